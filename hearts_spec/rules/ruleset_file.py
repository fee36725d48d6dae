"""The rule-set file: its sections, authorities and options, how each is read, and its JSON Schema.

`read_draft` reads a file into a `Draft`, which holds an `Overlay` of statements, options, and the authority of each
statement by path. Each part has a `Kind` that reads it and describes it in the JSON Schema.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import product
from math import prod
from typing import Any

from hearts_spec.rules.fields import (
    NEEDED,
    PLAYERS,
    SILENT,
    VALUE_KIND,
    VALUE_NUMBER,
    VALUES,
    Field,
    Section,
    all_fields,
    all_sections,
    field_of,
    group_of,
    top_of,
)
from hearts_spec.rules.names import is_under, source_of
from hearts_spec.schema.english import together
from hearts_spec.schema.kinds import (
    A_LINE,
    A_NAME,
    ANYWHERE,
    CARD,
    GROUP_KEY,
    MISSING,
    NAME,
    NAME_HINT,
    PROSE,
    SUITS,
    WHOLE,
    ByKey,
    Choice,
    Flag,
    Group,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    Schema,
    Text,
    described,
    document_schema,
    object_schema,
    one_of,
    says_none,
)
from hearts_spec.schema.problems import NOWHERE, Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import (
    Amiss,
    InlineFields,
    RecordType,
    TypedRecord,
    from_context,
    lacks,
    named,
    part,
    place_in,
    placed,
    places,
)
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected, only_keys, pairs_of


@dataclass(frozen=True, slots=True)
class Statement:
    """The value of a field as stated at one place; `path` is the place, such as `with-players.3.pack.without`.

    If a section or the rest of it is silent, its unsurveyed fields are silent too, but only implicitly.
    """

    key: str
    path: str
    value: Any
    mark: Location
    implicit: bool = False


@dataclass(frozen=True, slots=True)
class Authority:
    """The authority of a statement: the provisions cited, or the reason why it is assumed."""

    cites: tuple[str, ...] = ()
    assumed: str = ""
    mark: Location = NOWHERE


@dataclass(slots=True)
class Overlay:
    """Statements, some of them for one number of players only."""

    always: dict[str, Statement] = field(default_factory=dict)
    by_players: dict[int, dict[str, Statement]] = field(default_factory=dict)

    def at(self, players: int) -> dict[str, Statement]:
        return {**self.always, **self.by_players.get(players, {})}

    def changed(self, statement: Statement, value: Any) -> "Overlay":
        """Return a copy with another value in one of its statements."""

        def with_value(some: dict[str, Statement]) -> dict[str, Statement]:
            return {key: replace(each, value=value) if each is statement else each for key, each in some.items()}

        return Overlay(with_value(self.always), {number: with_value(some) for number, some in self.by_players.items()})

    def statements(self) -> list[Statement]:
        return [*self.always.values(), *(each for some in self.by_players.values() for each in some.values())]


MOST_PLAYERS = 10
WITH_PLAYERS = "with-players"
REST = "rest"
_SILENCE = "silent"
_AS_SECTIONS = "as `deal: {hand: 13}`"
_NEEDS_ANSWER = "state it, or state what is assumed and give the reason under `assumed`"
_SILENT: Schema = {"const": _SILENCE, "description": "The source does not cover this."}


@dataclass(frozen=True)
class RuleSetContext(ReadContext):
    """The context of a statement: its rule set and file, and the path above it in the file.

    `whole` means that the rule set extends no other, so that the file must state everything. `settles` is the
    kind of the number that an option settles, if it settles one.
    """

    id: str = ""
    file: str = ""
    path: str = ""
    whole: bool = False
    settles: Number | None = None

    def within(self, *steps: str) -> "RuleSetContext":
        return replace(self, path="".join((self.path, *(f"{step}." for step in steps))))


def in_rule_set(context: ReadContext) -> RuleSetContext:
    """Return the context as a RuleSetContext, an empty one if it is of another class."""
    return context if isinstance(context, RuleSetContext) else RuleSetContext()


def at_table(players: int, key: str = "") -> str:
    """Return the path of all that is stated for one number of players, or of a key: `with-players.3.deal.hand`."""
    return ".".join((WITH_PLAYERS, str(players), *([key] if key else [])))


def split_key(key: str) -> tuple[int, str]:
    """Part a key into its number of players, 0 for any, and the key of the vocabulary."""
    first, *rest = key.split(".", 2)
    if first != WITH_PLAYERS or len(rest) < 2 or not rest[0].isdecimal():
        return 0, key
    return int(rest[0]), rest[1]


@cache
def top_sections() -> tuple[str, ...]:
    return tuple(section.path for section in all_sections() if "." not in section.path)


def _is_silent(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text == _SILENCE


def _read_value(field: Field, node: Node, faults: list[Problem]) -> Any:
    """Return the value of a field, or SILENT; if it is wrong, report that and return MISSING."""
    if not _is_silent(node):
        return field.kind.read(node, faults)
    if field.default is not NEEDED:
        return SILENT
    message = f"the game cannot be played when `{field.key}` is silent"
    faults.append(Problem(node.mark, "cannot-be-silent", message, _NEEDS_ANSWER))
    return MISSING


@dataclass(frozen=True)
class SectionKind(Kind):
    """The statements of a section, by key; or the word silent for all of it, or for the rest."""

    section: str

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> dict[str, Statement]:
        into: dict[str, Statement] = {}
        path = in_rule_set(context).path
        if _is_silent(node):
            self._silence(node, path, into, frozenset(), faults)
            return into
        parts = _parts(self.section)
        what = f"for `{self.section}`, or the word {_SILENCE}"
        pairs = pairs_of(node, faults, what, _example(self.section, none=says_none(node)))
        only_keys(pairs, (*parts, REST), faults)
        for name, value in pairs:
            match parts.get(name.text):
                case Field() as field:
                    if (found := _read_value(field, value, faults)) is not MISSING:
                        into[field.key] = Statement(field.key, f"{path}{field.key}", found, value.mark)
                case Section(within):
                    into.update(SectionKind(within).read(value, faults, context))
                case None:  # an unknown key, which `only_keys` has reported
                    pass
        rest = pairs.get(REST)
        if rest is not None and _is_silent(rest):
            self._silence(rest, path, into, frozenset(_written(self.section, pairs)), faults)
        elif rest is not None:
            faults.append(expected(rest, f"the word {_SILENCE}", f"as `{REST}: {_SILENCE}`"))
        return into

    def _silence(
        self, node: Node, path: str, into: dict[str, Statement], written: Collection[str], faults: list[Problem]
    ) -> None:
        """Add a silent statement for every field not in `written`; report the fields that must not be silent."""
        for each in all_fields():
            if not is_under(each.section, self.section) or each.key in written:
                continue
            if each.default is NEEDED:
                message = f"the game cannot be played without `{each.key}`"
                faults.append(Problem(node.mark, "cannot-be-silent", message, _NEEDS_ANSWER))
            elif each.key not in into:
                into[each.key] = Statement(each.key, f"{path}{each.key}", SILENT, node.mark, implicit=each.unsurveyed)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{_definition(self.section)}"}

    def whole_schema(self) -> Schema:
        """Return the full JSON Schema of the section, to which others refer, as a section may be in several places."""
        properties: Schema = {
            name: _field_schema(part) if isinstance(part, Field) else SectionKind(part.path).schema()
            for name, part in _parts(self.section).items()
        }
        properties[REST] = {**_SILENT, "description": "The source does not cover the rest of this section."}
        group = object_schema(properties)
        if needed := _needed(self.section):
            return {**group, "dependentSchemas": {REST: needed}}
        return {"anyOf": [_SILENT, group]}


@cache
def _parts(section: str) -> Mapping[str, Field | Section]:
    """Return the fields and sections directly in a section, by the last step of their keys."""
    parts: list[tuple[str, str, Field | Section]] = [(each.section, each.key, each) for each in all_fields()]
    parts += [(each.path.rpartition(".")[0], each.path, each) for each in all_sections()]
    return {path.rpartition(".")[2]: part for within, path, part in parts if within == section}


def _example(section: str, none: bool) -> str:
    """Return an example of a line with the first key of a section; with `none`, for an empty list or 0 if possible."""
    name, first = next(iter(_parts(section).items()))
    if none and isinstance(first, Field) and first.default in ((), 0):
        return f"as `{name}: {first.kind.plain(first.default)}` for none"
    return f"as `{name}: ...`"


def _written(section: str, pairs: Pairs) -> Iterator[str]:
    """Yield the keys of the fields a section mentions, valid or not."""
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
    """Return the schema of the keys that a section must state even if it has `rest: silent`; empty if none."""
    required, inside = [], {}
    for name, each in _parts(section).items():
        match each:
            case Field(default=default) if default is NEEDED:
                required.append(name)
            case Section(path) if needed := _needed(path):
                required.append(name)
                inside[name] = needed
    return {"required": required, **({"properties": inside} if inside else {})} if required else {}


def _field_schema(field: Field) -> Schema:
    about: Schema = {"title": field.label, "description": field.help or field.pattern}
    if field.examples:
        about["examples"] = list(field.examples)
    if field.default is NEEDED:
        return {**about, **field.kind.schema()}
    if isinstance(field.kind, Choice):
        return {**about, "oneOf": [*field.kind.schema()["oneOf"], _SILENT]}
    return {**about, "anyOf": [_SILENT, field.kind.schema()]}


@dataclass(frozen=True)
class ValuesKind(SectionKind):
    """What suits and cards are worth; two spellings may mean one card."""

    section: str = VALUES

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> dict[str, Statement]:
        into: dict[str, Statement] = {}
        for name, value in pairs_of(node, faults, "for suits and cards", "as `hearts: 1`"):
            group = Group().read(name, faults)
            number = VALUE_KIND.read(value, faults)
            key = f"{VALUES}.{group}"
            if group is MISSING or number is MISSING:
                continue
            if key in into:
                faults.append(Problem(name.mark, "repeated-key", f"{quoted(name.text)} appears twice", "keep one"))
            into[key] = Statement(key, f"{in_rule_set(context).path}{key}", number, value.mark)
        return into

    def whole_schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"pattern": f"^(?:{SUITS}|{CARD})$"},
            "additionalProperties": {"title": "Value", **VALUE_KIND.schema()},
        }


def section_kind(section: str) -> SectionKind:
    return ValuesKind() if section == VALUES else SectionKind(section)


def section_definitions() -> Schema:
    """Return the JSON Schema of each section, to which those of files refer."""
    return {
        _definition(each.path): {"title": each.label, "description": each.doc, **section_kind(each.path).whole_schema()}
        for each in all_sections()
    }


def _read_sections(pairs: Pairs, faults: list[Problem], context: ReadContext) -> dict[str, Statement]:
    """Return the statements in those keys that are sections, by key; other keys are ignored."""
    into: dict[str, Statement] = {}
    for key, node in pairs:
        if key.text in top_sections():
            into.update(section_kind(key.text).read(node, faults, context))
    return into


class _TableKind(Kind):
    """The statements for one number of players, which is the key above them."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        pairs = pairs_of(node, faults, f"for {key.text} players", _AS_SECTIONS)
        only_keys(pairs, top_sections(), faults)
        return _read_sections(pairs, faults, in_rule_set(context).within(WITH_PLAYERS, key.text))

    def schema(self) -> Schema:
        return object_schema({name: section_kind(name).schema() for name in top_sections()})


