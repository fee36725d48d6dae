"""YAML text as a tree of nodes that know their place, read safely.

Contributors' files are untrusted. Anchors, aliases, merge keys and tags are refused, and so are files that are too
large or nested too deep; nothing is ever constructed but these nodes. Values stay text here: what a text means
depends on the field it is said of, so `on`, `2S` and `007` are never turned into something else on the way.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hearts_spec.rules.faults import Fault, Mark, RulesError, did_you_mean

MAX_BYTES = 1_000_000
MAX_DEPTH = 16
MAX_NODES = 100_000


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
        shown = node.text if len(node.text) <= 40 else node.text[:37] + "..."
        return f"'{shown}'" if node.text else "nothing"
    return "a list" if isinstance(node, Items) else "a mapping"


def read_file(path: Path, shown: str = "") -> Pairs:
    """Read a YAML file whose top is a mapping.

    Raises RulesError when it cannot be opened, is not UTF-8, is not YAML, is empty, or passes a limit.
    """
    shown = shown or str(path)
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RulesError([Fault(Mark(shown), f"cannot be read: {error.strerror or error}")]) from None
    if len(data) > MAX_BYTES:
        raise RulesError([Fault(Mark(shown), f"is larger than {MAX_BYTES:,} bytes")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        mark = Mark(shown, before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1)
        raise RulesError(
            [Fault(mark, f"byte 0x{data[error.start]:02x} is not UTF-8", "save the file as UTF-8")]
        ) from None
    return read_text(text, shown)


def read_text(text: str, shown: str = "") -> Pairs:
    """Read YAML text whose top is a mapping; faults as for `read_file`."""
    top = _parse(text, shown)
    if top is None:
        raise RulesError([Fault(Mark(shown, 1, 1), "is empty", "a mapping of keys and values was expected")])
    if not isinstance(top, Pairs):
        raise RulesError(
            [Fault(top.mark, f"holds {describe(top)}, where a mapping was expected", "lines of `key: value`")]
        )
    return top


def _parse(text: str, shown: str) -> Node | None:
    import yaml  # the package's core must import without it, in the browser

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = _Builder(shown)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        at = error.problem_mark or error.context_mark
        mark = Mark(shown, at.line + 1, at.column + 1) if at else Mark(shown)
        raise RulesError([*builder.faults, Fault(mark, f"is not YAML: {error.problem or error.context}")]) from None
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        mark = Mark(shown, before.count("\n") + 1, error.position - (before.rfind("\n") + 1) + 1)
        raise RulesError([Fault(mark, "holds a character that YAML does not allow")]) from None
    except yaml.YAMLError as error:
        raise RulesError([Fault(Mark(shown), f"is not YAML: {error}")]) from None
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
                self._stop(event, "holds a second document", "one mapping to a file")
        elif isinstance(event, yaml.AliasEvent):
            self._stop(event, "uses an alias (*), which is not allowed here", "write the value out")
        elif isinstance(event, yaml.ScalarEvent):
            self._check(event)
            self._place(Scalar(event.value, self._mark(event), event.style is None or event.style == ""))
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._check(event)
            if len(self.stack) >= MAX_DEPTH:
                self._stop(event, f"is nested deeper than {MAX_DEPTH} levels")
            self.stack.append((isinstance(event, yaml.MappingStartEvent), [], self._mark(event)))
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            is_mapping, nodes, mark = self.stack.pop()
            self._place(self._pairs(nodes, mark) if is_mapping else Items(tuple(nodes), mark))

    def _check(self, event: object) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self._stop(event, f"holds more than {MAX_NODES:,} values")
        if getattr(event, "anchor", None):
            self._stop(event, "uses an anchor (&), which is not allowed here", "write the value out where it is needed")
        if getattr(event, "tag", None) not in (None, "!"):
            self._stop(event, "uses a tag (!), which is not allowed here", "write the value plainly")

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
                self.faults.append(Fault(key.mark, f"{describe(key)} cannot be a key", "a key is a single word"))
            elif key.text == "<<" and key.plain:
                self.faults.append(Fault(key.mark, "merge keys (<<) are not allowed here", "use `extends`"))
            elif key.text in seen:
                self.faults.append(Fault(key.mark, f"'{key.text}' stands twice", f"first on line {seen[key.text]}"))
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
        raise RulesError([Fault(mark, f"is nested deeper than {MAX_DEPTH} levels")])
    if isinstance(data, Mapping):
        pairs = [(Scalar(str(key), mark), from_data(value, shown, depth + 1)) for key, value in data.items()]
        return Pairs(tuple(pairs), mark)
    if isinstance(data, str):
        return Scalar(data, mark, plain=False)
    if isinstance(data, bool) or data is None:
        return Scalar({True: "true", False: "false", None: ""}[data], mark)
    if isinstance(data, int | float):
        return Scalar(str(data), mark)
    if isinstance(data, Sequence):
        return Items(tuple(from_data(item, shown, depth + 1) for item in data), mark)
    raise RulesError([Fault(mark, f"holds a {type(data).__name__}, which cannot be read")])


def only_keys(pairs: Pairs, allowed: Sequence[str], faults: list[Fault]) -> None:
    """Report every key that is not allowed, with the nearest that is."""
    for key, _ in pairs:
        if key.text not in allowed:
            faults.append(Fault(key.mark, f"unknown key '{key.text[:40]}'", did_you_mean(key.text, allowed)))


def text_of(node: Node, faults: list[Fault], what: str = "text") -> str:
    """Give a single text; reports anything else and gives an empty one."""
    if isinstance(node, Scalar) and node.text:
        return node.text
    faults.append(Fault(node.mark, f"{describe(node)}, where {what} was expected"))
    return ""


def texts_of(node: Node, faults: list[Fault], what: str = "text") -> list[Scalar]:
    """Give a list of single texts; one text alone counts as a list of one."""
    if isinstance(node, Scalar) and node.text:
        return [node]
    if not isinstance(node, Items):
        faults.append(Fault(node.mark, f"{describe(node)}, where {what} or a list was expected"))
        return []
    good = [item for item in node.items if isinstance(item, Scalar) and item.text]
    faults.extend(
        Fault(item.mark, f"{describe(item)}, where {what} was expected") for item in node.items if item not in good
    )
    return good


def pairs_of(node: Node, faults: list[Fault], what: str = "a mapping") -> Pairs:
    """Give a mapping; reports anything else and gives an empty one."""
    if isinstance(node, Pairs):
        return node
    faults.append(Fault(node.mark, f"{describe(node)}, where {what} was expected"))
    return Pairs((), node.mark)
