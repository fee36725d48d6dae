"""The desk's own numbers in a real Chromium: a deal settled, a quarrel asked anew, and what neither may do."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from hearts_spec.service.ask import Service
from tests.site.accessibility import violations
from tests.site.links import packed

SETTLE = "desk/settle/"
QUARREL = "disputes/after-the-play/two-are-clear/"
SWEEPSTAKE = "spalding-1896/sweepstake"
TALLEST_STEPS = 20  # taps to settle an ordinary deal
HOSTILE = '<img src=x onerror="window.ran = true">'

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


@pytest.fixture
def phone(desk_phone: Page) -> Page:
    """Give a page of a phone's size."""
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


@pytest.mark.engine("browser")
def test_last_nights_deal_is_settled_with_few_taps_on_a_phone(phone: Page, address: str, desk: Service) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    taps = 1
    for _ in range(4):
        phone.get_by_label("B took: one more").click()
        taps += 1
    phone.get_by_label("The rest to C").click()
    expect(phone.get_by_label("C took", exact=True)).to_be_focused()
    expect(phone.locator(".counts__left")).to_have_text("All 13 given")
    assert phone.locator(".counts .stepper__button:enabled", has_text="+").count() == 0
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
    expect(phone.locator(".settled .moved li").first).to_contain_text("B 4 and C 9 into the pool")
    cited = phone.locator(".settled .moved a.cite").first
    assert re.search(r"/sources/spalding-1896/.*#spalding-1896\.", cited.evaluate("link => link.href"))
    beside = phone.locator(".settled-beside__name")
    expect(beside.first).to_have_text("Hearts, Hoyle 1887")
    assert [name for name in beside.all_inner_texts() if "Spalding 1896" in name] == []
    assert taps + 2 <= TALLEST_STEPS
    own = phone.get_by_role("radio", name="its own book’s games")
    own.check()
    expect(beside.first).to_contain_text("Spalding 1896")
    expect(own).to_be_focused()
    assert [name for name in beside.all_inner_texts() if "Spalding 1896" not in name] == []
    phone.get_by_role("radio", name="every game").check()
    expect(phone.locator(".settled-beside")).to_contain_text("Which cannot settle it from these numbers")


