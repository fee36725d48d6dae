"""Whether any line of play fits the evidence, the line that goes least against the advice, and which facts conflict."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from hearts_spec.book_deals.deal import Cards, Fact, Grade, SearchCase
from hearts_spec.book_deals.line import facts_against
from hearts_spec.book_deals.play_advice import Advice, Hint
from hearts_spec.book_deals.statements import EvidenceClaim, holds_in
from hearts_spec.book_deals.stored_results import CardGround
from hearts_spec.cards import Card, suit_of
from research.lost_deals.hint_tests import NO_ROUNDS, PlayersTurn, Rounds, broken_hints, rounds_after, turn_of, weigh
from research.lost_deals.line_count import Counter, TooManyError, draw_lines, leads_on
from research.lost_deals.remark_truth import BeforeTrick, moments
from research.lost_deals.search_state import Position, SearchState, TrickStep, tricks_from

_POPULATIONS = (4, 20)
_ALTERNATIVE_POSITIONS = 3_000
_PLAYS_DECIDED = 24
_NAMING = (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED, EvidenceClaim.BEST)


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card of the line, what it is based on, and the facts about its player in that trick."""

    seat: str
    card: Card
    status: CardGround
    facts: tuple[str, ...] = ()
    grade: Grade | None = None


@dataclass(frozen=True, slots=True)
class TrickPlayed:
    """A trick of the line. `fitting` counts the tricks that could have been played here in some line that fits.

    `undecided` counts those for which no line was found, without proof that there is none.
    """

    number: int
    leader: str
    winner: str
    cards: tuple[CardPlayed, ...]
    fitting: int
    undecided: int


def freedom(board: SearchState, tricks: Sequence[tuple[Card, ...]]) -> list[TrickPlayed]:
    """Return how free each trick of a line that fits is."""
    counter = Counter(board)
    return [_measure(board, counter, each) for each in moments(board, tricks)]


def _measure(board: SearchState, counter: Counter, moment: BeforeTrick) -> TrickPlayed:
    assert moment.played is not None
    open_steps, fitting, undecided = [], 0, 0
    for step in moment.steps:
        leads = True if step is moment.played else _leads_on(board, counter, moment.number + 1, step)
        if leads is not False:
            open_steps.append(step)
        fitting += step.ways if leads else 0
        undecided += step.ways if leads is None else 0
    seats = board.case.seats
    leader = moment.position[1]
    cards = tuple(
        _card(board, moment, open_steps, at, seats[seat]) for at, seat in enumerate(board.table.seat_at[leader])
    )
    return TrickPlayed(
        moment.number + 1, seats[leader], seats[moment.played.winner], cards, fitting, undecided
    )  # fmt: skip


def _leads_on(board: SearchState, counter: Counter, number: int, step: TrickStep) -> bool | None:
    """True if a line that fits goes on from a step; None where that could not be decided."""
    if number >= board.tricks - _PLAYS_DECIDED // board.table.players:
        counter.most = counter.looked + _ALTERNATIVE_POSITIONS
        try:
            return counter.exists(number, step.after)
        except TooManyError:
            return None
        finally:
            counter.most = None
    return any(leads_on(board, number, step.after, counter, size) for size in _POPULATIONS) or None


def _card(board: SearchState, moment: BeforeTrick, steps: Sequence[TrickStep], at: int, seat: str) -> CardPlayed:
    card = moment.cards[at]
    number = moment.number + 1
    player = board.case.seats.index(seat)
    facts = board.case.facts
    speaking = [fact for fact in facts if any(number in each.tricks and player in each.seats for each in fact.says)]
    naming = [fact for fact in speaking if _names(fact, number, player, board, moment)]
    if naming:
        best = min(naming, key=lambda fact: list(Grade).index(fact.grade))
        return CardPlayed(seat, card, CardGround.ATTESTED, tuple(each.id for each in speaking), best.grade)
    assert moment.played is not None
    begun = moment.played.cards[:at]
    choices = {each.cards[at] for each in steps if each.cards[:at] == begun}
    alike = board.alike(moment.number, moment.position[0], card)
    status = CardGround.FORCED if len(choices) == 1 and len(alike) == 1 else CardGround.FILLED
    return CardPlayed(seat, card, status, tuple(each.id for each in speaking))


def _names(fact: Fact, number: int, seat: int, board: SearchState, moment: BeforeTrick) -> bool:
    """True if a fact leaves the seat one card for a trick."""
    held = moment.position[0] & board.hands[seat]
    return any(
        each.claim in _NAMING
        and number in each.tricks
        and seat in each.seats
        and not each.some
        and (each.claim is EvidenceClaim.BEST or (each.cards & held).bit_count() == 1)
        for each in fact.says
    )


