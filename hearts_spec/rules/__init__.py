"""What a rule set is: its vocabulary, the files that state it, and what stands behind every statement."""

from hearts_spec.rules.doubts import Doubt, InDoubt
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.model import Rules
from hearts_spec.rules.provisions import Provision, Source
from hearts_spec.rules.ruleset import Leaf, Playable, RuleSet, Status
from hearts_spec.rules.shape.faults import Fault, Mark, RulesError

__all__ = [
    "Doubt",
    "Fault",
    "InDoubt",
    "Leaf",
    "Library",
    "Mark",
    "Playable",
    "Provision",
    "RefusedError",
    "RuleSet",
    "Rules",
    "RulesError",
    "Source",
    "Status",
]
