"""A rule written in the lab as the reader's own game: named, asked on the pages of quarrels, settled by, and linked."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.accessibility import violations
from tests.site.conftest import Browsers, lent, opened
from tests.site.test_disputes import PAGES, UNBROKEN

TUESDAY = "title: Tuesday Hearts\nextends: modern/standard\nhearts:\n  led: at-will\nvalues:\n  JD: -10\n"
WRONG = "title: Tuesday Hearts\nextends: modern/standard\nhearts:\n  led: whenever\n"
CHIPS = "title: Chips\nextends: spalding-1896/sweepstake\n"
MINE = {"id": "mine.yml", "options": {}, "title": "Tuesday Hearts"}
SETTLE, CHECK, HOME = "desk/settle/", "desk/deal/", ""
EVIL = "<img src=x onerror=window.ran=true>"
ANSWER = {"says": EVIL, "follows": EVIL, "played": "", "firm": "ruled", "unit": "chips", "net": None, "cites": []}
NEVER_ASKED = ("worker.js", ".wasm", ".gz")
SHUT_OFF = "Storage.prototype.setItem = () => { throw new DOMException('shut off'); };"

Keeping = Callable[..., Page]


pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


@pytest.fixture
def phone(desk_phone: Page) -> Page:
    """Give a page of a phone's size."""
    return desk_phone


def keep(page: Page, address: str, path: str, text: str = TUESDAY, game: object = MINE, answers: object = None) -> Page:
    """Open a page for a reader who keeps a rule, which may be his game, and may keep answers of it."""
    as_json = {"hearts-game": game, "hearts-answers": answers}
    kept = {"hearts-lab": text, **{name: json.dumps(each) for name, each in as_json.items() if each is not None}}
    page.goto(f"{address}assets/logo.svg")  # of the same site, and soon there
    page.evaluate("(kept) => Object.entries(kept).forEach((each) => localStorage.setItem(...each))", kept)
    page.__dict__["asked"].clear()
    page.goto(address + path)
    return page


@pytest.fixture
def keeping(phone: Page, address: str) -> Keeping:
    """Give what opens a page for a reader who keeps a rule."""
    return partial(keep, phone, address)


@pytest.fixture(scope="module")
def sound(browsers: Browsers, asking_address: str) -> dict[str, Any]:
    """Give the answers that are kept once a quarrel has been asked, and from which the page tells it again."""
    with lent(browsers(390, 844, has_touch=True), noted=True) as page:
        ask(keep(page, asking_address, UNBROKEN))
        answers: dict[str, Any] = kept(page, "answers")
    with lent(browsers(390, 844, has_touch=True), noted=True) as page:
        keep(page, asking_address, UNBROKEN, answers=answers)
        expect(page.locator("aside.mine .mine__says")).to_contain_text("Yes, you may.")
    return answers


def engine_asked(page: Page) -> list[str]:
    return [url for url in page.__dict__["asked"] if url.endswith(NEVER_ASKED)]


def kept(page: Page, name: str) -> Any:
    return page.evaluate(f"JSON.parse(localStorage.getItem('hearts-{name}'))")


def keep_answers(page: Page, answers: object) -> None:
    page.evaluate("(kept) => localStorage.setItem('hearts-answers', JSON.stringify(kept))", answers)


def ask(page: Page) -> None:
    page.locator("aside.mine").get_by_role("button", name="Ask it").click()
    expect(page.locator("aside.mine .mine__says")).to_be_visible()


def copied_link(page: Page, name: str) -> str:
    """The link that a button copies, where the browser lets no page copy."""
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    page.get_by_role("button", name=name).click()
    shown = page.locator(".copy__text:visible")
    expect(shown).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="does not let a page copy")).to_be_visible()
    assert shown.evaluate("(shown) => shown.selectionEnd - shown.selectionStart") == len(shown.input_value())
    return shown.input_value()


# ---- In the lab


def begun(page: Page) -> None:
    """Go on in the lab with the text that is kept."""
    page.get_by_role("button", name="Go on with it").click()
    expect(page.get_by_label("It is called")).to_be_visible()
    expect(page.locator(".lab__status")).not_to_be_empty()


def write(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="The file").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)


