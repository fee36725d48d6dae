"""The kept reconstructions: they replay, contradict nothing that is known, and are found again by the search."""

from dataclasses import replace
from pathlib import Path

import pytest

from hearts_spec.book_deals.deal import LostDeal
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.line_search import PlayedLine, reconstruct, weigh_line
from hearts_spec.book_deals.remark_truth import decide, facts_against, moments
from hearts_spec.book_deals.search_state import SearchState
from hearts_spec.book_deals.stored_results import (
    keep,
    kept_findings,
    kept_line,
    record_of,
    rounded,
    senses_of,
    tricks_data,
    tricks_of,
)
from hearts_spec.record import Record, Replayer, record_data
from tests.conftest import LIBRARY

DEALS = Deals(LIBRARY)
NAMES = [deal.name for deal in DEALS.lost()]
REMARKS = [(name, each.id) for name in NAMES for each in DEALS.deal(name).remarks if each.claim]
# Worked out from the printed tallies: what is attested of each seat, in the units of the game.
TALLIES = {
    "auction": {"A": 6, "B": 3, "C": 0, "D": 0, "E": 3},
    "spot": {"A": 12, "Y": 26, "B": 49, "Z": 17},
    "sweepstake-1": {"A": 0},
    "sweepstake-2": {},
    "three-handed": {"A": 13, "B": 0, "C": 0},
}


