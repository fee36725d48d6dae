"""Taking everything: who did, and what it comes to in points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.dues import Due
from hearts_spec.engine.settle.ledger import Fund
from hearts_spec.engine.table import Table
from hearts_spec.rules.sections.slam import SlamPays


@dataclass(frozen=True, slots=True)
class SlamMade:
    """A slam: the seat that made it, and what all the cards it took would have cost it."""

    by: int
    charged: int


def slam_of(table: Table, taken: Sequence[int]) -> SlamMade | None:
    """Give the slam of a deal by the cards that each seat took, or None where nobody took all that it needs."""
    needs = table.slam_needs
    if not needs:
        return None
    for seat, cards in enumerate(taken):
        if cards & needs == needs:
            worth = sum(value * (cards & mask).bit_count() for value, mask in table.value_masks if value > 0)
            return SlamMade(seat, worth)
    return None


def slam_dues(table: Table, slam: SlamMade, choice: SlamPays | None) -> Iterator[Due]:
    """Give what a slam changes: no card is charged to whoever made it, and he goes down or the others go up.

    Raises IrregularStateError where he has to choose and has not.
    """
    law = table.rules.slam
    pays = choice if law.pays is SlamPays.CHOICE else law.pays
    yield Due(slam.by, Fund.POOL, slam.charged, "slam.needs")
    match pays:
        case SlamPays.OTHERS_UP:
            for seat in range(table.players):
                if seat != slam.by:
                    yield Due(Fund.POOL, seat, law.amount, "slam.amount")
        case SlamPays.SELF_DOWN:
            yield Due(slam.by, Fund.POOL, law.amount, "slam.amount")
        case SlamPays.CHOICE | None:
            raise IrregularStateError("whoever takes everything must choose others-up or self-down", "slam")
        case _:
            assert_never(pays)
