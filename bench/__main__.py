"""`python -m bench`: prints every ratio; fails if the engine disagrees with OpenSpiel or a ratio misses its target."""

import sys
from collections.abc import Callable
from pathlib import Path

from bench.agreement import DisagreementError, agreement
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
_MEASURES: tuple[Callable[[Library], list[Ratio]], ...] = (playouts, replays, counting, measuring, growth, site_build)


def main() -> int:
    """Print what agrees and every ratio; return 1 if something differs or a ratio misses its target."""
    spiel()
    library = Library(_RULESETS)
    try:
        seen = agreement(library)
    except DisagreementError as error:
        print(f"The engine and OpenSpiel disagree: {error}")
        return 1
    print("The engine and OpenSpiel agree on every legal card and every score, in", end=" ")
    print(", ".join(f"{count:,} {what}" for what, count in seen.items()), flush=True)
    met = True
    for measure in _MEASURES:
        for ratio in measure(library):
            print(ratio, flush=True)
            met &= ratio.met
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
