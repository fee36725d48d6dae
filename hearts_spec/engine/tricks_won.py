"""Who won which tricks, if this is known when a deal is settled."""

from collections.abc import Collection
from typing import NamedTuple

from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.play import Play


class TricksWon(NamedTuple):
    """The tricks of a deal: how many each seat won, and which seats won the first and the last.

    None means not known; -1 means that no card could win the first trick.
    """

    each: tuple[int, ...] | None = None
    first: int | None = None
    last: int | None = None

    def of_each(self) -> tuple[int, ...]:
        """Return the number of tricks that each seat won; raise MissingFactError if it is not known."""
        if self.each is None:
            raise MissingFactError(
                "it matters here how many tricks each player took", "say how many tricks each won", "tricks", "tricks"
            )
        return self.each

    def of_first(self) -> int:
        """Return the seat that won the first trick; raise MissingFactError if it is not known."""
        if self.first is None:
            raise MissingFactError(
                "it matters here who took the first trick", "say who won the first trick", "first trick", "first-trick"
            )
        return self.first

    def of_last(self) -> int:
        """Return the seat that won the last trick; raise MissingFactError if it is not known."""
        if self.last is None:
            raise MissingFactError(
                "it matters here who took the last trick", "say who won the last trick", "last trick", "last-trick"
            )
        return self.last

    def all_by(self, seats: Collection[int]) -> bool:
        """True if these seats together won every trick; raise MissingFactError if it is not known."""
        return sum(self.of_each()[seat] for seat in seats) == sum(self.of_each()) > 0


UNTOLD = TricksWon()


def tricks_of(play: Play) -> TricksWon:
    """Return the tricks won in a play that is over."""
    winners = play.winners
    return TricksWon(tuple([winners.count(seat) for seat in range(play.table.players)]), winners[0], winners[-1])
