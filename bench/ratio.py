"""A ratio of the speeds of two things measured side by side."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

Clock = Callable[[], float]
WALL: Clock = perf_counter  # for what runs in other processes too


@dataclass(frozen=True, slots=True)
class Ratio:
    """A measured ratio: the values of several rounds, and its target, if there is one.

    `note` describes what was compared. A ratio below `least` or above `most` misses its target.
    """

    name: str
    note: str
    rounds: tuple[float, ...]
    least: float | None = None
    most: float | None = None

    @property
    def value(self) -> float:
        """Median of the rounds."""
        return median(self.rounds)

    @property
    def met(self) -> bool:
        """True if the target was met, or there is none."""
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    def __str__(self) -> str:
        text = f"{self.name}: {self.value:.2f} (lowest {min(self.rounds):.2f}, highest {max(self.rounds):.2f})"
        for word, aim in (("at least", self.least), ("at most", self.most)):
            if aim is not None:
                text += f"; aim {word} {aim:g}: {'met' if self.met else 'MISSED'}"
        return f"{text}\n    {self.note}"


def seconds(work: Callable[[], object], clock: Clock = process_time) -> float:
    """Return how many seconds some work takes: of processor time, so that other work on the machine does not count."""
    start = clock()
    work()
    return clock() - start


def speed_ratios(
    ours: Callable[[], object], theirs: Callable[[], object], rounds: int = 9, clock: Clock = process_time
) -> tuple[float, ...]:
    """Return for each round how many times as fast `ours` is.

    The two take turns, and in every other round the other goes first, so that a slow moment of the machine or a warm
    cache favours neither. A first round is discarded.
    """
    found = []
    for number in range(rounds + 1):
        if number % 2:
            their_time, our_time = seconds(theirs, clock), seconds(ours, clock)
        else:
            our_time, their_time = seconds(ours, clock), seconds(theirs, clock)
        found.append(their_time / our_time)
    return tuple(found[1:])
