"""What lies beside the hands while a deal is played: a stock to draw from, a widow, tricks that are held over."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hearts_spec.cards import Card, mask_of
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.table import Table
from hearts_spec.rules.words import LeftOver, WidowLook, WidowTakenBy

NOBODY = -1
_NOT_YET = -1


@dataclass(slots=True)
class Aside:
    """Cards that are in nobody's hand; tricks are numbered from 0.

    The `stock` keeps its order from the top, what has been drawn included. The `widow` is a mask, and `widow_at` the
    number of the trick with which it went, or -1. `held` are the cards of tricks that nobody could win, which go to
    the winner of the next.
    """

    table: Table
    stock: tuple[Card, ...] = ()
    widow: int = 0
    widow_at: int = _NOT_YET
    held: int = 0

    def copy(self) -> "Aside":
        """Give a copy that goes its own way."""
        return replace(self)

    def won_with(self, number: int, trick: int) -> int:
        """Give the cards that go to the winner of a trick, beside those of the trick itself."""
        held, self.held = self.held, 0
        if not self.widow or self.widow_at != _NOT_YET:
            return held
        by_points = self.table.rules.widow.taken_by is WidowTakenBy.FIRST_POINT_TRICK
        if by_points and not (trick | held) & self.table.scoring:
            return held
        self.widow_at = number
        return held | self.widow

    def give_back(self, number: int, held: int) -> int:
        """Lay aside again what went with a trick that is taken back, given what was held over then, and give it."""
        self.held = held
        if self.widow_at != number:
            return held
        self.widow_at = _NOT_YET
        return held | self.widow

    def draws_left(self, number: int) -> bool:
        """Say whether cards are drawn after a trick."""
        return number * self.table.players < len(self.stock)

    def drawn(self, number: int, first: int) -> list[tuple[int, Card]]:
        """Give the cards drawn after a trick, each with the seat that draws it, the first first."""
        seats = self.table.seat_at[first]
        start = number * len(seats)
        return list(zip(seats, self.stock[start : start + len(seats)], strict=False))


def aside_of(table: Table, rest: Sequence[Card]) -> Aside | None:
    """Lay aside what is left over from a deal; gives None where nothing ever lies beside the hands."""
    left_over = table.rules.deal.left_over
    if left_over is LeftOver.STOCK:
        return Aside(table, stock=tuple(rest))
    if left_over is LeftOver.WIDOW:
        return Aside(table, widow=mask_of(rest))
    return Aside(table) if table.lays_aside else None


def why_not_look(table: Table, taker: int | None, seat: int) -> Refusal | None:
    """Say why a seat may not look at the widow that `taker` took, or None when it may."""
    look = table.rules.widow.look
    if taker is None:
        key, reason = "widow.taken-by", "nobody has taken the widow yet"
    elif look is WidowLook.NOBODY:
        key, reason = "widow.look", "nobody may look at the widow before the deal is over"
    elif look is WidowLook.TAKER and seat != taker:
        key, reason = "widow.look", "only the player who took the widow may look at it"
    else:
        return None
    return Refusal(reason, (key,), table.playable.cites(key))
