"""The stored reconstructions: they replay, contradict nothing that is known, and belong to the deal as it is."""

import pytest

from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.line import facts_against, tricks_of
from hearts_spec.record import Record, Replayer, record_data
from tests.conftest import LIBRARY

DEALS = Deals(LIBRARY)
NAMES = [deal.name for deal in DEALS.lost()]
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
def test_line_played_from_hands_of_the_deal(name: str) -> None:
    deal = DEALS.deal(name)
    assert {seat: sum(1 << card for card in cards) for seat, cards in line(name).hands.items()} == deal.hands()


@pytest.mark.parametrize("name", NAMES)
def test_the_line_contradicts_no_fact(name: str) -> None:
    assert facts_against(DEALS.deal(name).case(), tricks_of(line(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_line_contradicting_a_fact_is_reported(name: str) -> None:
    deal = DEALS.deal(name)
    other = {"spot": "both-literally", "three-handed": "alternate-from-tenth"}.get(name)
    case = deal.case(deal.reading(other or ""))
    told = [each.id for each in facts_against(case, tricks_of(line(name)))]
    assert told == {"spot": ["P8c"], "three-handed": ["T6c"]}.get(name, [])


@pytest.mark.parametrize("name", NAMES)
def test_stored_line_belongs_to_the_current_deal(name: str) -> None:
    assert DEALS.findings(DEALS.deal(name)) is not None, f"run: hearts-spec reconstruct {name} --search --keep"


@pytest.mark.parametrize("name", NAMES)
def test_the_kept_estimate_is_good_to_a_tenth(name: str) -> None:
    found = DEALS.findings(DEALS.deal(name))
    assert found is not None
    assert 0 < found["lines"]["error"] <= found["lines"]["estimate"] / 10
    assert found["lines"] == found["readings"][0]["lines"]


@pytest.mark.parametrize("name", NAMES)
def test_stored_card_findings_belong_to_the_line(name: str) -> None:
    found = DEALS.findings(DEALS.deal(name))
    assert found is not None
    kept = [[each["seat"], each["card"]] for trick in found["tricks"] for each in trick["cards"]]
    assert kept == record_data(line(name))["plays"]


def test_attested_forced_and_filled_cards_are_marked() -> None:
    """In the seventh trick of the first sweepstake deal Z's eight is attested; the last trick is forced."""
    found = DEALS.findings(DEALS.deal("sweepstake-1"))
    assert found is not None
    seventh = {each["seat"]: each["status"] for each in found["tricks"][6]["cards"]}
    assert seventh["Z"] == "attested"
    last = found["tricks"][-1]
    assert {each["status"] for each in last["cards"]} == {"forced"}
    assert (last["fitting"], last["undecided"]) == (1, 0)
    assert found["tricks"][0]["fitting"] > 1
