"""A deal in a book: the hands, who dealt and led, what is known of the play, and the author's remarks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from hearts_spec.book_deals.remark_senses import A_SENSE, Sense
from hearts_spec.book_deals.statements import (
    A_SEAT,
    AS_STATEMENT,
    BOUNDS,
    Bounds,
    EvidenceClaim,
    HandKind,
    OnePackCard,
    PackCards,
    StatementKind,
    TrickKind,
    TrickStatement,
    UnitsKind,
    of_deal,
)
from hearts_spec.cards import Card, Suit, card_name, card_text, cards_in, cards_text, mask_as_named
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import opener_of
from hearts_spec.record.model import OPTIONS, SEATS, BidKind, BySeat
from hearts_spec.rules.library import A_PROVISION, A_RULE_SET
from hearts_spec.rules.names import name_of, source_of
from hearts_spec.schema.english import listed
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import (
    A_LINE,
    A_SUIT,
    ANYWHERE,
    MISSING,
    MOST,
    PROSE,
    ByKey,
    Flag,
    InOrder,
    ManyOf,
    Number,
    OneOf,
    ReadContext,
    Text,
)
from hearts_spec.schema.problems import KeyPath, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, from_context, named, part
from hearts_spec.schema.source_tree import Node, Pairs


class Grade(Word):
    """How sure a fact is."""

    ATTESTED = "attested", "printed in running text, or forced by what is"
    PROBABLE = "probable", "a clear trace of a plate's letter and star, or the natural sense of a remark"
    DOUBTFUL = "doubtful", "a broken trace, a letter without a star, or a weak reading"


GRADES = tuple(Grade)


@dataclass(frozen=True, slots=True)
class PagePlace:
    """A place in the book: the page, and the lines in the text of the scan, if they are known."""

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
    """A seat with a part in the deal, such as the dealer or the leader, and how this is known."""

    seat: str = part(A_SEAT, "The seat.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, inline=True)
    what: str = part(PROSE, "What is known, in a sentence.")


@dataclass(frozen=True, slots=True)
class GivenSale:
    """What each bid for the choice of suit, 0 for a pass, and the suit that was named."""

    bids: Mapping[str, int] = part(
        BySeat(BidKind(), A_SEAT, "for the bids"), "What each bid for the choice of suit, or the word pass."
    )
    suit: Suit = part(A_SUIT, "The suit that was named.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, inline=True)
    what: str = part(PROSE, "What is known, in a sentence.", "")


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed hand, as a mask."""

    cards: int = part(HandKind(), "Its cards.")
    place: PagePlace = part(PLACE, inline=True)


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about the play; `follows_from` are the other facts that imply it, if there are any."""

    id: str = named()
    what: str = part(PROSE, "What is known, in a sentence.")
    grade: Grade = part(GRADE, "How sure it is.")
    place: PagePlace = part(PLACE, inline=True)
    says: tuple[TrickStatement, ...] = part(
        ManyOf(StatementKind(), at_least=1, example=AS_STATEMENT), "What it says of the tricks: one claim, or a list."
    )
    follows_from: tuple[str, ...] = part(FACT_NAMES, "The facts that force it.", ())

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks that it is about; empty if it is about the whole deal."""
        return tuple(sorted({trick for each in self.says for trick in each.tricks}))


HANDS_READ = ByKey(HandKind(), A_SEAT, "for the hands")
FACTS = InOrder(RecordType(Fact, "fact"), Text("a fact"), "for the facts")


def with_hands(changed: Node | None, context: ReadContext) -> ReadContext:
    """Return the context with some hands replaced by those that a part of the file states (`changed`)."""
    near = of_deal(context)
    read: Any = MISSING if changed is None else HANDS_READ.read(changed, [], context)
    if read is MISSING or not near.hands:
        return context
    return replace(near, hands=tuple(read.get(seat, hand) for seat, hand in zip(near.seats, near.hands, strict=True)))


