"""Conflicts: combinations of valid values that cannot be played.

A section reports its own, in a method `conflicts`. The names of its arguments are the other sections that it needs, and
`players`, the number of players. A method `impossible` reports what cannot be; it gets all numbers of players at which
the section is the same. A conflict of two sections is reported by the one that should be fixed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from inspect import signature
from typing import Any

from hearts_spec.schema.english import together


@dataclass(frozen=True, slots=True)
class Conflict:
    """One conflict. The place to fix is `key`, or else the first of `or_else` that is stated.

    What does no harm if it is inherited is reported only `if_stated` by the file itself.
    """

    key: str
    code: str
    message: str
    hint: str
    or_else: tuple[str, ...] = ()
    if_stated: bool = False


def conflicts_of(rules: Mapping[int, Any]) -> Iterator[tuple[int, Conflict]]:
    """Yield the conflicts of the rules for each number of players, each with a number at which it occurs."""
    with_impossible: list[tuple[int, Any]] = []
    for players, some in rules.items():
        sections = {each.name: getattr(some, each.name) for each in fields(some)}
        for section in sections.values():
            if (check := getattr(section, "conflicts", None)) is not None:
                names = _parameters(check.__func__)
                arguments = {name: players if name == "players" else sections[name] for name in names}
                yield from ((players, each) for each in check(**arguments))
        with_impossible += [(players, section) for section in sections.values() if hasattr(section, "impossible")]
    for section, same in together(with_impossible, lambda each: each[1]).items():
        tables = [players for players, _ in same]
        yield from ((tables[0], each) for each in section.impossible(tables))


@cache
def _parameters(check: Callable[..., Iterator[Conflict]]) -> Sequence[str]:
    return [name for name in signature(check).parameters if name != "self"]
