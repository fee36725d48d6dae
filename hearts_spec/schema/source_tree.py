"""Reading a file or a text, in YAML or JSON, into a tree of nodes that know their locations.

What a text was parsed into is cached, because a project is read again at every save while its site is served.
"""

import json
import os
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import lru_cache, partial
from importlib.util import find_spec
from io import BufferedIOBase
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any, ClassVar, NamedTuple, TypeVar

from hearts_spec.cards import nearest, text_of
from hearts_spec.schema.problems import NOWHERE, Hint, KeyPath, Location, Problem, RulesError, did_you_mean, quoted

_ALLOWED_CONTROLS = "\t\n\r"
_RETURN_ALONE = re.compile(r"\r(?!\n)")  # YAML ends a line there, and Gherkin does not
_FORBIDDEN = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")


def forbidden_character(text: str) -> int | None:
    """Return the position of the first character that no file may hold, or None.

    These are control characters, invisible marks, changes of direction, lone surrogates, and every line end that not
    all readers agree on (that is, all but line feed, alone or after a carriage return).
    """
    if text.isprintable():
        return None
    if alone := _RETURN_ALONE.search(text):
        return min(alone.start(), forbidden_character(text[: alone.start()]) or alone.start())
    plain = text
    for each in _ALLOWED_CONTROLS:
        plain = plain.replace(each, "")
    if plain.isprintable():
        return None
    for place, character in enumerate(text):
        if unicodedata.category(character) in _FORBIDDEN and character not in _ALLOWED_CONTROLS:
            return place
    return None


def not_allowed(character: str, within: str, mark: Location) -> Problem:
    """Return the problem of a forbidden character, which is named by its code because it cannot be shown."""
    return Problem(
        mark,
        "bad-character",
        f"the character U+{ord(character):04X} is not allowed in {within}",
        Hint.to_write("take it out", character, ""),
        character,
    )


def explain(text: str, problem: str, within: str, at: Location, start: Location) -> Problem:
    """Return a problem for a complaint of the YAML parser.

    `problem` was found `at` a place, `within` something that begins at `start`. PyYAML's two parsers word their
    complaints differently; this looks only at what they have in common.
    """
    if "unexpected end of stream" in problem or "unexpected document" in problem:
        return Problem(start, "unclosed", "a quotation mark is opened here and never closed", "add the closing mark")
    if "tab character" in problem or "cannot start any token" in problem:
        return _stray(text, at)
    if "mapping values are not allowed" in problem:
        hint = "put a text that holds a colon in quotes, or check how far the line is indented"
        return Problem(at, "unexpected-colon", "unexpected colon", hint)
    if "could not find expected ':'" in problem:
        return Problem(start, "missing-colon", "a colon is missing in this line", "write `key: value`")
    if "Unicode character escape" in problem:
        return no_character(text, at.file)
    if "unknown escape" in problem:
        hint = "write two backslashes for one, or use single quotes"
        return Problem(start, "bad-escape", "this text has a backslash before a letter that it cannot escape", hint)
    if "flow" in within:
        opened, closed = ("[", "]") if "sequence" in within else ("{", "}")
        if "node" in within:  # the parser names the place where a value is missing, and not the bracket
            bracket = _last_open_bracket(text)
            if bracket is None:
                return Problem(
                    at, "bad-syntax", "there is no value before this comma", "write one, or take the comma out"
                )
            opened, closed, line, column = bracket
            start = Location(start.file, line, column)
        hint = f"add {closed}, or a comma between the parts"
        return Problem(start, "unclosed", f"a {opened} is opened here and not closed", hint)
    if "block" in within and "scalar" not in within and "node" not in within:
        return _misplaced(text, at)
    if "incompatible" in problem or "directive" in within:
        return Problem(at, "yaml-feature", "a line that begins with % is not allowed", "take it out")
    return Problem(at, "bad-syntax", "this cannot be read", "put the text in quotes")


