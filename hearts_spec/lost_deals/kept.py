"""What was found out about a deal and kept beside its file: the line as a record, and the rest as it was computed."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.lost_deals.advice_file import ADVICE_FILE
from hearts_spec.record import Record, read_record, record_from_data, write_yaml
from hearts_spec.rules.shape.faults import Fault, Mark, RulesError

LINE_ENDING = ".line.yml"
FOUND_ENDING = ".found.json"
_HEAD = "# A reconstruction, not a record of what was played: made by `hearts-spec reconstruct {} --search --keep`.\n"
_NOTE = "Computed by hearts-spec reconstruct NAME --search --keep; not written by hand."


def made_from(deal_file: Path) -> str:
    """Give the digest of what the findings on a deal were computed from: its file and the advice beside it."""
    digest = sha256(deal_file.read_bytes())
    advice = deal_file.parent / ADVICE_FILE
    if advice.is_file():
        digest.update(advice.read_bytes())
    return digest.hexdigest()[:16]


def keep(deal_file: Path, found: dict[str, Any]) -> None:
    """Keep what was found beside the deal's file."""
    rest = {key: value for key, value in found.items() if key != "line"}
    told = {"note": _NOTE, "made_from": made_from(deal_file), **rest}
    deal_file.with_name(deal_file.stem + FOUND_ENDING).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if found["line"] is not None:
        text = _HEAD.format(deal_file.stem) + write_yaml(record_from_data(found["line"]))
        deal_file.with_name(deal_file.stem + LINE_ENDING).write_text(text, encoding="utf-8")


def kept_line(deal_file: Path) -> Record | None:
    """Give the line kept beside a deal's file, if one is.

    Raises RecordError when it is not a record.
    """
    path = deal_file.with_name(deal_file.stem + LINE_ENDING)
    return read_record(path.read_text(encoding="utf-8"), str(path)) if path.is_file() else None


def kept_findings(deal_file: Path) -> dict[str, Any] | None:
    """Give what was kept of the findings, if anything was and the deal has not changed since.

    Raises RulesError when the file cannot be read.
    """
    path = deal_file.with_name(deal_file.stem + FOUND_ENDING)
    if not path.is_file():
        return None
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise RulesError([Fault(Mark(str(path), 1, 1), "is not JSON", "make it again with --search --keep")]) from None
    return found if found.get("made_from") == made_from(deal_file) else None
