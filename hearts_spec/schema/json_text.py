"""JSON text read into a tree that knows its places."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.tree import Node
from hearts_spec.schema.tree_builder import TreeBuilder

_TOKEN = re.compile(r'[{}\[\]]|("(?:[^"\\]|\\.)*")|([^\s"{}\[\],:]+)|\n')


def json_tree(text: str, shown: str = "", line: int = 1) -> Node | None:
    """Read JSON text, the first line of which is this one of its file.

    Raises RulesError for what is not JSON, or passes a limit.
    """
    _told(partial(json.loads, text, parse_int=str, parse_constant=_no_constant), shown, line)
    builder = TreeBuilder(shown)
    start = 0
    for token in _TOKEN.finditer(text):
        word, column = token[0], token.start() - start + 1
        if word == "\n":
            line, start = line + 1, token.end()
        elif word in "{[":
            builder.open(word == "{", line, column)
        elif word in "}]":
            builder.close()
        elif token[1]:
            said: str = json.loads(word)
            builder.scalar(said, line, column, plain=False, even=len(said) == len(word) - 2)
        else:
            builder.scalar("" if word == "null" else word, line, column, plain=True, even=True)
    if builder.faults:
        raise RulesError(builder.faults)
    return builder.top


def json_data(text: str, shown: str = "") -> object:
    """Read JSON text as plain data, which is quick; raises as `json_tree` does, with fewer limits."""
    return _told(partial(_DATA.decode, text), shown, 1)


def _told(reads: Callable[[], object], shown: str, line: int) -> object:
    """Read JSON, and tell as of a file what is wrong with it."""
    try:
        return reads()
    except json.JSONDecodeError as error:
        mark = Location(shown, line + error.lineno - 1, error.colno)
        reason = f"{error.msg[:1].lower()}{error.msg[1:]}"
    except ValueError as error:
        mark, reason = Location(shown, line, 1), str(error)
    except RecursionError:
        mark, reason = Location(shown, line, 1), "it is nested too deep"
    raise RulesError([Problem(mark, f"this is not JSON: {reason}")])


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        left = dict(found)
        twin = next(key for key, _ in pairs if left.pop(key, left) is left)
        raise ValueError(f"{quoted(twin)} stands twice")
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"the value {name} is none that can be read")


_DATA = json.JSONDecoder(object_pairs_hook=_without_twins, parse_constant=_no_constant)  # making one takes a while
