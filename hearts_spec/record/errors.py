"""The error for a record that cannot be read, and the path to where a replay stopped."""

from collections.abc import Sequence

from hearts_spec.cards import HeartsError, Suit
from hearts_spec.cards import UsageError as UsageError
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.rules.inheritance import RefusedError
from hearts_spec.schema.problems import KeyPath, Location, Problem


class RecordError(HeartsError):
    """Data that is not a record.

    `token` is the wrong text, and `path` leads to the wrong text, such as `("hands", "B")`. `mark` has the line and
    column if the record was read from text. `faults` are all the problems found; the message is that of the first.
    """

    def __init__(
        self, message: str, token: str = "", path: KeyPath = (), hint: str = "", faults: Sequence[Problem] = (),
        code: str = "bad-form",
    ) -> None:  # fmt: skip
        self.token = token
        self.path = path
        self.faults = tuple(faults) or (Problem(Location(path=path), code, message, hint, token),)
        super().__init__(message, hint, str(self.mark) if self.mark.line else self.position)

    @classmethod
    def of(cls, faults: Sequence[Problem]) -> "RecordError":
        """Return the error for some problems. There must be at least one."""
        first = faults[0]
        return cls(first.message, first.token, first.mark.path, first.hint, faults)

    @property
    def mark(self) -> Location:
        """The file, line and column of the first problem."""
        return self.fault.mark

    @property
    def position(self) -> str:
        """The path in words, with list positions counted from 1: `hands.B`, `plays.7`."""
        return self.fault.mark.key

    @property
    def fault(self) -> Problem:
        """The first problem."""
        return self.faults[0]


def code_of(error: HeartsError) -> str:
    """Return the code of the problem of a record that cannot be replayed."""
    if isinstance(error, IllegalPlayError):
        return "illegal-play"
    if isinstance(error, IllegalBidError):
        return "illegal-bid"
    return error.code if isinstance(error, RefusedError) else "impossible-record"


def path_of(error: HeartsError, seats: Sequence[str]) -> KeyPath:
    """Return the path to the part of a record at which its replay stopped."""
    if error.deal:
        return ("deals", error.deal - 1, *_path_in_deal(error, seats))
    return _path_in_deal(error, seats)


def _path_in_deal(error: HeartsError, seats: Sequence[str]) -> KeyPath:
    if isinstance(error, IllegalPlayError):
        return ("plays", error.play - 1)
    if isinstance(error, IllegalBidError):
        return ("suit",) if error.bid.upper() in Suit.__members__ else ("bids", error.seat)
    if isinstance(error, RefusedError) and error.option:
        return ("options", error.option)
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
