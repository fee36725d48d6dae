"""Hearts for four, played and scored without the engine: what careful players do, worked out from their description.

Cards are text. A player leads the lowest card, of equal ones that of the later suit (clubs, diamonds, spades, hearts);
plays under the trick, with what costs most and else with the highest; wins with the highest card if last, else with the
lowest, and in either case with one that costs nothing if there is one; discards what costs most, and else the highest.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "CDSH"
Cost = Callable[[str], int]


class Played(NamedTuple):
    """The cost that each seat took in each trick, in order: the winner of the trick and its cost."""

    tricks: list[tuple[int, int]]
    took: list[int]


def suit(card: str) -> str:
    return card[-1]


def rank(card: str) -> int:
    return RANKS.index(card[:-1])


def high(card: str) -> tuple[int, int]:
    return rank(card), SUITS.index(suit(card))


def one_heart_each(card: str) -> int:
    return int(suit(card) == "H")


def black_lady(card: str) -> int:
    return 13 if card == "QS" else int(suit(card) == "H")


def choose(legal: Sequence[str], trick: Sequence[str], last: bool, cost: Cost) -> str:
    if not trick:
        low = min(rank(card) for card in legal)
        return max((card for card in legal if rank(card) == low), key=high)
    led = suit(trick[0])
    if suit(legal[0]) != led:
        return max(legal, key=lambda card: (cost(card), high(card)))
    best = max(rank(card) for card in trick if suit(card) == led)
    if under := [card for card in legal if rank(card) < best]:
        return max(under, key=lambda card: (cost(card), high(card)))
    free = [card for card in legal if not cost(card)] or list(legal)
    return max(free, key=high) if last else min(free, key=high)


def legal_cards(hand: Sequence[str], trick: Sequence[str], modern: bool, first: bool, broken: bool) -> list[str]:
    penalty = [card for card in hand if black_lady(card)]
    if not trick:
        if modern and first:
            return ["2C"]
        hearts = [card for card in hand if suit(card) == "H"]
        if modern and not broken and len(hearts) < len(hand):
            return [card for card in hand if suit(card) != "H"]
        return list(hand)
    follow = [card for card in hand if suit(card) == suit(trick[0])]
    if follow:
        return follow
    if modern and first and len(penalty) < len(hand):
        return [card for card in hand if not black_lady(card)]
    return list(hand)


def play(hands: list[list[str]], leader: int, cost: Cost, modern: bool) -> Played:
    hands = [list(hand) for hand in hands]
    broken, tricks, took = False, [], [0] * 4
    if modern:
        leader = next(seat for seat in range(4) if "2C" in hands[seat])
    for number in range(13):
        trick: list[str] = []
        for place in range(4):
            seat = (leader + place) % 4
            legal = legal_cards(hands[seat], trick, modern, number == 0, broken)
            card = choose(legal, trick, place == 3, cost)
            if trick and suit(card) != suit(trick[0]) and black_lady(card):
                broken = True
            hands[seat].remove(card)
            trick.append(card)
        best = max((card for card in trick if suit(card) == suit(trick[0])), key=rank)
        leader = (leader + trick.index(best)) % 4
        worth = sum(cost(card) for card in trick)
        tricks.append((leader, worth))
        took[leader] += worth
    return Played(tricks, took)


def one_alone_took_half(played: Played, half: float) -> bool:
    taker, taken = None, 0
    for winner, worth in played.tricks:
        if worth and taker not in (None, winner):
            return False
        if worth:
            taker, taken = winner, taken + worth
            if taken >= half:
                return True
    return False
