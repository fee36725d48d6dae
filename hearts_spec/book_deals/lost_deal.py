"""A deal whose play is lost: what is known of the tricks, how that can be read, and the hand that is not printed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from hearts_spec.book_deals.deal import (
    FACT_NAMES,
    FACTS,
    GRADES,
    HANDS_READ,
    BookDeal,
    Fact,
    Grade,
    SearchCase,
    WrittenDeal,
    twice,
    with_hands,
)
from hearts_spec.book_deals.deal_kinds import A_SEAT, of_deal
from hearts_spec.engine import CompiledRules
from hearts_spec.schema.keyed_kinds import InOrder
from hearts_spec.schema.kinds import A_LINE, PROSE, ReadContext, Text
from hearts_spec.schema.problems import Path, did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part
from hearts_spec.schema.tree import Pairs


@dataclass(frozen=True, slots=True)
class EvidenceReading(TypedRecord):
    """One way to read the evidence: facts set aside, facts added, another dealer or other printed hands."""

    id: str = named()
    title: str = part(A_LINE, "Its title.")
    why: str = part(PROSE, "Why the evidence can be read so.")
    dealer: str = part(A_SEAT, "Who dealt, where it is read so.", "")
    without: tuple[str, ...] = part(FACT_NAMES, "The facts set aside.", ())
    facts: tuple[Fact, ...] = part(FACTS, "The facts added.", ())
    hands: Mapping[str, int] = part(HANDS_READ, "Hands that are read otherwise.", dict)

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the hands as they are read here, which decide what its facts can say."""
        return with_hands(pairs.get("hands"), around)


@dataclass(frozen=True, slots=True)
class WrittenLostDeal(WrittenDeal):
    """What the file of a lost deal says. All hands but one are printed; the `inferred` seat holds the rest.

    `readings` has at least one; the first is the one adopted.
    """

    facts: tuple[Fact, ...] = part(FACTS, "What is known of the play.", by_name=True)
    readings: tuple[EvidenceReading, ...] = part(
        InOrder(
            RecordType(EvidenceReading, "reading"), Text("a reading"), "for the readings", at_least=1, things="readings"
        ),
        "How the evidence can be read; the first reading is the one adopted.",
        by_name=True,
    )

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report also hands that are not all but one, and facts and hands that are not there."""
        if of_deal(around).table is None:
            return
        players = len(self.seats)
        yield from WrittenDeal.amiss(self, around)
        if len(self.printed) != players - 1:
            message = f"{len(self.printed)} of {players} hands are printed, where all but one were expected"
            yield ("hands",), message, "the hand that is left is inferred"
        known = [fact.id for fact in self.facts]
        for fact in self.facts:
            others = [id for id in known if id != fact.id]
            yield from _unknown(fact.follows_from, others, ("facts", fact.id, "follows-from"))
        for reading in self.readings:
            yield from self._amiss_in(reading, known, ("readings", reading.id))

    def _amiss_in(self, reading: "EvidenceReading", known: Sequence[str], path: Path) -> Iterator[Amiss]:
        yield from _unknown(reading.without, known, (*path, "without"))
        for fact in reading.facts:
            if fact.id in known:
                message = f"the fact {fact.id} stands among the deal's facts too"
                yield (*path, "facts", fact.id), message, "give it a name of its own"
        for seat in reading.hands:
            if seat not in self.printed:
                message = f"{seat}'s hand is inferred, and cannot be read in another way"
                yield (*path, "hands", seat), message, ""
        yield from twice({**self.printed, **reading.hands}, (*path, "hands"))


def _unknown(ids: Sequence[str], known: Sequence[str], path: Path) -> Iterator[Amiss]:
    for place, id in enumerate(ids):
        if id not in known:
            yield (*path, place), f"there is no fact {quoted(id)}", did_you_mean(id, known)


@dataclass(frozen=True, slots=True, kw_only=True)
class LostDeal(WrittenLostDeal, BookDeal):
    """A deal whose play is lost, as its file tells of it, at its table."""

    id: str
    table: CompiledRules

    @property
    def inferred(self) -> str:
        """Give the seat whose hand is nowhere printed and follows from the others'."""
        return next(seat for seat in self.seats if seat not in self.printed)

    @property
    def pages(self) -> tuple[int, int]:
        """Give the first and the last page of the book that its hands and facts stand on."""
        places = [*self.hand_places.values(), *(fact.place for fact in self.facts)]
        return min(each.page for each in places), max(each.page for each in places)

    def reading(self, id: str = "") -> EvidenceReading:
        """Give a reading by its id, the adopted one if none is named."""
        return next((each for each in self.readings if each.id == id), self.readings[0])

    def hands(self, reading: EvidenceReading | None = None) -> dict[str, int]:
        """Give every hand, the inferred one by taking the others from the pack."""
        printed = {**self.printed, **(reading or self.readings[0]).hands}
        rest = self.table.pack & ~reduce(or_, printed.values())
        return {seat: printed.get(seat, rest) for seat in self.seats}

    def facts_in(self, reading: EvidenceReading | None = None, grades: Sequence[Grade] = GRADES) -> tuple[Fact, ...]:
        """Give the facts that hold under a reading, of the grades asked for."""
        chosen = reading or self.readings[0]
        kept = [each for each in self.facts if each.id not in chosen.without]
        return tuple(each for each in (*kept, *chosen.facts) if each.grade in grades)

    def case(self, reading: EvidenceReading | None = None, grades: Sequence[Grade] = GRADES) -> SearchCase:
        """Give the deal under a reading, ready to be searched."""
        chosen = reading or self.readings[0]
        return self.case_of(chosen.dealer or self.dealer.seat, self.hands(chosen), self.facts_in(chosen, grades))
