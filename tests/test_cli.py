"""The command: its answers as JSON and as text, its exit codes, and what it says of bad input."""

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.cli.program import COMMANDS
from hearts_spec.cli.schema import SCHEMAS

ROOT = Path(__file__).parent.parent / "rulesets"
SUITS = {
    "N": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "E": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "S": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "W": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}
MOON = [card for trick in zip(*(hand.split() for hand in SUITS.values()), strict=True) for card in trick]
Run = Callable[..., tuple[int, str, str]]


def moon(**changes: Any) -> dict[str, Any]:
    """Four players with a suit each: N leads clubs from the bottom and so takes everything."""
    data = {"rules": "modern/standard", "seats": list("NESW"), "dealer": "W", "hands": SUITS, "plays": MOON}
    return {**data, **changes}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command; gives its exit code, standard output and standard error."""

    def _run(*argv: str) -> tuple[int, str, str]:
        code = main(["--rulesets", str(ROOT), *argv])
        out, err = capsys.readouterr()
        return code, out, err

    return _run


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """Run the command with --json, expecting it to be good; gives what it answers."""

    def _answer(*argv: str) -> Any:
        code, out, err = run(*argv, "--json")
        assert code == 0, err
        return json.loads(out)

    return _answer


@pytest.fixture
def refusal(run: Run) -> Callable[..., Any]:
    """Run the command with --json, expecting it to be refused; gives the exit code and the error."""

    def _refusal(*argv: str) -> tuple[int, Any]:
        code, out, err = run(*argv, "--json")
        assert err.startswith("hearts-spec: ")
        return code, json.loads(out)["error"]

    return _refusal


# rulesets, show, compare


def test_rulesets_gives_each_with_its_source_year_and_players(answer: Any) -> None:
    found = {each["id"]: each for each in answer("rulesets")}
    assert found["hoyle-1887/hearts"] == {
        "id": "hoyle-1887/hearts",
        "title": "Hearts",
        "source": "hoyle-1887",
        "year": 1887,
        "players": [3, 4, 5, 6],
        "extends": None,
    }
    assert found["hoyle-1913/black-jack"]["extends"] == "hoyle-1913/simple"


def test_rulesets_stand_in_the_order_of_their_books(answer: Any) -> None:
    ids = [each["id"] for each in answer("rulesets", "--shared")]
    assert ids[:3] == ["hoyle-1887/hearts", "hoyle-1887/eagle-14", "hoyle-1887/eagle-5"]
    davis = ["regular", "black-lady", "cancellation", "joker", "joker-black-lady", "omnibus"]
    assert [id for id in ids if id.startswith("davis-2004/")] == [f"davis-2004/{name}" for name in davis]
    assert ids.index("spalding-1896/laws") == ids.index("spalding-1896/sweepstake") - 1


def test_rulesets_leaves_out_what_is_only_there_to_be_extended(answer: Any) -> None:
    assert "spalding-1896/laws" not in [each["id"] for each in answer("rulesets")]
    assert "spalding-1896/laws" in [each["id"] for each in answer("rulesets", "--shared")]


def test_rulesets_are_listed_as_a_table(run: Run) -> None:
    code, out, _ = run("rulesets")
    assert code == 0
    assert out.splitlines()[0].split() == ["Id", "Year", "Players", "Title", "Extends"]


def test_a_rule_set_with_faults_is_named_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "bad.yml").write_text("title: [", encoding="utf-8")
    (tmp_path / "house" / "orphan.yml").write_text("title: A\nextends: house/none\n", encoding="utf-8")
    assert main(["--rulesets", str(tmp_path), "rulesets", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == []
    assert "house/bad has faults" in err
    assert "house/orphan has faults" in err


def test_show_gives_every_value_with_its_authority(answer: Any) -> None:
    shown = answer("show", "modern/standard")
    assert shown["id"] == "modern/standard"
    assert shown["title"] == "Hearts"
    assert shown["values"]["lead.opener"] == {
        "value": "lowest-club",
        "label": "Opening lead",
        "from": "modern/standard",
        "cites": ["modern.opening-lead", "modern.three-clubs-lead"],
        "assumed": None,
    }


def test_show_tells_what_is_assumed_and_why(answer: Any) -> None:
    value = answer("show", "modern/standard")["values"]["pack.ace"]
    assert value["cites"] == []
    assert "never stated" in value["assumed"]


def test_show_tells_what_the_book_is_silent_on(answer: Any) -> None:
    assert answer("show", "hoyle-1887/hearts")["values"]["passing.cards"]["value"] == "silent"


def test_show_without_a_table_gives_the_exceptions_apart(answer: Any) -> None:
    values = answer("show", "modern/standard")["values"]
    assert values["pack.without"]["value"] == []
    assert values["with-players.3.pack.without"]["value"] == ["2D"]


def test_show_for_a_table_gives_what_holds_there(answer: Any) -> None:
    values = answer("show", "modern/standard", "--players", "3")["values"]
    assert values["pack.without"]["value"] == ["2D"]
    assert values["deal.hand"]["value"] == 17
    assert not any(key.startswith("with-players") for key in values)


def test_show_follows_the_options_chosen(answer: Any) -> None:
    values = answer("show", "davis-2004/black-lady", "--set", "queen=five", "--set", "slam=others-up")["values"]
    assert values["values.QS"]["value"] == 5
    assert values["slam.amount"]["value"] == 26


def test_show_names_the_source_of_what_is_inherited(answer: Any) -> None:
    values = answer("show", "hoyle-1913/black-jack")["values"]
    assert values["follow.suit"]["from"] == "hoyle-1913/laws"
    assert values["values.JS"]["from"] == "hoyle-1913/black-jack"


def test_show_takes_a_path(answer: Any, tmp_path: Path) -> None:
    path = tmp_path / "Five Points.yml"
    path.write_text("title: Five\nextends: modern/standard\nvalues: {QS: 5}\n", encoding="utf-8")
    shown = answer("show", str(path))
    assert shown["id"] == "house/five-points"
    assert shown["values"]["values.QS"]["value"] == 5


def test_show_tells_the_game_from_its_keys(answer: Any) -> None:
    shown = answer("show", "modern/standard")
    assert 5 < len(shown["told"]) <= 10
    assert all(key in shown["values"] for each in shown["told"] for key in each["keys"])
    passed = next(each for each in shown["told"] if "pass" in each["text"])
    assert passed["keys"] == ["passing.cards", "with-players.5.passing.cards", "passing.to"]
    assert passed["assumed"] == ["passing.cards"]
    three = answer("show", "modern/standard", "--players", "3")
    assert three["told"][1]["text"].startswith("Three play with one pack less the two of diamonds")
    assert all(key in three["values"] for each in three["told"] for key in each["keys"])
    assert answer("show", "spalding-1896/laws")["told"] == []


def test_show_opens_with_the_game_told(run: Run) -> None:
    _, out, _ = run("show", "hoyle-1913/howell")
    head, blank, told = out.splitlines()[:3]
    assert (head, blank) == ("Hearts, Howell method (hoyle-1913/howell)", "")
    assert told.startswith("Nobody wants hearts. Four play with one pack")


def test_show_lists_the_options_for_a_reader(run: Run) -> None:
    _, out, _ = run("show", "davis-2004/black-lady")
    assert "--set queen=..." in out
    assert "five: five points" in out


def test_compare_gives_a_row_for_each_leaf(answer: Any) -> None:
    rows = {row["key"]: row for row in answer("compare", "hoyle-1887/hearts", "modern/standard")}
    row = rows["values.QS"]
    assert (row["label"], row["differs"]) == ("The queen of spades", True)
    assert row["values"]["hoyle-1887/hearts"] == {"value": None, "text": "", "cites": []}
    assert row["values"]["modern/standard"]["value"] == 13
    assert rows["with-players.3.deal.hand"]["label"] == "Cards to each (three players)"


def test_compare_for_a_table_resolves_what_holds_there(answer: Any) -> None:
    rows = {row["key"]: row for row in answer("compare", "davis-2004/regular", "modern/standard", "--players", "3")}
    assert rows["deal.hand"]["values"]["davis-2004/regular"]["value"] == 17
    assert rows["deal.hand"]["differs"] is False


def test_compare_takes_options_where_they_are_offered(answer: Any) -> None:
    rows = answer("compare", "davis-2004/black-lady", "modern/standard", "--set", "queen=five")
    values = next(row["values"] for row in rows if row["key"] == "values.QS")
    assert [each["value"] for each in values.values()] == [5, 13]


def test_compare_can_keep_to_the_differences(answer: Any) -> None:
    rows = answer("compare", "hoyle-1913/simple", "hoyle-1913/black-jack", "--differences")
    assert [row["key"] for row in rows] == ["values.JS"]


def test_compare_writes_what_differs_under_its_label(run: Run) -> None:
    _, out, _ = run("compare", "hoyle-1913/simple", "hoyle-1913/black-jack")
    assert out.splitlines()[:3] == [
        "The jack of spades",
        "    hoyle-1913/simple      -",
        "    hoyle-1913/black-jack  10",
    ]


# settle


def test_settling_gives_exactly_the_promised_keys_and_the_kind(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6")
    assert set(found) == {"kind", "units", "pays", "draws", "net", "pool", "jack", "pot", "slam", "cites", "postings"}


def test_1887_the_fewest_hearts_receive_twelve(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6")
    assert found["draws"] == {"A": 12, "B": 0, "C": 0, "D": 0}
    assert found["net"] == {"A": 12, "B": -2, "C": -4, "D": -6}


def test_1887_two_divide_and_one_chip_stays(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")
    assert found["draws"] == {"A": 4, "B": 4, "C": 0, "D": 0}
    assert found["pool"] == {"before": 0, "after": 1}
    assert found["jack"] is False
    assert "hoyle-1887.tie-remainder" in found["cites"]


def test_1887_all_thirteen_pay_four_to_each_and_one_to_the_table(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=13,B=0,C=0,D=0")
    assert found["net"] == {"A": -13, "B": 4, "C": 4, "D": 4}
    assert found["pool"]["after"] == 1


def test_1896_howells_example(answer: Any) -> None:
    found = answer("settle", "spalding-1896/howell", "--hearts", "A=2,B=4,C=7,D=0")
    assert found["kind"] == "chips"
    assert found["pays"] == {"A": 6, "B": 12, "C": 21, "D": 0}
    assert found["draws"] == {"A": 11, "B": 9, "C": 6, "D": 13}
    assert found["pool"] == {"before": 0, "after": 0}


def test_1896_howells_extremes(answer: Any) -> None:
    found = answer("settle", "spalding-1896/howell", "--hearts", "A=13,B=0,C=0,D=0")
    assert (found["net"]["A"], found["net"]["B"]) == (-39, 13)


def test_1896_the_odd_counter_goes_to_the_nearest_left_of_the_dealer(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6")
    assert answer(*hearts, "--dealer", "D")["draws"] == {"A": 7, "B": 0, "C": 6, "D": 0}
    assert answer(*hearts, "--dealer", "A")["draws"] == {"A": 6, "B": 0, "C": 7, "D": 0}


def test_1896_an_option_leaves_the_odd_counter_in_the_pool(answer: Any) -> None:
    found = answer("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6", "--set", "odd-chip=stays")
    assert found["draws"] == {"A": 6, "B": 0, "C": 6, "D": 0}
    assert found["pool"]["after"] == 1
    assert "spalding-1896.rule-44.odd-remains" in found["cites"]


def test_1896_when_all_have_hearts_the_pool_becomes_a_jack(answer: Any) -> None:
    found = answer("settle", "spalding-1896/sweepstake", "--hearts", "A=1,B=2,C=4,D=6")
    assert found["pool"] == {"before": 0, "after": 13}
    assert found["jack"] is True


def test_1896_a_jack_is_won_only_by_one_clear_alone(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6", "--dealer", "D", "--pool", "13")
    assert answer(*hearts)["pool"] == {"before": 13, "after": 26}
    assert answer(*hearts, "--no-jack")["draws"] == {"A": 13, "B": 0, "C": 13, "D": 0}


def test_1913_the_black_jack_counts_as_ten_hearts(answer: Any) -> None:
    found = answer("settle", "hoyle-1913/black-jack", "--hearts", "A=1,B=2,C=4,D=6", "--taken", "D=JS")
    assert found["units"] == {"A": 1, "B": 2, "C": 4, "D": 16}
    assert found["net"] == {"A": 22, "B": -2, "C": -4, "D": -16}


def test_modern_the_moon_from_the_cards(answer: Any) -> None:
    found = answer("settle", "modern/standard", "--taken", f"A=,B=QS {SUITS['W']},C=,D=")
    assert found["kind"] == "points"
    assert found["slam"] == "B"
    assert found["net"] == {"A": 26, "B": 0, "C": 26, "D": 26}
    assert "modern.moon" in found["cites"]


def test_modern_the_moon_from_hearts_and_queen(answer: Any) -> None:
    assert answer("settle", "modern/standard", "--hearts", "A=0,B=13,C=0,D=0", "--taken", "B=QS")["slam"] == "B"
    assert answer("settle", "modern/standard", "--hearts", "A=0,B=13,C=0,D=0", "--taken", "A=QS")["slam"] is None


def test_modern_three_players_are_told_by_three_seats(answer: Any) -> None:
    found = answer("settle", "modern/standard", "--units", "West=20,North=6,East=0")
    assert found["net"] == {"West": 20, "North": 6, "East": 0}


def test_davis_the_choice_of_the_slam(answer: Any) -> None:
    slam = ("settle", "davis-2004/black-lady", "--set", "slam=choice", "--units", "A=26,B=0,C=0,D=0")
    assert answer(*slam, "--slam-choice", "self-down")["net"] == {"A": -26, "B": 0, "C": 0, "D": 0}
    assert answer(*slam, "--slam-choice", "others-up")["net"] == {"A": 0, "B": 26, "C": 26, "D": 26}


AUCTION = ("settle", "spalding-1896/auction", "--units", "A=6,B=3,C=0,D=0,E=3", "--dealer", "E", "--suit", "clubs")


def test_a_settlement_after_an_auction(answer: Any) -> None:
    found = answer(*AUCTION, "--bid", "28", "--buyer", "D")
    assert found["pays"] == {"A": 6, "B": 3, "C": 0, "D": 28, "E": 3}
    assert found["net"] == {"A": -6, "B": -3, "C": 20, "D": -8, "E": -3}
    assert answer(*AUCTION, "--bids", "A=25,B=26,C=27,D=28,E=pass") == found


def test_a_settlement_after_an_auction_in_which_every_bidder_pays(answer: Any) -> None:
    found = answer(*AUCTION, "--bids", "A=25,B=26,C=27,D=28,E=pass", "--set", "bids-paid=every-bidder")
    assert found["pays"] == {"A": 31, "B": 29, "C": 27, "D": 28, "E": 3}
    assert found["draws"] == {"A": 0, "B": 0, "C": 59, "D": 59, "E": 0}


def test_a_jack_pot_is_settled_without_a_bid(answer: Any) -> None:
    found = answer(*AUCTION, "--buyer", "D", "--pool", "41")
    assert found["pays"] == {"A": 6, "B": 3, "C": 0, "D": 0, "E": 3}
    assert found["pool"] == {"before": 41, "after": 53}
    assert "spalding-1896.p36.auction.free-choice" in found["cites"]


def test_hearts_taken_after_an_auction_were_the_suit_named(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/auction", "--hearts", "A=6,B=7,C=0,D=0", "--dealer", "D")
    assert answer(*hearts, "--bid", "7", "--buyer", "D")["draws"] == {"A": 0, "B": 0, "C": 10, "D": 10}
    assert answer(*hearts)["draws"] == {"A": 0, "B": 0, "C": 7, "D": 6}


def test_a_settlement_is_written_with_signs(run: Run) -> None:
    _, out, _ = run("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")
    lines = out.splitlines()
    assert lines[2].split() == ["A", "2", "0", "4", "+4"]
    assert lines[5].split() == ["D", "6", "6", "0", "-6"]
    assert lines[6] == "Pool: 0 before, 1 after."


SETTLE = "settle hoyle-1887/hearts --hearts"
BOUGHT = "settle spalding-1896/auction --units A=6,B=7,C=0,D=0 --dealer D"


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        (f"{SETTLE} A=1,B=2,C=4,D=5", 1, "12 hearts are accounted for, where 13 are in play for 4 players"),
        (f"{SETTLE} A=1,B=12", 1, "is not for 2 players"),
        (f"{SETTLE} A=1,B=2,C=4,D=x", 2, "'x' is not a number"),
        (f"{SETTLE} A=-1,B=2,C=6,D=6", 2, "'-1' is not a number"),
        (f"{SETTLE} A=1,A=2,C=4,D=6", 2, "seat A is named twice"),
        (f"{SETTLE} A1,B=2,C=4,D=6", 2, "is not of the form SEAT=VALUE"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --dealer E", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --trickless E", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --trickless A", 1, "A took cards, and so took a trick"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken E=2C", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken D=2H", 1, "by number and by name"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken D=1H", 2, "'1H' is not a card"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --units A=1", 2, "nothing can be added"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --jack", 1, "leaves no Jack"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --pot 3", 1, "has no pot"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --pool=-3", 2, "is not a number of chips"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --slam-choice self-down", 1, "leaves no choice"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set odd-chip=stays", 1, "has no option 'odd-chip'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set chips", 2, "is not of the form OPTION=VALUE"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set chips=2 --set chips=3", 2, "is set twice"),
        ("settle hoyle-1887/hearts", 2, "nothing says what was taken"),
        ("settle hoyle-1887/hearts --taken A=2H,B=3H,C=,D=", 1, "11 cards that count are given to nobody"),
        ("settle hoyle-1887/hearts --taken A=2H,B=2H,C=,D=", 1, "2H is taken more often than it is in play"),
        ("settle modern/standard --taken A=2D,B=,C=", 1, "2D is not in the pack for 3 players"),
        ("settle modern/standard --hearts A=1,B=2,C=4,D=6", 1, "the queen of spades (QS) counts"),
        ("settle modern/standard --hearts A=1,B=2,C=4,D=6 --taken A=QS --pool 4", 1, "played for points"),
        ("settle modern/standard --units A=1,B=2,C=4,D=6", 1, "13 are accounted for, where 26 are in play"),
        ("settle spalding-1896/sweepstake --hearts A=0,B=7,C=0,D=6", 1, "say who deals"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --bid 3 --buyer A", 1, "has no auction"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --suit clubs", 1, "has no auction"),
        (f"{BOUGHT} --bid 3 --suit clubs", 2, "nothing says who made the bid"),
        (f"{BOUGHT} --buyer A --suit clubs", 2, "nothing says what A bid"),
        (f"{BOUGHT} --bid 3 --buyer A", 1, "it is not said which"),
        (f"{BOUGHT} --bid 3 --buyer E --suit clubs", 2, "there is no seat 'E'"),
        (f"{BOUGHT} --bids A=3,B=x --suit clubs", 2, "'x' is not a number"),
        (f"{BOUGHT} --bids A=3,E=4 --suit clubs", 2, "there is no seat 'E'"),
        (f"{BOUGHT} --bids A=3 --bid 3 --suit clubs", 2, "nothing can be added"),
        (f"{BOUGHT} --suit clubs", 1, "nobody bid, so hearts are avoided"),
        (f"{BOUGHT} --suit stars", 2, "stars"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --pool 13", 1, "not sold while a Jack stands"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --set bids-paid=every-bidder", 2, "every bidder pays here"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --hearts A=6,B=7,C=0,D=0", 2, "nothing can be added"),
        ("settle spalding-1896/auction --hearts A=6,B=7,C=0,D=0 --bid 3 --buyer A --suit clubs", 2, "not hearts"),
    ],
)
def test_a_settlement_that_cannot_be_is_refused(refusal: Any, command: str, code: int, message: str) -> None:
    found, error = refusal(*command.split())
    assert message in error["message"]
    assert found == code


def test_hearts_of_different_value_are_not_counted(refusal: Any, tmp_path: Path) -> None:
    path = tmp_path / "eagle.yml"
    path.write_text("title: Eagle\nextends: hoyle-1887/hearts\nvalues: {AH: 14, KH: 13}\n", encoding="utf-8")
    code, error = refusal("settle", str(path), "--hearts", "A=1,B=2,C=4,D=6")
    assert code == 1
    assert "hearts differ in value" in error["message"]


def test_a_refusal_says_which_argument_would_help(refusal: Any) -> None:
    _, error = refusal("settle", "modern/standard", "--hearts", "A=1,B=2,C=4,D=6")
    assert error["hint"] == 'as --taken "B=QS"'


# replay


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., str]:
    """Write a record to a file; gives its path."""

    def _record(**changes: Any) -> str:
        path = tmp_path / "deal.json"
        path.write_text(json.dumps(moon(**changes)), encoding="utf-8")
        return str(path)

    return _record


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


def test_a_record_that_stops_early_is_not_settled(answer: Any, record: Any) -> None:
    found = answer("replay", record(plays=MOON[:5]))
    assert found["settlement"] is None
    assert found["turn"] == "E"


HANDS = dict(zip("ABCD", SUITS.values(), strict=True))


def test_an_auction_is_told_before_the_play(run: Run, record: Any) -> None:
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


def test_an_illegal_play_in_yaml_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
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


def test_a_replay_is_written_as_a_table_of_tricks(run: Run, record: Any) -> None:
    _, out, _ = run("replay", record())
    assert "N took everything." in out
    assert out.splitlines()[4].split() == ["1", "N", "2C*", "2D", "2S", "2H", "N"]


def test_an_unfinished_trick_is_shown(run: Run, record: Any) -> None:
    _, out, _ = run("replay", record(plays=MOON[:6]))
    assert out.splitlines()[5].split() == ["2", "N", "3C", "3D", "..."]
    assert "it is the turn of S" in out


def test_lines_are_answered_one_by_one_good_or_bad(run: Run, tmp_path: Path) -> None:
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


def test_the_answer_to_a_line_carries_the_id_of_its_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    lines = [moon(id="first"), moon(), moon(id="third", plays=["3C"])]
    path.write_text("\n".join(map(json.dumps, lines)))
    _, out, _ = run("replay", "--lines", str(path))
    assert [json.loads(line).get("id") for line in out.splitlines()] == ["first", None, "third"]


def test_rules_written_out_in_a_line_have_their_places(run: Run, tmp_path: Path) -> None:
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


def test_a_line_too_long_is_refused_and_the_next_is_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(f'{{"a": "{"x" * 2_500_000}"}}\n{json.dumps(moon(plays=[]))}\n', encoding="utf-8")
    code, out, _ = run("replay", "--lines", str(path))
    first, second = (json.loads(line) for line in out.splitlines())
    assert code == 1
    assert "longer than" in first["error"]["message"]
    assert second["turn"] == "N"


# Files that cannot be used


BAD_FILES = {
    "latin.yml": ("title: caf\xe9\n".encode("latin-1"), "is not UTF-8"),
    "broken.yml": (b"title: [a\n", ""),
    "empty.yml": (b"", "empty"),
    "list.yml": (b"- a\n- b\n", "where"),
}


@pytest.mark.parametrize("command", ["show", "replay", "check"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_cannot_be_read_is_refused_with_its_place(
    run: Run, tmp_path: Path, command: str, name: str
) -> None:
    content, message = BAD_FILES[name]
    path = tmp_path / name
    path.write_bytes(content)
    code, out, err = run(command, str(path))
    assert code == 1
    assert f"{path}:1:" in out + err
    assert message in out + err


@pytest.mark.parametrize("command", ["show", "replay", "check"])
def test_a_missing_file_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    code, out, err = run(command, str(tmp_path / "none.yml"))
    assert code == 1
    assert "No such file" in out + err


def test_a_folder_is_no_record(refusal: Any, tmp_path: Path) -> None:
    code, error = refusal("replay", str(tmp_path))
    assert code == 1
    assert "cannot be read" in error["message"]


def test_a_rule_set_that_does_not_deal_out_is_refused(refusal: Any, tmp_path: Path) -> None:
    path = tmp_path / "uneven.yml"
    path.write_text(
        "title: Uneven\nextends: modern/standard\ntable: {players: [4]}\ndeal: {hand: 12}\n", encoding="utf-8"
    )
    code, error = refusal("show", str(path))
    assert code == 1
    assert error["faults"][0]["line"] == 4
    assert "do not deal out to 4 players" in error["faults"][0]["message"]


# check


def test_the_rule_sets_of_the_project_are_good(answer: Any) -> None:
    assert answer("check", str(ROOT)) == []


def test_checking_gives_place_message_and_hint(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text("title: Mine\nextends: modern/standard\nvalues:\n  QS: many\n", encoding="utf-8")
    code, out, _ = run("check", str(path), "--json")
    assert code == 1
    fault = json.loads(out)[0]
    assert set(fault) == {"file", "line", "column", "message", "hint"}
    assert (fault["file"], fault["line"], fault["column"]) == (str(path), 4, 7)


def test_a_fault_is_written_as_file_line_column_and_message(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text("title: Mine\nextends: modern/standart\n", encoding="utf-8")
    code, out, _ = run("check", str(path))
    assert code == 1
    assert out.startswith(f"{path}:2:10: ")
    assert "modern/standard" in out


def test_a_folder_of_rule_sets_is_checked_whole(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sources.yml").write_text("{}\n", encoding="utf-8")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "one.yml").write_text("title: One\nextends: house/none\n", encoding="utf-8")
    (tmp_path / "house" / "two.yml").write_text("title: Two\nvalus: {}\n", encoding="utf-8")
    code, out, _ = run("check", str(tmp_path), "--json")
    files = {fault["file"] for fault in json.loads(out)}
    assert code == 1
    assert {str(tmp_path / "house" / "one.yml"), str(tmp_path / "house" / "two.yml")} <= files


def test_one_file_of_a_folder_is_checked_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sources.yml").write_text("{}\n", encoding="utf-8")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "one.yml").write_text("title: One\nextends: house/none\n", encoding="utf-8")
    (tmp_path / "house" / "two.yml").write_text("title: Two\nextends: house/none\n", encoding="utf-8")
    path = tmp_path / "house" / "two.yml"
    _, out, _ = run("check", str(path), "--json")
    assert {fault["file"] for fault in json.loads(out)} == {str(path)}


def test_records_are_checked_by_replaying_them(run: Run, record: Any) -> None:
    assert run("check", record())[0] == 0
    code, out, _ = run("check", record(plays=["2C", "2D", "QS"]), "--json")
    fault = json.loads(out)[0]
    assert code == 1
    assert fault["message"].startswith("play 3: S may not play QS")
    assert fault["column"] > 1


def test_a_folder_with_nothing_to_check_is_a_fault(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("check", str(tmp_path))
    assert code == 1
    assert "holds no rule set" in out


# new


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Give a folder of rule sets to write in, with one book in it."""
    (tmp_path / "rulesets" / "modern").mkdir(parents=True)
    for name in ("modern/standard.yml", "modern/provisions.yml", "sources.yml"):
        content = (ROOT / name).read_bytes() if name != "sources.yml" else b"modern: {title: M, short: M, year: 2025}\n"
        (tmp_path / "rulesets" / name).write_bytes(content)
    return tmp_path / "rulesets"


