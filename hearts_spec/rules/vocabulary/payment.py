"""Payments for the cards taken, in a game for chips: who pays, for what, how often and to whom."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import Fund
from hearts_spec.rules.payments import Payment
from hearts_spec.schema.field_info import Word, says, there_is

_PAID = there_is("settlement.pay.each")


# settlement.pay.who: who pays


class Payers(Word):
    """Who pays after a deal."""

    EVERYONE = "everyone", "every player"
    LOSERS = "losers", "every player who does not win"
    MOST = "most", "the player who took the most"

    def among(self, units: Sequence[int], winners: Collection[int]) -> list[int]:
        """Return the seats that pay, by what each took and who wins."""
        seats = list(range(len(units)))
        match self:
            case Payers.EVERYONE:
                return seats
            case Payers.LOSERS:
                return [seat for seat in seats if seat not in winners]
            case Payers.MOST:
                return [seat for seat in seats if units[seat] == max(units)]


_WHO = says("Who pays", "After the deal {} pays.", default=Payers.EVERYONE, only=[_PAID])


# settlement.pay.each: the chips for each unit

_EACH = says(
    "Chips for each", "Players pay {} chip(s) for each heart or penalty point.", default=0, none="Nothing is paid."
)


# settlement.pay.counting: all that was taken, or only an excess


class PayCounting(Word):
    """What is paid for: all that was taken, or only an excess."""

    is_of_all: bool  # True if a player pays for all they took.

    TAKEN = "taken", "for everything they took", {"is_of_all": True}
    EXCESS = "excess", "only the difference between what they took and what the player they pay took"


_COUNTING = says("Paid on", "Players pay {}.", default=PayCounting.TAKEN, only=[_PAID])


# settlement.pay.times: how often each unit is paid for


class PayTimes(Word):
    """How often each unit taken is paid for."""

    ONCE = "once", "once"
    EACH_OPPONENT = "each-opponent", "as many times as there are opponents"

    def at(self, players: int) -> int:
        """Return how often a player pays for a unit at a table."""
        match self:
            case PayTimes.ONCE:
                return 1
            case PayTimes.EACH_OPPONENT:
                return players - 1


_TIMES = says("How often", "Each heart or penalty point is paid for {}.", default=PayTimes.ONCE, only=[_PAID])


# settlement.pay.to: who receives the payment


class PayTo(Word):
    """Who receives the payment."""

    passes_pool_by: bool  # True if players pay the winners directly, so that the pool holds only indivisible chips.

    POOL = "pool", "into the pool"
    WINNERS = "winners", "to the player who wins, or to the players who win together", {"passes_pool_by": True}
    EACH_OTHER = "each-other", "to each of the other players"


_TO = says("Paid to", "The chips are paid {}.", default=PayTo.POOL)


# settlement.pay.free: what costs nothing

_FREE = says(
    "Hearts or points that cost nothing",
    "A player pays only for what they took above {}.",
    default=0,
    none="Every heart or penalty point is paid for.",
    unsurveyed=True,
    only=[_PAID],
)


@dataclass(frozen=True, slots=True)
class PayRules:
    """Who pays what after a deal, in a game for chips."""

    who: Payers = _WHO
    each: int = _EACH
    counting: PayCounting = _COUNTING
    times: PayTimes = _TIMES
    to: PayTo = _TO
    free: int = _FREE

    @property
    def for_all(self) -> bool:
        """True if every player pays for all they took."""
        return self.who is Payers.EVERYONE and self.counting.is_of_all and not self.free

    def for_unit(self, players: int) -> int:
        """Return the chips that one player pays in all for one unit."""
        return self.each * self.times.at(players)

    def payments(self, units: Sequence[int], winners: Collection[int]) -> Iterator[Payment]:
        """Yield what is paid for cards. An excess is over the fewest units taken, or over those of each payee."""
        each, key = self.for_unit(len(units)), "settlement.pay.each"
        for seat in self.who.among(units, winners):
            match self.to:
                case PayTo.POOL:
                    yield Payment(seat, Fund.POOL, each * self._paid_for(units[seat], min(units)), key)
                case PayTo.WINNERS:
                    yield Payment(seat, None, each * self._paid_for(units[seat], min(units)), key)
                case PayTo.EACH_OTHER:
                    for other, count in enumerate(units):
                        if other != seat:
                            yield Payment(seat, other, each * self._paid_for(units[seat], count), key)

    def _paid_for(self, taken: int, fewer: int) -> int:
        return max(0, taken - (self.free if self.counting.is_of_all else fewer))
