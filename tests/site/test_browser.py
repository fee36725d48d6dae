"""The pages in a real Chromium: at phone and desktop widths, dark and light, with and without JavaScript."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hearts_spec.rules.fields import all_fields
from tests.site.accessibility import violations
from tests.site.conftest import drawn, opened

KINDS = {
    "home": "",
    "lesson": "learn/",
    "sources": "sources/",
    "source": "sources/modern/",
    "long source": "sources/spalding-1896/the-numbered-rules/",
    "rule sets": "rules/",
    "rule set": "rules/davis-2004/black-lady/",
    "data of a rule set": "rules/davis-2004/black-lady/data/",
    "rules to print": "desk/print/",
    "score pad": "desk/pad/",
    "your table": "desk/table/",
    "was that allowed": "desk/allowed/",
    "quiz": "desk/quiz/",
    "disputes": "disputes/",
    "disputes by topic": "disputes/topics/",
    "disputes left open": "disputes/open/",
    "dispute": "disputes/after-the-play/revoke-by-a-sharer/",
    "history": "history/",
    "timeline": "history/timeline/",
    "how often": "often/",
    "lives": "history/rules/",
    "life of a rule": "history/rules/jacks/",
    "advice": "history/advice/",
    "lab": "lab/",
    "compare": "compare/",
    "every game compared": "compare/?games=all",
    "deals": "deals/",
    "lost deal": "deals/spot/",
    "deal printed whole": "deals/hand-1/",
    "examples": "examples/",
    "examples of a source": "examples/hoyle-1887/",
    "test report": "contribute/tests/",
    "tests of a source": "contribute/tests/hoyle-1887/",
    "tests of disputes": "contribute/tests/disputes/support/",
    "glossary": "glossary/",
    "vocabulary": "reference/vocabulary/",
    "steps": "reference/steps/",
    "command": "reference/command/",
    "python": "reference/python/",
    "data": "reference/data/",
    "contribute": "contribute/",
    "architecture": "contribute/architecture/",
    "about": "about/",
    "beside": "sources/foster-1914-beside-spalding-1896/",
    "claims": "sources/foster-1914-claims/",
    "witnesses": "sources/witnesses/",
}
WIDTHS = (390, 1280)
MENUS = (
    "home",
    "dispute",
    "compare",
    "long source",
    "lost deal",
)  # at a desktop's width what stands beside them is alike
# What a page of 1280 pixels has when it is shown four times as large; it reads there even with its letters spaced as
# WCAG 1.4.12 asks. Gives what sticks out, and what is cut.
NARROWEST = 320
AMISS_WHEN_SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`p { margin-bottom: 2em !important }
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`);
  document.adoptedStyleSheets = [sheet];
  const amiss = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
  const cut = [...document.querySelectorAll(".md-content *, .md-footer *")].filter((each) =>
    each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1 && !each.closest(".vh, svg, [hidden]")
    && /hidden|clip/.test(getComputedStyle(each).overflowX));
  return [...amiss, ...cut.map((each) => `cuts ${each.outerHTML.slice(0, 120)}`)];
}"""
HIDDEN = """(all) => all.filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return !width || !height || !each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}).map((each) => each.outerHTML.slice(0, 120))"""

# Folds everything, and comes to a place as a browser does that opens nothing by itself.
FOLD_AND_GO_TO = """(place) => {
  for (const each of document.querySelectorAll("details")) each.open = false;
  scrollTo(0, 0);
  history.replaceState(null, "", `#${place}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}"""

# Notes what the device asks for, of which the page is told before.
NOTE_THE_DEVICE = """() => {
  const light = matchMedia("(prefers-color-scheme: light)");
  light.addEventListener("change", ({ matches }) => { document.body.dataset.asks = matches ? "light" : "dark"; });
}"""
# Brings an element to a height of the screen, for good.
SCROLL = """(it, height) => new Promise((done) => {
  addEventListener("scrollend", done, { once: true });
  scrollBy(0, it.getBoundingClientRect().top - height);
})"""
# What is told of an element, and the title that it has.
ABOUT = "(it) => [document.getElementById(it.getAttribute('aria-describedby'))?.textContent, it.getAttribute('title')]"

SMALLEST = """() => Math.min(...[...document.querySelectorAll(".figure *")]
  .filter((each) => !each.closest(".vh"))
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((each) => {
    const drawn = each.closest("svg");
    const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
    return scale * parseFloat(getComputedStyle(each).fontSize);
  }))"""


COLOURED_AS_THE_PAGE = """(all) => {
  const colour = (each) => getComputedStyle(each).color;
  return all.filter((each) => colour(each) === colour(all.find((one) => one.matches(".md-nav__link--active")))).length;
}"""


