"""Fixes: files changed as the hints of their problems say, where a program can follow these."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from hearts_spec.scenarios.transcript import write_atomically
from hearts_spec.schema.english import together
from hearts_spec.schema.problems import Hint, Location, Problem
from hearts_spec.schema.source_tree import decoded

_Step = tuple[yaml.CollectionNode, int]  # a list or mapping, and the place in it
_SOURCE = re.compile(r"[a-z0-9-]+[./]")  # of the id of a rule set or a statement
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Edit:
    """A change of a file by the hint of a problem: the text between two offsets becomes `new`."""

    problem: Problem
    start: int
    end: int
    new: str


def fix(
    problems: Sequence[Problem], files: Callable[[Path], bool], check: Callable[[], Sequence[Problem]]
) -> tuple[list[Problem], Sequence[Problem]]:
    """Change files until no hint can be followed. Return the problems that are fixed, and those that remain.

    `check` reads the files again and returns the problems. A change is kept only if there are then fewer problems in
    each changed file and in all. First all changes are tried together and, if they are not kept, each alone. Only files
    for which `files` is true may be changed, and none that is saved by somebody else meanwhile.
    """
    fixed: list[Problem] = []
    refused: set[Problem] = set()
    while read := _read(problems, files):
        edits = [each for each in _edits(problems, read) if each.problem not in refused]
        if not edits:
            break
        for some in [edits, *([each] for each in edits)] if len(edits) > 1 else [edits]:
            after = _try(some, read, problems, check)
            if after is not None:
                fixed += [each.problem for each in some]
                problems = after
                break
            refused.update([some[0].problem] if len(some) == 1 else [])
    return fixed, problems


def _try(
    edits: Sequence[Edit], read: Mapping[str, bytes], before: Sequence[Problem], check: Callable[[], Sequence[Problem]]
) -> Sequence[Problem] | None:
    """Write changes and return the remaining problems; if there are not fewer, restore the files and return None.

    `read` has the content of each file for which the changes were made. A file with other content is not written.
    """
    new: dict[str, bytes] = {}
    for file in dict.fromkeys(each.problem.mark.file for each in edits):
        text = edited(decoded(read[file], Location(file)), [each for each in edits if each.problem.mark.file == file])
        new[file] = (_BOM if read[file].startswith(_BOM) else b"") + text.encode()
    fewer = False
    try:
        for file, data in new.items():
            if not _replace(file, read[file], data):
                return None
        after = check()
        were, are = (Counter(each.mark.file for each in some) for some in (before, after))
        fewer = len(after) < len(before) and all(are[file] < were[file] for file in new)
    finally:
        if not fewer:
            for file, data in new.items():
                _replace(file, data, read[file])
    return after if fewer else None


def _replace(file: str, old: bytes, new: bytes) -> bool:
    """Write `new` if the file still holds `old`; return whether it did."""
    path = Path(file).resolve()
    if not path.is_file() or path.read_bytes() != old:
        return False
    write_atomically(path, new)
    return True


def _read(problems: Iterable[Problem], files: Callable[[Path], bool]) -> dict[str, bytes]:
    """Return the content of the files with a problem that has a hint for a program."""
    named = dict.fromkeys(each.mark.file for each in problems if isinstance(each.hint, Hint) and each.mark.line)
    return {file: Path(file).read_bytes() for file in named if files(Path(file))}


def _edits(problems: Iterable[Problem], read: Mapping[str, bytes]) -> Iterator[Edit]:
    by_file = together(problems, lambda each: each.mark.file)
    for file, data in read.items():
        yield from edits_for(decoded(data, Location(file)), [each for each in by_file[file] if each.mark.line])


def edits_for(text: str, problems: Iterable[Problem]) -> list[Edit]:
    """Return the changes of a text by the hints of its problems, in order; of two that overlap, only the first."""
    root = _composed(text)
    found = [edit for each in problems if (edit := _edit(text, root, each))]
    found.sort(key=lambda each: (each.start, each.end))
    apart: list[Edit] = []
    for each in found:
        if not apart or each.start >= apart[-1].end:
            apart.append(each)
    return apart


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return a text after some changes, which do not overlap."""
    for each in sorted(edits, key=lambda each: each.start, reverse=True):
        text = text[: each.start] + each.new + text[each.end :]
    return text


