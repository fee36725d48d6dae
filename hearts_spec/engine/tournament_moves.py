"""Who goes up, who goes down and who stays after a round of a tournament."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.engine.tournament_ties import Cuts, Stake, Tie
from hearts_spec.rules.vocabulary.tournament import Fallers, Risers, TournamentRules

Tables = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """What a round leaves to compare.

    `tables` go from table 1 down, the players of each clockwise: head, side, foot, side. `held` are those who cannot
    go up as long as others can in their place.
    """

    tables: Tables
    hearts: Mapping[str, int]
    ladies: frozenset[str] = frozenset()
    held: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Movement:
    """Who moves. `best` are, table by table, those who won the comparison, or would go up from any other table."""

    best: Tables
    up: Tables
    down: tuple[str, ...]


def move(rules: TournamentRules, scores: Scores, cuts: Cuts) -> Movement:
    """Find who moves after a round; where the cuts leave a tie open, what hangs on it is left out."""
    best = [_best_at_head(rules, scores, cuts)]
    down = _fallers(rules, scores, best[0], cuts)
    places = _places(rules, scores.tables[0], best[0])
    best += [_best(rules, scores, number, places, cuts) for number in range(1, len(scores.tables))]
    return Movement(tuple(best), ((), *best[1:]), down)


def fewest(players: Sequence[str], hearts: Mapping[str, int]) -> tuple[str, ...]:
    """Give all the players who have the fewest hearts."""
    least = min(hearts[name] for name in players)
    return tuple(name for name in players if hearts[name] == least)


def sides_of(table: Sequence[str], ladies: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Part the players of a table into ladies and men."""
    return tuple(name for name in table if name in ladies), tuple(name for name in table if name not in ladies)


def _best_at_head(rules: TournamentRules, scores: Scores, cuts: Cuts) -> tuple[str, ...]:
    """Give those who win the comparison at table 1; of the fewest there, all do."""
    if rules.rises.as_many_as_leave:
        return fewest(scores.tables[0], scores.hearts)
    return _best(rules, scores, 0, 1, cuts)


def _fallers(rules: TournamentRules, scores: Scores, best: Sequence[str], cuts: Cuts) -> tuple[str, ...]:
    head = scores.tables[0]
    match rules.falls:
        case Fallers.NOBODY:
            return ()
        case Fallers.RISERS:
            return tuple(best)
        case Fallers.MOST if len(best) == 1:
            return _chosen(
                head, 1, lambda name: (-scores.hearts[name],),
                lambda names, places: cuts.favoured(Tie(1, names, places, Stake.DOWN), rules.cut_down),
            )  # fmt: skip
        case Fallers.MOST | Fallers.REST:
            return tuple(name for name in head if name not in best)
        case _:
            assert_never(rules.falls)


def _places(rules: TournamentRules, head: Sequence[str], best: Sequence[str]) -> int:
    """Say how many leave table 1, and so how many of those compared go up from each other table."""
    if not rules.rises.as_many_as_leave:
        return 1
    match rules.falls:
        case Fallers.MOST if len(best) == 1:
            return 1
        case Fallers.MOST | Fallers.REST | Fallers.RISERS | Fallers.NOBODY:
            return len(head) - len(best)
        case never:
            assert_never(never)


def _best(rules: TournamentRules, scores: Scores, number: int, places: int, cuts: Cuts) -> tuple[str, ...]:
    """Give those who win the comparison at a table, counted from 0."""
    table = scores.tables[number]
    stake = Stake.UP if number else Stake.STAY

    def cut(names: tuple[str, ...], places: int) -> tuple[str, ...]:
        return cuts.favoured(Tie(number + 1, names, places, stake), rules.cut_up)

    groups: tuple[tuple[str, ...], ...]
    match rules.rises:
        case Risers.NOBODY:
            return ()
        case Risers.HEAD_AND_FOOT:
            return table[0], table[2]
        case Risers.BEST_PAIR:
            return _best_pair(table, scores.hearts, cut)
        case Risers.BEST_OF_EACH_SEX:
            groups = sides_of(table, scores.ladies)
        case Risers.FEWEST:
            groups = (table,)
        case _:
            assert_never(rules.rises)
    found: list[str] = []
    for group in groups:
        found += _chosen(group, places, lambda name: (name in scores.held, scores.hearts[name]), cut)
    return tuple(name for name in table if name in found)


Cut = Callable[[tuple[str, ...], int], tuple[str, ...]]


def _best_pair(table: Sequence[str], hearts: Mapping[str, int], cut: Cut) -> tuple[str, ...]:
    """Give the facing pair with fewer hearts; when they tie, the head and the side on his left cut for their pairs."""
    pairs = (table[0], table[2]), (table[1], table[3])
    taken = [hearts[one] + hearts[other] for one, other in pairs]
    if taken[0] != taken[1]:
        return pairs[taken[1] < taken[0]]
    favoured = cut((table[0], table[1]), 1)
    return next((pair for pair in pairs if pair[0] in favoured), ())


def _chosen(players: Sequence[str], places: int, worth: Callable[[str], tuple[int, ...]], cut: Cut) -> tuple[str, ...]:
    """Give as many players as there are places, those of least worth first; those who tie for the last of them cut."""
    chosen: list[str] = []
    for each in sorted({worth(name) for name in players}):
        level = tuple(name for name in players if worth(name) == each)
        left = places - len(chosen)
        if len(level) > left > 0:
            return (*chosen, *cut(level, left))
        chosen.extend(level[:left])
    return tuple(chosen)
