"""pytest plugin: collects the features, and runs them with pytest-bdd."""

import gc
from collections.abc import Generator, Iterable
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
from hearts_spec.scenarios.features import ENDING, Feature, check_features, read_file
from hearts_spec.scenarios.run import Run
from hearts_spec.scenarios.step_registry import Keyword, UnknownStepError, find_call, find_step
from hearts_spec.scenarios.world import StepFailedError

_FAILED = "hearts-spec failed"


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


_PROJECT = pytest.StashKey[ProjectUnderTest]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_PROJECT] = ProjectUnderTest(config.rootpath)


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
            self.config.addinivalue_line("markers", f"{tag}: a provision, or a story")  # those of examples become marks
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


def _file(request: Any, feature: Any) -> str:
    return Path(feature.filename).relative_to(request.config.rootpath).as_posix()


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
