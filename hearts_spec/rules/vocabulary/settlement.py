"""How a deal is settled: in points, or in chips paid into a pool, to the winners or to each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.payment import PayCounting, Payers, PayRules, PayTo
from hearts_spec.rules.vocabulary.pool import PoolCase, PoolCases, Then, idle_cases, leaves_jack, never_won
from hearts_spec.schema.field_info import Word, says, section, there_is, where

IN_POINTS = where(lambda rules: rules.settlement.kept_in is KeptIn.POINTS, "settlement.kept-in")
FOR_STAKES = where(lambda rules: rules.settlement.kept_in is not KeptIn.NOTHING, "settlement.kept-in")
IN_CHIPS = where(lambda rules: rules.settlement.kept_in is KeptIn.CHIPS, "settlement.kept-in")
_WITH_POT = there_is("settlement.pot.ante")
_POOL = "settlement.kept-in", "settlement.pool", "settlement.pay.to"
_CONTESTED = where(
    lambda rules: rules.settlement.asks_who_wins,
    "settlement.ante", "settlement.pay.to", "settlement.pay.who", "settlement.draw",
)  # fmt: skip
_WON = where(lambda rules: rules.settlement.pool, *_POOL)
LEFT_STANDING = where(lambda rules: rules.settlement.leaves_jack, *_POOL, "settlement.odd-chip")


# settlement.kept-in: points or chips


class KeptIn(Word):
    """What a deal is settled in."""

    CHIPS = "chips", "chips, paid deal by deal"
    POINTS = "points", "points, added to a running score"
    NOTHING = "nothing", "nothing: there are no stakes"


_KEPT_IN = says(
    "Points or chips",
    "The game is played for {}.",
    apart={KeptIn.NOTHING: "Nothing is paid: there are no stakes."},
)


class BelowNothing(Word):
    """What happens to a score below 0."""

    is_kept: bool  # True if the score stays below 0.

    COUNTS = "counts", "counts like any other", {"is_kept": True}
    TO_NOTHING = "to-nothing", "is raised to 0"


# settlement.odd-chip: the odd chip


class OddChip(Word):
    """Where the chips go that cannot be divided equally."""

    seat: str  # The seat that gets it, as a phrase; empty if no seat does.
    starts_jack: bool  # True if it makes the next pool a Jack.
    goes_to_pot: bool  # True if it goes to the separate pot, at once or once the pot is settled.
    begins_pot: bool  # True if it goes to the pot only once the pot is settled.

    STAYS = "stays", "stays for the next deal", {"seat": ""}
    STARTS_JACK = "starts-jack", "stays, and makes the next pool a Jack", {"seat": "", "starts_jack": True}
    NEAREST_LEFT = "nearest-left", "goes to the winner nearest the dealer's left", {"seat": "nearest the dealer's left"}
    TO_POT = "to-pot", "goes to the separate pot, and to its winner if it is won", {"seat": "", "goes_to_pot": True}
    TO_NEXT_POT = (
        "to-next-pot",
        "goes to the separate pot, or starts a new one if it is won",
        {"seat": "", "goes_to_pot": True, "begins_pot": True},
    )

    @property
    def goes_by_seats(self) -> bool:
        """True if it must be known who deals."""
        return bool(self.seat)


_ODD_CHIP = says(
    "The odd chip",
    "An odd chip, which cannot be divided, {}.",
    default=OddChip.STAYS,
    only=[_WON],
)


# settlement.jack: winning a Jack


class JackWonBy(Word):
    """What it takes to win a Jack that is on the table."""

    needs_sole_clear: bool  # True if the winner must be the only player clear.

    AS_ANY_POOL = "as-any-pool", "like any other pool"
    SOLE_CLEAR = "sole-clear", "only by a player who alone is clear", {"needs_sole_clear": True}


_JACK = says(
    "Winning a Jack",
    "A Jack (a pool that nobody won) is won {}.",
    default=JackWonBy.AS_ANY_POOL,
    only=[LEFT_STANDING],
)


# settlement.called: name of a carried-over pool


class PoolName(Word):
    """The name for a pool that nobody won."""

    JACK = "jack", "Jack"
    JACK_POT = "jack-pot", "jack-pot"
    DOUBLE_POOL = "double-pool", "double pool"


_CALLED = says(
    "Name of a carried-over pool",
    "A pool that nobody wins and that is carried over is called a {}.",
    default=PoolName.JACK,
    unsurveyed=True,
    only=[LEFT_STANDING],
)


# settlement.pot.won-by: the pot won by


class PotWonBy(Word):
    """What it takes to win the pot, which is separate from the pool."""

    is_by_tricks: bool  # True if it must be known who took no trick.

    NO_TRICK = "no-trick", "taking no trick at all", {"is_by_tricks": True}
    CLEAR = "clear", "being clear of all that counts"


_WON_BY = says(
    "The pot won by",
    "The pot is won by {}. Players who win it together divide it, and the remainder starts a new one.",
    default=PotWonBy.NO_TRICK,
    only=[_WITH_POT],
)


# settlement.pot.ante: chips to the pot each deal

_POT_ANTE = says(
    "Chips to the pot each deal",
    "Each player adds {} chip(s) to the pot each deal.",
    default=0,
    none="There is no pot apart from the pool.",
)


@dataclass(frozen=True, slots=True)
class PotRules:
    """A pot that is separate from the pool."""

    ante: int = _POT_ANTE
    won_by: PotWonBy = _WON_BY


# settlement.ante: chips to the pool before the deal

_SETTLEMENT_ANTE = says(
    "Chips to the pool before the deal",
    "Before the deal each player puts {} chip(s) into the pool.",
    "Paid before the deal, whatever each player then takes; 0 for nothing.",
    default=0,
    none="Nothing is paid before the deal.",
    unsurveyed=True,
)


# settlement.draw: chips drawn for each not taken

_DRAW = says(
    "Chips drawn for each not taken",
    "Each player then draws {} chip(s) for each heart or penalty point they did not take.",
    default=0,
    none="Nothing is drawn for what was not taken.",
)


# settlement.pool: the pool

_SETTLEMENT_POOL = says(
    "The pool",
    "{}.",
    "What happens to the pool; the first case that fits.",
    cases={"tie": "several share the fewest, and win", "loaded": "one player took everything, and pays"},
    default=(),
    kind=PoolCases(),
    none="There is no pool left to win.",
    only=[_CONTESTED],
)


@dataclass(frozen=True, slots=True)
class SettlementRules:
    """How a deal is settled."""

    kept_in: KeptIn = _KEPT_IN
    ante: int = _SETTLEMENT_ANTE
    pay: PayRules = section("Payment")
    draw: int = _DRAW
    pool: tuple[PoolCase, ...] = _SETTLEMENT_POOL
    odd_chip: OddChip = _ODD_CHIP
    jack: JackWonBy = _JACK
    called: PoolName = _CALLED
    pot: PotRules = section("Pot")

    @property
    def leaves_jack(self) -> bool:
        """True if a Jack is possible: a pool nobody wins, or the remainder of a divided pool."""
        return leaves_jack(self.pool) or self.odd_chip.starts_jack

    @property
    def asks_who_wins(self) -> bool:
        """True if the winners matter: payments are to be won, or only those who do not win pay."""
        match self.pay.to:
            case PayTo.POOL | PayTo.WINNERS:
                return True
            case PayTo.EACH_OTHER:
                return bool(self.ante) or self.pay.who is Payers.LOSERS

    def conflicts(self, players: int) -> Iterator[Conflict]:
        """Yield conflicts: chips that nobody pays, or that nobody receives."""
        if self.kept_in is not KeptIn.CHIPS:
            return
        if not self.pay.each and not self.draw and not self.ante:
            message = "this is a game for chips, but nobody pays"
            hint = "state settlement.pay.each or settlement.ante, as 1"
            yield Conflict("settlement.pay.each", "nobody-pays", message, hint, ("settlement.kept-in",))
        if (self.ante or (self.pay.to is PayTo.POOL and not self.draw)) and not self.pool:
            or_else = ("settlement.pay.to", "settlement.kept-in")
            message = "chips go into the pool and never come out"
            yield Conflict("settlement.pool", "pool-not-won", message, "state settlement.pool", or_else)
        if self.odd_chip.goes_to_pot and not self.pot.ante:
            hint = "state settlement.pot.ante, as 1"
            yield Conflict("settlement.odd-chip", "no-pool", "the odd chip goes to a pot, and there is none", hint)
        if self.pay.free and self.pay.counting is PayCounting.EXCESS:
            message = "units can be free only if everything taken is paid for, not if only an excess is"
            hint = "say 0, or `counting: taken`"
            yield Conflict("settlement.pay.free", "wrong-payment", message, hint, ("settlement.pay.counting",))
        if self.draw:
            yield from self._draw_conflicts(players)
        if self.pay.to is PayTo.WINNERS:
            yield from self._unwon_conflicts(players)

    def _draw_conflicts(self, players: int) -> Iterator[Conflict]:
        """Yield conflicts: draws that exceed the payments, or leave a rest that nobody can win."""
        key, or_else, pay = "settlement.draw", ("settlement.pay", "settlement.pool", "settlement.kept-in"), self.pay
        if pay.to is not PayTo.POOL or not pay.for_all:
            message = "chips can be drawn from the pool only if every player pays into it for everything they took"
            yield Conflict(key, "wrong-payment", message, "say 0, or change settlement.pay", or_else)
            return
        paid = pay.for_unit(players)
        drawn = self.draw * (players - 1)
        if drawn > paid:
            message = "more is drawn for each unit than is paid for it"
            yield Conflict(key, "wrong-payment", message, "draw less, or let more be paid", or_else)
        elif drawn < paid and not self.pool:
            message = "less is drawn for each unit than is paid for it, and nobody can win the rest"
            yield Conflict(key, "wrong-payment", message, "state settlement.pool", or_else)

    def _unwon_conflicts(self, players: int) -> Iterator[Conflict]:
        key, or_else = "settlement.pay.to", ("settlement.pool", "settlement.kept-in")
        if not self.pool:
            yield Conflict(
                key, "no-pool", "the winner is paid, and nothing says who wins", "state settlement.pool", or_else
            )
        for place in never_won(self.pool, players):
            message = f"the winner is paid, and in case {place} of the pool nobody wins"
            yield Conflict(key, "pool-not-won", message, "say `pool`", or_else)

    def impossible(self, players: Sequence[int]) -> Iterator[Conflict]:
        """Yield conflicts: pool cases that no deal reaches, and words that never make a difference."""
        yield from idle_cases(self.pool, players)
        won_by_fewest = any(clause.then is Then.FEWEST_TAKE for clause in self.pool)
        if self.pay.who is Payers.LOSERS and (self.pay.counting is PayCounting.EXCESS or not won_by_fewest):
            message = "winners never have anything to pay for, so only losers pay in any case"
            yield Conflict("settlement.pay.who", "wrong-payment", message, "say `everyone`")
