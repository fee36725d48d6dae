"""Replaying a record: tricks, what was taken, passes, and what is settled."""

import pytest

from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.record import Replayer
from tests.record.deals import SUITS, moon, replayed, small


def test_tricks_show_leader_cards_and_winner(replayer: Replayer) -> None:
    assert replayed(replayer, small()).data()["tricks"] == [
        {"leader": "A", "cards": {"A": "AS", "B": "KS", "C": "QS"}, "winner": "A"},
        {"leader": "A", "cards": {"A": "2H", "B": "3H", "C": "4H"}, "winner": "C"},
    ]


def test_play_lists_the_other_legal_cards(replayer: Replayer) -> None:
    plays = replayed(replayer, small()).data()["plays"]
    assert plays[0] == {"seat": "A", "card": "AS", "options": ["AS", "2H"]}
    assert plays[1] == {"seat": "B", "card": "KS", "options": ["KS"]}


def test_what_each_seat_took_is_counted(replayer: Replayer) -> None:
    taken = replayed(replayer, small()).data()["taken"]
    assert taken["A"] == {"cards": ["QS", "KS", "AS"], "hearts": 0, "points": 0}
    assert taken["B"] == {"cards": [], "hearts": 0, "points": 0}
    assert taken["C"] == {"cards": ["2H", "3H", "4H"], "hearts": 3, "points": 3}


def test_a_seat_without_a_trick_is_named(replayer: Replayer) -> None:
    assert replayed(replayer, small()).trickless == ("B",)


def test_a_complete_deal_is_settled(replayer: Replayer) -> None:
    settlement = replayed(replayer, small()).data()["settlement"]
    assert settlement["pays"] == {"A": 0, "B": 0, "C": 3}
    assert settlement["draws"] == {"A": 1, "B": 1, "C": 0}
    assert settlement["net"] == {"A": 1, "B": 1, "C": -3}
    assert settlement["pool"] == {"before": 0, "after": 1}
    assert settlement["jack"] is False
    assert "hoyle-1887.tie-remainder" in settlement["cites"]


def test_pool_waits_while_one_player_has_every_heart(replayer: Replayer) -> None:
    settlement = replayed(replayer, small(pool=2)).data()["settlement"]
    assert settlement["draws"] == {"A": 1, "B": 1, "C": 0}
    assert settlement["pool"] == {"before": 2, "after": 3}


def test_a_replay_says_where_every_chip_went(replayer: Replayer) -> None:
    postings = replayed(replayer, small(pool=2)).data()["settlement"]["postings"]
    assert [(each["from"], each["to"], each["amount"]) for each in postings] == [
        ("before", "pool", 2), ("C", "A", 1), ("C", "B", 1), ("C", "pool", 1),
    ]  # fmt: skip
    assert postings[3] == {
        "from": "C", "to": "pool", "amount": 1, "key": "settlement.odd-chip", "cites": ["hoyle-1887.tie-remainder"],
        "assumed": None,
    }  # fmt: skip
    assert "are for a table of four (hoyle-1887.all-thirteen)" in postings[1]["assumed"]


def test_a_record_may_stop_before_the_end(replayer: Replayer) -> None:
    transcript = replayed(replayer, small(plays=["AS", "KS", "QS", "2H"]))
    assert transcript.settlement is None
    assert transcript.turn == "B"
    assert len(transcript.tricks) == 1


def test_a_record_may_have_no_plays_at_all(replayer: Replayer) -> None:
    transcript = replayed(replayer, small(plays=None))
    assert transcript.data()["plays"] == []
    assert transcript.turn == "A"


def test_taking_everything_is_recognised(replayer: Replayer) -> None:
    settlement = replayed(replayer, moon()).data()["settlement"]
    assert settlement["kind"] == "points"
    assert settlement["units"] == {"N": 26, "E": 0, "S": 0, "W": 0}
    assert settlement["net"] == {"N": 0, "E": 26, "S": 26, "W": 26}
    assert settlement["slam"] == "N"


def test_card_barred_from_first_trick_is_no_option(replayer: Replayer) -> None:
    plays = replayed(replayer, moon()).plays
    assert plays[0].options == ("2C",)
    assert "QS" not in plays[2].options
    assert len(plays[2].options) == 12
    assert len(plays[3].options) == 13


def test_the_choice_of_a_slam_is_asked_for(replayer: Replayer) -> None:
    data = moon(rules="davis-2004/black-lady", options={"slam": "choice"})
    with pytest.raises(IrregularStateError, match="must choose: say what the player chose, others-up or self-down"):
        replayed(replayer, data)


def test_the_choice_of_a_slam_is_followed(replayer: Replayer) -> None:
    data = moon(rules="davis-2004/black-lady", options={"slam": "choice"}, slam="self-down")
    settlement = replayed(replayer, data).data()["settlement"]
    assert settlement["net"] == {"N": -26, "E": 0, "S": 0, "W": 0}


def test_choice_not_offered_by_rules_is_refused(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="leaves no choice"):
        replayed(replayer, moon(slam="self-down"))


def test_first_deal_passes_cards_to_the_left(replayer: Replayer) -> None:
    passes = {"N": "2C 3C 4C", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}
    transcript = replayed(replayer, moon(passes=passes, plays=[]))
    assert transcript.turn == "E"
    assert transcript.hands["E"] == "2C 3C 4C 5D 6D 7D 8D 9D 10D JD QD KD AD"


def test_the_number_of_the_deal_turns_the_pass(replayer: Replayer) -> None:
    passes = {"N": "2C 3C 4C", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}
    transcript = replayed(replayer, moon(passes=passes, plays=[], deal=2))
    assert transcript.turn == "W"


def test_without_a_pass_the_hands_are_those_played(replayer: Replayer) -> None:
    assert replayed(replayer, moon(plays=[])).hands == SUITS


def test_each_copy_in_double_pack_played_once(replayer: Replayer) -> None:
    rules = {
        "extends": "hoyle-1887/hearts",
        "table": {"players": [8]},
        "pack": {"packs": 2},
        "deal": {"hand": 13},
    }
    hands = dict(zip("ABCDEFGH", [*SUITS.values(), *SUITS.values()], strict=True))
    plays = [card for trick in zip(*(hand.split() for hand in hands.values()), strict=True) for card in trick]
    data = {"rules": rules, "seats": list("ABCDEFGH"), "dealer": "H", "hands": hands, "plays": plays[:8]}
    transcript = replayed(replayer, data)
    assert transcript.plays[4].card == "2C"
    assert sum(len(each.cards) for each in transcript.taken.values()) == 8
