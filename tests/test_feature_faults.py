"""Features that cannot be used: each is told with its place, in plain words, by `check` and before anything runs."""

import json
import os
from pathlib import Path

import pytest

from hearts_spec.cli import main
from hearts_spec.rules import RulesError
from hearts_spec.scenarios.features import read_feature, read_features
from hearts_spec.schema.source_tree import MAX_BYTES

GIVEN = "    Given the game is modern/standard\n"
SCENARIO = f"  Scenario: S\n{GIVEN}    Then the game is for 3, 4 and 5 players\n"
OUTLINE = "  Scenario Outline: O\n    Then the pot holds <n> chips\n"
STEP = "a step (`Given`, `When`, `Then`, `And`)"
FAULTS = {
    "esc": (f"Feature: F\n  \x1b[31m\n{SCENARIO}", "2:3: the character U+001B is not allowed"),
    "nul": (f"Feature: F\0\n{SCENARIO}", "1:11: the character U+0000 is not allowed"),
    "override": (f"Feature: F\n{SCENARIO}    And \u202eabc\n", "5:9: the character U+202E is not allowed"),
    "form feed": (f"Feature: F\n  prose\x0c| a |\n{SCENARIO}", "2:8: the character U+000C is not allowed"),
    "vertical tab": (f"Feature: F\n  prose\x0b\n{SCENARIO}", "2:8: the character U+000B is not allowed"),
    "empty": ("", "1:1: holds no feature (begin with `Feature: ...`)"),
    "no scenario": ("# a remark\n  Feature: F\n  prose\n", "2:3: the feature holds no scenario"),
    "only a background": (f"Feature: F\n  Background:\n{GIVEN}", "1:1: the feature holds no scenario"),
    "only a rule": ("Feature: F\n  Rule: R\n", "1:1: the feature holds no scenario"),
    "headings alone": (f"Feature: F\n{OUTLINE}    Examples:\n      | n |\n", "4:5: these examples of 'O' hold no row"),
    "no table": (f"Feature: F\n{SCENARIO}{OUTLINE}    Examples:\n", "7:5: these examples of 'O' hold no row"),
    "prose": (f"Feature: F\n{SCENARIO}    and so on\n", f"5:5: found 'and so on', where a row of a table, a line of "
              f'`"""`, {STEP}, a tag, `Examples:`, `Scenario:` or `Rule:` was expected'),
    "not a feature": ("hello\n", "1:1: found 'hello', where a tag or `Feature:` was expected"),
    "open text": (f'Feature: F\n{SCENARIO}    """\n', '6:1: found the end of the file, where a line of `"""` was'),
    "cells": (f"Feature: F\n{SCENARIO}      | a | b |\n      | c |\n", "6:7: this row has not as many cells"),
    "tag": (f"Feature: F\n  @a b\n{SCENARIO}", "2:3: a tag holds no blank"),
    "language": (f"# language: xx\nFeature: F\n{SCENARIO}", "1:1: Gherkin is not written in this language"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_a_feature_is_told_with_its_place(name: str):
    text, told = FAULTS[name]
    with pytest.raises(RulesError) as caught:
        read_feature(text, "x.feature")
    assert str(caught.value).startswith(f"x.feature:{told}")
    assert "#" not in str(caught.value)


def checked(capsys: pytest.CaptureFixture[str], path: Path) -> list[str]:
    code = main(["check", str(path), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert code == (1 if found else 0)
    return [f"{each['line']}:{each['column']}: {each['message']}" for each in found]


def test_a_byte_order_mark_is_no_part_of_a_feature(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "x.feature"
    path.write_text(f"\ufeffFeature: F\n{SCENARIO}", encoding="utf-8")
    assert checked(capsys, path) == []


def test_check_tells_the_faults_of_every_feature_of_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "good.feature").write_text(f"Feature: F\n{SCENARIO}")
    (tmp_path / "step.feature").write_text(f"Feature: F\n{SCENARIO}    And the moon is full\n")
    (tmp_path / "text.feature").write_bytes(b"Feature: F\n  caf\xe9\n")
    assert checked(capsys, tmp_path) == [
        "5:1: no step fits 'Then the moon is full'", "2:6: the byte 0xe9 is not UTF-8",
    ]  # fmt: skip


GAME = "the game is modern/standard"
LOST = {
    "in a scenario": (f"Feature: F\n  Scenario: S\n    Givn {GAME}\n{GIVEN}", "3:5", "Givn", "Given"),
    "after prose": (f"Feature: F\n  Scenario: S\n\n    Told so.\n\n      wen {GAME}\n{GIVEN}", "6:7", "wen", "When"),
    "in a background": (f"Feature: F\n  Background:\n    Gven {GAME}\n{SCENARIO}", "3:5", "Gven", "Given"),
    "in a rule": (f"Feature: F\n  Rule: R\n  Scenario: S\n    Adn {GAME}\n{GIVEN}", "4:5", "Adn", "And"),
}


@pytest.mark.parametrize("name", LOST)
def test_a_step_whose_first_word_is_misspelt_is_not_taken_for_prose(name: str):
    text, place, found, meant = LOST[name]
    with pytest.raises(RulesError) as caught:
        read_feature(text, "x.feature")
    wanted = "where a step begins with `Given`, `When`, `Then`, `And` or `But`"
    assert str(caught.value) == f"x.feature:{place}: found '{found}', {wanted} (did you mean {meant}?)"


def test_prose_may_stand_before_the_steps_of_a_scenario():
    text = f"Feature: F\n  Scenario: S\n    The game is modern.\n    Whoever leads leads.\n{GIVEN}"
    (scenario,) = read_feature(text, "x.feature").scenarios
    assert scenario.description == "The game is modern.\nWhoever leads leads."


@pytest.mark.parametrize("name", ["index", "INDEX", "readme"])
def test_a_feature_cannot_take_the_place_of_the_list(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / f"{name}.feature"
    path.write_text(f"Feature: F\n{SCENARIO}")
    assert checked(capsys, path) == [
        f"1:1: a feature cannot be named '{name}': its page would take the place of the list of examples"
    ]


def a_link(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_dangling_link(path: Path) -> None:
    path.symlink_to(path.parent / "nothing")


def a_long_file(path: Path) -> None:
    path.write_text(f"Feature: F\n{SCENARIO}" + "# a remark\n" * (MAX_BYTES // 10))


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (a_link, "is a link"),
        (a_dangling_link, "is a link"),
        (os.mkfifo, "cannot be read: it is no regular file"),
        (Path.mkdir, "cannot be read: it is a folder"),
        (a_long_file, "the file is larger than 1,000,000 bytes"),
    ],
)
def test_only_regular_files_of_a_sensible_size_are_read(
    make, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    folder = tmp_path / "features"
    folder.mkdir()
    make(folder / "x.feature")
    assert checked(capsys, folder) == [f"1:1: {told}"]
    with pytest.raises(RulesError, match=rf"features/x\.feature:1:1: {told}"):
        read_features(folder)
