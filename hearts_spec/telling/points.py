"""Rewards in a game for points: taking everything, and taking no trick."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.cards import group_name
from hearts_spec.rules.sections.bonus import SlamBonus
from hearts_spec.rules.sections.slam import SlamPays
from hearts_spec.rules.shape.numbers import number
from hearts_spec.telling.game import Game
from hearts_spec.telling.sentence import Clause, Told, sentence
from hearts_spec.telling.wording import counted, listed


def points(game: Game) -> Iterator[Told]:
    """Tell what taking everything does, and what is scored by a player who takes no trick."""
    yield from sentence(*_slam(game))
    yield from sentence(*_bonus(game))


def _slam(game: Game) -> Iterator[Clause | None]:
    slam = game.rules.slam
    if not slam.needs:
        return
    needs = listed([f"all the {group}" if group.islower() else group_name(group) for group in slam.needs])
    yield game.clause(f"but whoever takes {needs} in one deal", "slam.needs")
    yield game.clause(f" {_pays(slam.pays, number(slam.amount))}", "slam.pays", "slam.amount")


def _pays(pays: SlamPays, amount: str) -> str:
    match pays:
        case SlamPays.OTHERS_UP:
            return f"scores nothing, and each of the others scores {amount}"
        case SlamPays.SELF_DOWN:
            return f"has {amount} taken off his score, and the others score nothing"
        case SlamPays.CHOICE:
            return f"chooses whether {amount} are taken off his own score or added to everybody else's"
        case never:
            assert_never(never)


def _bonus(game: Game) -> Iterator[Clause | None]:
    bonus = game.rules.bonus
    if not bonus.no_trick:
        return
    what = (
        f"has {counted(-bonus.no_trick, 'point')} taken off"
        if bonus.no_trick < 0
        else (f"scores {counted(bonus.no_trick, 'point')}")
    )
    yield game.clause(f"a player who takes no trick {what}", "bonus.no-trick")
    if game.rules.slam.needs:
        yield game.spoken_clause(_beside(bonus.beside_slam), "bonus.beside-slam")


def _beside(beside: SlamBonus) -> str:
    match beside:
        case SlamBonus.KEPT:
            return ", even when another takes everything"
        case SlamBonus.LOST:
            return ", but not when another takes everything"
        case never:
            assert_never(never)
