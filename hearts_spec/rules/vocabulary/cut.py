"""Cutting for the first deal."""

from dataclasses import dataclass

from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.schema.field_info import says, where
from hearts_spec.schema.word import Word


class CutWins(Word):
    """Which cut wins the deal."""

    LOWEST = "lowest", "the lowest card"
    HIGHEST = "highest", "the highest card"
    AGREED = "agreed", "the player agreed on, without a cut"


class CutTies(Word):
    """Who cuts again when cuts are equal."""

    DECIDING = "deciding", "only those whose tie decides the deal cut again"
    ALL_EQUAL = "all-equal", "all who cut equal cards cut again"


_CUT = where(lambda rules: rules.cut.deals is not CutWins.AGREED, "cut.deals")


@dataclass(frozen=True, slots=True)
class CutRules:
    """Cutting for the first deal."""

    deals: CutWins = says(
        "Who deals first", "The first deal falls to {}.", "Which cut wins the deal.", silent=CutWins.AGREED
    )
    ace: AcePlace = says("Ace in cutting", "In cutting the ace stands {}.", silent=AcePlace.HIGH, only=[_CUT])
    ties: CutTies = says(
        "Equal cuts", "When cuts are equal, {}.", "Who cuts again.", silent=CutTies.DECIDING, only=[_CUT]
    )
