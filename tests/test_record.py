"""Records: reading, writing and replaying a deal."""

import json
import random
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cards import JOKER, cards_in, cards_text, default_seats, full_pack, parse_card, parse_cards
from hearts_spec.cards import SUITS as SUITS_OF_PACK
from hearts_spec.cli import main
from hearts_spec.engine import (
    Auction,
    IllegalBidError,
    IllegalPlayError,
    IrregularStateError,
    Play,
    Sale,
    SlamMade,
    Table,
    deal_out,
    left_over,
    pack_of,
)
from hearts_spec.engine.irregular import Looked
from hearts_spec.engine.settle.slam import plain_law
from hearts_spec.record import (
    Record,
    RecordError,
    Replayer,
    Transcript,
    faults_in,
    haul_of_cards,
    haul_of_hearts,
    haul_of_units,
    read_line,
    read_record,
    record_data,
    record_from_data,
    standing_of,
    write_json,
    write_yaml,
)
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.rules.sections.auction import Bidding

ROOT = Path(__file__).parent.parent / "rulesets"
ONE_PACK = 63
KEPT = ("AS", "KS", "QS", "2H", "3H", "4H")
LEFT_OUT = [card for card in cards_text(full_pack()).split() if card not in KEPT]
SMALL_RULES: dict[str, Any] = {
    "extends": "hoyle-1887/hearts",
    "table": {"players": [3]},
    "with-players": {"3": {"pack": {"without": LEFT_OUT}, "deal": {"hand": 2}}},
}


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT)


@pytest.fixture
def replayer(library: Library) -> Replayer:
    return Replayer(library)


def small(**changes: Any) -> dict[str, Any]:
    """Six cards, three players: A wins the spades, C the hearts. Hearts go to A: none, B: none, C: three."""
    data: dict[str, Any] = {
        "rules": SMALL_RULES,
        "seats": ["A", "B", "C"],
        "dealer": "C",
        "hands": {"A": "AS 2H", "B": "KS 3H", "C": "QS 4H"},
        "plays": ["AS", "KS", "QS", "2H", "3H", "4H"],
    }
    return {key: value for key, value in {**data, **changes}.items() if value is not None}


SUITS = {
    "N": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "E": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "S": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "W": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}


def moon(**changes: Any) -> dict[str, Any]:
    """Four players with a suit each: N leads clubs from the bottom, wins every trick and so takes everything."""
    plays = [card for trick in zip(*(hand.split() for hand in SUITS.values()), strict=True) for card in trick]
    data = {"rules": "modern/standard", "seats": list("NESW"), "dealer": "W", "hands": SUITS, "plays": plays}
    return {**data, **changes}


def replayed(replayer: Replayer, data: dict[str, Any]) -> Transcript:
    return replayer.replay(record_from_data(data))


# Replaying


def test_tricks_tell_leader_cards_and_winner(replayer: Replayer) -> None:
    assert replayed(replayer, small()).data()["tricks"] == [
        {"leader": "A", "cards": {"A": "AS", "B": "KS", "C": "QS"}, "winner": "A"},
        {"leader": "A", "cards": {"A": "2H", "B": "3H", "C": "4H"}, "winner": "C"},
    ]


def test_a_play_tells_what_else_might_have_been_played(replayer: Replayer) -> None:
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


def test_what_stood_in_the_pool_waits_while_one_has_every_heart(replayer: Replayer) -> None:
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
    assert "those of a table of four (hoyle-1887.all-thirteen)" in postings[1]["assumed"]


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


def test_what_is_barred_from_the_first_trick_is_no_option(replayer: Replayer) -> None:
    plays = replayed(replayer, moon()).plays
    assert plays[0].options == ("2C",)
    assert "QS" not in plays[2].options
    assert len(plays[2].options) == 12
    assert len(plays[3].options) == 13


def test_the_choice_of_a_slam_is_asked_for(replayer: Replayer) -> None:
    data = moon(rules="davis-2004/black-lady", options={"slam": "choice"})
    with pytest.raises(IrregularStateError, match="must choose others-up or self-down"):
        replayed(replayer, data)


def test_the_choice_of_a_slam_is_followed(replayer: Replayer) -> None:
    data = moon(rules="davis-2004/black-lady", options={"slam": "choice"}, slam="self-down")
    settlement = replayed(replayer, data).data()["settlement"]
    assert settlement["net"] == {"N": -26, "E": 0, "S": 0, "W": 0}


def test_a_choice_that_the_rules_do_not_leave_is_refused(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="leaves no choice"):
        replayed(replayer, moon(slam="self-down"))


def test_cards_are_passed_to_the_left_in_the_first_deal(replayer: Replayer) -> None:
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


def test_each_copy_in_a_double_pack_is_played_once(replayer: Replayer) -> None:
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


# Auctions


AUCTIONED = {
    "A": "KS QH 10H 7H 6H 2H 9C AD 9D 7D",
    "B": "JS 9S 5S AH 4H 7C KD 8D 6D 2D",
    "C": "AS 10S 7S 3S 5H AC KC 10C 6C 10D",
    "D": "QS 6S 9H 3H QC 8C 5C 3C 5D 4D",
    "E": "8S 4S KH JH 8H JC 4C QD JD 3D",
}
BIDS = {"A": 25, "B": 26, "C": 27, "D": 28, "E": "pass"}


