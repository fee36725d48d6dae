"""The pages of quarrels in a browser: the reader's own game first, and its answer above the fold of a phone."""

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from hearts_spec.disputes import disputes_of
from hearts_spec.site.links import dispute_path, url_of
from tests.conftest import PROJECT
from tests.site.conftest import opened

SITUATIONS = disputes_of(PROJECT / "rulesets").by_id
PAGES = {id: url_of(dispute_path(each.stage, each.id)) for id, each in SITUATIONS.items()}
UNBROKEN = PAGES["leading-hearts-unbroken"]
PHONE = {"width": 390, "height": 844}
LADY, STANDARD, SWEEPSTAKE = "davis-2004/black-lady", "modern/standard", "spalding-1896/sweepstake"

BELOW_THE_FOLD = """
(game) => {
  const bottom = document.querySelector('.mine__answer').getBoundingClientRect().bottom;
  return Math.round(bottom + scrollY - innerHeight);
}
"""


def kept(page, id: str, **options: str) -> None:
    """Keep a game on the device before any page is opened."""
    game = json.dumps({"id": id, "options": options})
    page.add_init_script(f"localStorage.setItem('hearts-game', {json.dumps(game)})")


def test_the_answer_of_my_game_is_above_the_fold_of_a_phone_on_every_quarrel(chromium: Browser, address: str) -> None:
    below = {}
    with opened(chromium, PHONE["width"], "light") as page:
        page.set_viewport_size(PHONE)
        kept(page, SWEEPSTAKE)  # the fullest law of all, and so the longest answers
        for id, url in PAGES.items():
            page.goto(address + url, wait_until="domcontentloaded")
            expect(page.locator("aside.mine .mine__change")).to_be_visible()
            if (over := page.evaluate(BELOW_THE_FOLD)) > 0:
                below[id] = over
    assert below == {}


