"""A problem in a file: its location, what is wrong, and a hint; and the error that carries problems."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from hearts_spec.cards import HeartsError, nearest, with_hint
from hearts_spec.cards import quoted as quoted
from hearts_spec.schema.problem_codes import CODES

KeyPath = tuple[str | int, ...]
_LONGEST_PATH = 400


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a file. Line and column count from 1; 0 means the file as a whole.

    `path` holds the keys that lead there, such as `("hands", "B")`; indexes in a list count from 0. Data that is not
    from a file has only the path.
    """

    file: str = ""
    line: int = 0
    column: int = 0
    path: KeyPath = field(default=(), compare=False)

    def __str__(self) -> str:
        file = quoted(self.file or "-", _LONGEST_PATH)[1:-1]  # so that no name can forge lines of a report
        if self.path and not self.line:
            return f"{file}:{self.key}"
        return f"{file}:{max(self.line, 1)}:{max(self.column, 1)}"

    @property
    def key(self) -> str:
        """The path as text, with places in a list counted from 1: `hands.B`, `plays.7`."""
        return ".".join(str(step + 1) if isinstance(step, int) else quoted(step, 60)[1:-1] for step in self.path)

    def later(self, columns: int) -> "Location":
        return replace(self, column=self.column + columns)


NOWHERE = Location()


class Hint(str):
    """A hint that a program can follow: at the place of the problem, write `instead` for the text `word`.

    If `instead` is None, the line or item there is to be left out; `word` is then its key or text, if that is known.
    """

    word: str = ""
    instead: str | None = None

    @classmethod
    def to_write(cls, text: str, word: str, instead: str) -> "Hint":
        hint = cls(text)
        hint.word, hint.instead = word, instead
        return hint

    @classmethod
    def to_leave_out(cls, text: str, word: str = "") -> "Hint":
        hint = cls(text)
        hint.word = word
        return hint


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong at one place. `token` is the text that is wrong, if it is a single text."""

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
    """A warning: something that could be written more simply but is not an error."""


def by_place(fault: Problem) -> tuple[str, int, int]:
    """Sort key that puts problems in the order of their files."""
    return fault.mark.file, fault.mark.line, fault.mark.column


@dataclass(frozen=True, slots=True)
class DependentProblem(Problem):
    """A problem caused by another file (`on`) that has problems of its own; it goes when these are fixed."""

    on: str = field(default="", compare=False)


def without_waiting(faults: Iterable[Problem]) -> list[Problem]:
    """Leave out each DependentProblem if problems of the file it depends on are reported too."""
    told = list(faults)
    faulty = {each.mark.file for each in told if not isinstance(each, SourceWarning)}
    return [each for each in told if not (isinstance(each, DependentProblem) and each.on in faulty)]


def errors_of(problems: Iterable[Problem]) -> list[Problem]:
    """Leave out the warnings, and the problems that go when another file is fixed."""
    return [each for each in without_waiting(problems) if not isinstance(each, SourceWarning)]


class RulesError(HeartsError):
    """A file or text with errors. `faults` has every problem, and `str(error)` lists them all.

    `message`, `hint` and `place` are those of the first problem. `absent` is True if there is no such file.
    """

    def __init__(self, faults: Sequence[Problem], absent: bool = False) -> None:
        self.faults = tuple(faults)
        self.absent = absent
        first = self.faults[0]
        super().__init__(first.message, first.hint, str(first.mark))

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


_SURE = 0.75  # how like a word must be to be taken for it, if no other is as like


def did_you_mean(word: str, allowed: Iterable[str], at_most: int = 12) -> str:
    """Return the hint for a word that is not allowed: the nearest one, and the choices if they are few.

    If exactly one word is very similar, the hint is one that a program can follow. If no word is similar, the choices
    are listed even if they are many (up to 4 times `at_most`).
    """
    choices = list(allowed)
    near = nearest(word, choices) if len(word) <= 80 else None
    parts = [f"did you mean {near}?"] if near else []
    if choices and len(choices) <= (at_most if near else at_most * 4):
        parts.append(f"allowed: {', '.join(choices)}")
    said = " ".join(parts)
    misspelt = near and get_close_matches(word, choices, n=2, cutoff=_SURE) == [near]
    return Hint.to_write(said, word, near) if near and misspelt else said
