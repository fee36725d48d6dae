"""House rules that change the game of the little book."""

from typing import Any

from hearts_spec.rules import Library
from tests.conftest import PROJECT

SMALL = PROJECT / "tests" / "library"


def house(library: Library, **rules: Any) -> tuple[Library, str]:
    """A house rule that changes the book's game."""
    return library.find_data({"title": "House", "extends": "book/game", **rules})
