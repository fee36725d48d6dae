"""Limits on the first trick alone."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "any card of the suit led"
    LOWEST = "lowest", "the lowest card held of the suit led"


class OnlyBarred(Word):
    """What a hand of nothing but barred cards may throw on the first trick."""

    ANY = "any", "any of them"
    HEARTS_FIRST = "hearts-first", "a heart, while holding one"
    QUEEN_FIRST = "queen-first", "the queen of spades, while holding her"


@dataclass(frozen=True, slots=True)
class FirstTrickRules:
    """Limits on the first trick alone."""

    barred: tuple[str, ...] = says(
        "Barred from the first trick", "Not to be thrown on the first trick: {}.", "Suits or cards.", silent=()
    )
    only_barred: OnlyBarred = says(
        "Nothing but barred cards",
        "A player with nothing else throws {}.",
        "What a hand of only barred cards may do on the first trick.",
        silent=OnlyBarred.ANY,
    )
    follow: FirstTrickFollow = says(
        "Following to the first trick", "On the first trick a player follows with {}.", "", silent=FirstTrickFollow.ANY
    )
