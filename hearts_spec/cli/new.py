"""`new`: a rule-set file to begin a rule set of one's own with."""

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hearts_spec.cli.answers import Answer, UsageError
from hearts_spec.cli.finding import library_of
from hearts_spec.rules.library import HOUSE, RefusedError
from hearts_spec.rules.ruleset import Leaf, RuleSet
from hearts_spec.rules.shape.faults import did_you_mean

_ID = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)/([a-z0-9]+(?:-[a-z0-9]+)*)")
_HEAD = """\
# A rule set of your own. What it does not state, it takes from {parent}.
#   what that says:     hearts-spec show {parent}
#   what you changed:   hearts-spec compare {id} {parent} --differences
#   whether it is good: hearts-spec check {file}

title: {title}
extends: {parent}
summary: Say in a sentence what is different at your table.

# Here are all the rules of {parent}. To change one, take away the `# ` before it and before the words it
# stands under, and write your own value. It then holds for every number of players for which `with-players` does
# not say otherwise.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("id", metavar="ID", help=f"the new id, as {HOUSE}/kitchen-table")
    parser.add_argument("--extends", required=True, metavar="ID", help="the id of the rule set to start from")


def run(args: argparse.Namespace) -> Answer:
    """Write a file for a new rule set; never over one that is there."""
    matched = _ID.fullmatch(args.id)
    if not matched:
        hint = f"small letters, figures and hyphens, as {HOUSE}/kitchen-table"
        raise UsageError(f"'{args.id[:60]}' cannot be an id", hint)
    if matched.group(2) == "provisions":
        raise UsageError("'provisions' names the file of a source's provisions", "choose another name")
    library = library_of(args)
    if args.extends not in library.drafts:
        hint = did_you_mean(args.extends, library.drafts, at_most=0)
        raise UsageError(f"there is no rule set '{args.extends[:60]}'", hint)
    path = _inside(library.root, *matched.groups())
    text = _scaffold(args.id, library.rule_set(args.extends), library.shown(path))
    try:
        path.parent.mkdir(exist_ok=True)
        with path.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise RefusedError(f"{library.shown(path)} is there already", "choose another id") from None
    data = {"id": args.id, "file": str(path), "extends": args.extends}
    return Answer(data, f"{path} is begun; it extends {args.extends}")


def _inside(root: Path, source: str, game: str) -> Path:
    """Give the file of an id, which must lie in the folder of rule sets even where a link leads elsewhere."""
    path = root / source / f"{game}.yml"
    if root.resolve() not in path.resolve().parents:
        raise RefusedError(f"{path} leads out of the folder of rule sets")
    return path


def _scaffold(id: str, parent: RuleSet, file: str) -> str:
    title = id.split("/")[1].replace("-", " ").capitalize()
    head = _HEAD.format(id=id, parent=parent.id, file=file, title=title)
    exceptions = {str(players): _tree(leaves) for players, leaves in parent.by_players.items()}
    rules = {**_tree(parent.leaves), **({"with-players": exceptions} if exceptions else {})}
    return "\n".join([head, *(f"# {line}" for line in _lines(rules)), ""])


def _tree(leaves: Mapping[str, Leaf]) -> dict[str, Any]:
    """Give leaves as a rule-set file nests them."""
    tree: dict[str, Any] = {}
    for key, leaf in leaves.items():
        section = tree
        *above, name = key.split(".")
        for each in above:
            section = section.setdefault(each, {})
        section[name] = leaf
    return tree


def _lines(tree: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    for name, part in tree.items():
        if isinstance(part, Leaf):
            value = json.dumps(part.field.plain(part.value)).replace('"', "")
            yield f"{indent}{name}: {value}  # {part.field.label}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
