"""How the time to load, resolve and check a library grows with the number of its rule sets."""

import shutil
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.ratio import Ratio, seconds
from hearts_spec.rules import Library

SIZES = (10, 100, 1000)
ROUNDS = 3
_AIM = 1.25
_CHANGES = tuple(
    product(
        ("hearts: {broken-by: [hearts]}", "hearts: {broken-when: played}", "hearts: {only-hearts: lowest-heart}"),
        ("values: {JD: -10}", "values: {QS: 5}", "values: {JD: -10, AC: 1}"),
        ("game: {limit: 50}", "game: {ends: score-passed}", "game: {limit: 75}"),
        ("lead: {opening: any-club}", "first-trick: {barred: []}", "trick: {trumps: clubs}"),
    )
)


def growth(library: Library) -> list[Ratio]:
    """Give the time for each rule set in libraries of 100 and 1000, relative to one of 10.

    What the library costs that they all extend is measured by itself and taken off, so that sharing it flatters
    nobody.
    """
    with TemporaryDirectory() as folder:
        roots = {size: _library(library.root, Path(folder) / str(size), size) for size in (0, *SIZES)}
        _check(roots[0])  # the first time, much is read that is then kept
        rounds = [_each(roots) for _ in range(ROUNDS)]
    return [
        Ratio(
            f"time for each rule set, {size} against {SIZES[0]}",
            "Reading, resolving and checking house rule sets that extend the modern game; 1 is linear growth.",
            tuple(times[size] / times[SIZES[0]] for times in rounds),
            most=_AIM,
        )
        for size in SIZES[1:]
    ]


def _library(rulesets: Path, root: Path, size: int) -> Path:
    """Make a folder with the modern game and some house rule sets that extend it."""
    shutil.copytree(rulesets / "modern", root / "modern")
    shutil.copy(rulesets / "sources.yml", root)
    house = root / "house"
    house.mkdir()
    for number in range(size):
        changes = "\n".join(_CHANGES[number % len(_CHANGES)])
        text = f"title: House rule {number}\nextends: modern/standard\nsummary: A house rule.\n{changes}\n"
        (house / f"rule-{number}.yml").write_text(text)
    return root


def _each(roots: dict[int, Path]) -> dict[int, float]:
    """Give the seconds for each rule set at each size: the best of some, for a small library takes but a moment."""
    times = {size: min(_times(root, 1 + 100 // (size + 10))) for size, root in roots.items()}
    return {size: (times[size] - times[0]) / size for size in SIZES}


def _times(root: Path, how_often: int) -> list[float]:
    return [seconds(partial(_check, root)) for _ in range(how_often)]


def _check(root: Path) -> None:
    house = [fault for fault in Library(root).faults() if fault.mark.file.startswith(f"{root.name}/house")]
    if house:
        raise ValueError(f"the generated rule sets have faults, the first: {house[0]}")
