"""`check --fix`: what is changed, what is left as it is, and what is said of it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.checks import problems_at
from hearts_spec.cli import check_commands
from hearts_spec.rules import Problem
from tests.cli.deals import Run
from tests.problem_tables import copy_library

HEAD = "title: Ours\nextends: book/game  # the usual one\n"
# What follows that head, and what becomes of it.
FIXED = {
    "misspelt key": ("lead: {opner: dealer}\n", "lead: {opener: dealer}\n"),
    "misspelt word": ("lead: {opener: daeler}\n", "lead: {opener: dealer}\n"),
    "misspelt word in quotes": ('lead: {opener: "daeler"}\n', 'lead: {opener: "dealer"}\n'),
    "two misspelt keys": ("laed: {opener: dealer}\naliasses: [a]\n", "lead: {opener: dealer}\naliases: [a]\n"),
    "number in quotes": ('values: {QS: "12"}\n', "values: {QS: 12}\n"),
    "number in words": ("values: {QS: twelve}\n", "values: {QS: 12}\n"),
    "hidden character": ("summary: Ou\u200brs – é.\n", "summary: Ours – é.\n"),
    "name listed twice": ("aliases: [a, b, a, c]\n", "aliases: [a, b, c]\n"),
    "last name listed twice": ("aliases: [a, b, b]  # both\n", "aliases: [a, b]  # both\n"),
    "name listed twice on lines": ("aliases:\n  - a  # one\n  - a  # two\n", "aliases:\n  - a  # one\n"),
    "statement as in parent": ("pack: {ace: high, packs: 2}\n", "pack: {packs: 2}\n"),
    "last statement as in parent": ("pack: {packs: 2, ace: high}\n", "pack: {packs: 2}\n"),
    "statement on a line as in parent": ("pack:\n  packs: 2\n  ace: high  # as ever\n", "pack:\n  packs: 2\n"),
    "section as in parent": ("pack:\n  # as ever\n  ace: high\nvalues: {QS: 12}\n", "values: {QS: 12}\n"),
    "silence as in parent": ("values: {QS: 12}\nhearts: silent\n", "values: {QS: 12}\n"),
    "first of two options as in parent": (
        "options:\n  chips: {asks: With how many chips does each player begin?}\n  two-clear: {default: divide}\n",
        "options:\n  two-clear: {default: divide}\n",
    ),
    "misspelt option": ("options:\n  two-clear: {defalt: divide}\n", "options:\n  two-clear: {default: divide}\n"),
    "two in a line": ("values: {QS: '12', hearts: 1}\n", "values: {QS: 12}\n"),
}  # fmt: skip
# What no hint says for certain, or what would not be better.
LEFT = {
    "word like none": "lead: {opener: xyz}\n",
    "word like several": "options:\n  chips: {numbr: table.chips}\n",
    "key that hides another": "laed: {opner: dealer}\n",
    "cards that are not in the pack": "joker: {thrown: at-will}\n",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_library(tmp_path)


@pytest.mark.parametrize("name", FIXED)
def test_what_a_hint_says_is_done(run: Run, root: Path, name: str) -> None:
    before, after = FIXED[name]
    file = root / "club/ours.yml"
    file.write_text(HEAD + before, encoding="utf-8")
    _, out, _ = run("check", "--fix", str(file))
    assert file.read_text(encoding="utf-8") == HEAD + after
    assert ": fixed\n" in out


@pytest.mark.parametrize("name", LEFT)
def test_what_no_hint_says_is_left(run: Run, root: Path, name: str) -> None:
    file = root / "club/ours.yml"
    file.write_text(HEAD + LEFT[name], encoding="utf-8")
    _, out, _ = run("check", "--fix", str(file))
    assert (file.read_text(encoding="utf-8"), ": fixed" in out) == (HEAD + LEFT[name], False)


def test_file_of_its_own_is_fixed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ours.yml"
    file.write_bytes(b"\xef\xbb\xbftitle: Ours\r\nextends: modern/standrd\r\nvalues: {QS: 12}\r\n")
    code, out, err = run("check", "--fix", str(file))
    assert (code, err) == (0, "hearts-spec: 1 file read, 1 fixed\n")
    assert out.splitlines()[1:] == ["no errors"]
    assert file.read_bytes() == b"\xef\xbb\xbftitle: Ours\r\nextends: modern/standard\r\nvalues: {QS: 12}\r\n"


def test_texts_of_a_source_are_fixed(run: Run, root: Path) -> None:
    file, text = root / "sources.yml", (root / "sources.yml").read_text(encoding="utf-8")
    file.write_text(text + "  silences: [table, joker]\n  principal: gmae\n", encoding="utf-8")
    code, _, _ = run("check", "--fix", str(root))
    assert code == 0
    assert file.read_text(encoding="utf-8") == text + "  silences: [joker]\n  principal: game\n"


def test_statements_of_a_source_are_fixed(run: Run, root: Path) -> None:
    file, text = root / "book/provisions.yml", (root / "book/provisions.yml").read_text(encoding="utf-8")
    new = "new: {place: p. 4, topic: slam, kind: rule, gist: None.,\n  doubts: [{doubt: A, reading: B, why: C%s}]}\n"
    file.write_text(text + "book." + new % ", bears-on: [slam, queen]", encoding="utf-8")
    code, _, _ = run("check", "--fix", str(root))
    assert (code, file.read_text(encoding="utf-8")) == (0, text + new % "")


def test_other_files_are_not_changed(run: Run, root: Path) -> None:
    wrong = HEAD + "values: {QS: '12'}\n"
    for name in ("club/ours.yml", "club/theirs.yml"):
        (root / name).write_text(wrong, encoding="utf-8")
    run("check", "--fix", str(root / "club/ours.yml"))
    assert (root / "club/ours.yml").read_text(encoding="utf-8") != wrong
    assert (root / "club/theirs.yml").read_text(encoding="utf-8") == wrong


def test_data_say_what_is_fixed(run: Run, root: Path) -> None:
    file = root / "club/ours.yml"
    file.write_text(HEAD + "values: {QS: '12'}\nlead: {opener: xyz}\n", encoding="utf-8")
    code, out, _ = run("check", "--fix", "--json", str(file))
    assert code == 1
    assert [(each["code"], each["line"], each["fixed"]) for each in json.loads(out)] == [
        ("quoted-number", 3, True),
        ("unknown-word", 4, False),
    ]


SAVED = HEAD + "summary: Saved meanwhile.\n"


@pytest.mark.parametrize("valus", ["valus: {JD: -10}\nvalues: {QS: 13}\n", "values: {QS: '12'}\nlead: {opener: xyz}\n"])
@pytest.mark.parametrize("call", [1, 2, 3])
def test_what_is_saved_meanwhile_is_kept(
    run: Run, root: Path, monkeypatch: pytest.MonkeyPatch, valus: str, call: int
) -> None:
    file, calls = root / "club/ours.yml", 0
    file.write_text(HEAD + valus, encoding="utf-8")

    def saving(*given: Any) -> tuple[Sequence[Problem], int]:
        nonlocal calls
        calls += 1
        found = check(*given)
        if calls == call:
            file.write_text(SAVED, encoding="utf-8")
        return found

    check = problems_at
    monkeypatch.setattr(check_commands, "problems_at", saving)
    run("check", "--fix", str(file))
    assert calls < call or file.read_text(encoding="utf-8") == SAVED
