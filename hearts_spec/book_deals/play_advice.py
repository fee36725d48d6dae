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
    "overtakes-with-the-highest": "goes above the winning card with the highest, if forced to go above it",
    "overtakes-with-the-lowest": "goes above the winning card with the lowest, if forced to go above it",
    "ducks-when-it-costs": "plays under the winning card when the trick costs something",
    "last-plays-highest": "plays the highest when last to a trick that costs nothing",
    "avoids-a-second-round": "stays below the winning card in a suit that was led before",
    "highest-from-few": "plays the highest of a short suit in the middle of its first round",
    "low-from-many": "stays below the card led with a long suit in the middle of its first round",
    "leads-top-of-few-low-of-many": "leads the highest of a short suit and a low card of a long one",
    "leads-a-low-heart": "leads the lowest when leading the suit to be avoided",
    "never-leads-the-last-of-a-suit": "does not lead a suit that nobody else can follow",
    "no-fourth-round-but-with-the-lowest": "leads a suit a fourth time only with its lowest card",
    "throws-what-is-dangerous": "discards a card that costs something, or a court card",
    "throws-the-highest": "discards the highest card of a suit",
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