@dataclass(frozen=True, slots=True)
class AuthorsRemark(TypedRecord):
    """What the author says at a trick, restated in our own words as its `gist`.

    The part that can be tested, if any, is a `claim` about tricks, what each seat `takes`, or how many tricks it
    `wins`. A remark may assume that the seat played another card to the trick (`instead`), something else about the
    play (`supposing`), other `hands`, or another auction (`sale`). It is about the play after the trick; if it assumes
    something about the play or is made `before` the trick, it includes the trick. `meant` is the sense in which the
    author says it.
    """

    id: str = named()
    trick: int = part(TrickKind(), "The trick at which it is made.")
    seat: str = part(A_SEAT, "The seat it is about.")
    place: PagePlace = part(PLACE, inline=True)
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
        """True if some part of it can be tested."""
        return bool(self.claim or self.takes or self.wins)

    @property
    def asked_after(self) -> int:
        """The number of tricks before the first trick that it is about."""
        return self.trick - bool(self.before or self.supposing or self.instead is not None)

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context with the hands that the remark assumes, against which its statements are checked."""
        return with_hands(pairs.get("hands"), context)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        near = of_deal(context)
        if self.hands and near.hands:
            dealt = dict(zip(near.seats, near.hands, strict=True))
            yield from twice({**dealt, **self.hands}, ("hands",))
        if self.instead is None:
            return
        supposed = self.hands.get(self.seat)
        held = bool(supposed >> self.instead & 1) if supposed else near.holds(self.seat, 1 << self.instead)
        if not held:
            yield ("instead",), "card-not-held", f"{self.seat} does not hold {card_text(self.instead)}", ""
        if not self.tested:
            yield (), "missing-key", "a card is played instead, but nothing is claimed of it", "add `claim:`"


@dataclass(frozen=True, slots=True)
class Crux:
    """A place where the text is lost or can be read in two ways, the reading taken, and why."""

    crux: str = part(PROSE, "What is lost, or can be read two ways.")
    reading: str = part(PROSE, "The reading taken.")
    why: str = part(PROSE, "Why it is taken.")
    place: PagePlace = part(PLACE, inline=True)


class FollowedTrick(NamedTuple):
    """A trick of a line: its cards in the order played, who leads to it, who wins it, and who leads to the next.

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
    """A deal under one reading: the hands as masks by seat number, and the facts that hold."""

    table: CompiledRules
    seats: tuple[str, ...]
    hands: tuple[int, ...]
    dealer: int
    leader: int
    facts: tuple[Fact, ...]

    @property
    def tricks(self) -> int:
        """The number of tricks of the deal."""
        return self.hands[0].bit_count()

    def followed(self, tricks: Iterable[Sequence[Card]]) -> Iterator[FollowedTrick]:
        """Yield the tricks of a line, given as the cards of each in the order played."""
        leader, rest = self.leader, sum(self.hands)
        for cards in tricks:
            winner = self.table.winner(leader, cards)
            leads_next, after = self.table.leader_after(leader, winner), rest & ~mask_as_named(cards)
            yield FollowedTrick(leader, cards, winner, leads_next, rest, after)
            leader, rest = leads_next, after

    def with_facts(self, facts: Sequence[Fact]) -> "SearchCase":
        return replace(self, facts=tuple(facts))


@dataclass(frozen=True, slots=True)
class Setting(TypedRecord):
    """The part of a deal's file that is read first, because the rest depends on it: rules, seats and auction."""

    rules: str = part(A_RULE_SET, "The id of the rule set it was played by.")
    seats: tuple[str, ...] = part(SEATS, "The seats, clockwise.")
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    sale: GivenSale | None = part(
        RecordType(GivenSale, "auction"), "The auction, if there was one.", None, key="auction"
    )

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context with the seats of the file, so that other parts can refer to them."""
        seats = pairs.get("seats")
        named: Any = MISSING if seats is None else SEATS.read(seats, [])
        return replace(of_deal(context), seats=() if named is MISSING else named)


class PrintedHands(ByKey):
    """The printed hands, as masks by seat, and the places where they are printed."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, context)
        if found is MISSING:
            return MISSING
        return {seat: each.cards for seat, each in found.items()}, {seat: each.place for seat, each in found.items()}


