"""The facts of the lost deals: which follow from others, and which exclude each other."""

from collections.abc import Sequence

import pytest

from hearts_spec.book_deals.deal import Fact, SearchCase
from hearts_spec.book_deals.deals import Deals
from research.lost_deals.line_search import Fits, conflict, fit, follows
from tests.conftest import LIBRARY

DEALS = Deals(LIBRARY)
NAMES = [deal.name for deal in DEALS.lost()]
CONFLICTS = {
    ("spot", "both-literally"): ["P7", "P8c"],
    ("spot", "y-wins-fifth-or-sixth"): ["P4", "P5", "P5a"],
}


def fits_without(case: SearchCase, facts: Sequence[Fact], fact: Fact) -> bool:
    rest = case.with_facts([each for each in facts if each is not fact])
    return fit(rest, 1000, 30).fits is Fits.YES


@pytest.mark.parametrize(("name", "reading"), CONFLICTS)
def test_facts_that_exclude_each_other_are_named(name: str, reading: str) -> None:
    deal = DEALS.deal(name)
    found = conflict(deal.case(deal.reading(reading)), positions=1000)
    assert sorted(each.id for each in found) == CONFLICTS[name, reading]
    assert all(fits_without(deal.case(deal.reading(reading)), found, fact) for fact in found)


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
