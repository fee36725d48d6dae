"""Where the players of a tournament sit: by lot before the first round, and by their moves after each."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import assert_never

from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.tournament_moves import Movement, Tables
from hearts_spec.rules.vocabulary.tournament import Arrivals

PLACES = ("head", "left", "foot", "right")


def seat_by_lot(lots: Mapping[str, int]) -> Tables:
    """Seat players by the table numbers they drew, four of each, clockwise from the head in the order of drawing.

    Raises IrregularStateError when a number is drawn more or less often than there are places.
    """
    last = max(lots.values(), default=0)
    tables = tuple(tuple(name for name, lot in lots.items() if lot == number) for number in range(1, last + 1))
    for number, table in enumerate(tables, 1):
        if len(table) != len(PLACES):
            message = f"table {number} was drawn {len(table)} times, where there are {len(PLACES)} lots for it"
            raise IrregularStateError(message, str(number), "tables")
    return tables


def seat_couples(slips: Iterable[tuple[int, str, str, str]]) -> Tables:
    """Seat couples by the slips they drew: a table, `head and foot` or `sides`, the lady and the man.

    Raises IrregularStateError when a slip is drawn twice or not at all.
    """
    seated: dict[tuple[int, str], tuple[str, str]] = {}
    for number, place, lady, man in slips:
        if place not in ("head and foot", "sides") or (number, place) in seated:
            raise IrregularStateError(f"no second slip says {place} at table {number}", place, "tables")
        seated[number, place] = (lady, man)
    tables = []
    for number in range(1, len(seated) // 2 + 1):
        pairs = seated.get((number, "head and foot")), seated.get((number, "sides"))
        if pairs[0] is None or pairs[1] is None:
            raise IrregularStateError(f"table {number} wants two couples", str(number), "tables")
        tables.append((pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1]))
    if len(tables) * 2 != len(seated):
        raise IrregularStateError("two couples are needed for each table", str(len(seated)), "tables")
    return tuple(tables)


def reseat(arrivals: Arrivals, tables: Tables, movement: Movement, ladies: Collection[str]) -> Tables:
    """Seat everyone for the next round. Those who come to a table are taken in the order of their old places."""
    after: list[tuple[str, ...]] = []
    for number, table in enumerate(tables):
        leaving = movement.up[number] if number else movement.down
        last = number == len(tables) - 1
        coming = movement.down if last else movement.up[number + 1]
        old = tables[0 if last else number + 1]
        newcomers = [name for name in old if name in coming]
        match arrivals:
            case Arrivals.SIDES:
                staying = [name for name in table if name not in leaving]
                after.append((staying[0], newcomers[0], staying[1], newcomers[1]))
            case Arrivals.VACATED:
                after.append(_in_places(table, leaving, newcomers, ladies))
            case _:
                assert_never(arrivals)
    return tuple(after)


def _in_places(
    table: Sequence[str], leaving: Sequence[str], newcomers: list[str], ladies: Collection[str]
) -> tuple[str, ...]:
    """Put each newcomer in a place that was left, that of a player of the same sex where the sexes are told apart."""
    seated = []
    for name in table:
        if name in leaving:
            alike = (each for each in newcomers if (each in ladies) == (name in ladies))
            name = next(alike, newcomers[0])
            newcomers = [each for each in newcomers if each != name]
        seated.append(name)
    return tuple(seated)
