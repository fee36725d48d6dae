"""What a rule-set file states, and on whose authority, each with its place."""

from dataclasses import dataclass, field, replace
from typing import Any

from hearts_spec.schema.problems import NOWHERE, Location


@dataclass(frozen=True, slots=True)
class Statement:
    """A field's value as stated at one place; `path` is where, as `with-players.3.pack.without`.

    Where a section or the rest of it is silent, what it says of late fields is `tacit`.
    """

    key: str
    path: str
    value: Any
    mark: Location
    tacit: bool = False


@dataclass(frozen=True, slots=True)
class Authority:
    """What stands behind a statement: provisions cited, or the reason why something is assumed."""

    cites: tuple[str, ...] = ()
    assumed: str = ""
    mark: Location = NOWHERE


@dataclass(slots=True)
class Overlay:
    """Statements, some of them for a number of players only."""

    always: dict[str, Statement] = field(default_factory=dict)
    by_players: dict[int, dict[str, Statement]] = field(default_factory=dict)

    def at(self, players: int) -> dict[str, Statement]:
        """Give what is stated of a table of so many, by key."""
        return {**self.always, **self.by_players.get(players, {})}

    def changed(self, statement: Statement, value: Any) -> "Overlay":
        """Give it with another value in one of its statements."""

        def with_it(some: dict[str, Statement]) -> dict[str, Statement]:
            return {key: replace(each, value=value) if each is statement else each for key, each in some.items()}

        return Overlay(with_it(self.always), {number: with_it(some) for number, some in self.by_players.items()})

    def statements(self) -> list[Statement]:
        """Give every statement in the order read."""
        return [*self.always.values(), *(each for some in self.by_players.values() for each in some.values())]