def _last_open_bracket(text: str) -> tuple[str, str, int, int] | None:
    """Return the last bracket that is opened and not closed, what closes it, and its line and column; or None."""
    import yaml  # imported late, as below

    opened: list[Any] = []
    try:
        for token in yaml.scan(text, Loader=yaml.SafeLoader):
            if isinstance(token, yaml.FlowSequenceStartToken | yaml.FlowMappingStartToken):
                opened.append(token)
            elif isinstance(token, yaml.FlowSequenceEndToken | yaml.FlowMappingEndToken) and opened:
                opened.pop()
    except yaml.YAMLError:
        pass  # the brackets up to here tell what is open
    if not opened:
        return None
    mark, pair = opened[-1].start_mark, "[]" if isinstance(opened[-1], yaml.FlowSequenceStartToken) else "{}"
    return pair[0], pair[1], mark.line + 1, mark.column + 1


_NO_CHARACTER = re.compile(r"\\U(?!0000|000[1-9A-Fa-f]|0010)[0-9A-Fa-f]{8}")


def no_character(text: str, shown: str) -> Problem:
    """Return the problem of an escape whose number is above that of every character."""
    escape = _NO_CHARACTER.search(text)
    before = text[: escape.start()] if escape else ""
    mark = Location(shown, before.count("\n") + 1, len(before) - before.rfind("\n"))
    message = "this text has an escape that stands for no character"
    return Problem(mark, "bad-escape", message, "write the character itself")


def _before_and_at(text: str, at: Location) -> tuple[str, str]:
    lines = text.split("\n")
    line = lines[at.line - 1] if at.line <= len(lines) else ""
    return line[: at.column - 1], line[at.column - 1 : at.column]


def _misplaced(text: str, at: Location) -> Problem:
    before, found = _before_and_at(text, at)
    if before.rstrip().endswith(("'", '"')):
        return Problem(at, "needs-quotes", "there is text after the closing quotation mark", "put the whole in quotes")
    if found == ":":
        return Problem(at, "bad-key", "a key is missing before the colon", "write `key: value`")
    if found == "-":
        return Problem(
            at, "bad-syntax", "a dash begins an item of a list, and there is no list here", "write `key: value`"
        )
    hint = "keys that belong together begin in the same column"
    return Problem(at, "bad-indent", "this does not line up with the lines above", hint)


def _stray(text: str, at: Location) -> Problem:
    _, found = _before_and_at(text, at)
    if found == "\t":
        return Problem(at, "bad-indent", "expected spaces, found a tab", "indent with spaces")
    return Problem(at, "needs-quotes", f"a text cannot begin with {found or 'this'}", "put it in quotes")


MAX_DEPTH = 16
MAX_NODES = 20_000
MAX_HINTS = 20
_SHORT, _MOST_NODES = 12, 1024
LINES = "`key: value` lines"


@dataclass(slots=True)  # not frozen: that would double the time to make one, and trees are large
class Scalar:
    """A single value, as written; `plain` if it is not in quotes.

    `even` means that the file has exactly these characters, on one line, so that each of them can be located.
    """

    text: str
    mark: Location
    plain: bool = True
    even: bool = False

    def at(self, offset: int) -> Location:
        """Return the place of one of its characters, or of the whole value if that is not known."""
        return self.mark.later(offset + (not self.plain)) if self.even else self.mark


@dataclass(slots=True)
class Items:
    """A list of nodes."""

    items: tuple["Node", ...]
    mark: Location
    text: ClassVar[str] = ""  # so that callers can read `text` of any node


@dataclass(slots=True)
class Pairs:
    """A mapping, its pairs in the order written."""

    pairs: tuple[tuple[Scalar, "Node"], ...]
    mark: Location
    text: ClassVar[str] = ""

    def __iter__(self) -> Iterator[tuple[Scalar, "Node"]]:
        return iter(self.pairs)

    def get(self, name: str) -> "Node | None":
        for key, value in self.pairs:  # faster than `next` of a generator
            if key.text == name:
                return value
        return None

    def key(self, name: str) -> Scalar | None:
        return next((key for key, _ in self.pairs if key.text == name), None)


Node = Scalar | Items | Pairs


def describe(node: Node) -> str:
    """Return what a node is, for a message."""
    if isinstance(node, Scalar):
        return quoted(node.text) if node.text.strip() else "nothing"
    return "a list" if isinstance(node, Items) else LINES