def test_a_rule_is_made_ones_game_in_the_lab_and_no_longer(keeping: Keeping, address: str) -> None:
    page = keeping("lab/", game=None)
    begun(page)
    page.get_by_role("button", name="Make this my game").click()
    expect(page.locator(".lab__mine")).to_contain_text("It is your game")
    assert kept(page, "game") == MINE
    write(page, TUESDAY.replace("Tuesday", "Wednesday"))
    expect(page.get_by_label("It is called")).to_have_value("Wednesday Hearts")
    assert kept(page, "game")["title"] == "Wednesday Hearts"
    page.get_by_role("button", name="No longer").click()
    expect(page.get_by_role("button", name="Make this my game")).to_be_focused()
    assert kept(page, "game") is None


def test_a_rule_with_faults_is_not_made_ones_game(keeping: Keeping) -> None:
    page = keeping("lab/", WRONG, game=None)
    begun(page)
    expect(page.locator(".lab-faults li")).to_be_visible()
    expect(page.get_by_role("button", name="Make this my game")).to_be_hidden()
    write(page, TUESDAY)
    expect(page.get_by_role("button", name="Make this my game")).to_be_visible()


def test_ones_game_with_faults_stays_ones_game_until_it_is_forgotten(keeping: Keeping) -> None:
    options = {"breaking": "must-be-broken"}
    page = keeping("lab/", WRONG, {**MINE, "options": options})
    keep_answers(page, {})
    begun(page)
    expect(page.locator(".lab__mine")).to_contain_text("can be asked nothing until its faults are mended")
    assert kept(page, "game")["options"] == options
    page.get_by_role("button", name="Forget it").click()
    expect(page.locator(".lab__mine")).not_to_contain_text("It is your game")
    assert page.evaluate("Object.keys(localStorage).filter((each) => each !== 'hearts-scheme')") == []


def test_what_is_begun_anew_is_not_ones_game(keeping: Keeping) -> None:
    page = keeping("lab/")
    page.get_by_label("What do you call it?").fill("Fridays")
    page.get_by_label("Begin from").select_option("house/black-maria")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_label("It is called")).to_have_value("Fridays")
    expect(page.get_by_role("button", name="Make this my game")).to_be_visible()
    assert kept(page, "game") is None


def test_where_storage_is_shut_off_the_lab_says_so(phone: Page, address: str) -> None:
    phone.add_init_script(SHUT_OFF)
    phone.goto(f"{address}lab/")
    phone.get_by_role("button", name="Begin").click()
    phone.get_by_role("button", name="Make this my game").click()
    expect(phone.locator(".lab__mine")).to_contain_text("keeps nothing for this site")
    expect(phone.locator(".lab__mine")).not_to_contain_text("It is your game")


# ---- On the pages of quarrels


@pytest.mark.parametrize("path", [HOME, UNBROKEN])
def test_the_chooser_has_it_first(keeping: Keeping, path: str) -> None:
    page = keeping(path, game=None)
    page.get_by_role("button", name="Choose your game").click()
    group = page.locator("aside.mine optgroup").first
    expect(group).to_have_attribute("label", "Yours")
    page.get_by_label("The game you play").select_option(label="Tuesday Hearts")
    expect(page.locator("aside.mine .mine__game")).to_contain_text("Your game: Tuesday Hearts")
    expect(page.get_by_role("button", name="Copy a link to this answer")).to_be_hidden()  # which stands here alone
    assert kept(page, "game") == MINE
    assert engine_asked(page) == []


@pytest.mark.engine("browser")
def test_it_is_asked_when_the_reader_says_so_and_answers_at_once_from_then_on(keeping: Keeping, address: str) -> None:
    page = keeping(UNBROKEN)
    expect(page.locator("aside.mine .mine__name")).to_have_text("Tuesday Hearts")
    page.wait_for_load_state("networkidle")
    assert [url for url in page.__dict__["asked"] if "/desk/" in url] == []
    ask(page)
    mine = page.locator("aside.mine")
    expect(mine.locator(".mine__says")).to_contain_text("Yes, you may.")
    expect(mine.locator(".mine__says .firm")).to_be_visible()
    page.__dict__["asked"].clear()
    page.reload()
    expect(mine.locator(".mine__says")).to_contain_text("Yes, you may.")
    assert mine.get_by_role("button", name="Ask it").count() == 0
    assert engine_asked(page) == []
    page.goto(f"{address}disputes/")
    expect(page.locator("li[data-quarrel=leading-hearts-unbroken] .quarrels__mine")).to_have_text("Yes, you may.")
    expect(page.locator(".quarrels__mine")).to_have_count(1)


