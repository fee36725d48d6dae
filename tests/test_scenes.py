"""Features as pages show them: an outline is one scene, and what is drawn does not stand there twice."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.scenarios.features import read_feature
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.scenario_html import OutlineRow, Scene, Sheet, StepShown, sheets_of
from hearts_spec.site.templating import paragraphs

FILE = "features/book/deal.feature"
TEXT = """\
Feature: A deal

  Scenario: One deals
    Given the game is book/game

  Scenario Outline: <dealer> deals, who is asked first
    Given the game is book/game
    Then <dealer> deals

    Examples:
      | dealer |
      | A      |
      | B      |

  Scenario Outline: <dealer> deals and <eldest> leads
    Given the game is book/game
    Then <dealer> deals

    Examples:
      | dealer | eldest |
      | C      | D      |
      | D      | A      |
"""
HELD = {"A": ["2C"], "B": ["3C"]}
DRAWN = {"kind": "hands", "seats": ["A", "B"], "dealer": "B", "hands": HELD}


def step(line: int, table: Sequence[list[str]] = (), *seen: dict[str, Any]) -> dict[str, Any]:
    return {"keyword": "Given", "text": "so", "line": line, "table": list(table), "docstring": "", "seen": list(seen)}


def record(name: str, line: int, *steps: dict[str, Any], **row: str) -> dict[str, Any]:
    return {
        "file": FILE, "line": line, "rule": "", "name": name, "description": "", "row": row, "tags": [],
        "rulesets": ["book/game"], "steps": list(steps),
    }  # fmt: skip


def sheet(tmp_path: Path, *records: dict[str, Any]) -> Sheet:
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text(TEXT, encoding="utf-8")
    [made] = sheets_of([read_feature(TEXT, FILE)], RunTranscript("", records), tmp_path)
    return made


def test_outline_is_one_scene_with_all_rows(tmp_path: Path) -> None:
    """Its name and its anchor are filled where its rows are few and have one place; otherwise left open."""
    made = sheet(
        tmp_path,
        record("One deals", 3, step(4)),
        record("A deals, who is asked first", 12, step(7), step(8), dealer="A"),
        record("B deals, who is asked first", 13, step(7), step(8), dealer="B"),
        record("C deals and D leads", 21, step(16), step(17), dealer="C", eldest="D"),
        record("D deals and A leads", 22, step(16), step(17), dealer="D", eldest="A"),
    )
    assert [(each.name, each.anchor, [row.cells for row in each.rows]) for each in made.scenes] == [
        ("One deals", "one-deals", []),
        ("A or B deals, who is asked first", "a-or-b-deals-who-is-asked-first", [("A",), ("B",)]),
        ("… deals and … leads", "deals-and-leads", [("C", "D"), ("D", "A")]),
    ]
    assert made.runs == 5


@pytest.mark.parametrize(
    ("table", "seen", "stands"),
    [
        ([["A", "2C"], ["B", "3C"]], [DRAWN], False),
        ([["A", "2C"], ["B", "the rest"]], [DRAWN], False),
        ([["A", "2C"], ["B", "1"]], [DRAWN], True),
        ([["A", "2C"], ["B", "3C"]], [], True),
        ([["A", "B"], ["*2C", "3C"]], [{"kind": "tricks"}], False),
    ],
)
def test_table_shown_where_drawing_does_not_show_it(
    tmp_path: Path, table: list[list[str]], seen: list[dict[str, Any]], stands: bool
) -> None:
    [scene] = sheet(tmp_path, record("One deals", 3, step(4, table, *seen))).scenes
    assert scene.lines == (StepShown("Given", "so", tuple(map(tuple, table)) if stands else (), "", tuple(seen)),)


@pytest.mark.parametrize(
    ("table", "numbers"),
    [
        ((("", "pays", "net"), ("A", "0", "+12"), ("B", "2", "-2")), (False, True, True)),
        ((("A", "B", "C"), ("1", "2", "none")), (True, True, False)),
        ((("A", "2H 3H"), ("B", "QS")), (False, False)),
        ((("South", "West", "West"),), (False, False, False)),
        ((), ()),
    ],
    ids=["a settlement", "what each took", "cards", "a row alone", "no table"],
)
def test_columns_of_numbers_are_set_below_each_other(
    table: tuple[tuple[str, ...], ...], numbers: tuple[bool, ...]
) -> None:
    assert StepShown("When", "", table).numbers == numbers


def test_prose_split_at_blank_lines() -> None:
    assert paragraphs("One.\nStill one.\n\n\n\nTwo.\n") == ["One.\nStill one.", "Two."]
    assert paragraphs("") == []


def cases(heads: str, *rows: str) -> Scene:
    made = tuple(OutlineRow(tuple(row.split("|")), ()) for row in rows)
    return Scene("", "", "", "", "", (), (), (), tuple(heads.split("|")), made)


@pytest.mark.parametrize(
    ("heads", "row", "wide"),
    [
        ("rules|changes|answer|firm|provision", "hoyle-1887/hearts|nothing changed|share|ruled|hoyle-1887.tie", True),
        ("hearts|rest|pays|net|of", "2|11|6|+5|4", False),  # many, but short
        ("fault|remedy|provision", "a card is faced|he who faced it deals again|hoyle-1887.faced", False),  # they wrap
    ],
)
def test_many_long_case_columns_stack_on_phone(heads: str, row: str, wide: bool):
    assert cases(heads, row).wide == wide


def test_numbers_of_cases_are_aligned() -> None:
    assert cases("seat|net|cards", "A|+10|2", "B|\u22123|-").numbers == (False, True, False)


def test_few_figures_of_case_stay_on_one_line() -> None:
    row = OutlineRow(("+4 +4 \u22123 \u22126", "+1 +1 +1 +1 +1 \u22125", "7", "2C 3C", "-"), ())
    assert row.figures == (True, False, False, False, False)


@pytest.mark.parametrize(("number", "many"), [(10, False), (11, True)])
def test_cases_are_folded_where_they_are_many(number: int, many: bool) -> None:
    assert cases("seat", *"ABCDEFGHIJK"[:number]).many == many


def test_a_scenario_says_which_questions_it_puts() -> None:
    texts = ("the question odd-chip is put to <rules>", "the question odd-chip is put to all", "the answer is no")
    lines = tuple(StepShown("When", text) for text in texts)
    assert Scene("", "", "", "", "", (), (), lines).asks == ("odd-chip",)
