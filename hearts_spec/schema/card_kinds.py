"""The kinds of value that name seats at a table and cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import (
    FUNDS,
    NO_SEAT,
    SEAT_HINT,
    Card,
    NotationError,
    Suit,
    card_text,
    cards_text,
    full_pack,
    parse_card,
    parse_cards,
)
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, OneOf, ReadContext, Text
from hearts_spec.schema.problems import Problem, did_you_mean, quoted
from hearts_spec.schema.tree import Node, Scalar, expected

CARDS: dict[str, Card] = {card_text(card): card for card in full_pack()}
_MOST_LETTERS = 20
A_SUIT = OneOf({suit.name.lower(): suit for suit in Suit}, "a suit", "a suit")


@dataclass(frozen=True)
class SeatName(Text):
    """The name of a seat, of those at the table where they are known."""

    name: str = "the name of a seat"
    hint: str = SEAT_HINT
    most: int = _MOST_LETTERS
    absent: str = "there is no seat {} at this table"
    those: str = "the seats are {}"

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar) and node.text in around.seats:
            return node.text
        name = super().read(node, faults, around)
        if name in FUNDS:
            faults.append(Problem(node.mark, f"{quoted(name)} {NO_SEAT}", self.hint, name))
            return MISSING
        if name is MISSING or not around.seats:
            return name
        near = did_you_mean(name, around.seats, at_most=0)
        hint = near or self.those.format(", ".join(around.seats))
        mark = node.at(0) if isinstance(node, Scalar) else node.mark
        faults.append(Problem(mark, self.absent.format(quoted(name)), hint, name))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "not": {"enum": sorted(FUNDS)}}


@dataclass(frozen=True)
class OneCard(Kind):
    """One card, by rank and suit: `QS`, `10H`."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar) or not node.text.strip():
            faults.append(expected(node, "a card", "as QS or 10H"))
            return MISSING
        card = CARDS.get(node.text)
        try:
            return parse_card(node.text) if card is None else card
        except NotationError as error:
            faults.append(_no_card(node, error))
            return MISSING

    def plain(self, value: Card) -> str:
        return card_text(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": r"\S"}


@dataclass(frozen=True)
class SomeCards(Kind):
    """Cards in one text, parted by blanks: `QS 10H`; none, unless there must be one at least."""

    at_least: int = 0

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar):
            faults.append(expected(node, "cards", 'as "QS 10H"'))
            return MISSING
        try:
            cards = tuple(map(CARDS.__getitem__, node.text.split()))
        except KeyError:
            try:
                cards = tuple(parse_cards(node.text))
            except NotationError as error:
                faults.append(_no_card(node, error))
                return MISSING
        if len(cards) < self.at_least:
            faults.append(expected(node, "cards", 'as "QS 10H"'))
            return MISSING
        return cards

    def plain(self, value: Sequence[Card]) -> str:
        return cards_text(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": r"\S"} if self.at_least else {"type": ["string", "null"]}


def _no_card(node: Scalar, error: NotationError) -> Problem:
    return Problem(node.at(error.position), f"{quoted(error.token)} is not a card", error.hint, error.token)
