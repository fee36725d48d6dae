"""Speed of measured deals: careful players against OpenSpiel's random playouts, and two jobs against one."""

from functools import partial
from random import Random

from bench.openspiel import DEFAULTS, their_game
from bench.playouts import their_deals
from bench.ratio import WALL, Ratio, speed_ratios
from hearts_spec.cli.measure_command import played
from hearts_spec.measure.player_file import seated
from hearts_spec.measure.run import Plan, count_block, plan
from hearts_spec.rules import Library

_AIM, _AIM_OF_JOBS = 1.5, 1.8
_DEALS = 400
_LONG = 20_000


def measuring(library: Library) -> list[Ratio]:
    """Return the speed of measured deals relative to OpenSpiel's, and of two jobs relative to one."""
    rules = library.playable("modern/standard")
    careful = plan(rules, seated(library.folder, ["careful"], rules.players), _DEALS, 1)
    deals = sum(count_block(careful, block)["deals"] for block in range(careful.blocks))
    theirs = partial(their_deals, their_game(DEFAULTS), Random(1914), deals)
    long = plan(rules, careful.players, _LONG, 1)
    return [
        Ratio(
            "measured deals of careful players over OpenSpiel's playouts",
            "The modern game for four, with its pass: dealing, choosing, scoring and counting, against OpenSpiel's "
            "deals at random without a pass.",
            speed_ratios(partial(_count, careful, 1), theirs),
            least=_AIM,
        ),
        Ratio(
            "measuring on two jobs over one",
            "The same blocks, spread over two processes by joblib.",
            speed_ratios(partial(_count, long, 2), partial(_count, long, 1), rounds=3, clock=WALL),
            least=_AIM_OF_JOBS,
        ),
    ]


def _count(measured: Plan, jobs: int) -> None:
    for _ in played(measured, jobs):
        pass
