"""What a terminal shows for a character that it does not have: the nearest plain characters, or else an escape."""

import codecs
import unicodedata
from collections.abc import Mapping
from typing import IO, Any

_PLAIN: Mapping[str, str] = {
    "†": "+", "ı": "i", "œ": "oe",
    **dict.fromkeys("−–‐‑", "-"), "—": "--", **dict.fromkeys("‘’‹›", "'"), **dict.fromkeys("“”«»", '"'),
    "·": "-", "•": "*", "¶": "#", "×": "x", "±": "+/-", "⁄": "/", "←": "<-", "→": "->", "↑": "^", "★": "*", "☆": "*",
    **dict.fromkeys("♣♧", "C"), **dict.fromkeys("♦♢", "D"), **dict.fromkeys("♠♤", "S"), **dict.fromkeys("♥♡", "H"),
    **dict.fromkeys("\ufe0e\ufe0f", ""),
}  # fmt: skip
_HANDLER = "plain"


def plain(text: str) -> str:
    """Return a text in ASCII: signs by the nearest plain ones, letters without accents, and escapes for the rest."""
    return "".join(character if character.isascii() else _plain_character(character) for character in text)


def _plain_character(character: str) -> str:
    if character in _PLAIN:
        return _PLAIN[character]
    parts = [each for each in unicodedata.normalize("NFKD", character) if not unicodedata.combining(each)]
    nearest = "".join(_PLAIN.get(each, each) for each in parts)
    if nearest and nearest.isascii():
        return nearest
    return character.encode("ascii", "backslashreplace").decode()


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(_HANDLER, _replace)


def use_plain_text(stream: IO[str] | None) -> None:
    """Let a stream whose encoding lacks a character write the nearest plain characters for it."""
    reconfigure: Any = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=_HANDLER)
