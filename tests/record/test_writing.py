"""Writing a record: what is written is read the same, whatever was played."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hearts_spec.record import Replayer, read_record, record_data, record_from_data, write_json, write_yaml
from hearts_spec.rules import Library
from tests.conftest import LIBRARY
from tests.record.deals import random_record, replayed, small


def every_table() -> list[tuple[str, int]]:
    return [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


@pytest.mark.parametrize(("id", "players"), every_table())
def test_random_deal_of_every_rule_set_accepted(library: Library, replayer: Replayer, id: str, players: int) -> None:
    record = random_record(library, id, players, seed=players)
    transcript = replayer.replay(record)
    assert transcript.turn is None
    assert transcript.settlement is not None
    pool = transcript.settlement.result
    if transcript.settlement.data()["kind"] == "chips":
        left = pool.after.pool + pool.after.pot - pool.before.pool - pool.before.pot
        assert sum(pool.net) == -left


@pytest.mark.parametrize(("id", "players"), every_table())
def test_replayed_deal_as_json_matches_transcript(library: Library, replayer: Replayer, id: str, players: int) -> None:
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


def test_player_who_missed_trick_omitted_in_json(replayer: Replayer) -> None:
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


@pytest.mark.parametrize("write", [write_json, write_yaml])
def test_full_record_survives_round_trip(write: Any) -> None:
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
def test_numbers_and_texts_of_inline_rules_keep_type(write: Any) -> None:
    rules = {"title": "Mine: 2", "extends": "modern/standard", "values": {"QS": 5, "JS": "5"}, "shared": False}
    record = record_from_data(small(rules=rules, passes={}))
    assert read_record(write(record)) == record
    assert record.rules == rules


def test_implied_facts_are_not_written() -> None:
    assert list(record_data(record_from_data(small()))) == ["rules", "seats", "dealer", "hands", "plays"]
