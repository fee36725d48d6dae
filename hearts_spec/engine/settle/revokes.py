"""What revokes cost when a deal is settled: who pays the losses, who may win nothing, and fines."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.grounds import DODGING, LOSSES, grounds_of
from hearts_spec.engine.settle.settlement import Ledger
from hearts_spec.rules.payments import Account, Payment
from hearts_spec.rules.vocabulary.irregular import FineTo, RevokeBid, SeveralRevoke

_KEY = "irregular.revoke."
_ALONE, _SHARED, _ELSEWHERE = (f"{_KEY}wins.{case}" for case in ("alone", "shared", "elsewhere"))


@dataclass(frozen=True, slots=True)
class Revokes:
    """The revokes established in a deal: the seats that revoked, and which of them did so to escape all the hearts.

    `times` is how often each seat in `by` revoked; if it is empty, once.
    """

    by: tuple[int, ...] = ()
    dodging: tuple[int, ...] = ()
    times: tuple[int, ...] = ()

    def times_of(self, seat: int) -> int:
        """Return how often a seat revoked."""
        return self.times[self.by.index(seat)] if self.times else 1


NO_REVOKES = Revokes()


def bear_losses(table: CompiledRules, revokes: Revokes, payments: Sequence[Payment], ledger: Ledger) -> list[Payment]:
    """Return the payments with the losses of all charged to those who revoked, if the rules say so.

    The revokers then owe what would have gone into the pool or to the winners, and what others would have gained.
    Nobody else pays, and a revoker draws nothing: what they may not draw from a pool stays on the table.
    """
    if not _pays_all_losses(table, revokes):
        return list(payments)
    ledger.note(LOSSES)
    ahead, intake = _balances(table, payments)
    gains = {seat: gain for seat, gain in enumerate(ahead) if gain > 0}
    if set(gains).intersection(revokes.by):
        ledger.note(_ELSEWHERE)
    if len(revokes.by) > 1:
        ledger.note(f"{_KEY}several")
    losses: list[tuple[Account | None, int]] = [
        (None if table.rules.settlement.pay.to.passes_pool_by else Fund.POOL, intake),
        *((seat, gain) for seat, gain in gains.items() if seat not in revokes.by),
        (Fund.POOL, sum(gains.get(seat, 0) for seat in revokes.by) if leaves_gains(table) else 0),
    ]
    return list(_shared_losses(table, revokes, losses))


def leaves_gains(table: CompiledRules) -> bool:
    """True if revokers must leave on the table what they would have drawn from the pool."""
    rules = table.rules
    barred = rules.irregular.revoke.pays.is_all_losses and rules.irregular.revoke.wins.is_barred
    return barred and rules.settlement.draw > 0


def _pays_all_losses(table: CompiledRules, revokes: Revokes) -> bool:
    return bool(revokes.by) and table.rules.irregular.revoke.pays.is_all_losses


def _balances(table: CompiledRules, payments: Sequence[Payment]) -> tuple[list[int], int]:
    """Return the net gain of each seat, and what the pool or the winners would receive in all."""
    ahead, intake = [0] * table.players, 0
    for payment in payments:
        for account, amount in ((payment.source, -payment.amount), (payment.target, payment.amount)):
            if account is None or isinstance(account, Fund):
                intake += amount
            else:
                ahead[account] += amount
    return ahead, intake


def _shared_losses(
    table: CompiledRules, revokes: Revokes, losses: Sequence[tuple[Account | None, int]]
) -> Iterator[Payment]:
    """Yield the payments of each revoker; `losses` are the accounts to be paid, each with its amount."""
    left = list(losses)
    for seat, share in zip(revokes.by, _shares(table, revokes, sum(amount for _, amount in losses)), strict=True):
        match table.rules.irregular.revoke.several:
            case SeveralRevoke.EACH_ALL:
                yield from (Payment(seat, target, amount, LOSSES) for target, amount in losses)
            case SeveralRevoke.BETWEEN_THEM:
                while share:
                    target, amount = left.pop(0)
                    part = min(share, amount)
                    yield Payment(seat, target, part, LOSSES)
                    share -= part
                    if part < amount:
                        left.insert(0, (target, amount - part))


def _shares(table: CompiledRules, revokes: Revokes, losses: int) -> list[int]:
    """Return what each revoker pays: each the whole, or equal shares of it, the first to revoke paying what is odd."""
    count = len(revokes.by)
    match table.rules.irregular.revoke.several:
        case SeveralRevoke.EACH_ALL:
            return [losses] * count
        case SeveralRevoke.BETWEEN_THEM:
            share, odd = divmod(losses, count)
            return [share + (place < odd) for place in range(count)]


def bear_points(table: CompiledRules, revokes: Revokes, payments: Sequence[Payment], ledger: Ledger) -> list[Payment]:
    """Return the payments in a game for points with revokes charged: the points of all players, or a fine.

    If a revoker scores the points of all players, nobody else scores points against themselves. A revoker who may win
    nothing does not score what is to their advantage.
    """
    if not revokes.by:
        return list(payments)
    law = table.rules.irregular.revoke
    ledger.note(LOSSES)
    scores, _ = _balances(table, payments)
    free = {seat for seat in revokes.by if scores[seat] < 0} if law.wins.is_barred else set()
    if free:
        ledger.note(_ELSEWHERE)
    if law.trick.is_revokers:
        ledger.note(f"{_KEY}trick")
    if _pays_all_losses(table, revokes):
        if len(revokes.by) > 1:
            ledger.note(f"{_KEY}several")
        free |= {seat for seat, points in enumerate(scores) if points > 0}
        key, shares = LOSSES, _shares(table, revokes, sum(points for points in scores if points > 0))
    else:
        ledger.note(f"{_KEY}fine")
        key, shares = f"{_KEY}fine", [law.fine * revokes.times_of(seat) for seat in revokes.by]
    kept = [payment for payment in payments if not free.intersection((payment.source, payment.target))]
    return [*kept, *(Payment(Fund.POOL, seat, share, key) for seat, share in zip(revokes.by, shares, strict=True))]


def charge_bids(table: CompiledRules, revokes: Revokes, bids: Sequence[int], ledger: Ledger) -> None:
    """Post the amount of the highest bid from each revoker, to the pool or the buyer, if the rules say so."""
    if not revokes.by or not any(bids):
        return
    target: Account
    match table.rules.irregular.revoke.bid:
        case RevokeBid.ADDED:
            target = Fund.POOL
        case RevokeBid.REFUNDED:
            target = bids.index(max(bids))
        case RevokeBid.NOT_ADDED:
            return
    ledger.note(f"{_KEY}bid")
    for seat in revokes.by:
        ledger.move(seat, target, max(bids), f"{_KEY}bid")


def barred_from_winning(
    table: CompiledRules, revokes: Revokes, winning: Collection[int], ledger: Ledger
) -> frozenset[int]:
    """Return the seats that may win nothing; `winning` are those that would win the pool or the pot."""
    if not table.rules.irregular.revoke.wins.is_barred:
        return frozenset()
    if set(winning).intersection(revokes.by):
        ledger.note(wins_key(winning))
    return frozenset(revokes.by)


def wins_key(winning: Collection[int]) -> str:
    """Return the key for what a revoker may not win, as one of these seats: the pool alone, or a share of it."""
    return _SHARED if len(set(winning)) > 1 else _ALONE


def charge_fines(table: CompiledRules, revokes: Revokes, ledger: Ledger) -> None:
    """Post the fine of each revoker, if the rules set one, or what they owe each opponent."""
    if _pays_all_losses(table, revokes):
        return
    law = table.rules.irregular.revoke
    for seat in revokes.by:
        escaped = seat in revokes.dodging and law.dodging > 0
        ledger.note(*([*grounds_of(table.playable, DODGING)] if escaped else [f"{_KEY}pays.what"]))
        fine = 0 if escaped else law.fine * revokes.times_of(seat)
        if fine:
            ledger.note(f"{_KEY}fine", f"{_KEY}fine-to")
        if law.trick.is_revokers:
            ledger.note(f"{_KEY}trick")
        if escaped:
            _pay_opponents(table, seat, law.dodging, DODGING, ledger)
        else:
            _pay_fine(table, seat, fine, ledger)


def _pay_fine(table: CompiledRules, seat: int, fine: int, ledger: Ledger) -> None:
    match table.rules.irregular.revoke.fine_to:
        case FineTo.TABLE:
            ledger.move(seat, Fund.POOL, fine, f"{_KEY}fine")
        case FineTo.OPPONENTS:
            _pay_opponents(table, seat, fine, f"{_KEY}fine", ledger)


def _pay_opponents(table: CompiledRules, seat: int, amount: int, key: str, ledger: Ledger) -> None:
    for other in range(table.players):
        if other != seat:
            ledger.move(seat, other, amount, key)
