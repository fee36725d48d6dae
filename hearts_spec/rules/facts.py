"""Facts of a deal on which rules depend, and the errors for those that are missing or cannot be."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from hearts_spec.cards import Card, HeartsError

NOBODY = -1  # instead of a seat number
NO_CARD: Card = -1  # instead of a card that a player did not play


class IrregularStateError(HeartsError):
    """An impossible state, such as a card held twice, a hand of the wrong size or a wrong total.

    `token` is the wrong text, and `position` the seat, play or input that has it. `kind` is the kind of error, as in
    JSON. Each of them may be empty.
    """

    kind: ClassVar[str] = ""

    def __init__(self, message: str, token: str = "", position: str = "", hint: str = "") -> None:
        self.token = token
        self.position = position
        super().__init__(message, hint, position)


class MissingFactError(IrregularStateError):
    """A deal that cannot be settled because a fact is missing.

    `why` says why the fact is needed, `say` what to state, and `position` which input is missing.
    """

    kind = "untold"

    def __init__(self, why: str, say: str, token: str = "", position: str = "") -> None:
        self.why, self.say = why, say
        super().__init__(f"{why}: {say}", token, position)


@dataclass(frozen=True, slots=True)
class Taker:
    """Something that one player takes in a deal: `what`, as `last trick`, and who took it.

    `found` returns the seat from the winners of the tricks, in order, the cards of each trick, as masks, and the suit
    to be avoided; NOBODY if no player took it. Each trick that was claimed has all the cards that were left.
    """

    what: str
    found: Callable[[Sequence[int], Sequence[int], int], int]

    @property
    def which(self) -> str:
        """What it is where tricks are spoken of: `last`, `last but one`; anything else as it is."""
        return self.what.replace(" trick", "")

    @property
    def taken(self) -> str:
        """The verb for it: a trick is won, and anything else taken."""
        return "won" if self.which != self.what else "taken"


class TricksWon(NamedTuple):
    """The tricks of a deal: how many each seat won, and who took what one player takes, by its key.

    None means not known, and a taker that is not known is left out; NOBODY means that no player took it.
    """

    each: tuple[int, ...] | None = None
    takers: tuple[tuple[str, int], ...] = ()

    def of_each(self) -> tuple[int, ...]:
        """Return the number of tricks that each seat won; raise MissingFactError if it is not known."""
        if self.each is None:
            raise MissingFactError(
                "it matters here how many tricks each player took", "say how many tricks each won", "tricks", "tricks"
            )
        return self.each

    def taker_of(self, key: str, taker: Taker | None = None) -> int:
        """Return the seat that took something, as `first-trick`; raise MissingFactError if it is not known."""
        for name, seat in self.takers:
            if name == key:
                return seat
        what, took = (taker.what, taker.taken.replace("taken", "took")) if taker else (key.replace("-", " "), "won")
        raise MissingFactError(f"it matters here who took the {what}", f"say who {took} the {what}", what, key)

    def all_by(self, seats: Collection[int]) -> bool:
        """True if these seats together won every trick; raise MissingFactError if it is not known."""
        return sum(self.of_each()[seat] for seat in seats) == sum(self.of_each()) > 0


TRICKS_UNKNOWN = TricksWon()


def won(each: tuple[int, ...] | None = None, **takers: int | None) -> TricksWon:
    """Return the tricks won, with the takers that are known: `won((13, 0, 0, 0), first_trick=0)`."""
    known = {name.replace("_", "-"): seat for name, seat in takers.items() if seat is not None}
    return TricksWon(each, tuple(known.items()))
