"""`replay`: a record or many, what comes of each, and what is said of a bad one."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.deals import MOON, SUITS, Run, moon


def test_a_replay_gives_the_promised_shape(answer: Any, record: Any) -> None:
    found = answer("replay", record())
    assert found["plays"][0] == {"seat": "N", "card": "2C", "options": ["2C"]}
    assert found["tricks"][0] == {
        "leader": "N",
        "cards": {"N": "2C", "E": "2D", "S": "2S", "W": "2H"},
        "winner": "N",
    }
    assert (found["taken"]["N"]["hearts"], found["taken"]["N"]["points"]) == (13, 26)
    assert len(found["taken"]["N"]["cards"]) == 52
    assert found["settlement"]["net"] == {"N": 0, "E": 26, "S": 26, "W": 26}


def test_missing_parts_of_record_reported_with_a_fix(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.yml"
    path.write_text(
        "rules: modern/standard\nseats: [A, B, C, D]\ndealer: A\n\n\nhands:\n  A: 2C\nplays: []\n", encoding="utf-8"
    )
    code, out, _ = run("replay", str(path), "--json")
    told, (checked,) = json.loads(out)["error"], json.loads(run("check", str(path), "--json")[1])
    assert (code, told["line"], told["message"]) == (1, 6, "the record does not say what B holds")
    assert told["hint"] == "name every seat among the hands"
    assert {key: told[key] for key in checked} == checked


def test_a_record_that_stops_early_is_not_settled(answer: Any, record: Any) -> None:
    found = answer("replay", record(plays=MOON[:5]))
    assert found["settlement"] is None
    assert found["turn"] == "E"


HANDS = dict(zip("ABCD", SUITS.values(), strict=True))


def test_auction_described_before_the_play(run: Run, record: Any) -> None:
    auction = {"rules": "spalding-1896/auction", "seats": list("ABCD"), "dealer": "D", "hands": HANDS, "plays": []}
    bids = {"A": 25, "B": 26, "C": "pass", "D": "pass"}
    _, out, _ = run("replay", record(**auction, bids=bids, suit="clubs"))
    assert out.splitlines()[2] == "A bids 25, B bids 26, C passes, D passes, B names clubs."
    _, out, _ = run("replay", record(**auction))
    assert out.splitlines()[2] == "Nobody has bid yet."


def test_a_forbidden_bid_says_why(refusal: Any, record: Any) -> None:
    auction = {"rules": "spalding-1896/auction", "seats": list("ABCD"), "dealer": "D", "hands": HANDS, "plays": []}
    code, error = refusal("replay", record(**auction, bids={"A": 25, "B": 25}))
    assert code == 1
    assert error == {
        "seat": "B",
        "bid": "25",
        "reason": "a bid must be 26 or more, to go beyond the 25 bid before it",
        "cites": [],
    }


def test_an_illegal_play_answers_exactly_what_is_promised(refusal: Any, record: Any) -> None:
    code, error = refusal("replay", record(plays=["3C"]))
    assert code == 1
    assert error == {
        "play": 1,
        "seat": "N",
        "card": "3C",
        "reason": error["reason"],
        "cites": ["modern.opening-lead", "modern.three-clubs-lead"],
    }
    assert "2C" in error["reason"]


def test_illegal_play_in_yaml_reported_with_location(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deal.yml"
    hands = "\n".join(f"  {seat}: {cards}" for seat, cards in SUITS.items())
    text = f"rules: modern/standard\nseats: [N, E, S, W]\ndealer: W\nhands:\n{hands}\nplays: [2C, 2D, QS]\n"
    path.write_text(text, encoding="utf-8")
    code, out, err = run("replay", str(path))
    assert (code, out) == (1, "")
    assert f"{path}:9:17: play 3: S may not play QS" in err


def test_a_record_is_read_from_standard_input(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(moon(plays=["2C"])).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert answer("replay", "-")["turn"] == "E"


def test_replay_printed_as_table_of_tricks(run: Run, record: Any) -> None:
    _, out, _ = run("replay", record())
    assert "N made a slam: every heart and the queen of spades." in out
    assert out.splitlines()[4].split() == ["1", "N", "2C*", "2D", "2S", "2H", "N"]


def test_an_unfinished_trick_is_shown(run: Run, record: Any) -> None:
    _, out, _ = run("replay", record(plays=MOON[:6]))
    assert out.splitlines()[5].split() == ["2", "N", "3C", "3D", "..."]
    assert "it is the turn of S" in out


def test_lines_answered_one_by_one_valid_or_not(run: Run, tmp_path: Path) -> None:
    lines = [
        json.dumps(moon()),
        "",
        json.dumps(moon(plays=["3C"])),
        "{nonsense",
        json.dumps(moon(dealer="Q")),
        json.dumps(moon(rules="modern/standart")),
        json.dumps(moon(plays=["2C"])),
    ]
    path = tmp_path / "deals.jsonl"
    path.write_bytes("\n".join(lines).encode() + b'\n{"\xff": 1}')
    code, out, _ = run("replay", "--lines", str(path))
    results = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert len(results) == 7
    assert results[0]["settlement"]["slam"] == "N"
    assert [(each["record"], each["line"]) for each in results] == [
        (1, 1),
        (2, 3),
        (3, 4),
        (4, 5),
        (5, 6),
        (6, 7),
        (7, 8),
    ]
    assert set(results[1]["error"]) == {"play", "seat", "card", "reason", "cites"}
    assert results[2]["error"]["line"] == 4
    assert results[3]["error"]["position"] == "dealer"
    assert "did you mean modern/standard" in results[4]["error"]["hint"]
    assert results[5]["turn"] == "E"
    assert "0xff" in results[6]["error"]["message"]


def test_answer_to_line_carries_id_of_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    lines = [moon(id="first"), moon(), moon(id="third", plays=["3C"])]
    path.write_text("\n".join(map(json.dumps, lines)))
    _, out, _ = run("replay", "--lines", str(path))
    assert [json.loads(line).get("id") for line in out.splitlines()] == ["first", None, "third"]


def test_inline_rules_in_a_line_have_locations(run: Run, tmp_path: Path) -> None:
    line = json.dumps(moon(rules={"extends": "modern/standard", "values": {"QS": "x"}}))
    path = tmp_path / "deals.jsonl"
    path.write_text(f"\n{line}\n")
    _, out, _ = run("replay", "--lines", str(path))
    (fault,) = json.loads(out)["error"]["faults"]
    assert (fault["file"], fault["line"], fault["column"]) == (str(path), 2, line.index('"x"') + 1)


def test_lines_that_are_all_good_end_well(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(json.dumps(moon()) + "\n" + json.dumps(moon(plays=[])) + "\n", encoding="utf-8")
    code, out, err = run("replay", "--lines", str(path))
    assert code == 0
    assert len(out.splitlines()) == 2
    assert "2 records, 0 of them refused" in err


def test_too_long_line_refused_and_next_line_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(f'{{"a": "{"x" * 2_500_000}"}}\n{json.dumps(moon(plays=[]))}\n', encoding="utf-8")
    code, out, _ = run("replay", "--lines", str(path))
    first, second = (json.loads(line) for line in out.splitlines())
    assert code == 1
    assert "longer than" in first["error"]["message"]
    assert second["turn"] == "N"
