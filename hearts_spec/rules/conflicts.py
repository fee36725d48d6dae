"""What is amiss with a game as a whole: what cannot be played, though each value is good by itself.

A section says so itself, in a method `troubles`, whose arguments are by their names the other sections that it looks
at, and `players`, the number of players; and in a method `idle`, which is given every number of players at which the
section reads the same, for what nobody can ever come to. What concerns two sections stands with the one that would be
mended.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from inspect import signature
from typing import Any

from hearts_spec.schema.english import together


@dataclass(frozen=True, slots=True)
class Conflict:
    """One thing amiss: the key to mend, or else the first of some others that is stated, and how.

    What does no harm where it is inherited is told only `if_stated` by the file itself.
    """

    key: str
    code: str
    message: str
    hint: str
    or_else: tuple[str, ...] = ()
    if_stated: bool = False


def troubles_of(rules: Mapping[int, Any]) -> Iterator[tuple[int, Conflict]]:
    """Give what is amiss with the rules for each number of players, each with a number of players at which it is."""
    idlers: list[tuple[int, Any]] = []
    for players, some in rules.items():
        known = {each.name: getattr(some, each.name) for each in fields(some)}
        for section in known.values():
            if (check := getattr(section, "troubles", None)) is not None:
                asked = _asked(check.__func__)
                looked_at = {name: players if name == "players" else known[name] for name in asked}
                yield from ((players, each) for each in check(**looked_at))
        idlers += [(players, section) for section in known.values() if hasattr(section, "idle")]
    for section, alike in together(idlers, lambda each: each[1]).items():
        tables = [players for players, _ in alike]
        yield from ((tables[0], each) for each in section.idle(tables))


@cache
def _asked(check: Callable[..., Iterator[Conflict]]) -> Sequence[str]:
    """Give the names of what a section's `troubles` looks at."""
    return [name for name in signature(check).parameters if name != "self"]
