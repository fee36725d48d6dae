"""A claim of a book: where it stands, what it says, the figure that is printed, and what is worked out for it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from hearts_spec.claims.computations import COUNT, ClaimContext, Count, gives, method, worked_out
from hearts_spec.claims.figure import A_FIGURE, Figure, FigureVerdict, PlainFigure
from hearts_spec.claims.session import Sitting
from hearts_spec.rules.lookup import A_PROVISION
from hearts_spec.schema.keyed_kinds import ByKey, InOrder
from hearts_spec.schema.kinds import A_LINE, MISSING, NAME, NAME_HINT, PROSE, ManyOf, ReadContext, Text
from hearts_spec.schema.problems import Location, Path, did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part, placed
from hearts_spec.schema.tree import Pairs

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
        worked: list[tuple[Path, Count]] = [(("count",), self.count)]
        worked += [(("otherwise", place, "count"), each.count) for place, each in enumerate(self.otherwise)]
        for path, count in worked:
            if not gives(count, chance):
                printed, other = ("a chance", "a number") if chance else ("a number", "a chance")
                yield path, f"{printed} is printed, and {other} worked out for it", ""


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
                yield ("claims", claim.name, "topic"), f"there is no topic {quoted(claim.topic, 60)}", hint


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
