"""The text of a new rule-set file, to be edited line by line.

It shows all rules of the game it extends, commented out. The first rule set of a book extends none, and so shows every
key without a value.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from hearts_spec.rules.fields import NEEDED, SILENT, Field, all_fields, field_of, order_of, value_field
from hearts_spec.rules.names import source_of
from hearts_spec.rules.ruleset import ResolvedRule, RuleSet, missing_keys
from hearts_spec.rules.ruleset_file import WITH_PLAYERS
from hearts_spec.schema.kinds import Flag, Group, Kind, ManyOf, Number, OneOf, Text
from hearts_spec.schema.record_type import RecordType, parts_of

SCHEMAS_FOLDER = ".schemas"
SCHEMA = f"../{SCHEMAS_FOLDER}/rulesets.json"
_HEAD = """\
# yaml-language-server: $schema={schema}
# Your rule set. It inherits what you leave out from {parent}.
# To read the rules of {parent}:
#   hearts-spec show {parent}
# To check this file, and to see what it changes:
#   hearts-spec check {file}
#   hearts-spec compare {id} {parent} --differences

title: {title}
extends: {parent}
summary: Say in a sentence what is different at your table.
{missing}
# These are all the rules of {parent}. To change one:
#   1. Remove the `# ` before it and before the section it is in.
#   2. Write your value. The comment gives the name of the rule and,
#      after a colon, its possible values. `[]` is an empty list.
# A rule applies to every number of players unless `with-players`
# says otherwise.
"""


_MISSING = """\
# {parent} leaves these rules to its games. Write a value
# after each; the comment lists the possible ones. `silent` means
# that the source does not say.
"""
_FIRST = """\
# yaml-language-server: $schema={schema}
# The rules that all games of {source} share. They extend no
# others: a source never inherits from another.
# To list missing rules, and rules without a citation:
#   hearts-spec check {file}
# To read the rules, once none is missing:
#   hearts-spec show {id}

title: {title}
summary: Say in a sentence what this is.
# shared: true  # remove the `# ` if this file is not a game itself

# Write a value after each rule. The comment gives the name of the rule
# and, after a colon, its possible values or, after "as", an example.
# - What the source says: write that value.
# - What it does not say: write `silent`.
# - What it does not say, but `silent` is not listed (the game cannot
#   be played without an answer): write what you assume.
# - A section that it does not cover: one line, such as `slam: silent`.
# - The rest of a section that it covers in part: `rest: silent`.
# - What differs from game to game: if this file is shared, delete it
#   here, and write it in the file of each game.
# - What differs for one number of players: write it at the end, as
#   with-players: {{3: {{deal: {{hand: 17}}}}}}
"""
_BEHIND = """\
# The statement that each rule, or each whole section, rests on:
#   cites: {table.players: p61.players}
# The reason for each value that you assume:
#   assumed: {pack.ace: Its other games have the ace high.}
"""


def extending_ruleset_text(id: str, parent: RuleSet, file: str) -> str:
    """Return the text of a file for a new rule set that extends another; `id` is what commands find it by."""
    lines = [*_unanswered(missing_keys(parent.leaves))]
    missing = "\n".join(["", _MISSING.format(parent=parent.id), *lines]) if lines else ""
    head = _HEAD.format(schema=SCHEMA, id=id, parent=parent.id, file=file, title=_title(file), missing=missing)
    exceptions = {str(players): _tree(leaves) for players, leaves in parent.by_players.items()}
    rules = {**_tree(parent.leaves), **({WITH_PLAYERS: exceptions} if exceptions else {})}
    return "\n".join([head, *(f"# {line}" for line in _lines(rules)), ""])


def first_ruleset_text(id: str, file: str) -> str:
    """Return the text of a file for the first rule set of a book, with every key and no value."""
    head = _FIRST.format(schema=SCHEMA, source=source_of(id), id=id, file=file, title=_title(file))
    keys = sorted([*(each.key for each in all_fields()), value_field("hearts").key], key=order_of)
    return "\n".join([head, *_unanswered(keys), _BEHIND])


def _title(file: str) -> str:
    return PurePath(file).stem.replace("-", " ").capitalize()


def words_of(kind: Kind) -> tuple[str, ...]:
    """Return the words that are values of a kind, or items of one; with `[]` for a list that may be empty.

    For a kind with several parts, return the words of the first part, which may be written for the whole.
    """
    if isinstance(kind, RecordType):
        return words_of(next(iter(parts_of(kind.cls).values())).kind)
    if isinstance(kind, ManyOf):
        return (*words_of(kind.one), *(() if kind.at_least else ("[]",)))
    return tuple(kind.values) if isinstance(kind, OneOf) else ()


def example_of(kind: Kind) -> Any:
    """Return a valid value of a kind, with only its required parts."""
    match kind:
        case Number():
            return kind.least
        case Flag():
            return True
        case Text():
            return kind.example
        case OneOf():
            return next(iter(kind.values.values()))
        case Group():
            return "2D" if kind.card_only else "diamonds"
        case ManyOf():
            return (example_of(kind.one),)
        case RecordType():
            needed = [each for each in parts_of(kind.cls).values() if each.needed]
            return kind.cls(**{each.name: example_of(each.kind) for each in needed})
        case _:
            raise TypeError(f"there is no example of {kind}")


def _allowed(field: Field) -> tuple[str, ...]:
    """Return the words that a field takes, or else an example, and `silent` if that is allowed."""
    kind, words = field.kind, words_of(field.kind)
    if isinstance(kind, Number):
        words = (kind.name,)
    elif not set(words) - {"[]"}:
        words = (f"as {_written(kind.plain(example_of(kind)))}", *words)
    return words if field.default is NEEDED else (*words, field.plain(SILENT))


def _written(plain: Any) -> str:
    return json.dumps(plain).replace('"', "")


def _unanswered(keys: Iterable[str]) -> Iterator[str]:
    """Yield lines with these keys and no values, section by section."""
    fields = {key: field for key in keys if (field := field_of(key))}
    for name, section in _tree(fields).items():
        yield from (*_lines({name: section}), "")


def _tree(parts: Mapping[str, ResolvedRule | Field]) -> dict[str, Any]:
    """Nest rules or fields as a rule-set file does."""
    tree: dict[str, Any] = {}
    for key, part in parts.items():
        section = tree
        *above, name = key.split(".")
        for each in above:
            section = section.setdefault(each, {})
        section[name] = part
    return tree


def _lines(tree: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    for name, part in tree.items():
        if isinstance(part, ResolvedRule):
            value, words = _written(part.field.plain(part.value)), words_of(part.field.kind)
            yield f"{indent}{name}: {value}  # {part.field.label}{': ' if words else ''}{', '.join(words)}"
        elif isinstance(part, Field):
            yield f"{indent}{name}:  # {part.label}: {', '.join(_allowed(part))}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
