"""Numbers, lists and names of cards, as a telling words them."""

from collections.abc import Sequence

_SMALL = (
    *("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ONE_OF = {"hearts": "heart", "clubs": "club", "diamonds": "diamond", "spades": "spade"}


def number(count: int) -> str:
    """Write a number as words, as far as they are short: `a hundred and four`, `two thousand`."""
    if count < 0 or count > 9999:
        return str(count)
    for unit, name in ((1000, "thousand"), (100, "hundred")):
        if count >= unit:
            many, rest = divmod(count, unit)
            said = f"a {name}" if many == 1 else f"{number(many)} {name}"
            return f"{said}{' and' if rest < 100 else ''} {number(rest)}" if rest else said
    if count < len(_SMALL):
        return _SMALL[count]
    ten, one = divmod(count, 10)
    return f"{_TENS[ten]}-{_SMALL[one]}" if one else _TENS[ten]


def ordinal(place: int) -> str:
    """Write the place in a row, counted from 1."""
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"{place}th"


def counted(count: int, thing: str) -> str:
    """Write how many there are of something: `a chip`, `three chips`."""
    return f"a {thing}" if count == 1 else f"{number(count)} {thing}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Write a list: `one, two and three`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def one_of(suit: str) -> str:
    """Name a card of a suit: `heart`."""
    return _ONE_OF[suit]
