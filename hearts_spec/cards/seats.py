"""Seats round a table: their names, clockwise, what none is called, and lists that say something of each of them."""

from collections.abc import Sequence
from enum import Enum

from hearts_spec.cards.errors import NotationError, nearest, quoted

SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")


class Fund(Enum):
    """An account that is no player's; no seat is called so, for a posting names either."""

    POOL = "pool"
    POT = "pot"
    BEFORE = "before"

    __hash__ = object.__hash__  # that of every other enumeration goes by the name, which is slower


FUNDS = {str(fund.value) for fund in Fund}
NO_SEAT = "cannot name a seat, for a fund is called so"
SEAT_HINT = "a short name, as N"


def default_seats(players: int) -> tuple[str, ...]:
    """Name the seats of a table clockwise: A, B, C ..."""
    return SEAT_NAMES[:players]


def seat_number(seats: Sequence[str], name: str, position: int = 0) -> int:
    """Give the number of a seat, counted clockwise from the first.

    Raises NotationError, naming the seats there are, when the table has no such seat.
    """
    if name in seats:
        return seats.index(name)
    near = nearest(name, seats)
    message = f"there is no seat {quoted(name, 20)} at this table; the seats are {', '.join(seats)}"
    raise NotationError(name, position, message, f"did you mean {near}?" if near else "")


def numbered_seat(seats: Sequence[str], seat: int | str) -> int:
    """Give the number of a seat that is given by its number or by its name.

    Raises NotationError when the table has no such seat.
    """
    if isinstance(seat, str):
        return seat_number(seats, seat)
    if type(seat) is not int or not 0 <= seat < len(seats):
        message = f"there is no seat number {seat!r} at this table; the seats are numbered from 0 to {len(seats) - 1}"
        raise NotationError(str(seat), 0, message)
    return seat


def parse_by_seat(text: str) -> dict[str, str]:
    """Read `A=2,B=4` or `A=QS 2H,B=3H` into what is said of each seat.

    Raises NotationError with the part that is not SEAT=something, or the seat that is named twice, or as a fund is.
    """
    said: dict[str, str] = {}
    position = 0
    for part in text.split(","):
        name, equals, value = part.partition("=")
        name = name.strip()
        start = position + len(part) - len(part.lstrip())
        if not equals or not name:
            message = f"{quoted(part.strip(), 20)} does not say which seat it is for"
            raise NotationError(part, start, message, "as in A=2,B=4")
        if name in FUNDS:
            raise NotationError(name, start, f"{quoted(name)} {NO_SEAT}", SEAT_HINT)
        if name in said:
            raise NotationError(name, start, f"seat {quoted(name, 20)[1:-1]} is named twice")
        said[name] = value.strip()
        position += len(part) + 1
    return said
