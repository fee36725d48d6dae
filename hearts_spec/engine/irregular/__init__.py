"""Irregular play: a class for each incident, with its fields, what it does to the course of a deal, and its ruling."""

from hearts_spec.engine.irregular.course import Course
from hearts_spec.engine.irregular.exposed import Called, PutDownTwo, Shown
from hearts_spec.engine.irregular.incident import INCIDENTS, Happening, Incident, Misplay, Telling, incident_kind
from hearts_spec.engine.irregular.incorrect_hands import Drawn, Missed, Short
from hearts_spec.engine.irregular.misdeals import FAULTS, Asker, DealFault, DealRuling, Reached
from hearts_spec.engine.irregular.out_of_turn import (
    Ask,
    LedOutOfTurn,
    PlayedOutOfTurn,
    SuitCalled,
    TakenBack,
    Withdrawn,
)
from hearts_spec.engine.irregular.quitted import Looked, Peeped
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
    "Course",
    "DealFault",
    "DealRuling",
    "Drawn",
    "Happening",
    "Incident",
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
    "Telling",
    "Withdrawn",
    "incident_kind",
]
