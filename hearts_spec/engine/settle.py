"""Settling a deal: who pays what, who draws, what stays for the next deal.

One algebra serves every source. Players pay into the pool or each other; some draw for what they did not take; then
the first case of the rule set's pool that fits decides who shares it, and what does not divide goes where the rule set
sends it. Amounts are chips in a game for chips, and points in a game for points.
"""

from collections.abc import Collection, Sequence

from hearts_spec.cards import JOKER
from hearts_spec.engine.books import Books, Result, Standing
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.joker import JokerFate
from hearts_spec.engine.penalties import (
    NO_REVOKES,
    Revokes,
    barred_from_winning,
    charge_bids,
    charge_fines,
    charge_forfeits,
    charge_losses,
    divide_without,
    score_revokes,
)
from hearts_spec.engine.scoring import free_result, score
from hearts_spec.engine.table import Table
from hearts_spec.rules.sections.auction import Bidding, BidPaidBy, JackChoice
from hearts_spec.rules.sections.joker import JokerChips
from hearts_spec.rules.sections.pool import Clause, Spread, Then, fits
from hearts_spec.rules.sections.settlement import (
    JackWonBy,
    KeptIn,
    OddChip,
    PayCounting,
    Payers,
    PayTimes,
    PayTo,
    PotWonBy,
)
from hearts_spec.rules.sections.slam import SlamPays


def settle(
    table: Table,
    units: Sequence[int],
    *,
    standing: Standing | None = None,
    dealer: int | None = None,
    trickless: Sequence[int] = (),
    slam_by: int | None = None,
    slam_choice: SlamPays | None = None,
    joker: JokerFate | None = None,
    bids: Sequence[int] = (),
    revokes: Revokes = NO_REVOKES,
    forfeits: Sequence[int] = (),
) -> Result:
    """Settle a deal by what each seat took, in the units of the rule set.

    `dealer` is needed only where an odd chip goes by seats, `slam_choice` only where the one who took all may choose,
    `joker` only where its chips go to the player who got rid of it, and `bids`, by seat and 0 for none, only where the
    choice of suit was bought. `revokes` are those established, and `forfeits` the seats that pay one for a hand of the
    wrong size.
    Raises IrregularStateError when the units do not add up to those in play, or something needed is not given.
    """
    if len(units) != table.players:
        raise IrregularStateError(f"{table.players} results were expected, not {len(units)}", str(len(units)))
    if sum(units) != table.total:
        message = f"{sum(units)} are accounted for, where {table.total} are in play"
        raise IrregularStateError(message, str(sum(units)), "units")
    before = standing or Standing()
    kept_in = table.rules.settlement.kept_in
    if kept_in is KeptIn.NOTHING:
        return free_result(table, tuple(units), before)
    if kept_in is KeptIn.POINTS:
        result = score(table, tuple(units), before, trickless, slam_by, slam_choice)
        return score_revokes(table, result, revokes) if revokes.by else result
    return _settle_chips(table, tuple(units), before, dealer, trickless, joker, bids, revokes, forfeits)


def _settle_chips(
    table: Table,
    units: tuple[int, ...],
    before: Standing,
    dealer: int | None,
    trickless: Sequence[int],
    joker: JokerFate | None,
    bids: Sequence[int],
    revokes: Revokes,
    forfeits: Sequence[int],
) -> Result:
    settlement = table.rules.settlement
    books = Books([0] * table.players, [0] * table.players, before.pool, before.pot, ["values"])
    case = find_case(settlement.pool, units)
    takers = _takers(table, units, case, before, books)
    _pay(table, units, takers, books)
    if settlement.draw:
        books.keys.append("settlement.draw")
        for seat, count in enumerate(units):
            books.draws[seat] += settlement.draw * (table.total - count)
            books.pool -= settlement.draw * (table.total - count)
    charge_losses(table, revokes, before.pool, books)
    if table.rules.joker.chips_to is JokerChips.DISCARDER:
        _pay_discarder(table, joker, revokes.by, books)
    _pay_bids(table, bids, before, books)
    charge_bids(table, revokes, bids, books)
    charge_forfeits(table, forfeits, books)
    barred = barred_from_winning(table, revokes, (*takers, *_pot_winners(table, units, trickless)), books)
    stays = case is not None and (not takers or bool(barred.intersection(takers)))
    if takers and not stays:
        _divide(table, takers, dealer, books)
    elif stays and takers:
        divide_without(takers, barred, before.pool, books)
    _settle_pot(table, units, trickless, barred, books)
    charge_fines(table, revokes, books)
    winners = tuple(seat for seat in takers if seat not in barred)
    has_jack = any(clause.then is Then.STAYS for clause in settlement.pool)
    after = Standing(books.pool, stays and has_jack and books.pool > 0, books.pot)
    net = tuple(drawn - paid for drawn, paid in zip(books.draws, books.pays, strict=True))
    return Result(
        KeptIn.CHIPS, units, tuple(books.pays), tuple(books.draws), net, before, after, winners, None, case,
        tuple(dict.fromkeys(books.keys)),
    )  # fmt: skip


