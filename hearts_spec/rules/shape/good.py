"""What of a file could be read whose values go by keys, and what not: whoever names the latter is not at fault."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from hearts_spec.rules.shape.by_key import ByKey
from hearts_spec.rules.shape.faults import Fault
from hearts_spec.rules.shape.reading import read_top

_Value = TypeVar("_Value")


class Good(dict[str, _Value]):
    """The good values of a file, by key; `faulty` are the keys of the others.

    What stands in a `closed` file, which cannot be read at all, is not known.
    """

    def __init__(self, good: Mapping[str, _Value], faulty: Collection[str] = (), closed: bool = False) -> None:
        super().__init__(good)
        self._faulty = frozenset(faulty)
        self._closed = closed

    def unread(self, key: str) -> bool:
        """Say whether nobody knows what stands under a key: its value has faults, or the file cannot be read."""
        return self._closed or key in self._faulty

    def gaps(self) -> "Good[_Value]":
        """Give it without its values: what could not be read, and nothing else."""
        return Good({}, self._faulty, self._closed)


def read_good(kind: ByKey, path: Path, shown: str, faults: list[Fault]) -> Good[Any]:
    """Read what is good of a file; every fault found is added to `faults`."""
    before = len(faults)
    top = read_top(path, shown, faults)
    closed = len(faults) > before
    good = kind.read_good(top, faults)
    return Good(good, {key.text for key, _ in top} - good.keys(), closed)
