"""Reading a book's advice on play from its file, with every fault at its place."""

from pathlib import Path
from typing import Any

from hearts_spec.lost_deals.advice import Advice
from hearts_spec.lost_deals.parts import DealAround
from hearts_spec.rules.library import Library
from hearts_spec.rules.shape.compound import Compound
from hearts_spec.rules.shape.faults import Fault, RulesError
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.schema import document_schema

ADVICE_FILE = "advice.yml"
ADVICE = Compound(Advice, "advice")


def read_advice(path: Path, library: Library) -> Advice:
    """Read the advice of a source.

    Raises RulesError with all that is wrong with it.
    """
    faults: list[Fault] = []
    around = DealAround(library=library, source=path.parent.parent.name)
    found: Advice = ADVICE.read(read_file(path, library.shown(path)), faults, around)
    if faults:
        raise RulesError(faults)
    return found


def advice_schema() -> dict[str, Any]:
    """Give the JSON Schema of a source's advice."""
    return document_schema(ADVICE, "Advice on play", "What a book tells a player to do, each hint with its weight.")
