"""Exposed cards, looking at tricks, and leading or playing out of turn."""

from collections.abc import Sequence
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

_DEALT = "irregular.exposed.dealt"
_CALLS, _FIRST = (f"irregular.exposed.called.{case}" for case in ("calls", "first"))


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

    def happen(self, deal: IrregularPlay) -> Ruling:
        seat = deal.seat(self.seat)
        bit = 1 << self.held(deal, seat, self.card)
        deal.against.exposed[seat] |= bit
        if self.dealt:
            deal.against.exposed_in_deal |= bit
        keys = (_DEALT,) if self.dealt else (_CALLS, _FIRST)
        return deal.rule(self.what, *keys, "irregular.exposed.lies")


@dataclass(frozen=True, kw_only=True)
class Called(IncidentKind, what="called"):
    """A player calls an exposed card from another, for their next play."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    card: Card = part(A_CARD)

    told = (IncidentPhrase("{by:seat} calls {card} from {seat}", "An exposed card is called."),)

    def happen(self, deal: IrregularPlay) -> Ruling:
        seat = deal.seat(self.seat)
        card = self.held(deal, seat, self.card)
        if self.by == self.seat or not deal.against.exposed[seat] >> card & 1:
            raise self.cannot(f"the {card_name(card)} is no exposed card of another player", card_text(card))
        dealt = bool(deal.against.exposed_in_deal >> card & 1)
        law, key = deal.law.exposed, _DEALT if dealt else _CALLS
        match law.dealt if dealt else law.called:
            case ExposedCard.NO_PENALTY:
                return deal.rule(self.what, key, granted=False)
            case ExposedCard.MAY_BE_CALLED | ExposedCard.FIRST_CALL_BINDS:
                if seat in deal.against.calls:
                    first = _DEALT if dealt else _FIRST
                    return deal.rule(self.what, first, granted=False, because="Another call came first.")
                deal.against.calls[seat] = card_call(card, key)
                return deal.rule(self.what, key)


@dataclass(frozen=True, kw_only=True)
class PutDownTwo(Misplay, what="two-at-once"):
    """The player to move puts down another card together with the one they mean to play."""

    other: Card = part(A_CARD)

    told = (
        IncidentPhrase(
            "{seat} puts down {card} and {other:card} at once, and names the first",
            "Two cards are played at once, and the player says which was meant.",
        ),
    )

    def play(self, deal: IrregularPlay, card: Card) -> Ruling:
        seat = self.player(deal)
        other = self.held(deal, seat, self.other, 1 << card)
        deal.put(card)
        if deal.law.exposed.two_at_once.exposes_one:
            deal.against.exposed[seat] |= 1 << other
        return deal.rule(self.what, "irregular.exposed.two-at-once", "irregular.exposed.lies")


def _seen(trick: int, deal: IrregularPlay) -> str:
    """Return the key for whether a trick, counted from 1, may be seen: the last one turned, or one before it."""
    return f"irregular.quitted.seen.{'last' if trick == len(deal.play.tricks) else 'earlier'}"


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

    def happen(self, deal: IrregularPlay) -> Ruling:
        granted = _may_be_seen(self, self.trick, deal)
        return deal.rule(self.what, _seen(self.trick, deal), granted=granted)


@dataclass(frozen=True, kw_only=True)
class Peeped(IncidentKind, what="peeped"):
    """A player looks at a turned trick, counted from 1, with or without the right to."""

    seat: str = part(A_SEAT)
    trick: int = part(Number(1, quotes=True))

    told = (IncidentPhrase("{seat} looks at trick {trick:number}", "A player has looked at a trick that was turned."),)

    def happen(self, deal: IrregularPlay) -> Ruling:
        if _may_be_seen(self, self.trick, deal):
            return deal.rule(self.what, _seen(self.trick, deal))
        match deal.law.quitted.costs:
            case LookCosts.SUIT_CALLED:
                deal.let_right_call(deal.seat(self.seat))
            case LookCosts.NOTHING:
                pass
        return deal.rule(self.what, _seen(self.trick, deal), "irregular.quitted.costs", granted=False)


def _may_be_seen(incident: IncidentKind, trick: int, deal: IrregularPlay) -> bool:
    """True if a trick, counted from 1, may be looked at now."""
    turned = len(deal.play.tricks)
    if not 1 <= trick <= turned:
        raise incident.cannot(f"trick {trick} is not turned yet", str(trick))
    if deal.play.over:
        return True
    match deal.law.quitted.seen:
        case TricksSeen.ANY:
            return True
        case TricksSeen.LAST_ONLY:
            return trick == turned
        case TricksSeen.NONE:
            return False


_SUIT, _BY = (f"irregular.turn.lead.{case}" for case in ("suit", "by"))
_IN_TIME, _LATE = (f"irregular.turn.retract.{case}" for case in ("in-time", "late"))
_NEXT, _LAST, _ASKS = (f"irregular.turn.play.{case}" for case in ("next", "last", "asks"))


@dataclass(frozen=True, kw_only=True)
class LedOutOfTurn(Misplay, what="led-out-of-turn"):
    """A player leads when it is another's turn. The others may play to it, or the cards may be taken back."""

    seat: str = part(A_SEAT)

    told = (IncidentPhrase("{seat} leads {card} out of turn", "A lead by a player whose turn it is not."),)

    def player(self, deal: IrregularPlay) -> int:
        return deal.seat(self.seat)

    def play(self, deal: IrregularPlay, card: Card) -> Ruling:
        play, seat = deal.play, self.player(deal)
        if play.trick or seat == play.to_move:
            raise self.cannot(f"{self.seat} does not lead out of turn", self.seat)
        card = self.held(deal, seat, card)
        before = deal.moment()
        play.leader = play.to_move = seat
        if refusal := play.why_not(card):
            deal.put_back(before)
            raise deal.illegal(seat, card, refusal)
        deal.put_trusted(card, in_turn=False)
        deal.false_lead, deal.led_falsely = before, seat
        return deal.rule(self.what, _IN_TIME, _SUIT, _BY)


