"""The tables of bad files in `tests/problems`: of each its text, and the places and codes of what is wrong with it."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import yaml

from hearts_spec.disputes import disputes_of
from hearts_spec.record.findings import findings_in
from hearts_spec.rules import Library, Problem, RulesError
from hearts_spec.rules.lint import Check, Checks
from hearts_spec.scenarios.features import check_features, read_feature
from hearts_spec.schema.problems import SourceWarning

TABLES = Path(__file__).parent / "problems"
LIBRARY = Path(__file__).parent / "library"
WORDING = "wording"
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Row = list[int | str]


@dataclass(frozen=True)
class Case:
    """A bad file: where it goes in a copy of the small library, what else is put there, and what is wrong with it."""

    name: str
    file: str
    text: str
    beside: Mapping[str, str]
    problems: Sequence[Row]


def read_table(path: Path) -> Any:
    """Return what a YAML file of `tests/problems` holds."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)


@cache
def tables() -> Mapping[str, Sequence[Case]]:
    """Return the cases of each table."""
    return {path.stem: list(_cases(read_table(path))) for path in sorted(TABLES.glob("*.yml")) if path.stem != WORDING}


def _cases(table: Any) -> Sequence[Case]:
    usual, beside = table["file"], table.get("with", {})
    return [
        Case(
            each["name"], each.get("file", usual).format(name=each["name"]), each["text"],
            {**beside, **each.get("with", {})}, each["problems"],
        )
        for each in table["cases"]
    ]  # fmt: skip


def all_cases() -> list[Case]:
    """Return the cases of all tables."""
    return [case for cases in tables().values() for case in cases]


@cache
def found_in(table: str) -> Mapping[str, Sequence[Problem]]:
    """Return what is wrong with each case of a table.

    Cases whose files differ are checked in one library, which is ten times as fast as one library each.
    """
    cases = tables()[table]
    differ = len({case.file for case in cases}) == len(cases)
    found: dict[str, Sequence[Problem]] = {}
    for some in [cases] if differ else [[case] for case in cases]:
        found.update(_check(some))
    return found


def copy_library(folder: Path) -> Path:
    """Copy the small library into a folder; return the folder of its rule sets."""
    return shutil.copytree(LIBRARY, folder / "rulesets")


CODES_REPORTED: dict[Check[Any], set[str]] = {}  # by each check, in the tables that have been checked


def _noting(checks: Checks[Any], subject: Any) -> Iterator[Problem]:
    """Run checks as `Checks.problems` does, and note the codes that each reports."""
    for check in checks:
        for problem in check.run(subject) if check.when(subject) else ():
            CODES_REPORTED.setdefault(check, set()).add(problem.code)
            yield problem


@patch.object(Checks, "problems", _noting)
def _check(cases: Sequence[Case]) -> Mapping[str, Sequence[Problem]]:
    first = cases[0].file
    if first.endswith(".feature"):
        return {case.name: _of_feature(case) for case in cases}
    with TemporaryDirectory() as folder:
        root = copy_library(Path(folder))
        for case in cases:
            for file, text in {**case.beside, case.file: case.text}.items():
                (root / file).parent.mkdir(exist_ok=True, parents=True)
                (root / file).write_bytes(text.encode())
        if first.startswith("record."):
            return {case.name: findings_in(Library(root), case.text, case.file) for case in cases}
        findings = disputes_of(root).faults if first.startswith("situations/") else Library(root).findings()
        return {
            case.name: [each for each in findings if each.mark.file == f"{root.name}/{case.file}"] for case in cases
        }


def _of_feature(case: Case) -> Sequence[Problem]:
    try:
        return check_features([read_feature(case.text, case.file)], Library(LIBRARY).provisions)
    except RulesError as error:
        return error.faults


def row(problem: Problem) -> Row:
    """Return a problem as the tables write it: line, column, code, and `warning` if it is one."""
    kind = ["warning"] if isinstance(problem, SourceWarning) else []
    return [problem.mark.line, problem.mark.column, problem.code, *kind]
