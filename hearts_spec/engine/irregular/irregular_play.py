"""A deal in which things go wrong: the penalties on each player, and how play goes on.

An `IrregularPlay` wraps a `Play`. Legal cards pass through it to the play. An incident changes it as the rules say: a
card is taken back, a card must be played, a trick is charged. The costs of a revoke or a forfeit are left to the
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


@dataclass(frozen=True, slots=True)
class Call:
    """A call on a player: the cards that answer it, as a mask, its wording, and the key of its rule.

    It lapses if the player cannot answer it.
    """

    cards: int
    words: str
    key: str

    def keep(self, options: int, exposed: int = 0) -> int:
        """Return the playable cards (`options`) that answer the call or are exposed; all of them, if none answers."""
        return options & (self.cards | exposed) if options & self.cards else options


def card_call(card: Card, key: str) -> Call:
    return Call(1 << card, f"the {card_name(card)} was called", key)


def suit_call(suit: Suit, key: str) -> Call:
    """Return a call of a suit on a player who led out of turn, for their next lead."""
    return Call(group_mask(suit.name), f"a lead of {suit.name.lower()} was called", key)


def no_heart_call(table: CompiledRules, key: str) -> Call:
    """Return a call that forbids a player who played out of turn to discard a heart, or the avoided suit."""
    suit = table.avoided.name.lower()
    return Call(~group_mask(suit), f"a {suit[:-1]} was forbidden", key)


def highest_call(table: CompiledRules, suit: int, hand: int, key: str) -> Call:
    """Return a call of the highest card of the suit led, a mask, on a player who played out of turn."""
    highest = hand & suit
    while lower := highest & ~table.lowest(highest):
        highest = lower
    return Call(highest, "their highest card of the suit was called", key)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say of an incident.

    `status` is whether the book rules on it. `granted` is true if the request, or the remedy of the rules, takes
    effect: it is false if the claim came too late, or from a player without the right to it, and if the book is silent.
    `text` is the ruling in words, `keys` name the rules, `cites` the provisions behind them. `because` is the end of
    the text if it is not granted, and says why. `deals` is the seat that deals now, if the deal is void.
    """

    incident: str
    status: Status
    granted: bool
    text: str
    keys: tuple[str, ...]
    cites: tuple[str, ...]
    because: str = ""
    deals: int | None = None


def ruling_of(
    playable: ConfiguredRules, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1
) -> Ruling:
    """Return the ruling on an incident from the rules under these keys; `because` is why it is not granted.

    The first `decided_by` of the keys decide it; the book is silent if it is silent on all of these.
    """
    status = playable.status(*keys[:decided_by])
    if status is Status.SILENT:
        return Ruling(incident, status, False, "The book says nothing of this.", keys, ())
    said = [*playable.says(*keys), *([because] if because else [])]
    return Ruling(incident, status, granted, " ".join(said), keys, playable.cites(*keys), because)


@dataclass(slots=True)
class Penalties:
    """The penalties on the players at a moment of the deal; masks and mappings go by seat.

    `exposed` are the exposed cards, `exposed_in_deal` those of them that were exposed in dealing. `calls` bind a player
    at the next play and `lead_calls` at the next lead; `may_call` is who may call a suit from whom. `missed` is the
    trick that a player missed, which makes them take the last trick once they play to another; `takes_last` are those
    who must take it. `early` are the cards played before their turn.
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
        """Return an independent copy."""
        return replace(
            self, exposed=self.exposed.copy(), calls=self.calls.copy(), lead_calls=self.lead_calls.copy(),
            may_call=self.may_call.copy(), missed=self.missed.copy(), early=self.early.copy(),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state of the table that can be restored."""

    play: Play
    against: Penalties


@dataclass(frozen=True, slots=True)
class Revoked:
    """A failure to follow suit: the seat, the card, the trick (counted from 0), and the table before it."""

    seat: int
    card: Card
    trick: int
    before: Snapshot


