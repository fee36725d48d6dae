"""Records with a joker, a widow or a stock."""

from dataclasses import replace
from typing import Any

import pytest

import hearts_spec
from hearts_spec.cards import JOKER, cards_text, full_pack, parse_card
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.irregular.play_faults import Looked
from hearts_spec.record import (
    Record,
    RecordError,
    Replayer,
    read_record,
    record_data,
    record_from_data,
    write_json,
    write_yaml,
)
from hearts_spec.rules import Library, RefusedError
from tests.record.deals import random_record, small


def with_obliging_joker(library: Library) -> Record:
    """Give a random deal in which the joker was thrown so as to oblige another to win."""
    records = (random_record(library, "spalding-1896/joker", 4, seed) for seed in range(500))
    return next(record for record in records if record.obliging)


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_obliging_joker_is_written_with_a_mark(library: Library, write: Any) -> None:
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
    with pytest.raises(
        IllegalPlayError, match="can oblige to win only the highest ace or court card of hearts"
    ) as caught:
        replayer.replay(replace(record, obliging=(place,)))
    assert caught.value.play == place + 1
    assert caught.value.refusal.cites == ("spalding-1896.p40.joker.forces-taker",)


def test_only_the_joker_takes_a_mark() -> None:
    with pytest.raises(RecordError, match="'QS!' is not a card") as caught:
        record_from_data(small(plays=["AS", "QS!"]))
    assert caught.value.position == "plays.2"


def test_joker_chips_go_to_player_who_discarded_it(library: Library, replayer: Replayer) -> None:
    record = replace(with_obliging_joker(library), options={"joker-chips": "discarder"})
    data = replayer.replay(record).data()
    thrower = data["plays"][record.obliging[0]]["seat"]
    assert data["settlement"]["draws"][thrower] >= 5
    assert sum(data["settlement"]["pays"].values()) == 17


def test_cards_drawn_from_stock_are_reported(library: Library, replayer: Replayer) -> None:
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


def test_cards_drawn_and_remaining_stock_are_reported(replayer: Replayer) -> None:
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


def test_dealer_without_cards_left_out_of_deal(library: Library, replayer: Replayer) -> None:
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
        (unsaid, IrregularStateError, "the record does not say who deals, which decides who takes no cards"),
        (wrong, IrregularStateError, "what goes wrong is not followed at a table at which the dealer takes no cards"),
    ):
        with pytest.raises(error, match=message):
            replayer.replay(refused)


def test_stock_of_unknown_order_refused(library: Library, replayer: Replayer) -> None:
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
    [("first in a hand", "cannot be in the widow"), ("one too few", "holds 1 cards, not 2")],
)
def test_a_widow_that_cannot_be_is_refused(library: Library, replayer: Replayer, widow: str, message: str) -> None:
    record = random_record(library, "spalding-1896/widow", 5, seed=2)
    held = record.hands["A"][0]
    cards = (held, record.widow[1]) if widow == "first in a hand" else record.widow[:1]
    with pytest.raises(IrregularStateError, match=message) as caught:
        replayer.replay(replace(record, widow=cards))
    assert caught.value.position == "widow"


def test_deal_without_dealer_resumes_in_python_as_replayed(library: Library) -> None:
    record = random_record(library, "foster-1914/domino", 6, seed=1)
    dealer = record.seats.index(record.dealer)
    seats = (*record.seats[: dealer + 1], "G", *record.seats[dealer + 1 :])
    written = record_data(replace(record, seats=seats, dealer="G"))
    play = hearts_spec.from_record(written)
    assert play.seats == record.seats
    assert play.result().net == hearts_spec.replay(written).settlement.net
