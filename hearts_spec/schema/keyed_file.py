"""Files whose values go by keys: what of one is good and what is not; whoever names the latter is not at fault."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from hearts_spec.schema.json_schema import Schema, document_schema
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.problems import Problem, RulesError
from hearts_spec.schema.read_file import read_once
from hearts_spec.schema.safe_files import file_text
from hearts_spec.schema.tree import Pairs

_Value = TypeVar("_Value")


class PartialFile(dict[str, _Value]):
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

    @property
    def whole(self) -> bool:
        """Say whether all of the file could be read."""
        return not (self._closed or self._faulty)

    def gaps(self) -> "PartialFile[_Value]":
        """Give it without its values: what could not be read, and nothing else."""
        return PartialFile({}, self._faulty, self._closed)


@dataclass(frozen=True)
class KeyedFile(Generic[_Value]):
    """A file of such values: its name, their kind, and the title and the description of its schema."""

    name: str
    values: ByKey
    title: str
    about: str

    def read(self, path: Path, shown: str, faults: list[Problem]) -> PartialFile[_Value]:
        """Read what is good of the file that lies at a path; every fault found is added to `faults`."""
        good: PartialFile[_Value] = PartialFile({}, closed=True)
        try:
            good, found = read_once(self._read, file_text(path, shown), shown)
        except RulesError as error:
            found = error.faults
        faults.extend(found)
        return good

    def _read(self, top: Pairs, faults: list[Problem]) -> PartialFile[_Value]:
        good: dict[str, _Value] = self.values.read_good(top, faults)
        return PartialFile(good, {key.text for key, _ in top} - good.keys())

    def schema(self) -> Schema:
        """Give its JSON Schema."""
        return document_schema(self.values, self.title, self.about)
