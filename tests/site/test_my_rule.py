"""A rule of the reader's own in a real Chromium: asked, settled by, played by and linked. tests/js has its logic."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.accessibility import violations
from tests.site.conftest import opened
from tests.site.test_disputes import UNBROKEN

TUESDAY = "title: Tuesday Hearts\nextends: modern/standard\nhearts:\n  led: at-will\nvalues:\n  JD: -10\n"
MINE = {"id": "mine.yml", "options": {}, "title": "Tuesday Hearts"}
SETTLE, CHECK = "desk/settle/", "desk/deal/"
EVIL = "<img src=x onerror=window.ran=true>"
ANSWER = {"says": EVIL, "follows": EVIL, "firm": "ruled", "unit": "chips", "net": {EVIL: 1},
          "cites": [["sources/", EVIL, EVIL]]}  # fmt: skip
NEVER_ASKED = ("worker.js", ".wasm", ".gz")

Keeping = Callable[..., Page]


pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


def keep(page: Page, address: str, path: str, text: str = TUESDAY, game: object = MINE) -> Page:
    """Open a page for a reader who keeps a rule, which is their game."""
    kept = {"hearts-lab": text, "hearts-game": json.dumps(game)}
    page.goto(f"{address}assets/logo.svg")  # of the same site, and soon there
    page.evaluate("(kept) => Object.entries(kept).forEach((each) => localStorage.setItem(...each))", kept)
    page.__dict__["asked"].clear()
    page.goto(address + path)
    return page


@pytest.fixture
def keeping(desk_phone: Page, address: str) -> Keeping:
    """Return what opens a page for a reader who keeps a rule."""
    return partial(keep, desk_phone, address)


def engine_asked(page: Page) -> list[str]:
    return [url for url in page.__dict__["asked"] if url.endswith(NEVER_ASKED)]


def kept(page: Page, name: str) -> Any:
    return page.evaluate(f"JSON.parse(localStorage.getItem('hearts-{name}'))")


def ask(page: Page) -> None:
    page.locator("aside.mine").get_by_role("button", name="Ask it").click()
    expect(page.locator("aside.mine .mine__says")).to_be_visible()


def copied_link(page: Page, name: str) -> str:
    """The link that a button copies, where the browser lets no page copy."""
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    page.get_by_role("button", name=name).click()
    shown = page.locator(".copy__text:visible")
    expect(shown).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="does not allow copying")).to_be_visible()
    assert shown.evaluate("(shown) => shown.selectionEnd - shown.selectionStart") == len(shown.input_value())
    return shown.input_value()


def test_it_is_asked_once_and_kept(keeping: Keeping, address: str) -> None:
    page = keeping(UNBROKEN)
    page.wait_for_load_state("networkidle")
    assert [url for url in page.__dict__["asked"] if "/desk/" in url] == []
    ask(page)
    mine = page.locator("aside.mine")
    expect(mine.locator(".mine__says")).to_contain_text("Yes, you may.")
    page.__dict__["asked"].clear()
    page.reload()
    expect(mine.locator(".mine__says")).to_contain_text("Yes, you may.")
    assert mine.get_by_role("button", name="Ask it").count() == 0
    assert engine_asked(page) == []
    page.goto(f"{address}disputes/")
    expect(page.locator("li[data-quarrel=leading-hearts-unbroken] .quarrels__mine")).to_have_text("Yes, you may.")


def test_the_lab_makes_it_ones_game(keeping: Keeping) -> None:
    page = keeping("lab/", game=None)
    page.get_by_role("button", name="Continue with it").click()
    page.get_by_role("button", name="Make this my game").click()
    expect(page.locator(".lab__mine")).to_contain_text("This is now your game")
    assert kept(page, "game") == MINE
    page.get_by_role("button", name="No longer").click()
    expect(page.get_by_role("button", name="Make this my game")).to_be_focused()
    assert kept(page, "game") is None


def test_hostile_titles_and_answers_stay_text(keeping: Keeping) -> None:
    page = keeping(UNBROKEN, f'title: "{EVIL}"\nextends: modern/standard\n', {**MINE, "title": EVIL})
    expect(page.locator("aside.mine .mine__name")).to_have_text(EVIL)
    ask(page)
    whole = kept(page, "answers")
    whole["answers"]["leading-hearts-unbroken"] = ANSWER
    page.evaluate("(kept) => localStorage.setItem('hearts-answers', JSON.stringify(kept))", whole)
    page.reload()
    expect(page.locator("aside.mine .mine__says")).to_contain_text(EVIL)
    page.get_by_role("button", name="Change").click()
    expect(page.locator("aside.mine optgroup").first).to_have_attribute("label", "Yours")
    assert page.locator("aside.mine img").count() == 0
    assert page.evaluate("window.ran") is None


def test_a_deal_is_settled_by_it_and_linked(keeping: Keeping) -> None:
    page = keeping(SETTLE)
    assert engine_asked(page) == []
    assert violations(page) == []
    page.get_by_role("button", name="Read the rule").click()
    for seat, hearts in {"B": 4, "C": 9}.items():
        page.get_by_label(f"{seat} took", exact=True).fill(str(hearts))
    jack = page.locator("[data-field='card:JD:1']")
    page.locator("[data-field='card:QS:1']").get_by_label("A", exact=True).check()
    jack.get_by_label("D", exact=True).check()
    page.get_by_role("button", name="Settle", exact=True).click()
    expect(page.locator(".settled h2")).to_have_text("By Tuesday Hearts")
    expect(page.locator(".settled .settlement tbody tr").last).to_contain_text("−10")
    expect(page.locator(".settled-beside__game").first).to_contain_text("Hearts, Web summary")
    assert violations(page) == []
    link = copied_link(page, "Copy a link to these numbers")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    page.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_label("C took", exact=True)).to_have_value("9")
    expect(jack.get_by_label("D", exact=True)).to_be_checked()
    assert page.evaluate("localStorage.length") == 0


def test_a_deal_is_played_by_it_and_linked(keeping: Keeping) -> None:
    page = keeping(CHECK)
    assert violations(page) == []
    page.get_by_role("button", name="Read the rule").click()
    page.get_by_role("button", name="Deal at random").click()
    expect(page.locator(".check__play")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?s="))
    link = page.url
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto(link)
    expect(page.locator(".check__builder")).to_contain_text("with a rule from the same link, “Tuesday Hearts”")
    page.get_by_role("button", name="Open this deal").click()
    expect(page.locator(".check__play")).to_be_visible()
    assert page.evaluate("localStorage.length") == 0


@pytest.mark.parametrize("width", [390, 1280])
def test_everyone_can_ask_it(chromium: Browser, address: str, width: int) -> None:
    with opened(chromium, width, "light") as page:
        page.add_init_script(
            f"localStorage.setItem('hearts-lab', {json.dumps(TUESDAY)});"
            f"localStorage.setItem('hearts-game', {json.dumps(json.dumps(MINE))});"
        )
        page.goto(address + UNBROKEN)
        button = page.get_by_role("button", name="Ask it")
        box = button.bounding_box()
        assert box is not None
        assert width > 390 or box["height"] >= 44
        assert violations(page) == []
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator("aside.mine .mine__says")).to_be_visible()
        expect(page.locator("aside.mine .mine__answer")).to_be_focused()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
