"""The reader's own numbers in a real Chromium: a deal settled, and a dispute asked anew. tests/js has their logic."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hearts_spec.service.ask import Service
from tests.site.accessibility import violations
from tests.site.links import packed

SETTLE = "desk/settle/"
DISPUTE = "disputes/after-the-play/two-are-clear/"
SWEEPSTAKE = "spalding-1896/sweepstake"
MOST_TAPS = 20  # to settle an ordinary deal
HOSTILE = '<img src=x onerror="window.ran = true">'

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


@pytest.fixture
def phone(desk_phone: Page) -> Page:
    """A page of a phone's size."""
    return desk_phone


def engine_asked(page: Page) -> list[str]:
    return [url for url in page.__dict__["asked"] if url.endswith((".wasm", ".gz", "worker.js"))]


def link(said: object) -> str:
    return f"?s={packed(said)}"


def shown_net(page: Page) -> dict[str, int]:
    cells = page.locator(".settled .settlement tbody tr").evaluate_all(
        "rows => rows.map((row) => [row.cells[0].textContent, row.cells[row.cells.length - 1].textContent])"
    )
    return {seat: int(text.replace("−", "-")) for seat, text in cells}


def revoked(page: Page) -> Locator:
    return page.locator('.went-wrong [data-field="revoked"]')


@pytest.mark.engine("browser")
def test_a_deal_is_settled_with_few_taps(phone: Page, address: str, desk: Service) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    taps = 1
    for _ in range(4):
        phone.get_by_label("B took: one more").click()
        taps += 1
    phone.get_by_label("Rest to C").click()
    expect(phone.locator(".counts__left")).to_have_text("All 13 given")
    assert engine_asked(phone) == []
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".settled .settlement")).to_be_in_viewport()
    expect(phone.locator(".settled").get_by_role("list", name="Up or down")).to_be_visible()
    expect(phone.locator(".progress")).to_be_hidden()
    asked = {"ask": "settle", "id": SWEEPSTAKE, "hearts": {"A": 0, "B": 4, "C": 9, "D": 0}, "dealer": "D"}
    assert shown_net(phone) == desk.ask(asked)["net"]
    spoken = phone.get_by_role("status").filter(has_text="By ")
    expect(spoken).to_have_text("By Sweepstake Hearts, Spalding 1896: A +7, B −4, C −9, D +6.")
    assert phone.locator(".settled[aria-live], .settled [aria-live]").count() == 0  # no more is spoken
    assert taps + 2 <= MOST_TAPS
    place = phone.locator(".settled .moved a.cite").first.evaluate("link => link.href")
    beside = phone.locator(".settled-beside__name")
    expect(beside.first).to_have_text("Hearts today")
    own = phone.get_by_role("radio", name="its own book’s games")
    own.check()
    expect(beside.first).to_contain_text("Spalding 1896")
    expect(own).to_be_focused()
    phone.goto(place)
    expect(phone.locator(":target")).to_be_in_viewport()


def test_what_is_missing_comes_into_view(phone: Page, address: str) -> None:
    """A field that is wrong is in sight, focused and described, and what comes before it stays hidden."""
    said = {"game": SWEEPSTAKE, "fields": {"took": ["0", "4", "9", "0"], "revoked": ["B", HOSTILE]}}
    phone.goto(address + SETTLE + link(said))
    expect(revoked(phone).get_by_label("B", exact=True)).to_be_checked()
    expect(revoked(phone)).to_be_visible()  # unfolded, for a link fills it
    assert engine_asked(phone) == []
    phone.get_by_label("The game you play").select_option("spalding-1896/auction")
    phone.get_by_role("button", name="Clear").click()
    phone.get_by_role("button", name="Settle", exact=True).tap()
    fault = phone.locator(".field--faulty .field__fault")
    expect(fault).to_be_in_viewport()
    expect(phone.locator(".field--faulty")).to_be_focused()
    expect(phone.locator(".field--faulty")).to_have_accessible_description(fault.text_content() or "")
    assert fault.evaluate("(it) => getComputedStyle(it, '::first-letter').textTransform") == "uppercase"


@pytest.mark.parametrize(
    "asked",
    [
        link({"game": HOSTILE, "players": "9", "fields": {"took": [HOSTILE, "4", "9", "0"], "pool": HOSTILE}}),
        link({"game": "modern/standard", "options": {"target": HOSTILE}, "fields": HOSTILE}),
    ],
)
def test_a_hostile_link_does_nothing(phone: Page, address: str, asked: str) -> None:
    phone.goto(address + SETTLE + asked)
    expect(phone.get_by_label("A took", exact=True)).to_have_value("0")
    phone.get_by_label("A took", exact=True).fill("<b>x")
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".field__fault:visible")).to_contain_text("‘<b>x’ is not a number")
    assert phone.locator(".desk b").count() == 0
    assert phone.evaluate("window.ran") is None
    assert HOSTILE not in phone.locator(".desk").inner_text()


