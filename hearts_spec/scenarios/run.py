"""A run of a scenario: step by step, as pytest-bdd comes to them, or whole and repeatedly, for pinning."""

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

    `disputes` are those that questions are put from, if they have been read already.
    """

    def __init__(self, library: Library, disputes: Disputes | None = None) -> None:
        self._world = World(library, shared_disputes=disputes)
        self.seen: list[list[dict[str, Any]]] = []

    def carry_out(self, call: FoundStep) -> None:
        """Carry out the next step. Raises what the step raises, and StepFailedError for an error of the engine."""
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
        """Run the steps. Return what stopped them, or None if all passed."""
        run = Run(library, disputes)
        try:
            for call in self.calls:
                run.carry_out(call)
        except Exception as error:  # any error that a changed rule set leads to counts as noticing it
            return error
        return None


def bind(scenario: Scenario) -> BoundScenario:
    """Look up the steps of a scenario.

    Raises UnknownStepError for a step that no phrase fits.
    """
    return BoundScenario(scenario, tuple(find_call(step.kind, step.text, step.table) for step in scenario.steps))