PRINTED = PrintedHands(RecordType(Printed, "hand"), A_SEAT, "for the hands")


@dataclass(frozen=True, slots=True)
class BookDeal(Setting):
    """What every deal in a book has, whether its play is lost or printed; `table` are the compiled rules."""

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
    id: str = from_context("id")
    table: CompiledRules = from_context("table")

    @property
    def name(self) -> str:
        """Its name among the deals of its source."""
        return name_of(self.id)

    @property
    def source(self) -> str:
        """The id of its source."""
        return source_of(self.id)

    def case_of(self, dealer: str, hands: Mapping[str, int], facts: tuple[Fact, ...]) -> SearchCase:
        """Return the case of this deal with this dealer, these hands by seat, and these facts."""
        number, masks = self.seats.index(dealer), tuple(hands.values())
        leader = opener(self.table, self.seats, number, masks, self.sale)
        return SearchCase(self.table, self.seats, masks, number, leader, facts)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        near = of_deal(context)
        dealer = self.seats.index(self.dealer.seat)
        first = self.seats[opener(self.table, self.seats, dealer, near.hands, self.sale)]
        if first != self.leader.seat:
            message = f"{self.leader.seat} cannot lead when {self.dealer.seat} deals"
            yield ("leader",), "not-as-played", message, f"{first} does"
        yield from twice(self.printed, ("hands",))


def twice(hands: Mapping[str, int], path: KeyPath) -> Iterator[Amiss]:
    """Yield a problem for each hand that has a card in common with another hand."""
    seen = 0
    for seat, hand in hands.items():
        if twice := seen & hand:
            message = f"{cards_text(cards_in(twice))} is in more than one hand, {seat}'s among them"
            yield (*path, seat), "repeated-card", message, ""
        seen |= hand


def opener(
    table: CompiledRules, seats: Sequence[str], dealer: int, hands: Sequence[int], sale: GivenSale | None
) -> int:
    """Return the number of the seat that leads to the first trick."""
    buyer = None
    if sale and any(sale.bids.values()):
        buyer = seats.index(max(sale.bids, key=lambda seat: sale.bids[seat]))
    return opener_of(table, hands, dealer, buyer)


