"""The deal of a question: its parameters, which are the facts of a report, and the report that their values make."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from hearts_spec.cards import JOKER, Card, cards_in, rank_name
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.parameters import LAST, NOTHING, Parameter
from hearts_spec.disputes.question import PLAIN_HEARTS, ImpossibleError, NotApplicableError, Question
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.record import DealReport, counting, standing_of
from hearts_spec.record.deal_report import Asked, EachSeat, field_of
from hearts_spec.rules.facts import IrregularStateError
from hearts_spec.rules.limits import HEARTS
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.kinds import Kind, OneOf
from hearts_spec.schema.record_type import Part, parts_of

_NAMED = {"queen": "the queen", "jack": "the jack", "ten": "the ten", "joker": "the joker"}
_OTHERWISE = ("declared",)  # what a question states in another form than a report
_USUAL = {"number": "0", "flag": "no"}


def _parameter(kind: Kind, asked: Asked) -> Parameter:
    """Return the parameter for a fact of a report; a fact that a question need not state is none if it does not."""
    label, clause, field = asked.label, asked.clause, field_of(kind)
    usual = _USUAL.get(field, NOTHING) if asked.usual is None else asked.usual
    match field:
        case "seat":
            return ask_for.seat(label, usual, clause=clause) if usual != NOTHING else ask_for.maybe_seat(label, usual)
        case "seats":
            return ask_for.seats(label, usual, clause=clause)
        case "cards":
            return ask_for.cards(label, usual)
        case "counts" if isinstance(kind, EachSeat) and kind.several:
            return ask_for.cards_by_seat(label, usual)
        case "counts":
            return ask_for.counts(label, most=asked.most) if not usual else ask_for.tricks(label, usual)
        case "flag":
            return ask_for.flag(label)
        case "word":
            assert isinstance(kind, OneOf)
            return ask_for.word(label, kind.values, usual, clause=clause)
        case _:
            return ask_for.number(label, usual, most=asked.most, clause=clause)


def _stated() -> Iterator[tuple[str, Part, Asked]]:
    """Yield the facts that a question can state: the name of the parameter, the fact, and how it is asked."""
    for key, each in parts_of(DealReport).items():
        if (asked := each.form.asked) and key not in _OTHERWISE:
            yield asked.name or key, each, asked._replace(label=asked.label or each.form.label)


_STATED = tuple(_stated())
DEAL: Mapping[str, Parameter] = {
    **{name: _parameter(each.kind, asked) for name, each, asked in _STATED},
    **{
        name: ask_for.seat(f"If it counts, {card} taken by", LAST, clause=f"{{who}} took {card}")
        for name, card in _NAMED.items()
    },
    "others": ask_for.seat("Who took any other card that counts", LAST),
    "declared": ask_for.flag("The asker declared the slam, where that is required"),
}


def takers(question: Question) -> dict[Card, int]:
    """Return the seat that took each card that counts other than hearts, and the joker."""
    table = question.table
    others = cards_in((counting(table) | table.pack & 1 << JOKER) & ~PLAIN_HEARTS)
    return {card: question.seat(parameter_of(card)) for card in others}


def parameter_of(card: Card) -> str:
    """Return the parameter that says who took a card: that of its rank, if it has one."""
    name = rank_name(card)
    return name if name in _NAMED else "others"


def report_of(question: Question) -> DealReport:
    """Return the deal of a question as a report of it, with the facts that the rules need.

    Raises NotApplicableError for what cannot be on the table in this game, and ImpossibleError for impossible tricks.
    """
    facts = {each.name: _value(question, name, each) for name, each, _ in _STATED if name in question.given}
    report = DealReport(**{name: value for name, value in facts.items() if value is not None})
    if report.tricks is not None or report.trickless:
        report = _with_tricks(question, report)
    if report.taken:
        report = replace(report, hearts=None, taken=_named_cards(question))
    else:
        had = takers(question)
        by_seat = {name: tuple(card for card in had if had[card] == seat) for seat, name in enumerate(question.seats)}
        report = replace(report, taken=by_seat)
    if question.given.get("declared") and question.rules.slam.can_be_declared:
        report = replace(report, declared=question.seats[question.asker or 0])
    _check_standing(question)
    suit = "hearts" if question.rules.auction.is_held else None
    return replace(report, bid=0, buyer=None, bids=_bids(question), suit=suit)


def _value(question: Question, name: str, fact: Part) -> Any:
    """Return the value of a fact as a report has it; None if it is not stated or the rules do not need it.

    Raises NotApplicableError for a seat that the table does not have.
    """
    given, seats = question.given[name], question.seats
    match field_of(fact.kind):
        case "seats":
            return tuple(seats[seat] for seat in given if seat < len(seats))
        case "counts" if name == "taken":
            return given or None
        case "counts":
            return dict(zip(seats, given, strict=False)) if given else None
        case "seat":
            value = None if given is None else seats[question.seat(name)]
        case _:
            value = given
    return value if fact.form.needed(question.table) else None


def _named_cards(question: Question) -> dict[str, tuple[Card, ...]]:
    """Return the cards that each player took; cards that do not count may be left out."""
    table, taken = question.table, question.given["taken"]
    named = {seat: tuple(card for card in cards if table.pack >> card & 1) for seat, cards in taken.items()}
    if named != taken and counting(table) & ~HEARTS:  # if only hearts count, cards of other games are ignored
        raise NotApplicableError("the example has cards that are not in this game's pack", "pack.without")
    return named


def _check_standing(question: Question) -> None:
    """Check that what is on the table can be there in this game; raise NotApplicableError otherwise."""
    given = question.given
    if question.rules.settlement.kept_in is not KeptIn.CHIPS and given["pool"]:
        raise NotApplicableError("no chips are played for, so none are left standing", "settlement.kept-in")
    try:
        standing_of(question.table, given["pool"], given["jack-stands"], 0, called="the game")
    except IrregularStateError as error:
        raise NotApplicableError(str(error)) from None


_SAY_BID = 10  # an even number, so that chips that do not divide without a bid do not divide with it


def _bids(question: Question) -> dict[str, int] | None:
    """Return the bids by seat, or None if the choice of suit is not sold. A question without a bid supposes one.

    Raises NotApplicableError for a bid if the choice is not sold.
    """
    bid = question.given["bid"]
    if not question.rules.auction.is_held:
        if bid:
            raise NotApplicableError("this game has no bidding", "auction.bids")
        return None
    standing = standing_of(question.table, question.given["pool"], question.given["jack-stands"], 0)
    if not is_sold(question.table, standing):
        if bid:
            raise NotApplicableError(
                "the player who bought the choice of suit chooses again for nothing", "auction.jack"
            )
        return None
    buyer = question.seat("buyer")
    return {name: (bid or _SAY_BID) if seat == buyer else 0 for seat, name in enumerate(question.seats)}


def _with_tricks(question: Question, report: DealReport) -> DealReport:
    """Return a report with who took which tricks, if all were taken by one player.

    Raises ImpossibleError if the tricks that are given are not those of a deal at this table.
    """
    count, seats = _number_of_tricks(question), question.seats
    if each := question.given["tricks"]:
        if len(each) != len(seats):
            raise ImpossibleError(f"tricks are given for {len(each)} players, and {len(seats)} play")
        if count not in (None, sum(each)):
            raise ImpossibleError(f"{sum(each)} tricks are given, and {count} are played")
        holders = [seat for seat, number in zip(seats, each, strict=True) if number]
        report = replace(report, trickless=tuple(seat for seat in seats if seat not in holders))
    else:
        holders = [seat for seat in seats if seat not in report.trickless]
        if len(holders) == 1 and count is not None:
            report = replace(report, tricks={holders[0]: count})
    return _all_taken_by(report, holders[0]) if len(holders) == 1 and report.tricks else report


def with_fewer_tricks(question: Question, report: DealReport) -> DealReport:
    """Return a report in which a player who took every trick leaves three, the first and the last, to the next player.

    Players who took no trick are no longer said to have taken none.
    """
    given, count = question.given["tricks"], _number_of_tricks(question)
    if given or not report.trickless:
        return report
    if not report.tricks or count is None:
        return replace(report, trickless=())
    (winner,) = report.tricks
    other = question.seats[(question.seats.index(winner) + 1) % len(question.seats)]
    return _all_taken_by(replace(report, tricks={winner: count - 3, other: 3}, trickless=()), other)


def _all_taken_by(report: DealReport, seat: str) -> DealReport:
    """Return a report in which one player took all that one player takes, such as the last trick."""
    took: dict[str, Any] = {key.replace("-", "_"): seat for key in TAKERS}
    return replace(report, **took)


def _number_of_tricks(question: Question) -> int | None:
    """Return the number of tricks; None if players draw to follow suit, because it depends on the cards then."""
    deal = question.rules.deal
    if deal.left_over.is_drawn_to_follow:
        return None
    return deal.hand if deal.left_over.is_widow else question.table.pack.bit_count() // question.table.players
