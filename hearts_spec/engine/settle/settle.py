"""Settling a deal by what each took, in what the game is settled in."""

from typing import assert_never

from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.chips import pay_chips
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.points import score
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.engine.settle.slam import check_declared
from hearts_spec.rules.vocabulary.settlement import KeptIn


def settle(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal.

    Raises IrregularStateError when the units do not add up to those in play, or something needed is not told.
    """
    units = deal.units
    if len(units) != table.players:
        raise IrregularStateError(f"{table.players} results were expected, not {len(units)}", str(len(units)))
    if sum(units) != table.total:
        message = f"{sum(units)} are accounted for, where {table.total} are in play"
        raise IrregularStateError(message, str(sum(units)), "units")
    check_declared(table, deal.declared)
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            return pay_chips(table, deal)
        case KeptIn.POINTS:
            return score(table, deal)
        case KeptIn.NOTHING:
            return LedgerResult(kept_in, units, deal.before, keys=("values", "settlement.kept-in"))
        case _:
            assert_never(kept_in)
