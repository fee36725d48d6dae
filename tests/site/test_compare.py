"""The comparison in a real Chromium: what it opens on, what is fetched when asked, and what the address keeps."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.site.conftest import drawn, opened

TWO = "compare/?games=spalding-1896/sweepstake,modern/standard"
MOST_NODES = 3000
# What stands in each cell, and where it leads; but not whose it is, for one game of each book needs no title.
TABLE = """() => [...document.querySelectorAll(".matrix :is(caption, th, td)")].map((cell) => [
  cell.className, cell.colSpan, cell.parentElement.dataset.stand,
  [...cell.childNodes].filter((node) => node.className !== "matrix__who")
    .map((node) => node.textContent).join("").replace(/\\s+/g, ""),
  [...cell.querySelectorAll("a")].map((link) => [link.href, link.title]),
])"""


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """Give a page of a phone's size."""
    with opened(chromium, 390, "light", moves=True) as page:
        yield page


def heads(page: Page) -> list[str]:
    return page.locator(".matrix thead .matrix__book").all_inner_texts()


def test_it_opens_on_one_game_of_each_book_and_fetches_nothing_more(page: Page, address: str):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + "compare/")
    page.wait_for_load_state("networkidle")
    assert heads(page) == ["Hoyle 1887", "Spalding 1896", "Hoyle 1913", "Foster 1914", "Davis 2004", "Modern 2025"]
    assert page.evaluate("document.querySelectorAll('*').length") < MOST_NODES
    assert [url for url in asked if url.endswith("games.json")] == []


def test_it_reads_without_javascript(unscripted: Page, address: str):
    unscripted.goto(address + "compare/")
    assert unscripted.locator(".matrix-controls:visible").count() == 0
    for topic in unscripted.get_by_role("checkbox").all():
        topic.check()
    assert unscripted.locator(".matrix tbody tr:visible").count() > 100
    assert unscripted.locator(".matrix__who:visible").count() > 100


def test_silence_is_no_departure(page: Page, address: str):
    page.goto(address + "compare/")
    departs = page.locator("td.matrix__cell--departs")
    assert departs.count() > 0
    assert departs.locator(".badge--silent, .badge--assumed, .none").count() == 0
    dealers = page.locator("[id='cut.deals'] td")  # the first book is silent, and the others agree
    expect(dealers.locator(".badge--silent").first).to_be_visible()
    assert page.locator("[id='cut.deals'] .matrix__cell--departs").count() == 0
    for row in page.locator("tr:has(.matrix__cell--departs)").all():
        assert row.get_attribute("data-stand") == "disagree"


def test_where_they_disagree_is_chosen_and_where_only_some_speak(page: Page, address: str):
    page.goto(address + "compare/")
    shown = page.locator(".matrix tbody tr[id]:visible")
    every = shown.count()
    show = page.get_by_label("Show")
    show.select_option("where they disagree")
    disagree = page.locator("tr[id]:has(.matrix__cell--departs)").count()
    assert 0 < shown.count() == disagree < every / 2
    show.select_option("where they disagree, or only some speak")
    assert disagree < shown.count() <= every
    assert page.url == address + "compare/?only=some"
    page.reload()
    expect(show).to_have_value("some")


def test_the_topics_stand_under_the_controls(page: Page, address: str):
    page.goto(address + "compare/")
    topics = page.get_by_role("navigation", name="Topics").get_by_role("link")
    expect(topics).to_have_text(page.locator(".matrix__label").all_inner_texts())
    topics.get_by_text("Settling").click()
    expect(page.locator("[id='topic-settlement']")).to_be_in_viewport()
    page.get_by_role("combobox", name="Topic").select_option("Settling")
    expect(topics).to_have_text(["Settling"])


def test_on_a_phone_a_topic_is_folded_until_it_is_pressed_or_asked_for(phone: Page, address: str):
    phone.goto(address + "compare/")
    assert phone.evaluate("document.documentElement.scrollHeight") < 3000
    passing, leading = (phone.locator(f"tbody[data-topic={each}] tr[id]:visible") for each in ("passing", "lead"))
    phone.get_by_role("checkbox", name="Passing").press("Space")
    expect(passing.first).to_be_visible()
    expect(leading).to_have_count(0)
    phone.get_by_label("Containing").fill("opening lead")
    expect(leading.first).to_be_visible()
    expect(passing).to_have_count(0)


def test_a_topic_that_a_row_was_gone_to_in_is_folded_by_one_press_and_opened_by_the_next_row(phone: Page, address: str):
    phone.goto(address + "compare/#hearts.led")
    row, fold = phone.locator("[id='hearts.led']"), phone.locator("tbody:has(:target) .matrix__topic input")
    expect(row).to_be_visible()
    fold.press("Space")
    expect(row).to_be_hidden()
    phone.evaluate("location.hash = '#hearts.broken-by'")
    expect(row).to_be_visible()


