"""Whether any line of play fits the evidence; and if none does, the fewest facts that cannot stand together."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from hearts_spec.book_deals.deal import Fact, SearchCase
from hearts_spec.book_deals.estimate import draw_lines
from hearts_spec.book_deals.exact_count import Counter, TooManyError
from hearts_spec.book_deals.follow_line import facts_against
from hearts_spec.book_deals.search_state import Position, SearchState
from hearts_spec.book_deals.statements import holds_in
from hearts_spec.book_deals.trick_moves import TrickStep, tricks_from

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
    line: tuple[TrickStep, ...] = ()


def fit(case: SearchCase, positions: int = _POSITIONS, population: int = _POPULATION) -> Fit:
    """Look for a line that fits: first by drawing lines at random, then by trying all, as long as that takes not long.

    It says no only where no line can be.
    """
    board = SearchState(case)
    start = board.start
    if start is None:
        return Fit(Fits.NO)
    if sample := draw_lines(board, 1, population, counted=_TRICKS_COUNTED):
        return Fit(Fits.YES, sample[0])
    try:
        line = Counter(board, positions).line(0, start)
    except TooManyError:
        return Fit(Fits.UNDECIDED)
    return Fit(Fits.NO) if line is None else Fit(Fits.YES, tuple(line))


def conflict(case: SearchCase, positions: int = _POSITIONS) -> tuple[Fact, ...]:
    """Give the fewest facts that leave no line of play; none where a line fits, or it cannot be decided."""
    if fit(case, positions).fits is not Fits.NO:
        return ()
    search = _ConflictSearch(case, positions)
    kept = search.reduced(outright=not SearchState(case).possible)
    # A fact without which all the others fit is part of every conflict.
    needed = [fact for fact in kept if not search.impossible([each for each in case.facts if each is not fact])]
    others = [fact for fact in case.facts if fact not in needed]
    for more in range(len(kept) - len(needed)):
        for chosen in combinations(others, more):
            facts = [fact for fact in case.facts if fact in needed or fact in chosen]
            if facts and search.impossible(facts):
                return tuple(facts)
    return tuple(kept)


class _ConflictSearch:
    """Sets of facts tried for a conflict; a line found for one set serves for every set that it bears out."""

    def __init__(self, case: SearchCase, positions: int) -> None:
        self.case = case
        self.positions = positions
        self.borne_out: list[set[str]] = []

    def impossible(self, facts: Sequence[Fact]) -> bool:
        """Say whether it is certain that no line fits some of the facts."""
        ids = {fact.id for fact in facts}
        if any(ids <= each for each in self.borne_out):
            return False
        found = fit(self.case.with_facts(facts), self.positions, _HANDFUL)
        if found.fits is Fits.YES:
            against = {fact.id for fact in facts_against(self.case, [step.cards for step in found.line])}
            self.borne_out.append({fact.id for fact in self.case.facts} - against)
        return found.fits is Fits.NO

    def reduced(self, outright: bool) -> list[Fact]:
        """Leave out facts one by one as long as the rest still contradict each other, outright or as a search shows."""
        kept = list(self.case.facts)
        for fact in self.case.facts:
            rest = [each for each in kept if each is not fact]
            clash = not SearchState(self.case.with_facts(rest)).possible if outright else self.impossible(rest)
            if clash:
                kept = rest
        return kept


def follows(case: SearchCase, fact: Fact) -> bool:
    """Say whether the facts that a fact is said to follow from force it, so far as the tricks they speak of show.

    Every way to play the deal up to the last of those tricks is tried, with those facts alone to bind it.
    """
    sources = [each for each in case.facts if each.id in fact.follows_from]
    board = SearchState(case.with_facts(sources))
    start = board.start
    last = max(trick for each in (fact, *sources) for trick in each.tricks)
    otherwise: set[tuple[Position, bool]] = set() if start is None else {(start, False)}
    for number in range(last):
        otherwise = set(_onward(board, number, otherwise, fact))
    return not any(violated for _, violated in otherwise)


def _onward(
    board: SearchState, number: int, reached: Iterable[tuple[Position, bool]], fact: Fact
) -> Iterator[tuple[Position, bool]]:
    """Play one more trick from each position, and note whether a fact was contradicted on the way there."""
    here = [each for each in fact.says if number + 1 in each.tricks]
    for position, violated in reached:
        for step in tricks_from(board, number, position):
            trick = board.trick(number, position[1], step.winner, step.cards, position[0])
            yield step.after, violated or not all(holds_in(each, trick, board.table) for each in here)
