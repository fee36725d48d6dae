"""The record of one deal: its keys, their types and how each is read.

`Record` is what a file or a request holds; `record_file` reads and writes it, and `replay` plays it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import JOKER, SUITS, Card, card_text, cards_text
from hearts_spec.engine import Incident
from hearts_spec.record.incidents import INCIDENT_LIST
from hearts_spec.rules.vocabulary.passing import WAY_WORDS
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.schema.kinds import (
    ANYWHERE,
    CARDS,
    MISSING,
    ByKey,
    Flag,
    Kind,
    ManyOf,
    Number,
    OneCard,
    ReadContext,
    SeatName,
    SomeCards,
    Text,
    one_of,
)
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected, to_data

PASSES = "pass"
OBLIGING = "Joker!"
_CARD, _SEAT = OneCard(), SeatName()
_BID = Number(least=1, quotes=True)
Play = tuple[str, Card]
_ALONE: dict[str, Play] = {text: ("", card) for text, card in (*CARDS.items(), (card_text(JOKER), JOKER))}


class InlineRules(dict[str, Any]):
    """A rule set written out in a record. `tree` keeps the place of each part, for error messages."""

    tree: Pairs

    @classmethod
    def of(cls, tree: Pairs) -> "InlineRules":
        """Return the rules of a YAML or JSON tree."""
        made = cls({key.text: to_data(value) for key, value in tree})
        made.tree = tree
        return made


class RulesKind(Kind):
    """The rules of a record: an id, a path, or a rule set written out."""

    _text = Text("the id of a rule set, a path or a rule set")

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        return InlineRules.of(node) if isinstance(node, Pairs) and node.pairs else self._text.read(node, faults)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self._text.schema(), {"type": "object", "minProperties": 1}]}


@dataclass(frozen=True)
class BySeat(ByKey):
    """A value for each of some seats, in the order of the table."""

    key: Kind = _SEAT

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, context)
        return found if found is MISSING else {seat: found[seat] for seat in context.seats or found if seat in found}


class BidKind(Kind):
    """A bid. The word `pass` is 0."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar) and node.text == PASSES:
            return 0
        bid = _BID.read(node, [])
        if bid is MISSING:
            faults.append(expected(node, f"a whole number from 1, or the word {PASSES},"))
        return bid

    def plain(self, value: int) -> Any:
        return value or PASSES

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_BID.schema(), {"const": PASSES}]}


class PlaysKind(Kind):
    """The plays in order, each a card or a seat and a card, and the indexes of those in which a joker obliges."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Items):
            faults.append(expected(node, "a list of plays", "as [2C, 10C] or [[N, 2C], [E, 10C]]"))
            return MISSING
        try:
            return tuple([_ALONE[item.text] for item in node.items]), ()
        except KeyError:  # a seat is named, or a play is wrong
            before = len(faults)
            plays = [_play(item, faults, context) for item in node.items]
        obliging = tuple([place for place, item in enumerate(node.items) if _obliges(item)])
        return MISSING if len(faults) > before else (tuple(plays), obliging)

    def plain(self, value: tuple[Sequence[Play], Sequence[int]]) -> list[Any]:
        plays, obliging = value
        cards = [OBLIGING if place in obliging else card_text(card) for place, (_, card) in enumerate(plays)]
        return [[seat, card] if seat else card for (seat, _), card in zip(plays, cards, strict=True)]

    def schema(self) -> dict[str, Any]:
        card = _CARD.schema()
        pair = {"type": "array", "prefixItems": [_SEAT.schema(), card], "items": False, "minItems": 2}
        return {"type": "array", "items": {"anyOf": [card, pair]}}


def _play(item: Node, faults: list[Problem], context: ReadContext) -> Play:
    """Read one play. If it is wrong, the problem is added to `faults` and the value returned is meaningless."""
    seat = ""
    if isinstance(item, Items):
        if len(item.items) != 2:
            faults.append(expected(item, "a seat and a card", "as [N, 2C]"))
            return "", 0
        seat = _SEAT.read(item.items[0], faults, context)
        item = item.items[1]
    if isinstance(item, Scalar) and _obliges(item):
        item = Scalar(OBLIGING[:-1], item.mark)
    return seat, _CARD.read(item, faults, context)


def _obliges(item: Node) -> bool:
    if isinstance(item, Items):
        return len(item.items) == 2 and _obliges(item.items[1])
    return isinstance(item, Scalar) and item.text.strip().lower() == OBLIGING.lower()


AN_ID = Text("an id", most=80)
_COUNT = Number(quotes=True)
_SUIT = one_of(tuple(suit.name.lower() for suit in SUITS), "a suit", "a suit")
_SLAM = one_of(SLAM_CHOICE_WORDS)
_WAY = one_of(WAY_WORDS)


@dataclass(frozen=True)
class SeatList(ManyOf):
    """The seats at a table. If the context knows the seats already, those are returned and the node is not read."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        return context.seats or super().read(node, faults, context)


SEATS = SeatList(
    SeatName(wrong="cannot name a seat"), distinct=True, at_least=2, at_most=10,
    listed="a list of 2 to 10 seats", example="clockwise, as [N, E, S, W]",
)  # fmt: skip
OPTIONS = ByKey(Text("a choice"), Text("an option"), "for each option", "as {odd-chip: stays}")
_HANDS = BySeat(SomeCards(), about="for each seat and its cards", example='as {N: "QS 10H"}')


