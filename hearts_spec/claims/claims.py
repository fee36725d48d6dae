"""The claims of the books of a library: `SOURCE/claims.yml`, each worked out when first asked for."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

from hearts_spec.claims.probability import COUNT, ClaimContext, Count, Sitting, gives, method, worked_out
from hearts_spec.rules.library import A_PROVISION, Library, id_named
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import (
    A_LINE,
    ANYWHERE,
    MISSING,
    NAME,
    NAME_HINT,
    PROSE,
    ByKey,
    InOrder,
    Kind,
    ManyOf,
    ReadContext,
    Text,
    document_schema,
)
from hearts_spec.schema.problems import KeyPath, Location, Problem, RulesError, by_place, did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part, placed
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected, read_file

TOLERANCE = Fraction(1, 10)
_PARTS = {"⅛": 1, "¼": 2, "⅜": 3, "½": 4, "⅝": 5, "¾": 6, "⅞": 7}
_ODDS = re.compile(rf"([1-9][0-9]{{0,3}})([{''.join(_PARTS)}]?) to ([1-9][0-9]{{0,3}}) (against|for)")
_TIMES = re.compile(r"(0|[1-9][0-9]{0,3}) in ([1-9][0-9]{0,3})( against)?")
_NUMBER, _MOST = re.compile(r"-?(?:0|[1-9][0-9]{0,5})"), 999_999
_EVEN = "even"
_FORMS = "odds, a number of times in so many, or a number"
_EXAMPLE = "as `22 to 1 against`, `44 in 1000`, `even` or `-46`"


class FigureVerdict(Word):
    """How a printed figure stands to the truth."""

    RIGHT = "right", "no figure of the same form comes nearer to the truth"
    ROUNDED = "rounded", "another would come nearer, but it is within a tenth of the true odds or number"
    WRONG = "wrong", "it is further out than that"


@dataclass(frozen=True, slots=True)
class Figure(ABC):
    """A printed figure: its text, and its value, which is a chance but for a plain number."""

    text: str
    value: Fraction

    def verdict(self, truth: Fraction) -> FigureVerdict:
        """Say how it stands to the truth."""
        if self.value == truth or self._is_nearest(truth):
            return FigureVerdict.RIGHT
        return FigureVerdict.ROUNDED if self._is_near(truth) else FigureVerdict.WRONG

    @abstractmethod
    def put(self, truth: Fraction) -> str:
        """Put the truth in its own form, a little more closely."""

    @abstractmethod
    def _is_nearest(self, truth: Fraction) -> bool:
        """Say whether the truth, set as coarsely, would be this figure."""

    def _is_near(self, truth: Fraction) -> bool:
        """Say whether it is within the tolerance: of a chance, its odds."""
        if {self.value, truth} & {Fraction(0), Fraction(1)}:
            return False
        ratio = self.value / (1 - self.value) * (1 - truth) / truth
        return abs(ratio - 1) <= TOLERANCE


@dataclass(frozen=True, slots=True)
class Odds(Figure):
    """Odds, `first` to `second`, against a thing or for it; the first is given in steps of `step`."""

    first: Fraction
    second: int
    against: bool
    step: Fraction = Fraction(1)

    def put(self, truth: Fraction) -> str:
        if truth in (0, 1):
            return _CERTAIN[truth]
        side = "against" if self.against else "for"
        if self._small_first:
            return f"1 to {_set(1 / self._odds(truth))} {side}"
        return f"{_set(self._odds(truth) * self.second)} to {self.second} {side}"

    def _is_nearest(self, truth: Fraction) -> bool:
        if truth in (0, 1):
            return False
        odds = self._odds(truth)
        if self._small_first:
            return round(1 / odds) == self.second
        return round(odds * self.second / self.step) * self.step == self.first

    @property
    def _small_first(self) -> bool:
        return self.first == 1 < self.second

    def _odds(self, chance: Fraction) -> Fraction:
        odds = (1 - chance) / chance if self.against else chance / (1 - chance)
        return max(odds, 1 / odds) if self.text == _EVEN else odds


@dataclass(frozen=True, slots=True)
class Times(Figure):
    """A thing that happens, or does not, so many times in so many."""

    count: int
    among: int
    against: bool

    def put(self, truth: Fraction) -> str:
        side = " against" if self.against else ""
        if self.count == 1 and truth:
            return f"1 in {_set(1 / self._share(truth))}{side}"
        return f"{_set(self._share(truth) * self.among)} in {self.among}{side}"

    def _is_nearest(self, truth: Fraction) -> bool:
        share = self._share(truth)
        if self.count == 1 and share:
            return round(1 / share) == self.among
        return round(share * self.among) == self.count

    def _share(self, chance: Fraction) -> Fraction:
        return 1 - chance if self.against else chance


@dataclass(frozen=True, slots=True)
class PlainFigure(Figure):
    """A plain number, as of counters."""

    def put(self, truth: Fraction) -> str:
        return _set(truth)

    def _is_nearest(self, truth: Fraction) -> bool:
        return round(truth) == self.value

    def _is_near(self, truth: Fraction) -> bool:
        return abs(self.value - truth) <= TOLERANCE * abs(truth)


_SET_APART = 10_000
_CERTAIN = {Fraction(0): "never", Fraction(1): "always"}


def _set(number: Fraction) -> str:
    """Set a number with as many places as say something; like the print, set no single thousands apart."""
    places = 0 if number.denominator == 1 else 1 if abs(number) >= 10 else 2
    apart = "," if abs(number) >= _SET_APART else ""
    return f"{float(number):{apart}.{places}f}".replace("-", "−")


def read_figure(text: str) -> Figure | None:
    """Read a figure as it is printed, or give None."""
    if found := _ODDS.fullmatch(text):
        eighths, step = (8, Fraction(1, 8)) if found[2] else (1, Fraction(1))
        first = int(found[1]) + Fraction(_PARTS.get(found[2], 0), eighths)
        return _odds(text, first, int(found[3]), found[4] == "against", step)
    if text == _EVEN:
        return _odds(text, Fraction(1), 1, True, Fraction(1))
    if found := _TIMES.fullmatch(text):
        count, among, against = int(found[1]), int(found[2]), bool(found[3])
        if count > among:
            return None
        share = Fraction(count, among)
        return Times(text, 1 - share if against else share, count, among, against)
    return PlainFigure(text, Fraction(int(text))) if _NUMBER.fullmatch(text) else None


def _odds(text: str, first: Fraction, second: int, against: bool, step: Fraction) -> Odds:
    share = first / (first + second)
    return Odds(text, 1 - share if against else share, first, second, against, step)


class FigureKind(Kind):
    """A printed figure."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        text = node.text if isinstance(node, Scalar) else ""
        if figure := read_figure(text):
            return figure
        if text.strip():
            faults.append(
                Problem(node.mark, "bad-form", f"{quoted(text, 60)} is not a figure: {_FORMS}", _EXAMPLE, text)
            )
        else:
            faults.append(expected(node, "a figure", _EXAMPLE))
        return MISSING

    def plain(self, value: Figure) -> str:
        return value.text

    def schema(self) -> dict[str, Any]:
        forms = "|".join(each.pattern for each in (_ODDS, _TIMES, _NUMBER))
        return {
            "anyOf": [
                {"type": "string", "pattern": f"^(?:{forms}|{_EVEN})$"},
                {"type": "integer", "minimum": -_MOST, "maximum": _MOST},
            ]
        }


