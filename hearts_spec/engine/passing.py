"""Passing cards before the play, and showing cards so that they count double."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_

from hearts_spec.cards import (
    BITS,
    Card,
    card_text,
    cards_in,
    cards_text,
    copy_in,
    groups_mask,
    mask_out_of,
)
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse_for
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.passing import PassTo, offsets


def pass_to(rules: Rules, deal_number: int, named: PassTo | None = None) -> PassTo:
    """Return the direction of the pass in a deal, counted from 1; HOLD if no cards are passed.

    If the dealer names the direction, that is `named`, or NAMED until the dealer has named it.
    """
    if not rules.passing.cards or not rules.passing.to:
        return PassTo.HOLD
    direction = rules.passing.to[(deal_number - 1) % len(rules.passing.to)]
    return named if named and direction.is_named else direction


def why_not_named(playable: ConfiguredRules, deal_number: int, direction: PassTo) -> Refusal | None:
    """Return why the dealer may not name this direction in a deal, or None if they may."""
    refused = playable.rules.passing.why_not_named(pass_to(playable.rules, deal_number), direction)
    return refuse_for(playable, refused) if refused else None


def pass_number(rules: Rules, deal_number: int) -> int:
    """Return how many cards are passed in a deal, if the direction does not determine it."""
    counts = rules.passing.counts
    return counts[(deal_number - 1) % len(counts)]


class Passing:
    """The pass of one deal: every seat passes once. Receivers may look at passed cards only when the rules allow it.

    `count` is how many cards each seat passes. `given` are the cards by seat, in the order in which seats have passed;
    if cards may be passed on, this order decides where a card ends. Cards that are shuffled are in no hand until they
    are dealt back.
    """

    def __init__(
        self, playable: ConfiguredRules, hands: list[int], deal_number: int = 1, named: PassTo | None = None
    ) -> None:
        """Begin the pass; `named` is the direction that the dealer names, or None until they have.

        Raises IrregularStateError for a direction that they may not name.
        """
        if named and (refusal := why_not_named(playable, deal_number, named)):
            raise IrregularStateError(refusal.reason, str(named.value), "way")
        self.playable = playable
        self.rules = playable.rules
        self.hands = list(hands)
        self.to = pass_to(self.rules, deal_number, named)
        number = pass_number(self.rules, deal_number)
        self.offsets = offsets(self.to, number, len(hands))
        self.count = number if self.to.is_shuffled else len(self.offsets)
        self.returned: tuple[int, ...] = ()
        self.barred = groups_mask(self.rules.passing.barred)
        self.given: dict[int, tuple[int, ...]] = {}

    @property
    def needed(self) -> bool:
        """True if cards are passed in this deal; false until the dealer has named the direction."""
        return bool(self.count)

    @property
    def to_name(self) -> bool:
        """True if the dealer has yet to name the direction."""
        return self.to.is_named

    def check_named(self) -> None:
        """Raise IrregularStateError while the dealer has yet to name the direction."""
        if self.to_name:
            raise IrregularStateError("the record does not give the direction that the dealer named", "way", "way")

    def receivers(self, seat: int) -> tuple[int, ...]:
        """Return the seat that receives each card that a seat passes, in the order of passing.

        It is empty if the cards are shuffled.
        """
        return tuple([(seat + offset) % len(self.hands) for offset in self.offsets])

    def why_not_look(self, seat: int) -> Refusal | None:
        """Return why a seat may not yet look at the cards passed to it, or None if it may."""
        refused = self.rules.passing.look.why_not(has_passed=seat in self.given)
        return refuse_for(self.playable, refused) if refused else None

    def held(self, seat: int) -> int:
        """Return the cards from which a seat passes, as a mask: its hand, and cards passed to it if these may go on."""
        if not self.rules.passing.goes_on:
            return self.hands[seat]
        passed_to = (
            card
            for giver, cards in self.given.items()
            for card, receiver in zip(cards, self.receivers(giver), strict=False)
            if receiver == seat
        )
        return reduce(or_, passed_to, self.hands[seat])

    def in_turn(self, cards: Sequence[Sequence[Card]]) -> Iterator[int]:
        """Yield the seats in an order in which they can pass these cards; each passes before the next is yielded.

        It is the order of the seats, except that a player who passes on a card waits until they have it.
        """
        waiting = list(range(len(cards)))
        while waiting:
            ready = (seat for seat in waiting if not self.rules.passing.goes_on or self._has(seat, cards[seat]))
            seat = next(ready, waiting[0])
            waiting.remove(seat)
            yield seat

    def _has(self, seat: int, cards: Sequence[Card]) -> bool:
        held = self.held(seat)
        return not mask_out_of(held, cards) & ~held

    def why_not(self, seat: int, cards: int) -> Refusal | None:
        """Return why a seat may not pass these cards of its hand, a mask, or None if it may."""
        refused = self.rules.passing.why_not(cards, self.held(seat), self.count)
        return refuse_for(self.playable, refused) if refused else None

    def give(self, seat: int, cards: Sequence[Card]) -> None:
        """Pass cards from a seat; if they go to several players, the first go to the next clockwise, and so on.

        Raises IrregularStateError if nothing is passed in this deal, the dealer has yet to name the direction, the
        number is wrong, or a card is not held or may not be passed.
        """
        count = self.count
        self.check_named()
        if not self.needed:
            raise IrregularStateError("no cards are passed in this deal", cards_text(cards))
        if seat in self.given:
            raise IrregularStateError("this seat has passed already", str(seat))
        held = self.held(seat)
        masks = [mask_out_of(held, cards[:place]) for place in range(len(cards) + 1)]
        if len(cards) != count:
            are = "card is" if count == 1 else "cards are"
            raise IrregularStateError(f"{count} {are} passed, not {len(cards)}", cards_text(cards))
        if masks[-1] & ~held:
            missing = cards_text(cards_in(masks[-1] & ~held))
            raise IrregularStateError(f"{missing} cannot be passed: it is not in the hand", missing)
        if refusal := self.why_not(seat, masks[-1]):
            raise IrregularStateError(refusal.reason, cards_text(cards))
        self.given[seat] = tuple(after ^ before for before, after in pairwise(masks))

    def put(self, seat: int, cards: Sequence[Card]) -> None:
        """Pass cards that the caller knows to be legal, each in the copy named."""
        self.given[seat] = tuple([BITS[card] for card in cards])

    def in_the_middle(self) -> int:
        """Return the cards in the middle once all have passed, as a mask; 0 if they are not shuffled.

        Raises IrregularStateError if a seat has yet to pass.
        """
        self._check_given()
        return reduce(or_, self._gone()) if self.to.is_shuffled else 0

    def deal_back(self, hands: Sequence[Sequence[Card]]) -> None:
        """Deal the cards in the middle back, to each seat those named.

        Raises IrregularStateError if nothing is dealt back, a seat has yet to pass, or these are other cards than were
        passed, or not the right number for each seat.
        """
        middle = self.in_the_middle()
        if not middle:
            raise IrregularStateError("no cards are dealt back in this deal", "returns", "returns")
        returned = []
        for cards in hands:
            if len(cards) != self.count:
                are = "card is" if self.count == 1 else "cards are"
                message = f"{self.count} {are} dealt back to each, not {len(cards)}"
                raise IrregularStateError(message, cards_text(cards), "returns")
            returned.append(mask_out_of(middle, cards))
            if foreign := returned[-1] & ~middle:
                names = cards_text(cards_in(foreign))
                raise IrregularStateError(f"{names} is not among the cards left to deal back", names, "returns")
            middle &= ~returned[-1]
        self.returned = tuple(returned)

    def finish(self) -> list[int]:
        """Return the hands after the pass.

        Raises IrregularStateError if a seat has yet to pass, the dealer to name the direction, or cards to be dealt
        back.
        """
        self.check_named()
        if not self.needed:
            return list(self.hands)
        self._check_given()
        if self.to.is_shuffled:
            if not self.returned:
                raise IrregularStateError("`returns` does not say who is dealt back which cards", "returns", "returns")
            kept = (hand & ~gone for hand, gone in zip(self.hands, self._gone(), strict=True))
            return [hand | back for hand, back in zip(kept, self.returned, strict=True)]
        hands, players = list(self.hands), len(self.hands)
        for seat, cards in self.given.items():
            hands[seat] &= ~sum(cards)
            for offset, card in zip(self.offsets, cards, strict=True):
                hands[(seat + offset) % players] |= card
        return hands

    def _check_given(self) -> None:
        if len(self.given) < len(self.hands):
            waiting = next(seat for seat in range(len(self.hands)) if seat not in self.given)
            raise IrregularStateError("a seat has yet to pass its cards", str(waiting))

    def _gone(self) -> list[int]:
        """Return the cards that each seat has passed, as masks."""
        return [reduce(or_, self.given[seat]) for seat in range(len(self.hands))]


def why_not_show(table: CompiledRules, hand: int, card: Card) -> Refusal | None:
    """Return why the holder of a hand may not show a card before the play, or None if they may."""
    refused = table.rules.doubling.why_not_show(hand, card)
    return table.refusal(refused) if refused else None


def still_waiting(table: CompiledRules, shown: int, played: Sequence[Card], tricks: int) -> int:
    """Return the shown cards that still wait, as a mask, because their suit has not been led in a finished trick.

    `played` are the cards played, trick after trick, and `tricks` is the number of finished tricks.
    """
    if not table.rules.doubling.played.waits:
        return 0
    for card in played[: tricks * table.players : table.players]:
        shown &= ~table.suit_when_led[card]
    return shown


def shown_cards(table: CompiledRules, hands: Sequence[int], shown: Mapping[int, Sequence[Card]]) -> int:
    """Return the cards that some seats show, as a mask, given the hands with which the play begins.

    Raises IrregularStateError for a card that may not be shown, or is shown twice.
    """
    found = 0
    for seat, cards in shown.items():
        for named in cards:
            card = copy_in(hands[seat] & ~found, named)
            refusal = why_not_show(table, hands[seat] & ~found, card)
            if refusal:
                message = f"{card_text(named)} may not be shown: {refusal.reason}"
                raise IrregularStateError(message, card_text(named), "shows")
            found |= 1 << card
    return found
