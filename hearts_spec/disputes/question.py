"""A question put to one rule set: the table it is asked at, what it is asked with, and what was found."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError, default_seats
from hearts_spec.engine import Table, table_of
from hearts_spec.record import Settlement
from hearts_spec.rules import Playable, Rules


class NotHereError(HeartsError):
    """A question that does not arise under a rule set; the message says why, as a clause."""


class CannotBeError(HeartsError):
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

    @property
    def table(self) -> Table:
        """Give the table."""
        return table_of(self.playable)

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
        return all(leaf.silent for key in keys for leaf in self.playable.under(key))


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: the ruling in words, its short machine word, who is up or down, and the keys it rests on.

    `instead` says that these keys alone decide, whatever the situation turns on, as where a play is refused.
    `settlement` is that of the deal, where the question is of one.
    """

    ruling: str
    word: str
    net: tuple[int, ...] | None = None
    keys: tuple[str, ...] = ()
    instead: bool = False
    settlement: Settlement | None = None
