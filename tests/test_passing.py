"""The pass as a caller meets it: cards that stay, and the way that the dealer names."""

import pytest

import hearts_spec
from hearts_spec import IrregularStateError


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


SUITED = {
    "A": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "B": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "C": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "D": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}
TOPS = {"A": "QC KC AC", "B": "QD KD AD", "C": "QS KS AS", "D": "QH KH AH"}


def named(**said: object) -> dict[str, object]:
    rules = {"rules": "house/dealers-choice", "seats": list("ABCD"), "dealer": "B", "hands": SUITED, "plays": []}
    return {**rules, **said}


def test_the_dealer_names_the_way_and_then_it_is_passed() -> None:
    play = hearts_spec.from_record(named())
    assert play.ways == ("left", "right", "across", "hold")
    assert play.to_pass == ()
    with pytest.raises(IrregularStateError, match="it is not said which way the dealer has the cards passed"):
        play.pass_cards("A", TOPS["A"])
    play.name_way("right")
    assert (play.ways, play.passes_to["A"]) == ((), ("D", "D", "D"))
    for seat, cards in TOPS.items():
        play.pass_cards(seat, cards)
    assert "QC KC AC" in str(play.hands["D"])
    assert play.data()["way"] == "right"
    assert hearts_spec.from_record(play.yaml()).hands == play.hands


def test_where_nothing_is_to_be_passed_the_play_begins() -> None:
    play = hearts_spec.from_record(named())
    play.name_way("hold")
    assert (play.ways, play.to_pass, play.turn) == ((), (), "A")
    play.push("2C")
    assert hearts_spec.from_record(named(way="hold", passes={})).turn == "A"


@pytest.mark.parametrize(
    ("way", "says"),
    [
        (
            "left-2",
            "the dealer has them passed to the left, to the right, across the table or to nobody, "
            "not two seats to the left",
        ),
        ("lefd", "'lefd' is no way of passing .did you mean left"),
        ("round the corner", "is no way of passing .say one of left, right"),
    ],
)
def test_a_way_that_is_not_his_to_name_is_refused(way: str, says: str) -> None:
    play = hearts_spec.from_record(named())
    with pytest.raises(IrregularStateError, match=says):
        play.name_way(way)
    assert play.ways


def test_a_way_is_named_once_and_before_the_first_lead() -> None:
    play = hearts_spec.from_record(named(way="left"))
    with pytest.raises(IrregularStateError, match="has named the way already"):
        play.name_way("right")
    play = hearts_spec.from_record(named(plays=["2C"]))
    assert play.ways == ()
    with pytest.raises(IrregularStateError, match="before the first card is led"):
        play.name_way("right")


@pytest.mark.parametrize(
    ("said", "position", "says"),
    [
        ({"passes": TOPS}, "way", "it is not said which way the dealer has the cards passed"),
        ({"passes": {}}, "way", "it is not said which way the dealer has the cards passed"),
        ({"way": "scatter"}, "way", "the dealer has them passed to the left"),
        ({"way": "left", "rules": "modern/standard"}, "way", "the dealer does not name the way of the pass"),
        ({"way": "hold", "passes": TOPS}, "passes", "no cards are passed in this deal"),
    ],
)
def test_a_record_of_a_way_that_cannot_be_says_so(said: dict[str, object], position: str, says: str) -> None:
    with pytest.raises(IrregularStateError, match=says) as refused:
        hearts_spec.from_record(named(**said))
    assert refused.value.position == position
