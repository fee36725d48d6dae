"""Why a card may not be played: which rule forbids it, in words, with its provisions."""

from typing import TYPE_CHECKING

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text
from hearts_spec.engine.errors import Refusal

if TYPE_CHECKING:
    from hearts_spec.engine.play import Play


def explain(play: "Play", card: Card) -> Refusal:
    """Say why a card that is not legal may not be played by the player to move.

    The limits are applied in the order in which legality applies them; the first that drops the card is the reason.
    """
    table = play.table
    hand = play.hands[play.to_move]
    if not hand >> card & 1:
        return Refusal(f"the {card_name(card)} is not in the hand", (), ())
    led = play.led_suit()
    same = hand & table.suits[led] if led is not None else 0
    limits = table.lead_limits if led is None else table.throw_limits
    if same >> card & 1:
        hand, limits = same, table.follow_limits
    elif led is not None and same & ~table.loose and table.must_follow:
        return _must_follow(play, led, same)
    for limit in limits:
        if limit.holds(play.first_trick, play.broken, play.covered) and not (same and limit.void_only):
            kept = limit.keep(hand)
            if not kept >> card & 1:
                reason, keys = limit.why(hand, card)
                return Refusal(reason, keys, table.playable.cites(*keys))
            hand = kept
    raise AssertionError(f"the {card_name(card)} is legal")


def _must_follow(play: "Play", led: Suit, same: int) -> Refusal:
    held = cards_text(cards_in(same))
    reason = f"suit must be followed: {led.name.lower()} were led, and the hand holds {held}"
    return Refusal(reason, ("follow.suit",), play.table.playable.cites("follow.suit"))
