"""The command as a whole: its exit codes, its help, and what it imports."""

import json
import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.cli.program import COMMANDS
from tests.cli.deals import ROOT, Run, moon


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("", 2, "COMMAND"),
        ("shuffle", 2, "'shuffle' is not a command"),
        ("setle hoyle-1887/hearts", 2, "'setle' is not a command (did you mean settle?)"),
        ("show", 2, "ID"),
        ("show hoyle-1887/heart", 2, "did you mean hoyle-1887/hearts?"),
        ("show hoyle-1887/hearts --players many", 2, "'many' is not a number of players"),
        ("show hoyle-1887/hearts --players four", 2, "'four' is not a number of players (write 4)"),
        ("show hoyle-1887/hearts --players 9", 1, "it is for 3, 4, 5 or 6"),
        ("show hoyle-1887/hearts --verbose", 2, "show does not take '--verbose' (see hearts-spec show --help)"),
        ("compare hoyle-1887/hearts modern/standard --diferences", 2, "(did you mean --differences?)"),
        ("coverage spalding-1896", 2, "coverage does not take 'spalding-1896'"),
        ("schema rulset", 2, "'rulset' is not a kind of file (did you mean rulesets?"),
        ("show modern", 2, "name one of its games: modern/standard"),
        ("show davis-2004/black-lady --set quen=five", 2, "did you mean queen?"),
        ("show davis-2004/black-lady --set queen=fife", 2, "did you mean five?"),
        ("compare hoyle-1887/hearts", 2, "expected at least two rule sets to compare, found one"),
        ("compare hoyle-1887/hearts hoyle-1887/hearts", 2, "named twice"),
        ("compare hoyle-1887/hearts modern/standard --set quen=five", 2, "none of these rule sets has an option"),
        ("--rulesets nowhere rulesets", 2, "is not a folder"),
    ],
)
def test_wrong_usage_and_refusals_have_their_codes(run: Run, command: str, code: int, message: str) -> None:
    found, out, err = run(*command.split())
    assert (found, out) == (code, "")
    assert message in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["", "show", "show hoyle-1887/heart", "replay none.yml"])
def test_with_json_an_error_is_one_document_too(refusal: Any, command: str) -> None:
    _, error = refusal(*command.split())
    assert error["message"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert "--json" in told
    first, *_ = (" ".join(part.split()) for part in told.split("\n\n")[1:])
    assert first[0].isupper()
    assert first[1:] == f"{COMMANDS[command][1][1:]}."


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("hearts-spec ")


def test_rule_sets_found_from_current_folder_upward(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(house / "modern")
    assert main(["rulesets", "--json"]) == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)] == ["modern/standard"]


def test_the_command_runs_as_a_module_from_anywhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hearts_spec", "rulesets", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert "hoyle-1887/hearts" in [each["id"] for each in json.loads(done.stdout)]


def test_listing_rule_sets_imports_nothing_heavy(tmp_path: Path) -> None:
    script = (
        "import sys; from hearts_spec.cli import main; main(['rulesets']);"
        "print(sorted({'properdocs', 'pytest', 'jinja2', 'gherkin'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_help_imports_nothing_of_the_rules() -> None:
    script = (
        "import sys; from hearts_spec.cli import main; main(['--help']);"
        "print(sorted({name for name in sys.modules if name.startswith('hearts_spec.')}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    found = {name.split(".")[1] for name in literal_eval(done.stdout.splitlines()[-1])}
    assert found == {"cli", "cards", "schema"}


INTERRUPTED_AT = """
import os, runpy, signal, sys

class Interrupting:
    def find_spec(name, *_):
        if name == module:
            os.kill(os.getpid(), signal.SIGINT)

module = sys.argv.pop(1)
sys.meta_path.insert(0, Interrupting)
runpy.run_module("hearts_spec", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    ("command", "module"),
    [
        *((name, "hearts_spec.cli.program") for name in ("settle", "check")),
        *((name, f"hearts_spec.cli.{module}") for name, (module, _) in COMMANDS.items()),
        *(("settle", name) for name in ("argparse", "dataclasses", "hearts_spec.rules.fields", "hearts_spec.record")),
    ],
)
def test_ctrl_c_while_importing_ends_the_command(command: str, module: str) -> None:
    argv = [sys.executable, "-c", INTERRUPTED_AT, module, command]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text((json.dumps(moon()) + "\n") * 400, encoding="utf-8")
    command = [sys.executable, "-m", "hearts_spec", "--rulesets", str(ROOT), "replay", "--lines", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
        process.wait(timeout=60)
    assert told == b""


def test_pinning_nothing_is_no_success(run: Run) -> None:
    code, _, err = run("pin", "--only", "modrn")
    assert code == 2
    assert "no rule set's id begins with 'modrn'" in err
