"""Estimating how many lines of play fit, without bias, where they are too many to count; and drawing some at random.

A population of lines grows trick by trick. Each line chooses its next trick at random among all that may be played, and
counts for as many as there were; then the population is drawn anew in proportion to what each counts for. The last
tricks are counted exactly. The product of the averages is right on average, whatever the size of the population, and
independent runs tell how far it strays. Every run follows from the seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from hearts_spec.search.board import Board
from hearts_spec.search.counting import Counter
from hearts_spec.search.tricks import Position, Step

_PLAYS_COUNTED = 24
Grown = tuple[Position, "History | None"]
History = tuple["History | None", Step]


@dataclass(frozen=True, slots=True)
class Estimate:
    """How many lines fit, on average over the runs, with its standard error; and how it was come by."""

    lines: float
    error: float
    population: int
    runs: int
    seed: int


@dataclass(frozen=True, slots=True)
class Sample:
    """Lines drawn at random from those that fit, each a list of tricks, all but evenly."""

    lines: tuple[tuple[Step, ...], ...]


def exact_tricks(board: Board) -> int:
    """Give how many tricks at the end are counted exactly."""
    return min(board.tricks, _PLAYS_COUNTED // board.table.players)


def estimate_lines(
    board: Board, population: int = 500, runs: int = 8, seed: int = 1896, counted: int | None = None
) -> Estimate:
    """Estimate the number of lines that fit the evidence of a deal; `counted` is as for `draw_lines`."""
    counter = Counter(board)
    found = [_Run(board, counter, population, Random(f"{seed}/{run}"), counted).total for run in range(runs)]
    mean = sum(found) / runs
    spread = sum((each - mean) ** 2 for each in found) / max(1, runs - 1)
    return Estimate(mean, sqrt(spread / runs), population, runs, seed)


def draw_lines(
    board: Board, number: int, population: int = 500, seed: int = 1896, counted: int | None = None
) -> Sample:
    """Draw lines that fit; none when the population dies out before the end.

    `counted` is how many tricks at the end are counted exactly: few are soon counted, many keep more of the population.
    """
    rng = Random(f"{seed}/draw")
    run = _Run(board, Counter(board), population, rng, counted)
    return Sample(tuple(run.draw(rng) for _ in range(number)) if run.total else ())


def leads_on(board: Board, number: int, position: Position, counter: Counter, population: int) -> bool:
    """Say whether a population that begins at a position before a trick comes to the end; if not, a line may still."""
    run = _Run(board, counter, population, Random(f"{number}/{position[0]}"), begin=(number, position))
    return run.total > 0


class _Run:
    """One population, grown up to the tricks that are counted exactly."""

    def __init__(
        self,
        board: Board,
        counter: Counter,
        population: int,
        rng: Random,
        counted: int | None = None,
        begin: tuple[int, Position] | None = None,
    ) -> None:
        self.board = board
        self.counter = counter
        self.stop = board.tricks - min(board.tricks, exact_tricks(board) if counted is None else counted)
        self.total = 0.0
        self.grown: list[Grown] = []
        self.counts: list[int] = []
        self.first, start = begin or (0, board.start)
        self.stop = max(self.first, self.stop)
        if start is not None:
            self.total = self._grow([(start, None)] * population, rng)

    def _grow(self, population: list[Grown], rng: Random) -> float:
        size = len(population)
        total = 1.0
        for number in range(self.first, self.stop):
            grown, weights = self._one_trick(number, population, rng)
            if not grown:
                return 0.0
            total *= sum(weights) / size
            population = _drawn_anew(grown, weights, size, rng)
        self.grown = population
        self.counts = [self.counter.count(self.stop, position) for position, _ in population]
        return total * sum(self.counts) / size

    def _one_trick(self, number: int, population: Sequence[Grown], rng: Random) -> tuple[list[Grown], list[int]]:
        known: dict[Position, tuple[list[Step], list[int]]] = {}
        grown: list[Grown] = []
        weights: list[int] = []
        for position, history in population:
            if position not in known:
                steps = self.board.steps(number, position)
                known[position] = (steps, [each.ways for each in steps])
            steps, counts = known[position]
            if steps:
                step = rng.choices(steps, counts)[0]
                grown.append((step.after, (history, step)))
                weights.append(sum(counts))
        return grown, weights

    def draw(self, rng: Random) -> tuple[Step, ...]:
        """Draw one line: a member of the population by what it counts for, and one of its endings evenly."""
        position, history = rng.choices(self.grown, self.counts)[0]
        line: list[Step] = []
        while history is not None:
            history, step = history
            line.append(step)
        line.reverse()
        for number in range(self.stop, self.board.tricks):
            steps = self.board.steps(number, position)
            weights = [each.ways * self.counter.count(number + 1, each.after) for each in steps]
            step = rng.choices(steps, weights)[0]
            line.append(step)
            position = step.after
        return tuple(line)


def _drawn_anew(grown: Sequence[Grown], weights: Sequence[int], size: int, rng: Random) -> list[Grown]:
    """Draw a population in proportion to the weights, at even distances from a random beginning."""
    stride = sum(weights) / size
    at = rng.random() * stride
    drawn: list[Grown] = []
    passed = 0.0
    for each, weight in zip(grown, weights, strict=True):
        passed += weight
        while at < passed and len(drawn) < size:
            drawn.append(each)
            at += stride
    while len(drawn) < size:
        drawn.append(grown[-1])
    return drawn
