"""What the search shows of the five lost deals: that lines fit their evidence, and how many."""

from functools import cache

import pytest

from hearts_spec.book_deals.deals import Deals
from hearts_spec.cards import group_mask
from research.lost_deals.line_count import draw_lines, estimate_lines
from research.lost_deals.line_search import Fits, fit
from research.lost_deals.search_state import SearchState, TrickStep
from research.tests.small_deals import LIBRARY

DEALS = {deal.name: deal for deal in Deals(LIBRARY).lost()}
CONFLICTS = [("spot", "both-literally"), ("spot", "y-wins-fifth-or-sixth")]
UNDECIDED = [("three-handed", "alternate-from-tenth"), ("three-handed", "alternate-from-eleventh")]
FIT = [
    (name, reading.id)
    for name, deal in DEALS.items()
    for reading in deal.readings
    if (name, reading.id) not in CONFLICTS and (name, reading.id) not in UNDECIDED
]


@pytest.mark.parametrize(("name", "reading"), FIT)
def test_a_sensible_reading_has_lines_that_fit(name: str, reading: str) -> None:
    deal = DEALS[name]
    assert fit(deal.case(deal.reading(reading))).fits is Fits.YES


@pytest.mark.parametrize(("name", "reading"), UNDECIDED)
def test_no_line_is_found_for_alternate_tricks_nor_shown_to_be_impossible(name: str, reading: str) -> None:
    deal = DEALS[name]
    assert fit(deal.case(deal.reading(reading))).fits is Fits.UNDECIDED


@cache
def drawn(name: str) -> tuple[tuple[TrickStep, ...], ...]:
    """Some of the lines that fit; the spot deal has few for all its freedom, and wants more to be drawn from."""
    board = SearchState(DEALS[name].case())
    return draw_lines(board, 200, 1500) if name == "spot" else draw_lines(board, 20, 50)


@pytest.mark.parametrize("name", DEALS)
def test_no_deal_is_determined(name: str) -> None:
    assert len({tuple(step.cards for step in line) for line in drawn(name)}) > 1


# Of the order of 10^15 and 10^19: between the 10^13 and 10^26 that the five deals were said to have.
@pytest.mark.parametrize(("name", "least", "most"), [("sweepstake-1", 1e15, 1e17), ("sweepstake-2", 1e18, 1e20)])
def test_how_many_lines_fit_is_estimated(name: str, least: float, most: float) -> None:
    found = estimate_lines(SearchState(DEALS[name].case()), population=100, runs=4)
    assert least < found.lines < most


def spot_takers(line: tuple[TrickStep, ...]) -> tuple[int, ...]:
    taken = [0] * 4
    for step in line:
        taken[step.winner] |= sum(1 << card for card in step.cards) & group_mask("hearts")
    return tuple(taken)


def ways_to_share(hearts: list[int], wanted: tuple[int, ...]) -> int:
    """How many ways there are to give each heart to a player so that each has the spots wanted."""
    if not hearts:
        return 1
    worth, *rest = hearts
    shared = [(*wanted[:at], each - worth, *wanted[at + 1 :]) for at, each in enumerate(wanted) if each >= worth]
    return sum(ways_to_share(rest, each) for each in shared)


def test_the_tallies_of_the_spot_deal_nearly_fix_who_took_which_heart() -> None:
    """The figures alone allow hundreds of ways to share the hearts out; among the lines that fit there are very few."""
    assert ways_to_share(list(range(2, 15)), (12, 26, 49, 17)) == 545
    assert len({spot_takers(line) for line in drawn("spot")}) < 12
