"""The JSON Schema of a record, of a deal or of a tournament, with the rules that it may write out."""

from typing import Any

from hearts_spec.record.model import RECORD
from hearts_spec.record.tournament import TOURNAMENT
from hearts_spec.rules.ruleset_schema import ruleset_schema
from hearts_spec.schema.json_schema import DRAFT
from hearts_spec.schema.kinds import PROSE


def record_schema() -> dict[str, Any]:
    """Give the JSON Schema of a record; one that has tables is of a tournament."""
    rules = ruleset_schema()
    inline = {key: part for key, part in rules.items() if key not in ("$schema", "$defs", "title", "required")}
    deal, tournament = RECORD.schema(), TOURNAMENT.schema()
    for schema in (deal, tournament):
        schema["properties"]["rules"] = {
            **schema["properties"]["rules"],
            "anyOf": [PROSE.schema(), {**inline, "minProperties": 1}],
        }
    return {
        "$schema": DRAFT,
        "title": "A record",
        "description": "A deal or a tournament written down: the rules, who sat where, the cards, and what was played.",
        "type": "object",
        "if": {"required": ["tables"]},
        "then": tournament,
        "else": deal,
        "$defs": rules["$defs"],
    }
