"""Cards left over from the deal that go with a trick."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class WidowTakenBy(Word):
    """Which trick the widow goes with."""

    FIRST_TRICK = "first-trick", "the winner of the first trick"
    FIRST_POINT_TRICK = "first-point-trick", "the winner of the first trick that holds a scoring card"


class WidowLook(Word):
    """Who may look at the widow once it is taken."""

    TAKER = "taker", "only the player who took it"
    EVERYONE = "everyone", "every player"
    NOBODY = "nobody", "nobody until the deal is over"


@dataclass(frozen=True, slots=True)
class Widow:
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
