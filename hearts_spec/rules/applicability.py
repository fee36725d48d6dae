"""Which rules cannot apply in a game: nothing is passed in it, so that nobody looks at a pass."""

from collections.abc import Collection, Iterable
from functools import cache

from hearts_spec.rules.fields import field_of
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.model import Rules
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.schema.field_info import Condition


def idle(keys: Iterable[str], tables: Collection[Rules], open_to_choice: Collection[str] = ()) -> dict[str, Condition]:
    """Give those of some keys that cannot apply at any of these tables, each with the first condition in its way.

    What depends on a key, or a section of keys, that is open to choice may apply yet.
    """

    @cache
    def never_holds(condition: Condition) -> bool:
        return not _may_hold(condition, tables, open_to_choice)

    found = {key: next(filter(never_holds, field.only), None) for key in keys if (field := field_of(key))}
    return {key: condition for key, condition in found.items() if condition}


def chosen_keys(rule_set: RuleSet, but: Collection[str] = ()) -> set[str]:
    """Give the keys that the options of a rule set may set, but for some of the options."""
    options = (option for name, option in rule_set.options.items() if name not in but)
    return {key for option in options for each in option.offered for key in each.keys}


def idle_in(rule_set: RuleSet, tables: Collection[Rules]) -> dict[str, Condition]:
    """Give the keys of a rule set that cannot apply at any of its tables, whatever is chosen, and why."""
    return idle(rule_set.leaves, tables, chosen_keys(rule_set))


def _may_hold(condition: Condition, tables: Collection[Rules], open_to_choice: Collection[str]) -> bool:
    return any(is_under(by, each) or is_under(each, by) for by in condition.by for each in open_to_choice) or any(
        condition.holds(rules) for rules in tables
    )
