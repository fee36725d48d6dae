"""The comparison in a real Chromium: chosen, folded on a phone, gone to and printed. tests/js has its logic."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.conftest import drawn, opened

TWO = "compare/?games=spalding-1896/sweepstake,modern/standard"
MOST_NODES = 4800
COUNT_MOVES = """
  window.moves = 0;
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...said) { window.moves += 1; return scrollIntoView.apply(this, said); };
"""


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page of a phone's size."""
    with opened(chromium, 390, "light", moves=True) as page:
        yield page


def test_it_opens_on_the_printed_table(page: Page, address: str):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + "compare/", wait_until="networkidle")
    assert page.locator(".matrix thead a").count() == 15
    assert page.evaluate("document.querySelectorAll('*').length") < MOST_NODES
    assert [url for url in asked if url.endswith("games.json")] == []
    page.get_by_role("navigation", name="Topics").get_by_role("link", name="Settling").click()
    expect(page.locator("[id='topic-settlement']")).to_be_in_viewport()


def test_it_reads_without_javascript(unscripted: Page, address: str):
    unscripted.goto(address + "compare/")
    assert unscripted.locator(".matrix-controls:visible").count() == 0
    for topic in unscripted.get_by_role("checkbox").all():
        topic.check()
    assert unscripted.locator(".matrix tbody tr:visible").count() > 100
    assert unscripted.locator(".matrix__who:visible").count() > 100


def test_two_games_are_chosen_and_kept(page: Page, address: str):
    page.goto(address + "compare/")
    other, third = (page.get_by_role("combobox", name=each, exact=True) for each in ("with", "and"))
    expect(other).to_be_disabled()
    page.get_by_role("combobox", name="Compare", exact=True).select_option("spalding-1896/sweepstake")
    expect(third).to_be_disabled()
    other.select_option("modern/standard")
    page.get_by_label("Show").select_option("differences")
    expect(page.locator(".matrix caption")).to_have_text("Sweepstake Hearts, Spalding 1896 beside Hearts, Web summary")
    assert page.url == address + TWO + "&only=1"
    page.get_by_label("Containing").press("Enter")  # which sends no form
    page.reload()
    expect(page.locator(".matrix thead th")).to_have_count(3)
    shown = page.locator(".matrix tbody tr[id]:visible")
    assert 0 < shown.count() == page.locator("tr[id]:has(.matrix__cell--departs)").count()
    page.get_by_role("link", name="History", exact=True).first.click()
    page.wait_for_url("**/history/**")
    page.go_back()
    expect(page.locator(".matrix-controls")).to_have_count(1)


def test_two_games_are_stacked_on_a_phone(phone: Page, address: str):
    phone.goto(address + TWO)
    phone.get_by_role("checkbox", name="Leading").first.check()
    row = phone.locator("[id='lead.opener']")
    expect(row.locator("td")).to_have_count(2)
    tops = row.locator("th, td").evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().top)")
    assert tops == sorted(set(tops))
    expect(row.locator("td").nth(1)).to_contain_text("Hearts, Web summary")
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_topics_are_folded_on_a_phone(phone: Page, address: str):
    phone.goto(address + "compare/")
    assert phone.evaluate("document.documentElement.scrollHeight") < 3000
    passing, leading = (phone.locator(f"tbody[data-topic={each}] tr[id]:visible") for each in ("passing", "lead"))
    phone.get_by_role("checkbox", name="Passing").press("Space")
    expect(passing.first).to_be_visible()
    expect(leading).to_have_count(0)
    phone.get_by_label("Containing").fill("opening lead")
    expect(leading.first).to_be_visible()
    expect(passing).to_have_count(0)


def test_the_topic_of_a_target_is_open(phone: Page, address: str):
    """One press folds it, and the next target opens it again."""
    phone.goto(address + "compare/#hearts.led")
    row, fold = phone.locator("[id='hearts.led']"), phone.locator("tbody:has(:target) .matrix__topic input")
    bounds = "document.getElementById('hearts.led').getBoundingClientRect()"
    phone.wait_for_function(f"() => scrollY > 0 && {bounds}.top >= 40 && {bounds}.top < 120")
    fold.press("Space")
    expect(row).to_be_hidden()
    phone.evaluate("location.hash = '#hearts.broken-by'")
    expect(row).to_be_visible()


def test_a_target_comes_below_the_heads(page: Page, address: str):
    page.goto(address + "compare/?games=spalding-1896/sweepstake,modern/standard#hearts.led")
    expect(page.locator("tr:target th")).to_be_in_viewport()
    drawn(page)
    heads = page.locator(".matrix thead th").first.evaluate("head => head.getBoundingClientRect().bottom")
    assert heads <= page.locator("tr:target").evaluate("row => row.getBoundingClientRect().top") < heads + 120


@pytest.mark.parametrize("games", ["all", "spalding-1896/sweepstake,modern/standard"])
def test_a_target_of_other_games_stays_put(phone: Page, address: str, games: str):
    phone.add_init_script(COUNT_MOVES)
    phone.goto(f"{address}compare/?games={games}#hearts.led")
    row = phone.locator("tr:target")
    expect(row).to_have_attribute("id", "hearts.led")
    drawn(phone)
    assert phone.evaluate("moves") <= 1
    top = "row => new Promise((tell) => requestAnimationFrame(() => tell(row.getBoundingClientRect().top)))"
    there = row.evaluate(top)
    assert 40 <= there < 120
    assert row.evaluate(top) == there


def test_it_prints_with_its_notes(page: Page, address: str):
    page.goto(f"{address}compare/?games=all")
    drawn(page)
    reasons = page.locator(".matrix .badge--assumed").evaluate_all("all => [...new Set(all.map((each) => each.title))]")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".matrix__notes > li")).to_have_text(reasons)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".matrix__notes, .matrix__note")).to_have_count(0)
    assert page.pdf(format="A4").startswith(b"%PDF")
