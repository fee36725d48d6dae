"""Checks of the arguments of `load`, `Game` and `Play` that are not cards.

Callers may pass anything, so each function checks the type and raises an error that names what was expected.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, replace
from random import Random
from typing import Any

from hearts_spec.api.cards import read_cards
from hearts_spec.cards import SEAT_HINT, Card, numbered_seat, quoted
from hearts_spec.engine import IrregularStateError, Standing
from hearts_spec.record import Record, RecordError
from hearts_spec.record.model import STOOD, ReportedState
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.kinds import ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.source_tree import from_data


def mapping(value: Any, what: str) -> Mapping[Any, Any]:
    """Return an argument that must be a mapping; `what` names it in the message.

    Raises RefusedError for anything else.
    """
    if not isinstance(value, Mapping):
        raise RefusedError(f"{what} are a mapping, not {quoted(str(value))}")
    return value


def number_of_players(value: object) -> int | None:
    """Return the number of players, or None if it is not given.

    Raises RefusedError for anything but a whole number.
    """
    if value is not None and type(value) is not int:
        raise RefusedError(f"a number of players is a whole number, not {quoted(str(value))}")
    return value


def seats_named(value: Any) -> list[str]:
    """Return the names of the seats as a list.

    Raises RefusedError if it is no iterable, if it is a set, which has no order, and for a name that is no text or is a
    number, because a number stands for the position of a seat.
    """
    if not isinstance(value, Iterable):
        raise RefusedError(f"seats are a list of names, not {quoted(str(value))}")
    if isinstance(value, set | frozenset):
        raise RefusedError("seats are named clockwise, and a set has no order", "give a list")
    named = list(value)
    for name in named:
        if not isinstance(name, str):
            raise RefusedError(f"a seat is named by a text, not {quoted(str(name))}", SEAT_HINT)
        if name.isdecimal():
            raise RefusedError(f"{quoted(name)} cannot name a seat, for a number is the place of one", SEAT_HINT)
    return named


def library_given(value: object) -> Library | None:
    """Return the library in which ids are looked up, or None if none is given.

    Raises RefusedError for anything else.
    """
    if value is not None and not isinstance(value, Library):
        raise RefusedError(f"a library is one that Library gives, not {quoted(str(value))}")
    return value


def reported_standing(value: Any, seats: tuple[str, ...]) -> ReportedState:
    """Return what is on the table before the game, from a `Standing` or from a mapping with the keys of a record.

    Raises RecordError for a key or a value that a record cannot have.
    """
    if value is None:
        return ReportedState()
    faults: list[Problem] = []
    found: ReportedState = STOOD.read(
        from_data(asdict(value) if isinstance(value, Standing) else value), faults, ReadContext(seats)
    )
    if faults:
        raise RecordError.of(faults)
    return found


def named_hands(seats: Sequence[str], value: Any) -> dict[str, tuple[Card, ...]]:
    """Return the cards that a caller named for each seat.

    Raises IrregularStateError for a seat that is named twice, and the errors of reading seats and cards.
    """
    found: dict[str, tuple[Card, ...]] = {}
    for seat, held in mapping(value, "hands").items():
        name = seats[numbered_seat(seats, seat)]
        if name in found:
            raise IrregularStateError(f"the hand of {name} is named twice", name, "hands")
        found[name] = tuple(read_cards(held))
    return found


def shuffle(cards: list[Card], seed: int | str | None) -> None:
    """Shuffle cards in place, the same way each time for one seed.

    Raises IrregularStateError for a seed that is neither a number nor a text.
    """
    try:
        Random(seed).shuffle(cards)
    except TypeError:
        raise IrregularStateError(f"a seed is a number or a text, not {quoted(str(seed))}", "", "seed") from None


def own_rules(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return a deep copy of a rule set that is written out, which the caller cannot change.

    What cannot be copied is returned as it is; the reader then reports it at its place.
    """
    try:
        return deepcopy(dict(rules))
    except (TypeError, RecursionError):
        return dict(rules)


def own_record(record: Record) -> Record:
    """Return a record with copies of its mappings, which the caller cannot change."""
    return replace(
        record,
        hands=dict(record.hands),
        options=dict(record.options),
        passes=None if record.passes is None else dict(record.passes),
        returns=None if record.returns is None else dict(record.returns),
        shows=dict(record.shows),
        bids=None if record.bids is None else dict(record.bids),
        scores=dict(record.scores),
    )
