"""The pages of disputes in a real Chromium: the reader's own game first, above the fold, in print and copied."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hearts_spec.disputes import disputes_of
from hearts_spec.site.links import dispute_path, url_of
from tests.conftest import PROJECT
from tests.site.accessibility import violations
from tests.site.conftest import Scheme, opened

SITUATIONS = disputes_of(PROJECT / "rulesets").by_id
PAGES = {id: url_of(dispute_path(each.stage, each.id)) for id, each in SITUATIONS.items()}
UNBROKEN = PAGES["leading-hearts-unbroken"]
PHONE = {"width": 390, "height": 844}
LADY, SWEEPSTAKE = "davis-2004/black-lady", "spalding-1896/sweepstake"
LONGEST = 30  # pages; the answers of the others end far above the fold

BELOW_THE_FOLD = """
(game) => {
  const bottom = document.querySelector('.mine__answer').getBoundingClientRect().bottom;
  return Math.round(bottom + scrollY - innerHeight);
}
"""


def kept(page: Page, id: str, **options: str) -> None:
    """Keep a game on the device before any page is opened."""
    game = json.dumps({"id": id, "options": options})
    page.add_init_script(f"localStorage.setItem('hearts-game', {json.dumps(game)})")


def longest_answers(site: Path) -> list[str]:
    """The pages on which a question and the answer of a game take most lines, as estimated from their text."""

    def lines(text: str, pattern: str, width: int) -> int:
        found = re.search(pattern, text, re.DOTALL)
        return len(re.sub(r"<[^>]*>", "", found[1])) // width + 1 if found else 0

    height = {}
    for url in PAGES.values():
        text = (site / url / "index.html").read_text(encoding="utf-8")
        before, _, after = text.partition(SWEEPSTAKE)
        if (row := re.search(rf'<li data-rules="[^"]*{SWEEPSTAKE}[ "]', text)) is not None:
            before, after = text[: row.start()], text[row.start() :]
        section, sequel = (before.rpartition(mark)[2] for mark in ('<section class="answer', '<div class="sequel">'))
        says = lines(sequel, r'answer__says">(.*?)</p>', 40) or lines(section, r"<h3[^>]*>(.*?)</h3>", 40)
        follows = lines(sequel, r'answer__follows">(.*?)</p>', 44)
        cites = lines(after, r'rules__cites">(.*?)</li>', 60)
        above = 2 * lines(text, r"<h1[^>]*>(.*?)</h1>", 24) + lines(text, r"</h1>(.*?)<aside", 44)
        height[url] = above + says + follows + cites + sequel.count('class="up-down"')
    return sorted(height, key=lambda url: -height[url])[:LONGEST]


def test_my_game_answers_above_the_fold(chromium: Browser, site: Path, address: str) -> None:
    below = {}
    with opened(chromium, PHONE["width"], "light") as page:
        page.set_viewport_size(PHONE)
        kept(page, SWEEPSTAKE)  # the fullest law of all, and so the longest answers
        for url in longest_answers(site):
            page.goto(address + url, wait_until="domcontentloaded")
            expect(page.locator("aside.mine .mine__change")).to_be_visible()
            if (over := page.evaluate(BELOW_THE_FOLD)) > 0:
                below[url] = over
    assert below == {}


def test_a_game_is_named_once_and_kept(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as page:
        page.goto(address + UNBROKEN)
        mine = page.locator("aside.mine")
        expect(mine.locator(".mine__says")).to_contain_text("No, not yet.")
        games, change = mine.get_by_label("The game you play"), mine.locator(".mine__change")
        change.press("Enter")
        expect(mine.get_by_role("radio").first).to_be_focused()
        games.select_option(LADY)
        expect(mine.locator(".mine__says").first).to_contain_text("Yes, you may.")
        games.press("Escape")
        expect(change).to_be_focused()
        page.goto(address + PAGES["is-the-game-over"])
        expect(mine.locator(".mine__name")).to_have_text("Black Lady Hearts, Davis 2004")
        page.goto(f"{address}{UNBROKEN}?game=<img src=x onerror='window.ran=1'>")
        expect(mine).to_contain_text("There is no game")
        assert page.evaluate("[window.ran, document.querySelectorAll('aside.mine img').length]") == [None, 0]


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1280, "dark")])
def test_two_taps_choose_a_common_game_for_every_page(
    chromium: Browser, address: str, width: int, scheme: Scheme
) -> None:
    with opened(chromium, width, scheme) as page:
        page.goto(address + UNBROKEN)
        mine = page.locator("aside.mine")
        mine.get_by_role("button", name="Choose your game").click()
        mine.get_by_role("radio", name="No passing").check()
        expect(mine.locator(".mine__name")).to_have_text("Hearts without a Pass")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.goto(f"{address}disputes/the-pass/the-fourth-pass/?q=do you pass every hand")
        expect(page.locator(".found__item .quarrels__mine").first).to_be_visible()
        page.goto(f"{address}desk/settle/")
        expect(page.get_by_label("The game you play")).to_have_value("house/no-pass")
        page.goto(f"{address}learn/")
        page.locator("aside.mine").get_by_role("link", name="Hearts without a Pass").click()
        expect(page.locator("h1")).to_contain_text("Hearts without a Pass")


def test_without_javascript_todays_rules_answer(unscripted: Page, address: str) -> None:
    unscripted.goto(address + UNBROKEN)
    expect(unscripted.locator("aside.mine .mine__says")).to_contain_text("No, not yet.")
    assert unscripted.locator("aside.mine button").count() == 0


def copied(page: Page, selector: str) -> str:
    """What lands on the clipboard of a reader who copies a thing on the page."""
    found: str = (
        page.locator(selector)
        .filter(visible=True)
        .first.evaluate("(it) => { getSelection().selectAllChildren(it); return String(getSelection()); }")
    )
    return " ".join(found.split())


def test_copied_rulings_read_as_they_stand(page: Page, address: str) -> None:
    page.goto(address + PAGES["revoke-by-a-sharer"])
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert " · changed for this game: " in copied(page, ".given:has(.given__with)")
    assert copied(page, ".answer h3") == "You get your own part. two sources"
    page.goto(f"{address}sources/modern/")
    assert copied(page, ".provision h3") == "History"
    assert copied(page, ".doubt__reading").startswith("Our reading: Yes, ")
    page.goto(f"{address}rules/davis-2004/black-lady/")
    assert copied(page, ".told").startswith("Nobody wants hearts")
    page.goto(f"{address}rules/davis-2004/black-lady/data/")
    assert copied(page, ".rules tr:first-child") == (
        "Players The game is for three, four, five or six players. Regular Hearts, Players"
    )


def test_on_paper_a_dispute_is_short(page: Page, address: str) -> None:
    """The verdict and the grid are printed, and what the reader has unfolded."""
    page.goto(address + PAGES["the-odd-chip"])
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) <= 1
    page.emulate_media(media="print")
    expect(page.locator(".stand__grid")).to_be_visible()
    expect(page.locator("#notes")).to_be_hidden()
    page.emulate_media(media="screen")
    page.goto(address + PAGES["two-are-clear"])
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    doubts, named = page.locator(".sequel .in-doubt:visible"), page.locator(".sequel .badge--doubt:not(a):visible")
    on_screen = doubts.all_inner_texts()
    assert len(set(on_screen)) < len(on_screen) == named.count()
    page.emulate_media(media="print")
    assert sorted(doubts.all_inner_texts()) == sorted(set(on_screen))
    assert named.count() == len(on_screen)


def test_disputes_and_their_references_pass_the_audit(page: Page, address: str) -> None:
    page.goto(address + PAGES["void-of-clubs-on-trick-one"])
    page.locator("a.ref").first.focus()
    note = page.locator(".ref-note")
    expect(note).to_contain_text("Goldsmith")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
