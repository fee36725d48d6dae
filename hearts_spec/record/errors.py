"""The fault of a record that cannot be read: what is wrong, and where in the text it stands."""

from collections.abc import Sequence

from hearts_spec.cards import Suit
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.rules.shape.faults import NOWHERE, Fault, Mark

Path = tuple[str | int, ...]


class RecordError(ValueError):
    """A record that does not say what a record says.

    `token` is what is wrong; `path` leads to it, as `("hands", "B")`, and `offset` counts characters from 0 within
    the text found there. `mark` is its line and column, where the record was read from text.
    """

    def __init__(self, message: str, token: str = "", path: Path = (), hint: str = "", offset: int = 0) -> None:
        self.message = message
        self.token = token
        self.path = path
        self.hint = hint
        self.offset = offset
        self.mark = NOWHERE
        super().__init__(f"{message} ({hint})" if hint else message)

    @property
    def position(self) -> str:
        """Give the path in words, places in a list counted from 1: `hands.B`, `plays.7`."""
        return ".".join(str(step + 1) if isinstance(step, int) else step for step in self.path)

    def at(self, mark: Mark) -> "RecordError":
        """Give the same fault with its line and column."""
        found = RecordError(self.message, self.token, self.path, self.hint, self.offset)
        found.mark = mark
        return found

    @property
    def fault(self) -> Fault:
        """Give it as a fault of a file."""
        return Fault(self.mark, self.message, self.hint)


def path_of(error: ValueError, seats: Sequence[str]) -> Path:
    """Give the path to the part of a record at which its replay stopped."""
    if isinstance(error, IllegalPlayError):
        return ("plays", error.play - 1)
    if isinstance(error, IllegalBidError):
        return ("suit",) if error.bid.upper() in Suit.__members__ else ("bids", error.seat)
    if not isinstance(error, IrregularStateError):
        return ("rules",)
    word, _, number = error.position.partition(" ")
    if word == "play" and number.isdigit():
        return ("plays", int(number) - 1)
    if word == "incident":
        return ("incidents", int(number) - 1)
    if word == "round":
        number, _, part = number.partition(" ")
        return ("rounds", int(number) - 1, part) if part else ("rounds", int(number) - 1)
    return ("hands", error.position) if error.position in seats else (error.position,)
