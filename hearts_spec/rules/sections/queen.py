"""The queen of spades' own limits."""

from dataclasses import dataclass

from hearts_spec.rules.sections.hearts import WhenBroken
from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class QueenDiscarded(Word):
    """When the queen of spades may or must be thrown off-suit."""

    AT_WILL = "at-will", "may be thrown on another suit whenever her holder likes"
    ONCE_BROKEN = "once-broken", "may be thrown on another suit only once hearts are broken"
    FIRST_CHANCE = "first-chance", "must be thrown on another suit at the first chance"


@dataclass(frozen=True, slots=True)
class QueenRules:
    """The queen of spades' own limits."""

    led: WhenBroken = says("Leading the queen", "The queen of spades may be led {}.", silent=WhenBroken.AT_WILL)
    thrown: QueenDiscarded = says("Throwing the queen", "She {}.", silent=QueenDiscarded.AT_WILL)
