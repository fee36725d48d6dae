"""The road from feature to transcript: phrases, reading, and the scenarios that would prove nothing."""

import json
import os
import re
import shutil
from pathlib import Path

import pytest

from hearts_spec.cli.reply import failure
from hearts_spec.rules import Library, RulesError
from hearts_spec.rules.fields import all_fields, all_sections
from hearts_spec.scenarios.coverage import Coverage, cover
from hearts_spec.scenarios.features import check_features, read_feature
from hearts_spec.scenarios.step_registry import UnknownStepError, all_steps, find_step, phrase
from hearts_spec.scenarios.transcript import (
    StaleTranscriptError,
    digest_of,
    read_transcript,
    write_atomically,
    write_transcript,
)
from tests.conftest import LIBRARY, features

PROJECT = Path(__file__).resolve().parent.parent


def test_a_number_is_decimal_digits_and_nothing_else():
    holds = phrase("{n:number} cards are dealt")
    assert holds.match("13 cards are dealt") == {"n": 13}
    assert holds.match("0x1F cards are dealt") is None
    assert holds.match("1_3 cards are dealt") is None


def test_a_phrase_is_matched_as_a_whole():
    assert phrase("{seat} deals").match("A deals next") is None


def test_seats_are_read_as_a_list():
    assert phrase("{seats} win").match("A, B and D win") == {"seats": ["A", "B", "D"]}


def test_an_unknown_step_is_named():
    with pytest.raises(UnknownStepError, match="no step fits 'Given the moon is full'"):
        find_step("given", "the moon is full")


def test_every_step_explains_itself():
    assert [step.phrase.template for step in all_steps() if not step.doc] == []


def test_no_two_fields_or_sections_share_a_label():
    labels = [each.label for each in (*all_fields(), *all_sections())]
    assert sorted({label for label in labels if labels.count(label) > 1}) == []


def test_labels_use_words_of_the_game():
    labels = [each.label for each in (*all_fields(), *all_sections())]
    assert [label for label in labels if re.search("[a-z][A-Z]|_", label)] == []


def test_the_features_are_in_order():
    faults = check_features(features(), LIBRARY.provisions)
    assert [str(fault) for fault in faults] == []


FEATURE = """\
@modern.moon
Feature: A feature

  Background:
    Given the game is modern/standard

  Rule: Some rule

    Scenario Outline: Howell
      When the hearts taken are
        | A   | B |
        | <a> | 0 |
      Then the pool is empty

      Examples:
        | a  |
        | 13 |
        | 12 |
"""


def test_an_outline_counts_a_scenario_for_each_row():
    feature = read_feature(FEATURE, "x.feature")
    assert [scenario.row for scenario in feature.scenarios] == [{"a": "13"}, {"a": "12"}]
    assert [scenario.line for scenario in feature.scenarios] == [17, 18]
    assert feature.scenarios[0].rule == "Some rule"
    assert feature.scenarios[0].tags == ("modern.moon",)
    assert feature.scenarios[0].rulesets == ("modern/standard",)
    assert feature.scenarios[0].steps[1].table == (("A", "B"), ("13", "0"))


def test_provision_covered_by_data_scenario_or_reason(tmp_path: Path):
    """In the little library all that stands is cited by data; to it is added what nothing, a tag or a reason covers."""
    shutil.copytree(PROJECT / "tests" / "library", tmp_path / "rulesets")
    said = "place: p. 5, topic: table, kind: rule, gist: So"
    with (tmp_path / "rulesets/book/provisions.yml").open("a", encoding="utf-8") as provisions:
        provisions.write(f"bare: {{{said}}}\ntagged: {{{said}}}\n")
        provisions.writelines(f"{id}: {{{said}, reason: it is advice}}\n" for id in ("reasoned", "needless"))
    text = "@book.tagged @book.needless\n" + FEATURE.partition("\n")[2]
    found = cover(Library(tmp_path / "rulesets"), [read_feature(text, "x.feature")])
    in_data = ["players", "pack", "play", "pay", "pool-clear", "pool-stays", "divide"]
    assert found == Coverage(
        provisions=11,
        data=tuple(f"book.{name}" for name in in_data),
        scenarios=("book.tagged", "book.needless"),
        reasoned=("book.reasoned",),
        uncovered=("book.bare",),
        needless=("book.needless",),
    )


def faults_of(text: str) -> list[str]:
    return [str(fault) for fault in check_features([read_feature(text, "x.feature")], LIBRARY.provisions)]


def test_a_scenario_that_expects_nothing_is_a_fault():
    text = "Feature: F\n  Scenario: S\n    Given the game is modern/standard\n"
    assert faults_of(text) == ["x.feature:2:1: 'S' has no `Then` step (say what it expects)"]


