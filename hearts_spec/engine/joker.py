"""The joker: when it may be thrown, whom it obliges to win a trick, and what became of it in the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card, group_mask
from hearts_spec.engine.restrictions import HEARTS, Limit, Reason
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.model import Rules
from hearts_spec.rules.vocabulary.joker import JokerAlone, JokerDiscarded, JokerObliges

_JOKER = group_mask("Joker")
_HIGH_HEARTS = sum(group_mask(heart) for heart in ("AH", "KH", "QH", "JH"))
_ONE_PACK = 63


@dataclass(frozen=True, slots=True)
class JokerFate:
    """Who threw the joker and who took it, by seat number; the same seat where nobody else had to take it."""

    discarded_by: int
    taken_by: int


def joker_taker(taken: Sequence[int]) -> int | None:
    """Give the seat that has the joker among the cards it took, as masks; None where no seat has."""
    return next((seat for seat, cards in enumerate(taken) if cards & _JOKER), None)


def cover_of(rules: Rules) -> int:
    """Give the cards that make the joker free to be thrown, once they lie on the trick; 0 where none do."""
    if not rules.joker.added:
        return 0
    match rules.joker.thrown:
        case JokerDiscarded.UNDER_HIGH_HEART | JokerDiscarded.ALSO_UNDER_HIGH_HEART:
            return _HIGH_HEARTS
        case JokerDiscarded.AT_WILL:
            return 0
        case never:
            assert_never(never)


def loose_of(rules: Rules) -> int:
    """Give the cards that need not follow suit when a hand holds no others of it."""
    if not rules.joker.added:
        return 0
    match rules.joker.only_heart:
        case JokerAlone.MAY_WAIT:
            return _JOKER
        case JokerAlone.FOLLOWS:
            return 0
        case never:
            assert_never(never)


def beside_of(rules: Rules) -> int:
    """Give the cards that may be thrown under a high heart even by a player who can follow suit."""
    return _JOKER if cover_of(rules) else 0


def joker_limits(rules: Rules) -> Iterator[Limit]:
    """Make the limit on throwing the joker, which holds while no high heart lies on the trick."""
    if _needs_cover(rules):
        why = "the joker may be thrown only on a trick that holds an ace, king, queen or jack of hearts"
        reason = why, ("joker.thrown",)
        yield Limit(lambda hand: hand & ~_JOKER or hand, lambda hand, card: reason, uncovered=True)


def _needs_cover(rules: Rules) -> bool:
    """Say whether the joker may be thrown under a high heart alone."""
    if not rules.joker.added:
        return False
    match rules.joker.thrown:
        case JokerDiscarded.UNDER_HIGH_HEART:
            return True
        case JokerDiscarded.AT_WILL | JokerDiscarded.ALSO_UNDER_HIGH_HEART:
            return False
        case never:
            assert_never(never)


def can_oblige(rules: Rules) -> bool:
    """Say whether the joker can oblige another card to win the trick."""
    match rules.joker.obliges:
        case JokerObliges.HIGH_HEART:
            return True
        case JokerObliges.NOBODY:
            return False
        case never:
            assert_never(never)


def why_not_oblige(rules: Rules, led: int, trick: Sequence[Card]) -> Reason | None:
    """Say why a joker that may be thrown on a trick may not oblige a high heart to win it, or None when it may.

    `led` are the cards of the suit led.
    """
    if not can_oblige(rules):
        return "the joker obliges nobody to win the trick", ("joker.obliges",)
    if led & HEARTS or not any(_is_high_heart(card) for card in trick):
        return "the joker obliges only a high heart that was thrown on a lead of another suit", ("joker.obliges",)
    return None


def obliged_by(trick: Sequence[Card]) -> Card:
    """Give the card that the joker, thrown now, would oblige to win: the highest of the high hearts on the trick."""
    return max(filter(_is_high_heart, trick), key=lambda card: card & _ONE_PACK)


def _is_high_heart(card: Card) -> bool:
    return card != NO_CARD and bool(_HIGH_HEARTS >> card & 1)
