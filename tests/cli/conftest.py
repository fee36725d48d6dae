"""What the tests of this folder share."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from tests.cli.deals import ROOT, Run, moon


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command; gives its exit code, standard output and standard error."""

    def _run(*argv: str) -> tuple[int, str, str]:
        code = main(["--rulesets", str(ROOT), *argv])
        out, err = capsys.readouterr()
        return code, out, err

    return _run


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """Run the command with --json, expecting it to be good; gives what it answers."""

    def _answer(*argv: str) -> Any:
        code, out, err = run(*argv, "--json")
        assert code == 0, err
        return json.loads(out)

    return _answer


@pytest.fixture
def refusal(run: Run) -> Callable[..., Any]:
    """Run the command with --json, expecting it to be refused; gives the exit code and the error."""

    def _refusal(*argv: str) -> tuple[int, Any]:
        code, out, err = run(*argv, "--json")
        assert err.startswith("hearts-spec: ")
        return code, json.loads(out)["error"]

    return _refusal


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., str]:
    """Write a record to a file; gives its path."""

    def _record(**changes: Any) -> str:
        path = tmp_path / "deal.json"
        path.write_text(json.dumps(moon(**changes)), encoding="utf-8")
        return str(path)

    return _record


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Give a folder of rule sets to write in, with one book in it."""
    (tmp_path / "rulesets" / "modern").mkdir(parents=True)
    for name in ("modern/standard.yml", "modern/provisions.yml", "sources.yml"):
        content = (ROOT / name).read_bytes() if name != "sources.yml" else b"modern: {title: M, short: M, seen: 2026}\n"
        (tmp_path / "rulesets" / name).write_bytes(content)
    return tmp_path / "rulesets"
