"""The course of a deal in which things go wrong: what stands against each player, and how play goes on.

A `Course` stands around a `Play`. Regular cards go through it to the play. An incident does to it what the rules say:
a card is taken back, a card must be played, a trick is charged. What a revoke or a forfeit costs is left to the
settlement.
"""

from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_

from hearts_spec.cards import Card, Suit, card_name, card_text, group_mask
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IllegalPlayError, Refusal, refuse
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.rules.ruleset import ConfiguredRules, Status
from hearts_spec.rules.vocabulary.irregular import ExposedLies


@dataclass(frozen=True, slots=True)
class Call:
    """A call on a player: the cards that answer it, as a mask, said in words, with the rule it rests on.

    Where he cannot answer it, it lapses.
    """

    cards: int
    words: str
    key: str

    def keep(self, options: int, exposed: int = 0) -> int:
        """Give those of the cards he may play that answer the call, and the exposed ones; all, where none answers."""
        return options & (self.cards | exposed) if options & self.cards else options


def card_call(card: Card, key: str) -> Call:
    """Call an exposed card."""
    return Call(1 << card, f"the {card_name(card)} was called", key)


def suit_call(suit: Suit) -> Call:
    """Call a suit from a player who led out of turn, for his next lead."""
    return Call(group_mask(suit.name), f"a lead of {suit.name.lower()} was called", "irregular.turn.lead")


def no_heart_call(table: CompiledRules) -> Call:
    """Forbid a player who played out of turn to discard a heart, or a card of the suit avoided in place of hearts."""
    suit = table.avoided.name.lower()
    return Call(~group_mask(suit), f"a {suit[:-1]} was forbidden", "irregular.turn.play")


def highest_call(table: CompiledRules, suit: int, hand: int) -> Call:
    """Call the highest card of the suit led, given as a mask, from a player who played out of turn."""
    highest = hand & suit
    while lower := highest & ~table.lowest(highest):
        highest = lower
    return Call(highest, "his highest card of the suit was called", "irregular.turn.play")


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say of an incident.

    `status` is whether the book rules on it. `granted` says whether what was asked for, or the remedy the rules
    provide, takes place: it does not when it was claimed too late, or by somebody without the right to it, and when
    the book is silent. `text` says it in words, `keys` name the rules, `cites` the provisions behind them. `deals` is
    the seat that deals now, where the deal is void.
    """

    incident: str
    status: Status
    granted: bool
    text: str
    keys: tuple[str, ...]
    cites: tuple[str, ...]
    deals: int | None = None


def ruling_of(
    playable: ConfiguredRules, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1
) -> Ruling:
    """Make the ruling on an incident from the rules under some keys; `because` says why it is not granted.

    The first `decided_by` of the keys decide the matter; the book is silent when it is silent on all of these.
    """
    status = playable.status(*keys[:decided_by])
    if status is Status.SILENT:
        return Ruling(incident, status, False, "The book says nothing of this.", keys, ())
    said = [*playable.says(*keys), *([because] if because else [])]
    return Ruling(incident, status, granted, " ".join(said), keys, playable.cites(*keys))


@dataclass(slots=True)
class Penalties:
    """What stands against the players at a moment of the deal; lists of masks and mappings go by seat.

    `exposed` are the cards that lie exposed, `exposed_in_deal` those of them that were so from the deal. `calls` bind a
    player at his next play and `lead_calls` at his next lead; `may_call` is who may call a suit from whom. `missed` is
    the trick for which a player must take the last when he plays to another, and `takes_last` who must take it.
    `early` are the cards laid before their turn.
    """

    exposed: list[int]
    exposed_in_deal: int = 0
    calls: dict[int, Call] = field(default_factory=dict)
    lead_calls: dict[int, Call] = field(default_factory=dict)
    may_call: dict[int, int] = field(default_factory=dict)
    missed: dict[int, int] = field(default_factory=dict)
    takes_last: tuple[int, ...] = ()
    early: dict[int, Card] = field(default_factory=dict)

    def copy(self) -> "Penalties":
        """Give a copy that goes its own way."""
        return replace(
            self, exposed=self.exposed.copy(), calls=self.calls.copy(), lead_calls=self.lead_calls.copy(),
            may_call=self.may_call.copy(), missed=self.missed.copy(), early=self.early.copy(),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood, to which it can be put back."""

    play: Play
    against: Penalties


