"""Passing cards before the play."""

from typing import assert_never

from hearts_spec.cards import cards_in, cards_text
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse
from hearts_spec.rules.model import Rules
from hearts_spec.rules.ruleset import Playable
from hearts_spec.rules.sections.passing import PassLook, PassTo


def pass_to(rules: Rules, deal_number: int) -> PassTo:
    """Give the direction of the pass in a deal, the first deal being number 1; HOLD where nothing is passed."""
    if not rules.passing.cards or not rules.passing.to:
        return PassTo.HOLD
    return rules.passing.to[(deal_number - 1) % len(rules.passing.to)]


def pass_offset(direction: PassTo, players: int) -> int:
    """Give how many seats clockwise the cards go."""
    match direction:
        case PassTo.LEFT:
            return 1 % players
        case PassTo.RIGHT:
            return -1 % players
        case PassTo.LEFT_2:
            return 2 % players
        case PassTo.RIGHT_2:
            return -2 % players
        case PassTo.ACROSS:
            return players // 2
        case PassTo.HOLD:
            return 0
        case never:
            assert_never(never)


class Passing:
    """The pass of one deal: every seat gives once, and cards given arrive at once but lie unseen until looked at."""

    def __init__(self, playable: Playable, hands: list[int], deal_number: int = 1) -> None:
        self.playable = playable
        self.rules = playable.rules
        self.hands = list(hands)
        self.direction = pass_to(self.rules, deal_number)
        self.given: list[int | None] = [None] * len(hands)

    @property
    def needed(self) -> bool:
        """Say whether cards are passed in this deal at all."""
        return self.direction is not PassTo.HOLD

    def receiver(self, seat: int) -> int:
        """Give the seat to which this one passes."""
        return (seat + pass_offset(self.direction, len(self.hands))) % len(self.hands)

    def why_not_look(self, seat: int) -> Refusal | None:
        """Say why a seat may not yet look at the cards passed to it, or None when it may."""
        match self.rules.passing.look:
            case PassLook.AT_ONCE:
                return None
            case PassLook.AFTER_GIVING:
                if self.given[seat] is not None:
                    return None
                reason = "he must give up his own cards before he looks at those he is passed"
                return refuse(self.playable, reason, "passing.look")
            case never:
                assert_never(never)

    def give(self, seat: int, cards: int) -> None:
        """Pass the cards of a mask from a seat.

        Raises IrregularStateError when nothing is passed in this deal, the number is wrong, or a card is not held.
        """
        count = self.rules.passing.cards
        if not self.needed:
            raise IrregularStateError("no cards are passed in this deal", cards_text(cards_in(cards)))
        if self.given[seat] is not None:
            raise IrregularStateError("this seat has passed already", str(seat))
        if cards.bit_count() != count:
            raise IrregularStateError(f"{count} cards are passed, not {cards.bit_count()}", cards_text(cards_in(cards)))
        if cards & ~self.hands[seat]:
            missing = cards_text(cards_in(cards & ~self.hands[seat]))
            raise IrregularStateError(f"{missing} cannot be passed, for it is not in the hand", missing)
        self.given[seat] = cards

    def finish(self) -> list[int]:
        """Give the hands after the pass.

        Raises IrregularStateError when a seat has yet to pass.
        """
        hands = list(self.hands)
        if not self.needed:
            return hands
        for seat, cards in enumerate(self.given):
            if cards is None:
                raise IrregularStateError("a seat has yet to pass its cards", str(seat))
            hands[seat] &= ~cards
        for seat, cards in enumerate(self.given):
            hands[self.receiver(seat)] |= cards or 0
        return hands
