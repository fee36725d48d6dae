"""The lab in a real Chromium: a house rule written by choosing and by hand. tests/js has its logic."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hearts_spec.cli import main
from tests.site.accessibility import violations
from tests.site.conftest import STARTS
from tests.site.links import packed

EVIL = "<img src=x onerror=window.ran=true>"
SHEET = "title: Sheet\nextends: modern/standard\n"

pytestmark = pytest.mark.engine("here")


@pytest.fixture
def lab(desk_page: Page, address: str) -> Callable[[str], Page]:
    """Return what opens the lab and begins a rule of some title from the modern game."""

    def begun(title: str = "Tuesday Hearts", width: int = 1280) -> Page:
        page = desk_page
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(f"{address}lab/")
        page.get_by_label("What do you call it?").fill(title)
        page.get_by_label("Start from").select_option("modern/standard")
        page.get_by_role("button", name="Start").click()
        expect(page.locator(".lab__told li").first).to_be_visible(timeout=STARTS)
        return page

    return begun


def write(page: Page, text: str) -> None:
    """Write a whole file into the editor, as it is pasted."""
    page.get_by_role("textbox", name="The file").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)


def rule(page: Page, label: str) -> Locator:
    """The words of a rule in the list."""
    return page.locator(".lab-rule").filter(has=page.get_by_text(label, exact=True)).locator("select")


def download(page: Page, folder: Path) -> Path:
    """The file that is downloaded, under its name."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def test_nothing_is_fetched_until_the_reader_begins(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}lab/?s={packed({'text': SHEET})}", wait_until="networkidle")
    expect(page.get_by_role("button", name="Open it")).to_be_visible()
    assert [url for url in asked if "editor.js" in url or "pyodide" in url or "lab.json" in url] == []
    assert page.workers == []


def test_a_rule_is_written_by_choosing_alone(lab: Callable[..., Page], tmp_path: Path) -> None:
    page = lab(width=390)
    about = page.get_by_role("combobox", name="About")
    about.select_option("hearts")
    rule(page, "Leading hearts").select_option("at any time")
    about.select_option("game")
    rule(page, "Limit").select_option("another number…")
    page.get_by_label("How many").and_(page.locator(":visible")).fill("50")
    page.get_by_text("Give a card a value").click()
    page.get_by_label("The card").select_option("jack of diamonds")
    page.get_by_role("button", name="Write it").click()
    changes = page.locator(".lab__changes")
    expect(changes).to_contain_text("The jack of diamonds")
    expect(changes).to_contain_text("at any time")
    expect(page.get_by_role("link", name="Nobody has thrown a heart yet. May I lead one?")).to_be_visible()
    file = download(page, tmp_path)
    assert file.name == "tuesday-hearts.yml"
    assert main(["check", str(file)]) == 0
    assert {"title: Tuesday Hearts", "extends: modern/standard", "  led: at-will", "  limit: 50", "  JD: -10"} <= set(
        file.read_text().splitlines()
    )


def test_the_result_stays_in_sight(lab: Callable[..., Page]) -> None:
    page = lab(width=390)
    page.get_by_role("combobox", name="About").select_option("passing")
    rule(page, "Cards passed").select_option("0")
    result = page.locator(".lab__sum")
    expect(result).to_contain_text(re.compile(r"^It changes .* rules?[.] Disputes: \d+ with a different answer"))
    expect(result).to_be_in_viewport()
    expect(rule(page, "Passed to")).to_have_accessible_description("With your other rules, this makes no difference.")
    page.get_by_role("link", name="See the results").click()
    expect(page.locator(".lab__answers")).to_be_focused()
    expect(page.locator(".lab__status")).to_be_in_viewport()


def test_the_editor_marks_offers_and_explains(lab: Callable[..., Page]) -> None:
    page = lab()
    write(page, f"{SHEET}passing:\n  crads: 4\n")
    expect(page.locator(".cm-lintRange-error")).to_have_text("crads")
    page.get_by_role("button", name="Line 4").click()
    file = page.get_by_role("textbox", name="The file")
    expect(file).to_be_focused()
    expect(page.locator(".cm-content")).to_have_css("outline-style", "none")
    expect(page.locator(".cm-editor")).to_have_css("outline-style", "solid")  # about the whole of it
    write(page, f"{SHEET}passing:\n  to: [")
    page.keyboard.press("Control+Space")
    expect(page.locator(".cm-tooltip-autocomplete li").first).to_have_text("leftto the left")
    page.keyboard.press("Escape")
    page.keyboard.insert_text("left]\n")
    page.get_by_text("passing", exact=True).hover()
    expect(page.locator(".lab-hover")).to_contain_text("Cards passed to other players before the play.")


def test_a_rule_is_written_by_keyboard(lab: Callable[..., Page]) -> None:
    page = lab()
    editor = page.get_by_role("textbox", name="The file")
    editor.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("hearts:\nled: at")
    offered = page.locator(".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) [aria-selected=true]")
    expect(offered).to_contain_text("at-will")
    page.keyboard.press("Tab")
    expect(page.locator(".lab__changes")).to_contain_text("at any time")
    page.keyboard.press("Control+Z")
    expect(page.locator(".lab-faults")).to_contain_text("at-will")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Download")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(editor).to_be_focused()


def test_hostile_text_stays_text(lab: Callable[..., Page]) -> None:
    page = lab(EVIL)
    expect(page.locator(".lab__keeping")).to_be_visible()
    write(page, f'title: "{EVIL}"\nextends: modern/standard\n"{EVIL}": 1\n')
    expect(page.locator(".lab-faults")).to_contain_text("img src=x")
    page.get_by_text(EVIL).first.hover()
    assert page.locator(".lab img").count() == 0
    assert page.evaluate("window.ran") is None


def test_without_the_engine_the_lab_says_so(page: Page, unscripted: Page, site: Path, address: str) -> None:
    unscripted.goto(f"{address}lab/")
    expect(unscripted.locator(".lab .desk__without")).to_be_visible()
    expect(unscripted.get_by_text("hearts-spec new house/tuesday-hearts")).to_be_visible()
    expect(unscripted.get_by_role("button", name="Start")).to_be_hidden()
    page.goto((site / "lab" / "index.html").as_uri())
    expect(page.get_by_text("Tools don't work from a local file")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_hidden()
    without = {"body": "export default null;", "content_type": "text/javascript"}
    page.route("**/desk/bundle.js", lambda route: route.fulfill(**without))
    page.goto(f"{address}lab/")
    expect(page.locator(".lab__why")).to_contain_text("without the tools")
    expect(page.get_by_role("button", name="Start")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
def test_everyone_can_use_the_lab(lab: Callable[..., Page], width: int) -> None:
    page = lab(width=width)
    write(page, f"{SHEET}hearts:\n  led: at-will\n")
    expect(page.locator(".lab__quarrels li").first).to_be_visible()
    assert violations(page) == []
    write(page, f"{SHEET}passing:\n  crads: 4\n")
    expect(page.locator(".lab-faults li")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
