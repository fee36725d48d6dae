"""Building a tree part by part, within limits, on a stack of its own so that no depth can exhaust the interpreter's."""

from hearts_spec.schema.problems import Location, Path, Problem, RulesError, quoted
from hearts_spec.schema.tree import MAX_DEPTH, MAX_NODES, Items, Node, Pairs, Scalar, describe
from hearts_spec.schema.yaml_errors import not_allowed, unfit_character


class TreeBuilder:
    """A tree under construction; whoever reads the text tells it what comes next, and at which line and column."""

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.top: Node | None = None
        self.faults: list[Problem] = []
        self.count = 0
        self.stack: list[tuple[bool, list[Node], Location]] = []

    def scalar(self, text: str, line: int, column: int, plain: bool, even: bool) -> None:
        """Add a single value, or a key."""
        self._count(line, column)
        mark = Location(self.shown, line, column, self._path(text))
        if (place := unfit_character(text)) is not None:
            self.faults.append(not_allowed(text[place], "a text", mark))
        self._place(Scalar(text, mark, plain, even))

    def open(self, is_mapping: bool, line: int, column: int) -> None:
        """Begin a list or a mapping."""
        self._count(line, column)
        if len(self.stack) >= MAX_DEPTH:
            self.stop(line, column, f"nested deeper than {MAX_DEPTH} levels")
        self.stack.append((is_mapping, [], Location(self.shown, line, column, self._path())))

    def close(self) -> None:
        """End the list or mapping begun last."""
        is_mapping, nodes, mark = self.stack.pop()
        self._place(self._pairs(nodes, mark) if is_mapping else Items(tuple(nodes), mark))

    def stop(self, line: int, column: int, message: str, hint: str = "") -> None:
        """Give up, at a fault after which nothing more can be read."""
        raise RulesError([*self.faults, Problem(Location(self.shown, line, column), message, hint)])

    def _count(self, line: int, column: int) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self.stop(line, column, f"the file holds more than {MAX_NODES:,} values")

    def _path(self, text: str = "") -> Path:
        """Give the path of what comes next; `text` is what it says, if it is a single value."""
        if not self.stack:
            return ()
        is_mapping, nodes, mark = self.stack[-1]
        if not is_mapping:
            return (*mark.path, len(nodes))
        key = nodes[-1] if len(nodes) % 2 else None
        return (*mark.path, key.text if isinstance(key, Scalar) else text)

    def _place(self, node: Node) -> None:
        if self.stack:
            self.stack[-1][1].append(node)
        else:
            self.top = None if isinstance(node, Scalar) and not node.text and node.plain else node

    def _pairs(self, nodes: list[Node], mark: Location) -> Pairs:
        pairs: list[tuple[Scalar, Node]] = []
        seen: dict[str, int] = {}
        for key, value in zip(nodes[::2], nodes[1::2], strict=True):
            if not isinstance(key, Scalar):
                self.faults.append(Problem(key.mark, f"{describe(key)} cannot be a key", "a key is a word or number"))
            elif key.text == "<<" and key.plain:
                self.faults.append(Problem(key.mark, "merge keys (<<) are not allowed here", "use `extends`"))
            elif not key.text.strip():
                self.faults.append(Problem(key.mark, "a key is missing before the colon", "write `key: value`"))
            elif key.text in seen:
                hint = f"it is on line {seen[key.text]} too: keep one"
                self.faults.append(Problem(key.mark, f"{quoted(key.text)} stands twice", hint, key.text))
            else:
                seen[key.text] = key.mark.line
                pairs.append((key, value))
        return Pairs(tuple(pairs), mark)
