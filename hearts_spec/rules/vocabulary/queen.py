"""The queen of spades' own limits."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.vocabulary.hearts import WhenBroken
from hearts_spec.schema.field_info import says
from hearts_spec.schema.word import Word


class QueenDiscarded(Word):
    """When the queen of spades may or must be thrown off-suit."""

    AT_WILL = "at-will", "may be thrown on another suit whenever her holder likes"
    ONCE_BROKEN = "once-broken", "may be thrown on another suit only once hearts are broken"
    FIRST_CHANCE = "first-chance", "must be thrown on another suit at the first chance"

    @property
    def waits(self) -> bool:
        """Say whether she has to wait until hearts are broken."""
        match self:
            case QueenDiscarded.ONCE_BROKEN:
                return True
            case QueenDiscarded.AT_WILL | QueenDiscarded.FIRST_CHANCE:
                return False
            case never:
                assert_never(never)


@dataclass(frozen=True, slots=True)
class QueenRules:
    """The queen of spades' own limits."""

    led: WhenBroken = says("Leading the queen", "The queen of spades may be led {}.", silent=WhenBroken.AT_WILL)
    thrown: QueenDiscarded = says("Throwing the queen", "She {}.", silent=QueenDiscarded.AT_WILL)
