"""The pot apart from the pool: what each adds to it, and who wins it."""

from collections.abc import Collection, Sequence
from typing import assert_never

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.ledger import Ledger
from hearts_spec.engine.settle.settlement import Division
from hearts_spec.rules.vocabulary.settlement import PotWonBy


def pot_winners(table: CompiledRules, units: Sequence[int], trickless: Sequence[int]) -> tuple[int, ...]:
    """Give the seats that win the pot, where there is one."""
    pot = table.rules.settlement.pot
    if not pot.ante:
        return ()
    match pot.won_by:
        case PotWonBy.NO_TRICK:
            return tuple(trickless)
        case PotWonBy.CLEAR:
            return tuple(seat for seat, count in enumerate(units) if not count)
        case _:
            assert_never(pot.won_by)


def settle_pot(
    table: CompiledRules, winners: Sequence[int], barred: Collection[int], ledger: Ledger
) -> Division | None:
    """Let each pay what he adds to the pot, and those who win it divide it; what does not divide stays in it."""
    pot = table.rules.settlement.pot
    if not pot.ante:
        return None
    ledger.note("settlement.pot")
    for seat in range(table.players):
        ledger.move(seat, Fund.POT, pot.ante, "settlement.pot.ante")
    among = tuple(seat for seat in winners if seat not in barred)
    if not among:
        return None
    chips = ledger.held(Fund.POT)
    share, odd = divmod(chips, len(among))
    for seat in among:
        ledger.move(Fund.POT, seat, share, "settlement.pot.won-by")
    return Division(among, chips, share, odd)
