"""No word without a meaning: where one is added to an enumeration, the type checker names who decides by it."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import CHECKED, PROJECT, copy_checked

PACKAGE = PROJECT / "hearts_spec"
SECTIONS = PACKAGE / "rules/vocabulary"
NEWCOMERS = {
    "Word": '"newcomer", "something that nobody has thought of"',
    "Enum": '"newcomer"',
    "QuestionTopic": '"newcomer"',
    "IntEnum": "4",
}

# Nothing decides by these, each for its reason.
_CONDUCT = "how players behave is told and compared, and no play depends on it"
_MADE = "only one function makes it, and whoever is told of it tells it by its own word"
_ORDER = "its members stand in an order, and only by that order is it decided"
UNDECIDED = {
    "Shuffler": _CONDUCT,
    "IdleShuffler": _CONDUCT,
    "Cutter": _CONDUCT,
    "SeatChoice": _CONDUCT,
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
    "PoolName": "what a pool is called that nobody won is only told; what wins it is decided by other words",
    "Suit": "there are four, and the notation of every card is made of them",
    "Fund": "an account that is no player's is posted to by its name, and told by its own word",
    "Termination": _MADE,
    "FigureVerdict": _MADE,
    "Unanswered": _MADE,
    "Stake": "what is cut for only says who is asked to cut, and by which of two rules: down, or up",
    "Asker": "who may claim a remedy is a word of the vocabulary, and whoever asks is held to that",
    "Reached": _ORDER,
    "Grade": _ORDER,
}

# Asked for by itself, outside the sections, where the others need not be told apart.
_NONE = "it says that there is nothing of the kind"
_SIMPLY = "whatever else is said is told at length"
ALONE = {
    "CutWins.AGREED": _NONE,
    "LeftOver.NONE": _NONE,
    "PassTo.HOLD": _NONE,
    "Partners.NONE": _NONE,
    "Risers.NOBODY": _NONE,
    "Star.NONE": _NONE,
    "Trumps.NONE": _NONE,
    "WhenBroken.AT_WILL": _NONE,
    "Worth.PIPS": "it has no fellow: a value is a number or this",
    "KeptIn.CHIPS": "it says whether chips are paid at all",
    "KeptIn.POINTS": "it says whether a score is kept at all",
    "KeptIn.NOTHING": _NONE,
    "AcePlace.HIGH": "the search of lost deals is quicker where it holds, and right where it does not",
    "TrickWonBy.HIGHEST": "the search of lost deals is quicker where it holds, and right where it does not",
    "Opener.LOWEST_CLUB": "the card that was named just before is called `it`",
    "Payers.EVERYONE": _SIMPLY,
    "PayCounting.TAKEN": _SIMPLY,
    "PayTimes.ONCE": _SIMPLY,
    "PayTo.POOL": _SIMPLY,
}


def bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base) for base in node.bases]


def enumerations(path: Path) -> Iterator[ast.ClassDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.ClassDef)
            and node.name not in ("Word", "QuestionTopic")
            and set(bases(node)) & set(NEWCOMERS)
        ):
            yield node


def last_member(node: ast.ClassDef) -> int:
    """The line on which the last member of an enumeration ends."""
    return max(each.end_lineno or 0 for each in node.body if isinstance(each, ast.Assign))


def with_newcomer(path: Path) -> str:
    """The text of a module, with one more member at the end of those of each enumeration."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for node in sorted(enumerations(path), key=last_member, reverse=True):
        (base,) = bases(node)
        lines.insert(last_member(node), f"    NEWCOMER = {NEWCOMERS[base]}")
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the type checker says of the package when every enumeration has a newcomer."""
    scratch = tmp_path_factory.mktemp("scratch")
    shutil.copytree(PACKAGE, scratch / "hearts_spec", ignore=shutil.ignore_patterns("assets", "*.pyc"))
    shutil.copy(PROJECT / "pyproject.toml", scratch)
    copy_checked(scratch)
    for path in PACKAGE.rglob("*.py"):
        if any(enumerations(path)):
            (scratch / path.relative_to(PROJECT)).write_text(with_newcomer(path), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "-p", "hearts_spec", "--cache-dir", CHECKED, "--no-error-summary"]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    return done.stdout.splitlines()


def named(complaint: str) -> str:
    """The enumeration whose newcomer a place has no answer for; empty when it complains of something else."""
    found = re.search(r'incompatible type "Literal\[(\w+)\.NEWCOMER\]"; expected "Never"', complaint)
    return found.group(1) if found else ""


def test_every_word_is_decided_by_or_listed_with_the_reason_why_not(complaints: list[str]) -> None:
    every = {node.name for path in PACKAGE.rglob("*.py") for node in enumerations(path)}
    assert len(every) > 130
    undecided = sorted(every - {named(each) for each in complaints})
    assert undecided == sorted(UNDECIDED)


def test_a_newcomer_breaks_nothing_else(complaints: list[str]) -> None:
    assert [each for each in complaints if not named(each)] == []


def asked_alone(path: Path, words: set[str]) -> Iterator[str]:
    """The words that a module compares something with, each by itself."""
    for compared in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(compared, ast.Compare):
            yield from {ast.unparse(each) for each in ast.walk(compared) if isinstance(each, ast.Attribute)} & words


def test_which_of_several_it_is_is_not_asked_by_itself() -> None:
    words = {
        f"{node.name}.{target.id}"
        for path in SECTIONS.glob("*.py")
        for node in enumerations(path)
        for each in node.body
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    asked = {word for path in PACKAGE.rglob("*.py") if path.parent != SECTIONS for word in asked_alone(path, words)}
    assert sorted(asked) == sorted(ALONE)
