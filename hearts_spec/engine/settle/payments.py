"""What is due for the cards that were taken, before it is settled who bears it and who wins it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, assert_never

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.ledger import Account, Ledger
from hearts_spec.rules.vocabulary.settlement import PayCounting, Payers, PayRules, PayTo


class Payment(NamedTuple):
    """An amount that is to move from one account to another, by a statement; without a target, to whoever wins."""

    source: Account
    target: Account | None
    amount: int
    key: str


def post(ledger: Ledger, dues: Iterable[Payment]) -> list[Payment]:
    """Post what is due to an account, and give the rest, which is due to whoever wins."""
    owed = []
    for due in dues:
        if due.target is None:
            owed.append(due)
        else:
            ledger.move(due.source, due.target, due.amount, due.key)
    return owed


def card_dues(table: CompiledRules, units: Sequence[int], winners: Collection[int]) -> Iterator[Payment]:
    """Give what each pays for what he took, in a game for chips, and then what each draws for what he did not take."""
    settlement = table.rules.settlement
    for seat in _payers(settlement.pay.who, units, winners):
        yield from _payments(table, seat, units)
    if settlement.draw:
        for seat, count in enumerate(units):
            yield Payment(Fund.POOL, seat, settlement.draw * (table.total - count), "settlement.draw")


def _payers(who: Payers, units: Sequence[int], winners: Collection[int]) -> list[int]:
    seats = list(range(len(units)))
    match who:
        case Payers.EVERYONE:
            return seats
        case Payers.LOSERS:
            return [seat for seat in seats if seat not in winners]
        case Payers.MOST:
            return [seat for seat in seats if units[seat] == max(units)]
        case _:
            assert_never(who)


def _payments(table: CompiledRules, seat: int, units: Sequence[int]) -> Iterator[Payment]:
    """Give what one seat pays; for an excess into the pool, or to the winners, it is that over the fewest."""
    pay, taken = table.rules.settlement.pay, units[seat]
    each = chips_each(table)
    match pay.to:
        case PayTo.POOL:
            yield Payment(seat, Fund.POOL, each * _paid_for(pay, taken, min(units)), "settlement.pay.each")
        case PayTo.WINNERS:
            yield Payment(seat, None, each * _paid_for(pay, taken, min(units)), "settlement.pay.each")
        case PayTo.EACH_OTHER:
            for other, count in enumerate(units):
                if other != seat:
                    yield Payment(seat, other, each * _paid_for(pay, taken, count), "settlement.pay.each")
        case _:
            assert_never(pay.to)


def _paid_for(pay: PayRules, taken: int, fewer: int) -> int:
    match pay.counting:
        case PayCounting.TAKEN:
            return max(0, taken - pay.free)
        case PayCounting.EXCESS:
            return max(0, taken - fewer)
        case _:
            assert_never(pay.counting)


def chips_each(table: CompiledRules) -> int:
    """Give the chips that are paid for one unit."""
    return table.rules.settlement.pay.for_unit(table.players)


def all_paid(table: CompiledRules) -> int:
    """Give the chips that a deal brings in where every player pays for all that he took."""
    return chips_each(table) * table.total


def all_drawn(table: CompiledRules) -> int:
    """Give the chips that are drawn in a deal, each player drawing for what he did not take."""
    return table.rules.settlement.draw * table.total * (table.players - 1)
