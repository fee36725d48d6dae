"""The facts that players report of a finished deal, each declared once: its type, its label, and when rules need it.

Requests, the command, the forms of the site and the steps of scenarios read them here. To add a fact, declare it in
`DealReport`, and give it to the engine in `reported_deal` or `completed_deal`.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING as NEEDED
from dataclasses import dataclass
from functools import partial, reduce
from itertools import islice
from operator import or_
from typing import Any

from hearts_spec.cards import (
    JOKER,
    Card,
    NotationError,
    Suit,
    bit_in,
    card_name,
    card_text,
    cards_in,
    cards_text,
    group_mask,
    groups_mask,
    mask_of,
    parse_by_seat,
    parse_cards,
    quoted,
    seat_number,
)
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.legality import JokerFate
from hearts_spec.engine.passing import shown_cards
from hearts_spec.engine.settle.completed_deal import CompletedDeal, finished
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.engine.settle.slam_by_units import slam_by_units
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.facts import TricksWon
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.irregular import RevokePays
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS, SlamPays
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

_JOKER = group_mask("Joker")
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
REVOKED, ESCAPING, FORFEITS = "revoked", "escaping", "forfeits"
TABLE = "table"  # the part of a form with what was on the table before the deal, and who dealt
_NOBODY = {"": "nobody"}


@dataclass(frozen=True, slots=True)
class Fact:
    """How a form asks for a fact: its label, a test whether the rules need it, and additions to its JSON Schema."""

    label: str
    needed: Callable[[CompiledRules], bool]
    form: Mapping[str, Any]


def fact(
    kind: Kind, help: str, default: Any = None, label: str = "",
    needed: Callable[[CompiledRules], bool] = lambda table: True, **form: Any,
) -> Any:  # fmt: skip
    """Declare a fact of a deal. A fact without a label has no field of its own in a form.

    `form` may hold its `unit`, the `usual` value, a `hint`, the `words` for a choice or for no seat, a phrase for what
    a chosen seat is `doing`, and the `part` of the form that it is in: the `auction`, the `table`, or a mistake. Other
    facts come after the fields for what each player took.
    """
    return part(kind, help, default, form=Fact(label, needed, form))


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
    )  # fmt: skip
    bid: int = fact(
        _CHIPS, "The buyer's bid for the choice of suit.", 0, "The buyer's bid",
        lambda table: _is_sold(table) and not table.rules.auction.pays.is_by_all, unit="chips", part="auction",
    )  # fmt: skip
    bids: Mapping[str, int] | None = fact(
        _BIDS, "Each player's bid, instead of `bid` and `buyer`.", None, "Bids, 0 for pass",
        lambda table: _is_sold(table) and table.rules.auction.pays.is_by_all, unit="chips", part="auction",
        doing="bid",
    )  # fmt: skip
    hearts: Mapping[str, int] | None = fact(_COUNTS, "The number of hearts each player took, clockwise.", unit="hearts")
    taken: Mapping[str, tuple[Card, ...]] | None = fact(
        _CARDS, "The cards each player took; you may leave out cards without value."
    )
    units: Mapping[str, int] | None = fact(_UNITS, "The points (or hearts) each player took.")
    tricks: Mapping[str, int] | None = fact(
        _TRICKS, "How many tricks each player took, if that matters.", None, "Tricks won",
        _tricks_count, unit="tricks", doing="won",
    )  # fmt: skip
    first_trick: str | None = taker_fact("first-trick")
    last_but_one: str | None = taker_fact("last-but-one")
    last_trick: str | None = taker_fact("last-trick")
    trickless: tuple[str, ...] = fact(
        _SEATS, "The players who took no tricks, as A,B.", (), "Who took no tricks",
        lambda table: _trickless_count(table) and not _tricks_count(table),
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
    )  # fmt: skip
    slam_choice: str = fact(
        _CHOICE, "The choice of the player who took everything.", "", "Choice after taking everything",
        lambda table: table.rules.slam.offers_choice,
        words={"": "nobody took everything", "others-up": "the others go up", "self-down": "their own score goes down"},
    )  # fmt: skip
    pool: int = fact(
        _CHIPS, "Chips in the pool before the deal.", 0, "Pool before the deal",
        lambda table: _for_chips(table) and bool(table.rules.settlement.pool), unit="chips", part=TABLE,
        hint="Chips left from earlier deals.",
    )  # fmt: skip
    jack: bool | None = fact(
        Flag(quotes=True), "Whether the pool is a Jack.", None, "Is it a {called}",
        lambda table: _for_chips(table) and leaves_jack(table.rules.settlement.pool), part=TABLE,
        words={"": "by the rules"},
        hint="A {called} is a pool that nobody won, left for the next deal.",
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
    )  # fmt: skip
    dealer: str | None = fact(
        SeatName(), "The dealer.", None, "Dealer",
        lambda table: _for_chips(table) and table.rules.settlement.odd_chip.goes_by_seats, part=TABLE,
        usual="last", hint="An odd chip goes by seats from the dealer.",
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
            "x-field": _field_of(parts[key].kind),
            **{f"x-{name}": said for name, said in fact.form.items()},
        }
        for key, fact in FACTS.items()
    }
    return {"title": "A deal", "type": "object", "properties": facts}


def _field_of(kind: Kind) -> str:
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


def completed_deal(
    table: CompiledRules, seats: Sequence[str], report: DealReport
) -> tuple[CompiledRules, CompletedDeal]:
    """Return the deal as the engine settles it, and the rules with the suit that was named as the one to avoid.

    Raises UsageError for facts that contradict one another; otherwise as `reported_deal` does.
    """
    standing = standing_of(table, report.pool, report.jack, report.pot, report.divided)
    bids = _bids(table, seats, report, standing)
    table = named_table(table, standing, bids, _named_suit(table, report))
    if report.hearts is not None and table.avoided is not Suit.HEARTS:
        raise UsageError(f"{report.suit} were to be avoided, not hearts", "give `units` or `taken`")
    deal = reported_deal(table, seats, report)
    return table, deal._replace(
        before=standing,
        dealer=_number(seats, report.dealer),
        bids=bids,
        slam_choice=slam_choice(table, report.slam_choice, deal.slam),
        revokes=revokes_of(table, seats, _numbers(seats, report.revoked), _numbers(seats, report.escaping)),
        forfeits=forfeits_of(table, seats, _numbers(seats, report.forfeits)),
    )


def reported_deal(table: CompiledRules, seats: Sequence[str], report: DealReport) -> CompletedDeal:
    """Return the deal of a report: what each took, the tricks, what was shown, and who discarded the joker.

    Raises NotationError for a seat that is not at the table, IrregularStateError for a deal that cannot be, and
    MissingFactError if the rules need a fact that is not reported.
    """
    taken, each = report.taken or {}, None
    _numbers(seats, taken)
    if report.tricks is not None:
        _numbers(seats, report.tricks)
        each = tuple(report.tricks.get(seat, 0) for seat in seats)
    takers = {key: _number(seats, getattr(report, key.replace("-", "_"))) for key in TAKERS}
    tricks = TricksWon(each, tuple((key, seat) for key, seat in takers.items() if seat is not None))
    declared = _number(seats, report.declared)
    took = report.units or report.hearts or {}
    trickless = sorted(set(_numbers(seats, report.trickless)))
    has_cards = [bool(took.get(seat) or taken.get(seat)) for seat in seats]
    check_trickless(seats, trickless, has_cards)
    check_tricks(table, seats, tricks, trickless, has_cards)
    shown = shown_cards(table, [table.pack], {0: report.shown})
    if report.units is None:
        deal = finished(table, captured(table, seats, taken, report.hearts, shown), tricks, declared)
    else:
        deal = _finished_by_units(table, seats, report.units, tricks, declared)
    return deal._replace(trickless=trickless, shown=shown, joker=_joker(seats, report))


def _number(seats: Sequence[str], name: str | None) -> int | None:
    return None if name is None else seat_number(seats, name)


def _numbers(seats: Sequence[str], names: Iterable[str]) -> list[int]:
    return [seat_number(seats, name) for name in names]


def _joker(seats: Sequence[str], report: DealReport) -> JokerFate | None:
    """Return who discarded the joker and who took it, or None if it is not reported."""
    if report.joker is None:
        return None
    taken = report.taken or {}
    taken_by = next((number for number, seat in enumerate(seats) if JOKER in taken.get(seat, ())), None)
    if taken_by is None:
        raise IrregularStateError("nobody took the joker", "Joker", "taken")
    return JokerFate(seat_number(seats, report.joker), taken_by)


def _bids(table: CompiledRules, seats: Sequence[str], report: DealReport, standing: Standing) -> list[int]:
    """Return what each seat bid, 0 for nothing."""
    bids = [0] * len(seats)
    _numbers(seats, report.bids or ())
    if report.bids and any(report.bids.values()):
        if report.bid or report.buyer is not None:
            raise UsageError("`bids` is every bid, so `bid` and `buyer` cannot be added")
        for seat, bid in report.bids.items():
            bids[seat_number(seats, seat)] = bid
    elif report.buyer is not None:
        buyer = seat_number(seats, report.buyer)
        if not report.bid and not standing.jack:
            raise UsageError(f"the report does not say what {report.buyer} bid", "give `bid`")
        if report.bid and table.rules.auction.pays.is_by_all:
            raise UsageError(
                "every bidder pays in this game, not only the buyer", "give all `bids`, as A=25,B=26,C=pass"
            )
        bids[buyer] = report.bid
    elif report.bid:
        raise UsageError("the report does not say who made the bid", "give `buyer`")
    return bids


def _named_suit(table: CompiledRules, report: DealReport) -> Suit | None:
    """Return the suit that was named, or None. A report of `hearts` means hearts."""
    if report.suit is not None:
        return Suit[report.suit.upper()]
    return Suit.HEARTS if report.hearts is not None and _is_sold(table) else None


class NotByNumberError(IrregularStateError):
    """The error for a number of hearts where the rules need to know which hearts; `why` is the reason as a clause."""

    kind = "which-hearts"

    def __init__(self, why: str, id: str) -> None:
        self.why = why
        super().__init__(f"{why} under {id}: give the cards taken, or the units", "hearts", "hearts")


class UnnamedError(IrregularStateError):
    """The error for cards that count (the `token`) and that the report gives to nobody."""

    kind = "unnamed"

    def __init__(self, cards: Sequence[Card]) -> None:
        text = cards_text(cards)
        if len(cards) == 1:
            message, named = f"the {card_name(cards[0])} ({text}) counts, but nobody is reported to have taken it", "it"
        else:
            message, named = f"nobody is reported to have taken {len(cards)} cards that count: {text}", "them"
        super().__init__(message, text, "taken", f"add {named} to `taken`")


def captured(
    table: CompiledRules,
    seats: Sequence[str],
    taken: Mapping[str, Sequence[Card]],
    hearts: Mapping[str, int] | None = None,
    shown: int = 0,
) -> list[int]:
    """Return the cards that each seat captured, as masks; cards that count nothing are left out unless they are named.

    With `hearts`, they are given by number and the other cards by name. If another suit is to be avoided in place of
    hearts, the numbers are of that suit. The joker is one of the hearts, unless it is named among the cards.

    Raises IrregularStateError for a card that is named twice or not in the pack, for one that counts and is not named,
    and for hearts that do not add up to those in play or are also named. Raises NotByNumberError if hearts differ,
    unless one seat took them all. `shown` are the cards that were shown to count double.
    """
    masks = _masks(table, seats, taken)
    by_number = 0
    if hearts is not None:
        by_number = table.pack & table.suits[table.avoided] & ~(sum(masks) & _JOKER)
        _check_hearts(table, seats, masks, hearts, by_number, shown)
    missing = counting(table) & ~by_number & ~sum(masks)
    if missing:
        raise UnnamedError(list(cards_in(missing)))
    left = cards_in(by_number)
    for number, count in enumerate(hearts[seat] for seat in seats) if hearts else ():
        masks[number] |= mask_of(islice(left, count))
    return masks


def _check_hearts(
    table: CompiledRules,
    seats: Sequence[str],
    masks: Sequence[int],
    hearts: Mapping[str, int],
    in_play: int,
    shown: int,
) -> None:
    total, reported = in_play.bit_count(), sum(hearts.values())
    if total not in hearts.values():  # if one seat took all the hearts, it does not matter which ones count more
        check_alike(table, in_play, shown)
    if reported != total:
        message = f"the hearts add up to {reported}, but {total} are in play for {len(seats)} players"
        raise IrregularStateError(message, str(reported), "hearts")
    for seat, mask in zip(seats, masks, strict=True):
        if mask & in_play:
            token = cards_text(cards_in(mask & in_play))
            raise IrregularStateError("hearts are given by number and by name: give one of the two", token, seat)


def _finished_by_units(
    table: CompiledRules, seats: Sequence[str], units: Mapping[str, int], tricks: TricksWon, declared: int | None
) -> CompletedDeal:
    """Return the finished deal from what each seat took in the rule set's units; totals of a wrong sum are kept.

    Raises IrregularStateError if the totals cannot be, or do not show whether somebody took everything.
    """
    counts = tuple(units[seat] for seat in seats)
    slam = slam_by_units(table, seats, counts, tricks, declared) if sum(counts) == table.total else None
    return CompletedDeal(counts, tricks=tricks, declared=declared, slam=slam)


def standing_of(
    table: CompiledRules, pool: int, jack: bool | None, pot: int, divided: bool = False, called: str = ""
) -> Standing:
    """Return what is on the table before a deal.

    A pool counts as a Jack if the rule set has one, unless `jack` is False. `divided` is true if the Jack is the
    remainder of a divided pool. Messages name the rule set as `called`, or by its id.

    Raises IrregularStateError for what cannot be on the table under the rule set.
    """
    settlement = table.rules.settlement
    id = called or table.playable.id
    if settlement.kept_in is not KeptIn.CHIPS and (pool or jack):
        message = f"{id} is played for {settlement.kept_in.value} and has no pool"
        raise IrregularStateError(message, str(pool), "pool")
    if pool and not settlement.pool:
        raise IrregularStateError(f"{id} leaves nothing in the pool from deal to deal", str(pool), "pool")
    if pot and not settlement.pot.ante:
        raise IrregularStateError(f"{id} has no pot apart from the pool", str(pot), "pot")
    allows_jack = leaves_jack(settlement.pool)
    if jack and not allows_jack:
        raise IrregularStateError(f"{id} has no carried-over Jack", "jack", "jack")
    if jack and not pool:
        raise IrregularStateError("a Jack is a carried-over pool, and no pool is given", "jack", "jack")
    has_jack = bool(pool) and allows_jack if jack is None else jack
    if divided and not settlement.odd_chip.starts_jack:
        raise IrregularStateError(f"{id} has no Jack from a divided pool", "divided", "divided")
    if divided and not has_jack:
        raise IrregularStateError(
            "the remainder of a divided pool is a Jack, and no Jack is given", "divided", "divided"
        )
    return Standing(pool, has_jack, pot, divided)


def named_table(table: CompiledRules, standing: Standing, bids: Sequence[int], suit: Suit | None) -> CompiledRules:
    """Return the compiled rules for a reported deal, with the suit that was named as the one to avoid.

    Raises IrregularStateError for a suit that could not be named, and for one that is missing.
    """
    auction = table.rules.auction
    if not auction.is_held:
        if any(bids) or suit is not None:
            raise IrregularStateError(f"{table.playable.id} has no auction", "bids" if any(bids) else "suit", "bids")
        return table
    named = any(bids) or not is_sold(table, standing) or auction.unsold.is_dealers
    if suit is None:
        if named:
            raise IrregularStateError("the report does not say which suit was named", "suit", "suit")
        return table
    name = suit.name.lower()
    if suit is Suit.HEARTS and named and not auction.names.allows_hearts:
        raise IrregularStateError("a suit must be named in place of hearts", name, "suit")
    if suit is not Suit.HEARTS and not named:
        raise IrregularStateError("nobody bid, so hearts are avoided", name, "bids")
    return table.avoiding(suit)


def slam_choice(table: CompiledRules, choice: str, slam: SlamMade | None, over: bool = True) -> SlamPays | None:
    """Return what the player who took everything chose; an empty text is no choice.

    Raises IrregularStateError if the rule set offers no choice, or if the deal is over and nobody took everything; and
    MissingFactError if a choice is needed and none is given.
    """
    if not choice:
        if slam is not None and slam.law.is_chosen:
            say = f"say what the player chose, {' or '.join(SLAM_CHOICE_WORDS)}"
            raise MissingFactError("the player who takes everything must choose", say, "slam", "slam")
        return None
    if not table.rules.slam.offers_choice:
        message = f"{table.playable.id} leaves no choice to a player who takes everything"
        raise IrregularStateError(message, choice, "slam")
    if over and slam is None:
        raise IrregularStateError("nobody took everything, so there is nothing to choose", choice, "slam")
    if choice not in SLAM_CHOICE_WORDS:
        hint = f"one of {', '.join(SLAM_CHOICE_WORDS)}"
        raise IrregularStateError(f"{quoted(choice)} is not one of the choices", choice, "slam", hint)
    return SlamPays(choice)


def check_trickless(seats: Sequence[str], trickless: Sequence[int], took: Sequence[bool]) -> None:
    """Check that the seats said to have no trick took nothing; raise IrregularStateError otherwise."""
    for seat in trickless:
        if took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "trickless")


def check_tricks(
    table: CompiledRules,
    seats: Sequence[str],
    tricks: TricksWon,
    trickless: Sequence[int],
    took: Sequence[bool],
) -> None:
    """Check that the tricks reported agree with one another and with who took cards.

    Raises IrregularStateError otherwise.
    """
    each = tricks.each
    for key, seat in tricks.takers:
        if seat in trickless:
            one = " one" if TAKERS[key].taken == "won" else ""
            message = f"{seats[seat]} cannot have taken no trick and the {TAKERS[key].which}{one}"
            raise IrregularStateError(message, seats[seat], key)
    if each is None:
        return
    if not table.lays_aside and sum(each) != table.rules.deal.hand:
        message = f"{sum(each)} tricks are reported; {table.rules.deal.hand} are played"
        raise IrregularStateError(message, str(sum(each)), "tricks")
    for seat, count in enumerate(each):
        if not count and took[seat]:
            raise IrregularStateError(f"{seats[seat]} took cards, and so took a trick", seats[seat], "tricks")
        if count and seat in trickless:
            raise IrregularStateError(f"{seats[seat]} took {count} tricks, not none", seats[seat], "trickless")
    for key, seat in tricks.takers:
        if not each[seat]:
            message = f"{seats[seat]} took no trick, and so not the {TAKERS[key].which}"
            raise IrregularStateError(message, seats[seat], key)
    ends = {seat for key, seat in tricks.takers if key in ("first-trick", "last-trick")}
    if sum(each) == 1 and len(ends) > 1:
        raise IrregularStateError("one trick is first and last, and one player took it", "", "last-trick")


def counting(table: CompiledRules) -> int:
    """Return the mask of cards that count: by their value, for a slam, or because they double others."""
    return reduce(or_, (slam.needs for slam in table.slams), table.valued | table.doubling)


def _masks(table: CompiledRules, seats: Sequence[str], taken: Mapping[str, Sequence[Card]]) -> list[int]:
    masks = [0] * len(seats)
    left = table.pack
    for number, seat in enumerate(seats):
        for card in taken.get(seat, ()):
            found = bit_in(left, card)
            if not found:
                out = not bit_in(table.pack, card)
                why = (
                    f"is not in the pack for {len(seats)} players" if out else "is taken more often than it is in play"
                )
                raise IrregularStateError(f"{card_text(card)} {why}", card_text(card), seat)
            masks[number] |= found
            left ^= found
    return masks


def check_alike(table: CompiledRules, in_play: int, shown: int = 0) -> None:
    """Check that these hearts count alike, so that their number is enough. `shown` are cards shown to count double.

    Raises NotByNumberError otherwise.
    """
    doubling = table.rules.doubling
    apart = (*(slam.needs for slam in table.slams), groups_mask(doubling.cards), doubling.reach(shown))
    values = {value for value, mask in table.value_masks if mask & in_play}
    if len(values) + bool(in_play & ~table.valued) > 1:
        raise NotByNumberError("hearts differ in value", table.playable.id)
    if any(mask & in_play not in (0, in_play) for mask in apart):
        raise NotByNumberError("it matters which hearts were taken", table.playable.id)


FINE, FORFEIT = "irregular.revoke.fine", "irregular.hands.forfeit"
PAYS = "irregular.revoke.pays"


def revokes_of(table: CompiledRules, seats: Sequence[str], revoked: Sequence[int], escaping: Sequence[int]) -> Revokes:
    """Return the revokes of a deal. A seat named twice revoked twice; `escaping` seats revoked to escape all the
    hearts.

    Raises IrregularStateError if the rules do not say what such a revoke costs, or if the fine has no amount.
    """
    for seat in escaping:
        if seat not in revoked:
            raise IrregularStateError(f"{seats[seat]} is not among the players who revoked", seats[seat], ESCAPING)
    if not revoked:
        return NO_REVOKES
    id = table.playable.id
    if why := no_revoke(table):
        raise IrregularStateError(f"{id} {why}", "", REVOKED)
    if escaping and not prices_escape(table):
        raise IrregularStateError(f"{id} has no extra payment for a revoke to escape all the hearts", "", ESCAPING)
    fined = [seat for seat in revoked if counts_revokes(table) and seat not in escaping]
    again = next((seat for seat in revoked if seat not in fined and revoked.count(seat) > 1), None)
    if again is not None:
        message = f"the rules say nothing of a second revoke by {seats[again]}"
        raise IrregularStateError(message, seats[again], REVOKED)
    if fined and table.playable.leaves[FINE].silent:
        message = "the fine for a revoke is what the players agreed on, and nothing says what that is"
        raise IrregularStateError(message, "", "fine")
    by = tuple(dict.fromkeys(revoked))
    return Revokes(by, tuple(dict.fromkeys(escaping)), tuple(revoked.count(seat) for seat in by))


def forfeits_of(table: CompiledRules, seats: Sequence[str], named: Sequence[int]) -> Sequence[int]:
    """Return the seats that owe a forfeit because their hands were of the wrong size.

    Raises IrregularStateError if the rules have no forfeit, and unless exactly two owe it: one short and one long.
    """
    if not named:
        return ()
    if why := no_forfeit(table):
        raise IrregularStateError(f"{table.playable.id} {why}", "", FORFEITS)
    again = next((seat for seat in named if named.count(seat) > 1), None)
    if again is not None:
        raise IrregularStateError(f"{seats[again]} is named twice, and held one hand", seats[again], FORFEITS)
    if not named[1:]:
        message = "a forfeit is owed by two, one whose hand was too short and one whose hand was too long: name both"
        raise IrregularStateError(message, seats[named[0]], FORFEITS)
    return named


def no_revoke(table: CompiledRules) -> str:
    """Return a clause that says why a revoke costs nothing under some rules; empty if it costs something."""
    if table.playable.leaves[PAYS].silent:
        return "says nothing of revokes: the players must agree what one costs"
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS | KeptIn.POINTS:
            return ""
        case KeptIn.NOTHING:
            return "is not played for chips, so that nothing is paid for a revoke"


def no_forfeit(table: CompiledRules) -> str:
    """Return a clause that says why no forfeit is owed for hands of the wrong size; empty if one is."""
    if table.playable.leaves[FORFEIT].silent:
        return "says nothing of a forfeit for hands of the wrong size: the players must agree"
    kept_in, forfeit = table.rules.settlement.kept_in, table.rules.irregular.hands.forfeit
    match kept_in:
        case KeptIn.CHIPS:
            return "" if forfeit else "has no forfeit for hands of the wrong size"
        case KeptIn.POINTS | KeptIn.NOTHING:
            return "is not played for chips, in which a forfeit for hands of the wrong size is paid"


def counts_revokes(table: CompiledRules) -> bool:
    """True if each further revoke of one player costs more."""
    pays = table.rules.irregular.revoke.pays
    match pays:
        case RevokePays.FINE:
            return True
        case RevokePays.ALL_LOSSES:
            return False


def prices_escape(table: CompiledRules) -> bool:
    """True if a revoke to escape all the hearts has a price of its own."""
    chips = table.rules.settlement.kept_in is KeptIn.CHIPS
    return chips and counts_revokes(table) and table.rules.irregular.revoke.dodging > 0


def agreed_by(options: Mapping[str, OptionDraft], key: str) -> OptionDraft | None:
    """Return the option with which players state the number they agreed on for a key, or None."""
    return next((each for each in options.values() if each.number == key), None)
