"""What house rules answer where no book has what they have: who deals next, and a pass that goes nowhere by itself."""

from collections.abc import Mapping

import pytest

from hearts_spec.disputes import answer
from tests.disputes.cases import LIBRARY, SITUATIONS

NAMED = "If the dealer names the direction, the cards go to the left, to the right, across the table or to nobody."


def asked(rules: str, situation: str, said: Mapping[str, str], choices: Mapping[str, str]) -> tuple[str, str]:
    found = answer(LIBRARY, SITUATIONS.find(situation), rules, said, choices=choices)
    return found.says, found.follows


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({}, "The player to the dealer's right."),
        ({"deals-next": "queen"}, "The player who took the queen of spades."),
    ],
)
def test_who_deals_next_in_leekha(choices: dict[str, str], says: str) -> None:
    assert asked("house/leekha", "who-deals-next", {}, choices)[0] == says


@pytest.mark.parametrize(
    ("situation", "said", "choices", "says", "follows"),
    [
        ("how-many-to-pass", {}, {}, "You pass three cards, whichever way the dealer names.", NAMED),
        (
            "how-many-to-pass",
            {},
            {"chooses": "fourth"},
            "Three, to the player on your left.",
            "",
        ),
        ("the-first-pass", {}, {}, "Whichever way the dealer names.", NAMED),
        ("the-first-pass", {}, {"chooses": "fourth"}, "To the left.", ""),
        ("the-fourth-pass", {}, {}, "The dealer decides, by naming the way.", NAMED),
        ("the-fourth-pass", {}, {"chooses": "fourth"}, "The dealer decides, by naming the way.", NAMED),
        ("the-fourth-pass", {"deal": "3"}, {"chooses": "fourth"}, "You pass, as in other deals.", "You pass to C."),
        ("passing-with-five", {"players": "4"}, {}, "Yes: pass three.", ""),
    ],
)
def test_direction_of_pass_when_dealer_names_it(
    situation: str, said: dict[str, str], choices: dict[str, str], says: str, follows: str
) -> None:
    assert asked("house/dealers-choice", situation, said, choices) == (says, follows)


@pytest.mark.parametrize(
    ("situation", "said", "choices", "says"),
    [
        ("how-many-to-pass", {}, {}, "Three, to the player on your left."),
        (
            "how-many-to-pass",
            {"deal": "4"},
            {},
            "You pass three cards, into the middle (shuffled and dealt back).",
        ),
        ("the-first-pass", {}, {}, "To the left."),
        (
            "the-first-pass",
            {},
            {"shuffled": "every-deal"},
            "Into the middle, where the cards are shuffled and dealt back.",
        ),
        ("the-fourth-pass", {}, {}, "You pass into the middle, and as many cards are dealt back to you."),
    ],
)
def test_direction_of_pass_when_cards_are_shuffled(
    situation: str, said: dict[str, str], choices: dict[str, str], says: str
) -> None:
    assert asked("house/into-the-middle", situation, said, choices)[0] == says


@pytest.mark.parametrize("rules", ["house/king", "house/kierki", "house/greek-hearts", "house/rickety-kate"])
def test_limit_of_an_extended_game_is_no_answer_where_no_score_ends_the_game(rules: str) -> None:
    assert asked(rules, "fifty-or-a-hundred", {}, {})[0] == "Neither: no score ends the game."
