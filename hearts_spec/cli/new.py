"""`new`: a rule-set file to begin a rule set of one's own with."""

import argparse
import re
from pathlib import Path

from hearts_spec.cli.answers import Reply, UsageError
from hearts_spec.cli.finding import library_of
from hearts_spec.cli.schema import FOLDER, RULESETS, write_schema
from hearts_spec.rules.beginning import beginning
from hearts_spec.rules.folder import SITUATIONS
from hearts_spec.rules.library import HOUSE, Library, RefusedError
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.shape.faults import RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.kinds import ID_HINT, INDEX, NAME

_ID = re.compile(f"(?!{INDEX}/)({NAME})/(?!{INDEX}$)({NAME})")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("id", metavar="ID", help=f"the new id, as {HOUSE}/kitchen-table")
    parser.add_argument("--extends", required=True, metavar="ID", help="the id of the rule set to start from")


def run(args: argparse.Namespace) -> Reply:
    """Write a file for a new rule set; never over one that is there."""
    matched = _ID.fullmatch(args.id)
    if not matched:
        hint = f"{ID_HINT}, as {HOUSE}/kitchen-table"
        raise UsageError(f"'{args.id[:60]}' cannot be an id", hint)
    source, game = matched.groups()
    if game == "provisions" or source == SITUATIONS:
        what = "the file of a source's provisions" if game == "provisions" else "the folder of the quarrels"
        raise UsageError(f"'{game if game == 'provisions' else source}' names {what}", "choose another name")
    library = library_of(args)
    parent = _parent(library, args.extends)
    path = _inside(library.root, source, game)
    shown = library.shown(path)
    if path.exists():
        raise RefusedError(f"{shown} is there already", "choose another id")
    path.parent.mkdir(exist_ok=True)
    write_new(path, beginning(args.id, parent, shown))
    schema = write_schema(library.root / FOLDER, RULESETS)
    data = {"id": args.id, "file": str(path), "extends": args.extends, "schema": str(schema)}
    return Reply(data, f"{path} is begun; it extends {args.extends}")


def _parent(library: Library, id: str) -> RuleSet:
    """Give the game that is to be extended.

    Raises UsageError where there is none of that id, or it is no game of its own, RulesError where it has faults.
    """
    if id not in library.drafts and id not in library.unread:
        hint = did_you_mean(id, library.drafts, at_most=0) or f"rule sets are looked for in {library.root}"
        raise UsageError(f"there is no rule set {quoted(id, 60)}", hint)
    library.find(id)
    if found := library.faults_of(id):
        raise RulesError(found)
    parent = library.rule_set(id)
    if parent.shared:
        games = [each for each in library.ids() if id in library.rule_set(each).ancestors]
        message = f"{id} is what games have in common, and no game of its own"
        raise UsageError(message, f"extend one of {', '.join(games)}" if games else "extend a game")
    return parent


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, whole or not at all."""
    with path.open("x", encoding="utf-8") as stream:
        try:
            stream.write(text)
            stream.flush()
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def _inside(root: Path, source: str, game: str) -> Path:
    """Give the file of an id, which must lie in the folder of rule sets even where a link leads elsewhere."""
    path = root / source / f"{game}.yml"
    if root.resolve() not in path.resolve().parents:
        raise RefusedError(f"{path} leads out of the folder of rule sets")
    return path