class IrregularPlay:
    """A deal in progress in which things may go wrong. Seats are numbers, tricks are counted from 0.

    `against` are the penalties on the players; `forfeits` are the seats that owe one. `revoked` are the revokes that
    were not corrected, `established` those of them that were proved, and `dodging` the seats that revoked to escape all
    the hearts; `mixed` are seats whose revoke is proved only by mixing their tricks. While a lead out of turn is on the
    table, `false_lead` is the table before it, and `led_falsely` is who made it. `rulings` has every ruling. Methods
    raise IrregularStateError for an incident that cannot have happened like this.
    """

    def __init__(self, play: Play, *, dealer: int | None, lost: int = 0) -> None:
        """Wrap a play; `dealer` is None if it is not known who dealt.

        `lost` are cards of the pack, as a mask, that should have been dealt but are in no hand.
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
        self.unplayed: tuple[int, ...] = ()  # who took each trick that was claimed or given up

    @property
    def void(self) -> bool:
        """True if a ruling has made the deal void."""
        return any(each.deals is not None for each in self.rulings)

    def seat(self, name: str) -> int:
        """Return the number of a seat by its name."""
        return self.play.seats.index(name)

    def moment(self) -> Snapshot:
        """Return the present state of the table."""
        return Snapshot(self.play.copy(), self.against.copy())

    def put_back(self, moment: Snapshot) -> None:
        """Restore an earlier state of the table."""
        earlier = moment.play.copy()
        for name in Play.__slots__:
            setattr(self.play, name, getattr(earlier, name))
        self.against = moment.against.copy()

    def legal(self) -> int:
        """Return the cards that the player to move may play, as a mask: those that answer the calls, if any do.

        No call prevents a player from playing an exposed card.
        """
        options = self.play.legal()
        for call in self._calls():
            options = call.keep(options, self._exposed)
        return options

    def why_not(self, card: Card, seat: int | None = None) -> Refusal | None:
        """Return why a card may not be played by the player to move, or by another on their turn; None if it may."""
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

        Raises IllegalPlayError if it may not be played.
        """
        refusal = self.why_not(card) or (self.play.why_not_oblige() if obliging else None)
        if refusal:
            raise self.illegal(self.play.to_move, card, refusal)
        self.put_trusted(card, obliging)

    def illegal(self, seat: int, card: Card, refusal: Refusal) -> IllegalPlayError:
        """Return the error for a play that is forbidden."""
        return IllegalPlayError(self.play.played + 1, self.play.seats[seat], card_text(card), refusal)

    def put_trusted(self, card: Card, obliging: bool = False, in_turn: bool = True) -> None:
        """Play a card known to be legal, or to be a revoke; a lead `in_turn` ends any call on that lead."""
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
        """Record that a card has left a hand: it is no longer exposed, and the call is answered."""
        self.against.exposed[seat] &= ~(1 << card)
        self.against.calls.pop(seat, None)

    def _settle_missed(self, seat: int) -> None:
        """Make a player who missed a trick take the last, now that they play to another."""
        missed = self.against.missed.get(seat)
        if missed is not None and missed < len(self.play.tricks):
            del self.against.missed[seat]
            self.must_take_last(seat)

    def let_right_call(self, seat: int) -> None:
        """Let the player on the right of this seat call a suit from it, for its next lead."""
        self.against.may_call[seat] = self.table.next_seat.index(seat)

    def must_take_last(self, seat: int) -> None:
        """Record that a player must take the last trick."""
        if seat not in self.against.takes_last:
            self.against.takes_last = (*self.against.takes_last, seat)

    @property
    def _exposed(self) -> int:
        return self.against.exposed[self.play.to_move]

    def _calls(self) -> list[Call]:
        seat = self.play.to_move
        found = [self.against.calls.get(seat), None if self.play.trick else self.against.lead_calls.get(seat)]
        return [call for call in found if call]

    def go_on(self) -> None:
        """Move on to the next player with a choice: play the cards played before their turn, and skip empty hands.

        When only players who must take the last trick have cards, or nobody has, finish the play.
        """
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
        # While every player holds cards, play goes on and a stock is drawn, even if all must take the last trick.
        some_are_out = 0 < len(holding) < self.table.players
        if not play.trick and some_are_out and holding <= {*against.takes_last, *against.missed}:
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
        """Charge the last trick to a player who must take it, with their remaining cards and any lost card.

        If two must take it, the first of them does.
        """
        play = self.play
        if not self.against.takes_last:
            return
        seat = self.against.takes_last[0]
        play.charge(len(play.tricks) - 1, seat)
        undrawn = play.aside.cut_short(seat) if play.aside else 0
        play.taken[seat] |= reduce(or_, play.hands) | self.lost | undrawn
        play.hands = [0] * self.table.players

    def end_for(self, seat: int) -> None:
        """End the play between two tricks: a player takes every card that is left, and so every trick."""
        self.unplayed = (seat,) * max(hand.bit_count() for hand in self.play.hands)
        self.play.taken[seat] |= reduce(or_, self.play.hands)
        self.play.hands = [0] * self.table.players

    def in_sight(self, seat: int) -> int:
        """Return the exposed cards of a player that must stay face up, as a mask."""
        return self.against.exposed[seat] if self.law.exposed.lies.in_sight else 0

    def revokes(self) -> Revokes:
        """Return the revokes that were established, for the settlement."""
        seats = [*(each.seat for each in self.established), *self.mixed]
        by = tuple(dict.fromkeys(seats))
        return Revokes(by, tuple(dict.fromkeys(self.dodging)), tuple(seats.count(seat) for seat in by))

    def rule(self, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1) -> Ruling:
        """Return and record the ruling on an incident; see `ruling_of`."""
        ruling = ruling_of(
            self.table.playable, incident, *keys, granted=granted, because=because, decided_by=decided_by
        )
        self.rulings.append(ruling)
        return ruling
