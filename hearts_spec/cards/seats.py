"""Seats round a table, clockwise: their names, their numbers, and lists such as `A=2,B=4`."""

from collections.abc import Sequence
from enum import Enum

from hearts_spec.cards.errors import NotationError, nearest, quoted, text_of

SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")


class Fund(Enum):
    """An account that belongs to no player. A seat may not have its name, as a posting names a seat or a fund."""

    POOL = "pool"
    POT = "pot"
    BEFORE = "before"

    __hash__ = object.__hash__  # Enum's default hashes the name, which is slower


FUNDS = {str(fund.value) for fund in Fund}
NO_SEAT = "cannot name a seat, because it is the name of a fund"
SEAT_HINT = "a short name, as N"
MOST_LETTERS = 20  # in the name of a seat


def default_seats(players: int) -> tuple[str, ...]:
    """Return the names of the seats of a table, clockwise: A, B, C ..."""
    return SEAT_NAMES[:players]


def seat_number(seats: Sequence[str], name: str, position: int = 0) -> int:
    """Return the number of a seat, counted clockwise from 0.

    Raises NotationError, listing the seats, if the table has no such seat.
    """
    if name in seats:
        return seats.index(name)
    near = nearest(name, seats)
    message = f"there is no seat {quoted(name, 20)} at this table; the seats are {', '.join(seats)}"
    raise NotationError(name, position, message, f"did you mean {near}?" if near else "")


def numbered_seat(seats: Sequence[str], seat: int | str) -> int:
    """Return the number of a seat that is given by its number or its name.

    Raises NotationError if the table has no such seat.
    """
    if isinstance(seat, str):
        return seat_number(seats, seat)
    if type(seat) is not int or not 0 <= seat < len(seats):
        named, last = text_of(seat), len(seats) - 1
        message = (
            f"there is no seat number {quoted(named)[1:-1]} at this table; the seats are numbered from 0 to {last}"
        )
        raise NotationError(named, 0, message)
    return seat


def parse_by_seat(text: str) -> dict[str, str]:
    """Read `A=2,B=4` or `A=QS 2H,B=3H` into a text for each seat.

    Raises NotationError for a part that is not SEAT=something, a seat that is named twice, or a text that
    cannot name a seat.
    """
    by_seat: dict[str, str] = {}
    position = 0
    for part in text.split(","):
        name, equals, value = part.partition("=")
        name = name.strip()
        start = position + len(part) - len(part.lstrip())
        if not equals or not name:
            message = f"{quoted(part.strip(), 20)} does not say which seat it is for"
            raise NotationError(part, start, message, "as in A=2,B=4")
        if not name.isprintable() or len(name) > MOST_LETTERS:
            raise NotationError(name, start, f"{quoted(name)} cannot name a seat", SEAT_HINT)
        if name in FUNDS:
            raise NotationError(name, start, f"{quoted(name)} {NO_SEAT}", SEAT_HINT)
        if name in by_seat:
            raise NotationError(name, start, f"seat {quoted(name, 20)[1:-1]} is named twice")
        by_seat[name] = value.strip()
        position += len(part) + 1
    return by_seat
