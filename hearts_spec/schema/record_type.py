"""A value of several parts: a dataclass, each field of which says of what kind it is."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING as NEEDED
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

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
    mark_at,
    meant,
    only_keys,
    read_once,
)

_Value = TypeVar("_Value")


class PartialFile(dict[str, _Value]):
    """The good values of a file, by key; `faulty` are the keys of the others.

    What stands in a `closed` file, which cannot be read at all, is not known.
    """

    def __init__(self, good: Mapping[str, _Value], faulty: Collection[str] = (), closed: bool = False) -> None:
        super().__init__(good)
        self._faulty = frozenset(faulty)
        self._closed = closed

    def unread(self, key: str) -> bool:
        """Say whether nobody knows what stands under a key: its value has faults, or the file cannot be read."""
        return self._closed or key in self._faulty

    @property
    def whole(self) -> bool:
        """Say whether all of the file could be read."""
        return not (self._closed or self._faulty)

    def gaps(self) -> "PartialFile[_Value]":
        """Give it without its values: what could not be read, and nothing else."""
        return PartialFile({}, self._faulty, self._closed)


@dataclass(frozen=True)
class KeyedFile(Generic[_Value]):
    """A file of such values: its name, their kind, and the title and the description of its schema."""

    name: str
    values: ByKey
    title: str
    about: str

    def read(self, path: Path, shown: str, faults: list[Problem]) -> PartialFile[_Value]:
        """Read what is good of the file that lies at a path; every fault found is added to `faults`."""
        good: PartialFile[_Value] = PartialFile({}, closed=True)
        try:
            good, found = read_once(self._read, file_text(path, shown), shown)
        except RulesError as error:
            found = error.faults
        faults.extend(found)
        return good

    def _read(self, top: Pairs, faults: list[Problem]) -> PartialFile[_Value]:
        good: dict[str, _Value] = self.values.read_good(top, faults)
        return PartialFile(good, {key.text for key, _ in top} - good.keys())

    def schema(self) -> Schema:
        """Give its JSON Schema."""
        return document_schema(self.values, self.title, self.about)


Amiss = tuple[KeyPath, str, str, str]


class TypedRecord:
    """What a person writes in several parts; a class that is read so may say more of itself."""

    __slots__ = ()

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give what stands around the parts: of use where some of them decide what others can be."""
        return around

    @classmethod
    def under(cls, key: str, around: ReadContext) -> ReadContext:
        """Give what stands around one that is written under a key: of use where its place decides what it means."""
        return around

    def amiss(self, around: ReadContext) -> Iterable[Amiss | Problem]:
        """Give what is wrong with parts that are good each by itself: a fault, or keys, code, message and hint."""
        return ()

    @classmethod
    def in_schema(cls) -> Schema:
        """Give what a JSON Schema can say of the parts together, beside what it says of each."""
        return {}


def part(
    kind: Kind, help: str = "", default: Any = NEEDED, *, key: str = "", also: str = "", by_name: bool = False,
    spread: bool = False,
) -> Any:  # fmt: skip
    """Say of a field that it is a part, and of what kind; one without a default must be said.

    It is written under its name with hyphens, or under another `key`. A class as its default is made anew each time.
    Where its kind gives two values, the second goes to the field `also`. One that is given `by_name` alone may have a
    default though fields after it have none. The keys of one that is `spread` stand among those of the whole.
    """
    meta = {"kind": kind, "help": help, "key": key, "also": also, "spread": spread}
    if isinstance(default, type):
        return field(default_factory=default, kw_only=by_name, metadata=meta)
    return field(default=default, kw_only=by_name, metadata=meta)


def named(default: Any = NEEDED) -> Any:
    """Say of a field that it is the key under which the whole stands."""
    return field(default=default, metadata={"role": "key"})


def placed() -> Any:
    """Say of a field that it is the place where the whole stands."""
    return field(default=NOWHERE, compare=False, repr=False, metadata={"role": "mark"})


def places() -> Any:
    """Say of a field that it holds where each part stands that is said, good or not, by its key.

    Where a part has lines of its own or is a list of texts, their places are there too, as `needs.odd-chip`.
    """
    return field(default_factory=dict, compare=False, repr=False, metadata={"role": "marks"})


