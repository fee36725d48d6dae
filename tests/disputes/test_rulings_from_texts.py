"""Rulings that were worked out from the texts, each with its page or law and the reason."""

import pytest

from tests.conftest import LIBRARY
from tests.disputes.cases import put


@pytest.mark.parametrize(
    ("rules", "hearts", "net", "says"),
    [
        # Without the revoke A is up 13 and B 1 (9 paid, 10 drawn), C down 3 and D 11: "all losses" are 14.
        ("foster-1914/howell", "0,3,4,6", (13, -14, 0, 0), "B pays 14; A draws 13. 1 chip stays on the table."),
        # A up 13 and B 9 (3 paid, 12 drawn), C down 3 and D 19: 22.
        ("foster-1914/howell", "0,1,4,8", (13, -22, 0, 0), "B pays 22; A draws 13. 9 chips stay on the table."),
        ("spalding-1896/howell", "0,3,4,6", (13, -14, 0, 0), "B pays 14; A draws 13. 1 chip stays on the table."),
        # Of three: A up 13 and B 4 (6 paid, 10 drawn), C down 17.
        ("foster-1914/three-handed", "0,3,10", (13, -17, 0), "B pays 17; A draws 13. 4 chips stay on the table."),
        # A, who would have won, pays all the losses, wins nothing, and leaves what would have been A's own.
        ("foster-1914/howell", "0,3,4,6 A", (-14, 1, 0, 0), "A pays 14; B draws 1. 13 chips stay on the table."),
    ],
)
def test_howells_revoker_pays_what_the_losers_lost(rules: str, hearts: str, net: tuple[int, ...], says: str) -> None:
    """Foster pp.353 and 373 (law 23), Spalding p.12 (rules 35-36): all losses, and a revoker wins nothing."""
    taken, _, revoked = hearts.partition(" ")
    found = put(LIBRARY, "revoke-paid-for", rules, hearts=taken, revoked=revoked or "B")
    assert found.says == "They pay everybody's losses for the deal, and the others pay nothing."
    assert tuple((found.net or {}).values()) == net
    assert says in found.follows


@pytest.mark.parametrize("rules", ["foster-1914/howell", "spalding-1896/howell"])
def test_losses_by_howells_settling_may_be_gross_or_net(rules: str) -> None:
    """Neither text says whether the losses are all 39 that are put up, or the 14 that are lost."""
    doubts = [each.doubt.doubt for each in put(LIBRARY, "revoke-paid-for", rules).doubts]
    assert len([each for each in doubts if "what they are down after drawing" in each]) == 1
