"""The claims of the books of a library: `SOURCE/claims.yml`, each worked out when first asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from hearts_spec.claims.claim import CLAIMS, Proof, WrittenClaims, prove
from hearts_spec.claims.computations import ClaimContext
from hearts_spec.claims.figure import FigureVerdict
from hearts_spec.rules.library import Library
from hearts_spec.rules.lookup import id_named
from hearts_spec.schema.json_schema import document_schema
from hearts_spec.schema.kinds import MISSING
from hearts_spec.schema.problems import Problem, RulesError, by_place
from hearts_spec.schema.read_file import read_file


@dataclass(frozen=True)
class BookClaims:
    """The claims of a book, as they are written and put to the test."""

    source: str
    written: WrittenClaims
    around: ClaimContext

    @cached_property
    def proofs(self) -> list[Proof]:
        """Give each claim put to the test."""
        return [prove(claim, f"{self.source}/{claim.name}", self.around) for claim in self.written.claims]

    @property
    def counts(self) -> Mapping[FigureVerdict, int]:
        """Count the claims by their verdicts."""
        return {verdict: sum(each.verdict is verdict for each in self.proofs) for verdict in FigureVerdict}


class Claims:
    """The claims of a library, by source; the file of each is read once, when first asked for."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files: dict[str, Path] = {path.parent.name: path for path in library.folder.claim_files}
        self._read: dict[str, BookClaims] = {}

    def of(self, source: str) -> BookClaims:
        """Give the claims of a source that has some.

        Raises RulesError with all that is wrong with their file.
        """
        if source not in self._read:
            self._read[source] = read_claims(self.files[source], self.library)
        return self._read[source]

    def find(self, name: str = "") -> list[Proof]:
        """Give the claims put to the test: all, those of a source, or the one of an id or, where it is enough, a name.

        Raises RefusedError, with the nearest name, when there is none, RulesError when a file has faults.
        """
        if not name or name in self.files:
            return [each for source in ([name] if name else self.files) for each in self.of(source).proofs]
        claims = {f"{source}/{each.name}": source for source in self.files for each in self.of(source).written.claims}
        id = id_named(name, claims, "claim")
        return [each for each in self.of(claims[id]).proofs if each.id == id]

    def faults(self) -> list[Problem]:
        """Give everything wrong with the files of claims."""
        found: list[Problem] = []
        for source in self.files:
            try:
                self.of(source)
            except RulesError as error:
                found.extend(error.faults)
        return found


def read_claims(path: Path, library: Library) -> BookClaims:
    """Read the claims of a source.

    Raises RulesError with all that is wrong with them.
    """
    faults: list[Problem] = []
    around = ClaimContext(library=library, source=path.parent.name)
    written: Any = CLAIMS.read(read_file(path, library.shown(path)), faults, around)
    if written is MISSING:
        raise RulesError(sorted(faults, key=by_place))
    return BookClaims(path.parent.name, written, replace(around, sittings=written.sittings))


def claims_schema() -> dict[str, Any]:
    """Give the JSON Schema of a source's `claims.yml`."""
    return document_schema(CLAIMS, "The claims of a source", "What a book claims in figures, put to the test.")
