"""One rule-set file as its author wrote it: its names, what it states, what it leaves open, and on whose authority."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hearts_spec.rules.authorities import AuthoritiesKind
from hearts_spec.rules.fields import PLAYERS, SILENT, field_of
from hearts_spec.rules.ids import source_of
from hearts_spec.rules.options import OPTIONS, OptionDraft, whole_option
from hearts_spec.rules.section_kinds import MOST_PLAYERS, OverlayKind, RuleSetContext, in_rule_set
from hearts_spec.rules.statements import Authority, Overlay, Statement
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.schema.json_schema import Schema
from hearts_spec.schema.keyed_kinds import A_NAME, ByKey
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Flag, Kind, ManyOf, ReadContext, Text
from hearts_spec.schema.problems import Location, Problem
from hearts_spec.schema.record_type import (
    Amiss,
    RecordType,
    TypedRecord,
    given_by,
    lacks,
    part,
    place_in,
    placed,
    places,
)
from hearts_spec.schema.tree import Items, Node, Pairs, Scalar


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Why a game does not offer an option of the one that it extends."""

    reason: str
    mark: Location


class _WithdrawalKind(Kind):
    """The reason why an option is not offered, under its name."""

    reason = Text("a reason", lines=True)

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        reason = self.reason.read(node, faults)
        return MISSING if reason is MISSING else Withdrawal(reason, key.mark)

    def schema(self) -> Schema:
        return self.reason.schema()


@dataclass(frozen=True, slots=True)
class Draft(TypedRecord):
    """A rule-set file, read.

    `withdrawn` are options of what it extends that it does not offer, each with the reason. `written` is None, or
    where the form has faults every path that the file tries to state.
    """

    id: str = given_by("id")
    file: str = given_by("file")
    title: str = part(Text("a title", lines=True), "The name of the game.", "")
    extends: str = part(
        Text("the id of a rule set", lines=True),
        "The rule set that this one changes: its id, as spalding-1896/laws, or the path of a file beside it.",
        "",
    )
    shared: bool = part(
        Flag(), "True for what the games of a book have in common, which is not a game of its own.", False
    )
    summary: str = part(Text("a summary", lines=True), "One or two sentences on the game.", "")
    aliases: tuple[str, ...] = part(
        ManyOf(Text("another name", lines=True), distinct=True, each="another name"),
        "Other names of the game, for the search.",
        (),
    )
    overlay: Overlay = part(OverlayKind(), default=Overlay, spread=True)
    options: Mapping[str, OptionDraft] = part(OPTIONS, "What the source leaves to the players.", dict)
    withdrawn: Mapping[str, Withdrawal] = part(
        ByKey(_WithdrawalKind(), A_NAME, "for what is not offered", "as `six-handed: the reason`", partial=True),
        "Options of the game it extends that this one does not offer, each with the reason.",
        dict,
    )
    authorities: Mapping[str, Authority] = part(AuthoritiesKind(), default=dict, spread=True)
    marks: Mapping[str, Location] = places()
    mark: Location = placed()
    written: frozenset[str] | None = None

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Say whether it rests on another."""
        return replace(in_rule_set(around), whole=pairs.get("extends") is None)

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report a game without a name."""
        if lacks(self, "title"):
            yield (), "the rule set has no title", "add `title: ...`"

    @classmethod
    def in_schema(cls) -> Schema:
        """Say that it has a title, and that its options are whole where it extends nothing."""
        return {
            "required": ["title"],
            "if": {"not": {"required": ["extends"]}},
            "then": {"properties": {"options": {"additionalProperties": whole_option()}}},
        }

    @property
    def source(self) -> str:
        """Give the id of the book, or of the house, that it is a rule set of."""
        return source_of(self.id)

    @property
    def extends_mark(self) -> Location:
        """Give the place where it says what it extends, or where it begins."""
        return place_in(self, "extends")

    def authority_key(self, path: str) -> str:
        """Give the path under which a statement's authority is named: its own or the nearest above; empty for none."""
        while path and path not in self.authorities:
            path = path.rpartition(".")[0]
        return path

    def authority(self, path: str) -> Authority | None:
        """Give what stands behind the statement at a path."""
        return self.authorities.get(self.authority_key(path))

    def part_authorities(self, statement: Statement) -> list[Authority]:
        """Give what stands behind each case of a pool, when any of them has an authority of its own."""
        keys = part_keys(statement)
        own = [self.authorities.get(key, Authority()) for key in keys]
        return own if any(key in self.authorities for key in keys) else []

    def of_numbers(self, statement: Statement) -> dict[int, Authority]:
        """Give what stands behind it that so many play, or do not, for each number for which it is named alone."""
        keys = number_keys(statement)
        return {number: self.authorities[key] for number, key in keys.items() if key in self.authorities}


def number_keys(statement: Statement) -> dict[int, str]:
    """Give the keys of the numbers of players, `table.players.3` and on, by number; none for other statements."""
    numbers = range(2, MOST_PLAYERS + 1) if statement.key == PLAYERS else ()
    return {number: f"{statement.path}.{number}" for number in numbers}


def part_keys(statement: Statement) -> list[str]:
    """Give the keys of a pool's cases, `settlement.pool.1` and on; none for other statements."""
    field = field_of(statement.key)
    cases = isinstance(field.kind, PoolCases) and statement.value is not SILENT if field else False
    return [f"{statement.path}.{place + 1}" for place in range(len(statement.value))] if cases else []


DRAFT = RecordType(Draft, "rule set", "as `title: Hearts`", partial=True)


def read_draft(top: Pairs, id: str, file: str, faults: list[Problem]) -> Draft:
    """Read the tree of a rule-set file; every fault found is added to `faults`."""
    before = len(faults)
    draft: Draft = DRAFT.read(top, faults, RuleSetContext(id=id, file=file))
    return replace(draft, written=frozenset(_paths(top, ""))) if len(faults) > before else draft


def _paths(node: Node, prefix: str) -> Iterator[str]:
    if isinstance(node, Pairs):
        parts = [(key.text, value) for key, value in node]
    else:
        items = node.items if isinstance(node, Items) else ()
        parts = [(str(place), value) for place, value in enumerate(items, 1)]
    for name, value in parts:
        yield f"{prefix}{name}"
        yield from _paths(value, f"{prefix}{name}.")