_TABLE = Text(
    "a number of players", pattern=f"[2-9]|{MOST_PLAYERS}", wrong="is not a number of players",
    hint=f"from 2 to {MOST_PLAYERS}",
)  # fmt: skip
_BY_PLAYERS = ByKey(_TableKind(), _TABLE, "for each number of players", partial=True)


class OverlayKind(InlineFields):
    """The statements of any sections, including those for a number of players."""

    def keys(self) -> Mapping[str, bool]:
        return dict.fromkeys((*top_sections(), WITH_PLAYERS), False)

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Overlay:
        pairs = pairs_of(node, faults, "for what the choice changes", _AS_SECTIONS)
        only_keys(pairs, self.keys(), faults)
        return self.read_among(pairs, faults, context)

    def read_among(self, pairs: Pairs, faults: list[Problem], context: ReadContext) -> Overlay:
        always = _read_sections(pairs, faults, context)
        by_players = pairs.get(WITH_PLAYERS)
        found: Any = MISSING if by_players is None else _BY_PLAYERS.read(by_players, faults, context)
        return Overlay(always, {} if found is MISSING else {int(number): some for number, some in found.items()})

    def schema(self) -> Schema:
        by_players = {
            "title": "With other numbers of players",
            "description": f"The rules that differ for one number of players, from 2 to {MOST_PLAYERS}.",
            **_BY_PLAYERS.schema(),
        }
        return object_schema({**_BY_PLAYERS.one.schema()["properties"], WITH_PLAYERS: by_players})


