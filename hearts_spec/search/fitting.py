"""Whether any line of play fits the evidence; and if none does, the fewest facts that cannot stand together."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from hearts_spec.search.board import Board, Position, Step
from hearts_spec.search.counting import Counter, TooManyError
from hearts_spec.search.deal import Case, Fact
from hearts_spec.search.estimating import draw_lines
from hearts_spec.search.statements import holds_in

_POSITIONS = 20_000
_POPULATION = 300
_HANDFUL = 30
_TRICKS_COUNTED = 3


class Fits(Enum):
    """Whether some line of play fits."""

    YES = "yes"
    NO = "no"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Fit:
    """The verdict, and a line where there is one."""

    fits: Fits
    line: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Conflict:
    """Facts that cannot stand together, the fewest for which that is certain.

    `irreducible` says that a line was found for every way of leaving one of them out.
    """

    facts: tuple[Fact, ...]
    irreducible: bool


def fit(case: Case, positions: int = _POSITIONS, population: int = _POPULATION) -> Fit:
    """Look for a line that fits: first by drawing lines at random, then by trying all, as long as that takes not long.

    It says no only where no line can be.
    """
    board = Board(case)
    start = board.start
    if start is None:
        return Fit(Fits.NO)
    if sample := draw_lines(board, 1, population, counted=_TRICKS_COUNTED).lines:
        return Fit(Fits.YES, sample[0])
    try:
        line = Counter(board, positions).line(0, start)
    except TooManyError:
        return Fit(Fits.UNDECIDED)
    return Fit(Fits.NO) if line is None else Fit(Fits.YES, tuple(line))


def conflict(case: Case, positions: int = _POSITIONS) -> Conflict | None:
    """Give the smallest set of facts that leaves no line of play, or None where a line fits or it cannot be decided."""
    if fit(case, positions).fits is not Fits.NO:
        return None
    facts = _smallest(case, positions)
    rests = [[each for each in facts if each is not fact] for fact in facts]
    return Conflict(facts, all(fit(case.with_facts(rest), positions).fits is Fits.YES for rest in rests))


def _smallest(case: Case, positions: int) -> tuple[Fact, ...]:
    outright = not Board(case).possible
    kept = _reduced(case, case.facts, 0 if outright else positions)
    rests = {fact.id: [each for each in case.facts if each is not fact] for fact in kept}
    # A fact without which all the others fit is part of every conflict.
    needed = [fact for fact in kept if fit(case.with_facts(rests[fact.id]), positions).fits is Fits.YES]
    others = [fact for fact in case.facts if fact not in needed]
    for more in range(len(kept) - len(needed)):
        for chosen in combinations(others, more):
            facts = [fact for fact in case.facts if fact in needed or fact in chosen]
            if facts and _impossible(case, facts, positions):
                return tuple(facts)
    return tuple(kept)


def _impossible(case: Case, facts: Sequence[Fact], positions: int) -> bool:
    """Say whether it is certain that no line fits these facts; with no positions, only whether that is so outright."""
    some = case.with_facts(facts)
    if not positions:
        return not Board(some).possible
    return fit(some, positions, _HANDFUL).fits is Fits.NO


def _reduced(case: Case, facts: Sequence[Fact], positions: int) -> list[Fact]:
    """Leave out facts one by one as long as the rest still contradict each other."""
    kept = list(facts)
    for fact in facts:
        rest = [each for each in kept if each is not fact]
        if _impossible(case, rest, positions):
            kept = rest
    return kept


def follows(case: Case, fact: Fact) -> bool:
    """Say whether the facts that a fact is said to follow from force it, so far as the tricks they speak of show.

    Every way to play the deal up to the last of those tricks is tried, with those facts alone to bind it.
    """
    sources = [each for each in case.facts if each.id in fact.follows_from]
    board = Board(case.with_facts(sources))
    start = board.start
    last = max(trick for each in (fact, *sources) for trick in each.tricks)
    otherwise: set[tuple[Position, bool]] = set() if start is None else {(start, False)}
    for number in range(last):
        otherwise = set(_onward(board, number, otherwise, fact))
    return not any(violated for _, violated in otherwise)


def _onward(
    board: Board, number: int, reached: Iterable[tuple[Position, bool]], fact: Fact
) -> Iterator[tuple[Position, bool]]:
    """Play one more trick from each position, and note whether a fact was contradicted on the way there."""
    here = [each for each in fact.says if number + 1 in each.tricks]
    for position, violated in reached:
        for step in board.steps(number, position):
            trick = board.trick(number, position[1], step.winner, step.cards, position[0])
            yield step.after, violated or not all(holds_in(each, trick, board.table) for each in here)
