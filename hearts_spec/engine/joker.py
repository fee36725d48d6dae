"""The joker: when it may be thrown, whom it obliges to win a trick, and who threw it and who took it in the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_spec.cards import JOKER, Card, group_mask
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.limits import HEARTS, Limit
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.joker import JokerAlone, JokerObliges, JokerThrown

if TYPE_CHECKING:
    from hearts_spec.engine.play import Play

_JOKER = group_mask("Joker")
_HIGH_HEARTS = sum(group_mask(heart) for heart in ("AH", "KH", "QH", "JH"))
_ONE_PACK = 63


@dataclass(frozen=True, slots=True)
class JokerFate:
    """Who threw the joker and who took it, by seat number; the same seat where nobody else had to take it."""

    thrown_by: int
    taken_by: int


def cover_of(rules: Rules) -> int:
    """Give the cards under which alone the joker may be thrown, once they lie on the trick; 0 where it needs none."""
    return _HIGH_HEARTS if rules.joker.added and rules.joker.thrown is JokerThrown.UNDER_HIGH_HEART else 0


def loose_of(rules: Rules) -> int:
    """Give the cards that need not follow suit when a hand holds no others of it."""
    return _JOKER if rules.joker.added and rules.joker.only_heart is JokerAlone.MAY_WAIT else 0


def beside_of(rules: Rules, covered: bool) -> int:
    """Give the cards that may be thrown even by a player who can follow suit."""
    return _JOKER if covered and cover_of(rules) else 0


def joker_limits(rules: Rules) -> Iterator[Limit]:
    """Make the limit on throwing the joker, which holds while no high heart lies on the trick."""
    if cover_of(rules):
        why = "the joker may be thrown only on a trick that holds an ace, king, queen or jack of hearts"
        reason = why, ("joker.thrown",)
        yield Limit(lambda hand: hand & ~_JOKER or hand, lambda hand, card: reason, uncovered=True)


def why_not_oblige(play: "Play") -> Refusal | None:
    """Say why the player to move may not throw the joker and oblige a high heart to win, or None when he may."""
    table = play.table
    if table.rules.joker.obliges is JokerObliges.NOBODY:
        reason, key = "the joker obliges nobody to win the trick", "joker.obliges"
    elif refusal := play.why_not(JOKER):
        return refusal
    elif play.led_mask & HEARTS or not play.covered:
        reason = "the joker obliges only a high heart that was thrown on a lead of another suit"
        key = "joker.obliges"
    else:
        return None
    return Refusal(reason, (key,), table.playable.cites(key))


def obliged_by(play: "Play") -> Card:
    """Give the card that the joker, thrown now, would oblige to win: the highest of the high hearts on the trick."""
    high = (card for card in play.trick if card != NO_CARD and _HIGH_HEARTS >> card & 1)
    return max(high, key=lambda card: card & _ONE_PACK)


def joker_fate(play: "Play") -> JokerFate | None:
    """Give who threw the joker and who took it; None as long as nobody has taken it, or where there is none."""
    taken_by = next((seat for seat, cards in enumerate(play.taken) if cards & _JOKER), None)
    if taken_by is None:
        return None
    for trick in play.tricks:
        for place, card in enumerate(trick.cards):
            if card == JOKER:
                return JokerFate(play.table.seat_at[trick.leader][place], taken_by)
    return JokerFate(taken_by, taken_by)
