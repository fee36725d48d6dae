"""The kinds of the small parts of a lost deal's file: cards of the pack, hands, tricks, pages, provisions."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from hearts_spec.cards import mask_of
from hearts_spec.engine import CompiledRules
from hearts_spec.rules.lookup import InLibrary
from hearts_spec.schema.card_kinds import SeatName, SomeCards
from hearts_spec.schema.english import number_word
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ManyOf, Number, ReadContext, Text
from hearts_spec.schema.problems import Problem, quoted
from hearts_spec.schema.tree import Items, Node, Scalar, expected

A_SEAT = SeatName("a seat", absent="{} is not a seat of this deal")
_CARDS = SomeCards(at_least=1)
_TRICK = Number(least=1, most=99)
_RANGE = re.compile(r"([1-9][0-9]?)-([1-9][0-9]?)")


@dataclass(frozen=True)
class DealContext(InLibrary):
    """What stands around the parts of a deal: beside the library, the table, and the hands as they are read.

    There are no `hands`, by seat number, as long as they are no deal; then nothing is said of who holds what.
    """

    table: CompiledRules | None = None
    hands: tuple[int, ...] = ()

    @property
    def tricks(self) -> int:
        """Count the tricks of the deal."""
        return self.table.rules.deal.hand if self.table else _TRICK.most

    def holds(self, seat: str, cards: int) -> bool:
        """Say whether a seat holds one of some cards, as far as that is known."""
        return not self.hands or bool(self.hands[self.seats.index(seat)] & cards)

    def whole(self, masks: Mapping[str, int]) -> tuple[int, ...]:
        """Give all hands by seat number, one that is not printed too; none where they can be no deal."""
        known = sum(mask.bit_count() for mask in masks.values())
        together = reduce(or_, masks.values(), 0)
        if self.table is None or together.bit_count() != known or len(masks) < len(self.seats) - 1:
            return ()
        return tuple(masks.get(seat, self.table.pack & ~together) for seat in self.seats)


def of_deal(around: ReadContext) -> DealContext:
    """Give what stands around a part as that of a deal."""
    return around if isinstance(around, DealContext) else DealContext(around.seats)


class PackCards(Kind):
    """Cards of the pack, none of them twice."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        cards = _CARDS.read(node, faults)
        table = of_deal(around).table
        if cards is MISSING or table is None or not isinstance(node, Scalar):
            return MISSING
        for card, name in zip(cards, node.text.split(), strict=False):
            if cards.count(card) > 1:
                faults.append(Problem(node.mark, f"{name} is named twice", "", name))
                return MISSING
            if not table.pack >> card & 1:
                message = f"{name} is not in the pack for {table.players} players"
                faults.append(Problem(node.mark, message, "", name))
                return MISSING
        return cards

    def schema(self) -> dict[str, Any]:
        return _CARDS.schema()


class OnePackCard(PackCards):
    """One card, which must be in the pack that the deal is played with."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        cards: Any = super().read(node, faults, around)
        if cards is not MISSING and len(cards) > 1:
            faults.append(expected(node, "one card", "as 9H"))
            return MISSING
        return cards if cards is MISSING else cards[0]


class HandKind(PackCards):
    """A whole hand, as a mask."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        cards: Any = super().read(node, faults, around)
        size: Any = of_deal(around).tricks
        if cards is not MISSING and len(cards) != size:
            faults.append(Problem(node.mark, f"{len(cards)} cards were found, where a hand has {size}"))
            return MISSING
        return cards if cards is MISSING else mask_of(cards)


class TrickKind(Kind):
    """The number of a trick."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        return Number(1, of_deal(around).tricks).read(node, faults)

    def schema(self) -> dict[str, Any]:
        return _TRICK.schema()


class TricksKind(Kind):
    """The numbers of several tricks, written as a list or as a range."""

    _many = ManyOf(TrickKind(), at_least=1, listed="a list or range of tricks", example="as [1, 2] or 10-13")

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar) or not (found := _RANGE.fullmatch(node.text)):
            return self._many.read(node, faults, around)
        first, last = int(found[1]), int(found[2])
        if first < last <= of_deal(around).tricks:
            return tuple(range(first, last + 1))
        hint = "the last after the first, as 10-13"
        faults.append(Problem(node.mark, f"{quoted(node.text)} is not a range of tricks", hint, node.text))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "string", "pattern": f"^(?:{_RANGE.pattern})$"}, self._many.schema()]}


class SeatNumbers(Kind):
    """The numbers of some seats, written as a list of their names."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Items) or not node.items:
            faults.append(expected(node, "a list of seats", f"as [{(*around.seats, 'A')[0]}]"))
            return MISSING
        before = len(faults)
        names = [A_SEAT.read(item, faults, around) for item in node.items]
        return MISSING if len(faults) > before else tuple(around.seats.index(name) for name in names)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": A_SEAT.schema(), "minItems": 1}


class SeatNumber(Kind):
    """The number of one seat, written as its name, in a tuple."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        name = A_SEAT.read(node, faults, around)
        return MISSING if name is MISSING else (around.seats.index(name),)

    def schema(self) -> dict[str, Any]:
        return A_SEAT.schema()


@dataclass(frozen=True, slots=True)
class Bounds:
    """How many of something: from the least to the most, or to any number where no most is said."""

    least: int
    most: int | None

    def holds(self, number: int) -> bool:
        """Say whether a number lies between them."""
        return self.least <= number and (self.most is None or number <= self.most)

    def __str__(self) -> str:
        if self.most is None:
            return f"{number_word(self.least)} or more"
        if self.most == 0:
            return "none"
        if self.least == self.most:
            return number_word(self.least)
        most = number_word(self.most)
        return f"{number_word(self.least)} to {most}" if self.least else f"at most {most}"


class BoundsKind(Kind):
    """How many of something, as a number, `1+` or `0-4`."""

    _text = Text("how many", pattern="[0-9]{1,3}(?:[+]|-[0-9]{1,3})?", wrong="is not a number of them",
                 hint="as 0, 1+ or 0-4")  # fmt: skip

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        text = self._text.read(node, faults)
        if text is MISSING:
            return MISSING
        least, _, most = text.rstrip("+").partition("-")
        found = Bounds(int(least), None if text.endswith("+") else int(most or least))
        if found.most is not None and found.most < found.least:
            faults.append(Problem(node.mark, f"{quoted(text)} ends before it begins", "as 0-4", text))
            return MISSING
        return found

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 999}, self._text.schema()]}


BOUNDS = BoundsKind()