@dataclass(frozen=True, slots=True)
class Revoked:
    """A failure to follow suit: who, with which card, in which trick, and the table as it stood before."""

    seat: int
    card: Card
    trick: int
    before: Snapshot


class IrregularPlay:
    """A deal under way in which things may go wrong. Seats are numbers, tricks are counted from 0.

    `against` is what stands against the players; `forfeits` are the seats that owe one. `revoked` are the revokes that
    were not put right, `established` those of them that were found out, and `dodging` the seats that made one to escape
    all the hearts; a seat proved by its mixed tricks alone is in `mixed`. `false_lead` is the table as it stood before
    a lead out of turn, while that lies on the table, and `led_falsely` who made it. Every ruling is kept in `rulings`.
    Methods raise IrregularStateError for an incident that cannot have happened as told.
    """

    def __init__(self, play: Play, *, dealer: int | None, lost: int = 0) -> None:
        """Begin; `dealer` is None where it is not said who dealt.

        `lost` are cards of the pack, as a mask, that were dealt to nobody though they should have been.
        """
        self.play = play
        self.dealer = dealer
        self.table = play.table
        self.law = play.table.rules.irregular
        self.lost = lost
        self.against = Penalties([0] * self.table.players)
        self.forfeits: list[int] = []
        self.rulings: list[Ruling] = []
        self.revoked: list[Revoked] = []
        self.established: list[Revoked] = []
        self.dodging: list[int] = []
        self.mixed: list[int] = []
        self.false_lead: Snapshot | None = None
        self.led_falsely = -1

    @property
    def void(self) -> bool:
        """Say whether a ruling has made the deal void."""
        return any(each.deals is not None for each in self.rulings)

    def seat(self, name: str) -> int:
        """Give the number of a seat by its name."""
        return self.play.seats.index(name)

    def moment(self) -> Snapshot:
        """Give the table as it stands."""
        return Snapshot(self.play.copy(), self.against.copy())

    def put_back(self, moment: Snapshot) -> None:
        """Put the table back to how it stood."""
        earlier = moment.play.copy()
        for name in Play.__slots__:
            setattr(self.play, name, getattr(earlier, name))
        self.against = moment.against.copy()

    def legal(self) -> int:
        """Give the cards that the player to move may play, as a mask: those that answer the calls on him, if he can.

        Nobody can keep him from playing an exposed card.
        """
        options = self.play.legal()
        for call in self._calls():
            options = call.keep(options, self._exposed)
        return options

    def why_not(self, card: Card, seat: int | None = None) -> Refusal | None:
        """Say why the player to move may not play a card, or another if it were his turn; None when he may."""
        turn = self.play.to_move
        self.play.to_move = turn if seat is None else seat
        try:
            return self._why_not(card)
        finally:
            self.play.to_move = turn

    def _why_not(self, card: Card) -> Refusal | None:
        if refusal := self.play.why_not(card):
            return refusal
        options = self.play.legal()
        for call in self._calls():
            options = call.keep(options, self._exposed)
            if not options >> card & 1:
                return refuse(self.table.playable, call.words, call.key)
        return None

    def put(self, card: Card, obliging: bool = False) -> None:
        """Play a card for the player to move; with `obliging`, the joker, which obliges a high heart to win.

        Raises IllegalPlayError when he may not play it.
        """
        refusal = self.why_not(card) or (self.play.why_not_oblige() if obliging else None)
        if refusal:
            raise self.illegal(self.play.to_move, card, refusal)
        self.put_trusted(card, obliging)

    def illegal(self, seat: int, card: Card, refusal: Refusal) -> IllegalPlayError:
        """Give the fault of a play that is forbidden."""
        return IllegalPlayError(self.play.played + 1, self.play.seats[seat], card_text(card), refusal)

    def put_trusted(self, card: Card, obliging: bool = False, in_turn: bool = True) -> None:
        """Play a card known to be legal, or to be a revoke; a lead `in_turn` uses up what could be asked of it."""
        play, against = self.play, self.against
        seat = play.to_move
        if not play.trick and in_turn:
            against.lead_calls.pop(seat, None)
            against.may_call.pop(seat, None)
        self._settle_missed(seat)
        if obliging:
            play.put_obliging()
        else:
            play.put(card)
        self._played(seat, card)
        self.go_on()

    def _played(self, seat: int, card: Card) -> None:
        """Note that a card has left a hand: it lies exposed no longer, and what was called has been answered."""
        self.against.exposed[seat] &= ~(1 << card)
        self.against.calls.pop(seat, None)

    def _settle_missed(self, seat: int) -> None:
        """Hold a player to a trick he missed, now that he plays to another."""
        missed = self.against.missed.get(seat)
        if missed is not None and missed < len(self.play.tricks):
            del self.against.missed[seat]
            self.must_take_last(seat)

    def let_right_call(self, seat: int) -> None:
        """Note that the player to the right of another may call a suit from him, for his next lead."""
        self.against.may_call[seat] = self.table.next_seat.index(seat)

    def must_take_last(self, seat: int) -> None:
        """Note that a player must take the last trick."""
        if seat not in self.against.takes_last:
            self.against.takes_last = (*self.against.takes_last, seat)

    @property
    def _exposed(self) -> int:
        """The exposed cards of the player to move."""
        return self.against.exposed[self.play.to_move]

    def _calls(self) -> list[Call]:
        """Give the calls on the player to move."""
        seat = self.play.to_move
        found = [self.against.calls.get(seat), None if self.play.trick else self.against.lead_calls.get(seat)]
        return [call for call in found if call]

    def go_on(self) -> None:
        """Go on to the next player with a choice: cards laid early are played, and empty hands passed over."""
        play, against = self.play, self.against
        if not play.trick:
            self.false_lead = None
            against.early.clear()
        while play.trick and play.to_move in against.early:
            seat = play.to_move
            card = against.early.pop(seat)
            play.put(card)
            self._played(seat, card)
        holding = {seat for seat, hand in enumerate(play.hands) if hand}
        if not play.trick and holding and holding <= {*against.takes_last, *against.missed}:
            for seat in holding:
                self._settle_missed(seat)
            return self.finish()
        if holding and not play.hands[play.to_move]:
            play.skip()
            return self.go_on()
        if not holding:
            while play.trick:
                play.skip()
            self.finish()
        return None

    def finish(self) -> None:
        """Charge the last trick to a player who has to take it, with a card he is left with and one that was lost.

        Where two have to, the first of them takes it.
        """
        play = self.play
        if not self.against.takes_last:
            return
        seat = self.against.takes_last[0]
        play.charge(len(play.tricks) - 1, seat)
        undrawn = play.aside.cut_short(seat) if play.aside else 0
        play.taken[seat] |= reduce(or_, play.hands) | self.lost | undrawn
        play.hands = [0] * self.table.players

    def in_sight(self, seat: int) -> int:
        """Give the exposed cards of a player that must lie face up, as a mask; those taken up again do not."""
        match self.law.exposed.lies:
            case ExposedLies.IN_SIGHT:
                return self.against.exposed[seat]
            case ExposedLies.IN_HAND:
                return 0

    def revokes(self) -> Revokes:
        """Give the revokes that were established, for the settlement."""
        seats = [*(each.seat for each in self.established), *self.mixed]
        by = tuple(dict.fromkeys(seats))
        return Revokes(by, tuple(dict.fromkeys(self.dodging)), tuple(seats.count(seat) for seat in by))

    def rule(self, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1) -> Ruling:
        """Make and keep the ruling on an incident, as `ruling_of` does."""
        ruling = ruling_of(
            self.table.playable, incident, *keys, granted=granted, because=because, decided_by=decided_by
        )
        self.rulings.append(ruling)
        return ruling
