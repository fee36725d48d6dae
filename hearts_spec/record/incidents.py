"""Incidents in a record: what went wrong at the table and after which play, read as data or from one line."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from hearts_spec.cards import JOKER, Card, card_text
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.irregular.incident import Incident, IncidentKind, Misplay, incident_kind
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.record.errors import RecordError
from hearts_spec.record.json_writer import Laid
from hearts_spec.record.transcript import RulingMade
from hearts_spec.schema.kinds import ManyOf, ReadContext
from hearts_spec.schema.problems import Problem, RulesError, quoted
from hearts_spec.schema.source_tree import Node, from_data, mark_at

_LINE = re.compile(r"(?P<after>[0-9]{1,2}) (?P<what>[a-z-]+)(?P<said>(?: [a-z-]+=[A-Za-z0-9:+-]+)*)")


@dataclass(frozen=True)
class _InOrder(ManyOf):
    """Incidents, in the order in which they happened."""

    def validate(self, values: Sequence[Incident], nodes: Sequence[Node]) -> Iterator[Problem]:
        for (first, second), node in zip(pairwise(values), nodes[1:], strict=False):
            if second.after < first.after:
                message = f"this belongs before the incident after play {first.after}"
                yield Problem(mark_at(node, ("after",)), "wrong-order", message, token=str(second.after))


INCIDENT_LIST = _InOrder(incident_kind(), listed="a list of incidents")


def incidents_of(value: object, seats: tuple[str, ...], plays: int | None = None) -> tuple[Incident, ...]:
    """Read incidents in their order, at a table with these seats; `plays` is the number of plays in the record.

    Raises RecordError for what cannot be read as incidents.
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
    """Return an incident written in one line, such as `3 corrected seat=B card=5C changed=C:KC`, in the form of a
    record.

    Raises RecordError for a text that is not such a line.
    """
    found = _LINE.fullmatch(text)
    if found is None:
        raise RecordError(f"{quoted(text, 60)} is not an incident", text, hint="as 3 corrected seat=B card=5C")
    facts = dict(part.split("=") for part in found["said"].split())
    return {"after": int(found["after"]), "what": found["what"], **{key: _value(each) for key, each in facts.items()}}


def _value(text: str) -> Any:
    if ":" in text:
        return {seat: card for seat, _, card in (part.partition(":") for part in text.split("+"))}
    return text.replace("+", " ") if text not in ("yes", "no") else text == "yes"


@dataclass(slots=True)
class IrregularReplay:
    """A replay in progress: the irregular play, the plays made so far, and the rulings given."""

    course: IrregularPlay
    plays: list[Laid] = field(default_factory=list)
    rulings: list[RulingMade] = field(default_factory=list)

    def run(
        self, plays: Sequence[tuple[str, Card]], incidents: Sequence[Incident], obliging: Sequence[int] = ()
    ) -> None:
        """Make the plays and apply the incidents in order; `obliging` are the indexes of plays of an obliging joker.

        Raises IllegalPlayError or IrregularStateError for what cannot have happened as the record says.
        """
        pending = list(enumerate(incidents, 1))
        for number, (named, card) in enumerate(plays):
            misplays: list[Misplay] = []
            while pending and pending[0][1].after == number:
                place, incident = pending.pop(0)
                if isinstance(incident, Misplay):
                    misplays.append(incident)
                else:
                    self._apply(place, incident)
            if self.course.void:
                raise IrregularStateError(f"play {number + 1}: the deal is void", "", f"play {number + 1}")
            self._play(number, named, card, misplays, number in obliging)
        for place, incident in pending:
            self._apply(place, incident)

    def _play(self, number: int, named: str, card: Card, misplays: Sequence[Misplay], obliging: bool) -> None:
        course = self.course
        play = course.play
        with _placed_at(f"play {number + 1}"):
            if play.over:
                raise IrregularStateError("the deal is over, and no card is left to play", card_text(card))
            seat = next((each.player(course) for each in misplays), play.to_move)
            if named and named != play.seats[seat]:
                raise IrregularStateError(f"it is the turn of {play.seats[seat]}, not of {named}", named)
            card = play.held_copy(card, seat)
            options = course.legal() if seat == play.to_move else play.hands[seat]
            obliging = obliging and card == JOKER
            self.plays.append((seat, card, options))
            if len(misplays) > 1:
                raise IrregularStateError("more than one incident is about this play", misplays[1].what)
            try:
                ruling = None
                if misplays:
                    ruling = misplays[0].play(course, card)
                else:
                    course.put(card, obliging)
            except IllegalPlayError as error:
                raise IllegalPlayError(number + 1, error.seat, error.card, error.refusal) from None
        if ruling:
            self.rulings.append(self._made(number + 1, ruling))

    def _apply(self, place: int, incident: Incident) -> None:
        with _placed_at(f"incident {place}"):
            if not isinstance(incident, IncidentKind):
                raise IrregularStateError("an incident of this kind needs a play after it", incident.what)
            try:
                ruling = incident.happen(self.course)
            except IllegalPlayError as error:
                raise IrregularStateError(str(error), error.card) from None
        self.rulings.append(self._made(incident.after, ruling))

    def _made(self, after: int, ruling: Ruling) -> RulingMade:
        return RulingMade(after, ruling, None if ruling.deals is None else self.course.play.seats[ruling.deals])


@contextmanager
def _placed_at(where: str) -> Iterator[None]:
    """Add the place in the record to the message of an IrregularStateError."""
    try:
        yield
    except IrregularStateError as error:
        raise IrregularStateError(f"{where}: {error}", error.token, where) from None
