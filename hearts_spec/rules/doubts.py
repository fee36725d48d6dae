"""Where the text of a book is in doubt: what is doubtful, the reading taken, and which rules hang on it."""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.rules.keys import KeyKind, is_under
from hearts_spec.schema.kinds import PROSE, ManyOf
from hearts_spec.schema.problems import Location
from hearts_spec.schema.record_type import TypedRecord, part, placed, places


@dataclass(frozen=True, slots=True)
class Doubt(TypedRecord):
    """A place where the text is corrupt, contradicts itself or can be read two ways; the reading taken, and why.

    `bears_on` are the keys of the rules that would be others by another reading, of those that rest on the provision:
    all of them where it is None, and where it is empty the same is played however the text is read.
    """

    doubt: str = part(PROSE, "Where the text is corrupt, contradicts itself or can be read two ways.")
    reading: str = part(PROSE, "The reading taken.")
    why: str = part(PROSE, "Why this reading is taken.")
    bears_on: tuple[str, ...] | None = part(
        ManyOf(KeyKind(sections=True), distinct=True),
        "The keys of the rules that would be others by another reading: all that rest on the provision if it is left "
        "out, none if it is empty.",
        None,
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    def bears(self, key: str) -> bool:
        """Say whether what is stated at a key hangs on it; the key may also be one case of a pool, or a section."""
        if self.bears_on is None:
            return True
        return any(is_under(key, each) or is_under(each, key) for each in self.bears_on)


@dataclass(frozen=True, slots=True)
class InDoubt:
    """A doubt on which something hangs, and the provision whose text is in doubt."""

    provision: str
    doubt: Doubt

    def data(self) -> dict[str, str]:
        """Give it as JSON says it."""
        told = self.doubt
        return {"provision": self.provision, "doubt": told.doubt, "reading": told.reading, "why": told.why}
