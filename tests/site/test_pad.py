"""The score pad and the quiz in a real Chromium. tests/js has their logic."""

import pytest
from playwright.sync_api import Page, expect

from tests.site.accessibility import violations

PAD = "desk/pad/"
QUIZ = "desk/quiz/"
NAMES = ("Ann", "Bob", "Cleo", "Di")
# The sum of the layout shifts since a page was opened.
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


def enter(page: Page, hearts: str, queen: str) -> None:
    for name, count in zip(NAMES, hearts.split(), strict=True):
        page.get_by_label(f"{name} took", exact=True).fill(count)
    page.locator('[data-field="card:QS:1"]').get_by_label(queen, exact=True).check()
    page.get_by_role("button", name="Enter this deal").click()


def test_a_game_is_scored_and_still_there_after_a_visit(desk_phone: Page, address: str) -> None:
    phone = desk_phone
    phone.goto(address + PAD)
    for letter, name in zip("ABCD", NAMES, strict=True):
        phone.get_by_label(f"Name of player {letter}").fill(name)
    phone.keyboard.press("Tab")
    enter(phone, "3 4 6 0", "Cleo")
    rows = phone.locator(".pad__sheet tbody tr")
    expect(rows).to_have_count(1)
    expect(phone.locator(".pad__next")).to_have_text("Deal 2: Bob deals. The pass: 3 cards, to the right.")
    expect(phone.locator(".pad__next")).to_be_in_viewport()
    enter(phone, "0 0 13 0", "Cleo")
    expect(rows).to_have_count(2)
    expect(phone.locator(".pad__sheet tfoot td")).to_have_text(["29", "30", "19", "26"])
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.goto(address + PAD + "?again")
    expect(phone.locator(".pad__sheet tfoot td")).to_have_text(["29", "30", "19", "26"])
    phone.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(1)
    expect(phone.get_by_label("Cleo took", exact=True)).to_have_value("13")


def test_a_question_is_answered_by_keyboard(desk_phone: Page, address: str) -> None:
    phone = desk_phone
    phone.goto(address + QUIZ)
    show = phone.get_by_role("button", name="Show the answer")
    show.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".quiz__card .firm").first).to_be_visible()
    expect(phone.get_by_role("button", name="I was right")).to_be_focused()
    assert violations(phone) == []
    phone.keyboard.press("Enter")
    expect(phone.locator(".quiz__count")).to_contain_text("You were right in 1 of 1.")
    expect(show).to_be_focused()
    expect(show).to_have_accessible_description(phone.locator("#question").inner_text())
    assert not [url for url in phone.__dict__["asked"] if url.endswith((".wasm", ".gz", "worker.js"))]


@pytest.mark.parametrize("path", ["desk/settle/", PAD, QUIZ, "desk/print/", "rules/modern/standard/one-page/"])
def test_nothing_moves_while_a_form_comes(desk_phone: Page, address: str, path: str) -> None:
    desk_phone.goto(address + path, wait_until="networkidle")
    assert desk_phone.evaluate(SHIFT) < 0.1
