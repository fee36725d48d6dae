"""The lab in a real Chromium: a house rule written by choosing and by hand, and what comes of it."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from hearts_spec.cli import main
from tests.conftest import PROJECT
from tests.site.accessibility import violations
from tests.site.conftest import STARTS
from tests.site.links import packed

EVIL = "<img src=x onerror=window.ran=true>"
BOMB = "a: &a [x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\n"
KEEP = """(text) => {
  localStorage.setItem("hearts-lab", text);
  localStorage.setItem("hearts-game", JSON.stringify({ id: "davis-2004/black-lady", options: {} }));
}"""
SHEET = "title: Sheet\nextends: modern/standard\n"

pytestmark = pytest.mark.engine("here")


@pytest.fixture
def lab(desk_page: Page, address: str) -> Callable[[str], Page]:
    """Give what opens the lab and begins a rule of some title from the modern game."""

    def begun(title: str = "Tuesday Hearts", width: int = 1280) -> Page:
        page = desk_page
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(f"{address}lab/")
        page.get_by_label("What do you call it?").fill(title)
        page.get_by_label("Begin from").select_option("modern/standard")
        page.get_by_role("button", name="Begin").click()
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


def written(page: Page) -> str:
    """What stands in the editor, as it is kept."""
    return str(page.evaluate("localStorage.getItem('hearts-lab')"))


def download(page: Page, folder: Path) -> Path:
    """The file that is downloaded, under its name."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def linked(text: object) -> str:
    """What a link to a text says of it."""
    return packed({"text": text})


def test_nothing_is_fetched_until_the_reader_begins(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}lab/?s={linked(SHEET)}")
    expect(page.get_by_role("button", name="Open it")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "editor-" in url or "pyodide" in url or "lab.json" in url] == []
    assert page.workers == []


@pytest.mark.engine("browser")
def test_tuesday_hearts_is_written_on_a_phone_by_choosing_alone(lab: Callable[..., Page], tmp_path: Path) -> None:
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
    expect(page.locator(".lab__told")).to_contain_text("The jack of diamonds counts −10.")
    expect(page.get_by_role("link", name="Nobody has thrown a heart yet. May I lead one?")).to_be_visible()
    file = download(page, tmp_path)
    assert file.name == "tuesday-hearts.yml"
    assert main(["check", str(file)]) == 0
    assert {"title: Tuesday Hearts", "extends: modern/standard", "  led: at-will", "  limit: 50", "  JD: -10"} <= set(
        file.read_text().splitlines()
    )


def test_what_a_choice_comes_to_stays_in_sight_on_a_phone(lab: Callable[..., Page]) -> None:
    page = lab(width=390)
    page.get_by_role("combobox", name="About").select_option("passing")
    rule(page, "Cards passed").select_option("0")
    sum_of_it = page.locator(".lab__sum")
    expect(sum_of_it).to_contain_text(re.compile(r"^It changes .* rules?[.] Quarrels: \d+ answered otherwise"))
    expect(sum_of_it).to_be_in_viewport()
    many = re.findall(r"(\d+) (?:answered|with)", sum_of_it.inner_text())
    expect(page.locator(".lab__quarrels > li")).to_have_count(sum(map(int, many)))
    passed = page.locator(".lab-rule", has_text="Cards passed").first
    expect(passed.locator(".lab-rule__told")).to_have_text("No cards are passed.")
    expect(rule(page, "Passed to")).to_have_accessible_description("As your rules stand, nothing turns on this.")
    expect(page.locator(".lab-rule--idle", has_text="Passed to").first).to_be_visible()
    page.get_by_role("link", name="See what comes of it").click()
    expect(page.locator(".lab__answers")).to_be_focused()
    expect(page.locator(".lab__status")).to_be_in_viewport()
    expect(page.locator(".lab__status")).to_contain_text("Nothing is wrong with it. It changes")


