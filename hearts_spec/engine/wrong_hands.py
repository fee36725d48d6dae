"""Hands of the wrong size, tricks that were missed, and tricks that somebody wants to see again."""

from hearts_spec.engine.course import Course
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.sections.faulty_hands import ShortHand, UnequalHands
from hearts_spec.rules.sections.quitted import TricksSeen


def miss(course: Course) -> Ruling:
    """Let the player to move play no card to the trick; he is held to it when he plays to another."""
    play = course.play
    seat = play.to_move
    if not play.trick:
        raise IrregularStateError("a leader cannot miss the trick", play.seats[seat], "missed")
    ruling = course.rule("missed", "irregular.hands.missed")
    if ruling.status is not Status.SILENT and course.law.hands.missed is ShortHand.LAST_TRICK:
        course.against.missed[seat] = len(play.tricks)
    play.skip()
    course.go_on()
    return ruling


def found_short(course: Course, seat: int) -> Ruling:
    """Find, after the first trick or at the end, that a player has a card too few, and the others what they should."""
    play = course.play
    if not play.tricks:
        raise IrregularStateError("the first trick is not complete", play.seats[seat], "short")
    if not _is_short(course, seat):
        raise IrregularStateError(f"{play.seats[seat]} is not a card short", play.seats[seat], "short")
    ruling = course.rule("short", "irregular.hands.short")
    if ruling.status is not Status.SILENT and course.law.hands.short is ShortHand.LAST_TRICK:
        course.must_take_last(seat)
        if play.over:
            course.finish()
    return ruling


def _is_short(course: Course, seat: int) -> bool:
    play = course.play
    if play.over:
        last = play.tricks[-1]
        return last.cards[course.table.seat_at[last.leader].index(seat)] == NO_CARD
    counts = _counts_between_tricks(course)
    others = {count for each, count in enumerate(counts) if each != seat}
    return len(others) == 1 and counts[seat] == others.pop() - 1


def draw(course: Course, short: int, long: int, cards: int) -> Ruling:
    """Let a short hand draw cards, given as a mask, from a long one; each of the two owes a forfeit."""
    play = course.play
    if not play.tricks:
        raise IrregularStateError("the first trick is not complete", play.seats[short], "drawn")
    granted = course.law.hands.unequal is UnequalHands.DRAW
    counts = _counts_between_tricks(course)
    counts[short] += cards.bit_count()
    counts[long] -= cards.bit_count()
    if not cards or cards & ~play.hands[long] or len(set(counts)) > 1:
        message = f"{play.seats[short]} does not come to the right number of cards from {play.seats[long]} so"
        raise IrregularStateError(message, play.seats[short], "drawn")
    ruling = course.rule("drawn", "irregular.hands.unequal", "irregular.hands.forfeit", granted=granted)
    if ruling.granted:
        play.hands[long] &= ~cards
        play.hands[short] |= cards
        exposed = course.against.exposed
        exposed[short] |= exposed[long] & cards
        exposed[long] &= ~cards
        course.forfeits += [short, long]
    return ruling


def look(course: Course, number: int) -> Ruling:
    """Look at a trick that was turned."""
    seen, turned = course.law.quitted.seen, len(course.play.tricks)
    if not 0 <= number < turned:
        raise IrregularStateError(f"trick {number + 1} is not turned yet", str(number + 1), "looked")
    last = seen is TricksSeen.LAST_ONLY and number == turned - 1
    granted = seen is TricksSeen.ANY or last or course.play.over
    return course.rule("looked", "irregular.quitted.seen", granted=granted)


def _counts_between_tricks(course: Course) -> list[int]:
    """Count the cards of each hand as they are between tricks: a card on the table counts as held."""
    play = course.play
    order = course.table.seat_at[play.leader]
    played = {seat for seat, card in zip(order, play.trick, strict=False) if card != NO_CARD}
    return [hand.bit_count() + (seat in played) for seat, hand in enumerate(play.hands)]
