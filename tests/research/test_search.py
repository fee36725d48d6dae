"""Searching for lines that fit: held to a search that tries every card, on small deals under several rule sets."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import pstdev

import pytest

from hearts_spec.book_deals.deal import SearchCase
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.engine.compiled_rules import CompiledRules
from research.lost_deals.line_count import (
    Counter,
    Grown,
    Importance,
    Tally,
    TooManyError,
    count_lines,
    draw_lines,
    estimate_lines,
    thin,
)
from research.lost_deals.line_search import Fits, conflict, fit
from research.lost_deals.search_state import SearchError, SearchState
from research.tests.small_deals import GAMES, LIBRARY, every_line, fact, small_deal, some_statement


def bears_out(statement: TrickStatement, line: list[SeenTrick], case: SearchCase) -> bool:
    if statement.claim is EvidenceClaim.TAKEN:
        took = [sum(trick.units for trick in line if trick.winner == seat) for seat in range(case.table.players)]
        return all(wanted is None or wanted == got for wanted, got in zip(statement.units, took, strict=True))
    held = [holds_in(statement, line[trick - 1], case.table) for trick in statement.tricks]
    return any(held) if statement.some else all(held)


def fitting_lines(case: SearchCase) -> int:
    says = [each for fact in case.facts for each in fact.says]
    return sum(all(bears_out(each, line, case) for each in says) for line in every_line(case))


def deals_with_evidence(game: str, number: int) -> Iterator[SearchCase]:
    rng = Random(f"{game} {number}")
    for _ in range(12):
        case = small_deal(game, 3, rng)
        lines = list(every_line(case))
        says = [some_statement(case, rng.choice(lines), rng) for _ in range(rng.randrange(4))]
        yield case.with_facts([fact(f"F{place}", each) for place, each in enumerate(says)])


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_lines_are_counted_as_by_trying_every_card(game: str, number: int) -> None:
    cases = list(deals_with_evidence(game, number))
    assert [count_lines(SearchState(case)) for case in cases] == [fitting_lines(case) for case in cases]


@pytest.mark.parametrize("game", ["spalding-1896/sweepstake", "spalding-1896/three-handed", "modern/standard"])
def test_lines_of_four_cards_are_counted(game: str) -> None:
    case = small_deal(game, 4, Random(f"four {game}"))
    assert count_lines(SearchState(case)) == sum(1 for _ in every_line(case))


@pytest.mark.parametrize("game", GAMES)
def test_line_found_exactly_when_one_exists(game: str) -> None:
    cases = list(deals_with_evidence(game, 9))
    wanted = [Fits.YES if fitting_lines(case) else Fits.NO for case in cases]
    assert [fit(case, population=20).fits for case in cases] == wanted


def as_played(board: SearchState, line: tuple) -> list[SeenTrick]:
    rest, leader, found = sum(board.hands), board.case.leader, []
    for number, step in enumerate(line):
        found.append(board.trick(number, leader, step.winner, step.cards, rest))
        rest, leader = step.after[0], step.after[1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_fits(game: str) -> None:
    drawn = 0
    for case in deals_with_evidence(game, 3):
        board = SearchState(case)
        says = [each for fact in case.facts for each in fact.says]
        for line in draw_lines(board, 5, population=20):
            tricks = as_played(board, line)
            assert [each for each in says if not bears_out(each, tricks, case)] == []
            drawn += 1
    assert drawn > 3


def test_guide_covers_cards_left_to_fitting_lines() -> None:
    clubs, spades = (0b11, 0, False, (), 0), (0b11 << 32, 0, False, (), 0)
    begun, fitting = Tally(1), Tally(1)
    for here, weight, fits in ((clubs, 6.0, 3.0), (spades, 6.0, 0.0)):
        begun.add(1, here, weight)
        fitting.add(1, here, fits)
    guide = Importance(begun, fitting)
    assert guide.promise(1, clubs) > 1 > guide.promise(1, spades) > 0
    assert guide.promise(0, clubs) == guide.promise(0, spades) == 1


def test_unthinned_population_counts_exactly() -> None:
    case = small_deal("spalding-1896/three-handed", 5, Random("whole"))
    found = estimate_lines(SearchState(case), population=100_000, runs=2, counted=0)
    assert (found.lines, found.error) == (count_lines(SearchState(case)), 0)


def test_thinning_leaves_the_sum_right_on_average() -> None:
    rng = Random("thin")
    whole = [Grown(float(each), (each, 0, False, (), 0), None) for each in range(1, 41)]
    for worth in ([each.weight for each in whole], [each.weight * rng.uniform(0.2, 5) for each in whole]):
        kept = [thin(whole, worth, 10, rng) for _ in range(4000)]
        sums = [sum(each.weight for each in some if each.position[0] % 3 == 0) for some in kept]
        assert abs(sum(sums) / len(sums) - sum(range(3, 41, 3))) < 4 * (pstdev(sums) / len(sums) ** 0.5)
        assert {len(some) for some in kept} <= {9, 10, 11}


def smallest_conflicts(case: SearchCase) -> set[tuple[str, ...]]:
    """By trying every set of facts, the smallest first, against every line."""
    lines = list(every_line(case))
    for size in range(1, len(case.facts) + 1):
        found = set()
        for chosen in combinations(case.facts, size):
            says = [each for fact in chosen for each in fact.says]
            if not any(all(bears_out(each, line, case) for each in says) for line in lines):
                found.add(tuple(fact.id for fact in chosen))
        if found:
            return found
    return set()


@pytest.mark.parametrize("game", ["spalding-1896/sweepstake", "modern/standard"])
def test_smallest_set_of_conflicting_facts_is_found(game: str) -> None:
    rng = Random(f"conflicts {game}")
    seen = 0
    for _ in range(12):
        case = small_deal(game, 3, rng)
        lines = list(every_line(case))
        says = [some_statement(case, rng.choice(lines), rng) for _ in range(6)]
        case = case.with_facts([fact(f"F{place}", each) for place, each in enumerate(says)])
        wanted = smallest_conflicts(case)
        found = conflict(case)
        assert bool(found) == bool(wanted)
        if found:
            assert tuple(each.id for each in found) in wanted
            seen += 1
    assert seen > 2


def test_search_stops_at_its_limit() -> None:
    case = small_deal("spalding-1896/sweepstake", 5, Random("limit"))
    board = SearchState(case)
    start = board.start
    assert start is not None
    with pytest.raises(TooManyError):
        Counter(board, most=3).count(0, start)


def test_evidence_that_contradicts_itself_outright_needs_no_search() -> None:
    case = small_deal("spalding-1896/sweepstake", 5, Random("outright"))
    twice = [
        fact("F1", TrickStatement(EvidenceClaim.WON_BY, (2,), seats=(1,))),
        fact("F2", TrickStatement(EvidenceClaim.WON_BY, (2,), seats=(2,))),
    ]
    assert not SearchState(case.with_facts(twice)).possible


def test_two_tallies_that_differ_leave_no_line() -> None:
    case = small_deal("spalding-1896/sweepstake", 3, Random("tallies"))
    twice = [
        fact(f"F{units}", TrickStatement(EvidenceClaim.TAKEN, units=(units, None, None, None))) for units in (0, 1)
    ]
    assert count_lines(SearchState(case.with_facts(twice))) == 0


def test_rules_under_which_cards_lie_aside_are_refused() -> None:
    table = CompiledRules(LIBRARY.playable("spalding-1896/widow"))
    case = SearchCase(table, tuple("ABCD"), (0, 0, 0, 0), 0, 0, ())
    with pytest.raises(SearchError, match=r"a deal of .* cannot be searched"):
        SearchState(case)
