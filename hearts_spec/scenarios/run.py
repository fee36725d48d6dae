"""Running a scenario: the one way, whoever asks for it.

pytest-bdd carries out the steps of a run one by one, for the transcript; pinning runs a whole scenario at once, and
many times over.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Scenario
from hearts_spec.scenarios.step_registry import FoundStep, find_call
from hearts_spec.scenarios.world import StepFailedError, World


class Run:
    """A scenario under way. `seen` holds, for each step that held, what the engine showed in it.

    `situations` are those that questions are put from, where they have been read before.
    """

    def __init__(self, library: Library, situations: Disputes | None = None) -> None:
        self._world = World(library, kept_situations=situations)
        self.seen: list[list[dict[str, Any]]] = []

    def carry_out(self, call: FoundStep) -> None:
        """Carry out the next step; raises whatever stops it, and StepFailedError for what the engine refuses."""
        try:
            call.function(self._world, **call.given)
        except HeartsError as error:
            raise StepFailedError(str(error)) from None
        self.seen.append(self._world.seen)
        self._world.seen = []


@dataclass(frozen=True, slots=True)
class BoundScenario:
    """A scenario whose steps have been found and filled, ready to run again and again."""

    scenario: Scenario
    calls: tuple[FoundStep, ...]

    def run(self, library: Library, situations: Disputes | None = None) -> Exception | None:
        """Run the steps; gives what stopped them, or None when all held."""
        run = Run(library, situations)
        try:
            for call in self.calls:
                run.carry_out(call)
        except Exception as error:  # whatever a wrong rule set leads to counts as noticing it
            return error
        return None


def bind(scenario: Scenario) -> BoundScenario:
    """Find the steps of a scenario.

    Raises UnknownStepError for a step that no phrase fits.
    """
    return BoundScenario(scenario, tuple(find_call(step.kind, step.text, step.table) for step in scenario.steps))


def bind_all(scenarios: Iterable[Scenario]) -> list[BoundScenario]:
    """Find the steps of many scenarios."""
    return [bind(scenario) for scenario in scenarios]
