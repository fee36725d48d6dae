"""Bonuses: points for what is not a captured card. What one player takes is declared once, in TAKERS."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from hearts_spec.rules.facts import NOBODY, Taker, TricksWon
from hearts_spec.rules.vocabulary.settlement import BelowNothing
from hearts_spec.rules.vocabulary.slam import ANY_SLAM
from hearts_spec.schema.field_info import Word, says, where

_ANY_BONUS = where(lambda rules: rules.bonus.any, "bonus")
_ANY_BELOW = where(lambda rules: rules.bonus.subtracts or min(rules.values.values(), default=0) < 0, "values", "bonus")


# bonus.beside-slam: bonuses with a moon


class SlamBonus(Word):
    """What happens to bonuses in a deal in which one player took everything."""

    are_lost: bool  # True if bonuses are not scored.

    KEPT = "kept", "are scored as in any deal"
    LOST = "lost", "are not scored", {"are_lost": True}


_BESIDE_SLAM = says(
    "Bonuses with a moon",
    "If one player takes everything, bonuses {}.",
    default=SlamBonus.KEPT,
    only=[ANY_SLAM, _ANY_BONUS],
)


def _points(label: str, sentence: str, none: str, unsurveyed: bool = True) -> Any:
    return says(label, sentence, "Points; may be below 0.", default=0, least=-1000, unsurveyed=unsurveyed, none=none)


TAKERS = {  # what one player takes, by the key of its bonus and of the fact who took it
    "first-trick": Taker("first trick", lambda winners, cards, hearts: winners[0]),
    "seventh-trick": Taker("seventh trick", lambda winners, cards, hearts: (*winners, *(NOBODY,) * 7)[6]),
    "last-but-one": Taker("last trick but one", lambda winners, cards, hearts: (NOBODY, *winners)[-2]),
    "last-trick": Taker("last trick", lambda winners, cards, hearts: winners[-1]),
}


def _for_taking(key: str) -> Any:
    what = TAKERS[key].what
    sentence, none = f"The player who takes the {what} scores {{}}.", f"The {what} scores nothing by itself."
    return _points(f"Taking the {what}", sentence, none)


# bonus.below-nothing: a deal below 0

_BELOW_NOTHING = says(
    "A deal below 0",
    "If a player's cards and bonuses score less than 0 in a deal, the score {}.",
    "This leaves out what a moon subtracts.",
    default=BelowNothing.COUNTS,
    apart={BelowNothing.COUNTS: "A player's score for a deal may be below 0."},
    unsurveyed=True,
    only=[_ANY_BELOW],
)


@dataclass(frozen=True, slots=True)
class BonusRules:
    """Points for tricks and other things that are not captured cards."""

    no_trick: int = _points(
        "Taking no trick", "A player who takes no trick scores {}.", "Taking no trick scores nothing.", unsurveyed=False
    )
    clear: int = _points(
        "Taking no penalty card",
        "A player who takes no penalty card scores {}.",
        "Taking no penalty card scores nothing.",
    )
    trick: int = _points(
        "Taking a trick", "Each trick scores {} for the player who takes it.", "No trick scores anything by itself."
    )
    first_trick: int = _for_taking("first-trick")
    seventh_trick: int = _for_taking("seventh-trick")
    last_but_one: int = _for_taking("last-but-one")
    last_trick: int = _for_taking("last-trick")
    below_nothing: BelowNothing = _BELOW_NOTHING
    beside_slam: SlamBonus = _BESIDE_SLAM

    @property
    def _each(self) -> dict[str, int]:
        """The points of every bonus, by the names of the fields."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.type in (int, "int")}

    def for_taking(self, key: str) -> int:
        """Return the points for what one player takes."""
        return int(getattr(self, key.replace("-", "_")))

    @property
    def for_tricks(self) -> bool:
        """True if a trick scores by itself."""
        return bool(self.trick or any(map(self.for_taking, TAKERS)))

    @property
    def subtracts(self) -> bool:
        """True if a bonus takes points off."""
        return min(self._each.values()) < 0

    @property
    def adds(self) -> bool:
        """True if a bonus gives points."""
        return max(self._each.values()) > 0

    @property
    def any(self) -> bool:
        """True if anything scores besides the cards."""
        return any(self._each.values())

    def scored(
        self, tricks: TricksWon, trickless: Sequence[int], costs: Callable[[], Sequence[int]]
    ) -> Iterator[tuple[str, int, int]]:
        """Yield the key of the statement, the seat and its points; `costs` are those of the cards that each seat took.

        What no player took scores for none. Raises MissingFactError if a fact is not known.
        """
        if self.trick:
            yield from (("bonus.trick", seat, self.trick * count) for seat, count in enumerate(tricks.of_each()))
        for key, taker in TAKERS.items():
            if (points := self.for_taking(key)) and (seat := tricks.taker_of(key, taker)) != NOBODY:
                yield f"bonus.{key}", seat, points
        if self.no_trick:
            yield from (("bonus.no-trick", seat, self.no_trick) for seat in trickless)
        if self.clear:
            yield from (("bonus.clear", seat, self.clear) for seat, cost in enumerate(costs()) if not cost)
