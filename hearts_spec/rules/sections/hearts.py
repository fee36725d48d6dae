"""When hearts may be led, and what breaks them."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class WhenBroken(Word):
    """Whether something must wait for hearts to be broken."""

    AT_WILL = "at-will", "at any time"
    ONCE_BROKEN = "once-broken", "only once hearts are broken"


class BrokenWhen(Word):
    """What counts as breaking hearts."""

    THROWN = "thrown", "thrown on a lead of another suit"
    PLAYED = "played", "played in any way"


class OnlyHearts(Word):
    """What a leader with only hearts may lead before they are broken."""

    ANY_HEART = "any-heart", "may lead any heart"
    LOWEST_HEART = "lowest-heart", "must lead his lowest heart"


class HeartsAndQueen(Word):
    """What a leader with only hearts and the queen of spades may lead before hearts are broken."""

    QUEEN = "queen", "must lead the queen"
    EITHER = "either", "may lead the queen or a heart"


@dataclass(frozen=True, slots=True)
class HeartsRules:
    """When hearts may be led, and what breaks them."""

    led: WhenBroken = says("Leading hearts", "Hearts may be led {}.", "", silent=WhenBroken.AT_WILL)
    broken_by: tuple[str, ...] = says(
        "Hearts broken by", "Hearts are broken by {}.", "Suits or cards.", silent=("hearts",)
    )
    broken_when: BrokenWhen = says(
        "Broken when", "Such a card breaks them when it is {}.", "", silent=BrokenWhen.THROWN
    )
    only_hearts: OnlyHearts = says(
        "A leader with only hearts",
        "Before that, a leader with only hearts {}.",
        "What a hand of only hearts may lead while hearts are unbroken.",
        silent=OnlyHearts.ANY_HEART,
    )
    with_queen: HeartsAndQueen = says(
        "A leader with only hearts and the queen",
        "With only hearts and the queen of spades, a leader {}.",
        "What a hand of only hearts and the queen of spades may lead while hearts are unbroken.",
        silent=HeartsAndQueen.QUEEN,
    )
