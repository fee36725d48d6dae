"""Measuring a rule set: blocks of deals, each with its own seed, counted in any order and on any number of jobs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from random import Random
from typing import NamedTuple

from hearts_spec.engine import Game, table_of
from hearts_spec.measure.deal import play_deal
from hearts_spec.measure.players import Player
from hearts_spec.measure.tally import GROUPS, Counting, Figure, Sums, Tally, statistics
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.game import GameEnds

_DEALS = 50  # in a block of a game that is over with each deal, or never
_GAMES = 4  # in a block of any other game
_LONGEST = 500  # deals after which a game is given up


class Plan(NamedTuple):
    """What is measured: a rule set for a number of players, who plays, the seed, and how many blocks."""

    rules: ConfiguredRules
    players: tuple[Player, ...]
    seed: int
    blocks: int

    def seated(self, block: int) -> tuple[Player, ...]:
        """Return the players by seat; from block to block each moves one seat on."""
        turn = block % len(self.players)
        return self.players[turn:] + self.players[:turn]


def plan(rules: ConfiguredRules, players: Sequence[Player], deals: int, seed: int) -> Plan:
    """Return the plan for about this many deals: as many blocks as it takes, judged by the first."""
    first = Plan(rules, tuple(players), seed, 1)
    return first._replace(blocks=ceil(deals / count_block(first, 0)["deals"]))


def count_block(plan: Plan, block: int) -> Sums:
    """Play one block and return its counts; the same plan and block always give the same."""
    table = table_of(plan.rules)
    dealing, choosing = Random(f"{plan.seed}/{block}/deal"), Random(f"{plan.seed}/{block}/choice")
    players = plan.seated(block)
    counting = Counting(table, players)
    whole_games = table.rules.game.ends is not GameEnds.OPEN or table.rules.game.deals
    game, played, over = Game(table, block % table.players), 0, 0
    single = table.rules.game.ends is GameEnds.EACH_DEAL
    while (played < _DEALS) if single or not whole_games else (over < _GAMES):
        counting.deal(play_deal(game, players, dealing, choosing))
        played += 1
        outcome = game.outcome()
        if outcome is not None:
            counting.game(game, outcome)
        if outcome is not None or game.deals >= _LONGEST:
            game, over = game.again(), over + 1
    return counting.sums()


def group_of(plan: Plan, block: int) -> int:
    """Return the group in which a block is counted; every group has each player in every seat alike."""
    return block // len(plan.players) % GROUPS


def count_blocks(plan: Plan, blocks: Iterable[int]) -> list[tuple[int, Sums]]:
    """Play some blocks and return the counts of each with its group."""
    return [(group_of(plan, block), count_block(plan, block)) for block in blocks]


def count(plan: Plan, jobs: int = 1) -> Iterator[tuple[int, Sums]]:
    """Yield the counts of every block with its group; on more than one job in whatever order joblib is set up for."""
    if jobs == 1:
        for block in range(plan.blocks):
            yield from count_blocks(plan, [block])
        return
    from joblib import Parallel, delayed

    size = max(1, min(16, plan.blocks // (8 * abs(jobs)) or 1))
    parts = [range(start, min(start + size, plan.blocks)) for start in range(0, plan.blocks, size)]
    for counted in Parallel(n_jobs=jobs, return_as="generator_unordered")(
        delayed(count_blocks)(plan, part) for part in parts
    ):
        yield from counted


def measured(plan: Plan, jobs: int = 1, done: Callable[[int, int], None] = lambda blocks, of: None) -> Tally:
    """Return the counts of a plan; `done` is called after each block. If interrupted, what was counted is kept."""
    tally = Tally()
    try:
        for number, (group, sums) in enumerate(count(plan, jobs), 1):
            tally.add(group, sums)
            done(number, plan.blocks)
    except KeyboardInterrupt:
        if not tally.total:
            raise
    return tally


def kinds_of(plan: Plan) -> list[str]:
    """Return the kinds of player of a plan, in the order in which they are named."""
    return list(dict.fromkeys(player.id for player in plan.players))


def figures(plan: Plan, tally: Tally) -> list[Figure]:
    """Return all figures of a tally."""
    table = table_of(plan.rules)
    found = (tally.figure(*each) for each in statistics(table, kinds_of(plan)))
    return [each for each in found if each is not None]


def differences(plan: Plan, tally: Tally, other_plan: Plan, other: Tally) -> list[Figure]:
    """Return by how much each figure of the first is greater, of those that both have."""
    theirs = {key for key, *_ in statistics(table_of(other_plan.rules), kinds_of(other_plan))}
    found = (
        tally.difference(other, *each) for each in statistics(table_of(plan.rules), kinds_of(plan)) if each[0] in theirs
    )
    return [each for each in found if each is not None]
