"""`schema`: the JSON Schema of each kind of file that a person writes, for editors that check and complete YAML."""

import argparse
import json
from pathlib import Path
from typing import Any

from hearts_spec.cli.argument_types import word_of
from hearts_spec.cli.arguments import rules_folder
from hearts_spec.cli.reply import Reply
from hearts_spec.rules.new_ruleset import SCHEMAS_FOLDER
from hearts_spec.service.schemas import AT_DESK, RULESETS, Schemas

_KIND = "the kind of file"


def every_schema() -> Schemas:
    """Give how the schema of each kind of file is made, those included that are not read at the desk."""
    from hearts_spec.book_deals.advice_file import advice_schema
    from hearts_spec.book_deals.deal_file import deal_schema
    from hearts_spec.claims.claims import claims_schema  # `new` has a use for the schema of rule sets alone

    return {**AT_DESK, "deals": deal_schema, "advice": advice_schema, "claims": claims_schema}


def arguments(parser: argparse.ArgumentParser) -> None:
    known = tuple(every_schema())
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "kind", nargs="?", type=word_of("a kind of file", known), choices=known, default=RULESETS, help=_KIND
    )
    where = f"write them all into {SCHEMAS_FOLDER} in the folder of rule sets, for editors"
    kinds.add_argument("--write", action="store_true", help=where)
    kinds.add_argument(
        "--provisions", action="store_const", const="provisions", dest="kind", help=argparse.SUPPRESS
    )  # as it was called before there were others


def run(args: argparse.Namespace) -> Reply:
    """Make a schema, or write them all."""
    schemas = every_schema()
    if not args.write:
        schema = schemas[args.kind]()
        return Reply(schema, json.dumps(schema, indent=2))
    folder = rules_folder(args.rulesets) / SCHEMAS_FOLDER
    files = [str(write_schema(folder, kind, schema())) for kind, schema in schemas.items()]
    return Reply({"files": files}, "\n".join(files))


def write_schema(folder: Path, kind: str, schema: dict[str, Any]) -> Path:
    """Write the schema of a kind of file into a folder, which is made if there is none."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{kind}.json"
    path.write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")
    return path
