"""Revokes: failing to follow suit, putting it right in time, and claiming it."""

from collections.abc import Mapping

from hearts_spec.cards import Card, card_name, card_text
from hearts_spec.engine.course import Course, Revoked
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.irregular_words import (
    MixedTricks,
    OthersChange,
    RevokeClaim,
    RevokeCorrected,
    RevokeTrick,
    TricksExamined,
    WrongCard,
)
from hearts_spec.rules.ruleset import Status


def revoke(course: Course, card: Card) -> None:
    """Let the player to move fail to follow suit with a card; nobody has noticed yet."""
    play = course.play
    seat = play.to_move
    same = play.hands[seat] & play.led_mask
    if not same or not play.hands[seat] >> card & 1 or same >> card & 1 or play.legal() >> card & 1:
        message = f"{play.seats[seat]} does not revoke with the {card_name(card)}"
        raise IrregularStateError(message, card_text(card), "revoke")
    course.revoked.append(Revoked(seat, len(play.tricks), len(play.trick)))
    course.put_trusted(card)


def correct(course: Course, seat: int, card: Card, changed: Mapping[int, Card] | None = None) -> Ruling:
    """Let a player put his last revoke right with a card; `changed` are the cards others play instead of theirs."""
    law, play = course.law.revoke, course.play
    revoke = next((each for each in reversed(course.revoked) if each.seat == seat), None)
    if revoke is None:
        raise IrregularStateError(f"{play.seats[seat]} has not revoked", play.seats[seat], "corrected")
    key = "irregular.revoke.corrected"
    if course.table.playable.status(key) is Status.SILENT:
        return course.rule("corrected", key)
    done = len(play.tricks)
    on_table = revoke.trick == done or (revoke.trick == done - 1 and not play.trick)
    latest = done * course.table.players + len(play.trick)
    at_once = latest == revoke.trick * course.table.players + revoke.place + 1
    if not (at_once if law.corrected is RevokeCorrected.UNTIL_NEXT_PLAY else on_table):
        return course.rule("corrected", key, granted=False, because="It comes too late.")
    if changed and law.others is OthersChange.STAND:
        return course.rule("corrected", "irregular.revoke.others", granted=False)
    wrong = _replay(course, revoke, card, changed or {})
    course.revoked.remove(revoke)
    if law.card is WrongCard.EXPOSED:
        course.exposed[seat] |= 1 << wrong
    return course.rule("corrected", key, "irregular.revoke.card", *["irregular.revoke.others"] * bool(changed))


def _replay(course: Course, revoke: Revoked, card: Card, changed: Mapping[int, Card]) -> Card:
    """Take the cards back to a revoke and play on from there; gives the card wrongly played."""
    play = course.play
    start = revoke.trick * course.table.players + revoke.place
    back: list[tuple[int, Card]] = []
    while play.played > start:
        undone = play.undo()
        back.insert(0, (play.to_move, undone))
    for place, (seat, was) in enumerate(back):
        now = card if place == 0 else changed.get(seat, was)
        if now == NO_CARD:
            play.skip()
        elif now == was and _revoked_here(course, revoke, seat):
            play.put(now)
        else:
            play.play(now)
    return back[0][1]


def _revoked_here(course: Course, revoke: Revoked, seat: int) -> bool:
    """Say whether another player revoked in the same trick, which nobody has noticed yet."""
    return any(each.seat == seat and each.trick == revoke.trick for each in course.revoked if each is not revoke)


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
    revoke = next((each for each in course.revoked if each.seat == against), None)
    if revoke and revoke.trick == len(play.tricks):
        raise IrregularStateError("the trick is still on the table", play.seats[against], "claimed")
    if mixed:
        if law.mixed is MixedTricks.PROVES_NOTHING:
            return course.rule("claimed", "irregular.revoke.mixed", granted=False)
    elif revoke is None or course.law.quitted.examined is TricksExamined.NOBODY:
        because = f"The tricks of {play.seats[against]} do not show one."
        return course.rule("claimed", "irregular.quitted.examined", granted=False, because=because)
    if against not in course.established:
        course.established.append(against)
    if revoke and law.trick is RevokeTrick.REVOKER:
        play.charge(revoke.trick, against)
    if dodging:
        course.dodging.append(against)
    return course.rule("claimed", *keys, *["irregular.revoke.mixed"] * mixed, decided_by=2)
