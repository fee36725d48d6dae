"""Leading and playing out of turn: what may be taken back, and what may be called for."""

from hearts_spec.cards import Card, Suit, card_name, card_text
from hearts_spec.engine.calls import highest_call, no_heart_call, suit_call
from hearts_spec.engine.course import Course
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.rules.irregular_words import EarlyPlay, FalseLead, LeadRetracted


def lead_out_of_turn(course: Course, seat: int, card: Card) -> Ruling:
    """Lead when it is another's turn. The others may play to it, or the cards may be taken back."""
    play = course.play
    if play.trick or seat == play.to_move:
        raise IrregularStateError(f"{play.seats[seat]} does not lead out of turn", play.seats[seat], "led")
    rightful = play.to_move
    play.leader = play.to_move = seat
    if refusal := play.why_not(card):
        play.leader = play.to_move = rightful
        raise IllegalPlayError(play.played + 1, play.seats[seat], card_text(card), refusal)
    course.false_lead = (rightful, seat)
    course.put_trusted(card)
    return course.rule("led-out-of-turn", "irregular.turn.lead", "irregular.turn.retract")


def take_back_lead(course: Course) -> Ruling:
    """Take a lead out of turn back, with the cards played to it, which are not exposed cards then."""
    play = course.play
    key = "irregular.turn.retract"
    if course.false_lead is None:
        return course.rule("taken-back", key, granted=False, because="It stands.")
    if course.law.turn.retract is LeadRetracted.UNTIL_ANY_PLAYED and len(play.trick) > 1:
        return course.rule("taken-back", key, granted=False, because="It comes too late.")
    rightful, seat = course.false_lead
    while play.trick:
        play.undo()
    play.leader = play.to_move = rightful
    course.false_lead = None
    if course.law.turn.lead is FalseLead.SUIT_CALLED:
        course.may_call[seat] = course.table.next_seat.index(seat)  # the player to his right
    return course.rule("taken-back", key, "irregular.turn.lead")


def call_suit(course: Course, by: int, seat: int, suit: Suit) -> Ruling:
    """Call a suit from a player who led out of turn, for his next lead."""
    key = "irregular.turn.lead"
    if course.may_call.get(seat) != by:
        because = f"{course.play.seats[by]} has no right to it."
        return course.rule("suit-called", key, granted=False, because=because)
    del course.may_call[seat]
    course.calls[seat] = suit_call(suit)
    return course.rule("suit-called", key)


def play_out_of_turn(course: Course, seat: int, card: Card) -> Ruling:
    """Play to a trick before one's turn; the card lies until the turn comes, unless it has to be taken back."""
    play = course.play
    order = course.table.seat_at[play.leader]
    if not play.trick or order.index(seat) <= len(play.trick):
        raise IrregularStateError(f"{play.seats[seat]} does not play out of turn", play.seats[seat], "early")
    course.needs(seat, card, "early")
    same = play.hands[seat] & play.led_mask
    if same and not same >> card & 1:
        raise IrregularStateError(f"the {card_name(card)} would be a revoke", card_text(card), "early")
    course.early[seat] = card
    return course.rule("played-out-of-turn", "irregular.turn.play")


def withdraw(course: Course, by: int, seat: int, ask: str = "") -> Ruling:
    """Have a card played out of turn taken back; `ask` is `highest`, `no-heart`, or nothing."""
    key = "irregular.turn.play"
    if seat not in course.early:
        raise IrregularStateError(f"{course.play.seats[seat]} has laid no card early", course.play.seats[seat], "early")
    if by != _may_withdraw(course, seat):
        because = f"{course.play.seats[by]} has no right to it."
        return course.rule("withdrawn", key, granted=False, because=because)
    if course.law.turn.play is EarlyPlay.STANDS:
        return course.rule("withdrawn", key, granted=False)
    del course.early[seat]
    if ask:
        hand = course.play.hands[seat]
        course.calls[seat] = no_heart_call() if ask == "no-heart" else highest_call(course.play.led_mask, hand)
    return course.rule("withdrawn", key)


def _may_withdraw(course: Course, seat: int) -> int | None:
    """Give the next player after the offender who has not yet played; of the others, the one to move, if none."""
    order = course.table.seat_at[course.play.leader]
    after = [each for each in order[order.index(seat) + 1 :] if each not in course.early]
    return after[0] if after else course.play.to_move
