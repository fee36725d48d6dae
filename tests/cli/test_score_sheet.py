"""Score sheets: rows of points, of what a deal added, and running totals, all read as the same deals."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cards import HeartsError
from hearts_spec.record.score_sheet import Row, rows_of_csv
from hearts_spec.schema.problems import NOWHERE, RulesError
from hearts_spec.service.ask import Service
from hearts_spec.service.score import score_game
from tests.cli.deals import Run
from tests.conftest import LIBRARY, PROJECT

SEATS = ("Ann", "Bob", "Cleo", "Di")
TODAY = "today/hearts"


def scored(rows: Sequence[Sequence[int]], id: str = TODAY, **options: str) -> dict[str, Any]:
    return score_game(LIBRARY, id, SEATS, [Row(tuple(row), NOWHERE) for row in rows], "", options)


def nets(rows: Sequence[Sequence[int]], id: str = TODAY, **options: str) -> list[tuple[int, ...]]:
    return [tuple(each["net"].values()) for each in scored(rows, id, **options)["deals"]]


def test_a_row_is_the_points_that_each_took() -> None:
    assert nets([(3, 17, 6, 0)]) == [(3, 17, 6, 0)]
    assert scored([(3, 17, 6, 0)])["read"] == []


@pytest.mark.parametrize("row", [(26, 0, 0, 0), (0, 26, 26, 26)])
def test_a_moon_is_read_as_taken_or_as_scored(row: tuple[int, ...]) -> None:
    found = scored([row])
    assert tuple(found["totals"].values()) == (0, 26, 26, 26)
    assert found["read"] == ["Deal 1: Ann took everything."]


def test_a_moon_that_lowers_its_maker_is_read() -> None:
    assert nets([(0, 0, -26, 0)], moon="down") == [(0, 0, -26, 0)]


def test_the_jack_of_diamonds_may_be_another_players_in_a_moon() -> None:
    assert nets([(0, 16, 26, 26)], **{"diamond": "jack"}) == [(0, 16, 26, 26)]


def test_totals_that_run_on_are_told_from_points() -> None:
    found = scored([(3, 17, 6, 0), (3, 43, 32, 26), (16, 56, 32, 26)])
    assert [tuple(each["net"].values()) for each in found["deals"]] == [(3, 17, 6, 0), (0, 26, 26, 26), (13, 13, 0, 0)]
    assert found["read"] == ["The rows are running totals.", "Deal 2: Ann took everything."]


def test_minus_points_are_read_as_the_points_of_the_game() -> None:
    found = scored([(-3, -17, -6, 0), (0, 0, -13, -13)])
    assert tuple(found["totals"].values()) == (3, 17, 19, 13)
    assert found["read"] == ["Each number is taken with the other sign, as this game counts."]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ((4, 17, 6, 0), "deal 2: 4, 17, 6 and 0 add up to 27, but 26 are in play, and no moon scores so"),
        ((26, 26, 26, 26), "deal 2: 26, 26, 26 and 26 add up to 104, but 26 are in play, and no moon scores so"),
        ((1, 9, 8, 8), "deal 2: 1, 9, 8 and 8: the cards in play cannot give these totals"),
        ((26, 0), "expected 4 numbers, for Ann, Bob, Cleo and Di, found 2"),
    ],
)
def test_a_row_that_is_no_deal_says_what_is_in_play(row: tuple[int, ...], said: str) -> None:
    with pytest.raises(HeartsError, match=said):
        scored([(3, 17, 6, 0), row])


def test_a_row_of_two_players_that_scores_two_ways_is_refused(desk: Service) -> None:
    """26 may be what Bob took, which Ann then scores, or what Bob scores for Ann's moon."""
    house = "title: Two\nextends: modern/standard\ntable: {players: 2}\ndeal: {hand: 13, left-over: stock}\n"
    found = desk.ask({"ask": "score", "id": "mine.yml", "house": house, "seats": ["Ann", "Bob"], "deals": [[0, 26]]})
    assert "0 and 26 can be the points taken, or the score of a moon" in str(found)


