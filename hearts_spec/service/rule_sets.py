"""The rule sets as questions ask after them: all of them, one leaf by leaf, several side by side, a new one begun."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.applicability import idle_in
from hearts_spec.rules.compare import Row, compare_played, every_leaf, label_of
from hearts_spec.rules.doubts import InDoubt
from hearts_spec.rules.library import Library
from hearts_spec.rules.options import OptionDraft
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule, RuleSet
from hearts_spec.schema.problems import RulesError
from hearts_spec.service.errors import UsageError
from hearts_spec.service.lookup import find
from hearts_spec.summary import SummarySentence, is_whole, tell


def usable(library: Library, shared: bool = False) -> list[RuleSet]:
    """Give the rule sets that have no faults, in the order of their books; shared ones only when asked for."""
    sets = []
    for id in library.drafts:
        try:
            sets.append(library.rule_set(id))
        except RulesError:
            continue
    return library.in_order([each for each in sets if shared or not each.shared])


def listed_data(rule_set: RuleSet) -> dict[str, Any]:
    """Give a rule set as the list of them has it."""
    return {
        "id": rule_set.id,
        "title": rule_set.title,
        "source": rule_set.source,
        "year": rule_set.year if rule_set.dated else None,
        "players": list(rule_set.players),
        "extends": rule_set.extends or None,
    }


@dataclass(frozen=True, slots=True)
class ShownRules:
    """One rule set as it is written, or, where it was `chosen`, as it is played; and as it is `told`.

    `doubts` are those on which what stands under each key hangs.
    """

    rule_set: RuleSet
    chosen: ConfiguredRules | None
    leaves: Mapping[str, ResolvedRule]
    told: Sequence[SummarySentence]
    doubts: Mapping[str, Sequence[InDoubt]]

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {
            "id": self.rule_set.id,
            "title": self.rule_set.title,
            "players": self.chosen.players if self.chosen else None,
            "choices": dict(self.chosen.choices) if self.chosen else {},
            "options": {name: _option(option) for name, option in self.rule_set.options.items()},
            "told": told_data(self.told),
            "values": {key: value_data(key, leaf, self.doubts[key]) for key, leaf in self.leaves.items()},
        }


def show(library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None) -> ShownRules:
    """Show a rule set: as it is written, or resolved for a table when a number or an option is given."""
    library, rule_set = find(library, id)
    resolved = players is not None or bool(choices)
    chosen = library.playable(rule_set.id, players, choices) if resolved else None
    told = tell(library, rule_set.id, players, choices)
    leaves = chosen.leaves if chosen else every_leaf(rule_set)
    doubts = {key: library.provisions.doubts(leaf.key, leaf.cites) for key, leaf in leaves.items()}
    return ShownRules(rule_set, chosen, leaves, told, doubts)


def told_data(told: Sequence[SummarySentence]) -> list[dict[str, Any]]:
    """Give a game that is told, sentence by sentence, with the keys that each rests on and those that are assumed."""
    return [{"text": each.text, "keys": list(each.keys), "assumed": list(each.assumed)} for each in told]


def idle_data(library: Library, rule_set: RuleSet) -> list[str]:
    """Give the keys on which nothing turns in a game, whatever its players choose."""
    if not is_whole(rule_set):
        return []
    tables = [library.playable(rule_set.id, number).rules for number in rule_set.players]
    return list(idle_in(rule_set, tables))


def value_data(key: str, leaf: ResolvedRule, doubts: Sequence[InDoubt]) -> dict[str, Any]:
    """Give what a rule set says of a key, what stands behind it, and the doubts on which it hangs."""
    value = {
        "value": leaf.field.plain(leaf.value),
        "label": label_of(key, leaf),
        "from": leaf.origin,
        "cites": list(leaf.cites),
        "assumed": leaf.assumed or None,
        "doubts": [each.data() for each in doubts],
    }
    if leaf.parts:
        value["cases"] = [{"cites": list(part.cites), "assumed": part.assumed or None} for part in leaf.parts]
    if leaf.left_out:
        value["left-out"] = {str(number): reason for number, reason in leaf.left_out}
    return value


def _option(option: OptionDraft) -> dict[str, Any]:
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
    """Compare rule sets as they are written, or as they are played when a number or an option is given."""
    if len(ids) < 2:
        raise UsageError("two rule sets or more are compared, and only one is named")
    found: dict[str, tuple[Library, RuleSet]] = {}
    for ref in ids:
        library, rule_set = find(library, ref)
        if rule_set.id in found:
            raise UsageError(f"{rule_set.id} is named twice")
        found[rule_set.id] = library, rule_set
    rows = compare_played(list(found.values()), players, choices)
    return Compared(list(found), [row for row in rows if row.differs or not differences])
