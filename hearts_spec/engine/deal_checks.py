"""Whether hands, and what is left over beside them, can be a deal of the pack."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import assert_never

from hearts_spec.cards import Card, cards_in, cards_text, mask_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.vocabulary.deal import LeftOver


def check_hands(table: CompiledRules, hands: Sequence[int], seats: Sequence[str], right_sizes: bool = True) -> None:
    """Check that hands can be a deal of this pack, each of the right size unless `right_sizes` is false.

    Raises IrregularStateError for a card held twice, a card not in the pack, or a hand of the wrong size.
    """
    if len(hands) != table.players:
        raise IrregularStateError(f"{table.players} hands were expected, not {len(hands)}", str(len(hands)), "hands")
    size = table.rules.deal.hand
    seen = 0
    for seat, hand in zip(seats, hands, strict=True):
        if twice := seen & hand:
            token = cards_text(cards_in(twice))
            raise IrregularStateError(f"{token} is in more than one hand", token, seat)
        if strange := hand & ~table.pack:
            token = cards_text(cards_in(strange))
            left_out = all(1 << card & table.pack == 0 and card < 64 for card in cards_in(strange))
            why = "is not in the pack" if left_out else "is there more often than the pack holds it"
            raise IrregularStateError(f"{token} {why} for {table.players} players", token, seat)
        seen |= hand
        if right_sizes and hand.bit_count() != size:
            raise IrregularStateError(f"{seat} holds {hand.bit_count()} cards, where {size} were expected", seat, seat)


def check_left_over(table: CompiledRules, hands: Sequence[int], rest: Sequence[Card]) -> tuple[Card, ...]:
    """Check what is left over from a deal of these hands, and give it; a widow need not be named.

    Raises IrregularStateError for cards that were not left over, and for a stock whose order is not known.
    """
    left = table.pack & ~reduce(or_, hands)
    what = table.rules.deal.left_over.pile
    match table.rules.deal.left_over:
        case LeftOver.STOCK | LeftOver.STOCK_TO_FOLLOW:
            if not rest:
                message = f"the order of the stock of {left.bit_count()} cards is not known"
                raise IrregularStateError(message, what, what)
        case LeftOver.WIDOW | LeftOver.NONE:
            pass
        case never:
            assert_never(never)
    if not rest:
        return tuple(cards_in(left))
    wrong = mask_of(rest) & ~left
    if wrong:
        token = cards_text(cards_in(wrong))
        raise IrregularStateError(f"{token} cannot be in the {what}, being in a hand or not in the pack", token, what)
    if len(rest) != left.bit_count():
        message = f"the {what} holds {len(rest)} cards, where {left.bit_count()} were expected"
        raise IrregularStateError(message, str(len(rest)), what)
    return tuple(rest)
