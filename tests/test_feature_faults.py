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


def checked(capsys: pytest.CaptureFixture[str], path: Path) -> list[str]:
    code = main(["check", str(path), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert code == (1 if found else 0)
    return [f"{each['line']}:{each['column']}: {each['message']}" for each in found]


def test_byte_order_mark_ignored_in_feature(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "x.feature"
    path.write_text(f"\ufeffFeature: F\n{SCENARIO}", encoding="utf-8")
    assert checked(capsys, path) == []


def test_check_reports_errors_of_every_feature_in_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "good.feature").write_text(f"Feature: F\n{SCENARIO}")
    (tmp_path / "step.feature").write_text(f"Feature: F\n{SCENARIO}    And the moon is full\n")
    (tmp_path / "text.feature").write_bytes(b"Feature: F\n  caf\xe9\n")
    assert checked(capsys, tmp_path) == [
        "5:1: no step fits 'Then the moon is full'", "2:6: the byte 0xe9 is not UTF-8",
    ]  # fmt: skip


def test_prose_allowed_before_steps_of_scenario():
    text = f"Feature: F\n  Scenario: S\n    The game is modern.\n    Whoever leads leads.\n{GIVEN}"
    (scenario,) = read_feature(text, "x.feature").scenarios
    assert scenario.description == "The game is modern.\nWhoever leads leads."


@pytest.mark.parametrize("name", ["index", "INDEX", "readme"])
def test_feature_cannot_replace_the_list(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
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
def test_only_regular_files_of_reasonable_size_read(
    make, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    folder = tmp_path / "features"
    folder.mkdir()
    make(folder / "x.feature")
    assert checked(capsys, folder) == [f"1:1: {told}"]
    with pytest.raises(RulesError, match=rf"features/x\.feature:1:1: {told}"):
        read_features(folder)
