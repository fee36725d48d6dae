"""Cards that may not be passed, as a caller meets them."""

import pytest

import hearts_spec
from hearts_spec import (
    IrregularStateError,
)


def test_a_card_that_is_kept_says_so_and_what_says_so() -> None:
    play = hearts_spec.load("house/spades-kept").deal(seed=2)
    refusal = play.why_not_pass("A", "KS")
    assert refusal is not None
    assert (refusal.reason, refusal.keys) == (
        "the king of spades stays in a hand with enough others to pass",
        ("passing.barred",),
    )
    assert play.why_not_pass("A", "10S") is None
    assert "not in the hand" in str(play.why_not_pass("A", "QS"))


def test_whoever_has_too_few_others_passes_of_what_is_barred_no_more_than_he_must() -> None:
    rules = {"title": "No Black Cards", "extends": "modern/standard", "passing": {"barred": ["spades", "clubs"]}}
    hands = {
        "A": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS AH 2D",
        "B": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
        "C": "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD KS",
        "D": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AS",
    }
    play = hearts_spec.from_record({"rules": rules, "seats": list("ABCD"), "dealer": "A", "hands": hands, "plays": []})
    with pytest.raises(IrregularStateError, match="the three of spades stays in a hand with enough others to pass"):
        play.pass_cards("A", "AH 2S 3S")
    play.pass_cards("A", "AH 2D 2S")
    play.pass_cards("B", "2C 3C 4C")
    with pytest.raises(IrregularStateError, match="the king of spades stays in a hand with enough others to pass"):
        play.pass_cards("C", "3D 4D KS")
