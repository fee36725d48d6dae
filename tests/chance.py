"""Chance for tests that are given it by hypothesis: cheap to draw, at times hardly any, and so strange deals too."""

from random import Random
from typing import Any

from hypothesis import strategies as st

ALL = 8


class SomeChance(Random):
    """Chance to which only some of its choices are left; all else falls to what comes first, and lies as it lay.

    Where little is left to it, a pack lies nearly in order and players put the lowest card that they may: one of them
    takes every trick, or every heart, as hardly happens by chance. Hypothesis could draw every choice by itself
    (`st.randoms`), but that takes three times as long and finds fewer of such deals.
    """

    left = ALL  # choices of eight that are left to chance

    def choice(self, seq: Any) -> Any:
        return super().choice(seq) if self.randrange(ALL) < self.left else seq[0]

    def shuffle(self, x: Any) -> None:
        some = x[: len(x) * self.left // ALL]
        super().shuffle(some)
        x[: len(some)] = some


def chance(seed: int, left: int) -> SomeChance:
    """Give chance that is the same for the same two numbers."""
    rng = SomeChance(seed)
    rng.left = left
    return rng


def chances() -> st.SearchStrategy[SomeChance]:
    """Draw chance; of what makes a test fail, the least is told."""
    return st.builds(chance, seed=st.integers(0, 2**32 - 1), left=st.integers(0, ALL))
