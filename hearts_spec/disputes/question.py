"""A question put to one rule set: the table it is asked at, what it is asked with, and what was found."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hearts_spec.cards import default_seats
from hearts_spec.engine import Posting, Table
from hearts_spec.rules import Leaf, Playable, Rules


class NotHereError(ValueError):
    """A question that does not arise under a rule set; the message says why, as a clause."""


class CannotBeError(ValueError):
    """What a question is asked with, and cannot be so under any rule set like this one: hearts that do not add up."""


@dataclass(frozen=True)
class Question:
    """A question put to one rule set at one table; `given` holds what it is asked with, read."""

    playable: Playable
    given: Mapping[str, Any]

    @property
    def rules(self) -> Rules:
        """Give the rules played by."""
        return self.playable.rules

    @cached_property
    def table(self) -> Table:
        """Give the table, which is made when first asked for."""
        return Table(self.playable)

    @property
    def seats(self) -> tuple[str, ...]:
        """Give the names of the seats."""
        return default_seats(self.playable.players)

    def seat(self, name: str) -> int:
        """Give the seat that an input names.

        Raises NotHereError when the table has no such seat.
        """
        seat: int = self.given[name]
        if seat >= self.playable.players:
            raise NotHereError(f"only {self.playable.players} sit at the table")
        return seat % self.playable.players

    def silent(self, *keys: str) -> bool:
        """Say whether the book is silent on all of some keys; a key it has no statement for counts as silence."""
        return all(leaf.silent for key in keys for leaf in leaves_of(self.playable, key))


def leaves_of(playable: Playable, key: str) -> list[Leaf]:
    """Give the leaves that a key names: its own, those of a section, or the pool for one of its cases."""
    return [
        leaf
        for leaf in playable.leaves.values()
        if leaf.key == key or leaf.key.startswith(f"{key}.") or key.startswith(f"{leaf.key}.")
    ]


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: the ruling in words, its short machine word, who is up or down, and the keys it rests on.

    `instead` says that these keys alone decide, whatever the situation turns on, as where a play is refused. `postings`
    are those of the settlement, where the question is of that.
    """

    ruling: str
    word: str
    net: tuple[int, ...] | None = None
    keys: tuple[str, ...] = ()
    instead: bool = False
    postings: tuple[Posting, ...] = ()
