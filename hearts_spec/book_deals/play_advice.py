"""A book's advice on play as data: its hints, how much each weighs, and the provisions that give it."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.statements import DealContext
from hearts_spec.rules.library import A_PROVISION, A_RULE_SET, Library
from hearts_spec.schema.kinds import A_LINE, PROSE, InOrder, ManyOf, Number, document_schema, one_of
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.record_type import RecordType, named, part
from hearts_spec.schema.source_tree import read_file

HINTS = {  # what a card that follows each hint does
    "ducks-the-suit-avoided": "plays under the winning card when the suit to be avoided is led",
    "overtakes-with-the-highest": "when forced to go above it in that suit, does so with the highest",
    "overtakes-with-the-lowest": "when forced to go above it in that suit, does so with the lowest",
    "ducks-when-it-costs": "plays under the winning card when the trick holds what costs",
    "last-plays-highest": "plays the highest as last player to a trick that costs nothing",
    "avoids-a-second-round": "does not go above in a suit led before",
    "highest-from-few": "in the middle of a suit's first round, plays the highest of few",
    "low-from-many": "in the middle of a suit's first round, stays below the lead with many",
    "leads-top-of-few-low-of-many": "leads its highest from a short suit, and low from a long one",
    "leads-a-low-heart": "leads the lowest, if a card of the suit to be avoided",
    "never-leads-the-last-of-a-suit": "does not lead what nobody else can follow",
    "no-fourth-round-but-with-the-lowest": "does not lead a suit a fourth time but with its lowest card",
    "throws-what-is-dangerous": "throws what costs, or a court card",
    "throws-the-highest": "throws the highest of the suit thrown",
}
_GAMES = ManyOf(A_RULE_SET, distinct=True)


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint: what a card that follows it does, its weight, the provisions behind it, and the games it is for."""

    id: str = named()
    weight: int = part(Number(1, 9), "How much it weighs.")
    cites: tuple[str, ...] = part(ManyOf(A_PROVISION, distinct=True, at_least=1), "The provisions that give it.")
    only: tuple[str, ...] = part(_GAMES, "The games it is for; all, if none is named.", ())
    excepted: tuple[str, ...] = part(_GAMES, "The games it is not for.", (), key="except")

    @property
    def text(self) -> str:
        """What a card that follows the hint does, as a phrase."""
        return HINTS[self.id]

    def holds_for(self, rules: str) -> bool:
        """True if the hint is for a game with these rules."""
        return rules not in self.excepted and (not self.only or rules in self.only)


@dataclass(frozen=True, slots=True)
class Advice:
    """The hints for one game."""

    title: str = part(A_LINE, "Its title.")
    hints: tuple[Hint, ...] = part(
        InOrder(RecordType(Hint, "hint"), one_of(tuple(HINTS), "a hint", "a hint"), "for the hints"),
        "The hints, each with its weight.",
    )
    about: str = part(PROSE, "What it is, and how it is weighed.", "")

    def for_rules(self, rules: str) -> "Advice":
        """Return only the hints for a game with these rules."""
        return replace(self, hints=tuple(each for each in self.hints if each.holds_for(rules)))


ADVICE_FILE = "advice.yml"
ADVICE = RecordType(Advice, "advice")


def read_advice(path: Path, library: Library) -> Advice:
    """Read the advice of a source.

    Raises RulesError with every problem in it.
    """
    faults: list[Problem] = []
    context = DealContext(library=library, source=path.parent.parent.name)
    found: Advice = ADVICE.read(read_file(path, library.shown(path)), faults, context)
    if faults:
        raise RulesError(faults)
    return found


def advice_schema() -> dict[str, Any]:
    """Return the JSON Schema of a source's advice."""
    return document_schema(ADVICE, "Advice on play", "What a book tells a player to do, each hint with its weight.")
