"""The pool: who wins it, what they divide, and where a chip goes that cannot be divided."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.settle.grounds import POOL
from hearts_spec.engine.settle.revokes import wins_key
from hearts_spec.engine.settle.settlement import ODD_CHIP, Division, Ledger, Standing, post
from hearts_spec.rules.names import is_under
from hearts_spec.rules.payments import Account, Payment
from hearts_spec.rules.vocabulary.pool import Distribution, Then, first_fitting
from hearts_spec.rules.vocabulary.settlement import OddChip


@dataclass(frozen=True, slots=True)
class Case:
    """The case of the pool that a deal meets: its index, counted from 0, and the seats that win by it.

    `place` is None if the rule set has no pool. `waits` is true if the chips that were on the table before are not
    divided; `key` is the statement that decides.
    """

    place: int | None
    winners: tuple[int, ...]
    waits: bool = False

    @property
    def key(self) -> str:
        """The key of the case, or of the pool if no case fits."""
        return POOL if self.place is None else f"{POOL}.{self.place + 1}"


class WinnersShare:
    """The chips for the winners: those in the pool, and those that players owe to the winners directly."""

    def __init__(self, ledger: Ledger, payments: Sequence[Payment], loaded: str) -> None:
        """Post the payments that have a target, and keep those to the winners until they are known.

        `loaded` is the key by which a player who took everything pays, if it is stated apart.
        """
        self.ledger = ledger
        self.loaded = loaded
        self.owed = post(ledger, payments)

    @property
    def chips(self) -> int:
        return self.ledger.held(Fund.POOL) + sum(payment.amount for payment in self.owed)

    def give(self, target: Account, amount: int, key: str, own: bool = False) -> None:
        """Post this many chips to an account: first those owed to the winners, then from the pool.

        With `own`, chips that were owed are posted under the key of their own statement.
        """
        while amount and self.owed:
            payment = self.owed.pop(0)
            part = min(amount, payment.amount)
            if payment.amount > part:
                self.owed.insert(0, payment._replace(amount=payment.amount - part))
            if own:
                self.ledger.move(payment.source, target, part, payment.key)
            else:
                self._charge(payment.source, target, part, key)
            amount -= part
        self.ledger.move(Fund.POOL, target, amount, key)

    def leave(self, key: str) -> None:
        """Post the chips still owed to the winners to the pool instead."""
        for payment in self.owed:
            self._charge(payment.source, Fund.POOL, payment.amount, key)
        self.owed.clear()

    def _charge(self, source: Account, target: Account, amount: int, key: str) -> None:
        """Post a payment for cards under another statement than that on payments."""
        grounds = (self.loaded,) if self.loaded and is_under(key, POOL) else None
        self.ledger.move(source, target, amount, key, grounds)


def case_of(table: CompiledRules, units: Sequence[int], before: Standing, ledger: Ledger) -> Case:
    """Return the first case of the pool that fits what each seat took, and who wins by it."""
    settlement = table.rules.settlement
    clear = units.count(0)
    place = first_fitting(settlement.pool, Distribution.of(units))
    if place is None:
        ledger.note(POOL)
        return Case(None, ())
    then = settlement.pool[place].then
    case = Case(place, then.seats(units), waits=then.leaves_rest)
    ledger.note(case.key, *["settlement.pool.tie"] * (then is Then.FEWEST_TAKE and len(case.winners) > 1))
    if not before.jack or not case.winners:
        return case
    won = clear == 1 or not settlement.jack.needs_sole_clear
    if not won or case.winners[1:]:
        ledger.note("settlement.jack")
    return case if won else Case(place, ())


def divide(table: CompiledRules, case: Case, dealer: int | None, before: Standing, winnings: WinnersShare) -> Division:
    """Divide the chips among the winners, and post what cannot be divided; chips for the next pot stay in the pool."""
    waiting = before.pool if case.waits else 0
    chips = winnings.chips - waiting
    share, odd = divmod(chips, len(case.winners))
    for seat in case.winners:
        winnings.give(seat, share, case.key, own=not case.waits)
    if odd:
        winnings.ledger.note(ODD_CHIP)
        _give_odd(table, case.winners, odd, dealer, winnings)
    return Division(case.winners, chips, share, odd, waiting)


def _give_odd(
    table: CompiledRules, winners: Collection[int], odd: int, dealer: int | None, winnings: WinnersShare
) -> None:
    match table.rules.settlement.odd_chip:
        case OddChip.NEAREST_LEFT:
            if dealer is None:
                raise MissingFactError(
                    "the odd chip goes to the winner nearest the dealer's left", "say who deals", "dealer", "dealer"
                )
            order = [(dealer + place) % table.players for place in range(1, table.players + 1)]
            for seat in [seat for seat in order if seat in winners][:odd]:
                winnings.give(seat, 1, ODD_CHIP)
        case OddChip.TO_POT:
            winnings.give(Fund.POT, odd, ODD_CHIP)
        case OddChip.STAYS | OddChip.STARTS_JACK | OddChip.TO_NEXT_POT:
            winnings.leave(ODD_CHIP)


def divide_without(case: Case, barred: Collection[int], before: Standing, winnings: WinnersShare) -> None:
    """Pay the shares of this deal's chips to those who would have shared with a revoker; the rest stays."""
    key = wins_key(case.winners)
    share = (winnings.chips - before.pool) // len(case.winners)
    for seat in case.winners:
        if seat not in barred:
            winnings.give(seat, share, key)
    winnings.leave(key)