def test_any_sheet_scores_as_its_deals_do(desk: Service) -> None:
    """Random deals, moons among them, as points, as what each added to the scores, and as running totals."""
    draw = random.Random(1887)
    for _ in range(40):
        taken = [_taken(draw) for _ in range(draw.randint(1, 6))]
        reported = [{"units": dict(zip(SEATS, row, strict=True))} for row in taken]
        found = desk.ask({"ask": "score", "id": TODAY, "seats": list(SEATS), "deals": reported})
        added = [tuple(each["net"].values()) for each in found["deals"]]
        assert nets(taken) == nets(added) == added


def _taken(draw: random.Random) -> tuple[int, ...]:
    if draw.random() < 0.2:
        return tuple(draw.sample((26, 0, 0, 0), 4))
    hearts = [0, *sorted(draw.randint(0, 13) for _ in range(3)), 13]
    queen = draw.randrange(4)
    return tuple(13 * (seat == queen) + hearts[seat + 1] - hearts[seat] for seat in range(4))


# ---- CSV

CASES = json.loads((PROJECT / "tests" / "score_sheets.json").read_text(encoding="utf-8"))  # also read by tests/js


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_a_table_is_read_as_the_score_pad_reads_it(case: dict[str, Any]) -> None:
    if faults := case.get("faults"):
        with pytest.raises(RulesError) as raised:
            read_table(case)
        assert [[each.mark.line, each.message, each.hint] for each in raised.value.faults] == faults
    else:
        seats, found = read_table(case)
        assert list(seats) == case["seats"]
        assert [[*each["net"].values()] for each in found["deals"]] == case["net"]
        assert found["read"] == case["told"]


def read_table(case: dict[str, Any]) -> tuple[tuple[str, ...], dict[str, Any]]:
    seats, rows = rows_of_csv(case["text"], "sheet.csv")
    return seats, score_game(LIBRARY, TODAY, seats, rows, "", case.get("options", {}))


def test_a_penalty_that_the_players_agreed_on_is_no_deal() -> None:
    with pytest.raises(RulesError, match="is no deal"):
        rows_of_csv("Deal,Ann,Bob,Cleo,Di\npenalty: revoke,0,26,0,0\n", "sheet.csv")


def test_the_command_scores_a_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet.csv"
    file.write_text("Ann,Bob,Cleo,Di\n3,17,6,0\n0,26,26,26\n", encoding="utf-8")
    code, out, _ = run("score", str(file), "--dealer", "Di")
    assert code == 0
    assert out.splitlines()[4].split() == ["Total", "3", "43", "32", "26"]
    assert out.splitlines()[5:] == [
        "Deal 2: Ann took everything.",
        "Next: game 1, deal 3, dealt by Bob. The pass: across the table.",
    ]


def test_a_game_that_names_its_rules_takes_no_others(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.yml"
    file.write_text(f"id: {TODAY}\nseats: [Ann, Bob, Cleo, Di]\ndeals: [[3, 17, 6, 0]]\n", encoding="utf-8")
    assert run("score", str(file))[0] == 0
    code, _, err = run("score", str(file), "--rules", TODAY)
    assert code == 2
    assert "names its game itself" in err


def test_rows_by_name_and_deals_stand_in_one_game(answer: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.yml"
    deals = "[{Ann: 3, Di: 0, Cleo: 6, Bob: 17}, {units: {Ann: 26, Bob: 0, Cleo: 0, Di: 0}}, [0, 13, 13, 0]]"
    file.write_text(f"id: {TODAY}\nseats: [Ann, Bob, Cleo, Di]\ndeals: {deals}\n", encoding="utf-8")
    assert answer("score", str(file))["totals"] == {"Ann": 3, "Bob": 56, "Cleo": 45, "Di": 26}
