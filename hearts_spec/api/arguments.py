"""What a caller gives that is no text: held to what it has to be, and taken as the deal's own."""

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


def mapping(said: Any, what: str) -> Mapping[Any, Any]:
    """Read what is said by name.

    Raises RefusedError for what is no mapping.
    """
    if not isinstance(said, Mapping):
        raise RefusedError(f"{what} are a mapping, not {quoted(str(said))}")
    return said


def number_of_players(said: object) -> int | None:
    """Read how many players there are, or None where it is not said.

    Raises RefusedError for what is no whole number.
    """
    if said is not None and type(said) is not int:
        raise RefusedError(f"a number of players is a whole number, not {quoted(str(said))}")
    return said


def seats_named(said: Any) -> list[str]:
    """Read the names of the seats as a list.

    Raises RefusedError for what has no names in it, or has them in no order; for a name that is no text, or is a
    number, since a number is the place of a seat wherever one is asked for.
    """
    if not isinstance(said, Iterable):
        raise RefusedError(f"seats are a list of names, not {quoted(str(said))}")
    if isinstance(said, set | frozenset):
        raise RefusedError("seats are named clockwise, and a set has no order", "give a list")
    named = list(said)
    for name in named:
        if not isinstance(name, str):
            raise RefusedError(f"a seat is named by a text, not {quoted(str(name))}", SEAT_HINT)
        if name.isdecimal():
            raise RefusedError(f"{quoted(name)} cannot name a seat, for a number is the place of one", SEAT_HINT)
    return named


def library_given(said: object) -> Library | None:
    """Read the library in which ids are looked for, or None where none is given.

    Raises RefusedError for anything else.
    """
    if said is not None and not isinstance(said, Library):
        raise RefusedError(f"a library is one that Library gives, not {quoted(str(said))}")
    return said


def what_stands(said: Any, seats: tuple[str, ...]) -> ReportedState:
    """Read what lies on the table from before: as it is handed out, or under the keys by which a record tells it.

    Raises RecordError for what a record does not say so.
    """
    if said is None:
        return ReportedState()
    faults: list[Problem] = []
    found: ReportedState = STOOD.read(
        from_data(asdict(said) if isinstance(said, Standing) else said), faults, ReadContext(seats)
    )
    if faults:
        raise RecordError.of(faults)
    return found


def named_hands(seats: Sequence[str], said: Any) -> dict[str, tuple[Card, ...]]:
    """Read the cards that a caller names for each seat, each seat once.

    Raises IrregularStateError for a seat that is named twice, and as cards and seats are read.
    """
    found: dict[str, tuple[Card, ...]] = {}
    for seat, held in mapping(said, "hands").items():
        name = seats[numbered_seat(seats, seat)]
        if name in found:
            raise IrregularStateError(f"the hand of {name} is named twice", name, "hands")
        found[name] = tuple(read_cards(held))
    return found


def shuffle(cards: list[Card], seed: int | str | None) -> None:
    """Shuffle cards, the same each time for one seed.

    Raises IrregularStateError for a seed that is neither a number nor a text.
    """
    try:
        Random(seed).shuffle(cards)
    except TypeError:
        raise IrregularStateError(f"a seed is a number or a text, not {quoted(str(seed))}", "", "seed") from None


def own_rules(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Give a rule set that is written out as the game's own, which stays as it is whatever becomes of the caller's.

    What cannot be copied is given as it is, for the reader refuses it in its place.
    """
    try:
        return deepcopy(dict(rules))
    except (TypeError, RecursionError):
        return dict(rules)


def own_record(record: Record) -> Record:
    """Give a record whose hands, passes and bids are its own."""
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
