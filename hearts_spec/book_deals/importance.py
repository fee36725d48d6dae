"""Which beginnings of a deal are worth keeping: judged by the cards still in hand, as trials have shown.

In the trials some beginnings lead to lines that fit and most do not. Before each trick, a card that is still in hand
more often in those that fit speaks for a beginning that has it, and one that is gone more often for one that has not.
What all cards say together is a promise. It only decides which beginnings are kept: whatever it says, the estimate is
right on average. So it may be rough, and is kept mild, lest rare beginnings that fit be all but lost.
"""

import math
from collections.abc import Iterable, Sequence

from hearts_spec.book_deals.search_state import Position
from hearts_spec.cards import Suit, cards_in, full_pack, mask_of, suit_of

_MILD = 0.35  # the power to which the promise is taken: the cards of a suit, played together, say the same thing often
_DOUBT = 0.05  # added to every share, so that no card decides alone
_CARDS = 64
_SUITS = tuple(mask_of(card for card in full_pack() if suit_of(card) is suit) for suit in Suit)


class Tally:
    """How many lines there are before each trick, and how many of them with each card still in hand."""

    def __init__(self, tricks: int) -> None:
        self.all = [0.0] * (tricks + 1)
        self.held = [[0.0] * _CARDS for _ in range(tricks + 1)]

    def add(self, number: int, position: Position, weight: float) -> None:
        """Add what stands at a position before a trick, counted from 0."""
        self.all[number] += weight
        held = self.held[number]
        for card in cards_in(position[0]):
            held[card] += weight

    def shares(self, number: int) -> list[float]:
        """Give the part of the lines in which each card is still in hand before a trick."""
        return [each / self.all[number] for each in self.held[number]]


class Importance:
    """What a beginning promises, learned from all beginnings of some trials and from those of them that fit."""

    def __init__(self, begun: Tally, fitting: Tally) -> None:
        self._factors = [
            _factors(begun.shares(number), fitting.shares(number)) if fitting.all[number] else None
            for number in range(len(begun.all))
        ]
        self._known: dict[tuple[int, int, int], float] = {}

    def promise(self, number: int, position: Position) -> float:
        """Give by how much a position before a trick, counted from 0, is better than most; always above 0."""
        factors = self._factors[number]
        if factors is None:
            return 1.0
        promise = 1.0
        for suit in _SUITS:
            promise *= self._of_suit(number, suit, position[0] & suit, factors)
        return promise

    def _of_suit(self, number: int, suit: int, cards: int, factors: Sequence[tuple[float, float]]) -> float:
        """Give what the cards of a suit say together that are still in hand."""
        known = self._known.get((number, suit, cards))
        if known is None:
            known = 1.0
            for card in cards_in(suit):
                known *= factors[card][cards >> card & 1]
            self._known[number, suit, cards] = known
        return known


def _factors(begun: Iterable[float], fitting: Iterable[float]) -> list[tuple[float, float]]:
    """Give for each card what it says of a beginning that no longer has it, and of one that has."""
    return [(_says(1 - before, 1 - fits), _says(before, fits)) for before, fits in zip(begun, fitting, strict=True)]


def _says(begun: float, fitting: float) -> float:
    return math.pow((fitting + _DOUBT) / (begun + _DOUBT), _MILD)
