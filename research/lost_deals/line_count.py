"""Counting the lines of play that fit; estimating, without bias, how many there are; and drawing some at random.

A population of beginnings grows trick by trick. Every trick that may follow is added to each; those that reach the same
position are merged; and when there are too many, some are left out at random, and those kept count for them too. The
last tricks are counted exactly. What a population counts for is right on average, whatever its size, and independent
runs show how far it strays. Every run follows from the seed.

Most beginnings lead to no line that fits, and a few trials show which do. An estimate therefore begins with some, and
in its runs keeps a more promising beginning more often, and counts it for so much less.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from hearts_spec.cards import HeartsError, Suit, cards_in, full_pack, mask_of, suit_of
from research.lost_deals.search_state import Position, SearchState, TrickStep, tricks_from


class TooManyError(HeartsError):
    """More positions than a search was allowed to look at."""

    def __init__(self, most: int) -> None:
        super().__init__(f"there are more positions than the {most} that may be looked at")


class Counter:
    """Counts lines from a position to the end of the deal; each count is cached.

    `most` bounds the positions looked at; beyond it TooManyError is raised. It can be set anew before each question.
    """

    def __init__(self, board: SearchState, most: int | None = None) -> None:
        self.board = board
        self.most = most
        self.looked = 0
        self._counts: dict[tuple[int, ...], int] = {}
        self._exists: dict[tuple[int, ...], bool] = {}

    def _look(self) -> None:
        self.looked += 1
        if self.most is not None and self.looked > self.most:
            raise TooManyError(self.most)

    def count(self, number: int, position: Position) -> int:
        """Return the number of lines from a position before a trick, counted from 0."""
        if number == self.board.tricks:
            return 1
        key = self.board.key(number, position)
        known = self._counts.get(key)
        if known is None:
            self._look()
            steps = tricks_from(self.board, number, position)
            known = self._counts[key] = sum(each.ways * self.count(number + 1, each.after) for each in steps)
        return known

    def exists(self, number: int, position: Position) -> bool:
        """True if any line leads from a position to the end."""
        if number == self.board.tricks:
            return True
        key = self.board.key(number, position)
        if key in self._counts:
            return self._counts[key] > 0
        known = self._exists.get(key)
        if known is None:
            self._look()
            steps = tricks_from(self.board, number, position)
            known = self._exists[key] = any(self.exists(number + 1, each.after) for each in steps)
        return known

    def line(self, number: int, position: Position) -> list[TrickStep] | None:
        """Return some line from a position to the end, or None when there is none."""
        if number == self.board.tricks:
            return []
        for each in tricks_from(self.board, number, position):
            if self.exists(number + 1, each.after):
                rest = self.line(number + 1, each.after)
                return None if rest is None else [each, *rest]
        return None


def count_lines(board: SearchState, most: int | None = None) -> int:
    """Return the number of lines of a deal that fit its evidence.

    Raises TooManyError when more than `most` positions would have to be looked at.
    """
    start = board.start
    return 0 if start is None else Counter(board, most).count(0, start)


_MILD = 0.35  # the power of the promise: cards of a suit are played together, and would count several times
_DOUBT = 0.05  # added to every share, so that no card decides alone
_CARDS = 64
_SUITS = tuple(mask_of(card for card in full_pack() if suit_of(card) is suit) for suit in Suit)


class Tally:
    """How many lines there are before each trick, and how many of them with each card still in hand."""

    def __init__(self, tricks: int) -> None:
        self.all = [0.0] * (tricks + 1)
        self.held = [[0.0] * _CARDS for _ in range(tricks + 1)]

    def add(self, number: int, position: Position, weight: float) -> None:
        """Add a position before a trick, counted from 0."""
        self.all[number] += weight
        held = self.held[number]
        for card in cards_in(position[0]):
            held[card] += weight

    def shares(self, number: int) -> list[float]:
        """Return the part of the lines in which each card is still in hand before a trick."""
        return [each / self.all[number] for each in self.held[number]]


class Importance:
    """How promising a beginning is, learned from all beginnings of some trials and from those of them that fit."""

    def __init__(self, begun: Tally, fitting: Tally) -> None:
        self._factors = [
            _factors(begun.shares(number), fitting.shares(number)) if fitting.all[number] else None
            for number in range(len(begun.all))
        ]
        self._known: dict[tuple[int, int, int], float] = {}

    def promise(self, number: int, position: Position) -> float:
        """Return how much better than most a position before a trick is, counted from 0; always above 0."""
        factors = self._factors[number]
        if factors is None:
            return 1.0
        promise = 1.0
        for suit in _SUITS:
            promise *= self._of_suit(number, suit, position[0] & suit, factors)
        return promise

    def _of_suit(self, number: int, suit: int, cards: int, factors: Sequence[tuple[float, float]]) -> float:
        known = self._known.get((number, suit, cards))
        if known is None:
            known = 1.0
            for card in cards_in(suit):
                known *= factors[card][cards >> card & 1]
            self._known[number, suit, cards] = known
        return known


def _factors(begun: Iterable[float], fitting: Iterable[float]) -> list[tuple[float, float]]:
    """Return for each card the factor of a beginning that no longer has it, and of one that has."""
    return [(_says(1 - before, 1 - fits), _says(before, fits)) for before, fits in zip(begun, fitting, strict=True)]


def _says(begun: float, fitting: float) -> float:
    return math.pow((fitting + _DOUBT) / (begun + _DOUBT), _MILD)


SEED = 1896
_PLAYS_COUNTED = 16
_KEPT = 4
_FEW = 2
_ROUNDS = 3  # of trials; each after the first is guided by those before, and finds more that fits
_TRIALS = 2
_LARGER = 2  # the population of a trial, in those of a run
History = tuple["History | None", TrickStep]


class Grown(NamedTuple):
    """A beginning: how many it counts for, the position it has reached, and its tricks."""

    weight: float
    position: Position
    history: "History | None"


@dataclass(frozen=True, slots=True)
class Estimate:
    """How many lines fit, on average over the runs, with its standard error."""

    lines: float
    error: float


def exact_tricks(board: SearchState) -> int:
    """Return how many tricks at the end are counted exactly."""
    return min(board.tricks, _PLAYS_COUNTED // board.table.players)


def estimate_lines(board: SearchState, population: int, runs: int, counted: int | None = None) -> Estimate:
    """Return an estimate of the lines that fit the evidence of a deal; `counted` is as for `draw_lines`."""
    counter = Counter(board)
    guide = _learn(board, counter, population, counted)
    found = [_Run(board, counter, population, Random(f"{SEED}/{run}"), counted, guide).total for run in range(runs)]
    mean = sum(found) / runs
    spread = sum((each - mean) ** 2 for each in found) / max(1, runs - 1)
    return Estimate(mean, sqrt(spread / runs))


def _learn(board: SearchState, counter: Counter, population: int, counted: int | None) -> Importance:
    """Make trials, the later ones guided by the earlier, and return the guide learned from all."""
    begun, fitting = Tally(board.tricks), Tally(board.tricks)
    guide = Importance(begun, fitting)
    for number in range(_ROUNDS):
        for trial in range(_TRIALS):
            rng = Random(f"{SEED}/trial/{number}/{trial}")
            _Run(board, counter, _LARGER * population, rng, counted, guide).tell(begun, fitting)
        guide = Importance(begun, fitting)
    return guide


def draw_lines(
    board: SearchState, number: int, population: int, counted: int | None = None
) -> tuple[tuple[TrickStep, ...], ...]:
    """Return lines that fit, drawn at random and nearly evenly; none if the population dies out before the end.

    `counted` is how many tricks at the end are counted exactly: few are counted quickly, many keep more of the
    population.
    """
    rng = Random(f"{SEED}/draw")
    run = _Run(board, Counter(board), population, rng, counted)
    return tuple(run.draw(rng) for _ in range(number)) if run.total else ()


def leads_on(board: SearchState, number: int, position: Position, counter: Counter, population: int) -> bool:
    """True if a population that begins at a position reaches the end; where it does not, a line may still."""
    run = _Run(board, counter, population, Random(f"{number}/{position[0]}"), _FEW, begin=(number, position))
    return run.total > 0


class _Run:
    """One population, grown up to the tricks that are counted exactly."""

    def __init__(
        self,
        board: SearchState,
        counter: Counter,
        population: int,
        rng: Random,
        counted: int | None = None,
        guide: Importance | None = None,
        begin: tuple[int, Position] | None = None,
    ) -> None:
        self.board = board
        self.counter = counter
        self.size = population
        self.rng = rng
        self.guide = guide
        self.first, start = begin or (0, board.start)
        self.stop = max(self.first, board.tricks - (exact_tricks(board) if counted is None else counted))
        self.grown: list[Grown] = [] if start is None else [Grown(1.0, start, None)]
        self.stages: list[tuple[int, list[Grown]]] = []
        for number in range(self.first, self.stop):
            self.grown = self._one_trick(number)
            self.stages.append((number + 1, self.grown))
        self.weights = [each.weight * counter.count(self.stop, each.position) for each in self.grown]
        self.total = sum(self.weights)

    def _one_trick(self, number: int) -> list[Grown]:
        """Return every trick that may follow, merged where they reach the same position, and thinned out."""
        board = self.board
        grown = []
        for weight, position, history in self.grown:
            steps = tricks_from(board, number, position)
            grown.extend([Grown(weight * each.ways, each.after, (history, each)) for each in steps])
        grown = self._thin(number + 1, grown, _KEPT * self.size)
        return self._thin(number + 1, self._put_together(number + 1, grown), self.size)

    def _thin(self, number: int, grown: list[Grown], size: int) -> list[Grown]:
        if len(grown) <= size:
            return grown
        if self.guide is None:
            worth = [each.weight for each in grown]
        else:
            worth = [each.weight * self.guide.promise(number, each.position) for each in grown]
        return thin(grown, worth, size, self.rng)

    def _put_together(self, number: int, grown: Sequence[Grown]) -> list[Grown]:
        """Merge beginnings that are the same but for names: one of them, drawn by weight, counts for all."""
        found: dict[tuple[int, ...], Grown] = {}
        for each in grown:
            key = self.board.key(number, each.position)
            other = found.get(key)
            if other is not None:
                whole = other.weight + each.weight
                chosen = each if self.rng.random() * whole < each.weight else other
                each = chosen._replace(weight=whole)
            found[key] = each
        return list(found.values())

    def tell(self, begun: Tally, fitting: Tally) -> None:
        """Add the positions before each trick to a tally, and those that led to lines that fit to another."""
        for number, grown in self.stages:
            for each in grown:
                begun.add(number, each.position, each.weight)
        for weight, (_, _, history) in zip(self.weights, self.grown, strict=True):
            number = self.stop
            while history is not None and weight:
                history, step = history
                fitting.add(number, step.after, weight)
                number -= 1

    def draw(self, rng: Random) -> tuple[TrickStep, ...]:
        """Return a line: a member of the population drawn by weight, and one of its endings drawn evenly."""
        _, position, history = rng.choices(self.grown, self.weights)[0]
        line: list[TrickStep] = []
        while history is not None:
            history, step = history
            line.append(step)
        line.reverse()
        for number in range(self.stop, self.board.tricks):
            steps = tricks_from(self.board, number, position)
            weights = [each.ways * self.counter.count(number + 1, each.after) for each in steps]
            step = rng.choices(steps, weights)[0]
            line.append(step)
            position = step.after
        return tuple(line)


def thin(grown: Sequence[Grown], worth: Sequence[float], size: int, rng: Random) -> list[Grown]:
    """Return so many of a population, each kept as likely as its worth, and counting for those left out.

    What is sure to be kept keeps its weight. The others are drawn at even distances from a random beginning, and each
    counts for as much more as it was less likely to be kept; so on average nothing is favoured.
    """
    level = _level(worth, size)
    kept: list[Grown] = []
    at = rng.random()
    passed = 0.0
    for each, value in zip(grown, worth, strict=True):
        if value >= level:
            kept.append(each)
            continue
        passed += value / level
        if passed > at:
            at += 1
            kept.append(each._replace(weight=each.weight * level / value))
    return kept


def _level(weights: Sequence[float], size: int) -> float:
    """Return the level at which the chances, none above one, add up to the size wanted."""
    ordered = sorted(weights, reverse=True)
    rest = sum(ordered)
    for sure, weight in enumerate(ordered):
        level = rest / (size - sure)
        if weight < level:
            return level
        rest -= weight
    return ordered[-1]
