"""The most plausible line of a lost deal: of those that fit, one that goes least against the book's advice on play.

The search keeps a bounded number of beginnings, trick by trick: of those that agree in who is to lead and what each
seat must still take, the ones that go least against the advice. The last tricks are searched to the end. It is
deterministic, and gives the best line it comes by; that no line does better is not claimed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hearts_spec.book_deals.exact_count import Counter
from hearts_spec.book_deals.play_advice import NO_ROUNDS, Advice, Hint, Rounds, rounds_after, turn_of
from hearts_spec.book_deals.play_hints import PlayersTurn
from hearts_spec.book_deals.search_state import Position, SearchState
from hearts_spec.book_deals.trick_moves import TrickStep, tricks_from
from hearts_spec.cards import Card, suit_of

_WIDTHS = (20, 60, 180, 540)
_TRICKS_SEARCHED = 5
Cards = tuple[Card, ...]


class _PartialLine(NamedTuple):
    """A beginning: what it goes against the advice, its cards so far, the position reached, and rounds by suit."""

    weight: int
    cards: tuple[Cards, ...]
    position: Position
    rounds: Rounds


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line of play: the cards of each trick in the order played, and the weight of the advice it goes against."""

    tricks: tuple[Cards, ...]
    weight: int


def reconstruct(board: SearchState, advice: Advice) -> PlayedLine | None:
    """Give the line that goes least against the advice, or None when the search comes by no line that fits."""
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
    """The search for one deal; what tricks may be played and what they weigh is worked out once for all widths."""

    def __init__(self, board: SearchState, advice: Advice) -> None:
        self.board = board
        self.advice = advice
        self.counter = Counter(board)
        self.endings = _Endings(board, advice, self.counter)
        self._weighed: dict[tuple[Position, Rounds], list[tuple[int, TrickStep]]] = {}

    def line(self, start: Position, width: int) -> PlayedLine | None:
        """Give the best line that begins with one of so many beginnings of each kind."""
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
    """Keep the best of those that are the same but for names, and then the best of each kind."""
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
    """What the tricks from one position go against the advice; tricks that begin alike share the work."""

    def __init__(self, board: SearchState, advice: Advice, position: Position, rounds: Rounds) -> None:
        self.board = board
        self.advice = advice
        self.rest, self.leader = position[:2]
        self.rounds = rounds
        self._known: dict[Cards, int] = {(): 0}
        self._turns: dict[PlayersTurn, int] = {}

    def of(self, cards: Cards) -> int:
        """Give the weight of a trick, or of the first cards of one."""
        known = self._known.get(cards)
        if known is None:
            before, card = cards[:-1], cards[-1]
            turn = turn_of(
                self.board.table, self.board.hands, self.rest, self.leader, before, card, self.rounds
            )  # fmt: skip
            alone = self._turns.get(turn)
            if alone is None:
                alone = self._turns[turn] = self.advice.weigh(turn)
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
        """Give the least weight with which a position from which some line fits can be played out, and its tricks."""
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
    """Of cards that are as good as each other, have each player part with the highest first.

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
    """Give the weight of the advice that a line goes against."""
    return sum(hint.weight for each in hints_against(board, advice, tricks) for hints in each for hint in hints)


def hints_against(board: SearchState, advice: Advice, tricks: Sequence[Cards]) -> list[list[list[Hint]]]:
    """Give, trick by trick and card by card, the hints that a line goes against."""
    rounds = NO_ROUNDS
    found = []
    for trick in board.case.followed(tricks):
        cards = trick.cards
        turns = [
            turn_of(board.table, board.hands, trick.rest, trick.leader, cards[:at], card, rounds)
            for at, card in enumerate(cards)
        ]
        found.append([advice.against(turn) for turn in turns])
        rounds = rounds_after(rounds, suit_of(cards[0]))
    return found
