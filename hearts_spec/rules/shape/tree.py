"""YAML text as a tree of nodes that know their place, read safely.

Contributors' files are untrusted. Anchors, aliases, merge keys and tags are refused, and so are files that are too
large or nested too deep; nothing is ever constructed but these nodes. Values stay text here: what a text means
depends on the field it is said of, so `on`, `2S` and `007` are never turned into something else on the way.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hearts_spec.rules.shape.faults import Fault, Mark, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.text import file_text, see_that_fit
from hearts_spec.rules.shape.unreadable import explain, name_character, unfit_character

MAX_DEPTH = 16
MAX_NODES = 20_000
MAX_HINTS = 20
LINES = "`key: value` lines"
_NOTHING = ("null", "Null", "NULL", "~")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value, as written; `plain` when it stands without quotes."""

    text: str
    mark: Mark
    plain: bool = True


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple["Node", ...]
    mark: Mark


@dataclass(frozen=True, slots=True)
class Pairs:
    """A mapping, its pairs in the order written."""

    pairs: tuple[tuple[Scalar, "Node"], ...]
    mark: Mark

    def __iter__(self) -> Iterator[tuple[Scalar, "Node"]]:
        return iter(self.pairs)

    def get(self, name: str) -> "Node | None":
        """Give what is said under a name, or None."""
        return next((value for key, value in self.pairs if key.text == name), None)


Node = Scalar | Items | Pairs


def describe(node: Node) -> str:
    """Say what was found, for a message."""
    if isinstance(node, Scalar):
        return quoted(node.text) if node.text.strip() else "nothing"
    return "a list" if isinstance(node, Items) else LINES


def expected(node: Node, what: str, hint: str = "") -> Fault:
    """Give the fault of a node that is not what was expected."""
    return Fault(node.mark, f"found {describe(node)}, where {what} was expected", hint)


def read_file(path: Path, shown: str = "") -> Pairs:
    """Read a YAML file whose top is a mapping.

    Raises RulesError when it cannot be opened, is not UTF-8, is not YAML, is empty, or passes a limit.
    """
    shown = shown or str(path)
    return read_text(file_text(path, shown), shown)


def read_text(text: str, shown: str = "") -> Pairs:
    """Read YAML text whose top is a mapping; faults as for `read_file`."""
    top = _parse(text, shown)
    if top is None:
        raise RulesError([Fault(Mark(shown, 1, 1), "the file is empty", f"{LINES} were expected, as `title: Hearts`")])
    if not isinstance(top, Pairs):
        message = f"the file holds {describe(top)}, where {LINES} were expected"
        raise RulesError([Fault(top.mark, message, "as `title: Hearts`")])
    return top


def _parse(text: str, shown: str) -> Node | None:
    import yaml  # the package's core must import without it, in the browser

    see_that_fit(text, shown)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = _Builder(shown)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        at, start = (
            Mark(shown, mark.line + 1, mark.column + 1) if mark else Mark(shown, 1, 1)
            for mark in (error.problem_mark or error.context_mark, error.context_mark or error.problem_mark)
        )
        fault = explain(text, error.problem or "", error.context or "", at, start)
        raise RulesError([*builder.faults, fault]) from None
    except yaml.YAMLError:
        raise RulesError([Fault(Mark(shown, 1, 1), "the file cannot be read")]) from None
    if builder.faults:
        raise RulesError(builder.faults)
    return builder.top


