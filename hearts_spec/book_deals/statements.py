"""Statements about the tricks of a deal, which facts and remarks make, and whether one is true of a trick."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from operator import or_
from typing import Any

from hearts_spec.cards import Card, Suit, group_mask, is_group, mask_of, suit_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.library import InLibrary
from hearts_spec.schema.english import listed, number_word
from hearts_spec.schema.kinds import (
    A_SUIT,
    ANYWHERE,
    MISSING,
    ByKey,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    SeatName,
    SomeCards,
    Text,
    object_schema,
)
from hearts_spec.schema.problems import Problem, did_you_mean, quoted
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected, only_keys, pairs_of

A_SEAT = SeatName("a seat", absent="{} is not a seat of this deal")
_CARDS = SomeCards(at_least=1)
_TRICK = Number(least=1, most=99)
_RANGE = re.compile(r"([1-9][0-9]?)-([1-9][0-9]?)")


@dataclass(frozen=True)
class DealContext(InLibrary):
    """The read context of the parts of a deal: the library, the deal's id, the compiled rules, and the hands.

    `hands` are masks by seat number. It is empty if the hands are not a valid deal; holdings are then not checked.
    """

    id: str = ""
    table: CompiledRules | None = None
    hands: tuple[int, ...] = ()

    @property
    def tricks(self) -> int:
        """The number of tricks of the deal."""
        return self.table.rules.deal.hand if self.table else _TRICK.most

    def holds(self, seat: str, cards: int) -> bool:
        """True if a seat holds one of some cards, or the hands are not known."""
        return not self.hands or bool(self.hands[self.seats.index(seat)] & cards)

    def whole(self, masks: Mapping[str, int]) -> tuple[int, ...]:
        """Return all hands by seat number, including one that is not printed; empty if they cannot be a deal."""
        known = sum(mask.bit_count() for mask in masks.values())
        together = reduce(or_, masks.values(), 0)
        if self.table is None or together.bit_count() != known or len(masks) < len(self.seats) - 1:
            return ()
        return tuple(masks.get(seat, self.table.pack & ~together) for seat in self.seats)


def of_deal(context: ReadContext) -> DealContext:
    """Return a context as a DealContext, an empty one if it is of another class."""
    return context if isinstance(context, DealContext) else DealContext(context.seats)


class PackCards(Kind):
    """Cards of the pack, none of them twice."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        cards = _CARDS.read(node, faults)
        table = of_deal(context).table
        if cards is MISSING or table is None or not isinstance(node, Scalar):
            return MISSING
        for card, name in zip(cards, node.text.split(), strict=False):
            if cards.count(card) > 1:
                faults.append(Problem(node.mark, "repeated-card", f"{name} is named twice", "", name))
                return MISSING
            if not table.pack >> card & 1:
                message = f"{name} is not in the pack for {table.players} players"
                faults.append(Problem(node.mark, "card-not-in-pack", message, "", name))
                return MISSING
        return cards

    def schema(self) -> dict[str, Any]:
        return _CARDS.schema()


class OnePackCard(PackCards):
    """One card, which must be in the pack that the deal is played with."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        cards: Any = super().read(node, faults, context)
        if cards is not MISSING and len(cards) > 1:
            faults.append(expected(node, "one card", "as 9H"))
            return MISSING
        return cards if cards is MISSING else cards[0]


class HandKind(PackCards):
    """A whole hand, as a mask."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        cards: Any = super().read(node, faults, context)
        size: Any = of_deal(context).tricks
        if cards is not MISSING and len(cards) != size:
            faults.append(Problem(node.mark, "wrong-count", f"expected a hand of {size} cards, found {len(cards)}"))
            return MISSING
        return cards if cards is MISSING else mask_of(cards)


class TrickKind(Kind):
    """The number of a trick, from 1 to that of the last trick."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        return Number(1, of_deal(context).tricks).read(node, faults)

    def schema(self) -> dict[str, Any]:
        return _TRICK.schema()


class TricksKind(Kind):
    """The numbers of several tricks, written as a list or as a range."""

    _many = ManyOf(TrickKind(), at_least=1, listed="a list or range of tricks", example="as [1, 2] or 10-13")

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar) or not (found := _RANGE.fullmatch(node.text)):
            return self._many.read(node, faults, context)
        first, last = int(found[1]), int(found[2])
        if first < last <= of_deal(context).tricks:
            return tuple(range(first, last + 1))
        hint = "the last after the first, as 10-13"
        faults.append(Problem(node.mark, "bad-form", f"{quoted(node.text)} is not a range of tricks", hint, node.text))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "string", "pattern": f"^(?:{_RANGE.pattern})$"}, self._many.schema()]}


class SeatNumbers(Kind):
    """The numbers of some seats, written as a list of their names."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Items) or not node.items:
            faults.append(expected(node, "a list of seats", f"as [{(*context.seats, 'A')[0]}]"))
            return MISSING
        before = len(faults)
        names = [A_SEAT.read(item, faults, context) for item in node.items]
        return MISSING if len(faults) > before else tuple(context.seats.index(name) for name in names)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": A_SEAT.schema(), "minItems": 1}