def expected(node: Node, what: str, hint: str = "") -> Problem:
    """Return the problem of a node that is not what was expected."""
    token = node.text if isinstance(node, Scalar) else ""
    return Problem(node.mark, "wrong-type", f"expected {what}, found {describe(node)}", hint, token)


def mark_at(node: Node, path: KeyPath) -> Location:
    """Return the location of the key or list item at a path, or of the last one on the path that exists."""
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


def from_data(data: object, shown: str = "", path: KeyPath = ()) -> Node:
    """Return plain data (as from JSON) as a tree, so that it is read by the same rules as a file.

    Raises RulesError if it is nested too deep or holds anything but texts, numbers, lists and mappings.
    """
    mark = Location(shown, path=path)
    if isinstance(data, str):
        return _text_node(data, mark)
    if len(path) > MAX_DEPTH:
        raise RulesError([Problem(mark, "too-deep", f"nested deeper than {MAX_DEPTH} levels")])
    if isinstance(data, Mapping):
        pairs = []
        for key, value in data.items():
            name = text_of(key)
            within = (*path, name)
            pairs.append((_text_node(name, Location(shown, path=within)), from_data(value, shown, within)))
        return Pairs(tuple(pairs), mark)
    if isinstance(data, Sequence) and not isinstance(data, bytes | bytearray | memoryview):
        if len(data) > MAX_NODES:
            raise RulesError([Problem(mark, "too-large", f"the list holds more than {MAX_NODES:,} values")])
        return Items(tuple([from_data(item, shown, (*path, place)) for place, item in enumerate(data)]), mark)
    if isinstance(data, bool) or data is None:
        return Scalar({True: "true", False: "false", None: ""}[data], mark)
    if isinstance(data, int) and abs(data) > 10**18:
        raise RulesError([Problem(mark, "out-of-range", "a number is too large to read")])
    if isinstance(data, int | float):
        return Scalar(str(data), mark)
    raise RulesError([Problem(mark, "wrong-type", f"a value of the type {type(data).__name__} cannot be read")])


def _text_node(text: str, mark: Location) -> Scalar:
    if (place := forbidden_character(text)) is not None:
        raise RulesError([not_allowed(text[place], "a text", mark)])
    return Scalar(text, mark, plain=False)


def without_places(data: object) -> Node:
    """Return plain data as a tree, like `from_data` but faster, without locations."""
    texts = _TEXTS
    if isinstance(data, str):
        return texts[data]
    if isinstance(data, list):
        try:
            return Items(tuple(map(texts.__getitem__, data)), NOWHERE)
        except TypeError:  # not all items are texts
            return Items(tuple([without_places(item) for item in data]), NOWHERE)
    if isinstance(data, dict):
        return Pairs(tuple([(texts[key], without_places(value)) for key, value in data.items()]), NOWHERE)
    return from_data(data)


class _Texts(dict[str, Scalar]):
    """A cache of nodes for short texts, because the same texts (cards) are in many records."""

    def __missing__(self, text: str) -> Scalar:
        if not isinstance(text, str):
            raise TypeError
        node = _text_node(text, NOWHERE)
        if len(text) < _SHORT and len(self) < _MOST_NODES:
            self[text] = node
        return node


_TEXTS = _Texts()


def to_data(node: Node) -> object:
    """Return a tree as plain data: whole numbers and flags without quotes as such, all else as text."""
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


_MEANT = {"name": "title"}  # keys that authors try, and that are spelt like no key they could mean


def only_keys(pairs: Pairs, allowed: Collection[str], faults: list[Problem]) -> None:
    """Report every key that is not allowed, with the nearest one that is."""
    unknown = [key for key, _ in pairs if key.text not in allowed]
    for place, key in enumerate(unknown):
        hint = did_you_mean(_MEANT.get(key.text, key.text), allowed) if place < MAX_HINTS else ""
        faults.append(Problem(key.mark, "unknown-key", f"unknown key {quoted(key.text)}", hint, key.text))


def intended(written: Iterable[str], allowed: Collection[str]) -> set[str]:
    """Return the keys nearest to misspelt ones, because an author who writes `titel` has not forgotten the title."""
    unknown = [each for each in written if each not in allowed]
    return {near for each in unknown[:MAX_HINTS] if (near := nearest(each, allowed))}


