"""The table of error codes: complete, used, and held by every problem; and the checks that declare theirs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hearts_spec
from hearts_spec.checks import CHECKS
from hearts_spec.schema.problem_codes import CODES, GROUPS
from hearts_spec.schema.problems import NOWHERE, Problem

PACKAGE = Path(hearts_spec.__file__).parent
TABLE = PACKAGE / "schema/problem_codes.py"


def words() -> Iterator[str]:
    """Yield every text in the package that could be a code, outside the table."""
    for path in PACKAGE.rglob("*.py"):
        if path != TABLE:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def test_every_code_is_used() -> None:
    assert set(CODES) - set(words()) == set()


def test_no_code_is_in_two_groups() -> None:
    assert sum(map(len, GROUPS.values())) == len(CODES)


def test_a_problem_needs_a_known_code() -> None:
    with pytest.raises(KeyError):
        Problem(NOWHERE, "no-such-code", "wrong")


def test_checks_have_names_of_their_own_and_say_what_they_report() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    assert [check.name for check in CHECKS if not (check.run.__doc__ or "").startswith("Report ")] == []


def test_checks_declare_known_codes() -> None:
    assert {code for check in CHECKS for code in check.codes} <= set(CODES)
