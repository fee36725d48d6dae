"""`check`: what is read, what is not, and each fault with its place."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cli.deals import ROOT, Run
from tests.conftest import PROJECT
from tests.problem_tables import copy_library

BAD_FILES = {
    "latin.yml": ("title: caf\xe9\n".encode("latin-1"), "is not UTF-8"),
    "broken.yml": (b"title: [a\n", ""),
    "empty.yml": (b"", "empty"),
    "list.yml": (b"- a\n- b\n", "expected"),
}


@pytest.mark.parametrize("command", ["show", "replay", "check"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_unreadable_file_refused_with_its_location(run: Run, tmp_path: Path, command: str, name: str) -> None:
    content, message = BAD_FILES[name]
    path = tmp_path / name
    path.write_bytes(content)
    code, out, err = run(command, str(path))
    assert code == 1
    assert f"{path}:1:" in out + err
    assert message in out + err


@pytest.mark.parametrize("command", ["show", "replay", "check"])
def test_a_missing_file_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    code, out, err = run(command, str(tmp_path / "none.yml"))
    assert code == 2
    assert "No such file" in out + err


def test_missing_file_not_counted_as_read(run: Run, tmp_path: Path) -> None:
    code, _, err = run("check", str(tmp_path / "none.yml"), str(ROOT / "modern" / "standard.yml"))
    assert (code, err) == (2, "hearts-spec: 1 file read\n")


def test_check_warns_that_stray_file_is_never_loaded(run: Run, tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "rulesets", ignore=shutil.ignore_patterns("measured.json"))  # may be out of date
    strays = [tmp_path / "rulesets" / name for name in ("stray.yml", "house/more/stray.yml", "house/stray.yaml")]
    for stray in strays:
        stray.parent.mkdir(exist_ok=True)
        stray.write_text("title: Stray\nextends: modern/standard\n", encoding="utf-8")
    alone = [run("check", str(stray))[:2] for stray in strays]
    code, whole, _ = run("check", str(tmp_path / "rulesets"))
    assert [each for each, _ in alone] == [1, 1, 1]
    assert all(str(stray) in told for stray, (_, told) in zip(strays, alone, strict=True))
    assert (code, sorted(whole.splitlines())) == (1, sorted("".join(told for _, told in alone).splitlines()))


LEFT_OUT = ("club/.hidden.yml", ".git/x.yml", "club/.x/y.yml", "situations/.y.yml", "book/deals/.d.yml", ".git")


@pytest.mark.parametrize("name", LEFT_OUT)
def test_hidden_file_or_folder_is_not_called_good(run: Run, tmp_path: Path, name: str) -> None:
    root = copy_library(tmp_path)
    path = root / (name if name.endswith(".yml") else f"{name}/x.yml")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("title: [a\n", encoding="utf-8")
    code, out, _ = run("check", str(root / name))
    message = "the folder of rule sets leaves this out: it is hidden or a link, or inside one"
    assert (code, out.splitlines()) == (1, [f"{root / name}:1:1: {message} (put it there under a name without a dot)"])


@pytest.mark.parametrize("linked", ["club/linked.yml", "linked/x.yml"])
def test_linked_file_is_not_called_good(run: Run, tmp_path: Path, linked: str) -> None:
    root, outside = copy_library(tmp_path), tmp_path / "outside"
    outside.mkdir()
    (outside / "x.yml").write_text("title: [a\n", encoding="utf-8")
    whole = linked.startswith("linked")
    (root / (linked.split("/")[0] if whole else linked)).symlink_to(outside if whole else outside / "x.yml")
    code, out, _ = run("check", str(root / linked))
    assert (code, "it is hidden or a link" in out) == (1, True)


def test_file_named_through_another_folder_is_read(run: Run, tmp_path: Path) -> None:
    root = copy_library(tmp_path)
    assert run("check", str(root / "book" / ".." / "club" / "evening.yml"))[0] == 0


def test_missing_file_beside_the_sources_refused(run: Run, tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "rulesets")
    (tmp_path / "rulesets" / "matters.yml").unlink()
    code, out, err = run("check", str(tmp_path / "rulesets" / "matters.yml"))
    assert code == 2
    assert "No such file" in out + err


def test_file_extending_missing_rule_set_exists_itself(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fridays.yml").write_text("title: Fridays\nextends: none.yml\n", encoding="utf-8")
    assert run("show", str(tmp_path / "fridays.yml"))[0] == 1


@pytest.mark.parametrize("text", ['{"rules": "modern/standard",}', "rules: modern/standard", "[1, 2,]"])
def test_file_named_json_must_be_json(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "deal.json").write_text(text, encoding="utf-8")
    for command in ("check", "replay"):
        code, out, err = run(command, str(tmp_path / "deal.json"))
        assert code == 1
        assert "deal.json:1:" in out + err
        assert "this is not JSON: " in out + err


@pytest.mark.parametrize("name", ["empty.yml", "empty.json"])
def test_empty_record_error_shows_how_to_begin(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    code, _, err = run("replay", str(tmp_path / name))
    assert code == 1
    assert "the file is empty (expected `key: value` lines, as `rules: modern/standard`)" in err


def test_a_folder_is_no_record(refusal: Any, tmp_path: Path) -> None:
    code, error = refusal("replay", str(tmp_path))
    assert code == 1
    assert "cannot be read" in error["message"]


def test_rule_set_with_uneven_deal_refused(refusal: Any, tmp_path: Path) -> None:
    path = tmp_path / "uneven.yml"
    path.write_text(
        "title: Uneven\nextends: modern/standard\ntable: {players: [4]}\ndeal: {hand: 12}\n", encoding="utf-8"
    )
    code, error = refusal("show", str(path))
    assert code == 1
    assert error["faults"][0]["line"] == 4
    assert "do not deal out to 4 players" in error["faults"][0]["message"]


def test_the_rule_sets_of_the_project_are_good(answer: Any) -> None:
    assert answer("check", str(ROOT)) == []


def test_checking_gives_place_message_and_hint(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text("title: Mine\nextends: modern/standard\nvalues:\n  QS: many\n", encoding="utf-8")
    code, out, _ = run("check", str(path), "--json")
    assert code == 1
    fault = json.loads(out)[0]
    assert set(fault) == {"file", "line", "column", "code", "message", "hint"}
    assert (fault["file"], fault["line"], fault["column"]) == (str(path), 4, 7)


def test_error_printed_as_file_line_column_message(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yml"
    path.write_text("title: Mine\nextends: modern/standart\n", encoding="utf-8")
    code, out, _ = run("check", str(path))
    assert code == 1
    assert out.startswith(f"{path}:2:10: ")
    assert "modern/standard" in out


def test_a_folder_of_rule_sets_is_checked_whole(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sources.yml").write_text("{}\n", encoding="utf-8")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "one.yml").write_text("title: One\nextends: house/none\n", encoding="utf-8")
    (tmp_path / "house" / "two.yml").write_text("title: Two\nvalus: {}\n", encoding="utf-8")
    code, out, _ = run("check", str(tmp_path), "--json")
    files = {fault["file"] for fault in json.loads(out)}
    assert code == 1
    assert {str(tmp_path / "house" / "one.yml"), str(tmp_path / "house" / "two.yml")} <= files


def test_one_file_of_a_folder_is_checked_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sources.yml").write_text("{}\n", encoding="utf-8")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house" / "one.yml").write_text("title: One\nextends: house/none\n", encoding="utf-8")
    (tmp_path / "house" / "two.yml").write_text("title: Two\nextends: house/none\n", encoding="utf-8")
    path = tmp_path / "house" / "two.yml"
    _, out, _ = run("check", str(path), "--json")
    assert {fault["file"] for fault in json.loads(out)} == {str(path)}


def test_records_are_checked_by_replaying_them(run: Run, record: Any) -> None:
    assert run("check", record())[0] == 0
    code, out, _ = run("check", record(plays=["2C", "2D", "QS"]), "--json")
    fault = json.loads(out)[0]
    assert code == 1
    assert fault["message"].startswith("play 3: S may not play QS")
    assert fault["column"] > 1


def test_empty_folder_is_an_error(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("check", str(tmp_path))
    assert code == 1
    assert "holds no rule set" in out


def test_how_many_files_were_read_is_said(run: Run) -> None:
    code, out, err = run("check", str(ROOT / "modern"))
    assert (code, out, err) == (0, "no errors\n", "hearts-spec: 2 files read\n")


def test_stored_result_of_deal_not_read_as_record(run: Run) -> None:
    folder = ROOT / "spalding-1896" / "deals"
    assert run("check", str(folder))[:2] == (0, "no errors\n")
    assert run("check", str(folder / "spot.found.json"))[:2] == (0, "no errors\n")


def test_an_empty_name_is_no_path(run: Run) -> None:
    code, _, err = run("check", "")
    assert code == 2
    assert "the path is empty" in err


def test_check_of_mixed_folder_reads_only_our_files(run: Run, tmp_path: Path) -> None:
    hidden = tmp_path / ".venv" / "lib"
    hidden.mkdir(parents=True)
    (hidden / "house.yml").write_text("title: [A]\n")
    (tmp_path / "package.json").write_text('{"name": "x", "scripts": {"title": 1}}')
    (tmp_path / "mkdocs.yml").write_text("site_name: X\nx: !!python/name:y\n")
    (tmp_path / "linked").symlink_to(hidden)
    (tmp_path / "game.yml").write_text("title: [A]\nextends: modern/standard\n")
    code, out, err = run("check", str(tmp_path))
    assert code == 1
    assert out == f"{tmp_path}/game.yml:1:8: expected a title, found a list\n"
    assert err == "hearts-spec: 1 file read\n"


@pytest.mark.parametrize("name", ["provisions.yml", "sources.yml", "witnesses.yml", "matters.yml"])
def test_lone_file_of_a_book_recognised_by_name(run: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("first: {plase: p. 1}\n", encoding="utf-8")
    code, out, _ = run("check", str(path))
    assert code == 1
    assert f"{path}:1:9: unknown key 'plase'" in out


@pytest.mark.parametrize("command", ["check", "replay", "show"])
def test_what_is_no_regular_file_is_not_opened(run: Run, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe.yml"
    os.mkfifo(pipe)
    code, out, err = run(command, str(pipe))
    assert code == 1
    assert "cannot be read: it is no regular file" in out + err


def test_unending_link_not_followed(run: Run, house: Path) -> None:
    (house / "endless.json").symlink_to("/dev/zero")
    (house / "modern" / "endless.yml").symlink_to("/dev/zero")
    (house / "modern" / "gone.yml").symlink_to(house / "nothing")
    assert "endless" not in run("check", str(house))[1]
    assert run("check", str(house / "modern/standard.yml"))[:2] == (0, "no errors\n")


def test_error_waiting_on_another_file_reported_when_alone(run: Run, tmp_path: Path) -> None:
    root = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "tests/library", root)
    (root / "club/faulty.yml").write_text("titel: Faulty\nextends: book/game\n")
    (root / "club/heir.yml").write_text("title: A Game\nextends: club/faulty\n")
    code, out, _ = run("check", str(root))
    assert (code, out.count("\n")) == (1, 1)
    assert out.startswith(f"{root}/club/faulty.yml:1:1: unknown key 'titel'")
    code, out, _ = run("check", str(root / "club/heir.yml"))
    assert (code, out) == (1, f"{root}/club/heir.yml:2:10: 'club/faulty' has errors (fix them first)\n")
