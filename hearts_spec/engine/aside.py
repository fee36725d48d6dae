"""What lies beside the hands while a deal is played: a stock to draw from, a widow, tricks that are held over."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from hearts_spec.cards import Card, mask_of
from hearts_spec.engine.errors import Refusal, refuse
from hearts_spec.engine.table import NOBODY, Table
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.sections.deal import LeftOver
from hearts_spec.rules.sections.widow import WidowLook, WidowTakenBy

_NOT_YET = -1


class FullTrick(NamedTuple):
    """A trick that is complete: its number, counted from 0, who led, its cards in order, and the same as a mask."""

    number: int
    leader: int
    cards: Sequence[Card]
    mask: int


@dataclass(slots=True)
class Aside:
    """Cards that are in nobody's hand, and tricks that are not simply won by their best card.

    The `stock` keeps its order from the top, what has been drawn included. The `widow` is a mask, and `widow_at` the
    number of the trick with which it went, or -1. `held` are the cards of tricks that nobody could win, which go to
    the winner of the next; `held_by` keeps them for the trick with which they went. `obliged` are the cards that a
    joker obliges to win, by the number of the trick.
    """

    table: Table
    stock: tuple[Card, ...] = ()
    widow: int = 0
    widow_at: int = _NOT_YET
    held: int = 0
    held_by: dict[int, int] = field(default_factory=dict)
    obliged: dict[int, Card] = field(default_factory=dict)

    def copy(self) -> "Aside":
        """Give a copy that goes its own way."""
        return replace(self, held_by=self.held_by.copy(), obliged=self.obliged.copy())

    def award(self, trick: FullTrick, best: Card, hands: list[int], taken: list[int]) -> int:
        """Give a trick to its winner, with whatever goes with it, or hold it over; all then draw from the stock.

        `best` is the winning card, or NO_CARD. Gives the winner, or NOBODY.
        """
        winner = self._winner(trick, self.obliged.get(trick.number, best), hands)
        if winner == NOBODY:
            self.held |= trick.mask
        else:
            taken[winner] |= trick.mask | self._won_with(trick)
        for seat, card in self.drawn(trick.number, trick.leader, winner):
            hands[seat] |= 1 << card
        return winner

    def take_back(self, trick: FullTrick, winner: int, hands: list[int], taken: list[int]) -> None:
        """Undo what was done when a trick was awarded."""
        for seat, card in self.drawn(trick.number, trick.leader, winner):
            hands[seat] ^= 1 << card
        if winner == NOBODY:
            self.held ^= trick.mask
            return
        self.held = self.held_by.pop(trick.number, 0)
        taken[winner] ^= trick.mask | self.held
        if self.widow_at == trick.number:
            self.widow_at = _NOT_YET
            taken[winner] ^= self.widow

    def drawn(self, number: int, leader: int, winner: int) -> list[tuple[int, Card]]:
        """Give the cards drawn after a trick, each with the seat that draws it: the winner's first."""
        seats = self.table.seat_at[leader if winner == NOBODY else winner]
        start = number * len(seats)
        return list(zip(seats, self.stock[start : start + len(seats)], strict=False))

    def _winner(self, trick: FullTrick, best: Card, hands: Sequence[int]) -> int:
        order = self.table.seat_at[trick.leader]
        if best != NO_CARD:
            return order[trick.cards.index(best)]
        last = not any(hands) and not self.drawn(trick.number, trick.leader, NOBODY)
        return order[self.table.last_taker(trick.cards)] if last else NOBODY

    def _won_with(self, trick: FullTrick) -> int:
        """Give the cards that go to the winner of a trick, beside those of the trick itself."""
        held, self.held = self.held, 0
        if held:
            self.held_by[trick.number] = held
        if not self.widow or self.widow_at != _NOT_YET or not self._takes_widow(trick.mask | held):
            return held
        self.widow_at = trick.number
        return held | self.widow

    def _takes_widow(self, cards: int) -> bool:
        """Say whether the winner of these cards takes a widow that still lies there."""
        match self.table.rules.widow.taken_by:
            case WidowTakenBy.FIRST_TRICK:
                return True
            case WidowTakenBy.FIRST_POINT_TRICK:
                return bool(cards & self.table.scoring)
            case never:
                assert_never(never)


def aside_of(table: Table, rest: Sequence[Card]) -> Aside | None:
    """Lay aside what is left over from a deal; gives None where nothing ever lies beside the hands."""
    match table.rules.deal.left_over:
        case LeftOver.STOCK:
            return Aside(table, stock=tuple(rest))
        case LeftOver.WIDOW:
            return Aside(table, widow=mask_of(rest))
        case LeftOver.NONE:
            return Aside(table) if table.lays_aside else None
        case never:
            assert_never(never)


def why_not_look(table: Table, taker: int | None, seat: int) -> Refusal | None:
    """Say why a seat may not look at the widow that `taker` took, or None when it may."""
    if taker is None:
        return refuse(table.playable, "nobody has taken the widow yet", "widow.taken-by")
    match table.rules.widow.look:
        case WidowLook.NOBODY:
            return refuse(table.playable, "nobody may look at the widow before the deal is over", "widow.look")
        case WidowLook.TAKER:
            if seat == taker:
                return None
            return refuse(table.playable, "only the player who took the widow may look at it", "widow.look")
        case WidowLook.EVERYONE:
            return None
        case never:
            assert_never(never)
