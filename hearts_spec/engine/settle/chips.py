"""Settling a deal in chips: payments, bids and forfeits, the pool and the pot, and then fines."""

from hearts_spec.cards import JOKER, Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.settle.bids import pay_bids
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.forfeits import pay_forfeits
from hearts_spec.engine.settle.ledger import Ledger
from hearts_spec.engine.settle.payments import card_dues, chips_each
from hearts_spec.engine.settle.pool import WinnersShare, begin_next_pot, case_of, divide, divide_without, starts_jack
from hearts_spec.engine.settle.pot import pot_winners, settle_pot
from hearts_spec.engine.settle.revokes import barred_from_winning, bear_losses, charge_bids, charge_fines
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn


def pay_chips(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal in a game for chips.

    Raises UntoldError when something that the rules need is not told.
    """
    before, revokes, settlement = deal.before, deal.revokes, table.rules.settlement
    ledger = Ledger(table.playable)
    ledger.move(Fund.BEFORE, Fund.POOL, before.pool, "settlement.pool")
    ledger.move(Fund.BEFORE, Fund.POT, before.pot, "settlement.pot")
    _put_up(table, ledger)
    ledger.note("values")
    case = case_of(table, deal.units, before, ledger)
    _note_payments(table, ledger)
    dues = list(card_dues(table, deal.units, case.winners))
    spoils = WinnersShare(ledger, bear_losses(table, revokes, dues, ledger))
    _pay_discarder(table, deal, ledger)
    pay_bids(table, deal, ledger)
    charge_bids(table, revokes, deal.bids, ledger)
    pay_forfeits(table, deal.forfeits, ledger)
    for_pot = pot_winners(table, deal.units, deal.without_trick)
    barred = barred_from_winning(table, revokes, (*case.winners, *for_pot), ledger)
    divided = None
    if barred.intersection(case.winners):
        divide_without(case, barred, before, spoils)
    elif case.winners:
        divided = divide(table, case, deal.dealer, before, spoils)
    else:
        spoils.leave(case.key)
    pot = settle_pot(table, for_pot, barred, ledger)
    if divided:
        begin_next_pot(table, divided, ledger)
    charge_fines(table, revokes, ledger)
    return LedgerResult(
        KeptIn.CHIPS, deal.units, before, tuple(ledger.postings), tuple(dict.fromkeys(ledger.keys)),
        winners=tuple(seat for seat in case.winners if seat not in barred), case=case.place,
        stays=starts_jack(table, divided) if divided else case.place is not None and leaves_jack(settlement.pool),
        pool=divided, pot=pot,
    )  # fmt: skip


def _put_up(table: CompiledRules, ledger: Ledger) -> None:
    """Let each put into the pool what is put up before the deal."""
    ante = table.rules.settlement.ante
    if not ante:
        return
    ledger.note("settlement.ante")
    for seat in range(table.players):
        ledger.move(seat, Fund.POOL, ante, "settlement.ante")


def _note_payments(table: CompiledRules, ledger: Ledger) -> None:
    settlement = table.rules.settlement
    if settlement.pay.each:
        ledger.note("settlement.pay")
    if settlement.draw:
        ledger.note("settlement.draw")


def _pay_discarder(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> None:
    """Let what was paid for the joker go to the player who discarded it, and not to the pool, if another took it."""
    if not table.rules.joker.chips_to.pass_pool_by:
        return
    joker = deal.joker
    if joker is None:
        raise MissingFactError("the joker's chips go to whoever got rid of it", "say who threw it", "joker", "joker")
    ledger.note("joker.chips-to")
    if joker.discarded_by != joker.taken_by and joker.discarded_by not in deal.revokes.by:
        chips = chips_each(table) * table.units(1 << JOKER)
        ledger.move(Fund.POOL, joker.discarded_by, chips, "joker.chips-to")
