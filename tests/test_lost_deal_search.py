"""Searching for lines that fit: held to a search that tries every card, on small deals under several rule sets."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import pstdev

import pytest

from hearts_spec.book_deals.deal import Fact, Grade, PagePlace, SearchCase
from hearts_spec.book_deals.line_count import (
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
from hearts_spec.book_deals.line_search import Fits, conflict, fit
from hearts_spec.book_deals.search_state import SearchError, SearchState
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.cards import cards_in
from hearts_spec.engine import CompiledRules, Play, position
from tests.conftest import LIBRARY

GAMES = {
    "spalding-1896/sweepstake": 4,
    "spalding-1896/three-handed": 3,
    "spalding-1896/spot": 4,
    "hoyle-1913/black-lady": 4,
    "davis-2004/regular": 4,
    "modern/standard": 4,
    "house/from-the-first-trick": 4,
}
NO_PLACE = PagePlace(1)


def fact(id: str, *says: TrickStatement) -> Fact:
    return Fact(id, "", Grade.ATTESTED, NO_PLACE, says)


def small_deal(game: str, size: int, rng: Random) -> SearchCase:
    """A few cards to each player, drawn from few ranks so that they meet each other."""
    table = CompiledRules(LIBRARY.playable(game, GAMES[game]))
    cards = rng.sample(list(cards_in(table.pack)), size * table.players)
    hands = tuple(sum(1 << card for card in cards[at * size : (at + 1) * size]) for at in range(table.players))
    leader = rng.randrange(table.players)
    return SearchCase(table, tuple("ABCD"[: table.players]), hands, 0, leader, ())


def every_line(case: SearchCase) -> Iterator[list[SeenTrick]]:
    """Every line of play, card by card, by the engine alone."""
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    yield from _lines(play, case)


def _lines(play: Play, case: SearchCase) -> Iterator[list[SeenTrick]]:
    if play.over:
        yield _as_tricks(play, case)
        return
    for card in list(cards_in(play.legal())):
        play.put(card)
        yield from _lines(play, case)
        play.undo()


def _as_tricks(play: Play, case: SearchCase) -> list[SeenTrick]:
    table, rest, found = case.table, sum(case.hands), []
    for number, each in enumerate(play.tricks, 1):
        placed = [0] * table.players
        for seat, card in zip(table.seat_at[each.leader], each.cards, strict=True):
            placed[seat] = card
        mask = sum(1 << card for card in each.cards)
        hands = tuple(hand & rest for hand in case.hands)
        rest &= ~mask
        assert each.winner is not None
        found.append(
            SeenTrick(
                number, each.leader, each.winner, tuple(placed), hands, table.units(mask), table.units(rest)
            )
        )  # fmt: skip
    return found


def bears_out(statement: TrickStatement, line: list[SeenTrick], case: SearchCase) -> bool:
    if statement.claim is EvidenceClaim.TAKEN:
        took = [sum(trick.units for trick in line if trick.winner == seat) for seat in range(case.table.players)]
        return all(wanted is None or wanted == got for wanted, got in zip(statement.units, took, strict=True))
    held = [holds_in(statement, line[trick - 1], case.table) for trick in statement.tricks]
    return any(held) if statement.some else all(held)


def fitting_lines(case: SearchCase) -> int:
    says = [each for fact in case.facts for each in fact.says]
    return sum(all(bears_out(each, line, case) for each in says) for line in every_line(case))


def some_statement(case: SearchCase, line: list[SeenTrick], rng: Random) -> TrickStatement:
    """A statement of any kind, true of this line or nearly so."""
    table, trick = case.table, rng.choice(line)
    claim = rng.choice(list(EvidenceClaim))
    seat = rng.randrange(table.players)
    card = trick.cards[seat]
    number = (trick.number,)
    if claim is EvidenceClaim.TAKEN:
        took = [sum(each.units for each in line if each.winner == player) for player in range(table.players)]
        return TrickStatement(claim, units=tuple(units if rng.random() < 0.6 else None for units in took))
    if claim in (EvidenceClaim.WON_BY, EvidenceClaim.UNITS_ONLY_TO):
        tricks = tuple({trick.number, rng.choice(line).number})
        return TrickStatement(claim, tricks, rng.random() < 0.5, (trick.winner,))
    if claim is EvidenceClaim.NOT_WON_BY:
        return TrickStatement(claim, tuple({trick.number, rng.choice(line).number}), rng.random() < 0.5, (seat,))
    if claim is EvidenceClaim.LED_BY:
        return TrickStatement(claim, number, seats=(trick.leader,))
    if claim is EvidenceClaim.LAST_UNITS_TO:
        return TrickStatement(claim, number, seats=(trick.winner,))
    if claim is EvidenceClaim.SUIT:
        return TrickStatement(claim, number, cards=table.suits[trick.cards[trick.leader] >> 4 & 3])
    if claim in (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED):
        cards = rng.choice([1 << card, table.suits[card >> 4 & 3] & table.pack])
        return TrickStatement(claim, number, seats=(seat,), cards=cards)
    held = rng.choice(list(cards_in(trick.hands[seat])))
    one = claim is EvidenceClaim.WOULD_WIN or (claim is EvidenceClaim.HELD and rng.random() < 0.5)
    cards = 1 << held if one else table.suits[held >> 4 & 3] & table.pack
    return TrickStatement(claim, number, seats=(seat,), cards=cards)


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
def test_a_line_is_found_just_when_there_is_one(game: str) -> None:
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
    off = []
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


def test_a_guide_speaks_for_the_cards_that_lines_that_fit_still_have() -> None:
    clubs, spades = (0b11, 0, False, (), 0), (0b11 << 32, 0, False, (), 0)
    begun, fitting = Tally(1), Tally(1)
    for here, weight, fits in ((clubs, 6.0, 3.0), (spades, 6.0, 0.0)):
        begun.add(1, here, weight)
        fitting.add(1, here, fits)
    guide = Importance(begun, fitting)
    assert guide.promise(1, clubs) > 1 > guide.promise(1, spades) > 0
    assert guide.promise(0, clubs) == guide.promise(0, spades) == 1


def test_a_population_that_need_not_be_thinned_counts_exactly() -> None:
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
def test_the_smallest_set_of_facts_that_conflict_is_found(game: str) -> None:
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


def test_a_search_stops_at_the_limit_it_is_given() -> None:
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
