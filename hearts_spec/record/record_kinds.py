"""The parts of a record that are of a kind of their own: its rules, what goes by seat, bids, plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import JOKER, Card, card_text
from hearts_spec.schema.card_kinds import CARDS, OneCard, SeatName
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, Number, ReadContext, Text
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.tree import Items, Node, Pairs, Scalar, expected, to_data

PASSES = "pass"
OBLIGING = "Joker!"
_CARD, _SEAT = OneCard(), SeatName()
_BID = Number(least=1, quotes=True)
Play = tuple[str, Card]
_ALONE: dict[str, Play] = {text: ("", card) for text, card in (*CARDS.items(), (card_text(JOKER), JOKER))}


class InlineRules(dict[str, Any]):
    """A rule set written out in a record; its `tree` knows where each part of it stands."""

    tree: Pairs

    @classmethod
    def of(cls, tree: Pairs) -> "InlineRules":
        """Give the rules that a tree says."""
        made = cls({key.text: to_data(value) for key, value in tree})
        made.tree = tree
        return made


class RulesKind(Kind):
    """What a record is played by: an id, a path, or a rule set written out in it."""

    _text = Text("the id of a rule set, a path or a rule set")

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        return InlineRules.of(node) if isinstance(node, Pairs) and node.pairs else self._text.read(node, faults)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self._text.schema(), {"type": "object", "minProperties": 1}]}


@dataclass(frozen=True)
class BySeat(ByKey):
    """Something of each of some seats, put in the order of the table."""

    key: Kind = _SEAT

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, around)
        return found if found is MISSING else {seat: found[seat] for seat in around.seats or found if seat in found}


class BidKind(Kind):
    """A bid, or the word pass, which is 0."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
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
    """The plays in order, each a card, or a seat and its card; with the places of those in which a joker obliges."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Items):
            faults.append(expected(node, "a list of plays", "as [2C, 10C] or [[N, 2C], [E, 10C]]"))
            return MISSING
        try:
            return tuple([_ALONE[item.text] for item in node.items]), ()
        except KeyError:  # a seat is named, or something is amiss
            before = len(faults)
            plays = [_play(item, faults, around) for item in node.items]
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


def _play(item: Node, faults: list[Problem], around: ReadContext) -> Play:
    """Read one play; what is wrong with it is reported, and the play is then of no use."""
    seat = ""
    if isinstance(item, Items):
        if len(item.items) != 2:
            faults.append(expected(item, "a seat and a card", "as [N, 2C]"))
            return "", 0
        seat = _SEAT.read(item.items[0], faults, around)
        item = item.items[1]
    if isinstance(item, Scalar) and _obliges(item):
        item = Scalar(OBLIGING[:-1], item.mark)
    return seat, _CARD.read(item, faults, around)


def _obliges(item: Node) -> bool:
    if isinstance(item, Items):
        return len(item.items) == 2 and _obliges(item.items[1])
    return isinstance(item, Scalar) and item.text.strip().lower() == OBLIGING.lower()
