"""Settling a deal by what each player took: in chips or in points."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from hearts_spec.cards import JOKER, Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.grounds import loaded_key
from hearts_spec.engine.settle.pool import WinnersShare, case_of, divide, divide_without
from hearts_spec.engine.settle.revokes import barred_from_winning, bear_losses, bear_points, charge_bids, charge_fines
from hearts_spec.engine.settle.settlement import (
    ODD_CHIP,
    Division,
    Ledger,
    LedgerResult,
    Standing,
    card_payments,
    chips_each,
    post,
)
from hearts_spec.engine.settle.slam import (
    SlamMade,
    charged,
    check_declared,
    credited,
    failure_payments,
    slam_payments,
)
from hearts_spec.rules.payments import Payment, scored
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.vocabulary.pool import leaves_jack
from hearts_spec.rules.vocabulary.settlement import KeptIn


def is_sold(table: CompiledRules, before: Standing) -> bool:
    """True if the choice of suit is sold in a deal; `before` is what is on the table."""
    auction = table.rules.auction
    return auction.is_held and (not before.jack or auction.jack.is_sold(divided=before.divided))


def pay_bids(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> None:
    """Post the bids of those who must pay them into the pool.

    Raises IrregularStateError for bids in a deal in which nothing was sold, and for two bids that are the same.
    """
    auction, bids, sold = table.rules.auction, deal.bids, is_sold(table, deal.before)
    made = [bid for bid in bids if bid]
    if len(set(made)) < len(made):
        raise IrregularStateError("two players cannot bid the same; each bid is higher than the last", "bids", "bids")
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
        for seat, bid in enumerate(bids):
            if bid == max(bids) or auction.pays.is_by_all:
                ledger.move(seat, Fund.POOL, bid, "auction.pays")


_KEY = "irregular.hands.forfeit"


def pay_forfeits(table: CompiledRules, seats: Sequence[int], ledger: Ledger) -> None:
    """Post the forfeits of the seats whose hands had the wrong size."""
    amount = table.rules.irregular.hands.forfeit
    if amount and seats:
        ledger.note(_KEY)
    for seat in seats:
        ledger.move(seat, Fund.POOL, amount, _KEY)


def pot_winners(table: CompiledRules, units: Sequence[int], trickless: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that win the pot, if there is one."""
    pot = table.rules.settlement.pot
    if not pot.ante:
        return ()
    return tuple(trickless if pot.won_by.is_by_tricks else [seat for seat, count in enumerate(units) if not count])


def settle_pot(
    table: CompiledRules, winners: Sequence[int], barred: Collection[int], ledger: Ledger
) -> Division | None:
    """Post each player's ante to the pot, and its division among the winners; the remainder stays in it."""
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


