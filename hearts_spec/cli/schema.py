"""`schema`: the JSON Schema of each kind of file that a person writes, for editors that check and complete YAML."""

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from hearts_spec.cli.answers import Reply
from hearts_spec.cli.finding import rules_folder

RULESETS = "rulesets"
SCHEMAS = {
    RULESETS: ("hearts_spec.rules.schema", "ruleset_schema"),
    "provisions": ("hearts_spec.rules.provisions", "provisions_schema"),
    "sources": ("hearts_spec.rules.provisions", "sources_schema"),
    "witnesses": ("hearts_spec.rules.witnesses", "witnesses_schema"),
    "matters": ("hearts_spec.rules.matters", "matters_schema"),
    "situations": ("hearts_spec.disputes.reading", "situations_schema"),
    "deals": ("hearts_spec.lost_deals.deal_file", "deal_schema"),
    "advice": ("hearts_spec.lost_deals.advice_file", "advice_schema"),
    "claims": ("hearts_spec.claims.claims", "claims_schema"),
    "records": ("hearts_spec.record.schema", "record_schema"),
}
FOLDER = ".schemas"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("kind", nargs="?", choices=tuple(SCHEMAS), default=RULESETS, help="the kind of file")
    kinds.add_argument(
        "--write", action="store_true", help=f"write them all into {FOLDER} in the folder of rule sets, for editors"
    )
    kinds.add_argument(
        "--provisions", action="store_const", const="provisions", dest="kind", help=argparse.SUPPRESS
    )  # as it was called before there were others


def run(args: argparse.Namespace) -> Reply:
    """Make a schema, or write them all."""
    if not args.write:
        schema = schema_of(args.kind)
        return Reply(schema, json.dumps(schema, indent=2))
    folder = rules_folder(args.rulesets) / FOLDER
    files = [str(write_schema(folder, kind)) for kind in SCHEMAS]
    return Reply({"files": files}, "\n".join(files))


def schema_of(kind: str) -> dict[str, Any]:
    """Give the schema of a kind of file."""
    module, function = SCHEMAS[kind]
    made: dict[str, Any] = getattr(import_module(module), function)()
    return made


def write_schema(folder: Path, kind: str) -> Path:
    """Write the schema of a kind of file into a folder, which is made if there is none."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{kind}.json"
    path.write_text(json.dumps(schema_of(kind), indent=1) + "\n", encoding="utf-8")
    return path
