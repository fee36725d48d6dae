"""Runs a scenario: step by step through pytest-bdd, for the transcript, or whole and repeatedly, for pinning."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_bdd
from pytest_bdd.feature import features as known_features
from pytest_bdd.gherkin_parser import Cell, DataTable, Location, Row
from pytest_bdd.parser import Feature as BddFeature
from pytest_bdd.parser import Scenario as BddScenario
from pytest_bdd.parser import ScenarioTemplate, Step

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Feature, Scenario, ScenarioStep
from hearts_spec.scenarios.step_registry import FoundStep, find_call
from hearts_spec.scenarios.world import StepFailedError, World


class _Compiled(ScenarioTemplate):
    """A scenario template without placeholders."""

    def render(self, context: Mapping[str, object]) -> BddScenario:
        return BddScenario(
            self.feature, self.keyword, self.name, self.line_number, self.steps, self.description, self.tags
        )


def test_of(scenario: Scenario, path: Path) -> Any:
    """Return the test function that pytest-bdd makes of a scenario of the feature at `path`."""
    return pytest_bdd.scenario(path.name, str(scenario.line), features_base_dir=str(path.parent))(_nothing)


def make_known(feature: Feature, path: Path) -> None:
    """Register a feature with pytest-bdd under its path, and each scenario under its line."""
    known = BddFeature(
        scenarios=OrderedDict(), filename=str(path), rel_filename=feature.file, language="en", keyword="Feature",
        name=feature.title, tags=set(feature.tags), background=None, line_number=1, description=feature.description,
    )  # fmt: skip
    for scenario in feature.scenarios:
        known.scenarios[str(scenario.line)] = _compiled(scenario, known)
    known_features[str(path)] = known


def _compiled(scenario: Scenario, feature: BddFeature) -> _Compiled:
    compiled = _Compiled(
        feature, "Scenario", scenario.name, scenario.line, False, scenario.description, set(scenario.tags)
    )
    for step in scenario.steps:
        table = _table(step) if step.table else None
        compiled.add_step(Step(step.text, step.kind, 0, step.line, step.keyword, table, step.docstring or None))
    return compiled


def _table(step: ScenarioStep) -> DataTable:
    place = Location(column=1, line=step.line)
    return DataTable(place, [Row("", place, [Cell(place, value) for value in row]) for row in step.table])


def _nothing() -> None:
    """Do nothing: pytest-bdd has carried out the steps."""


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


def bind_all(scenarios: Iterable[Scenario]) -> list[BoundScenario]:
    return [bind(scenario) for scenario in scenarios]
