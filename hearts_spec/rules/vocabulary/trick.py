"""What wins a trick."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class TrickWonBy(Word):
    """Which card of the suit led wins."""

    HIGHEST = "highest", "the highest card of the suit led"
    LOWEST = "lowest", "the lowest card of the suit led"


class Trumps(Word):
    """The trump suit, if any."""

    NONE = "none", "no suit"
    CLUBS = "clubs", "clubs"
    DIAMONDS = "diamonds", "diamonds"
    SPADES = "spades", "spades"
    HEARTS = "hearts", "hearts"


@dataclass(frozen=True, slots=True)
class TrickRules:
    """What wins a trick."""

    won_by: TrickWonBy = says("Trick won by", "A trick is won by {}.")
    trumps: Trumps = says("Trumps", "The game has {} for trumps.", silent=Trumps.NONE)
