"""Step definitions of the features, in the words of the game: one module for each subject."""

from functools import cache
from importlib import import_module

SUBJECTS = {  # modules by the subject under which the reference page lists their steps
    "setting": "game_setup",
    "dealing": "dealing",
    "bidding": "bidding",
    "playing": "play",
    "aside": "stock_and_widow",
    "settling": "settlement",
    "misdeals": "misdeals",
    "irregular": "irregularities",
    "game": "game",
    "tournament": "tournament",
    "book": "citations",
    "deals": "deals",
    "disputes": "disputes",
}


@cache
def load() -> None:
    """Import the modules of steps, which registers every step."""
    for module in SUBJECTS.values():
        import_module(f"{__name__}.{module}")
