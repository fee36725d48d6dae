"""The viewer of a deal in a real Chromium: by key, button and touch, on the screen and in the address."""

import re
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
AT_THE_END = {"A": "12 spots", "Y": "26 spots", "B": "49 spots", "Z": "17 spots"}

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


# So far across and down with so many fingers.
SWIPE = """(it, [across, down, fingers]) => {
  const at = (identifier, x, y) => new Touch({ identifier, target: it, clientX: x, clientY: y });
  const touches = Array.from({ length: fingers }, (_, finger) => at(finger, 200, 200));
  it.dispatchEvent(new TouchEvent("touchstart", { touches, bubbles: true }));
  it.dispatchEvent(new TouchEvent("touchend", { changedTouches: [at(0, 200 + across, 200 + down)], bubbles: true }));
}"""


@pytest.fixture
def phone(desk_phone: Page) -> Page:
    """Give a page of a phone's size, with touch and without motion."""
    return desk_phone


def counts(page: Page) -> dict[str, str]:
    return {
        seat: page.locator(f".ring__seat[data-seat={seat}] .ring__count").inner_text() for seat in AT_THE_END
    }  # fmt: skip


def place(page: Page) -> Any:
    return expect(page.locator(".viewer__place"))


def mounted(page: Page) -> None:
    expect(page.locator(".viewer[data-step]")).to_have_count(1)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_and_what_steps_through_it_are_seen_whole_at_every_step(page: Page, address: str, name: str) -> None:
    for screen in SCREENS:
        page.set_viewport_size(screen)
        page.goto(f"{address}deals/{name}/")
        if name in PLAYED:
            mounted(page)
        assert page.evaluate(NOT_SEEN, ".ring, .viewer__move, .viewer__range") == []
        assert page.evaluate("scrollY") == 0
        assert page.evaluate(COVERED) == []
        if name in PLAYED:
            page.evaluate("document.querySelector('.viewer').scrollIntoView()")
            assert page.evaluate(f"({TROUBLE_ON_THE_WAY})({NOT_SEEN})") == []
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("name", PLAYED)
def test_the_list_of_the_tricks_is_no_wider_than_a_small_phone(page: Page, address: str, name: str) -> None:
    page.set_viewport_size(SMALL_PHONE)
    page.goto(f"{address}deals/{name}/")
    mounted(page)
    tricks = page.locator(".scroll:has(> .line)")
    tricks.scroll_into_view_if_needed()
    assert tricks.evaluate("tricks => tricks.scrollWidth - tricks.clientWidth") == 0