def test_a_new_rule_set_is_begun_and_is_good(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--rulesets", str(house), "new", "house/kitchen-table", "--extends", "modern/standard", "--json"]
    assert main(command) == 0
    path = house / "house" / "kitchen-table.yml"
    found = json.loads(capsys.readouterr().out)
    schema = house / ".schemas" / "rulesets.json"
    assert found == {
        "id": "house/kitchen-table", "file": str(path), "extends": "modern/standard", "schema": str(schema),
    }  # fmt: skip
    named = path.read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
    assert (path.parent / named).resolve() == schema.resolve()
    assert json.loads(schema.read_text(encoding="utf-8"))["title"] == "A rule set of Hearts"
    assert main(["check", str(path)]) == 0


def test_every_rule_of_a_new_file_can_be_brought_in(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"])
    path = house / "house" / "mine.yml"
    head, rules = path.read_text(encoding="utf-8").split("# table:\n")
    rules = "# table:\n" + rules
    brought = "\n".join(line.removeprefix("# ") for line in rules.splitlines())
    path.write_text(f"{head}{brought}\n", encoding="utf-8")
    capsys.readouterr()
    main(["check", str(path), "--json"])
    faults = json.loads(capsys.readouterr().out)
    assert faults
    assert [fault["message"] for fault in faults if "only repeats" not in fault["message"]] == []


def test_what_is_only_remarked_upon_is_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.yml"
    path.write_text("title: Ours\nextends: modern/standard\nslam: {amount: 26}\n", encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == (
        f"{path}:3:16: `slam.amount` only repeats what modern/standard says, which is a remark and no fault"
        " (it may be left out)\nno faults\n"
    )
    assert main(["check", str(path), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert list(found) == ["file", "line", "column", "message", "hint"]


def test_files_of_one_name_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, amount in (("a", 25), ("b", 27)):
        (tmp_path / folder).mkdir()
        text = f"title: Ours\nextends: modern/standard\nslam: {{amount: {amount}}}\n"
        (tmp_path / folder / "ours.yml").write_text(text, encoding="utf-8")
    assert main(["compare", str(tmp_path / "a/ours.yml"), str(tmp_path / "b/ours.yml"), "--differences", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert {id: cell["value"] for id, cell in row["values"].items()} == {"house/ours": 25, "house/ours-2": 27}


def test_a_file_that_is_there_is_never_overwritten(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = house / "house" / "mine.yml"
    path.parent.mkdir()
    path.write_text("title: Mine\n", encoding="utf-8")
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    assert "is there already" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "title: Mine\n"


@pytest.mark.parametrize("id", ["../mine", "house/../../mine", "/etc/mine", "mine", "House/Mine", "house/mine.yml", ""])
def test_an_id_that_leads_elsewhere_is_no_id(house: Path, capsys: pytest.CaptureFixture[str], id: str) -> None:
    before = sorted(house.parent.rglob("*"))
    assert main(["--rulesets", str(house), "new", id, "--extends", "modern/standard"]) == 2
    assert "cannot be an id" in capsys.readouterr().err
    assert sorted(house.parent.rglob("*")) == before


def test_a_link_does_not_lead_out_of_the_folder(house: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (house / "house").symlink_to(outside)
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    assert list(outside.iterdir()) == []


def test_what_a_new_rule_set_extends_must_exist(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standart"]) == 2
    assert "did you mean modern/standard?" in capsys.readouterr().err


WRONG_NEW = {
    ("situations/x", "modern/standard"): (2, "'situations' names the folder of the quarrels (choose another name)"),
    ("house/index", "modern/standard"): (2, "cannot be an id (small letters, figures and hyphens, but not index"),
    ("house/x", "house/faulty"): (1, "house/faulty.yml:1:1: the rule set has no title"),
    ("house/x", "house/broken"): (1, "house/broken.yml:1:8: a [ is opened here and not closed"),
    ("house/x", "house/common"): (
        2,
        "house/common is what games have in common, and no game of its own (extend a game)",
    ),
}


@pytest.mark.parametrize(("id", "extends"), WRONG_NEW)
def test_what_cannot_be_begun_leaves_nothing(
    house: Path, capsys: pytest.CaptureFixture[str], id: str, extends: str
) -> None:
    (house / "house").mkdir(exist_ok=True)
    (house / "house/faulty.yml").write_text("extends: modern/standard\n")
    (house / "house/broken.yml").write_text("title: [A\n")
    (house / "house/common.yml").write_text("title: Common\nextends: modern/standard\nshared: true\n")
    before = sorted(house.rglob("*"))
    code, message = WRONG_NEW[id, extends]
    assert main(["--rulesets", str(house), "new", id, "--extends", extends]) == code
    assert message in capsys.readouterr().err
    assert sorted(house.rglob("*")) == before


def test_a_write_that_fails_leaves_no_file(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.open

    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    def full(path: Path, mode: str = "r", **how: Any) -> Any:
        if mode != "x":
            return real(path, mode, **how)
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", full)
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    monkeypatch.undo()
    assert list(house.glob("house/*")) == []
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 0


# What is read


def test_how_many_files_were_read_is_said(run: Run) -> None:
    code, out, err = run("check", str(ROOT / "modern"))
    assert (code, out, err) == (0, "no faults\n", "hearts-spec: 2 files read\n")


def test_what_is_kept_of_a_deal_is_not_read_as_a_record(run: Run) -> None:
    folder = ROOT / "spalding-1896" / "deals"
    assert run("check", str(folder))[:2] == (0, "no faults\n")
    assert run("check", str(folder / "spot.found.json"))[:2] == (0, "no faults\n")


def test_an_empty_name_is_no_path(run: Run) -> None:
    code, _, err = run("check", "")
    assert code == 2
    assert "an empty name is no path" in err


def test_a_folder_of_other_things_is_read_for_what_is_ours(run: Run, tmp_path: Path) -> None:
    hidden = tmp_path / ".venv" / "lib"
    hidden.mkdir(parents=True)
    (hidden / "house.yml").write_text("title: [A]\n")
    (tmp_path / "package.json").write_text('{"name": "x", "scripts": {"title": 1}}')
    (tmp_path / "mkdocs.yml").write_text("site_name: X\nx: !!python/name:y\n")
    (tmp_path / "linked").symlink_to(hidden)
    (tmp_path / "game.yml").write_text("title: [A]\nextends: modern/standard\n")
    code, out, err = run("check", str(tmp_path))
    assert code == 1
    assert out == f"{tmp_path}/game.yml:1:8: found a list, where a title was expected\n"
    assert err == "hearts-spec: 1 file read\n"


@pytest.mark.parametrize("command", ["check", "replay", "show"])
def test_what_is_no_regular_file_is_not_opened(run: Run, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe.yml"
    os.mkfifo(pipe)
    code, out, err = run(command, str(pipe))
    assert code == 1
    assert "cannot be read: it is no regular file" in out + err


def test_a_link_to_what_never_ends_is_not_followed(run: Run, house: Path) -> None:
    (house / "endless.json").symlink_to("/dev/zero")
    (house / "modern" / "endless.yml").symlink_to("/dev/zero")
    (house / "modern" / "gone.yml").symlink_to(house / "nothing")
    assert "endless" not in run("check", str(house))[1]
    assert run("check", str(house / "modern/standard.yml"))[:2] == (0, "no faults\n")


def test_quarrels_are_no_rule_sets_that_are_left_out(run: Run) -> None:
    code, _, err = run("rulesets")
    assert (code, err) == (0, "")


def test_the_schema_of_each_kind_of_file_is_printed(run: Run) -> None:
    titles = {}
    for kind in SCHEMAS:
        code, out, _ = run("schema", kind)
        titles[kind] = json.loads(out)["title"]
        assert code == 0
    assert titles == {
        "rulesets": "A rule set of Hearts",
        "provisions": "The provisions of a source",
        "sources": "The sources",
        "witnesses": "The witnesses",
        "matters": "Matters",
        "situations": "Situations",
        "deals": "A deal",
        "claims": "The claims of a source",
        "advice": "Advice on play",
        "records": "A record",
    }
    assert run("schema")[1] == run("schema", "rulesets")[1]


def test_all_schemas_can_be_written_for_editors(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "schema", "--write", "--json"]) == 0
    files = json.loads(capsys.readouterr().out)["files"]
    assert [Path(file).name for file in files] == [f"{kind}.json" for kind in SCHEMAS]
    assert all(json.loads(Path(file).read_text()) for file in files)
    assert main(["check", str(house / "modern/standard.yml")]) == 0


# The command as a whole


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("", 2, "COMMAND"),
        ("shuffle", 2, "invalid choice"),
        ("show", 2, "ID"),
        ("show hoyle-1887/heart", 2, "did you mean hoyle-1887/hearts?"),
        ("show hoyle-1887/hearts --players many", 2, "invalid int value"),
        ("show hoyle-1887/hearts --players 9", 1, "it is for 3, 4, 5, 6"),
        ("show hoyle-1887/hearts --verbose", 2, "unrecognized arguments"),
        ("show davis-2004/black-lady --set quen=five", 1, "did you mean queen?"),
        ("show davis-2004/black-lady --set queen=fife", 1, "did you mean five?"),
        ("compare hoyle-1887/hearts", 2, "only one is named"),
        ("compare hoyle-1887/hearts hoyle-1887/hearts", 2, "named twice"),
        ("compare hoyle-1887/hearts modern/standard --set quen=five", 1, "none of these rule sets has an option"),
        ("--rulesets nowhere rulesets", 2, "is not a folder"),
    ],
)
def test_wrong_usage_and_refusals_have_their_codes(run: Run, command: str, code: int, message: str) -> None:
    found, out, err = run(*command.split())
    assert (found, out) == (code, "")
    assert message in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["", "show", "show hoyle-1887/heart", "replay none.yml"])
def test_with_json_an_error_is_one_document_too(refusal: Any, command: str) -> None:
    _, error = refusal(*command.split())
    assert error["message"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--help"]) == 0
    assert "--json" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("hearts-spec ")


def test_the_rule_sets_are_found_from_the_current_folder_upward(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(house / "modern")
    assert main(["rulesets", "--json"]) == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)] == ["modern/standard"]


def test_the_command_runs_as_a_module_from_anywhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hearts_spec", "rulesets", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert "hoyle-1887/hearts" in [each["id"] for each in json.loads(done.stdout)]


def test_nothing_heavy_is_imported_to_list_the_rule_sets(tmp_path: Path) -> None:
    script = (
        "import sys; from hearts_spec.cli import main; main(['rulesets']);"
        "print(sorted({'mkdocs', 'pytest', 'jinja2', 'gherkin'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text((json.dumps(moon()) + "\n") * 400, encoding="utf-8")
    command = [sys.executable, "-m", "hearts_spec", "--rulesets", str(ROOT), "replay", "--lines", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
        process.wait(timeout=60)
    assert told == b""


def test_the_name_of_a_file_of_provisions_is_no_game(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "new", "house/provisions", "--extends", "modern/standard"]) == 2
    assert "choose another name" in capsys.readouterr().err


def test_a_dash_says_that_a_player_took_nothing(answer: Any) -> None:
    taken = "A=QS AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H,B=-,C=-,D=-"
    assert answer("settle", "modern/standard", "--taken", taken)["net"] == {"A": 0, "B": 26, "C": 26, "D": 26}


def test_howell_leaves_nothing_in_the_pool(run: Run) -> None:
    code, _, err = run("settle", "spalding-1896/howell", "--hearts", "A=0,B=0,C=7,D=6", "--pool", "5")
    assert code == 1
    assert "leaves nothing in the pool" in err


def test_pinning_nothing_is_no_success(run: Run) -> None:
    code, _, err = run("pin", "--only", "modrn")
    assert code == 2
    assert "no rule set's id begins with 'modrn'" in err


def test_a_lost_deal_is_told_in_the_promised_shape(answer: Any) -> None:
    found = answer("reconstruct", "sweepstake-1")
    assert {"deal", "consistent", "readings", "line", "lines", "remarks"} <= set(found)
    assert (found["deal"], found["consistent"]) == ("sweepstake-1", True)
    assert [each["id"] for each in found["readings"]] == ["nine-of-clubs", "six-of-clubs"]
    assert {"estimate", "error"} <= set(found["lines"])
    assert [each["remark"] for each in found["remarks"]] == ["nine-of-hearts", "nine-of-hearts-later"]
    senses = {"possible", "certain", "by-advice", "others-force", "player-forces"}
    assert set(found["remarks"][0]["senses"]) == senses


def test_of_a_deal_printed_whole_nothing_need_be_reconstructed(answer: Any) -> None:
    found = answer("reconstruct", "hand-1")
    assert {"deal", "consistent", "readings", "line", "lines", "remarks"} <= set(found)
    assert (found["kind"], found["consistent"], found["lines"], found["unmarked"]) == (
        "record",
        True,
        {"count": 1},
        [9],
    )
    assert len(found["line"]["plays"]) == 52
    loads = next(each for each in found["remarks"] if each["remark"] == "loads-a")
    assert (loads["verdict"], loads["senses"]["certain"]) == ("true", "yes")


def test_the_line_of_a_lost_deal_replays(answer: Any, tmp_path: Path) -> None:
    line = answer("reconstruct", "auction")["line"]
    path = tmp_path / "line.json"
    path.write_text(json.dumps(line), encoding="utf-8")
    assert answer("replay", str(path))["settlement"]["net"] == {"A": -6, "B": -3, "C": 20, "D": -8, "E": -3}


def test_a_lost_deal_is_told_in_words(run: Run) -> None:
    code, out, _ = run("reconstruct", "spot")
    assert code == 0
    assert "(inferred: what the others do not hold)" in out
    assert "no line can fit, because P7 and P8c exclude each other" in out
    assert "A line that fits: a reconstruction, not a record" in out


def test_a_deal_that_is_none_is_wrong_usage(run: Run) -> None:
    code, _, err = run("reconstruct", "spott")
    assert code == 2
    assert "there is no deal 'spott' (did you mean spot?" in err


def test_nothing_is_kept_that_was_not_searched_for(run: Run) -> None:
    code, _, err = run("reconstruct", "spot", "--keep")
    assert code == 2
    assert "--keep goes with --search" in err


def test_the_check_reports_a_fault_in_a_lost_deal(run: Run, tmp_path: Path) -> None:
    root = tmp_path / "rulesets"
    shutil.copytree(ROOT, root)
    file = root / "spalding-1896" / "deals" / "spot.yml"
    file.write_text(file.read_text(encoding="utf-8").replace("grade: probable", "grade: provable", 1), encoding="utf-8")
    code, out, _ = run("check", str(root), "--json")
    assert code == 1
    assert [each["message"] for each in json.loads(out)] == ["'provable' is not a grade"]
