"""The fault of a text that does not say what it should, and the nearest word that would."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Give the allowed word most like `word`, or None when nothing comes close."""
    by_lower = {choice.lower(): choice for choice in allowed}
    found = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.5 if len(word) <= 3 else 0.6)
    return by_lower[found[0]] if found else None


def quoted(text: str, at_most: int = 40) -> str:
    """Quote what was read: on one line, cut short, with nothing in it that a terminal would obey."""
    cut = text if len(text) <= at_most else text[: at_most - 3] + "..."
    shown = "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in cut)
    return f"'{shown}'"


class NotationError(ValueError):
    """A text that cannot be read: names the token, where it stands and what was expected.

    `position` counts characters from 0 within the text that was being read.
    """

    def __init__(self, token: str, position: int, message: str, hint: str = "") -> None:
        self.token = token
        self.position = position
        self.hint = hint
        super().__init__(f"{message} ({hint})" if hint else message)
