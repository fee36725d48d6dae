"""The JSON Schema of each kind of file that a person writes."""

from importlib import import_module
from operator import attrgetter
from typing import Any

RULESETS = "rulesets"
SCHEMAS = {
    RULESETS: ("hearts_spec.rules.schema", "ruleset_schema"),
    "provisions": ("hearts_spec.rules.provisions", "PROVISIONS.schema"),
    "sources": ("hearts_spec.rules.provisions", "SOURCES.schema"),
    "witnesses": ("hearts_spec.rules.witnesses", "WITNESSES.schema"),
    "matters": ("hearts_spec.rules.matters", "MATTERS.schema"),
    "strategy": ("hearts_spec.rules.strategy", "STRATEGY.schema"),
    "situations": ("hearts_spec.disputes.reading", "situations_schema"),
    "deals": ("hearts_spec.lost_deals.deal_file", "deal_schema"),
    "advice": ("hearts_spec.lost_deals.advice_file", "advice_schema"),
    "claims": ("hearts_spec.claims.claims", "claims_schema"),
    "records": ("hearts_spec.record.schema", "record_schema"),
}
# In a browser there are not the rooms of lost deals and of claims: the desk answers for the others everywhere alike.
AT_DESK = tuple(kind for kind, (module, _) in SCHEMAS.items() if module.split(".")[1] not in ("lost_deals", "claims"))


def schema_of(kind: str) -> dict[str, Any]:
    """Give the schema of a kind of file."""
    module, function = SCHEMAS[kind]
    made: dict[str, Any] = attrgetter(function)(import_module(module))()
    return made
