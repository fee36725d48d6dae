"""The odds of hands: counted as dealt one by one, as known from tables, and as people quote them."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from hearts_spec.cards import cards_in, group_mask
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.measure.hand_odds import events, hand_odds
from hearts_spec.measure.quoted_odds import QUOTED
from tests.conftest import LIBRARY

HANDS = comb(52, 13)


def odds(players: int = 4, id: str = "today/hearts") -> dict[str, Fraction]:
    return {each.event.key: each.chance for each in hand_odds(LIBRARY.playable(id, players))}


@pytest.mark.parametrize(
    ("key", "chance"),
    [
        ("queen", Fraction(1, 4)),
        ("no-hearts", Fraction(comb(39, 13), HANDS)),
        ("no-penalty", Fraction(comb(38, 13), HANDS)),
        ("queen-alone", Fraction(comb(39, 12), HANDS)),
        ("queen-unguarded", Fraction(sum(comb(10, n) * comb(41, 12 - n) for n in range(3)), HANDS)),
        ("void", Fraction(4 * comb(39, 13) - 6 * comb(26, 13) + 4, HANDS)),
        ("only-penalty", Fraction(14, HANDS)),
        ("only-penalty-table", Fraction(56, HANDS)),  # no two players can have such a hand in one deal
        ("one-suit", Fraction(4, HANDS)),
        ("all-hearts", Fraction(1, HANDS)),
    ],
)
def test_odds_of_four_players(key: str, chance: Fraction) -> None:
    assert odds()[key] == chance


def test_somebody_has_no_club_counted_by_who_has_none() -> None:
    """One has none, less twice counted: two of four have none, and so on."""
    one, two, three = (comb(4, n) * Fraction(comb(52 - 13 * n, 13), comb(52, 13)) for n in (1, 2, 3))
    assert odds()["no-clubs-table"] == one - two + three


def test_conditions_hold_of_hands_laid_out() -> None:
    """Of 16 of the 32 cards of Hartenjagen, every hand of eight."""
    rules = LIBRARY.playable("house/hartenjagen", 4)
    cards = list(cards_in(table_of(rules).pack))[::2]
    hands = [sum(1 << card for card in hand) for hand in combinations(cards, 8)]
    met = {event.key: sum(map(event.holds, hands)) for event in events(rules)}
    hearts = sum(card in cards_in(group_mask("HEARTS")) for card in cards)
    assert (hearts, met["no-hearts"], met["all-hearts"]) == (4, comb(12, 8), 0)
    assert met["void"] == 4 * comb(12, 8) - 6 * comb(8, 8)


def test_what_cannot_happen_has_no_odds() -> None:
    assert "one-suit" not in odds(3)
    assert {"one-suit", "all-hearts", "only-penalty"} <= odds(5).keys()
    assert "queen" not in odds(4, "spalding-1896/sweepstake")


def test_who_quotes_odds_right() -> None:
    exact = {each.event.key: each for each in hand_odds(LIBRARY.playable("today/hearts", 4))}
    told = [each for each in LIBRARY.folder.top_file(QUOTED).values() if each.of in exact]
    assert {each.id for each in told if each.is_right(exact[each.of])} == {"all-of-one-suit"}
    assert all(each.remark or each.is_right(exact[each.of]) for each in told)