def _composed(text: str) -> yaml.Node | None:
    """Return the YAML tree of a text, with the offsets of each node; None if the text is not YAML."""
    try:
        return yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError:
        return None


def _edit(text: str, root: yaml.Node | None, problem: Problem) -> Edit | None:
    mark, hint = problem.mark, problem.hint
    if not isinstance(hint, Hint):
        return None
    at = sum(len(line) + 1 for line in text.split("\n")[: mark.line - 1]) + mark.column - 1
    paths = list(_paths_to(root, at)) if root else []
    if hint.instead is None:
        named = [path for path in paths if hint.word in _names(*path[-1])] if len(paths) > 1 else paths
        span = _whole(text, named[0]) if len(named) == 1 else None
        return Edit(problem, *span, "") if span else None
    end = max((_end(text, part) for path in paths for part in _parts(*path[-1])), default=text.find("\n", at))
    source = _SOURCE.match(hint.word)
    short = source[0] if source and hint.instead.startswith(source[0]) else ""  # what a file may leave out of an id
    for prefix in dict.fromkeys(("", short)):
        word, instead = hint.word.removeprefix(prefix), hint.instead.removeprefix(prefix)
        if span := _word(text, at, end if end >= 0 else len(text), word):
            start, stop = span
            if word == instead and text[start - 1] == text[stop : stop + 1]:  # a number that is not to be in quotes
                start, stop = start - 1, stop + 1
            return Edit(problem, start, stop, instead)
    return None


def _paths_to(node: yaml.Node, at: int) -> Iterator[list[_Step]]:
    """Yield the paths from a node to each item or line whose key or value begins at an offset."""
    if isinstance(node, yaml.CollectionNode):
        for place in range(len(node.value)):
            parts = _parts(node, place)
            if any(part.start_mark.index == at for part in parts):
                yield [(node, place)]
            for part in parts:
                if part.start_mark.index <= at < part.end_mark.index:
                    yield from ([(node, place), *path] for path in _paths_to(part, at))


def _parts(node: yaml.CollectionNode, place: int) -> Sequence[yaml.Node]:
    """Return the key and the value at a place of a mapping, or the item of a list."""
    found = node.value[place]
    return found if isinstance(node, yaml.MappingNode) else (found,)


def _names(node: yaml.CollectionNode, place: int) -> Sequence[str]:
    first = _parts(node, place)[0]
    return [first.value] if isinstance(first, yaml.ScalarNode) else []


def _end(text: str, node: yaml.Node) -> int:
    """Return the offset after the last character of a node; PyYAML's is too late for block collections."""
    while isinstance(node, yaml.CollectionNode) and node.value and not node.flow_style:
        node = _parts(node, len(node.value) - 1)[-1]
    return len(text[: node.end_mark.index].rstrip())


def _word(text: str, at: int, end: int, word: str) -> tuple[int, int] | None:
    """Return the span of a word at an offset, or else of its only occurrence from there to `end`; None without one."""
    if text.startswith(word, at):
        return at, at + len(word)
    found = [
        each.span()
        for each in re.finditer(rf"(?<![\w./-]){re.escape(word)}(?![\w./-])", text[:end])
        if each.start() >= at
    ]
    return found[0] if len(found) == 1 else None


def _whole(text: str, path: Sequence[_Step]) -> tuple[int, int] | None:
    """Return the span to delete for a line or an item; if it is the only one, that of the line or item around it."""
    node, place = path[-1]
    if len(node.value) == 1:
        return _whole(text, path[:-1]) if len(path) > 1 else None
    start, end = _parts(node, place)[0].start_mark.index, _end(text, _parts(node, place)[-1])
    if node.flow_style:
        if place + 1 < len(node.value):
            return start, _parts(node, place + 1)[0].start_mark.index
        return _end(text, _parts(node, place - 1)[-1]), end
    line = text.rfind("\n", 0, start) + 1
    if text[line:start].strip() not in ("", "-" if isinstance(node, yaml.SequenceNode) else ""):
        return None  # the first key of an item is on the line of its dash
    return line, (text.find("\n", end) + 1 or len(text))
