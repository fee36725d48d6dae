"""The page on which a deal is checked, in a real Chromium: laid out, pasted or linked, played, and taken away."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hearts_spec.cli import main
from tests.conftest import PROJECT
from tests.irregular.tables import record
from tests.site.accessibility import violations
from tests.site.conftest import STARTS
from tests.site.links import packed

CHECK = "desk/deal/"
THUMB = 44
HANDS = {
    "A": "2C 5C QC AC 6D 10D 2S 6S 7S 8S 10S KS AS",
    "B": "4C 6C 4D 5D JD QD AD JS QS 2H 4H 8H QH",
    "C": "3C 8C 9C 3D 7D 8D KD 3S 4S 5S 6H 7H KH",
    "D": "7C 10C JC KC 2D 9D 9S 3H 5H 9H 10H JH AH",
}
HANDS_WRITTEN = "".join(f"  {seat}: {cards}\n" for seat, cards in HANDS.items())
RECORD = f"rules: modern/standard\nseats: [A, B, C, D]\nhands:\n{HANDS_WRITTEN}plays: [2C, 4C, 3C]\n"
EVIL = "<img src=x onerror='window.acted = 1'>"


pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]


@pytest.fixture
def phone(desk_phone: Page, address: str) -> Page:
    """Give the page on a phone, with touch."""
    desk_phone.goto(address + CHECK)
    return desk_phone


@pytest.fixture
def desktop(desk_page: Page, address: str) -> Page:
    """Give the page on a desk."""
    desk_page.goto(address + CHECK)
    return desk_page


def paste(page: Page, record: str) -> None:
    page.get_by_role("button", name="Paste a record").click()
    page.locator("textarea[name=record]").fill(record)
    page.get_by_role("button", name="Open it").click()


def opened(page: Page, record: str = RECORD) -> None:
    paste(page, record)
    expect(page.locator(".check__play")).to_be_visible(timeout=STARTS)


def card(page: Page, code: str) -> Any:
    return page.locator(f".picks [data-pick='{code}']")


def said(page: Page, text: str) -> None:
    expect(page.locator(".viewer__said")).to_contain_text(text)


def yaml(page: Page) -> str:
    return page.locator(".check__away textarea").input_value()


def too_small(page: Page, selector: str) -> list[Any]:
    boxes = page.locator(selector).evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    assert boxes
    return [box for box in boxes if box["width"] < THUMB or box["height"] < THUMB]


@pytest.mark.engine("browser")
def test_on_a_phone_a_deal_is_tapped_together_and_a_card_refused_with_its_place(phone: Page, address: str) -> None:
    phone.get_by_role("button", name="Tap the cards into hands").tap()
    pick = phone.locator(".pack .pick")
    expect(pick).to_have_count(52)
    assert too_small(phone, ".pack .pick, .pile, .check__builder .book-button") == []
    for code in HANDS["A"].split():
        phone.locator(f".pack [data-pick='{code}']").tap()
    expect(phone.locator(".pile").nth(0)).to_contain_text("13 of 13")
    expect(phone.get_by_role("radio", name="B")).to_be_checked()
    phone.get_by_role("radio", name="A").check()
    phone.locator(".pack [data-pick='4C']").tap()  # for which there is no room
    expect(phone.locator(".pack [data-pick='4C']")).to_have_attribute("aria-pressed", "false")
    phone.get_by_role("button", name="The rest by chance").tap()
    phone.get_by_role("button", name="Play this deal").tap()
    expect(phone.locator(".check__who")).to_have_text("A is to play")
    assert too_small(phone, ".picks .pick, .check__play .viewer__move") == []
    card(phone, "AS").tap()
    why = phone.get_by_role("alert")
    expect(why).to_contain_text("A may not play the ace of spades: the opening lead must be 2♣.")
    link = why.get_by_role("link").first
    href = link.get_attribute("href") or ""
    assert href.startswith(f"{address}sources/modern/")
    link.tap()
    expect(phone.locator(f"[id='{href.partition('#')[2]}']")).to_be_in_viewport()
    phone.go_back()
    card(phone, "2C").tap()
    said(phone, "A leads the two of clubs. B is to play.")


def test_a_pack_card_goes_back_when_it_is_tapped_again(phone: Page) -> None:
    phone.get_by_role("button", name="Tap the cards into hands").tap()
    first = phone.get_by_role("radio", name="A")
    expect(first).to_be_focused()
    queen = phone.get_by_role("group", name="spades").locator("[data-pick='QS']")
    queen.tap()
    expect(queen).to_have_attribute("aria-label", "queen of spades, in the hand of A")
    phone.get_by_role("radio", name="B").check()
    queen.tap()
    expect(queen).to_have_attribute("aria-pressed", "false")
    expect(first).to_be_checked()
    phone.get_by_role("button", name="Play this deal").evaluate("(play) => play.click()")
    expect(queen).to_be_visible()
    expect(phone.get_by_role("button", name="Play this deal")).to_be_disabled()
    expect(phone.locator(".check__builder")).to_contain_text("Still wanting: A 13, B 13, C 13, D 13.")


def test_the_last_card_is_changed_and_the_former_play_taken_up_again(desktop: Page) -> None:
    opened(desktop)
    expect(desktop.locator(".check__setup")).not_to_have_attribute("open", "")
    back, on = (desktop.get_by_role("button", name=each) for each in ("Card back", "Next card"))
    expect(on).to_be_disabled()
    back.click()
    said(desktop, "B plays the four of clubs. C is to play.")
    expect(on).to_be_enabled()
    expect(desktop.get_by_role("slider")).to_have_attribute("aria-valuetext", "Trick 1, card 2")
    hand = desktop.get_by_role("group", name="C is to play")
    expect(hand.locator(".pick--played")).to_have_accessible_name("three of clubs, played here before")
    card(desktop, "3C").click()
    said(desktop, "D is to play.")
    former = desktop.get_by_role("button", name="Back to what was played before")
    expect(former).to_have_count(0)
    desktop.get_by_role("slider").fill("2")
    said(desktop, "C is to play.")
    card(desktop, "9C").click()
    said(desktop, "C plays the nine of clubs. D is to play.")
    assert 'plays: ["2C", "4C", "9C"]' in yaml(desktop)
    former.click()
    said(desktop, "C plays the three of clubs. D is to play.")


def test_the_table_has_everyone_at_his_side_and_every_suit_in_his_hand(desktop: Page) -> None:
    opened(desktop, RECORD.replace("hands:", "dealer: D\nhands:"))
    for side, seat in {"south": "A", "west": "B", "north": "C", "east": "D"}.items():
        expect(desktop.locator(f".ring > .ring__side--{side} .ring__seat")).to_have_attribute("data-seat", seat)
    expect(desktop.locator(".ring__seat[data-seat=A]")).to_contain_text("hearts: none")
    expect(desktop.locator(".ring__seat:has(.hand__dealer)")).to_have_attribute("data-seat", "D")
    expect(desktop.locator(".ring .suit--joker")).to_have_count(0)


def test_the_deal_that_is_asked_for_is_that_of_the_form(desktop: Page) -> None:
    paste_one, text = desktop.get_by_role("button", name="Paste a record"), desktop.locator("textarea[name=record]")
    paste_one.click()
    expect(paste_one).to_have_attribute("aria-expanded", "true")
    expect(text).to_be_focused()
    desktop.get_by_role("button", name="Open it").click()  # and nothing is there
    expect(text).to_be_focused()
    desktop.get_by_label("Players").select_option("5")
    dealer = desktop.get_by_role("combobox", name="Dealer", exact=True)
    expect(dealer.locator("option")).to_have_count(5)
    dealer.select_option("E")
    desktop.get_by_text("Which deal, and the same cards again").click()
    desktop.get_by_label("Deal number").fill("2")
    desktop.get_by_label("Seed").fill("seven")
    with desktop.expect_request("**/asked") as sent:
        desktop.get_by_role("button", name="Deal by chance").click()
    wanted = {"ask": "deal", "players": 5, "dealer": "E", "deal": 2, "seed": "seven"}
    assert {name: sent.value.post_data_json[name] for name in wanted} == wanted


def test_a_widow_is_laid_out_and_told_of(desktop: Page) -> None:
    desktop.locator("select[name=game]").select_option("foster-1914/heartsette")
    desktop.get_by_role("button", name="Tap the cards into hands").click()
    desktop.get_by_role("radio", name="widow").check()
    ace = desktop.locator(".pack [data-pick='AS']")
    ace.click()
    expect(ace).to_have_accessible_name("ace of spades, in the widow")
    desktop.get_by_role("button", name="The rest by chance").click()
    desktop.get_by_role("button", name="Play this deal").click()
    expect(desktop.locator(".ring__lead")).to_contain_text(re.compile(r"The widow: \d cards"))


def test_a_slam_is_declared_before_the_play_by_tapping(desktop: Page) -> None:
    desktop.locator("select[name=game]").select_option("house/polignac")
    desktop.get_by_role("button", name="Deal by chance").click()
    desktop.get_by_role("button", name="B declares it").click()
    expect(desktop.locator(".ring__lead")).to_contain_text("B declares the slam")


def test_of_moves_that_are_tapped_quickly_each_counts(desktop: Page) -> None:
    opened(desktop)
    desktop.get_by_role("button", name="To the start").click()
    said(desktop, "A is to lead.")
    desktop.get_by_role("button", name="Next card").evaluate("next => { next.click(); next.click(); next.click(); }")
    said(desktop, "C plays the three of clubs. D is to play.")


@pytest.mark.engine("browser")
def test_a_refused_card_of_a_record_is_told_and_the_deal_stands_before_it(desktop: Page) -> None:
    opened(desktop, RECORD.replace("2C, 4C, 3C]", "2C, 4C, KH, 7C]"))
    expect(desktop.get_by_role("alert")).to_contain_text(
        "Play 3: C may not play the king of hearts: suit must be followed"
    )
    expect(desktop.locator(".check__who")).to_have_text("C is to play")
    expect(desktop.locator(".viewer__range")).to_have_js_property("max", "2")


def test_a_step_of_a_printed_deal_is_played_otherwise(page: Page, address: str) -> None:
    page.set_default_timeout(STARTS)
    page.goto(f"{address}deals/spot/?step=28")
    page.get_by_role("link", name="Try another card here").click()
    page.wait_for_url(f"**/{CHECK}?s=*")
    said(page, "Z plays the king of hearts. B wins the trick with the ace of clubs. B is to lead.")
    expect(card(page, "3D")).to_have_class(re.compile("pick--played"))
    card(page, "AH").click()
    said(page, "B leads the ace of hearts.")
    assert yaml(page).count('", "') > 28 - 7
    page.get_by_role("button", name="Back to what was played before").click()
    said(page, "All is played.")


@pytest.mark.parametrize("game", ["modern/standard", "spalding-1896/single-handed", "foster-1914/heartsette"])
def test_a_deal_by_chance_is_played_to_its_end_settled_and_accepted_by_the_command(
    desktop: Page, tmp_path: Path, game: str
) -> None:
    desktop.locator("select[name=game]").select_option(game)
    desktop.get_by_text("Which deal, and the same cards again").click()
    desktop.locator("input[name=seed]").fill("7")
    desktop.get_by_role("button", name="Deal by chance").click()
    expect(desktop.locator(".check__play")).to_be_visible(timeout=STARTS)
    for played in range(1, 53):
        desktop.locator(".picks .pick:not(.pick--not)").first.click()
        expect(desktop.locator(".viewer__range")).to_have_js_property("value", str(played))
        if "All is played" in desktop.locator(".viewer__said").inner_text():
            break
    expect(desktop.get_by_role("heading", name="What it comes to")).to_be_visible()
    unit = "point" if game == "modern/standard" else "chip"
    desktop.get_by_text(f"Why each {unit} moved", exact=True).click()
    expect(desktop.locator(".moved li").first).to_be_visible()
    desktop.get_by_text("Take it away").click()
    with desktop.expect_download() as taken:
        desktop.get_by_role("link", name="Download").click()
    file = tmp_path / taken.value.suggested_filename
    taken.value.save_as(file)
    assert file.read_text(encoding="utf-8") == yaml(desktop)
    assert main(["--rulesets", str(PROJECT / "rulesets"), "replay", str(file)]) == 0


def test_the_pass_is_made_by_tapping(desktop: Page) -> None:
    opened(desktop, RECORD.replace("2C, 4C, 3C", ""))
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    for seat, to in zip("ABCD", "BCDA", strict=True):
        expect(desktop.locator(".check__who")).to_have_text(f"{seat} passes 3 cards to {to}")
        expect(desktop.locator(".picks .pick").first).to_be_focused()
        give = desktop.get_by_role("button", name=f"Pass these to {to}")
        for place in range(3):
            give.evaluate("(give) => give.click()")  # of fewer cards nothing comes
            desktop.locator(".picks .pick").nth(place).click()
        desktop.locator(".picks .pick").nth(3).click()
        expect(desktop.locator(".picks [aria-pressed=true]")).to_have_count(3)
        give.click()
    expect(desktop.locator(".check__who")).to_have_text("A is to play")
    assert 'passes:\n  "A": "AS KS 10S"' in yaml(desktop)
    desktop.get_by_role("button", name="Again from the deal").click()
    expect(desktop.get_by_role("button", name="Pass 3 cards first")).to_be_visible()


def test_nobody_leads_while_cards_are_passed(desktop: Page) -> None:
    """A holds the lowest club, which he may pass: until all have passed there is no step, and no leader."""
    opened(desktop, RECORD)
    desktop.get_by_role("button", name="To the start").click()
    lead, moves = desktop.locator(".ring__lead"), desktop.locator("[data-move]")
    expect(lead).to_have_text("A leads")
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    expect(lead).to_have_text("Cards are passed before the first lead")
    said(desktop, "Cards are passed before the first lead.")
    expect(desktop.locator(".viewer__place")).to_have_text("The pass")
    for move in moves.all():
        expect(move).to_have_attribute("aria-disabled", "true")
    expect(desktop.locator(".viewer__range")).to_be_disabled()
    desktop.locator("[data-move=card-on]").evaluate("(move) => move.click()")  # which leads nowhere
    expect(desktop.locator(".check__who")).to_have_text("A passes 3 cards to B")
    desktop.get_by_role("button", name="Play without a pass").click()
    expect(lead).to_have_text("A leads")
    expect(desktop.locator(".picks button").first).to_be_focused()
    expect(desktop.locator("[data-move=card-on]")).to_have_attribute("aria-disabled", "false")
    expect(desktop.locator(".viewer__range")).to_be_enabled()


def test_a_card_that_may_not_be_passed_says_why_and_stays(desktop: Page) -> None:
    opened(desktop, RECORD.replace("modern/standard", "house/spades-kept").replace("2C, 4C, 3C", ""))
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    king = card(desktop, "KS")
    expect(king).to_have_accessible_name("king of spades, may not be passed")
    king.click()
    expect(desktop.get_by_role("alert")).to_contain_text("A may not pass the king of spades")
    for code in ("10S", "8S", "QC"):
        card(desktop, code).click()
    desktop.get_by_role("button", name="Pass these to B").click()
    expect(desktop.locator(".check__who")).to_have_text("B passes 3 cards to C")


def test_a_card_is_passed_on_by_tapping_where_that_is_allowed(desktop: Page) -> None:
    rules = "{title: Hot Potato, extends: modern/standard, passing: {look: at-once, passed-on: allowed}}"
    opened(desktop, RECORD.replace("modern/standard", rules).replace("2C, 4C, 3C", ""))
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    for to, cards in zip("BCDA", ("AS KS 10S", "AS QS QD", "AS KD KH", "JC KC AH"), strict=True):
        for code in cards.split():
            card(desktop, code).click()
        desktop.get_by_role("button", name=f"Pass these to {to}").click()
    expect(desktop.locator(".check__who")).to_have_text("A is to play")
    assert 'passes:\n  "A": "AS KS 10S"\n  "B": "AS QS QD"\n  "C": "AS KD KH"' in yaml(desktop)


def test_the_dealer_names_the_way_of_the_pass_by_tapping(desktop: Page) -> None:
    rules = "house/dealers-choice\ndealer: D"
    opened(desktop, RECORD.replace("modern/standard", rules).replace("2C, 4C, 3C", ""))
    expect(desktop.locator(".check__turn")).to_contain_text("D may first name its way")
    for way in ("To the left", "To the right", "To nobody"):
        expect(desktop.get_by_role("button", name=way)).to_be_visible()
    desktop.get_by_role("button", name="Across the table").click()
    expect(desktop.locator(".check__ring")).to_contain_text("D has the cards passed across the table")
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    expect(desktop.locator(".check__who")).to_have_text("A passes 3 cards to C")
    assert 'way: "across"' in yaml(desktop)


def test_cards_that_are_shuffled_are_dealt_back_by_chance(desktop: Page) -> None:
    opened(desktop, RECORD.replace("modern/standard", "house/into-the-middle\ndeal: 4").replace("2C, 4C, 3C", ""))
    desktop.get_by_role("button", name="Pass 3 cards first").click()
    for seat in "ABCD":
        expect(desktop.locator(".check__who")).to_have_text(f"{seat} passes 3 cards to the middle")
        for place in range(3):
            desktop.locator(".picks .pick").nth(place).click()
        desktop.get_by_role("button", name="Pass these to the middle").click()
    expect(desktop.locator(".check__who")).to_have_text("A is to play")
    made = yaml(desktop)
    passed, returned = (
        re.findall(r'  "[A-D]": "(.*)"', part) for part in made.partition("passes:")[2].split("returns:")
    )
    assert sorted(" ".join(passed[:4]).split()) == sorted(" ".join(returned[:4]).split())
    assert all(len(cards.split()) == 3 for cards in returned[:4])
    desktop.get_by_role("button", name="Again from the deal").click()
    expect(desktop.get_by_role("button", name="Pass 3 cards first")).to_be_visible()
    assert "returns" not in yaml(desktop)


def test_bids_and_the_suit_are_said_by_tapping_and_a_bid_may_be_refused(desktop: Page) -> None:
    desktop.locator("select[name=game]").select_option("spalding-1896/auction")
    desktop.get_by_role("button", name="Deal by chance").click()
    desktop.get_by_role("textbox", name="B bids").fill("3")
    desktop.get_by_role("button", name="Bid", exact=True).click()
    expect(desktop.get_by_role("textbox", name="C bids")).to_have_value("4")
    desktop.get_by_role("textbox", name="C bids").fill("2")
    desktop.get_by_role("button", name="Bid", exact=True).click()
    expect(desktop.get_by_role("alert")).to_contain_text("C may not bid 2: a bid must be 4 or more")
    for seat in "CDA":
        expect(desktop.get_by_role("textbox", name=f"{seat} bids")).to_be_visible()
        desktop.get_by_role("button", name="Pass", exact=True).click()
    expect(desktop.get_by_role("alert")).to_be_empty()
    desktop.get_by_role("button", name="Clubs").click()
    said(desktop, "B is to lead.")
    expect(desktop.locator(".ring__lead")).to_contain_text("Clubs are to be avoided")
    expect(desktop.locator(".ring__lead")).to_contain_text("Bids: A pass, B 3, C pass, D pass")
    assert 'suit: "clubs"' in yaml(desktop)


def test_the_last_buyer_names_a_suit_again_while_a_pool_stands(phone: Page) -> None:
    phone.locator("select[name=game]").select_option("spalding-1896/auction")
    phone.get_by_text("What you have agreed on").tap()
    phone.get_by_label("May the buyer name hearts?").select_option("barred")
    phone.get_by_role("button", name="Deal by chance").tap()
    phone.get_by_text("A jack-pot stands").tap()
    assert too_small(phone, ".check__turn button, .check__turn .choices__one") == []
    phone.get_by_role("textbox", name="Chips in the pool").fill("13")
    phone.locator("[data-field=buyer]").get_by_label("C", exact=True).tap()
    phone.get_by_role("button", name="He names a suit again").tap()
    expect(phone.get_by_text("C names the suit to be avoided.")).to_be_visible()
    phone.get_by_role("button", name="Hearts, may not be named").tap()
    expect(phone.get_by_role("alert")).to_contain_text("C may not name hearts: a suit must be named in place of hearts")
    assert too_small(phone, ".check__turn button") == []
    assert violations(phone) == []
    phone.get_by_role("button", name="Spades").tap()
    said(phone, "B is to lead.")
    assert 'buyer: "C"\nsuit: "spades"\npool: 13\njack: true' in yaml(phone)
    phone.get_by_role("button", name="Again from the deal").tap()
    expect(phone.get_by_text("A jack-pot stands")).to_be_visible()


def test_a_joker_obliges_a_high_heart_by_tapping(desktop: Page, tmp_path: Path) -> None:
    opened(desktop, json.dumps({
        "rules": "spalding-1896/joker", "seats": ["A", "B", "C", "D"], "dealer": "D", "plays": ["9D", "QH"],
        "hands": {
            "A": "2D 3D 4D 5D 6D 7D 9D 3H 4H 5H 6H 7H 8H", "B": "QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
            "C": "Joker 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", "D": "8D 10D JD QD KD AD 9H 10H JH KH AH AS AC",
        },
    }))  # fmt: skip
    desktop.get_by_role("button", name="Throw the joker, and oblige the high heart to win").click()
    said(desktop, "C plays the joker. D is to play.")
    card(desktop, "8D").click()
    said(desktop, "B wins the trick with the queen of hearts. B is to lead.")
    expect(desktop.locator(".ring__seat[data-seat=B] .ring__count")).to_have_text("1 trick")
    expect(desktop.locator(".viewer__list .led")).to_contain_text("nine of diamonds, led")
    expect(desktop.locator(".viewer__list .won")).to_contain_text("queen of hearts★, wins the trick")
    desktop.reload()  # the address keeps it, and he comes back to what is his own
    said(desktop, "B wins the trick with the queen of hearts. B is to lead.")
    file = tmp_path / "deal.yml"
    file.write_text(yaml(desktop), encoding="utf-8")
    assert 'plays: ["9D", "QH", "Joker!", "8D"]' in file.read_text(encoding="utf-8")
    assert main(["--rulesets", str(PROJECT / "rulesets"), "replay", str(file)]) == 0
    desktop.get_by_role("button", name="Trick back").click()
    desktop.get_by_role("button", name="Next card").click()
    desktop.get_by_role("button", name="Next card").click()
    expect(card(desktop, "Joker")).to_have_class(re.compile("pick--played"))
    card(desktop, "Joker").click()
    card(desktop, "8D").click()
    said(desktop, "A wins the trick with the nine of diamonds.")


def test_a_card_is_shown_before_the_play_by_tapping(desktop: Page) -> None:
    desktop.locator("select[name=game]").select_option("house/chase-the-pig")
    desktop.get_by_role("button", name="Deal by chance").click()
    queen = desktop.get_by_role("button", name=re.compile("shows the queen of spades$"))
    seat = queen.inner_text()[0]
    queen.click()
    expect(desktop.locator(".ring__lead")).to_contain_text(f"{seat} shows Q♠")
    expect(queen).to_have_count(0)
    assert f'shows: {{"{seat}": "QS"}}' in yaml(desktop)
    again = desktop.get_by_role("button", name="Again from the deal")
    expect(again).to_be_visible()
    desktop.locator(".picks .pick:not(.pick--not)").first.click()
    expect(desktop.get_by_role("button", name=re.compile(" shows the "))).to_have_count(0)
    expect(again).to_have_count(0)


def test_a_deal_in_which_something_went_wrong_is_replayed_ruled_on_and_settled(desktop: Page, address: str) -> None:
    revoke, claim = {"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}
    played = ["9C", "5H", "7C", "8C", "2S", "5C", "KC", "4D"]  # B had the five of clubs
    paste(desktop, json.dumps(record(plays=played, incidents=[revoke, claim])))
    expect(desktop.get_by_role("heading", name="What was ruled")).to_be_visible(timeout=STARTS)
    ruling = desktop.locator(".check__end li").filter(has_text="After 8 cards, a revoke claimed")
    expect(ruling).to_contain_text("ruled")
    law = f"{address}sources/spalding-1896/"
    assert law in (ruling.get_by_role("link").first.get_attribute("href") or "")
    rows = desktop.locator(".check__end .settlement tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text="B").locator("td").nth(1)).to_have_text("1")
    assert [row.locator("td").nth(1).inner_text() for row in rows.all()] == ["0", "1", "0", "0"]
    expect(desktop.locator(".check__end .seen__cites a[href*='rule-35']").first).to_be_visible()
    expect(desktop.locator(".check__play")).to_be_hidden()
    assert violations(desktop) == []


def test_a_link_opens_the_same_deal_at_the_same_step_and_runs_nothing_by_itself(
    desktop: Page, chromium: Browser
) -> None:
    opened(desktop)
    desktop.get_by_role("button", name="Card back").click()
    said(desktop, "C is to play.")
    link = desktop.evaluate("location.href")
    assert len(link) < 400
    context = chromium.new_context()
    context.set_default_timeout(STARTS)
    other = context.new_page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_text("2 of 3 cards played")).to_be_visible()
    other.wait_for_load_state("networkidle")
    assert [url for url in asked if url.endswith(("desk/worker.js", ".wasm"))] == []
    other.get_by_role("button", name="Take up this deal").click()
    said(other, "B plays the four of clubs. C is to play.")
    expect(card(other, "3C")).to_have_class(re.compile("pick--played"))
    assert other.evaluate("location.href") == link
    context.close()


@pytest.mark.parametrize(("link", "told"), [
    ("2.", "damaged"), ("2.e30", "damaged"), (packed([1]), "damaged"), ("2.%00", "damaged"),
    ("1.e30", "another version"), ("2." + "x" * 5000, "more than a link may"),
    (packed({}), "holds no deal"), (packed({"plays": 7}), "holds no deal"),
    (packed({"rules": "modern/standard", "seats": ["A", "A"], "hands": ["A", "B"], "plays": ""}), "holds no deal"),
    (packed({"rules": "modern/standard", "seats": [*"ABCDEFGHIJK"], "hands": [*"ABCDEFGHIJK"], "plays": ""}),
     "holds no deal"),
])  # fmt: skip
def test_a_link_that_holds_no_deal_is_said_to(desktop: Page, address: str, link: str, told: str) -> None:
    desktop.goto(f"{address}{CHECK}?s={link}")
    expect(desktop.locator(".check__asking")).to_contain_text(told)
    expect(desktop.get_by_role("button", name="Deal by chance")).to_be_visible()


def test_what_is_pasted_or_linked_stays_text(desktop: Page, address: str) -> None:
    hands = HANDS_WRITTEN.replace("  A:", f'  "{EVIL}":')
    paste(desktop, f'rules: modern/standard\nseats: ["{EVIL}", B, C, D]\nhands:\n{hands}plays: []\n')
    expect(desktop.locator(".check__asking")).to_contain_text(f"'{EVIL}' cannot name a seat")
    deal = {"rules": EVIL, "dealer": EVIL, "seats": [EVIL, "B", "C", "D"], "hands": ["A", "B", "C", "D"], "plays": ""}
    desktop.goto(f"{address}{CHECK}?s={packed(deal)}")
    expect(desktop.locator(".ring__seat strong").first).to_have_text(EVIL)
    desktop.get_by_role("button", name="Take up this deal").click()
    expect(desktop.locator(".check__asking")).to_contain_text(EVIL)
    assert desktop.evaluate("[window.acted, document.querySelectorAll('.check img').length]") == [None, 0]


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("rules: [", "Line 1, column"),
        (RECORD.replace("AS\n", "ZZ\n"), "Line 4, column"),
        (RECORD.replace("modern/standard", "modern/standart"), "did you mean modern/standard"),
        ("a: &a [x, x]\nb: [*a, *a]", "Line 1, column"),
    ],
)
def test_a_record_that_is_none_is_told_with_the_place(desktop: Page, record: str, told: str) -> None:
    paste(desktop, record)
    expect(desktop.locator(".check__asking")).to_contain_text(told)
    expect(desktop.locator(".check__play")).to_be_hidden()


def test_what_is_to_be_written_is_told_as_code(desktop: Page) -> None:
    paste(desktop, "rules: modern/standard\nseats: [A, B, C, D]")
    expect(desktop.locator(".amiss code").first).to_have_text("hands: ...")
    expect(desktop.locator(".check__asking")).not_to_contain_text("`")
    desktop.locator("textarea[name=record]").fill(RECORD)
    desktop.get_by_role("button", name="Open it").click()
    said(desktop, "D is to play.")
    expect(desktop.locator(".amiss")).to_have_count(0)


def test_it_is_done_by_keyboard_alone(desktop: Page) -> None:
    opened(desktop)
    desktop.get_by_role("button", name="Card back").focus()
    desktop.keyboard.press("Enter")
    said(desktop, "C is to play.")
    card(desktop, "9C").focus()
    desktop.keyboard.press("Space")
    said(desktop, "C plays the nine of clubs. D is to play.")
    expect(desktop.locator(".picks .pick:not(.pick--not)").first).to_be_focused()


def test_every_stage_of_it_is_for_everyone(phone: Page) -> None:
    assert violations(phone) == []
    opened(phone)
    expect(phone.locator(".check__ring")).to_be_in_viewport()
    assert phone.locator(".check__play").evaluate("(play) => play.getBoundingClientRect().top") < 150
    card(phone, "KC").tap()
    phone.get_by_text("Take it away").tap()
    card(phone, "AH").tap()
    assert violations(phone) == []
    phone.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    phone.get_by_role("button", name="Copy", exact=True).tap()
    expect(phone.get_by_text("Copied.")).to_be_visible()
    assert phone.evaluate("copied") == yaml(phone)
    phone.get_by_role("button", name="Change the hands").tap()
    expect(phone.locator(".pack")).to_be_visible()
    expect(phone.locator(".check__play")).to_be_hidden()
    expect(phone.locator(".pile__count")).to_have_text(["13 of 13"] * 4)
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Play this deal").tap()
    said(phone, "A is to lead.")
    assert "plays: []" in yaml(phone)
    phone.get_by_role("button", name="Change the hands").tap()
    phone.get_by_role("button", name="All back to the pack").tap()
    expect(phone.locator(".check__builder")).to_contain_text("Still wanting: A 13, B 13, C 13, D 13.")


def test_without_javascript_it_says_so_and_how_it_is_done_elsewhere(unscripted: Page, address: str) -> None:
    unscripted.goto(address + CHECK)
    expect(unscripted.locator(".check .desk__without")).to_be_visible()
    expect(unscripted.get_by_text("hearts-spec replay deal.yml")).to_be_visible()
    assert unscripted.locator(".check button:visible, .check select:visible").count() == 0


def test_without_the_bundle_it_says_so(desktop: Page) -> None:
    desktop.route(
        "**/desk/bundle.js", lambda route: route.fulfill(body="export default null;", content_type="text/javascript")
    )
    desktop.reload()
    desktop.get_by_role("button", name="Deal by chance").click()
    expect(desktop.locator(".check__asking")).to_contain_text("made without the desk")


def test_read_as_a_file_it_says_so(site: Path, page: Page) -> None:
    page.goto((site / CHECK / "index.html").as_uri())
    expect(page.get_by_text("These pages are read as files")).to_be_visible()
    assert page.locator(".check button:visible").count() == 0


def test_the_cards_of_a_quarrel_are_played_on(phone: Page, address: str) -> None:
    """B has no club, and may not throw the queen on the first trick while he has another card."""
    phone.goto(f"{address}disputes/the-play/void-of-clubs-on-trick-one/")
    phone.get_by_role("link", name="Play this on").click()
    phone.get_by_role("button", name="Take up this deal").click()
    expect(phone.locator(".check__who")).to_have_text("B is to play")
    phone.get_by_role("button", name="queen of spades, may not be played").click()
    expect(phone.locator(".check__why")).to_contain_text("B may not play the queen of spades")
    phone.get_by_role("button", name="four of diamonds").click()
    expect(phone.locator(".check__who")).to_have_text("C is to play")


def test_the_cards_that_a_reader_asks_with_are_those_that_are_played_on(phone: Page, address: str) -> None:
    phone.goto(f"{address}disputes/the-play/must-i-follow-suit/?s={packed({'set': {'trick': 'KD', 'hand': '4D 9H'}})}")
    phone.get_by_role("button", name="Ask", exact=True).click()
    own = phone.get_by_role("link", name="Play your own cards on")
    expect(own).to_be_visible()
    expect(phone.get_by_role("link", name="Play this on")).not_to_be_visible()
    own.click()
    phone.get_by_role("button", name="Take up this deal").click()
    expect(phone.get_by_role("button", name="nine of hearts, may not be played")).to_be_visible()
    expect(phone.get_by_role("button", name="four of diamonds", exact=True)).to_be_visible()


def test_cards_are_added_to_a_list_and_taken_away(phone: Page, address: str) -> None:
    phone.goto(f"{address}disputes/the-play/must-i-follow-suit/?s={packed({'set': {'hand': '4D 9H', 'trick': EVIL}})}")
    hand = phone.locator("[data-field=hand]")
    hand.get_by_role("button", name="Take away the four of diamonds").tap()
    expect(hand.get_by_role("button")).to_have_count(1)
    expect(hand.get_by_role("button", name="Take away the nine of hearts")).to_be_focused()
    add = hand.get_by_role("combobox")
    add.select_option("king of spades")
    expect(hand.get_by_role("button", name="Take away the king of spades")).to_be_visible()
    expect(add).to_have_value("")
    assert EVIL not in phone.locator(".desk-form").inner_text()
