"""Typed records: dataclasses that declare how each field is read from a file, and files of them by key.

`part` declares a field that is read. `named`, `placed`, `places` and `from_context` declare fields that are filled from
the key, the location or the context. `RecordType` is the Kind that reads such a class.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING as NEEDED
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from hearts_spec.schema.english import listed
from hearts_spec.schema.kinds import (
    ANYWHERE,
    MISSING,
    ByKey,
    Kind,
    OneOf,
    ReadContext,
    Schema,
    described,
    document_schema,
    object_schema,
)
from hearts_spec.schema.problems import NOWHERE, KeyPath, Location, Problem, RulesError, did_you_mean, quoted
from hearts_spec.schema.source_tree import (
    LINES,
    Items,
    Node,
    Pairs,
    Scalar,
    expected,
    file_text,
    intended,
    mark_at,
    only_keys,
    read_once,
)

_Value = TypeVar("_Value")


class PartialFile(dict[str, _Value]):
    """The valid values of a file, by key; `invalid` are the keys of the others, and `faults` all that is wrong with it.

    An `unreadable` file could not be read at all.
    """

    def __init__(
        self,
        values: Mapping[str, _Value],
        invalid: Collection[str] = (),
        unreadable: bool = False,
        faults: Sequence[Problem] = (),
    ) -> None:
        super().__init__(values)
        self._invalid = frozenset(invalid)
        self._unreadable = unreadable
        self.faults = tuple(faults)

    def unread(self, key: str) -> bool:
        """True if the value of this key could not be read."""
        return self._unreadable or key in self._invalid

    @property
    def whole(self) -> bool:
        """True if all of the file could be read."""
        return not (self._unreadable or self._invalid)

    def with_values(self, values: Mapping[str, _Value]) -> "PartialFile[_Value]":
        """Return a copy with other values in place of its own."""
        return PartialFile(values, self._invalid, self._unreadable, self.faults)


@dataclass(frozen=True)
class KeyedFile(Generic[_Value]):
    """A file of values by key: its name, their kind, and the title and description of its JSON Schema."""

    name: str
    values: ByKey
    title: str
    about: str

    def read(self, path: Path, shown: str) -> PartialFile[_Value]:
        """Read the valid values of the file at a path, and every problem."""
        try:
            (values, invalid), faults = read_once(self._read, file_text(path, shown, within=path.parent), shown)
        except RulesError as error:
            return PartialFile({}, unreadable=True, faults=error.faults)
        return PartialFile(values, invalid, faults=faults)

    def _read(self, top: Pairs, faults: list[Problem]) -> tuple[Mapping[str, _Value], Collection[str]]:
        values: dict[str, _Value] = self.values.read_valid(top, faults)
        return values, {key.text for key, _ in top} - values.keys()

    def schema(self) -> Schema:
        return document_schema(self.values, self.title, self.about)


Amiss = tuple[KeyPath, str, str, str]


class TypedRecord:
    """The base class of records that are read from a file; it holds hooks that a class may override."""

    __slots__ = ()

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for reading the fields, if one field constrains another."""
        return context

    @classmethod
    def context_under(cls, key: str, context: ReadContext) -> ReadContext:
        """Return the context for reading the record under a key, if the key constrains it."""
        return context

    def validate(self, context: ReadContext) -> Iterable[Amiss | Problem]:
        """Yield what is wrong with fields that are valid one by one: a Problem, or path, message and hint."""
        return ()

    @classmethod
    def in_schema(cls) -> Schema:
        """Return what a JSON Schema can say of the fields together."""
        return {}


def part(
    kind: Kind, help: str = "", default: Any = NEEDED, *, key: str = "", also: str = "", by_name: bool = False,
    inline: bool = False, form: Any = None,
) -> Any:  # fmt: skip
    """Declare a field that is read from the file. A field without a default is required.

    Its key is its name with hyphens, unless `key` is given. A class as the default is called for each new record. If
    the kind reads a pair of values, the second fills the field `also`. With `by_name` it is keyword-only, so that
    required fields may follow it. With `inline` its keys are written among those of the record. `form` says how a form
    on a page asks for it.
    """
    meta = {"kind": kind, "help": help, "key": key, "also": also, "inline": kind if inline else None, "form": form}
    if isinstance(default, type):
        return field(default_factory=default, kw_only=by_name, metadata=meta)
    return field(default=default, kw_only=by_name, metadata=meta)


