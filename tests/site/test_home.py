"""The home page in a real Chromium: the search that answers as one types, the doors, the reader's own game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hearts_spec.disputes import disputes_of
from tests.conftest import PROJECT
from tests.site.conftest import opened

COMMON = [each for each in disputes_of(PROJECT / "rulesets").by_id.values() if each.common]


@pytest.fixture
def asked(page: Page, address: str) -> Callable[[str], Locator]:
    """Return what types a question into the box of the home page, and returns the box."""

    def ask(question: str) -> Locator:
        page.goto(address)
        box = page.locator("[data-ask]")
        box.get_by_role("searchbox").press_sequentially(question)
        return box

    return ask


DOORS = ["disputes/", "learn/", "desk/pad/", "desk/seat/", "rules/", "history/"]


@pytest.mark.parametrize(("width", "height"), [(390, 844 * 3 // 2), (1280, 800)])
def test_the_doors_stand_above_the_fold(chromium: Browser, address: str, width: int, height: int) -> None:
    with opened(chromium, width, "light") as page:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        doors = page.locator(".doors a")
        assert doors.evaluate_all("(all) => all.map((each) => each.getAttribute('href'))") == DOORS
        for door in doors.all():
            expect(door).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-ask]").get_by_role("searchbox")).to_be_in_viewport(ratio=1)


def test_the_box_is_empty_until_asked(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.goto(address)
        page.get_by_role("searchbox").focus()
        expect(page.locator(".ask__answers")).to_be_hidden()  # until something is asked
        for path in ("", "disputes/"):
            page.goto(address + path)
            expect(page.locator(".quarrels a").first).to_have_css("text-decoration-line", "underline")


def test_the_box_answers_as_one_types(asked: Callable[[str], Locator], page: Page) -> None:
    box = asked("odd chip")
    first = box.locator(".found__item").first
    expect(first).to_contain_text("Who gets the odd chip?")
    expect(first.locator(".found__text")).to_contain_text("Hoyle")
    page.keyboard.press("Escape")
    expect(first).not_to_be_visible()
    page.keyboard.press("s")
    expect(first).to_be_visible()
    expect(first.locator("mark").first).to_have_text(re.compile("odd|chip", re.IGNORECASE))
    page.locator("h1").click()
    expect(first).not_to_be_visible()
    box.get_by_role("searchbox").focus()
    expect(first).to_be_visible()
    page.locator(".doors a").first.focus()
    expect(first).not_to_be_visible()
    box.get_by_role("searchbox").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/disputes/*/the-odd-chip*/")


def test_other_places_are_offered_for_few_results(asked: Callable[[str], Locator], page: Page) -> None:
    elsewhere = asked("zzyzx").locator(".found__elsewhere")
    expect(elsewhere).to_contain_text("See")
    page.keyboard.press("ArrowUp")
    expect(elsewhere.get_by_role("link").last).to_be_focused()
    elsewhere.get_by_role("link", name="every dispute").click()
    page.wait_for_url("**/disputes/")


def test_the_readers_game_answers_first(page: Page, address: str) -> None:
    """It is named on the home page, and answers beside the disputes of its list and of both searches."""
    page.goto(address)
    page.route("**/my-game.json", lambda route: route.abort())
    mine = page.locator("aside.mine")
    mine.get_by_role("button", name="Choose your game").click()
    expect(mine).to_contain_text("could not be loaded; try again")
    page.unroute("**/my-game.json")
    for _ in range(2):
        mine.get_by_role("button", name="Choose your game").click()
    todays = page.locator("#asked ~ ul.quarrels > li .quarrels__today:visible")
    expect(todays).to_have_count(len(COMMON))
    mine.get_by_role("radio", name="Jack of diamonds").check()
    expect(page.locator("#asked ~ ul.quarrels > li .quarrels__mine")).to_have_count(len(COMMON))
    expect(todays).to_have_count(0)
    page.locator("[data-ask]").get_by_role("searchbox").fill("does the queen break hearts")
    item = page.locator("[data-ask] .found__item").first
    expect(item.locator(".quarrels__mine + .found__text")).to_be_visible()
    expect(item.locator(".quarrels__mine")).to_have_text("Yes, they are.")
    page.goto(f"{address}about/?q=does the queen break hearts")
    expect(page.locator(".found__item .quarrels__mine").first).to_have_text("Yes, they are.")


def test_a_row_leads_to_its_book(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_text("Two take none", exact=True).click()
    page.locator(".divergence:visible").get_by_role("link", name="Spalding").click()
    page.wait_for_url("**/the-odd-chip/#answer-*")
    expect(page.locator(".answer:has(:target)")).to_contain_text("Spalding 1896")


def test_without_javascript_disputes_are_a_link(unscripted: Page, address: str) -> None:
    unscripted.goto(address)
    assert unscripted.get_by_role("searchbox").count() == 0
    unscripted.locator(".ask__plain a").click()
    expect(unscripted.locator("h1")).to_contain_text("Disputes")