def pay_chips(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal in a game for chips.

    Raises MissingFactError if the rules need something that is not known.
    """
    before, revokes, settlement = deal.before, deal.revokes, table.rules.settlement
    ledger = Ledger(table.playable)
    ledger.move(Fund.BEFORE, Fund.POOL, before.pool, "settlement.pool")
    ledger.move(Fund.BEFORE, Fund.POT, before.pot, "settlement.pot")
    _pay_antes(table, ledger)
    ledger.note("values")
    case = case_of(table, deal.units, before, ledger)
    _note_payments(table, ledger)
    payments = list(card_payments(table, deal.units, case.winners))
    borne = bear_losses(table, revokes, payments, ledger)
    winnings = WinnersShare(ledger, borne, loaded_key(table.playable, deal.units))
    _pay_discarder(table, deal, ledger)
    pay_bids(table, deal, ledger)
    charge_bids(table, revokes, deal.bids, ledger)
    pay_forfeits(table, deal.forfeits, ledger)
    for_pot = pot_winners(table, deal.units, deal.without_trick)
    barred = barred_from_winning(table, revokes, (*case.winners, *for_pot), ledger)
    divided = None
    if barred.intersection(case.winners):
        divide_without(case, barred, before, winnings)
    elif case.winners:
        divided = divide(table, case, deal.dealer, before, winnings)
    else:
        winnings.leave(case.key)
    pot = settle_pot(table, for_pot, barred, ledger)
    if divided and settlement.odd_chip.begins_pot:
        ledger.move(Fund.POOL, Fund.POT, divided.odd, ODD_CHIP)
    charge_fines(table, revokes, ledger)
    if divided:
        stays = divided.odd > 0 and settlement.odd_chip.starts_jack
    else:
        stays = case.place is not None and leaves_jack(settlement.pool)
    return LedgerResult(
        KeptIn.CHIPS, deal.units, before, tuple(ledger.postings), tuple(dict.fromkeys(ledger.keys)),
        winners=tuple(seat for seat in case.winners if seat not in barred), case=case.place, stays=stays,
        pool=divided, pot=pot,
    )  # fmt: skip


def _pay_antes(table: CompiledRules, ledger: Ledger) -> None:
    """Post each player's ante to the pool."""
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


JOKER_TO_POOL = "joker.chips-to"
JOKER_PASSED, JOKER_KEPT = (f"{JOKER_TO_POOL}.{case}" for case in ("another", "own"))


def _pay_discarder(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> None:
    """Move the joker's chips from the pool to the player who discarded it, if another took it."""
    if not table.rules.joker.chips_to.pass_pool_by:
        if table.units(1 << JOKER) and table.playable.status(JOKER_TO_POOL) is not Status.SILENT:
            ledger.note(JOKER_TO_POOL)
        return
    joker = deal.joker
    if joker is None:
        why = "the joker's chips go to the player who discarded it"
        raise MissingFactError(why, "say who threw the joker", "joker", "joker")
    another = joker.discarded_by != joker.taken_by
    ledger.note(JOKER_PASSED if another else JOKER_KEPT)
    barred = table.rules.irregular.revoke.wins.is_barred and joker.discarded_by in deal.revokes.by
    if another and not barred:
        chips = chips_each(table) * table.units(1 << JOKER)
        ledger.move(Fund.POOL, joker.discarded_by, chips, JOKER_PASSED)


def doubled(table: CompiledRules, deal: CompletedDeal) -> Iterator[tuple[int, int, str]]:
    """Yield seats with the points that doubling adds, which may be below 0, and the key of the statement.

    Raises MissingFactError if it is not known who took which cards.
    """
    law, doubling = table.rules.doubling, table.doubling
    if not (doubling or deal.shown):
        return
    if not deal.taken:
        raise MissingFactError("it matters here who took which cards", "name the cards taken", "taken", "taken")
    reach = law.reach(deal.shown) & ~doubling
    for seat, cards in enumerate(deal.taken):
        shown = _count(table, deal, seat, cards & reach)
        yield seat, shown, "doubling.shown"
        times = 2 ** ((cards & doubling).bit_count() + (cards & doubling & deal.shown).bit_count())
        if times > 1 and not table.valued & cards:
            yield seat, law.alone * times // 2, "doubling.alone"
        else:
            yield seat, (_count(table, deal, seat, cards) + shown) * (times - 1), "doubling.cards"


def _count(table: CompiledRules, deal: CompletedDeal, seat: int, cards: int) -> int:
    """Return the points of cards for a seat; a slam may free its maker from cards that cost something."""
    spared = 1 - deal.slam.law.pays.charges if deal.slam is not None and seat in deal.slam.by else 0
    lost = credited(table, cards) if _are_good_cards_lost(table, deal) else 0
    return table.units(cards) - lost - (table.rules.game.sign * spared * charged(table, cards) if spared else 0)


_GOOD_CARDS = "slam.good-cards"


def score(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal in a game for points.

    Raises IrregularStateError if the maker of the slam must choose and has not.
    """
    ledger = Ledger(table.playable)
    ledger.note("values")
    payments = [scored(seat, count, "values") for seat, count in enumerate(deal.units) if count]
    payments += _good_cards_lost(table, deal, ledger)
    payments += _bonuses(table, deal, ledger)
    costs = tuple(payments)
    if deal.slam is not None:
        ledger.note(*map(deal.slam.key_of, ("needs", "pays", "amount")))
        payments += slam_payments(table, deal.slam, deal.slam_choice, deal.totals)
    failure = list(failure_payments(table, deal.declared, deal.slam))
    ledger.note(*(payment.key for payment in failure))
    payments += failure
    double = [scored(seat, points, key) for seat, points, key in doubled(table, deal) if points]
    ledger.note(*(payment.key for payment in double))
    payments += double
    if not table.rules.bonus.below_nothing.is_kept:
        raised = list(_raised(table, deal.slam, [*costs, *double]))
        ledger.note(*(payment.key for payment in raised))
        payments += raised
    ledger.note("settlement.kept-in")
    post(ledger, bear_points(table, deal.revokes, payments, ledger))
    return LedgerResult(
        KeptIn.POINTS, deal.units, deal.before, tuple(ledger.postings), tuple(ledger.keys),
        slam=deal.slam.by if deal.slam else (), slam_law=deal.slam.law if deal.slam else None,
        slam_choice=deal.slam_choice,
    )  # fmt: skip


def _raised(table: CompiledRules, slam: SlamMade | None, payments: Sequence[Payment]) -> Iterator[Payment]:
    """Yield what raises to 0 the seats that these payments, for cards and bonuses, would bring below it.

    The cards of a slam's maker count as the slam has them count; if it turns them, they are its reward, and stay.
    """
    scores = [0] * table.players
    for source, target, amount, _ in payments:
        if isinstance(target, int):
            scores[target] += amount
        elif isinstance(source, int):
            scores[source] -= amount
    rewarded: Collection[int] = ()
    if slam is not None and slam.law.pays.charges <= 0:
        rewarded = slam.by if slam.law.pays.charges else ()
        for seat, cost in zip(slam.by, slam.charged, strict=True):
            scores[seat] -= table.rules.game.sign * cost
    for seat, score in enumerate(scores):
        if score < 0 and seat not in rewarded:
            yield scored(seat, -score, "bonus.below-nothing")


def _good_cards_lost(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> Iterator[Payment]:
    """Yield what takes back the points of cards that count in their taker's favour, if a slam has them count nothing.

    Raises MissingFactError if it is not known who took them.
    """
    if not _are_good_cards_lost(table, deal):
        return
    if not deal.taken:
        raise MissingFactError("it matters here who took which cards", "name the cards taken", "taken", "taken")
    ledger.note(_GOOD_CARDS)
    for seat, cards in enumerate(deal.taken):
        if worth := credited(table, cards):
            yield scored(seat, -worth, _GOOD_CARDS)


def _are_good_cards_lost(table: CompiledRules, deal: CompletedDeal) -> bool:
    """True if cards that count in their taker's favour count nothing, because somebody made a slam."""
    return deal.slam is not None and table.rules.slam.good_cards.are_lost and bool(table.valued & ~table.scoring)


def _bonuses(table: CompiledRules, deal: CompletedDeal, ledger: Ledger) -> Iterator[Payment]:
    if not table.has_bonus:
        return
    bonus = table.rules.bonus
    entries = [each for each in bonus.scored(deal.tricks, deal.without_trick, partial(_costs, table, deal)) if each[2]]
    if not entries:
        return
    if deal.slam is not None and bonus.beside_slam.are_lost:
        ledger.note("bonus.beside-slam")
        return
    ledger.note(*dict.fromkeys(key for key, _, _ in entries))
    for key, seat, points in entries:
        yield scored(seat, points, key)


def _costs(table: CompiledRules, deal: CompletedDeal) -> Sequence[int]:
    """Return what the cards that each seat took cost, without those that count in its favour.

    Raises MissingFactError if it is not known who took which cards, and some cards count in a player's favour.
    """
    sign = table.rules.game.sign
    if not deal.taken and any(sign * value < 0 for value, _ in table.value_masks):
        raise MissingFactError("it matters here who took which cards", "name the cards taken", "taken", "taken")
    return [charged(table, cards) for cards in deal.taken] or deal.units


def settle(table: CompiledRules, deal: CompletedDeal) -> LedgerResult:
    """Settle a deal.

    Raises IrregularStateError if the units do not add up to those in play, or if something needed is not known.
    """
    units = deal.units
    if len(units) != table.players:
        raise IrregularStateError(f"expected {table.players} results, found {len(units)}", str(len(units)))
    if sum(units) != table.total:
        message = f"the results add up to {sum(units)}, but {table.total} are in play"
        raise IrregularStateError(message, str(sum(units)), "units")
    check_declared(table, deal.declared)
    match table.rules.settlement.kept_in:
        case KeptIn.CHIPS:
            return pay_chips(table, deal)
        case KeptIn.POINTS:
            return score(table, deal)
        case KeptIn.NOTHING:
            return LedgerResult(KeptIn.NOTHING, units, deal.before, keys=("values", "settlement.kept-in"))
