"""Irregular play: a class for each incident, with its fields, what it does to the course of a deal, and its ruling."""

from hearts_spec.engine.irregular.exposed import Called, PutDownTwo, Shown
from hearts_spec.engine.irregular.incident import (
    INCIDENTS,
    Incident,
    IncidentKind,
    IncidentPhrase,
    Misplay,
    incident_kind,
)
from hearts_spec.engine.irregular.incorrect_hands import Drawn, Missed, Short
from hearts_spec.engine.irregular.inspecting_tricks import Looked, Peeped
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.irregular.misdeals import FAULTS, Asker, DealFault, DealRuling, Reached
from hearts_spec.engine.irregular.out_of_turn import (
    Ask,
    LedOutOfTurn,
    PlayedOutOfTurn,
    SuitCalled,
    TakenBack,
    Withdrawn,
)
from hearts_spec.engine.irregular.revokes import Claimed, Corrected, Revoke
from hearts_spec.engine.irregular.ruling import Ruling

__all__ = [
    "FAULTS",
    "INCIDENTS",
    "Ask",
    "Asker",
    "Called",
    "Claimed",
    "Corrected",
    "DealFault",
    "DealRuling",
    "Drawn",
    "Incident",
    "IncidentKind",
    "IncidentPhrase",
    "IrregularPlay",
    "LedOutOfTurn",
    "Looked",
    "Misplay",
    "Missed",
    "Peeped",
    "PlayedOutOfTurn",
    "PutDownTwo",
    "Reached",
    "Revoke",
    "Ruling",
    "Short",
    "Shown",
    "SuitCalled",
    "TakenBack",
    "Withdrawn",
    "incident_kind",
]
