"""A tournament written down as data: the tables, what each player took round by round, and the cards they cut."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import Card
from hearts_spec.record.model import AN_ID, OPTIONS
from hearts_spec.record.record_kinds import BySeat, RulesKind
from hearts_spec.rules.vocabulary.tournament import Star
from hearts_spec.schema.card_kinds import SeatName, SomeCards
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import ANYWHERE, MISSING, ManyOf, Number, OneOf, ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.schema.tree import Node, Pairs, mark_at

_MOST_TABLES = 100
_MOST_ROUNDS = 1000
_NAME = SeatName(
    "a name",
    hint="a short name, as Ann",
    wrong="cannot name a player",
    absent="{} sits at none of the tables",
    those="the players are {}",
)
_STARS = OneOf({str(star.value): star for star in Star if star is not Star.NONE}, "a star", "a star")
_CUT = BySeat(SomeCards(), _NAME, "for each player and the cards he cut", 'as {Ann: "QS 4H"}')
_HEARTS = BySeat(Number(most=999, quotes=True), _NAME, "for each player and the hearts he took", "as {Ann: 2, Bob: 4}")


class TablesKind(ManyOf):
    """The players of each table, each of whom sits in one place."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        before, tables = len(faults), super().read(node, faults, around)
        seen: set[str] = set()
        for place, table in enumerate(tables if len(faults) == before else ()):
            for at, name in enumerate(table):
                if name in seen:
                    mark = mark_at(node, (place, at))
                    faults.append(Problem(mark, f"{name} sits in two places", "keep one", name))
                seen.add(name)
        return tables if len(faults) == before else MISSING


_TABLES = TablesKind(
    ManyOf(_NAME, at_most=10, listed="a list of names"), at_most=_MOST_TABLES, listed="a list of tables"
)
Cut = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round: the hearts each player took, and the cards that players who tied cut, each player's in order."""

    hearts: Mapping[str, int] = part(_HEARTS, "The hearts that each player took.")
    cuts: Cut = part(_CUT, "The cards that players who tied cut.", dict)


@dataclass(frozen=True, slots=True)
class TournamentRecord(TypedRecord):
    """A tournament. `tables` go from table 1 down, the players of each clockwise from its head.

    `ladies` are named where the rules tell the sexes apart; `prizes` are the cards cut for prizes, by kind of star.
    """

    rules: str | Mapping[str, Any] = part(RulesKind(), "The rules: an id, a path, or a rule set written out.")
    tables: tuple[tuple[str, ...], ...] = part(_TABLES, "The players of each table, from table 1 down.")
    ladies: tuple[str, ...] = part(ManyOf(_NAME, listed="a list of names"), "Which of them are ladies.", ())
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    rounds: tuple[RoundPlayed, ...] = part(
        ManyOf(RecordType(RoundPlayed, "round", "as {hearts: {Ann: 2, ...}}"), at_most=_MOST_ROUNDS, listed="rounds"),
        "What each player took, round by round.",
        (),
    )
    prizes: Mapping[Star, Cut] = part(ByKey(_CUT, _STARS, "for each star"), "The cards cut for prizes.", dict)
    id: str = part(AN_ID, "A name of the record's own, which its answer carries.", "")

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the players, who alone can be named after the tables."""
        tables = pairs.get("tables")
        seated: Any = MISSING if tables is None else _TABLES.read(tables, [])
        return ReadContext(() if seated is MISSING else tuple(name for table in seated for name in table))


TOURNAMENT = RecordType(TournamentRecord, "record", "as {rules: ..., tables: ...}")