def auctioned(**changes: Any) -> dict[str, Any]:
    """The printed deal of 1896, in which D buys the choice of suit and names clubs."""
    data: dict[str, Any] = {
        "rules": "spalding-1896/auction",
        "seats": list("ABCDE"),
        "dealer": "E",
        "hands": AUCTIONED,
        "bids": BIDS,
        "suit": "clubs",
    }
    return {key: value for key, value in {**data, **changes}.items() if value is not None}


def test_an_auction_is_told_and_what_is_taken_is_counted_in_the_suit_named(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(plays=["9C", "7C", "AC", "3C", "JC"]))
    assert transcript.data()["auction"] == {
        "bids": {"A": 25, "B": 26, "C": 27, "D": 28, "E": None},
        "buyer": "D",
        "suit": "clubs",
    }
    assert (transcript.taken["C"].hearts, transcript.taken["C"].points) == (0, 5)


def test_a_game_without_an_auction_tells_of_none(replayer: Replayer) -> None:
    assert replayed(replayer, small()).data()["auction"] is None


def test_a_record_may_stop_in_the_bidding(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(bids={"A": 25, "B": 26}, suit=None))
    assert (transcript.turn, transcript.auction) == ("C", ({"A": 25, "B": 26}, "B", ""))


def test_a_record_may_stop_before_the_suit_is_named(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(suit=None))
    assert transcript.turn == "D"
    assert transcript.auction is not None
    assert transcript.auction.suit == ""


def test_when_all_have_passed_the_play_begins_with_hearts(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(bids=dict.fromkeys("ABCDE", "pass"), suit=None, plays=["KS"]))
    assert transcript.auction is not None
    assert (transcript.auction.buyer, transcript.auction.suit) == (None, "hearts")


def test_the_buyer_may_lead(replayer: Replayer) -> None:
    assert replayed(replayer, auctioned()).turn == "A"
    assert replayed(replayer, auctioned(options={"opening-lead": "buyer"})).turn == "D"


def test_in_a_jack_pot_the_last_buyer_names_a_suit(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(pool=40, bids=None, buyer="B", suit="spades", plays=["KS"]))
    assert transcript.auction == ({}, "B", "spades")


@pytest.mark.parametrize(
    ("changes", "seat", "bid", "provision"),
    [
        ({"bids": {"A": 25, "C": 27}, "suit": None}, "C", "27", "rule-49"),
        ({"bids": {"A": 25, "B": 26}}, "B", "clubs", "p35.auction.suit-unnamed"),
        ({"pool": 40, "buyer": "B"}, "A", "25", "p36.auction.free-choice"),
        ({"suit": "hearts", "options": {"naming-hearts": "barred"}}, "D", "hearts", "p35.auction.choose-suit"),
    ],
)
def test_a_bid_that_is_forbidden_says_why(
    replayer: Replayer, changes: dict[str, Any], seat: str, bid: str, provision: str
) -> None:
    with pytest.raises(IllegalBidError) as caught:
        replayed(replayer, auctioned(**changes))
    assert (caught.value.seat, caught.value.bid) == (seat, bid)
    assert f"spalding-1896.{provision}" in caught.value.refusal.cites


