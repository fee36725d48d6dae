"""The record of one deal: its keys, their types and how each is read.

`Record` is what a file or a request holds; `record_file` reads and writes it, and `replay` plays it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import JOKER, Card, card_text, cards_text
from hearts_spec.engine.irregular.incident import Incident
from hearts_spec.record.deal_report import reported
from hearts_spec.record.incidents import INCIDENT_LIST
from hearts_spec.rules.vocabulary.passing import WAY_WORDS
from hearts_spec.schema.kinds import (
    ANYWHERE,
    CARDS,
    MISSING,
    MOST_IN_ALL,
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
    object_schema,
    one_of,
)
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected, only_keys, to_data

PASSES = "pass"
OBLIGING = "Joker!"
_CARD, _SEAT = OneCard(), SeatName()
_BID = Number(least=1, quotes=True)
_PLAY_KEYS = ("seat", "card")
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
            faults.append(expected(node, f"a whole number from 1, or the word {PASSES}"))
        return bid

    def plain(self, value: int) -> Any:
        return value or PASSES

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_BID.schema(), {"const": PASSES}]}


class PlaysKind(Kind):
    """The plays in order, each a card, or a seat and a card in a list or a mapping.

    Also reads the indexes of plays of an obliging joker.
    """

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
        named = object_schema({"seat": _SEAT.schema(), "card": card}, ["card"])
        return {"type": "array", "items": {"anyOf": [card, pair, named]}}


def _play(item: Node, faults: list[Problem], context: ReadContext) -> Play:
    """Read one play. If it is wrong, the problem is added to `faults` and the value returned is meaningless."""
    seat = ""
    if isinstance(item, Pairs):
        wrong = len(faults)
        only_keys(item, _PLAY_KEYS, faults)
        card = item.get("card")
        if card is None:
            faults.append(expected(item, "a seat and a card", "as {seat: N, card: 2C}"))
        if len(faults) > wrong or card is None:
            return "", 0
        named = item.get("seat")
        seat, item = "" if named is None else _SEAT.read(named, faults, context), card
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
    if isinstance(item, Pairs):
        return (card := item.get("card")) is not None and _obliges(card)
    if isinstance(item, Items):
        return len(item.items) == 2 and _obliges(item.items[1])
    return isinstance(item, Scalar) and item.text.strip().lower() == OBLIGING.lower()


AN_ID = Text("an id", most=80)
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
class Position(TypedRecord):
    """A deal under way without its history; the `hands` of the record are what each still holds."""

    leader: str = part(SeatName(), "Who led to the trick on the table, or is to lead.")
    trick: tuple[Card, ...] = part(SomeCards(), "The cards on the table, in the order played.", ())
    taken: Mapping[str, tuple[Card, ...]] = part(
        BySeat(SomeCards(), about="for each seat and what it has taken", example='as {N: "QS 2H"}'),
        "What each has taken so far; cards that count nothing may be left out.",
        dict,
    )
    broken: bool = part(Flag(quotes=True), "Whether hearts are broken.", False)


POSITION = RecordType(Position, "position", "as {leader: N, broken: true}")


@dataclass(frozen=True, slots=True)
class Record(TypedRecord):
    """One deal: the rules, the table, the cards, and what was played.

    `hands` are those before the pass if `passes` is given, and otherwise those held when the first card was led. A bid
    of 0 is a pass. `jack` is None if the record leaves it to the rules. Each play is a seat and a card; the seat is an
    empty text if the record does not name it. `obliging` are the indexes, from 0, of plays of a joker that obliges a
    high heart to win the trick, written `Joker!`. An empty `widow` means the cards that are in no hand.
    """

    rules: str | Mapping[str, Any] = part(RulesKind(), "The rules: an id, a path, or a rule set written out.")
    seats: tuple[str, ...] = part(SEATS, "The seats at the table, clockwise.")
    dealer: str = part(SeatName(), "Who dealt; needed where anything depends on it.", "", by_name=True)
    hands: Mapping[str, tuple[Card, ...]] = part(_HANDS, "What each holds: before the pass, if one is told of.")
    options: Mapping[str, str] = part(OPTIONS, "What the players chose among what the rules leave to them.", dict)
    deal: int = part(Number(least=1, quotes=True), "The number of the deal in the game.", 1)
    widow: tuple[Card, ...] = part(SomeCards(), "The cards left over that go with a trick.", ())
    stock: tuple[Card, ...] = part(SomeCards(), "The cards to be drawn, from the top.", ())
    way: str = part(_WAY, "The direction that the dealer named for the pass, if the dealer names one.", "")
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
    contract: str = reported("contract")
    suit: str = reported("suit", "")
    declares: str = reported("declared", "")
    slam: str = reported("slam_choice")
    pool: int = reported("pool")
    jack: bool | None = reported("jack")
    divided: bool = reported("divided")
    pot: int = reported("pot")
    scores: Mapping[str, int] = part(
        BySeat(
            Number(least=-MOST_IN_ALL, most=MOST_IN_ALL, quotes=True),
            about="for each seat and its score",
            example="as {N: 82}",
        ),
        "How the scores stood before the deal; they matter only if a slam may not lose the game, or changes a total.",
        dict,
    )
    position: Position | None = part(POSITION, "Where the record begins, if it has no history before that.", None)
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

    pool: int = reported("pool")
    jack: bool | None = reported("jack")
    divided: bool = reported("divided")
    pot: int = reported("pot")
    buyer: str = part(SeatName(), default="")


STOOD = RecordType(ReportedState, "standing", "as {pool: 13}")
