"""The page on which a hand is played, in a real Chromium: by touch and by keyboard. tests/js has its logic."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.accessibility import violations
from tests.site.test_check_deal import too_small

SEAT = "desk/seat/"
HAND = ".picks .pick"

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


def dealt(page: Page, seed: str = "one") -> None:
    page.get_by_text("Dealer and seed").click()
    page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".check__actions button").first).to_be_visible()


def test_a_hand_of_todays_game_is_three_taps_from_the_home_page(desk_phone: Page, address: str) -> None:
    desk_phone.goto(address)
    desk_phone.get_by_role("link", name="Play a hand").tap()
    desk_phone.get_by_role("button", name="Deal", exact=True).tap()
    expect(desk_phone.locator(HAND)).to_have_count(13)
    expect(desk_phone.locator(".check__ring [data-seat=A]")).to_contain_text("A (you)")
    assert too_small(desk_phone, f"{HAND}, .check__actions button") == []
    assert desk_phone.evaluate("document.documentElement.scrollWidth") == 390
    assert violations(desk_phone) == []


def test_a_deal_is_played_to_its_settlement_by_keyboard(desk_page: Page, address: str) -> None:
    answers: list[str] = []
    desk_page.goto(address + SEAT)
    desk_page.on("response", lambda each: answers.append(each.text()) if each.url.endswith("/asked") else None)
    dealt(desk_page)
    for card in range(3):
        desk_page.locator(HAND).nth(card).press("Space")
    desk_page.get_by_role("button", name="Pass these to B").press("Enter")
    expect(desk_page.get_by_role("log")).to_contain_text("B leads the two of clubs.")
    desk_page.get_by_role("button", name="What would the careful player do, and why?").press("Enter")
    expect(desk_page.locator(".seat__advice")).to_contain_text("The careful player plays the")
    expect(desk_page.locator(".seat__advice a").first).to_have_attribute("href", re.compile("/sources/"))
    desk_page.locator(".pick--not").first.press("Enter")
    expect(desk_page.get_by_role("alert")).to_contain_text("you must follow suit if you can")
    assert violations(desk_page) == []
    desk_page.locator(".pick:not(.pick--not)").first.focus()
    for left in range(13, 0, -1):  # what may be played has the focus again after each card
        expect(desk_page.locator(HAND)).to_have_count(left)
        expect(desk_page.locator(".pick:focus")).to_have_count(1)
        assert all(json.loads(each).get("record") is None for each in answers if "awaits" in each)
        desk_page.keyboard.press("Enter")
    expect(desk_page.locator(".check__end")).to_contain_text("Result")
    expect(desk_page.get_by_role("button", name="Next deal")).to_be_focused()
    address_of_game = desk_page.url
    desk_page.reload()
    expect(desk_page.locator(".check__end")).to_contain_text("Result")
    assert desk_page.url == address_of_game
    desk_page.get_by_role("link", name="Step through this deal").click()
    expect(desk_page.get_by_role("button", name="Open this deal")).to_be_visible()
