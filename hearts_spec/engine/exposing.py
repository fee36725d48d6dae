"""Exposed cards: shown by mistake, called by another player, or put down two at once."""

from hearts_spec.cards import Card, card_name, card_text
from hearts_spec.engine.calls import card_call
from hearts_spec.engine.course import Course
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.rules.sections.exposed import ExposedCard, TwoAtOnce


def expose(course: Course, seat: int, card: Card, *, in_deal: bool = False) -> Ruling:
    """Show a card by mistake, in play or in dealing."""
    card = course.held(seat, card, "shown")
    course.against.exposed[seat] |= 1 << card
    if in_deal:
        course.against.exposed_in_deal |= 1 << card
    key = "irregular.exposed.dealt" if in_deal else "irregular.exposed.called"
    return course.rule("shown", key, "irregular.exposed.lies")


def call(course: Course, by: int, seat: int, card: Card) -> Ruling:
    """Call an exposed card from another player, for his next play."""
    card = course.held(seat, card, "called")
    if by == seat or not course.against.exposed[seat] >> card & 1:
        message = f"the {card_name(card)} is no exposed card of another player"
        raise IrregularStateError(message, card_text(card), "called")
    law = course.law.exposed
    dealt = bool(course.against.exposed_in_deal >> card & 1)
    key = "irregular.exposed.dealt" if dealt else "irregular.exposed.called"
    if (law.dealt if dealt else law.called) is ExposedCard.NO_PENALTY:
        return course.rule("called", key, granted=False)
    if seat in course.against.calls:
        return course.rule("called", key, granted=False, because="Another call came first.")
    course.against.calls[seat] = card_call(card, key)
    return course.rule("called", key)


def two_at_once(course: Course, named: Card, other: Card) -> Ruling:
    """Let the player to move put down two cards at once, and name the one he means to play."""
    seat = course.play.to_move
    other = course.held(seat, other, "two-at-once")
    if named == other:
        raise IrregularStateError(f"the {card_name(named)} is not two cards", card_text(named), "two-at-once")
    course.put(named)
    if course.law.exposed.two_at_once is TwoAtOnce.NAMES_ONE:
        course.against.exposed[seat] |= 1 << other
    return course.rule("two-at-once", "irregular.exposed.two-at-once", "irregular.exposed.lies")