def find_case(clauses: Sequence[Clause], units: Sequence[int]) -> int | None:
    """Give the place of the first case that fits, or None when the rule set keeps no pool."""
    clear = sum(1 for count in units if count == 0)
    fewest = sum(1 for count in units if count == min(units))
    loaded = len(units) - clear
    spread = Spread(clear, fewest, loaded)
    return next((place for place, clause in enumerate(clauses) if fits(clause, spread)), None)


def _takers(table: Table, units: Sequence[int], case: int | None, before: Standing, books: Books) -> list[int]:
    if case is None:
        books.keys.append("settlement.pool")
        return []
    settlement = table.rules.settlement
    books.keys.append(f"settlement.pool.{case + 1}")
    clear = [seat for seat, count in enumerate(units) if count == 0]
    then = settlement.pool[case].then
    if before.jack:
        books.keys.append("settlement.jack")
        if settlement.jack is JackWonBy.SOLE_CLEAR and len(clear) != 1:
            return []
    if then is Then.CLEAR_TAKE:
        return clear
    if then is Then.FEWEST_TAKE:
        return [seat for seat, count in enumerate(units) if count == min(units)]
    return []


def _pay(table: Table, units: Sequence[int], takers: Sequence[int], books: Books) -> None:
    pay = table.rules.settlement.pay
    if not pay.each:
        return
    books.keys.append("settlement.pay")
    times = table.players - 1 if pay.times is PayTimes.EACH_OPPONENT else 1
    for seat, count in enumerate(units):
        if (pay.who is Payers.LOSERS and seat in takers) or (pay.who is Payers.MOST and count != max(units)):
            continue
        if pay.to is PayTo.POOL:
            amount = pay.each * times * (count - min(units) if pay.counting is PayCounting.EXCESS else count)
            books.pays[seat] += amount
            books.pool += amount
            continue
        for other, fewer in enumerate(units):
            amount = pay.each * times * max(0, count - fewer if pay.counting is PayCounting.EXCESS else count)
            if other != seat:
                books.pays[seat] += amount
                books.draws[other] += amount


def _pay_discarder(table: Table, joker: JokerFate | None, barred: Collection[int], books: Books) -> None:
    """Let what was paid for the joker go to the player who threw it, and not to the pool, if another took it."""
    if joker is None:
        raise IrregularStateError("the joker's chips go to whoever got rid of it: say who threw it", "joker", "joker")
    books.keys.append("joker.chips-to")
    if joker.thrown_by != joker.taken_by and joker.thrown_by not in barred:
        pay = table.rules.settlement.pay
        times = table.players - 1 if pay.times is PayTimes.EACH_OPPONENT else 1
        chips = pay.each * times * table.units(1 << JOKER)
        books.pool -= chips
        books.draws[joker.thrown_by] += chips


def _pay_bids(table: Table, bids: Sequence[int], before: Standing, books: Books) -> None:
    auction = table.rules.auction
    if auction.bids is Bidding.NONE:
        if any(bids):
            raise IrregularStateError(f"{table.playable.id} has no auction", "bids", "bids")
        return
    free = before.jack and auction.jack is JackChoice.BUYER_AGAIN
    if free and any(bids):
        raise IrregularStateError("the choice of suit is not sold while a Jack stands", "bids", "bids")
    if not any(bids):
        books.keys.append("auction.jack" if free else "auction.unsold")
        return
    books.keys.append("auction.pays")
    highest = max(bids)
    for seat, bid in enumerate(bids):
        if bid == highest or auction.pays is BidPaidBy.EVERY_BIDDER:
            books.pays[seat] += bid
            books.pool += bid


def _divide(table: Table, takers: Sequence[int], dealer: int | None, books: Books) -> None:
    share, odd = divmod(books.pool, len(takers))
    books.pool = 0
    for seat in takers:
        books.draws[seat] += share
    if not odd:
        return
    books.keys.append("settlement.odd-chip")
    goes = table.rules.settlement.odd_chip
    if goes is OddChip.NEAREST_LEFT:
        if dealer is None:
            raise IrregularStateError("the odd chip goes by seats from the dealer: say who deals", "dealer")
        seat = dealer
        while odd:
            seat = (seat + 1) % table.players
            if seat in takers:
                books.draws[seat] += 1
                odd -= 1
    elif goes is OddChip.TO_POT:
        books.pot += odd
    elif goes is OddChip.TO_NEXT_POT:
        books.next_pot = odd
    else:
        books.pool = odd


def _pot_winners(table: Table, units: Sequence[int], trickless: Sequence[int]) -> list[int]:
    """Give the seats that win the pot apart from the pool, where there is one."""
    pot = table.rules.settlement.pot
    if not pot.ante:
        return []
    return [seat for seat, count in enumerate(units) if not count] if pot.won_by is PotWonBy.CLEAR else [*trickless]


def _settle_pot(
    table: Table, units: Sequence[int], trickless: Sequence[int], barred: Collection[int], books: Books
) -> None:
    pot = table.rules.settlement.pot
    if not pot.ante:
        return
    books.keys.append("settlement.pot")
    for seat in range(table.players):
        books.pays[seat] += pot.ante
    books.pot += pot.ante * table.players
    winners = [seat for seat in _pot_winners(table, units, trickless) if seat not in barred]
    if winners:
        share, books.pot = divmod(books.pot, len(winners))
        for seat in winners:
            books.draws[seat] += share
    books.pot += books.next_pot
