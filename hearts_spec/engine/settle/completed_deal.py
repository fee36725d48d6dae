"""A deal that is played out: what is known of it when it is settled."""

from collections.abc import Sequence
from typing import NamedTuple

from hearts_spec.cards import JOKER
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.legality import JokerFate, joker_taker
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.engine.settle.slam import SlamMade, slam_of
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules.facts import TRICKS_UNKNOWN, TricksWon
from hearts_spec.rules.vocabulary.slam import SlamPays


def joker_fate(play: Play) -> JokerFate | None:
    """Return who discarded and who took the joker; None while no seat has taken it, or if there is none."""
    taken_by = joker_taker(play.taken)
    if taken_by is None:
        return None
    for trick in play.tricks:
        if JOKER in trick.cards:
            return JokerFate(play.table.seat_at[trick.leader][trick.cards.index(JOKER)], taken_by)
    return JokerFate(taken_by, taken_by)


class CompletedDeal(NamedTuple):
    """A deal that is played out: what each player took, and what else a settlement may need, by seat number.

    `units` are what each took, in the units of the rule set; `taken` are the cards, as masks, and are needed only if
    some count double. `tricks` are needed only if tricks score; if they are not known, `trickless` may name the seats
    without a trick. `declared` is the seat that declared a slam before the play, and `shown` are the cards, as a mask,
    that were shown then. `before` is what was on the table, and `totals` are the scores before the deal, needed only if
    a slam changes them. `bids` are in chips, 0 for none, and `forfeits` are the seats that pay for a hand of the wrong
    size.

    `dealer`, `slam_choice` and `joker` are None if not known. They are needed only if an odd chip goes by seats, if the
    maker of the `slam` may choose, and if the joker's chips go to the player who discarded it.
    """

    units: tuple[int, ...]
    taken: Sequence[int] = ()
    tricks: TricksWon = TRICKS_UNKNOWN
    trickless: Sequence[int] = ()
    declared: int | None = None
    shown: int = 0
    slam: SlamMade | None = None
    slam_choice: SlamPays | None = None
    before: Standing = Standing()
    totals: Sequence[int] = ()
    dealer: int | None = None
    joker: JokerFate | None = None
    bids: Sequence[int] = ()
    revokes: Revokes = NO_REVOKES
    forfeits: Sequence[int] = ()

    @property
    def without_trick(self) -> Sequence[int]:
        """Return the seats that won no trick."""
        each = self.tricks.each
        return self.trickless if each is None else [seat for seat, count in enumerate(each) if not count]


def finished(
    table: CompiledRules, taken: Sequence[int], tricks: TricksWon = TRICKS_UNKNOWN, declared: int | None = None
) -> CompletedDeal:
    """Return a completed deal, given the cards that each seat took, as masks; they must include all that count.

    Raises MissingFactError if a slam depends on the tricks and these are not known.
    """
    units = tuple([table.units(cards) for cards in taken])
    return CompletedDeal(units, taken, tricks, declared=declared, slam=slam_of(table, taken, tricks, declared))


def played_deal(play: Play, declared: int | None = None, unplayed: Sequence[int] = ()) -> CompletedDeal:
    """Return a completed deal with all facts that a finished play shows; `declared` is as for `finished`, and
    `unplayed` as for `tricks_of`.
    """
    return from_play(play, tricks_of(play, unplayed), declared)


def from_play(play: Play, tricks: TricksWon, declared: int | None) -> CompletedDeal:
    """Return a completed deal of which the tricks are told apart from the play; `declared` is as for `finished`."""
    deal = finished(play.table, play.taken, tricks, declared)
    if not (play.shown or play.table.rules.joker.added):
        return deal
    return deal._replace(shown=play.shown, joker=joker_fate(play) if play.table.rules.joker.added else None)
