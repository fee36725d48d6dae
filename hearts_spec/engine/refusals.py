"""Why a card may not be played: which rule forbids it, in words, with its provisions."""

from typing import TYPE_CHECKING

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text, suit_of
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.table import CLUBS, HEARTS, QUEEN
from hearts_spec.rules.kinds import listed
from hearts_spec.rules.words import Opening

if TYPE_CHECKING:
    from hearts_spec.engine.play import Play


def explain(play: "Play", card: Card) -> Refusal:
    """Say why a card that is not legal may not be played by the player to move."""
    hand = play.hands[play.to_move]
    name = f"the {card_name(card)}"
    if not hand >> card & 1:
        return Refusal(f"{name} is not in the hand", (), ())
    if not play.trick:
        return _bad_lead(play, card, name, hand)
    led = Suit(play.led)
    same = hand & play.table.suits[led]
    if same and suit_of(card) is not led:
        reason = f"suit must be followed: {led.name.lower()} were led, and the hand holds {cards_text(cards_in(same))}"
        return _refusal(play, reason, "follow.suit")
    if same:
        return _refusal(play, "the lowest card of the suit led must be played to the first trick", "first-trick.follow")
    return _bad_throw(play, card, name)


def _refusal(play: "Play", reason: str, *keys: str) -> Refusal:
    return Refusal(reason, keys, play.table.playable.cites(*keys))


def _bad_lead(play: "Play", card: Card, name: str, hand: int) -> Refusal:
    rules = play.table.rules
    if not play.tricks and rules.lead.opening is not Opening.ANY_CARD and hand & CLUBS:
        lowest = rules.lead.opening is Opening.LOWEST_CLUB
        first = cards_text(cards_in(hand & CLUBS & -(hand & CLUBS)))
        return _refusal(play, f"the opening lead must be {first if lowest else 'a club'}", "lead.opening")
    if 1 << card & QUEEN:
        return _refusal(play, "the queen of spades may not be led until hearts are broken", "queen.led")
    free = hand & ~play.table.lead_waits
    if free == QUEEN:
        reason = "hearts are not broken, and a leader with only hearts and the queen of spades must lead the queen"
        return _refusal(play, reason, "hearts.led", "hearts.with-queen", "queen.led")
    if free:
        by = listed([_breaker(group) for group in rules.hearts.broken_by])
        reason = f"hearts may not be led until they are broken by {by} {rules.hearts.broken_when.phrase}"
        return _refusal(play, reason, "hearts.led", "hearts.broken-by", "hearts.broken-when")
    reason = "before hearts are broken, a leader with nothing else must lead his lowest heart"
    return _refusal(play, reason, "hearts.led", "hearts.only-hearts")


def _breaker(group: str) -> str:
    from hearts_spec.cards import group_name

    return "a heart" if group == "hearts" else group_name(group)


def _bad_throw(play: "Play", card: Card, name: str) -> Refusal:
    table = play.table
    hand = play.hands[play.to_move]
    if not play.tricks and 1 << card & table.barred_first:
        if hand & ~table.barred_first:
            return _refusal(play, f"{name} may not be thrown on the first trick", "first-trick.barred")
        needed = "a heart" if 1 << card & QUEEN and hand & HEARTS else "the queen of spades"
        reason = f"on the first trick a hand of nothing but barred cards must throw {needed}"
        return _refusal(play, reason, "first-trick.barred", "first-trick.only-barred")
    if 1 << card & QUEEN and table.queen_waits and not play.broken:
        return _refusal(play, "the queen of spades may not be thrown until hearts are broken", "queen.thrown")
    if table.first_chance and hand & QUEEN:
        return _refusal(play, "the queen of spades must be thrown at the first chance", "queen.thrown")
    return _refusal(play, "a player without the suit led must throw a scoring card when he holds one", "follow.void")
