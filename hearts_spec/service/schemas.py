"""The JSON Schemas of the files that the browser reads, by kind of file."""

from collections.abc import Callable, Mapping
from typing import Any

from hearts_spec.disputes.dispute_files import disputes_schema
from hearts_spec.record.record_file import record_schema
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.rules.sources import PROVISIONS, SOURCES

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