@dataclass(frozen=True, kw_only=True)
class TakenBack(IncidentKind, what="taken-back"):
    """A lead out of turn is taken back with the cards played to it, which are then not exposed cards."""

    told = (
        IncidentPhrase(
            "the false lead is taken back",
            "The lead out of turn, and what was played to it, goes back into the hands, if the rules allow it still.",
        ),
    )

    def happen(self, deal: IrregularPlay) -> Ruling:
        if deal.false_lead is None:
            return deal.rule(self.what, _LATE, granted=False)
        if not _in_time(deal):
            return deal.rule(self.what, _LATE, granted=False, because="By now it is too late.")
        trick, seat = len(deal.play.tricks), deal.led_falsely
        deal.put_back(deal.false_lead)
        deal.false_lead = None
        deal.revoked = [each for each in deal.revoked if each.trick != trick]
        match deal.law.turn.lead:
            case FalseLead.SUIT_CALLED:
                deal.let_right_call(seat)
                return deal.rule(self.what, _IN_TIME, _SUIT, _BY)
            case FalseLead.NO_PENALTY:
                return deal.rule(self.what, _IN_TIME)


def _in_time(deal: IrregularPlay) -> bool:
    """True if a false lead may still be taken back; at least one player has yet to play to it."""
    match deal.law.turn.retract:
        case LeadRetracted.UNTIL_ALL_PLAYED:
            return True
        case LeadRetracted.UNTIL_ANY_PLAYED:
            return len(deal.play.trick) == 1