CITES, ASSUMED = "cites", "assumed"
_KEEP_ONE = "keep the one that is true"


class _Cited(ManyOf):
    """Provisions; none if they cannot be read, so that the statement is not reported as uncited too."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        names = super().read(node, faults, context)
        return () if names is MISSING else names

    def schema(self) -> Schema:
        about = "Their ids; within a source's own folder its name may be left out."
        return {"title": "Provisions", "description": about, **super().schema()}


class _Assumed(Text):
    """A reason; empty if it cannot be read, so that the statement is not reported as uncited too."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        reason = super().read(node, faults, context)
        return "" if reason is MISSING else reason


_CITED = _Cited(Text("a provision", lines=True), distinct=True, at_least=1, each="a provision")
_ASSUMED, _WHY_ASSUMED = _Assumed("a reason", lines=True), "The reason, if we assume it."


def not_both() -> Schema:
    """Return the JSON Schema of what is not both cited and assumed."""
    return {"not": {"required": [CITES, ASSUMED]}}


_PATH = Text("a path", lines=True)
_SEVERAL = "A path can name several keys at one step: `with-players.3, 5.pack`."


MOST_PATHS = 100


def _paths(key: str) -> list[str]:
    """Return every path that a key names; none if they are too many.

    A step with several names, such as that in `with-players.3, 5.pack`, makes several paths.
    """
    steps = [[name.strip() for name in step.split(",")] for step in key.split(".")]
    return [".".join(path) for path in product(*steps)] if prod(map(len, steps)) <= MOST_PATHS else []


@dataclass(frozen=True)
class _ByPath(ByKey):
    """What is cited, or what is assumed, by path; each key names a statement, a group, or several of these."""

    word: str = ""

    def schema(self) -> Schema:
        """Return the JSON Schema, which offers the keys of fields and sections, and accepts longer paths."""
        keys = [*(each.key for each in all_fields()), *(section.path for section in all_sections()), WITH_PLAYERS]
        one = {"$ref": f"#/$defs/{self.word}"}
        offered = {key: {**_labelled(key), **one} for key in keys}
        return {"type": "object", "properties": offered, "additionalProperties": one}


def _labelled(key: str) -> Schema:
    field = field_of(key)
    return {"description": field.label} if field else {}


def authority_definitions() -> Schema:
    """Return the JSON Schema of the authority of one statement, to which those of files refer."""
    return {CITES: _CITED.schema(), ASSUMED: described(_ASSUMED.schema(), ASSUMED, _WHY_ASSUMED)}


MOST_OPTIONS = 40
MOST_CHOICES = 20
_SENTENCE, _CHOSEN = (Text(each, lines=True) for each in ("a sentence", "the name of a choice"))
_NEEDS = ByKey(_CHOSEN, A_NAME, "for each option needed", "as `odd-chip: stays`", partial=True)
_NEEDS_HELP = "The choices of other options that this one requires."
_NUMBER = "number"
_NUMBERS = {each.key: each.kind for each in all_fields() if isinstance(each.kind, Number)}  # except the values of cards


def number_kind(key: str) -> Number | None:
    """Return the kind of the numbers that a key can be set to; None for a key that does not hold one number."""
    return VALUE_NUMBER if field_of(key) and group_of(key) else _NUMBERS.get(key)


