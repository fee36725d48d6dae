"""Numbers, lists and names of cards, as a telling words them."""

from collections.abc import Sequence

from hearts_spec.rules.shape.numbers import number

_ONE_OF = {"hearts": "heart", "clubs": "club", "diamonds": "diamond", "spades": "spade"}


def counted(count: int, thing: str) -> str:
    """Write how many there are of something: `a chip`, `three chips`."""
    return f"a {thing}" if count == 1 else f"{number(count)} {thing}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Write a list: `one, two and three`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def one_of(suit: str) -> str:
    """Name a card of a suit: `heart`."""
    return _ONE_OF[suit]
