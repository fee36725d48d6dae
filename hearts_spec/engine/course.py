"""The course of a deal in which things go wrong: what stands against each player, and how play goes on.

A `Course` stands around a `Play`. Regular cards go through it to the play. An incident is told to it, here or by the
functions of `revoking`, `exposing` and `out_of_turn`; it gives the ruling and does what the rules say: a card taken
back, a card that must be played, a trick charged. What a revoke or a forfeit costs is left to the settlement.
"""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from hearts_spec.cards import Card, card_name, card_text
from hearts_spec.engine.calls import Call
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.engine.penalties import Revokes
from hearts_spec.engine.play import Play
from hearts_spec.engine.ruling import Ruling, ruling_of
from hearts_spec.rules.irregular_words import ExposedLies, ShortHand, TricksSeen, UnequalHands
from hearts_spec.rules.ruleset import Status


@dataclass(frozen=True, slots=True)
class Revoked:
    """A failure to follow suit: who, the number of the trick, and his place in it."""

    seat: int
    trick: int
    place: int


class Course:
    """A deal under way, with what stands against each player. Seats are numbers, tricks are counted from 0.

    `exposed` are the cards that lie exposed, by seat, as masks, and `exposed_in_deal` those of them that were so from
    the deal; `forfeits` the seats that owe one. `revoked` are the revokes that were not put right, `established` and
    `dodging` the seats found out, `calls` what a player is called upon to play, `early` the cards laid too early.
    `false_lead` are the seat that should lead and the one that did, and `may_call` who may call a suit from whom.
    `takes_last` are the seats that must take the last trick. Every ruling is also kept in `rulings`.
    Methods raise IrregularStateError for an incident that cannot have happened as told.
    """

    def __init__(self, play: Play, lost: int = 0) -> None:
        """Begin; `lost` are cards of the pack, as a mask, that were dealt to nobody though they should have been."""
        self.play = play
        self.table = play.table
        self.law = play.table.rules.irregular
        self.lost = lost
        self.exposed = [0] * self.table.players
        self.exposed_in_deal = 0
        self.forfeits: list[int] = []
        self.rulings: list[Ruling] = []
        self.revoked: list[Revoked] = []
        self.established: list[int] = []
        self.dodging: list[int] = []
        self.calls: dict[int, Call] = {}
        self.takes_last: list[int] = []
        self.early: dict[int, Card] = {}
        self.false_lead: tuple[int, int] | None = None
        self.may_call: dict[int, int] = {}

    def legal(self) -> int:
        """Give the cards that the player to move may play, as a mask: those that answer a call on him, if he can."""
        options = self.play.legal()
        call = self._call()
        return call.keep(options) if call else options

    def why_not(self, card: Card) -> Refusal | None:
        """Say why the player to move may not play a card, or None when he may."""
        refusal = self.play.why_not(card)
        call = self._call()
        if refusal or not call or self.legal() >> card & 1:
            return refusal
        return Refusal(call.words, (call.key,), self.table.playable.cites(call.key))

    def put(self, card: Card, obliging: bool = False) -> None:
        """Play a card for the player to move; with `obliging`, the joker, which obliges a high heart to win.

        Raises IllegalPlayError when he may not play it.
        """
        play = self.play
        refusal = self.why_not(card) or (play.why_not_oblige() if obliging else None)
        if refusal:
            raise IllegalPlayError(play.played + 1, play.seats[play.to_move], card_text(card), refusal)
        self.put_trusted(card, obliging)

    def put_trusted(self, card: Card, obliging: bool = False) -> None:
        """Play a card that is known to be legal, or to be a revoke."""
        play = self.play
        seat = play.to_move
        if self._call():
            del self.calls[seat]
        if obliging:
            play.put_obliging()
        else:
            play.put(card)
        self.exposed[seat] &= ~(1 << card)
        self._go_on()

    def _call(self) -> Call | None:
        call = self.calls.get(self.play.to_move)
        return None if call and call.lead_only and self.play.trick else call

    def _go_on(self) -> None:
        """Go on to the next player with a choice: cards laid early are played, and empty hands passed over."""
        play = self.play
        if not play.trick:
            self.false_lead = None
            self.early.clear()
        while play.trick and play.to_move in self.early:
            play.put(self.early.pop(play.to_move))
        holding = [seat for seat, hand in enumerate(play.hands) if hand]
        if not play.trick and holding and set(holding) <= set(self.takes_last):
            return self._finish()
        if holding and not play.hands[play.to_move]:
            play.skip()
            return self._go_on()
        if not holding:
            while play.trick:
                play.skip()
            self._finish()
        return None

    def _finish(self) -> None:
        """Charge the last trick to a player who has to take it, with a card he is left with and one that was lost."""
        play = self.play
        if not self.takes_last:
            return
        seat = self.takes_last[0]
        play.charge(len(play.tricks) - 1, seat)
        play.taken[seat] |= reduce(or_, play.hands) | self.lost
        play.hands = [0] * self.table.players

    def in_sight(self, seat: int) -> int:
        """Give the exposed cards of a player that must lie face up, as a mask; those taken up again do not."""
        return self.exposed[seat] if self.law.exposed.lies is ExposedLies.IN_SIGHT else 0

    def revokes(self) -> Revokes:
        """Give the revokes that were established, for the settlement."""
        return Revokes(tuple(self.established), tuple(self.dodging))

    def miss(self) -> Ruling:
        """Let the player to move play no card to the trick."""
        seat = self.play.to_move
        if not self.play.trick:
            raise IrregularStateError("a leader cannot miss the trick", self.play.seats[seat], "missed")
        self.play.skip()
        ruling = self.rule("missed", "irregular.hands.missed")
        if ruling.status is not Status.SILENT and self.law.hands.missed is ShortHand.LAST_TRICK:
            self.takes_last.append(seat)
        self._go_on()
        return ruling

    def found_short(self, seat: int) -> Ruling:
        """Find that a player has a card too few, while the others have what they should."""
        counts = self._counts_after_trick()
        others = {count for each, count in enumerate(counts) if each != seat}
        if len(others) != 1 or counts[seat] != others.pop() - 1:
            raise IrregularStateError(f"{self.play.seats[seat]} is not a card short", self.play.seats[seat], "short")
        ruling = self.rule("short", "irregular.hands.short")
        if ruling.status is not Status.SILENT and self.law.hands.short is ShortHand.LAST_TRICK:
            self.takes_last.append(seat)
        return ruling

    def draw(self, short: int, long: int, cards: int) -> Ruling:
        """Let a short hand draw cards, given as a mask, from a long one; each of the two owes a forfeit."""
        play = self.play
        key = "irregular.hands.unequal"
        if not play.tricks:
            raise IrregularStateError("the first trick is not complete", play.seats[short], "drawn")
        granted = self.law.hands.unequal is UnequalHands.DRAW
        ruling = self.rule("drawn", key, "irregular.hands.forfeit", granted=granted)
        if not ruling.granted:
            return ruling
        counts = self._counts_after_trick()
        many = cards.bit_count()
        if cards & ~play.hands[long] or counts[short] + many != counts[long] - many:
            message = f"{play.seats[short]} does not come to the right number of cards from {play.seats[long]} so"
            raise IrregularStateError(message, play.seats[short], "drawn")
        play.hands[long] &= ~cards
        play.hands[short] |= cards
        self.forfeits += [short, long]
        return ruling

    def look(self, number: int) -> Ruling:
        """Look at a trick that was turned."""
        seen = self.law.quitted.seen
        if not 0 <= number < len(self.play.tricks):
            raise IrregularStateError(f"trick {number + 1} is not turned yet", str(number + 1), "looked")
        last = number == len(self.play.tricks) - 1
        granted = seen is TricksSeen.ANY or (seen is TricksSeen.LAST_ONLY and last) or self.play.over
        return self.rule("looked", "irregular.quitted.seen", granted=granted)

    def _counts_after_trick(self) -> list[int]:
        """Count the cards of each hand as they are between tricks: a card on the table counts as held."""
        played = self.table.seat_at[self.play.leader][: len(self.play.trick)]
        return [hand.bit_count() + (seat in played) for seat, hand in enumerate(self.play.hands)]

    def needs(self, seat: int, card: Card, what: str) -> None:
        """Check that a player holds a card."""
        if not self.play.hands[seat] >> card & 1:
            message = f"{self.play.seats[seat]} does not hold the {card_name(card)}"
            raise IrregularStateError(message, card_text(card), what)

    def rule(self, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1) -> Ruling:
        """Make and keep the ruling on an incident, as `ruling_of` does."""
        ruling = ruling_of(
            self.table.playable, incident, *keys, granted=granted, because=because, decided_by=decided_by
        )
        self.rulings.append(ruling)
        return ruling
