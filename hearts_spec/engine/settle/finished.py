"""A deal that is played out: what is known of it when it is settled."""

from collections.abc import Sequence
from typing import NamedTuple

from hearts_spec.engine.joker import JokerFate
from hearts_spec.engine.settle.result import Standing
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.slam import SlamMade, slam_of
from hearts_spec.engine.table import Table
from hearts_spec.engine.tricks import UNTOLD, TricksWon
from hearts_spec.rules.sections.slam import SlamPays


class Finished(NamedTuple):
    """A deal that is played out. Lists go by seat number.

    `units` are what each took, as the rule set counts it, `taken` the same in cards, as masks, as far as these are
    told: they are needed only where some count double. `tricks` say who won which, and so who is `trickless`, where
    that is not said by itself; they are needed only where tricks score. `declared` is the seat that declared a slam
    before the play, and `shown` the cards, as a mask, that were shown then. `before` is what stood on the table, and
    `bids` are 0 for none; `forfeits` are the seats that pay for a hand of the wrong size.

    Of the others it is None that nothing is said of them: `dealer` is needed only where an odd chip goes by seats,
    `slam_choice` only where the one who made the `slam` may choose, and `joker` only where its chips go to the player
    who threw it.
    """

    units: tuple[int, ...]
    taken: Sequence[int] = ()
    tricks: TricksWon = UNTOLD
    trickless: Sequence[int] = ()
    declared: int | None = None
    shown: int = 0
    slam: SlamMade | None = None
    slam_choice: SlamPays | None = None
    before: Standing = Standing()
    dealer: int | None = None
    joker: JokerFate | None = None
    bids: Sequence[int] = ()
    revokes: Revokes = NO_REVOKES
    forfeits: Sequence[int] = ()

    @property
    def without_trick(self) -> Sequence[int]:
        """Give the seats that won no trick."""
        each = self.tricks.each
        return self.trickless if each is None else [seat for seat, count in enumerate(each) if not count]


def finished(table: Table, taken: Sequence[int], tricks: TricksWon = UNTOLD, declared: int | None = None) -> Finished:
    """Give a deal that is played out by the cards that each took, as masks, all that count among them.

    Raises UntoldError where a slam depends on the tricks, and nothing is told of them.
    """
    units = tuple([table.units(cards) for cards in taken])
    return Finished(units, taken, tricks, declared=declared, slam=slam_of(table, taken, tricks, declared))
