"""Estimates of how many lines fit, against counts of them."""

from random import Random

from hearts_spec.book_deals.statements import EvidenceClaim, TrickStatement
from research.lost_deals.line_count import count_lines, estimate_lines
from research.lost_deals.search_state import SearchState
from research.tests.small_deals import fact, small_deal


def test_a_sum_of_estimates_comes_near_the_count() -> None:
    rng = Random("estimates")
    case = small_deal("spalding-1896/sweepstake", 8, rng)
    case = case.with_facts([fact("F", TrickStatement(EvidenceClaim.WON_BY, (2,), seats=(1,)))])
    true = count_lines(SearchState(case))
    found = estimate_lines(SearchState(case), population=40, runs=40, counted=2)
    assert abs(found.lines - true) < 4 * found.error
    assert found.error < true / 10


def test_the_error_of_an_estimate_is_honest() -> None:
    """Where lines can be counted, the count lies within two errors as often as it should, and on neither side."""
    rng = Random("honest")
    off: list[float] = []
    while len(off) < 50:
        case = small_deal("spalding-1896/sweepstake", 5, rng)
        winners = [TrickStatement(EvidenceClaim.WON_BY, (trick,), seats=(rng.randrange(4),)) for trick in (2, 4)]
        case = case.with_facts([fact("F", *winners)])
        true = count_lines(SearchState(case))
        found = estimate_lines(SearchState(case), population=10, runs=16, counted=1)
        assert bool(found.lines) == bool(true)
        if found.error:
            off.append((found.lines - true) / found.error)
    # With 15 degrees of freedom 94 in a hundred lie within two errors: 47 of 50, give or take two.
    assert sum(abs(each) < 2 for each in off) >= 45
    assert abs(sum(off)) / len(off) < 0.3