class SeatNumber(Kind):
    """The number of one seat, written as its name; the value is a tuple of one."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        name = A_SEAT.read(node, faults, context)
        return MISSING if name is MISSING else (context.seats.index(name),)

    def schema(self) -> dict[str, Any]:
        return A_SEAT.schema()


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of a number, inclusive; without a `most` there is no upper bound."""

    least: int
    most: int | None

    def holds(self, number: int) -> bool:
        """True if a number is within the bounds."""
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
    """Bounds of a number, written as `3`, `1+` or `0-4`."""

    _text = Text("how many", pattern="[0-9]{1,3}(?:[+]|-[0-9]{1,3})?", wrong="is not a number of them",
                 hint="as 0, 1+ or 0-4")  # fmt: skip

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        text = self._text.read(node, faults)
        if text is MISSING:
            return MISSING
        least, _, most = text.rstrip("+").partition("-")
        found = Bounds(int(least), None if text.endswith("+") else int(most or least))
        if found.most is not None and found.most < found.least:
            faults.append(Problem(node.mark, "bad-form", f"{quoted(text)} ends before it begins", "as 0-4", text))
            return MISSING
        return found

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 999}, self._text.schema()]}


BOUNDS = BoundsKind()


class EvidenceClaim(Enum):
    """The claims that a statement can make: each is about a trick, except the last, which is about the deal."""

    WON_BY = "won-by"
    NOT_WON_BY = "not-won-by"
    LED_BY = "led-by"
    SUIT = "suit"
    PLAYED = "played"
    DISCARDED = "thrown"
    BEST = "best"
    HELD = "held"
    WOULD_WIN = "would-win"
    UNITS_ONLY_TO = "units-only-to"
    LAST_UNITS_TO = "last-units-to"
    TAKEN = "taken"