_BORROWED = ByKey(
    Text("the id of a rule set", lines=True),
    one_of([section.path for section in all_sections()], "a section", "a section that can be borrowed"),
    "for each section borrowed",
    "as `settlement: hoyle-1887/hearts`",
    partial=True,
)


class _Supported(TypedRecord):
    """An option or a choice, with the other options that it needs and its authority."""

    __slots__ = ()
    needs: Mapping[str, str]
    because: str
    cites: tuple[str, ...]
    assumed: str
    mark: Location
    marks: Mapping[str, Location]

    @property
    def authority(self) -> Authority:
        cites, assumed = self.cites, "" if self.cites else self.assumed
        return Authority(cites, assumed, place_in(self, CITES if cites else ASSUMED))

    def support_problems(self, who: str, whole: bool = True) -> Iterator[Problem]:
        """Report if it is both cited and assumed, or has `needs` without `because`.

        If it is `whole`, because it restates no other option, also report `because` without `needs`.
        """
        if CITES in self.marks and ASSUMED in self.marks:
            yield Problem(self.marks[ASSUMED], "cites-and-assumes", "this is both cited and assumed", _KEEP_ONE)
        if self.needs and "because" not in self.marks:
            message = f"{who} needs another but does not say why"
            yield Problem(self.marks["needs"], "needs-and-because", message, "add `because: ...`")
        if self.because and not self.needs and whole and ("needs" in self.marks or lacks(self, "needs")):
            message, hint = f"{who} has `because`, but no `needs`", "add `needs`, or leave `because` out"
            yield Problem(place_in(self, "because"), "needs-and-because", message, hint)


@dataclass(frozen=True, slots=True)
class ChoiceDraft(_Supported):
    """One answer to an option."""

    name: str = named("")
    says: str = part(_SENTENCE, "The choice in a sentence.", "")
    but: str = part(_SENTENCE, "What it changes, in a clause that follows `Today's game, but`.", "")
    overlay: Overlay = part(OverlayKind(), "What the choice changes.", Overlay, key="set")
    borrows: Mapping[str, str] = part(
        _BORROWED, "Sections taken from another rule set, each with its id.", dict, key="borrow"
    )
    needs: Mapping[str, str] = part(_NEEDS, _NEEDS_HELP, dict)
    because: str = part(Text("a reason", lines=True), "The reason why it requires them.", "")
    cites: tuple[str, ...] = part(_CITED, default=())
    assumed: str = part(_ASSUMED, _WHY_ASSUMED, "")
    origin: str = from_context("id")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def context_under(cls, key: str, context: ReadContext) -> ReadContext:
        return in_rule_set(context).within("choices", key, "set")

    def validate(self, context: ReadContext) -> Iterator[Problem]:
        if "says" not in self.marks:
            yield Problem(self.mark, "missing-key", f"the choice {self.name} says nothing", "add `says: ...`")
        yield from self.support_problems(f"the choice {self.name}")

    @classmethod
    def in_schema(cls) -> Schema:
        return {"required": ["says"], "allOf": [not_both(), _reasoned(), _needing()]}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that it states, and the sections that it borrows."""
        return (*(each.key for each in self.overlay.statements()), *self.borrows)

    def matters(self, tables: Collection[int]) -> bool:
        """True if it states anything for a table of one of these numbers of players."""
        stated = any(number in tables and some for number, some in self.overlay.by_players.items())
        return stated or bool(self.overlay.always or self.borrows)


def _reasoned() -> Schema:
    """Return the schema that needs must have a reason."""
    return {
        "if": {"properties": {"needs": {"minProperties": 1}}, "required": ["needs"]},
        "then": {"required": ["because"]},
    }


def _needing() -> Schema:
    """Return the schema that a reason for needs must have needs."""
    needing = {"properties": {"needs": {"minProperties": 1}}, "required": ["needs"]}
    return {"if": {"required": ["because"]}, "then": needing}


@dataclass(frozen=True)
class Offer:
    """One of the answers that an option offers: a choice, or a number that the source names."""

    name: str
    says: str
    keys: tuple[str, ...]
    needs: Mapping[str, str]

    def touches(self, sections: Collection[str]) -> bool:
        """True if it states or borrows anything in these top sections of the rules."""
        return not self._sections.isdisjoint(sections)

    @cached_property
    def _sections(self) -> frozenset[str]:
        return frozenset(map(top_of, self.keys))


class _NumberKey(Kind):
    def parse(self, node: Node, context: ReadContext) -> Any:
        key = Text("the key of a number", lines=True).parse(node, context)
        if isinstance(key, Problem) or number_kind(key):
            return key
        message = f"{quoted(key)} is not the key of a number"
        return Problem(node.mark, "unknown-rule", message, did_you_mean(key, _NUMBERS), key)

    def schema(self) -> Schema:
        return {"anyOf": [{"enum": list(_NUMBERS)}, {"type": "string", "pattern": rf"^{VALUES}\.(?:{GROUP_KEY})$"}]}


class _Default(Kind):
    """The name of a choice, or a number that is allowed, if the option settles one."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        settles = in_rule_set(context).settles
        number = settles.parse(node, context) if settles else None
        return number if isinstance(number, Problem) else _CHOSEN.parse(node, context)

    def schema(self) -> Schema:
        return _CHOSEN.schema()