def pairs_of(node: Node, faults: list[Problem], what: str, hint: str) -> Pairs:
    """Return a mapping; for anything else, report it and return an empty one. `what` says what its lines hold."""
    if isinstance(node, Pairs):
        return node
    faults.append(expected(node, f"{LINES} {what}", hint))
    return Pairs((), node.mark)


class _Token(NamedTuple):
    """A piece of a text: the start or the end of a mapping or a list, or a single value with the fields of a Scalar."""

    kind: str  # `{`, `[`, `end` or `value`
    line: int
    column: int
    text: str = ""
    plain: bool = False
    even: bool = False


class _TreeReader:
    """Builds a tree from tokens. It collects the problems after which it can read on."""

    def __init__(self, tokens: Iterator[_Token], shown: str) -> None:
        self.tokens = tokens
        self.shown = shown
        self.count = 0
        self.faults: list[Problem] = []

    def read(self) -> Node | None:
        """Return the tree, or None if there is nothing; raise RulesError with everything that is wrong."""
        top = None
        try:
            for token in self.tokens:
                top = self._node(token, ())
        except RulesError as error:
            raise RulesError([*self.faults, *error.faults]) from None
        if self.faults:
            raise RulesError(self.faults)
        return None if isinstance(top, Scalar) and not top.text and top.plain else top

    def _node(self, token: _Token, path: KeyPath) -> Node:
        mark = Location(self.shown, token.line, token.column, path)
        self.count += 1
        if self.count > MAX_NODES:
            message = f"the file holds more than {MAX_NODES:,} values"
            raise RulesError([Problem(replace(mark, path=()), "too-large", message)])
        if token.kind == "value":
            if (place := forbidden_character(token.text)) is not None:
                self.faults.append(not_allowed(token.text[place], "a text", mark))
            return Scalar(token.text, mark, token.plain, token.even)
        if len(path) >= MAX_DEPTH:
            message = f"nested deeper than {MAX_DEPTH} levels"
            raise RulesError([Problem(replace(mark, path=()), "too-deep", message)])
        if token.kind == "{":
            return Pairs(tuple(self._pairs(path)), mark)
        items: list[Node] = []
        while (token := next(self.tokens)).kind != "end":
            items.append(self._node(token, (*path, len(items))))
        return Items(tuple(items), mark)

    def _pairs(self, path: KeyPath) -> list[tuple[Scalar, Node]]:
        pairs: list[tuple[Scalar, Node]] = []
        seen: dict[str, int] = {}
        faults: list[Problem] = []
        while (token := next(self.tokens)).kind != "end":
            key = self._node(token, (*path, token.text))
            value = self._node(next(self.tokens), (*path, token.text))
            if problem := _key_problem(key, seen):
                faults.append(problem)
            elif isinstance(key, Scalar):
                seen[key.text] = key.mark.line
                pairs.append((key, value))
        self.faults += faults  # not earlier: where a mapping breaks off, that alone is reported
        return pairs


def _key_problem(key: Node, seen: Mapping[str, int]) -> Problem | None:
    """Return what is wrong with a key; `seen` are the keys before it, with their lines."""
    if not isinstance(key, Scalar):
        return Problem(key.mark, "bad-key", f"{describe(key)} cannot be a key", "a key is a word or number")
    if key.text == "<<" and key.plain:
        return Problem(key.mark, "yaml-feature", "merge keys (<<) are not allowed here", "use `extends`")
    if not key.text.strip():
        return Problem(key.mark, "bad-key", "a key is missing before the colon", "write `key: value`")
    if key.text in seen:
        hint = f"it is on line {seen[key.text]} too: keep one"
        return Problem(key.mark, "repeated-key", f"{quoted(key.text)} appears twice", hint, key.text)
    return None


_TOKEN = re.compile(r'[{}\[\]]|("(?:[^"\\]|\\.)*")|([^\s"{}\[\],:]+)|\n')


