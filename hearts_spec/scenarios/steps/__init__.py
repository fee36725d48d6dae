"""The steps of the features, in the words of the game; one module for each subject."""

from importlib import import_module

SUBJECTS = {  # the module of each subject, by the name under which the reference page lists its steps
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


def load() -> None:
    """Register every step."""
    for module in SUBJECTS.values():
        import_module(f"{__name__}.{module}")
