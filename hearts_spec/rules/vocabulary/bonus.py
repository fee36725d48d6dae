"""Points for what is not a captured card."""

from dataclasses import dataclass

from hearts_spec.rules.vocabulary.slam import ANY_SLAM
from hearts_spec.schema.field_info import says, where
from hearts_spec.schema.word import Word


class SlamBonus(Word):
    """What becomes of bonuses in a deal in which everything was taken by one player."""

    KEPT = "kept", "are scored as in any deal"
    LOST = "lost", "are not scored"


_ANY_BONUS = where(lambda rules: rules.bonus.any, "bonus")


@dataclass(frozen=True, slots=True)
class BonusRules:
    """Points for what is not a captured card."""

    no_trick: int = says(
        "Taking no trick", "A player who takes no trick scores {}.", "Points; may be below 0.", silent=0, least=-1000,
        none="To take no trick scores nothing.",
    )  # fmt: skip
    clear: int = says(
        "Taking no card that costs", "A player who takes no card that costs scores {}.", "Points; may be below 0.",
        silent=0, least=-1000, late=True, none="To take no card that costs scores nothing.",
    )  # fmt: skip
    trick: int = says(
        "Taking a trick", "Each trick that a player takes scores him {}.", "Points; may be below 0.", silent=0,
        least=-1000, late=True, none="No trick scores anything by itself.",
    )  # fmt: skip
    first_trick: int = says(
        "Taking the first trick", "Whoever takes the first trick scores {}.", "Points; may be below 0.", silent=0,
        least=-1000, late=True, none="The first trick scores nothing by itself.",
    )  # fmt: skip
    last_trick: int = says(
        "Taking the last trick", "Whoever takes the last trick scores {}.", "Points; may be below 0.", silent=0,
        least=-1000, late=True, none="The last trick scores nothing by itself.",
    )  # fmt: skip
    beside_slam: SlamBonus = says(
        "Bonuses beside a slam",
        "When one player takes everything, bonuses {}.",
        silent=SlamBonus.KEPT,
        only=[ANY_SLAM, _ANY_BONUS],
    )

    @property
    def for_tricks(self) -> bool:
        """Say whether it matters who took how many tricks, or which."""
        return bool(self.trick or self.first_trick or self.last_trick)

    @property
    def any(self) -> bool:
        """Say whether anything scores beside the cards."""
        return bool(self.for_tricks or self.no_trick or self.clear)