class _NamedNumber(Kind):
    """A number that the option allows, as a key; keys may be in quotes."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        settles = in_rule_set(context).settles
        number = settles.parse(Scalar(node.text, node.mark), context) if settles else None
        return number if isinstance(number, Problem) else node.text

    def schema(self) -> Schema:
        return {"pattern": f"^{WHOLE}$"}


@dataclass(frozen=True, slots=True)
class OptionDraft(_Supported):
    """A question the source leaves to the players: a choice among named answers, or a number for one field.

    `numbers` are those that the source names, each with what it says of it; others may be chosen too.
    """

    name: str = named("")
    asks: str = part(Text("a question", lines=True), "The question to the players.", "")
    default: str = part(_Default(), "The choice that holds if nobody chooses.", "")
    common: bool = part(Flag(), "Whether tables often ask about it, so that it is offered first.", False)
    choices: Mapping[str, ChoiceDraft] = part(
        ByKey(
            RecordType(ChoiceDraft, "choice", "as `says: ...`", partial=True),
            Text("a name", pattern=NAME, wrong="cannot name a choice", hint=NAME_HINT),
            "for each choice", "as `divide: {says: The pool is divided.}`", 1, MOST_CHOICES, "choices", partial=True,
        ),
        "The choices, each with its sentence.", dict,
    )  # fmt: skip
    number: str = part(_NumberKey(), "The key of the number that the players choose.", "")
    numbers: Mapping[str, str] = part(
        ByKey(
            _SENTENCE, _NamedNumber(), "for each number that the source names", "as `50: some play to fifty`", 0,
            MOST_CHOICES, "numbers", partial=True,
        ),
        "Other numbers that the source names, each with what it says.", dict,
    )  # fmt: skip
    but: str = part(_SENTENCE, "What another number changes, in a clause with `{}` for the number.", "")
    needs: Mapping[str, str] = part(_NEEDS, _NEEDS_HELP, dict)
    because: str = part(Text("a reason", lines=True), "The reason why it requires them.", "")
    cites: tuple[str, ...] = part(_CITED, default=())
    assumed: str = part(_ASSUMED, _WHY_ASSUMED, "")
    origin: str = from_context("id")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def context_under(cls, key: str, context: ReadContext) -> ReadContext:
        return in_rule_set(context).within("options", key)

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context with the kind of number that the option settles, if it settles one."""
        number, choices = pairs.get(_NUMBER), pairs.get("choices")
        settles = number_kind(number.text) if isinstance(number, Scalar) and choices is None else None
        return replace(in_rule_set(context), settles=settles)

    def validate(self, context: ReadContext) -> Iterator[Problem]:
        """Report parts that exclude each other, and what is missing in an option that restates no other."""
        if "needs" in self.marks and _NUMBER not in self.marks:
            message, hint = "each choice says what it needs itself", "move `needs` into the choice"
            yield Problem(self.mark, "misplaced-key", message, hint)
        if "choices" in self.marks and _NUMBER in self.marks:
            message = "an option has either choices or a number, not both"
            yield Problem(self.marks[_NUMBER], "choices-and-number", message, "keep one")
        if "numbers" in self.marks and _NUMBER not in self.marks:
            message = "`numbers` is only for an option with `number`"
            yield Problem(self.marks["numbers"], "misplaced-key", message, "add `number` with its key")
        yield from self.support_problems(f"the option {self.name}", in_rule_set(context).whole)
        if in_rule_set(context).whole:
            yield from self.lacking(self)

    def lacking(self, said: "OptionDraft") -> Iterator[Problem]:
        """Report what the option, with all that it restates, still lacks; `said` is the option as written in a file."""
        if not self.asks and lacks(self, "asks"):
            yield Problem(said.mark, "missing-key", f"the option {self.name} has no question", "add `asks: ...?`")
        if lacks(self, _NUMBER) and lacks(self, "choices"):
            hint = "add `choices`, or `number` with the key of a number"
            yield Problem(said.mark, "missing-key", f"the option {self.name} offers nothing to choose", hint)
        elif self.choices and lacks(self, "default"):
            message = f"the option {self.name} has no default"
            hint = f"add `default` with one of: {', '.join(self.choices)}"
            yield Problem(said.mark, "missing-key", message, hint)
        elif self.choices and self.default and self.default not in self.choices:
            message = f"the default {quoted(self.default)} is not among the choices"
            yield Problem(said.default_mark, "unknown-choice", message, did_you_mean(self.default, self.choices))
        elif len(self.choices) == 1 and not self.number:
            hint = "offer another, or leave the option out"
            yield Problem(said.mark, "too-few", f"the option {self.name} offers a single choice", hint)

    @classmethod
    def in_schema(cls) -> Schema:
        one_way = {"not": {"required": ["choices", _NUMBER]}}
        of_numbers = {"dependentRequired": {"needs": [_NUMBER], "numbers": [_NUMBER]}}
        return {"allOf": [not_both(), one_way, *_number_defaults(), of_numbers, _reasoned()]}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that it settles, and the sections that its choices borrow."""
        named = [key for choice in self.choices.values() for key in choice.keys]
        return tuple(dict.fromkeys([*([self.number] if self.number else []), *named]))

    @property
    def default_mark(self) -> Location:
        """The place of its default, or of the option if it names none."""
        return place_in(self, "default")

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that it names, with the default first."""
        return (self.default, *(each for each in (*self.choices, *self.numbers) if each != self.default))

    def needed_by(self, answer: str) -> Mapping[str, str]:
        """Return the choices of other options without which an answer cannot be played."""
        if self.number:
            return self.needs if answer else {}
        return self.choices[answer].needs

    @property
    def offered(self) -> Iterator[Offer]:
        """The answers that may be chosen instead of the default."""
        for choice in self.choices.values():
            if choice.name != self.default:
                yield Offer(choice.name, choice.says, choice.keys, choice.needs)
        for number, says in self.numbers.items():
            yield Offer(number, says, (self.number,), self.needs)

    def matters(self, tables: Collection[int]) -> bool:
        """True if it can make a difference at a table of one of these numbers of players."""
        return bool(self.number) or any(choice.matters(tables) for choice in self.choices.values())

    def restated(self, child: "OptionDraft") -> "OptionDraft":
        """Return this option as a game that extends its own restates it: `child` replaces parts, and adds choices."""
        support = child if child.cites or child.assumed else self
        return replace(
            self, asks=child.asks or self.asks, default=child.default or self.default,
            common=child.common or self.common,
            choices={**self.choices, **child.choices}, number=child.number or self.number,
            numbers={**self.numbers, **child.numbers}, but=child.but or self.but, needs=child.needs or self.needs,
            because=child.because or self.because, cites=support.cites, assumed=support.assumed, origin=support.origin,
            marks={**self.marks, **child.marks},
        )  # fmt: skip