def test_what_it_inherits_is_told_with_its_places_and_who_is_up(keeping: Keeping) -> None:
    page = keeping(PAGES["two-are-clear"], CHIPS, {**MINE, "title": "Chips"})
    ask(page)
    places = page.locator("aside.mine .rules__cites a.cite")
    expect(places.first).to_be_visible()
    before = page.locator("aside.mine .mine__answer").inner_text()
    expect(page.locator("aside.mine .up-down")).to_be_visible()
    href, gist = places.first.evaluate("link => [link.href, link.title]")
    page.reload()
    expect(places.first).to_be_visible()
    assert page.locator("aside.mine .mine__answer").inner_text() == before
    assert places.first.evaluate("link => [link.href, link.title]") == [href, gist]
    assert gist
    assert re.search(r"/sources/spalding-1896/.*#spalding-1896\.", href)


def test_a_changed_rule_and_another_engine_are_asked_again(keeping: Keeping) -> None:
    page = keeping(UNBROKEN)
    ask(page)
    before = kept(page, "answers")
    button = page.locator("aside.mine").get_by_role("button", name="Ask it")
    page.evaluate("localStorage.setItem('hearts-lab', localStorage.getItem('hearts-lab') + '# changed')")
    page.reload()
    expect(button).to_be_visible()
    page.evaluate(f"localStorage.setItem('hearts-lab', {json.dumps(TUESDAY)})")
    page.reload()
    expect(page.locator("aside.mine .mine__says")).to_be_visible()
    for other in ({"digest": "other"}, {"version": 1}):
        keep_answers(page, {**before, **other})
        page.reload()
        expect(button).to_be_visible()


def test_a_rule_with_faults_says_so_and_leads_to_the_lab(keeping: Keeping) -> None:
    page = keeping(UNBROKEN, WRONG)
    page.get_by_role("button", name="Ask it").click()
    mine = page.locator("aside.mine")
    expect(mine).to_contain_text("cannot be asked as it stands")
    expect(mine).to_contain_text("Line 4")
    expect(mine.get_by_role("button", name="Ask it")).to_be_focused()
    mine.get_by_role("link", name="Mend it in the lab").click()
    expect(page.get_by_role("button", name="Go on with it")).to_be_visible()


def test_a_rule_that_is_gone_is_said(keeping: Keeping) -> None:
    page = keeping(UNBROKEN)
    page.evaluate("localStorage.removeItem('hearts-lab')")
    page.reload()
    expect(page.locator("aside.mine")).to_contain_text("no longer kept here")
    expect(page.locator("aside.mine .mine__says")).to_contain_text("No, not yet.")


def test_it_is_asked_with_the_readers_own_numbers_too(keeping: Keeping) -> None:
    page = keeping(PAGES["two-are-clear"], CHIPS, {**MINE, "title": "Chips"})
    page.locator("#own-numbers > summary").click()
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.locator("#answers")).to_contain_text("your own case")
    expect(page.locator("aside.mine .mine__says")).to_be_visible()
    own = page.locator("#houses .given", has_text="Chips").get_by_role("link", name="Chips", include_hidden=True)
    assert own.first.evaluate("link => link.href").endswith("/lab/")
    page.get_by_role("button", name="Back to the page").click()
    expect(page.locator("aside.mine").get_by_role("button", name="Ask it")).to_be_visible()


def test_a_link_to_ones_own_rule_is_to_nothing(phone: Page, address: str) -> None:
    phone.goto(f"{address}{UNBROKEN}?game=mine.yml")
    expect(phone.locator("aside.mine")).to_contain_text("There is no game mine.yml here")


# ---- What is kept is a text like any other


