"""A deal in a book: the hands, who dealt and led, what is known of the play, and what the author says of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hearts_spec.book_deals.deal_kinds import (
    A_SEAT,
    BOUNDS,
    Bounds,
    HandKind,
    OnePackCard,
    TrickKind,
    of_deal,
)
from hearts_spec.book_deals.remark_senses import A_SENSE, Sense
from hearts_spec.book_deals.statement_file import AS_STATEMENT, StatementKind
from hearts_spec.book_deals.statements import TrickStatement
from hearts_spec.cards import Card, Suit, card_text, cards_in, cards_text, mask_as_named
from hearts_spec.engine import CompiledRules, opener_of
from hearts_spec.record.model import OPTIONS, SEATS
from hearts_spec.record.record_kinds import BidKind, BySeat
from hearts_spec.rules.ids import name_of, source_of
from hearts_spec.rules.lookup import A_PROVISION, A_RULE_SET
from hearts_spec.schema.card_kinds import A_SUIT
from hearts_spec.schema.keyed_kinds import ByKey, InOrder
from hearts_spec.schema.kinds import A_LINE, ANYWHERE, MISSING, PROSE, Flag, ManyOf, Number, OneOf, ReadContext, Text
from hearts_spec.schema.problems import Path, Problem
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part
from hearts_spec.schema.tree import Node, Pairs
from hearts_spec.schema.word import Word


class Grade(Word):
    """How sure a fact is."""

    ATTESTED = "attested", "printed in running text, or forced by what is"
    PROBABLE = "probable", "a clear trace of a plate's letter and star, or the natural sense of a remark"
    DOUBTFUL = "doubtful", "a broken trace, a letter without a star, or a weak reading"


GRADES = tuple(Grade)


@dataclass(frozen=True, slots=True)
class PagePlace:
    """Where something stands: the page of the book, and the lines of the scan's text where it has left any."""

    page: int = part(Number(1, 999), "The page of the book.")
    lines: str = part(
        Text("lines", pattern="[1-9][0-9]{0,4}(?:-[1-9][0-9]{0,4})?", wrong="is not a line, nor a range of lines",
             hint="as 1289 or 1302-1303"),
        "The line of the scan's text, or the first and the last.",
        "",
    )  # fmt: skip

    def __str__(self) -> str:
        return f"p. {self.page}" + (f", ln {self.lines}" if self.lines else "")


GRADE = OneOf({grade.value: grade for grade in Grade}, "a grade", "a grade")
PLACE = RecordType(PagePlace, "place")
FACT_NAMES = ManyOf(Text("a fact"), distinct=True)


