"""What the bids for the choice of suit put into the pool."""

from collections.abc import Sequence
from typing import assert_never

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.ledger import Ledger
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.rules.vocabulary.auction import BidPaidBy


def is_sold(table: CompiledRules, before: Standing) -> bool:
    """Say whether the choice of suit is sold in a deal, by what stands on the table before it."""
    auction = table.rules.auction
    return auction.is_held and (not before.jack or auction.jack.is_sold(divided=before.divided))


def pay_bids(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> None:
    """Let those who have to pay what they bid pay it into the pool.

    Raises IrregularStateError for bids where nothing was sold.
    """
    auction, bids, sold = table.rules.auction, deal.bids, is_sold(table, deal.before)
    if not auction.is_held:
        if any(bids):
            raise IrregularStateError(f"{table.playable.id} has no auction", "bids", "bids")
    elif any(bids) and not sold:
        message, hint = (
            "the choice of suit is not sold while a Jack stands",
            "say `divided`, if it was left of a division",
        )
        if auction.jack.hangs_on_division:
            raise IrregularStateError(message, "bids", "divided", hint)
        raise IrregularStateError(message, "bids", "bids")
    elif not any(bids):
        ledger.note("auction.unsold" if sold else "auction.jack")
    else:
        ledger.note("auction.pays")
        for seat in _who_pay(auction.pays, bids):
            ledger.move(seat, Fund.POOL, bids[seat], "auction.pays")


def _who_pay(pays: BidPaidBy, bids: Sequence[int]) -> list[int]:
    match pays:
        case BidPaidBy.HIGHEST:
            return [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        case BidPaidBy.EVERY_BIDDER:
            return [seat for seat, bid in enumerate(bids) if bid]
        case _:
            assert_never(pays)
