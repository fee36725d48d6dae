"""The pages of the deals that a book prints whole: the tricks as they stand, replayed, and the remarks tested."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, assert_never

from hearts_spec.book_deals.deal import AuthorsRemark
from hearts_spec.book_deals.english import put_to_test
from hearts_spec.book_deals.findings import record_of
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.printed_deal_check import printed_faults
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.remark_truth import RemarkVerdict
from hearts_spec.book_deals.statements import roman
from hearts_spec.record import Replayer
from hearts_spec.rules import RulesError
from hearts_spec.schema.english import listed, number_word
from hearts_spec.site.deal_findings_text import verdict
from hearts_spec.site.deal_layout import Replayed, deal_page, findings_of, tested
from hearts_spec.site.deal_tricks import tricks_of
from hearts_spec.site.pages import Page
from hearts_spec.site.site_model import SiteModel

_UNMARKED = "The print marks no card here as the one that wins."


@dataclass(frozen=True, slots=True)
class TestedRemark:
    """A remark put to the test: what was supposed and asked, how far it is true, and the answer in each sense."""

    remark: AuthorsRemark
    put: str
    word: str
    said: str
    rows: Sequence[tuple[str, str, bool]]


def proved(catalogue: SiteModel, deal: RecordedDeal) -> Replayed[RecordedDeal]:
    """Replay a deal that is printed whole.

    Raises RulesError where the replay contradicts the print, or nothing that holds is kept of the remarks.
    """
    if faults := printed_faults(deal, catalogue.deals.files[deal.id], catalogue.library):
        raise RulesError(faults)
    found = findings_of(catalogue, deal)
    record = record_of(deal, deal.tricks)
    played = Replayer(catalogue.library).replay(record)
    tricks = [replace(each, marked=each.number not in deal.unmarked) for each in tricks_of(deal, played)]
    return Replayed(deal, found, record, played, tricks)


def recorded_page(catalogue: SiteModel, shown: Replayed[RecordedDeal]) -> Page:
    """Give the page of a deal that is printed whole."""
    deal = shown.deal
    return deal_page(
        catalogue, "recorded_deal.md.jinja", shown, silent=_UNMARKED,
        unmarked=[roman(number) for number in deal.unmarked], tested=tested_remarks(shown),
        description=f"{deal.title} of {deal.source}, as it is printed.",
    )  # fmt: skip


def tested_remarks(shown: Replayed[RecordedDeal]) -> list[TestedRemark]:
    """Give the remarks that were put to the test."""
    return [_tested(shown.deal, remark, told) for remark, told in tested(shown)]


def remarks_in_short(tested: Sequence[TestedRemark]) -> str:
    """Say how many remarks were put to the test, and how many came out how, the true ones first."""
    counts = Counter(each.word for each in tested)
    came = [(verdict, many) for verdict in RemarkVerdict if (many := counts[verdict.value])]
    said = listed([f"{number_word(many)} {_came_out(verdict, many)}" for verdict, many in came])
    return f"Of {number_word(len(tested))} remark{'s' if tested[1:] else ''} put to the test {said}." if came else ""


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
    return TestedRemark(remark, put_to_test(deal, remark), told.get("verdict", ""), said, rows)