def test_two_games_are_chosen_and_the_address_keeps_them(page: Page, address: str):
    page.goto(address + "compare/")
    other, third = (page.get_by_role("combobox", name=each, exact=True) for each in ("with", "and"))
    expect(other).to_be_disabled()
    page.get_by_role("combobox", name="Compare", exact=True).select_option("spalding-1896/sweepstake")
    expect(third).to_be_disabled()
    assert other.locator("option:not([value*='/'])").count() == 1  # of many, none stands beside another
    other.select_option("modern/standard")
    expect(third).to_be_enabled()
    page.get_by_label("Show").select_option("where they disagree")
    expect(page.locator(".matrix caption")).to_have_text("Sweepstake Hearts, Spalding 1896 beside Hearts, Modern 2025")
    assert page.url == address + TWO + "&only=1"
    assert not page.locator(".matrix-controls").evaluate("(it) => it.dispatchEvent(new Event('submit', SAID))".replace(
        "SAID", "{ cancelable: true }"
    ))  # fmt: skip
    page.reload()
    expect(page.locator(".matrix thead th")).to_have_count(3)
    assert page.get_by_role("combobox", name="with", exact=True).input_value() == "modern/standard"
    shown = page.locator(".matrix tbody tr[id]:visible")
    assert 0 < shown.count() == page.locator("tr[id]:has(.matrix__cell--departs)").count()


def test_two_games_are_stacked_on_a_phone(phone: Page, address: str):
    phone.goto(address + TWO)
    phone.get_by_role("checkbox", name="Leading").first.check()
    row = phone.locator("[id='lead.opener']")
    expect(row.locator("td")).to_have_count(2)
    tops = row.locator("th, td").evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().top)")
    assert tops == sorted(set(tops))
    expect(row.locator("td").nth(1)).to_contain_text("Hearts, Modern")
    both = phone.locator("[id='table.seats'] .matrix__who, td[colspan='2'] .matrix__who")
    expect(both.first).to_have_text("Both")
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_links_of_former_years_still_choose(page: Page, address: str):
    page.goto(address + "compare/?a=modern/standard&b=davis-2004/black-lady")
    expect(page.locator(".matrix thead th")).to_have_count(3)
    assert page.url == address + "compare/?games=modern/standard,davis-2004/black-lady"
    boxes = page.locator("select[name=game]")
    for place, (game, heads) in enumerate((("hoyle-1887/hearts", 4), ("modern/standard", 4)), start=2):
        boxes.nth(place).select_option(game)  # there is room for one more; the same game stands there but once
        expect(page.locator(".matrix thead th")).to_have_count(heads)


def test_the_page_and_the_script_set_the_same_table(page: Page, address: str):
    page.goto(address + "compare/")
    printed, told = page.evaluate(TABLE), page.locator(".matrix-controls output").inner_text()
    years = page.get_by_label("Up to")
    years.select_option(years.locator("option").last.get_attribute("value"))
    expect(page.locator(".matrix")).to_have_attribute("role", "table")
    drawn(page)
    assert page.evaluate(TABLE) == printed
    assert page.locator(".matrix-controls output").inner_text() == told


def test_every_game_says_what_it_says_when_asked(page: Page, address: str):
    page.goto(address + "compare/?games=all&topic=lead")
    row = page.locator("[id='lead.opener']")
    expect(row).to_contain_text("Auction Hearts")
    expect(row.locator("li")).not_to_have_count(1)
    assert page.locator("[id='pack.ace']:visible").count() == 0
    assert page.locator(".matrix__topic:visible").count() == 1
    assert page.locator(".matrix__answers > li:has(.badge--silent, .badge--none) + li:not(:has(.badge))").count() == 0
    expect(row).to_contain_text("Foster 1914")
    expect(page.locator("[id='with-players.5.lead.opening']")).to_have_attribute("data-stand", "some")
    assert page.locator("[id='with-players.5.lead.opener']").get_attribute("data-stand") is None  # none says it itself
    assert "'" not in str(page.locator(".matrix").text_content())  # quotation marks are turned, as on every page
    page.get_by_label("Up to").select_option("1896")
    expect(row).not_to_contain_text("Foster 1914")


def test_a_book_or_the_years_up_to_one_can_be_asked_for(page: Page, address: str):
    page.goto(address + "compare/?book=hoyle-1913")
    expect(page.locator(".matrix caption")).to_have_text("Every game of Hoyle 1913")
    assert set(heads(page)) == {"Hoyle 1913"}
    page.goto(address + "compare/?until=1896")
    expect(page.locator(".matrix thead th")).to_have_count(3)
    assert heads(page) == ["Hoyle 1887", "Spalding 1896"]


