"""What a check is: a function that yields problems, registered in a list of checks of one kind of subject."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hearts_spec.schema.problems import Problem

_Subject = TypeVar("_Subject", contravariant=True)


def _always(_: Any) -> bool:
    return True


@dataclass(frozen=True)
class Check(Generic[_Subject]):
    """A check: the function that yields the problems of a subject, their codes, and a condition for running it.

    The codes leave out those of problems in reading a file.
    """

    run: Callable[[_Subject], Iterable[Problem]]
    codes: tuple[str, ...]
    when: Callable[[_Subject], bool]

    @property
    def name(self) -> str:
        return self.run.__name__.replace("_", " ")


class Checks(list[Check[_Subject]]):
    """Checks of one kind of subject, in the order in which they are run."""

    def check(
        self, *codes: str, when: Callable[[_Subject], bool] = _always
    ) -> Callable[[Callable[[_Subject], Iterable[Problem]]], Check[_Subject]]:
        """Return a decorator that registers a function as a check whose problems have these codes."""

        def register(run: Callable[[_Subject], Iterable[Problem]]) -> Check[_Subject]:
            self.append(Check(run, codes, when))
            return self[-1]

        return register

    def problems(self, subject: _Subject) -> Iterator[Problem]:
        """Yield the problems that the checks find in a subject, skipping checks that do not apply to it."""
        for each in self:
            if each.when(subject):
                yield from each.run(subject)
