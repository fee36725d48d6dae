"""The facts that players report of a finished deal, each declared once: its type, its label, and when rules need it.

Requests, the command, the forms of the site and the steps of scenarios read them here. To add a fact, declare it in
`DealReport`, and give it to the engine in `reported_deal.py`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING as NEEDED
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from hearts_spec.cards import (
    Card,
    NotationError,
    Suit,
    parse_by_seat,
    parse_cards,
)
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.record.errors import UsageError
from hearts_spec.record.mistakes import FORFEITS, REVOKED, no_forfeit, no_revoke, prices_escape
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.schema.english import MINUS
from hearts_spec.schema.kinds import (
    ANYWHERE,
    MISSING,
    MOST_IN_ALL,
    Flag,
    Kind,
    Number,
    OneOf,
    ReadContext,
    SeatName,
    Text,
    one_of,
)
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import TypedRecord, part, parts_of
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected

_NOTHING = "-"
_SUITS = tuple(suit.name.lower() for suit in Suit)
_MANY = ("all", "the", "every", *_SUITS)
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_PARTING = (",", "=")


@dataclass(frozen=True)
class EachSeat(Kind):
    """A value for each seat: one text such as `A=2,B=4`, or a mapping. `reader` reads the value of one seat.

    In a mapping, the value of a seat may be a list if `several` is true.

    Reading raises NotationError for a text that is not of this form, as the readers of cards and seats do.
    """

    example: str
    reader: Callable[[str, str], Any]
    several: bool = False

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        text = node.text
        if isinstance(node, Pairs):
            said = [(key, _parted_by_blanks(each) if self.several else each) for key, each in node]
            wrong = [each for pair in said for each in pair if not _fits(each)]
            faults.extend(expected(each, "a seat and its value", f"as {self.example}") for each in wrong)
            text = ",".join(f"{key.text}={each.text}" for key, each in said)
        elif wrong := [] if isinstance(node, Scalar) else [node]:
            faults.append(expected(node, "something of each seat", f"as {self.example}"))
        if wrong:
            return MISSING
        return {seat: self.reader(seat, said) for seat, said in parse_by_seat(text).items()}

    def schema(self) -> dict[str, Any]:
        value: dict[str, Any] = {"type": ["string", "integer"]}
        if self.several:
            value = {"anyOf": [value, {"type": "array", "items": {"type": "string"}}]}
        by_seat = {"type": "object", "additionalProperties": value}
        return {"anyOf": [{"type": "string"}, by_seat]}


def _in_one_text(node: Node, between: str) -> Node:
    """Return a list of texts as one text, joined by `between`, and any other node as it is."""
    if isinstance(node, Items) and all(isinstance(item, Scalar) for item in node.items):
        return Scalar(between.join(item.text for item in node.items), node.mark)
    return node


def _parted_by_blanks(node: Node) -> Node:
    """Return cards, in a list or in a text with commas, as a text with blanks, because commas part the seats."""
    text = _in_one_text(node, " ")
    return Scalar(text.text.replace(",", " "), text.mark) if isinstance(text, Scalar) else node


def _fits(node: Node) -> bool:
    return isinstance(node, Scalar) and not any(mark in node.text for mark in _PARTING)


@dataclass(frozen=True)
class Listed(Text):
    """Several `seats` or `cards` in one text. Reading raises NotationError for one that cannot be read."""

    reader: Callable[[str], tuple[Any, ...]] = tuple

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        text = super().read(_in_one_text(node, ","), faults, context)
        return text if text is MISSING else self.reader(text)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), {"type": "array", "items": {"type": "string"}}]}


def _count(seat: str, text: str, least: int | None = None) -> int:
    text = text.replace(MINUS, "-")
    if not _NUMBER.fullmatch(text) or (least is not None and int(text) < least):
        message = f"{seat}={text[:20]}: '{text[:20]}' is not a number"
        raise NotationError(text, 0, message, "as in A=2,B=4")
    return int(text)


def _cards(seat: str, text: str) -> tuple[Card, ...]:
    try:
        return tuple(parse_cards("" if text == _NOTHING else text))
    except NotationError as error:
        message = f"{seat}: '{error.token[:20]}' is not a card"
        hint = "the cards are named one by one, as QS 2H" if error.token.lower() in _MANY else error.hint
        raise NotationError(error.token, error.position, message, hint) from None


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _is_sold(table: CompiledRules) -> bool:
    return table.rules.auction.is_held


def _for_chips(table: CompiledRules) -> bool:
    return table.rules.settlement.kept_in is KeptIn.CHIPS


def _tricks_count(table: CompiledRules) -> bool:
    return bool(table.rules.bonus.trick) or any(slam.tricks.are_counted for slam in table.rules.slam.every.values())


def _trickless_count(table: CompiledRules) -> bool:
    pot = table.rules.settlement.pot
    return bool(table.rules.bonus.no_trick) or (bool(pot.ante) and pot.won_by.is_by_tricks)


_COUNTS = EachSeat("A=2,B=4", partial(_count, least=0))
_UNITS = EachSeat("A=12,B=26", _count)
_CARDS = EachSeat("A=QS 2H,B=-", _cards, several=True)
_TRICKS = EachSeat("A=3,B=10", partial(_count, least=0))
_BIDS = EachSeat("A=25,B=pass", lambda seat, text: 0 if text == "pass" else _count(seat, text, least=0))
_CHIPS = Number(quotes=True, most=MOST_IN_ALL)
_SEATS = Listed("seats", example="A,B", reader=_names)
_SHOWN = Listed("cards", example="QS 10C", reader=lambda text: tuple(parse_cards(text)))
_SUIT = one_of(_SUITS, "a suit", "a suit")
_CHOICE = one_of(SLAM_CHOICE_WORDS, "a choice", "a choice")
TABLE = "table"  # the part of a form with what was on the table before the deal, and who dealt
_NOBODY = {"": "nobody"}


class Asked(NamedTuple):
    """How a dispute states a fact: the label, the clause in which a page tells it, and its value in other disputes.

    The label is that of the form, if it is empty. `name` is that of the parameter, if another fact has this one's;
    `most` limits a number.
    """

    label: str = ""
    clause: str = ""
    usual: str | None = None
    name: str = ""
    most: int = 999


@dataclass(frozen=True, slots=True)
class Fact:
    """How a form asks for a fact: its label, a test whether the rules need it, and additions to its JSON Schema.

    `asked` is how disputes state it, or None if they cannot.
    """

    label: str
    needed: Callable[[CompiledRules], bool]
    form: Mapping[str, Any]
    asked: Asked | None


def fact(
    kind: Kind, help: str, default: Any = None, label: str = "",
    needed: Callable[[CompiledRules], bool] = lambda table: True, asked: Asked | None = None, **form: Any,
) -> Any:  # fmt: skip
    """Declare a fact of a deal. A fact without a label has no field of its own in a form.

    Disputes state a fact as it is `asked`, or as a form asks for it unless that has it in a part of its own.

    `form` may hold its `unit`, the `usual` value, a `hint`, the `words` for a choice or for no seat, a phrase for what
    a chosen seat is `doing`, and the `part` of the form that it is in: the `auction`, the `table`, or a mistake. Other
    facts come after the fields for what each player took.
    """
    stated = asked or (Asked() if label and "part" not in form else None)
    return part(kind, help, default, form=Fact(label, needed, form, stated))


def taker_fact(key: str) -> Any:
    """Declare the fact who took something that one player takes."""
    what, taken = TAKERS[key].what, TAKERS[key].taken
    help, label = f"Who took the {what}, if that matters.", f"{what.capitalize()} {taken} by"
    return fact(SeatName(), help, None, label, lambda table: key in table.takers)


@dataclass(frozen=True, slots=True)
class DealReport(TypedRecord):
    """A finished deal as it is reported: what each player took, what was on the table, and what else was done.

    `hearts`, `taken` or `units` say what each took. Seats go by name. A fact that is None or empty is not known.
    """

    contract: str = fact(
        Text("a contract", most=60), "The contract that was chosen, in a game of several contracts.", ""
    )
    suit: str | None = fact(
        _SUIT, "The suit that was named.", None, "Suit to avoid", _is_sold,
        part="auction", usual="hearts",
    )  # fmt: skip
    buyer: str | None = fact(
        SeatName(), "The player who bought the choice of suit.", None, "Buyer of the choice",
        lambda table: _is_sold(table) and not table.rules.auction.pays.is_by_all, part="auction", words=_NOBODY,
        asked=Asked("Who bought the choice of suit", "{who} bought the choice of suit", "A"),
    )  # fmt: skip
    bid: int = fact(
        _CHIPS, "The buyer's bid for the choice of suit.", 0, "The buyer's bid",
        lambda table: _is_sold(table) and not table.rules.auction.pays.is_by_all, unit="chips", part="auction",
        asked=Asked("What was bid, or 0 if not known", "it was bought for {chips}", most=9999),
    )  # fmt: skip
    bids: Mapping[str, int] | None = fact(
        _BIDS, "Each player's bid, instead of `bid` and `buyer`.", None, "Bids, 0 for pass",
        lambda table: _is_sold(table) and table.rules.auction.pays.is_by_all, unit="chips", part="auction",
        doing="bid",
    )  # fmt: skip
    hearts: Mapping[str, int] | None = fact(
        _COUNTS, "The number of hearts each player took, clockwise.", unit="hearts",
        asked=Asked("Hearts taken by each", usual="", most=26),
    )  # fmt: skip
    taken: Mapping[str, tuple[Card, ...]] | None = fact(
        _CARDS, "The cards each player took; you may leave out cards without value.",
        asked=Asked("Cards taken by each, if hearts differ in value"),
    )  # fmt: skip
    units: Mapping[str, int] | None = fact(_UNITS, "The points (or hearts) each player took.")
    tricks: Mapping[str, int] | None = fact(
        _TRICKS, "How many tricks each player took, if that matters.", None, "Tricks won",
        _tricks_count, unit="tricks", doing="won", asked=Asked("Tricks taken by each", most=52),
    )  # fmt: skip
    first_trick: str | None = taker_fact("first-trick")
    seventh_trick: str | None = taker_fact("seventh-trick")
    last_but_one: str | None = taker_fact("last-but-one")
    last_trick: str | None = taker_fact("last-trick")
    trickless: tuple[str, ...] = fact(
        _SEATS, "The players who took no tricks, as A,B.", (), "Who took no tricks",
        lambda table: _trickless_count(table) and not _tricks_count(table),
        asked=Asked("Took no trick", "{who} took no trick"),
    )  # fmt: skip
    shown: tuple[Card, ...] = fact(
        _SHOWN, "The cards shown before the first lead, which count double.", (), "Cards shown",
        lambda table: bool(table.rules.doubling.shown),
    )  # fmt: skip
    declared: str | None = fact(
        SeatName(), "Who declared a slam before the first lead.", None, "Slam declared by",
        lambda table: table.rules.slam.can_be_declared, words=_NOBODY,
    )  # fmt: skip
    joker: str | None = fact(
        SeatName(), "Who discarded the joker, if its chips go to that player.", None, "Joker discarded by",
        lambda table: table.rules.joker.chips_to.pass_pool_by, words={"": "nobody: it was led"},
        asked=Asked("Who threw the joker", "{who} threw the joker", "A", "joker-by"),
    )  # fmt: skip
    slam_choice: str = fact(
        _CHOICE, "The choice of the player who took everything.", "", "Choice after taking everything",
        lambda table: table.rules.slam.offers_choice,
        words={"": "nobody took everything", "others-up": "the others go up", "self-down": "their own score goes down"},
        asked=Asked("Choice of the player who took everything", usual=SLAM_CHOICE_WORDS[0]),
    )  # fmt: skip
    pool: int = fact(
        _CHIPS, "Chips in the pool before the deal.", 0, "Pool before the deal",
        lambda table: _for_chips(table) and bool(table.rules.settlement.pool), unit="chips", part=TABLE,
        hint="Chips left from earlier deals.",
        asked=Asked("Chips in the pool before", "the pool held {chips} before the deal", most=9999),
    )  # fmt: skip
    jack: bool | None = fact(
        Flag(quotes=True), "Whether the pool is a Jack.", None, "Is it a {called}",
        lambda table: _for_chips(table) and leaves_jack(table.rules.settlement.pool), part=TABLE,
        words={"": "by the rules"},
        hint="A {called} is a pool that nobody won, left for the next deal.",
        asked=Asked("The pool was carried over as a Jack", name="jack-stands"),
    )  # fmt: skip
    divided: bool = fact(
        Flag(quotes=True), "Whether the Jack is the remainder of a divided pool.", False, "Left from a division",
        lambda table: _is_sold(table) and table.rules.auction.jack.hangs_on_division, part=TABLE,
        usual="no", hint="The choice of suit is sold after a division.",
    )  # fmt: skip
    pot: int = fact(
        _CHIPS, "Chips in the separate pot before the deal.", 0, "Pot before the deal",
        lambda table: bool(table.rules.settlement.pot.ante), unit="chips", part=TABLE,
        hint="Chips left from earlier deals.",
        asked=Asked("Chips in the pot before", "the pot held {chips} before the deal", most=9999),
    )  # fmt: skip
    dealer: str | None = fact(
        SeatName(), "The dealer.", None, "Dealer",
        lambda table: _for_chips(table) and table.rules.settlement.odd_chip.goes_by_seats, part=TABLE,
        usual="last", hint="An odd chip goes by seats from the dealer.",
        asked=Asked(clause="{who} {deals|deal}", usual="last"),
    )  # fmt: skip
    revoked: tuple[str, ...] = fact(
        _SEATS, "The players who revoked, as A,B; name a player twice for two revokes.", (), "Who revoked",
        lambda table: not no_revoke(table), part=REVOKED,
    )  # fmt: skip
    escaping: tuple[str, ...] = fact(
        _SEATS, "Those of them who revoked to avoid taking all the hearts.", (), "To avoid all hearts",
        lambda table: not no_revoke(table) and prices_escape(table), part=REVOKED,
    )  # fmt: skip
    forfeits: tuple[str, ...] = fact(
        _SEATS, "The two players whose hands had the wrong size, and who pay for it.", (),
        "Hands of wrong size", lambda table: not no_forfeit(table), part=FORFEITS,
    )  # fmt: skip

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the table: those for which the report says what they took.

        Raises UsageError if it does not say this, or says it in two ways.
        """
        if self.units is not None and (self.hearts is not None or self.taken is not None):
            raise UsageError("`units` is everything that was taken, so `hearts` and `taken` cannot be added")
        for told in (self.hearts, self.units, self.taken):
            if told is not None:
                return tuple(told)
        raise UsageError("the report does not say who took what", "give `hearts`, `taken` or `units`")


