"""In how many ways cards that count can be shared out so that each seat has just what it must take."""

from collections.abc import Sequence
from math import comb

from hearts_spec.cards import cards_in


class Sharing:
    """Counts ways to share cards out by their values; what was once counted is remembered."""

    def __init__(self, value: Sequence[int]) -> None:
        self.value = value
        self.lessening = min(value) < 0
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(self, cards: int, needs: tuple[int, ...]) -> int:
        """Count the ways to give each card to a seat; the needs add up to what the cards are worth."""
        key = (cards, needs)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._count(cards, needs)
        return known

    def _count(self, cards: int, needs: tuple[int, ...]) -> int:
        if not cards:
            return int(not any(needs))
        values = {self.value[card] for card in cards_in(cards)}
        if values == {1} and min(needs) >= 0:
            return _multinomial(needs)
        card = cards.bit_length() - 1
        worth = self.value[card]
        rest = cards ^ 1 << card
        return sum(
            self.ways(rest, (*needs[:seat], need - worth, *needs[seat + 1 :]))
            for seat, need in enumerate(needs)
            if need >= worth or self.lessening
        )


def _multinomial(needs: Sequence[int]) -> int:
    """Count the ways to deal cards that are all worth one."""
    left = sum(needs)
    found = 1
    for need in needs:
        found *= comb(left, need)
        left -= need
    return found
