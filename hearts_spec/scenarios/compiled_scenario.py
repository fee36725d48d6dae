"""Scenarios as pytest-bdd runs them, made of those that the reference parser has compiled.

A feature is parsed once. pytest-bdd's own reading of it would drop a scenario that shares its name with another, and
render every table again; here each compiled scenario is one that it runs, and there is nothing left to render.
"""

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest_bdd
from pytest_bdd.feature import features as known_features
from pytest_bdd.gherkin_parser import Cell, DataTable, Location, Row
from pytest_bdd.parser import Feature as BddFeature
from pytest_bdd.parser import Scenario as BddScenario
from pytest_bdd.parser import ScenarioTemplate, Step

from hearts_spec.scenarios.features import Feature, Scenario, ScenarioStep


class _Compiled(ScenarioTemplate):
    """A scenario whose examples have been put in."""

    def render(self, context: Mapping[str, object]) -> BddScenario:
        """Give the scenario as it stands."""
        return BddScenario(
            self.feature, self.keyword, self.name, self.line_number, self.steps, self.description, self.tags
        )


def test_of(scenario: Scenario, path: Path) -> Any:
    """Give the test function that pytest-bdd makes of a scenario of the feature at a path."""
    return pytest_bdd.scenario(path.name, str(scenario.line), features_base_dir=str(path.parent))(_nothing)


def make_known(feature: Feature, path: Path) -> None:
    """Let pytest-bdd know a feature by its path, each of its scenarios by its line."""
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
    """Do nothing more when the steps have been carried out."""