def _number_defaults() -> Iterator[Schema]:
    """Yield a schema for each field that an option can settle: its default must be a number that the field takes."""
    by_limits = together(_NUMBERS, _NUMBERS.__getitem__)
    cases: list[tuple[Schema, Number]] = [({"enum": keys}, kind) for kind, keys in by_limits.items()]
    for names, kind in (*cases, ({"type": "string", "pattern": rf"^{VALUES}\."}, VALUE_NUMBER)):
        yield {
            "if": {"properties": {_NUMBER: names}, "required": [_NUMBER]},
            "then": {"properties": {"default": kind.schema()}},
        }


OPTIONS = ByKey(
    RecordType(OptionDraft, "option", "as `asks: ...?`", partial=True),
    Text("a name", pattern=NAME, wrong="cannot name an option", hint=NAME_HINT),
    "for each option", "", 0, MOST_OPTIONS, "options", partial=True,
)  # fmt: skip


def whole_option() -> Schema:
    """Return the schema of an option that restates none: a question, and a number or choices with a default."""
    choices = {"properties": {"choices": {"minProperties": 2}}, "required": ["choices", "default"]}
    return {"required": ["asks"], "anyOf": [{"required": [_NUMBER]}, choices], **_needing()}


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Why a game does not offer an option of the one that it extends."""

    reason: str
    mark: Location


class _WithdrawalKind(Kind):
    reason = Text("a reason", lines=True)

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        reason = self.reason.read(node, faults)
        return MISSING if reason is MISSING else Withdrawal(reason, key.mark)

    def schema(self) -> Schema:
        return self.reason.schema()


OURS = "(our assumption)"
_OUR_ASSUMPTION = "our-assumption"
MOST_SENTENCES = 10


_ROW = rf"(?:{WITH_PLAYERS}\.(?:{_TABLE.pattern})\.)?"  # the optional prefix of a key for one number of players


class _ToldValue(Kind):
    """The value that a rule had when a summary sentence was written, under the key of the rule."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        bare = re.sub(f"^{_ROW}", "", key.text)
        if field := field_of(bare):
            return _read_value(field, node, faults)
        message = f"{quoted(key.text, 60)} is not the key of a rule"
        hint = did_you_mean(bare, [each.key for each in all_fields()], at_most=0)
        faults.append(Problem(key.mark, "unknown-rule", message, hint, key.text))
        return MISSING


class _ToldFrom(ByKey):
    """The rules a sentence is based on, each with the value that it had then."""

    def schema(self) -> Schema:
        kinds: dict[str, Schema] = {each.key: {"$ref": _place_of(each)} for each in all_fields()}
        rules = {f"^{_ROW}{key.replace('.', '[.]')}$": each for key, each in kinds.items()}
        rules[f"^{_ROW}{VALUES}[.](?:{GROUP_KEY})$"] = VALUE_KIND.schema()
        return {"type": "object", "patternProperties": rules, "additionalProperties": False, "minProperties": 1}


def _place_of(field: Field) -> str:
    """Return the place in the JSON Schema of a rule-set file that describes the values of a field."""
    group = "" if _needed(field.section) else "/anyOf/1"
    return f"#/$defs/{_definition(field.section)}{group}/properties/{field.key.rpartition('.')[2]}"


