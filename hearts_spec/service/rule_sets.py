"""Rule sets as requests need them: a list, one key by key, several side by side, and the start of a new one."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.record.errors import UsageError
from hearts_spec.rules.book_comparison import Row, compare_played, every_leaf, label_of
from hearts_spec.rules.folder import CLAIMS_FILE, HOUSE, SITUATIONS
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.new_ruleset import extending_ruleset_text, first_ruleset_text
from hearts_spec.rules.ruleset import (
    ConfiguredRules,
    ResolvedRule,
    RuleSet,
    inapplicable_keys,
    missing_keys,
)
from hearts_spec.rules.ruleset_file import Authority, OptionDraft, SummarySentence
from hearts_spec.rules.sources import PROVISIONS, SOURCES, InDoubt
from hearts_spec.rules.summary import tell
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.schema.kinds import ID_HINT, INDEX, NAME
from hearts_spec.schema.problems import RulesError, did_you_mean, quoted


def find(library: Library, ref: str) -> tuple[Library, RuleSet]:
    """Return a rule set by its id or path, with a library that holds it.

    Raises UsageError, naming the nearest, for an id that does not exist.
    """
    try:
        found, id = library.find(ref)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    return found, found.rule_set(id)


def find_extending(library: Library, ref: str) -> tuple[Library, RuleSet]:
    """Return a rule set as `find` does.

    Raises UsageError if it extends no other.
    """
    library, rule_set = find(library, ref)
    if not rule_set.extends:
        raise UsageError(f"{rule_set.id} extends no other rule set", "name one that does")
    return library, rule_set


_FILES = {PROVISIONS.name: "the file of a source's provisions", CLAIMS_FILE: "the file of a source's claims"}
_ID = re.compile(f"(?!{INDEX}/)({NAME})/(?!{INDEX}$)({NAME})")


def parts_of_id(id: str) -> tuple[str, str]:
    """Return the folder and the name in a new id.

    Raises UsageError for a text that cannot be an id.
    """
    matched = _ID.fullmatch(id)
    if not matched:
        raise UsageError(f"'{id[:60]}' is not a valid id", f"such as {HOUSE}/kitchen-table: {ID_HINT}")
    source, game = matched.groups()
    if what := _FILES.get(f"{game}.yml"):
        raise UsageError(f"'{game}' names {what}", "choose another name")
    if source == SITUATIONS:
        raise UsageError(f"'{source}' is the folder of the disputes", "choose another name")
    return source, game


def new_ruleset_text(library: Library, id: str, extends: str, file: str = "", named: str = "") -> str:
    """Return the text of a file for a new rule set; without `extends`, it is the first of a book.

    `file` is its path, by default that in a folder of rule sets. `named` is its name in the command, by default its id.

    Raises UsageError if the id is not possible, if there is no rule set `extends`, or if it must extend one.
    """
    source, game = parts_of_id(id)
    named, file = named or id, file or f"rulesets/{source}/{game}.yml"
    if extends:
        return extending_ruleset_text(named, _parent(library, extends, source), file)
    _check_first(library, source)
    return first_ruleset_text(named, file)


def _check_first(library: Library, source: str) -> None:
    """Raise UsageError unless this is the first game of a book; all others must extend another."""
    if source not in library.sources:
        hint = did_you_mean(source, library.sources, at_most=0)
        hint = hint or f"add `extends` and a game, such as today/hearts, or add the source to {SOURCES.name}"
        raise UsageError(f"{quoted(source)} is not a source, so its rule sets must extend a game", hint)
    for id, draft in library.drafts.items():
        if draft.source == source and not draft.extends:
            hint = f"add `extends` {id}"
            raise UsageError(f"the games of {quoted(source)} must extend {id}, their first file", hint)


def _parent(library: Library, id: str, source: str) -> RuleSet:
    """Return the game to be extended, or the rules that the games of a book share if the new one is of that book.

    Raises UsageError if there is none of that id, or it is no game of its own; RulesError if it has errors.
    """
    if id not in library.drafts and id not in library.unread:
        hint = did_you_mean(id, library.drafts, at_most=0) or f"rule sets are looked for in {library.root}"
        raise UsageError(f"there is no rule set {quoted(id, 60)}", hint)
    library.find(id)
    if found := library.faults_of(id):
        raise RulesError(found)
    parent = library.rule_set(id)
    if parent.shared and not (parent.source == source and source in library.sources):
        games = [each for each in library.ids() if id in library.rule_set(each).ancestors]
        message = f"{id} is shared by several games, and is not a game itself"
        raise UsageError(message, f"extend one of {', '.join(games)}" if games else "extend a game")
    return parent


def valid_rule_sets(library: Library, shared: bool = False) -> list[RuleSet]:
    """Return the rule sets without errors, in the order of their books; shared ones only on request."""
    sets = []
    for id in library.drafts:
        try:
            sets.append(library.rule_set(id))
        except RulesError:
            continue
    return library.in_order([each for each in sets if shared or not each.shared])


def listed_data(rule_set: RuleSet) -> dict[str, Any]:
    """Return a rule set as the list of rule sets has it."""
    return {
        "id": rule_set.id,
        "title": rule_set.title,
        "source": rule_set.source,
        "year": rule_set.year,
        "players": list(rule_set.players),
        "extends": rule_set.extends or None,
    }


@dataclass(frozen=True, slots=True)
class ShownRules:
    """One rule set as it is written or, if `chosen`, as it is played; with its summary.

    `doubts` are those on which the value of each key depends.
    """

    rule_set: RuleSet
    chosen: ConfiguredRules | None
    leaves: Mapping[str, ResolvedRule]
    told: Sequence[SummarySentence]
    doubts: Mapping[str, Sequence[InDoubt]]

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "id": self.rule_set.id,
            "title": self.rule_set.title,
            "players": self.chosen.players if self.chosen else None,
            "choices": dict(self.chosen.choices) if self.chosen else {},
            "options": {name: _option_data(option) for name, option in self.rule_set.options.items()},
            "told": told_data(self.told),
            "values": {key: value_data(key, leaf, self.doubts[key]) for key, leaf in self.leaves.items()},
        }


def show(library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None) -> ShownRules:
    """Return a rule set as it is written, or resolved for a table if a number of players or an option is given."""
    library, rule_set = find(library, id)
    resolved = players is not None or bool(choices)
    chosen = library.playable(rule_set.id, players, choices) if resolved else None
    told = tell(library, rule_set.id, players, choices)
    leaves = chosen.leaves if chosen else every_leaf(rule_set)
    doubts = {key: library.provisions.doubts(leaf.key, leaf.cites) for key, leaf in leaves.items()}
    return ShownRules(rule_set, chosen, leaves, told, doubts)


def told_data(told: Sequence[SummarySentence]) -> list[dict[str, Any]]:
    """Return a summary as plain data: each sentence with the keys it comes from and those of them that are assumed."""
    return [{"text": each.text, "keys": list(each.keys), "assumed": list(each.assumed)} for each in told]


def idle_data(library: Library, rule_set: RuleSet) -> list[str]:
    """Return the keys that have no effect in a game, whatever its players choose."""
    if missing_keys(rule_set.leaves):
        return []
    offered = [(name, each) for name, option in rule_set.options.items() for each in option.choices.values()]
    choices: list[dict[str, str]] = [{}, *({name: each.name, **each.needs} for name, each in offered)]
    tables = [library.playable(rule_set.id, number, each).rules for number in rule_set.players for each in choices]
    numbers = {each.number for each in rule_set.options.values() if each.number}
    return list(inapplicable_keys(rule_set.leaves, tables, numbers))


def value_data(key: str, leaf: ResolvedRule, doubts: Sequence[InDoubt]) -> dict[str, Any]:
    """Return what a rule set states for a key, with the statements and doubts behind it."""
    value = {
        "value": leaf.field.plain(leaf.value),
        "label": label_of(key, leaf),
        "from": leaf.origin,
        "cites": list(leaf.cites),
        "assumed": leaf.assumed or None,
        "doubts": [each.data() for each in doubts],
    }
    if leaf.parts:
        value["parts"] = {name: _authority_data(each) for name, each in leaf.parts.items()}
    if leaf.parts and isinstance(leaf.field.kind, PoolCases):
        rows = leaf.field.kind.parts(leaf.value)
        value["cases"] = [_authority_data(leaf.parts.get(name, Authority())) for name in rows]
    if leaf.left_out:
        value["left-out"] = {str(number): reason for number, reason in leaf.left_out}
    return value


def _authority_data(authority: Authority) -> dict[str, Any]:
    return {"cites": list(authority.cites), "assumed": authority.assumed or None}


def _option_data(option: OptionDraft) -> dict[str, Any]:
    data: dict[str, Any] = {"asks": option.asks, "default": option.default or None}
    if option.number:
        data["number"] = option.number
        data["numbers"] = dict(option.numbers)
    else:
        data["choices"] = {name: choice.says for name, choice in option.choices.items()}
    return data


@dataclass(frozen=True, slots=True)
class Compared:
    """Rule sets side by side, row by row."""

    ids: Sequence[str]
    rows: Sequence[Row]


def compare(
    library: Library,
    ids: Sequence[str],
    players: int | None = None,
    choices: Mapping[str, str] | None = None,
    differences: bool = False,
) -> Compared:
    """Compare rule sets as they are written, or as they are played if a number of players or an option is given.

    Raises UsageError if fewer than two are named, or one is named twice.
    """
    if len(ids) < 2:
        raise UsageError("expected at least two rule sets to compare, found one")
    found: dict[str, tuple[Library, RuleSet]] = {}
    for ref in ids:
        library, rule_set = find(library, ref)
        if rule_set.id in found:
            raise UsageError(f"{rule_set.id} is named twice")
        found[rule_set.id] = library, rule_set
    rows = compare_played(list(found.values()), players, choices)
    return Compared(list(found), [row for row in rows if row.differs or not differences])
