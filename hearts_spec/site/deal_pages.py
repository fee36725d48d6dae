"""The list of the deals, and the pages of the lost ones: hands, a line that fits, the evidence, the remarks tested."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.book_deals.deal import AuthorsRemark, Fact, Grade
from hearts_spec.book_deals.english import put_to_test
from hearts_spec.book_deals.findings import tricks_of as tricks_in
from hearts_spec.book_deals.lost_deal import EvidenceReading, LostDeal
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.book_deals.remark_senses import Sense
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import card_text
from hearts_spec.record import Record, RecordError, Replayer
from hearts_spec.schema.group_by import together
from hearts_spec.site.deal_findings_text import grades, kinds, lines_brief, lines_text, pages_text, verdict
from hearts_spec.site.deal_layout import Replayed, deal_page, findings_of, tested, to_search_again
from hearts_spec.site.deal_tricks import fact_anchor, facts_by_tricks, tricks_of, with_grounds
from hearts_spec.site.glossary import Glosser, Terms
from hearts_spec.site.links import DEALS, Here
from hearts_spec.site.pages import Page, page
from hearts_spec.site.recorded_pages import proved, recorded_page, remarks_in_short, tested_remarks
from hearts_spec.site.site_model import SiteModel

_SILENT = "Nothing that speaks of this trick survives."


@dataclass(frozen=True, slots=True)
class ReadingShown:
    """A way to read the evidence, and whether it fits; `facts` are those it adds, each with its anchor or none."""

    reading: EvidenceReading
    adopted: bool
    found: Mapping[str, Any]
    facts: Sequence[tuple[Fact, str]]


@dataclass(frozen=True, slots=True)
class Tested:
    """A remark put to the test: what was asked, the answer in each sense, and how many of the lines drawn answer so."""

    remark: AuthorsRemark
    put: str
    verdict: str
    rows: Sequence[tuple[str, str, str]]
    drawn: int


@dataclass(frozen=True, slots=True)
class DealGroup:
    """Deals of one book in the list of all: those whose play is lost, or those that it prints whole."""

    title: str
    anchor: str
    lost: Sequence[Replayed[LostDeal]] = ()
    printed: Sequence[Replayed[RecordedDeal]] = ()


def deal_pages(catalogue: SiteModel, terms: Terms) -> Iterator[Page]:
    """Give the list of the deals, and a page for each in the order of the list.

    Raises RulesError when what is kept of a deal is not of the deal as it is now, or its print does not bear a replay.
    """
    kept = [kept_of(catalogue, deal) for deal in catalogue.lost_deals()]
    printed = [proved(catalogue, deal) for deal in catalogue.printed_deals()]
    groups = _groups(catalogue, kept, printed)
    if groups:
        yield _index(catalogue, groups, terms)
    for group in groups:
        yield from (recorded_page(catalogue, each) for each in group.printed)
        yield from (_page(catalogue, each) for each in group.lost)


def _groups(
    catalogue: SiteModel, kept: Sequence[Replayed[LostDeal]], printed: Sequence[Replayed[RecordedDeal]]
) -> list[DealGroup]:
    """Put the deals that are printed whole before those that are lost, and of each kind the older book first."""
    years = {each.id: str(each.year) for each in catalogue.books}
    others = sorted({each.source for each in catalogue.deals_of()} - set(years))
    shown = {**years, **{id: id for id in others}}
    by_source = together(printed, lambda each: each.deal.source)
    records = [
        DealGroup(f"Records of {year}", f"records-{year}", printed=by_source[id])
        for id, year in shown.items()
        if id in by_source
    ]
    gone = together(kept, lambda each: each.deal.source)
    lost = [
        DealGroup(f"Lost deals of {year}", f"lost-{year}", lost=gone[id]) for id, year in shown.items() if id in gone
    ]
    return [*records, *lost]


def _printed_row(shown: Replayed[RecordedDeal]) -> tuple[RecordedDeal, str]:
    return shown.deal, remarks_in_short(tested_remarks(shown))


def _lost_row(kept: Replayed[LostDeal]) -> tuple[LostDeal, str, Mapping[str, int], Tested | None]:
    graded = Counter(fact.grade.value for fact in kept.deal.facts_in())
    return kept.deal, lines_brief(kept.found["lines"]), graded, next(iter(_tested(kept)), None)


def kept_of(catalogue: SiteModel, deal: LostDeal) -> Replayed[LostDeal]:
    """Give what is kept of a deal, its line played out.

    Raises RulesError, with what to do, when nothing is kept or it is not of the deal as it is now.
    """
    found, line = findings_of(catalogue, deal), _line_of(catalogue, deal)
    if line is None or not found["tricks"]:
        raise to_search_again(catalogue, deal, "no line of play is kept of this deal")
    told = [[card["card"] for card in trick["cards"]] for trick in found["tricks"]]
    if told != [[card_text(card) for card in cards] for cards in tricks_in(line)]:
        raise to_search_again(catalogue, deal, "the line that is kept is not the one that was found")
    try:
        played = Replayer(catalogue.library).replay(line)
    except ValueError as error:
        raise to_search_again(catalogue, deal, f"the line that is kept cannot be played: {error}") from None
    tricks = with_grounds(tricks_of(deal, played), catalogue.deals.advice(deal), found)
    return Replayed(deal, found, line, played, tricks)


def _line_of(catalogue: SiteModel, deal: LostDeal) -> Record | None:
    try:
        return catalogue.deals.line(deal)
    except RecordError as error:
        raise to_search_again(catalogue, deal, f"the line that is kept is not a record: {error}") from None


def _index(catalogue: SiteModel, groups: Sequence[DealGroup], terms: Terms) -> Page:
    here = Here(catalogue.links, DEALS)
    return page(
        "deals.md.jinja", here, "Deals", groups=groups, gloss=Glosser(terms, here).gloss,
        paths=catalogue.deal_paths, roman=roman,
        grades=grades(), kinds=kinds(), rule_sets=catalogue.rule_sets, pages=pages_text,
        printed_row=_printed_row, lost_row=_lost_row, boost=2,
        description="Deals that the books show: those printed whole, replayed; and the lost, as far as they are known.",
    )  # fmt: skip


def _page(catalogue: SiteModel, kept: Replayed[LostDeal]) -> Page:
    deal = kept.deal
    resting = Counter(card.kind for trick in kept.tricks for card in trick.cards)
    known = deal.facts_in()
    return deal_page(
        catalogue, "deal.md.jinja", kept, silent=_SILENT, findings=kept.found,
        kinds=kinds(), grades=grades(), resting=resting, cards=sum(resting.values()), lines_brief=lines_brief,
        graded=Counter(each.grade.value for each in known), facts=facts_by_tricks(known), readings=_readings(kept),
        tested=_tested(kept), lines_text=lines_text, fact_anchor=fact_anchor, attested=Grade.ATTESTED.value,
        description=f"{deal.title} of {deal.source}: a reconstruction of its lost play.",
    )  # fmt: skip


def _readings(kept: Replayed[LostDeal]) -> list[ReadingShown]:
    found = {each["id"]: each for each in kept.found["readings"]}
    anchored = {each.id for each in kept.deal.facts_in()}
    shown = []
    for place, reading in enumerate(kept.deal.readings):
        facts = [(fact, "" if fact.id in anchored else fact_anchor(fact.id)) for fact in reading.facts]
        anchored.update(fact.id for fact in reading.facts)
        shown.append(ReadingShown(reading, not place, found[reading.id], facts))
    return shown


def _tested(kept: Replayed[LostDeal]) -> list[Tested]:
    return [_test(kept.deal, remark, told) for remark, told in tested(kept)]


def _test(deal: LostDeal, remark: AuthorsRemark, told: Mapping[str, Any]) -> Tested:
    across = told["across"]
    rows = []
    for sense in Sense:
        answers = across["senses"][sense.value]
        said = f"{answers.get('yes', 0)} of {across['lines']}"
        if open_ones := answers.get("undecided", 0):
            said = f"{said}, {open_ones} undecided"
        rows.append((sense.phrase, told["senses"][sense.value], said))
    return Tested(remark, put_to_test(deal, remark), verdict(told["senses"], remark.seat), rows, across["lines"])
