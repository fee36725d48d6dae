"""The pages on a phone whose reader has his text enlarged, as browsers let him: nothing is cut or lies on another."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Playwright

from tests.site.conftest import PATIENCE, chromium_of, drawn
from tests.site.test_browser import KINDS

WIDTH = 390
USUAL = 16  # pixels
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
    "deals/spot/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
    "deals/auction/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
    "deals/hand-1/": ".ring > .ring__side > .ring__seat, .ring__middle, .viewer__move",
}


@contextmanager
def page_enlarged(playwright: Playwright, per_cent: int) -> Iterator[Page]:
    """Open a page of a phone's width in a browser that is set to larger letters."""
    browser = chromium_of(playwright, f"--blink-settings=defaultFontSize={USUAL * per_cent // 100}")
    page = browser.new_page(viewport={"width": WIDTH, "height": 844}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    yield page
    browser.close()


@pytest.fixture(scope="module")
def doubled(playwright: Playwright) -> Iterator[Page]:
    """A page with letters twice as large."""
    with page_enlarged(playwright, 200) as page:
        yield page


@pytest.fixture(scope="module", params=[150, 200], ids="{} per cent".format)
def enlarged(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Page]:
    """A page with letters half as large again, and twice as large."""
    with page_enlarged(playwright, request.param) as page:
        yield page


@pytest.mark.parametrize("kind", KINDS)
def test_an_enlarged_page_does_not_scroll_sideways(doubled: Page, site_address: str, kind: str):
    doubled.goto(site_address + KINDS[kind])
    drawn(doubled)
    assert doubled.evaluate("document.documentElement.scrollWidth") <= WIDTH


@pytest.mark.parametrize("path", CLEAR)
def test_enlarged_things_do_not_overlap(enlarged: Page, site_address: str, path: str):
    enlarged.goto(site_address + path)
    drawn(enlarged)
    assert enlarged.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert enlarged.evaluate(OVERLAPPING, CLEAR[path]) == []
    if names := enlarged.locator(".firsts th[scope=row]").evaluate_all("(all) => all.map((each) => each.clientWidth)"):
        assert min(names) > 0.8 * WIDTH  # a line of their own


def test_four_hands_stand_two_by_two(enlarged: Page, site_address: str):
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
