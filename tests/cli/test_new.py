"""`new` and `schema`: a house rule is begun, and editors are told what may stand in it."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.cli.check_commands import every_schema
from hearts_spec.rules import Library
from hearts_spec.rules.fields import all_fields, top_of
from tests.cli.deals import ROOT, Run


def test_new_rule_set_created_without_errors(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--rulesets", str(house), "new", "house/kitchen-table", "--extends", "modern/standard", "--json"]
    assert main(command) == 0
    path = house / "house" / "kitchen-table.yml"
    found = json.loads(capsys.readouterr().out)
    schema = house / ".schemas" / "rulesets.json"
    assert found == {
        "id": "house/kitchen-table", "file": str(path), "extends": "modern/standard", "schema": str(schema),
    }  # fmt: skip
    named = path.read_text(encoding="utf-8").splitlines()[0].partition("$schema=")[2]
    assert (path.parent / named).resolve() == schema.resolve()
    assert json.loads(schema.read_text(encoding="utf-8"))["title"] == "A rule set of Hearts"
    assert main(["check", str(path)]) == 0


def test_new_prints_next_steps_relative_to_current_folder(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(house.parent.parent)
    within = house.relative_to(house.parent.parent)
    assert main(["--rulesets", str(within), "new", "house/mine", "--extends", "modern/standard"]) == 0
    advised = re.findall(r"hearts-spec (.*)", capsys.readouterr().out)
    assert advised == [f"check {within}/house/mine.yml", f"--rulesets {within} show house/mine"]
    assert [main(each.split()) for each in advised] == [0, 0]


def test_new_says_where_it_looked_if_nothing_similar(refusal: Any, house: Path) -> None:
    """However few there are: one of them is not what was meant."""
    command = ("--rulesets", str(house), "new", "house/mine", "--extends")
    code, error = refusal(*command, "club/whist")
    assert (code, error["message"]) == (2, "there is no rule set 'club/whist'")
    assert error["hint"] == f"rule sets are looked for in {house}"
    assert refusal(*command, "modern/standart")[1]["hint"] == "did you mean modern/standard?"


def test_every_rule_in_new_file_can_be_uncommented(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"])
    path = house / "house" / "mine.yml"
    head, rules = path.read_text(encoding="utf-8").split("# table:\n")
    rules = "# table:\n" + rules
    brought = "\n".join(line.removeprefix("# ") for line in rules.splitlines())
    path.write_text(f"{head}{brought}\n", encoding="utf-8")
    capsys.readouterr()
    main(["check", str(path), "--json"])
    faults = json.loads(capsys.readouterr().out)
    assert faults
    assert [fault["message"] for fault in faults if "repeats what" not in fault["message"]] == []


@pytest.fixture
def with_a_book(house: Path) -> Path:
    """A folder in which there is a new book, of which nothing is told but a provision."""
    with (house / "sources.yml").open("a", encoding="utf-8") as file:
        file.write("manual-1925: {title: A Manual, short: Manual 1925, year: 1925}\n")
    (house / "manual-1925").mkdir()
    provision = "all: {place: p. 61, topic: table, kind: rule, gist: All that it says.}\n"
    (house / "manual-1925/provisions.yml").write_text(provision, encoding="utf-8")
    return house


def test_new_book_file_asks_for_every_key(with_a_book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every key of the vocabulary is asked for at its line, and none is answered."""
    assert main(["--rulesets", str(with_a_book), "new", "manual-1925/laws", "--json"]) == 0
    path = with_a_book / "manual-1925/laws.yml"
    assert json.loads(capsys.readouterr().out) == {
        "id": "manual-1925/laws", "file": str(path), "extends": None,
        "schema": str(with_a_book / ".schemas/rulesets.json"),
    }  # fmt: skip
    assert main(["check", str(path), "--json"]) == 1
    asked = [fault["line"] for fault in json.loads(capsys.readouterr().out) if "found nothing" in fault["message"]]
    blank = [
        number for number, line in enumerate(path.read_text().splitlines(), 1) if ":  # " in line and line[0] != "#"
    ]
    assert asked == blank
    assert len(blank) == len(all_fields()) + 1  # the hearts, whose value is no field of its own


