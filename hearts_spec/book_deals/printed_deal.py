"""A deal that a book prints whole: the hands, every trick as it stands there, and what the book says came of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.book_deals.deal import PLACE, BookDeal, Fact, Grade, PagePlace, SearchCase, WrittenDeal
from hearts_spec.book_deals.deal_kinds import A_SEAT, PackCards, of_deal
from hearts_spec.book_deals.statement_file import UnitsKind
from hearts_spec.book_deals.statements import EvidenceClaim, TrickStatement
from hearts_spec.cards import Card, card_name, card_text, cards_in, cards_text
from hearts_spec.engine import CompiledRules
from hearts_spec.record.record_kinds import BySeat
from hearts_spec.schema.english import listed
from hearts_spec.schema.kinds import ANYWHERE, MISSING, MOST, Flag, ManyOf, Number, ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import Amiss, RecordType, part
from hearts_spec.schema.tree import Node

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PrintedTrick:
    """A trick as the book prints it: its cards by the seats at the table, not in the order of play."""

    cards: Cards = part(PackCards(), "Its cards, in the order of the seats.")
    won_by: str = part(A_SEAT, "Whom the book marks as its winner; left out where it marks nobody.", "")


@dataclass(frozen=True, slots=True)
class PrintedPlay:
    """The table of all the tricks."""

    place: PagePlace = part(PLACE, spread=True)
    tricks: tuple[PrintedTrick, ...] = part(
        ManyOf(RecordType(PrintedTrick, "trick"), listed="a list of tricks", example="as `- cards: 2C 10C QC AC`"),
        "The tricks.",
    )


class TakenKind(UnitsKind):
    """What some seats took, by their names."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, around)
        if found is MISSING:
            return MISSING
        pairs = zip(around.seats, found["units"], strict=True)
        return {seat: units for seat, units in pairs if units is not None}


@dataclass(frozen=True, slots=True)
class PrintedResult:
    """What the book says came of the deal."""

    place: PagePlace = part(PLACE, spread=True)
    taken: Mapping[str, int] = part(TakenKind(), "What each seat took, in the units of the rule set.")
    wins_pool: tuple[str, ...] = part(ManyOf(A_SEAT, distinct=True), "Who is said to win the pool.", ())
    jack: bool = part(Flag(), "Whether it is said to make a Jack.", False)
    net: Mapping[str, int] | None = part(
        BySeat(Number(least=-MOST), A_SEAT, "for what is won and lost", "as {A: 9, Y: -9}"),
        "What each seat is said to win or lose.",
        None,
    )

    @property
    def outcome(self) -> str:
        """Tell who is said to have won, in a sentence; nothing where that is not said."""
        said = [*_pool_told(self.wins_pool), *(["it is a Jack"] if self.jack else []), *_net_told(self.net or {})]
        told = "; ".join(said)
        return f"{told[0].upper()}{told[1:]}." if told else ""


def _pool_told(winners: Sequence[str]) -> Iterator[str]:
    if winners:
        yield f"{listed(winners)} {'wins' if len(winners) == 1 else 'divide'} the pool"


def _net_told(net: Mapping[str, int]) -> Iterator[str]:
    """Tell what seats win and what they lose, the highest winner first and the worst loser last."""
    order = sorted(net, key=lambda seat: -net[seat])
    up, down = [seat for seat in order if net[seat] >= 0], [seat for seat in order if net[seat] < 0]
    for verb, seats in (("wins", up), ("loses", down)):
        if seats:
            first, *others = (f"{abs(net[seat])}" for seat in seats)
            yield f"{seats[0]} {verb} " + listed([first, *map(" ".join, zip(seats[1:], others, strict=True))])