@pytest.mark.parametrize("answers", [
    "[]", [], {"version": 3}, {"version": 2, "answers": {"leading-hearts-unbroken": 1}}, {"says": EVIL},
    {**ANSWER, "net": {EVIL: EVIL}}, {**ANSWER, "says": "x" * 9000}, {**ANSWER, "firm": EVIL},
    {**ANSWER, "cites": [["javascript:window.ran=1", "x", "y"]]}, {**ANSWER, "cites": [["//elsewhere", "x", "y"]]},
], ids=range(10))  # fmt: skip
def test_kept_answers_of_another_shape_are_none(keeping: Keeping, sound: dict[str, Any], answers: Any) -> None:
    if isinstance(answers, dict) and "says" in answers:
        answers = {**sound, "answers": {"leading-hearts-unbroken": answers}}
    page = keeping(UNBROKEN, answers=answers)
    expect(page.locator("aside.mine").get_by_role("button", name="Ask it")).to_be_visible()
    assert page.evaluate("window.ran") is None


def test_hostile_titles_and_answers_stay_text(keeping: Keeping) -> None:
    text = f'title: "{EVIL}"\nextends: modern/standard\n'
    page = keeping(UNBROKEN, text, {**MINE, "title": EVIL})
    expect(page.locator("aside.mine .mine__name")).to_have_text(EVIL)
    ask(page)
    whole = kept(page, "answers")
    hostile = {**ANSWER, "net": {EVIL: 1}, "cites": [["sources/", EVIL, EVIL]]}
    whole["answers"]["leading-hearts-unbroken"] = hostile
    keep_answers(page, whole)
    page.reload()
    expect(page.locator("aside.mine .mine__says")).to_contain_text(EVIL)
    page.get_by_role("button", name="Change").click()
    expect(page.locator("aside.mine optgroup").first).to_have_attribute("label", "Yours")
    assert page.locator("aside.mine img").count() == 0
    assert page.evaluate("window.ran") is None


@pytest.mark.parametrize(
    "game", ["5", [], {**MINE, "options": 7, "title": {}}, {**MINE, "options": None}], ids=range(4)
)
def test_a_kept_game_of_another_shape_breaks_nothing(keeping: Keeping, game: Any) -> None:
    page = keeping(UNBROKEN, game=game)
    expect(page.locator("aside.mine .mine__change")).to_be_visible()


# ---- At the desk


def read(page: Page, upon: str = "Settle") -> None:
    """Have the engine read the rule, upon which its form is there."""
    page.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("button", name=upon, exact=True)).to_be_visible()


def test_no_form_stands_there_until_the_rule_is_read(keeping: Keeping) -> None:
    """That of the game it changes has no jack, and another queen; to open the page is to ask for nothing."""
    page = keeping(SETTLE, "title: Sevens\nextends: modern/standard\nvalues: {QS: 7, JD: -5}\n")
    form = page.locator(".desk-form")
    expect(form).to_contain_text("Before a deal is settled by “Sevens”, the engine has to read it.")
    expect(form.locator("[data-field]")).to_have_count(0)
    expect(page.get_by_role("button", name="Settle", exact=True)).to_be_hidden()
    assert engine_asked(page) == []
    assert violations(page) == []
    read(page)
    expect(form.locator("[data-field='card:QS:1']")).to_contain_text("counts 7")
    expect(form.locator("[data-field='card:JD:1']")).to_contain_text("counts −5")


def test_to_choose_ones_own_rule_is_to_have_it_read(keeping: Keeping) -> None:
    page = keeping(SETTLE)
    select = page.get_by_label("The game you play")
    select.select_option("modern/standard")
    expect(page.locator("[data-field='card:JD:1']")).to_be_hidden()
    expect(page.get_by_role("button", name="Settle", exact=True)).to_be_visible()
    page.get_by_label("B took", exact=True).fill("4")
    select.select_option("mine.yml")
    expect(page.locator(".cards-taken [data-field='card:JD:1']")).to_be_visible()
    expect(page.get_by_label("B took", exact=True)).to_have_value("4")


def test_a_card_that_nobody_is_given_is_told_where_it_is_given(keeping: Keeping) -> None:
    page = keeping(SETTLE)
    read(page)
    for seat, hearts in {"B": 4, "C": 9}.items():
        page.get_by_label(f"{seat} took", exact=True).fill(str(hearts))
    page.locator("[data-field='card:QS:1']").get_by_label("A", exact=True).check()
    page.get_by_role("button", name="Settle", exact=True).click()
    fault = page.locator("[data-field='card:JD:1'] .field__fault")
    expect(fault).to_have_text("say who took the jack of diamonds")


