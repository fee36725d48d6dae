"""Standard output and input that are full, closed or a terminal: a plain message and an exit code, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearts_spec.cli.program import shown

ROOT = Path(__file__).parent.parent / "rulesets"
SETTLE = ("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")


def run_by_shell(redirected: str, *argv: str, unbuffered: bool) -> subprocess.CompletedProcess[str]:
    command = f'"$0" -m hearts_spec --rulesets "$1" "${{@:2}}" {redirected}'
    environment = {**os.environ, **({"PYTHONUNBUFFERED": "1"} if unbuffered else {})}
    if not unbuffered:
        environment.pop("PYTHONUNBUFFERED", None)
    return subprocess.run(
        ["bash", "-c", command, sys.executable, str(ROOT), *argv],
        capture_output=True, text=True, timeout=60, check=False, env=environment,
    )  # fmt: skip


@pytest.mark.parametrize("unbuffered", [False, True])
@pytest.mark.parametrize(
    ("redirected", "argv", "code", "said"),
    [
        (">/dev/full", SETTLE, 1, "standard output cannot be written: No space left on device"),
        (">/dev/full", (*SETTLE, "--json"), 1, "standard output cannot be written: No space left on device"),
        (">&-", SETTLE, 1, "standard output is closed"),
        ("<&-", ("replay", "-"), 2, "standard input is closed"),
        ("<&-", ("replay", "--lines", "-"), 2, "standard input is closed"),
    ],
)
def test_unusable_stream_is_reported(
    redirected: str, argv: tuple[str, ...], code: int, said: str, unbuffered: bool
) -> None:
    done = run_by_shell(redirected, *argv, unbuffered=unbuffered)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith(f"hearts-spec: {said}")
    assert "Traceback" not in done.stderr


def test_command_with_closed_streams_ends_quietly() -> None:
    assert run_by_shell(">&- 2>&-", *SETTLE, unbuffered=False).returncode == 1


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("two of hearts", "two of hearts"),
        ("a\tb\nc", "a\tb\nc"),
        ("13\u00a0hearts\u2009each", "13\u00a0hearts\u2009each"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("back\rover", "back\\rover"),
        ("nul\x00", "nul\\x00"),
        ("\u202eturned", "\\u202eturned"),
        ("line\u2028end\x85", "line\\u2028end\\x85"),
    ],
)
def test_what_would_act_on_a_terminal_is_spelled(text: str, sent: str) -> None:
    assert shown(text) == sent


@pytest.mark.parametrize("argv", [("show", "a\x1b[2Jb"), ("rule", "x\x1b]0;y\x07"), ("check", "no\x1bfile.yml")])
def test_no_command_sends_control_characters(argv: tuple[str, ...]) -> None:
    done = run_by_shell("", *argv, unbuffered=False)
    assert done.returncode in (1, 2)
    assert "\x1b" not in done.stdout + done.stderr
