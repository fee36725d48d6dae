"""Records of deals that begin with an auction."""

from typing import Any

import pytest

from hearts_spec.engine.errors import IllegalBidError, IrregularStateError
from hearts_spec.record import Replayer, read_record, record_from_data, write_json, write_yaml
from tests.record.deals import BIDS, auctioned, replayed, small


def test_auction_replayed_and_cards_counted_in_named_suit(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(plays=["9C", "7C", "AC", "3C", "JC"]))
    assert transcript.data()["auction"] == {
        "bids": {"A": 25, "B": 26, "C": 27, "D": 28, "E": None},
        "buyer": "D",
        "suit": "clubs",
    }
    assert (transcript.taken["C"].hearts, transcript.taken["C"].points) == (0, 5)


def test_game_without_auction_reports_none(replayer: Replayer) -> None:
    assert replayed(replayer, small()).data()["auction"] is None


def test_a_record_may_stop_in_the_bidding(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(bids={"A": 25, "B": 26}, suit=None))
    assert (transcript.turn, transcript.auction) == ("C", ({"A": 25, "B": 26}, "B", ""))


def test_record_may_stop_before_suit_is_named(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(suit=None))
    assert transcript.turn == "D"
    assert transcript.auction is not None
    assert transcript.auction.suit == ""


def test_play_begins_with_hearts_when_all_pass(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(bids=dict.fromkeys("ABCDE", "pass"), suit=None, plays=["KS"]))
    assert transcript.auction is not None
    assert (transcript.auction.buyer, transcript.auction.suit) == (None, "hearts")


def test_the_buyer_may_lead(replayer: Replayer) -> None:
    assert replayed(replayer, auctioned()).turn == "A"
    assert replayed(replayer, auctioned(options={"opening-lead": "buyer"})).turn == "D"


def test_last_buyer_names_suit_in_jack_pot(replayer: Replayer) -> None:
    transcript = replayed(replayer, auctioned(pool=40, bids=None, buyer="B", suit="spades", plays=["KS"]))
    assert transcript.auction == ({}, "B", "spades")


OTHER_READING = {"rules": "foster-1914/auction", "options": {"choice-after-division": "sold"}, "pool": 1}


def test_suit_sold_after_division_under_other_reading(replayer: Replayer) -> None:
    sold = replayed(replayer, auctioned(**OTHER_READING, divided=True))
    assert sold.data()["auction"]["buyer"] == "D"
    kept = replayed(replayer, auctioned(**OTHER_READING, bids=None, buyer="B"))
    assert kept.data()["auction"] == {"bids": {}, "buyer": "B", "suit": "clubs"}


def test_then_nobody_has_it_from_the_last_deal(replayer: Replayer) -> None:
    with pytest.raises(IrregularStateError, match="sold in this deal, so nobody has it from the last"):
        replayed(replayer, auctioned(**OTHER_READING, divided=True, bids=None, buyer="B"))
    with pytest.raises(IllegalBidError, match="not sold while a Jack stands"):
        replayed(replayer, auctioned(**OTHER_READING))


def test_remainder_of_division_survives_round_trip(replayer: Replayer) -> None:
    record = record_from_data(auctioned(**OTHER_READING, divided=True))
    assert (record.pool, record.divided) == (1, True)
    assert read_record(write_yaml(record)) == read_record(write_json(record)) == record


@pytest.mark.parametrize(
    ("changes", "seat", "bid", "provision"),
    [
        ({"bids": {"A": 25, "C": 27}, "suit": None}, "C", "27", "rule-49"),
        ({"bids": {"A": 25, "B": 26}}, "B", "clubs", "p35.auction.suit-unnamed"),
        ({"pool": 40, "buyer": "B"}, "A", "25", "p36.auction.free-choice"),
    ],
)
def test_a_bid_that_is_forbidden_says_why(
    replayer: Replayer, changes: dict[str, Any], seat: str, bid: str, provision: str
) -> None:
    with pytest.raises(IllegalBidError) as caught:
        replayed(replayer, auctioned(**changes))
    assert (caught.value.seat, caught.value.bid) == (seat, bid)
    assert f"spalding-1896.{provision}" in caught.value.refusal.cites


@pytest.mark.parametrize(
    ("changes", "message", "seat", "bid", "key"),
    [
        ({"bids": {**BIDS, "B": 25}}, "a bid must be 26 or more", "B", "25", "auction.least-raise"),
        (
            {"suit": "hearts", "options": {"naming-hearts": "barred"}},
            "a suit must be named in place of hearts", "D", "hearts", "auction.names",
        ),
    ],
)  # fmt: skip
def test_a_bid_is_forbidden_by_an_assumption(
    replayer: Replayer, changes: dict[str, Any], message: str, seat: str, bid: str, key: str
) -> None:
    """The text sells to the highest bidder, and weighs whether it shall remain hearts; neither is forbidden in it."""
    with pytest.raises(IllegalBidError, match=message) as caught:
        replayed(replayer, auctioned(**changes))
    assert (caught.value.seat, caught.value.bid) == (seat, bid)
    assert (caught.value.refusal.keys, caught.value.refusal.cites) == ((key,), ())


def test_hearts_are_barred_by_an_assumption(replayer: Replayer) -> None:
    with pytest.raises(IllegalBidError, match="a suit must be named in place of hearts") as caught:
        replayed(replayer, auctioned(suit="hearts", options={"naming-hearts": "barred"}))
    assert (caught.value.seat, caught.value.bid) == ("D", "hearts")
    assert (caught.value.refusal.keys, caught.value.refusal.cites) == (("auction.names",), ())


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