def test_a_bid_that_goes_no_higher_is_forbidden_by_an_assumption(replayer: Replayer) -> None:
    with pytest.raises(IllegalBidError, match="a bid must be 26 or more") as caught:
        replayed(replayer, auctioned(bids={**BIDS, "B": 25}))
    assert (caught.value.seat, caught.value.bid) == ("B", "25")
    assert (caught.value.refusal.keys, caught.value.refusal.cites) == (("auction.least-raise",), ())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bids": None, "suit": None, "plays": ["KS"]}, "the auction is not over: it is for A to bid"),
        ({"suit": None, "plays": ["KS"]}, "the auction is not over: it is for D to name the suit"),
        ({"buyer": "B"}, "sold in this deal"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(replayer: Replayer, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(IrregularStateError, match=message):
        replayed(replayer, auctioned(**changes))


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_an_auction_written_and_read_is_the_same(write: Any) -> None:
    record = record_from_data(auctioned(plays=["9C"]))
    assert read_record(write(record)) == record


# Plays and states that are refused


def test_an_illegal_play_says_which_why_and_on_whose_authority(replayer: Replayer) -> None:
    with pytest.raises(IllegalPlayError) as caught:
        replayed(replayer, small(plays=["AS", "3H"]))
    error = caught.value
    assert (error.play, error.seat, error.card) == (2, "B", "3H")
    assert error.refusal.reason.startswith("suit must be followed")
    assert error.refusal.cites == ("hoyle-1887.follow",)


def test_a_card_that_is_not_held_is_an_illegal_play(replayer: Replayer) -> None:
    with pytest.raises(IllegalPlayError, match="is not in the hand"):
        replayed(replayer, small(plays=["AS", "QS"]))


def test_a_seat_out_of_turn_names_whose_turn_it_is(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="play 2: it is the turn of B, not of C") as caught:
        replayed(replayer, small(plays=[["A", "AS"], ["C", "QS"]]))
    assert (caught.value.token, caught.value.position) == ("C", "play 2")


def test_a_card_after_the_end_is_refused(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="play 7: the deal is over"):
        replayed(replayer, small(plays=["AS", "KS", "QS", "2H", "3H", "4H", "AS"]))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": {"A": "AS", "B": "KS 3H", "C": "QS 4H"}}, "A holds 1 card"),
        ({"hands": {"A": "AS AS", "B": "KS 3H", "C": "QS 4H"}}, "AS stands twice in the hand of A"),
        ({"hands": {"A": "AS 2H", "B": "AS 3H", "C": "QS 4H"}}, "AS is in more than one hand"),
        ({"hands": {"A": "AS 5H", "B": "KS 3H", "C": "QS 4H"}}, "5H is not in the pack"),
        ({"hands": {"A": "AS 2H", "B": "KS 3H"}}, "does not say what C holds"),
        ({"passes": {"A": "AS", "B": "KS", "C": "QS"}}, "no cards are passed in this deal"),
        ({"passes": {"A": "AS"}}, "no cards are passed in this deal"),
        ({"jack": True}, "leaves no Jack"),
        ({"pot": 3}, "has no pot"),
        ({"bids": {"A": 3}}, "has no auction"),
        ({"buyer": "A"}, "has no auction"),
        ({"suit": "clubs"}, "has no auction"),
        ({"widow": "5H"}, "has no widow"),
        ({"stock": "5H"}, "has no stock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(replayer: Replayer, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(IrregularStateError, match=message):
        replayed(replayer, small(**changes))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"passes": {"N": "2C 3C", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}}, "N: 3 cards are passed"),
        ({"passes": {"N": "2C 3C 4D", "E": "2D 3D 4D", "S": "2S 3S 4S", "W": "2H 3H 4H"}}, "4D cannot be passed"),
        ({"pool": 13}, "played for points"),
        ({"hands": {**SUITS, "N": "2C"}}, "N holds 1 card"),
    ],
)
def test_a_table_of_the_modern_game_that_cannot_be_is_refused(
    replayer: Replayer, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(IrregularStateError, match=message):
        replayed(replayer, moon(**changes))


def test_a_pack_that_does_not_deal_out_is_a_fault_of_the_rules(replayer: Replayer) -> None:
    rules = {"extends": "hoyle-1887/hearts", "with-players": {3: {"pack": {"without": []}}}}
    with pytest.raises(RulesError, match="52 cards do not deal out to 3 players"):
        replayed(replayer, small(rules=rules))


def test_an_unknown_rule_set_names_the_nearest(replayer: Replayer) -> None:
    with pytest.raises(RefusedError, match="did you mean hoyle-1887/hearts"):
        replayed(replayer, small(rules="hoyle-1887/heart"))


def test_a_number_of_players_that_the_rules_do_not_seat_is_refused(replayer: Replayer) -> None:
    with pytest.raises(RefusedError, match="is not for 3 players"):
        replayed(replayer, small(rules={"extends": "hoyle-1887/hearts", "table": {"players": [4]}}))


def test_a_path_is_also_looked_for_beside_the_record(library: Library, tmp_path: Path) -> None:
    (tmp_path / "table.yml").write_text("title: Mine\nextends: modern/standard\nvalues: {QS: 5}\n", encoding="utf-8")
    transcript = replayed(Replayer(library, tmp_path), moon(rules="table.yml", plays=["2C"]))
    assert transcript.rules == "house/table"


# Reading


def test_yaml_and_json_give_the_same_record() -> None:
    text = """
rules: modern/standard
seats: [N, E, S, W]
dealer: W
deal: 4
hands:
  N: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC
  E: 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦
  S: 2s, 3s, 4s, 5s, 6s, 7s, 8s, 9s, 10s, js, qs, ks, as
  W: 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH
plays: [2C, [E, 2D], 2S]
"""
    assert read_record(text) == record_from_data(moon(deal=4, plays=["2C", ["E", "2D"], "2S"]))


@pytest.mark.parametrize(
    ("changes", "message", "position"),
    [
        ({"seat": "A"}, "did you mean seats", "seat"),
        ({"seats": None}, "the record has no seats", ""),
        ({"hands": None}, "the record has no hands", ""),
        ({"rules": None}, "the record has no rules", ""),
        ({"dealer": "Q"}, "there is no seat 'Q'", "dealer"),
        ({"seats": ["A", "B", "A"]}, "'A' stands twice in the list", "seats.3"),
        ({"seats": ["A"]}, "found a list of 1, where at least 2 were expected", "seats"),
        ({"seats": ["A", "B", "x" * 21]}, "cannot name a seat", "seats.3"),
        ({"hands": {"A": "AS 2H", "X": "KS"}}, "there is no seat 'X'", "hands.X"),
        ({"hands": {"A": "AS 1H", "B": "KS 3H", "C": "QS 4H"}}, "'1H' is not a card", "hands.A"),
        ({"hands": {"A": 7}}, "'7' is not a card", "hands.A"),
        ({"hands": "AS"}, "lines for each seat and its cards were expected", "hands"),
        ({"plays": ["AS", "ZZ"]}, "'ZZ' is not a card", "plays.2"),
        ({"plays": [["A", "AS", "KS"]]}, "a seat and a card", "plays.1"),
        ({"plays": [["Z", "AS"]]}, "there is no seat 'Z'", "plays.1.1"),
        ({"plays": [7]}, "'7' is not a card", "plays.1"),
        ({"plays": "AS"}, "a list of plays", "plays"),
        ({"deal": 0}, "0 is out of range", "deal"),
        ({"deal": True}, "a whole number was expected", "deal"),
        ({"pool": -1}, "-1 is out of range", "pool"),
        ({"pool": 1.5}, "a whole number was expected", "pool"),
        ({"pool": 10**9}, "1000000000 is out of range", "pool"),
        ({"jack": 1}, "true or false", "jack"),
        ({"slam": "self-up"}, "did you mean self-down", "slam"),
        ({"options": ["a"]}, "lines for each option were expected", "options"),
        ({"rules": "modern\x07"}, "U\\+0007 is not allowed", "rules"),
        ({"rules": {"values": {"QS": 10**30}}}, "too large", "rules.values.QS"),
        ({"bids": {"A": 3, "X": 4}}, "there is no seat 'X'", "bids.X"),
        ({"bids": {"A": 0}}, "a whole number from 1, or the word pass,", "bids.A"),
        ({"bids": {"A": "passes"}}, "a whole number from 1, or the word pass,", "bids.A"),
        ({"bids": [3, 4]}, "lines for each seat and its bid were expected", "bids"),
        ({"buyer": "X"}, "there is no seat 'X'", "buyer"),
        ({"suit": "club"}, "did you mean clubs", "suit"),
        ({"widow": ["2C"]}, "cards were expected", "widow"),
        ({"stock": "2C 1D"}, "'1D' is not a card", "stock"),
    ],
)
def test_a_record_that_does_not_say_what_a_record_says_is_refused(
    changes: dict[str, Any], message: str, position: str
) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        record_from_data(small(**changes))
    assert caught.value.position == position


def test_a_fault_in_yaml_has_its_line_and_column() -> None:
    text = "rules: modern/standard\nseats: [A, B, C]\ndealer: C\nhands:\n  A: AS 2H\n  B: KS 1H\n"
    with pytest.raises(RecordError) as caught:
        read_record(text, "deal.yml")
    assert str(caught.value.mark) == "deal.yml:6:9"
    assert caught.value.token == "1H"


def test_a_fault_in_quoted_yaml_is_found_too() -> None:
    text = "rules: modern/standard\nseats: [A, B]\ndealer: A\nhands: {A: '1H'}\nplays: []\n"
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert (caught.value.mark.line, caught.value.mark.column) == (4, 13)


def test_an_unknown_key_is_marked_where_it_stands() -> None:
    with pytest.raises(RecordError) as caught:
        read_record("rules: modern/standard\nplayz: [2C]\n", "deal.yml")
    assert str(caught.value.mark) == "deal.yml:2:1"


def test_a_fault_in_a_line_of_json_has_the_number_of_the_line() -> None:
    line = json.dumps(small(dealer="Q"))
    with pytest.raises(RecordError) as caught:
        read_line(line, 41, "deals.jsonl")
    assert caught.value.mark.line == 41
    assert caught.value.mark.column == line.index('"Q"') + 2


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[1]",
        "null",
        "2C",
        '{"rules": NaN}',
        '{"rules": "a", "rules": "b"}',
        "[" * 5000,
        '{"deal": ' + "9" * 5000 + "}",
    ],
)
def test_a_line_that_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(RecordError):
        read_line(line)


