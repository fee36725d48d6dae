"""`measure`: figures with errors, the same on any number of jobs, and what cannot be measured."""

import json
from typing import Any

import pytest

from hearts_spec.cli import measure_command
from tests.cli.deals import Run
from tests.conftest import LIBRARY

GAME = "foster-1914/howell"


def test_figures_same_on_two_jobs(answer: Any) -> None:
    one = answer("measure", GAME, "--deals", "300", "--seed", "7")
    assert answer("measure", GAME, "--deals", "300", "--seed", "7", "--jobs", "2") == one
    assert answer("measure", GAME, "--deals", "300", "--seed", "8") != one


def test_every_figure_has_its_error(answer: Any) -> None:
    [found] = answer("measure", "modern/standard", "--deals", "2000", "--players", "careful,random")
    assert found["kinds"] == ["careful", "random"]
    assert all(figure["error"] is not None for figure in found["figures"])
    keys = {figure["key"] for figure in found["figures"]}
    assert {"nobody-clear", "everything", "game-deals", "place-0", "lead", "holds-QS", "edge", "deals-needed"} <= keys


def test_difference_measured_on_same_deals(answer: Any) -> None:
    [found] = answer("measure", "spalding-1896/sweepstake", "--deals", "200", "--vs", GAME)
    [clear] = [figure for figure in found["vs"]["figures"] if figure["key"] == "nobody-clear"]
    assert clear["value"] == 0  # the same cards are played alike, whatever is paid for them


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "carful"], "'carful' is not a player (did you mean careful?"),
        (["--players", "careful-without:leed-low"], "'leed-low' is not a habit of the careful player"),
        (["--players", "random,random,random,random,random"], "5 players are named, and 4 play"),
        (["--deals", "0"], "--deals must be 1 or more"),
    ],
)
def test_what_cannot_be_measured_is_refused(run: Run, words: list[str], message: str) -> None:
    code, out, err = run("measure", GAME, *words)
    assert (code != 0, out) == (True, "")
    assert message in err


def test_advised_player_better_than_random_everywhere(answer: Any) -> None:
    measured = json.loads((LIBRARY.root / "measured.json").read_text(encoding="utf-8"))
    for id in [each for each in LIBRARY.ids() if each in measured][::9]:
        [found] = answer("measure", id, "--players", "advised,random", "--deals", "400")
        [edge] = [figure for figure in found["figures"] if figure["key"] == "edge"]
        assert edge["value"] > 0, id


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "no rule set is named"),
        (("--keep", "modern/standerd"), "'modern/standerd' is not measured (did you mean modern/standard?)"),
    ],
)
def test_what_is_kept_must_be_named(run: Run, words: tuple[str, ...], message: str) -> None:
    code, _, error = run("measure", *words)
    assert code in (1, 2)
    assert message in error


@pytest.mark.parametrize("more", [(GAME, "--deals", "20000"), ("--keep", GAME)])
def test_no_more_jobs_than_processors(run: Run, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]) -> None:
    class StartedError(Exception):
        """The processes would be started now."""

    def parallel(n_jobs: int, **_: object) -> None:
        raise StartedError(n_jobs)

    monkeypatch.setattr(measure_command, "effective_n_jobs", lambda _: 3)
    monkeypatch.setattr(measure_command, "Parallel", parallel)
    _, _, err = run("measure", *more, "--jobs", "200")
    assert "StartedError: 3" in err
