"""Incidents in a record: what went wrong at the table, and after which play; read as data, or told in one line."""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from hearts_spec.engine.irregular import Incident, incident_kind
from hearts_spec.record.errors import RecordError
from hearts_spec.schema.kinds import ANYWHERE, MISSING, ManyOf, ReadContext
from hearts_spec.schema.problems import Problem, RulesError, quoted
from hearts_spec.schema.tree import Node, from_data, mark_at

_LINE = re.compile(r"(?P<after>[0-9]{1,2}) (?P<what>[a-z-]+)(?P<said>(?: [a-z-]+=[A-Za-z0-9:+-]+)*)")


@dataclass(frozen=True)
class _InOrder(ManyOf):
    """Incidents, in the order in which they happened."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, around)
        before = len(faults)
        for place, (first, second) in enumerate(pairwise(() if found is MISSING else found), 1):
            if second.after < first.after:
                message = f"this comes before the incident after play {first.after}"
                faults.append(Problem(mark_at(node, (place, "after")), message, token=str(second.after)))
        return found if len(faults) == before else MISSING


INCIDENT_LIST = _InOrder(incident_kind(), listed="a list of incidents")


def incidents_of(value: object, seats: tuple[str, ...], plays: int | None = None) -> tuple[Incident, ...]:
    """Read incidents, put in their order, at a table with these seats; `plays` is how many plays are told of.

    Raises RecordError for whatever is not as a record says it.
    """
    faults = list[Problem]()
    try:
        found = INCIDENT_LIST.read(from_data(value, path=("incidents",)), faults, ReadContext(seats=seats, plays=plays))
    except RulesError as error:
        faults.extend(error.faults)
    if faults:
        raise RecordError.of(faults)
    return tuple(found)


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
