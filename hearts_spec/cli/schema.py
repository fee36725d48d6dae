"""`schema`: the JSON Schema of each kind of file that a person writes, for editors that check and complete YAML."""

import argparse
import json
from pathlib import Path

from hearts_spec.cli.answers import Reply
from hearts_spec.cli.finding import rules_folder
from hearts_spec.cli.typed import word_of
from hearts_spec.desk.schemas import RULESETS, SCHEMAS, schema_of
from hearts_spec.rules.beginning import SCHEMAS_FOLDER

_KINDS = tuple(SCHEMAS)
_KIND = "the kind of file"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "kind", nargs="?", type=word_of("a kind of file", _KINDS), choices=_KINDS, default=RULESETS, help=_KIND
    )
    where = f"write them all into {SCHEMAS_FOLDER} in the folder of rule sets, for editors"
    kinds.add_argument("--write", action="store_true", help=where)
    kinds.add_argument(
        "--provisions", action="store_const", const="provisions", dest="kind", help=argparse.SUPPRESS
    )  # as it was called before there were others


def run(args: argparse.Namespace) -> Reply:
    """Make a schema, or write them all."""
    if not args.write:
        schema = schema_of(args.kind)
        return Reply(schema, json.dumps(schema, indent=2))
    folder = rules_folder(args.rulesets) / SCHEMAS_FOLDER
    files = [str(write_schema(folder, kind)) for kind in SCHEMAS]
    return Reply({"files": files}, "\n".join(files))


def write_schema(folder: Path, kind: str) -> Path:
    """Write the schema of a kind of file into a folder, which is made if there is none."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{kind}.json"
    path.write_text(json.dumps(schema_of(kind), indent=1) + "\n", encoding="utf-8")
    return path