def test_every_place_that_a_settlement_links_to_is_there(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    cites = phone.evaluate("fetch('../cites.json').then((answer) => answer.json())")
    for href, *_ in list(cites.values())[::150]:
        page, _, anchor = href.partition("#")
        phone.goto(f"{address}desk/{page}")
        expect(phone.locator(f"[id='{anchor}']")).to_have_count(1)


def beside(page: Page, book: str) -> Locator:
    """What a book says of the deal, beside the game by which it is settled."""
    return page.locator(".settled-beside__game").filter(has=page.locator(".settled-beside__name", has_text=book))


def test_a_game_beside_it_is_told_who_dealt_though_the_chosen_one_does_not_ask(
    phone: Page, address: str, desk: Service
) -> None:
    """Foster's odd chip stays in the pool; by rule 44 of 1896 it goes to a winner, reckoned from the dealer."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("foster-1914/sweepstake")
    given(phone, C=6, D=7)
    phone.get_by_role("button", name="Settle", exact=True).click()
    spalding = beside(phone, "Spalding 1896")
    expect(spalding.locator(".settled-beside__name")).to_have_text("Sweepstake Hearts, Spalding 1896")
    expect(spalding).to_contain_text("With D as the dealer:")
    expect(spalding.get_by_role("list", name="Up or down")).to_contain_text("A +7")
    phone.get_by_text("What only other games ask").click()
    phone.locator('[data-field="dealer"]').get_by_role("radio", name="A", exact=True).check()
    expect(spalding).to_contain_text("With A as the dealer:")
    expect(spalding.get_by_role("list", name="Up or down")).to_contain_text("B +7")
    expect(beside(phone, "Davis 2004")).not_to_contain_text("as the dealer")  # who keeps points, with nothing over


def test_the_game_that_stands_for_a_book_is_named_where_another_stands_in_for_it(phone: Page, address: str) -> None:
    def omnibus_first(route: Route) -> None:
        games = json.loads(route.fetch().text())
        for game in games:
            game["foremost"] = game["id"] == "davis-2004/omnibus" or (game["foremost"] and game["book"] != "Davis 2004")
        route.fulfill(json=games)

    phone.route("**/desk/games.json", omnibus_first)
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    given(phone, C=6, D=7)
    phone.get_by_role("button", name="Settle", exact=True).click()
    davis = beside(phone, "Davis 2004")
    expect(davis.locator(".settled-beside__name")).to_have_text("Omnibus Hearts, Davis 2004")
    wanting = "say who took the ten of diamonds and the queen of spades."
    expect(davis.locator(".settled-beside__why")).to_have_text(f"It cannot be settled from this: {wanting}")
    expect(davis.locator(".settled-beside__instead")).to_have_text("Its Regular Hearts settles it instead:")
    modern = beside(phone, "Modern")  # the only game of its book
    expect(modern).to_contain_text("say who took the queen of spades.")
    expect(modern.get_by_role("list", name="Up or down")).to_have_count(0)


def test_a_game_in_which_hearts_differ_says_how_they_are_told(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    given(phone, C=6, D=7)
    phone.get_by_role("button", name="Settle", exact=True).click()
    phone.get_by_role("radio", name="its own book’s games").check()
    phone.get_by_text("Which cannot settle it from these numbers").click()
    spot = phone.locator(".settled-beside .elsewhere li", has_text="Spot Hearts")
    says = "it matters in this game which hearts were taken: choose “which hearts” above."
    expect(spot).to_have_text(f"Spot Hearts, Spalding 1896: {says}")
    assert not re.search(r"[a-z]+-[0-9]{4}/", phone.locator(".settled-beside").inner_text())  # the id of a game


def test_after_the_first_question_each_change_answers_by_itself(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    phone.get_by_label("The rest to A").click()
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    phone.get_by_label("A took: one fewer").click()
    expect(phone.locator(".counts__left")).to_have_text("1 of 13 left to give")
    expect(phone.get_by_label("The rest to B")).to_have_text("the last one")
    fault = phone.locator(".field--faulty .field__fault")
    expect(fault).to_have_text("12 hearts are accounted for, where 13 are in play for 4 players")
    begins = "(it) => getComputedStyle(it, '::first-letter').textTransform"
    assert fault.evaluate(begins) == "uppercase"
    expect(phone.get_by_label("A took", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(phone.get_by_label("A took", exact=True)).to_have_accessible_description(fault.inner_text())
    expect(phone.locator(".settled .settlement")).to_have_count(0)
    phone.get_by_label("B took: one more").click()
    expect(phone.locator(".field--faulty")).to_have_count(0)
    expect(phone.locator(".settled .settlement")).to_be_visible()
    phone.get_by_role("button", name="Clear").click()
    expect(phone.locator(".settled, .settled-beside").filter(has_text=re.compile("."))).to_have_count(0)
    for seat in "ABCD":
        expect(phone.get_by_label(f"{seat} took", exact=True)).to_have_value("0")


def test_what_stands_on_the_table_is_told(phone: Page, address: str) -> None:
    """By rules 45 and 46 of 1896 nobody wins where all took some: the pool stands as a jack."""
    phone.goto(address + SETTLE + link({"game": SWEEPSTAKE, "fields": {"took": ["1", "4", "4", "4"], "pool": "1"}}))
    phone.get_by_role("button", name="Settle", exact=True).click()
    told = phone.locator(".settled .settlement tfoot")
    expect(told).to_have_text("The pool held 1 chip before and holds 14 after. It stands as Jack.")
    expect(phone.locator(".settled-beside__pool").first).to_be_visible()


# What stands in the form, and what the engine is then asked beside who took what.
FILLED: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("spalding-1896/auction", {"suit": "clubs", "buyer": "B", "bid": "3", "pool": "4", "jack": "no"},
     {"suit": "clubs", "buyer": "B", "bid": 3, "pool": 4, "jack": False, "dealer": "D",
      "units": {"A": "1", "B": "4", "C": "4", "D": "4"}}),
    ("spalding-1896/auction", {"buyer": "", "jack": "yes"}, {"jack": True, "pool": 0}),
    ("spalding-1896/jack-pot", {"pot": "2", "trickless": ["B", "C"]}, {"pot": 2, "trickless": "B,C"}),
    ("foster-1914/joker", {"joker": "C"}, {"joker": "C"}),
    ("house/chase-the-pig", {"shown": ["QS"]}, {"shown": "QS"}),
    ("house/polignac", {"declared": "A"}, {"declared": "A"}),
    ("house/moon-and-sun", {"tricks": ["1", "4", "4", "4"]}, {"tricks": {"A": "1", "B": "4", "C": "4", "D": "4"}}),
]  # fmt: skip


def test_what_stands_in_the_form_is_what_the_engine_is_asked(phone: Page, address: str) -> None:
    for game, fields, wanted in FILLED:
        phone.goto(address + SETTLE + link({"game": game, "fields": {"took": ["1", "4", "4", "4"], **fields}}))
        with phone.expect_request("**/asked") as sent:
            phone.get_by_role("button", name="Settle", exact=True).click()
        asked = sent.value.post_data_json
        assert {name: asked.get(name) for name in wanted} == wanted, game
        assert "buyer" in wanted or "buyer" not in asked


def test_the_fields_are_those_that_the_game_has_a_use_for(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    games: list[dict[str, Any]] = phone.evaluate("fetch('../games.json').then((answer) => answer.json())")
    for game in games:
        phone.get_by_label("The game you play").select_option(game["id"])
        players = (
            phone.locator('[data-field="players"] :checked').get_attribute("value") if len(game["tables"]) > 1 else ""
        )
        wanted = game["tables"][players or next(iter(game["tables"]))]
        names = phone.locator("[data-field]:not(.asked-elsewhere *)").evaluate_all(
            "all => all.map((each) => each.dataset.field)"
        )
        cards = [f"card:{each['card']}" for each in (wanted["cards"] if wanted["hearts"] else wanted["which"])]
        shown = phone.locator(".cards-taken [data-field]").evaluate_all("all => all.map((each) => each.dataset.field)")
        assert [each.rpartition(":")[0] for each in shown] == cards, game["id"]
        beside = {"players", "way", "took", "suit", "buyer", "scope"}
        assert {each for each in names if ":" not in each} - beside == set(wanted["more"]), game["id"]
        assert ("took" in names) == bool(wanted["hearts"]), game["id"]


def test_what_is_asked_comes_in_the_order_of_the_deal(phone: Page, address: str) -> None:
    """The suit is bought and bid for before anybody takes a card, and who dealt is asked when all is told."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("spalding-1896/auction")
    names = phone.locator(".desk-form__fields > [data-field]").evaluate_all(
        "all => all.map((each) => each.dataset.field)"
    )
    assert names == ["players", "suit", "buyer", "bid", "took", "pool", "jack", "dealer"]
    for field, about in (
        ("jack", "A jack-pot is a pool that nobody won"),
        ("dealer", "It decides who has an odd chip"),
    ):
        described = phone.locator(f'[data-field="{field}"]')
        expect(described).to_have_accessible_description(re.compile(about))


def test_what_is_wanting_is_shown_when_settle_is_tapped(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("spalding-1896/auction")
    phone.get_by_role("button", name="Settle", exact=True).tap()
    fault = phone.locator(".field--faulty .field__fault")
    expect(fault).to_be_in_viewport()
    expect(phone.locator(".field--faulty")).to_be_focused()
    expect(phone.locator(".field--faulty")).to_have_accessible_description(fault.inner_text())


def test_a_game_that_goes_by_tricks_asks_who_won_them(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("house/slobberhannes")
    expect(phone.locator('[data-field="took"]')).to_have_count(0)
    for field, seat in (("card:QC:1", "C"), ("first-trick", "A"), ("last-trick", "B")):
        phone.locator(f'[data-field="{field}"]').get_by_role("radio", name=seat, exact=True).check()
    phone.get_by_role("button", name="Settle", exact=True).tap()
    expect(phone.get_by_role("heading", name="By Slobberhannes")).to_be_visible()
    assert shown_net(phone) == {"A": 1, "B": 1, "C": 1, "D": 0}  # a point for each trick, and for the queen


def test_each_card_is_given_to_a_player_by_a_tap(phone: Page, address: str, desk: Service) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("davis-2004/omnibus")
    phone.get_by_label("The rest to C").click()
    phone.locator('[data-field="card:QS:1"]').get_by_role("radio", name="B", exact=True).check()
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator('[data-field="card:10D:1"] .field__fault')).to_contain_text("the ten of diamonds")
    phone.locator('[data-field="card:10D:1"]').get_by_role("radio", name="A", exact=True).check()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    hearts = {"A": 0, "B": 0, "C": 13, "D": 0}
    asked = {"ask": "settle", "id": "davis-2004/omnibus", "hearts": hearts, "taken": {"A": "10D", "B": "QS"}}
    assert shown_net(phone) == desk.ask(asked)["net"]
    sizes = phone.locator(":is(.choices__one, .stepper__button):visible").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert min(sizes) >= 44


def test_the_rest_of_many_cards_goes_to_one_player_at_a_tap(phone: Page, address: str, desk: Service) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("spalding-1896/spot")
    phone.locator('[data-field="card:AH:1"]').get_by_role("radio", name="B", exact=True).check()
    phone.get_by_role("button", name="The rest to C").tap()
    phone.get_by_role("button", name="Settle", exact=True).tap()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    taken = {"B": "AH", "C": "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"}
    asked = {"ask": "settle", "id": "spalding-1896/spot", "taken": {"A": "-", "D": "-", **taken}, "dealer": "D"}
    assert shown_net(phone) == desk.ask(asked)["net"]
    five = phone.locator('[data-field="players"]').get_by_role("radio", name="5", exact=True)
    five.check()
    expect(five).to_be_focused()
    expect(phone.get_by_role("button", name="The rest to E")).to_be_visible()


def test_the_marks_of_asked_answers_are_explained_once(phone: Page, address: str) -> None:
    phone.goto(address + QUARREL)
    phone.get_by_text("Ask it with your own numbers").click()
    phone.get_by_role("button", name="Ask", exact=True).tap()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    legend = phone.locator(".marks")
    expect(legend).to_have_count(1)
    expect(legend).to_contain_text("ruled the rules say so")
    header = phone.locator(".md-header").evaluate("header => header.getBoundingClientRect().bottom")
    assert 0 <= phone.locator("#answers").evaluate("heading => heading.getBoundingClientRect().top") - header < 100
    phone.get_by_role("button", name="Back to the page’s own").tap()
    expect(legend).to_have_count(1)


def given(page: Page, **hearts: int) -> None:
    """Say how many hearts each took."""
    for seat, count in hearts.items():
        page.get_by_label(f"{seat} took", exact=True).fill(str(count))


def went_wrong(page: Page, field: str) -> Locator:
    return page.locator(f'.went-wrong [data-field="{field}"]')


def test_a_revoker_pays_the_losses_of_all(phone: Page, address: str) -> None:
    """By rule 35 of 1896 B, who revoked, pays the thirteen that all lost, and A, who alone is clear, wins them."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    given(phone, A=0, B=3, C=4, D=6)
    expect(went_wrong(phone, "revoked")).to_be_hidden()
    phone.get_by_text("Something went wrong").click()
    expect(phone.locator(".went-wrong")).to_contain_text("pays the losses of all the players in the deal")
    went_wrong(phone, "revoked").get_by_label("B", exact=True).check()
    assert engine_asked(phone) == []
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    assert shown_net(phone) == {"A": 13, "B": -13, "C": 0, "D": 0}
    first = phone.locator(".settled .moved li").first
    expect(first).to_contain_text("B 13 into the pool")
    hrefs = first.locator("a.cite").evaluate_all("all => all.map((link) => link.hash)")
    assert "#spalding-1896.rule-35.penalty" in hrefs
    silent = phone.locator(".settled-beside__game", has_text="Hoyle 1913").first
    expect(silent.locator(".firm--silent")).to_be_visible()
    expect(silent).to_contain_text("says nothing of revokes: the players must agree what one costs")
    foster = phone.locator(".settled-beside__game", has_text="Foster 1914").first
    expect(foster.locator(".up-down")).to_have_text("A +13B −13C 0D 0")


def test_a_revoker_is_fined_what_was_agreed_on(phone: Page, address: str) -> None:
    """In 1887 B pays A, who has fewest, for his two hearts, and to the table the fine of five, twice."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("hoyle-1887/hearts")
    given(phone, A=1, B=2, C=4, D=6)
    phone.get_by_text("Something went wrong").click()
    phone.get_by_label("B revoked: one more").click()
    phone.get_by_label("B revoked: one more").click()
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(went_wrong(phone, "revoked").locator(".field__fault")).to_contain_text("is what the players agreed on")
    phone.get_by_label("How many chips is the fine for a revoke that the players have agreed on?", exact=True).fill("5")
    expect(phone.locator(".settled .settlement")).to_be_visible()
    assert shown_net(phone) == {"A": 12, "B": -12, "C": -4, "D": -6}
    expect(phone.locator(".settled .settlement tfoot")).to_contain_text("10 chips stay in it")


def test_a_jack_left_of_a_division_is_asked_for_where_it_may_be_sold(phone: Page, address: str) -> None:
    """In 1914 by the other reading: one stands, C pays five, and B, alone clear, has the nineteen."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("foster-1914/auction")
    expect(phone.locator('[data-field="divided"]')).to_have_count(0)
    sold = {"game": "foster-1914/auction", "options": {"choice-after-division": "sold"}}
    phone.goto(address + SETTLE + link(sold))
    given(phone, A=3, B=0, C=4, D=6)
    phone.locator('[data-field="buyer"]').get_by_label("C", exact=True).check()
    phone.get_by_label("What the buyer bid", exact=True).fill("5")
    phone.get_by_label("Chips in the pool before the deal", exact=True).fill("1")
    phone.get_by_role("button", name="Settle", exact=True).click()
    divided = phone.locator('[data-field="divided"]')
    expect(divided.locator(".field__fault")).to_contain_text("not sold while a Jack stands")
    divided.get_by_label("yes", exact=True).check()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    assert shown_net(phone) == {"A": -3, "B": 19, "C": -9, "D": -6}


def test_two_hands_of_the_wrong_size_pay_a_forfeit(phone: Page, address: str) -> None:
    """By rule 26 of 1896 B and C put five chips each into the pool, and A wins the ten with the thirteen."""
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    given(phone, A=0, B=3, C=4, D=6)
    phone.get_by_text("Something went wrong").click()
    went_wrong(phone, "forfeits").get_by_label("B", exact=True).check()
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(went_wrong(phone, "forfeits").locator(".field__fault")).to_contain_text("a forfeit is owed by two")
    went_wrong(phone, "forfeits").get_by_label("C", exact=True).check()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    assert shown_net(phone) == {"A": 23, "B": -8, "C": -9, "D": -6}


def test_a_game_that_is_silent_on_mistakes_says_so(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("The game you play").select_option("modern/standard")
    phone.get_by_text("Something went wrong").click()
    expect(phone.locator(".went-wrong")).to_contain_text("This game says nothing of revokes: the players must agree")
    assert phone.locator(".went-wrong .field").count() == 0


def test_a_link_opens_what_it_fills(phone: Page, address: str) -> None:
    said = {"game": SWEEPSTAKE, "fields": {"took": ["0", "4", "9", "0"], "revoked": ["B", HOSTILE]}}
    phone.goto(address + SETTLE + link(said))
    expect(went_wrong(phone, "revoked").get_by_label("B", exact=True)).to_be_checked()
    expect(went_wrong(phone, "revoked")).to_be_visible()
    assert engine_asked(phone) == []
    phone.get_by_label("which hearts").check()
    expect(phone.locator(".cards-taken [data-field^='card:']")).to_have_count(13)
    expect(phone.locator('[data-field="took"]')).to_have_count(0)
    expect(went_wrong(phone, "revoked")).to_be_visible()
    phone.goto(address + SETTLE + link({"game": SWEEPSTAKE, "byNumber": False, "fields": {"card:QS:1": "B"}}))
    expect(phone.get_by_label("which hearts")).to_be_checked()
    others = phone.locator("details", has_text="What only other games ask")
    expect(others.locator('[data-field="card:QS:1"]')).to_have_count(1)
    expect(others.locator('[data-field="card:QS:1"]').get_by_label("B", exact=True)).to_be_visible()


def test_a_link_fills_the_form_and_asks_nothing(phone: Page, address: str) -> None:
    said = {"game": SWEEPSTAKE, "players": 4, "byNumber": True, "fields": {"took": ["0", "4", "9", "0"], "pool": "6"}}
    phone.goto(address + SETTLE + link(said))
    expect(phone.get_by_label("C took", exact=True)).to_have_value("9")
    expect(phone.locator('[data-field="pool"] input')).to_have_value("6")
    phone.wait_for_load_state("networkidle")
    assert engine_asked(phone) == []
    assert phone.locator(".settled .settlement").count() == 0


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("?s=1.e30", "another version"),
        ("?s=2.!!!", "damaged"),
        ("?s=2." + "a" * 5000, "more than a link may"),
        (link("x" * 70_000), "damaged"),
        (link([1]), "damaged"),
        (link({"game": HOSTILE, "players": "9", "fields": {"took": [HOSTILE, "4", "9", "0"], "pool": HOSTILE}}), ""),
        (link({"game": "modern/standard", "options": {"target": HOSTILE}, "fields": HOSTILE}), ""),
    ],
)
def test_a_hostile_link_does_nothing(phone: Page, address: str, asked: str, told: str) -> None:
    phone.goto(address + SETTLE + asked)
    expect(phone.get_by_label("A took", exact=True)).to_have_value("0")
    expect(phone.locator(".desk-form > .field__fault")).to_contain_text(told)
    assert phone.evaluate("window.ran") is None
    assert HOSTILE not in phone.locator(".desk").inner_text()


def test_hostile_text_is_refused_in_words_and_shown_as_text(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.get_by_label("A took", exact=True).fill("<b>x")
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".field__fault:visible")).to_contain_text("‘<b>x’ is not a number")
    assert phone.locator(".desk b").count() == 0


def test_it_is_all_done_by_the_keyboard(phone: Page, address: str) -> None:
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


@pytest.mark.engine("browser")
def test_a_quarrel_is_asked_with_ones_own_numbers_and_put_back(phone: Page, address: str, desk: Service) -> None:
    phone.goto(address + QUARREL)
    phone.wait_for_load_state("networkidle")
    assert [url for url in phone.__dict__["asked"] if "assets/desk/" in url] == []
    before = phone.locator("article").inner_text()
    phone.get_by_text("Ask it with your own numbers").click()
    expect(phone.get_by_label("A took", exact=True)).to_have_value("0")
    assert engine_asked(phone) == []
    back = phone.get_by_role("button", name="Back to the page")
    expect(back).to_be_disabled()
    phone.get_by_label("A took: one more").click()
    fault = phone.locator('[data-field="hearts"] .field__fault')
    expect(fault).to_contain_text("14 hearts are accounted for, where 13 are in play")
    phone.get_by_role("button", name="Ask", exact=True).click()
    expect(phone.locator(".field--faulty")).to_be_focused()
    phone.get_by_label("D took: one fewer").click()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    expect(phone.locator(".table-told")).to_be_hidden()
    expect(phone.locator("aside.mine")).to_contain_text("you 1, B 0, C 6 and D 19")
    there = desk.ask({"ask": "sides", "situation": "two-are-clear", "set": {"hearts": "1,0,6,6"}})
    heads = phone.locator(".md-content__inner > .answer > h3").evaluate_all(
        "all => all.map((each) => each.firstChild.textContent)"
    )
    assert heads == [side["says"] for side in there["sides"]]
    back.click()
    expect(phone.locator("#answers")).not_to_contain_text("own case")
    expect(back).to_be_disabled()
    phone.get_by_text("Ask it with your own numbers").click()
    assert phone.locator("article").inner_text() == before


def test_whoever_asks_against_the_words_of_a_quarrel_is_told_so(phone: Page, address: str) -> None:
    phone.goto(f"{address}disputes/after-the-play/one-takes-all-thirteen/")
    phone.get_by_text("Ask it with your own numbers").click()
    phone.get_by_role("button", name="Ask", exact=True).tap()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    told = phone.locator(".answer__against")
    expect(told).to_have_count(0)
    phone.get_by_label("A took: one more").tap()
    phone.get_by_label("D took: one fewer").tap()
    expect(told).to_contain_text("The question supposes that one of you took every heart. You ask otherwise")
    phone.get_by_role("button", name="Back to the page").tap()
    expect(told).to_have_count(0)


def test_more_players_may_be_asked_about_and_fewer(phone: Page, address: str) -> None:
    phone.goto(f"{address}{QUARREL}?s=1.e30")
    expect(phone.locator(".desk-form > .field__fault")).to_contain_text("another version")
    fewer, more = (phone.get_by_role("button", name=f"A player {each}") for each in ("fewer", "more"))
    more.tap()
    expect(phone.get_by_label("E took", exact=True)).to_have_value("0")
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    for _ in range(3):
        fewer.tap()
    expect(phone.get_by_label(re.compile("^. took$"))).to_have_count(2)
    expect(fewer).to_be_disabled()


def test_the_answers_asked_have_the_shape_of_those_printed(phone: Page, address: str) -> None:
    shape = """() => [...document.querySelectorAll(".answer, :is(#elsewhere, #options, #houses)")].map((each) => {
      const known = ({ title, dataset: { rules, choices = "", unanswered } }) =>
        [title, rules, choices.trim(), unanswered].join("|");
      const tell = (node) => `${node.tagName}.${node.className}${known(node)}(${[...node.children].map(tell).join()})`;
      return tell(each).replace(/A.headerlink[^(]*\\(\\)/g, "").replaceAll(",)", ")");
    })"""
    phone.goto(address + QUARREL)
    heading = phone.locator("#answers").inner_text().strip("¶ \n")
    printed, text = phone.evaluate(shape), phone.locator(".answer").all_text_contents()
    phone.get_by_text("Ask it with your own numbers").click()
    phone.get_by_role("button", name="Ask", exact=True).click()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    assert phone.evaluate(shape) == printed
    assert phone.locator("#answers").inner_text().startswith(f"{heading} to your own case")
    plain = [re.sub(r"[\s¶]+", "", each) for each in phone.locator(".answer").all_text_contents()]
    assert plain == [re.sub(r"[\s¶]+", "", each) for each in text]


def test_my_game_stands_first_by_its_own_numbers(phone: Page, address: str) -> None:
    game = json.dumps({"id": SWEEPSTAKE, "options": {}})
    phone.add_init_script(f"localStorage.setItem('hearts-game', {json.dumps(game)})")
    phone.goto(address + QUARREL + link({"set": {"hearts": "0,0,0,13", "dealer": HOSTILE}}))
    expect(phone.get_by_label("D took", exact=True)).to_have_value("13")
    assert engine_asked(phone) == []
    phone.get_by_role("button", name="Ask", exact=True).click()
    expect(phone.locator("#answers")).to_contain_text("to your own case")
    expect(phone.locator("aside.mine .mine__name")).to_contain_text("Sweepstake Hearts, Spalding 1896")
    expect(phone.locator("aside.mine .mine__answer")).to_contain_text("D −13")
    phone.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    phone.get_by_role("button", name="Copy a link to these numbers").click()
    expect(phone.locator(".copy__said")).to_have_text("Copied.")
    phone.goto(phone.evaluate("copied"))
    expect(phone.get_by_label("D took", exact=True)).to_have_value("13")


def test_every_field_of_every_quarrel_can_be_asked_as_it_stands(phone: Page, address: str, desk: Service) -> None:
    kinds: dict[str, dict[str, Any]] = {}
    for situation in desk.ask({"ask": "situations"}):
        for parameter in situation["parameters"].values():
            kinds.setdefault(parameter["kind"], situation)
    for situation in {each["id"]: each for each in kinds.values()}.values():
        phone.goto(f"{address}disputes/{situation['stage']}/{situation['id']}/#own-numbers")  # which opens the form
        phone.get_by_role("button", name="Ask", exact=True).click()
        expect(phone.locator("#answers")).to_contain_text("to your own case")


@pytest.mark.engine("browser")
def test_giving_up_leaves_the_page_ready(phone: Page, address: str) -> None:
    phone.goto(address + SETTLE)
    phone.route("**/*.wasm", lambda route: None)  # it never comes
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".progress__said")).to_have_text(re.compile(r"^Loading the engine, [1-9]\d? %$"))
    phone.get_by_role("button", name="Cancel").click()
    expect(phone.locator(".progress__said")).to_have_text("This was given up.")
    expect(phone.get_by_role("button", name="Cancel")).to_be_hidden()
    phone.unroute("**/*.wasm")
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".field__fault:visible")).to_contain_text("are accounted for")


def test_without_the_places_of_the_books_a_deal_is_settled_all_the_same(phone: Page, address: str) -> None:
    phone.route("**/desk/cites.json", lambda route: route.abort())
    phone.goto(address + SETTLE)
    phone.get_by_label("The rest to A").click()
    phone.locator('[data-field="card:QS:1"]').get_by_label("A", exact=True).check()
    phone.get_by_role("button", name="Settle", exact=True).click()
    expect(phone.locator(".settled .settlement")).to_be_visible()
    phone.route("**/desk/settle.js", lambda route: route.abort())
    phone.goto(address + SETTLE)
    expect(phone.locator(".desk__without")).to_have_text("The desk could not be opened; load the page again.")


def test_without_the_bundle_the_pages_say_so(phone: Page, address: str) -> None:
    phone.route(
        "**/desk/bundle.js", lambda route: route.fulfill(body="export default null;", content_type="text/javascript")
    )
    phone.goto(address + SETTLE)
    expect(phone.locator(".progress__said")).to_contain_text("without the desk")
    expect(phone.get_by_role("button", name="Settle", exact=True)).to_be_disabled()
    phone.goto(address + QUARREL)
    phone.locator(".ask-own > summary").click()
    expect(phone.locator(".progress__said")).to_contain_text("without the desk")


@pytest.mark.parametrize("path", [SETTLE, QUARREL])
def test_without_javascript_they_read_and_say_why(unscripted: Page, address: str, path: str) -> None:
    unscripted.goto(address + path)
    for fold in unscripted.locator(".ask-own > summary").all():
        fold.click()
    expect(unscripted.locator(".desk__without")).to_contain_text("needs JavaScript")


@pytest.mark.parametrize("path", [SETTLE, QUARREL])
def test_read_as_files_they_say_why(page: Page, site: Path, path: str) -> None:
    page.goto((site / path / "index.html").as_uri())
    for fold in page.locator(".ask-own > summary").all():
        fold.click()
    expect(page.locator(".desk__without:visible")).to_contain_text("read as files")


@pytest.mark.parametrize("width", [390, 1280])
def test_they_are_open_to_everyone(desk_page: Page, address: str, width: int) -> None:
    page = desk_page
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(address + SETTLE)
    page.get_by_label("The game you play").select_option("davis-2004/omnibus")
    page.get_by_role("button", name="Settle", exact=True).click()
    expect(page.locator(".field__fault:visible")).to_contain_text("are accounted for")
    assert violations(page) == []
    page.get_by_label("The game you play").select_option(SWEEPSTAKE)
    page.get_by_label("The rest to C").click()
    expect(page.locator(".settled-beside__game").first).to_be_visible()
    page.get_by_text("Something went wrong").click()
    went_wrong(page, "revoked").get_by_label("B", exact=True).check()
    expect(page.locator(".settled-beside__game .firm--silent").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.goto(address + QUARREL)
    page.locator(".ask-own > summary").click()
    expect(page.get_by_label("A took", exact=True)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