def given_by(name: str) -> Any:
    """Say of a field that it is not written, but is what stands around the whole under this name."""
    return field(default="", metadata={"around": name})


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a compound: its attribute, its key, and the kind of its value."""

    name: str
    key: str
    kind: Kind
    help: str
    default: Any
    needed: bool
    also: str
    spread: "InlineFields | None"

    def value_in(self, whole: Any) -> Any:
        """Give its value in a whole that has it."""
        value = getattr(whole, self.name)
        return (value, getattr(whole, self.also)) if self.also else value

    def fill(self, values: dict[str, Any], value: Any) -> None:
        """Put a value that was read under the attributes that it fills."""
        if not self.also or value is MISSING:
            values[self.name] = value
        else:
            values[self.name], values[self.also] = value

    def unsaid(self, whole: Any) -> bool:
        """Say whether a whole leaves it to be understood."""
        return not self.needed and getattr(whole, self.name) == self.default


@cache
def parts_of(cls: type) -> Mapping[str, Part]:
    """Give the parts of a class, by key."""
    found = {}
    for each in fields(cls):
        if "kind" in each.metadata:
            key = each.metadata["key"] or each.name.replace("_", "-").rstrip("-")
            made = each.default_factory() if each.default_factory is not NEEDED else each.default
            meta = each.metadata
            spread = meta["kind"] if meta["spread"] else None
            found[key] = Part(each.name, key, meta["kind"], meta["help"], made, made is NEEDED, meta["also"], spread)
    return found


class InlineFields(Kind):
    """A kind whose keys may stand among those of another."""

    def keys(self) -> Mapping[str, bool]:
        """Give its keys, and whether each is needed."""
        raise NotImplementedError

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> Any:
        """Read what of it stands among the keys of another, which reports those that are missing."""
        raise NotImplementedError


@cache
def keys_of(cls: type) -> Mapping[str, bool]:
    """Give the keys of a class, those of spread parts among them, and whether each is needed."""
    keys: dict[str, bool] = {}
    for each in parts_of(cls).values():
        keys.update(each.spread.keys() if each.spread else {each.key: each.needed})
    return keys


@cache
def _needed_keys(cls: type) -> tuple[str, ...]:
    return tuple(key for key, needed in keys_of(cls).items() if needed)


@cache
def _spread(cls: type) -> Mapping[str, "InlineFields"]:
    return {each.name: each.spread for each in parts_of(cls).values() if each.spread}


@cache
def _roles(cls: type) -> Mapping[str, str]:
    return {each.metadata["role"]: each.name for each in fields(cls) if "role" in each.metadata}


@cache
def _given(cls: type) -> Mapping[str, str]:
    return {each.name: each.metadata["around"] for each in fields(cls) if "around" in each.metadata}


def lacks(whole: TypedRecord, key: str) -> bool:
    """Say whether a key is neither said nor the one that a misspelt key must mean; of a whole that has `places`."""
    cls: Any = type(whole)
    marks: Mapping[str, Location] = getattr(whole, _roles(cls)["marks"])
    written = [each for each in marks if "." not in each]
    return key not in marks and key not in meant(written, keys_of(cls))


def place_in(whole: TypedRecord, key: str, inner: str = "") -> Location:
    """Give the place of a part, or of one thing in it, or the nearest to it that is said; of a whole with `places`."""
    cls: Any = type(whole)
    roles = _roles(cls)
    marks: Mapping[str, Location] = getattr(whole, roles["marks"])
    own: Location = getattr(whole, roles["mark"])
    return marks.get(f"{key}.{inner}") or marks.get(key, own)


def unknown(
    whole: TypedRecord, key: str, code: str, who: str, names: Iterable[str], what: str, known: Collection[str]
) -> Iterator[Problem]:
    """Report those names in a part that name nothing; what they should name is `known`."""
    for each in names:
        if each not in known:
            message = f"{who} names {quoted(each, 80)}, which is not {what}"
            yield Problem(place_in(whole, key, each), code, message, did_you_mean(each, known, at_most=0))


def namesakes(them: Mapping[str, Any], key: str) -> Iterator[Problem]:
    """Report those that are called in this part as one before them is, be it in other letters."""
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
    """Give the fault at the keys that lead there; where none do, at the key under which the whole stands."""
    path, code, message, hint = amiss
    return Problem(mark_at(node, path) if path or not key else key.mark, code, message, hint)


def _places(pairs: Pairs) -> dict[str, Location]:
    """Give where each value stands, by its key, and those a line or an item further in."""
    found: dict[str, Location] = {}
    for key, node in pairs:
        found[key.text] = node.mark
        found.update((f"{key.text}.{name}", mark) for name, mark in _inner_places(node))
    return found


def _inner_places(node: Node) -> Iterator[tuple[str, Location]]:
    if isinstance(node, Pairs):
        yield from ((key.text, each.mark) for key, each in node)
    elif isinstance(node, Items):
        yield from ((each.text, each.mark) for each in node.items)


@dataclass(frozen=True)
class RecordType(InlineFields):
    """A dataclass whose fields say what they hold.

    `noun` names it in messages, as `provision`; `example` shows one. A single value stands for the part `alone`, if
    one is named. Keys `beside` its own are read elsewhere. Where each part has a default it may be `partial`: with
    what is good of it, though something in it is not, so that the rest can still be held to it.
    """

    cls: type
    noun: str
    example: str = ""
    alone: str = ""
    beside: tuple[str, ...] = ()
    partial: bool = False

    @property
    def _written(self) -> type[TypedRecord]:
        """Give the class for what it says of itself: nothing, unless it is one that may."""
        return self.cls if issubclass(self.cls, TypedRecord) else TypedRecord

    def keys(self) -> Mapping[str, bool]:
        return keys_of(self.cls)

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        return self._read(None, node, faults, around)

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        return self._read(key, node, faults, around)

    def _read(self, key: Scalar | None, node: Node, faults: list[Problem], around: ReadContext) -> Any:
        who = f"the {self.noun} {key.text[:60]}" if key else f"the {self.noun}"
        if self.alone and isinstance(node, Scalar) and node.text.strip():
            node = Pairs(((Scalar(self.alone, node.mark), node),), node.mark)
        if not isinstance(node, Pairs):
            faults.append(expected(node, f"{LINES} for {who}", self.example))
            return self._made({}, key, Pairs((), node.mark), around) if self.partial else MISSING
        before = len(faults)
        if key:
            around = self._written.under(key.text, around)
        values = self._values(node, faults, around)
        missing = [each for each in _needed_keys(self.cls) if node.get(each) is None]
        if missing:
            misspelt = meant([each.text for each, _ in node], (*keys_of(self.cls), *self.beside))
            missing = [each for each in missing if each not in misspelt]
        if missing:
            mark = key.mark if key else node.mark
            message = f"{who} has no {', no '.join(missing)}"
            faults.append(Problem(mark, "missing-key", message, f"add `{missing[0]}: ...`", missing[0]))
        if len(faults) > before:
            if not self.partial:
                return MISSING
            values = {name: value for name, value in values.items() if value is not MISSING}
        value = self._made(values, key, node, around)
        wrong = value.amiss(around) if isinstance(value, TypedRecord) else ()
        faults.extend(each if isinstance(each, Problem) else _fault(each, key, node) for each in wrong)
        return value if len(faults) == before or self.partial else MISSING

    def _made(self, values: dict[str, Any], key: Scalar | None, pairs: Pairs, around: ReadContext) -> Any:
        """Make the whole of its values, where it stands, and what stands around it."""
        for role, name in _roles(self.cls).items():
            match role:
                case "key" if key:
                    values[name] = key.text
                case "mark":
                    values[name] = key.mark if key else pairs.mark
                case "marks":
                    values[name] = _places(pairs)
                case _:
                    pass
        values.update({name: getattr(around, of) for name, of in _given(self.cls).items()})
        return self.cls(**values)

    def _values(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> dict[str, Any]:
        """Read the parts that are said, by attribute."""
        parts = parts_of(self.cls)
        keys = keys_of(self.cls)
        only_keys(pairs, (*keys, *self.beside) if self.beside else keys, faults)
        inside = self._written.within(pairs, around)
        values: dict[str, Any] = {}
        for key, node in pairs:
            if (each := parts.get(key.text)) and not each.spread:
                each.fill(values, each.kind.read(node, faults, inside))
        for name, spread in _spread(self.cls).items():
            values[name] = spread.read_among(pairs, faults, inside)
        return values

    def read_among(self, pairs: Pairs, faults: list[Problem], around: ReadContext) -> Any:
        keys = keys_of(self.cls)
        mine = Pairs(tuple((key, node) for key, node in pairs if key.text in keys), pairs.mark)
        if any(mine.get(key) is None for key in _needed_keys(self.cls)):
            return MISSING
        return self.read(mine, faults, around)

    def plain(self, value: Any) -> Any:
        said: dict[str, Any] = {}
        for each in parts_of(self.cls).values():
            if not each.unsaid(value):
                plain = each.kind.plain(each.value_in(value))
                said.update(plain if each.spread else {each.key: plain})
        return said[self.alone] if set(said) == {self.alone} else said

    def schema(self) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for each in parts_of(self.cls).values():
            inner = each.kind.schema()
            said.update(inner["properties"] if each.spread else {each.key: described(inner, each.key, each.help)})
        alone = said.get(self.alone)
        said.update({key: {} for key in self.beside if key not in said})
        whole = {**object_schema(said, _needed_keys(self.cls)), **self._written.in_schema()}
        return {"anyOf": [alone, whole]} if alone else whole

    def sample(self) -> Any:
        return self.cls(**{each.name: each.kind.sample() for each in parts_of(self.cls).values() if each.needed})

    def changes(self, value: Any) -> Iterator[Any]:
        for each in parts_of(self.cls).values():
            now = getattr(value, each.name)
            for other in [each.kind.sample()] if now is None else each.kind.changes(now):  # what is left unsaid, said
                yield replace(value, **{each.name: other})


@dataclass(frozen=True)
class TaggedUnion(Kind):
    """One of several compounds; what stands under the `tag` says which."""

    tag: str
    kinds: Mapping[str, RecordType]
    noun: str
    example: str = ""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        word = node.get(self.tag) if isinstance(node, Pairs) else None
        if word is None:
            found = expected(node, f"{LINES} for the {self.noun}", self.example)
            if isinstance(node, Pairs):
                found = Problem(node.mark, "missing-key", f"the {self.noun} has no {self.tag}", self.example, self.tag)
            faults.append(found)
            return MISSING
        kind = OneOf(self.kinds, "a word", f"a word for the {self.noun}").read(word, faults)
        return MISSING if kind is MISSING else replace(kind, beside=(*kind.beside, self.tag)).read(node, faults, around)

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
