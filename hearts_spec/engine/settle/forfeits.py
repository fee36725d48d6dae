"""Forfeits for hands of the wrong size."""

from collections.abc import Sequence

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.ledger import Ledger

_KEY = "irregular.hands.forfeit"


def pay_forfeits(table: CompiledRules, seats: Sequence[int], ledger: Ledger) -> None:
    """Let those whose hands had the wrong size pay their forfeits into the pool."""
    amount = table.rules.irregular.hands.forfeit
    if amount and seats:
        ledger.note(_KEY)
    for seat in seats:
        ledger.move(seat, Fund.POOL, amount, _KEY)
