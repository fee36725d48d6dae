"""Exposed cards, looking at tricks, and leading or playing out of turn."""

from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, card_text
from hearts_spec.engine.irregular.incident import A_CARD, A_FLAG, A_SEAT, IncidentKind, IncidentPhrase, Misplay
from hearts_spec.engine.irregular.irregular_play import (
    Call,
    IrregularPlay,
    Ruling,
    card_call,
    highest_call,
    no_heart_call,
    suit_call,
)
from hearts_spec.rules.vocabulary.irregular import (
    EarlyPlay,
    ExposedCard,
    FalseLead,
    LeadRetracted,
    LookCosts,
    TricksSeen,
)
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import A_SUIT, Choice, Number
from hearts_spec.schema.record_type import part


@dataclass(frozen=True, kw_only=True)
class Shown(IncidentKind, what="shown"):
    """A player shows a card by mistake, or it was `dealt` face up."""

    seat: str = part(A_SEAT)
    card: Card = part(A_CARD)
    dealt: bool = part(A_FLAG, "It was so from the deal.", default=False)

    told = (
        IncidentPhrase("{seat} shows {card}", "A card is shown by mistake in the play."),
        IncidentPhrase(
            "{seat} was dealt {card} face up", "A card was exposed in dealing, and the deal stands.", {"dealt": True}
        ),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        seat = course.seat(self.seat)
        bit = 1 << self.held(course, seat, self.card)
        course.against.exposed[seat] |= bit
        if self.dealt:
            course.against.exposed_in_deal |= bit
        return course.rule(self.what, _key(dealt=self.dealt), "irregular.exposed.lies")


@dataclass(frozen=True, kw_only=True)
class Called(IncidentKind, what="called"):
    """A player calls an exposed card from another, for their next play."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    card: Card = part(A_CARD)

    told = (IncidentPhrase("{by:seat} calls {card} from {seat}", "An exposed card is called."),)

    def happen(self, course: IrregularPlay) -> Ruling:
        seat = course.seat(self.seat)
        card = self.held(course, seat, self.card)
        if self.by == self.seat or not course.against.exposed[seat] >> card & 1:
            raise self.cannot(f"the {card_name(card)} is no exposed card of another player", card_text(card))
        dealt = bool(course.against.exposed_in_deal >> card & 1)
        law, key = course.law.exposed, _key(dealt=dealt)
        match law.dealt if dealt else law.called:
            case ExposedCard.NO_PENALTY:
                return course.rule(self.what, key, granted=False)
            case ExposedCard.MAY_BE_CALLED | ExposedCard.FIRST_CALL_BINDS:
                if seat in course.against.calls:
                    return course.rule(self.what, key, granted=False, because="Another call came first.")
                course.against.calls[seat] = card_call(card, key)
                return course.rule(self.what, key)


def _key(*, dealt: bool) -> str:
    return "irregular.exposed.dealt" if dealt else "irregular.exposed.called"


@dataclass(frozen=True, kw_only=True)
class PutDownTwo(Misplay, what="two-at-once"):
    """The player to move puts down another card together with the one they mean to play."""

    other: Card = part(A_CARD)

    told = (
        IncidentPhrase(
            "{seat} puts down {card} and {other:card} at once, and names the first",
            "Two cards are played at once, and the player says which he meant.",
        ),
    )

    def play(self, course: IrregularPlay, card: Card) -> Ruling:
        seat = self.player(course)
        other = self.held(course, seat, self.other, 1 << card)
        course.put(card)
        if course.law.exposed.two_at_once.exposes_one:
            course.against.exposed[seat] |= 1 << other
        return course.rule(self.what, "irregular.exposed.two-at-once", "irregular.exposed.lies")


_SEEN = "irregular.quitted.seen"


@dataclass(frozen=True, kw_only=True)
class Looked(IncidentKind, what="looked"):
    """A player asks to look at a turned trick, counted from 1; it does not matter who."""

    trick: int = part(Number(1, quotes=True))
    seat: str | None = part(A_SEAT, default=None)

    told = (
        IncidentPhrase(
            "{seat} asks to look at trick {trick:number}", "A player asks to look at a trick that was turned."
        ),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        return course.rule(self.what, _SEEN, granted=_may_be_seen(self, self.trick, course))


@dataclass(frozen=True, kw_only=True)
class Peeped(IncidentKind, what="peeped"):
    """A player looks at a turned trick, counted from 1, with or without the right to."""

    seat: str = part(A_SEAT)
    trick: int = part(Number(1, quotes=True))

    told = (IncidentPhrase("{seat} looks at trick {trick:number}", "A player has looked at a trick that was turned."),)

    def happen(self, course: IrregularPlay) -> Ruling:
        if _may_be_seen(self, self.trick, course):
            return course.rule(self.what, _SEEN)
        match course.law.quitted.costs:
            case LookCosts.SUIT_CALLED:
                course.let_right_call(course.seat(self.seat))
            case LookCosts.NOTHING:
                pass
        return course.rule(self.what, _SEEN, "irregular.quitted.costs", granted=False)


def _may_be_seen(incident: IncidentKind, trick: int, course: IrregularPlay) -> bool:
    """True if a trick, counted from 1, may be looked at now."""
    turned = len(course.play.tricks)
    if not 1 <= trick <= turned:
        raise incident.cannot(f"trick {trick} is not turned yet", str(trick))
    if course.play.over:
        return True
    match course.law.quitted.seen:
        case TricksSeen.ANY:
            return True
        case TricksSeen.LAST_ONLY:
            return trick == turned
        case TricksSeen.NONE:
            return False


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
    """A lead out of turn is taken back with the cards played to it, which are then not exposed cards."""

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
        return course.rule(self.what, _RETRACT, _LEAD)


def _in_time(course: IrregularPlay) -> bool:
    """True if a false lead to which not all have played may still be taken back."""
    match course.law.turn.retract:
        case LeadRetracted.UNTIL_ALL_PLAYED:
            return True
        case LeadRetracted.UNTIL_ANY_PLAYED:
            return len(course.play.trick) == 1


@dataclass(frozen=True, kw_only=True)
class SuitCalled(IncidentKind, what="suit-called"):
    """A suit is called from a player who led out of turn, for their next lead."""

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
    """A player plays to a trick before their turn; the card waits for its turn, unless it must be taken back."""

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
    """What may be demanded of a player who must take back a card played out of turn."""

    HIGHEST = "highest", "the highest card of the suit led"
    NO_HEART = "no-heart", "no heart"


@dataclass(frozen=True, kw_only=True)
class Withdrawn(IncidentKind, what="withdrawn"):
    """A player has a card taken back that another played out of turn, and may `ask` something of them."""

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


def _call(course: IrregularPlay, seat: int, ask: Ask) -> Call:
    match ask:
        case Ask.HIGHEST:
            return highest_call(course.table, course.play.led_mask, course.play.hands[seat])
        case Ask.NO_HEART:
            return no_heart_call(course.table)


def _may_withdraw(course: IrregularPlay, seat: int) -> int:
    """Return the next player after the offender who has not yet played; if there is none, the rules decide."""
    order = course.table.seat_at[course.play.leader]
    after = [each for each in order[order.index(seat) + 1 :] if each not in course.against.early]
    if after:
        return after[0]
    match course.law.turn.play:
        case EarlyPlay.SECOND_FOR_LAST:
            return order[1]
        case EarlyPlay.TAKEN_BACK | EarlyPlay.STANDS:
            return course.play.to_move
