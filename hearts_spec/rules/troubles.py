"""What is amiss with a game as a whole: what cannot be played at a table, and what makes no difference there.

A section says so itself, in a method `troubles`, whose arguments are by their names the other sections that it looks
at, and `players`, the number of players; and in a method `idle`, which is given every number of players at which the
section reads the same. What concerns two sections stands with the one that would be mended.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from inspect import signature
from typing import Any

from hearts_spec.rules.shape.describing import yaml_name


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing amiss: the key to mend, or else the first of some others that is stated, and how."""

    key: str
    message: str
    hint: str
    or_else: tuple[str, ...] = ()


def troubles_of(rules: Mapping[int, Any]) -> Iterator[tuple[int, Trouble]]:
    """Give what is amiss with the rules for each number of players, each with a number of players at which it is."""
    for players, some in rules.items():
        known = {each.name: getattr(some, each.name) for each in fields(some)}
        for section in known.values():
            if (check := getattr(section, "troubles", None)) is not None:
                asked = _asked(check.__func__)
                looked_at = {name: players if name == "players" else known[name] for name in asked}
                yield from ((players, each) for each in check(**looked_at))
    for section, tables in _alike(rules):
        yield from ((tables[0], each) for each in section.idle(tables))


def _alike(rules: Mapping[int, Any]) -> Iterator[tuple[Any, list[int]]]:
    """Give the sections that have an `idle`, each with the numbers of players at which it reads the same."""
    found: list[tuple[Any, list[int]]] = []
    for players, some in rules.items():
        for section in (getattr(some, each.name) for each in fields(some)):
            if hasattr(section, "idle"):
                alike = next((tables for other, tables in found if other == section), None)
                if alike is None:
                    found.append((section, [players]))
                else:
                    alike.append(players)
    return iter(found)


@cache
def _asked(check: Callable[..., Iterator[Trouble]]) -> Sequence[str]:
    """Give the names of what a section's `troubles` looks at."""
    return [name for name in signature(check).parameters if name != "self"]


def said_in(section: Any, path: str) -> Iterator[str]:
    """Give the keys of a section that are not as a silent book is played; `path` is the key of the section."""
    cls: Any = type(section)
    for name, written, is_field, silent in _parts(cls):
        value = getattr(section, name)
        if not is_field:
            yield from said_in(value, f"{path}.{written}")
        elif value != silent:
            yield f"{path}.{written}"


@cache
def _parts(section: type) -> Sequence[tuple[str, str, bool, object]]:
    """Give each attribute of a section: its two names, whether it is a field, and how silence is played."""
    return [
        (each.name, yaml_name(each.name), "sentence" in each.metadata, each.metadata.get("silent"))
        for each in fields(section)
    ]
