"""The base class of all errors, the error of a text that cannot be read, and hints for misspelt words."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Return the allowed word most like `word`, or the shortest that begins with it; None if none comes close.

    A word of at most 4 letters needs one with the same first letter, because so short a word is like too many others.
    A folder does not count as the beginning of the names in it, because a caller lists those.
    """
    by_lower = {choice.lower(): choice for choice in allowed}
    longer = [
        choice
        for choice in by_lower
        if len(word) > 3 and choice.startswith(word.lower()) and "/" not in choice[len(word) :]
    ]
    if longer:
        return by_lower[min(longer, key=len)]
    likely = [each for each in by_lower if len(word) > 4 or not word.isalpha() or each[:1] == word[:1].lower()]
    found = get_close_matches(word.lower(), likely, n=1, cutoff=0.5 if len(word) <= 3 else 0.6)
    return by_lower[found[0]] if found else None


def quoted(text: str, at_most: int = 40) -> str:
    """Return a text in quotes for a message: on one line, cut short, with control characters escaped for terminals."""
    cut = text if len(text) <= at_most else text[: at_most - 3] + "..."
    shown = "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in cut)
    return f"'{shown}'"


def text_of(value: object) -> str:
    """Return a value as text for a message, also one whose own text cannot be made, as a number of 5,000 digits."""
    try:
        return str(value)
    except Exception:  # whatever a caller's own class does
        return f"a value of the type {type(value).__name__}"


def with_hint(message: str, hint: str) -> str:
    return f"{message} ({hint})" if hint else message


class HeartsError(ValueError):
    """The base class of all errors of this package.

    `message` says what is wrong, `hint` how to correct it, and `place` where: a line of a file, a key, a play or a
    seat. The hint and the place may be empty. `deal` is the number of the deal in the record of a game, otherwise 0.
    `str(error)` is the message with the hint.

    >>> try:
    ...     hearts_spec.load("modern/standart")
    ... except hearts_spec.HeartsError as error:
    ...     error.message, error.hint
    ("there is no rule set 'modern/standart'", 'did you mean modern/standard?')
    """

    def __init__(self, message: str, hint: str = "", place: str = "") -> None:
        self.message = message
        self.hint = hint
        self.place = place
        self.deal = 0
        super().__init__(message)

    def __str__(self) -> str:
        return with_hint(self.message, self.hint)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """Pickle and copy by attributes, because subclasses have constructors with other arguments."""
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[HeartsError], args: tuple[object, ...], attributes: Mapping[str, Any]) -> HeartsError:
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error


class UsageError(HeartsError):
    """A request with a wrong or missing argument."""


class NotationError(HeartsError):
    """A text that cannot be read, such as a card or a bid. The message says what was expected.

    `token` is the wrong text, and `position` the number of characters before it.
    """

    def __init__(self, token: str, position: int, message: str, hint: str = "") -> None:
        self.token = token
        self.position = position
        super().__init__(message, hint, f"character {position + 1}")