@dataclass(frozen=True, slots=True)
class GivenSeat:
    """What is known of a seat's part in the deal: who dealt, who led."""

    seat: str = part(A_SEAT, "The seat.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, spread=True)
    what: str = part(PROSE, "What is known, in a sentence.")


@dataclass(frozen=True, slots=True)
class GivenSale:
    """What each bid for the choice of suit, 0 for a pass, and the suit that was named."""

    bids: Mapping[str, int] = part(
        BySeat(BidKind(), A_SEAT, "for the bids"), "What each bid for the choice of suit, or the word pass."
    )
    suit: Suit = part(A_SUIT, "The suit that was named.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, spread=True)
    what: str = part(PROSE, "What is known, in a sentence.", "")


@dataclass(frozen=True, slots=True)
class Printed:
    """A hand as it is printed, as a mask."""

    cards: int = part(HandKind(), "Its cards.")
    place: PagePlace = part(PLACE, spread=True)


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing known of the play; `follows_from` are the facts that force it, where others do."""

    id: str = named()
    what: str = part(PROSE, "What is known, in a sentence.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, spread=True)
    says: tuple[TrickStatement, ...] = part(
        ManyOf(StatementKind(), at_least=1, example=AS_STATEMENT), "What it says of the tricks: one claim, or a list."
    )
    follows_from: tuple[str, ...] = part(FACT_NAMES, "The facts that force it.", ())

    @property
    def tricks(self) -> tuple[int, ...]:
        """Give the tricks it speaks of; none when it speaks of the whole deal."""
        return tuple(sorted({trick for each in self.says for trick in each.tricks}))


HANDS_READ = ByKey(HandKind(), A_SEAT, "for the hands")
FACTS = InOrder(RecordType(Fact, "fact"), Text("a fact"), "for the facts")


def with_hands(changed: Node | None, around: ReadContext) -> ReadContext:
    """Give what stands around a part that has some hands otherwise than the deal."""
    near = of_deal(around)
    read: Any = MISSING if changed is None else HANDS_READ.read(changed, [], around)
    if read is MISSING or not near.hands:
        return around
    return replace(near, hands=tuple(read.get(seat, hand) for seat, hand in zip(near.seats, near.hands, strict=True)))


@dataclass(frozen=True, slots=True)
class AuthorsRemark(TypedRecord):
    """What the author says at a trick, restated in our own words as its `gist`.

    What can be tested of it, if anything can, is a `claim` about tricks, what each seat `takes`, or how many tricks it
    `wins`. It may suppose a card played `instead`, at that trick, of the one that the seat played, other things of the
    play (`supposing`), other `hands` or another `sale`. It is about what comes after the trick, unless it supposes
    something of the play or is made `before` it. `meant` is the sense in which the author says it.
    """

    id: str = named()
    trick: int = part(TrickKind(), "The trick at which it is made.")
    seat: str = part(A_SEAT, "The seat it is about.")
    place: PagePlace = part(PLACE, spread=True)
    gist: str = part(PROSE, "What the author says, restated in our own words; a single term of art may be quoted.")
    reading: str = part(PROSE, "How it is taken here, where the gist does not say it.", "")
    instead: Card | None = part(OnePackCard(), "A card that the seat is supposed to play in place of its own.", None)
    claim: TrickStatement | None = part(StatementKind(), "What can be tested of it.", None)
    takes: Mapping[str, Bounds] = part(
        BySeat(BOUNDS, A_SEAT, "for what is taken", "as {A: 0, Y: 1+}"),
        "What seats are said to take in all, in the units of the rule set, as 0, 1+ or 0-4.",
        dict,
    )
    wins: Mapping[str, Bounds] = part(
        BySeat(BOUNDS, A_SEAT, "for what is won", "as {A: 4}"),
        "How many tricks seats are said to win from there on.",
        dict,
    )
    before: bool = part(Flag(), "Whether it is about what comes from before the trick.", False)
    supposing: tuple[TrickStatement, ...] = part(
        ManyOf(StatementKind()), "What is supposed of the tricks from there on.", ()
    )
    hands: Mapping[str, int] = part(HANDS_READ, "The hands that some seats are supposed to have been dealt.", dict)
    sale: GivenSale | None = part(
        RecordType(GivenSale, "auction"), "The auction that is supposed.", None, key="auction"
    )
    meant: Sense | None = part(A_SENSE, "The sense in which the author says it.", None)

    @property
    def tested(self) -> bool:
        """Say whether anything of it can be tested."""
        return bool(self.claim or self.takes or self.wins)

    @property
    def asked_after(self) -> int:
        """Count the tricks that are over when it is asked what comes."""
        return self.trick - bool(self.before or self.supposing or self.instead is not None)

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the hands as they are supposed, which decide what can be said of them."""
        return with_hands(pairs.get("hands"), around)

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report a card played instead that is not held, or of which nothing is claimed, and hands that are no deal."""
        near = of_deal(around)
        if self.hands and near.hands:
            dealt = dict(zip(near.seats, near.hands, strict=True))
            yield from twice({**dealt, **self.hands}, ("hands",))
        if self.instead is None:
            return
        supposed = self.hands.get(self.seat)
        held = bool(supposed >> self.instead & 1) if supposed else near.holds(self.seat, 1 << self.instead)
        if not held:
            yield ("instead",), f"{self.seat} does not hold {card_text(self.instead)}", ""
        if not self.tested:
            yield (), "a card is played instead, but nothing is claimed of it", "add `claim:`"


@dataclass(frozen=True, slots=True)
class Crux:
    """A place where the text is lost or can be read two ways, the reading taken, and why."""

    crux: str = part(PROSE, "What is lost, or can be read two ways.")
    reading: str = part(PROSE, "The reading taken.")
    why: str = part(PROSE, "Why it is taken.")
    place: PagePlace = part(PLACE, spread=True)


class FollowedTrick(NamedTuple):
    """A trick of a line: its cards in the order played, who leads to it and who wins it, and who leads to the next.

    `rest` are the cards not yet played before it, as a mask, and `after` those that are left.
    """

    leader: int
    cards: Sequence[Card]
    winner: int
    leads_next: int
    rest: int
    after: int


@dataclass(frozen=True, slots=True)
class SearchCase:
    """A deal under one reading, ready to be searched: the hands as masks by seat number, and the facts that hold."""

    table: CompiledRules
    seats: tuple[str, ...]
    hands: tuple[int, ...]
    dealer: int
    leader: int
    facts: tuple[Fact, ...]

    @property
    def tricks(self) -> int:
        """Count the tricks of the deal."""
        return self.hands[0].bit_count()

    def followed(self, tricks: Iterable[Sequence[Card]]) -> Iterator[FollowedTrick]:
        """Follow a line from the first lead on, each trick with its cards in the order played."""
        leader, rest = self.leader, sum(self.hands)
        for cards in tricks:
            winner = self.table.winner(leader, cards)
            leads_next, after = self.table.leader_after(leader, winner), rest & ~mask_as_named(cards)
            yield FollowedTrick(leader, cards, winner, leads_next, rest, after)
            leader, rest = leads_next, after

    def with_facts(self, facts: Sequence[Fact]) -> "SearchCase":
        """Give the same deal with other facts."""
        return replace(self, facts=tuple(facts))


@dataclass(frozen=True, slots=True)
class Setting(TypedRecord):
    """What must be known of a deal before the rest of its file can be read: the rules and the seats, and any sale."""

    rules: str = part(A_RULE_SET, "The id of the rule set it was played by.")
    seats: tuple[str, ...] = part(SEATS, "The seats, clockwise.")
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    sale: GivenSale | None = part(
        RecordType(GivenSale, "auction"), "The auction, if there was one.", None, key="auction"
    )

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the seats, who alone can be named."""
        seats = pairs.get("seats")
        named: Any = MISSING if seats is None else SEATS.read(seats, [])
        return replace(of_deal(around), seats=() if named is MISSING else named)


class PrintedHands(ByKey):
    """The hands that are printed, as masks by seat, and the places where they stand."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, around)
        if found is MISSING:
            return MISSING
        return {seat: each.cards for seat, each in found.items()}, {seat: each.place for seat, each in found.items()}


PRINTED = PrintedHands(RecordType(Printed, "hand"), A_SEAT, "for the hands")


@dataclass(frozen=True, slots=True)
class WrittenDeal(Setting):
    """What the file of any deal says: who dealt and led, the hands that are printed, the remarks and the doubts."""

    title: str = part(A_LINE, "Its title.", by_name=True)
    dealer: GivenSeat = part(RecordType(GivenSeat, "dealer"), "Who dealt.", by_name=True)
    leader: GivenSeat = part(RecordType(GivenSeat, "leader"), "Who led.", by_name=True)
    printed: Mapping[str, int] = part(
        PRINTED, "The hands that are printed.", key="hands", also="hand_places", by_name=True
    )
    remarks: tuple[AuthorsRemark, ...] = part(
        InOrder(RecordType(AuthorsRemark, "remark"), Text("a remark"), "for the remarks"),
        "What the author says of it.",
        (),
    )
    cruxes: tuple[Crux, ...] = part(
        ManyOf(RecordType(Crux, "crux"), listed="a list of cruxes", example="as `- crux: ...`"),
        "Where the text is lost or can be read two ways.",
        (),
    )
    shows: tuple[str, ...] = part(ManyOf(A_PROVISION, distinct=True), "The provisions that tell of it.", ())
    hand_places: Mapping[str, PagePlace] = field(default_factory=dict)

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report a leader who cannot lead, and hands that are no deal."""
        near = of_deal(around)
        if near.table is None:
            return
        dealer = self.seats.index(self.dealer.seat)
        first = self.seats[opener(near.table, self.seats, dealer, near.hands, self.sale)]
        if first != self.leader.seat:
            yield ("leader",), f"{self.leader.seat} cannot lead when {self.dealer.seat} deals", f"{first} does"
        yield from twice(self.printed, ("hands",))


def twice(hands: Mapping[str, int], path: Path) -> Iterator[Amiss]:
    """Report the cards that stand in more than one hand."""
    seen = 0
    for seat, hand in hands.items():
        if twice := seen & hand:
            yield (*path, seat), f"{cards_text(cards_in(twice))} is in more than one hand, {seat}'s among them", ""
        seen |= hand


def opener(
    table: CompiledRules, seats: Sequence[str], dealer: int, hands: Sequence[int], sale: GivenSale | None
) -> int:
    """Give the number of the seat that leads to the first trick."""
    buyer = None
    if sale and any(sale.bids.values()):
        buyer = seats.index(max(sale.bids, key=lambda seat: sale.bids[seat]))
    return opener_of(table, hands, dealer, buyer)


class BookDeal:
    """What is so of any deal in a book, whether its play is lost or written down."""

    __slots__ = ()
    id: str
    table: CompiledRules
    seats: tuple[str, ...]
    sale: GivenSale | None

    @property
    def name(self) -> str:
        """Give its name among the deals of its source."""
        return name_of(self.id)

    @property
    def source(self) -> str:
        """Give the id of the source."""
        return source_of(self.id)

    def case_of(self, dealer: str, hands: Mapping[str, int], facts: tuple[Fact, ...]) -> SearchCase:
        """Give it ready to be searched, dealt by a seat, with these hands and the facts that hold."""
        number, masks = self.seats.index(dealer), tuple(hands.values())
        leader = opener(self.table, self.seats, number, masks, self.sale)
        return SearchCase(self.table, self.seats, masks, number, leader, facts)
