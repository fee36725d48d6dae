"""Estimating how many lines of play fit, without bias, where they are too many to count; and drawing some at random.

A population of beginnings grows trick by trick. Every trick that may follow is added to each; those that come to the
same position are put together; and when there are too many, some are left out at random, and those kept count for them
too. The last tricks are counted exactly. What a population counts for is right on average, whatever its size, and
independent runs tell how far it strays. Which are the likeliest to be kept is a guess at how many lines go on from
them: a bad guess widens the error, but favours no side. Every run follows from the seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from hearts_spec.search.board import Board
from hearts_spec.search.counting import Counter
from hearts_spec.search.tricks import Position, Step

_PLAYS_COUNTED = 16
_KEPT = 4
_DOUBT = 0.5
History = tuple["History | None", Step]


class Grown(NamedTuple):
    """A beginning: for how many it stands, how likely it is to be kept, where it has come to, and by what tricks.

    `parent` is the place in the population before it of the one it goes on from.
    """

    weight: float
    aim: float
    position: Position
    history: "History | None"
    parent: int = 0


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
    prospects = Prospects()
    _Run(board, counter, population, Random(f"{seed}/before"), counted).teach(prospects)
    found = [
        _Run(board, counter, population, Random(f"{seed}/{run}"), counted, prospects=prospects).total
        for run in range(runs)
    ]
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


class Prospects:
    """Guesses at how many lines go on from a position, learned from a population already grown.

    Positions before the same trick are taken alike when the same seat leads and the seats must still take the same.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], float] = {}
        self._usual: dict[int, float] = {}

    def learn(self, number: int, population: Sequence[Grown], futures: Sequence[float]) -> None:
        """Take in what came of a population; the futures are weighed as it is."""
        whole = sum(each.weight for each in population)
        usual = sum(futures) / whole if whole else 0.0
        if not usual:
            return
        one = whole / len(population)
        sums: dict[tuple[object, ...], tuple[float, float]] = {}
        for each, future in zip(population, futures, strict=True):
            kind = _kind(number, each.position)
            weight, came = sums.get(kind, (one, _DOUBT * one * usual))
            sums[kind] = (weight + each.weight, came + future)
        self._usual[number] = _DOUBT * usual
        self._known.update({kind: came / weight for kind, (weight, came) in sums.items()})

    def guess(self, number: int, position: Position) -> float:
        """Guess the number of lines; all are taken for alike where nothing was learned."""
        usual = self._usual.get(number)
        return 1.0 if usual is None else self._known.get(_kind(number, position), usual)


def _kind(number: int, position: Position) -> tuple[object, ...]:
    return (number, position[1], *position[3:])


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
        prospects: Prospects | None = None,
    ) -> None:
        self.board = board
        self.counter = counter
        self.size = population
        self.rng = rng
        self.first, start = begin or (0, board.start)
        self.stop = max(self.first, board.tricks - (exact_tricks(board) if counted is None else counted))
        self.grown: list[Grown] = [] if start is None else [Grown(1.0, 1.0, start, None)]
        self.prospects = prospects or Prospects()
        self.generations: list[list[Grown]] = []
        for number in range(self.first, self.stop):
            self.generations.append(self.grown)
            self.grown = self._one_trick(number)
        self.counts = [float(counter.count(self.stop, each.position)) for each in self.grown]
        self.weights = [each.weight * count for each, count in zip(self.grown, self.counts, strict=True)]
        self.total = sum(self.weights)

    def _one_trick(self, number: int) -> list[Grown]:
        """Give every trick that may follow, then thin them out; those that come to the same are put together."""
        board = self.board
        grown = []
        guess = self.prospects.guess
        for parent, (weight, _, position, history, _) in enumerate(self.grown):
            for step in board.steps(number, position):
                more = weight * step.ways
                aim = more * guess(number + 1, step.after)
                grown.append(Grown(more, aim, step.after, (history, step), parent))
        if len(grown) > _KEPT * self.size:
            grown = thin(grown, _KEPT * self.size, self.rng)
        grown = self._put_together(number + 1, grown)
        return thin(grown, self.size, self.rng) if len(grown) > self.size else grown

    def _put_together(self, number: int, grown: Sequence[Grown]) -> list[Grown]:
        """Have one of those that are the same but for names stand for all, drawn by what each counts for."""
        found: dict[tuple[int, ...], Grown] = {}
        for each in grown:
            key = self.board.key(number, each.position)
            other = found.get(key)
            if other is not None:
                whole = other.weight + each.weight
                chosen = each if self.rng.random() * whole < each.weight else other
                each = chosen._replace(weight=whole, aim=other.aim + each.aim)
            found[key] = each
        return list(found.values())

    def teach(self, prospects: Prospects) -> None:
        """Have what came of this population be learned, from the last trick to the first."""
        futures = self.weights
        prospects.learn(self.stop, self.grown, futures)
        after = self.grown
        for number in range(self.stop - 1, self.first, -1):
            population = self.generations[number - self.first]
            before = [0.0] * len(population)
            for each, future in zip(after, futures, strict=True):
                before[each.parent] += future
            prospects.learn(number, population, before)
            after, futures = population, before

    def draw(self, rng: Random) -> tuple[Step, ...]:
        """Draw one line: a member of the population by what it counts for, and one of its endings evenly."""
        _, _, position, history, _ = rng.choices(self.grown, self.weights)[0]
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


def thin(grown: Sequence[Grown], size: int, rng: Random) -> list[Grown]:
    """Keep so many of a population, each as likely as what it aims at, and weigh those kept so that none is favoured.

    What is sure to be kept keeps its weight. The others are drawn at even distances from a random beginning, and each
    counts for as many as it was likely to be left out.
    """
    level = _level([each.aim for each in grown], size)
    kept: list[Grown] = []
    at = rng.random()
    passed = 0.0
    for each in grown:
        chance = each.aim / level
        if chance >= 1:
            kept.append(each)
            continue
        passed += chance
        if passed > at:
            at += 1
            kept.append(each._replace(weight=each.weight / chance, aim=level))
    return kept


def _level(aims: Sequence[float], size: int) -> float:
    """Give the level at which the chances, none above one, add up to the size wanted."""
    ordered = sorted(aims, reverse=True)
    rest = sum(ordered)
    for sure, aim in enumerate(ordered):
        level = rest / (size - sure)
        if aim < level:
            return level
        rest -= aim
    return ordered[-1]
