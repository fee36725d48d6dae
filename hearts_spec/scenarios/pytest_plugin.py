"""The pytest side of the features: a world for each scenario, the registered steps, and the transcript of the run.

What the steps saw travels in `user_properties`, so that it also arrives from worker processes.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from pytest_bdd import given, parsers, then, when

from hearts_spec.cards import HeartsError
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Scenario, read_features
from hearts_spec.scenarios.registry import Keyword, UnknownStepError, find_call, find_step
from hearts_spec.scenarios.transcript import write_transcript
from hearts_spec.scenarios.world import World

PROPERTY = "hearts-spec"
_WRAP: dict[Keyword, Any] = {"given": given, "when": when, "then": then}


class RegisteredSteps(parsers.StepParser):
    """Matches whatever is a registered step of one keyword.

    One parser for each keyword, in place of one for each step, spares pytest-bdd from trying every step on every line.
    """

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(keyword)
        self.keyword = keyword

    def is_matching(self, name: str) -> bool:
        """Say whether a line is just one of the registered steps."""
        try:
            find_step(self.keyword, name)
        except UnknownStepError:
            return False
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Give the line as it stands; the registered step reads it."""
        return {"text": name}


def register_steps() -> None:
    """Register every step with pytest-bdd, in the module that calls this."""
    for keyword, wrap in _WRAP.items():
        wrap(RegisteredSteps(keyword), stacklevel=2)(partial(carry_out, keyword))


def carry_out(keyword: Keyword, request: pytest.FixtureRequest, world: World, text: str) -> None:
    """Carry out the registered step that a line is, with the table below it if it takes one."""
    table = request.node.hearts_spec_step.datatable
    function, places = find_call(keyword, text, table.raw() if table else [])
    function(world, **places)


def pytest_bdd_before_step_call(request: Any, step: Any) -> None:
    """Keep the step at hand for whoever carries it out."""
    request.node.hearts_spec_step = step


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says where the transcript goes."""
    parser.addoption("--transcript", metavar="FILE", help="write what the features saw to FILE, when all of them ran")


def pytest_configure(config: pytest.Config) -> None:
    """Collect the transcript where reports arrive: not in a worker process."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(config), "hearts-spec-transcript")


@pytest.fixture(scope="session")
def library(pytestconfig: pytest.Config) -> Library:
    """Give the project's rule sets."""
    return Library(pytestconfig.rootpath / "rulesets")


@pytest.fixture
def world(library: Library) -> World:
    """Give a fresh table."""
    return World(library)


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Keep tags that name provisions from becoming pytest marks."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Begin the record of a scenario."""
    request.node.hearts_spec_steps = []


def _note(request: Any, step: Any, status: str, error: str = "") -> None:
    world: World = request.getfixturevalue("world")
    seen, world.seen = world.seen, []
    noted = {"line": step.line_number, "text": step.name, "status": status, "seen": seen}
    request.node.hearts_spec_steps.append({**noted, "error": error} if error else noted)


def pytest_bdd_after_step(request: Any, feature: Any, scenario: Any, step: Any) -> None:
    """Note a step that held."""
    _note(request, step, "passed")


def pytest_bdd_step_error(request: Any, feature: Any, scenario: Any, step: Any, exception: Exception) -> None:
    """Note a step that failed."""
    _note(request, step, "failed", str(exception))


def pytest_bdd_after_scenario(request: Any, feature: Any, scenario: Any) -> None:
    """Send the record of the scenario on with its report."""
    record = {"file": _shown(request, feature), "name": scenario.name, "steps": request.node.hearts_spec_steps}
    request.node.user_properties.append((PROPERTY, record))


def _shown(request: Any, feature: Any) -> str:
    return Path(feature.filename).resolve().relative_to(request.config.rootpath.resolve()).as_posix()


class _Collector:
    """Gathers the records of a run, checks that none is missing, and writes the transcript."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.records: list[dict[str, Any]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.records.extend(
                cast(dict[str, Any], found) for name, found in report.user_properties if name == PROPERTY
            )

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        target = self.config.getoption("--transcript")
        if not target:
            return
        if exitstatus:
            return
        try:
            write_transcript(Path(target), self.config.rootpath, self._complete())
        except IncompleteRunError as error:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            self.config.get_terminal_writer().line(f"transcript: {error}", red=True)

    def _complete(self) -> Iterator[dict[str, Any]]:
        """Join what ran with what the reference parser says should have run; they must be the same."""
        ran: dict[tuple[str, tuple[int, ...], str], dict[str, Any]] = {}
        for record in self.records:
            ran[_key(record["file"], record["name"], record["steps"])] = record
        total = 0
        for feature in read_features(self.config.rootpath / "features"):
            for scenario in feature.scenarios:
                total += 1
                steps = [{"line": step.line, "text": step.text} for step in scenario.steps]
                ran_as = ran.get(_key(scenario.file, scenario.name, steps))
                if ran_as is None:
                    raise IncompleteRunError(f"'{scenario.name}' ({scenario.file}:{scenario.line}) did not run")
                yield _joined(scenario, ran_as)
        if total != len(self.records):
            raise IncompleteRunError(f"{len(self.records)} scenarios ran, where the features hold {total}")


class IncompleteRunError(HeartsError):
    """A run that left a scenario out, or ran one that is not in the features."""


def _key(file: str, name: str, steps: list[dict[str, Any]]) -> tuple[str, tuple[int, ...], str]:
    return file, tuple(step["line"] for step in steps), "\n".join(step["text"] for step in steps)


def _joined(scenario: Scenario, record: dict[str, Any]) -> dict[str, Any]:
    steps = [
        {
            "keyword": step.keyword, "text": step.text, "line": step.line, "table": [list(row) for row in step.table],
            "docstring": step.docstring, "status": noted["status"], "seen": noted["seen"],
        }
        for step, noted in zip(scenario.steps, record["steps"], strict=True)
    ]  # fmt: skip
    return {
        "file": scenario.file, "feature": scenario.feature, "rule": scenario.rule,
        "rule_prose": scenario.rule_prose, "name": scenario.name,
        "description": scenario.description, "line": scenario.line, "tags": list(scenario.tags),
        "row": dict(scenario.row), "rulesets": list(scenario.rulesets), "steps": steps,
    }  # fmt: skip