@dataclass(frozen=True, slots=True)
class SummarySentence(TypedRecord):
    """One sentence of the summary of a game, or two or three short ones from the same rules.

    `told_from` maps the key of each rule it is based on to the value when the sentence was written. A key is
    `deal.hand`, or `with-players.3.deal.hand` for one number of players alone.
    """

    name: str = named()
    text: str = part(
        Text("a sentence", lines=True),
        "The sentence, or two or three short ones, with the full stops.",
    )
    told_from: Mapping[str, Any] = part(
        _ToldFrom(_ToldValue(), _PATH, "for what a sentence is told from", "as `game.limit: 100`", 1, things="rules"),
        "The rules that the sentence summarises, each with the value that it had when the sentence was written.",
        key="from",
    )
    before: str = part(A_NAME, "The inherited sentence before which it stands; the last if it names none.", "")
    assumed: tuple[str, ...] = part(
        ManyOf(_PATH, each="the key of a rule"),
        f"For each {OURS} in the sentence, the rule that gives the reason.",
        (),
        key=_OUR_ASSUMPTION,
    )
    paragraph: int = part(Number(1, MOST_SENTENCES), "The paragraph that it belongs to.", 1)
    mark: Location = placed()

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys it is based on."""
        return tuple(self.told_from)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        """Report a sentence that does not give a reason for each thing that it says is assumed."""
        marks = self.text.count(OURS)
        if marks != len(self.assumed):
            message = f"the sentence has {marks} {quoted(OURS)}, and `{_OUR_ASSUMPTION}` names {len(self.assumed)}"
            yield (_OUR_ASSUMPTION,) if self.assumed else (), "unmatched-assumption", message, "name a rule for each"


class _SentenceKind(RecordType):
    """A sentence, or the word none, which leaves an inherited sentence out; its value is then None."""

    def read_under(self, key: Scalar | None, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        return None if node.text == "none" else super().read_under(key, node, faults, context)

    def schema(self) -> Schema:
        return {"anyOf": [{"const": "none"}, super().schema()]}


@dataclass(frozen=True, slots=True)
class PublishedDescription(TypedRecord):
    """A published text that describes a house rule."""

    title: str = part(A_LINE, "The title of the text, with its author or publisher.")
    kind: str = part(A_LINE, "What kind of text it is, as `web page` or `book`.")
    reached: str = part(PROSE, "How the text was reached.")
    sure: str = part(PROSE, "How much of the house rule it describes, and how sure that is.")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class NameElsewhere(TypedRecord):
    """A name that a game has in another language or place."""

    name: str = part(Text("a name"), "The name, as it is written there.")
    language: str = part(A_LINE, "The language, or the place where people say so.")
    told_by: str = part(A_LINE, "The source that uses this name: title and publisher or site.")
    remark: str = part(A_LINE, "What is otherwise in the game of that name.", "")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class Draft(TypedRecord):
    """The content of a rule-set file.

    `authorities` are those of statements and groups, by path. `withdrawn` are options of the game it extends that it
    does not offer, each with the reason. `attempted` is None if the file has no problems of form, and otherwise every
    path that it tries to state.
    """

    id: str = from_context("id")
    file: str = from_context("file")
    title: str = part(Text("a title"), "The name of the game.", "")
    extends: str = part(
        Text("the id of a rule set", lines=True),
        "The rule set that this one changes: its id, as spalding-1896/laws, or the path of a file in the same folder.",
        "",
    )
    shared: bool = part(Flag(), "True if several games extend this file, and it is not a game itself.", False)
    summary: str = part(Text("a summary", lines=True), "One or two sentences on the game.", "")
    aliases: tuple[str, ...] = part(
        ManyOf(Text("another name"), distinct=True, each="another name"),
        "Other names of the game, which the search finds too.",
        (),
    )
    also_called: tuple[NameElsewhere, ...] = part(
        ManyOf(
            RecordType(NameElsewhere, "name", "as `name: ...`"), at_least=1,
            listed="a list of names", example="each as `- {name: Copas, language: Portuguese, told-by: ...}`",
        ),
        "Names of the game in other languages and places, which the search finds too, each with its source.",
        (),
    )  # fmt: skip
    common: str = part(
        Text("a short name"),
        "A short name. Only the most played games have one: readers who choose a game see them first.",
        "",
    )
    told_by: tuple[PublishedDescription, ...] = part(
        ManyOf(
            RecordType(PublishedDescription, "description", "as `title: ...`"), at_least=1,
            listed="a list of descriptions", example="each as `- {title: ..., kind: ..., reached: ..., sure: ...}`",
        ),
        "Published descriptions of a house rule. A source has an entry in `sources.yml` instead.",
        (),
    )  # fmt: skip
    votes: Mapping[str, str] = part(
        ByKey(PROSE, Text("the id of a rule set", lines=True), "for each game", "as `pagat-2024/hearts: why it votes`"),
        "The games of sources whose vote this game follows, each with the reason why it votes. Each rule has the value "
        "that most of them state.",
        dict,
    )
    law_book: str = part(
        Text("the id of a rule set", lines=True),
        "A game of a source that does not vote, and is heard where it alone speaks of a dispute.",
        "",
        key="law-book",
    )
    overlay: Overlay = part(OverlayKind(), default=Overlay, inline=True)
    options: Mapping[str, OptionDraft] = part(
        OPTIONS, "The rules that the source leaves to the players, each with its choices.", dict
    )
    withdrawn: Mapping[str, Withdrawal] = part(
        ByKey(_WithdrawalKind(), A_NAME, "for what is not offered", "as `six-handed: the reason`", partial=True),
        "The inherited options that this game does not offer, each with the reason.",
        dict,
    )
    cites: Mapping[str, tuple[str, ...]] = part(
        _ByPath(_CITED, _PATH, "for what is cited", "as `deal.hand: rule-7`", partial=True, word=CITES),
        f"The provisions that support each rule. {_SEVERAL}",
        dict,
    )
    assumed: Mapping[str, str] = part(
        _ByPath(_ASSUMED, _PATH, "for what is assumed", "as `deal.hand: the reason`", partial=True, word=ASSUMED),
        f"The reason for each rule that we assume because the source gives no answer. {_SEVERAL}",
        dict,
    )
    in_short: Mapping[str, SummarySentence | None] = part(
        ByKey(
            _SentenceKind(SummarySentence, "sentence", "as `text: ...`, or `none`"), A_NAME, "for the sentences",
            "as `moon: {text: ..., from: {slam.amount: 26}}`", at_most=2 * MOST_SENTENCES,
        ),
        "A summary for readers, by the names of its sentences: those that differ from the game it extends. Without it, "
        "they see that of the game extended, and the differences.",
        dict,
    )  # fmt: skip
    marks: Mapping[str, Location] = places()
    mark: Location = placed()
    authorities: Mapping[str, Authority] = field(default_factory=dict)
    attempted: frozenset[str] | None = None

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        return replace(in_rule_set(context), whole=pairs.get("extends") is None)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if lacks(self, "title"):
            yield (), "missing-key", "the rule set has no title", "add `title: ...`"
        seen: dict[str, str] = {}
        for word, key in (*((CITES, key) for key in self.cites), *((ASSUMED, key) for key in self.assumed)):
            paths = _paths(key)
            if not paths:
                message = f"this names more than {MOST_PATHS} statements"
                yield (word, key), "too-many", message, "give some a line of their own"
            for path in paths:
                if seen.get(path) == word:
                    yield (word, key), "repeated-key", f"{quoted(path)} appears twice", "keep one"
                elif path in seen:
                    yield (word, key), "cites-and-assumes", f"{quoted(path)} is both cited and assumed", _KEEP_ONE
                seen[path] = word

    @classmethod
    def in_schema(cls) -> Schema:
        return {
            "required": ["title"],
            "if": {"not": {"required": ["extends"]}},
            "then": {"properties": {"options": {"additionalProperties": whole_option()}}},
        }

    @property
    def source(self) -> str:
        """The id of the book, or of the folder of house rules, that it belongs to."""
        return source_of(self.id)

    @property
    def extends_mark(self) -> Location:
        """The place where it says what it extends, or where it begins."""
        return place_in(self, "extends")

    def authority_key(self, path: str) -> str:
        """Return the path that names a statement's authority: its own or the nearest above; empty for none."""
        while path and path not in self.authorities:
            path = path.rpartition(".")[0]
        return path

    def authority(self, path: str) -> Authority | None:
        return self.authorities.get(self.authority_key(path))

    def part_authorities(self, statement: Statement) -> dict[str, Authority]:
        """Return the authority of each part of a value that has its own, by the name of the part."""
        keys = part_keys(statement)
        return {name: self.authorities[key] for name, key in keys.items() if key in self.authorities}

    def of_numbers(self, statement: Statement) -> dict[int, Authority]:
        """Return the authority of each number of players that has its own, whether that number can play or not."""
        keys = number_keys(statement)
        return {number: self.authorities[key] for number, key in keys.items() if key in self.authorities}


