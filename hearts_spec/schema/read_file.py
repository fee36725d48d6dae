"""Reading a file or a text, in YAML or JSON, into a tree.

What YAML says, and what is made of it, is kept for as long as its text stays the same: a project is read at every save
while its site is served.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from hearts_spec.schema.json_text import json_tree
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.safe_files import MAX_BYTES, file_text
from hearts_spec.schema.tree import LINES, Node, Pairs, describe
from hearts_spec.schema.yaml_errors import not_allowed, unfit_character
from hearts_spec.schema.yaml_text import yaml_tree

_EXAMPLE = "as `title: Hearts`"
_KEPT = 256  # texts of which it is kept what they say; the files of a project are some hundred
_Read = TypeVar("_Read")


def read_file(path: Path, shown: str) -> Pairs:
    """Read a file whose top is a mapping.

    Raises RulesError when it cannot be opened, is not UTF-8, is neither YAML nor JSON, is empty, or passes a limit.
    """
    return read_text(file_text(path, shown), shown, quick=True)


@lru_cache(maxsize=_KEPT)
def read_once(read: Callable[..., _Read], text: str, shown: str, *told: str) -> tuple[_Read, tuple[Problem, ...]]:
    """Give what is read of the text of a file, and every fault found; nothing may change it, for it is kept.

    `read` takes the tree, what else it must be `told`, and a list for the faults.

    Raises RulesError as `read_file` does.
    """
    faults: list[Problem] = []
    return read(read_text(text, shown, quick=True), *told, faults), tuple(faults)


def see_that_fit(text: str, shown: str) -> None:
    """Raise RulesError at the first character that no file should hold."""
    if (place := unfit_character(text)) is not None:
        before = text[:place]
        mark = Location(shown, before.count("\n") + 1, place - before.rfind("\n"))
        raise RulesError([not_allowed(text[place], "a file", mark)])


def read_text(text: str, shown: str = "", quick: bool = False, example: str = _EXAMPLE) -> Pairs:
    """Read text whose top is a mapping, with a `quick` parser if there is one; faults as for `read_file`.

    An `example` of its first line is shown where there is nothing of the kind.
    """
    if len(text) > MAX_BYTES:
        raise RulesError([Problem(Location(shown, 1, 1), f"the text is longer than {MAX_BYTES:,} characters")])
    see_that_fit(text, shown)
    top = _tree(text, shown, quick)
    if top is None:
        raise RulesError([Problem(Location(shown, 1, 1), "the file is empty", f"{LINES} were expected, {example}")])
    return the_pairs(top, example)


def the_pairs(top: Node, example: str = _EXAMPLE) -> Pairs:
    """Give the top of a file, which must be a mapping; raises RulesError where it is not."""
    if isinstance(top, Pairs):
        return top
    message = f"the file holds {describe(top)}, where {LINES} were expected"
    raise RulesError([Problem(top.mark, message, example)])


def _tree(text: str, shown: str, quick: bool) -> Node | None:
    if shown.endswith(".json"):
        return json_tree(text, shown) if text.strip() else None
    if not text.lstrip().startswith("{"):
        return _known_yaml(text, shown, quick)
    try:
        return json_tree(text, shown)
    except RulesError:
        if find_spec("yaml") is None:
            raise
    return yaml_tree(text, shown, quick)  # YAML writes mappings in braces too


_known_yaml = lru_cache(maxsize=_KEPT)(yaml_tree)  # nothing changes a tree
