"""Reading a book's advice on play from its file, with every fault at its place."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_spec.lost_deals.advice import Advice, Hint
from hearts_spec.lost_deals.hints import HINTS
from hearts_spec.lost_deals.parts import A_LINE, PROSE, DealAround
from hearts_spec.rules.library import Library
from hearts_spec.rules.naming import A_PROVISION, A_RULE_SET
from hearts_spec.rules.shape.by_key import InOrder
from hearts_spec.rules.shape.compound import Compound, named, part
from hearts_spec.rules.shape.faults import Fault, RulesError
from hearts_spec.rules.shape.kinds import MISSING, ManyOf, Number, one_of
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.schema import document_schema

ADVICE_FILE = "advice.yml"
_GAMES = ManyOf(A_RULE_SET)


@dataclass(frozen=True, slots=True)
class HintParts:
    """What is written of a hint."""

    id: str = named()
    weight: int = part(Number(1, 9), "How much it weighs.")
    cites: tuple[str, ...] = part(ManyOf(A_PROVISION, at_least=1), "The provisions that give it.")
    only: tuple[str, ...] = part(_GAMES, "The games it is for; all, if none is named.", ())
    excepted: tuple[str, ...] = part(_GAMES, "The games it is not for.", (), key="except")

    @property
    def hint(self) -> Hint:
        """Give the hint."""
        return Hint(self.id, HINTS[self.id][0], self.weight, self.cites, self.only, self.excepted)


@dataclass(frozen=True, slots=True)
class AdviceParts:
    """What is written of a book's advice."""

    title: str = part(A_LINE, "Its title.")
    hints: tuple[HintParts, ...] = part(
        InOrder(Compound(HintParts, "hint"), one_of(tuple(HINTS), "a hint", "a hint"), "for the hints"),
        "The hints, each with its weight.",
    )
    about: str = part(PROSE, "What it is, and how it is weighed.", "")


ADVICE = Compound(AdviceParts, "advice")


def read_advice(path: Path, library: Library) -> Advice:
    """Read the advice of a source.

    Raises RulesError with all that is wrong with it.
    """
    faults: list[Fault] = []
    around = DealAround(library=library, source=path.parent.parent.name)
    found = ADVICE.read(read_file(path, library.shown(path)), faults, around)
    if found is MISSING:
        raise RulesError(faults)
    return Advice(found.title, tuple(each.hint for each in found.hints))


def advice_schema() -> dict[str, Any]:
    """Give the JSON Schema of a source's advice."""
    return document_schema(ADVICE, "Advice on play", "What a book tells a player to do, each hint with its weight.")
