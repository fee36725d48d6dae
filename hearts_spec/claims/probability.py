"""Counting deals: the chance that every hand holds only what it may, when the cards are dealt at random."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, prod
from operator import sub

Holding = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand whose cards are not known: its size, and what it may hold, as the number of cards of each kind."""

    size: int
    may: Callable[[Holding], bool]


def chance(cards: Holding, hands: Sequence[Hand]) -> Fraction:
    """Give the chance that each hand gets only what it may.

    `cards` counts those of each kind that matters; all others are alike, and fill the hands.
    """
    ways = Counter({cards: 1})  # how often so many cards are left to be held
    for hand in hands:
        further: Counter[Holding] = Counter()
        for left, count in ways.items():
            for held in _holdings(hand.size, left):
                if hand.may(held):
                    further[tuple(map(sub, left, held))] += count * _places(hand.size, held)
        ways = further
    return Fraction(ways[(0,) * len(cards)], _places(sum(hand.size for hand in hands), cards))


@cache
def _holdings(size: int, cards: Holding) -> Sequence[Holding]:
    """Give every number of cards of each kind that a hand has room for."""
    if not cards:
        return [()]
    counts = range(min(size, cards[0]) + 1)
    return [(count, *others) for count in counts for others in _holdings(size - count, cards[1:])]


@cache
def _places(size: int, held: Holding) -> int:
    """Count the ways in which cards of several kinds can lie among so many places."""
    return prod(comb(size - sum(held[:kind]), count) for kind, count in enumerate(held))


def mean(weighed: Sequence[tuple[Fraction, Fraction]]) -> Fraction:
    """Give the mean of some values, each with its weight."""
    return sum((weight * value for weight, value in weighed), Fraction()) / sum(weight for weight, _ in weighed)