def supposed(case: SearchCase, remark: AuthorsRemark) -> SearchCase:
    """Return a case with the hands and the auction that a remark assumes."""
    hands = tuple(remark.hands.get(seat, hand) for seat, hand in zip(case.seats, case.hands, strict=True))
    if remark.sale is None:
        return replace(case, hands=hands)
    table = case.table.avoiding(remark.sale.suit)
    leader = opener(table, case.seats, case.dealer, hands, remark.sale)
    return replace(case, table=table, hands=hands, leader=leader)


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
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context with the hands of this reading, against which its facts are checked."""
        return with_hands(pairs.get("hands"), context)


@dataclass(frozen=True, slots=True)
class LostDeal(BookDeal):
    """A deal whose play is lost. All hands but one are printed; the `inferred` seat holds the rest.

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

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        players = len(self.seats)
        yield from BookDeal.validate(self, context)
        if len(self.printed) != players - 1:
            message = f"expected {players - 1} of {players} hands to be printed, found {len(self.printed)}"
            yield ("hands",), "wrong-count", message, "the hand that is left is inferred"
        known = [fact.id for fact in self.facts]
        for fact in self.facts:
            others = [id for id in known if id != fact.id]
            yield from _unknown(fact.follows_from, others, ("facts", fact.id, "follows-from"))
        for reading in self.readings:
            yield from self._reading_problems(reading, known, ("readings", reading.id))

    def _reading_problems(self, reading: "EvidenceReading", known: Sequence[str], path: KeyPath) -> Iterator[Amiss]:
        yield from _unknown(reading.without, known, (*path, "without"))
        for fact in reading.facts:
            if fact.id in known:
                message = f"the fact {fact.id} is one of the deal's facts too"
                yield (*path, "facts", fact.id), "repeated-name", message, "give it a name of its own"
        for seat in reading.hands:
            if seat not in self.printed:
                message = f"{seat}'s hand is inferred, and cannot be read in another way"
                yield (*path, "hands", seat), "hand-not-printed", message, ""
        yield from twice({**self.printed, **reading.hands}, (*path, "hands"))

    @property
    def inferred(self) -> str:
        """The seat whose hand is nowhere printed and follows from the others'."""
        return next(seat for seat in self.seats if seat not in self.printed)

    @property
    def pages(self) -> tuple[int, int]:
        """The first and the last page of the book that has its hands and facts."""
        places = [*self.hand_places.values(), *(fact.place for fact in self.facts)]
        return min(each.page for each in places), max(each.page for each in places)

    def reading(self, id: str = "") -> EvidenceReading:
        """Return a reading by its id, the adopted one if none is named."""
        return next((each for each in self.readings if each.id == id), self.readings[0])

    def hands(self, reading: EvidenceReading | None = None) -> dict[str, int]:
        """Return all hands by seat, as masks; the inferred one is the rest of the pack."""
        printed = {**self.printed, **(reading or self.readings[0]).hands}
        rest = self.table.pack & ~reduce(or_, printed.values())
        return {seat: printed.get(seat, rest) for seat in self.seats}

    def facts_in(self, reading: EvidenceReading | None = None, grades: Sequence[Grade] = GRADES) -> tuple[Fact, ...]:
        """Return the facts that hold under a reading and have one of these grades."""
        chosen = reading or self.readings[0]
        kept = [each for each in self.facts if each.id not in chosen.without]
        return tuple(each for each in (*kept, *chosen.facts) if each.grade in grades)

    def case(self, reading: EvidenceReading | None = None, grades: Sequence[Grade] = GRADES) -> SearchCase:
        """Return the case of the deal under a reading, with its facts that have one of these grades."""
        chosen = reading or self.readings[0]
        return self.case_of(chosen.dealer or self.dealer.seat, self.hands(chosen), self.facts_in(chosen, grades))


def _unknown(ids: Sequence[str], known: Sequence[str], path: KeyPath) -> Iterator[Amiss]:
    for place, id in enumerate(ids):
        if id not in known:
            yield (*path, place), "unknown-name", f"there is no fact {quoted(id)}", did_you_mean(id, known)


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PrintedTrick:
    """A trick as the book prints it: its cards in the order of the seats, not of play, and the marked winner."""

    cards: Cards = part(PackCards(), "Its cards, in the order of the seats.")
    won_by: str = part(A_SEAT, "Whom the book marks as its winner; left out where it marks nobody.", "")


@dataclass(frozen=True, slots=True)
class PrintedPlay:
    """The table of all tricks, as the book prints it, and its place in the book."""

    place: PagePlace = part(PLACE, inline=True)
    tricks: tuple[PrintedTrick, ...] = part(
        ManyOf(RecordType(PrintedTrick, "trick"), listed="a list of tricks", example="as `- cards: 2C 10C QC AC`"),
        "The tricks.",
    )


