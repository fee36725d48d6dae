"""Files that the program wrote itself and finds spoilt, links that lead out of a project, and odd names."""

import os
import shutil
import threading
from pathlib import Path

import pytest

from hearts_spec.cli import main
from hearts_spec.cli.check_commands import write_schema
from hearts_spec.cli.site_commands import _prepared
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.scenarios.feature_run import TRANSCRIPT, run_features
from hearts_spec.scenarios.features import read_feature, read_features
from hearts_spec.scenarios.transcript import read_json
from hearts_spec.schema.source_tree import kept_text
from hearts_spec.site import build
from tests.conftest import PROJECT

FEATURE = "Feature: F\n  Scenario: S\n    Given the game is book/game\n    Then the game is for 3, 4, 5 and 6 players\n"


def spoilt_by_bytes(path: Path) -> None:
    path.write_bytes(b"{\xff\xfe")


def spoilt_by_a_pipe(path: Path) -> None:
    os.mkfifo(path)


def spoilt_by_a_folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("spoil", [spoilt_by_bytes, spoilt_by_a_pipe, spoilt_by_a_folder])
def test_spoilt_file_of_our_own_is_like_none(spoil, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    spoil(tmp_path / "kept.json")
    found: list[object] = []
    reading = threading.Thread(target=lambda: found.extend((kept_text(tmp_path / "kept.json"), None)), daemon=True)
    reading.start()
    reading.join(10)  # opening a pipe would never end
    assert found == [None, None]
    assert read_json(tmp_path / "kept.json") is None


@pytest.mark.parametrize("folder", ["", "project"])
@pytest.mark.parametrize("name", ["strategy.yml", "matters.yml", "witnesses.yml", "players.yml", "sources.yml"])
def test_file_outside_is_not_read_through_a_link(
    name: str, folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "project" / "rulesets"
    shutil.copytree(PROJECT / "tests" / "library", root)
    (tmp_path / folder / "secret.txt").write_text("my-secret: words\n", encoding="utf-8")
    (root / name).unlink(missing_ok=True)
    (root / name).symlink_to(tmp_path / folder / "secret.txt")
    told = "\n".join(map(str, Library(root).findings()))
    assert "secret" not in told
    assert main(["check", str(root)]) == 1
    assert f"{name}:1:1: cannot be read: it leads out of" in capsys.readouterr().out


def test_schema_is_not_written_through_a_link(tmp_path: Path) -> None:
    outside, root = tmp_path / "outside", tmp_path / "rulesets"
    outside.mkdir()
    root.mkdir()
    (root / ".schemas").symlink_to(outside)
    with pytest.raises(RefusedError, match="leads out of the folder of rule sets"):
        write_schema(root / ".schemas", "records", {})
    (root / ".schemas").unlink()
    (root / ".schemas").mkdir()
    (outside / "mine.txt").write_text("mine", encoding="utf-8")
    (root / ".schemas" / "records.json").symlink_to(outside / "mine.txt")
    write_schema(root / ".schemas", "records", {})
    assert (outside / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_schemas_are_not_written_into_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["schema", "--write"]) == 0
    assert (tmp_path / ".schemas" / "records.json").is_file()


def test_site_whose_build_was_cut_short_is_known(tmp_path: Path) -> None:
    project, out = tmp_path / "project", tmp_path / "site"
    project.mkdir()
    _prepared(str(out), project)
    (out / "index.html").write_text("half", encoding="utf-8")
    assert _prepared(str(out), project) == out


@pytest.mark.parametrize("name", ["a\u202eb", "a\x1bb", "a\nb", b"\xff\xfe".decode("utf-8", "surrogateescape")])
def test_feature_whose_name_cannot_be_shown_is_refused(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "features"
    folder.mkdir()
    (folder / f"{name}.feature").write_text(FEATURE, encoding="utf-8")
    with pytest.raises(RulesError, match="cannot name a file") as refused:
        read_features(folder)
    assert refused.value.message.isprintable()


def test_features_run_in_a_folder_with_brackets(tmp_path: Path) -> None:
    project = tmp_path / "[hearts]"
    shutil.copytree(PROJECT / "tests" / "library", project / "rulesets")
    (project / "features" / "book").mkdir(parents=True)
    (project / "features" / "book" / "game.feature").write_text(FEATURE, encoding="utf-8")
    code, printed = run_features(project)
    assert (code, (project / TRANSCRIPT).is_file()) == (0, True), printed


def test_feature_of_strokes_alone_is_refused_before_it_fills_the_memory() -> None:
    with pytest.raises(RulesError, match="more than 100,000 cells"):
        read_feature(FEATURE + "      " + "|" * 900_000 + "\n", "features/big.feature")


def test_answers_are_kept_until_a_file_changes_or_spoils_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["first", "second", "third", "never"])
    monkeypatch.setattr(build, "answers_of", lambda *_: [next(made)])
    folder, kept = tmp_path / "rulesets", tmp_path / "build" / "answers.pickle"
    folder.mkdir()
    assert [build.current_answers(Library(folder)) for _ in range(2)] == [["first"], ["first"]]
    (folder / "game.yml").write_text("title: A Game\n", encoding="utf-8")
    assert build.current_answers(Library(folder)) == ["second"]
    kept.write_bytes(kept.read_bytes()[:-1])
    assert [build.current_answers(Library(folder)) for _ in range(2)] == [["third"], ["third"]]