def test_reading_a_rule_can_be_given_up_and_begun_again(keeping: Keeping) -> None:
    page = keeping(SETTLE)
    page.evaluate("() => { window.Worker = class { postMessage() {} terminate() {} }; }")  # one that never answers
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".desk-form")).to_contain_text("The engine reads “Tuesday Hearts”.")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".progress")).to_contain_text("given up")
    expect(page.get_by_role("button", name="Read the rule")).to_be_enabled()


def test_asking_a_rule_can_be_given_up_and_begun_again(keeping: Keeping) -> None:
    page = keeping(UNBROKEN)
    page.evaluate("() => { window.Worker = class { postMessage() {} terminate() {} }; }")
    page.get_by_role("button", name="Ask it").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("aside.mine")).to_contain_text("given up")
    expect(page.get_by_role("button", name="Ask it")).to_be_focused()


def test_a_deal_is_settled_by_it_beside_the_game_it_changes(keeping: Keeping, address: str) -> None:
    page = keeping(SETTLE)
    select = page.get_by_label("The game you play")
    expect(select).to_have_value("mine.yml")
    expect(select.locator("optgroup").first).to_have_attribute("label", "Yours")
    read(page)
    for seat, hearts in {"B": 4, "C": 9}.items():
        page.get_by_label(f"{seat} took", exact=True).fill(str(hearts))
    page.get_by_role("button", name="Settle", exact=True).click()
    jack = page.locator("[data-field='card:JD:1']")
    page.locator("[data-field='card:QS:1']").get_by_label("A", exact=True).check()
    jack.get_by_label("D", exact=True).check()
    expect(page.locator(".settled h2")).to_have_text("By Tuesday Hearts")
    expect(page.locator(".settled .settlement tbody tr").last).to_contain_text("−10")
    first = page.locator(".settled-beside__game").first
    expect(first).to_contain_text("Hearts, Modern 2025")
    assert violations(page) == []
    link = copied_link(page, "Copy a link to these numbers")
    page.goto(link)
    expect(page.get_by_label("The game you play")).to_have_value("mine.yml")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_label("The game you play")).to_have_value("theirs.yml")
    read(page)
    expect(page.get_by_label("C took", exact=True)).to_have_value("9")
    expect(jack.get_by_label("D", exact=True)).to_be_checked()
    page.get_by_role("button", name="Settle", exact=True).click()
    expect(page.locator(".settled h2")).to_have_text("By Tuesday Hearts")
    assert page.evaluate("localStorage.length") == 0


def test_what_the_game_it_changes_leaves_open_may_be_agreed_on_for_it(keeping: Keeping) -> None:
    """With two clear the odd chip goes to the dealer's left, B; where it stays neither has it."""
    page = keeping(SETTLE, CHIPS)
    read(page)
    for seat, count in {"C": 6, "D": 7}.items():
        page.get_by_label(f"{seat} took", exact=True).fill(str(count))
    page.get_by_role("radio", name="A", exact=True).last.check()
    page.get_by_role("button", name="Settle", exact=True).click()
    table = page.locator(".settled .settlement")
    expect(table.get_by_role("row", name="B").get_by_role("cell").last).to_have_text("+7")
    page.get_by_text("What you have agreed on").click()
    option = page.get_by_label("Where does the odd chip go")
    expect(option.locator("option").first).to_have_text("as your rule stands")
    option.select_option("stays")
    expect(table.get_by_role("row", name="B").get_by_role("cell").last).to_have_text("+6")


def test_what_is_agreed_on_is_kept_with_my_rule_and_asked_with_it(keeping: Keeping) -> None:
    page = keeping("disputes/after-the-play/the-odd-chip/", CHIPS, {**MINE, "options": {"odd-chip": "stays"}})
    page.get_by_role("button", name="Ask it").click()
    answer = page.locator("aside.mine .mine__says")
    expect(answer).to_contain_text("Nobody: it stays for the next deal.")
    expect(page.locator("aside.mine .marks")).to_contain_text("by an option it is left to the players")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Where does the odd chip go").select_option("")
    assert kept(page, "game")["options"] == {}
    page.get_by_role("button", name="Ask it").click()
    expect(answer).to_contain_text("Whoever of you sits nearest")


