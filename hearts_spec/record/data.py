"""A record from plain data, as JSON gives it, or YAML with every value as text."""

from typing import Any

from hearts_spec.cards import SUITS, Card, NotationError, parse_card
from hearts_spec.record.errors import Path, RecordError
from hearts_spec.record.incidents import incidents_of
from hearts_spec.record.model import Record
from hearts_spec.record.reading import (
    CARDS,
    WHOLE,
    bad_card,
    cards_of,
    check_characters,
    describe,
    expected,
    flag_of,
    number_of,
    one_of,
    seat_of,
    text_of,
)
from hearts_spec.rules.sections.slam import SlamPays
from hearts_spec.rules.shape.faults import did_you_mean, quoted
from hearts_spec.rules.shape.tree import MAX_DEPTH

KEYS = (
    "rules", "options", "seats", "dealer", "deal", "hands", "widow", "stock", "passes", "bids", "buyer", "suit", "slam",
    "pool", "jack", "pot", "plays", "incidents",
)  # fmt: skip
PASSES = "pass"
_NEEDED = ("rules", "seats", "dealer", "hands")
_SLAM_CHOICES = (str(SlamPays.OTHERS_UP.value), str(SlamPays.SELF_DOWN.value))
_SUITS = tuple(suit.name.lower() for suit in SUITS)
_MOST_SEATS = 10
OBLIGING = "Joker!"
_TOO_LARGE = 10**18


def record_from_data(data: object) -> Record:
    """Read a record from plain data.

    Raises RecordError, without a line, for whatever is not as a record says it.
    """
    if not isinstance(data, dict):
        raise RecordError(f"found {describe(data)}, where a record was expected", hint="as {rules: ..., seats: ...}")
    for key in data:
        if key not in KEYS:
            raise RecordError(f"unknown key {quoted(key)}", key, (key,), did_you_mean(key, KEYS))
    for key in _NEEDED:
        if key not in data:
            raise RecordError(f"the record does not say `{key}`", key, hint=f"a record needs {', '.join(_NEEDED)}")
    seats = _seats(data["seats"])
    jack = data.get("jack")
    plays, obliging = _plays(data.get("plays", []), seats)
    return Record(
        rules=rules_of(data["rules"]),
        seats=seats,
        dealer=seat_of(data["dealer"], seats, ("dealer",)),
        hands=_cards_by_seat(data["hands"], seats, "hands"),
        options=options_of(data.get("options", {})),
        deal=number_of(data.get("deal", 1), ("deal",), least=1),
        widow=cards_of(data.get("widow", ""), ("widow",)),
        stock=cards_of(data.get("stock", ""), ("stock",)),
        passes=_cards_by_seat(data["passes"], seats, "passes") if "passes" in data else None,
        bids=_bids(data["bids"], seats) if "bids" in data else None,
        buyer=seat_of(data["buyer"], seats, ("buyer",)) if "buyer" in data else "",
        suit=one_of(data["suit"], _SUITS, ("suit",)) if "suit" in data else "",
        slam=one_of(data["slam"], _SLAM_CHOICES, ("slam",)) if "slam" in data else "",
        pool=number_of(data.get("pool", 0), ("pool",)),
        jack=None if "jack" not in data else flag_of(jack, ("jack",)),
        pot=number_of(data.get("pot", 0), ("pot",)),
        plays=plays,
        obliging=obliging,
        incidents=incidents_of(data.get("incidents", []), seats, len(plays)),
    )


def rules_of(value: object) -> str | dict[str, Any]:
    """Read what a record is played by: an id, a path, or a rule set written out in it."""
    if isinstance(value, dict) and value:
        return {str(key): _part(part, ("rules", str(key))) for key, part in value.items()}
    return text_of(value, "the id of a rule set, a path or a mapping", ("rules",))


def _part(value: object, path: Path) -> Any:
    """Give part of an inline rule set, in which only the loader of rule sets knows what is right."""
    if len(path) > MAX_DEPTH:
        raise RecordError(f"nested deeper than {MAX_DEPTH} levels", path=path)
    if isinstance(value, dict):
        return {str(key): _part(part, (*path, str(key))) for key, part in value.items()}
    if isinstance(value, list):
        return [_part(part, (*path, place)) for place, part in enumerate(value)]
    if isinstance(value, int) and abs(value) >= _TOO_LARGE:
        raise RecordError("a number is too large to read", path=path)
    if isinstance(value, str):
        check_characters(value, path)
    return str(value) if isinstance(value, float) else value


def options_of(value: object) -> dict[str, str]:
    """Read the options that were chosen."""
    if not isinstance(value, dict):
        raise expected(value, "a mapping from an option to a choice", ("options",), "as {odd-chip: stays}")
    return {name: text_of(choice, "a choice", ("options", name)) for name, choice in value.items()}


def _seats(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not 2 <= len(value) <= _MOST_SEATS:
        raise expected(value, f"a list of 2 to {_MOST_SEATS} seats", ("seats",), "clockwise, as [N, E, S, W]")
    seats: list[str] = []
    for place, each in enumerate(value):
        name = text_of(each, "the name of a seat", ("seats", place))
        if len(name) > 20 or not name.isprintable():
            raise RecordError(f"{quoted(name)} cannot name a seat", name, ("seats", place), "a short name, as N")
        if name in seats:
            raise RecordError(f"seat {name} is named twice", name, ("seats", place))
        seats.append(name)
    return tuple(seats)


def _cards_by_seat(value: object, seats: tuple[str, ...], key: str) -> dict[str, tuple[Card, ...]]:
    if not isinstance(value, dict):
        raise expected(value, "a mapping from a seat to its cards", (key,), 'as {N: "QS 10H"}')
    for name in value:
        if name not in seats:
            seat_of(name, seats, (key, name))
    return {seat: cards_of(value[seat], (key, seat)) for seat in seats if seat in value}


def _bids(value: object, seats: tuple[str, ...]) -> dict[str, int]:
    if not isinstance(value, dict):
        raise expected(value, "a mapping from a seat to its bid", ("bids",), "as {N: 25, E: pass}")
    for name in value:
        if name not in seats:
            seat_of(name, seats, ("bids", name))
    return {seat: _bid(value[seat], ("bids", seat)) for seat in seats if seat in value}


def _bid(value: object, path: Path) -> int:
    text = text_of(value, "a bid", path)
    if text != PASSES and not (WHOLE.fullmatch(text) and int(text)):
        raise expected(text, "a whole number from 1, or the word pass,", path)
    return 0 if text == PASSES else int(text)


def _plays(value: object, seats: tuple[str, ...]) -> tuple[tuple[tuple[str, Card], ...], tuple[int, ...]]:
    """Read the plays, and the places of those in which the joker obliges a high heart to win."""
    if not isinstance(value, list):
        raise expected(value, "a list of plays", ("plays",), "as [2C, 10C] or [[N, 2C], [E, 10C]]")
    plays: list[tuple[str, Card]] = []
    obliging: list[int] = []
    for place, item in enumerate(value):
        card = CARDS.get(item) if type(item) is str else None
        if card is None:
            item, obliges = _obliging(item)
            obliging += [place] * obliges
            plays.append(_play(item, seats, place))
        else:
            plays.append(("", card))
    return tuple(plays), tuple(obliging)


def _obliging(item: object) -> tuple[object, bool]:
    """Give a play of `Joker!` without its mark, and whether it had one."""
    if isinstance(item, list) and len(item) == 2:
        card, obliges = _obliging(item[1])
        return [item[0], card], obliges
    if isinstance(item, str) and item.strip().lower() == OBLIGING.lower():
        return OBLIGING[:-1], True
    return item, False


def _play(item: object, seats: tuple[str, ...], place: int) -> tuple[str, Card]:
    path: Path = ("plays", place)
    if isinstance(item, list):
        if len(item) != 2:
            raise expected(item, "a seat and a card", path, "as [N, 2C]")
        seat = item[0] if item[0] in seats else seat_of(item[0], seats, (*path, 0))
        return seat, _card(item[1], (*path, 1))
    return "", _card(item, path)


def _card(value: object, path: Path) -> Card:
    text = text_of(value, "a card", path)
    card = CARDS.get(text)
    try:
        return parse_card(text) if card is None else card
    except NotationError as error:
        raise bad_card(error, path) from None
