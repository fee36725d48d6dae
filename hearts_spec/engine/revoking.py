"""Revokes: failing to follow suit, putting it right in time, and claiming it."""

from collections.abc import Mapping

from hearts_spec.cards import JOKER, Card, card_name, card_text
from hearts_spec.engine.course import Course, Moment, Revoked
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.sections.quitted import TricksExamined
from hearts_spec.rules.sections.revoke import (
    MixedTricks,
    OthersChange,
    RevokeClaim,
    RevokeCorrected,
    RevokeTrick,
    WrongCard,
)

_CORRECTED = "irregular.revoke.corrected"


def revoke(course: Course, card: Card) -> None:
    """Let the player to move fail to follow suit with a card; nobody has noticed yet."""
    play = course.play
    seat = play.to_move
    if not _is_revoke(course, seat, card):
        message = f"{play.seats[seat]} does not revoke with the {card_name(card)}"
        raise IrregularStateError(message, card_text(card), "revoke")
    course.revoked.append(Revoked(seat, card, len(play.tricks), course.moment()))
    course.put_trusted(card)


def _is_revoke(course: Course, seat: int, card: Card) -> bool:
    """Say whether a card that the player to move holds is of another suit than he must follow."""
    play = course.play
    same = play.hands[seat] & play.led_mask
    held = play.hands[seat] >> card & 1
    return bool(same and held and not same >> card & 1 and not play.legal() >> card & 1)


def correct(course: Course, seat: int, card: Card, changed: Mapping[int, Card] | None = None) -> Ruling:
    """Let a player put his last revoke right with a card; `changed` are the cards others play instead of theirs.

    Raises IllegalPlayError, and leaves the table as it is, when one of these cards may not be played.
    """
    law, play = course.law.revoke, course.play
    revoked = next((each for each in reversed(course.revoked) if each.seat == seat), None)
    if revoked is None:
        raise IrregularStateError(f"{play.seats[seat]} has not revoked", play.seats[seat], "corrected")
    if course.table.playable.status(_CORRECTED) is Status.SILENT:
        return course.rule("corrected", _CORRECTED)
    if not _in_time(course, revoked):
        return course.rule("corrected", _CORRECTED, granted=False, because="It comes too late.")
    if changed and law.others is OthersChange.STAND:
        return course.rule("corrected", "irregular.revoke.others", granted=False)
    _play_again(course, revoked, card, changed or {})
    if law.card is WrongCard.EXPOSED:
        course.against.exposed[seat] |= 1 << revoked.card
    return course.rule("corrected", _CORRECTED, "irregular.revoke.card", *["irregular.revoke.others"] * bool(changed))


def _in_time(course: Course, revoked: Revoked) -> bool:
    """Say whether a revoke can still be put right.

    A trick counts as turned when the next is led, or when cards have been drawn from a stock after it.
    """
    play = course.play
    if course.law.revoke.corrected is RevokeCorrected.UNTIL_NEXT_PLAY:
        return play.played == revoked.before.play.played + 1
    if revoked.trick == len(play.tricks):
        return True
    return revoked.trick == len(play.tricks) - 1 and not play.trick and not play.drawn(revoked.trick)


def _play_again(course: Course, revoked: Revoked, card: Card, changed: Mapping[int, Card]) -> None:
    """Put the table back to a revoke and play on from there, with the right card and those that others change."""
    play = course.play
    now, others = course.moment(), list(course.revoked)
    laid = _laid_since(course, revoked.before)
    obliged = bool(play.aside and revoked.trick in play.aside.obliged)
    course.put_back(revoked.before)
    course.revoked = [each for each in others if each.trick != revoked.trick or each.before.play.played < play.played]
    try:
        for place, (seat, was) in enumerate(laid):
            _lay_again(course, card if place == 0 else changed.get(seat, was), was, obliged)
    except IllegalPlayError:
        course.put_back(now)
        course.revoked = others
        raise
    for seat, hand in enumerate(play.hands):
        course.against.exposed[seat] |= now.against.exposed[seat] & hand


def _laid_since(course: Course, before: Moment) -> list[tuple[int, Card]]:
    """Give the seats and cards of a trick from a moment in it on; NO_CARD for a seat that missed it."""
    play, place = course.play, len(before.play.trick)
    cards = play.trick if len(play.tricks) == len(before.play.tricks) else list(play.tricks[-1].cards)
    order = course.table.seat_at[before.play.leader]
    return [(order[at], cards[at]) for at in range(place, len(cards))]


def _lay_again(course: Course, now: Card, was: Card, obliged: bool) -> None:
    """Lay one card of a trick that is played again; another's revoke in it stands as it was."""
    play = course.play
    if now == NO_CARD:
        play.skip()
        course.go_on()
    elif now == was and _is_revoke(course, play.to_move, now):
        revoke(course, now)
    elif play.hands[play.to_move] >> now & 1:
        course.put(now, obliged and now == was == JOKER)
    else:
        course.put(play.held_copy(now))


def claim(
    course: Course, against: int, *, gathered: bool = False, mixed: bool = False, dodging: bool = False
) -> Ruling:
    """Claim that a player revoked.

    `gathered` says that the tricks were gathered up before, `mixed` that he mixed his tricks before they could be
    looked through, and `dodging` that the table finds he did it to escape all the hearts.
    """
    law, play = course.law.revoke, course.play
    keys = ("irregular.revoke.pays", "irregular.revoke.trick", "irregular.revoke.claimed")
    if course.table.playable.status(*keys[:2]) is Status.SILENT:
        return course.rule("claimed", *keys[:1])
    if gathered and law.claimed is RevokeClaim.UNTIL_GATHERED:
        return course.rule("claimed", "irregular.revoke.claimed", granted=False, because="It comes too late.")
    if not play.tricks:
        raise IrregularStateError("no trick is complete", play.seats[against], "claimed")
    revoked = next((each for each in course.revoked if each.seat == against and each not in course.established), None)
    if revoked and _can_be_put_right(course, revoked):
        return course.rule("claimed", _CORRECTED, granted=False, because="It can still be put right.")
    if mixed:
        if law.mixed is MixedTricks.PROVES_NOTHING:
            return course.rule("claimed", "irregular.revoke.mixed", granted=False)
    elif revoked is None or course.law.quitted.examined is TricksExamined.NOBODY:
        because = f"The tricks of {play.seats[against]} do not show one."
        return course.rule("claimed", "irregular.quitted.examined", granted=False, because=because)
    _establish(course, against, revoked)
    if dodging:
        course.dodging.append(against)
    return course.rule("claimed", *keys, *["irregular.revoke.mixed"] * mixed, decided_by=2)


def _can_be_put_right(course: Course, revoked: Revoked) -> bool:
    silent = course.table.playable.status(_CORRECTED) is Status.SILENT
    return not silent and not course.play.over and _in_time(course, revoked)


def _establish(course: Course, seat: int, revoked: Revoked | None) -> None:
    """Take a revoke for proved; one that the tricks themselves do not show is charged no trick."""
    if revoked is None:
        course.mixed.append(seat)
        return
    course.established.append(revoked)
    if course.law.revoke.trick is RevokeTrick.REVOKER:
        if revoked.trick == len(course.play.tricks):
            raise IrregularStateError("the trick is still on the table", course.play.seats[seat], "claimed")
        course.play.charge(revoked.trick, seat)
