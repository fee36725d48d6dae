"""The JSON Schema of each kind of file that the desk reads; the command knows a few more."""

from collections.abc import Callable, Mapping
from typing import Any

from hearts_spec.disputes.reading import situations_schema
from hearts_spec.record.schema import record_schema
from hearts_spec.rules.matters import MATTERS
from hearts_spec.rules.provisions import PROVISIONS, SOURCES
from hearts_spec.rules.schema import ruleset_schema
from hearts_spec.rules.strategy import STRATEGY
from hearts_spec.rules.witnesses import WITNESSES

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
