"""Irregular play: one class for each incident, with its fields, its effect on the deal, and its ruling."""

from hearts_spec.engine.irregular.faulty_deals import (
    FAULTS,
    Asker,
    DealFault,
    DealRuling,
    Drawn,
    Missed,
    Reached,
    Short,
)
from hearts_spec.engine.irregular.incident import (
    INCIDENTS,
    Incident,
    IncidentKind,
    IncidentPhrase,
    Misplay,
    incident_kind,
)
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.engine.irregular.play_faults import (
    Ask,
    Called,
    LedOutOfTurn,
    Looked,
    Peeped,
    PlayedOutOfTurn,
    PutDownTwo,
    Shown,
    SuitCalled,
    TakenBack,
    Withdrawn,
)
from hearts_spec.engine.irregular.revokes import Claimed, Corrected, Revoke

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
