"""Numbers and lists in words, and grouping."""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

MINUS = "−"  # as pages print it
_SMALL = (
    *("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_LARGEST_SPELT = 10
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def number(count: int) -> str:
    """Return a number in words, from 0 to 9999: `a hundred and four`, `two thousand`; others in figures."""
    if count < 0 or count > 9999:
        return str(count)
    for unit, name in ((1000, "thousand"), (100, "hundred")):
        if count >= unit:
            many, rest = divmod(count, unit)
            text = f"a {name}" if many == 1 else f"{number(many)} {name}"
            return f"{text}{' and' if rest < 100 else ''} {number(rest)}" if rest else text
    if count < len(_SMALL):
        return _SMALL[count]
    ten, one = divmod(count, 10)
    return f"{_TENS[ten]}-{_SMALL[one]}" if one else _TENS[ten]


def number_word(count: int) -> str:
    """Return a count: `no`, up to ten as a word, otherwise in figures."""
    return "no" if count == 0 else number(count) if 0 < count <= _LARGEST_SPELT else str(count)


def listed(texts: Sequence[str], last: str = "and", none: str = "none") -> str:
    """Join texts for a sentence: `one, two and three`."""
    if not texts:
        return none
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def sentence(text: str) -> str:
    """Return a text as a sentence, with a capital letter and a full stop; an empty text stays empty."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".") if text else ""


def clause(sentence: str) -> str:
    """Return a sentence as a clause, without its capital letter and its full stop."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


_A_PLAYER = re.compile(
    r"[B-Z] |A (?:and|leads|deals|wins|takes|has)\b"
)  # a sentence that begins with a player's letter


def after_colon(sentence: str) -> str:
    """Return a sentence as it follows a colon: with a small letter, unless a player begins it, and no other colon."""
    text = sentence.replace(": ", " – ")
    return text if _A_PLAYER.match(text) else text[:1].lower() + text[1:]


def ordinal(place: int) -> str:
    """Return a place in a row, counted from 1: `first`, or `12th`."""
    if place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    return f"{place}{'th' if place // 10 % 10 == 1 else _ENDINGS.get(place % 10, 'th')}"


_MOST_FIGURES = 7
_IN_FIGURES = {number(count): count for count in range(1, 101)}


def in_figures(text: str) -> int | None:
    """Return the number that a text spells (from 1 to 100) or writes with the minus sign of pages, or None."""
    if text.startswith(MINUS) and text[1:].isascii() and text[1:].isdigit() and len(text) <= _MOST_FIGURES:
        return -int(text[1:])
    return _IN_FIGURES.get(text.strip().lower())


T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def together(items: Iterable[T], by: Callable[[T], K]) -> dict[K, list[T]]:
    """Group items by a key, in the order in which each key first occurs."""
    groups: dict[K, list[T]] = {}
    for each in items:
        groups.setdefault(by(each), []).append(each)
    return groups