def test_the_marks_of_firmness_are_explained_where_they_stand(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_role("combobox", name="About").select_option("passing")
    rule(page, "Cards passed").select_option("0")
    expect(page.locator(".lab__quarrels .firm--silent").first).to_be_visible()
    legend = page.locator(".marks", has_text="silent")
    expect(legend).to_have_count(1)
    expect(legend).to_contain_text("silent the rules say nothing")
    cannot = page.locator(".lab__quarrels dd", has_text="No cards are passed in this game.").first
    expect(cannot.locator(".firm")).to_have_count(0)


def test_a_quarrel_that_is_decided_otherwise_in_the_same_words_tells_what_follows(lab: Callable[..., Page]) -> None:
    """D has six hearts and the queen, 19; where she counts 7 it is 13, and with the jack 8."""
    page = lab()
    write(page, f"{SHEET}values: {{QS: 7, JD: -5}}\n")
    quarrel = page.locator(".lab__quarrels li", has_text="I took the fewest hearts, but I took some.")
    own, other = quarrel.locator("dd").first, quarrel.locator("dd").last
    expect(own).to_contain_text("No: each adds what he took to his score.")
    expect(own).to_contain_text("you 1, B 2, C 4 and D 8.")
    expect(other).to_contain_text("No: each adds what he took to his score.")
    expect(other).to_contain_text("you 1, B 2, C 4 and D 19.")


def test_quarrels_that_are_answered_otherwise_stand_before_those_whose_figures_alone_differ(
    lab: Callable[..., Page],
) -> None:
    page = lab()
    write(page, f"{SHEET}values: {{JD: -10}}\n")
    shown = page.locator(".lab__quarrels > li:visible")
    expect(shown.filter(has_text="I took the jack of diamonds. Does that lower my score?")).to_have_count(1)
    for each in shown.all():
        own, other = each.locator("dd").all_inner_texts()
        assert own != other
    figures = page.locator("summary", has_text="with the same answer, but other figures")
    expect(figures).to_have_text(re.compile(r"^\d+ with"))
    changed = page.get_by_role("heading", name="answered otherwise").inner_text()
    expect(page.locator(".lab__status")).to_contain_text(f"Quarrels: {changed}; {figures.inner_text()}")
    figures.click()
    expect(page.get_by_role("link", name="I took the fewest hearts, but I took some.")).to_be_visible()


def test_where_the_words_differ_nothing_more_is_told(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_role("combobox", name="About").select_option("hearts")
    rule(page, "Leading hearts").select_option("at any time")
    expect(page.locator(".lab__quarrels li").first).to_be_visible()
    said = page.locator(".lab__quarrels dl").filter(has=page.locator(".lab__follows"))
    expect(said).to_have_count(0)


def test_choosing_as_before_takes_a_rule_out_again(lab: Callable[..., Page]) -> None:
    page = lab()
    before = written(page)
    page.get_by_role("combobox", name="About").select_option("passing")
    rule(page, "Cards passed").select_option("4")
    expect(page.locator(".lab__changes")).to_contain_text("Cards passed")
    rule(page, "Cards passed").select_option(index=0)
    expect(page.locator(".lab__answers")).to_contain_text("Nothing as yet.")
    assert written(page).strip() == before.strip()


def test_the_limits_that_are_often_played_can_be_chosen_and_any_other_is_soon_found(lab: Callable[..., Page]) -> None:
    limit = rule(lab(), "Limit")
    offered = limit.locator("option").all_inner_texts()
    assert offered[1] == "another number…"
    assert {"50", "75", "100", "150", "500"} <= set(offered)
    limit.select_option("50")
    expect(limit.page.locator(".lab__changes")).to_contain_text("50")
    expect(limit.page.locator(".lab__sum")).to_contain_text(re.compile("^It changes one rule[,.]"))


def test_a_rule_is_found_by_a_word_of_it(lab: Callable[..., Page]) -> None:
    page = lab()
    find, rules = page.get_by_label("Find a rule"), page.locator(".lab-rule")
    find.fill("moon")  # which is offered as an example
    expect(page.locator(".lab-rules__count")).to_have_text(re.compile(r"^[1-9]\d* rules?$"))
    expect(rules.filter(has_text=re.compile("taking everything|slam", re.IGNORECASE))).not_to_have_count(0)
    expect(rules.filter(has_text="Cards passed")).to_have_count(0)
    page.get_by_role("combobox", name="About").select_option("passing")
    expect(find).to_have_value("")
    expect(rules.filter(has_text="Cards passed")).not_to_have_count(0)
    expect(page.locator(".lab-rule__hint").first).to_be_visible()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("shoot", "A slam pays"),
        ("negative", "A score below nothing"),
        ("minus", "A score below nothing"),
        ("jack of diamonds takes off ten", "The jack of diamonds"),
    ],
)
def test_a_rule_is_found_by_what_players_call_it(lab: Callable[..., Page], typed: str, found: str) -> None:
    page = lab()
    page.get_by_label("Find a rule").fill(typed)
    rules = page.locator(".lab-rule label:first-child > span")
    expect(rules.filter(has_text=re.compile(f"^{found}$"))).to_have_count(1)
    if " " in typed:
        expect(rules.first).to_have_text(found)


