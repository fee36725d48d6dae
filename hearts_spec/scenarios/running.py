"""Running scenarios in this process, without a test runner: for pinning, where the same ones run many times."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Scenario
from hearts_spec.scenarios.registry import find_call
from hearts_spec.scenarios.world import World


@dataclass(frozen=True, slots=True)
class BoundScenario:
    """A scenario whose steps have been found and filled, ready to run again and again."""

    scenario: Scenario
    calls: tuple[tuple[Callable[..., None], dict[str, Any]], ...]

    def run(self, library: Library) -> Exception | None:
        """Run the steps; gives what stopped them, or None when all held."""
        world = World(library)
        try:
            for function, places in self.calls:
                function(world, **places)
        except Exception as error:  # whatever a wrong rule set leads to counts as noticing it
            return error
        return None


def bind(scenario: Scenario) -> BoundScenario:
    """Find the steps of a scenario.

    Raises UnknownStepError for a step that no phrase fits.
    """
    calls = tuple(find_call(step.kind, step.text, step.table) for step in scenario.steps)
    return BoundScenario(scenario, calls)


def bind_all(scenarios: Iterable[Scenario]) -> list[BoundScenario]:
    """Find the steps of many scenarios."""
    return [bind(scenario) for scenario in scenarios]
