"""Cards handed on before the play."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class PassTo(Word):
    """To whom cards are passed."""

    LEFT = "left", "one seat to the left"
    RIGHT = "right", "one seat to the right"
    ACROSS = "across", "across the table"
    HOLD = "hold", "no pass"
    LEFT_2 = "left-2", "two seats to the left"
    RIGHT_2 = "right-2", "two seats to the right"


class PassLook(Word):
    """When a player may look at the cards passed to him."""

    AFTER_GIVING = "after-giving", "only after giving up his own"
    AT_ONCE = "at-once", "at once"


@dataclass(frozen=True, slots=True)
class Passing:
    """Cards handed on before the play."""

    cards: int = says("Cards passed", "Each player passes {} cards.", "How many are passed; 0 for none.", silent=0)
    to: tuple[PassTo, ...] = says(
        "Passed to", "Deal by deal the cards are passed: {}.", "The round of directions, one for each deal.", silent=()
    )
    look: PassLook = says(
        "Looking at the pass", "A player may look at what he receives {}.", "", silent=PassLook.AFTER_GIVING
    )
