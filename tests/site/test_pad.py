"""The score pad and the quiz in a real Chromium. tests/js has their logic."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.accessibility import violations

PAD = "desk/pad/"
QUIZ = "desk/quiz/"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
# The sum of the layout shifts since a page was opened.
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


def tap(page: Page, name: str) -> None:
    page.locator(".pad__entry").get_by_role("button", name=name, exact=True).tap()


def enter(page: Page, queen: str, *hearts: int) -> None:
    """Enter a deal by touch, in five taps: the last player gets the rest."""
    tap(page, f"{queen} took the queen of spades")
    for number in hearts:
        page.locator(".pad__entry .entry__keys").get_by_role("button", name=str(number), exact=True).tap()
    page.locator(".pad__add").tap()


def totals(page: Page) -> Locator:
    return page.locator(".pad__names b")


def test_an_evening_is_kept_without_the_engine(desk_phone: Page, address: str) -> None:
    phone = desk_phone
    phone.goto(address + PAD)
    for letter, name in zip("ABCD", NAMES, strict=True):
        phone.get_by_label(f"Name of player {letter}").fill(name)
    phone.keyboard.press("Tab")
    expect(phone.locator(".pad__head")).to_contain_text("Ann deals")
    enter(phone, "Cleo", 3, 4, 6)
    tap(phone, "Moon")
    tap(phone, "Cleo shot the moon")
    phone.locator(".pad__add").tap()
    expect(totals(phone)).to_have_text(["29", "30", "19", "26"])
    expect(phone.locator(".pad__head")).to_contain_text("Deal 3")
    expect(phone.locator(".pad__add")).to_be_in_viewport()
    phone.get_by_role("button", name="Import a sheet").tap()
    phone.locator(".import__text").fill("Ann,Ben,Cleo,Dan\n3,17,6,0")
    expect(phone.get_by_role("button", name="Add 1 deal to this sheet")).to_be_visible()
    phone.get_by_role("button", name="Correct deal 1").tap()
    assert violations(phone) == []
    phone.locator(".pad__mend").get_by_role("button", name="Ben took the queen of spades").tap()
    phone.get_by_role("button", name="Save deal 1").tap()
    expect(totals(phone)).to_have_text(["29", "43", "6", "26"])
    phone.reload()
    expect(totals(phone)).to_have_text(["29", "43", "6", "26"])
    phone.get_by_role("button", name="Undo").tap()
    expect(totals(phone)).to_have_text(["29", "30", "19", "26"])
    for width in (390, 320):
        phone.set_viewport_size({"width": width, "height": 844})
        assert phone.evaluate("document.documentElement.scrollWidth") <= width
    assert not [url for url in phone.__dict__["asked"] if url.endswith((".wasm", ".gz", "worker.js"))]


def test_two_tabs_follow_each_other(desk_phone: Page, address: str) -> None:
    one = desk_phone
    one.goto(address + PAD)
    expect(one.locator(".pad__add")).to_be_visible()
    two = one.context.new_page()
    two.goto(address + PAD)
    enter(one, "A", 3, 4, 6)
    expect(totals(two)).to_have_text(["16", "4", "6", "0"])
    enter(two, "B", 0, 0, 1)
    expect(totals(one)).to_have_text(["16", "17", "7", "12"])


def test_a_deal_is_entered_by_keyboard(desk_phone: Page, address: str) -> None:
    phone = desk_phone
    phone.goto(address + PAD)
    queen = phone.get_by_role("button", name="B took the queen of spades")
    queen.focus()
    phone.keyboard.press("Enter")
    expect(queen).to_be_focused()
    expect(queen).to_have_attribute("aria-pressed", "true")
    phone.get_by_role("button", name="D gets the rest, 13").focus()
    phone.keyboard.press("Enter")
    phone.locator(".pad__add").focus()
    phone.keyboard.press("Enter")
    expect(totals(phone)).to_have_text(["0", "13", "0", "13"])


def test_a_question_is_answered_by_keyboard(desk_phone: Page, address: str) -> None:
    phone = desk_phone
    phone.goto(address + QUIZ)
    show = phone.get_by_role("button", name="Show the answer")
    show.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".quiz__card .mine__says").first).to_be_visible()
    expect(phone.get_by_role("button", name="I was right")).to_be_focused()
    assert violations(phone) == []
    phone.keyboard.press("Enter")
    expect(phone.locator(".quiz__count")).to_contain_text("You were right in 1 of 1.")
    expect(show).to_be_focused()
    expect(show).to_have_accessible_description(phone.locator("#question").inner_text())
    assert not [url for url in phone.__dict__["asked"] if url.endswith((".wasm", ".gz", "worker.js"))]


@pytest.mark.parametrize("path", ["desk/settle/", PAD, QUIZ, "desk/print/", "rules/modern/standard/"])
def test_nothing_moves_while_a_form_comes(desk_phone: Page, address: str, path: str) -> None:
    desk_phone.goto(address + path, wait_until="networkidle")
    assert desk_phone.evaluate(SHIFT) < 0.1
