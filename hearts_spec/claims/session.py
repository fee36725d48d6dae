"""A sitting of several deals, told by the hearts that each player took, and settled under any rules by the engine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.engine import CompiledRules, CompletedDeal, Game, IrregularStateError, LedgerResult
from hearts_spec.record.model import SEATS
from hearts_spec.schema.kinds import ManyOf, Number, ReadContext, Text
from hearts_spec.schema.record_type import Amiss, TypedRecord, named, part

HEARTS = 13
_DEAL = ManyOf(Number(0, HEARTS), listed="a list of numbers of hearts", example="as [1, 9, 1, 2]")


@dataclass(frozen=True, slots=True)
class Sitting(TypedRecord):
    """A sitting: the seats, clockwise, and for each deal the hearts that each took. The first seat deals first."""

    name: str = named()
    what: str = part(Text(lines=True), "What it is for, and how it was made.")
    seats: tuple[str, ...] = part(SEATS, "The seats, clockwise; the first deals first.")
    hearts: tuple[tuple[int, ...], ...] = part(
        ManyOf(_DEAL, at_least=1, listed="a list of deals", example="as `- [1, 9, 1, 2]`"),
        "For each deal, the hearts that each seat took.",
    )

    def amiss(self, around: ReadContext) -> Iterator[Amiss]:
        """Report deals that do not account for every heart."""
        for place, deal in enumerate(self.hearts):
            if len(deal) != len(self.seats):
                message = f"deal {place + 1} tells of {len(deal)} players, where {len(self.seats)} sit"
                yield ("hearts", place), message, ""
            elif sum(deal) != HEARTS:
                message = f"{sum(deal)} hearts are accounted for in deal {place + 1}, where there are {HEARTS}"
                yield ("hearts", place), message, ""

    def taken(self, seat: str) -> int:
        """Count the hearts that a seat took in all."""
        number = self.seats.index(seat)
        return sum(deal[number] for deal in self.hearts)


@dataclass(frozen=True, slots=True)
class SettledSitting:
    """A sitting settled under some rules: each deal's result, and what each seat has won or lost in the end."""

    results: Sequence[LedgerResult]
    net: Sequence[int]
    pool: int


def settled(sitting: Sitting, table: CompiledRules) -> SettledSitting:
    """Settle a sitting deal after deal, the deal and what stays in the pool passing on.

    Raises IrregularStateError when a deal cannot be settled from its hearts alone.
    """
    game = Game(table, seats=sitting.seats, chips=0)
    results = []
    for number, deal in enumerate(sitting.hearts, 1):
        try:
            results.append(game.settle(CompletedDeal(deal)))
        except IrregularStateError as error:
            raise IrregularStateError(f"deal {number}: {error.message}", error.token, error.position) from None
    return SettledSitting(results, tuple(game.totals), game.standing.pool)
