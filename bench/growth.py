"""Growth of the time to load, resolve and check a library with the number of its rule sets."""

import shutil
from functools import partial
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from bench.ratio import Ratio, seconds
from hearts_spec.rules import Library

TRIES = {0: 20, 10: 20, 100: 8, 1000: 3}  # runs at each size, of which the best counts
SIZES = (10, 100, 1000)
ROUNDS = 3
MODERN = "modern"
_AIM = 1.25
_LIBRARIES = count(1)
_CHANGES = tuple(
    product(
        ("hearts: {broken-by: [hearts]}", "hearts: {broken-when: played}", "hearts: {only-hearts: lowest-heart}"),
        ("values: {JD: -10}", "values: {QS: 5}", "values: {JD: -10, AC: 1}"),
        ("game: {limit: 50}", "game: {ends: score-passed}", "game: {limit: 75}"),
        ("lead: {opening: any-club}", "first-trick: {barred: []}", "trick: {trumps: clubs}"),
    )
)


def growth(library: Library) -> list[Ratio]:
    """Return the time for each rule set in libraries of 100 and 1000, relative to one of 10.

    The cost of the library that they all extend is measured by itself and subtracted, so that sharing it does not
    improve the result. No text is read twice: a small library is cached whole.
    """
    _once(library, 0)  # the first run fills caches
    rounds = [_each(library) for _ in range(ROUNDS)]
    return [
        Ratio(
            f"time for each rule set, {size} against {SIZES[0]}",
            "Reading, resolving and checking house rule sets that extend the modern game; 1 is linear growth.",
            tuple(times[size] / times[SIZES[0]] for times in rounds),
            most=_AIM,
        )
        for size in SIZES[1:]
    ]


def _each(library: Library) -> dict[int, float]:
    """Return the seconds for each rule set at each size."""
    times = {size: min(_once(library, size) for _ in range(tries)) for size, tries in TRIES.items()}
    return {size: (times[size] - times[0]) / size for size in SIZES}


def _once(library: Library, size: int) -> float:
    with TemporaryDirectory() as folder:
        root = _library(library, Path(folder) / "rulesets", size)
        return seconds(partial(_check, root))


def _library(library: Library, root: Path, size: int) -> Path:
    """Make a folder with the modern game and house rule sets that extend it, with texts that no cache holds."""
    shutil.copytree(library.root / MODERN, root / MODERN)
    sources = yaml.safe_load((library.root / "sources.yml").read_text(encoding="utf-8"))
    new = f"{next(_LIBRARIES)} of {size}"
    text = yaml.safe_dump({MODERN: sources[MODERN]}, width=110)
    (root / "sources.yml").write_text(f"# {new}\n{text}", encoding="utf-8")
    house = root / "house"
    house.mkdir()
    for number in range(size):
        changes = "\n".join(_CHANGES[number % len(_CHANGES)])
        text = f"title: House rule {number}\nextends: {MODERN}/standard\nsummary: A house rule, {new}.\n{changes}\n"
        (house / f"rule-{number}.yml").write_text(text, encoding="utf-8")
    return root


def _check(root: Path) -> None:
    house = [fault for fault in Library(root).faults() if "/house/" in fault.mark.file]
    if house:
        raise ValueError(f"the generated rule sets have faults, the first: {house[0]}")
