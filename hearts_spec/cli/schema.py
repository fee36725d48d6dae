"""`schema`: the JSON Schema of a rule-set file or of provisions, for editors that check and complete YAML."""

import argparse
import json

from hearts_spec.cli.answers import Answer


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--provisions", action="store_true", help="the schema of provisions.yml instead")


def run(args: argparse.Namespace) -> Answer:
    """Make the schema from the vocabulary."""
    from hearts_spec.rules.schema import provisions_schema, ruleset_schema

    schema = provisions_schema() if args.provisions else ruleset_schema()
    return Answer(schema, json.dumps(schema, indent=2))
