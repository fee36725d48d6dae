"""Who won which tricks, if this is known when a deal is settled."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from hearts_spec.engine.compiled_rules import NOBODY
from hearts_spec.engine.errors import MissingFactError
from hearts_spec.engine.play import Play


class TricksWon(NamedTuple):
    """The tricks of a deal: how many each seat won, and which seats won the first, the last and the one before it.

    None means not known; -1 means that no card could win the trick, or that there was none.
    """

    each: tuple[int, ...] | None = None
    first: int | None = None
    last: int | None = None
    last_but_one: int | None = None

    def of_each(self) -> tuple[int, ...]:
        """Return the number of tricks that each seat won; raise MissingFactError if it is not known."""
        if self.each is None:
            raise MissingFactError(
                "it matters here how many tricks each player took", "say how many tricks each won", "tricks", "tricks"
            )
        return self.each

    def of_first(self) -> int:
        """Return the seat that won the first trick; raise MissingFactError if it is not known."""
        return _known(self.first, "first trick")

    def of_last(self) -> int:
        """Return the seat that won the last trick; raise MissingFactError if it is not known."""
        return _known(self.last, "last trick")

    def of_last_but_one(self) -> int:
        """Return the seat that won the trick before the last; raise MissingFactError if it is not known."""
        return _known(self.last_but_one, "last trick but one", "last-but-one")

    def all_by(self, seats: Collection[int]) -> bool:
        """True if these seats together won every trick; raise MissingFactError if it is not known."""
        return sum(self.of_each()[seat] for seat in seats) == sum(self.of_each()) > 0


def _known(seat: int | None, trick: str, fact: str = "") -> int:
    if seat is None:
        why, say = f"it matters here who took the {trick}", f"say who won the {trick}"
        raise MissingFactError(why, say, trick, fact or trick.replace(" ", "-"))
    return seat


UNTOLD = TricksWon()


def tricks_of(play: Play, unplayed: Sequence[int] = ()) -> TricksWon:
    """Return the tricks won in a play that is over; `unplayed` are the seats that took the tricks claimed."""
    winners = [*play.winners, *unplayed]
    each = tuple([winners.count(seat) for seat in range(play.table.players)])
    return TricksWon(each, winners[0], winners[-1], winners[-2] if winners[1:] else NOBODY)
