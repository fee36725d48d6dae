"""Playing a deal to its end, settling it, and what each player gains by it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hearts_spec.engine.auction import Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.game import Game
from hearts_spec.engine.play import Play, Ways
from hearts_spec.engine.settle.completed_deal import CompletedDeal, from_play
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.measure.view import View, rules_read
from hearts_spec.rules.facts import TRICKS_UNKNOWN
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICES, SlamTricks


def play_out(play: Play, ways: Sequence[Ways[View]]) -> None:
    """Play a deal to its end, each seat in its own way."""
    rules = rules_read(play.table)
    play.play_out(ways, View(play, rules), rules.under)


def settled(play: Play, game: Game, sale: Sale | None = None) -> LedgerResult:
    """Return the settlement of a play that is over, in the course of a game; the game goes on as it was.

    Deals that no rule tells apart are settled once. The maker of a slam who may choose raises the others.
    """
    table, depends = play.table, _depends(play.table)
    deal = from_play(play, tricks_of(play) if depends.on_tricks or depends.slam_on_tricks else TRICKS_UNKNOWN, None)
    deal = deal._replace(
        taken=deal.taken if depends.on_cards else (),
        tricks=deal.tricks if depends.on_tricks else TRICKS_UNKNOWN,
        slam_choice=SLAM_CHOICES[0] if deal.slam is not None and deal.slam.law.is_chosen else None,
        before=game.standing,
        dealer=game.dealer if depends.on_dealer else None,
        bids=() if sale is None else sale.bids,
    )
    return game.settled(table, deal) if depends.on_cards else _settled_alike(table, deal)


class _Depends(NamedTuple):
    """What a settlement depends on, other than the units that each player took and what was on the table."""

    on_cards: bool  # which cards each player took, or the scores of the game
    on_tricks: bool
    slam_on_tricks: bool  # whether there is a slam depends on the tricks
    on_dealer: bool


@lru_cache(maxsize=256)
def _depends(table: CompiledRules) -> _Depends:
    rules, bonus = table.rules, table.rules.bonus
    on_cards = table.doubling or bonus.clear or rules.slam.hangs_on_totals
    on_tricks = bonus.for_tricks or bonus.no_trick or rules.settlement.pot.ante
    slam_on_tricks = any(slam.law.tricks is not SlamTricks.ANY for slam in table.slams)
    return _Depends(bool(on_cards), bool(on_tricks), slam_on_tricks, rules.settlement.kept_in is KeptIn.CHIPS)


@lru_cache(maxsize=4096)
def _settled_alike(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    return settle(table, deal)


def gains(table: CompiledRules, result: LedgerResult) -> Sequence[int]:
    """Return what each seat gains by a deal, more being better: chips, points spared, or units not taken."""
    match result.kept_in:
        case KeptIn.CHIPS:
            return result.net
        case KeptIn.POINTS:
            return result.net if table.rules.game.winner.is_highest else [-points for points in result.net]
        case KeptIn.NOTHING:
            return [-units for units in result.units]