A_FIGURE = FigureKind()


_NAME = Text("a name", pattern=NAME, wrong="cannot be a name", hint=NAME_HINT)


@dataclass(frozen=True, slots=True)
class ClaimReading:
    """Another way to read a claim, and what is worked out for it then."""

    says: str = part(A_LINE, "How the claim is read.")
    count: Count = part(COUNT, "What is worked out for it.")


@dataclass(frozen=True, slots=True)
class Claim(TypedRecord):
    """A claim in figures, under the heading of its `topic`; `otherwise` are the other ways in which it can be read."""

    name: str = named()
    topic: str = part(A_LINE, "The name of its topic.")
    place: str = part(A_LINE, "Where it stands.")
    cites: tuple[str, ...] = part(ManyOf(A_PROVISION, distinct=True, at_least=1), "The provisions that hold it.")
    what: str = part(A_LINE, "What the figure is of, in our own words.")
    printed: Figure = part(A_FIGURE, "The figure as it is printed; odds say whether for it or against.")
    count: Count = part(COUNT, "What is worked out for it.")
    note: str = part(PROSE, "What there is to say of it.", "")
    otherwise: tuple[ClaimReading, ...] = part(
        ManyOf(RecordType(ClaimReading, "reading"), listed="a list of readings", example="as `- says: ...`"),
        "Other ways to read it.",
        (),
    )
    mark: Location = placed()

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report a chance that is worked out for a plain number, or the other way about."""
        chance = not isinstance(self.printed, PlainFigure)
        worked: list[tuple[KeyPath, Count]] = [(("count",), self.count)]
        worked += [(("otherwise", place, "count"), each.count) for place, each in enumerate(self.otherwise)]
        for path, count in worked:
            if not gives(count, chance):
                printed, other = ("a chance", "a number") if chance else ("a number", "a chance")
                yield path, "wrong-figure", f"{printed} is printed, and {other} worked out for it", ""


@dataclass(frozen=True, slots=True)
class ClaimTopic:
    """A heading under which claims stand, with the model under which they are worked out."""

    name: str = named()
    title: str = part(A_LINE, "The heading.")
    model: str = part(PROSE, "What is taken to be so when they are worked out.")


@dataclass(frozen=True, slots=True)
class Beyond:
    """A claim that is not put to the test, and why."""

    name: str = named()
    place: str = part(A_LINE, "Where it stands.")
    what: str = part(A_LINE, "What it says, in our own words.")
    why: str = part(PROSE, "Why it cannot be worked out.")


_SITTINGS = ByKey(RecordType(Sitting, "sitting"), _NAME, "for the sittings")


@dataclass(frozen=True, slots=True)
class WrittenClaims(TypedRecord):
    """What is written of a book's claims."""

    title: str = part(A_LINE, "The title of their page.")
    about: str = part(PROSE, "What they are, and how they are put to the test.")
    topics: Mapping[str, ClaimTopic] = part(
        ByKey(RecordType(ClaimTopic, "topic"), _NAME, "for the topics"), "Their headings."
    )
    claims: tuple[Claim, ...] = part(InOrder(RecordType(Claim, "claim"), _NAME, "for the claims"), "The claims.")
    sittings: Mapping[str, Sitting] = part(_SITTINGS, "Sittings that claims are settled over.", dict)
    beyond: tuple[Beyond, ...] = part(
        InOrder(RecordType(Beyond, "claim"), _NAME, "for the claims"), "Claims that cannot be worked out.", ()
    )

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the sittings, which alone can be named."""
        node = pairs.get("sittings")
        sittings: Any = {} if node is None else _SITTINGS.read(node, [])
        if not isinstance(around, ClaimContext) or sittings is MISSING:
            return around
        return replace(around, sittings=sittings)

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report topics that there are not."""
        for claim in self.claims:
            if claim.topic not in self.topics:
                hint = did_you_mean(claim.topic, self.topics, at_most=0)
                yield (
                    ("claims", claim.name, "topic"),
                    "unknown-name",
                    f"there is no topic {quoted(claim.topic, 60)}",
                    hint,
                )


