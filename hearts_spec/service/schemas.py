"""Checks of the text of a rule set or a record, each problem with its place; and the JSON Schemas."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hearts_spec.disputes.dispute_files import disputes_schema
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.record import RecordError, Replayer, faults_in, read_any
from hearts_spec.record.record_file import record_schema
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.rules.sources import PROVISIONS, SOURCES
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


RULESETS = "rulesets"
Schemas = Mapping[str, Callable[[], dict[str, Any]]]
AT_DESK: Schemas = {
    RULESETS: ruleset_schema,
    "provisions": PROVISIONS.schema,
    "sources": SOURCES.schema,
    "witnesses": WITNESSES.schema,
    "matters": MATTERS.schema,
    "strategy": STRATEGY.schema,
    "situations": disputes_schema,
    "records": record_schema,
}
