"""What the search can find: entries in place of pages, short and plain."""

import json
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.site.links import GLOSSARY, Links
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.navigation import LONGEST, Heading, Indexed, search_index
from tests.conftest import LIBRARY

RULESETS = Path(__file__).parent.parent / "rulesets"


def entries(*pages: Indexed, terms: Terms | None = None) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = json.loads(search_index(pages, terms or Terms()))
    return made


def test_page_found_by_title_description_and_aliases() -> None:
    page = Indexed("disputes/end/tie.md", "disputes/end/tie/", "Who wins?", "Who wins?", "Both.", ("tied", "a draw"), 3)
    assert entries(page) == [
        {"url": "disputes/end/tie/", "title": "Who wins?", "text": "Both.", "aliases": ["tied", "a draw"], "weight": 12}
    ]


def test_page_names_its_parent_pages() -> None:
    disputes = Indexed("disputes/index.md", "disputes/", "Disputes", "Disputes")
    end = Indexed("disputes/end/index.md", "disputes/end/", "The end of the game", "The end")
    tie = Indexed("disputes/end/tie.md", "disputes/end/tie/", "Who wins?", "Who wins?")
    found = {each["url"]: each.get("where") for each in entries(tie, end, disputes)}
    assert found == {"disputes/": None, "disputes/end/": "Disputes", "disputes/end/tie/": "Disputes › The end"}


def test_markup_is_left_out_and_signs_are_plain() -> None:
    page = Indexed("a.md", "a/", "Q &amp; A", "Q", "<em>Dealt</em> &lt;faced&gt;\n once")
    assert [(each["title"], each["text"]) for each in entries(page)] == [("Q & A", "Dealt <faced> once")]


def test_a_long_description_is_cut_at_a_word() -> None:
    said = entries(Indexed("a.md", "a/", "A", "A", "word, " * 60))[0]["text"]
    assert said.endswith("word …")
    assert len(said) <= LONGEST + 2


@pytest.mark.parametrize(("path", "count"), [("reference/steps.md", 3), ("rules/modern/standard.md", 1)])
def test_headings_are_found_where_each_says_something_else(path: str, count: int) -> None:
    headings = (Heading("The <code>pool</code>", "settlement.pool"), Heading("Legs", "a"), Heading("Legs", "b"))
    found = entries(Indexed(path, "x/", "Steps", "Steps", headings=headings))
    assert len(found) == count
    assert {(each["url"], each["title"], *each.get("aliases", ())) for each in found[1:]} <= {
        ("x/#settlement.pool", "The pool", "settlement.pool"),
        ("x/#a", "Legs"),
    }
    assert all(each["weight"] < found[0]["weight"] for each in found[1:])


def test_each_term_of_the_glossary_is_found() -> None:
    glossary = Indexed(GLOSSARY, "glossary/", "Glossary", "Glossary")
    found = entries(glossary, terms=Terms.read("empty hand, void\n:   Without a card of a suit.\n"))
    assert [(each["url"], each["title"], each.get("text"), each.get("where")) for each in found] == [
        ("glossary/", "Glossary", None, None),
        ("glossary/#empty-hand", "empty hand", "Without a card of a suit.", "Glossary"),
        ("glossary/#empty-hand", "void", "Without a card of a suit.", "Glossary"),
    ]


def test_each_numbered_rule_is_found_once() -> None:
    found = [each["title"] for each in json.loads(search_index((), Terms(), Links.of(LIBRARY)))]
    assert len(found) == len(set(found))
    assert [each for each in found if each.startswith("Rule 44,")] == ["Rule 44, p. 13"]
    assert len({each.partition(",")[0] for each in found}) == 50 + 30