def line(name: str) -> Record:
    found = DEALS.line(DEALS.deal(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", TALLIES)
def test_the_line_replays_to_the_printed_tally(name: str) -> None:
    transcript = Replayer(LIBRARY).replay(line(name))
    took = {seat: transcript.taken[seat].points for seat in TALLIES[name]}
    assert took == TALLIES[name]
    assert transcript.turn is None


@pytest.mark.parametrize("name", NAMES)
def test_the_line_is_played_from_the_hands_of_the_deal(name: str) -> None:
    deal = DEALS.deal(name)
    assert {seat: sum(1 << card for card in cards) for seat, cards in line(name).hands.items()} == deal.hands()


@pytest.mark.parametrize("name", NAMES)
def test_the_line_contradicts_no_fact(name: str) -> None:
    assert facts_against(DEALS.deal(name).case(), tricks_of(line(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_line_that_contradicts_a_fact_is_told(name: str) -> None:
    deal = DEALS.deal(name)
    other = {"spot": "both-literally", "three-handed": "alternate-from-tenth"}.get(name)
    case = deal.case(deal.reading(other or ""))
    told = [each.id for each in facts_against(case, tricks_of(line(name)))]
    assert told == {"spot": ["P8c"], "three-handed": ["T6c"]}.get(name, [])


@pytest.mark.parametrize("name", NAMES)
def test_the_search_finds_the_line_again(name: str) -> None:
    deal = DEALS.deal(name)
    found = reconstruct(SearchState(deal.case()), DEALS.advice(deal))
    assert found is not None
    assert record_data(record_of(deal, found.tricks)) == record_data(line(name))


@pytest.mark.parametrize("name", NAMES)
def test_what_was_kept_belongs_to_the_deal_as_it_stands(name: str) -> None:
    assert DEALS.findings(DEALS.deal(name)) is not None, f"run: hearts-spec reconstruct {name} --search --keep"


@pytest.mark.parametrize("name", NAMES)
def test_the_kept_estimate_is_good_to_a_tenth(name: str) -> None:
    found = DEALS.findings(DEALS.deal(name))
    assert found is not None
    assert 0 < found["lines"]["error"] <= found["lines"]["estimate"] / 10
    assert found["lines"] == found["readings"][0]["lines"]


@pytest.mark.parametrize("name", NAMES)
def test_the_kept_weight_is_that_of_the_line(name: str) -> None:
    deal = DEALS.deal(name)
    found = DEALS.findings(deal)
    assert found is not None
    assert found["weight"] == weigh_line(SearchState(deal.case()), DEALS.advice(deal), tricks_of(line(name)))


@pytest.mark.parametrize(("name", "remark"), REMARKS)
def test_the_kept_verdict_on_a_remark_is_reached_again(name: str, remark: str) -> None:
    deal = DEALS.deal(name)
    found = DEALS.findings(deal)
    assert found is not None
    tested = next(each for each in deal.remarks if each.id == remark)
    told = next(each for each in found["remarks"] if each["remark"] == remark)
    assert told["senses"] == senses_of(decide(deal.case(), tested, tricks_of(line(name)), DEALS.advice(deal)))


@pytest.mark.parametrize("name", NAMES)
def test_what_was_kept_of_the_cards_is_of_the_line(name: str) -> None:
    found = DEALS.findings(DEALS.deal(name))
    assert found is not None
    kept = [[each["seat"], each["card"]] for trick in found["tricks"] for each in trick["cards"]]
    assert kept == record_data(line(name))["plays"]


def test_the_freedom_of_a_line_is_measured_again() -> None:
    deal = DEALS.deal("sweepstake-1")
    board, tricks = SearchState(deal.case()), tricks_of(line("sweepstake-1"))
    found = DEALS.findings(deal)
    assert found is not None
    again = tricks_data(board, DEALS.advice(deal), PlayedLine(tricks, found["weight"]))
    assert again == found["tricks"]


def test_a_card_that_is_attested_forced_or_filled_in_is_told() -> None:
    """In the seventh trick of the first sweepstake deal Z's eight is attested; the last trick is forced."""
    found = DEALS.findings(DEALS.deal("sweepstake-1"))
    assert found is not None
    seventh = {each["seat"]: each["status"] for each in found["tricks"][6]["cards"]}
    assert seventh["Z"] == "attested"
    last = found["tricks"][-1]
    assert {each["status"] for each in last["cards"]} == {"forced"}
    assert (last["fitting"], last["undecided"]) == (1, 0)
    assert found["tricks"][0]["fitting"] > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_line_fits_at_every_trick(name: str) -> None:
    stands = list(moments(SearchState(DEALS.deal(name).case()), tricks_of(line(name))))
    assert len(stands) == DEALS.deal(name).case().tricks
    assert [each.number for each in stands if each.played is None] == []


def test_what_is_kept_is_void_when_the_deal_changes(tmp_path: Path) -> None:
    deal = DEALS.deal("sweepstake-1")
    assert isinstance(deal, LostDeal)
    advice, file = DEALS.advice(deal), tmp_path / "deal.yml"
    keep(file, deal, advice, {"line": record_data(line("sweepstake-1")), "weight": 1})
    assert kept_line(file) == line("sweepstake-1")
    found = kept_findings(file, deal, advice)
    assert found is not None
    assert found["weight"] == 1
    assert kept_findings(file, replace(deal, title="Another title"), advice) == found
    assert kept_findings(file, replace(deal, facts=deal.facts[1:]), advice) is None
    assert kept_findings(file, deal, replace(advice, hints=advice.hints[1:])) is None


def test_a_title_that_has_changed_is_told_as_it_is_now(tmp_path: Path) -> None:
    deal = DEALS.deal("sweepstake-1")
    assert isinstance(deal, LostDeal)
    advice, file = DEALS.advice(deal), tmp_path / "deal.yml"
    kept = DEALS.findings(deal)
    assert kept is not None
    keep(file, deal, advice, {**kept, "line": None})
    first, *others = deal.readings
    found = kept_findings(file, replace(deal, readings=(replace(first, title="Another title"), *others)), advice)
    assert found is not None
    assert found["readings"] == [{**kept["readings"][0], "title": "Another title"}, *kept["readings"][1:]]


@pytest.mark.parametrize(("number", "kept"), [(0.0, 0.0), (123_456.0, 123_000.0), (0.098765, 0.0988), (7.0, 7.0)])
def test_an_estimate_keeps_three_figures(number: float, kept: float) -> None:
    assert rounded(number) == kept