def named(default: Any = NEEDED) -> Any:
    """Declare the field that holds the key of the record in its file."""
    return field(default=default, metadata={"fill": lambda key, pairs, context: key.text if key else ""})


def placed() -> Any:
    """Declare the field that holds the location of the record."""
    meta = {"fill": lambda key, pairs, context: (key or pairs).mark}
    return field(default=NOWHERE, compare=False, repr=False, metadata=meta)


def places() -> Any:
    """Declare the field that maps each key that is written, its value valid or not, to the location of the value.

    It also has a key such as `needs.odd-chip` for each line of an inner mapping and each text in a list.
    """
    return field(default_factory=dict, compare=False, repr=False, metadata={"fill": _places})


def from_context(name: str) -> Any:
    """Declare a field that is filled from the read context, not from the file; empty if that has no such value."""
    return field(default="", metadata={"fill": lambda key, pairs, context: getattr(context, name, "")})


@cache
def _fills(cls: type) -> Mapping[str, Callable[[Scalar | None, Pairs, ReadContext], Any]]:
    return {each.name: each.metadata["fill"] for each in fields(cls) if "fill" in each.metadata}


@dataclass(frozen=True, slots=True)
class Part:
    """A field of a record that is read: its attribute, its key, and the kind of its value."""

    name: str
    key: str
    kind: Kind
    help: str
    default: Any
    also: str
    inline: "InlineFields | None"
    form: Any

    @property
    def needed(self) -> bool:
        return self.default is NEEDED

    def value_in(self, whole: Any) -> Any:
        value = getattr(whole, self.name)
        return (value, getattr(whole, self.also)) if self.also else value

    def fill(self, values: dict[str, Any], value: Any) -> None:
        if not self.also or value is MISSING:
            values[self.name] = value
        else:
            values[self.name], values[self.also] = value

    def is_default(self, whole: Any) -> bool:
        """True if a record leaves this field out, because it has the default."""
        return not self.needed and getattr(whole, self.name) == self.default


@cache
def parts_of(cls: type) -> Mapping[str, Part]:
    """Return the fields of a class that are read, by key."""
    found = {}
    for each in fields(cls):
        if "kind" in each.metadata:
            key = each.metadata["key"] or each.name.replace("_", "-").rstrip("-")
            default = each.default if each.default_factory is NEEDED else each.default_factory()
            found[key] = Part(**{**each.metadata, "key": key, "name": each.name, "default": default})
    return found


class InlineFields(Kind):
    """A kind whose keys may be written among those of a record: see `inline` in `part`."""

    def keys(self) -> Mapping[str, bool]:
        """Return its keys, and whether each is required."""
        raise NotImplementedError

    def read_among(self, pairs: Pairs, faults: list[Problem], context: ReadContext) -> Any:
        """Read its keys from among those of a record; the record reports any required key that is missing."""
        raise NotImplementedError


@cache
def keys_of(cls: type) -> Mapping[str, bool]:
    """Return the keys of a class, including those of its inline fields, and whether each is required."""
    keys: dict[str, bool] = {}
    for each in parts_of(cls).values():
        keys.update(each.inline.keys() if each.inline else {each.key: each.needed})
    return keys


@cache
def _needed_keys(cls: type) -> tuple[str, ...]:
    return tuple(key for key, needed in keys_of(cls).items() if needed)


class PlacedRecord(Protocol):
    """A record with its own location, `mark` (see `placed`), and those of its values by key, `marks` (see `places`)."""

    @property
    def mark(self) -> Location: ...
    @property
    def marks(self) -> Mapping[str, Location]: ...