class _Builder:
    """Builds the tree from parser events, on a stack of its own so that no depth can exhaust the interpreter's."""

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.top: Node | None = None
        self.faults: list[Fault] = []
        self.count = 0
        self.documents = 0
        self.stack: list[tuple[bool, list[Node], Mark]] = []

    def take(self, event: object) -> None:
        import yaml

        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self._stop(event, "a second document begins here", "one rule set to a file: take out the line `---`")
        elif isinstance(event, yaml.AliasEvent):
            self._stop(event, "an alias (*) is not allowed here", "write the value out, or put the text in quotes")
        elif isinstance(event, yaml.ScalarEvent):
            self._check(event)
            self._place(self._scalar(event.value, self._mark(event), event.style is None or event.style == ""))
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._check(event)
            if len(self.stack) >= MAX_DEPTH:
                self._stop(event, f"nested deeper than {MAX_DEPTH} levels")
            self.stack.append((isinstance(event, yaml.MappingStartEvent), [], self._mark(event)))
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            is_mapping, nodes, mark = self.stack.pop()
            self._place(self._pairs(nodes, mark) if is_mapping else Items(tuple(nodes), mark))

    def _check(self, event: object) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self._stop(event, f"the file holds more than {MAX_NODES:,} values")
        if getattr(event, "anchor", None):
            self._stop(event, "an anchor (&) is not allowed here", "write the value out where it is needed")
        if getattr(event, "tag", None) not in (None, "!"):
            self._stop(event, "a tag (!) is not allowed here", "write the value alone, or put the text in quotes")

    def _scalar(self, text: str, mark: Mark, plain: bool) -> Scalar:
        if (place := unfit_character(text)) is not None:
            self.faults.append(Fault(mark, f"{name_character(text[place])} is not allowed in a text", "take it out"))
        return Scalar("" if plain and text in _NOTHING else text, mark, plain)

    def _place(self, node: Node) -> None:
        if self.stack:
            self.stack[-1][1].append(node)
        else:
            self.top = None if isinstance(node, Scalar) and not node.text and node.plain else node

    def _pairs(self, nodes: list[Node], mark: Mark) -> Pairs:
        pairs: list[tuple[Scalar, Node]] = []
        seen: dict[str, int] = {}
        for key, value in zip(nodes[::2], nodes[1::2], strict=True):
            if not isinstance(key, Scalar):
                self.faults.append(Fault(key.mark, f"{describe(key)} cannot be a key", "a key is a word or number"))
            elif key.text == "<<" and key.plain:
                self.faults.append(Fault(key.mark, "merge keys (<<) are not allowed here", "use `extends`"))
            elif not key.text.strip():
                self.faults.append(Fault(key.mark, "a key is missing before the colon", "write `key: value`"))
            elif key.text in seen:
                hint = f"it is on line {seen[key.text]} too: keep one"
                self.faults.append(Fault(key.mark, f"{quoted(key.text)} stands twice", hint))
            else:
                seen[key.text] = key.mark.line
                pairs.append((key, value))
        return Pairs(tuple(pairs), mark)

    def _mark(self, event: object) -> Mark:
        start = event.start_mark  # type: ignore[attr-defined]
        return Mark(self.shown, start.line + 1, start.column + 1)

    def _stop(self, event: object, message: str, hint: str = "") -> None:
        raise RulesError([*self.faults, Fault(self._mark(event), message, hint)])


def from_data(data: object, shown: str = "", depth: int = 0) -> Node:
    """Make a tree of plain data (as JSON gives it), so that it is read by the same rules as a file.

    Raises RulesError when it is nested too deep or holds something that is not text, number, list or mapping.
    """
    mark = Mark(shown)
    if depth > MAX_DEPTH:
        raise RulesError([Fault(mark, f"nested deeper than {MAX_DEPTH} levels")])
    if isinstance(data, Mapping):
        pairs = [(_text_node(str(key), mark), from_data(value, shown, depth + 1)) for key, value in data.items()]
        return Pairs(tuple(pairs), mark)
    if isinstance(data, str):
        return _text_node(data, mark)
    if isinstance(data, bool) or data is None:
        return Scalar({True: "true", False: "false", None: ""}[data], mark)
    if isinstance(data, int) and abs(data) > 10**18:
        raise RulesError([Fault(mark, "a number is too large to read")])
    if isinstance(data, int | float):
        return Scalar(str(data), mark)
    if isinstance(data, list | tuple):
        return Items(tuple(from_data(item, shown, depth + 1) for item in data), mark)
    raise RulesError([Fault(mark, f"a {type(data).__name__} cannot be read")])


def _text_node(text: str, mark: Mark) -> Scalar:
    if (place := unfit_character(text)) is not None:
        raise RulesError([Fault(mark, f"{name_character(text[place])} is not allowed in a text", "take it out")])
    return Scalar(text, mark, plain=False)


def only_keys(pairs: Pairs, allowed: Sequence[str], faults: list[Fault]) -> None:
    """Report every key that is not allowed, with the nearest that is."""
    unknown = [key for key, _ in pairs if key.text not in allowed]
    for place, key in enumerate(unknown):
        hint = did_you_mean(key.text, allowed) if place < MAX_HINTS else ""
        faults.append(Fault(key.mark, f"unknown key {quoted(key.text)}", hint))


def text_of(node: Node, faults: list[Fault], what: str = "a text") -> str:
    """Give a single text; reports anything else and gives an empty one."""
    if isinstance(node, Scalar) and node.text.strip():
        return node.text
    faults.append(expected(node, what))
    return ""


def texts_of(node: Node, faults: list[Fault], what: str = "a text", at_least: int = 0) -> list[Scalar]:
    """Give a list of single texts; one text alone counts as a list of one."""
    if isinstance(node, Scalar) and node.text.strip():
        return [node]
    if not isinstance(node, Items):
        faults.append(expected(node, f"{what}, or a list of them,"))
        return []
    if len(node.items) < at_least:
        faults.append(Fault(node.mark, f"found an empty list, where {what} was expected"))
    good: list[Scalar] = []
    for item in node.items:
        if isinstance(item, Scalar) and item.text.strip():
            good.append(item)
        else:
            faults.append(expected(item, what))
    return good


def pairs_of(node: Node, faults: list[Fault], what: str = "", hint: str = "") -> Pairs:
    """Give a mapping; reports anything else and gives an empty one. `what` says what its lines are about."""
    if isinstance(node, Pairs):
        return node
    about = f" {what}" if what else ""
    faults.append(Fault(node.mark, f"found {describe(node)}, where {LINES}{about} were expected", hint))
    return Pairs((), node.mark)
