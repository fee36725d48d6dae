"""What is wide on a narrow screen: it fits, or shows that it goes on; and nothing lies over another thing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.conftest import opened

OVER = """(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.scrollWidth - each.clientWidth} px: ${each.innerText.slice(0, 60)}`)"""
# A point that stands alone at the beginning of a line, or a bracket at the end of one.
PARTED = """(all) => all.map((each) => {
  const around = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  });
  const lines = [...each.querySelectorAll("code")].flatMap((code) => [...code.getClientRects()]);
  const beside = (one) => lines.some((line) => one.top < line.bottom && line.top < one.bottom);
  return around.every(beside) ? "" : each.innerText;
}).filter(Boolean)"""


@pytest.mark.parametrize(
    ("path", "width"),
    [
        ("deals/auction/", 320),  # five-handed, and each card with its mark
        ("deals/spot/", 320),
        ("contribute/tests/modern/", 320),
        ("contribute/tests/spalding-1896/", 320),
        ("examples/spalding-1896/", 320),
        ("contribute/tests/davis-2004/", 360),  # six players and more
    ],
)
def test_tricks_are_seen_whole_on_a_phone(page: Page, address: str, path: str, width: int):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(address + path)
    tricks = page.locator(".scroll:has(> .tricks)")
    expect(tricks.first).to_be_attached()
    assert tricks.evaluate_all(OVER) == []


@pytest.mark.parametrize(("path", "widths"), [("settling", [320]), ("revokes", [1280, 390, 320])])
def test_the_cases_of_a_scenario_are_seen_whole(page: Page, address: str, path: str, widths: list[int]):
    page.goto(f"{address}contribute/tests/disputes/{path}/")
    page.locator(".cases-fold").evaluate_all("(all) => all.forEach((each) => { each.open = true; })")
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.locator(".scroll:has(> .cases-table)").evaluate_all(OVER) == [], width
    listed = page.locator("p.crumb").evaluate_all("(all) => all.map((each) => each.querySelectorAll('a').length)")
    assert max(listed) <= 16, "so many games and places are folded"
    case = page.locator(".cases-table--wide tbody tr").first
    assert case.locator("td").nth(2).evaluate("(it) => getComputedStyle(it, '::before').content") == '"answer\u00a0"'


@pytest.mark.parametrize(
    ("width", "path", "wide"),
    [(320, "contribute/tests/foster-1914/", ".scroll:has(> .cases-table)"), (390, "reference/python/", "pre > code")],
)
def test_wide_content_shows_that_it_goes_on(chromium: Browser, address: str, width: int, path: str, wide: str):
    with opened(chromium, width, "light") as page:
        page.goto(address + path)
        first = page.locator(f"{wide}[data-more]").first
        expect(first).to_have_css("mask-image", "linear-gradient(to left, rgba(0, 0, 0, 0), rgb(0, 0, 0) 40px)")
        place = page.locator(wide).nth(
            page.locator(wide).evaluate_all("(all) => all.findIndex((each) => each.dataset.more === '')")
        )
        place.evaluate("(each) => { each.scrollLeft = each.scrollWidth }")
        expect(place).not_to_have_attribute("data-more", "")
        expect(place).to_have_css("mask-image", "none")


def test_a_point_stays_beside_its_code(chromium: Browser, address: str):
    with opened(chromium, 390, "light") as page:
        for path in ("contribute/architecture/", "contribute/situations/", "reference/command/", "lab/"):
            page.goto(address + path)
            tied = page.locator(".md-content .tied")
            expect(tied.first).to_be_attached()
            assert tied.evaluate_all(PARTED) == [], path


def test_a_head_breaks_no_word_on_a_tablet(chromium: Browser, address: str):
    with opened(chromium, 820, "light") as page:
        page.goto(f"{address}compare/")
        head = page.locator(".matrix thead th", has_text="Sweepstake Hearts").first.locator("a")
        narrow = "(each) => { each.textContent = 'Sweepstake'; return each.getClientRects().length }"
        assert head.evaluate(narrow) == 1