@dataclass(frozen=True, kw_only=True)
class SuitCalled(IncidentKind, what="suit-called"):
    """A suit is called from a player who led out of turn, for their next lead."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    suit: Suit = part(A_SUIT)

    told = (
        IncidentPhrase("{by:seat} calls {suit} from {seat}", "A suit is called from a player who led out of turn."),
    )

    def happen(self, deal: IrregularPlay) -> Ruling:
        seat = deal.seat(self.seat)
        if deal.against.may_call.get(seat) != deal.seat(self.by):
            because = "" if deal.law.turn.lead is FalseLead.NO_PENALTY else f"{self.by} has no right to it."
            return deal.rule(self.what, _BY, granted=False, because=because)
        del deal.against.may_call[seat]
        deal.against.lead_calls[seat] = suit_call(self.suit, _SUIT)
        return deal.rule(self.what, _SUIT, _BY)


@dataclass(frozen=True, kw_only=True)
class PlayedOutOfTurn(Misplay, what="played-out-of-turn"):
    """A player plays to a trick before their turn; the card waits for its turn, unless it must be taken back."""

    seat: str = part(A_SEAT)

    told = (
        IncidentPhrase("{seat} plays {card} out of turn", "A card is played before the player's turn in the trick."),
    )

    def player(self, deal: IrregularPlay) -> int:
        return deal.seat(self.seat)

    def play(self, deal: IrregularPlay, card: Card) -> Ruling:
        play, seat = deal.play, self.player(deal)
        order = deal.table.seat_at[play.leader]
        if not play.trick or order.index(seat) <= len(play.trick) or seat in deal.against.early:
            raise self.cannot(f"{self.seat} does not play out of turn", self.seat)
        card = self.held(deal, seat, card)
        if refusal := deal.why_not(card, seat):
            raise deal.illegal(seat, card, refusal)
        key = _key(deal, seat)
        deal.against.early[seat] = card
        return deal.rule(self.what, key, _ASKS)


class Ask(Word):
    """What may be demanded of a player who must take back a card played out of turn."""

    HIGHEST = "highest", "the highest card of the suit led"
    NO_HEART = "no-heart", "no heart"


@dataclass(frozen=True, kw_only=True)
class Withdrawn(IncidentKind, what="withdrawn"):
    """A player (`by`) has another (`seat`) take back a card played out of turn, and may make a demand (`ask`)."""

    by: str = part(A_SEAT)
    seat: str = part(A_SEAT)
    ask: Ask | None = part(Choice(Ask), default=None)

    told = (
        IncidentPhrase("{by:seat} has the card of {seat} taken back", "The card played out of turn is to go back."),
        IncidentPhrase(
            "{by:seat} has the card of {seat} taken back and calls the highest of the suit",
            "The card is to go back, and the highest of the suit to be played in its turn.",
            {"ask": "highest"},
        ),
        IncidentPhrase(
            "{by:seat} has the card of {seat} taken back and forbids a heart",
            "The card is to go back, and no heart to be discarded.",
            {"ask": "no-heart"},
        ),
    )

    def happen(self, deal: IrregularPlay) -> Ruling:
        seat, against = deal.seat(self.seat), deal.against
        if seat not in against.early:
            raise self.cannot(f"{self.seat} has laid no card early", self.seat)
        key = _key(deal, seat)
        if deal.seat(self.by) not in _may_withdraw(deal, seat):
            return deal.rule(self.what, key, granted=False, because=f"{self.by} has no right to it.")
        match deal.law.turn.play:
            case EarlyPlay.STANDS:
                return deal.rule(self.what, key, granted=False)
            case EarlyPlay.NO_PENALTY:
                del against.early[seat]
                return deal.rule(self.what, key, because="Nothing else may be asked for." if self.ask else "")
            case EarlyPlay.TAKEN_BACK | EarlyPlay.SECOND_FOR_LAST:
                del against.early[seat]
                if self.ask:
                    against.calls[seat] = _call(deal, seat, self.ask)
                return deal.rule(self.what, key, *[_ASKS] * bool(self.ask))


def _call(deal: IrregularPlay, seat: int, ask: Ask) -> Call:
    match ask:
        case Ask.HIGHEST:
            return highest_call(deal.table, deal.play.led_mask, deal.play.hands[seat], _ASKS)
        case Ask.NO_HEART:
            return no_heart_call(deal.table, _ASKS)


def _yet_to_play(deal: IrregularPlay, seat: int) -> list[int]:
    """Return the seats after this one in the trick that have not played."""
    order = deal.table.seat_at[deal.play.leader]
    return [each for each in order[order.index(seat) + 1 :] if each not in deal.against.early]


def _key(deal: IrregularPlay, seat: int) -> str:
    """Return the key for who may have a card of this seat, played out of turn, taken back."""
    return _NEXT if _yet_to_play(deal, seat) else _LAST


def _may_withdraw(deal: IrregularPlay, seat: int) -> Sequence[int]:
    """Return the seats that may do so: the next after the offender that has not played, or else as the rules say."""
    order, after = deal.table.seat_at[deal.play.leader], _yet_to_play(deal, seat)
    match deal.law.turn.play:
        case EarlyPlay.NO_PENALTY:
            return order
        case EarlyPlay.SECOND_FOR_LAST:
            return after[:1] or order[1:2]
        case EarlyPlay.TAKEN_BACK | EarlyPlay.STANDS:
            return after[:1] or (deal.play.to_move,)
