"""Scoring a deal where no chips are paid: in points, or for nothing at all."""

from collections.abc import Sequence

from hearts_spec.engine.books import Result, Standing
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.table import Table, groups_mask
from hearts_spec.rules.sections.bonus import SlamBonus
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.sections.slam import SlamPays


def free_result(table: Table, units: tuple[int, ...], before: Standing) -> Result:
    """Give the result of a deal in a game without stakes: what each took, and nothing paid for it."""
    nothing = (0,) * table.players
    keys = ("values", "settlement.kept-in")
    return Result(KeptIn.NOTHING, units, nothing, nothing, nothing, before, before, keys=keys)


def slam_seat(table: Table, taken: Sequence[int]) -> int | None:
    """Give the seat that took every card a slam needs, or None."""
    needs = table.slam_needs
    if not needs:
        return None
    return next((seat for seat, cards in enumerate(taken) if cards & needs == needs), None)


def score(
    table: Table,
    units: tuple[int, ...],
    before: Standing,
    trickless: Sequence[int],
    slam_by: int | None,
    slam_choice: SlamPays | None,
) -> Result:
    """Give the result of a deal in a game for points: what each took, bonuses, and what a slam changes.

    Raises IrregularStateError when whoever made the slam has to choose and has not.
    """
    slam, bonus = table.rules.slam, table.rules.bonus.no_trick
    scores = list(units)
    keys = ["values"]
    if bonus and trickless:
        lost = slam_by is not None and table.rules.bonus.beside_slam is SlamBonus.LOST
        keys.append("bonus.beside-slam" if lost else "bonus.no-trick")
        for seat in () if lost else trickless:
            scores[seat] += bonus
    if slam_by is not None and slam.needs:
        pays = slam_choice if slam.pays is SlamPays.CHOICE else slam.pays
        if pays not in (SlamPays.OTHERS_UP, SlamPays.SELF_DOWN):
            raise IrregularStateError("whoever takes everything must choose others-up or self-down", "slam")
        keys.append("slam")
        scores[slam_by] -= _penalties(table, groups_mask(slam.needs))
        for seat in range(table.players):
            if pays is SlamPays.SELF_DOWN and seat == slam_by:
                scores[seat] -= slam.amount
            elif pays is SlamPays.OTHERS_UP and seat != slam_by:
                scores[seat] += slam.amount
    nothing = (0,) * table.players
    return Result(
        KeptIn.POINTS, units, nothing, nothing, tuple(scores), before, before, slam=slam_by,
        keys=(*keys, "settlement.kept-in"),
    )  # fmt: skip


def _penalties(table: Table, cards: int) -> int:
    """Count what cards cost, and nothing for those that are worth having."""
    return sum(value * (cards & mask).bit_count() for value, mask in table.value_masks if value > 0)
