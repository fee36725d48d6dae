"""`python -m bench [NAME ...]`: prints ratios; fails if the engine disagrees with OpenSpiel or a target is missed."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.agreement import DisagreementError, agreement
from bench.browser_start import browser_start
from bench.commands import commands
from bench.counting import counting
from bench.growth import growth
from bench.measuring import measuring
from bench.openspiel import spiel
from bench.playouts import playouts
from bench.ratio import Ratio
from bench.replays import replays
from bench.site_build import site_build
from hearts_spec.rules import Library

_RULESETS = Path(__file__).parent.parent / "rulesets"
# What is measured. With names on the command line only these are: `python -m bench commands browser_start`.
_MEASURES: tuple[Callable[[Library], list[Ratio]], ...] = (
    playouts, replays, counting, measuring, growth, commands, site_build, browser_start
)  # fmt: skip


def main(names: Sequence[str]) -> int:
    """Print every ratio, or those named; return 1 if one misses its target, or the engine and OpenSpiel differ."""
    by_name = {measure.__name__: measure for measure in _MEASURES}
    if unknown := {*names} - {*by_name}:
        sys.exit(f"{', '.join(sorted(unknown))}: not measured; name some of {', '.join(by_name)}")
    library = Library(_RULESETS)
    if not names and not _agrees(library):
        return 1
    met = True
    for name in names or by_name:
        for ratio in by_name[name](library):
            print(ratio, flush=True)
            met &= ratio.met
    return 0 if met else 1


def _agrees(library: Library) -> bool:
    """Print what agrees with OpenSpiel, or the first difference; return True if there is none."""
    spiel()
    try:
        seen = agreement(library)
    except DisagreementError as error:
        print(f"The engine and OpenSpiel disagree: {error}")
        return False
    print("The engine and OpenSpiel agree on every legal card and every score, in", end=" ")
    print(", ".join(f"{count:,} {what}" for what, count in seen.items()), flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
