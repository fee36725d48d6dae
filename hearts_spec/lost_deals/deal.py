"""A deal whose play is lost: the hands, what is known of the tricks, how it can be read, and what was said of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from operator import or_

from hearts_spec.cards import Card, Suit
from hearts_spec.engine import Table, eldest
from hearts_spec.lost_deals.statements import Statement


class Grade(Enum):
    """How sure a fact is."""

    ATTESTED = "attested"
    PROBABLE = "probable"
    DOUBTFUL = "doubtful"


GRADES = tuple(Grade)
GRADE_MEANINGS = {
    Grade.ATTESTED: "printed in running text, or forced by what is",
    Grade.PROBABLE: "a clear trace of a plate's letter and star, or the natural sense of a remark",
    Grade.DOUBTFUL: "a broken trace, a letter without a star, or a weak reading",
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: the page of the book, and the lines of the scan's text where it has left any."""

    page: int
    lines: str = ""

    def __str__(self) -> str:
        return f"p. {self.page}" + (f", ln {self.lines}" if self.lines else "")


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a seat's part in the deal: who dealt, who led."""

    seat: str
    grade: Grade
    place: Place
    what: str


@dataclass(frozen=True, slots=True)
class Sale:
    """What each bid for the choice of suit, 0 for a pass, and the suit that was named."""

    bids: Mapping[str, int]
    suit: Suit
    grade: Grade
    place: Place
    what: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing known of the play; `follows_from` are the facts that force it, where others do."""

    id: str
    what: str
    grade: Grade
    place: Place
    says: tuple[Statement, ...]
    follows_from: tuple[str, ...] = ()

    @property
    def tricks(self) -> tuple[int, ...]:
        """Give the tricks it speaks of; none when it speaks of the whole deal."""
        return tuple(sorted({trick for each in self.says for trick in each.tricks}))


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the evidence: facts set aside, facts added, another dealer or other printed hands."""

    id: str
    title: str
    why: str
    dealer: str = ""
    without: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    hands: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Remark:
    """What the author says at a trick, briefly quoted in `words`.

    `claim` is what can be tested, if anything can; `instead` is the card the seat is supposed to play at that trick in
    place of the one it played. Without it the claim is about what comes after the trick.
    """

    id: str
    trick: int
    seat: str
    place: Place
    words: str
    about: str
    instead: Card | None = None
    claim: Statement | None = None


@dataclass(frozen=True, slots=True)
class Crux:
    """A place where the text is lost or can be read two ways, the reading taken, and why."""

    crux: str
    reading: str
    why: str
    place: Place


@dataclass(frozen=True, slots=True)
class Case:
    """A deal under one reading, ready to be searched: the hands as masks by seat number, and the facts that hold."""

    table: Table
    seats: tuple[str, ...]
    hands: tuple[int, ...]
    dealer: int
    leader: int
    facts: tuple[Fact, ...]

    @property
    def tricks(self) -> int:
        """Count the tricks of the deal."""
        return self.hands[0].bit_count()

    def with_facts(self, facts: Sequence[Fact]) -> "Case":
        """Give the same deal with other facts."""
        return Case(self.table, self.seats, self.hands, self.dealer, self.leader, tuple(facts))


@dataclass(frozen=True, slots=True)
class LostDeal:
    """A deal whose play is lost. `printed` are the hands that are printed; the `inferred` seat holds the rest.

    `readings` has at least one; the first is the one adopted.
    """

    id: str
    title: str
    rules: str
    options: Mapping[str, str]
    shows: tuple[str, ...]
    seats: tuple[str, ...]
    dealer: Told
    leader: Told
    sale: Sale | None
    printed: Mapping[str, int]
    hand_places: Mapping[str, Place]
    facts: tuple[Fact, ...]
    readings: tuple[Reading, ...]
    remarks: tuple[Remark, ...]
    cruxes: tuple[Crux, ...]
    table: Table
    file: str = ""

    @property
    def name(self) -> str:
        """Give its name among the deals of its source."""
        return self.id.rpartition("/")[2]

    @property
    def source(self) -> str:
        """Give the id of the source."""
        return self.id.partition("/")[0]

    @property
    def inferred(self) -> str:
        """Give the seat whose hand is nowhere printed and follows from the others'."""
        return next(seat for seat in self.seats if seat not in self.printed)

    @property
    def pages(self) -> tuple[int, int]:
        """Give the first and the last page of the book that its hands and facts stand on."""
        places = [*self.hand_places.values(), *(fact.place for fact in self.facts)]
        return min(each.page for each in places), max(each.page for each in places)

    def reading(self, id: str = "") -> Reading:
        """Give a reading by its id, the adopted one if none is named."""
        return next((each for each in self.readings if each.id == id), self.readings[0])

    def hands(self, reading: Reading | None = None) -> dict[str, int]:
        """Give every hand, the inferred one by taking the others from the pack."""
        printed = {**self.printed, **(reading or self.readings[0]).hands}
        rest = self.table.pack & ~reduce(or_, printed.values())
        return {seat: printed.get(seat, rest) for seat in self.seats}

    def facts_in(self, reading: Reading | None = None, grades: Sequence[Grade] = GRADES) -> tuple[Fact, ...]:
        """Give the facts that hold under a reading, of the grades asked for."""
        chosen = reading or self.readings[0]
        kept = [each for each in self.facts if each.id not in chosen.without]
        return tuple(each for each in (*kept, *chosen.facts) if each.grade in grades)

    def case(self, reading: Reading | None = None, grades: Sequence[Grade] = GRADES) -> Case:
        """Give the deal under a reading, ready to be searched."""
        chosen = reading or self.readings[0]
        dealer = self.seats.index(chosen.dealer or self.dealer.seat)
        leader = eldest(self.table.rules, dealer, self.table.players)
        hands = tuple(self.hands(chosen).values())
        return Case(self.table, self.seats, hands, dealer, leader, self.facts_in(chosen, grades))
