"""Speed of counting the lines of small deals: with remembered positions and equivalent cards, against trying all."""

from collections.abc import Sequence
from functools import partial
from random import Random

from bench.ratio import Ratio, speed_ratios
from hearts_spec.book_deals.deal import SearchCase
from hearts_spec.cards import cards_in
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import Play, position
from hearts_spec.rules import Library
from research.lost_deals.line_count import count_lines
from research.lost_deals.search_state import SearchState

DEALS = 6
_CARDS = 4
_RULES = "spalding-1896/sweepstake"


def counting(library: Library) -> list[Ratio]:
    """Return how many times as fast lines are counted as when every card is tried."""
    cases = _cases(library)
    if [count_lines(SearchState(case)) for case in cases] != [_every_line(case) for case in cases]:
        raise ValueError("the search and the engine count different numbers of lines")
    return [
        Ratio(
            "counting lines of play over trying every card",
            f"{DEALS} deals of {_CARDS} cards to each of four players; the engine plays every card, the search "
            "remembers positions and counts cards that are as good as each other together. Both count the same.",
            speed_ratios(partial(_ours, cases), partial(_theirs, cases), rounds=3),
        )
    ]


def _cases(library: Library) -> list[SearchCase]:
    table = CompiledRules(library.playable(_RULES, 4))
    rng, found = Random(1896), []
    for _ in range(DEALS):
        cards = rng.sample(list(cards_in(table.pack)), 4 * _CARDS)
        hands = tuple(sum(1 << card for card in cards[at::4]) for at in range(4))
        found.append(SearchCase(table, tuple("AYBZ"), hands, 3, 0, ()))
    return found


def _ours(cases: Sequence[SearchCase]) -> None:
    for case in cases:
        count_lines(SearchState(case))


def _theirs(cases: Sequence[SearchCase]) -> None:
    for case in cases:
        _every_line(case)


def _every_line(case: SearchCase) -> int:
    return _lines(position(case.table, case.hands, case.leader, case.seats, first_trick=True))


def _lines(play: Play) -> int:
    if play.over:
        return 1
    found = 0
    for card in list(cards_in(play.legal())):
        play.put(card)
        found += _lines(play)
        play.undo()
    return found
