"""A rule-set file to begin a rule set of one's own with: all the rules of another, each to be taken up or left."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.desk.errors import UsageError
from hearts_spec.rules.folder import SITUATIONS
from hearts_spec.rules.library import HOUSE, Library
from hearts_spec.rules.ruleset import Leaf, RuleSet
from hearts_spec.rules.shape.faults import RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.kinds import ID_HINT, INDEX, NAME

SCHEMAS_FOLDER = ".schemas"
_ID = re.compile(f"(?!{INDEX}/)({NAME})/(?!{INDEX}$)({NAME})")
_HEAD = """\
# yaml-language-server: $schema=../{schemas}/rulesets.json
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


def parts_of_id(id: str) -> tuple[str, str]:
    """Give the folder and the name in a new id.

    Raises UsageError for what cannot be one.
    """
    matched = _ID.fullmatch(id)
    if not matched:
        raise UsageError(f"'{id[:60]}' cannot be an id", f"{ID_HINT}, as {HOUSE}/kitchen-table")
    source, game = matched.groups()
    if game == "provisions" or source == SITUATIONS:
        what = "the file of a source's provisions" if game == "provisions" else "the folder of the quarrels"
        raise UsageError(f"'{game if game == 'provisions' else source}' names {what}", "choose another name")
    return source, game


def begun(library: Library, id: str, extends: str, file: str = "") -> str:
    """Give the text of a file for a new rule set; `file` is its path, or else that in a folder of rule sets.

    Raises UsageError where the id cannot be, or there is nothing of that name to be extended.
    """
    source, game = parts_of_id(id)
    parent = _parent(library, extends)
    title = game.replace("-", " ").capitalize()
    file = file or f"rulesets/{source}/{game}.yml"
    head = _HEAD.format(schemas=SCHEMAS_FOLDER, id=id, parent=parent.id, file=file, title=title)
    exceptions = {str(players): _tree(leaves) for players, leaves in parent.by_players.items()}
    rules = {**_tree(parent.leaves), **({"with-players": exceptions} if exceptions else {})}
    return "\n".join([head, *(f"# {line}" for line in _lines(rules)), ""])


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
