"""`reconstruct`: what the command tells of the deals that the books show."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.deals import ROOT, Run


def test_lost_deal_printed_in_promised_shape(answer: Any) -> None:
    found = answer("reconstruct", "sweepstake-1")
    assert {"deal", "consistent", "readings", "line", "lines", "remarks"} <= set(found)
    assert (found["deal"], found["consistent"]) == ("sweepstake-1", True)
    assert [each["id"] for each in found["readings"]] == ["nine-of-clubs", "six-of-clubs"]
    assert {"estimate", "error"} <= set(found["lines"])
    assert [each["remark"] for each in found["remarks"]] == ["nine-of-hearts", "nine-of-hearts-later"]
    senses = {"possible", "certain", "by-advice", "others-force", "player-forces"}
    assert set(found["remarks"][0]["senses"]) == senses


def test_fully_printed_deal_needs_no_reconstruction(answer: Any) -> None:
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


def test_lost_deal_described_in_words(run: Run) -> None:
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


def test_check_reports_error_in_lost_deal(run: Run, tmp_path: Path) -> None:
    root = tmp_path / "rulesets"
    shutil.copytree(ROOT, root)
    file = root / "spalding-1896" / "deals" / "spot.yml"
    file.write_text(file.read_text(encoding="utf-8").replace("grade: probable", "grade: provable", 1), encoding="utf-8")
    code, out, _ = run("check", str(root), "--json")
    assert code == 1
    assert [each["message"] for each in json.loads(out)] == ["'provable' is not a grade"]


@pytest.fixture
def without_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "research", None)


@pytest.mark.usefixtures("without_search")
def test_search_not_installed_is_wrong_usage(run: Run) -> None:
    code, out, err = run("reconstruct", "spot", "--search")
    assert (code, out) == (2, "")
    assert err == (
        "hearts-spec: the search is not installed with the command "
        "(run python -m hearts_spec in the folder of a copy of the project)\n"
    )


@pytest.mark.usefixtures("without_search")
def test_stored_results_are_shown_without_the_search(run: Run) -> None:
    assert run("reconstruct", "spot")[0] == 0


def test_search_finds_what_is_stored(answer: Any) -> None:
    assert answer("reconstruct", "hand-3", "--search") == answer("reconstruct", "hand-3")