def json_tree(text: str, shown: str = "", line: int = 1) -> Node | None:
    """Read JSON text; `line` is the number of its first line in the file.

    Raises RulesError for what is not JSON, or exceeds a limit.
    """
    _parse_json(partial(json.loads, text, parse_int=str, parse_constant=_no_constant), shown, line)
    return _TreeReader(_json_tokens(text, line), shown).read()


def _json_tokens(text: str, line: int) -> Iterator[_Token]:
    start = 0
    for token in _TOKEN.finditer(text):
        word, column = token[0], token.start() - start + 1
        if word == "\n":
            line, start = line + 1, token.end()
        elif word in "{[":
            yield _Token(word, line, column)
        elif word in "}]":
            yield _Token("end", line, column)
        elif token[1]:
            value: str = json.loads(word)
            yield _Token("value", line, column, value, even=len(value) == len(word) - 2)
        else:
            yield _Token("value", line, column, "" if word == "null" else word, plain=True, even=True)


def json_data(text: str, shown: str = "") -> object:
    """Read JSON text as plain data, which is fast. Raises like `json_tree`, but checks fewer limits."""
    return _parse_json(partial(_DATA.decode, text), shown, 1)


def _parse_json(reads: Callable[[], object], shown: str, line: int) -> object:
    try:
        return reads()
    except json.JSONDecodeError as error:
        mark = Location(shown, line + error.lineno - 1, error.colno)
        reason = f"{error.msg[:1].lower()}{error.msg[1:]}"
    except ValueError as error:
        mark, reason = Location(shown, line, 1), str(error)
    except RecursionError:
        mark, reason = Location(shown, line, 1), "it is nested too deep"
    raise RulesError([Problem(mark, "not-json", f"this is not JSON: {reason}")])


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        left = dict(found)
        duplicate = next(key for key, _ in pairs if left.pop(key, left) is left)
        raise ValueError(f"{quoted(duplicate)} appears twice")
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"the value {name} is none that can be read")


_DATA = json.JSONDecoder(object_pairs_hook=_without_duplicates, parse_constant=_no_constant)  # slow to make


MAX_BYTES = 1_000_000
MOST_KEPT = 100_000_000  # bytes; the transcript of all features has some 20 million


def open_file(path: Path, shown: str = "", within: Path | None = None) -> BufferedIOBase:
    """Open a regular file for reading.

    Raises RulesError if there is none. Folders, pipes and devices are not opened, nor a file outside `within` (as where
    a link leads out of it), if that is given.
    """
    mark = Location(shown or str(path), 1, 1)
    try:
        mode = path.stat().st_mode
        outside = within is not None and not path.resolve().is_relative_to(within.resolve())
        if S_ISREG(mode) and not outside:
            return path.open("rb")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        absent = isinstance(error, FileNotFoundError)
        raise RulesError([Problem(mark, "cannot-open", f"cannot be read: {reason}")], absent) from None
    if outside:
        raise RulesError(
            [Problem(mark, "cannot-open", f"cannot be read: it leads out of {within}", "put the file itself there")]
        )
    raise RulesError(
        [Problem(mark, "cannot-open", f"cannot be read: it is {'a folder' if S_ISDIR(mode) else 'no regular file'}")]
    )


def read_bytes(path: Path, shown: str = "", within: Path | None = None, most: int = MAX_BYTES) -> bytes:
    """Read a regular file of at most `most` bytes. Raises RulesError like `open_file`."""
    with open_file(path, shown, within) as stream:
        return limited(stream, Location(shown or str(path), 1, 1), most)


def limited(stream: BufferedIOBase, start: Location, most: int = MAX_BYTES) -> bytes:
    """Read all of a stream.

    Raises RulesError if it holds more than `most` bytes.
    """
    data = stream.read(most + 1)
    if len(data) > most:
        raise RulesError([Problem(start, "too-large", f"the file is larger than {most:,} bytes")])
    return data


