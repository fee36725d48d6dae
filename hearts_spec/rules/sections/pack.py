"""The cards played with."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class AcePlace(Word):
    """Where the ace stands."""

    HIGH = "high", "above the king"
    LOW = "low", "below the two"


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards played with."""

    packs: int = says("Packs", "The game is played with {} full pack(s) of 52 cards.", "", least=1, most=2)
    without: tuple[str, ...] = says("Cards left out", "Left out of the pack: {}.", "Cards taken out before the deal.")
    ace: AcePlace = says("Rank of the ace", "The ace ranks {}, and the rest follow down to the bottom card.", "")
