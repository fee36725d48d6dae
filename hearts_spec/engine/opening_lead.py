"""Who leads to the first trick."""

from collections.abc import Sequence
from typing import assert_never

from hearts_spec.engine.compiled_rules import CLUBS, CompiledRules
from hearts_spec.engine.packs import eldest
from hearts_spec.rules.vocabulary.lead import Opener


def opener_of(table: CompiledRules, hands: Sequence[int], dealer: int, buyer: int | None) -> int:
    """Give the seat that leads to the first trick; of equal lowest clubs, the first in the order of play leads."""
    first = eldest(table.rules, dealer, table.players)
    match table.rules.lead.opener:
        case Opener.ELDEST:
            return first
        case Opener.DEALER:
            return dealer
        case Opener.BUYER:
            return first if buyer is None else buyer
        case Opener.LOWEST_CLUB:
            lowest = table.lowest(CLUBS & sum(hands))
            for seat in table.seat_at[first]:
                if hands[seat] & lowest:
                    return seat
            return first
        case never:
            assert_never(never)
