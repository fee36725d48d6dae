"""Rule sets: their vocabulary, the files that state them, and the sources behind each statement."""

from hearts_spec.rules.fields import Rules
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule, RuleSet, Status
from hearts_spec.rules.sources import Doubt, InDoubt, Provision, Source
from hearts_spec.schema.problems import Location, Problem, RulesError

__all__ = [
    "ConfiguredRules",
    "Doubt",
    "InDoubt",
    "Library",
    "Location",
    "Problem",
    "Provision",
    "RefusedError",
    "ResolvedRule",
    "RuleSet",
    "Rules",
    "RulesError",
    "Source",
    "Status",
]
