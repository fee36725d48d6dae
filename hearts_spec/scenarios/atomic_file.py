"""Files that a run keeps for later: written whole or not at all, and worth nothing when they cannot be read."""

import json
import os
from pathlib import Path
from typing import Any


def keep(path: Path, text: str) -> None:
    """Write a file beside its place and then put it there, so that an interruption leaves what was there before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def kept_data(path: Path) -> dict[str, Any] | None:
    """Give the JSON object that a file holds; None when there is no such file, or it cannot be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
