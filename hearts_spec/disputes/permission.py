"""By what a card may be played: the keys of a book that leave it free, or what is taken where none speaks of it."""

from dataclasses import replace
from typing import assert_never

from hearts_spec.cards import JOKER, Card, cards_in, group_mask, mask_out_of
from hearts_spec.disputes.question import Finding, Question
from hearts_spec.disputes.trick_under_way import at_trick
from hearts_spec.engine import Play
from hearts_spec.engine.joker import cover_of
from hearts_spec.engine.restrictions import HEARTS, QUEEN
from hearts_spec.rules.vocabulary.lead import Opening

_PLAIN_SUITS = ("clubs", "diamonds", "spades")
_FOR_WANT_OF_ANOTHER = {
    "first-trick.barred": "first-trick.only-barred",
    "hearts.led": "hearts.only-hearts",
    "queen.led": "",
    "queen.thrown": "",
    "joker.thrown": "",
}  # what forbids a card, and what says that it may be played where there is no other; nothing does of some


def allowed(question: Question, play: Play, card: Card, found: Finding) -> Finding:
    """Give a finding with the keys by which a card may be played: those of them that the book has stated."""
    if forbidding := _forbidden_beside_another(question, card):
        of_this = tuple(filter(None, (_FOR_WANT_OF_ANOTHER[key] for key in forbidding)))
        reading = "" if of_this else "Of a player who has no other card nothing is said, and he must play one."
        return replace(found, keys=of_this or forbidding, instead=True, reading=reading)
    keys = _following(question, play, card) if play.trick else _leading(question, card)
    stated = tuple(key for key in keys if not question.silent(key))
    if not stated and not play.trick and _opens_with_any(question):
        stated = ("lead.opening", "lead.next")
    return replace(found, keys=stated or keys, instead=bool(stated or keys), reading=_reading(question, play, card))


def _forbidden_beside_another(question: Question, card: Card) -> tuple[str, ...]:
    """Give the keys that would forbid a card to a player who held another, of a suit that nothing forbids."""
    trick, hand = question.given["trick"], question.given["hand"]
    suits = [suit for suit in _PLAIN_SUITS if not trick or not group_mask(suit) >> trick[0] & 1]
    for suit in suits:
        free = group_mask(suit) & question.table.pack & ~QUEEN & ~mask_out_of(question.table.pack, [*trick, *hand])
        another = next(cards_in(free), None)
        if another is None:
            continue
        play = at_trick(question, trick, [*hand, another])
        refusal = play.why_not(play.held_copy(card))
        if refusal and not play.why_not(another):
            return tuple(key for key in refusal.keys if key in _FOR_WANT_OF_ANOTHER)
    return ()


def _opens_with_any(question: Question) -> bool:
    """Say whether the book lets any card be led to the first trick: the next lead, and so on, is then as free."""
    match question.rules.lead.opening:
        case Opening.ANY_CARD:
            return not question.silent("lead.opening")
        case Opening.LOWEST_CLUB | Opening.ANY_CLUB | Opening.NO_HEART:
            return False
        case never:
            assert_never(never)


def _leading(question: Question, card: Card) -> tuple[str, ...]:
    """Give the keys that may speak of leading a card."""
    opening = ("lead.opening",) if question.given["first-trick"] else ()
    heart = ("hearts.led",) if HEARTS >> card & 1 or card == JOKER else ()
    return (*opening, *heart, *(("queen.led",) if QUEEN >> card & 1 else ()))


def _following(question: Question, play: Play, card: Card) -> tuple[str, ...]:
    """Give the keys that may speak of playing a card to a trick."""
    first, hand = question.given["first-trick"], play.hands[play.to_move]
    if card == JOKER:
        return "joker.thrown", "follow.suit" if hand & play.led_mask else "follow.void"
    if hand & play.led_mask:
        return (*(("first-trick.follow",) if first else ()), "follow.suit")
    queen = ("queen.thrown",) if hand & QUEEN else ()
    return (*queen, *(("first-trick.barred",) if first else ()), "follow.void", "follow.forced")


def _reading(question: Question, play: Play, card: Card) -> str:
    """Say what of an answer is no more than a reading: a joker is led like any card, though it may not be so thrown."""
    if card != JOKER or play.trick or not cover_of(question.rules):
        return ""
    return "What is said of the joker is when it may be thrown. Of leading it nothing is said, and any card may be led."
