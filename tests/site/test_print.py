"""Pages on paper, as Chromium prints them: how many sheets, how large the type, and what names the site."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import LIBRARY

PAPERS = ("A4", "Letter")
SMALLEST = 8.5  # points
CSS_PIXEL = 0.75  # points
# The smallest type of what is printed of a part of a page, in pixels.
TYPE = """(it) => Math.min(...[it, ...it.querySelectorAll("*")]
  .filter((each) => each.checkVisibility())
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""


def sheets(page: Page, paper: str = "A4") -> int:
    return len(re.findall(rb"/Type /Page\b", page.pdf(format=paper)))


@pytest.mark.parametrize("source", sorted({id.partition("/")[0] for id in LIBRARY.ids()}))
def test_the_rules_of_every_game_fit_one_sheet(page: Page, address: str, source: str) -> None:
    too_long, too_small = [], []
    page.emulate_media(media="print")
    for id in LIBRARY.ids():
        if id.partition("/")[0] != source:
            continue
        page.goto(f"{address}rules/{id}/")
        too_long += [(id, paper) for paper in PAPERS if sheets(page, paper) > 1]
        if page.locator(".told").first.evaluate(TYPE) * CSS_PIXEL < SMALLEST - 0.01:
            too_small.append(id)
    assert (too_long, too_small) == ([], [])


@pytest.mark.parametrize("path", ["rules/modern/standard/", "disputes/after-the-play/two-are-clear/"])
def test_paper_names_the_site_and_the_page(page: Page, address: str, path: str) -> None:
    page.goto(address + path)
    expect(page.locator(".on-paper")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".on-paper")).to_have_text(f"Hearts by the Book · {address}{path}")
    expect(page.locator(".on-paper")).to_be_visible()


@pytest.mark.parametrize(
    "path",
    [
        "after-the-play/two-are-clear/",
        "after-the-play/one-is-clear/",
        "after-the-play/the-odd-chip/",
        "before-the-deal/who-deals-first/",
        "the-play/led-a-heart-unbroken/",
    ],
)
def test_a_dispute_fits_one_sheet(page: Page, address: str, path: str) -> None:
    page.goto(f"{address}disputes/{path}")
    assert [sheets(page, paper) for paper in PAPERS] == [1, 1]


@pytest.mark.engine("here")
def test_a_rule_of_ones_own_fits_one_sheet(page: Page, address: str) -> None:
    page.goto(f"{address}desk/print/")
    page.evaluate("""() => {
      localStorage.setItem("hearts-lab", "title: Fridays\\nextends: spalding-1896/joker\\nvalues: {QS: 13}\\n");
      localStorage.setItem("hearts-game", JSON.stringify({ id: "mine.yml", options: {}, title: "Fridays" }));
    }""")
    page.goto(f"{address}desk/print/?again")
    page.get_by_role("button", name="Make the page").click()
    expect(page.get_by_role("heading", name="Fridays")).to_be_visible()
    expect(page.locator(".one-page")).to_contain_text("queen of spades")
    assert [sheets(page, paper) for paper in PAPERS] == [1, 1]
