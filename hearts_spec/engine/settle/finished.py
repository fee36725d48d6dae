"""A deal that is played out: what is known of it when it is settled."""

from collections.abc import Sequence
from typing import NamedTuple

from hearts_spec.engine.joker import JokerFate
from hearts_spec.engine.settle.result import Standing
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.engine.tricks import TricksWon
from hearts_spec.rules.sections.slam import SlamPays


class Finished(NamedTuple):
    """A deal that is played out.

    `units` are what each seat took, `bids` what each bid, `trickless` and `forfeits` seats. `taken` are the cards of
    each seat, or empty, and `shown` those shown before the play, as masks. `before` is what stood on the table;
    `declared` is the seat that declared a slam before the play, or None; `dealer`, `slam_choice` and `joker` are None
    where nothing is said of them.
    """

    units: tuple[int, ...]
    before: Standing
    dealer: int | None
    trickless: Sequence[int]
    tricks: TricksWon
    taken: Sequence[int]
    shown: int
    declared: int | None
    slam: SlamMade | None
    slam_choice: SlamPays | None
    joker: JokerFate | None
    bids: Sequence[int]
    revokes: Revokes
    forfeits: Sequence[int]
