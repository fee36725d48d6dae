"""What is told to the command: the rule sets, and a deal in which one player takes everything."""

from collections.abc import Callable
from typing import Any

from tests.conftest import PROJECT

ROOT = PROJECT / "rulesets"
SUITS = {
    "N": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "E": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "S": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "W": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}
MOON = [card for trick in zip(*(hand.split() for hand in SUITS.values()), strict=True) for card in trick]
Run = Callable[..., tuple[int, str, str]]


def moon(**changes: Any) -> dict[str, Any]:
    """Four players with a suit each: N leads clubs from the bottom and so takes everything."""
    data = {"rules": "modern/standard", "seats": list("NESW"), "dealer": "W", "hands": SUITS, "plays": MOON}
    return {**data, **changes}
