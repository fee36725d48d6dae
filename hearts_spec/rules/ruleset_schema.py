"""The JSON Schema of rule-set files, for use in editors."""

from hearts_spec.rules.authorities import authority_definitions
from hearts_spec.rules.draft import DRAFT
from hearts_spec.rules.section_kinds import section_definitions
from hearts_spec.schema.json_schema import Schema, document_schema


def ruleset_schema() -> Schema:
    """Give the JSON Schema of a rule-set file.

    It accepts what the loader can read. Only the loader can tell whether keys stand twice, whether what is named
    exists, whether something stands behind every statement, and whether the game can be played.
    """
    about = "How one game of Hearts is played: what it states, and what stands behind each statement."
    definitions = {**section_definitions(), **authority_definitions()}
    return {**document_schema(DRAFT, "A rule set of Hearts", about), "$defs": definitions}
