"""Exposed cards: shown by mistake, called by another player, or put down two at once."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card, card_name, card_text
from hearts_spec.engine.irregular.calls import card_call
from hearts_spec.engine.irregular.incident import A_CARD, A_FLAG, A_SEAT, IncidentKind, IncidentPhrase, Misplay
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.irregular.ruling import Ruling
from hearts_spec.rules.vocabulary.exposed import ExposedCard, TwoAtOnce
from hearts_spec.schema.record_type import part


@dataclass(frozen=True, kw_only=True)
class Shown(IncidentKind, what="shown"):
    """A player shows a card by mistake; or it was `dealt` so."""

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
    """A player calls an exposed card from another, for his next play."""

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
            case other:
                assert_never(other)


def _key(*, dealt: bool) -> str:
    return "irregular.exposed.dealt" if dealt else "irregular.exposed.called"


@dataclass(frozen=True, kw_only=True)
class PutDownTwo(Misplay, what="two-at-once"):
    """The player to move puts another card down with the one that he means to play."""

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
        match course.law.exposed.two_at_once:
            case TwoAtOnce.NAMES_ONE:
                course.against.exposed[seat] |= 1 << other
            case TwoAtOnce.TAKES_BACK:
                pass
            case never:
                assert_never(never)
        return course.rule(self.what, "irregular.exposed.two-at-once", "irregular.exposed.lies")
