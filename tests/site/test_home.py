"""The home page in a real Chromium: the search that answers as one types, the doors, the reader's own game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hearts_spec.disputes import disputes_of
from tests.conftest import PROJECT
from tests.site.conftest import opened

SITUATIONS = disputes_of(PROJECT / "rulesets").by_id
COMMON = [each for each in SITUATIONS.values() if each.common]
GAME = "localStorage.setItem('hearts-game', JSON.stringify({id: 'modern/standard', options: {}}))"


@pytest.fixture
def asked(page: Page, address: str) -> Callable[[str], Locator]:
    """Give what types a question into the box of the home page, and gives the box."""

    def ask(question: str) -> Locator:
        page.goto(address)
        box = page.locator("[data-ask]")
        box.get_by_role("searchbox").press_sequentially(question, delay=10)
        return box

    return ask


def test_the_first_two_doors_stand_above_the_fold_on_a_phone(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        doors = page.locator(".doors a")
        expect(doors.nth(0)).to_have_attribute("href", "history/")
        expect(doors.nth(1)).to_have_attribute("href", "disputes/")
        for place in (0, 1):
            expect(doors.nth(place)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
        page.get_by_role("searchbox").focus()
        expect(page.locator(".ask__answers")).to_be_hidden()  # until something is asked


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


def test_the_answer_of_the_readers_game_comes_first(asked: Callable[[str], Locator], page: Page) -> None:
    page.add_init_script(GAME)
    item = asked("does the queen break hearts").locator(".found__item").first
    expect(item.locator(".quarrels__mine + .found__text")).to_be_visible()
    expect(item.locator(".quarrels__mine")).to_have_text("Yes, they are.")


@pytest.mark.parametrize("question", ["zzyzx", "odd chip"])
def test_where_little_is_found_a_reader_is_told_where_else_to_look(
    asked: Callable[[str], Locator], page: Page, question: str
) -> None:
    elsewhere = asked(question).locator(".found__elsewhere")
    expect(elsewhere).to_contain_text("See")
    page.keyboard.press("ArrowUp")
    expect(elsewhere.get_by_role("link").last).to_be_focused()
    elsewhere.get_by_role("link", name="every quarrel").click()
    page.wait_for_url("**/disputes/")


def test_the_box_of_the_header_knows_the_readers_game_too(page: Page, address: str) -> None:
    page.add_init_script(GAME)
    page.goto(f"{address}about/?q=does the queen break hearts")
    expect(page.locator(".found__item .quarrels__mine").first).to_have_text("Yes, they are.")


def test_the_commonest_quarrels_are_answered_by_the_readers_game_once_it_is_named(page: Page, address: str) -> None:
    page.goto(address)
    rows = page.locator("#asked + ul.quarrels > li")
    expect(rows).to_have_count(len(COMMON))
    expect(rows.locator(".quarrels__mine")).to_have_count(0)
    page.get_by_role("button", name="Choose your game").click()
    page.get_by_label("The game you play").select_option("modern/standard")
    expect(rows.locator(".quarrels__mine")).to_have_count(len(COMMON))
    page.get_by_label("The game you play").select_option("davis-2004/black-lady")
    expect(page.locator("aside.mine .mine__name")).to_contain_text("Davis 2004")
    expect(rows.locator(".quarrels__mine")).to_have_count(len(COMMON))
    page.get_by_label("The game you play").select_option("")
    expect(rows.locator(".quarrels__mine")).to_have_count(0)


def test_the_rows_of_the_table_lead_to_the_answer_of_their_book(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_text("Two take none", exact=True).click()
    page.locator(".divergence:visible").get_by_role("link", name="Spalding").click()
    page.wait_for_url("**/the-odd-chip/#answer-*")
    expect(page.locator(".answer:has(:target)")).to_contain_text("Spalding 1896")


def test_without_javascript_the_disputes_are_a_plain_link(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light", script=False) as page:
        page.goto(address)
        assert page.get_by_role("searchbox").count() == 0
        page.locator(".ask__plain a").click()
        expect(page.locator("h1")).to_contain_text("Disputes")


@pytest.mark.parametrize("door", ["desk/settle/", "desk/deal/"])
def test_what_is_done_at_the_desk_stands_on_the_first_screen_of_a_phone(
    chromium: Browser, address: str, door: str
) -> None:
    with opened(chromium, 390, "light") as page:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        expect(page.locator(f".doors a[href='{door}']")).to_be_in_viewport(ratio=1)
