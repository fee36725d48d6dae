"""Limits on the first trick alone."""

from dataclasses import dataclass

from hearts_spec.schema.field_info import says, there_is
from hearts_spec.schema.word import Word


class FirstTrickFollow(Word):
    """How the suit is followed on the first trick."""

    ANY = "any", "may follow with any card of the suit led"
    LOWEST = "lowest", "must follow with the lowest card held of the suit led"


class OnlyBarred(Word):
    """What a hand of nothing but barred cards may throw on the first trick."""

    ANY = "any", "may throw any of them"
    HEARTS_FIRST = "hearts-first", "must throw a heart, while holding one"
    QUEEN_FIRST = "queen-first", "must throw the queen of spades, while holding her"


@dataclass(frozen=True, slots=True)
class FirstTrickRules:
    """Limits on the first trick alone."""

    barred: tuple[str, ...] = says(
        "Barred from the first trick",
        "On the first trick nobody may throw {}.",
        "Suits or cards.",
        silent=(),
        none="Nothing is barred from the first trick.",
    )
    only_barred: OnlyBarred = says(
        "Nothing but barred cards",
        "A player with nothing else {}.",
        "What a hand of only barred cards may do on the first trick.",
        silent=OnlyBarred.ANY,
        only=[there_is("first-trick.barred")],
    )
    follow: FirstTrickFollow = says(
        "Following to the first trick", "On the first trick a player {}.", silent=FirstTrickFollow.ANY
    )
