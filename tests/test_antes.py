"""Chips put up before the deal in games in which players pay one another, or the winner, for what they took."""

from typing import Any

import pytest

from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.settle import settle
from hearts_spec.record import Settlement
from hearts_spec.rules.summary import tell
from tests.disputes.cases import LIBRARY

FEWEST = [{"then": "fewest-take"}]
PUT_UP = "Before the deal each player puts two chips into the pool."


@pytest.mark.parametrize(
    ("extends", "settlement", "units", "net"),
    [
        ("hoyle-1887/hearts", {"ante": 2}, (1, 2, 4, 6), (18, -4, -6, -8)),
        ("spalding-1896/three-handed", {"ante": 2, "pool": FEWEST}, (1, 5, 7), (10, 0, -10)),
        ("hoyle-1913/simple", {"ante": 2}, (0, 4, 4, 5), (19, -6, -6, -7)),
    ],
)
def test_ante_goes_with_pool_beside_other_payments(
    extends: str, settlement: dict[str, Any], units: tuple[int, ...], net: tuple[int, ...]
) -> None:
    """Six are won beside the twelve that others pay; four beside the six and two of excesses; six beside thirteen."""
    library, id = LIBRARY.find_data({"title": "Antes", "extends": extends, "settlement": settlement})
    playable = library.playable(id, len(units))
    result = settle(table_of(playable), CompletedDeal(units, dealer=0))
    assert (result.net, result.after.pool) == (net, 0)
    first = Settlement(playable, tuple("ABCD"[: len(units)]), result).moved()[0]
    assert (first.how.endswith("2 each into the pool"), first.why) == (True, PUT_UP)
    assert PUT_UP in " ".join(each.text for each in tell(library, id))
