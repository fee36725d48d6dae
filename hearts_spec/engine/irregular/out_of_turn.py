"""Leading and playing out of turn: what may be taken back, and what may be called for."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card, Suit
from hearts_spec.engine.irregular.calls import Call, highest_call, no_heart_call, suit_call
from hearts_spec.engine.irregular.incident import A_SEAT, IncidentKind, IncidentPhrase, Misplay
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.irregular.ruling import Ruling
from hearts_spec.rules.vocabulary.out_of_turn import EarlyPlay, FalseLead, LeadRetracted
from hearts_spec.schema.card_kinds import A_SUIT
from hearts_spec.schema.kinds import Choice
from hearts_spec.schema.record_type import part
from hearts_spec.schema.word import Word

_LEAD = "irregular.turn.lead"
_RETRACT = "irregular.turn.retract"
_PLAY = "irregular.turn.play"


@dataclass(frozen=True, kw_only=True)
class LedOutOfTurn(Misplay, what="led-out-of-turn"):
    """A player leads when it is another's turn. The others may play to it, or the cards may be taken back."""

    seat: str = part(A_SEAT)

    told = (IncidentPhrase("{seat} leads {card} out of turn", "A lead by a player whose turn it is not."),)

    def player(self, course: IrregularPlay) -> int:
        return course.seat(self.seat)

    def play(self, course: IrregularPlay, card: Card) -> Ruling:
        play, seat = course.play, self.player(course)
        if play.trick or seat == play.to_move:
            raise self.cannot(f"{self.seat} does not lead out of turn", self.seat)
        card = self.held(course, seat, card)
        before = course.moment()
        play.leader = play.to_move = seat
        if refusal := play.why_not(card):
            course.put_back(before)
            raise course.illegal(seat, card, refusal)
        course.put_trusted(card, in_turn=False)
        course.false_lead, course.led_falsely = before, seat
        return course.rule(self.what, _RETRACT, _LEAD)


@dataclass(frozen=True, kw_only=True)
class TakenBack(IncidentKind, what="taken-back"):
    """A lead out of turn is taken back, with the cards played to it, which are not exposed cards then."""

    told = (
        IncidentPhrase(
            "the false lead is taken back",
            "The lead out of turn, and what was played to it, goes back into the hands, if the rules allow it still.",
        ),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        if course.false_lead is None:
            return course.rule(self.what, _RETRACT, granted=False)
        if not _in_time(course):
            return course.rule(self.what, _RETRACT, granted=False, because="It comes too late.")
        trick, seat = len(course.play.tricks), course.led_falsely
        course.put_back(course.false_lead)
        course.false_lead = None
        course.revoked = [each for each in course.revoked if each.trick != trick]
        match course.law.turn.lead:
            case FalseLead.SUIT_CALLED:
                course.let_right_call(seat)
            case FalseLead.NO_PENALTY:
                pass
            case other:
                assert_never(other)
        return course.rule(self.what, _RETRACT, _LEAD)


def _in_time(course: IrregularPlay) -> bool:
    """Say whether a false lead, to which not all have played, may still be taken back."""
    match course.law.turn.retract:
        case LeadRetracted.UNTIL_ALL_PLAYED:
            return True
        case LeadRetracted.UNTIL_ANY_PLAYED:
            return len(course.play.trick) == 1
        case other:
            assert_never(other)


@dataclass(frozen=True, kw_only=True)
class SuitCalled(IncidentKind, what="suit-called"):
    """A suit is called from a player who led out of turn, for his next lead."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    suit: Suit = part(A_SUIT)

    told = (
        IncidentPhrase("{by:seat} calls {suit} from {seat}", "A suit is called from a player who led out of turn."),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        seat = course.seat(self.seat)
        if course.against.may_call.get(seat) != course.seat(self.by):
            return course.rule(self.what, _LEAD, granted=False, because=f"{self.by} has no right to it.")
        del course.against.may_call[seat]
        course.against.lead_calls[seat] = suit_call(self.suit)
        return course.rule(self.what, _LEAD)


@dataclass(frozen=True, kw_only=True)
class PlayedOutOfTurn(Misplay, what="played-out-of-turn"):
    """A player plays to a trick before his turn; the card lies until that comes, unless it has to be taken back."""

    seat: str = part(A_SEAT)

    told = (
        IncidentPhrase("{seat} plays {card} out of turn", "A card is played before the player's turn in the trick."),
    )

    def player(self, course: IrregularPlay) -> int:
        return course.seat(self.seat)

    def play(self, course: IrregularPlay, card: Card) -> Ruling:
        play, seat = course.play, self.player(course)
        order = course.table.seat_at[play.leader]
        if not play.trick or order.index(seat) <= len(play.trick) or seat in course.against.early:
            raise self.cannot(f"{self.seat} does not play out of turn", self.seat)
        card = self.held(course, seat, card)
        if refusal := course.why_not(card, seat):
            raise course.illegal(seat, card, refusal)
        course.against.early[seat] = card
        return course.rule(self.what, _PLAY)


class Ask(Word):
    """What may be asked of a player whose card, played out of turn, is taken back."""

    HIGHEST = "highest", "the highest card of the suit led"
    NO_HEART = "no-heart", "no heart"


@dataclass(frozen=True, kw_only=True)
class Withdrawn(IncidentKind, what="withdrawn"):
    """A player has a card that another played out of turn taken back, and may `ask` something of him."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    ask: Ask | None = part(Choice(Ask), default=None)

    told = (
        IncidentPhrase("{by:seat} has the card of {seat} taken back", "The card played out of turn is to go back."),
        IncidentPhrase(
            "{by:seat} has the card of {seat} taken back and calls his highest",
            "The card is to go back, and the highest of the suit to be played in its turn.",
            {"ask": "highest"},
        ),
        IncidentPhrase(
            "{by:seat} has the card of {seat} taken back and forbids a heart",
            "The card is to go back, and no heart to be discarded.",
            {"ask": "no-heart"},
        ),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        seat, against = course.seat(self.seat), course.against
        if seat not in against.early:
            raise self.cannot(f"{self.seat} has laid no card early", self.seat)
        if course.seat(self.by) != _may_withdraw(course, seat):
            return course.rule(self.what, _PLAY, granted=False, because=f"{self.by} has no right to it.")
        match course.law.turn.play:
            case EarlyPlay.STANDS:
                return course.rule(self.what, _PLAY, granted=False)
            case EarlyPlay.TAKEN_BACK | EarlyPlay.SECOND_FOR_LAST:
                del against.early[seat]
                if self.ask:
                    against.calls[seat] = _call(course, seat, self.ask)
                return course.rule(self.what, _PLAY)
            case other:
                assert_never(other)


def _call(course: IrregularPlay, seat: int, ask: Ask) -> Call:
    match ask:
        case Ask.HIGHEST:
            return highest_call(course.table, course.play.led_mask, course.play.hands[seat])
        case Ask.NO_HEART:
            return no_heart_call(course.table)
        case other:
            assert_never(other)


def _may_withdraw(course: IrregularPlay, seat: int) -> int:
    """Give the next player after the offender who has not yet played; where there is none, whom the rules name."""
    order = course.table.seat_at[course.play.leader]
    after = [each for each in order[order.index(seat) + 1 :] if each not in course.against.early]
    if after:
        return after[0]
    match course.law.turn.play:
        case EarlyPlay.SECOND_FOR_LAST:
            return order[1]
        case EarlyPlay.TAKEN_BACK | EarlyPlay.STANDS:
            return course.play.to_move
        case other:
            assert_never(other)
