"""The page that checks a deal, in a real Chromium: laid out, linked, played and taken away. tests/js has its logic."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import hearts_spec
from hearts_spec.cli import main
from tests.conftest import LIBRARY, PROJECT
from tests.site.accessibility import violations
from tests.site.conftest import STARTS
from tests.site.links import packed

CHECK = "desk/deal/"
THUMB = 44
HANDS = {
    "A": "2C 5C QC AC 6D 10D 2S 6S 7S 8S 10S KS AS",
    "B": "4C 6C 4D 5D JD QD AD JS QS 2H 4H 8H QH",
    "C": "3C 8C 9C 3D 7D 8D KD 3S 4S 5S 6H 7H KH",
    "D": "7C 10C JC KC 2D 9D 9S 3H 5H 9H 10H JH AH",
}
HANDS_WRITTEN = "".join(f"  {seat}: {cards}\n" for seat, cards in HANDS.items())
RECORD = f"rules: modern/standard\nseats: [A, B, C, D]\nhands:\n{HANDS_WRITTEN}plays: [2C, 4C, 3C]\n"
EVIL = "<img src=x onerror='window.acted = 1'>"


pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


@pytest.fixture
def phone(desk_phone: Page, address: str) -> Page:
    """The page on a phone, with touch."""
    desk_phone.goto(address + CHECK)
    return desk_phone


@pytest.fixture
def desktop(desk_page: Page, address: str) -> Page:
    """The page on a desktop."""
    desk_page.goto(address + CHECK)
    return desk_page


def paste(page: Page, record: str) -> None:
    page.get_by_role("button", name="Paste a record").click()
    page.locator("textarea[name=record]").fill(record)
    page.get_by_role("button", name="Open it").click()


def opened(page: Page, record: str = RECORD) -> None:
    paste(page, record)
    expect(page.locator(".check__play")).to_be_visible(timeout=STARTS)


def card(page: Page, code: str) -> Any:
    return page.locator(f".picks [data-pick='{code}']")


def said(page: Page, text: str) -> None:
    expect(page.locator(".viewer__said")).to_contain_text(text)


def yaml(page: Page) -> str:
    return page.locator(".check__away textarea").input_value()


def too_small(page: Page, selector: str) -> list[Any]:
    boxes = page.locator(selector).evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    assert boxes
    return [box for box in boxes if box["width"] < THUMB or box["height"] < THUMB]


def test_a_deal_is_tapped_together_and_played(phone: Page, address: str) -> None:
    phone.get_by_role("button", name="Assign cards by tapping").tap()
    expect(phone.locator(".pack .pick")).to_have_count(52)
    expect(phone.get_by_role("radio", name="A")).to_be_focused()
    assert too_small(phone, ".pack .pick, .pile, .check__builder .book-button") == []
    for code in HANDS["A"].split():
        phone.locator(f".pack [data-pick='{code}']").tap()
    expect(phone.locator(".pile").nth(0)).to_contain_text("13 of 13")
    expect(phone.get_by_role("radio", name="B")).to_be_checked()
    phone.get_by_role("button", name="Deal the rest at random").tap()
    phone.get_by_role("button", name="Play this deal").tap()
    expect(phone.locator(".check__who")).to_have_text("A is to play")
    assert too_small(phone, ".picks .pick, .check__play .viewer__move") == []
    card(phone, "AS").tap()
    why = phone.get_by_role("alert")
    expect(why).to_contain_text(
        "A may not play the ace of spades: the first card led must be the lowest club in play: 2♣."
    )
    link = why.get_by_role("link").first
    href = link.get_attribute("href") or ""
    assert href.startswith(f"{address}sources/pagat-2024/")
    link.tap()
    expect(phone.locator(f"[id='{href.partition('#')[2]}']")).to_be_in_viewport()
    phone.go_back()  # to the deal as it was
    card(phone, "2C").tap()
    said(phone, "A leads the two of clubs. B is to play.")


def almost_played() -> str:
    """A record of a deal by chance, but for its last two cards."""
    play = hearts_spec.load("spalding-1896/single-handed", library=LIBRARY).deal(seed=7)
    while not play.over:
        play.push(min(play.legal))
    record = play.data()
    return json.dumps({**record, "plays": record["plays"][:-2]})


def test_the_command_accepts_a_finished_deal(desktop: Page, tmp_path: Path) -> None:
    opened(desktop, almost_played())
    for text in ("is to play.", "All cards are played."):
        desktop.locator(".picks .pick:not(.pick--not)").first.click()
        said(desktop, text)
    expect(desktop.get_by_role("heading", name="Result")).to_be_visible()
    desktop.get_by_text("How the payment works out", exact=True).click()
    expect(desktop.locator(".moved li").first).to_be_visible()
    desktop.locator(".check__away > summary").click()
    with desktop.expect_download() as taken:
        desktop.get_by_role("link", name="Download").click()
    file = tmp_path / taken.value.suggested_filename
    taken.value.save_as(file)
    assert file.read_text(encoding="utf-8") == yaml(desktop)
    assert main(["--rulesets", str(PROJECT / "rulesets"), "replay", str(file)]) == 0


def test_a_printed_deal_is_played_otherwise(page: Page, address: str) -> None:
    page.set_default_timeout(STARTS)
    page.goto(f"{address}deals/spot/?step=28")
    page.get_by_role("link", name="Try another card here").click()
    page.wait_for_url(f"**/{CHECK}?s=*")
    said(page, "Z plays the king of hearts. B wins the trick with the ace of clubs. B is to lead.")
    expect(card(page, "3D")).to_have_class(re.compile("pick--played"))
    card(page, "AH").click()
    said(page, "B leads the ace of hearts.")


def test_a_link_opens_a_deal_and_runs_nothing(desktop: Page, chromium: Browser) -> None:
    opened(desktop)
    desktop.get_by_role("button", name="Card back").click()
    said(desktop, "C is to play.")
    link = desktop.evaluate("location.href")
    context = chromium.new_context()
    context.set_default_timeout(STARTS)
    other = context.new_page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link, wait_until="networkidle")
    expect(other.get_by_text("2 of 3 cards played")).to_be_visible()
    assert [url for url in asked if url.endswith(("desk/worker.js", ".wasm.gz"))] == []
    other.get_by_role("button", name="Open this deal").click()
    said(other, "B plays the four of clubs. C is to play.")
    assert other.evaluate("location.href") == link
    context.close()


def test_pasted_and_linked_text_stays_text(desktop: Page, address: str) -> None:
    hands = HANDS_WRITTEN.replace("  A:", f'  "{EVIL}":')
    paste(desktop, f'rules: modern/standard\nseats: ["{EVIL}", B, C, D]\nhands:\n{hands}plays: []\n')
    expect(desktop.locator(".check__asking")).to_contain_text(f"'{EVIL}' cannot name a seat")
    deal = {"rules": EVIL, "dealer": EVIL, "seats": [EVIL, "B", "C", "D"], "hands": ["A", "B", "C", "D"], "plays": ""}
    desktop.goto(f"{address}{CHECK}?s={packed(deal)}")
    expect(desktop.locator(".ring__seat strong").first).to_have_text(EVIL)
    desktop.get_by_role("button", name="Open this deal").click()
    expect(desktop.locator(".check__asking")).to_contain_text(EVIL)
    assert desktop.evaluate("[window.acted, document.querySelectorAll('.check img').length]") == [None, 0]


def test_a_deal_is_played_by_keyboard(desktop: Page) -> None:
    opens = desktop.get_by_role("button", name="Paste a record")
    expect(opens).to_be_enabled()  # once the page's script has begun; a key pressed before is lost
    opens.press("Enter")
    expect(desktop.locator("textarea[name=record]")).to_be_focused()
    desktop.locator("textarea[name=record]").fill(RECORD)
    desktop.get_by_role("button", name="Open it").press("Enter")
    said(desktop, "D is to play.")
    desktop.get_by_role("button", name="Card back").press("Enter")
    said(desktop, "C is to play.")
    card(desktop, "9C").press("Space")
    said(desktop, "C plays the nine of clubs. D is to play.")
    expect(desktop.locator(".picks .pick:not(.pick--not)").first).to_be_focused()


def test_everyone_can_use_each_stage(phone: Page) -> None:
    assert violations(phone) == []
    opened(phone)
    expect(phone.locator(".check__ring")).to_be_in_viewport()
    assert phone.locator(".check__play").evaluate("(play) => play.getBoundingClientRect().top") < 150
    card(phone, "KC").tap()
    phone.locator(".check__away > summary").tap()
    card(phone, "AH").tap()
    assert violations(phone) == []
    phone.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    phone.get_by_role("button", name="Copy", exact=True).tap()
    expect(phone.get_by_text("Copied.")).to_be_visible()
    assert phone.evaluate("copied") == yaml(phone)
    phone.get_by_role("button", name="Change the hands").tap()
    expect(phone.locator(".pack")).to_be_visible()
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everyone_can_name_a_suit_again(phone: Page) -> None:
    """While a pool stands that nobody won: fields beside the cards, and a suit that may not be named."""
    phone.locator("select[name=game]").select_option("spalding-1896/auction")
    phone.get_by_text("What you have agreed on").tap()
    phone.get_by_label("May the buyer name hearts?").select_option("barred")
    phone.get_by_role("button", name="Deal at random").tap()
    phone.get_by_text("A jack-pot stands").tap()
    assert too_small(phone, ".check__turn button, .check__turn .choices__one") == []
    phone.get_by_role("textbox", name="Chips in the pool").fill("13")
    phone.locator("[data-field=buyer]").get_by_label("C", exact=True).tap()
    phone.get_by_role("button", name="They name a suit again").tap()
    phone.get_by_role("button", name="Hearts, may not be named").tap()
    expect(phone.get_by_role("alert")).to_contain_text("C may not name hearts: a suit must be named in place of hearts")
    assert too_small(phone, ".check__turn button") == []
    assert violations(phone) == []


def test_without_the_engine_the_page_says_so(desktop: Page, unscripted: Page, site: Path, address: str) -> None:
    unscripted.goto(address + CHECK)
    expect(unscripted.locator(".check .desk__without")).to_be_visible()
    expect(unscripted.get_by_text("hearts-spec replay deal.yml")).to_be_visible()
    assert unscripted.locator(".check button:visible, .check select:visible").count() == 0
    without = {"body": "export default null;", "content_type": "text/javascript"}
    desktop.route("**/desk/bundle.js", lambda route: route.fulfill(**without))
    desktop.reload()
    desktop.get_by_role("button", name="Deal at random").click()
    expect(desktop.locator(".check__asking")).to_contain_text("built without the tools")
    desktop.goto((site / CHECK / "index.html").as_uri())
    expect(desktop.get_by_text("Tools don't work from a local file")).to_be_visible()
    assert desktop.locator(".check button:visible").count() == 0
