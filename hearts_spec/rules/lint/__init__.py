"""Checks of what is wrong though each value is good: of the texts in a folder, and of each rule set."""

from hearts_spec.rules.lint.check import Check, Checks
from hearts_spec.rules.lint.rule_sets import RULE_SET_CHECKS, SUMMARY_CHECKS, CheckedRuleSet
from hearts_spec.rules.lint.texts import TEXT_CHECKS
from hearts_spec.rules.lint.votes import options_as_played as options_as_played

__all__ = ["RULE_SET_CHECKS", "SUMMARY_CHECKS", "TEXT_CHECKS", "Check", "CheckedRuleSet", "Checks"]
