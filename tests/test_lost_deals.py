"""What the search shows of the five lost deals: that they fit their evidence, how freely, and what is forced."""

from collections.abc import Sequence
from functools import cache

import pytest

from hearts_spec.book_deals.deal import Fact, SearchCase
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.line_count import draw_lines, estimate_lines
from hearts_spec.book_deals.line_search import Fits, conflict, fit, follows
from hearts_spec.book_deals.search_state import SearchState, TrickStep
from hearts_spec.cards import group_mask
from tests.conftest import LIBRARY

DEALS = Deals(LIBRARY)
NAMES = [deal.name for deal in DEALS.lost()]
CONFLICTS = {
    ("spot", "both-literally"): ["P7", "P8c"],
    ("spot", "y-wins-fifth-or-sixth"): ["P4", "P5", "P5a"],
}
UNDECIDED = [("three-handed", "alternate-from-tenth"), ("three-handed", "alternate-from-eleventh")]
FIT = [
    (name, reading.id)
    for name in NAMES
    for reading in DEALS.deal(name).readings
    if (name, reading.id) not in CONFLICTS and (name, reading.id) not in UNDECIDED
]


@pytest.mark.parametrize(("name", "reading"), FIT)
def test_a_sensible_reading_has_lines_that_fit(name: str, reading: str) -> None:
    deal = DEALS.deal(name)
    assert fit(deal.case(deal.reading(reading))).fits is Fits.YES


def fits_without(case: SearchCase, facts: Sequence[Fact], fact: Fact) -> bool:
    rest = case.with_facts([each for each in facts if each is not fact])
    return fit(rest, 1000, 30).fits is Fits.YES


@pytest.mark.parametrize(("name", "reading"), CONFLICTS)
def test_facts_that_exclude_each_other_are_named(name: str, reading: str) -> None:
    deal = DEALS.deal(name)
    found = conflict(deal.case(deal.reading(reading)), positions=1000)
    assert sorted(each.id for each in found) == CONFLICTS[name, reading]
    assert all(fits_without(deal.case(deal.reading(reading)), found, fact) for fact in found)


@pytest.mark.parametrize(("name", "reading"), UNDECIDED)
def test_no_line_is_found_for_alternate_tricks_nor_shown_to_be_impossible(name: str, reading: str) -> None:
    deal = DEALS.deal(name)
    assert fit(deal.case(deal.reading(reading))).fits is Fits.UNDECIDED


@cache
def drawn(name: str) -> tuple[tuple[TrickStep, ...], ...]:
    """Some of the lines that fit; the spot deal has few for all its freedom, and wants more to be drawn from."""
    board = SearchState(DEALS.deal(name).case())
    return draw_lines(board, 200, 1500) if name == "spot" else draw_lines(board, 20, 50)


@pytest.mark.parametrize("name", NAMES)
def test_no_deal_is_determined(name: str) -> None:
    assert len({tuple(step.cards for step in line) for line in drawn(name)}) > 1


# Of the order of 10^15 and 10^19: between the 10^13 and 10^26 that the five deals were said to have.
@pytest.mark.parametrize(("name", "least", "most"), [("sweepstake-1", 1e15, 1e17), ("sweepstake-2", 1e18, 1e20)])
def test_how_many_lines_fit_is_estimated(name: str, least: float, most: float) -> None:
    found = estimate_lines(SearchState(DEALS.deal(name).case()), population=100, runs=4)
    assert least < found.lines < most


FORCED = [(name, fact.id) for name in NAMES for fact in DEALS.deal(name).facts if fact.follows_from]


def test_forced_tricks_are_named() -> None:
    names = [("auction", "U7"), ("sweepstake-2", "S3a"), ("sweepstake-2", "S3b"), ("sweepstake-2", "S3c")]
    assert names == FORCED


@pytest.mark.parametrize(("name", "id"), FORCED)
def test_what_is_said_to_follow_does_follow(name: str, id: str) -> None:
    deal = DEALS.deal(name)
    fact = next(each for each in deal.facts if each.id == id)
    assert follows(deal.case(), fact)


def test_what_does_not_follow_is_not_said_to() -> None:
    deal = DEALS.deal("sweepstake-2")
    fact = next(each for each in deal.facts if each.id == "S3c")
    alone = [each for each in deal.facts if each.id in ("S1", "S3c")]
    assert not follows(deal.case().with_facts(alone), fact)


def spot_takers(line: tuple) -> tuple[int, ...]:
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
