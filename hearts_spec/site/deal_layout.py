"""What the pages of all deals have alike: the table with its viewer, what came of the deal, where it is found again."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hearts_spec.book_deals.deal import AuthorsRemark
from hearts_spec.book_deals.deal_file import AnyDeal
from hearts_spec.book_deals.english import unit_words
from hearts_spec.book_deals.lost_deal import LostDeal
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import card_text, cards_in
from hearts_spec.record import Record, Transcript
from hearts_spec.rules import Location, Problem, RulesError
from hearts_spec.site.deal_findings_text import pages_text
from hearts_spec.site.deal_settlement import settled
from hearts_spec.site.deal_tricks import ShownTrick, remark_anchor
from hearts_spec.site.deal_viewer import sides_of, viewer_data
from hearts_spec.site.links import Here
from hearts_spec.site.pages import Page, page
from hearts_spec.site.scenario_html import Sheet
from hearts_spec.site.site_model import SiteModel

Deal = TypeVar("Deal", LostDeal, RecordedDeal)
_TAKEN_UP = re.compile(r"the (?:lost|recorded) deal (\S+)")


@dataclass(frozen=True, slots=True)
class Replayed(Generic[Deal]):
    """A deal with what was found out of it and kept: its play as a record, replayed, trick by trick."""

    deal: Deal
    found: Mapping[str, Any]
    record: Record
    played: Transcript
    tricks: Sequence[ShownTrick]


def tested(shown: Replayed[Any]) -> Iterator[tuple[AuthorsRemark, Mapping[str, Any]]]:
    """Give the remarks that were put to the test, each with what came of it."""
    remarks = {each.id: each for each in shown.deal.remarks}
    return ((remarks[told["remark"]], told) for told in shown.found["remarks"])


def deal_page(
    catalogue: SiteModel, template: str, shown: Replayed[Any], *, silent: str, description: str, **context: Any
) -> Page:
    """Give the page of a deal; `silent` is said of a trick of which nothing is known."""
    deal = shown.deal
    here = Here(catalogue.links, catalogue.deal_paths[deal.id], deal.source)
    return page(
        template, here, deal.title, deal=deal, tricks=shown.tricks, roman=roman, remark_anchor=remark_anchor,
        rule_set=catalogue.rule_sets[deal.rules], source=catalogue.library.sources.get(deal.source),
        pages=pages_text(deal.pages), units=unit_words(deal.table), sheets=_sheets_on(catalogue, deal),
        hands={seat: [card_text(card) for card in cards_in(hand)] for seat, hand in deal.hands().items()},
        data=viewer_data(deal, shown.record, shown.played, shown.tricks, silent), sides=sides_of(deal.seats),
        settled=settled(catalogue, here, deal, shown.played) if shown.played.settlement else None,
        untested=[each for each in deal.remarks if not each.tested],
        hide=("navigation",), boost=2, description=description, edit=_file_of(catalogue, deal), **context,
    )  # fmt: skip


def findings_of(catalogue: SiteModel, deal: AnyDeal) -> Mapping[str, Any]:
    """Give what was found out of a deal and kept; raises RulesError when it is not of the deal as it is now."""
    found = catalogue.deals.findings(deal)
    if found is None:
        raise to_search_again(catalogue, deal, "nothing that holds is kept of this deal, or it has changed since")
    return found


def to_search_again(catalogue: SiteModel, deal: AnyDeal, message: str) -> RulesError:
    """Give the error that stops a build where what is kept of a deal does not fit it, with what to do."""
    hint = f"run `hearts-spec reconstruct {deal.name} --search --keep`"
    return RulesError([Problem(Location(_file_of(catalogue, deal), 1, 1), message, hint)])


def _file_of(catalogue: SiteModel, deal: AnyDeal) -> str:
    return catalogue.library.shown(catalogue.deals.files[deal.id])


def _sheets_on(catalogue: SiteModel, deal: AnyDeal) -> list[Sheet]:
    """Give the features that take up a deal."""
    found = []
    for sheet in catalogue.sheets:
        lines = [*sheet.background, *(line for scene in sheet.scenes for line in scene.lines)]
        named = {match.group(1) for line in lines if (match := _TAKEN_UP.fullmatch(line.text))}
        if named & {deal.name, deal.id}:
            found.append(sheet)
    return found
