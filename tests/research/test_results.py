"""The stored results: the search comes to them again where that is quick, and they are void when the deal changes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.book_deals.deal import LostDeal, RecordedDeal
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.line import tricks_of
from hearts_spec.book_deals.stored_results import current_results, stored_line
from hearts_spec.record import Record, record_data
from research.lost_deals.line_search import weigh_line
from research.lost_deals.remark_truth import decide, moments
from research.lost_deals.results import rounded, senses_of, store
from research.lost_deals.search_state import SearchState
from tests.conftest import LIBRARY

DEALS = Deals(LIBRARY)
NAMES = [deal.name for deal in DEALS.lost()]
LONG = {  # seconds each; `make research` tries them
    ("hand-2", "out-of-the-pool"),
    ("hand-4", "a-and-clubs-by-these-letters"),
    *(("holdings", each.id) for each in DEALS.deal("holdings").remarks),
}
REMARKS = [
    (deal.name, each.id)
    for deal in map(DEALS.deal, DEALS.ids())
    for each in deal.remarks
    if each.tested and (deal.name, each.id) not in LONG
]


def line(name: str) -> Record:
    found = DEALS.line(DEALS.deal(name))
    assert found is not None
    return found


def findings(name: str) -> dict[str, Any]:
    found = DEALS.findings(DEALS.deal(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_stored_weight_is_that_of_the_line(name: str) -> None:
    deal = DEALS.deal(name)
    weight = weigh_line(SearchState(deal.case()), DEALS.advice(deal), tricks_of(line(name)))
    assert findings(name)["weight"] == weight


@pytest.mark.parametrize(("name", "remark"), REMARKS)
def test_stored_senses_of_a_remark_are_found_again(name: str, remark: str) -> None:
    deal = DEALS.deal(name)
    tested = next(each for each in deal.remarks if each.id == remark)
    told = next(each for each in findings(name)["remarks"] if each["remark"] == remark)
    tricks = deal.tricks if isinstance(deal, RecordedDeal) else tricks_of(line(name))
    assert told["senses"] == senses_of(decide(deal.case(), tested, tricks, DEALS.advice(deal)))


@pytest.mark.parametrize("name", NAMES)
def test_the_line_fits_at_every_trick(name: str) -> None:
    stands = list(moments(SearchState(DEALS.deal(name).case()), tricks_of(line(name))))
    assert len(stands) == DEALS.deal(name).case().tricks
    assert [each.number for each in stands if each.played is None] == []


def test_stored_result_void_when_deal_changes(tmp_path: Path) -> None:
    deal = DEALS.deal("sweepstake-1")
    assert isinstance(deal, LostDeal)
    advice, file = DEALS.advice(deal), tmp_path / "deal.yml"
    store(file, deal, advice, {"line": record_data(line("sweepstake-1")), "weight": 1})
    assert stored_line(file) == line("sweepstake-1")
    found = current_results(file, deal, advice)
    assert found is not None
    assert found["weight"] == 1
    assert current_results(file, replace(deal, title="Another title"), advice) == found
    assert current_results(file, replace(deal, facts=deal.facts[1:]), advice) is None
    assert current_results(file, deal, replace(advice, hints=advice.hints[1:])) is None


def test_changed_title_appears_in_stored_result(tmp_path: Path) -> None:
    deal = DEALS.deal("sweepstake-1")
    assert isinstance(deal, LostDeal)
    advice, file = DEALS.advice(deal), tmp_path / "deal.yml"
    kept = DEALS.findings(deal)
    assert kept is not None
    store(file, deal, advice, {**kept, "line": None})
    first, *others = deal.readings
    found = current_results(file, replace(deal, readings=(replace(first, title="Another title"), *others)), advice)
    assert found is not None
    assert found["readings"] == [{**kept["readings"][0], "title": "Another title"}, *kept["readings"][1:]]


@pytest.mark.parametrize(("number", "kept"), [(0.0, 0.0), (123_456.0, 123_000.0), (0.098765, 0.0988), (7.0, 7.0)])
def test_an_estimate_keeps_three_figures(number: float, kept: float) -> None:
    assert rounded(number) == kept
