"""`score`: a game of several deals, from a file."""

from pathlib import Path
from typing import Any

import pytest

from hearts_spec.service.ask import Service
from tests.cli.deals import Run

GAME = """
id: modern/standard
seats: [Ann, Bob, Cleo, Di]
dealer: Bob
deals:
  - {hearts: {Ann: 3, Bob: 4, Cleo: 6, Di: 0}, taken: {Cleo: QS}}
  - {hearts: {Ann: 0, Bob: 0, Cleo: 13, Di: 0}, taken: {Cleo: QS}}
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.yml"
    file.write_text(GAME, encoding="utf-8")
    return file


def test_score_prints_totals_and_what_comes_next(run: Run, game: Path) -> None:
    code, out, _ = run("score", str(game))
    lines = [line.split() for line in out.splitlines()]
    assert code == 0
    assert lines[2] == ["1", "1", "Bob", "+3", "+4", "+19", "0"]
    assert lines[4] == ["Total", "29", "30", "19", "26"]
    assert out.splitlines()[5] == "Next: game 1, deal 3, dealt by Di. The pass: across the table."


def test_score_answers_as_the_request_does(answer: Any, game: Path, desk: Service) -> None:
    deals = [
        {"hearts": "Ann=3,Bob=4,Cleo=6,Di=0", "taken": "Cleo=QS"},
        {"hearts": "Ann=0,Bob=0,Cleo=13,Di=0", "taken": "Cleo=QS"},
    ]
    request = {"ask": "score", "id": "modern/standard", "seats": ["Ann", "Bob", "Cleo", "Di"], "dealer": "Bob"}
    assert answer("score", str(game)) == desk.ask({**request, "deals": deals})


def test_a_wrong_game_is_refused_with_its_place(run: Run, game: Path) -> None:
    game.write_text(GAME.replace("hearts:", "herats:", 1), encoding="utf-8")
    code, out, err = run("score", str(game))
    assert (code, out) == (1, "")
    assert "game.yml:6:" in err
    assert "herats" in err
