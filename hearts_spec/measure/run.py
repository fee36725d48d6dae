"""Measuring a rule set: blocks of deals, each with its own seed, counted in any order and on any number of jobs."""

from collections.abc import Iterable, Sequence
from math import ceil
from random import Random
from typing import NamedTuple

from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.game import Game
from hearts_spec.measure.deal import play_deal
from hearts_spec.measure.players import Player
from hearts_spec.measure.tally import GROUPS, Counting, Figure, Sums, Tally, statistics
from hearts_spec.rules.inheritance import RefusedError
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.rules.vocabulary.programme import CONTRACT

_DEALS = 50  # in a block of a game that is over with each deal, or never
_GAMES = 4  # in a block of any other game
_LONGEST = 500  # deals after which a game is given up


Counted = tuple[int, Sums]  # the group of a block, and its counts


class Plan(NamedTuple):
    """What is measured: a rule set for a number of players, who plays, the seed, and how many blocks.

    `size` is the number of deals in a block, for players who think long; games are then not played to their end.
    `counting` counts them.
    """

    rules: ConfiguredRules
    players: tuple[Player, ...]
    seed: int
    blocks: int
    size: int = 0
    counting: type[Counting] = Counting

    def seated(self, block: int) -> tuple[Player, ...]:
        """Return the players by seat; from block to block each moves one seat on."""
        turn = block % len(self.players)
        return self.players[turn:] + self.players[:turn]

    def group(self, block: int) -> int:
        """Return the group in which a block is counted; every group has each player in every seat alike."""
        return block // len(self.players) % GROUPS

    def counted(self, block: int) -> Counted:
        """Play a block and return its counts with its group."""
        return self.group(block), count_block(self, block)


def plan(
    rules: ConfiguredRules,
    players: Sequence[Player],
    deals: int,
    seed: int,
    size: int = 0,
    counting: type[Counting] = Counting,
) -> Plan:
    """Return the plan for about this many deals: as many blocks as it takes, judged by the first.

    Raises RefusedError for a game that cannot be measured.
    """
    check_measurable(rules)
    first = Plan(rules, tuple(players), seed, 1, size, counting)
    return first._replace(blocks=ceil(deals / (size or count_block(first, 0)["deals"])))


def check_measurable(rules: ConfiguredRules) -> None:
    """Raise RefusedError for a game of several contracts, as players read the cost of cards once for a whole game."""
    if rules.contracts:
        message = f"{rules.id} is not measured: its deals follow a programme of contracts"
        raise RefusedError(message, f"choose one contract, as {CONTRACT}={next(iter(rules.contracts))}", CONTRACT)


def count_block(plan: Plan, block: int) -> Sums:
    """Play one block and return its counts; the same plan and block always give the same."""
    table = table_of(plan.rules)
    dealing, choosing = Random(f"{plan.seed}/{block}/deal"), Random(f"{plan.seed}/{block}/choice")
    players = plan.seated(block)
    counting = plan.counting(table, players)
    rules, game, played, over = table.rules.game, Game(table, block % table.players), 0, 0
    by_deals = plan.size or rules.ends is GameEnds.EACH_DEAL or (rules.ends is GameEnds.OPEN and not rules.deals)
    while (played < (plan.size or _DEALS)) if by_deals else (over < _GAMES):
        counting.deal(play_deal(game, players, dealing, choosing))
        played += 1
        outcome = game.outcome()
        if outcome is not None:
            counting.game(game, outcome)
        if outcome is not None or game.deals >= _LONGEST:
            game, over = game.again(), over + 1
    return counting.sums()


def measured(plan: Plan, counted: Iterable[Counted] | None = None) -> Tally:
    """Return the counts of a plan; `counted` are those of its blocks, in any order, which are otherwise played now.

    If interrupted, what was counted is kept.
    """
    tally = Tally()
    try:
        for group, sums in counted if counted is not None else map(plan.counted, range(plan.blocks)):
            tally.add(group, sums)
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