def test_a_rule_with_faults_settles_nothing_and_says_why(keeping: Keeping) -> None:
    page = keeping(SETTLE, WRONG)
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".settled")).to_contain_text("cannot be asked as it stands")
    expect(page.get_by_role("button", name="Settle", exact=True)).to_be_hidden()
    expect(page.get_by_role("link", name="Mend it in the lab")).to_be_visible()


def test_a_rule_too_long_for_a_link_is_said_to_be(keeping: Keeping) -> None:
    noise = "".join(f"# {hash(str(number))}\n" for number in range(400))
    page = keeping(SETTLE, TUESDAY + noise)
    read(page)
    page.get_by_role("button", name="Copy a link to these numbers").click()
    expect(page.locator(".desk-form")).to_contain_text("too much for a link")


def numbers(page: Page) -> list[str]:
    """For how many a deal can be begun."""
    return page.get_by_label("Players").locator("option").all_inner_texts()


def test_a_deal_is_begun_for_as_many_as_the_rule_itself_says(keeping: Keeping) -> None:
    """The game that it changes is for others too; to open the page is to ask for nothing."""
    page = keeping(CHECK, "title: Five of us\nextends: modern/standard\ntable: {players: [5]}\n")
    setup = page.locator(".check__setup")
    expect(setup).to_contain_text("Before a deal is begun by “Five of us”, the engine has to read it.")
    expect(page.get_by_label("Players")).to_be_hidden()
    expect(page.get_by_role("button", name="Deal by chance")).to_be_hidden()
    assert engine_asked(page) == []
    assert violations(page) == []
    read(page, "Deal by chance")
    expect(page.get_by_label("Players")).to_be_focused()
    assert numbers(page) == ["5"]
    expect(page.get_by_role("combobox", name="Dealer", exact=True).locator("option")).to_have_count(5)
    page.get_by_label("Game").select_option("modern/standard")
    assert numbers(page) == ["3", "4", "5"]


def test_to_choose_ones_own_rule_for_a_deal_is_to_have_it_read(keeping: Keeping) -> None:
    page = keeping(CHECK, "title: Five of us\nextends: modern/standard\ntable: {players: [5]}\n")
    page.get_by_label("Game").select_option("modern/standard")
    expect(page.get_by_role("button", name="Deal by chance")).to_be_visible()
    page.get_by_label("Game").select_option("mine.yml")
    expect(page.get_by_label("Players")).to_have_value("5")


def test_a_rule_with_faults_begins_no_deal_and_says_why(keeping: Keeping) -> None:
    page = keeping(CHECK, "title: Wrong\nextends: modern/standard\nvalues: {QS: a, JD: b, AS: c, KS: d}\n")
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".check__asking")).to_contain_text("Your rule cannot be asked as it stands.")
    expect(page.locator(".check__asking li")).to_have_count(3)  # the lab tells of them all
    expect(page.get_by_role("button", name="Read the rule")).to_be_enabled()
    expect(page.get_by_role("button", name="Deal by chance")).to_be_hidden()


@pytest.mark.engine("browser")
def test_a_deal_is_played_by_it_and_a_link_brings_it_to_others(keeping: Keeping) -> None:
    page = keeping(CHECK)
    game = page.get_by_label("Game")
    expect(game).to_have_value("mine.yml")
    read(page, "Deal by chance")
    page.get_by_text("Which deal, and the same cards again").click()
    page.get_by_label("Seed").fill("seven")
    page.get_by_role("button", name="Deal by chance").click()
    expect(page.locator(".check__play")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?s="))
    assert 'rules: "mine.yml"' in page.locator(".check__away textarea").input_value()
    page.get_by_text("Take it away").click()
    expect(page.get_by_text("It names the rule as mine.yml")).to_be_visible()
    link = page.url
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto(link)
    expect(page.locator(".check__builder")).to_contain_text("by a rule that came with it, “Tuesday Hearts”")
    page.get_by_role("button", name="Take up this deal").click()
    expect(page.locator(".check__play")).to_be_visible()
    assert page.evaluate("localStorage.length") == 0


@pytest.mark.parametrize("width", [390, 1280])
def test_everyone_can_use_it(chromium: Browser, address: str, width: int) -> None:
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
