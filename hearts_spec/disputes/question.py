"""A question put to one rule set: the table it is asked at, what it is asked with, and what was found."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.cards import HeartsError, default_seats
from hearts_spec.engine import CompiledRules, table_of
from hearts_spec.record import Settlement
from hearts_spec.rules import ConfiguredRules, Rules
from hearts_spec.schema.english import number_word

YOU = "you"


class NotApplicableError(HeartsError):
    """A question that does not arise under a rule set; the message says why, as a clause."""


class WrongPlayersError(NotApplicableError):
    """A question put with a number of players that the game is not for."""


class NotReportedError(NotApplicableError):
    """A question that tells less than a rule set asks; the message says what is wanting, as a clause."""


class ImpossibleError(HeartsError):
    """What a question is asked with, and cannot be so under any rule set like this one: hearts that do not add up."""


@dataclass(frozen=True)
class Question:
    """A question put to one rule set at one table; `given` holds what it is asked with, read.

    `asker` is the seat of the player who asks, where it matters which of them does.
    """

    playable: ConfiguredRules
    given: Mapping[str, Any]
    asker: int | None = None

    @property
    def rules(self) -> Rules:
        return self.playable.rules

    @property
    def table(self) -> CompiledRules:
        return table_of(self.playable)

    @property
    def seats(self) -> tuple[str, ...]:
        return default_seats(self.playable.players)

    @property
    def names(self) -> tuple[str, ...]:
        """Give the players as they are named to the asker: by their seats, and himself as `you`."""
        return tuple(YOU if seat == self.asker else name for seat, name in enumerate(self.seats))

    def seat(self, name: str) -> int:
        """Give the seat that an input names.

        Raises NotHereError when the table has no such seat.
        """
        return self._at_table(self.given[name])

    def some(self, name: str) -> tuple[int, ...]:
        """Give the seats that an input names; raises NotHereError as `seat` does."""
        return tuple(map(self._at_table, self.given[name]))

    def _at_table(self, seat: int) -> int:
        if seat >= self.playable.players:
            raise NotApplicableError(f"only {number_word(self.playable.players)} sit at the table")
        return seat % self.playable.players

    def whom(self, seats: Sequence[int]) -> str:
        """Give the finding that some players are it: the asker alone or with others, one other, or some others."""
        if self.asker in seats:
            return "you" if len(seats) == 1 else "you-too"
        return "one" if len(seats) == 1 else "some"

    def silent(self, *keys: str) -> bool:
        """Say whether the book is silent on all of some keys; a key it has no statement for counts as silence."""
        return all(leaf.silent for key in keys for leaf in self.playable.under(key))


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the word that it comes to, what follows, who is up or down, and the keys it rests on.

    `says` is the short answer where the situation declares none for that word, and `told` are the blanks that one may
    have. `exactly` is the finding with its names and cards, where the word leaves them out. `instead` says that these
    keys alone decide, whatever the situation turns on, as where a play is refused. `settlement` is that of the deal,
    where the question is of one. `reading` says what is read into the keys, where they do not speak of the very case.
    `tables` are other numbers of players of which the finding speaks as well.
    """

    comes_to: str
    follows: str = ""
    says: str = ""
    told: Mapping[str, str] = field(default_factory=dict)
    exactly: str = ""
    net: tuple[int, ...] | None = None
    keys: tuple[str, ...] = ()
    instead: bool = False
    settlement: Settlement | None = None
    reading: str = ""
    tables: tuple[int, ...] = ()

    @property
    def word(self) -> str:
        """Give the finding in a word, as exactly as it can be given."""
        return self.exactly or self.comes_to