COUNT_MOVES = """
  window.moves = 0;
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...said) { window.moves += 1; return scrollIntoView.apply(this, said); };
"""


def test_words_narrow_the_rules_and_their_number_is_told(page: Page, address: str):
    page.goto(address + "compare/")
    page.get_by_label("Containing").press_sequentially("odd chip")
    shown = page.locator(".matrix tbody tr[id]:visible")
    expect(page.locator(".matrix-controls output")).to_contain_text(f"{shown.count()} of ")
    assert 0 < shown.count() < 10
    assert "odd chip" in " ".join(shown.all_inner_texts())


def test_a_rule_that_is_linked_is_marked(page: Page, address: str):
    page.goto(address + "compare/#settlement.odd-chip")
    expect(page.locator("tr:target th")).to_be_in_viewport()
    page.get_by_role("row", name="Odd chip").get_by_role("link", name="Odd chip").click()
    page.wait_for_url("**/history/rules/odd-chip/")


def test_a_row_that_is_gone_to_comes_below_the_heads_of_the_columns(page: Page, address: str):
    page.goto(address + "compare/#hearts.led")
    expect(page.locator("tr:target th")).to_be_in_viewport()
    drawn(page)
    heads = page.locator(".matrix thead th").first.evaluate("head => head.getBoundingClientRect().bottom")
    assert heads <= page.locator("tr:target").evaluate("row => row.getBoundingClientRect().top") < heads + 120


def test_a_row_that_is_gone_to_on_a_phone_comes_below_the_header(phone: Page, address: str):
    phone.goto(address + "compare/#hearts.led")
    row = "document.getElementById('hearts.led').getBoundingClientRect()"
    phone.wait_for_function(f"() => scrollY > 0 && {row}.top >= 40 && {row}.top < 120")
    expect(phone.locator("tr:target th")).to_be_in_viewport()


@pytest.mark.parametrize("games", ["all", "book:foster-1914", "spalding-1896/sweepstake,modern/standard"])
def test_a_row_of_other_games_is_gone_to_once_and_stays(phone: Page, address: str, games: str):
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


@pytest.mark.parametrize("asked", ["", "?games=all", "?games=spalding-1896/sweepstake,modern/standard"])
def test_it_prints(page: Page, address: str, asked: str):
    page.goto(f"{address}compare/{asked}")
    drawn(page)
    assert page.pdf(format="A4").startswith(b"%PDF")


@pytest.mark.parametrize("asked", ["", "?games=all"])
def test_why_something_is_assumed_is_printed_in_notes(page: Page, address: str, asked: str):
    page.goto(f"{address}compare/{asked}")
    drawn(page)
    reasons = page.locator(".matrix .badge--assumed").evaluate_all("all => [...new Set(all.map((each) => each.title))]")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    notes = page.locator(".matrix__notes > li")
    expect(notes).to_have_text(reasons)
    marked = page.locator(".matrix .badge--assumed").first.locator(".matrix__note")
    expect(marked).to_have_text("1")
    numbers = page.locator(".matrix .badge--assumed").evaluate_all(
        "all => all.map((each) => [Number(each.querySelector('.matrix__note').textContent), each.title])"
    )
    assert [title for number, title in numbers if reasons[number - 1] != title] == []
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(notes).to_have_count(0)
    expect(marked).to_have_count(0)


def test_it_says_when_the_others_cannot_be_fetched(page: Page, address: str):
    page.route("**/games.json", lambda route: route.abort())
    page.goto(address + "compare/?games=all")
    expect(page.locator(".matrix-controls output")).to_contain_text("cannot be fetched")
    assert heads(page)[0] == "Hoyle 1887"
    page.unroute("**/games.json")
    page.get_by_role("combobox", name="Compare", exact=True).select_option("modern/standard")
    expect(page.locator(".matrix thead th")).to_have_count(2)


def test_games_that_come_late_do_not_take_the_place_of_what_was_asked_since(page: Page, address: str):
    held: list[Route] = []
    page.route("**/games.json", lambda route: held.append(route))
    page.goto(address + "compare/?games=all")
    expect(page.locator(".matrix-controls output")).to_contain_text("Fetching")
    page.get_by_role("combobox", name="Compare", exact=True).select_option("")
    held[0].continue_()
    page.unroute("**/games.json")
    page.evaluate("fetch('games.json').then((answer) => answer.json()).then(() => 0)")  # the one before is read then
    assert len(heads(page)) == 6