def test_a_scenario_without_steps_is_a_fault():
    good = "  Scenario: T\n    Given the game is modern/standard\n    Then the pool is empty\n"
    with_one = f"Feature: F\n  Scenario: S\n\n{good}"
    assert faults_of(with_one) == ["x.feature:2:1: 'S' has no `Then` step (say what it expects)"]


def test_duplicate_scenario_name_is_an_error():
    one = "  Scenario: S\n    Given the game is modern/standard\n    Then the pool is empty\n"
    assert faults_of(f"Feature: F\n{one}{one}") == ["x.feature:5:1: there is already a scenario named 'S' on line 2"]


@pytest.mark.parametrize(
    ("step", "hint"),
    [
        ("When the cards takn are", "did you mean `When the cards taken are`?"),
        ("When the game is modern/standard", "it is a step of `Given`"),
    ],
)
def test_misspelt_step_gets_suggestion(step: str, hint: str):
    text = f"Feature: F\n  Scenario: S\n    {step}\n    Then the pool is empty\n"
    assert faults_of(text) == [f"x.feature:3:1: no step fits '{step}' ({hint})"]


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("modern.mon", "the tag @modern.mon is not a provision (did you mean modern.moon?)"),
        ("wip", "the tag @wip is not a provision"),  # nothing would come of it
    ],
)
def test_tag_without_provision_is_an_error(tag: str, said: str):
    text = f"Feature: F\n  @{tag}\n  Scenario: S\n    Given the game is modern/standard\n    Then the pool is empty\n"
    assert faults_of(text) == [f"x.feature:3:1: {said}"]


def test_an_undefined_step_is_a_fault():
    text = "Feature: F\n  Scenario: S\n    Given the game is modern/standard\n    Then the moon is shot\n"
    assert faults_of(text) == ["x.feature:4:1: no step fits 'Then the moon is shot' (see the reference of steps)"]


def test_a_missing_table_is_a_fault():
    text = "Feature: F\n  Scenario: S\n    Given the game is modern/standard\n    Then the net is\n"
    assert faults_of(text) == ["x.feature:4:1: 'the net is' needs a table below it"]


def test_text_that_is_not_gherkin_gives_its_place():
    with pytest.raises(RulesError, match=r"x\.feature:4:3: "):
        read_feature("Feature: F\n  Scenario: S\n    Then the pool is empty\n  and so on\n", "x.feature")


def test_moving_file_to_other_source_changes_digest(tmp_path: Path):
    (tmp_path / "rulesets/a").mkdir(parents=True)
    (tmp_path / "rulesets/a/x.yml").write_text("title: X\n")
    before = digest_of(tmp_path)
    (tmp_path / "rulesets/a").rename(tmp_path / "rulesets/b")
    assert digest_of(tmp_path) != before


def test_a_transcript_of_other_files_is_stale(tmp_path: Path):
    write_transcript(tmp_path / "build/transcript.json", tmp_path, [])
    assert read_transcript(tmp_path / "build/transcript.json", tmp_path).scenarios == ()
    (tmp_path / "features").mkdir()
    (tmp_path / "features/x.feature").write_text("Feature: X\n")
    with pytest.raises(StaleTranscriptError, match="have changed"):
        read_transcript(tmp_path / "build/transcript.json", tmp_path)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, "\0", '{"digest": 1}'])
def test_a_transcript_that_cannot_be_read_is_stale(text: str, tmp_path: Path):
    path = tmp_path / "transcript.json"
    path.write_text(text)
    with pytest.raises(StaleTranscriptError):
        read_transcript(path, tmp_path)


def test_hand_edited_transcript_is_stale(tmp_path: Path):
    path = tmp_path / "transcript.json"
    path.write_text(json.dumps({"digest": digest_of(tmp_path), "scenarios": 1}))
    with pytest.raises(StaleTranscriptError, match="is not a transcript"):
        read_transcript(path, tmp_path)


def test_transcripts_written_whole_or_not_at_all(tmp_path: Path):
    path = tmp_path / "kept.txt"
    write_atomically(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "new \ud800")
    assert [each.name for each in tmp_path.iterdir()] == ["kept.txt"]
    assert path.read_text() == "old"


def test_full_disk_leaves_the_old_file_and_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text("old")
    (tmp_path / f"kept.json.{os.getpid()}").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left on device") as raised:
        write_atomically(path, "new")
    assert failure(raised.value).text == f"{path}: No space left on device"
    assert [each.name for each in tmp_path.iterdir()] == ["kept.json"]
    assert path.read_text() == "old"


def test_a_link_is_no_part_of_the_digest(tmp_path: Path):
    before = digest_of(tmp_path)
    (tmp_path / "features").mkdir()
    (tmp_path / "features/x.feature").symlink_to("/dev/zero")
    assert digest_of(tmp_path) == before
