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
    """A check of a subject, the codes of its problems beside those of reading a file, and when it can be run."""

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
        """Register the function below as a check that yields problems of these codes."""

        def register(run: Callable[[_Subject], Iterable[Problem]]) -> Check[_Subject]:
            self.append(Check(run, codes, when))
            return self[-1]

        return register

    def problems(self, subject: _Subject) -> Iterator[Problem]:
        """Yield what each check finds in a subject."""
        for each in self:
            if each.when(subject):
                yield from each.run(subject)
