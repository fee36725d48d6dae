"""The steps of the features, in the words of the game; one module for each subject."""

from importlib import import_module

SUBJECTS = (
    "setting",
    "dealing",
    "bidding",
    "playing",
    "aside",
    "settling",
    "misdeals",
    "irregular",
    "game",
    "tournament",
    "book",
    "deals",
    "disputes",
)


def load() -> None:
    """Register every step."""
    for subject in SUBJECTS:
        import_module(f"{__name__}.{subject}")
