"""Files with faults: each is reported at its place, in these very words, and all that is wrong with it at once."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from hearts_spec.disputes import situations_of
from hearts_spec.rules import Library, Problem, RefusedError, RulesError
from hearts_spec.rules.ruleset_file import MOST_CHOICES, MOST_OPTIONS, MOST_PATHS
from hearts_spec.schema.source_tree import MAX_BYTES, MAX_DEPTH, MAX_NODES, from_data, read_file, read_text

HERE = Path(__file__).parent
EVERY_FIXTURE = sorted((HERE / "bad").glob("*/*.yml"))
OF_HISTORY = ("matters", "strategy", "witnesses")
FIXTURES = [path for path in EVERY_FIXTURE if path.parent.name not in ("situations", *OF_HISTORY)]
SITUATIONS = [path for path in EVERY_FIXTURE if path.parent.name == "situations"]
HISTORY = [path for path in EVERY_FIXTURE if path.parent.name in OF_HISTORY]
MATTERS = "pass: {title: The pass, about: A., keys: [passing], firsts: {pass: {of: A pass, key: passing.cards}}}\n"
GOOD = "title: A Game\nextends: book/game\nvalues: {QS: 13}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library, with room for a file that has faults."""
    copied = tmp_path / "rulesets"
    shutil.copytree(HERE / "library", copied)
    (copied / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    (copied / "club/extends-in-a-circle-2.yml").write_text("title: A Game\nextends: club/extends-in-a-circle\n")
    return copied


def report(faults: list[Problem], file: str) -> str:
    """What is wrong with one file, a line for each fault."""
    lines = [str(fault).removeprefix(f"{file}:") for fault in faults if fault.mark.file == file]
    return "".join(f"{line}\n" for line in lines)


def report_bytes(root: Path, data: bytes) -> str:
    (root / "club/test.yml").write_bytes(data)
    return report(Library(root).faults(), "rulesets/club/test.yml")


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_a_file_with_faults_is_reported(root: Path, fixture: Path) -> None:
    folder = fixture.parent.name
    shutil.copy(fixture, root / folder)
    found = report(Library(root).findings(), f"rulesets/{folder}/{fixture.name}")
    assert found == fixture.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("fixture", SITUATIONS, ids=lambda path: path.stem)
def test_a_situation_with_faults_is_reported(root: Path, fixture: Path) -> None:
    (root / "situations").mkdir()
    shutil.copy(fixture, root / "situations/the-play.yml")
    found = report(list(situations_of(root).faults), "rulesets/situations/the-play.yml")
    assert found == fixture.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("fixture", HISTORY, ids=lambda path: path.stem)
def test_a_witness_matter_or_part_of_play_with_faults_is_reported(root: Path, fixture: Path) -> None:
    (root / "matters.yml").write_text(MATTERS)
    file = f"{fixture.parent.name}.yml"
    shutil.copy(fixture, root / file)
    found = report(Library(root).faults(), f"rulesets/{file}")
    assert found == fixture.with_suffix(".txt").read_text(encoding="utf-8")


def test_what_cannot_apply_in_a_house_rule_is_played_as_if_it_were_left_out(root: Path) -> None:
    (root / "club/plain.yml").write_text("title: A Game\nextends: book/game\n")
    shutil.copy(HERE / "bad/club/scores-in-chips.yml", root / "club")
    library = Library(root)
    plain, said = (library.playable(f"club/{name}", 4) for name in ("plain", "scores-in-chips"))
    assert said.leaves["bonus.trick"].value == 1
    assert said.rules == plain.rules


def test_every_fixture_expects_something() -> None:
    silent = [path.stem for path in EVERY_FIXTURE if not path.with_suffix(".txt").read_text(encoding="utf-8").strip()]
    assert silent == []


def test_no_expectation_lacks_its_fixture() -> None:
    lost = [path.name for path in (HERE / "bad").glob("*/*.txt") if not path.with_suffix(".yml").exists()]
    assert lost == []


@pytest.mark.parametrize("fixture", EVERY_FIXTURE, ids=lambda path: path.stem)
def test_a_message_is_one_line_without_words_of_the_trade(fixture: Path) -> None:
    text = fixture.with_suffix(".txt").read_text(encoding="utf-8").lower()
    jargon = ("yaml", "mapping", "scalar", "sequence", "token", "parse", "node", "nonetype", "traceback", "exception")
    assert [word for word in jargon if word in text] == []


BYTES = {
    "latin-1": ("title: Caf\xe9\n".encode("latin-1"), "1:11: the byte 0xe9 is not UTF-8 (save the file as UTF-8)\n"),
    "latin-1 on a later line": (
        "title: A Game\nsummary: Caf\xe9\n".encode("latin-1"),
        "2:13: the byte 0xe9 is not UTF-8 (save the file as UTF-8)\n",
    ),
    "UTF-16": (GOOD.encode("utf-16"), "1:1: the file is saved as UTF-16 (save it as UTF-8)\n"),
    "UTF-16 without a mark": (
        GOOD.encode("utf-16-le"),
        "1:2: the character U+0000 is not allowed in a file (take it out)\n",
    ),
    "a NUL": (b"title: A\0Game\n", "1:9: the character U+0000 is not allowed in a file (take it out)\n"),
    "an escape": (
        b"title: A Game\nsummary: \x1b[31mred\n",
        "2:10: the character U+001B is not allowed in a file (take it out)\n",
    ),
    "text turned round": (
        "title: A\u202eGame\n".encode(),
        "1:9: the character U+202E is not allowed in a file (take it out)\n",
    ),
    "a huge file": (b"#" * (MAX_BYTES + 1), "1:1: the file is larger than 1,000,000 bytes\n"),
    "lists 10,000 deep": (
        b"title: " + b"[" * 10_000,
        f"1:{8 + MAX_DEPTH - 1}: nested deeper than {MAX_DEPTH} levels\n",
    ),
    "keys 200 deep": (
        b"".join(b" " * depth + b"a:\n" for depth in range(200)),
        f"{MAX_DEPTH + 1}:{MAX_DEPTH + 1}: nested deeper than {MAX_DEPTH} levels\n",
    ),
    "too many values": (
        b"title: [" + b"a," * MAX_NODES + b"]",
        f"1:{9 + 2 * (MAX_NODES - 3)}: the file holds more than 20,000 values\n",
    ),
}


@pytest.mark.parametrize("name", BYTES)
def test_hostile_bytes_are_refused(root: Path, name: str) -> None:
    data, expected = BYTES[name]
    assert report_bytes(root, data) == expected


@pytest.mark.parametrize(
    "data",
    [
        GOOD.encode("utf-8-sig"),
        GOOD.replace("\n", "\r\n").encode(),
        b"---\n" + GOOD.encode(),
        GOOD.replace("A Game", "'A \u2665 Game'").encode(),
        GOOD.replace("A Game", "\u00a1Coraz\u00f3n\u00a0!").encode(),
        b"\n\n# first\n" + GOOD.encode() + b"...\n",
        (GOOD + "summary: |\n  Two lines\n  of text.\n").encode(),
    ],
    ids=["byte order mark", "CRLF", "document start", "suit sign", "hard blank", "document end", "two lines"],
)
def test_what_an_editor_may_leave_behind_is_accepted(root: Path, data: bytes) -> None:
    assert report_bytes(root, data) == ""


def calls_in(work: Callable[..., object], *given: object) -> int:
    """How many functions are called in some work."""
    called = 0

    def count(frame: FrameType, event: str, value: object) -> None:
        nonlocal called
        called += event.endswith("call")

    sys.setprofile(count)
    try:
        work(*given)
    finally:
        sys.setprofile(None)
    return called


@pytest.mark.parametrize(
    "filled",
    [
        lambda many: b"".join(b"unknown-%d: 1\n" % number for number in range(many // 2)),
        lambda many: GOOD.encode() + b"aliases: [" + b"{}," * many + b"]\n",
    ],
    ids=["unknown keys", "a long list"],
)
def test_the_work_of_refusing_a_file_grows_no_faster_than_the_file(root: Path, filled: Callable[[int], bytes]) -> None:
    """From a quarter to a half and from there to the whole: twice as much; with the square of it, four times."""
    report_bytes(root, filled(0))  # what is made ready once is no part of it
    quarter, half, whole = (calls_in(report_bytes, root, filled(many)) for many in (1000, 2000, 4000))
    assert 0 < whole - half < 3 * (half - quarter)


def test_a_linked_file_is_not_followed(root: Path) -> None:
    outside = root.parent / "outside.yml"
    outside.write_text("title: Outside\n")
    (root / "club/linked.yml").symlink_to(outside)
    assert "club/linked" not in Library(root).drafts


def test_a_linked_folder_is_not_followed(root: Path) -> None:
    outside = root.parent / "outside"
    outside.mkdir()
    (outside / "game.yml").write_text("title: Outside\n")
    (root / "linked").symlink_to(outside)
    assert "linked/game" not in Library(root).drafts


def test_linked_provisions_are_not_followed(root: Path) -> None:
    outside = root.parent / "provisions.yml"
    outside.write_text("rule-1: {place: p. 1, topic: table, kind: rule, gist: Outside.}\n")
    (root / "club/provisions.yml").symlink_to(outside)
    assert "club.rule-1" not in Library(root).provisions


@pytest.mark.parametrize(
    ("folder", "name"), [("club", "Two Go.yml"), ("Our Club", "evening.yml"), ("club", "-.yml"), ("club", "index.yml")]
)
def test_a_name_that_cannot_be_an_id(root: Path, folder: str, name: str) -> None:
    (root / folder).mkdir(exist_ok=True)
    (root / folder / name).write_text(GOOD)
    id = f"{folder}/{name.removesuffix('.yml')}"
    hint = "use small letters, figures and hyphens in the names of folder and file"
    hint += ", but not index" if name == "index.yml" else ""
    assert report(Library(root).faults(), f"rulesets/{folder}/{name}") == f"1:1: '{id}' cannot be an id ({hint})\n"


def test_a_file_that_ends_in_yaml(root: Path) -> None:
    (root / "club/test.yaml").write_text(GOOD)
    found = report(Library(root).faults(), "rulesets/club/test.yaml")
    assert found == "1:1: the name of the file ends in .yaml (end it in .yml)\n"


def test_a_file_that_is_not_there(root: Path) -> None:
    with pytest.raises(RulesError) as caught:
        Library(root).find(str(root / "club/nowhere.yml"))
    assert report(list(caught.value.faults), str(root / "club/nowhere.yml")) == (
        "1:1: cannot be read: No such file or directory\n"
    )


def test_a_folder_in_place_of_a_file(root: Path) -> None:
    (root / "club/test.yml").mkdir()
    found = report(Library(root).faults(), "rulesets/club/test.yml")
    assert found == "1:1: cannot be read: it is a folder\n"


@pytest.mark.parametrize(
    "ref", ["club/nothing", "x" * 5000, "a\0b", "a\0b.yml", "x" * 5000 + ".yml", "", "club/evening\n", "\x1b[31m"]
)
def test_a_rule_set_that_is_none_is_refused(root: Path, ref: str) -> None:
    with pytest.raises((RefusedError, RulesError)) as caught:
        Library(root).find(ref)
    assert str(caught.value).isprintable()


def test_a_faulty_rule_set_cannot_be_used_by_its_id(root: Path) -> None:
    with pytest.raises(RulesError, match=r"club/faulty\.yml:1:8: found a list, where a title was expected"):
        Library(root).find("club/faulty")


def test_a_faulty_rule_set_cannot_be_used_by_its_path(root: Path) -> None:
    with pytest.raises(RulesError, match=r"club/faulty\.yml:1:8: found a list, where a title was expected"):
        Library(root).find(str(root / "club/faulty.yml"))


def test_a_file_elsewhere_gives_all_its_faults_at_once(root: Path) -> None:
    path = root.parent / "house.yml"
    path.write_text("title: [A]\nextends: book/gane\ncites: {deal.hand: book.nothing}\n")
    with pytest.raises(RulesError) as caught:
        Library(root).find(str(path))
    assert [(fault.mark.line, fault.mark.column) for fault in caught.value.faults] == [
        (1, 8),
        (2, 10),
        (3, 20),
        (3, 20),
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "a rule set is an id, a path, or keys with their values"),
        ({"title": {"a": 1}}, "found `key: value` lines, where a title was expected"),
        ({"extends": "book/game", "deal": {"hand": "13"}}, "found '13' in quotes, where a number was expected"),
        ({"extends": "book/game", "deal": {"hand": 13.5}}, "found '13.5', where a whole number was expected"),
        ({"extends": "book/game", "shared": "true"}, "found 'true', where true or false was expected"),
        ({"extends": "book/game", "game": {"limit": 10**5000}}, "a number is too large to read"),
        ({"title": "a\x1bb"}, "the character U+001B is not allowed in a text"),
        ({"title": "a\ud800b"}, "the character U+D800 is not allowed in a text"),
        ({"title": object()}, "a value of the type object cannot be read"),
        ({"title": b"Hearts"}, "a value of the type bytes cannot be read"),
        ({}, "the rule set says nothing of"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_data_with_faults(root: Path, data: object, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        Library(root).find_data(data)
    assert message in str(caught.value)


def test_more_choices_than_can_be_tried(root: Path) -> None:
    choices = {f"c{number}": {"says": "So."} for number in range(MOST_CHOICES + 1)}
    with pytest.raises(RulesError, match="found more than 20 choices"):
        Library(root).find_data({"extends": "book/game", "options": {"two-clear": {"choices": choices}}})


def test_more_options_than_can_be_tried(root: Path) -> None:
    option = {"asks": "How many?", "number": "table.chips"}
    options = {f"o{number}": option for number in range(MOST_OPTIONS + 1)}
    with pytest.raises(RulesError, match="found more than 40 options"):
        Library(root).find_data({"extends": "book/game", "options": options})


def test_data_nested_too_deep(root: Path) -> None:
    data: object = "bottom"
    for _ in range(MAX_DEPTH + 2):
        data = [data]
    with pytest.raises(RulesError, match="nested deeper than"):
        from_data(data)


def test_a_faulty_file_does_not_hide_the_others(root: Path) -> None:
    library = Library(root)
    assert library.rule_set("club/evening").title == "The Club's Evening Game"


def test_an_option_whose_question_is_misspelt_is_not_without_one(root: Path) -> None:
    text = "options: {odd: {aks: Who has it?, default: a, choices: {a: {says: A.}, b: {says: B.}}}}\n"
    (root / "club/test.yml").write_text(GOOD + text)
    messages = [each.message for each in Library(root).faults() if each.mark.file == "rulesets/club/test.yml"]
    assert messages == ["unknown key 'aks'"]


def test_text_and_file_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "a.yml"
    path.write_text(GOOD)
    assert read_file(path, "a.yml") == read_text(GOOD, "a.yml")


@pytest.mark.parametrize(
    "text",
    [path.read_text(encoding="utf-8") for path in FIXTURES],
    ids=[path.stem for path in FIXTURES],
)
def test_both_parsers_say_the_same(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser there is only the one written in Python."""
    import yaml

    def outcome() -> object:
        try:
            return read_text(text)
        except RulesError as error:
            return error.faults

    fast = outcome()
    monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    assert outcome() == fast


def test_a_key_that_names_more_statements_than_anybody_could_mean(root: Path) -> None:
    key = ".".join(["a,b"] * 200)
    found = report_bytes(root, f"{GOOD}assumed:\n  {key}: We think so.\n".encode())
    assert f"5:3: this names more than {MOST_PATHS} statements (give some a line of their own)\n" in found
