"""Leading and playing out of turn: what may be taken back, and what may be called for."""

from hearts_spec.cards import Card, Suit, card_name, card_text
from hearts_spec.engine.calls import highest_call, no_heart_call, suit_call
from hearts_spec.engine.course import Course
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.ruling import Ruling
from hearts_spec.rules.sections.out_of_turn import EarlyPlay, FalseLead, LeadRetracted


def lead_out_of_turn(course: Course, seat: int, card: Card) -> Ruling:
    """Lead when it is another's turn. The others may play to it, or the cards may be taken back."""
    play = course.play
    if play.trick or seat == play.to_move:
        raise IrregularStateError(f"{play.seats[seat]} does not lead out of turn", play.seats[seat], "led")
    card = course.held(seat, card, "led")
    before = course.moment()
    play.leader = play.to_move = seat
    if refusal := play.why_not(card):
        course.put_back(before)
        raise course.illegal(seat, card, refusal)
    course.put_trusted(card, in_turn=False)
    course.false_lead, course.led_falsely = before, seat
    return course.rule("led-out-of-turn", "irregular.turn.retract", "irregular.turn.lead")


def take_back_lead(course: Course) -> Ruling:
    """Take a lead out of turn back, with the cards played to it, which are not exposed cards then."""
    key = "irregular.turn.retract"
    if course.false_lead is None:
        return course.rule("taken-back", key, granted=False, because="It stands.")
    if course.law.turn.retract is LeadRetracted.UNTIL_ANY_PLAYED and len(course.play.trick) > 1:
        return course.rule("taken-back", key, granted=False, because="It comes too late.")
    trick, seat = len(course.play.tricks), course.led_falsely
    course.put_back(course.false_lead)
    course.false_lead = None
    course.revoked = [each for each in course.revoked if each.trick != trick]
    if course.law.turn.lead is FalseLead.SUIT_CALLED:
        course.against.may_call[seat] = course.table.next_seat.index(seat)  # the player to his right
    return course.rule("taken-back", key, "irregular.turn.lead")


def call_suit(course: Course, by: int, seat: int, suit: Suit) -> Ruling:
    """Call a suit from a player who led out of turn, for his next lead."""
    key = "irregular.turn.lead"
    if course.against.may_call.get(seat) != by:
        because = f"{course.play.seats[by]} has no right to it."
        return course.rule("suit-called", key, granted=False, because=because)
    del course.against.may_call[seat]
    course.against.lead_calls[seat] = suit_call(suit)
    return course.rule("suit-called", key)


def play_out_of_turn(course: Course, seat: int, card: Card) -> Ruling:
    """Play to a trick before one's turn; the card lies until the turn comes, unless it has to be taken back."""
    play = course.play
    order = course.table.seat_at[play.leader]
    if not play.trick or order.index(seat) <= len(play.trick) or seat in course.against.early:
        raise IrregularStateError(f"{play.seats[seat]} does not play out of turn", play.seats[seat], "early")
    card = course.held(seat, card, "early")
    same = play.hands[seat] & play.led_mask
    if same and not same >> card & 1:
        raise IrregularStateError(f"the {card_name(card)} would be a revoke", card_text(card), "early")
    call = course.against.calls.get(seat)
    if call and not call.keep(same or play.hands[seat], course.against.exposed[seat]) >> card & 1:
        raise IrregularStateError(call.words, card_text(card), "early")
    course.against.early[seat] = card
    return course.rule("played-out-of-turn", "irregular.turn.play")


def withdraw(course: Course, by: int, seat: int, ask: str = "") -> Ruling:
    """Have a card played out of turn taken back; `ask` is `highest`, `no-heart`, or nothing."""
    key = "irregular.turn.play"
    play, against = course.play, course.against
    if seat not in against.early:
        raise IrregularStateError(f"{play.seats[seat]} has laid no card early", play.seats[seat], "early")
    if by != _may_withdraw(course, seat):
        because = f"{play.seats[by]} has no right to it."
        return course.rule("withdrawn", key, granted=False, because=because)
    if course.law.turn.play is EarlyPlay.STANDS:
        return course.rule("withdrawn", key, granted=False)
    del against.early[seat]
    if ask:
        highest = ask == "highest"
        table = course.table
        against.calls[seat] = highest_call(table, play.led_mask, play.hands[seat]) if highest else no_heart_call(table)
    return course.rule("withdrawn", key)


def _may_withdraw(course: Course, seat: int) -> int:
    """Give the next player after the offender who has not yet played; of the others, the one to move, if none."""
    order = course.table.seat_at[course.play.leader]
    after = [each for each in order[order.index(seat) + 1 :] if each not in course.against.early]
    return after[0] if after else course.play.to_move
