"""Each incident is one class, and the reference tells of it."""

import re
import subprocess
import sys
from typing import Any

import pytest

import hearts_spec
from hearts_spec.engine.irregular.faulty_deals import FAULTS, DealFault, Reached
from hearts_spec.engine.irregular.incident import INCIDENTS, Incident
from hearts_spec.record import RecordError, Transcript, record_from_data
from hearts_spec.schema.record_type import parts_of
from tests.conftest import PROJECT
from tests.irregular.tables import record


def test_every_word_for_an_incident_means_one_thing() -> None:
    words = [kind.what for kind in _kinds(Incident) if "what" in vars(kind)]
    assert sorted(words) == sorted(INCIDENTS)


def _kinds(cls: type[Incident]) -> list[type[Incident]]:
    return [kind for each in cls.__subclasses__() for kind in (each, *_kinds(each))]


def test_incidents_keep_their_order() -> None:
    late, early = {"after": 1, "what": "missed"}, {"after": 0, "what": "taken-back"}
    with pytest.raises(RecordError, match="belongs before the incident after play 1"):
        record_from_data(record(plays=["9C"], incidents=[late, early]))


def test_misdeal_describes_how_it_is_made() -> None:
    fault = FAULTS["uncut"](after=0, reached=None, rightful="A")
    assert repr(fault).startswith("FAULTS['uncut'](after=0, ")
    assert fault == FAULTS["uncut"](after=0, rightful="A")
    assert fault != FAULTS["counted"](after=0, rightful="A")


COMMAND = (PROJECT / "docs/reference/command.md").read_text(encoding="utf-8").partition("| Incident |")[2]


@pytest.mark.parametrize("word", [word for word, kind in INCIDENTS.items() if not issubclass(kind, DealFault)])
def test_reference_lists_every_incident_and_its_fields(word: str) -> None:
    row = re.search(rf"^\| `{word}` \| (.*) \|$", COMMAND, re.MULTILINE)
    assert row, word
    named = set(re.findall(r"`([a-z]+)(?:: [a-z-]+)?`", row[1]))
    assert named == set(parts_of(INCIDENTS[word])) - {"after"}


def test_reference_lists_all_fields_of_misdeal() -> None:
    said = COMMAND[COMMAND.index("Name an error in dealing") :].partition("\n## ")[0]
    assert {key for key in parts_of(FAULTS["uncut"]) if f"`{key}`" not in said} == {"after"}
    assert {str(each.value) for each in Reached if f"`{each.value}`" not in said} == set()


NEW_INCIDENT = """
from dataclasses import dataclass
from pathlib import Path

from hearts_spec.engine.irregular.incident import A_SEAT, IncidentKind, IncidentPhrase
from hearts_spec.schema.record_type import part


@dataclass(frozen=True, kw_only=True)
class Sneezed(IncidentKind, what="sneezed"):
    seat: str = part(A_SEAT)

    told = (IncidentPhrase("{seat} sneezes", "Nobody is to blame."),)

    def happen(self, course):
        return course.rule(self.what, "irregular.quitted.seen")


from hearts_spec.cards import cards_text, full_pack, mask_of
from hearts_spec.disputes.parameters import incidents
from hearts_spec.record import Replayer, record_data, record_from_data
from hearts_spec.rules import Library
from hearts_spec.scenarios.step_registry import find_step
from hearts_spec.scenarios.world import World

library = Library(Path("rulesets"))
hands = [full_pack()[place : place + 13] for place in range(0, 52, 13)]
told = incidents("What went wrong").read("0 sneezed seat=B")
deal = {
    "rules": "spalding-1896/sweepstake", "seats": list("ABCD"), "dealer": "D",
    "hands": dict(zip("ABCD", map(cards_text, hands))), "incidents": told,
}
record = record_from_data(deal)
print(record_data(record)["incidents"] == told, Replayer(library).replay(record).rulings[0].ruling.incident)
step, places = find_step("when", "B sneezes")
world = World(library, "spalding-1896/sweepstake", hands=[mask_of(hand) for hand in hands])
step.function(world, **places)
print(world.ruling.incident, step.doc)
"""


def test_new_incident_class_reaches_records_disputes_and_scenarios() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NEW_INCIDENT], capture_output=True, text=True, timeout=60, cwd=PROJECT, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["True sneezed", "sneezed Nobody is to blame."]


ALLOWED = {"extends": "modern/standard", "conduct": {"claiming": "allowed", "conceding": "allowed"}}


def claimed(rules: Any, *incidents: dict[str, Any]) -> Transcript:
    """A deal in which each holds a suit, and the first trick has been played, which N has won with a heart on it."""
    ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
    hands = {seat: [rank + suit for rank in ranks] for seat, suit in zip("NESW", "CDSH", strict=True)}
    plays = ["2C", "2D", "2S", "AH"]
    data = {"rules": rules, "seats": list("NESW"), "dealer": "W", "deal": 4, "hands": hands, "plays": plays}
    told = hearts_spec.replay({**data, "incidents": list(incidents)})
    assert isinstance(told, Transcript)
    return told


def test_allowed_claim_ends_the_deal() -> None:
    told = claimed(ALLOWED, {"after": 4, "what": "claims-rest", "seat": "N"})
    assert (told.turn, told.rulings[0].ruling.granted) == (None, True)
    assert told.settlement.net == {"N": 0, "E": 26, "S": 26, "W": 26}  # type: ignore[union-attr]
    given = claimed(ALLOWED, {"after": 4, "what": "concedes-rest", "seat": "N", "to": "E"})
    assert given.settlement.net == {"N": 1, "E": 25, "S": 0, "W": 0}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("bonus", "net"),
    [
        ({"last-but-one": 10, "last-trick": 20}, {"N": 1, "E": 55, "S": 0, "W": 0}),
        ({"first-trick": 5}, {"N": 6, "E": 25, "S": 0, "W": 0}),
        ({"trick": 1}, {"N": 2, "E": 37, "S": 0, "W": 0}),
        ({"no-trick": 7}, {"N": 1, "E": 25, "S": 7, "W": 7}),
    ],
)
def test_tricks_that_were_given_up_count(bonus: dict[str, int], net: dict[str, int]) -> None:
    """N won the first trick, with a heart; E is given the other twelve."""
    rules = {**ALLOWED, "bonus": bonus}
    given = claimed(rules, {"after": 4, "what": "concedes-rest", "seat": "N", "to": "E"})
    assert given.settlement.net == net  # type: ignore[union-attr]


def test_claim_of_which_a_book_is_silent_ends_nothing() -> None:
    told = claimed("hoyle-1887/hearts", {"after": 0, "what": "claims-rest", "seat": "N"})
    assert (told.rulings[0].ruling.granted, told.settlement) == (False, None)
    assert told.rulings[0].ruling.text == "The book says nothing of this."


@pytest.mark.parametrize(
    ("incident", "why"),
    [
        ({"after": 2, "what": "claims-rest", "seat": "N"}, "a trick is under way"),
        ({"after": 4, "what": "concedes-rest", "seat": "N", "to": "N"}, "gives the rest up to another player"),
    ],
)
def test_claim_that_cannot_be_is_refused(incident: dict[str, Any], why: str) -> None:
    with pytest.raises(hearts_spec.IrregularStateError, match=why):
        claimed(ALLOWED, incident)
