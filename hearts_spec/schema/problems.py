"""A fault in a file: where it stands, what is wrong, and what would be right."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from hearts_spec.cards import HeartsError, nearest, quoted, with_hint
from hearts_spec.schema.problem_codes import CODES

KeyPath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a file; line and column count from 1, and 0 stands for the file as a whole.

    `path` are the keys that lead there, as `("hands", "B")`, places in a list counted from 0. Data that is no file has
    them alone.
    """

    file: str = ""
    line: int = 0
    column: int = 0
    path: KeyPath = field(default=(), compare=False)

    def __str__(self) -> str:
        if self.path and not self.line:
            return f"{self.file or '-'}:{self.key}"
        return f"{self.file or '-'}:{max(self.line, 1)}:{max(self.column, 1)}"

    @property
    def key(self) -> str:
        """Give the path in words, places in a list counted from 1: `hands.B`, `plays.7`."""
        return ".".join(str(step + 1) if isinstance(step, int) else step for step in self.path)

    def later(self, columns: int) -> "Location":
        """Give a place further on in the same line."""
        return replace(self, column=self.column + columns)


NOWHERE = Location()


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong at one place; `token` is the text that is wrong, where it is one text.

    `code` is a word for what kind of mistake it is, one of `CODES`. Codes are public and do not change.
    """

    mark: Location
    code: str
    message: str
    hint: str = ""
    token: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if self.code not in CODES:
            raise KeyError(f"{self.code} is not in the table of codes")

    def __str__(self) -> str:
        return f"{self.mark}: {with_hint(self.message, self.hint)}"


@dataclass(frozen=True, slots=True)
class SourceWarning(Problem):
    """Something that could be said more simply, but is no fault."""


def by_place(fault: Problem) -> tuple[str, int, int]:
    """Give what puts faults in the order in which they stand in their files."""
    return fault.mark.file, fault.mark.line, fault.mark.column


@dataclass(frozen=True, slots=True)
class DependentProblem(Problem):
    """A fault of what rests on a file that has faults of its own, `on`, and goes when these are mended."""

    on: str = field(default="", compare=False)


def without_waiting(faults: Iterable[Problem]) -> list[Problem]:
    """Leave out what waits for files whose own faults are told with it."""
    told = list(faults)
    faulty = {each.mark.file for each in told if not isinstance(each, SourceWarning)}
    return [each for each in told if not (isinstance(each, DependentProblem) and each.on in faulty)]


class RulesError(HeartsError):
    """Files that cannot be used; `faults` holds all that is wrong with them, and the text names all.

    The message, the hint and the place are those of the first. `absent` says that there is no such file at all.
    """

    def __init__(self, faults: Sequence[Problem], absent: bool = False) -> None:
        self.faults = tuple(faults)
        self.absent = absent
        first = self.faults[0]
        super().__init__(first.message, first.hint, str(first.mark))

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def did_you_mean(word: str, allowed: Iterable[str], at_most: int = 12) -> str:
    """Give the hint for a word that is not allowed: the nearest one, and the choices when they are few.

    Where nothing comes near, the choices are given even if they are many, unless `at_most` is 0.
    """
    choices = list(allowed)
    near = nearest(word, choices) if len(word) <= 80 else None
    parts = [f"did you mean {near}?"] if near else []
    if choices and len(choices) <= (at_most if near else at_most * 4):
        parts.append(f"allowed: {', '.join(choices)}")
    return " ".join(parts)


__all__ = [
    "NOWHERE",
    "KeyPath",
    "Location",
    "Problem",
    "RulesError",
    "SourceWarning",
    "by_place",
    "did_you_mean",
    "quoted",
]
