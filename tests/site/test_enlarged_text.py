"""The pages on a phone whose reader has his text enlarged, as browsers let him: nothing is cut or lies on another."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright

from tests.site.conftest import PATIENCE, chromium_of, drawn
from tests.site.test_browser import KINDS

WIDTH = 390
USUAL = 16  # pixels
ENLARGED = (150, 200)  # per cent
# Which of some elements lie on one another.
OVERLAPPING = """(within) => {
  const shown = [...document.querySelectorAll(within)].filter((each) => each.checkVisibility() && !each.closest(".vh"));
  const boxes = shown.map((each) => each.getBoundingClientRect()).map((box, place) => ({ box, each: shown[place] }));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes.flatMap((a, place) => boxes.slice(place + 1).filter((b) => over(a.box, b.box))
    .map((b) => `${a.each.textContent.slice(0, 30)} and ${b.each.textContent.slice(0, 30)}`));
}"""
# What must stand clear of each other.
CLEAR = {
    "history/timeline/": ".firsts th[scope=row], .firsts td",
    "history/family/": ".trunk__book, .trunk__game, .trunk .family__near",
    "deals/spot/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
    "deals/auction/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
    "deals/hand-1/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
}


@pytest.fixture(scope="module", params=ENLARGED, ids="{} per cent".format)
def enlarged(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Page]:
    """Give a page of a phone's width in a browser that is set to larger letters."""
    browser = chromium_of(playwright, f"--blink-settings=defaultFontSize={USUAL * request.param // 100}")
    page = browser.new_page(viewport={"width": WIDTH, "height": 844}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    yield page
    browser.close()


@pytest.mark.parametrize("kind", KINDS)
def test_an_enlarged_page_does_not_scroll_sideways(enlarged: Page, site_address: str, kind: str):
    enlarged.goto(site_address + KINDS[kind])
    drawn(enlarged)
    assert enlarged.evaluate("document.documentElement.scrollWidth") <= WIDTH


@pytest.mark.parametrize("path", CLEAR)
def test_enlarged_text_does_not_overlap(enlarged: Page, site_address: str, path: str):
    enlarged.goto(site_address + path)
    drawn(enlarged)
    assert enlarged.evaluate(OVERLAPPING, CLEAR[path]) == []


def test_timeline_name_has_its_own_line(enlarged: Page, site_address: str):
    enlarged.goto(site_address + "history/timeline/")
    widths = enlarged.locator(".firsts th[scope=row]").evaluate_all("(all) => all.map((each) => each.clientWidth)")
    assert min(widths) > 0.8 * WIDTH


def test_four_hands_in_two_rows_above_trick(enlarged: Page, site_address: str):
    enlarged.goto(site_address + "deals/hand-1/")
    boxes = [seat.bounding_box() for seat in enlarged.locator(".ring > .ring__side > .ring__seat").all()]
    lefts = sorted({round(box["x"]) for box in boxes if box})
    assert len(lefts) == 2
    middle = enlarged.locator(".ring__middle").bounding_box()
    assert middle
    assert all(box and box["y"] + box["height"] <= middle["y"] for box in boxes)
    tops = enlarged.locator(".viewer__move").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 2
