"""Processor time of commands and of the import, against a start of Python in the same run.

The time is that of the process and of those it starts, user and system, so that a busy machine does not decide. A busy
machine also runs each instruction slower, and so the yardstick is run by turns with what is measured.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.ratio import Ratio
from hearts_spec.rules import Library

ROUNDS = 5
_YARDSTICK = ("-c", "import asyncio, http.server, unittest.mock, xml.dom.minidom")
_IDLE = 0.075  # seconds of the yardstick on the idle machine for which the aims were set
_COMMAND = ("-m", "hearts_spec")
_GAME = """id: modern/standard
seats: [N, E, S, W]
dealer: N
deals:
  - {hearts: {N: 3, E: 4, S: 6, W: 0}, taken: {S: QS}}
"""
_RECORD = """rules: modern/standard
seats: [N, E, S, W]
hands: {N: "KS 4D", E: "AH 2H", S: "3D 3S", W: "9C"}
position: {leader: W, trick: 10C, broken: true, taken: {N: "QS 3H 4H 5H 6H", E: "7H 8H 9H 10H JH QH KH"}}
plays: [4D]
"""
_HOUSE = "title: A house rule\nextends: modern/standard\nsummary: To 50 points.\ngame: {limit: 50}\n"


class Measured(NamedTuple):
    """Something to run: its name, the arguments of Python, and the most processor seconds it may take when idle."""

    name: str
    arguments: Sequence[str]
    most: float | None


def measured(root: Path, files: Path) -> list[Measured]:
    """Return what is run, with the project at `root`, and small files to read in `files`."""
    texts = {"game.yml": _GAME, "record.yml": _RECORD, "house.yml": _HOUSE}
    for name, text in texts.items():
        (files / name).write_text(text, encoding="utf-8")
    game, record, house = (str(files / name) for name in texts)
    table: tuple[tuple[str, Sequence[str], float | None], ...] = (
        ("--help", ["--help"], 0.15),
        ("settle", ["settle", "modern/standard", "--hearts", "A=2,B=4,C=7,D=0", "--taken", "C=QS"], 0.4),
        ("rule --rules", ["rule", "may-two-share-a-jack", "--rules", "spalding-1896/sweepstake"], 0.4),
        ("rule", ["rule", "may-two-share-a-jack"], None),
        ("show", ["show", "modern/standard"], 0.4),
        ("score", ["score", game], 0.4),
        ("replay", ["replay", record], 0.4),
        ("check FILE", ["check", house], 0.6),
        ("check rulesets", ["check", str(root / "rulesets")], 1.5),
    )
    commands = [Measured(name, [*_COMMAND, *arguments], most) for name, arguments, most in table]
    return [Measured("import hearts_spec", ["-c", "import hearts_spec"], 0.12), *commands]


def commands(library: Library) -> list[Ratio]:
    """Return the processor time of each command relative to the yardstick."""
    root = library.root.resolve().parent
    with TemporaryDirectory() as folder:
        return [_ratio(each, root) for each in measured(root, Path(folder))]


def _ratio(each: Measured, root: Path) -> Ratio:
    found, times = [], []
    for number in range(ROUNDS + 1):  # the first fills caches
        yardstick, time = processor_seconds(_YARDSTICK, root), processor_seconds(each.arguments, root)
        if number:
            found.append(time / yardstick)
            times.append(time)
    return Ratio(
        f"{each.name} over a start of Python",
        f"{median(times):.2f} s of processor time in this run; {median(found) * _IDLE:.2f} s on an idle machine, on "
        f"which the start of Python with a part of its library takes {_IDLE} s.",
        tuple(found),
        most=None if each.most is None else round(each.most / _IDLE, 1),
    )


def processor_seconds(arguments: Sequence[str], root: Path) -> float:
    """Run Python with these arguments in a folder; return the seconds of processor time that it takes.

    Raises CalledProcessError if it fails.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, *arguments]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=root, env=environment, stdout=quiet, stderr=quiet) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return used.ru_utime + used.ru_stime