@dataclass(frozen=True, slots=True)
class WrittenRecord(WrittenDeal):
    """What the file of a deal that is printed whole says; `played` is None where the book tells of no play."""

    played: PrintedPlay | None = part(RecordType(PrintedPlay, "play"), "The tricks, as they are printed.", None)
    result: PrintedResult | None = part(RecordType(PrintedResult, "result"), "What came of it, as it is printed.", None)

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report also a hand that is not printed, and tricks that are not made of the hands."""
        if of_deal(around).table is None:
            return
        yield from WrittenDeal.amiss(self, around)
        missing = [seat for seat in self.seats if seat not in self.printed]
        if missing:
            yield ("hands",), f"{missing[0]}'s hand is not printed", "a deal that is lost in part is no record"
        for seat, each in enumerate(self.seats):
            if self.played and each in self.printed:
                yield from self._amiss_of(seat, each, self.played.tricks)

    def _amiss_of(self, number: int, seat: str, tricks: Sequence[PrintedTrick]) -> Iterator[Amiss]:
        left = self.printed[seat]
        for place, trick in enumerate(tricks):
            path = ("played", "tricks", place, "cards")
            if len(trick.cards) != len(self.seats):
                yield path, f"{len(trick.cards)} cards were found, where {len(self.seats)} play", ""
                return
            card = trick.cards[number]
            if not left >> card & 1:
                yield path, f"{seat} does not hold {card_text(card)}, or has played it before", ""
            left &= ~(1 << card)
        if left:
            message = f"{seat} keeps {cards_text(cards_in(left))}, where a deal is played to its end"
            yield ("played", "tricks"), message, ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedDeal(WrittenRecord, BookDeal):
    """A deal that is printed whole, at its table."""

    id: str
    table: CompiledRules

    @property
    def pages(self) -> tuple[int, int]:
        """Give the first and the last page of the book that it stands on."""
        places = [*self.hand_places.values(), *(each.place for each in (self.played, self.result) if each)]
        return min(each.page for each in places), max(each.page for each in places)

    @property
    def unmarked(self) -> tuple[int, ...]:
        """Give the tricks, counted from 1, of which the book marks no winner."""
        tricks = self.played.tricks if self.played else ()
        return tuple(number for number, trick in enumerate(tricks, 1) if not trick.won_by)

    def hands(self) -> dict[str, int]:
        """Give what each seat was dealt, as a mask."""
        return {seat: self.printed[seat] for seat in self.seats}

    def facts_in(self) -> tuple[Fact, ...]:
        """Give what is printed of the play as facts: who won each trick, and what each took."""
        return tuple(self._facts())

    def _facts(self) -> Iterator[Fact]:
        if self.played:
            for number, trick in enumerate(self.played.tricks, 1):
                if trick.won_by:
                    seat = self.seats.index(trick.won_by)
                    card = card_name(trick.cards[seat])
                    says = (TrickStatement(EvidenceClaim.WON_BY, (number,), seats=(seat,)),)
                    what = f"The {card} is marked as the card that wins."
                    yield Fact(f"W{number}", what, Grade.ATTESTED, self.played.place, says)
        if self.result:
            units = tuple(self.result.taken.get(seat) for seat in self.seats)
            took = ", ".join(f"{seat} {units}" for seat, units in self.result.taken.items())
            what = f"Below the tricks stands what each took: {took}."
            yield Fact(
                "R", what, Grade.ATTESTED, self.result.place, (TrickStatement(EvidenceClaim.TAKEN, units=units),)
            )

    def case(self) -> SearchCase:
        """Give the deal ready to be searched."""
        return self.case_of(self.dealer.seat, self.hands(), self.facts_in())

    @property
    def tricks(self) -> tuple[Cards, ...]:
        """Give the tricks, each with its cards in the order played."""
        leader = self.case().leader
        found = []
        for trick in self.played.tricks if self.played else ():
            cards = tuple(trick.cards[seat] for seat in self.table.seat_at[leader])
            found.append(cards)
            leader = self.table.leader_after(leader, self.table.winner(leader, cards))
        return tuple(found)
