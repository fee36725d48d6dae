"""Bad files: every problem is found at its place and has its code; the wording of each is held once."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from hearts_spec.cards import with_hint
from hearts_spec.rules import Library, Problem, RefusedError, RulesError
from hearts_spec.rules.lint import RULE_SET_CHECKS, SUMMARY_CHECKS, TEXT_CHECKS
from hearts_spec.rules.ruleset_file import MOST_CHOICES, MOST_OPTIONS, MOST_PATHS
from hearts_spec.schema.problem_codes import CODES
from hearts_spec.schema.source_tree import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    from_data,
    read_file,
    read_text,
    yaml_tree,
)
from tests.problem_tables import (
    CODES_REPORTED,
    TABLES,
    WORDING,
    all_cases,
    copy_library,
    found_in,
    read_table,
    row,
    tables,
)

TESTS = Path(__file__).parent
WORDINGS = read_table(TABLES / f"{WORDING}.yml")
JARGON = re.compile(
    r"(?<!\.)yaml|\b(mapping|scalar|sequence|token|parse|node|nonetype|traceback|exception)|#", re.IGNORECASE
)
GOOD = "title: A Game\nextends: book/game\nvalues: {QS: 13}\n"
# With a `?` in braces: well-formed, and refused by the parser of PyYAML that is written in Python.
ONLY_QUICK_READS = {"option-repeats"}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_library(tmp_path)


@pytest.mark.parametrize("table", tables())
def test_each_problem_has_its_place_and_code(table: str) -> None:
    found = {name: [row(each) for each in problems] for name, problems in found_in(table).items()}
    assert found == {case.name: case.problems for case in tables()[table]}


@pytest.mark.parametrize("table", tables())
def test_cases_of_a_table_have_different_names(table: str) -> None:
    names = [case.name for case in tables()[table]]
    assert len(set(names)) == len(names)


def test_each_check_has_a_case_for_each_code() -> None:
    for table in tables():
        found_in(table)
    for check in (*TEXT_CHECKS, *RULE_SET_CHECKS, *SUMMARY_CHECKS):
        assert (check.name, CODES_REPORTED.get(check, set())) == (check.name, set(check.codes))


def test_every_code_has_a_wording() -> None:
    assert list(WORDINGS) == list(CODES)
    assert all(WORDINGS.values())


@pytest.mark.parametrize("code", WORDINGS)
def test_wording_is_exact(code: str) -> None:
    for message, where in WORDINGS[code].items():
        if where.endswith(".py"):
            assert message in (TESTS.parent / where).read_text(encoding="utf-8")
        else:
            table, name = where.split("/")
            told = [with_hint(each.message, each.hint) for each in found_in(table)[name] if each.code == code]
            assert message in told


def test_no_message_uses_words_of_the_trade() -> None:
    messages = [message for some in WORDINGS.values() for message in some]
    assert [each for each in messages if JARGON.search(each) or "\n" in each] == []


def report(root: Path, data: bytes) -> list[str]:
    """Return what is wrong with a house rule: place and message of each problem, with its code before them."""
    (root / "club/test.yml").write_bytes(data)
    return [told(each) for each in Library(root).faults() if each.mark.file == "rulesets/club/test.yml"]


def told(problem: Problem) -> str:
    return f"{problem.code} {problem.mark.line}:{problem.mark.column} {with_hint(problem.message, problem.hint)}"


BYTES = {
    "latin-1": (
        "title: Caf\xe9\n".encode("latin-1"),
        "not-utf-8 1:11 the byte 0xe9 is not UTF-8 (save the file as UTF-8)",
    ),
    "latin-1 on a later line": (
        "title: A Game\nsummary: Caf\xe9\n".encode("latin-1"),
        "not-utf-8 2:13 the byte 0xe9 is not UTF-8 (save the file as UTF-8)",
    ),
    "UTF-16": (GOOD.encode("utf-16"), "not-utf-8 1:1 the file is saved as UTF-16 (save it as UTF-8)"),
    "UTF-16 without a mark": (
        GOOD.encode("utf-16-le"),
        "bad-character 1:2 the character U+0000 is not allowed in a file (take it out)",
    ),
    "a NUL": (b"title: A\0Game\n", "bad-character 1:9 the character U+0000 is not allowed in a file (take it out)"),
    "an escape": (
        b"title: A Game\nsummary: \x1b[31mred\n",
        "bad-character 2:10 the character U+001B is not allowed in a file (take it out)",
    ),
    "text turned round": (
        "title: A\u202eGame\n".encode(),
        "bad-character 1:9 the character U+202E is not allowed in a file (take it out)",
    ),
    "a huge file": (b"#" * (MAX_BYTES + 1), "too-large 1:1 the file is larger than 1,000,000 bytes"),
    "lists 10,000 deep": (
        b"title: " + b"[" * 10_000,
        f"too-deep 1:{8 + MAX_DEPTH - 1} nested deeper than {MAX_DEPTH} levels",
    ),
    "keys 200 deep": (
        b"".join(b" " * depth + b"a:\n" for depth in range(200)),
        f"too-deep {MAX_DEPTH + 1}:{MAX_DEPTH + 1} nested deeper than {MAX_DEPTH} levels",
    ),
    "too many values": (
        b"title: [" + b"a," * MAX_NODES + b"]",
        f"too-large 1:{9 + 2 * (MAX_NODES - 3)} the file holds more than 20,000 values",
    ),
    "a number of 5,000 figures": (
        f"{GOOD}game: {{limit: {'9' * 5000}}}\n".encode(),
        "out-of-range 4:15 99999999999999999... is out of range (from 0 to 999999)",
    ),
    "a key for too many statements": (
        f"{GOOD}assumed:\n  {'.'.join(['a,b'] * 200)}: So.\n".encode(),
        f"too-many 5:3 this names more than {MOST_PATHS} statements (give some a line of their own)",
    ),
}


@pytest.mark.parametrize("name", BYTES)
def test_hostile_bytes_are_refused(root: Path, name: str) -> None:
    data, expected = BYTES[name]
    assert expected in report(root, data)


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
def test_what_editors_leave_behind_is_accepted(root: Path, data: bytes) -> None:
    assert report(root, data) == []


def calls_in(work: Callable[..., object], *given: object) -> int:
    """Count the functions that are called in some work."""
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
def test_checking_grows_no_faster_than_the_file(root: Path, filled: Callable[[int], bytes]) -> None:
    """From a quarter to a half and from there to the whole: twice as much; with the square of it, four times."""
    report(root, filled(0))  # what is made ready once is no part of it
    quarter, half, whole = (calls_in(report, root, filled(many)) for many in (1000, 2000, 4000))
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


def refused(root: Path, ref: str) -> list[str]:
    """Return what is wrong with a rule set that cannot be found."""
    with pytest.raises(RulesError) as caught:
        Library(root).find(ref)
    return [told(each) for each in caught.value.faults]


def test_a_missing_file_is_reported(root: Path) -> None:
    expected = "cannot-open 1:1 cannot be read: No such file or directory"
    assert refused(root, str(root / "club/nowhere.yml")) == [expected]


def test_a_folder_in_place_of_a_file(root: Path) -> None:
    (root / "club/test.yml").mkdir()
    found = [told(each) for each in Library(root).faults()]
    assert found == ["cannot-open 1:1 cannot be read: it is a folder"]


@pytest.mark.parametrize(
    "ref", ["club/nothing", "x" * 5000, "a\0b", "a\0b.yml", "x" * 5000 + ".yml", "", "club/evening\n", "\x1b[31m"]
)
def test_a_rule_set_that_is_none_is_refused(root: Path, ref: str) -> None:
    with pytest.raises((RefusedError, RulesError)) as caught:
        Library(root).find(ref)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("ref", ["club/test", "{}/club/test.yml"])
def test_a_faulty_rule_set_cannot_be_used(root: Path, ref: str) -> None:
    (root / "club/test.yml").write_text("title: [Faulty]\nextends: book/game\n")
    assert refused(root, ref.format(root)) == ["wrong-type 1:8 expected a title, found a list"]
    assert Library(root).rule_set("club/evening").title == "The Club's Evening Game"


def test_a_file_elsewhere_gives_all_problems(root: Path) -> None:
    path = root.parent / "house.yml"
    path.write_text("title: [A]\nextends: book/gane\ncites: {deal.hand: book.nothing}\n")
    codes = [each.split()[:2] for each in refused(root, str(path))]
    assert codes == [
        ["wrong-type", "1:8"], ["unknown-rule-set", "2:10"], ["unknown-statement", "3:20"],
        ["unknown-provision", "3:20"],
    ]  # fmt: skip


def test_needless_rules_of_house_rule_are_ignored(root: Path) -> None:
    (root / "club/plain.yml").write_text("title: A Game\nextends: book/game\n")
    (root / "club/test.yml").write_text("title: A Game\nextends: book/game\nbonus: {trick: 1}\n")
    plain, needless = (Library(root).playable(f"club/{name}", 4) for name in ("plain", "test"))
    assert needless.leaves["bonus.trick"].value == 1
    assert needless.rules == plain.rules


DATA = [
    ([], "wrong-type", "a rule set is an id, a path, or keys with their values"),
    ({"title": {"a": 1}}, "wrong-type", "expected a title, found `key: value` lines"),
    ({"extends": "book/game", "deal": {"hand": "13"}}, "quoted-number", "expected a number, found '13' in quotes"),
    ({"extends": "book/game", "deal": {"hand": 13.5}}, "wrong-type", "expected a whole number, found '13.5'"),
    ({"extends": "book/game", "shared": "true"}, "wrong-type", "expected true or false, found 'true'"),
    ({"extends": "book/game", "game": {"limit": 10**5000}}, "out-of-range", "a number is too large to read"),
    ({"title": "a\x1bb"}, "bad-character", "the character U+001B is not allowed in a text"),
    ({"title": "a\ud800b"}, "bad-character", "the character U+D800 is not allowed in a text"),
    ({"title": object()}, "wrong-type", "a value of the type object cannot be read"),
    ({"title": b"Hearts"}, "wrong-type", "a value of the type bytes cannot be read"),
    ({}, "unstated-rules", "the rule set does not state"),
    (
        {"extends": "book/game", "options": {"two-clear": {"choices": {
            f"c{number}": {"says": "So."} for number in range(MOST_CHOICES + 1)}}}},
        "too-many", "found more than 20 choices",
    ),
    (
        {"extends": "book/game", "options": {
            f"o{number}": {"asks": "How many?", "number": "table.chips"} for number in range(MOST_OPTIONS + 1)}},
        "too-many", "found more than 40 options",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("data", "code", "message"), DATA, ids=[each[2] for each in DATA])
def test_bad_data_is_refused(root: Path, data: object, code: str, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        Library(root).find_data(data)
    assert (code, True) in [(each.code, each.message.startswith(message)) for each in caught.value.faults]


def test_data_nested_too_deep(root: Path) -> None:
    data: object = "bottom"
    for _ in range(MAX_DEPTH + 2):
        data = [data]
    with pytest.raises(RulesError, match="nested deeper than"):
        from_data(data)


def test_text_and_file_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "a.yml"
    path.write_text(GOOD)
    assert read_file(path, "a.yml") == read_text(GOOD, "a.yml")


def test_both_parsers_say_the_same() -> None:
    """In the browser there is only the one written in Python."""

    def outcome(text: str, quick: bool) -> object:
        try:
            return yaml_tree(text, quick=quick)
        except RulesError as error:
            return error.faults

    cases = [case for case in all_cases() if case.file.endswith(".yml")]
    differ = {case.name for case in cases if outcome(case.text, True) != outcome(case.text, False)}
    assert differ == ONLY_QUICK_READS