@dataclass(frozen=True, slots=True)
class Record(TypedRecord):
    """One deal: the rules, the table, the cards, and what was played.

    `rules` is an id, the path of a rule-set file, or a mapping as in such a file. `seats` are listed clockwise. `hands`
    are those before the pass if `passes` is given, and otherwise those held when the first card was led. `deal` is the
    number of the deal in the game, which decides the direction of the pass. `way` is the direction that the dealer
    named, if the rules let the dealer name one. `returns` is what each player was dealt back when the passed cards are
    shuffled. `shows` are the cards laid face up before the first lead, which count double, and `declares` is the seat
    that declared a slam then.

    `bids` are the bids for the choice of suit, 0 for a pass. `buyer` is who had the choice in the last deal, when a
    Jack stands and they name a suit again. `suit` is the suit that was named, or empty. `slam` is what the player who
    took everything chose, if the rules offer a choice.

    `pool`, `jack`, `divided` and `pot` are what was on the table before the deal. `jack` is None if the record leaves
    it to the rules; `divided` is true if the Jack is the remainder of a divided pool. `scores` are the scores before
    the deal.

    Each play is a seat and a card; the seat is an empty text if the record does not name it. `obliging` are the
    indexes, from 0, of plays of a joker that obliges a high heart to win the trick, written `Joker!`. `stock` are the
    cards to be drawn, from the top, and `widow` those that go with a trick; a widow that is left out is whatever is in
    no hand. `incidents` are what went wrong, in order.
    """

    rules: str | Mapping[str, Any] = part(RulesKind(), "The rules: an id, a path, or a rule set written out.")
    seats: tuple[str, ...] = part(SEATS, "The seats at the table, clockwise.")
    dealer: str = part(SeatName(), "Who dealt; needed where anything depends on it.", "", by_name=True)
    hands: Mapping[str, tuple[Card, ...]] = part(_HANDS, "What each holds: before the pass, if one is told of.")
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    deal: int = part(Number(least=1, quotes=True), "The number of the deal in the game.", 1)
    widow: tuple[Card, ...] = part(SomeCards(), "The cards left over that go with a trick.", ())
    stock: tuple[Card, ...] = part(SomeCards(), "The cards to be drawn, from the top.", ())
    way: str = part(_WAY, "Which way the dealer had the cards passed, where he names it.", "")
    passes: Mapping[str, tuple[Card, ...]] | None = part(_HANDS, "What each passed.", None)
    returns: Mapping[str, tuple[Card, ...]] | None = part(
        _HANDS, "What each was dealt back, where the cards passed are shuffled.", None
    )
    shows: Mapping[str, tuple[Card, ...]] = part(
        BySeat(SomeCards(), about="for each seat and what it shows", example='as {N: "QS"}'),
        "The cards that were shown before the first lead, to count double.",
        dict,
    )
    bids: Mapping[str, int] | None = part(
        BySeat(BidKind(), about="for each seat and its bid", example="as {N: 25, E: pass}"),
        "What each bid for the choice of suit.",
        None,
    )
    buyer: str = part(SeatName(), "Who had the choice of suit in the last deal.", "")
    suit: str = part(_SUIT, "The suit that was named.", "")
    declares: str = part(SeatName(), "Who declared before the first lead that he would make a slam.", "")
    slam: str = part(_SLAM, "What the player who took everything chose.", "")
    pool: int = part(_COUNT, "Chips in the pool before the deal.", 0)
    jack: bool | None = part(Flag(quotes=True), "Whether the pool stands as a Jack.", None)
    divided: bool = part(Flag(quotes=True), "Whether that Jack is what was left of a pool that was divided.", False)
    pot: int = part(_COUNT, "Chips in the separate pot before the deal.", 0)
    scores: Mapping[str, int] = part(
        BySeat(Number(least=-9999, most=9999, quotes=True), about="for each seat and its score", example="as {N: 82}"),
        "How the scores stood before the deal; they matter only where a slam may not lose the game.",
        dict,
    )
    plays: tuple[tuple[str, Card], ...] = part(PlaysKind(), "The cards played, in order.", (), also="obliging")
    obliging: tuple[int, ...] = ()
    incidents: tuple[Incident, ...] = part(INCIDENT_LIST, "What went wrong, and after which play.", ())
    id: str = part(AN_ID, "A name of the record's own, which its answer carries.", "")

    def __repr__(self) -> str:
        rules = self.rules if isinstance(self.rules, str) else "rules of its own"
        hands = "; ".join(f"{seat} {cards_text(cards)}".rstrip() for seat, cards in self.hands.items())
        played = cards_text(card for _, card in self.plays) or "nothing"
        return f"<Record of {rules}, deal {self.deal}: {hands}; played {played}>"

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for the other parts: the seats and the number of plays."""
        seats, plays = pairs.get("seats"), pairs.get("plays")
        named: Any = MISSING if seats is None else SEATS.read(seats, [])
        return ReadContext(() if named is MISSING else named, len(plays.items) if isinstance(plays, Items) else 0)


RECORD = RecordType(Record, "record", "as {rules: ..., seats: ...}")


@dataclass(frozen=True, slots=True)
class ReportedState(TypedRecord):
    """What was on the table before a deal, under the same keys as in a record."""

    pool: int = part(_COUNT, default=0)
    jack: bool | None = part(Flag(quotes=True), default=None)
    divided: bool = part(Flag(quotes=True), default=False)
    pot: int = part(_COUNT, default=0)
    buyer: str = part(SeatName(), default="")


STOOD = RecordType(ReportedState, "standing", "as {pool: 13}")
