"""No word without a meaning: where one is added to the vocabulary, the type checker names who decides by it."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
SECTIONS = Path("hearts_spec/rules/sections")
NEWCOMER = '    NEWCOMER = "newcomer", "something that nobody has thought of"'

# Nothing decides by these, each for its reason.
_CONDUCT = "how players behave is told and compared, and no play depends on it"
UNDECIDED = {
    "Leave": _CONDUCT,
    "Shuffler": _CONDUCT,
    "IdleShuffler": _CONDUCT,
    "Cutter": _CONDUCT,
    "Crowd": _CONDUCT,
    "Stakes": _CONDUCT,
    "TakenUp": _CONDUCT,
    "CardLaid": _CONDUCT,
    "EarlyLead": _CONDUCT,
    "Loading": _CONDUCT,
    "Leaving": _CONDUCT,
    "LeaversShare": _CONDUCT,
    "WrongScore": _CONDUCT,
    "ForgottenPass": "the engine asks for every pass before the play, so none is forgotten",
    "FaultyPass": "the engine takes no pass that is made wrongly, so it has nothing to mend",
}


def enumerations(path: Path) -> Iterator[ast.ClassDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and "Word" in [ast.unparse(base) for base in node.bases]:
            yield node


def with_newcomer(path: Path) -> str:
    """The text of a module, with one more member at the end of each enumeration."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for node in sorted(enumerations(path), key=lambda node: node.lineno, reverse=True):
        lines.insert(node.end_lineno or 0, NEWCOMER)
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the type checker says of the package when every enumeration of the vocabulary has a newcomer."""
    scratch = tmp_path_factory.mktemp("scratch")
    shutil.copytree(PROJECT / "hearts_spec", scratch / "hearts_spec", ignore=shutil.ignore_patterns("assets", "*.pyc"))
    shutil.copy(PROJECT / "pyproject.toml", scratch)
    for path in (PROJECT / SECTIONS).glob("*.py"):
        (scratch / SECTIONS / path.name).write_text(with_newcomer(path), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(scratch / "cache"), "--no-error-summary"]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    return done.stdout.splitlines()


def named(complaint: str) -> str:
    """The enumeration whose newcomer a place has no answer for; empty when it complains of something else."""
    found = re.search(r'incompatible type "Literal\[(\w+)\.NEWCOMER\]"; expected "Never"', complaint)
    return found.group(1) if found else ""


def test_every_word_is_decided_by_or_listed_with_the_reason_why_not(complaints: list[str]) -> None:
    every = {node.name for path in (PROJECT / SECTIONS).glob("*.py") for node in enumerations(path)}
    assert len(every) > 50
    undecided = sorted(every - {named(each) for each in complaints})
    assert undecided == sorted(UNDECIDED)


def test_a_newcomer_breaks_nothing_else(complaints: list[str]) -> None:
    assert [each for each in complaints if not named(each)] == []
