"""Reading the parts of a record: texts, numbers, flags, seats, cards and words, each with its fault."""

import re

from hearts_spec.cards import Card, NotationError, card_text, full_pack, nearest, parse_cards
from hearts_spec.record.errors import RecordError
from hearts_spec.rules.shape.faults import Path, did_you_mean, quoted
from hearts_spec.rules.shape.unreadable import name_character, unfit_character

CARDS: dict[str, Card] = {card_text(card): card for card in full_pack()}
WHOLE = re.compile(r"[0-9]{1,6}")


def describe(value: object) -> str:
    """Name a value that is not what it should be."""
    if isinstance(value, str | bool | int | float):
        return quoted(str(value)) if value != "" else "nothing"
    return "a mapping" if isinstance(value, dict) else "a list" if isinstance(value, list) else "nothing"


def expected(value: object, what: str, path: Path, hint: str = "") -> RecordError:
    """Give the fault of a part that is not what a record has there."""
    token = str(value) if isinstance(value, str | int) else ""
    return RecordError(f"found {describe(value)}, where {what} was expected", token, path, hint)


def text_of(value: object, what: str, path: Path) -> str:
    """Read a text; a number is one too."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str) or not value.strip():
        raise expected(value, what, path)
    check_characters(value, path)
    return value


def check_characters(text: str, path: Path) -> None:
    """Refuse a text with a character that no text should hold."""
    if (place := unfit_character(text)) is not None:
        raise RecordError(f"{name_character(text[place])} is not allowed in a text", text[place], path, "take it out")


def number_of(value: object, path: Path, least: int = 0) -> int:
    """Read a whole number."""
    text = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
    if not (WHOLE.fullmatch(text) and int(text) >= least):
        raise expected(value, f"a whole number from {least}", path)
    return int(text)


def flag_of(value: object, path: Path) -> bool:
    """Read true or false."""
    if value is True or value == "true":
        return True
    if value is False or value == "false":
        return False
    raise expected(value, "true or false", path)


def seat_of(value: object, seats: tuple[str, ...], path: Path) -> str:
    """Read the name of a seat at the table."""
    name = text_of(value, "the name of a seat", path)
    if name not in seats:
        near = nearest(name, seats) if len(name) <= 40 else None
        hint = f"did you mean {near}?" if near else f"the seats are {', '.join(seats)}"
        raise RecordError(f"there is no seat {quoted(name)} at this table", name, path, hint)
    return name


def cards_of(value: object, path: Path) -> tuple[Card, ...]:
    """Read cards, as `QS 10H`."""
    if not isinstance(value, str):
        raise expected(value, "cards", path, 'as "QS 10H"')
    try:
        return tuple([CARDS[token] for token in value.split()])
    except KeyError:
        pass
    try:
        return tuple(parse_cards(value))
    except NotationError as error:
        raise bad_card(error, path) from None


def bad_card(error: NotationError, path: Path) -> RecordError:
    """Give the fault of a text that is no card."""
    return RecordError(f"{quoted(error.token)} is not a card", error.token, path, error.hint)


def one_of(value: object, words: tuple[str, ...], path: Path) -> str:
    """Read one of some words."""
    what = " or ".join(words) if len(words) < 6 else "one of the words for it"
    text = text_of(value, what, path)
    if text not in words:
        raise expected(text, what, path, did_you_mean(text, words))
    return text
