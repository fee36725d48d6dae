"""Errors and warnings in the text of one file: a rule set or a record."""

from collections.abc import Sequence
from pathlib import Path

from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record.errors import RecordError
from hearts_spec.record.record_file import faults_in, read_any
from hearts_spec.record.replay import Replayer
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.problems import Problem, RulesError, by_place
from hearts_spec.schema.source_tree import read_text

RECORD_KEYS = ("seats", "dealer", "hands", "plays", "tables", "rounds")


def findings_in(library: Library, text: str, path: str, folder: Path | None = None) -> Sequence[Problem]:
    """Return the errors and warnings for the text of a file; paths in a record are also looked for in `folder`."""
    try:
        if _is_record(path, text):
            return _check_record(library, text, path, folder)
        found, id = library.find(path)
        return sorted([*found.findings_of(id), *found.stale_sentences(id)], key=by_place)
    except RulesError as error:
        return error.faults


def _is_record(path: str, text: str) -> bool:
    """True if the text is a record and not a rule set, judged by its top keys."""
    if path.endswith(".json"):
        return True
    return any(key.text in RECORD_KEYS for key, _ in read_text(text, path))


def _check_record(library: Library, text: str, path: str, folder: Path | None) -> Sequence[Problem]:
    try:
        record = read_any(text, path)
    except RecordError as error:
        return error.faults
    try:
        Replayer(library, folder).replay_any(record)
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError, RulesError) as error:
        return faults_in(text, record, error, path)
    return []
