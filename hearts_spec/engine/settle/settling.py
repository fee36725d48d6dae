"""Settling a deal by what each took, in what the game is settled in."""

from collections.abc import Sequence
from typing import assert_never

from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.joker import JokerFate
from hearts_spec.engine.settle.chips import pay_chips
from hearts_spec.engine.settle.finished import Finished
from hearts_spec.engine.settle.points import score
from hearts_spec.engine.settle.result import Result, Standing
from hearts_spec.engine.settle.revokes import NO_REVOKES, Revokes
from hearts_spec.engine.settle.slam import SlamMade, check_declared
from hearts_spec.engine.table import Table
from hearts_spec.engine.tricks import UNTOLD, TricksWon
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.sections.slam import SlamPays


def settle(
    table: Table,
    units: Sequence[int],
    *,
    standing: Standing | None = None,
    dealer: int | None = None,
    trickless: Sequence[int] = (),
    tricks: TricksWon = UNTOLD,
    taken: Sequence[int] = (),
    shown: int = 0,
    declared: int | None = None,
    slam: SlamMade | None = None,
    slam_choice: SlamPays | None = None,
    joker: JokerFate | None = None,
    bids: Sequence[int] = (),
    revokes: Revokes = NO_REVOKES,
    forfeits: Sequence[int] = (),
) -> Result:
    """Settle a deal by what each seat took, in the units of the rule set.

    `dealer` is needed only where an odd chip goes by seats, `slam_choice` only where the one who took all may choose,
    `joker` only where its chips go to the player who threw it, and `bids`, by seat and 0 for none, only where the
    choice of suit was bought. `tricks`, which say also who is `trickless`, are needed only where tricks score, and
    `taken`, the cards of each seat as masks, only where some count double; `shown` are those that were shown before the
    play, and `declared` is the seat that declared a slam then. `revokes` are those established, and `forfeits` the
    seats that pay for a hand of the wrong size.
    Raises IrregularStateError when the units do not add up to those in play, or something needed is not given.
    """
    if len(units) != table.players:
        raise IrregularStateError(f"{table.players} results were expected, not {len(units)}", str(len(units)))
    if sum(units) != table.total:
        message = f"{sum(units)} are accounted for, where {table.total} are in play"
        raise IrregularStateError(message, str(sum(units)), "units")
    check_declared(table, declared)
    before, took = standing or Standing(), tuple(units)
    without = trickless if tricks.each is None else [seat for seat, count in enumerate(tricks.each) if not count]
    deal = Finished(
        took, before, dealer, without, tricks, taken, shown, declared, slam, slam_choice, joker, bids, revokes,
        forfeits,
    )  # fmt: skip
    kept_in = table.rules.settlement.kept_in
    match kept_in:
        case KeptIn.CHIPS:
            return pay_chips(table, deal)
        case KeptIn.POINTS:
            return score(table, deal)
        case KeptIn.NOTHING:
            return Result(kept_in, took, before, keys=("values", "settlement.kept-in"))
        case _:
            assert_never(kept_in)
