"""Points for what is not a captured card."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class SlamBonus(Word):
    """What becomes of bonuses in a deal in which everything was taken by one player."""

    KEPT = "kept", "are scored as in any deal"
    LOST = "lost", "are not scored"


@dataclass(frozen=True, slots=True)
class BonusRules:
    """Points for what is not a captured card."""

    no_trick: int = says(
        "Taking no trick", "A player who takes no trick scores {}.", "Points; may be below 0.", silent=0, least=-1000
    )
    beside_slam: SlamBonus = says(
        "Bonuses beside a slam", "When one player takes everything, bonuses {}.", "", silent=SlamBonus.KEPT
    )