def number_keys(statement: Statement) -> dict[int, str]:
    """Return the keys of the numbers of players, `table.players.3` and on, by number; none for other statements."""
    numbers = range(2, MOST_PLAYERS + 1) if statement.key == PLAYERS else ()
    return {number: f"{statement.path}.{number}" for number in numbers}


def part_keys(statement: Statement) -> dict[str, str]:
    """Return the keys of the parts of a value, by name: `settlement.pool.1` and on, `first-trick.barred.hearts`."""
    field = field_of(statement.key)
    return {name: f"{statement.path}.{name}" for name in field.parts(statement.value)} if field else {}


def needed_part_keys(statement: Statement) -> list[str]:
    """Return the keys of the parts that carry a statement if each is cited: those of its value, or else its cases."""
    field, keys = field_of(statement.key), part_keys(statement)
    of_value = field.kind.parts(statement.value) if field and keys else ()
    return [keys[name] for name in of_value] or list(keys.values())


DRAFT = RecordType(Draft, "rule set", "as `title: Hearts`", partial=True)


def read_draft(top: Pairs, id: str, file: str, faults: list[Problem]) -> Draft:
    """Read the tree of a rule-set file, and add every problem found to `faults`."""
    before = len(faults)
    draft: Draft = DRAFT.read(top, faults, RuleSetContext(id=id, file=file))
    draft = replace(draft, authorities=_authorities(draft))
    return replace(draft, attempted=frozenset(_written_paths(top, ""))) if len(faults) > before else draft


def _authorities(draft: Draft) -> dict[str, Authority]:
    """Return the authority behind each path. A path that is both cited and assumed, an error, counts as assumed."""
    cited = {key: Authority(cites, "", place_in(draft, CITES, key)) for key, cites in draft.cites.items()}
    assumed = {key: Authority((), why, place_in(draft, ASSUMED, key)) for key, why in draft.assumed.items()}
    return {path: each for some in (cited, assumed) for key, each in some.items() for path in _paths(key)}


def _written_paths(node: Node, prefix: str) -> Iterator[str]:
    if isinstance(node, Pairs):
        parts = [(key.text, value) for key, value in node]
    else:
        items = node.items if isinstance(node, Items) else ()
        parts = [(str(place), value) for place, value in enumerate(items, 1)]
    for name, value in parts:
        yield f"{prefix}{name}"
        yield from _written_paths(value, f"{prefix}{name}.")


def ruleset_schema() -> Schema:
    """Return the JSON Schema of a rule-set file.

    It accepts what the loader can read. Only the loader can tell whether a key is repeated, whether what is named
    exists, whether every statement has an authority, and whether the game can be played.
    """
    about = "How one game of Hearts is played: what it states, and what stands behind each statement."
    definitions = {**section_definitions(), **authority_definitions()}
    return {**document_schema(DRAFT, "A rule set of Hearts", about), "$defs": definitions}
