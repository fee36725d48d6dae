"""Ending the play early: claiming the rest of the tricks, and giving them up to another player."""

from dataclasses import dataclass

from hearts_spec.engine.irregular.incident import A_SEAT, IncidentKind
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.rules.vocabulary.conduct import EarlyEnd
from hearts_spec.schema.record_type import part


@dataclass(frozen=True, kw_only=True)
class ClaimsRest(IncidentKind, what="claims-rest"):
    """Between two tricks, a player claims the rest of them. If the rules allow it, all cards left go to that player."""

    seat: str = part(A_SEAT)

    def happen(self, deal: IrregularPlay) -> Ruling:
        return _end(self, deal, deal.table.rules.conduct.claiming, "conduct.claiming", self.seat)


@dataclass(frozen=True, kw_only=True)
class ConcedesRest(IncidentKind, what="concedes-rest"):
    """Between two tricks, a player gives up the rest of them. If the rules allow it, all cards left go to `to`."""

    seat: str = part(A_SEAT)
    to: str = part(A_SEAT)

    def happen(self, deal: IrregularPlay) -> Ruling:
        if self.seat == self.to:
            raise self.cannot(f"{self.seat} gives the rest up to another player", self.seat)
        return _end(self, deal, deal.table.rules.conduct.conceding, "conduct.conceding", self.to)


def _end(incident: IncidentKind, deal: IrregularPlay, leave: EarlyEnd, key: str, to: str) -> Ruling:
    play = deal.play
    if play.over:
        raise incident.cannot("every card has been played", to)
    if play.trick:
        raise incident.cannot("a trick is under way", to)
    if deal.table.some_lie_aside:
        raise incident.cannot("cards lie aside, and who would take them is not said", to)
    ruling = deal.rule(incident.what, key, granted=leave.is_given)
    if ruling.granted:
        deal.end_for(deal.seat(to))
    return ruling