_WIDTHS = (20, 60, 180, 540)
_TRICKS_SEARCHED = 5


class _PartialLine(NamedTuple):
    """A beginning: the weight of its broken hints, its cards so far, the position reached, and rounds by suit."""

    weight: int
    cards: tuple[Cards, ...]
    position: Position
    rounds: Rounds


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line of play: the cards of each trick in the order played, and the weight of the hints it breaks."""

    tricks: tuple[Cards, ...]
    weight: int


def reconstruct(board: SearchState, advice: Advice) -> PlayedLine | None:
    """Return the line that goes least against the advice, or None when the search finds no line that fits."""
    start = board.start
    if start is None:
        return None
    search = _Search(board, advice)
    for width in _WIDTHS:
        if found := search.line(start, width):
            tricks = _natural(board, found.tricks)
            return PlayedLine(tricks, weigh_line(board, advice, tricks))
    return None


class _Search:
    """The search for one deal; the tricks that may be played and their weights are cached for all widths."""

    def __init__(self, board: SearchState, advice: Advice) -> None:
        self.board = board
        self.advice = advice
        self.counter = Counter(board)
        self.endings = _Endings(board, advice, self.counter)
        self._weighed: dict[tuple[Position, Rounds], list[tuple[int, TrickStep]]] = {}

    def line(self, start: Position, width: int) -> PlayedLine | None:
        """Return the best line that begins with one of so many beginnings of each kind."""
        board = self.board
        stop = max(0, board.tricks - _TRICKS_SEARCHED)
        begun = [_PartialLine(0, (), start, NO_ROUNDS)]
        for number in range(stop):
            begun = _best(board, number + 1, self._one_trick(number, begun), width)
        best: PlayedLine | None = None
        for each in begun:
            if (best is None or each.weight < best.weight) and self.counter.exists(stop, each.position):
                weight, tricks = self.endings.best(stop, each.position, each.rounds)
                if best is None or each.weight + weight < best.weight:
                    best = PlayedLine(each.cards + tricks, each.weight + weight)
        return best

    def _one_trick(self, number: int, begun: Sequence[_PartialLine]) -> list[_PartialLine]:
        found = []
        for each in begun:
            for weight, step in self._steps(number, each.position, each.rounds):
                after = rounds_after(each.rounds, suit_of(step.cards[0]))
                found.append(_PartialLine(each.weight + weight, (*each.cards, step.cards), step.after, after))
        return found

    def _steps(self, number: int, position: Position, rounds: Rounds) -> list[tuple[int, TrickStep]]:
        key = (position, rounds)
        known = self._weighed.get(key)
        if known is None:
            weights = _Weights(self.board, self.advice, position, rounds)
            steps = tricks_from(self.board, number, position)
            known = self._weighed[key] = [(weights.of(each.cards), each) for each in steps]
        return known


def _best(board: SearchState, number: int, begun: Sequence[_PartialLine], width: int) -> list[_PartialLine]:
    """Return the best of those that are the same but for names, and of these the best of each kind."""
    seen: set[tuple[object, ...]] = set()
    kinds: dict[tuple[object, ...], list[_PartialLine]] = {}
    for each in sorted(begun):
        same = (board.key(number, each.position), each.rounds)
        if same not in seen:
            seen.add(same)
            kind = kinds.setdefault(each.position[1:], [])
            if len(kind) < width:
                kind.append(each)
    return [each for kind in kinds.values() for each in kind]


class _Weights:
    """The weights of the hints that tricks from one position break; tricks that begin alike share the work."""

    def __init__(self, board: SearchState, advice: Advice, position: Position, rounds: Rounds) -> None:
        self.board = board
        self.advice = advice
        self.rest, self.leader = position[:2]
        self.rounds = rounds
        self._known: dict[Cards, int] = {(): 0}
        self._turns: dict[PlayersTurn, int] = {}

    def of(self, cards: Cards) -> int:
        """Return the weight of a trick, or of the first cards of one."""
        known = self._known.get(cards)
        if known is None:
            before, card = cards[:-1], cards[-1]
            turn = turn_of(
                self.board.table, self.board.hands, self.rest, self.leader, before, card, self.rounds
            )  # fmt: skip
            alone = self._turns.get(turn)
            if alone is None:
                alone = self._turns[turn] = weigh(self.advice, turn)
            known = self._known[cards] = self.of(before) + alone
        return known


class _Endings:
    """The best ending from each position near the end."""

    def __init__(self, board: SearchState, advice: Advice, counter: Counter) -> None:
        self.board = board
        self.advice = advice
        self.counter = counter
        self._known: dict[tuple[object, ...], tuple[int, tuple[Cards, ...]]] = {}

    def best(self, number: int, position: Position, rounds: Rounds) -> tuple[int, tuple[Cards, ...]]:
        """Return the least weight, and its tricks, of an ending from a position from which some line fits."""
        if number == self.board.tricks:
            return 0, ()
        key = (number, position, rounds)
        known = self._known.get(key)
        if known is None:
            weights = _Weights(self.board, self.advice, position, rounds)
            endings = []
            for step in tricks_from(self.board, number, position):
                if self.counter.exists(number + 1, step.after):
                    weight, tricks = self.best(number + 1, step.after, rounds_after(rounds, suit_of(step.cards[0])))
                    endings.append((weights.of(step.cards) + weight, (step.cards, *tricks)))
            known = self._known[key] = min(endings)
        return known


def _natural(board: SearchState, tricks: Sequence[Cards]) -> tuple[Cards, ...]:
    """Return a line in which each player parts first with the highest of cards that are as good as each other.

    The search tries the lowest of them; which it is makes no difference to the play.
    """
    renamed: dict[Card, Card] = {card: card for cards in tricks for card in cards}
    rest = sum(board.hands)
    found = []
    for number, cards in enumerate(tricks):
        played = []
        for card in cards:
            now = renamed[card]
            highest = board.alike(number, rest, now)[-1]
            holder = next(each for each, name in renamed.items() if name == highest)
            renamed[card], renamed[holder] = highest, now
            played.append(highest)
        rest &= ~sum(1 << card for card in played)
        found.append(tuple(played))
    return tuple(found)


def weigh_line(board: SearchState, advice: Advice, tricks: Sequence[Cards]) -> int:
    """Return the weight of the hints that a line breaks."""
    return sum(hint.weight for each in hints_against(board, advice, tricks) for hints in each for hint in hints)


def hints_against(board: SearchState, advice: Advice, tricks: Sequence[Cards]) -> list[list[list[Hint]]]:
    """Return, trick by trick and card by card, the hints that a line breaks."""
    rounds = NO_ROUNDS
    found = []
    for trick in board.case.followed(tricks):
        cards = trick.cards
        turns = [
            turn_of(board.table, board.hands, trick.rest, trick.leader, cards[:at], card, rounds)
            for at, card in enumerate(cards)
        ]
        found.append([broken_hints(advice, turn) for turn in turns])
        rounds = rounds_after(rounds, suit_of(cards[0]))
    return found


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
    """Look for a line that fits: first by drawing lines at random, then by trying all, as long as that is quick.

    The verdict is no only where there can be no line.
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
    """Return the fewest facts that leave no line of play; none where a line fits, or it cannot be decided."""
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
        """True if it is certain that no line fits some of the facts."""
        ids = {fact.id for fact in facts}
        if any(ids <= each for each in self.borne_out):
            return False
        found = fit(self.case.with_facts(facts), self.positions, _HANDFUL)
        if found.fits is Fits.YES:
            against = {fact.id for fact in facts_against(self.case, [step.cards for step in found.line])}
            self.borne_out.append({fact.id for fact in self.case.facts} - against)
        return found.fits is Fits.NO

    def reduced(self, outright: bool) -> list[Fact]:
        """Leave out facts one by one while the rest still contradict each other, outright or as a search shows."""
        kept = list(self.case.facts)
        for fact in self.case.facts:
            rest = [each for each in kept if each is not fact]
            clash = not SearchState(self.case.with_facts(rest)).possible if outright else self.impossible(rest)
            if clash:
                kept = rest
        return kept


def follows(case: SearchCase, fact: Fact) -> bool:
    """True if the facts that a fact is said to follow from force it, as far as the tricks that they are about show.

    Every way to play the deal up to the last of those tricks is tried, with those facts alone to limit it.
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
    """Yield each position one trick later, and whether a fact was contradicted on the way there."""
    here = [each for each in fact.says if number + 1 in each.tricks]
    for position, violated in reached:
        for step in tricks_from(board, number, position):
            trick = board.trick(number, position[1], step.winner, step.cards, position[0])
            yield step.after, violated or not all(holds_in(each, trick, board.table) for each in here)
