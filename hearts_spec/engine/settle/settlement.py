"""What a settlement comes to: its postings, and the totals that are read from them."""

from dataclasses import dataclass
from operator import sub
from typing import NamedTuple

from hearts_spec.cards import Fund
from hearts_spec.engine.settle.ledger import Account, Posting
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import Slam

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
