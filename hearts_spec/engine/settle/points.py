"""Scoring a deal in points: what each took, bonuses, what a slam changes, and what revokes cost."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import NOBODY, CompiledRules
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.doubling import doubled
from hearts_spec.engine.settle.ledger import Ledger
from hearts_spec.engine.settle.payments import Payment, post
from hearts_spec.engine.settle.revokes import bear_points
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.engine.settle.slam import charged, failure_dues, slam_dues
from hearts_spec.rules.vocabulary.bonus import BonusRules, SlamBonus
from hearts_spec.rules.vocabulary.settlement import KeptIn


def score(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal in a game for points.

    Raises IrregularStateError when whoever made the slam has to choose and has not.
    """
    ledger = Ledger(table.playable)
    ledger.note("values")
    dues = [_scored(seat, count, "values") for seat, count in enumerate(deal.units) if count]
    dues += _bonuses(table, deal, ledger)
    if deal.slam is not None:
        ledger.note(deal.slam.key)
        dues += slam_dues(table, deal.slam, deal.slam_choice)
    failure = list(failure_dues(table, deal.declared, deal.slam))
    ledger.note(*(due.key for due in failure))
    dues += failure
    for seat, points, key in doubled(table, deal):
        if points:
            ledger.note(key)
            dues.append(_scored(seat, points, key))
    ledger.note("settlement.kept-in")
    post(ledger, bear_points(table, deal.revokes, dues, ledger))
    return LedgerResult(
        KeptIn.POINTS, deal.units, deal.before, tuple(ledger.postings), tuple(ledger.keys),
        slam=deal.slam.by if deal.slam else (), slam_law=deal.slam.law if deal.slam else None,
    )  # fmt: skip


def _scored(seat: int, points: int, key: str) -> Payment:
    """Give points to a seat, or take them off where they are below 0."""
    return Payment(Fund.POOL, seat, points, key) if points > 0 else Payment(seat, Fund.POOL, -points, key)


def _bonuses(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> Iterator[Payment]:
    bonus = table.rules.bonus
    scored = [each for each in (*_for_tricks(bonus, deal), *_for_none(table, deal)) if each[2]]
    if not scored:
        return
    if deal.slam is not None and _are_lost(bonus.beside_slam):
        ledger.note("bonus.beside-slam")
        return
    ledger.note(*dict.fromkeys(f"bonus.{name}" for name, _, _ in scored))
    for name, seat, points in scored:
        yield _scored(seat, points, f"bonus.{name}")


def _for_tricks(bonus: BonusRules, deal: CompletedDeal) -> Iterator[tuple[str, int, int]]:
    """Give what each scores for his tricks or for none, and by which statement; a trick that nobody won scores none.

    Raises UntoldError where it is not told who took them.
    """
    if bonus.trick:
        yield from (("trick", seat, bonus.trick * count) for seat, count in enumerate(deal.tricks.of_each()))
    if bonus.first_trick and (first := deal.tricks.of_first()) != NOBODY:
        yield "first-trick", first, bonus.first_trick
    if bonus.last_trick:
        yield "last-trick", deal.tricks.of_last(), bonus.last_trick
    if bonus.no_trick:
        yield from (("no-trick", seat, bonus.no_trick) for seat in deal.without_trick)


def _for_none(table: CompiledRules, deal: CompletedDeal) -> Iterator[tuple[str, int, int]]:
    """Give what each scores who took no card that costs, and by which statement.

    Raises UntoldError where it is not told who took which cards, and others take points off.
    """
    if not table.rules.bonus.clear:
        return
    if not deal.taken and any(value < 0 for value, _ in table.value_masks):
        raise MissingFactError("it matters here who took which cards", "name the cards taken", "taken", "taken")
    costs = [charged(table, cards) for cards in deal.taken] or deal.units
    yield from (("clear", seat, table.rules.bonus.clear) for seat, cost in enumerate(costs) if not cost)


def _are_lost(beside_slam: SlamBonus) -> bool:
    match beside_slam:
        case SlamBonus.LOST:
            return True
        case SlamBonus.KEPT:
            return False
        case _:
            assert_never(beside_slam)