def test_yaml_that_is_no_record_is_refused() -> None:
    with pytest.raises(RulesError):
        read_record("- 2C\n- 3C\n")


def test_rules_nested_without_end_are_refused() -> None:
    rules: dict[str, Any] = {}
    for _ in range(50):
        rules = {"table": rules}
    with pytest.raises(RecordError, match="nested deeper"):
        record_from_data(small(rules=rules))


RULES_INSIDE = """\
rules:
  title: Ours
  extends: modern/standard
  values: {QS: 13x}
options:
  slams: self-down
seats: [N, E, S, W]
hands: {}
"""


def test_a_fault_in_rules_written_out_has_its_true_place(library: Library) -> None:
    record = read_record(RULES_INSIDE, "deal.yml")
    with pytest.raises(RulesError) as caught:
        Replayer(library).replay(record)
    (fault,) = caught.value.faults
    assert (str(fault.mark), fault.mark.key) == ("deal.yml:4:16", "rules.values.QS")


def test_a_fault_in_rules_that_are_data_has_its_key(library: Library) -> None:
    rules = {"extends": "modern/standard", "values": {"QS": "13"}}
    with pytest.raises(RulesError) as caught:
        Replayer(library).replay(record_from_data(small(rules=rules)))
    assert [fault.mark.key for fault in caught.value.faults] == ["rules.values.QS"]


