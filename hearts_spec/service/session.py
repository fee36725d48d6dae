"""What stands ready for the questions of one reader: the books, the quarrels, and his own rule sets once read."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes
from hearts_spec.record import AnyRecord, Replayer, read_any
from hearts_spec.rules.inheritance import PastedFiles, UserFiles
from hearts_spec.rules.library import Library
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.service.errors import UsageError

MOST_PASTED = 65_536
MOST_HOUSES = 8


@dataclass
class Session:
    """The rule sets and quarrels that questions are put to; `houses` are the reader's own texts, by their names.

    `files` says what else may be opened by its path beside these texts, which is nothing.
    """

    books: Library
    situations: Disputes
    houses: Mapping[str, str]
    files: Callable[[Mapping[str, str]], UserFiles] = PastedFiles

    @cached_property
    def library(self) -> Library:
        """Give the books, with those of the reader's own rule sets that have no faults."""
        library = self.books.with_files(self.files(self.houses))
        for name in self.houses:
            try:
                library, _ = library.find(name)
            except HeartsError:  # whoever asks for it by its name is told what is wrong with it
                continue
        return library

    @property
    def replayer(self) -> Replayer:
        """Give what replays records by these rule sets; it keeps what it has made ready where no file can change."""
        return self._kept_replayer if self.library.files.immutable else Replayer(self.library)

    @cached_property
    def _kept_replayer(self) -> Replayer:
        return Replayer(self.library)

    def with_file(self, name: str, text: str) -> Library:
        """Give the library with one text more among the reader's files, or in place of the one of that name."""
        return self.library.with_files(PastedFiles({**self.houses, name: text}))


def pasted(text: object, what: str, key: str = "text") -> str:
    """Give a text that was pasted under a key.

    Raises UsageError where there is none, RulesError where it is longer than any rule set or record need be.
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
    """Read the record of a deal or a tournament that was pasted, or is given as a mapping."""
    return read_any(pasted(text, file), file)
