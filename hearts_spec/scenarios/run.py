"""Runs of scenarios: step by step, as pytest-bdd carries them out, or whole and repeatedly, for pinning."""

from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Scenario
from hearts_spec.scenarios.step_registry import FoundStep, find_call
from hearts_spec.scenarios.world import StepFailedError, World


class Run:
    """A run of a scenario. `seen` holds, for each step that passed, what the engine showed in it.

    `disputes` are those that steps can put to rule sets, if they have been read already.
    """

    def __init__(self, library: Library, disputes: Disputes | None = None) -> None:
        self._world = World(library, shared_disputes=disputes)
        self.seen: list[list[dict[str, Any]]] = []

    def carry_out(self, call: FoundStep) -> None:
        """Carry out the next step. Raises the errors of the step; a HeartsError is raised as a StepFailedError."""
        try:
            call.function(self._world, **call.given)
        except HeartsError as error:
            raise StepFailedError(str(error)) from None
        self.seen.append(self._world.seen)
        self._world.seen = []


@dataclass(frozen=True, slots=True)
class BoundScenario:
    """A scenario whose steps have been looked up, ready to run repeatedly."""

    scenario: Scenario
    calls: tuple[FoundStep, ...]

    def run(self, library: Library, disputes: Disputes | None = None) -> Exception | None:
        """Run the steps, and return the error of the first that failed, or None if all passed."""
        run = Run(library, disputes)
        try:
            for call in self.calls:
                run.carry_out(call)
        except Exception as error:  # any error that a changed rule set leads to counts as noticing it
            return error
        return None


def bind(scenario: Scenario) -> BoundScenario:
    """Return a scenario with its steps looked up.

    Raises UnknownStepError for a step that fits no phrase, or more than one.
    """
    return BoundScenario(scenario, tuple(find_call(step.kind, step.text, step.table) for step in scenario.steps))
