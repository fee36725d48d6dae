"""What the processes of one run share."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes import disputes_of
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import Feature, read_features
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.schema.problems import Problem
from hearts_spec.service.ask import Service
from hearts_spec.site.build import current_answers
from hearts_spec.site.site_model import SiteModel, make_site_model

PROJECT = Path(__file__).resolve().parent.parent
LIBRARY = Library(PROJECT / "rulesets")  # reads nothing until it is asked, and then once for all the tests of a process
CHECKED = ".mypy_cache"
SLOW = bool(os.environ.get("SLOW"))  # set by `make slow`
# What takes longest begins first, so that no process is left alone with it at the end. Each file is one process's, so
# that what its tests share is made once. While one process builds the pages, the other has something to do that needs
# none.
LONGEST = (
    "tests/test_walks.py",
    "tests/site/test_browser.py",
    "tests/test_page_making.py",
    "tests/test_invariants.py",
    "tests/research/test_search.py",
    "tests/site/test_hostile_text.py",
    "tests/test_javascript.py",
    "tests/site/test_settle.py",
    "tests/site/test_check_deal.py",
    "tests/site/test_deals.py",
    "tests/site/test_desk.py",
    "tests/site/test_lab.py",
    "tests/site/test_my_rule.py",
    "tests/test_wheel.py",
    "tests/service/test_same_answers.py",
    "tests/test_schema.py",
    "tests/site/test_enlarged_text.py",
    "tests/site/test_serve.py",
    "tests/site/test_compare.py",
    "tests/test_random_rules.py",
    "tests/site/test_search.py",
    "tests/site/test_pages.py",
    "tests/test_feature_runs.py",
    "tests/test_pinning.py",
    "tests/test_streams.py",
    "tests/service/test_ahead.py",
    "tests/test_dispute_pages.py",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run one process more than there are processors: while one waits for its browser, another can work."""
    return (os.cpu_count() or 1) + 1


@cache
def features() -> tuple[Feature, ...]:
    """Read the features of the project, once for all the tests of a process."""
    return tuple(read_features(PROJECT / "features"))


def report(problems: Iterable[Problem], file: str) -> str:
    """Return what is wrong with one file, a line for each problem."""
    found = [str(problem).removeprefix(f"{file}:") for problem in problems if problem.mark.file == file]
    return "".join(f"{line}\n" for line in found)


def many(usual: int, slow: int) -> int:
    """Return how many cases a test marked `sized` tries: `usual` in `make test`, `slow` in `make slow`."""
    return slow if SLOW else usual


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `slow` to `make slow`, and begin with the files that take longest."""
    if not SLOW:
        left = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]
    turns = {PROJECT / name: turn for turn, name in enumerate(LONGEST)}
    items.sort(key=lambda item: turns.get(item.path, len(LONGEST)))


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder that is the same in every process."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(scope="session")
def library() -> Library:
    """Give the rule sets of the project."""
    return LIBRARY


@pytest.fixture(scope="session")
def desk() -> Service:
    """Give the desk as this Python answers at it."""
    return Service(LIBRARY, disputes_of(LIBRARY.root))


@pytest.fixture(scope="session")
def site(shared: Path) -> Path:
    """The folder of the built site; of several processes one builds it, and the others wait.

    SITE in the environment names one that is built already, as it is before it is published.
    """
    if built := os.environ.get("SITE"):
        return Path(built)
    folder = shared / "site"
    with alone(shared):
        if not folder.exists():
            code = main(["--rulesets", str(PROJECT / "rulesets"), "build", "--out", str(folder)])
            assert code == 0, "the site does not build; see above"
    return folder


@pytest.fixture(scope="session")
def answered(shared: Path) -> list[GroupedAnswers]:
    """Every dispute put to every game; one process works it out, for the others and for the build of the site."""
    with alone(shared):
        return current_answers(LIBRARY)


@pytest.fixture(scope="session")
def real(answered: list[GroupedAnswers]) -> SiteModel:
    """What the pages of the project's own rule sets are made from, without its scenarios."""
    return make_site_model(LIBRARY, [], RunTranscript("", ()), answered=answered)


def copy_checked(folder: Path) -> None:
    """Copy what the type checker has kept of the project, so that in a copy it looks only at what was changed."""
    if (PROJECT / CHECKED).is_dir():
        shutil.copytree(PROJECT / CHECKED, folder / CHECKED)


@contextmanager
def alone(shared: Path) -> Iterator[None]:
    """Do what one process alone should do at a time: what is kept in the project's own folder is made once."""
    with (shared / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield
