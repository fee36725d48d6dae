"""What a command reads: the files that it needs, each once, and no other."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes import dispute_files
from hearts_spec.rules import Library, folder
from hearts_spec.schema import record_type, source_tree
from tests.cli.deals import ROOT, Run, moon
from tests.problem_tables import copy_library, tables

BOOKS, STATEMENTS = "sources.yml", "modern/provisions.yml"
GAME = {BOOKS, "modern/standard.yml"}
OLD = ("hoyle-1887/hearts.yml", "hoyle-1887/provisions.yml")
DISPUTES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "situations").iterdir()}
CARDS = {"A": "QS 2H", "B": "3H 4H 5H", "C": "6H 7H 8H 9H", "D": "10H JH QH KH AH"}
TAKEN = ",".join(f"{seat}={cards}" for seat, cards in CARDS.items())
FRIDAYS = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often each file of the folder of rule sets is read."""
    found: Counter[str] = Counter()
    file_text = source_tree.file_text

    def counted(path: Path, shown: str = "", within: Path | None = None) -> str:
        if path.is_relative_to(ROOT):
            found[path.relative_to(ROOT).as_posix()] += 1
        return file_text(path, shown, within)

    for module in (source_tree, record_type, folder):
        monkeypatch.setattr(module, "file_text", counted)
    dispute_files._read_files.cache_clear()
    return found


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a house rule, a game and a record."""
    monkeypatch.chdir(tmp_path)
    Path("fridays.yml").write_text(FRIDAYS, encoding="utf-8")
    Path("game.json").write_text(json.dumps({"id": "modern/standard", "deals": [{"taken": CARDS}]}), encoding="utf-8")
    Path("record.json").write_text(json.dumps(moon()), encoding="utf-8")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    ("command", "needed"),
    [
        (["settle", "modern/standard", "--taken", TAKEN], GAME),
        (["score", "game.json"], GAME),
        (["replay", "record.json"], GAME),
        (["show", "modern/standard"], GAME | {STATEMENTS}),
        (["show", "fridays.yml"], GAME | {STATEMENTS}),
        (
            ["show", "foster-1914/spot"],
            {BOOKS, *(f"foster-1914/{name}.yml" for name in ("laws", "spot", "provisions"))},
        ),
        (["check", "fridays.yml"], GAME),
        (["check", str(ROOT / "modern/standard.yml")], GAME | {STATEMENTS}),
        (["rule", "the-odd-chip", "--rules", "hoyle-1887/hearts"], {*OLD, BOOKS, *DISPUTES}),
    ],
    ids=lambda part: " ".join(part[:2]) if isinstance(part, list) else "",
)
def test_one_game_needs_its_file_those_it_extends_and_its_statements(
    run: Run, reads: Counter[str], command: list[str], needed: set[str]
) -> None:
    code, out, err = run(*command)
    assert code == 0, out + err
    assert reads == Counter(needed)


def test_a_dispute_put_to_every_game_reads_each_file_once(run: Run, reads: Counter[str]) -> None:
    code, _, err = run("rule", "the-odd-chip")
    assert code == 0, err
    assert set(reads.values()) == {1}
    assert {id for id in reads if id.startswith("house/")} == {
        f"house/{path.name}" for path in ROOT.glob("house/*.yml")
    }


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("broken", ["house/other.yml", "foster-1914/provisions.yml", "witnesses.yml", "house/x/y.yml"])
def test_a_broken_file_stops_only_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str], broken: str) -> None:
    root = tmp_path / "rulesets"
    shutil.copytree(ROOT / "modern", root / "modern")
    shutil.copytree(ROOT / "foster-1914", root / "foster-1914")
    for path in (ROOT / BOOKS, ROOT / "situations"):
        shutil.copytree(path, root / path.name) if path.is_dir() else shutil.copy(path, root)
    (root / broken).parent.mkdir(parents=True, exist_ok=True)
    (root / broken).write_text("title: [", encoding="utf-8")
    for command in (
        "show modern/standard",
        "score game.json",
        "replay record.json",
        "show fridays.yml",
        "check fridays.yml",
    ):
        assert main(["--rulesets", str(root), *command.split()]) == 0, capsys.readouterr()
    capsys.readouterr()
    assert main(["check", str(root)]) == 1
    assert f"{root / broken}:1:" in capsys.readouterr().out


def test_the_list_of_rule_sets_names_the_broken_ones(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "modern" / "broken.yml").write_text("title: [", encoding="utf-8")
    assert main(["--rulesets", str(house), "rulesets"]) == 0
    assert "modern/broken has errors and is left out" in capsys.readouterr().err
    assert main(["--rulesets", str(house), "show", "modern/broken"]) == 1
    assert "modern/broken.yml:1:8" in capsys.readouterr().err


def test_a_file_checked_alone_has_the_problems_that_the_whole_check_finds_in_it(tmp_path: Path) -> None:
    root = copy_library(tmp_path)
    cases = tables()["options"]
    for file, text in (pair for each in cases for pair in {**each.beside, each.file: each.text}.items()):
        (root / file).parent.mkdir(exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    whole = Library(root).findings()
    for each in cases:
        alone = Library(root).findings_in_file(each.file.removesuffix(".yml"))
        assert alone == [problem for problem in whole if problem.mark.file == f"{root.name}/{each.file}"]