def test_where_no_rule_is_found_it_is_said_what_to_do(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_label("Find a rule").fill("zugzwang [")
    expect(page.locator(".lab-rules__count")).to_contain_text("Try one word of it")
    expect(page.locator(".lab-rule")).to_have_count(0)


def test_a_card_that_counts_with_its_suit_does_not_seem_to_count_nothing(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_label("Find a rule").fill("ace of hearts")
    expect(rule(page, "The ace of hearts").locator("option").first).to_have_text("as in Hearts: 1, like every heart")
    page.get_by_label("Find a rule").fill("jack of diamonds")
    expect(rule(page, "The jack of diamonds").locator("option").first).to_have_text("as in Hearts: nothing")


def test_a_number_that_no_game_has_can_be_given(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_role("combobox", name="About").select_option("passing")
    rule(page, "Cards passed").select_option("another number…")
    many = page.get_by_label("How many").and_(page.locator(":visible"))
    expect(many).to_be_focused()
    many.fill("-3")
    page.keyboard.press("Enter")
    many.fill("6")
    page.keyboard.press("Enter")
    expect(page.locator(".lab__changes")).to_contain_text("6")
    page.keyboard.press("Escape")
    page.get_by_role("textbox", name="The file").click()
    page.keyboard.press("Control+Z")
    assert "-3" not in page.locator(".cm-content").inner_text()


def test_a_misspelt_key_is_marked_in_its_line_with_the_nearest_word(lab: Callable[..., Page]) -> None:
    page = lab()
    write(page, f"{SHEET}passing:\n  crads: 4\n")
    fault = page.locator(".lab-faults li")
    expect(fault).to_contain_text("Line 4")
    expect(fault).to_contain_text("did you mean cards?")
    expect(page.locator(".lab__status")).to_have_text("One thing is wrong. Below it stands as it was before.")
    expect(page.locator(".lab__found")).to_have_class(re.compile("--before"))
    expect(page.locator(".cm-lintRange-error")).to_have_text("crads")
    fault.get_by_role("button", name="Line 4").click()
    expect(page.get_by_role("textbox", name="The file")).to_be_focused()


def test_the_words_of_a_key_are_offered_with_what_they_mean(lab: Callable[..., Page]) -> None:
    page = lab()
    write(page, f"{SHEET}passing:\n  to: [")
    page.keyboard.press("Control+Space")
    offered = page.locator(".cm-tooltip-autocomplete li")
    expect(offered.first).to_have_text("leftto the left")
    expect(page.locator(".cm-tooltip-autocomplete")).to_contain_text("across the table")
    page.keyboard.press("Escape")
    page.keyboard.insert_text("left]\n")
    page.get_by_text("passing", exact=True).hover()
    expect(page.locator(".lab-hover")).to_contain_text("Cards handed on before the play.")


def test_the_focus_is_ringed_about_the_whole_editor(lab: Callable[..., Page]) -> None:
    page = lab()
    page.get_by_role("textbox", name="The file").press("End")
    expect(page.locator(".cm-content")).to_have_css("outline-style", "none")
    expect(page.locator(".cm-editor")).to_have_css("outline-style", "solid")


def test_by_the_keyboard_alone(lab: Callable[..., Page]) -> None:
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


def test_a_deal_is_settled_beside_the_game_it_changes(lab: Callable[..., Page]) -> None:
    page = lab()
    write(page, f"{SHEET}values: {{JD: -10}}\n")
    page.locator("[data-field='card:JD:1']").get_by_label("C", exact=True).check()
    page.locator("[data-field='card:QS:1']").get_by_label("B", exact=True).check()
    settled = page.locator(".settled-beside__game")
    expect(settled.first.locator(".up-down")).to_have_text("A 1B 15C −6D 6")
    spoken = page.get_by_role("status").filter(has_text="By your rule")
    expect(spoken).to_have_text("By your rule: A 1, B 15, C −6, D 6.")
    page.get_by_label("A took", exact=True).fill("0")
    page.get_by_label("D took", exact=True).fill("7")
    expect(settled.nth(1).locator(".up-down")).to_have_text("A 0B 15C 4D 7")
    expect(settled.nth(1).get_by_role("link", name="Hearts", exact=True)).to_be_visible()
    write(page, f"{SHEET}values: {{JD: -10}}\ngame: {{limit: 50}}\n")
    expect(page.locator(".lab__changes")).to_contain_text("50")
    expect(page.get_by_label("D took", exact=True)).to_have_value("7")  # the same deal
    page.get_by_label("D took", exact=True).fill("5")
    expect(page.locator(".lab__found .amiss")).to_contain_text("are accounted for")


def test_hostile_text_stays_text(lab: Callable[..., Page]) -> None:
    page = lab(EVIL)
    expect(page.locator(".lab__keeping")).to_be_visible()
    write(page, f'title: "{EVIL}"\nextends: modern/standard\n"{EVIL}": 1\n')
    expect(page.locator(".lab-faults")).to_contain_text("img src=x")
    page.get_by_text(EVIL).first.hover()
    assert page.locator(".lab img").count() == 0
    assert page.evaluate("window.ran") is None


@pytest.mark.engine("browser")
def test_an_alias_bomb_is_refused_and_the_lab_lives_on(lab: Callable[..., Page]) -> None:
    page = lab()
    write(page, BOMB)
    expect(page.locator(".lab-faults")).to_contain_text("anchor")
    write(page, "[" * 5000)
    expect(page.locator(".lab-faults li")).to_have_count(1)
    write(page, f"{SHEET}game: {{limit: 50}}\n")
    expect(page.locator(".lab__changes")).to_contain_text("50")


def test_a_rule_is_kept_on_the_device_until_it_is_forgotten(lab: Callable[..., Page], address: str) -> None:
    page = lab()
    page.goto(f"{address}lab/")
    page.get_by_role("button", name="Go on with it").click()
    name, file = page.get_by_label("It is called"), page.locator(".cm-content")
    expect(name).to_have_value("Tuesday Hearts", timeout=STARTS)
    for said, title in (("No", '"No"'), ("Jo’s own", '"Jo’s own"'), ("", "My Hearts")):  # as YAML has to have them
        name.fill(said)
        expect(file).to_contain_text(f"title: {title}")
        expect(page.locator(".lab__sum")).not_to_have_text(re.compile("A moment"))
        expect(name).to_have_value(said)
    expect(page.locator("[data-lab-name]").first).to_have_text("my-hearts.yml")
    page.get_by_role("button", name="Forget it").click()
    page.goto(f"{address}lab/")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.get_by_role("button", name="Go on with it").count() == 0
    page.evaluate(KEEP, SHEET)
    page.reload()
    expect(page.get_by_label("Begin from")).to_have_value("davis-2004/black-lady")
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('hearts-lab')") is None


def test_a_link_brings_a_rule_and_leaves_what_is_kept(lab: Callable[..., Page], address: str) -> None:
    page = lab()
    page.goto(f"{address}lab/?s={linked(SHEET)}")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_label("It is called")).to_have_value("Sheet", timeout=STARTS)
    assert "Tuesday Hearts" in written(page)
    expect(page.locator(".lab__room > :first-child")).to_have_class("lab__answers")  # who is sent a rule reads first
    expect(page.locator(".lab__write")).to_be_focused()
    page.get_by_role("button", name="Begin another").click()
    expect(page).to_have_url(f"{address}lab/")
    expect(page.get_by_role("button", name="Go on with it")).to_be_visible()


def test_where_the_lab_cannot_be_fetched_it_says_so_and_may_be_tried_again(desk_page: Page, address: str) -> None:
    desk_page.route("**/lab.json", lambda route: route.abort())
    desk_page.goto(f"{address}lab/")
    desk_page.get_by_role("button", name="Begin").click()
    expect(desk_page.locator(".lab__room")).to_contain_text("The lab could not be fetched; try again.")
    expect(desk_page.get_by_role("button", name="Begin")).to_be_enabled()


@pytest.mark.parametrize(("said", "told"), [
    ("1.abc", "another version"), ("2.!!!", "damaged"), ("2." + "A" * 9000, "more than a link may"),
    ("2.AAAA", "damaged"), (linked("x" * 70_000), "damaged"), (linked(7), "no house rule"),
])  # fmt: skip
def test_a_link_that_cannot_be_read_is_told(page: Page, address: str, said: str, told: str) -> None:
    page.goto(f"{address}lab/?s={said}")
    expect(page.locator(".lab__kept")).to_contain_text(told)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_without_javascript_it_tells_how_by_the_command(unscripted: Page, address: str) -> None:
    unscripted.goto(f"{address}lab/")
    expect(unscripted.locator(".lab .desk__without")).to_be_visible()
    expect(unscripted.get_by_text("hearts-spec new house/tuesday-hearts")).to_be_visible()
    expect(unscripted.get_by_role("button", name="Begin")).to_be_hidden()


def test_from_a_file_it_says_why(page: Page, site: Path) -> None:
    page.goto((site / "lab" / "index.html").as_uri())
    expect(page.get_by_text("These pages are read as files")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_hidden()


def test_without_the_bundle_it_says_why(page: Page, address: str) -> None:
    def without(route: Route) -> None:
        route.fulfill(body="export default null;", content_type="text/javascript")

    page.route("**/desk/bundle.js", without)
    page.goto(f"{address}lab/")
    expect(page.locator(".lab__why")).to_contain_text("without the desk")
    expect(page.get_by_role("button", name="Begin")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
def test_everyone_can_use_it(lab: Callable[..., Page], width: int) -> None:
    page = lab(width=width)
    write(page, f"{SHEET}hearts:\n  led: at-will\n")
    expect(page.locator(".lab__quarrels li").first).to_be_visible()
    assert violations(page) == []
    write(page, f"{SHEET}passing:\n  crads: 4\n")
    expect(page.locator(".lab-faults li")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_house_rule_of_the_gallery_opens_with_what_it_changes(desk_page: Page, address: str) -> None:
    page = desk_page
    page.goto(f"{address}lab/")
    page.get_by_label("Begin from").select_option("house/black-maria")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_label("It is called")).to_have_value("Black Maria", timeout=STARTS)
    expect(page.locator(".lab__changes")).to_contain_text("The ace of spades", timeout=STARTS)
    page.get_by_role("combobox", name="About").select_option("What you have changed")
    expect(page.locator(".lab-rule--changed").first).to_be_visible()


def test_each_house_rule_of_the_gallery_can_be_begun_from(site: Path, tmp_path: Path) -> None:
    gallery = json.loads((site / "lab" / "lab.json").read_text(encoding="utf-8"))["gallery"]
    assert set(gallery) == {f"house/{path.stem}" for path in (PROJECT / "rulesets" / "house").glob("*.yml")}
    for id, text in gallery.items():
        file = tmp_path / f"{id.split('/')[1]}.yml"
        file.write_text(text, encoding="utf-8")
        assert main(["check", str(file)]) == 0, id