def lacks(whole: PlacedRecord, key: str) -> bool:
    """True if a key is not written, not even misspelt."""
    written = [each for each in whole.marks if "." not in each]
    return key not in whole.marks and key not in intended(written, keys_of(type(whole)))


def place_in(whole: PlacedRecord, key: str, inner: str = "") -> Location:
    """Return the location of a field or of the item `inner` in it, or else that of the field or of the record."""
    return whole.marks.get(f"{key}.{inner}") or whole.marks.get(key, whole.mark)


def unknown(
    whole: PlacedRecord, key: str, code: str, who: str, names: Iterable[str], what: str, known: Collection[str]
) -> Iterator[Problem]:
    """Report the names in a field that are not `known`; `what` says what they should name."""
    for each in names:
        if each not in known:
            message = f"{who} names {quoted(each, 80)}, which is not {what}"
            yield Problem(place_in(whole, key, each), code, message, did_you_mean(each, known, at_most=0))


def namesakes(them: Mapping[str, Any], key: str) -> Iterator[Problem]:
    """Report the records that have the same value in this field as an earlier one, ignoring case."""
    first: dict[str, str] = {}
    for id, each in them.items():
        if (other := first.setdefault(getattr(each, key).casefold(), id)) != id:
            yield Problem(
                place_in(each, key),
                "repeated-name",
                f"{quoted(other, 80)} has this {key} too",
                "give one of them another",
            )


def _fault(amiss: Amiss, key: Scalar | None, node: Node) -> Problem:
    path, code, message, hint = amiss
    return Problem(mark_at(node, path) if path or not key else key.mark, code, message, hint)


def _places(key: Scalar | None, pairs: Pairs, context: ReadContext) -> dict[str, Location]:
    found: dict[str, Location] = {}
    for name, node in pairs:
        found[name.text] = node.mark
        if isinstance(node, Pairs):
            found.update((f"{name.text}.{inner.text}", each.mark) for inner, each in node)
        elif isinstance(node, Items):
            found.update((f"{name.text}.{each.text}", each.mark) for each in node.items)
    return found