class TakenKind(UnitsKind):
    """What some seats took, in units, by seat name."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, context)
        if found is MISSING:
            return MISSING
        pairs = zip(context.seats, found["units"], strict=True)
        return {seat: units for seat, units in pairs if units is not None}


@dataclass(frozen=True, slots=True)
class PrintedResult:
    """The result of the deal, as the book prints it."""

    place: PagePlace = part(PLACE, inline=True)
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
        """A sentence on who won, according to the book; empty if the book does not say."""
        win = "wins" if len(self.wins_pool) == 1 else "divide"
        pool = [f"{listed(self.wins_pool)} {win} the pool"] if self.wins_pool else []
        said = "; ".join([*pool, *(["the pool becomes a Jack"] if self.jack else []), *_net_phrases(self.net or {})])
        return f"{said[0].upper()}{said[1:]}." if said else ""


def _net_phrases(net: Mapping[str, int]) -> Iterator[str]:
    """Yield a phrase for the seats that win, then one for those that lose, each seat with its amount, best first."""
    order = sorted(net, key=lambda seat: -net[seat])
    up, down = [seat for seat in order if net[seat] >= 0], [seat for seat in order if net[seat] < 0]
    for verb, seats in (("wins", up), ("loses", down)):
        if seats:
            first, *others = (f"{abs(net[seat])}" for seat in seats)
            yield f"{seats[0]} {verb} " + listed([first, *map(" ".join, zip(seats[1:], others, strict=True))])


@dataclass(frozen=True, slots=True)
class RecordedDeal(BookDeal):
    """A deal that is printed whole; `played` is None if the book does not print the play."""

    played: PrintedPlay | None = part(RecordType(PrintedPlay, "play"), "The tricks, as they are printed.", None)
    result: PrintedResult | None = part(RecordType(PrintedResult, "result"), "What came of it, as it is printed.", None)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        yield from BookDeal.validate(self, context)
        missing = [seat for seat in self.seats if seat not in self.printed]
        if missing:
            message = f"{missing[0]}'s hand is not printed"
            yield ("hands",), "hand-not-printed", message, "a deal that is lost in part is no record"
        for seat, each in enumerate(self.seats):
            if self.played and each in self.printed:
                yield from self._hand_problems(seat, each, self.played.tricks)

    def _hand_problems(self, number: int, seat: str, tricks: Sequence[PrintedTrick]) -> Iterator[Amiss]:
        left = self.printed[seat]
        for place, trick in enumerate(tricks):
            path = ("played", "tricks", place, "cards")
            if len(trick.cards) != len(self.seats):
                yield path, "wrong-count", f"expected {len(self.seats)} cards in a trick, found {len(trick.cards)}", ""
                return
            card = trick.cards[number]
            if not left >> card & 1:
                yield path, "card-not-held", f"{seat} does not hold {card_text(card)}, or has played it before", ""
            left &= ~(1 << card)
        if left:
            message = f"{seat} keeps {cards_text(cards_in(left))}, where a deal is played to its end"
            yield ("played", "tricks"), "unfinished-deal", message, ""

    @property
    def pages(self) -> tuple[int, int]:
        """The first and the last page of the book that it is printed on."""
        places = [*self.hand_places.values(), *(each.place for each in (self.played, self.result) if each)]
        return min(each.page for each in places), max(each.page for each in places)

    @property
    def unmarked(self) -> tuple[int, ...]:
        """The numbers, from 1, of the tricks for which the book marks no winner."""
        tricks = self.played.tricks if self.played else ()
        return tuple(number for number, trick in enumerate(tricks, 1) if not trick.won_by)

    def hands(self) -> dict[str, int]:
        """Return what each seat was dealt, as a mask."""
        return {seat: self.printed[seat] for seat in self.seats}

    def facts_in(self) -> tuple[Fact, ...]:
        """Return the printed play as facts: who won each trick, and what each seat took."""
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
        return self.case_of(self.dealer.seat, self.hands(), self.facts_in())

    @property
    def tricks(self) -> tuple[Cards, ...]:
        """The tricks, each with its cards in the order played."""
        leader = self.case().leader
        found = []
        for trick in self.played.tricks if self.played else ():
            cards = tuple(trick.cards[seat] for seat in self.table.seat_at[leader])
            found.append(cards)
            leader = self.table.leader_after(leader, self.table.winner(leader, cards))
        return tuple(found)
