"""pytest plugin: collects the features, runs them with pytest-bdd and writes the transcript of the run.

What the engine showed in the steps is passed on in `user_properties`, which also works from worker processes.
"""

import gc
import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cached_property
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd import given, parsers, then, when

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Disputes, disputes_of
from hearts_spec.rules import Library, Location, Problem, RulesError
from hearts_spec.scenarios.features import ENDING, Feature, Scenario, check_features, feature_files, read_file
from hearts_spec.scenarios.run import Run
from hearts_spec.scenarios.step_registry import Keyword, UnknownStepError, find_call, find_step
from hearts_spec.scenarios.transcript import write_transcript
from hearts_spec.scenarios.world import StepFailedError

_SAW, _FAILED = "hearts-spec saw", "hearts-spec failed"


class ProjectUnderTest:
    """Rule sets and features of the project under test, each read once, on first use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.library = Library(root / "rulesets")
        self._features: dict[Path, Feature] = {}

    @cached_property
    def disputes(self) -> Disputes:
        return disputes_of(self.library.root)

    def feature(self, path: Path) -> Feature:
        """Return the feature of a file. Raises RulesError if it cannot be read or has problems."""
        if path not in self._features:
            feature = read_file(path, path.relative_to(self.root).as_posix())
            if faults := check_features([feature], self.library.provisions):
                raise RulesError(faults)
            self._features[path] = feature
        return self._features[path]

    def features(self, named: Sequence[str]) -> Iterator[Feature]:
        """Yield every feature of the files and folders named."""
        for path in (self.root / name for name in named):
            yield from map(self.feature, feature_files(path) if path.is_dir() else [path])


_PROJECT = pytest.StashKey[ProjectUnderTest]()


def pytest_addoption(parser: pytest.Parser) -> None:
    help = "write what the features saw to FILE, when every scenario of those that are named has run"
    parser.addoption("--transcript", metavar="FILE", help=help)


def pytest_configure(config: pytest.Config) -> None:
    """Register the collector of the transcript, except in a worker process, where no reports arrive."""
    config.stash[_PROJECT] = ProjectUnderTest(config.rootpath)
    if config.getoption("--transcript") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(config), "hearts-spec-transcript")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return FeatureFile.from_parent(parent, path=file_path) if file_path.suffix == ENDING else None


def pytest_collection_finish() -> None:
    """Let the garbage collector run less often and ignore the collected tests, which stay until the end."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # most objects live until the end


class FeatureFile(pytest.Module):
    """A feature, as the module of the tests that pytest-bdd makes of its scenarios."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        try:
            feature = self.config.stash[_PROJECT].feature(self.path)
        except RulesError as error:
            raise self.CollectError(str(error)) from None
        for tag in dict.fromkeys(tag for each in feature.scenarios for tag in each.tags):
            self.config.addinivalue_line("markers", f"{tag}: a provision")  # those of examples become marks
        self.obj = ModuleType(self.path.stem)
        where = {"features_base_dir": str(self.path.parent), "encoding": "utf-8-sig"}
        for heading, outline in {each.heading: each.outline for each in feature.scenarios}.items():
            setattr(self.obj, f"test_{heading}", pytest_bdd.scenario(self.path.name, outline, **where)(_nothing))
        return super().collect()


def _nothing() -> None:
    """The body of every test function; it is empty because pytest-bdd carries out the steps."""


class RegisteredSteps(parsers.StepParser):
    """A pytest-bdd parser that matches any registered step of one keyword.

    There is one for each keyword, not one for each step, so that pytest-bdd does not try every step on every line.
    """

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(keyword)
        self.keyword = keyword

    def is_matching(self, name: str) -> bool:
        """True if exactly one registered step fits a line."""
        try:
            find_step(self.keyword, name)
        except UnknownStepError:
            return False
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return the whole line as one argument; the registered step reads it."""
        return {"text": name}


def _carrying_out(keyword: Keyword) -> Any:
    def carry_out(run: Run, text: str, datatable: Any = ()) -> None:
        run.carry_out(find_call(keyword, text, datatable))

    carrying: Any = carry_out
    carrying.__signature__ = signature(carry_out)  # pytest-bdd asks for it again at each step
    return carrying


given(RegisteredSteps("given"))(_carrying_out("given"))
when(RegisteredSteps("when"))(_carrying_out("when"))
then(RegisteredSteps("then"))(_carrying_out("then"))


