"""Pages of the deals in books: their list, the deals printed whole, and the lost deals.

The page of a lost deal shows its hands, a line of play that fits, the evidence, and the author's remarks with the
results of testing them. The results of a search are stored beside the deals; a build stops if they are out of date.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from hearts_spec.book_deals.deal import AuthorsRemark, EvidenceReading, Fact, Grade, LostDeal, RecordedDeal
from hearts_spec.book_deals.deals import AnyDeal
from hearts_spec.book_deals.english import put_to_test, unit_words
from hearts_spec.book_deals.line import record_of
from hearts_spec.book_deals.line import tricks_of as tricks_in
from hearts_spec.book_deals.remark_senses import RemarkVerdict, Sense
from hearts_spec.book_deals.statements import roman
from hearts_spec.book_deals.stored_results import printed_faults
from hearts_spec.cards import card_text, cards_in
from hearts_spec.record import Record, RecordError, Replayer, Transcript
from hearts_spec.rules import Location, Problem, RulesError
from hearts_spec.schema.english import listed, number_word, together
from hearts_spec.site.deal_settlement import settled
from hearts_spec.site.deal_tricks import (
    ShownTrick,
    fact_anchor,
    facts_by_tricks,
    grades,
    kinds,
    lines_brief,
    lines_text,
    pages_text,
    remark_anchor,
    sides_of,
    tricks_of,
    verdict,
    viewer_data,
    with_grounds,
)
from hearts_spec.site.links import DEALS, Here
from hearts_spec.site.markdown_pages import Glosser, Terms
from hearts_spec.site.scenario_html import Sheet
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, page

Deal = TypeVar("Deal", LostDeal, RecordedDeal)
_TAKEN_UP = re.compile(r"the (?:lost|recorded) deal (\S+)")


@dataclass(frozen=True, slots=True)
class Replayed(Generic[Deal]):
    """A deal with its stored search results, and its play in three forms: as a record, replayed, and by tricks."""

    deal: Deal
    found: Mapping[str, Any]
    record: Record
    played: Transcript
    tricks: Sequence[ShownTrick]


def remark_results(shown: Replayed[Any]) -> Iterator[tuple[AuthorsRemark, Mapping[str, Any]]]:
    """Yield the remarks that were tested, each with its result."""
    remarks = {each.id: each for each in shown.deal.remarks}
    return ((remarks[result["remark"]], result) for result in shown.found["remarks"])


def deal_page(
    model: SiteModel, template: str, shown: Replayed[Any], *, silent: str, description: str, **context: Any
) -> Page:
    """Return the page of a deal. `silent` is the text for a trick of which nothing is known."""
    deal = shown.deal
    here = Here(model.links, model.deal_paths[deal.id], deal.source)
    return page(
        template, here, deal.title, deal=deal, tricks=shown.tricks, roman=roman, remark_anchor=remark_anchor,
        rule_set=model.rule_sets[deal.rules], source=model.library.sources.get(deal.source),
        pages=pages_text(deal.pages), units=unit_words(deal.table), sheets=_sheets_on(model, deal),
        hands={seat: [card_text(card) for card in cards_in(hand)] for seat, hand in deal.hands().items()},
        data=viewer_data(deal, shown.record, shown.played, shown.tricks, silent), sides=sides_of(deal.seats),
        settled=settled(model, here, deal, shown.played) if shown.played.settlement else None,
        untested=[each for each in deal.remarks if not each.tested],
        hide=("navigation", "toc"), boost=2, description=description, edit=_file_of(model, deal), **context,
    )  # fmt: skip


def findings_of(model: SiteModel, deal: AnyDeal) -> Mapping[str, Any]:
    """Return the stored results for a deal. Raises RulesError if there are none, or they are out of date."""
    found = model.deals.findings(deal)
    if found is None:
        raise out_of_date(model, deal, "the stored result of this deal is missing or out of date")
    return found


def out_of_date(catalogue: SiteModel, deal: AnyDeal, message: str) -> RulesError:
    """Return the error that stops a build if the stored results do not fit the deal. Its hint is the command to run."""
    hint = f"run `hearts-spec reconstruct {deal.name} --search --keep`"
    return RulesError([Problem(Location(_file_of(catalogue, deal), 1, 1), "stale-result", message, hint)])


def _file_of(model: SiteModel, deal: AnyDeal) -> str:
    return model.library.shown(model.deals.files[deal.id])


def _sheets_on(model: SiteModel, deal: AnyDeal) -> list[Sheet]:
    """Return the features that use a deal."""
    found = []
    for sheet in model.sheets:
        lines = [*sheet.background, *(line for scene in sheet.scenes for line in scene.lines)]
        named = {match.group(1) for line in lines if (match := _TAKEN_UP.fullmatch(line.text))}
        if named & {deal.name, deal.id}:
            found.append(sheet)
    return found


_UNMARKED = "The print marks no card here as the one that wins."


@dataclass(frozen=True, slots=True)
class TestedRemark:
    """A tested remark: what was assumed and asked, its verdict, and the answer in each sense."""

    remark: AuthorsRemark
    put: str
    word: str
    result: str
    rows: Sequence[tuple[str, str, bool]]


def replay_printed(model: SiteModel, deal: RecordedDeal) -> Replayed[RecordedDeal]:
    """Replay a deal that is printed whole.

    Raises RulesError if the replay contradicts the print, or no current results are stored for the remarks.
    """
    if faults := printed_faults(deal, model.deals.files[deal.id], model.library):
        raise RulesError(faults)
    found = findings_of(model, deal)
    record = record_of(deal, deal.tricks)
    played = Replayer(model.library).replay(record)
    tricks = [replace(each, marked=each.number not in deal.unmarked) for each in tricks_of(deal, played)]
    return Replayed(deal, found, record, played, tricks)


def recorded_page(model: SiteModel, shown: Replayed[RecordedDeal]) -> Page:
    deal = shown.deal
    return deal_page(
        model, "recorded_deal.md.jinja", shown, silent=_UNMARKED,
        unmarked=[roman(number) for number in deal.unmarked], tested=tested_remarks(shown),
        description=f"{deal.title} of {deal.source}, as it is printed.",
    )  # fmt: skip


def tested_remarks(shown: Replayed[RecordedDeal]) -> list[TestedRemark]:
    return [_tested_remark(shown.deal, remark, result) for remark, result in remark_results(shown)]


def remarks_in_short(remarks: Sequence[TestedRemark]) -> str:
    """Return how many remarks were tested, and how many got each verdict, the true ones first."""
    counts = Counter(each.word for each in remarks)
    verdicts = [(verdict, many) for verdict in RemarkVerdict if (many := counts[verdict.value])]
    counted = listed([f"{number_word(many)} {_came_out(verdict, many, counts)}" for verdict, many in verdicts])
    if not verdicts:
        return ""
    return f"Of {number_word(len(remarks))} tested remark{'s' if remarks[1:] else ''}, {counted}."


def _came_out(verdict: RemarkVerdict, many: int, counts: Mapping[str, int]) -> str:
    match verdict:
        case RemarkVerdict.OTHERS | RemarkVerdict.CHANCE if counts[RemarkVerdict.TRUE.value]:
            return str(verdict.value).removeprefix("true ")
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


def _tested_remark(deal: RecordedDeal, remark: AuthorsRemark, result: Mapping[str, Any]) -> TestedRemark:
    rows = [(sense.phrase, result["senses"][sense.value], sense is remark.meant) for sense in Sense]
    sentence = verdict(result["senses"], remark.seat)
    return TestedRemark(remark, put_to_test(deal, remark), result.get("verdict", ""), sentence, rows)


_SILENT = "Nothing that speaks of this trick survives."


@dataclass(frozen=True, slots=True)
class ReadingShown:
    """A reading of the evidence and its search results. `facts` are those it adds, each with its anchor on the page."""

    reading: EvidenceReading
    adopted: bool
    found: Mapping[str, Any]
    facts: Sequence[tuple[Fact, str]]


@dataclass(frozen=True, slots=True)
class SampledRemark:
    """A tested remark: what was asked, the answer in each sense, and how many of the sampled lines agree."""

    remark: AuthorsRemark
    put: str
    verdict: str
    rows: Sequence[tuple[str, str, str]]
    drawn: int


@dataclass(frozen=True, slots=True)
class DealGroup:
    """Deals of one book in the list: those that are lost, or those printed whole."""

    title: str
    anchor: str
    lost: Sequence[Replayed[LostDeal]] = ()
    printed: Sequence[Replayed[RecordedDeal]] = ()


def deal_pages(model: SiteModel, terms: Terms) -> Iterator[Page]:
    """Yield the list of the deals and a page for each, in the same order.

    Raises RulesError if stored results are out of date, or a printed deal cannot be replayed.
    """
    lost_deals = [replay_lost(model, deal) for deal in model.lost_deals()]
    printed_deals = [replay_printed(model, deal) for deal in model.printed_deals()]
    groups = _groups(model, lost_deals, printed_deals)
    if groups:
        yield _index(model, groups, terms)
    for group in groups:
        yield from (recorded_page(model, each) for each in group.printed)
        yield from (_page(model, each) for each in group.lost)


def _groups(
    model: SiteModel, lost_deals: Sequence[Replayed[LostDeal]], printed_deals: Sequence[Replayed[RecordedDeal]]
) -> list[DealGroup]:
    """Return the deals printed whole, then the lost ones, each by book from the oldest."""
    years = {each.id: each.when for each in model.books}
    others = sorted({each.source for each in model.deals_of()} - set(years))
    shown = {**years, **{id: id for id in others}}
    printed_by_source = together(printed_deals, lambda each: each.deal.source)
    records = [
        DealGroup(f"Records of {year}", f"records-{year}", printed=printed_by_source[id])
        for id, year in shown.items()
        if id in printed_by_source
    ]
    lost_by_source = together(lost_deals, lambda each: each.deal.source)
    lost = [
        DealGroup(f"Lost deals of {year}", f"lost-{year}", lost=lost_by_source[id])
        for id, year in shown.items()
        if id in lost_by_source
    ]
    return [*records, *lost]


def _printed_row(shown: Replayed[RecordedDeal]) -> tuple[RecordedDeal, str]:
    return shown.deal, remarks_in_short(tested_remarks(shown))


def _lost_row(shown: Replayed[LostDeal]) -> tuple[LostDeal, str, Mapping[str, int], SampledRemark | None]:
    graded = Counter(fact.grade.value for fact in shown.deal.facts_in())
    return shown.deal, lines_brief(shown.found["lines"]), graded, next(iter(_sampled_remarks(shown)), None)


def replay_lost(model: SiteModel, deal: LostDeal) -> Replayed[LostDeal]:
    """Return the stored results for a lost deal, with its line replayed.

    Raises RulesError, with the command to run, if nothing is stored or it does not fit the deal.
    """
    found, line = findings_of(model, deal), _line_of(model, deal)
    if line is None or not found["tricks"]:
        raise out_of_date(model, deal, "no line of play is kept of this deal")
    cards_found = [[card["card"] for card in trick["cards"]] for trick in found["tricks"]]
    if cards_found != [[card_text(card) for card in cards] for cards in tricks_in(line)]:
        raise out_of_date(model, deal, "the line that is kept is not the one that was found")
    try:
        played = Replayer(model.library).replay(line)
    except ValueError as error:
        raise out_of_date(model, deal, f"the line that is kept cannot be played: {error}") from None
    tricks = with_grounds(tricks_of(deal, played), model.deals.advice(deal), found)
    return Replayed(deal, found, line, played, tricks)


def _line_of(model: SiteModel, deal: LostDeal) -> Record | None:
    try:
        return model.deals.line(deal)
    except RecordError as error:
        raise out_of_date(model, deal, f"the line that is kept is not a record: {error}") from None


def _index(model: SiteModel, groups: Sequence[DealGroup], terms: Terms) -> Page:
    here = Here(model.links, DEALS)
    return page(
        "deals.md.jinja", here, "Deals", groups=groups, gloss=Glosser(terms, here).gloss,
        paths=model.deal_paths, roman=roman,
        grades=grades(), kinds=kinds(), rule_sets=model.rule_sets, pages=pages_text,
        printed_row=_printed_row, lost_row=_lost_row, boost=2,
        description="Deals that the books show: those printed whole, replayed; and the lost, as far as they are known.",
    )  # fmt: skip


def _page(model: SiteModel, shown: Replayed[LostDeal]) -> Page:
    deal = shown.deal
    resting = Counter(card.kind for trick in shown.tricks for card in trick.cards)
    known = deal.facts_in()
    return deal_page(
        model, "deal.md.jinja", shown, silent=_SILENT, findings=shown.found,
        kinds=kinds(), grades=grades(), resting=resting, cards=sum(resting.values()), lines_brief=lines_brief,
        graded=Counter(each.grade.value for each in known), facts=facts_by_tricks(known), readings=_readings(shown),
        tested=_sampled_remarks(shown), lines_text=lines_text, fact_anchor=fact_anchor, attested=Grade.ATTESTED.value,
        description=f"{deal.title} of {deal.source}: a reconstruction of its lost play.",
    )  # fmt: skip


def _readings(replayed: Replayed[LostDeal]) -> list[ReadingShown]:
    found = {each["id"]: each for each in replayed.found["readings"]}
    anchored = {each.id for each in replayed.deal.facts_in()}
    shown = []
    for place, reading in enumerate(replayed.deal.readings):
        facts = [(fact, "" if fact.id in anchored else fact_anchor(fact.id)) for fact in reading.facts]
        anchored.update(fact.id for fact in reading.facts)
        shown.append(ReadingShown(reading, not place, found[reading.id], facts))
    return shown


def _sampled_remarks(shown: Replayed[LostDeal]) -> list[SampledRemark]:
    return [_sampled_remark(shown.deal, remark, result) for remark, result in remark_results(shown)]


def _sampled_remark(deal: LostDeal, remark: AuthorsRemark, result: Mapping[str, Any]) -> SampledRemark:
    across = result["across"]
    rows = []
    for sense in Sense:
        answers = across["senses"][sense.value]
        count = f"{answers.get('yes', 0)} of {across['lines']}"
        if open_ones := answers.get("undecided", 0):
            count = f"{count}, {open_ones} undecided"
        rows.append((sense.phrase, result["senses"][sense.value], count))
    return SampledRemark(
        remark, put_to_test(deal, remark), verdict(result["senses"], remark.seat), rows, across["lines"]
    )
