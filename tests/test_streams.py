"""Standard output and input that are full, closed or a terminal: a plain message and an exit code, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hearts_spec.cli.plain_text import plain
from hearts_spec.cli.program import shown

ROOT = Path(__file__).parent.parent / "rulesets"
SETTLE = ("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")


def run_by_shell(
    redirected: str, *argv: str, unbuffered: bool, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[str]:
    command = f'"$0" -m hearts_spec --rulesets "$1" "${{@:2}}" {redirected}'
    environment = {**os.environ, "PYTHONIOENCODING": encoding, **({"PYTHONUNBUFFERED": "1"} if unbuffered else {})}
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


PACKAGE = ROOT.parent / "hearts_spec"
PRINTED = (*PACKAGE.rglob("*.py"), *ROOT.rglob("*.yml"), *(PACKAGE / "site").rglob("*.jinja"))


def test_each_character_of_ours_has_a_plain_one() -> None:
    """Fractions, signs of suits, dashes: whatever the program, its data or its pages hold."""
    ours = {character for path in PRINTED for character in path.read_text(encoding="utf-8")}
    assert "−" in ours
    escaped = {character for character in ours if plain(character).startswith("\\") and character != "\\"}
    assert not escaped


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
def test_what_a_plain_terminal_shows_is_read_back(encoding: str) -> None:
    taken = ("settle", "house/jack-of-diamonds", "--units", "A=13,B=−10,C=13,D=0")
    done = run_by_shell("", *taken, unbuffered=False, encoding=encoding)
    assert "B -10: " in done.stdout
    assert "\\u" not in done.stdout


def test_name_that_a_terminal_lacks_is_escaped_and_only_this() -> None:
    done = run_by_shell(
        "", "settle", "hoyle-1887/hearts", "--hearts", "Ж=2,Zoë=2,C=3,D=6", unbuffered=False, encoding="ascii"
    )
    assert "\\u0416" in done.stdout
    assert "Zoe" in done.stdout
