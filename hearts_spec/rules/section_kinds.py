"""How statements are written, section by section: some that hold at every table, some for a number of players."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from hearts_spec.rules.fields import (
    NEEDED,
    SILENT,
    VALUE_KIND,
    VALUES,
    Field,
    Section,
    all_fields,
    all_sections,
)
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.statements import Overlay, Statement
from hearts_spec.schema.json_schema import Schema, object_schema
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import (
    ANYWHERE,
    CARD,
    MISSING,
    SUITS,
    Choice,
    Group,
    Kind,
    Number,
    ReadContext,
    Text,
    says_none,
)
from hearts_spec.schema.problems import Problem, quoted
from hearts_spec.schema.record_type import InlineFields
from hearts_spec.schema.tree import Node, Pairs, Scalar, expected, only_keys, pairs_of

MOST_PLAYERS = 10
WITH_PLAYERS = "with-players"
REST = "rest"
_SILENCE = "silent"
_AS_SECTIONS = "as `deal: {hand: 13}`"
_NEEDS_ANSWER = "state it, or state what is assumed and give the reason under `assumed`"
_SILENT: Schema = {"const": _SILENCE, "description": "The book says nothing of this."}


@dataclass(frozen=True)
class RuleSetContext(ReadContext):
    """What stands around a statement: the rule set and the file it stands in, and the path above it in the file.

    `whole` says that the rule set extends no other, so that nothing is left to be said elsewhere; `settles` is the
    kind of the number that an option settles, where it settles one.
    """

    id: str = ""
    file: str = ""
    path: str = ""
    whole: bool = False
    settles: Number | None = None

    def within(self, *steps: str) -> "RuleSetContext":
        """Give what stands around something further in."""
        return replace(self, path="".join((self.path, *(f"{step}." for step in steps))))


def in_rule_set(around: ReadContext) -> RuleSetContext:
    """Give what stands around a statement, which is nothing for one that stands alone."""
    return around if isinstance(around, RuleSetContext) else RuleSetContext()


def at_table(players: int, key: str = "") -> str:
    """Give the path of what is stated for one number of players: all, or under a key, as `with-players.3.deal.hand`."""
    return ".".join((WITH_PLAYERS, str(players), *([key] if key else [])))


@cache
def top_sections() -> tuple[str, ...]:
    """Give the sections that stand at the top of a file."""
    return tuple(section.path for section in all_sections() if "." not in section.path)


def _is_silent(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text == _SILENCE


@dataclass(frozen=True)
class SectionKind(Kind):
    """The statements of a section, by key; the word silent for the whole of it, or for the rest."""

    section: str

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> dict[str, Statement]:
        into: dict[str, Statement] = {}
        path = in_rule_set(around).path
        if _is_silent(node):
            self._silence(node, path, into, frozenset(), faults)
            return into
        parts = _parts(self.section)
        what = f"for `{self.section}`, or the word {_SILENCE},"
        pairs = pairs_of(node, faults, what, _example(self.section, none=says_none(node)))
        only_keys(pairs, (*parts, REST), faults)
        for name, value in pairs:
            match parts.get(name.text):
                case Field() as field:
                    self._state(field, value, path, into, faults)
                case Section(within):
                    into.update(SectionKind(within).read(value, faults, around))
        rest = pairs.get(REST)
        if rest is not None and _is_silent(rest):
            self._silence(rest, path, into, frozenset(_written(self.section, pairs)), faults)
        elif rest is not None:
            faults.append(expected(rest, f"the word {_SILENCE}", f"as `{REST}: {_SILENCE}`"))
        return into

    def _state(self, field: Field, node: Node, path: str, into: dict[str, Statement], faults: list[Problem]) -> None:
        value: Any = SILENT
        if not _is_silent(node):
            value = field.kind.read(node, faults)
        elif field.silent is NEEDED:
            faults.append(Problem(node.mark, f"the game cannot be played when `{field.key}` is silent", _NEEDS_ANSWER))
            return
        if value is not MISSING:
            into[field.key] = Statement(field.key, f"{path}{field.key}", value, node.mark)

    def _silence(
        self, node: Node, path: str, into: dict[str, Statement], written: Collection[str], faults: list[Problem]
    ) -> None:
        """State silence on every field that is not written, as far as the game can be played so."""
        for each in all_fields():
            if not is_under(each.section, self.section) or each.key in written:
                continue
            if each.silent is NEEDED:
                faults.append(Problem(node.mark, f"the game cannot be played without `{each.key}`", _NEEDS_ANSWER))
            elif each.key not in into:
                into[each.key] = Statement(each.key, f"{path}{each.key}", SILENT, node.mark, tacit=each.late)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{_definition(self.section)}"}

    def whole_schema(self) -> Schema:
        """Give the JSON Schema to which the others refer, for the section stands in several places."""
        properties: Schema = {
            name: _field_schema(part) if isinstance(part, Field) else SectionKind(part.path).schema()
            for name, part in _parts(self.section).items()
        }
        properties[REST] = {**_SILENT, "description": "The book says nothing of the rest of this section."}
        group = object_schema(properties)
        if needed := _needed(self.section):
            return {**group, "dependentSchemas": {REST: needed}}
        return {"anyOf": [_SILENT, group]}


@cache
def _parts(section: str) -> Mapping[str, Field | Section]:
    """Give the fields of a section, and the sections right within it, by the last step of their keys."""
    parts: list[tuple[str, str, Field | Section]] = [(each.section, each.key, each) for each in all_fields()]
    parts += [(each.path.rpartition(".")[0], each.path, each) for each in all_sections()]
    return {path.rpartition(".")[2]: part for within, path, part in parts if within == section}


def _example(section: str, none: bool) -> str:
    """Show how the lines of a section look; or how its first key says that there is none, where it can."""
    name, first = next(iter(_parts(section).items()))
    if none and isinstance(first, Field) and first.silent in ((), 0):
        return f"as `{name}: {first.kind.plain(first.silent)}` for none"
    return f"as `{name}: ...`"


def _written(section: str, pairs: Pairs) -> Iterator[str]:
    """Give the keys of the fields a section mentions, stated well or not."""
    for name, value in pairs:
        path = f"{section}.{name.text}"
        yield path
        if isinstance(value, Pairs):
            yield from _written(path, value)
        else:
            yield from (each.key for each in all_fields() if each.section == path)


def _definition(section: str) -> str:
    return f"section.{section}"


def _needed(section: str) -> Schema:
    """Say what of a section cannot be silent: the keys it must state beside `rest: silent`; empty for none."""
    required, inside = [], {}
    for name, part in _parts(section).items():
        match part:
            case Field(silent=silent) if silent is NEEDED:
                required.append(name)
            case Section(path) if needed := _needed(path):
                required.append(name)
                inside[name] = needed
    return {"required": required, **({"properties": inside} if inside else {})} if required else {}


def _field_schema(field: Field) -> Schema:
    about: Schema = {"title": field.label, "description": field.help or field.pattern}
    if field.examples:
        about["examples"] = list(field.examples)
    if field.silent is NEEDED:
        return {**about, **field.kind.schema()}
    if isinstance(field.kind, Choice):
        return {**about, "oneOf": [*field.kind.schema()["oneOf"], _SILENT]}
    return {**about, "anyOf": [_SILENT, field.kind.schema()]}


@dataclass(frozen=True)
class ValuesKind(SectionKind):
    """What suits and cards are worth; two spellings may mean one card."""

    section: str = VALUES

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> dict[str, Statement]:
        into: dict[str, Statement] = {}
        for name, value in pairs_of(node, faults, "for suits and cards", "as `hearts: 1`"):
            group = Group().read(name, faults)
            number = VALUE_KIND.read(value, faults)
            key = f"{VALUES}.{group}"
            if group is MISSING or number is MISSING:
                continue
            if key in into:
                faults.append(Problem(name.mark, f"{quoted(name.text)} stands twice", "keep one"))
            into[key] = Statement(key, f"{in_rule_set(around).path}{key}", number, value.mark)
        return into

    def whole_schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"pattern": f"^(?:{SUITS}|{CARD})$"},
            "additionalProperties": {"title": "Value", **VALUE_KIND.schema()},
        }


def section_kind(section: str) -> SectionKind:
    """Give how the statements of a section are written."""
    return ValuesKind() if section == VALUES else SectionKind(section)


def section_definitions() -> Schema:
    """Give the JSON Schema of each section, to which those of files refer."""
    return {
        _definition(each.path): {"title": each.label, "description": each.doc, **section_kind(each.path).whole_schema()}
        for each in all_sections()
    }


class SectionsKind(InlineFields):
    """The statements of any sections, by key."""

    def keys(self) -> Mapping[str, bool]:
        return dict.fromkeys(top_sections(), False)

    def read_under(
        self, key: Scalar, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE
    ) -> dict[str, Statement]:
        """Read what is stated for a number of players."""
        pairs = pairs_of(node, faults, f"for {key.text} players", _AS_SECTIONS)
        only_keys(pairs, self.keys(), faults)
        return self.read_among(pairs, faults, in_rule_set(around).within(WITH_PLAYERS, key.text))

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> dict[str, Statement]:
        names, into = self.keys(), dict[str, Statement]()
        for key, node in pairs:
            if key.text in names:
                into.update(section_kind(key.text).read(node, faults, around))
        return into

    def schema(self) -> Schema:
        return object_schema({name: section_kind(name).schema() for name in top_sections()})


_TABLE = Text(
    "a number of players", pattern=f"[2-9]|{MOST_PLAYERS}", wrong="is not a number of players",
    hint=f"from 2 to {MOST_PLAYERS}",
)  # fmt: skip
_BY_PLAYERS = ByKey(SectionsKind(), _TABLE, "for each number of players", partial=True)


class OverlayKind(InlineFields):
    """The statements of any sections, those for a number of players among them."""

    def keys(self) -> Mapping[str, bool]:
        return {**SectionsKind().keys(), WITH_PLAYERS: False}

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Overlay:
        pairs = pairs_of(node, faults, "for what the choice changes", _AS_SECTIONS)
        only_keys(pairs, self.keys(), faults)
        return self.read_among(pairs, faults, around)

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> Overlay:
        always = SectionsKind().read_among(pairs, faults, around)
        by_players = pairs.get(WITH_PLAYERS)
        found: Any = MISSING if by_players is None else _BY_PLAYERS.read(by_players, faults, around)
        return Overlay(always, {} if found is MISSING else {int(number): some for number, some in found.items()})

    def schema(self) -> Schema:
        sections = SectionsKind().schema()["properties"]
        return object_schema(
            {
                **sections,
                WITH_PLAYERS: {
                    "title": "With other numbers of players",
                    "description": f"What differs at a table of so many, from 2 to {MOST_PLAYERS}.",
                    **_BY_PLAYERS.schema(),
                },
            }
        )
