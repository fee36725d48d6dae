"""The pass as a caller meets it: cards that stay, the way that the dealer names, cards shuffled and dealt back."""

import pytest

import hearts_spec
from hearts_spec import IrregularStateError


def test_refusal_to_pass_kept_card_cites_rule() -> None:
    play = hearts_spec.load("house/spades-kept").deal(seed=2)
    refusal = play.why_not_pass("A", "KS")
    assert refusal is not None
    assert (refusal.reason, refusal.keys) == (
        "you may not pass the queen of spades, the king of spades or the ace of spades "
        "while you have enough other cards",
        ("passing.barred",),
    )
    assert play.why_not_pass("A", "10S") is None
    assert "not in the hand" in str(play.why_not_pass("A", "QS"))


def test_short_hand_passes_fewest_possible_barred_cards() -> None:
    rules = {"title": "No Black Cards", "extends": "modern/standard", "passing": {"barred": ["spades", "clubs"]}}
    hands = {
        "A": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS AH 2D",
        "B": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
        "C": "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD KS",
        "D": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AS",
    }
    play = hearts_spec.from_record({"rules": rules, "seats": list("ABCD"), "dealer": "A", "hands": hands, "plays": []})
    with pytest.raises(IrregularStateError, match="enough other cards: only 1 of them may go from this hand"):
        play.pass_cards("A", "AH 2S 3S")
    play.pass_cards("A", "AH 2D 2S")
    play.pass_cards("B", "2C 3C 4C")
    with pytest.raises(IrregularStateError, match="you may not pass a spade or a club"):
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


def test_cards_passed_after_dealer_names_direction() -> None:
    play = hearts_spec.from_record(named())
    assert play.ways == ("left", "right", "across", "hold")
    assert play.to_pass == ()
    with pytest.raises(IrregularStateError, match="the record does not give the direction that the dealer named"):
        play.pass_cards("A", TOPS["A"])
    assert play.way is None
    play.name_way("right")
    assert (play.way, play.ways, play.passes_to["A"]) == ("right", (), ("D", "D", "D"))
    for seat, cards in TOPS.items():
        play.pass_cards(seat, cards)
    assert "QC KC AC" in str(play.hands["D"])
    assert play.data()["way"] == "right"
    assert hearts_spec.from_record(play.yaml()).hands == play.hands


def test_play_begins_if_nothing_is_passed() -> None:
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
            "if the dealer names the direction, the cards go to the left, to the right, across the table or to nobody",
        ),
        ("lefd", "'lefd' is not a direction of the pass .did you mean left"),
        ("round the corner", "is not a direction of the pass .say one of left, right"),
    ],
)
def test_direction_not_open_to_dealer_is_refused(way: str, says: str) -> None:
    play = hearts_spec.from_record(named())
    with pytest.raises(IrregularStateError, match=says):
        play.name_way(way)
    assert play.ways


def test_direction_named_once_and_before_first_lead() -> None:
    play = hearts_spec.from_record(named(way="left"))
    with pytest.raises(IrregularStateError, match="has already named a direction"):
        play.name_way("right")
    play = hearts_spec.from_record(named(plays=["2C"]))
    assert play.ways == ()
    with pytest.raises(IrregularStateError, match="before the first card is led"):
        play.name_way("right")


@pytest.mark.parametrize(
    ("said", "position", "says"),
    [
        ({"passes": TOPS}, "way", "the record does not give the direction that the dealer named"),
        ({"passes": {}}, "way", "the record does not give the direction that the dealer named"),
        ({"way": "scatter"}, "way", "if the dealer names the direction, the cards go to the left"),
        ({"way": "left", "rules": "modern/standard"}, "way", "the dealer does not name the way of the pass"),
        ({"way": "hold", "passes": TOPS}, "passes", "no cards are passed in this deal"),
    ],
)
def test_record_with_impossible_direction_refused(said: dict[str, object], position: str, says: str) -> None:
    with pytest.raises(IrregularStateError, match=says) as refused:
        hearts_spec.from_record(named(**said))
    assert refused.value.position == position


BACK = {"A": "QH KD AS", "B": "QC KC AC", "C": "QS QD KH", "D": "KS AH AD"}


def middle(**said: object) -> dict[str, object]:
    return named(**{"rules": "house/into-the-middle", "deal": 4, **said})


def all_in_the_middle() -> hearts_spec.Play:
    play = hearts_spec.from_record(middle())
    for seat, cards in TOPS.items():
        play.pass_cards(seat, cards)
    return play


def test_cards_in_middle_redealt_as_named() -> None:
    play = all_in_the_middle()
    assert (play.to_pass, play.each_passes, len(play.in_the_middle)) == ((), 3, 12)
    with pytest.raises(IrregularStateError, match="have yet to be dealt back"):
        play.push("2C")
    with pytest.raises(IrregularStateError, match="have yet to be dealt back"):
        play.record()
    play.deal_back(hands=BACK)
    assert (len(play.in_the_middle), play.turn) == (0, "A")
    assert all(card in play.hands[seat] for seat, cards in BACK.items() for card in cards.split())
    again = hearts_spec.from_record(play.yaml())
    assert again.hands == play.hands
    assert hearts_spec.replay(play.record()).rules == "house/into-the-middle"
    assert 'returns:\n  "A": "QH KD AS"\n' in play.yaml()


