"""Cards left over from the deal that go with a trick."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.deal import DealRules, LeftOver
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.values import Values
from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class WidowTakenBy(Word):
    """Which trick the widow goes with."""

    FIRST_TRICK = "first-trick", "the winner of the first trick"
    LAST_TRICK = "last-trick", "the winner of the last trick"
    FIRST_POINT_TRICK = "first-point-trick", "the winner of the first trick that holds a scoring card"


class WidowLook(Word):
    """Who may look at the widow once it is taken."""

    TAKER = "taker", "only the player who took it"
    EVERYONE = "everyone", "every player"
    NOBODY = "nobody", "nobody until the deal is over"


@dataclass(frozen=True, slots=True)
class WidowRules:
    """Cards left over from the deal that go with a trick."""

    taken_by: WidowTakenBy = says(
        "The widow is taken by",
        "The widow is taken by {}.",
        "With which trick it goes.",
        silent=WidowTakenBy.FIRST_TRICK,
    )
    look: WidowLook = says(
        "Looking at the widow", "Once taken, it may be seen by {}.", "Who may look at it.", silent=WidowLook.TAKER
    )

    def troubles(
        self, deal: DealRules, pack: PackRules, joker: JokerRules, values: Values, players: int
    ) -> Iterator[Conflict]:
        """Report a widow that may hold every scoring card, so that no trick would take it."""
        left = deal.left(pack, joker, players)
        if deal.left_over is not LeftOver.WIDOW or self.taken_by is not WidowTakenBy.FIRST_POINT_TRICK or left <= 0:
            return
        if values.scoring(joker.among(pack)).bit_count() <= left:
            message = f"a widow of {left} cards can hold every scoring card, and then no trick would take it"
            yield Conflict(
                "widow.taken-by", message, "say `taken-by: first-trick`, or change deal.hand", ("deal.hand",)
            )
