"""The viewer of a deal in a real Chromium: seen whole, used by keyboard, and in the address. tests/js has its logic."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from hearts_spec.book_deals.deals import Deals
from tests.conftest import LIBRARY

NAMES = [id.partition("/")[2] for id in Deals(LIBRARY).ids()]
PLAYED = [name for name in NAMES if name != "holdings"]
SPOT = "deals/spot/"
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SCREENS = (PHONE, DESKTOP)

# What matches and does not lie between the header and the foot of the screen, and within its sides.
NOT_SEEN = """(selector) => {
  const top = document.querySelector(".md-header").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    return !box.width || box.top < top || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
  }).map((each) => each.className);
}"""

# The steps at which something is out of sight, or the buttons are not where they were.
TROUBLE_ON_THE_WAY = """(notSeen) => {
  const range = document.querySelector(".viewer__range");
  const buttons = () => document.querySelector(".viewer__moves").getBoundingClientRect().top;
  const before = buttons();
  const trouble = [];
  for (let step = 0; step <= Number(range.max); step += 1) {
    range.value = step;
    range.dispatchEvent(new Event("input"));
    const hidden = notSeen(".ring, .viewer__move, .viewer__range, .viewer__said");
    if (hidden.length || buttons() !== before) trouble.push([step, hidden, buttons()]);
  }
  return trouble;
}"""

# The cards of the table over which something else lies.
COVERED = """() => [...document.querySelectorAll(".ring [data-card]:not(.gone), .slot .card")].filter((card) => {
  const box = card.getBoundingClientRect();
  const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(above === card || card.contains(above));
}).map((card) => card.outerHTML)"""


@pytest.fixture
def phone(desk_phone: Page) -> Page:
    """A page of a phone's size, with touch and without motion."""
    return desk_phone


def place(page: Page) -> Any:
    return expect(page.locator(".viewer__place"))


def mounted(page: Page) -> None:
    expect(page.locator(".viewer[data-step]")).to_have_count(1)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_is_seen_whole_throughout(page: Page, address: str, name: str) -> None:
    page.set_viewport_size(SMALL_PHONE)
    page.goto(f"{address}deals/{name}/")
    if name in PLAYED:
        mounted(page)
        tricks = page.locator(".scroll:has(> .line)")
        assert tricks.evaluate("tricks => tricks.scrollWidth - tricks.clientWidth") == 0
    for screen in SCREENS:
        page.set_viewport_size(screen)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(NOT_SEEN, ".ring, .viewer__move, .viewer__range") == []
        assert page.evaluate(COVERED) == []
        if name in PLAYED:
            page.evaluate("document.querySelector('.viewer').scrollIntoView()")
            assert page.evaluate(f"({TROUBLE_ON_THE_WAY})({NOT_SEEN})") == []
        assert page.evaluate(COVERED) == []


def test_it_opens_at_a_step_large_enough(phone: Page, address: str) -> None:
    phone.goto(f"{address}{SPOT}?step=28")
    place(phone).to_have_text("Trick VII of 13, card 4 of 4")
    assert phone.evaluate(NOT_SEEN, ".ring, .viewer__move, .viewer__said") == []
    for selector, least in ((".ring [data-card]", 15), (".slot .card", 20)):
        sizes = phone.locator(selector).evaluate_all("cards => cards.map((each) => getComputedStyle(each).fontSize)")
        assert min(float(size.removesuffix("px")) for size in sizes) >= least
    boxes = [button.bounding_box() for button in phone.locator(".viewer__move").all()]
    assert [box for box in boxes if box is None or box["height"] < 44 or box["width"] < 44] == []
    phone.evaluate("scrollTo(0, 3000)")
    phone.evaluate("document.querySelector('.viewer').scrollIntoView()")
    phone.mouse.wheel(0, -20)  # back up the page
    assert phone.evaluate(COVERED) == []


def test_the_table_is_a_few_tabs_away(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.keyboard.press("ArrowRight")  # outside the viewer
    place(page).to_have_text("Before the first card")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the table, step by step")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".viewer")).to_be_focused()
    expect(page.locator(".viewer")).to_have_role("group")
    page.keyboard.press("ArrowRight")
    place(page).to_have_text("Trick I of 13, card 1 of 4")
    expect(page.locator(".ring__seat[data-seat=A] [data-card='5C']")).to_be_hidden()
    expect(page.locator(".ring__lead")).to_be_hidden()
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next card")).to_be_focused()


def test_arrow_keys_scroll_a_wide_list(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 200, "height": 740})
    page.goto(address + SPOT)
    mounted(page)
    page.locator(".scroll:has(> .line)").press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.scroll:has(> .line)').scrollLeft > 0")
    place(page).to_have_text("Before the first card")


def test_back_leaves_the_page(page: Page, address: str) -> None:
    page.goto(address + "deals/")
    page.get_by_role("article").get_by_role("link", name="The spot deal").click()
    page.wait_for_url(f"**/{SPOT}")
    mounted(page)
    for _ in range(3):
        page.get_by_role("button", name="Next card").click()
    expect(page).to_have_url(address + SPOT + "?step=3")
    page.go_back()
    expect(page).to_have_url(address + "deals/")
    page.go_forward()
    place(page).to_have_text("Trick I of 13, card 3 of 4")
    expect(page.locator(".viewer__panel")).to_have_count(1)
    page.locator(".viewer__range").fill("32")
    expect(page).to_have_url(address + SPOT + "?step=32")
    page.locator(".viewer__notes").get_by_role("link", name="P8a, p. 33, ln 1914–1915").click()
    expect(page.locator("#fact-p8a")).to_be_in_viewport()
    page.go_back()
    place(page).to_have_text("Trick VIII of 13, card 4 of 4")


def test_without_javascript_every_trick_is_listed(unscripted: Page, address: str) -> None:
    unscripted.goto(address + SPOT)
    expect(unscripted.locator(".line tbody tr")).to_have_count(13)
    assert unscripted.locator(".line tbody .card:visible").count() == 52
    assert unscripted.locator(".line .won .star:visible").count() == 13
    assert unscripted.locator("button:visible, .viewer__range:visible").count() == 0


def test_print_has_whole_hands_and_the_list(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.locator(".viewer").focus()
    page.keyboard.press("End")
    page.emulate_media(media="print")
    for gone in (".viewer__panel", ".ring__trick", ".viewer__notes", ".viewer__keys"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator(".ring [data-card='5C']")).to_be_visible()
    expect(page.locator(".line")).to_be_visible()
    expect(page.locator(".line tbody .line__room").first).to_be_visible()