def test_it_is_all_done_by_keyboard(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    phone.get_by_label("A took", exact=True).focus()
    for count in "0490":
        phone.keyboard.type(count)  # in place of what stood there
        for _ in range(8):
            phone.keyboard.press("Tab")
            if phone.evaluate("document.activeElement.matches('.stepper__number')"):
                break
    phone.keyboard.press("Shift+Tab")
    phone.get_by_label("B took", exact=True).focus()
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("ArrowUp")
    phone.keyboard.press("ArrowUp")  # of thirteen there is none left
    phone.keyboard.press("Enter")
    expect(phone.locator(".settled .settlement")).to_be_visible()
    assert shown_net(phone)["C"] == -9
    assert phone.evaluate("document.activeElement.getAttribute('aria-label')") == "B took"


def test_a_dispute_is_asked_and_put_back(phone: Page, address: str) -> None:
    phone.goto(address + DISPUTE, wait_until="networkidle")
    assert [url for url in phone.__dict__["asked"] if "assets/desk/" in url] == []
    before = phone.locator("article").inner_text()
    phone.get_by_text("Try your own numbers").click()
    back = phone.get_by_role("button", name="Back to the page")
    expect(back).to_be_disabled()
    assert engine_asked(phone) == []
    phone.get_by_label("A took: one more").click()
    expect(phone.locator('[data-field="hearts"] .field__fault')).to_contain_text("the hearts add up to 14")
    phone.get_by_role("button", name="Ask", exact=True).click()
    expect(phone.locator(".field--faulty")).to_be_focused()
    phone.get_by_label("D took: one fewer").click()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    expect(phone.locator("aside.mine")).to_contain_text("you 1, B 0, C 6 and D 19")
    phone.get_by_role("button", name="Ask", exact=True).tap()
    header = phone.locator(".md-header").evaluate("header => header.getBoundingClientRect().bottom")
    top = "([bottom]) => document.getElementById('answers').getBoundingClientRect().top - bottom"
    phone.wait_for_function(f"(all) => {{ const top = ({top})(all); return top >= 0 && top < 100; }}", arg=[header])
    back.click()
    expect(phone.locator("#answers")).not_to_contain_text("own case")
    phone.get_by_text("Try your own numbers").click()
    assert phone.locator("article").inner_text() == before


@pytest.mark.engine("browser")
def test_giving_up_leaves_the_page_ready(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.route("**/*.wasm.gz", lambda route: None)  # it never comes
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".progress__said")).to_have_text(re.compile(r"^Loading the engine, [1-9]\d? %$"))
    phone.get_by_role("button", name="Cancel").click()
    expect(phone.locator(".progress__said")).to_have_text("Cancelled.")
    expect(phone.get_by_role("button", name="Cancel")).to_be_hidden()
    expect(phone.get_by_role("button", name="Settle", exact=True)).to_be_enabled()


def test_missing_parts_are_said(phone: Page, address: str) -> None:
    phone.route("**/desk/cites.json", lambda route: route.abort())
    phone.goto(address + SETTLE + link({"game": SWEEPSTAKE, "fields": {"took": ["13", "0", "0", "0"]}}))
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".settled .settlement")).to_be_visible()  # the places are only named
    without = {"body": "export default null;", "content_type": "text/javascript"}
    phone.route("**/desk/bundle.js", lambda route: route.fulfill(**without))
    for path in (SETTLE, f"{DISPUTE}#own-numbers"):
        phone.goto(address + path)
        expect(phone.locator(".progress__said")).to_contain_text("without the tools")
    phone.route("**/desk/settle.js", lambda route: route.abort())
    phone.goto(address + SETTLE)
    expect(phone.locator(".desk__without")).to_have_text("The tool could not be opened. Reload the page.")


@pytest.mark.parametrize("path", [SETTLE, DISPUTE])
def test_files_and_scriptless_pages_say_why(page: Page, unscripted: Page, site: Path, address: str, path: str) -> None:
    for reader, where, why in (
        (unscripted, address + path, "needs JavaScript"),
        (page, (site / path / "index.html").as_uri(), "from a local file"),
    ):
        reader.goto(where)
        for fold in reader.locator(".ask-own > summary").all():
            fold.click()
        expect(reader.locator(".desk__without:visible")).to_contain_text(why)


@pytest.mark.parametrize("width", [390, 1280])
def test_everyone_can_use_both_forms(desk_page: Page, address: str, width: int) -> None:
    page = desk_page
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(address + SETTLE)
    page.get_by_label("The game you play").select_option("davis-2004/omnibus")
    page.get_by_role("button", name="Settle", exact=True).click()
    expect(page.locator(".field__fault:visible")).to_contain_text("add up to")
    assert violations(page) == []
    sizes = page.locator(":is(.choices__one, .stepper__button):visible").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert width > 390 or min(sizes) >= 44  # for a thumb
    page.get_by_label("The game you play").select_option(SWEEPSTAKE)
    page.get_by_label("Rest to C").click()
    expect(page.locator(".settled-beside__game").first).to_be_visible()
    page.get_by_text("Something went wrong").click()
    revoked(page).get_by_label("B", exact=True).check()
    expect(page.locator(".settled-beside__game .firm--silent").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.goto(f"{address}{DISPUTE}#own-numbers")
    expect(page.get_by_label("A took", exact=True)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
