"""Incidents in a record: what went wrong at the table, and after which play; read as data, or told in one line."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from hearts_spec.engine.irregular import Incident, incident_kind
from hearts_spec.record.errors import RecordError
from hearts_spec.rules.shape.faults import Fault, RulesError, quoted
from hearts_spec.rules.shape.kinds import Around, ManyOf
from hearts_spec.rules.shape.tree import from_data

INCIDENT = incident_kind()
_ALL = ManyOf(INCIDENT, listed="a list of incidents")
_LINE = re.compile(r"(?P<after>[0-9]{1,2}) (?P<what>[a-z-]+)(?P<said>(?: [a-z-]+=[A-Za-z0-9:+-]+)*)")


def incidents_of(value: object, seats: tuple[str, ...], plays: int | None = None) -> tuple[Incident, ...]:
    """Read incidents, put in their order, at a table with these seats; `plays` is how many plays are told of.

    Raises RecordError for whatever is not as a record says it.
    """
    faults = list[Fault]()
    try:
        found = _ALL.read(from_data(value, path=("incidents",)), faults, Around(seats=seats, plays=plays))
    except RulesError as error:
        faults.extend(error.faults)
    if faults:
        fault = faults[0]
        raise RecordError(fault.message, fault.token, fault.mark.path, fault.hint)
    check_order(found)
    return tuple(found)


def check_order(incidents: Sequence[Incident]) -> None:
    """See that incidents stand in the order in which they happened; raises RecordError where one does not."""
    for place, (first, second) in enumerate(pairwise(incidents), 1):
        if second.after < first.after:
            path = ("incidents", place, "after")
            raise RecordError(f"this comes before the incident after play {first.after}", str(second.after), path)


def incident_line(text: str) -> dict[str, Any]:
    """Give an incident told in one line, as `3 corrected seat=B card=5C changed=C:KC`, in the way a record says it.

    Raises RecordError for a text that is no such line.
    """
    found = _LINE.fullmatch(text)
    if found is None:
        raise RecordError(f"{quoted(text, 60)} does not tell an incident", text, hint="as 3 corrected seat=B card=5C")
    said = dict(part.split("=") for part in found["said"].split())
    return {"after": int(found["after"]), "what": found["what"], **{key: _value(each) for key, each in said.items()}}


def _value(text: str) -> Any:
    if ":" in text:
        return {seat: card for seat, _, card in (part.partition(":") for part in text.split("+"))}
    return text.replace("+", " ") if text not in ("yes", "no") else text == "yes"


def incident_data(incident: Incident) -> dict[str, Any]:
    """Give an incident as JSON says it."""
    return {"after": incident.after, **INCIDENT.plain(incident)}
