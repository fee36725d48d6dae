"""The phrases steps are written in: a template with places to fill, matched as a whole.

A place is `{name}` or `{name:kind}`. Each kind admits only what it is meant for, so a number is decimal digits and
nothing else, and a step that says something unreadable matches no phrase instead of meaning something by accident.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import Suit
from hearts_spec.rules.vocabulary.settlement import PoolName

Converter = Callable[[str], Any]

_SEAT = r"[A-Z][a-z]*"
_FACT = r"[A-Z]\d+[a-z]?"
_CARD = r"(?:(?:[2-9TJQKA]|10)[CDSH]|Joker)"


def _numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def _names(text: str) -> list[str]:
    return re.findall(_SEAT, text)


def signed(text: str) -> int:
    """Read a number before which a plus or a minus may stand, be it the one that is typed or the one that is set."""
    return int(text.replace("−", "-"))


KINDS: dict[str, tuple[str, Converter]] = {
    "seat": (_SEAT, str),
    "seats": (rf"{_SEAT}(?:, {_SEAT})*(?: and {_SEAT})?", _names),
    "card": (_CARD, str),
    "cards": (rf"{_CARD}(?: {_CARD})*", str),
    "suit": (r"clubs|diamonds|spades|hearts", lambda text: Suit[text.upper()]),
    "pool": ("|".join(each.phrase for each in PoolName), str),
    "number": (r"\d+", int),
    "ordinal": (r"\d*(?:1st|2nd|3rd|\dth)", lambda text: int(text[:-2])),
    "signed": (r"[+−-]?\d+", signed),
    "numbers": (r"\d+(?:, \d+)*(?: and \d+)?", _numbers),
    "id": (r"[a-z0-9-]+(?:/[a-z0-9-]+)?", str),
    "provision": (r"[a-z0-9-]+\.[a-z0-9.-]+", str),
    "word": (r"[a-z0-9-]+", str),
    "firm": (r"ruled|by an option|assumed|silent|impossible", str),
    "fact": (_FACT, str),
    "facts": (rf"{_FACT}(?:, {_FACT})*(?: and {_FACT})?", lambda text: re.findall(_FACT, text)),
    "text": (r".+", str),
}
_PLACE = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A step's template, compiled."""

    template: str
    pattern: re.Pattern[str]
    converters: dict[str, Converter]

    def match(self, text: str) -> dict[str, Any] | None:
        """Give the filled places, converted, or None when the text is not this phrase."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        return {name: self.converters[name](value) for name, value in found.groupdict().items()}


def phrase(template: str) -> Phrase:
    """Compile a template; a place without a kind is of the kind of its own name."""
    parts: list[str] = []
    converters: dict[str, Converter] = {}
    end = 0
    for place in _PLACE.finditer(template):
        name, kind = place.group(1), place.group(2) or place.group(1)
        pattern, converter = KINDS[kind]
        parts.append(re.escape(template[end : place.start()]))
        parts.append(f"(?P<{name}>{pattern})")
        converters[name] = converter
        end = place.end()
    parts.append(re.escape(template[end:]))
    return Phrase(template, re.compile("".join(parts)), converters)