@dataclass(frozen=True)
class RecordType(InlineFields):
    """The kind of a dataclass whose fields are declared with `part`.

    `noun` names it in messages, such as `provision`; `example` shows one. If `alone` names a field, a single value may
    be written for the whole record. Keys in `beside` are allowed, and read elsewhere. If every field has a default, it
    may be `partial`: a record is then made of the valid fields even if others are not, so that it can still be checked.
    """

    cls: type
    noun: str
    example: str = ""
    alone: str = ""
    beside: tuple[str, ...] = ()
    partial: bool = False

    @property
    def _hooks(self) -> type[TypedRecord]:
        return self.cls if issubclass(self.cls, TypedRecord) else TypedRecord

    def keys(self) -> Mapping[str, bool]:
        return keys_of(self.cls)

    def parts(self, value: Any) -> tuple[str, ...]:
        return tuple(self.keys())

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        return self.read_under(None, node, faults, context)

    def read_under(self, key: Scalar | None, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        who = f"the {self.noun} {key.text[:60]}" if key else f"the {self.noun}"
        if self.alone and isinstance(node, Scalar) and node.text.strip():
            node = Pairs(((Scalar(self.alone, node.mark), node),), node.mark)
        if not isinstance(node, Pairs):
            faults.append(expected(node, f"{LINES} for {who}", self.example))
            return self._make({}, key, Pairs((), node.mark), context) if self.partial else MISSING
        before = len(faults)
        if key:
            context = self._hooks.context_under(key.text, context)
        values = self._read_fields(node, faults, context)
        missing = [each for each in _needed_keys(self.cls) if node.get(each) is None]
        if missing:
            misspelt = intended([each.text for each, _ in node], (*keys_of(self.cls), *self.beside))
            missing = [each for each in missing if each not in misspelt]
        if missing:
            mark = key.mark if key else node.mark
            message, keys = f"{who} has no {listed(missing, 'or')}", listed([f"`{each}: ...`" for each in missing])
            faults.append(Problem(mark, "missing-key", message, f"add {keys}", missing[0]))
        if len(faults) > before:
            if not self.partial:
                return MISSING
            values = {name: value for name, value in values.items() if value is not MISSING}
        value = self._make(values, key, node, context)
        wrong = value.validate(context) if isinstance(value, TypedRecord) else ()
        faults.extend(each if isinstance(each, Problem) else _fault(each, key, node) for each in wrong)
        return value if len(faults) == before or self.partial else MISSING

    def _make(self, values: dict[str, Any], key: Scalar | None, pairs: Pairs, context: ReadContext) -> Any:
        filled = {name: fill(key, pairs, context) for name, fill in _fills(self.cls).items()}
        return self.cls(**values, **filled)

    def _read_fields(self, pairs: Pairs, faults: list[Problem], context: ReadContext) -> dict[str, Any]:
        parts = parts_of(self.cls)
        keys = keys_of(self.cls)
        only_keys(pairs, (*keys, *self.beside) if self.beside else keys, faults)
        inside = self._hooks.field_context(pairs, context)
        values: dict[str, Any] = {}
        for key, node in pairs:
            if (each := parts.get(key.text)) and not each.inline:
                each.fill(values, each.kind.read(node, faults, inside))
        for each in parts.values():
            if each.inline:
                values[each.name] = each.inline.read_among(pairs, faults, inside)
        return values

    def read_among(self, pairs: Pairs, faults: list[Problem], context: ReadContext) -> Any:
        keys = keys_of(self.cls)
        mine = Pairs(tuple((key, node) for key, node in pairs if key.text in keys), pairs.mark)
        if any(mine.get(key) is None for key in _needed_keys(self.cls)):
            return MISSING
        return self.read(mine, faults, context)

    def plain(self, value: Any) -> Any:
        said: dict[str, Any] = {}
        for each in parts_of(self.cls).values():
            if not each.is_default(value):
                plain = each.kind.plain(each.value_in(value))
                said.update(plain if each.inline else {each.key: plain})
        return said[self.alone] if set(said) == {self.alone} else said

    def schema(self) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for each in parts_of(self.cls).values():
            inner = each.kind.schema()
            said.update(inner["properties"] if each.inline else {each.key: described(inner, each.key, each.help)})
        alone = said.get(self.alone)
        said.update({key: {} for key in self.beside if key not in said})
        whole = {**object_schema(said, _needed_keys(self.cls)), **self._hooks.in_schema()}
        return {"anyOf": [alone, whole]} if alone else whole


@dataclass(frozen=True)
class TaggedUnion(Kind):
    """One of several record types; the value of the key `tag` says which."""

    tag: str
    kinds: Mapping[str, RecordType]
    noun: str
    example: str = ""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        word = node.get(self.tag) if isinstance(node, Pairs) else None
        if word is None:
            found = expected(node, f"{LINES} for the {self.noun}", self.example)
            if isinstance(node, Pairs):
                found = Problem(node.mark, "missing-key", f"the {self.noun} has no {self.tag}", self.example, self.tag)
            faults.append(found)
            return MISSING
        kind = OneOf(self.kinds, "a word", f"a kind of {self.noun}").read(word, faults)
        if kind is MISSING:
            return MISSING
        return replace(kind, beside=(*kind.beside, self.tag)).read(node, faults, context)

    def plain(self, value: Any) -> dict[str, Any]:
        word = next(word for word, kind in self.kinds.items() if kind.cls is type(value))
        return {self.tag: word, **self.kinds[word].plain(value)}

    def schema(self) -> dict[str, Any]:
        cases = []
        for word, kind in self.kinds.items():
            case = replace(kind, beside=(*kind.beside, self.tag)).schema()
            case["properties"][self.tag] = {"const": word}
            case["required"] = [self.tag, *(each for each in case.get("required", ()) if each != self.tag)]
            cases.append(case)
        return {"oneOf": cases}
