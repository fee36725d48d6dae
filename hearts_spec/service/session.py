"""The data from which one reader's requests are answered: books, disputes, and the reader's own rule sets."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes
from hearts_spec.record import AnyRecord, Replayer, read_any
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.folder import UserFiles
from hearts_spec.rules.library import Library
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.service.seat import Kept

MOST_PASTED = 65_536
MOST_HOUSES = 8


@dataclass
class Session:
    """The rule sets and disputes for some requests; `houses` are the reader's own rule sets as text, by name.

    Other files may be opened by path only if `on_disk` is true.
    """

    books: Library
    disputes: Disputes
    houses: Mapping[str, str]
    on_disk: bool = False

    @cached_property
    def library(self) -> Library:
        """The books, with those of the reader's own rule sets that have no errors."""
        library = self.books.with_files(UserFiles(self.houses, self.on_disk))
        for name in self.houses:
            try:
                library, _ = library.find(name)
            except HeartsError:  # a request that names it reports the error
                continue
        return library

    @property
    def replayer(self) -> Replayer:
        """A replayer for these rule sets. It is kept, with its compiled rules, if no file can change."""
        return Replayer(self.library) if self.on_disk else self._kept_replayer

    @cached_property
    def seats(self) -> Kept:
        """The game that the reader plays, as it stood after the last request."""
        return {}

    @cached_property
    def _kept_replayer(self) -> Replayer:
        return Replayer(self.library)

    def with_file(self, name: str, text: str) -> Library:
        """Return the library with one more text among the reader's files, in place of one of the same name."""
        return self.library.with_files(UserFiles({**self.houses, name: text}, on_disk=False))


def pasted(text: object, what: str, key: str = "text") -> str:
    """Return a text that was pasted under a key; a mapping is turned into JSON.

    Raises UsageError if there is none, RulesError if it is longer than any rule set or record need be.
    """
    if isinstance(text, Mapping):
        text = json.dumps(text)
    if not isinstance(text, str) or not text:
        raise UsageError(f"there is no text of {what}", f"it goes under `{key}`")
    if len(text) > MOST_PASTED:
        message = f"the text is longer than {MOST_PASTED:,} characters"
        raise RulesError([Problem(Location(what, 1, 1), "too-large", message)])
    return text


def record_in(text: object, file: str) -> AnyRecord:
    """Return the record of a deal or a tournament that was pasted or is given as a mapping."""
    return read_any(pasted(text, file), file)