def test_a_game_named_once_stands_first_on_every_quarrel(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.goto(address + UNBROKEN)
        mine = page.locator("aside.mine")
        expect(mine.locator(".mine__says")).to_have_text("No, not yet. ruled")
        games, change = mine.get_by_label("The game you play"), mine.locator(".mine__change")
        change.click()
        expect(games).to_be_focused()
        change.click()
        expect(games).to_have_count(0)
        expect(change).to_have_attribute("aria-expanded", "false")
        change.click()
        expect(change).to_have_attribute("aria-expanded", "true")
        games.select_option(LADY)
        expect(mine.locator(".mine__name")).to_have_text("Black Lady Hearts, Davis 2004")
        expect(mine.locator(".mine__says")).to_have_text("Yes, you may. by an option")
        expect(change).to_have_attribute("aria-expanded", "true")
        games.press("Escape")
        expect(games).to_have_count(0)
        expect(change).to_be_focused()
        expect(change).to_have_attribute("aria-expanded", "false")
        page.goto(address + PAGES["is-the-game-over"])
        expect(page.locator("aside.mine .mine__name")).to_have_text("Black Lady Hearts, Davis 2004")
        expect(page.locator("aside.mine .mine__says")).to_contain_text("No")


def test_what_the_players_have_agreed_on_changes_the_answer(chromium: Browser, address: str) -> None:
    with opened(chromium, 1280, "dark") as page:
        kept(page, LADY, breaking="must-be-broken")
        page.goto(address + UNBROKEN)
        expect(page.locator("aside.mine .mine__says")).to_contain_text("No, not yet.")
        expect(page.locator("aside.mine .firm")).to_have_text("by an option")
        page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
        page.evaluate("history.replaceState(null, '', '?of=before')")
        page.get_by_role("button", name="Change").click()
        page.get_by_role("button", name="Copy a link to this answer").click()
        expect(page.locator(".copy__said")).to_have_text("Copied.")
        assert page.evaluate("copied") == f"{address}{UNBROKEN}?game={quote(LADY, '')}&with.breaking=must-be-broken"
        page.get_by_label("The game you play").select_option("")
        expect(page.get_by_role("button", name="Copy a link to this answer")).to_be_hidden()


def test_a_link_shows_another_game_and_keeps_nothing(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.goto(f"{address}{UNBROKEN}?game={SWEEPSTAKE}")
        expect(page.locator("aside.mine .mine__label")).to_have_text("By the game of this link:")
        expect(page.locator("aside.mine .mine__says")).to_contain_text("Yes, you may.")
        assert page.evaluate("localStorage.getItem('hearts-game')") is None
        page.goto(f"{address}{UNBROKEN}?game={LADY}&with.breaking=must-be-broken")
        expect(page.locator("aside.mine .mine__says")).to_contain_text(re.compile("^No, not yet.*by an option$"))
        page.get_by_role("button", name="Change").click()
        page.get_by_label("The game you play").select_option(SWEEPSTAKE)
        expect(page).to_have_url(address + UNBROKEN)  # what he names himself is no longer that of the link


@pytest.mark.parametrize("said", ["house/none", "<img src=x onerror=alert(1)>", "a b c", "__proto__"])
def test_a_game_that_is_none_is_said_and_runs_nothing(chromium: Browser, address: str, said: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.on("dialog", lambda dialog: pytest.fail("something was run"))
        page.goto(f"{address}{UNBROKEN}?game={said}")
        expect(page.locator("aside.mine")).to_contain_text("There is no game")
        assert page.locator("aside.mine img").count() == 0


def test_without_javascript_the_latest_book_answers(unscripted: Page, address: str) -> None:
    unscripted.goto(address + UNBROKEN)
    expect(unscripted.locator("aside.mine .mine__says")).to_contain_text("No, not yet.")
    assert unscripted.locator("aside.mine button").count() == 0


def test_my_game_answers_beside_every_quarrel_of_a_list(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        kept(page, LADY)
        page.goto(address + "disputes/")
        row = page.locator("li[data-quarrel=leading-hearts-unbroken]")
        expect(row.locator(".quarrels__mine")).to_have_text("Yes, you may.")
        assert page.locator(".quarrels__mine").count() == len(SITUATIONS)
        kept(page, LADY, breaking="must-be-broken")
        page.reload()
        expect(row.locator(".quarrels__mine")).to_have_text("No, not yet.")


def test_a_game_is_named_on_the_home_page(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.goto(address)
        mine = page.locator("aside.mine")
        page.route("**/my-game.json", lambda route: route.abort())
        mine.get_by_role("button", name="Choose your game").click()
        expect(mine).to_contain_text("could not be had; try again")
        page.unroute("**/my-game.json")
        mine.get_by_role("button", name="Choose your game").click()
        mine.get_by_role("button", name="Choose your game").click()
        mine.get_by_label("The game you play").select_option(STANDARD)
        expect(mine.locator(".mine__name")).to_have_text(re.compile("^Hearts"))
        page.goto(address + UNBROKEN)
        expect(page.locator("aside.mine .mine__label")).to_have_text("Your game:")


def copied(page: Page, selector: str) -> str:
    """What lands on the clipboard of a reader who copies a thing on the page."""
    found: str = (
        page.locator(selector)
        .filter(visible=True)
        .first.evaluate("(it) => { getSelection().selectAllChildren(it); return String(getSelection()); }")
    )
    return " ".join(found.split())


def test_a_ruling_that_is_copied_reads_as_it_stands(page: Page, address: str) -> None:
    page.goto(address + PAGES["revoke-by-a-sharer"])
    asked = copied(page, ".given:has(.given__with)")
    assert "Three-handed Hearts ruled Rule 36, p. 12 · Rule 35, p. 12 · asked with hearts taken: A none" in asked
    assert copied(page, ".answer h3") == "Your own part. two books"
    page.goto(f"{address}sources/modern/")
    assert copied(page, ".provision h3") == "History"
    assert copied(page, ".doubt__reading") == "We read The aim is to avoid the queen as well."
    page.goto(f"{address}rules/davis-2004/black-lady/")
    assert copied(page, ".told p").endswith("and only then look at what comes to you.")
    assert copied(page, ".rules tr:first-child") == (
        "Players The game is for three, four, five and six players. Regular Hearts, Players"
    )


@pytest.mark.parametrize("id", ["two-are-clear", "the-odd-chip"])
def test_a_quarrel_with_many_games_is_printed_on_few_pages(page: Page, address: str, id: str) -> None:
    page.goto(address + PAGES[id])
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) <= 2


def test_on_paper_stand_the_places_and_what_the_reader_has_unfolded(page: Page, address: str) -> None:
    page.goto(address + PAGES["the-odd-chip"])
    first, second, *_ = page.locator(".sequels").all()
    first.locator(":scope > summary").click()
    places = page.locator(".answer__places").first
    expect(places).to_be_hidden()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(places).to_be_visible()
    expect(first.locator(".given").first).to_be_visible()
    expect(second).to_be_hidden()


def test_on_a_screen_no_blank_stands_before_a_semicolon(page: Page, address: str) -> None:
    page.goto(address + PAGES["the-odd-chip"])
    told = page.locator(".answer__glance").first.inner_text()
    assert ";" in told
    assert " ;" not in told


@pytest.mark.parametrize("path", ["", "disputes/"])
def test_a_question_is_seen_to_lead_somewhere(page: Page, address: str, path: str) -> None:
    page.goto(address + path)
    expect(page.locator(".quarrels a").first).to_have_css("text-decoration-line", "underline")


def test_on_paper_a_doubt_is_told_once_and_then_only_named(page: Page, address: str) -> None:
    page.goto(address + PAGES["two-are-clear"])
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    doubts, named = page.locator(".sequel .in-doubt:visible"), page.locator(".sequel .badge--doubt:not(a):visible")
    on_screen = doubts.all_inner_texts()
    assert len(set(on_screen)) < len(on_screen) == named.count()
    page.emulate_media(media="print")
    assert sorted(doubts.all_inner_texts()) == sorted(set(on_screen))
    assert named.count() == len(on_screen)