def test_new_book_file_valid_once_completed(with_a_book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is answered as today's game does, for four."""
    main(["--rulesets", str(with_a_book), "new", "manual-1925/hearts"])
    path, leaves = with_a_book / "manual-1925/hearts.yml", Library(with_a_book).rule_set("modern/standard").leaves
    said, above = [], list[str]()
    for line in path.read_text(encoding="utf-8").splitlines():
        name, _, rest = line.strip().partition(":")
        above = [*above[: (len(line) - len(line.lstrip())) // 2], name]
        leaf = leaves.get(".".join(above))
        value = [4] if leaf and leaf.key == "table.players" else leaf and leaf.field.plain(leaf.value)
        said.append(f"{line.partition(':')[0]}: {json.dumps(value)}{rest}" if leaf else line)
        said += ["  QS: 13"] if line == "values:" else []
    reasons = dict.fromkeys({top_of(key) for key, leaf in leaves.items() if not leaf.silent}, "so")
    path.write_text("\n".join([*said, f"assumed: {json.dumps(reasons)}", ""]), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(path)]) == 0, capsys.readouterr().out


def test_words_of_first_rule_set_explained(with_a_book: Path) -> None:
    main(["--rulesets", str(with_a_book), "new", "manual-1925/laws"])
    lines = (with_a_book / "manual-1925/laws.yml").read_text(encoding="utf-8").splitlines()
    assert "  turn:  # Turn to play: left, right" in lines  # the game cannot be played without an answer
    assert "  hand:  # Cards to each: a whole number" in lines
    assert "  led:  # Leading hearts: at-will, once-broken, silent" in lines
    assert "  broken-by:  # Hearts broken by: as [diamonds], [], silent" in lines


def test_new_game_starts_from_shared_rules_of_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What these leave to it is asked for; what they say stands there to be changed, as in any file that is begun."""
    root = tmp_path / "rulesets"
    shutil.copytree(ROOT / "hoyle-1913", root / "hoyle-1913")
    (root / "sources.yml").write_text("hoyle-1913: {title: H, short: H, year: 1913}\n", encoding="utf-8")
    assert main(["--rulesets", str(root), "new", "hoyle-1913/mine", "--extends", "hoyle-1913/laws"]) == 0
    path = root / "hoyle-1913/mine.yml"
    lines = path.read_text(encoding="utf-8").splitlines()
    start = lines.index("settlement:")
    assert [line.split(":")[0].strip() for line in lines[start : start + 15]] == [
        "settlement", "kept-in", "pay", "who", "each", "counting", "times", "to", "draw", "pool", "odd-chip", "jack",
        "pot", "ante", "won-by",
    ]  # fmt: skip
    assert {"# table:", "#   turn: left  # Turn to play: left, right"} <= set(lines)
    capsys.readouterr()
    assert main(["check", str(path), "--json"]) == 1
    asked = [fault["line"] for fault in json.loads(capsys.readouterr().out) if "found nothing" in fault["message"]]
    assert asked == [
        number for number in range(start + 2, start + 16) if lines[number - 1].strip() not in ("pay:", "pot:")
    ]


@pytest.mark.parametrize(
    ("id", "message"),
    [
        (
            "house/mine",
            "must extend a game (add --extends and a game, such as today/hearts, or add the source to sources.yml)",
        ),
        ("modren/mine", "'modren' is not a source, so its rule sets must extend a game (did you mean modern?)"),
        ("modern/mine", "'modern' must extend modern/standard, their first file (add --extends modern/standard)"),
    ],
)
def test_only_the_first_of_a_book_extends_nothing(
    house: Path, capsys: pytest.CaptureFixture[str], id: str, message: str
) -> None:
    before = sorted(house.rglob("*"))
    assert main(["--rulesets", str(house), "new", id]) == 2
    assert message in capsys.readouterr().err
    assert sorted(house.rglob("*")) == before


def test_warning_is_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.yml"
    path.write_text("title: Ours\nextends: modern/standard\nslam: {amount: 26}\n", encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == (
        f"{path}:3:16: warning: `slam.amount` repeats what modern/standard says (it may be left out)\nno errors\n"
    )
    assert main(["check", str(path), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert list(found) == ["file", "line", "column", "code", "message", "hint"]


def test_files_of_one_name_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, amount in (("a", 25), ("b", 27)):
        (tmp_path / folder).mkdir()
        text = f"title: Ours\nextends: modern/standard\nslam: {{amount: {amount}}}\n"
        (tmp_path / folder / "ours.yml").write_text(text, encoding="utf-8")
    assert main(["compare", str(tmp_path / "a/ours.yml"), str(tmp_path / "b/ours.yml"), "--differences", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert {id: cell["value"] for id, cell in row["values"].items()} == {"house/ours": 25, "house/ours-2": 27}


def test_a_file_that_is_there_is_never_overwritten(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = house / "house" / "mine.yml"
    path.parent.mkdir()
    path.write_text("title: Mine\n", encoding="utf-8")
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    assert "already exists" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "title: Mine\n"


@pytest.mark.parametrize("id", ["../mine", "house/../../mine", "/etc/mine", "mine", "House/Mine", "house/mine.yml", ""])
def test_an_id_that_leads_elsewhere_is_no_id(house: Path, capsys: pytest.CaptureFixture[str], id: str) -> None:
    before = sorted(house.parent.rglob("*"))
    assert main(["--rulesets", str(house), "new", id, "--extends", "modern/standard"]) == 2
    assert "is not a valid id" in capsys.readouterr().err
    assert sorted(house.parent.rglob("*")) == before


def test_link_does_not_lead_outside_the_folder(house: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (house / "house").symlink_to(outside)
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    assert list(outside.iterdir()) == []


def test_what_a_new_rule_set_extends_must_exist(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standart"]) == 2
    assert "did you mean modern/standard?" in capsys.readouterr().err


WRONG_NEW = {
    ("situations/x", "modern/standard"): (2, "'situations' is the folder of the disputes (choose another name)"),
    ("house/index", "modern/standard"): (2, "is not a valid id (such as house/kitchen-table: small letters, digits"),
    ("house/x", "house/faulty"): (1, "house/faulty.yml:1:1: the rule set has no title"),
    ("house/x", "house/broken"): (1, "house/broken.yml:1:8: a [ is opened here and not closed"),
    ("house/x", "house/common"): (
        2,
        "house/common is shared by several games, and is not a game itself (extend a game)",
    ),
}


@pytest.mark.parametrize(("id", "extends"), WRONG_NEW)
def test_what_cannot_be_begun_leaves_nothing(
    house: Path, capsys: pytest.CaptureFixture[str], id: str, extends: str
) -> None:
    (house / "house").mkdir(exist_ok=True)
    (house / "house/faulty.yml").write_text("extends: modern/standard\n")
    (house / "house/broken.yml").write_text("title: [A\n")
    (house / "house/common.yml").write_text("title: Common\nextends: modern/standard\nshared: true\n")
    before = sorted(house.rglob("*"))
    code, message = WRONG_NEW[id, extends]
    assert main(["--rulesets", str(house), "new", id, "--extends", extends]) == code
    assert message in capsys.readouterr().err
    assert sorted(house.rglob("*")) == before


def test_a_write_that_fails_leaves_no_file(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = house / "house"
    folder.mkdir(exist_ok=True)
    (folder / f"mine.yml.{os.getpid()}").symlink_to("/dev/full")
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 1
    assert "mine.yml: No space left on device" in capsys.readouterr().err
    assert list(folder.glob("*")) == []
    assert main(["--rulesets", str(house), "new", "house/mine", "--extends", "modern/standard"]) == 0


def test_schema_of_each_kind_of_file_printed(run: Run) -> None:
    titles = {}
    for kind in every_schema():
        code, out, _ = run("schema", kind)
        titles[kind] = json.loads(out)["title"]
        assert code == 0
    assert titles == {
        "rulesets": "A rule set of Hearts",
        "provisions": "The provisions of a source",
        "sources": "The sources",
        "witnesses": "The witnesses",
        "matters": "Matters",
        "strategy": "Strategy",
        "situations": "Situations",
        "deals": "A deal",
        "claims": "The claims of a source",
        "advice": "Advice on play",
        "records": "A record",
    }
    assert run("schema")[1] == run("schema", "rulesets")[1]


def test_schema_help_names_every_kind_of_file(run: Run) -> None:
    said = " ".join(run("schema", "--help")[1].split())
    assert "Print the JSON Schema of a kind of file." in said


def test_all_schemas_can_be_written_for_editors(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "schema", "--write", "--json"]) == 0
    files = json.loads(capsys.readouterr().out)["files"]
    assert [Path(file).name for file in files] == [f"{kind}.json" for kind in every_schema()]
    assert all(json.loads(Path(file).read_text()) for file in files)
    assert main(["check", str(house / "modern/standard.yml")]) == 0


@pytest.mark.parametrize("name", ["provisions", "claims"])
def test_name_of_other_source_file_is_no_game(house: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rulesets", str(house), "new", f"house/{name}", "--extends", "modern/standard"]) == 2
    assert f"names the file of a source's {name}" in capsys.readouterr().err
