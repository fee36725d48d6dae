"""The pages of the deals that a book prints whole: the tricks as they stand, replayed, and the remarks tested."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, assert_never

from hearts_spec.cards import card_name, card_text, cards_in
from hearts_spec.lost_deals.deal import AuthorsRemark
from hearts_spec.lost_deals.findings import record_of
from hearts_spec.lost_deals.printed_faults import printed_faults
from hearts_spec.lost_deals.recorded import RecordedDeal
from hearts_spec.lost_deals.remarks import RemarkVerdict
from hearts_spec.lost_deals.senses import Sense
from hearts_spec.lost_deals.statements import roman
from hearts_spec.record import Record, Replayer, Transcript
from hearts_spec.rules import Fault, Mark, RulesError
from hearts_spec.rules.shape.wording import listed
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.deal_line import PlayedCard, ShownTrick, remark_anchor
from hearts_spec.site.deal_settling import settled
from hearts_spec.site.deal_sheets import sheets_on
from hearts_spec.site.deal_viewer import sides_of, viewer_data
from hearts_spec.site.deal_words import pages_text, unit_words, verdict
from hearts_spec.site.links import Here
from hearts_spec.site.pages import Page, page

_UNMARKED = "The print marks no card here as the one that wins."


@dataclass(frozen=True, slots=True)
class Proved:
    """A deal that is printed whole, with its replay, its tricks and what was found out of the remarks on it."""

    deal: RecordedDeal
    found: Mapping[str, Any]
    record: Record
    played: Transcript
    tricks: Sequence[ShownTrick]


@dataclass(frozen=True, slots=True)
class TestedRemark:
    """A remark put to the test: what it supposes and claims, how far it is true, and the answer in each sense."""

    remark: AuthorsRemark
    supposes: Sequence[str]
    claims: Sequence[str]
    word: str
    said: str
    rows: Sequence[tuple[str, str, bool]]


def proved(catalogue: Catalogue, deal: RecordedDeal) -> Proved:
    """Replay a deal that is printed whole.

    Raises RulesError where the replay contradicts the print, or nothing that holds is kept of the remarks.
    """
    file = catalogue.deals.files[deal.id]
    if faults := printed_faults(deal, file, catalogue.library):
        raise RulesError(faults)
    found = catalogue.deals.findings(deal)
    if found is None:
        mark = Mark(catalogue.library.shown(file), 1, 1)
        message = "nothing that holds is kept of this deal, or it has changed since"
        raise RulesError([Fault(mark, message, f"run `hearts-spec reconstruct {deal.name} --search --keep`")])
    record = record_of(deal, deal.tricks)
    return Proved(deal, found, record, Replayer(catalogue.library).replay(record), _tricks(deal))


def recorded_page(catalogue: Catalogue, shown: Proved) -> Page:
    """Give the page of a deal that is printed whole."""
    deal = shown.deal
    here = Here(catalogue.links, catalogue.deal_paths[deal.id], deal.source)
    return page(
        "recorded_deal.md.jinja", here, deal.title, deal=deal, tricks=shown.tricks, roman=roman,
        rule_set=catalogue.rule_sets[deal.rules], source=catalogue.library.sources.get(deal.source),
        pages=pages_text(deal.pages), units=unit_words(deal.table), sheets=sheets_on(catalogue, deal),
        hands={seat: [card_text(card) for card in cards_in(hand)] for seat, hand in deal.hands().items()},
        sides=sides_of(deal.seats),
        data=viewer_data(deal, shown.record, shown.played, shown.tricks, _UNMARKED),
        unmarked=[roman(number) for number in deal.unmarked], tested=tested_remarks(shown),
        untested=[each for each in deal.remarks if not each.tested], remark_anchor=remark_anchor,
        settled=settled(catalogue, here, deal, shown.played) if shown.played.settlement else None,
        hide=("navigation",), boost=2, description=f"{deal.title} of {deal.source}, as it is printed.",
        edit=catalogue.library.shown(catalogue.deals.files[deal.id]),
    )  # fmt: skip


def _tricks(deal: RecordedDeal) -> list[ShownTrick]:
    """Give the tricks as a page shows them."""
    tally = dict.fromkeys(deal.seats, 0)
    found, steps = [], count(1)
    for number, trick in enumerate(deal.case().followed(deal.tricks), 1):
        leader, winner = trick.leader, trick.winner
        counts = deal.table.units(trick.rest & ~trick.after)
        tally[deal.seats[winner]] += counts
        shown = tuple(
            PlayedCard(next(steps), deal.seats[seat], card_text(card), "", seat == leader, seat == winner, ())
            for seat, card in zip(deal.table.seat_at[leader], trick.cards, strict=True)
        )
        found.append(
            ShownTrick(
                number, roman(number), deal.seats[leader], deal.seats[winner], shown, counts, dict(tally),
                marked=number not in deal.unmarked,
            )
        )  # fmt: skip
    return found


def tested_remarks(shown: Proved) -> list[TestedRemark]:
    """Give the remarks that were put to the test."""
    remarks = {each.id: each for each in shown.deal.remarks}
    return [_tested(shown.deal, remarks[told["remark"]], told) for told in shown.found["remarks"]]


def remarks_in_short(tested: Sequence[TestedRemark]) -> str:
    """Say how many remarks were put to the test, and how many came out how, the true ones first."""
    counts = Counter(each.word for each in tested)
    said = [f"{many} {_came_out(verdict, many)}" for verdict in RemarkVerdict if (many := counts[verdict.value])]
    return f"Of {len(tested)} remark{'s' if tested[1:] else ''} put to the test {listed(said)}." if said else ""


def _came_out(verdict: RemarkVerdict, many: int) -> str:
    match verdict:
        case RemarkVerdict.IDLE:
            return "does not arise" if many == 1 else "do not arise"
        case (
            RemarkVerdict.TRUE
            | RemarkVerdict.OTHERS
            | RemarkVerdict.CHANCE
            | RemarkVerdict.FALSE
            | RemarkVerdict.UNDECIDED
        ):
            return f"{'is' if many == 1 else 'are'} {verdict.value}"
        case never:
            assert_never(never)


def _tested(deal: RecordedDeal, remark: AuthorsRemark, told: Mapping[str, Any]) -> TestedRemark:
    rows = [(sense.phrase, told["senses"][sense.value], sense is remark.meant) for sense in Sense]
    said = verdict(told["senses"], remark.seat)
    return TestedRemark(remark, _supposed(deal, remark), _claimed(deal, remark), told.get("verdict", ""), said, rows)


def _supposed(deal: RecordedDeal, remark: AuthorsRemark) -> list[str]:
    """Say what a remark supposes that is not as it was."""
    said = []
    if remark.sale:
        bids = ", ".join(f"{seat} {bid or 'passes'}" for seat, bid in remark.sale.bids.items())
        said.append(f"bids: {bids}; the suit to be avoided is {remark.sale.suit.name.lower()}")
    for seat, hand in remark.hands.items():
        more, fewer = (
            " and ".join(card_name(card) for card in cards_in(each))
            for each in (hand & ~deal.printed[seat], deal.printed[seat] & ~hand)
        )
        said.append(f"{seat} has the {more}, and not the {fewer}")
    if remark.instead is not None:
        said.append(f"trick {roman(remark.trick)}: {remark.seat} plays {card_text(remark.instead)}")
    said.extend(each.text(deal.seats) for each in remark.supposing)
    return said


def _claimed(deal: RecordedDeal, remark: AuthorsRemark) -> list[str]:
    """Say what is claimed, as it was put to the test."""
    said = [remark.claim.text(deal.seats)] if remark.claim else []
    units = remark.sale.suit.name.lower() if remark.sale else unit_words(deal.table)[1]
    for what, bounds in ((f"{units} taken in all", remark.takes), ("tricks won from there on", remark.wins)):
        if bounds:
            said.append(f"{what}: {', '.join(f'{seat} {each}' for seat, each in bounds.items())}")
    return said
