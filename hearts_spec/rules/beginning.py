"""A file to begin a rule set with: all that it takes from the game it extends, to be changed line by line."""

import json
from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any

from hearts_spec.rules.ruleset import Leaf, RuleSet
from hearts_spec.rules.shape.compound import Compound, parts_of
from hearts_spec.rules.shape.kinds import Kind, ManyOf
from hearts_spec.rules.stating import WITH_PLAYERS

SCHEMAS_FOLDER = ".schemas"
SCHEMA = f"../{SCHEMAS_FOLDER}/rulesets.json"
_HEAD = """\
# yaml-language-server: $schema={schema}
# A rule set of your own. The rest it takes from {parent}.
# What that says:
#   hearts-spec show {parent}
# Whether this is good, and what it changes:
#   hearts-spec check {file}
#   hearts-spec compare {id} {parent} --differences

title: {title}
extends: {parent}
summary: Say in a sentence what is different at your table.

# Here are all the rules of {parent}. To change one,
# take away the `# ` before it and before the words it stands
# under, and write your own value. It then holds for every number
# of players for which `with-players` does not say otherwise.
# After each rule stand the words it can have; in place of a
# list, `[]` is none.
"""


def beginning(id: str, parent: RuleSet, file: str) -> str:
    """Give the text of a file for a new rule set that extends another; `id` is what commands find it by."""
    title = PurePath(file).stem.replace("-", " ").capitalize()
    head = _HEAD.format(schema=SCHEMA, id=id, parent=parent.id, file=file, title=title)
    exceptions = {str(players): _tree(leaves) for players, leaves in parent.by_players.items()}
    rules = {**_tree(parent.leaves), **({WITH_PLAYERS: exceptions} if exceptions else {})}
    return "\n".join([head, *(f"# {line}" for line in _lines(rules)), ""])


def words_of(kind: Kind) -> tuple[str, ...]:
    """Give the words that a value of a kind is made of, and for a list that can be empty how that is written.

    Of a value of several parts they are those of the first, which may stand for the whole.
    """
    if isinstance(kind, Compound):
        return words_of(next(iter(parts_of(kind.cls).values())).kind)
    if isinstance(kind, ManyOf):
        return (*words_of(kind.one), *(() if kind.at_least else ("[]",)))
    return kind.few()


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
            words = words_of(part.field.kind)
            yield f"{indent}{name}: {value}  # {part.field.label}{': ' if words else ''}{', '.join(words)}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