def test_nothing_lies_over_a_card_when_the_reader_comes_back_up_the_page(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    mounted(phone)
    phone.evaluate("scrollTo(0, 3000)")
    phone.evaluate("document.querySelector('.viewer').scrollIntoView()")
    phone.mouse.wheel(0, -20)
    assert phone.evaluate(COVERED) == []


def test_the_cards_are_large_enough_to_read_on_a_phone(phone: Page, address: str) -> None:
    phone.goto(f"{address}{SPOT}?step=4")
    mounted(phone)
    for selector, least in ((".ring [data-card]", 15), (".slot .card", 20)):
        sizes = phone.locator(selector).evaluate_all("cards => cards.map((each) => getComputedStyle(each).fontSize)")
        assert min(float(size.removesuffix("px")) for size in sizes) >= least


def test_the_arrow_keys_step_through_the_cards(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.locator(".viewer").focus()
    page.keyboard.press("ArrowRight")
    place(page).to_have_text("Trick I of 13, card 1 of 4")
    expect(page.locator(".ring__seat[data-seat=A] [data-card='5C']")).to_be_hidden()
    expect(page.locator(".ring__lead")).to_be_hidden()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Trick I of 13, card 1 of 4")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".slot--now")).to_contain_text("Y: six of clubs")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "2")
    expect(page.locator(".line__now")).to_have_attribute("data-trick", "1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".slot--won")).to_have_text("Z: queen of clubs★filled in")
    page.keyboard.press("End")
    place(page).to_have_text("Trick XIII of 13, card 4 of 4")
    assert counts(page) == AT_THE_END
    page.keyboard.press("Home")
    expect(page.locator(".viewer__said")).to_have_text("A is to lead.")


def test_keys_outside_the_viewer_leave_it_alone(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    place(page).to_have_text("Before the first card")


def test_keys_that_mean_something_else_leave_the_viewer_alone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 200, "height": 740})
    page.goto(address + SPOT)
    mounted(page)
    viewer, tricks = page.locator(".viewer"), page.locator(".scroll:has(> .line)")
    expect(viewer).to_have_role("group")
    viewer.press("Control+ArrowRight")
    place(page).to_have_text("Before the first card")
    tricks.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.scroll:has(> .line)').scrollLeft > 0")
    place(page).to_have_text("Before the first card")


def test_the_table_is_a_few_tabs_away(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the table, step by step")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".viewer")).to_be_focused()
    page.keyboard.press("ArrowRight")
    place(page).to_have_text("Trick I of 13, card 1 of 4")
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next card")).to_be_focused()


def test_the_buttons_step_from_trick_to_trick_to_the_printed_figures(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    mounted(phone)
    back, on = phone.get_by_role("button", name="Trick back"), phone.get_by_role("button", name="Next trick")
    expect(back).to_be_disabled()
    for _ in range(13):
        on.tap()
    assert counts(phone) == AT_THE_END
    expect(phone.locator(".viewer__said")).to_contain_text("Taken in all: A 12, Y 26, B 49, Z 17.")
    expect(on).to_be_disabled()
    expect(back).to_be_enabled()
    back.tap()
    place(phone).to_have_text("Trick XII of 13, card 4 of 4")
    on.tap()
    phone.get_by_role("button", name="Card back").tap()
    place(phone).to_have_text("Trick XIII of 13, card 3 of 4")
    back.tap()
    place(phone).to_have_text("Trick XII of 13, card 4 of 4")
    phone.get_by_role("button", name="To the start").tap()
    place(phone).to_have_text("Before the first card")
    phone.get_by_role("button", name="To the end").tap()
    place(phone).to_have_text("Trick XIII of 13, card 4 of 4")


def test_a_swipe_is_a_trick_on_or_back(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    mounted(phone)
    ring = phone.locator(".ring")
    for across, down, fingers, trick in ((-90, 10, 1, "I"), (-90, 10, 1, "II"), (90, 10, 1, "I")):
        ring.evaluate(SWIPE, [across, down, fingers])
        place(phone).to_have_text(f"Trick {trick} of 13, card 4 of 4")
    for across, down, fingers in ((-90, 80, 1), (-30, 0, 1), (-90, 10, 2)):  # the page is moved, or made larger
        ring.evaluate(SWIPE, [across, down, fingers])
        place(phone).to_have_text("Trick I of 13, card 4 of 4")


def test_the_buttons_are_large_enough_for_a_thumb(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    expect(phone.locator(".viewer__move")).to_have_count(6)
    boxes = [button.bounding_box() for button in phone.locator(".viewer__move").all()]
    assert [box for box in boxes if box is None or box["height"] < 44 or box["width"] < 44] == []


def test_it_is_said_who_played_what_whether_he_had_to_and_who_won_with_what(page: Page, address: str) -> None:
    page.goto(f"{address}{SPOT}?step=28")
    said = expect(page.get_by_role("status").and_(page.locator(".viewer__said")))
    said.to_contain_text("Z has no clubs, so any card may go: he throws the king of hearts.")
    said.to_contain_text("Forced: after what was played before it, no other card fits the evidence and the rules.")
    said.to_contain_text("B wins the trick with the ace of clubs, the highest club, and takes 23 spots.")
    said.not_to_contain_text("advice")
    page.locator(".viewer__range").fill("2")
    said.to_contain_text("Y follows with the six of clubs, his only club.")
    page.locator(".viewer__range").fill("1")
    said.to_contain_text("The book’s advice is otherwise: a player leads its highest from a short suit")


def test_a_card_says_what_it_rests_on_and_a_trick_what_is_known_of_it(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.locator(".viewer__range").fill("32")
    expect(page.locator(".slot--won .rests")).to_have_text("attested")
    notes = page.locator(".viewer__notes")
    expect(notes).to_contain_text("At the eighth trick A gets rid of his best diamond.")
    expect(notes).to_contain_text("The book says of it, in our own words:")
    expect(notes.locator(".viewer__remark")).to_contain_text("A “discards” his highest diamond, lest he be made to win")
    notes.get_by_role("link", name="P8a, p. 33, ln 1914–1915").click()
    expect(page.locator("#fact-p8a")).to_be_in_viewport()
    page.locator(".viewer__range").fill("36")
    expect(notes).to_contain_text("Could stand here: 1 trick.")
    expect(page).to_have_url(re.compile("step=36"))
    page.go_back()
    place(page).to_have_text("Trick VIII of 13, card 4 of 4")
    page.locator(".viewer__range").fill("44")
    expect(notes).to_contain_text("Nothing that speaks of this trick survives.")


def test_a_card_of_the_list_leads_to_its_step(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.locator("tr[data-trick='5'] td.won .line__card").click()
    place(page).to_have_text("Trick V of 13, card 4 of 4")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "20")
    expect(page.locator(".line__card:not([tabindex='-1'])")).to_have_count(0)  # the keyboard need not stop at each


def test_the_step_stands_in_the_address_and_back_leaves_the_page(page: Page, address: str) -> None:
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
    page.get_by_role("button", name="To the start").click()
    expect(page).to_have_url(address + SPOT)


def test_a_link_to_a_step_opens_there_and_shows_the_table_whole(phone: Page, address: str) -> None:
    phone.goto(address + SPOT + "?step=28")
    place(phone).to_have_text("Trick VII of 13, card 4 of 4")
    assert phone.evaluate(NOT_SEEN, ".ring, .viewer__move, .viewer__said") == []


@pytest.mark.parametrize(
    ("asked", "said"),
    [("9999", "Trick XIII of 13, card 4 of 4"), ("-3", "Before"), ("", "Before"), ("1e1", "Before"), ("x", "Before")],
)
def test_an_address_with_another_step_opens_at_the_nearest_or_the_start(
    page: Page, address: str, asked: str, said: str
) -> None:
    page.goto(f"{address}{SPOT}?step={asked}")
    mounted(page)
    place(page).to_contain_text(said)


def test_each_step_is_told_to_whoever_listens_on_the_page(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    mounted(page)
    page.evaluate("document.addEventListener('deal:step', ({ detail }) => { window.told = detail; })")
    page.get_by_role("button", name="Next trick").click()
    told = page.evaluate("({ step: told.step, plays: told.deal.record.plays.slice(0, told.step) })")
    assert told == {"step": 4, "plays": [["A", "5C"], ["Y", "6C"], ["B", "7C"], ["Z", "QC"]]}
    expect(page.locator(".viewer")).to_have_attribute("data-step", "4")


def test_without_javascript_every_trick_stands_in_the_list(unscripted: Page, address: str) -> None:
    unscripted.goto(address + SPOT)
    expect(unscripted.locator(".line tbody tr")).to_have_count(13)
    assert unscripted.locator(".line tbody .card:visible").count() == 52
    assert unscripted.locator(".line .won .star:visible").count() == 13
    assert unscripted.locator("button:visible, .viewer__range:visible").count() == 0


def test_in_print_the_whole_hands_and_the_list_are_shown(page: Page, address: str) -> None:
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