@pytest.fixture
def watched(chromium: Browser, site_address: str) -> Iterator[tuple[Page, list[str]]]:
    """A page, and what goes wrong in it."""
    own = (site_address, "data:", "blob:")
    with opened(chromium, 1280, "light") as page:
        wrong: list[str] = []
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: wrong.append(asked.url) if not asked.url.startswith(own) else None)
        yield page, wrong


@pytest.mark.parametrize("path", ["disputes/#%", "lab/#%E0%A4%A", "404.html"])
def test_an_odd_address_breaks_nothing(watched: tuple[Page, list[str]], address: str, path: str):
    page, wrong = watched
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(address + path)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.locator(".md-sidebar--primary .md-nav__link").first).to_be_in_viewport()
    assert wrong == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_reads_well(watched: tuple[Page, list[str]], address: str, kind: str):
    page, wrong = watched
    page.goto(address + KINDS[kind])
    drawn(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            wrong.append(f"scrolls sideways at {width} px")
        wrong += [f"{width} {each}" for each in violations(page, structure=width < 1280 or kind in MENUS)]
    page.set_viewport_size({"width": NARROWEST, "height": 640})
    wrong += [f"{NARROWEST} {each}" for each in page.evaluate(AMISS_WHEN_SPACED)]
    assert wrong == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_reads_without_javascript(unscripted: Page, address: str, kind: str):
    unscripted.goto(address + KINDS[kind])
    expect(unscripted.locator(".md-content h1")).to_be_visible()
    assert unscripted.evaluate("document.documentElement.scrollWidth") <= 390
    assert len(unscripted.locator("article.md-content__inner").inner_text()) > 300


def test_figures_can_be_read_on_a_phone(chromium: Browser, address: str):
    with opened(chromium, 390, "light") as page:
        for kind in ("history", "timeline"):
            page.goto(address + KINDS[kind])
            assert page.evaluate(SMALLEST) >= 12, kind  # of the pixels that a phone counts in


def test_a_dispute_is_found_on_a_phone(chromium: Browser, address: str):
    """By a word of it, and by browsing."""
    with opened(chromium, 390, "dark") as page:
        page.goto(address)
        page.locator("label.md-header__button[for=__search]").click()
        page.get_by_role("textbox", name="Search").press_sequentially("renege")
        page.locator(".md-search-result__link").first.click()
        page.wait_for_url("**/disputes/**")
        expect(page.locator("aside.mine .mine__says")).to_be_visible()
        page.goto(address)
        page.get_by_role("link", name="Settle a dispute").click()
        page.wait_for_url("**/disputes/")
        page.get_by_role("heading", name=re.compile("^The deal")).click()
        page.get_by_role("link", name="There has been a misdeal. Who deals now?").click()
        page.wait_for_url("**/disputes/dealing/misdeal/")
        expect(page.locator(".stand__grid tr", has_text="Foster 1914")).to_be_visible()


def test_the_menu_of_a_phone(chromium: Browser, address: str):
    """It shows every tab and where the reader is; by keyboard it opens, holds the focus, and closes."""
    with opened(chromium, 390, "light") as page:
        page.goto(address + KINDS["command"])
        menu = page.locator(".md-sidebar--primary")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        button = page.get_by_role("button", name="Menu")
        expect(button).to_be_focused()
        expect(page.locator("label.md-header__button[for=__drawer]")).to_have_css("outline-style", "solid")
        for _ in range(4):
            page.keyboard.press("Tab")
            expect(menu.locator(":focus")).to_have_count(0)  # while it is closed
        page.keyboard.press("Escape")  # the focus is in the search
        button.press("Enter")
        home = menu.get_by_role("link", name="Home", exact=True)
        expect(home).to_be_focused()
        expect(button).to_have_attribute("aria-expanded", "true")
        for tab in ("Home", "Disputes", "Rules", "History", "Sources", "Tools", "About"):
            expect(menu.get_by_text(tab, exact=True).first).to_be_in_viewport()
        expect(menu.get_by_text("Command", exact=True).first).to_be_in_viewport()
        page.keyboard.press("Tab")
        expect(home).to_have_css("outline-style", "none")
        page.keyboard.press("Escape")
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-expanded", "false")
        expect(menu).to_be_hidden()
        page.keyboard.press("Space")
        expect(home).to_be_focused()
        page.keyboard.press("Shift+Tab")
        expect(menu).to_be_hidden()
        page.keyboard.press("Escape")
        page.locator("label.md-header__button[for=__drawer]").click()
        menu.get_by_role("link", name="Contribute", exact=True).click()
        page.wait_for_url("**/contribute/")


def test_the_menu_is_named_and_folded_by_keyboard(page: Page, address: str):
    page.goto(address + "history/rules/")
    menu = page.get_by_role("navigation", name="Navigation")
    for part in ("History", "The life of a rule"):
        expect(menu.get_by_role("navigation", name=part, exact=True)).to_be_visible()
    page.goto(address + "contribute/tests/disputes/")
    below = page.locator(".md-sidebar--primary").get_by_role("link", name="Disputes about revokes")
    expect(below).to_be_visible()
    for shown in (False, True):
        page.locator(".md-sidebar--primary label[tabindex='0']").press("Enter")
        expect(below).to_be_visible(visible=shown)


@pytest.mark.parametrize(
    ("at", "unfolded", "folded"),
    [
        ("sources/spalding-1896/", ["The numbered rules", "Hoyle 1887"], ["Illustrative hand No. 1"]),
        ("examples/spalding-1896/", ["Hoyle 1887"], ["Illustrative hand No. 1", "Other texts"]),
        ("about/", ["Contribute", "Reference"], ["Vocabulary", "Add a quarrel"]),
    ],
)
def test_the_menu_is_open_at_the_page(page: Page, address: str, at: str, unfolded: list[str], folded: list[str]):
    page.goto(address + at)
    menu = page.locator(".md-sidebar--primary")
    parts = [] if at == "about/" else ["All sources", "Deals", "Examples"]
    for title in [*unfolded, *parts]:
        expect(menu.get_by_role("link", name=title, exact=True).first).to_be_visible()
    for title in folded:
        expect(menu.get_by_role("link", name=title, exact=True)).to_have_count(0)


@pytest.mark.parametrize(("path", "whole"), [("reference/", True), ("rules/house/two-to-each/", False)])
def test_a_long_menu_is_scrolled_to_the_page(page: Page, address: str, path: str, whole: bool):
    page.goto(address + path)
    expect(page.locator(".md-sidebar--primary a.md-nav__link--active")).to_be_in_viewport()
    assert page.locator(".md-sidebar--primary a.md-nav__link").evaluate_all(COLOURED_AS_THE_PAGE) == 1
    assert page.locator(".md-sidebar--primary .md-sidebar__scrollwrap").evaluate("(it) => !it.scrollTop") == whole


def test_the_paper_is_changed_by_keyboard(page: Page, address: str):
    page.goto(address + "desk/")
    light, dark = (page.get_by_role("button", name=f"Switch to {each} paper") for each in ("light", "dark"))
    worn = page.locator("body")
    for device, paper in (("dark", "slate"), ("light", "default")):
        page.emulate_media(color_scheme=device)
        expect(worn).to_have_attribute("data-md-color-scheme", paper)
    dark.press("Enter")
    expect(worn).to_have_attribute("data-md-color-scheme", "slate")
    expect(light).to_be_focused()
    page.reload()
    page.evaluate(NOTE_THE_DEVICE)
    for device in ("dark", "light"):  # what a reader has chosen stands, whatever the device asks
        page.emulate_media(color_scheme=device)
        expect(worn).to_have_attribute("data-asks", device)
    expect(worn).to_have_attribute("data-md-color-scheme", "slate")
    light.press("Space")
    expect(worn).to_have_attribute("data-md-color-scheme", "default")
    expect(dark).to_be_focused()


TOLD_APART = [  # a thing, another, and what tells them apart where a device has its own few colours
    ("", ".deals > input:checked + label", ".deals > input:not(:checked) + label", "border-bottom-color", ""),
    ("compare/", "td.matrix__cell--departs", "td:not(.matrix__cell--departs)", "border-left-style", ""),
    ("history/timeline/", ".firsts__solid", ".firsts__open", "fill", ""),
    ("contribute/tests/", ".coverage__part--scenario", ".coverage__part--reason", "background-color", ""),
    ("rules/davis-2004/black-lady/data/", ".rules__new th", ".rules", "background-color", "::before"),
    ("rules/davis-2004/black-lady/data/", ".rules summary", ".rules", "background-color", "::after"),
    ("deals/hand-1/", ".line td.won .card", ".line td:not(.won) .card", "border-top-color", ""),
]


def test_forced_colours_tell_things_apart(chromium: Browser, address: str):
    alike = []
    with opened(chromium, 1280, "dark") as page:
        page.emulate_media(forced_colors="active")
        for path, one, other, by, part in TOLD_APART:
            if not page.url.endswith(address + path):
                page.goto(address + path)
            said = "(it, [by, part]) => getComputedStyle(it, part).getPropertyValue(by)"
            found = [page.locator(each).first.evaluate(said, [by, part]) for each in (one, other)]
            if found[0] == found[1]:
                alike.append(f"{one} and {other}: {by} {found[0]}")
    assert alike == []


def test_a_wrong_address_shows_the_doors(chromium: Browser, address: str, site: Path):
    with opened(chromium, 390, "light") as page:
        path = "disputes/nowhere/at/all/"
        lost = (site / "404.html").read_text(encoding="utf-8")
        page.route(address + path, lambda route: route.fulfill(status=404, content_type="text/html", body=lost))
        page.goto(address + path)
        page.wait_for_url("**/404.html?**")
        expect(page.locator("h1")).to_have_css("font-family", re.compile("Alegreya"))
        page.get_by_role("searchbox").press_sequentially("renege")
        expect(page.locator("[data-ask] .found__item").first).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Settle a dispute").click()
        page.wait_for_url(f"{address}disputes/")


def test_the_vocabulary_opens_at_a_key(chromium: Browser, address: str):
    with opened(chromium, 390, "light") as page:
        page.goto(f"{address}reference/vocabulary/")
        assert page.evaluate("document.documentElement.scrollHeight") < 100 * len(all_fields())
        page.get_by_role("link", name="left-over", exact=True).click()
        expect(page.locator("[id='deal.left-over']")).to_be_in_viewport()
        page.evaluate(FOLD_AND_GO_TO, "game.limit")
        expect(page.locator("[id='game.limit']")).to_be_in_viewport()


@pytest.mark.parametrize("script", [True, False], ids=["with-javascript", "without"])
def test_what_is_folded_is_printed(chromium: Browser, address: str, script: bool):
    """Not so on the page of a dispute, which has tests of its own."""
    with opened(chromium, 1280, "light", script) as page:
        for kind in ("vocabulary", "contribute"):
            page.goto(address + KINDS[kind])
            page.emulate_media(media="print")
            folded = page.locator("details:not(.at-terminal, .more, .ask-own) > :last-child")
            expect(folded.first).to_be_visible()
            assert folded.evaluate_all(HIDDEN) == []


def test_the_way_back_up_covers_nothing(page: Page, address: str):
    for kind in ("deal printed whole", "long source", "compare"):
        page.goto(address + KINDS[kind])
        page.evaluate("window.scrollTo(0, 900)")
        page.evaluate("window.scrollTo(0, 700)")
        top = page.locator(".md-top")
        expect(top).not_to_be_in_viewport()
        title = page.locator(".md-header__title")
        expect(title).to_have_class(re.compile("--active"))  # the page's own, its heading being out of sight
        top.click()
        page.wait_for_function("() => window.scrollY === 0")
        expect(title).not_to_have_class(re.compile("--active"))
    page.goto(address + "reference/")  # which is seen whole
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".md-top")).to_be_hidden()


