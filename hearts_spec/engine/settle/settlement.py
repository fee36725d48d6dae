"""A settlement: its postings, and the totals that are read from them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import sub
from typing import NamedTuple

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.grounds import besides_of, cited_keys, grounds_of
from hearts_spec.rules.names import is_under
from hearts_spec.rules.payments import Account, Payment
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import Slam, SlamPays


class Posting(NamedTuple):
    """Chips or points that move: from where, to where, how many, and by which statement of the rule set.

    The amount is always above 0. `key` names a rule, a section, or a case of the pool; `cites` and `assumed` are its
    authority. The movement rests on all the keys of `grounds`, and its amount also on those of `besides`, such as the
    values of the cards that count.
    """

    source: Account
    target: Account
    amount: int
    key: str
    cites: tuple[str, ...]
    assumed: str
    grounds: tuple[str, ...]
    besides: tuple[str, ...]


class Ledger:
    """The postings of a settlement in progress, and the keys of all rules that decided it, even if nothing moved."""

    __slots__ = ("keys", "playable", "postings")

    def __init__(self, playable: ConfiguredRules) -> None:
        self.playable = playable
        self.postings: list[Posting] = []
        self.keys: list[str] = []

    def move(
        self, source: Account, target: Account, amount: int, key: str, grounds: tuple[str, ...] | None = None
    ) -> None:
        """Post an amount, unless it is 0 or the source is the target; on the grounds of its key if none are given."""
        if not amount or source == target:
            return
        assert amount > 0
        cites = self.playable.cites(*cited_keys(self.playable, key))
        assumed = self.playable.authority(key).assumed
        why = grounds_of(self.playable, key) if grounds is None else grounds
        besides = () if isinstance(source, Fund) else besides_of(self.playable, key)
        self.postings.append(Posting(source, target, amount, key, cites, assumed, why, besides))

    def held(self, fund: Fund) -> int:
        """Return the chips or points in a fund."""
        return sum(each.amount * ((each.target is fund) - (each.source is fund)) for each in self.postings)

    def note(self, *keys: str) -> None:
        """Record statements that decide something."""
        self.keys.extend(keys)


def post(ledger: Ledger, payments: Iterable[Payment]) -> list[Payment]:
    """Post the payments that have a target, and return the others, which go to the winners."""
    owed = []
    for payment in payments:
        if payment.target is None:
            owed.append(payment)
        else:
            ledger.move(payment.source, payment.target, payment.amount, payment.key)
    return owed


def card_payments(table: CompiledRules, units: Sequence[int], winners: Collection[int]) -> Iterator[Payment]:
    """Yield the chips that each player pays for the units they took, then those that each draws for units not taken."""
    settlement = table.rules.settlement
    yield from settlement.pay.payments(units, winners)
    if settlement.draw:
        for seat, count in enumerate(units):
            yield Payment(Fund.POOL, seat, settlement.draw * (table.total - count), "settlement.draw")


def chips_each(table: CompiledRules) -> int:
    """Return the chips that are paid for one unit."""
    return table.rules.settlement.pay.for_unit(table.players)


def all_paid(table: CompiledRules) -> int:
    """Return the chips paid in a deal in which every player pays for all they took."""
    return chips_each(table) * table.total


def all_drawn(table: CompiledRules) -> int:
    """Return the chips drawn in a deal, each player drawing for what they did not take."""
    return table.rules.settlement.draw * table.total * (table.players - 1)


ODD_CHIP = "settlement.odd-chip"


@dataclass(frozen=True, slots=True)
class Standing:
    """What is on the table between deals: chips in the `pool`, whether they are a `jack`, and chips in the `pot`.

    `divided` is true if the Jack is only the remainder of a pool that was divided.
    """

    pool: int = 0
    jack: bool = False
    pot: int = 0
    divided: bool = False


NOTHING_STANDS = Standing()


@dataclass(frozen=True, slots=True)
class Division:
    """A division of chips among seats: the number of chips, the share of each, and the indivisible rest (`odd`).

    `waiting` are the chips of earlier deals that were not divided but left on the table.
    """

    among: tuple[int, ...]
    chips: int
    share: int
    odd: int
    waiting: int = 0


@dataclass(frozen=True)
class LedgerResult:
    """The settlement of a deal. Lists go by seat number.

    `units` are what each player took, in the units of the rule set. In a game for chips `net` is `draws` less `pays`;
    in a game for points nobody pays or draws, and `net` is what is added to each score; in a game for nothing it is 0.
    `case` is the index of the pool case that fitted, counted from 0, `winners` are those who win by it, and `stays` is
    true if what is left in the pool is a Jack. `pool` and `pot` say how each was divided, if it was. `slam` are the
    seats that made a slam, more than one if partners made it, and `slam_law` is the slam, with the `slam_choice` of its
    makers. `keys` name the rules that decided, even if nothing moved by them.
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
    slam_choice: SlamPays | None = None
    pool: Division | None = None
    pot: Division | None = None

    @property
    def pays(self) -> tuple[int, ...]:
        """What each seat pays in chips."""
        return tuple(self._moved()[0]) if self.kept_in is KeptIn.CHIPS else (0,) * len(self.units)

    @property
    def draws(self) -> tuple[int, ...]:
        """What each seat receives in chips."""
        return tuple(self._moved()[1]) if self.kept_in is KeptIn.CHIPS else (0,) * len(self.units)

    @cached_property
    def net(self) -> tuple[int, ...]:
        """What each seat gains or loses: what is posted to it less what is posted from it."""
        paid, drawn = self._moved()
        return tuple(map(sub, drawn, paid))

    @cached_property
    def after(self) -> Standing:
        """What is on the table after the deal."""
        if self.kept_in is not KeptIn.CHIPS:
            return self.before
        pool, pot = (self.posted(target=fund) - self.posted(source=fund) for fund in (Fund.POOL, Fund.POT))
        jack = self.stays and pool > 0
        return Standing(pool, jack, pot, divided=jack and self.pool is not None and not self.pool.waiting)

    @property
    def odd_chip_to(self) -> tuple[Account, ...]:
        """Where the chips went that could not be divided; empty if they stay in the pool."""
        return tuple(each.target for each in self.postings if each.key == ODD_CHIP and each.target is not Fund.POOL)

    def paid_but_to(self, fund: Fund) -> tuple[int, ...]:
        """Return what each seat pays in chips, apart from what goes to one fund."""
        return tuple(paid - self.posted(seat, fund) for seat, paid in enumerate(self.pays))

    def posted(self, source: Account | None = None, target: Account | None = None, key: str = "") -> int:
        """Return the sum of the postings from `source`, to `target` and under `key`; None or empty means any."""
        return sum(
            each.amount
            for each in self.postings
            if (source is None or each.source == source)
            and (target is None or each.target == target)
            and (not key or each.key == key)
        )

    def grounds(self, *but: str, from_players: bool = False) -> tuple[str, ...]:
        """Return all keys on which postings rest, each once; perhaps only those from players, and none under `but`."""
        chosen = [
            each
            for each in self.postings
            if not (from_players and isinstance(each.source, Fund)) and not any(is_under(each.key, key) for key in but)
        ]
        besides = (key for each in chosen for key in each.besides)
        return tuple(dict.fromkeys([*(key for each in chosen for key in each.grounds), *besides]))

    def _moved(self) -> tuple[list[int], list[int]]:
        """Return the amounts posted from each seat, and those posted to it."""
        paid, drawn = [0] * len(self.units), [0] * len(self.units)
        for each in self.postings:
            if not isinstance(each.source, Fund):
                paid[each.source] += each.amount
            if not isinstance(each.target, Fund):
                drawn[each.target] += each.amount
        return paid, drawn
