"""What is known, when a deal is settled, of who won which tricks."""

from collections.abc import Collection
from typing import NamedTuple

from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.play import Play


class TricksWon(NamedTuple):
    """The tricks of a deal: how many each seat won, and who won the first and the last.

    What is not told is None; a first trick that nobody could win is told as -1.
    """

    each: tuple[int, ...] | None = None
    first: int | None = None
    last: int | None = None

    def of_each(self) -> tuple[int, ...]:
        """Give how many tricks each seat won; raises UntoldError where it is not told."""
        if self.each is None:
            raise MissingFactError(
                "it matters here how many tricks each player took", "say how many", "tricks", "tricks"
            )
        return self.each

    def of_first(self) -> int:
        """Give the seat that won the first trick; raises UntoldError where it is not told."""
        if self.first is None:
            raise MissingFactError(
                "it matters here who took the first trick", "say who did", "first trick", "first-trick"
            )
        return self.first

    def of_last(self) -> int:
        """Give the seat that won the last trick; raises UntoldError where it is not told."""
        if self.last is None:
            raise MissingFactError("it matters here who took the last trick", "say who did", "last trick", "last-trick")
        return self.last

    def all_by(self, seats: Collection[int]) -> bool:
        """Say whether some seats won every trick between them; raises UntoldError where it is not told."""
        return sum(self.of_each()[seat] for seat in seats) == sum(self.of_each()) > 0


UNTOLD = TricksWon()


def tricks_of(play: Play) -> TricksWon:
    """Give the tricks of a play that is over."""
    winners = play.winners
    return TricksWon(tuple([winners.count(seat) for seat in range(play.table.players)]), winners[0], winners[-1])