def test_the_contents_follow_the_reader(page: Page, address: str):
    page.goto(address + KINDS["long source"])
    beside, in_menu = (page.locator(f".md-sidebar--{each} .md-nav--secondary") for each in ("secondary", "primary"))
    beside.get_by_role("link", name="The pack").click()
    for contents in (beside, in_menu):  # in the menu they are for phones
        expect(contents.locator(".md-nav__link--passed")).to_have_text(["Forming the table", "Cutting"])
        expect(contents.locator(".md-nav__link--active")).to_have_text("The pack")


def test_a_term_is_explained(page: Page, address: str):
    """By the pointer and by the keyboard."""
    page.goto(address + KINDS["dispute"])
    cite, tip = page.locator(".stand__grid a.cite[title]").first.element_handle(), page.get_by_role("tooltip")
    said = cite.get_attribute("title")
    cite.evaluate(SCROLL, 400)
    cite.hover()
    expect(tip).to_have_text(said)
    assert cite.evaluate(ABOUT) == [said, None]  # it is told to whoever hears the page, and shown but once
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    cite.evaluate(SCROLL, 60)  # where there is no room above it
    cite.focus()
    expect(tip).to_have_text(said)
    assert tip.evaluate("(tip) => tip.getBoundingClientRect().top") > 60
    cite.evaluate("(cite) => cite.blur()")
    expect(tip).to_be_hidden()


def test_code_is_copied_at_a_tap(page: Page, address: str):
    page.goto(address + KINDS["command"])
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    copy, code = page.get_by_role("button", name="Copy this code").first, page.locator("pre > code").first
    copy.click()
    expect(copy).to_have_class(re.compile("--done"))
    assert page.evaluate("copied") == code.evaluate("(code) => code.textContent").strip()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    copy.click()
    page.wait_for_function("() => String(getSelection()).trim() === copied")  # to be taken by hand