def test_a_fault_in_an_option_points_at_it(library: Library) -> None:
    text = RULES_INSIDE.replace("13x", "14")
    record = read_record(text, "deal.yml")
    with pytest.raises(RefusedError) as caught:
        Replayer(library).replay(record)
    (fault,) = faults_in(text, record, caught.value, "deal.yml")
    assert str(fault.mark) == "deal.yml:6:3"
    assert "has no option 'slams'" in fault.message


@pytest.mark.parametrize("text", [RULES_INSIDE, json.dumps(small(rules={"extends": "modern/standard", "deal": 3}))])
def test_check_and_replay_say_the_same_of_rules_written_out(text: str, tmp_path: Path) -> None:
    path = tmp_path / "deal.yml"
    path.write_text(text)
    said = {}
    for command in ("check", "replay"):
        with redirect_stdout(StringIO()) as out:
            assert main(["--rulesets", str(ROOT), command, str(path), "--json"]) == 1
        answer = json.loads(out.getvalue())
        said[command] = answer if command == "check" else answer["error"]["faults"]
    assert said["check"] == said["replay"] != []


def test_an_empty_pass_is_no_pass(replayer: Replayer) -> None:
    assert replayed(replayer, small(passes={})) == replayed(replayer, small())


def test_a_pass_that_is_expected_cannot_be_empty(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say what N passes"):
        replayed(replayer, moon(deal=1, passes={}))


def without_dealer(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "dealer"}


def test_the_dealer_is_not_needed_where_nothing_depends_on_him(replayer: Replayer) -> None:
    with_him, without = replayed(replayer, moon()), replayed(replayer, without_dealer(moon()))
    assert (without.tricks, without.settlement, without.dealer) == (with_him.tricks, with_him.settlement, "")


def test_the_dealer_is_needed_where_he_decides_who_leads(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say who deals, and so not who leads") as caught:
        replayed(replayer, without_dealer(small()))
    assert caught.value.position == "dealer"


def test_the_dealer_is_needed_where_he_decides_who_bids(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="does not say who deals, and so not who bids first"):
        replayed(replayer, without_dealer(auctioned()))


def test_every_fault_of_a_record_is_found_at_once() -> None:
    with pytest.raises(RecordError) as caught:
        record_from_data(small(pool=-1, plays=["AS", "ZZ", ["Q", "2C"]]))
    assert [fault.mark.key for fault in caught.value.faults] == ["plays.2", "plays.3.1", "pool"]


# Writing


def random_record(library: Library, id: str, players: int, seed: int) -> Record:
    """Play a deal at random and write it down."""
    choose = random.Random(seed)
    table = Table(library.playable(id, players))
    order = pack_of(table.rules)
    choose.shuffle(order)
    seats = default_seats(players)
    dealer = choose.randrange(players)
    hands = deal_out(table.rules, order, dealer, players)
    sale = random_auction(table, dealer, choose)
    if sale:
        table = table.avoiding(sale.suit)
    rest = left_over(table.rules, order, players)
    play = Play(table, hands, dealer, seats, sale.buyer if sale else None, rest)
    plays: list[tuple[str, int]] = []
    obliging: list[int] = []
    while not play.over:
        card = choose.choice(list(cards_in(play.legal())))
        obliges = card == JOKER and play.why_not_oblige() is None
        obliging += [len(plays)] * obliges
        plays.append((seats[play.to_move] if choose.random() < 0.5 else "", card & ONE_PACK))
        if obliges:
            play.put_obliging()
        else:
            play.put(card)
    held = {
        seat: tuple(sorted(card & ONE_PACK for card in cards_in(hand))) for seat, hand in zip(seats, hands, strict=True)
    }
    aside = {table.rules.deal.left_over.pile: rest} if rest else {}
    record = Record(id, seats, held, dealer=seats[dealer], plays=tuple(plays), obliging=tuple(obliging), **aside)
    if not sale:
        return record
    suit = "" if sale.buyer is None else sale.suit.name.lower()
    return replace(record, bids=dict(zip(seats, sale.bids, strict=True)), suit=suit)


def random_auction(table: Table, dealer: int, choose: random.Random) -> Sale | None:
    if table.rules.auction.bids is Bidding.NONE:
        return None
    auction = Auction(table, dealer)
    while auction.to_bid is not None:
        auction.bid(choose.choice((0, auction.highest + choose.randint(1, 9))))
    if auction.to_name is not None:
        auction.name(choose.choice(SUITS_OF_PACK))
    return auction.sale()


def every_table() -> list[tuple[str, int]]:
    library = Library(ROOT)
    return [(id, players) for id in library.ids() for players in library.rule_set(id).players]


@pytest.mark.parametrize(("id", "players"), every_table())
def test_a_random_deal_of_every_rule_set_is_accepted(
    library: Library, replayer: Replayer, id: str, players: int
) -> None:
    record = random_record(library, id, players, seed=players)
    transcript = replayer.replay(record)
    assert transcript.turn is None
    assert transcript.settlement is not None
    pool = transcript.settlement.result
    if transcript.settlement.data()["kind"] == "chips":
        left = pool.after.pool + pool.after.pot - pool.before.pool - pool.before.pot
        assert sum(pool.net) == -left


@pytest.mark.parametrize(("id", "players"), every_table())
def test_a_replayed_deal_as_json_is_what_it_tells(library: Library, replayer: Replayer, id: str, players: int) -> None:
    record = random_record(library, id, players, seed=players)
    for stops_at in (len(record.plays), len(record.plays) - players // 2 - 1):
        told = replayer.replay(replace(record, plays=record.plays[:stops_at]))
        data = json.loads(told.json())
        assert json.dumps(data) == told.json()
        for play, said in zip(told.plays, data["plays"], strict=True):
            obliging = {"obliging": True} if play.obliging else {}
            assert said == {"seat": play.seat, "card": play.card, "options": list(play.options), **obliging}
        for trick, said in zip(told.tricks, data["tricks"], strict=True):
            assert (said["leader"], said["winner"]) == (trick.leader, trick.winner)
            assert list(said["cards"].items()) == list(trick.cards.items())
            assert list(said.get("drawn", {}).items()) == list(trick.drawn.items())
        for seat, (cards, hearts, points) in told.taken.items():
            assert data["taken"][seat] == {"cards": list(cards), "hearts": hearts, "points": points}
        assert data.get("stock", []) == list(told.stock)
        assert (data["turn"], data["trickless"]) == (told.turn, list(told.trickless))


def test_json_escapes_what_the_names_of_seats_hold(replayer: Replayer) -> None:
    names = {"A": 'A"\\', "B": "%s", "C": "Ç{}"}
    data = small()
    data["hands"] = {names[seat]: cards for seat, cards in data["hands"].items()}
    told = replayed(replayer, {**data, "seats": list(names.values()), "dealer": names[data["dealer"]]})
    assert json.dumps(json.loads(told.json())) == told.json()
    assert list(told.data()["taken"]) == list(names.values())


def test_a_player_who_missed_a_trick_is_left_out_of_it_in_json(replayer: Replayer) -> None:
    data = small(incidents=[{"after": 1, "what": "missed"}], plays=["AS", "QS"])
    told = replayed(replayer, data)
    assert told.data()["tricks"] == [{"leader": "A", "cards": {"A": "AS", "C": "QS"}, "winner": "A"}]


@pytest.mark.parametrize("write", [write_json, write_yaml])
@pytest.mark.parametrize(
    ("id", "players"),
    [
        ("modern/standard", 4),
        ("spalding-1896/widow", 4),
        ("spalding-1896/single-handed", 2),
        ("davis-2004/cancellation", 7),
    ],
)
def test_a_record_written_and_read_is_the_same(library: Library, write: Any, id: str, players: int) -> None:
    record = random_record(library, id, players, seed=1)
    assert read_record(write(record)) == record


def with_obliging_joker(library: Library) -> Record:
    """Give a random deal in which the joker was thrown so as to oblige another to win."""
    records = (random_record(library, "spalding-1896/joker", 4, seed) for seed in range(500))
    return next(record for record in records if record.obliging)


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_a_joker_that_obliges_is_written_with_a_mark(library: Library, write: Any) -> None:
    record = with_obliging_joker(library)
    text = write(record)
    assert text.count('"Joker!"') == 1
    assert read_record(text) == record


def test_a_joker_that_obliges_decides_the_trick(library: Library, replayer: Replayer) -> None:
    record = with_obliging_joker(library)
    place = record.obliging[0]
    data = replayer.replay(record).data()
    assert [number for number, play in enumerate(data["plays"]) if "obliging" in play] == [place]
    trick = data["tricks"][place // 4]
    assert trick["cards"][trick["winner"]] in ("JH", "QH", "KH", "AH")
    assert sum(data["settlement"]["units"].values()) == 17


def test_a_joker_that_can_oblige_nobody_is_refused(library: Library, replayer: Replayer) -> None:
    record = random_record(library, "spalding-1896/joker", 4, seed=1)
    place = next(number for number, (_, card) in enumerate(record.plays) if card == JOKER)
    assert not record.obliging
    with pytest.raises(IllegalPlayError, match="obliges only a high heart") as caught:
        replayer.replay(replace(record, obliging=(place,)))
    assert caught.value.play == place + 1
    assert caught.value.refusal.cites == ("spalding-1896.p40.joker.forces-taker",)


def test_only_the_joker_takes_a_mark() -> None:
    with pytest.raises(RecordError, match="'QS!' is not a card") as caught:
        record_from_data(small(plays=["AS", "QS!"]))
    assert caught.value.position == "plays.2"


def test_the_jokers_chips_go_to_whoever_got_rid_of_it(library: Library, replayer: Replayer) -> None:
    record = replace(with_obliging_joker(library), options={"joker-chips": "discarder"})
    data = replayer.replay(record).data()
    thrower = data["plays"][record.obliging[0]]["seat"]
    assert data["settlement"]["draws"][thrower] >= 5
    assert sum(data["settlement"]["pays"].values()) == 17


def test_what_is_drawn_from_a_stock_is_told(library: Library, replayer: Replayer) -> None:
    record = random_record(library, "spalding-1896/single-handed", 2, seed=3)
    stock = cards_text(record.stock).split()
    begun = replayer.replay(replace(record, plays=record.plays[:2])).data()
    trick = begun["tricks"][0]
    loser = "B" if trick["winner"] == "A" else "A"
    assert trick["drawn"] == {trick["winner"]: stock[0], loser: stock[1]}
    assert list(begun["stock"]) == stock[2:]
    ended = replayer.replay(record).data()
    assert "stock" not in ended
    assert ["drawn" in trick for trick in ended["tricks"]] == [True] * 13 + [False] * 13


def test_what_is_drawn_to_follow_suit_and_what_is_left_is_told(replayer: Replayer) -> None:
    """A leads 5C and 9C, for which B draws; then A, who has no card left, is out, and B takes what is left."""
    used = ["5C", "9C", "7D", "2H", "KH", "4C", "10D"]
    below = [card for card in cards_text(full_pack()).split() if card not in used]
    record = record_from_data(
        {
            "rules": {
                "extends": "foster-1914/domino",
                "deal": {"hand": 2},
                "with-players": {str(number): {"deal": {"hand": 2}} for number in (2, 3, 5, 6)},
            },
            "seats": ["A", "B"],
            "dealer": "B",
            "hands": {"A": "5C 9C", "B": "7D 2H"},
            "stock": " ".join(["KH", "4C", "10D", *below]),
            "plays": ["5C", "4C", ["A", "9C"]],
        }
    )
    begun = replayer.replay(record).data()
    assert begun["tricks"] == [{"leader": "A", "cards": {"A": "5C", "B": "4C"}, "winner": "A", "drawn": {"B": "KH 4C"}}]
    assert begun["stock"][:2] == ["3C", "6C"]  # the 10D and 2C were drawn for the second trick
    assert begun["turn"] == "B"
    told = replayer.replay(replace(record, plays=(*record.plays, ("B", parse_card("2C")))))
    data = told.data()
    assert data["tricks"][1]["drawn"] == {"B": "10D 2C"}
    hand, stock = data["left"]
    assert hand == {"where": "hand", "cards": ["7D", "10D", "2H", "KH"], "taken_by": "B"}
    assert (stock["where"], len(stock["cards"]), stock["taken_by"]) == ("stock", 44, "B")
    assert data["taken"]["B"]["hearts"] == 13
    assert told.stock == ()
    assert told.settlement is not None
    assert told.settlement.net == {"A": 0, "B": 13}


def test_a_dealer_who_takes_no_cards_is_left_out_of_the_deal(library: Library, replayer: Replayer) -> None:
    record = random_record(library, "foster-1914/domino", 6, seed=1)
    dealer = record.seats.index(record.dealer)
    seats = (*record.seats[: dealer + 1], "G", *record.seats[dealer + 1 :])  # G sits between the dealer and eldest hand
    seven = replace(record, seats=seats, dealer="G")
    told, told_of_six = replayer.replay(seven), replayer.replay(record)
    assert told.dealer == "G"
    assert told.data() == told_of_six.data()
    eight = replace(seven, seats=(*seats, "H"))
    holds = replace(seven, hands={**seven.hands, "G": (parse_card("2S"),)})
    bids = replace(seven, bids={"G": 5})
    unsaid = replace(seven, dealer="")
    wrong = replace(seven, incidents=(Looked(after=0, trick=1),))
    for refused, error, message in (
        (eight, RefusedError, "is not for 8 players"),
        (holds, IrregularStateError, "G deals, and takes no cards when 7 sit down"),
        (bids, IrregularStateError, "G deals, and takes no cards when 7 sit down"),
        (unsaid, IrregularStateError, "the record does not say who deals, and so not who takes no cards"),
        (wrong, IrregularStateError, "what goes wrong is not followed at a table at which the dealer takes no cards"),
    ):
        with pytest.raises(error, match=message):
            replayer.replay(refused)


def test_a_stock_whose_order_is_not_known_is_refused(library: Library, replayer: Replayer) -> None:
    record = random_record(library, "spalding-1896/single-handed", 2, seed=3)
    with pytest.raises(IrregularStateError, match="the order of the stock of 26 cards is not known") as caught:
        replayer.replay(replace(record, stock=()))
    assert caught.value.position == "stock"


def test_a_widow_is_what_no_hand_holds(library: Library, replayer: Replayer) -> None:
    record = random_record(library, "spalding-1896/widow", 5, seed=2)
    widow = replayer.replay(record).data()["widow"]
    assert widow == replayer.replay(replace(record, widow=())).data()["widow"]
    assert widow["taken_by"] == replayer.replay(record).tricks[0].winner
    assert set(widow["cards"]) == set(cards_text(record.widow).split())
    assert replayer.replay(replace(record, plays=())).data()["widow"]["taken_by"] is None


@pytest.mark.parametrize(
    ("widow", "message"),
    [("first in a hand", "cannot be in the widow"), ("one too few", "holds 1 cards, where 2 were expected")],
)
def test_a_widow_that_cannot_be_is_refused(library: Library, replayer: Replayer, widow: str, message: str) -> None:
    record = random_record(library, "spalding-1896/widow", 5, seed=2)
    held = record.hands["A"][0]
    cards = (held, record.widow[1]) if widow == "first in a hand" else record.widow[:1]
    with pytest.raises(IrregularStateError, match=message) as caught:
        replayer.replay(replace(record, widow=cards))
    assert caught.value.position == "widow"


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_a_record_that_says_everything_is_written_and_read_the_same(write: Any) -> None:
    data = small(
        seats=["Ann Lee", "O'Brien", "1"],
        dealer="1",
        hands={"Ann Lee": "AS 2H", "O'Brien": "KS 3H", "1": "QS 4H"},
        passes={"Ann Lee": "AS", "O'Brien": "", "1": "QS QS"},
        options={"chips": 25},
        deal=3,
        bids={"Ann Lee": 25, "O'Brien": "pass"},
        buyer="1",
        suit="spades",
        slam="self-down",
        pool=13,
        jack=False,
        pot=4,
        plays=[["1", "QS"], "2H"],
    )
    record = record_from_data(data)
    assert read_record(write(record)) == record


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_numbers_and_texts_of_inline_rules_stay_what_they_are(write: Any) -> None:
    rules = {"title": "Mine: 2", "extends": "modern/standard", "values": {"QS": 5, "JS": "5"}, "shared": False}
    record = record_from_data(small(rules=rules, passes={}))
    assert read_record(write(record)) == record
    assert record.rules == rules


def test_what_is_left_to_be_understood_is_not_written() -> None:
    assert list(record_data(record_from_data(small()))) == ["rules", "seats", "dealer", "hands", "plays"]


# What was taken, as players say it


SEATS = ("A", "B", "C", "D")


@pytest.fixture(scope="module")
def modern(library: Library) -> Table:
    return Table(library.playable("modern/standard", 4))


def test_hearts_and_the_queen_make_units(modern: Table) -> None:
    hearts = {"A": 3, "B": 0, "C": 10, "D": 0}
    haul = haul_of_hearts(modern, SEATS, hearts, {"B": parse_cards("QS")})
    assert haul.units == (3, 13, 10, 0)
    assert haul.slam is None


def test_all_hearts_and_the_queen_are_a_slam(modern: Table) -> None:
    hearts = {"A": 0, "B": 0, "C": 13, "D": 0}
    assert haul_of_hearts(modern, SEATS, hearts, {"C": parse_cards("QS")}).slam == SlamMade(2, 26, plain_law(modern))


def test_every_card_that_counts_must_be_named(modern: Table) -> None:
    with pytest.raises(IrregularStateError, match="2 cards that count are given to nobody: QS AH"):
        haul_of_cards(modern, SEATS, {"A": parse_cards("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")})


def test_no_card_is_taken_twice(modern: Table) -> None:
    with pytest.raises(IrregularStateError, match="QS is taken more often"):
        haul_of_cards(modern, SEATS, {"A": parse_cards("QS"), "B": parse_cards("QS")})


def test_a_heart_is_not_both_counted_and_named(modern: Table) -> None:
    hearts = {"A": 13, "B": 0, "C": 0, "D": 0}
    with pytest.raises(IrregularStateError, match="by number and by name"):
        haul_of_hearts(modern, SEATS, hearts, {"A": parse_cards("QS 2H")})


def test_totals_that_can_only_be_a_slam_are_one(modern: Table) -> None:
    assert haul_of_units(modern, SEATS, {"A": 26, "B": 0, "C": 0, "D": 0}).slam == SlamMade(0, 26, plain_law(modern))


def test_totals_that_may_or_may_not_be_a_slam_are_refused(library: Library) -> None:
    table = Table(library.playable("davis-2004/black-lady", 4, {"slam": "hearts-alone"}))
    with pytest.raises(IrregularStateError, match="whether somebody took everything"):
        haul_of_units(table, SEATS, {"A": 13, "B": 13, "C": 0, "D": 0})


def test_a_pool_is_a_jack_where_there_are_jacks(library: Library) -> None:
    sweepstake = Table(library.playable("spalding-1896/sweepstake", 4))
    assert standing_of(sweepstake, 13, None, 0).jack
    assert not standing_of(sweepstake, 13, False, 0).jack
    assert not standing_of(Table(library.playable("hoyle-1887/hearts", 4)), 1, None, 0).jack


def test_the_rules_beside_a_record_come_before_those_of_the_current_folder(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, title in (("here", "Here"), ("beside", "Beside")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{folder}.yml").write_text("title: T\nextends: modern/standard\nvalues: {QS: 5}\n")
        (tmp_path / folder / "table.yml").write_text(f"title: {title}\nextends: modern/standard\nvalues: {{QS: 5}}\n")
    monkeypatch.chdir(tmp_path / "here")
    found, id = Replayer(library, tmp_path / "beside")._find("table.yml")
    assert found.rule_set(id).title == "Beside"


def test_a_file_that_is_no_yaml_is_never_read_as_rules(library: Library, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("secret: words\n")
    with pytest.raises(RefusedError, match="there is no rule set"):
        Replayer(library).replay(record_from_data({**moon(rules=str(secret)), "plays": []}))
