"""A deal that is printed whole, as `reconstruct` tells of it: its play as it stands, and the remarks tested."""

from collections.abc import Iterator, Mapping
from textwrap import fill
from typing import Any

from hearts_spec.book_deals.deal import AuthorsRemark
from hearts_spec.book_deals.english import put_to_test
from hearts_spec.book_deals.findings import record_of
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import card_text, cards_in, cards_text
from hearts_spec.cli.text_tables import table
from hearts_spec.record import record_data

_WIDTH = 100


def recorded_data(deal: RecordedDeal, found: Mapping[str, Any], consistent: bool) -> dict[str, Any]:
    """Give a deal as JSON says it: of its play there is one line, the one that is printed."""
    return {
        "deal": deal.name, "id": deal.id, "kind": "record", "consistent": consistent, "readings": [],
        "lines": {"count": 1 if deal.tricks else 0}, "line": record_data(record_of(deal, deal.tricks)),
        "unmarked": list(deal.unmarked), "remarks": found["remarks"],
    }  # fmt: skip


def recorded_text(deal: RecordedDeal, found: Mapping[str, Any]) -> Iterator[str]:
    """Tell of a deal in lines of text."""
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
    if found["remarks"]:
        remarks = {each.id: each for each in deal.remarks}
        yield from ("", "Remarks put to the test")
        for told in found["remarks"]:
            yield from _remark(deal, remarks[told["remark"]], told)


def _play(deal: RecordedDeal) -> Iterator[str]:
    printed = deal.played.tricks if deal.played else ()
    rows = []
    for number, (trick, played) in enumerate(zip(printed, deal.case().followed(deal.tricks), strict=True), 1):
        leader, winner = (deal.seats[seat] for seat in (played.leader, played.winner))
        marked = winner if trick.won_by else f"{winner} (not marked)"
        rows.append((roman(number), leader, *map(card_text, trick.cards), marked))
    yield table(("", "Lead", *deal.seats, "Won by"), rows)


def _remark(deal: RecordedDeal, remark: AuthorsRemark, told: Mapping[str, Any]) -> Iterator[str]:
    yield fill(f"Trick {roman(remark.trick)}, {remark.seat} ({remark.place}): {remark.gist} {remark.reading}", _WIDTH)
    yield fill(put_to_test(deal, remark), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    if "verdict" in told:
        yield f"  {told['verdict'].upper()}"
    for sense in Sense:
        meant = "  <- as it is meant" if sense is remark.meant else ""
        yield f"  {told['senses'][sense.value] + ':':<17}{sense.phrase}{meant}"
