"""The run behind every page: the engine plays every scenario of every feature, and nothing is lost."""

import json
import shutil
from functools import partial
from pathlib import Path

import pytest

from hearts_spec.scenarios import feature_run
from hearts_spec.scenarios.feature_run import TRANSCRIPT, run_features
from hearts_spec.scenarios.features import Feature, read_feature
from hearts_spec.scenarios.processes import by_processes
from hearts_spec.site import build
from hearts_spec.site.build import FeaturesFailedError, current_transcript

PROJECT = Path(__file__).resolve().parent.parent
OUTLINE = """\
Feature: What is easily lost

  Background:
    Given the game is hoyle-1887/hearts

  Rule: A rule

    Scenario: Of the first rule
      Then the pack has 52 cards

  Rule: Another rule

    Scenario: Of the second rule
      Then no card is left out

    Scenario Outline: Rows that differ in a table alone
      When these tricks are played
        | A       | B  | C  | D  |
        | <lead>* | 2S | AH | 3S |
      Then A wins the trick

      Examples:
        | lead |
        | AS   |
        | KS   |
"""
FAILING = """\
Feature: What does not hold
  Scenario: Wrong
    Given the game is modern/standard
    Then the pack has 52 cards
    And the pack has 51 cards

  Scenario: Right
    Given the game is modern/standard
    Then the game is for 3, 4 and 5 players
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a project that has rule sets, and neither tests nor settings of pytest."""
    shutil.copytree(PROJECT / "rulesets", tmp_path / "rulesets")
    (tmp_path / "features" / "folder").mkdir(parents=True)
    return tmp_path


def written(project: Path, text: str) -> list[Feature]:
    path = project / "features" / "folder" / "x.feature"
    path.write_text(text)
    return [read_feature(text, "features/folder/x.feature")]


def failed(project: Path, text: str) -> FeaturesFailedError:
    with pytest.raises(FeaturesFailedError) as caught:
        current_transcript(project, written(project, text))
    return caught.value


def test_every_scenario_run_and_shown_as_played(project: Path):
    (feature,) = features = written(project, OUTLINE)
    shown = current_transcript(project, features).scenarios
    assert [(each["rule"], each["line"]) for each in shown] == [(each.rule, each.line) for each in feature.scenarios]
    assert len(shown) == 4
    leads = [each["steps"][1]["seen"][0]["tricks"][0]["cards"][0]["card"] for each in shown[2:]]
    assert leads == ["AS", "KS"]


def test_failing_step_reported_and_not_rerun(project: Path, monkeypatch: pytest.MonkeyPatch):
    told = "features/folder/x.feature:5:1: And the pack has 51 cards: cards in the pack: expected 51, found 52"
    assert [str(fault) for fault in failed(project, FAILING).faults] == [f"{told} (in the scenario 'Wrong')"]
    monkeypatch.delattr(build, "run_features")
    assert len(failed(project, FAILING).faults) == 1


def test_failing_step_reported_without_python_details(project: Path):
    written(project, FAILING)
    _, output = run_features(project)
    assert "features/folder/x.feature:5:1: And the pack has 51 cards: cards in the pack: expected 51" in output
    assert "world.py" not in output


SILENCES = """\
Feature: F
  Scenario: S
    Given the game is modern/standard
    Then the book is silent on
      | {} |
"""
SPOKEN = {
    "Tournament": "it is silent too on Cutting for deal; The widow; The auction; ",
    "Cards at a time": "and it is not silent on Cards at a time",
    "Turnament": "the vocabulary has no 'Turnament' (did you mean Tournament?)",
}


@pytest.mark.parametrize(("label", "told"), SPOKEN.items(), ids=list(SPOKEN))
def test_silences_distinguished_by_their_error(project: Path, label: str, told: str):
    [fault] = failed(project, SILENCES.format(label)).faults
    assert told in fault.message
    assert "A round ends" not in fault.message


def test_transcript_the_same_by_one_process_and_by_two(project: Path, monkeypatch: pytest.MonkeyPatch):
    written(project, OUTLINE)
    (project / "features" / "a.feature").write_text(FAILING.replace("    And the pack has 51 cards\n", ""))
    monkeypatch.chdir(project)
    transcripts = []
    for number in (1, 2):
        monkeypatch.setattr(feature_run, "by_processes", partial(by_processes, processes=number))
        assert feature_run.main() == 0
        transcripts.append((project / TRANSCRIPT).read_bytes())
    assert transcripts[0] == transcripts[1]
    shown = json.loads(transcripts[0])["scenarios"]
    assert [each["file"] for each in shown] == ["features/a.feature"] * 2 + ["features/folder/x.feature"] * 4


def test_one_feature_that_fails_fails_the_whole(project: Path):
    (project / "features" / "a.feature").write_text(OUTLINE)
    assert [fault.mark.file for fault in failed(project, FAILING).faults] == ["features/folder/x.feature"]


def test_feature_that_cannot_be_read_leaves_no_transcript(project: Path):
    (project / "features" / "a.feature").write_text(OUTLINE)
    error = failed(project, "Feature: F\n  Scenario: Without steps\n")
    assert error.faults == ()
    assert "x.feature:2:1: 'Without steps' has no `Then` step" in error.output


def test_other_work_done_beside_a_run_only(project: Path):
    features, done = written(project, OUTLINE), []
    current_transcript(project, features, lambda: done.append("first"))
    current_transcript(project, features, lambda: done.append("second"))
    assert done == ["first"]


NEAR = (
    "3:1: no step fits 'Then the game is for 3 or 4 players' (did you mean `Then the game is for {numbers} players`?)"
)
PROVING_NOTHING = {
    "empty": ("Feature: F\n  Scenario: Without steps\n", "2:1: 'Without steps' has no `Then` step"),
    "moon": ("Feature: F\n  Scenario: S\n    Then the moon is full\n", "3:1: no step fits"),
    "near": ("Feature: F\n  Scenario: S\n    Then the game is for 3 or 4 players\n", NEAR),
    "number": ("Feature: F\n  Scenario: S\n    Then the pack has 0x1F cards\n", "3:1: no step fits"),
    "twice": (FAILING.replace("Right", "Wrong"), "7:1: there is already a scenario named 'Wrong' on line 2"),
}


def test_what_would_prove_nothing_is_not_passed(project: Path):
    for name, (text, _) in PROVING_NOTHING.items():
        (project / "features" / "folder" / f"{name}.feature").write_text(text)
    output = failed(project, OUTLINE).output
    told = {name: f"features/folder/{name}.feature:{said}" for name, (_, said) in PROVING_NOTHING.items()}
    assert {name: said for name, said in told.items() if said not in output} == {}
