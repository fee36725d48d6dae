"""Comparing rule sets leaf by leaf."""

from pathlib import Path

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.book_comparison import (
    Row,
    compare,
    differences,
    every_leaf,
    row_data,
    split_key,
)
from hearts_spec.rules.fields import order_of

ROOT = Path(__file__).parent.parent / "rulesets"
OLD, NEW = "hoyle-1887/hearts", "modern/standard"


@pytest.fixture(scope="module")
def rows(library: Library) -> dict[str, Row]:
    return {row.key: row for row in compare({id: every_leaf(library.rule_set(id)) for id in (OLD, NEW)})}


def test_a_row_holds_what_each_rule_set_says(rows: dict[str, Row]) -> None:
    row = row_data(rows["settlement.kept-in"])
    assert row["values"][OLD] == {
        "value": "chips",
        "text": "chips, paid deal by deal",
        "cites": ["hoyle-1887.lowest-wins"],
    }
    assert row["values"][NEW]["value"] == "points"
    assert row["differs"] is True


def test_silence_is_a_value_of_its_own(rows: dict[str, Row]) -> None:
    assert rows["hearts.led"].cells[OLD].value == "silent"
    assert rows["hearts.led"].cells[OLD].text == "silent"
    assert rows["hearts.led"].differs


def test_two_silent_books_say_alike(rows: dict[str, Row]) -> None:
    row = rows["first-trick.follow"]
    assert [cell.value for cell in row.cells.values()] == ["silent", "silent"]
    assert not row.differs


def test_row_missing_from_rule_set_is_empty(rows: dict[str, Row]) -> None:
    assert row_data(rows["values.QS"])["values"] == {
        OLD: {"value": None, "text": "", "cites": []},
        NEW: {"value": 13, "text": "13", "cites": ["modern.queen-value", "modern.count"]},
    }
    assert rows["values.QS"].differs


def test_rules_for_number_of_players_have_own_rows(rows: dict[str, Row]) -> None:
    row = rows["with-players.3.pack.without"]
    assert row.label == "Cards left out (three players)"
    assert row.cells[NEW].value == ["2D"]
    assert rows["pack.without"].label == "Cards left out"
    assert rows["pack.without"].cells[NEW].value == []


def test_unseated_number_of_players_is_empty(rows: dict[str, Row]) -> None:
    assert rows["with-players.6.deal.hand"].cells[OLD].value == 8
    assert rows["with-players.6.deal.hand"].cells[NEW].value is None


def test_rows_follow_order_of_the_model(rows: dict[str, Row]) -> None:
    places = [(order_of(bare), players) for players, bare in map(split_key, rows)]
    assert places == sorted(places)


def test_every_row_of_every_rule_set_is_compared(library: Library) -> None:
    sets = [library.rule_set(id) for id in library.ids()]
    keys = {row.key for row in compare({each.id: every_leaf(each) for each in sets})}
    assert keys == {key for each in sets for key in every_leaf(each)}


def test_a_rule_set_compared_with_itself_never_differs(library: Library) -> None:
    same = every_leaf(library.rule_set(OLD))
    assert not any(row.differs for row in compare({"one": same, "other": same}))


def test_black_jack_differs_from_simple_game_by_card(library: Library) -> None:
    found = differences(library.rule_set("hoyle-1913/black-jack"), library.rule_set("hoyle-1913/simple"))
    assert [(each.key, each.parent) for each in found] == [("values.JS", None)]
    assert found[0].child is not None
    assert found[0].child.value == 10


def test_a_rule_set_does_not_differ_from_itself(library: Library) -> None:
    assert differences(library.rule_set(OLD), library.rule_set(OLD)) == []


def test_general_rule_of_child_ends_exception_of_parent(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir(exist_ok=True)
    text = (ROOT / "hoyle-1887" / "hearts.yml").read_text(encoding="utf-8")
    (tmp_path / "house" / "old.yml").write_text(text.split("\ncites:")[0], encoding="utf-8")
    child = "title: Three\nextends: house/old\ntable: {players: [3]}\npack: {without: [2D]}\n"
    (tmp_path / "house" / "three.yml").write_text(child, encoding="utf-8")
    housed = Library(tmp_path)
    stated = differences(housed.rule_set("house/three"), housed.rule_set("house/old"))
    found = {each.key: each for each in stated}
    assert found["with-players.3.pack.without"].child is None
    assert found["pack.without"].child is not None
    assert found["pack.without"].child.value == ("2D",)
