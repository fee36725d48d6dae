"""`new`: a rule-set file to begin a rule set of one's own with.

It goes into the folder of rule sets of a project; where there is none, into the working directory.
"""

import argparse
from pathlib import Path
from shlex import quote

from hearts_spec.cli.arguments import folder_here, library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.cli.schema import write_schema
from hearts_spec.rules.library import HOUSE, RefusedError
from hearts_spec.rules.new_ruleset import SCHEMAS_FOLDER
from hearts_spec.rules.ruleset_schema import ruleset_schema
from hearts_spec.service.new_ruleset import begun, parts_of_id
from hearts_spec.service.schemas import RULESETS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help=f"the new id, as {HOUSE}/kitchen-table")
    parser.add_argument(
        "--extends", default="", metavar="ID", help="the id of the rule set to start from; none for the first of a book"
    )


def run(args: argparse.Namespace) -> Reply:
    """Write a file for a new rule set; never over one that is there."""
    source, game = parts_of_id(args.id)
    library = library_of(args)
    alone = args.rulesets is None and folder_here() is None  # the file is then found by its path
    root = Path.cwd() if alone else library.root
    path = root / source / f"{game}.yml"
    shown = path.relative_to(root).as_posix() if alone else library.shown(path)
    named = shown if alone else args.id
    text = begun(library, args.id, args.extends, shown, named)
    _see_that_it_is_inside(root, path)
    if path.exists():
        raise RefusedError(f"{shown} is there already", "choose another id")
    path.parent.mkdir(exist_ok=True)
    write_new(path, text)
    schema = write_schema(root / SCHEMAS_FOLDER, RULESETS, ruleset_schema())
    data = {"id": args.id, "file": str(path), "extends": args.extends or None, "schema": str(schema)}
    check = quote(str(_from_here(path)))
    steps = f"change it, then: hearts-spec check {check}\nand after that:   hearts-spec {_show(args, named)}"
    return Reply(data, f"{path} is begun; it extends {args.extends or 'nothing'}\n{steps}")


def _from_here(path: Path) -> Path:
    """Give the path by which a file is found from the working directory."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def _show(args: argparse.Namespace, named: str) -> str:
    """Give the command that shows the rule set, which looks for it where this one was told to."""
    return f"show {named}" if args.rulesets is None else f"--rulesets {quote(str(args.rulesets))} show {named}"


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, whole or not at all."""
    with path.open("x", encoding="utf-8") as stream:
        try:
            stream.write(text)
            stream.flush()
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def _see_that_it_is_inside(root: Path, path: Path) -> None:
    """Raise RefusedError where a link leads the file of an id out of the folder of rule sets."""
    if root.resolve() not in path.resolve().parents:
        raise RefusedError(f"{path} leads out of the folder of rule sets")