@pytest.fixture
def run(pytestconfig: pytest.Config) -> Run:
    project = pytestconfig.stash[_PROJECT]
    return Run(project.library, project.disputes)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Keep tags that name provisions from becoming pytest marks."""
    return True


def pytest_bdd_step_error(request: Any, feature: Any, scenario: Any, step: Any, exception: Exception) -> None:
    """Add the place of the failed step to the report of its scenario."""
    message = f"{step.keyword} {step.name}: {exception or type(exception).__name__}"
    hint = f"in the scenario '{scenario.name}'"
    failure = {"file": _file(request, feature), "line": step.line_number, "message": message, "hint": hint}
    request.node.user_properties.append((_FAILED, failure))


def pytest_bdd_after_scenario(request: Any, feature: Any, scenario: Any) -> None:
    """Add what the steps showed to the report of their scenario."""
    if request.config.getoption("--transcript"):
        ran = _ran(
            _file(request, feature),
            ((each.line_number, each.name, each.datatable.raw() if each.datatable else ()) for each in scenario.steps),
        )
        request.node.user_properties.append((_SAW, {"ran": ran, "seen": request.getfixturevalue("run").seen}))


def _file(request: Any, feature: Any) -> str:
    return Path(feature.filename).relative_to(request.config.rootpath).as_posix()


def _ran(file: str, steps: Iterable[tuple[int, str, Sequence[Sequence[str]]]]) -> str:
    """Return a text that identifies a scenario: its file, and its steps, each with its line, words and table."""
    return json.dumps([file, *steps])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Report the failed step and what was found, instead of a Python traceback."""
    report = yield
    if call.excinfo and isinstance(call.excinfo.value, HeartsError | StepFailedError) and (failed := _failures(report)):
        report.longrepr = "\n".join(map(str, failed))
    return report


def _failures(report: pytest.TestReport) -> list[Problem]:
    """Return the failed steps that a report carries."""
    found = [each for name, each in report.user_properties if name == _FAILED and isinstance(each, dict)]
    return [
        Problem(Location(each["file"], each["line"], 1), "failing-scenario", each["message"], each["hint"])
        for each in found
    ]


class IncompleteRunError(HeartsError):
    """A run that left out a scenario."""


class _Collector:
    """Collects what a run showed, checks that no scenario is missing, and writes the transcript."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.seen: dict[str, list[list[dict[str, Any]]]] = {}
        self.faults: list[Problem] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        for name, found in report.user_properties:
            if name == _SAW:
                assert isinstance(found, dict)
                self.seen[found["ran"]] = found["seen"]
        self.faults += _failures(report)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        try:
            if exitstatus == pytest.ExitCode.OK:
                self._write(self._complete())
            elif exitstatus == pytest.ExitCode.TESTS_FAILED and self.faults:
                self._write(())
        except (IncompleteRunError, RulesError) as error:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            self.config.get_terminal_writer().line(f"transcript: {error}", red=True)

    def _write(self, scenarios: Iterable[dict[str, Any]]) -> None:
        write_transcript(Path(self.config.getoption("--transcript")), self.config.rootpath, scenarios, self.faults)

    def _complete(self) -> Iterator[dict[str, Any]]:
        """Yield the transcript of every scenario of the features. Raises IncompleteRunError if one did not run."""
        for feature in self.config.stash[_PROJECT].features(self.config.args):
            for scenario in feature.scenarios:
                steps = ((each.line, each.text, each.table) for each in scenario.steps)
                seen = self.seen.get(_ran(scenario.file, steps))
                if seen is None:
                    raise IncompleteRunError(f"'{scenario.name}' ({scenario.file}:{scenario.line}) did not run")
                yield _joined(scenario, seen)


def _joined(scenario: Scenario, seen: list[list[dict[str, Any]]]) -> dict[str, Any]:
    steps = [
        {
            "keyword": step.keyword, "text": step.text, "line": step.line, "table": [list(row) for row in step.table],
            "docstring": step.docstring, "seen": shown,
        }
        for step, shown in zip(scenario.steps, seen, strict=True)
    ]  # fmt: skip
    return {
        "file": scenario.file, "feature": scenario.feature, "rule": scenario.rule,
        "rule_prose": scenario.rule_prose, "name": scenario.name,
        "description": scenario.description, "line": scenario.line, "tags": list(scenario.tags),
        "row": dict(scenario.row), "rulesets": list(scenario.rulesets), "steps": steps,
    }  # fmt: skip
