"""`rulesets`, `show` and `compare`: what there is, what it says, and where two differ."""

import json
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from tests.cli.deals import Run


def test_rulesets_lists_source_year_and_players(answer: Any) -> None:
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
    assert found["modern/standard"]["year"] is None


def test_rulesets_listed_in_order_of_books(answer: Any) -> None:
    ids = [each["id"] for each in answer("rulesets", "--shared")]
    assert ids[:3] == ["hoyle-1887/hearts", "hoyle-1887/eagle-14", "hoyle-1887/eagle-5"]
    davis = ["regular", "black-lady", "cancellation", "joker", "joker-black-lady", "omnibus"]
    assert [id for id in ids if id.startswith("davis-2004/")] == [f"davis-2004/{name}" for name in davis]
    assert ids.index("spalding-1896/laws") == ids.index("spalding-1896/sweepstake") - 1


def test_rulesets_omits_rule_sets_only_for_extending(answer: Any) -> None:
    assert "spalding-1896/laws" not in [each["id"] for each in answer("rulesets")]
    assert "spalding-1896/laws" in [each["id"] for each in answer("rulesets", "--shared")]


def test_rulesets_are_listed_as_a_table(run: Run) -> None:
    code, out, _ = run("rulesets")
    assert code == 0
    assert out.splitlines()[0].split() == ["Id", "Year", "Players", "Title", "Extends"]


def test_faulty_rule_set_named_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "bad.yml").write_text("title: [", encoding="utf-8")
    (tmp_path / "house" / "orphan.yml").write_text("title: A\nextends: house/none\n", encoding="utf-8")
    assert main(["--rulesets", str(tmp_path), "rulesets", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == []
    assert "house/bad has errors" in err
    assert "house/orphan has errors" in err


def test_show_gives_every_value_with_its_authority(answer: Any) -> None:
    shown = answer("show", "modern/standard")
    assert shown["id"] == "modern/standard"
    assert shown["title"] == "Hearts"
    assert shown["values"]["lead.next"] == {
        "value": "winner",
        "label": "Later leads",
        "from": "modern/standard",
        "cites": ["modern.winner-leads"],
        "assumed": None,
        "doubts": [],
    }


def test_show_lists_assumptions_with_reasons(answer: Any) -> None:
    value = answer("show", "modern/standard")["values"]["pack.ace"]
    assert value["cites"] == []
    assert "never ranks the cards" in value["assumed"]


def test_show_lists_silences_of_the_book(answer: Any) -> None:
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
    assert values["lead.next"]["from"] == "hoyle-1913/laws"
    assert values["values.JS"]["from"] == "hoyle-1913/black-jack"


def test_show_takes_a_path(answer: Any, tmp_path: Path) -> None:
    path = tmp_path / "Five Points.yml"
    path.write_text("title: Five\nextends: modern/standard\nvalues: {QS: 5}\n", encoding="utf-8")
    shown = answer("show", str(path))
    assert shown["id"] == "house/five-points"
    assert shown["values"]["values.QS"]["value"] == 5


def test_show_describes_game_from_its_keys(answer: Any) -> None:
    shown = answer("show", "modern/standard")
    assert 5 < len(shown["told"]) <= 10
    assert all(key in shown["values"] for each in shown["told"] for key in each["keys"])
    passed = next(each for each in shown["told"] if "pass" in each["text"])
    assert passed["keys"] == [
        "passing.cards", "with-players.5.passing.cards", "passing.to", "with-players.3.passing.to",
        "with-players.5.passing.to",
    ]  # fmt: skip
    assert passed["assumed"] == ["passing.cards", "passing.to", "with-players.3.passing.to"]
    three = answer("show", "modern/standard", "--players", "3")
    assert "The pack is played without the two of diamonds." in [each["text"] for each in three["told"]]
    assert all(key in three["values"] for each in three["told"] for key in each["keys"])
    assert answer("show", "spalding-1896/laws")["told"] == []


def test_show_opens_with_summary_of_game(run: Run) -> None:
    _, out, _ = run("show", "hoyle-1913/howell")
    head, blank, told = out.splitlines()[:3]
    assert (head, blank) == ("Hearts, Howell method (hoyle-1913/howell)", "")
    assert told.startswith("The aim is to avoid taking hearts. Four play with one pack")


def test_show_lists_the_options_for_a_reader(run: Run) -> None:
    _, out, _ = run("show", "davis-2004/black-lady")
    assert "--set queen=..." in out
    assert "five: 5 points" in out


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
    assert "\n\nAll say alike\n    Players: 2, 3, 4, 5 and 6\n" in out


def test_show_marks_the_default_choice(run: Run) -> None:
    _, out, _ = run("show", "davis-2004/black-lady")
    offered = "      thirteen: 13 points (unless you choose otherwise)\n      five: 5 points\n"
    assert f"  --set queen=...  What does the queen of spades count?\n{offered}" in f"{out}\n"


def test_disputes_not_listed_as_omitted_rule_sets(run: Run) -> None:
    code, _, err = run("rulesets")
    assert (code, err) == (0, "")


def test_show_gives_reason_for_each_unseated_number(answer: Any) -> None:
    value = answer("show", "foster-1914/joker")["values"]["table.players"]
    assert value["assumed"] is None
    assert {number: why.split(" ")[0] for number, why in value["left-out"].items()} == {"2": "Two", "6": "Six"}
