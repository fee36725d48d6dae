"""The JSON Schema of each kind of file that the desk reads; the command knows a few more."""

from collections.abc import Callable, Mapping
from typing import Any

from hearts_spec.disputes.dispute_files import situations_schema
from hearts_spec.record.schema import record_schema
from hearts_spec.rules.contemporary_texts import WITNESSES
from hearts_spec.rules.play_advice import STRATEGY
from hearts_spec.rules.provisions import PROVISIONS, SOURCES
from hearts_spec.rules.rule_histories import MATTERS
from hearts_spec.rules.ruleset_schema import ruleset_schema

RULESETS = "rulesets"
Schemas = Mapping[str, Callable[[], dict[str, Any]]]
AT_DESK: Schemas = {
    RULESETS: ruleset_schema,
    "provisions": PROVISIONS.schema,
    "sources": SOURCES.schema,
    "witnesses": WITNESSES.schema,
    "matters": MATTERS.schema,
    "strategy": STRATEGY.schema,
    "situations": situations_schema,
    "records": record_schema,
}