def decoded(data: bytes, start: Location) -> str:
    """Decode UTF-8 text that begins at a location.

    Raises RulesError with the place of the first byte that is not UTF-8.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RulesError([Problem(start, "not-utf-8", "the file is saved as UTF-16", "save it as UTF-8")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = start.line + data.count(b"\n", 0, error.start)
        column = error.start - data.rfind(b"\n", 0, error.start)
        message = f"the byte 0x{data[error.start]:02x} is not UTF-8"
        raise RulesError(
            [Problem(Location(start.file, line, column), "not-utf-8", message, "save the file as UTF-8")]
        ) from None


def file_text(path: Path, shown: str = "", within: Path | None = None) -> str:
    """Read a regular file as UTF-8 text. Raises RulesError like `open_file` and `decoded`."""
    return decoded(read_bytes(path, shown, within), Location(shown or str(path), 1, 1))


def kept_text(path: Path, most: int = MOST_KEPT) -> str | None:
    """Return the text of a file that the program itself wrote, or None if it is gone, spoilt or no regular file."""
    try:
        return decoded(read_bytes(path, most=most), Location(str(path), 1, 1))
    except RulesError:
        return None


def name_problem(path: Path, shown: str) -> Problem | None:
    """Return the problem of a file whose name no page or message can show, or None."""
    if shown.isprintable():
        return None
    message, hint = f"{quoted(path.name)} cannot name a file", "use small letters, digits and hyphens"
    return Problem(Location(shown, 1, 1), "bad-file-name", message, hint)


def entries_in(folder: Path, *patterns: str) -> list[Path]:
    """Return the paths in a folder that match a pattern, sorted, without hidden files and folders, and links."""
    seen = {folder: True}
    found = {path for each in patterns for path in folder.glob(each)}
    return sorted(path for path in found if _is_visible(seen, path))


def is_visible(path: Path, folder: Path) -> bool:
    """True if no step from a folder to a path in it is hidden or a link."""
    return _is_visible({folder: True}, path)


def _is_visible(seen: dict[Path, bool], path: Path) -> bool:
    """True if no step of a path is hidden or a link; `seen` caches the result for it and its parents."""
    if path not in seen:
        hidden = path.name.startswith(".") or path.is_symlink()
        seen[path] = not hidden and _is_visible(seen, path.parent)
    return seen[path]


def entries_below(folder: Path, *names: str, links: bool = False) -> list[Path]:
    """Return the entries of a folder and its subfolders whose names match, sorted; hidden files and links left out.

    With `links`, links with such a name are included, but none is followed.
    """
    found = []
    for above, folders, files in os.walk(folder):
        inside = Path(above)
        folders[:] = [each for each in folders if not each.startswith(".") and not (inside / each).is_symlink()]
        named = [each for each in (*folders, *files) if any(fnmatch(each, name) for name in names)]
        shown = [inside / each for each in named if not each.startswith(".")]
        found += [path for path in shown if links or not path.is_symlink()]
    return sorted(found)


def files_below(folder: Path, *names: str) -> list[Path]:
    return [path for path in entries_below(folder, *names) if path.is_file()]


_NOTHING = ("null", "Null", "NULL", "~")


def yaml_tree(text: str, shown: str = "", quick: bool = False) -> Node | None:
    """Read YAML text; return None if it is empty.

    PyYAML has a plain parser, the only one in a browser, and often a `quick` one. They reject slightly different texts.
    So a text from a user is always read by the plain one, and the many files of a folder by the quick one.

    Raises RulesError for what is not YAML, or exceeds a limit.
    """
    return _TreeReader(_yaml_tokens(text, shown, quick), shown).read()


def _yaml_tokens(text: str, shown: str, quick: bool) -> Iterator[_Token]:
    import yaml  # imported late: the core must import without it, in the browser

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader) if quick else yaml.SafeLoader
    documents = 0
    try:
        events: Iterator[Any] = yaml.parse(text, Loader=loader)
        for event in events:
            begin, end = event.start_mark, event.end_mark
            line, column = begin.line + 1, begin.column + 1
            refused = None
            if isinstance(event, yaml.AliasEvent):
                refused = "an alias (*) is not allowed here", "write the value out, or put the text in quotes"
            elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) and event.anchor:
                refused = "an anchor (&) is not allowed here", "write the value out where it is needed"
            elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) and event.tag not in (None, "!"):
                refused = "a tag (!) is not allowed here", "write the value alone, or put the text in quotes"
            elif isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    refused = "a second document begins here", "one rule set to a file: take out the line `---`"
            if refused:
                raise RulesError([Problem(Location(shown, line, column), "yaml-feature", *refused)])
            if isinstance(event, yaml.ScalarEvent):
                plain, value = not event.style, event.value
                even = end.line == begin.line and end.column - begin.column == len(value) + (0 if plain else 2)
                yield _Token("value", line, column, "" if plain and value in _NOTHING else value, plain, even)
            elif isinstance(event, yaml.CollectionStartEvent):
                yield _Token("{" if isinstance(event, yaml.MappingStartEvent) else "[", line, column)
            elif isinstance(event, yaml.CollectionEndEvent):
                yield _Token("end", line, column)
    except RulesError:
        raise
    except (ValueError, OverflowError):  # PyYAML makes a character of whatever number an escape has
        raise RulesError([no_character(text, shown)]) from None
    except yaml.MarkedYAMLError as error:
        at, start = (
            Location(shown, mark.line + 1, mark.column + 1) if mark else Location(shown, 1, 1)
            for mark in (error.problem_mark or error.context_mark, error.context_mark or error.problem_mark)
        )
        raise RulesError([explain(text, error.problem or "", error.context or "", at, start)]) from None
    except yaml.YAMLError:
        raise RulesError([Problem(Location(shown, 1, 1), "bad-syntax", "the file cannot be read")]) from None


_EXAMPLE = "as `title: Hearts`"
_MOST_CACHED = 256  # parsed texts; a project has some hundred files
_Read = TypeVar("_Read")


def read_file(path: Path, shown: str) -> Pairs:
    """Read a file whose top is a mapping.

    Raises RulesError if it cannot be opened, is not UTF-8, is neither YAML nor JSON, is empty, or exceeds a limit.
    """
    return read_text(file_text(path, shown), shown, quick=True)


@lru_cache(maxsize=_MOST_CACHED)
def read_once(read: Callable[..., _Read], text: str, shown: str, *arguments: str) -> tuple[_Read, tuple[Problem, ...]]:
    """Return what `read` makes of the text of a file, and every problem found; cached, so it must not be changed.

    `read` takes the tree, the further arguments, and a list for the problems. Raises RulesError like `read_file`.
    """
    faults: list[Problem] = []
    return read(read_text(text, shown, quick=True), *arguments, faults), tuple(faults)


def see_that_fit(text: str, shown: str) -> None:
    """Raise RulesError at the first character that no file may hold."""
    if (place := forbidden_character(text)) is not None:
        before = text[:place]
        mark = Location(shown, before.count("\n") + 1, place - before.rfind("\n"))
        raise RulesError([not_allowed(text[place], "a file", mark)])


def read_text(text: str, shown: str = "", quick: bool = False, example: str = _EXAMPLE) -> Pairs:
    """Read text whose top is a mapping, with the `quick` parser if there is one. Raises RulesError like `read_file`.

    `example` shows what a first line looks like, for the error of a text that has none.
    """
    if len(text) > MAX_BYTES:
        raise RulesError(
            [Problem(Location(shown, 1, 1), "too-large", f"the text is longer than {MAX_BYTES:,} characters")]
        )
    see_that_fit(text, shown)
    top = _parse(text, shown, quick)
    if top is None:
        raise RulesError([Problem(Location(shown, 1, 1), "empty", "the file is empty", f"expected {LINES}, {example}")])
    if isinstance(top, Pairs):
        return top
    message = f"expected {LINES}, found {describe(top)}"
    raise RulesError([Problem(top.mark, "wrong-type", message, example)])


def _parse(text: str, shown: str, quick: bool) -> Node | None:
    if shown.endswith(".json"):
        return json_tree(text, shown) if text.strip() else None
    if not text.lstrip().startswith("{"):
        return _cached_yaml_tree(text, shown, quick)
    try:
        return json_tree(text, shown)
    except RulesError:
        if find_spec("yaml") is None:
            raise
    return yaml_tree(text, shown, quick)  # YAML allows mappings in braces too


_cached_yaml_tree = lru_cache(maxsize=_MOST_CACHED)(yaml_tree)  # safe, because no code changes a tree
