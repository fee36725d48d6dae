"""Reading a record from YAML, JSON or a line, each fault with its place."""

import json
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import hearts_spec
from hearts_spec.cards import FUNDS
from hearts_spec.cli import main
from hearts_spec.record import RecordError, Replayer, faults_in, read_line, read_record, record_from_data
from hearts_spec.rules import Library, RefusedError, RulesError
from tests.record.deals import ROOT, moon, small


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
        ({"seats": ["A", "B", "A"]}, "'A' appears twice in the list", "seats.3"),
        ({"seats": ["A"]}, "expected at least 2, found a list of 1", "seats"),
        ({"seats": ["A", "B", "x" * 21]}, "cannot name a seat", "seats.3"),
        *(({"seats": ["A", "B", fund]}, f"'{fund}' cannot name a seat", "seats.3") for fund in sorted(FUNDS)),
        ({"hands": {"A": "AS 2H", "X": "KS"}}, "there is no seat 'X'", "hands.X"),
        ({"hands": {"A": "AS 1H", "B": "KS 3H", "C": "QS 4H"}}, "'1H' is not a card", "hands.A"),
        ({"hands": {"A": 7}}, "'7' is not a card", "hands.A"),
        ({"hands": "AS"}, "lines for each seat and its cards", "hands"),
        ({"plays": ["AS", "ZZ"]}, "'ZZ' is not a card", "plays.2"),
        ({"plays": [["A", "AS", "KS"]]}, "a seat and a card", "plays.1"),
        ({"plays": [["Z", "AS"]]}, "there is no seat 'Z'", "plays.1.1"),
        ({"plays": [7]}, "'7' is not a card", "plays.1"),
        ({"plays": "AS"}, "a list of plays", "plays"),
        ({"deal": 0}, "0 is out of range", "deal"),
        ({"deal": True}, "expected a whole number", "deal"),
        ({"pool": -1}, "-1 is out of range", "pool"),
        ({"pool": 1.5}, "expected a whole number", "pool"),
        ({"pool": 10**13}, "10000000000000 is out of range", "pool"),
        ({"jack": 1}, "true or false", "jack"),
        ({"slam": "self-up"}, "did you mean self-down", "slam"),
        ({"options": ["a"]}, "lines for each option", "options"),
        ({"rules": "modern\x07"}, "U\\+0007 is not allowed", "rules"),
        ({"rules": {"values": {"QS": 10**30}}}, "too large", "rules.values.QS"),
        ({"bids": {"A": 3, "X": 4}}, "there is no seat 'X'", "bids.X"),
        ({"bids": {"A": 0}}, "a whole number from 1, or the word pass,", "bids.A"),
        ({"bids": {"A": "passes"}}, "a whole number from 1, or the word pass,", "bids.A"),
        ({"bids": [3, 4]}, "lines for each seat and its bid", "bids"),
        ({"buyer": "X"}, "there is no seat 'X'", "buyer"),
        ({"suit": "club"}, "did you mean clubs", "suit"),
        ({"widow": [["2C"]]}, "expected a card, found a list", "widow.1"),
        ({"stock": "2C 1D"}, "'1D' is not a card", "stock"),
    ],
)
def test_malformed_record_refused(changes: dict[str, Any], message: str, position: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        record_from_data(small(**changes))
    assert caught.value.position == position


def test_yaml_error_has_line_and_column() -> None:
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


def test_unknown_key_reported_with_location() -> None:
    with pytest.raises(RecordError) as caught:
        read_record("rules: modern/standard\nplayz: [2C]\n", "deal.yml")
    assert str(caught.value.mark) == "deal.yml:2:1"


def test_json_line_error_has_line_number() -> None:
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


def test_error_in_inline_rules_has_true_location(library: Library) -> None:
    record = read_record(RULES_INSIDE, "deal.yml")
    with pytest.raises(RulesError) as caught:
        Replayer(library).replay(record)
    (fault,) = caught.value.faults
    assert (str(fault.mark), fault.mark.key) == ("deal.yml:4:16", "rules.values.QS")


def test_error_in_rules_as_data_names_its_key(library: Library) -> None:
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
def test_check_and_replay_agree_on_inline_rules(text: str, tmp_path: Path) -> None:
    path = tmp_path / "deal.yml"
    path.write_text(text)
    said = {}
    for command in ("check", "replay"):
        with redirect_stdout(StringIO()) as out:
            assert main(["--rulesets", str(ROOT), command, str(path), "--json"]) == 1
        answer = json.loads(out.getvalue())
        said[command] = answer if command == "check" else answer["error"]["faults"]
    assert said["check"] == said["replay"] != []


def test_every_error_of_record_reported_at_once() -> None:
    with pytest.raises(RecordError) as caught:
        record_from_data(small(pool=-1, plays=["AS", "ZZ", ["Q", "2C"]]))
    assert [fault.mark.key for fault in caught.value.faults] == ["plays.2", "plays.3.1", "pool"]


WAYS_TO_WRITE_CARDS: dict[str, Callable[[str], Any]] = {
    "a text": str,
    "a text with commas": lambda text: text.replace(" ", ", "),
    "suit signs": lambda text: text.translate(str.maketrans("SHDC", "♠♥♦♣")),
    "a list": str.split,
    "a tuple": lambda text: tuple(text.split()),
    "`Cards`": hearts_spec.Cards,
}


@pytest.mark.parametrize("way", WAYS_TO_WRITE_CARDS)
def test_cards_are_read_alike_wherever_they_are_given(way: str) -> None:
    write = WAYS_TO_WRITE_CARDS[way]
    game = hearts_spec.load("modern/standard", seats="NESW", dealer="N")
    dealt = {seat: str(cards) for seat, cards in game.deal(seed=7).hands.items()}
    passed = {seat: " ".join(cards.split()[:3]) for seat, cards in dealt.items()}
    hands, passes = ({seat: write(text) for seat, text in each.items()} for each in (dealt, passed))

    record = {
        "rules": "modern/standard",
        "seats": ["N", "E", "S", "W"],
        "dealer": "N",
        "hands": hands,
        "passes": passes,
    }
    from_a_record = hearts_spec.from_record(record)
    by_calls = game.deal(hands=hands)
    for seat, cards in passes.items():
        by_calls.pass_cards(seat, cards)
    assert from_a_record.hands == by_calls.hands != dealt

    taken = {"N": "QS", "E": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "S": "", "W": ""}
    given = {seat: write(cards) for seat, cards in taken.items()}
    assert hearts_spec.ask("settle", id="modern/standard", taken=given)["net"] == {"N": 13, "E": 13, "S": 0, "W": 0}


def test_wrong_card_in_a_list_is_placed() -> None:
    text = "rules: modern/standard\nseats: [N, E, S, W]\nhands:\n  N: [AS, 2H,\n    1Q]\n"
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert [str(each) for each in refused.value.faults] == ["-:5:5: '1Q' is not a card (did you mean QS?)"]
