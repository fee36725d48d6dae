"""What a person wrote as a tree of nodes that know their place, whatever it was written in.

Values stay text here: what a text means depends on the field it is said of, so `on`, `2S` and `007` are never turned
into something else on the way.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from hearts_spec.cards import nearest
from hearts_spec.schema.problems import NOWHERE, Location, Path, Problem, RulesError, did_you_mean, quoted
from hearts_spec.schema.yaml_errors import not_allowed, unfit_character

MAX_DEPTH = 16
MAX_NODES = 20_000
MAX_HINTS = 20
_SHORT, _MOST_KEPT = 12, 1024
LINES = "`key: value` lines"
_SEVERAL = (LINES, "cards", "seats")


@dataclass(slots=True)  # no node is frozen, which would make it twice as slow to make: a tree has many
class Scalar:
    """A single value, as written; `plain` when it stands without quotes.

    `even` says that each of its characters stands in the file as it is here, one after the other in one line.
    """

    text: str
    mark: Location
    plain: bool = True
    even: bool = False

    def at(self, offset: int) -> Location:
        """Give the place of one of its characters, as far as that can be told."""
        return self.mark.later(offset + (not self.plain)) if self.even else self.mark


@dataclass(slots=True)
class Items:
    """A list."""

    items: tuple["Node", ...]
    mark: Location
    text: ClassVar[str] = ""  # it is no single text


@dataclass(slots=True)
class Pairs:
    """A mapping, its pairs in the order written."""

    pairs: tuple[tuple[Scalar, "Node"], ...]
    mark: Location
    text: ClassVar[str] = ""

    def __iter__(self) -> Iterator[tuple[Scalar, "Node"]]:
        return iter(self.pairs)

    def get(self, name: str) -> "Node | None":
        """Give what is said under a name, or None."""
        for key, value in self.pairs:  # which is quicker than `next` of a generator
            if key.text == name:
                return value
        return None

    def key(self, name: str) -> Scalar | None:
        """Give a name as it stands there, or None."""
        return next((key for key, _ in self.pairs if key.text == name), None)


Node = Scalar | Items | Pairs


def describe(node: Node) -> str:
    """Say what was found, for a message."""
    if isinstance(node, Scalar):
        return quoted(node.text) if node.text.strip() else "nothing"
    return "a list" if isinstance(node, Items) else LINES


def expected(node: Node, what: str, hint: str = "") -> Problem:
    """Give the fault of a node that is not what was expected."""
    token = node.text if isinstance(node, Scalar) else ""
    verb = "were" if what.startswith(_SEVERAL) else "was"
    return Problem(node.mark, f"found {describe(node)}, where {what} {verb} expected", hint, token)


def mark_at(node: Node, path: Path) -> Location:
    """Give the place to which a path leads, or the nearest on the way: the key under which something stands."""
    mark = node.mark
    for step in path:
        if isinstance(node, Items) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            mark = node.mark
        elif isinstance(node, Pairs) and (key := node.key(str(step))) is not None:
            mark, node = key.mark, node.get(key.text) or node
        else:
            break
    return mark


def from_data(data: object, shown: str = "", path: Path = ()) -> Node:
    """Make a tree of plain data (as JSON gives it), so that it is read by the same rules as a file.

    Raises RulesError when it is nested too deep or holds something that is not text, number, list or mapping.
    """
    mark = Location(shown, path=path)
    if isinstance(data, str):
        return _text_node(data, mark)
    if len(path) > MAX_DEPTH:
        raise RulesError([Problem(mark, f"nested deeper than {MAX_DEPTH} levels")])
    if isinstance(data, Mapping):
        pairs = []
        for key, value in data.items():
            within = (*path, str(key))
            pairs.append((_text_node(str(key), Location(shown, path=within)), from_data(value, shown, within)))
        return Pairs(tuple(pairs), mark)
    if isinstance(data, list | tuple):
        return Items(tuple([from_data(item, shown, (*path, place)) for place, item in enumerate(data)]), mark)
    if isinstance(data, bool) or data is None:
        return Scalar({True: "true", False: "false", None: ""}[data], mark)
    if isinstance(data, int) and abs(data) > 10**18:
        raise RulesError([Problem(mark, "a number is too large to read")])
    if isinstance(data, int | float):
        return Scalar(str(data), mark)
    raise RulesError([Problem(mark, f"a value of the type {type(data).__name__} cannot be read")])


def _text_node(text: str, mark: Location) -> Scalar:
    if (place := unfit_character(text)) is not None:
        raise RulesError([not_allowed(text[place], "a text", mark)])
    return Scalar(text, mark, plain=False)


def without_places(data: object) -> Node:
    """Make a tree of plain data quickly, as `from_data` does, but with nothing in it that says where it stands."""
    texts = _TEXTS
    if isinstance(data, str):
        return texts[data]
    if isinstance(data, list):
        try:
            return Items(tuple(map(texts.__getitem__, data)), NOWHERE)
        except TypeError:  # not all of them are texts
            return Items(tuple([without_places(item) for item in data]), NOWHERE)
    if isinstance(data, dict):
        return Pairs(tuple([(texts[key], without_places(value)) for key, value in data.items()]), NOWHERE)
    return from_data(data)


class _Texts(dict[str, Scalar]):
    """Nodes that are the same wherever their texts stand, as the cards of many records do: some short ones are kept."""

    def __missing__(self, text: str) -> Scalar:
        if not isinstance(text, str):
            raise TypeError
        node = _text_node(text, NOWHERE)
        if len(text) < _SHORT and len(self) < _MOST_KEPT:
            self[text] = node
        return node


_TEXTS = _Texts()


def to_data(node: Node) -> object:
    """Give a tree as plain data: a value without quotes that is a whole number or a flag as that, all else as text."""
    if isinstance(node, Items):
        return [to_data(item) for item in node.items]
    if isinstance(node, Pairs):
        return {key.text: to_data(value) for key, value in node}
    if node.plain and node.text in _WORDS:
        return _WORDS[node.text]
    number = node.text.removeprefix("-")
    whole = number.isascii() and number.isdigit() and len(number) < 18 and str(int(number)) == number
    return int(node.text) if node.plain and whole else node.text


_WORDS = {"": None, "true": True, "false": False}


def only_keys(pairs: Pairs, allowed: Collection[str], faults: list[Problem]) -> None:
    """Report every key that is not allowed, with the nearest that is."""
    unknown = [key for key, _ in pairs if key.text not in allowed]
    for place, key in enumerate(unknown):
        hint = did_you_mean(key.text, allowed) if place < MAX_HINTS else ""
        faults.append(Problem(key.mark, f"unknown key {quoted(key.text)}", hint, key.text))


def meant(written: Iterable[str], allowed: Collection[str]) -> set[str]:
    """Give the keys that misspelt ones come nearest to: whoever writes `titel` has not forgotten the title."""
    unknown = [each for each in written if each not in allowed]
    return {near for each in unknown[:MAX_HINTS] if (near := nearest(each, allowed))}


def pairs_of(node: Node, faults: list[Problem], what: str, hint: str) -> Pairs:
    """Give a mapping; reports anything else and gives an empty one. `what` says what its lines are about."""
    if isinstance(node, Pairs):
        return node
    faults.append(expected(node, f"{LINES} {what}", hint))
    return Pairs((), node.mark)
