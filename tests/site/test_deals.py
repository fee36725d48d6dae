"""The viewer of a lost deal in a real Chromium: stepping by key, button and touch, and the page without it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

SPOT = "deals/spot/"
PHONE = {"width": 390, "height": 844}
AT_THE_END = {"A": "12 spots", "Y": "26 spots", "B": "49 spots", "Z": "17 spots"}


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """Give a page of a phone's size, with touch and without motion."""
    context = chromium.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def counts(page: Page) -> dict[str, str]:
    return {
        seat: page.locator(f".ring__seat[data-seat={seat}] .ring__count").inner_text() for seat in AT_THE_END
    }  # fmt: skip


def test_the_arrow_keys_step_through_the_cards(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    page.locator(".lost").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lost__place")).to_have_text("Trick I of 13, card 1 of 4")
    expect(page.locator(".ring__seat[data-seat=A] [data-card='5C']")).to_be_hidden()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".slot--won .slot__seat")).to_have_text("Z★")
    page.keyboard.press("End")
    expect(page.locator(".lost__place")).to_have_text("Trick XIII of 13, card 4 of 4")
    assert counts(page) == AT_THE_END
    page.keyboard.press("Home")
    expect(page.locator(".lost__said")).to_have_text("A leads.")


def test_keys_outside_the_viewer_leave_it_alone(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    expect(page.locator(".lost__place")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lost__place")).to_have_text("Before the first card")


def test_the_buttons_step_from_trick_to_trick_to_the_printed_figures(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    for _ in range(13):
        phone.get_by_role("button", name="Next trick").tap()
    assert counts(phone) == AT_THE_END
    expect(phone.locator(".lost__said")).to_contain_text("Taken in all: A 12, Y 26, B 49, Z 17.")
    phone.get_by_role("button", name="Card back").tap()
    expect(phone.locator(".lost__place")).to_have_text("Trick XIII of 13, card 3 of 4")
    phone.get_by_role("button", name="Trick back").tap()
    expect(phone.locator(".lost__place")).to_have_text("Trick XII of 13, card 4 of 4")


def test_the_buttons_are_large_enough_for_a_thumb(phone: Page, address: str) -> None:
    phone.goto(address + SPOT)
    expect(phone.locator(".lost__button")).to_have_count(4)
    boxes = [button.bounding_box() for button in phone.locator(".lost__button").all()]
    assert [box for box in boxes if box is None or box["height"] < 44 or box["width"] < 44] == []


def test_a_card_says_what_it_rests_on_and_a_trick_what_is_known_of_it(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    page.locator(".lost__range").fill("32")
    expect(page.locator(".slot--won .rests")).to_have_text("attested")
    notes = page.locator(".lost__notes")
    expect(notes).to_contain_text("At the eighth trick A gets rid of his best diamond.")
    expect(notes).to_contain_text("discards best diamond")
    notes.get_by_role("link", name="P8a, p. 33, ln 1914-1915").click()
    expect(page.locator("#fact-p8a")).to_be_in_viewport()


def test_the_viewer_is_there_once_after_instant_navigation(page: Page, address: str) -> None:
    page.goto(address + "deals/")
    page.get_by_role("article").get_by_role("link", name="The spot deal").click()
    page.wait_for_url(f"**/{SPOT}")
    page.get_by_role("button", name="Next card").click()
    expect(page.locator(".lost__place")).to_have_text("Trick I of 13, card 1 of 4")
    page.go_back()
    page.wait_for_url("**/deals/")
    page.go_forward()
    expect(page.locator(".lost__panel")).to_have_count(1)


def test_without_javascript_every_trick_stands_in_the_table(chromium: Browser, address: str) -> None:
    context = chromium.new_context(viewport=PHONE, java_script_enabled=False)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address + SPOT)
    expect(page.locator(".line tbody tr")).to_have_count(13)
    assert page.locator(".line tbody .card:visible").count() == 52
    assert page.locator(".line .won .star:visible").count() == 13
    assert page.locator(".lost__panel").count() == 0
    context.close()


def test_in_print_the_whole_hands_and_the_table_are_shown(page: Page, address: str) -> None:
    page.goto(address + SPOT)
    page.locator(".lost").focus()
    page.keyboard.press("End")
    page.emulate_media(media="print")
    expect(page.locator(".lost__panel")).to_be_hidden()
    expect(page.locator(".ring__trick")).to_be_hidden()
    expect(page.locator(".ring [data-card='5C']")).to_be_visible()
    expect(page.locator(".line")).to_be_visible()
