"""The page of a game as built: how much stands open, how long it is on a phone, and the page with its data."""

import re
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, expect
from selectolax.lexbor import LexborHTMLParser

from tests.conftest import LIBRARY

BLACK_LADY = "rules/davis-2004/black-lady/"
OPEN_WORDS = 700  # at the median of all games
MOST_WORDS = 1100
SCREENS = 8  # of a phone
NOT_READ = "details > *:not(summary), .told__left, .score-grid, .vh, .headerlink, .ref, .on-paper, .report"
# How far from the edge of its cell, less what every cell keeps free, a sentence begins.
INDENTED = """(all) => all.map((each) => {
  const cell = each.closest("td");
  const { left } = cell.getBoundingClientRect();
  return Math.round(each.getBoundingClientRect().left - left - parseFloat(getComputedStyle(cell).paddingLeft));
})"""


def open_words(path: Path) -> int:
    """Return how many words stand open on a page, outside its folds."""
    [article] = LexborHTMLParser(path.read_text(encoding="utf-8")).css("article")
    for each in article.css(NOT_READ):
        each.decompose()
    return len(re.findall(r"\w[\w'’–-]*", article.text(separator=" ")))


def test_few_words_stand_open(site: Path):
    words = {id: open_words(site / "rules" / id / "index.html") for id in LIBRARY.ids()}
    assert median(words.values()) <= OPEN_WORDS
    assert {id: count for id, count in words.items() if count > MOST_WORDS} == {}


def test_todays_game_is_short_on_a_phone(page: Page, address: str):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}rules/today/hearts/")
    assert page.evaluate("document.documentElement.scrollHeight / innerHeight") <= SCREENS


def test_link_to_a_rule_leads_to_its_data(page: Page, address: str):
    page.goto(f"{address}{BLACK_LADY}#with-players.5.passing.cards")
    page.wait_for_url(f"{address}{BLACK_LADY}data/#with-players.5.passing.cards")


def test_rule_groups_are_headings_in_contents(page: Page, address: str):
    page.goto(f"{address}{BLACK_LADY}data/")
    contents = page.get_by_role("navigation", name="Table of contents").last
    for name in ("Passing", "Settling", "Five players"):
        contents.get_by_role("link", name=name, exact=True).click()
        expect(page.locator("h3:target")).to_have_text(f"{name}¶")
        expect(page.locator("h3:target")).to_be_in_viewport()
    for anchor in ("with-players.5", "with-players.5.passing.cards", "passing.cards", "rules", "players"):
        expect(page.locator(f"[id='{anchor}']")).to_have_count(1)


def test_rows_of_two_values_align_with_one(page: Page, address: str):
    page.goto(address + "rules/foster-1914/black-lady/data/")
    assert set(page.locator(".rules ul.cases > li").evaluate_all(INDENTED)) == {0}
