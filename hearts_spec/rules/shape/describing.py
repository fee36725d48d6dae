"""How the vocabulary describes a field or a section: what pages, the schema and the loader read of it."""

from dataclasses import field
from typing import Any

_NEEDED = object()


def says(label: str, sentence: str, help: str, silent: object = _NEEDED, least: int = 0, most: int = 999_999) -> Any:
    """Describe a field: its label, the sentence it makes, its help, how a silent book is played, and its limits."""
    meta = {"label": label, "sentence": sentence, "help": help, "least": least, "most": most}
    if silent is not _NEEDED:
        meta["silent"] = silent
    return field(metadata=meta)


def section(label: str, help: str = "", unruled: bool = False) -> Any:
    """Describe a section: its label and its help; where a silent book is `unruled`, no ruling is given in its place."""
    return field(metadata={"label": label, "help": help, "unruled": unruled})