def test_cards_in_middle_redealt_alike_per_seed() -> None:
    plays = [all_in_the_middle() for _ in range(3)]
    for play, seed in zip(plays, (1, 1, 2), strict=True):
        play.deal_back(seed=seed)
    assert plays[0].hands == plays[1].hands != plays[2].hands
    assert sorted(" ".join(str(hand) for hand in plays[2].hands.values()).split()) == sorted(
        " ".join(SUITED.values()).split()
    )


@pytest.mark.parametrize(
    ("back", "says"),
    [
        ({**BACK, "A": "QH KD 2C"}, "2C is not among the cards left to deal back"),
        ({**BACK, "A": "QC KD AS"}, "QC is not among the cards left to deal back"),
        ({**BACK, "A": "QH KD"}, "3 cards are dealt back to each, not 2"),
        ({"A": "QH KD AS"}, "3 cards are dealt back to each, not 0"),
    ],
)
def test_other_cards_are_not_dealt_back(back: dict[str, str], says: str) -> None:
    play = all_in_the_middle()
    with pytest.raises(IrregularStateError, match=says):
        play.deal_back(hands=back)
    assert len(play.in_the_middle) == 12


def test_no_redeal_before_passing_or_without_middle_cards() -> None:
    play = hearts_spec.from_record(middle())
    with pytest.raises(IrregularStateError, match="no cards lie in the middle"):
        play.deal_back(seed=1)
    play.pass_cards("A", TOPS["A"])
    with pytest.raises(IrregularStateError, match="B has yet to pass their cards"):
        play.deal_back(seed=1)
    with pytest.raises(IrregularStateError, match="no cards lie in the middle"):
        hearts_spec.from_record(middle(deal=1)).deal_back(hands=BACK)


@pytest.mark.parametrize(
    ("said", "position", "says"),
    [
        ({"passes": TOPS}, "returns", "`returns` does not say who is dealt back which cards"),
        ({"returns": BACK}, "passes", "but not what was passed"),
        ({"passes": TOPS, "returns": {"A": "QC KC AC"}}, "returns", "does not say what B is dealt back"),
        (
            {"passes": TOPS, "returns": {**BACK, "D": "KS AH 2H"}},
            "returns",
            "2H is not among the cards left to deal back",
        ),
        ({"passes": TOPS, "returns": BACK, "deal": 1}, "returns", "no cards are dealt back in this deal"),
    ],
)
def test_record_with_impossible_redeal_refused(said: dict[str, object], position: str, says: str) -> None:
    with pytest.raises(IrregularStateError, match=says) as refused:
        hearts_spec.from_record(middle(**said))
    assert refused.value.position == position


PASSED_ON = {
    "title": "Hot Potato", "extends": "modern/standard", "passing": {"look": "at-once", "passed-on": "allowed"},
}  # fmt: skip


def potato(rules: object, **said: object) -> dict[str, object]:
    return {"rules": rules, "seats": list("ABCD"), "dealer": "B", "hands": SUITED, "plays": [], **said}


def test_received_card_may_be_passed_on() -> None:
    play = hearts_spec.from_record(potato(PASSED_ON))
    refusal = play.why_not_pass("B", "AC")
    assert refusal is not None
    assert "not in the hand" in refusal.reason
    play.pass_cards("A", "QC KC AC")  # to the left
    assert play.why_not_pass("B", "AC") is None
    play.pass_cards("B", "AC KD AD")
    play.pass_cards("C", "AC KS AS")
    play.pass_cards("D", "QH KH AH")
    assert str(play.hands["D"]) == "AC KS AS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH"
    assert str(play.hands["B"]) == "QC KC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD"
    assert hearts_spec.from_record(play.yaml()).hands == play.hands
    assert play.why_not_pass("D", "AC") is None  # though it is too late


def test_order_of_passers_in_record_is_irrelevant() -> None:
    """It goes from D by A and B to C, though A stands before D; and once round the table it comes back to its owner."""
    given = {"A": "AH KC AC", "B": "AH KD AD", "C": "QS KS AS", "D": "AH KH QH"}
    hands = hearts_spec.from_record(potato(PASSED_ON, passes=given)).hands
    assert str(hands["C"]) == "KD AD 2S 3S 4S 5S 6S 7S 8S 9S 10S JS AH"
    assert str(hands["A"]) == "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC QH KH"
    round_trip = {**given, "C": "AH KS AS"}
    assert "AH" in str(hearts_spec.from_record(potato(PASSED_ON, passes=round_trip)).hands["D"])


@pytest.mark.parametrize("said", [{}, {"look": "at-once"}])
def test_otherwise_only_originally_dealt_cards_are_passed(said: dict[str, str]) -> None:
    rules = {"title": "Own Cards", "extends": "modern/standard", "passing": said}
    play = hearts_spec.from_record(potato(rules if said else "modern/standard"))
    play.pass_cards("A", "QC KC AC")
    with pytest.raises(IrregularStateError, match="AC cannot be passed: it is not in the hand"):
        play.pass_cards("B", "AC KD AD")


def test_passing_card_nobody_could_receive_is_refused() -> None:
    given = {"A": "2S KC AC", "B": "AD KD QD", "C": "QS KS AS", "D": "AH KH QH"}
    with pytest.raises(IrregularStateError, match="A: 2S cannot be passed: it is not in the hand"):
        hearts_spec.from_record(potato(PASSED_ON, passes=given))
