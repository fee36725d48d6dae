"""What a settlement comes to: its postings, and the totals that are read from them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import sub
from typing import NamedTuple

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.settlement import KeptIn, PayCounting, Payers, PayRules, PayTo
from hearts_spec.rules.vocabulary.slam import Slam

Account = int | Fund  # a seat by its number, or what is no player's


class Posting(NamedTuple):
    """Chips or points that move: from where, to where, how many, and by which statement of the rule set.

    The amount is always above 0. `key` names a leaf, a section, or a case of the pool, and `cites` and `assumed` are
    what stands behind it.
    """

    source: Account
    target: Account
    amount: int
    key: str
    cites: tuple[str, ...]
    assumed: str


class Ledger:
    """The postings of a settlement under way, and the keys of all that decided it, moved something or not."""

    __slots__ = ("keys", "playable", "postings")

    def __init__(self, playable: ConfiguredRules) -> None:
        self.playable = playable
        self.postings: list[Posting] = []
        self.keys: list[str] = []

    def move(self, source: Account, target: Account, amount: int, key: str) -> None:
        """Post an amount; nothing is posted where there is none, nor what somebody would pay himself."""
        if not amount or source == target:
            return
        assert amount > 0
        behind = self.playable.authority(key)
        self.postings.append(Posting(source, target, amount, key, behind.cites, behind.assumed))

    def held(self, fund: Fund) -> int:
        """Give what a fund holds."""
        return sum(each.amount * ((each.target is fund) - (each.source is fund)) for each in self.postings)

    def note(self, *keys: str) -> None:
        """Note statements that decide something."""
        self.keys.extend(keys)


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


def _paid_for(pay: PayRules, taken: int, fewer: int) -> int:
    match pay.counting:
        case PayCounting.TAKEN:
            return max(0, taken - pay.free)
        case PayCounting.EXCESS:
            return max(0, taken - fewer)


def chips_each(table: CompiledRules) -> int:
    """Give the chips that are paid for one unit."""
    return table.rules.settlement.pay.for_unit(table.players)


def all_paid(table: CompiledRules) -> int:
    """Give the chips that a deal brings in where every player pays for all that he took."""
    return chips_each(table) * table.total


def all_drawn(table: CompiledRules) -> int:
    """Give the chips that are drawn in a deal, each player drawing for what he did not take."""
    return table.rules.settlement.draw * table.total * (table.players - 1)


ODD_CHIP = "settlement.odd-chip"


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies on the table between deals: chips in the `pool`, whether they are a `jack`, and chips in the `pot`.

    A Jack is `divided` where it is no more than what was left of a pool that was divided.
    """

    pool: int = 0
    jack: bool = False
    pot: int = 0
    divided: bool = False


NOTHING_STANDS = Standing()


@dataclass(frozen=True, slots=True)
class Division:
    """What some seats divided: how many chips there were, how many each had, and how many did not divide.

    `waiting` are those that stood before and were left standing.
    """

    among: tuple[int, ...]
    chips: int
    share: int
    odd: int
    waiting: int = 0


class LedgerResult(NamedTuple):
    """A deal settled. Lists go by seat number.

    `units` are what each took, as the rule set counts it. In a game for chips `net` is `draws` less `pays`; in a game
    for points nobody pays or draws, and `net` is what each adds to his score; in a game for nothing it is nothing.
    `case` is the place of the case of the pool that fitted, counted from 0, `winners` are those who win by it, and
    `stays` says that what is left in the pool is a Jack. `pool` and `pot` say how each was divided, where it was.
    `slam` are the seats that made a slam, more than one where partners made it, and `slam_law` is what they made.
    `keys` name the rules that decided, those too by which nothing moved.
    """

    kept_in: KeptIn
    units: tuple[int, ...]
    before: Standing
    postings: tuple[Posting, ...] = ()
    keys: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    case: int | None = None
    stays: bool = False
    slam: tuple[int, ...] = ()
    slam_law: Slam | None = None
    pool: Division | None = None
    pot: Division | None = None

    @property
    def pays(self) -> tuple[int, ...]:
        """Give what each pays in chips."""
        return tuple(self._moved()[0]) if self.kept_in is KeptIn.CHIPS else (0,) * len(self.units)

    @property
    def draws(self) -> tuple[int, ...]:
        """Give what each receives in chips."""
        return tuple(self._moved()[1]) if self.kept_in is KeptIn.CHIPS else (0,) * len(self.units)

    @property
    def net(self) -> tuple[int, ...]:
        """Give what each is up or down: what is posted to him less what is posted from him."""
        paid, drawn = self._moved()
        return tuple(map(sub, drawn, paid))

    @property
    def after(self) -> Standing:
        """Give what stands on the table after the deal."""
        if self.kept_in is not KeptIn.CHIPS:
            return self.before
        pool, pot = (self.posted(target=fund) - self.posted(source=fund) for fund in (Fund.POOL, Fund.POT))
        jack = self.stays and pool > 0
        return Standing(pool, jack, pot, divided=jack and self.pool is not None and not self.pool.waiting)

    @property
    def odd_chip_to(self) -> tuple[Account, ...]:
        """Give where the chips of the pool went that did not divide; nowhere where they stay in it."""
        return tuple(each.target for each in self.postings if each.key == ODD_CHIP and each.target is not Fund.POOL)

    def paid_but_to(self, fund: Fund) -> tuple[int, ...]:
        """Give what each pays in chips, that which goes to one fund left out."""
        return tuple(paid - self.posted(seat, fund) for seat, paid in enumerate(self.pays))

    def posted(self, source: Account | None = None, target: Account | None = None, key: str = "") -> int:
        """Add up the postings from one account, to another, by one statement, or any of these."""
        return sum(
            each.amount
            for each in self.postings
            if (source is None or each.source == source)
            and (target is None or each.target == target)
            and (not key or each.key == key)
        )

    def _moved(self) -> tuple[list[int], list[int]]:
        """Give what is posted from each seat, and what is posted to it."""
        paid, drawn = [0] * len(self.units), [0] * len(self.units)
        for each in self.postings:
            if not isinstance(each.source, Fund):
                paid[each.source] += each.amount
            if not isinstance(each.target, Fund):
                drawn[each.target] += each.amount
        return paid, drawn
