"""Reading a book's advice on play from its file, with every fault at its place."""

from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal_kinds import DealContext
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.rules.library import Library
from hearts_spec.schema.json_schema import document_schema
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.read_file import read_file
from hearts_spec.schema.record_type import RecordType

ADVICE_FILE = "advice.yml"
ADVICE = RecordType(Advice, "advice")


def read_advice(path: Path, library: Library) -> Advice:
    """Read the advice of a source.

    Raises RulesError with all that is wrong with it.
    """
    faults: list[Problem] = []
    around = DealContext(library=library, source=path.parent.parent.name)
    found: Advice = ADVICE.read(read_file(path, library.shown(path)), faults, around)
    if faults:
        raise RulesError(faults)
    return found


def advice_schema() -> dict[str, Any]:
    """Give the JSON Schema of a source's advice."""
    return document_schema(ADVICE, "Advice on play", "What a book tells a player to do, each hint with its weight.")
