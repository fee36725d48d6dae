"""Numbers, rows and names of cards, as a telling words them."""

from hearts_spec.schema.english import number


def counted(count: int, thing: str) -> str:
    """Write how many there are of something: `a chip`, `three chips`."""
    return f"a {thing}" if count == 1 else f"{number(count)} {thing}s"


def joint(place: int, many: int, last: str = ", and ") -> str:
    """Give what joins one of so many parts to those before it, by its place, counted from 0; nothing for the first."""
    return "" if not place else last if place == many - 1 else ", "


def one_of(suit: str) -> str:
    """Name a card of a suit: `heart`."""
    return suit.removesuffix("s")