OF_SEATS = (EvidenceClaim.WON_BY, EvidenceClaim.NOT_WON_BY, EvidenceClaim.LED_BY, EvidenceClaim.UNITS_ONLY_TO)
OF_CARDS = (
    EvidenceClaim.PLAYED,
    EvidenceClaim.DISCARDED,
    EvidenceClaim.BEST,
    EvidenceClaim.HELD,
    EvidenceClaim.WOULD_WIN,
)
ANYTHING = "anything"
_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """Return the number of a trick as the book prints it."""
    return "X" * (number // 10) + _ONES[number % 10]


@dataclass(frozen=True, slots=True)
class TrickStatement:
    """One claim about each of several tricks, counted from 1, or, with `some`, about at least one of them.

    `seats` are seat numbers, and `cards` is a mask. `units` is what each seat takes, or None if it is not stated.
    """

    claim: EvidenceClaim
    tricks: tuple[int, ...] = ()
    some: bool = False
    seats: tuple[int, ...] = ()
    cards: int = 0
    units: tuple[int | None, ...] = ()
    group: str = ""

    @property
    def seat(self) -> int:
        """The one seat it is about."""
        return self.seats[0]

    def text(self, seats: Sequence[str]) -> str:
        """Return it as a clause: `trick IV is won by B`."""
        who, tricks = listed([seats[each] for each in self.seats], "or"), tricks_named(self.tricks)
        several = len(self.tricks) > 1
        trick = f"{'at least one' if self.some else 'each'} of {tricks}" if several else tricks
        suit = " or ".join(each.name.lower() for each in Suit if self.cards & group_mask(each.name))
        match self.claim:
            case EvidenceClaim.WON_BY:
                return f"{trick} is won by {who}"
            case EvidenceClaim.NOT_WON_BY if several and not self.some:
                return f"none of {tricks} is won by {who}"
            case EvidenceClaim.NOT_WON_BY:
                return f"{trick} is not won by {who}"
            case EvidenceClaim.LED_BY:
                return f"{trick} is led by {who}"
            case EvidenceClaim.SUIT:
                return f"{suit} are led to {trick}"
            case EvidenceClaim.PLAYED:
                return f"{who} plays {self._card('a card of ')} to {trick}"
            case EvidenceClaim.DISCARDED:
                return f"{who} discards {self._card('a card of ')} in {trick}"
            case EvidenceClaim.BEST:
                return f"{who} plays the highest of their {self.group} to {trick}"
            case EvidenceClaim.HELD:
                return f"{who} keeps {self._card('a card of ')} in {trick}"
            case EvidenceClaim.WOULD_WIN:
                return f"{self.group} would also have won {trick} for {who}"
            case EvidenceClaim.UNITS_ONLY_TO:
                return f"in {trick} nobody but {who} takes a card that counts"
            case EvidenceClaim.LAST_UNITS_TO:
                return f"in {trick} {who} takes the last cards that count"
            case EvidenceClaim.TAKEN:
                took = [f"{seat} {units}" for seat, units in zip(seats, self.units, strict=True) if units is not None]
                return f"what they take in all is {listed(took)}"

    def _card(self, before: str) -> str:
        if self.cards.bit_count() == 1:
            return f"the {self.group}"
        return "any card" if self.group == ANYTHING else before + self.group


def tricks_named(tricks: Sequence[int]) -> str:
    """Return the name of some tricks: `trick VIII`, `tricks III and IV`, `tricks X to XIII`."""
    names = [roman(each) for each in tricks]
    if len(names) > 2 and tricks[-1] - tricks[0] == len(tricks) - 1:
        return f"tricks {names[0]} to {names[-1]}"
    return f"trick{'s' if names[1:] else ''} {listed(names)}"


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A finished trick as statements are checked against it: `cards` by seat number, hands before it, units left."""

    number: int
    leader: int
    winner: int
    cards: tuple[Card, ...]
    hands: tuple[int, ...]
    units: int = 0
    units_left: int = 0


def holds_in(statement: TrickStatement, trick: SeenTrick, table: CompiledRules) -> bool:
    """True if the claim of a statement is true of one trick."""
    claim, seats, cards = statement.claim, statement.seats, statement.cards
    match claim:
        case EvidenceClaim.WON_BY:
            return trick.winner in seats
        case EvidenceClaim.NOT_WON_BY:
            return trick.winner not in seats
        case EvidenceClaim.LED_BY:
            return trick.leader in seats
        case EvidenceClaim.SUIT:
            return bool(cards >> trick.cards[trick.leader] & 1)
        case EvidenceClaim.UNITS_ONLY_TO:
            return not trick.units or trick.winner in seats
        case EvidenceClaim.LAST_UNITS_TO:
            return trick.winner == seats[0] and trick.units > 0 and not trick.units_left
        case EvidenceClaim.PLAYED:
            return bool(cards >> trick.cards[seats[0]] & 1)
        case EvidenceClaim.DISCARDED:
            led = table.suits[suit_of(trick.cards[trick.leader])]
            return bool(cards & ~led & 1 << trick.cards[seats[0]])
        case EvidenceClaim.BEST:
            return trick.cards[seats[0]] == (trick.hands[seats[0]] & cards).bit_length() - 1
        case EvidenceClaim.HELD:
            return bool(trick.hands[seats[0]] & cards & ~(1 << trick.cards[seats[0]]))
        case EvidenceClaim.WOULD_WIN:
            return _would_win(trick, seats[0], cards, table)
        case EvidenceClaim.TAKEN:
            raise ValueError("what is taken in all is told of no trick")


def _would_win(trick: SeenTrick, seat: int, cards: int, table: CompiledRules) -> bool:
    """True if the seat held the card of `cards`, a mask of one, and would have won the trick by playing it instead."""
    other = cards.bit_length() - 1
    placed = [other if each == seat else card for each, card in enumerate(trick.cards)]
    order = [placed[each] for each in table.seat_at[trick.leader]]
    return bool(trick.hands[seat] & cards) and table.winning(order) == other


CLAIMS = tuple(claim.value for claim in EvidenceClaim)
_SUITS = tuple(A_SUIT.values)
AS_STATEMENT = "as {trick: 4, won-by: [B]}"
WHEN: Mapping[str, Kind] = {"trick": TrickKind(), "each-of": TricksKind(), "one-of": TricksKind()}
_LIST_OF_SUITS = ManyOf(A_SUIT, at_least=1, listed="a list of suits", example="as [spades]")
_GROUP = Text("a card or a suit")
_UNITS = ByKey(Number(most=999), A_SEAT)


class SuitsKind(Kind):
    """The cards of several suits, written as a list of suits, as a mask."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        suits = _LIST_OF_SUITS.read(node, faults)
        return MISSING if suits is MISSING else {"cards": sum(group_mask(suit.name) for suit in set(suits))}

    def schema(self) -> dict[str, Any]:
        return _LIST_OF_SUITS.schema()


class UnitsKind(Kind):
    """What some seats took, in units."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs):
            faults.append(expected(node, "what each seat took", "as {A: 12, Y: 26}"))
            return MISSING
        found = _UNITS.read(node, faults, context)
        table = of_deal(context).table
        if found is MISSING or table is None:
            return MISSING
        took, total = sum(found.values()), table.total
        if took > total or (len(found) == len(context.seats) and took != total):
            faults.append(
                Problem(node.mark, "wrong-total", f"the seats took {took} in all, but only {total} can be taken")
            )
            return MISSING
        return {"units": tuple(found.get(seat) for seat in context.seats)}

    def schema(self) -> dict[str, Any]:
        return _UNITS.schema()


@dataclass(frozen=True)
class OfCardKind(Kind):
    """One seat and the card or suit that a claim is about."""

    claim: EvidenceClaim

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs) or len(node.pairs) != 1:
            faults.append(expected(node, "one seat and its card", "as {Z: 8D}"))
            return MISSING
        key, value = node.pairs[0]
        name, group = A_SEAT.read(key, faults, context), _GROUP.read(value, faults)
        table = of_deal(context).table
        if name is MISSING or group is MISSING or table is None:
            return MISSING
        anything = group == ANYTHING and self.claim is EvidenceClaim.DISCARDED
        if not anything and (wrong := self._wrong(group)):
            faults.append(Problem(value.mark, *wrong, group))
            return MISSING
        cards = table.pack if anything else group_mask(group) & table.pack
        if not of_deal(context).holds(name, cards):
            faults.append(Problem(value.mark, "card-not-held", f"{name} does not hold {group}", "", group))
            return MISSING
        return {"seats": (context.seats.index(name),), "cards": cards, "group": group}

    def _wrong(self, group: str) -> tuple[str, str, str] | None:
        if self.claim is EvidenceClaim.BEST and group not in _SUITS:
            return "unknown-word", f"{quoted(group)} is not a suit", did_you_mean(group, _SUITS)
        if self.claim is EvidenceClaim.WOULD_WIN and group in _SUITS:
            return "not-a-card", f"expected a card, found the suit {quoted(group)}", "as 6H"
        if is_group(group):
            return None
        hint = "a card, as 8D, or a suit, as diamonds" + (
            ", or anything" if self.claim is EvidenceClaim.DISCARDED else ""
        )
        return "not-a-card", f"{quoted(group)} is neither a card nor a suit", hint

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": _GROUP.schema(), "minProperties": 1, "maxProperties": 1}


@dataclass(frozen=True)
class Seated(Kind):
    """The seats that a claim is about."""

    seats: Kind

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = self.seats.read(node, faults, context)
        return MISSING if found is MISSING else {"seats": found}

    def schema(self) -> dict[str, Any]:
        return self.seats.schema()


_CLAIM_KINDS: Mapping[str, Kind] = {
    **{claim.value: Seated(SeatNumbers()) for claim in OF_SEATS},
    **{claim.value: OfCardKind(claim) for claim in OF_CARDS},
    EvidenceClaim.LAST_UNITS_TO.value: Seated(SeatNumber()),
    EvidenceClaim.SUIT.value: SuitsKind(),
    EvidenceClaim.TAKEN.value: UnitsKind(),
}
_KINDS = {**WHEN, **_CLAIM_KINDS}


class StatementKind(Kind):
    """One claim about each of some tricks, about one of them, or about the deal."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        pairs, before = pairs_of(node, faults, "for a statement", AS_STATEMENT), len(faults)
        only_keys(pairs, (*WHEN, *CLAIMS), faults)
        if pairs is not node or len(faults) > before:
            return MISSING
        said = [key.text for key, _ in pairs if key.text in CLAIMS]
        when = [key.text for key, _ in pairs if key.text in WHEN]
        if len(said) != 1:
            message = f"expected one claim, found {' and '.join(said) or 'none'}"
            faults.append(Problem(node.mark, "bad-statement", message, f"one of {', '.join(CLAIMS)}"))
            return MISSING
        if len(when) != (said[0] != EvidenceClaim.TAKEN.value):
            wanted = "no trick" if said[0] == EvidenceClaim.TAKEN.value else f"one of {', '.join(WHEN)}"
            message = f"expected {wanted} with {said[0]}, found {' and '.join(when) or 'none'}"
            faults.append(Problem(node.mark, "bad-statement", message, AS_STATEMENT))
            return MISSING
        values = {key.text: _KINDS[key.text].read(value, faults, context) for key, value in pairs}
        if len(faults) > before or MISSING in values.values():
            return MISSING
        tricks = values[when[0]] if when else ()
        tricks = tricks if isinstance(tricks, tuple) else (tricks,)
        return TrickStatement(EvidenceClaim(said[0]), tricks, some=when == ["one-of"], **values[said[0]])

    def schema(self) -> dict[str, Any]:
        whole = object_schema({key: kind.schema() for key, kind in _KINDS.items()})
        once = {"oneOf": [{"required": [key]} for key in WHEN]}
        never = {"not": {"anyOf": once["oneOf"]}}
        beside = {claim: never if claim == EvidenceClaim.TAKEN.value else once for claim in CLAIMS}
        return {**whole, "oneOf": [{"required": [claim], **when} for claim, when in beside.items()]}