CLAIMS = RecordType(WrittenClaims, "file")


@dataclass(frozen=True, slots=True)
class ReadingProof:
    """A reading of a claim put to the test."""

    says: str
    value: Fraction
    verdict: FigureVerdict


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim put to the test: the truth, how it was worked out, and what the printed figure is worth."""

    id: str
    claim: Claim
    value: Fraction
    method: str
    verdict: FigureVerdict
    otherwise: Sequence[ReadingProof]

    @property
    def put(self) -> str:
        """Give the truth in the form of the printed figure."""
        return self.claim.printed.put(self.value)

    @property
    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        value = int(self.value) if self.value.denominator == 1 else float(self.value)
        return {
            "id": self.id,
            "place": self.claim.place,
            "what": self.claim.what,
            "printed": self.claim.printed.text,
            "value": value,
            "error": None,  # all is counted exactly, or settled
            "method": "; ".join(self.telling()),
            "verdict": self.verdict.value,
        }

    def telling(self) -> Sequence[str]:
        """Tell how it was worked out, and what comes of it when it is read otherwise."""
        put = self.claim.printed.put
        read = [f"read otherwise ({each.says}): {put(each.value)}, {each.verdict.value}" for each in self.otherwise]
        return [self.method, *read]


def prove(claim: Claim, id: str, around: ClaimContext) -> Proof:
    """Put a claim to the test."""
    value = worked_out(claim.count, around)
    readings = []
    for each in claim.otherwise:
        other = worked_out(each.count, around)
        readings.append(ReadingProof(each.says, other, claim.printed.verdict(other)))
    return Proof(id, claim, value, method(claim.count), claim.printed.verdict(value), readings)


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