def reported(name: str, default: Any = NEEDED) -> Any:
    """Declare a field that is read as this fact of a report, with another default if one is given."""
    found = next(each for each in parts_of(DealReport).values() if each.name == name)
    return part(found.kind, found.help, found.default if default is NEEDED else default)


FACTS: Mapping[str, Fact] = {key: each.form for key, each in parts_of(DealReport).items() if each.form.label}
AT_TABLE = tuple(key for key, fact in FACTS.items() if fact.form.get("part") == TABLE)


def needed_facts(table: CompiledRules) -> list[str]:
    """Return the keys of the facts that the rules need, other than what each player took."""
    return [key for key, fact in FACTS.items() if fact.needed(table)]


def facts_schema() -> dict[str, Any]:
    """Return the JSON Schema of the facts for which a form has a field, in the order of a deal.

    `title` is the label of a fact. `x-field` says what its field is: a `number`, a `flag`, a `word`, a `seat`, some
    `seats` or `cards`, or `counts` for each seat.
    """
    parts = parts_of(DealReport)
    facts = {
        key: {
            "title": fact.label,
            "description": parts[key].help,
            **parts[key].kind.schema(),
            "x-field": field_of(parts[key].kind),
            **{f"x-{name}": said for name, said in fact.form.items()},
        }
        for key, fact in FACTS.items()
    }
    return {"title": "A deal", "type": "object", "properties": facts}


def field_of(kind: Kind) -> str:
    """Return what the field of a fact of this kind is, as for `facts_schema`."""
    match kind:
        case SeatName():
            return "seat"
        case Listed(name=name):
            return name
        case EachSeat():
            return "counts"
        case OneOf():
            return "word"
        case Flag():
            return "flag"
        case _:
            return "number"
