"""`reconstruct`: what is known of a deal: its evidence, its most plausible line, and the remarks tested."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from textwrap import fill
from typing import Any

from hearts_spec.book_deals.deal import LostDeal, RecordedDeal
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.english import put_to_test
from hearts_spec.book_deals.line import record_of
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.statements import roman
from hearts_spec.book_deals.stored_results import printed_faults
from hearts_spec.cards import card_text, cards_in, cards_text
from hearts_spec.cli.arguments import library_of, own_library
from hearts_spec.cli.exit_codes import GOOD, REFUSED
from hearts_spec.cli.reply import Reply, table
from hearts_spec.record import record_data
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import RefusedError

_WIDTH = 100


def recorded_data(deal: RecordedDeal, found: Mapping[str, Any], consistent: bool) -> dict[str, Any]:
    """Return a printed deal as JSON: there is one line of its play, the printed one."""
    return {
        "deal": deal.name, "id": deal.id, "kind": "record", "consistent": consistent, "readings": [],
        "lines": {"count": 1 if deal.tricks else 0}, "line": record_data(record_of(deal, deal.tricks)),
        "unmarked": list(deal.unmarked), "remarks": found["remarks"],
    }  # fmt: skip


def recorded_text(deal: RecordedDeal, found: Mapping[str, Any]) -> Iterator[str]:
    """Yield the text about a printed deal, line by line."""
    yield f"{deal.title} ({deal.rules})"
    if deal.tricks:
        yield "A record: every trick is printed, and nothing need be reconstructed."
    else:
        yield "A record of the hands and the bids; the book tells of no play with them."
    yield ""
    yield f"{deal.dealer.seat} deals, {deal.leader.seat} leads ({deal.dealer.grade.value}: {deal.dealer.what})"
    yield from (f"  {seat}: {cards_text(cards_in(hand))}" for seat, hand in deal.hands().items())
    if deal.sale:
        bids = ", ".join(f"{seat} {bid or 'pass'}" for seat, bid in deal.sale.bids.items())
        yield f"Bids: {bids}; the suit to be avoided is {deal.sale.suit.name.lower()}"
    if deal.played:
        yield from ("", f"The play as it is printed ({deal.played.place})", *_play(deal))
    if deal.result and deal.result.outcome:
        yield f"{deal.result.outcome} ({deal.result.place})"
    yield from _remarks(deal, found["remarks"])


def _play(deal: RecordedDeal) -> Iterator[str]:
    printed = deal.played.tricks if deal.played else ()
    rows = []
    for number, (trick, played) in enumerate(zip(printed, deal.case().followed(deal.tricks), strict=True), 1):
        leader, winner = (deal.seats[seat] for seat in (played.leader, played.winner))
        marked = winner if trick.won_by else f"{winner} (not marked)"
        rows.append((roman(number), leader, *map(card_text, trick.cards), marked))
    yield table(("", "Lead", *deal.seats, "Won by"), rows)


def _remarks(deal: LostDeal | RecordedDeal, tested: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the text on the tested remarks, line by line; for a lost deal also how many of the lines drawn agree."""
    if tested:
        yield from ("", "Remarks tested")
    remarks = {each.id: each for each in deal.remarks}
    for told in tested:
        remark = remarks[told["remark"]]
        head = f"Trick {roman(remark.trick)}, {remark.seat} ({remark.place}): {remark.gist} {remark.reading}"
        yield fill(head, _WIDTH)
        yield fill(put_to_test(deal, remark), _WIDTH, initial_indent="  ", subsequent_indent="  ")
        across = told.get("across")
        if across is None and "verdict" in told:
            yield f"  {told['verdict'].upper()}"
        for sense in Sense:
            answer = f"{told['senses'][sense.value]}:"
            if across is None:
                yield f"  {answer:<17}{sense.phrase}{'  <- as it is meant' if sense is remark.meant else ''}"
            else:
                yes = across["senses"][sense.value].get("yes", 0)
                yield f"  {answer:<11}{sense.phrase} (so in {yes} of {across['lines']} lines drawn)"


_MARKS = {"attested": "!", "forced": "=", "filled": ""}


def reconstruct_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deal", metavar="DEAL", help="the name of a deal")
    parser.add_argument("--search", action="store_true", help="search again instead of showing the stored results")
    parser.add_argument("--keep", action="store_true", help="with --search, store the results next to the deal's file")


def run_reconstruct(args: argparse.Namespace) -> Reply:
    if args.keep and not args.search:
        raise UsageError("--keep goes with --search", "add --search")
    deals = Deals(own_library(args) if args.keep else library_of(args))
    try:
        id = deals.id_of(args.deal)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    match deals.deal(id):
        case RecordedDeal() as deal:
            return _recorded(deals, deal, args)
        case LostDeal() as lost:
            return _lost(deals, lost, args)


def _lost(deals: Deals, deal: LostDeal, args: argparse.Namespace) -> Reply:
    found = _searched(deals, deal, args.keep) if args.search else _stored(deals, deal)
    told = {key: value for key, value in found.items() if key not in ("digest", "note", "made_from")}
    consistent = told["readings"][0]["fits"] == "yes"
    data = {"deal": deal.name, "id": deal.id, "consistent": consistent, **told}
    return Reply(data, "\n".join(_text(deal, data)), GOOD if consistent else REFUSED)


def _recorded(deals: Deals, deal: RecordedDeal, args: argparse.Namespace) -> Reply:
    found = _searched(deals, deal, args.keep) if args.search else deals.findings(deal)
    if found is None:
        raise _nothing_stored(deal)
    consistent = not printed_faults(deal, deals.files[deal.id], deals.library)
    data = recorded_data(deal, found, consistent)
    return Reply(data, "\n".join(recorded_text(deal, found)), GOOD if consistent else REFUSED)


def _searched(deals: Deals, deal: LostDeal | RecordedDeal, keep: bool) -> dict[str, Any]:
    """Return the results of searching a deal, and store them if `keep`.

    Raises UsageError if there is no solver, which is in the project but not in the package.
    """
    try:
        solver = import_module("research.lost_deals.results")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "research":
            raise
        message = "the search is not installed with the command"
        raise UsageError(message, "run python -m hearts_spec in the folder of a copy of the project") from None
    advice = deals.advice(deal)
    found: dict[str, Any] = solver.find_out(deal, advice)
    if keep:
        solver.store(deals.files[deal.id], deal, advice, found)
    return found


def _stored(deals: Deals, deal: LostDeal) -> dict[str, Any]:
    found, line = deals.findings(deal), deals.line(deal)
    if found is None or line is None:
        raise _nothing_stored(deal)
    return {**found, "line": record_data(line)}


def _nothing_stored(deal: LostDeal | RecordedDeal) -> RefusedError:
    message = f"the stored result of the deal {deal.name} is missing or out of date"
    return RefusedError(message, "search it with --search")


def _text(deal: LostDeal, data: Mapping[str, Any]) -> Iterator[str]:
    yield f"{deal.title} ({deal.rules})"
    yield from ("", *_hands(deal))
    facts = [(each.id, each.grade.value, str(each.place), each.what) for each in deal.facts_in()]
    yield from ("", "What is known of the play", table(("Fact", "Grade", "Place", "What"), facts))
    yield from ("", "Readings")
    for place, each in enumerate(data["readings"]):
        yield f"  {each['title']}{'' if place else ' (adopted)'}: {_fits(each)}."
    if data["line"]:
        yield from ("", "A line that fits: a reconstruction, not a record", *_line(deal, data))
    yield from _remarks(deal, data["remarks"])


def _hands(deal: LostDeal) -> Iterator[str]:
    yield f"{deal.dealer.seat} deals, {deal.leader.seat} leads ({deal.dealer.grade.value}: {deal.dealer.what})"
    for seat, hand in deal.hands().items():
        inferred = " (inferred: what the others do not hold)" if seat == deal.inferred else ""
        yield f"  {seat}: {cards_text(cards_in(hand))}{inferred}"


def _fits(reading: Mapping[str, Any]) -> str:
    if reading["fits"] == "yes":
        lines = reading["lines"]
        if "count" in lines:
            return f"{lines['count']:,} lines fit"
        return f"about {lines['estimate']:.2g} lines fit (standard error {lines['error']:.1g})"
    if reading["fits"] == "no":
        return f"no line can fit, because {' and '.join(reading['conflict'])} exclude each other"
    return "no line was found that fits, nor was it shown that there is none"


def _line(deal: LostDeal, data: Mapping[str, Any]) -> Iterator[str]:
    rows = []
    for trick in data["tricks"]:
        cards = {each["seat"]: each["card"] + _MARKS[each["status"]] for each in trick["cards"]}
        free = f"{trick['fitting']:,}" + (
            f" to {trick['fitting'] + trick['undecided']:,}" if trick["undecided"] else ""
        )
        rows.append(
            (roman(trick["trick"]), trick["leader"], *(cards[seat] for seat in deal.seats), trick["winner"], free)
        )
    yield table(("", "Lead", *deal.seats, "Won by", "Fitting here"), rows)
    yield "! a fact names the card   = no other card fits there   unmarked: filled in"
    yield f"Weight of the advice it goes against: {data['weight']}"
