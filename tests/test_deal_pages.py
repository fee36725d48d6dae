"""The pages of the lost deals: what is attested stands there with its place, and nothing stale or invented does."""

import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.english import unit_words
from hearts_spec.book_deals.stored_results import FOUND_ENDING, LINE_ENDING
from hearts_spec.cards import card_name, parse_card
from hearts_spec.record import Replayer
from hearts_spec.record.record_file import record_from_data
from hearts_spec.rules import Library, RulesError
from hearts_spec.scenarios.transcript import RunTranscript, inputs
from hearts_spec.site.deal_pages import deal_pages, replay_lost
from hearts_spec.site.deal_settlement import settled
from hearts_spec.site.deal_tricks import amount, lines_text, sides_of, tricks_text, verdict
from hearts_spec.site.links import DEALS, Here
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.scenario_html import Sheet, StepShown
from hearts_spec.site.site_model import SiteModel, make_site_model
from hearts_spec.site.templating import Page
from tests.conftest import LIBRARY
from tests.test_page_making import EVIL, acting, body

PROJECT = Path(__file__).parent.parent
SPOT = "spalding-1896/spot"
UNPLAYED = "foster-1914/holdings"
HOSTILE = (
    "The spot deal", "B's letter has no star at the third trick.", "Z's total is cut off after its first figure.",
    "Each is printed, taken by itself.",
    "If B had won the trick with the six of hearts, B would have won all the later tricks.",
    "B would keep the ace, with which B did win it.",
)  # fmt: skip
DEALS_HERE = Deals(LIBRARY)
IDS = DEALS_HERE.ids()
LOST = [deal.id for deal in DEALS_HERE.lost()]


def text_of(page: Page) -> str:
    """Return the words of a page."""
    return " ".join(body(page).text().split())


def viewer_of(page: Page) -> Any:
    """Return the data of a page's viewer."""
    return json.loads(body(page).css("[data-deal]")[0].attributes["data-deal"] or "")


PLAIN = str.maketrans("‘’“”–", "''\"\"-")


def plain(text: object) -> str:
    """Give a text as a page prints it, but for its quotation marks and dashes."""
    return " ".join(str(text).translate(PLAIN).split())


@pytest.fixture(scope="module")
def pages(real: SiteModel) -> dict[str, Page]:
    return {page.path: page for page in deal_pages(real, Terms())}


def test_seats_named_as_in_list_of_deals(real: SiteModel) -> None:
    """Four are A, Y, B and Z, and three or five A, B, C and so on."""
    for deal in real.deals_of():
        assert "".join(deal.seats) == ("AYBZ" if len(deal.seats) == 4 else "ABCDE"[: len(deal.seats)])


def test_game_word_explained_in_list_of_deals(real: SiteModel) -> None:
    index = next(deal_pages(real, Terms({"Jack": "A pool that nobody won."}, {"Jack": "jack"})))
    assert 'The pool becomes a <abbr title="A pool that nobody won.">Jack</abbr>.' in index.markdown


def test_card_marks_explained_directly_below_their_line(pages: dict[str, Page]) -> None:
    text = pages["deals/spot.md"].markdown
    line, _, key = text.partition("</tfoot></table></div>")
    marked = set(re.findall(r"rests--([a-z]+) rests--bare", line))
    assert key.startswith('<p class="line__key">')
    assert set(re.findall(r"rests rests--([a-z]+)", key.partition("</p>")[0])) == marked > {"filled"}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The rule sets in a folder of the test's own."""
    root = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", root)
    return root


def spot_in(root: Path) -> Path:
    return root / "spalding-1896" / "deals" / "spot.yml"


def pages_of(root: Path) -> list[Page]:
    return list(deal_pages(make_site_model(Library(root), [], RunTranscript("", ())), Terms()))


def test_every_deal_has_page_and_list_entry(pages: Mapping[str, Page]) -> None:
    named = [id.partition("/")[2] for id in IDS]
    assert set(pages) == {DEALS, *(f"deals/{name}.md" for name in named)}
    assert all(f'href="{name}/"' in pages[DEALS].markdown for name in named)


def test_list_and_menu_have_deals_in_same_order(pages: Mapping[str, Page]) -> None:
    listed = re.findall(r'<h3 id="[^"]*"><a href="([^"]*)/">', pages[DEALS].markdown)
    assert [DEALS, *(f"deals/{name}.md" for name in listed)] == list(pages)


@pytest.mark.parametrize("id", LOST)
def test_page_shows_all_known_facts_with_pages(id: str, real: SiteModel, pages: Mapping[str, Page]) -> None:
    deal = real.deals.deal(id)
    text = plain(text_of(pages[real.deal_paths[id]]))
    wordy = [fact for fact in deal.facts if not any(f"{rank}{suit}" in fact.what for rank in "AKQJ" for suit in "SHDC")]
    assert wordy
    for fact in wordy:
        assert f"{fact.id} {fact.grade.value}{plain(fact.what)} {plain(fact.place)}" in text, fact.id
    for crux in deal.cruxes:
        assert plain(crux.crux) in text
        assert plain(crux.why) in text
    for reading in deal.readings:
        assert plain(reading.why) in text, reading.id
    for remark in deal.remarks:
        assert f"{plain(remark.gist)} {plain(remark.place)}" in text, remark.id
        assert plain(remark.reading) in text, remark.id


@pytest.mark.parametrize("id", IDS)
def test_paraphrased_remark_never_looks_like_quotation(id: str, real: SiteModel, pages: Mapping[str, Page]) -> None:
    page = pages[real.deal_paths[id]]
    words = plain(text_of(page))
    assert not body(page).css("blockquote")
    for remark in real.deals.deal(id).remarks:
        gist = plain(remark.gist)
        assert gist in words, remark.id
        assert f'"{gist}"' not in words, remark.id


def test_only_marks_used_by_deal_are_explained(pages: Mapping[str, Page]) -> None:
    text = text_of(pages["deals/auction.md"])  # no card of which is named
    assert "named by a fact that is attested" not in text
    assert "29 cards: chosen among several that fit" in text


@pytest.mark.parametrize("id", LOST)
def test_cards_of_line_show_their_evidence(id: str, real: SiteModel, pages: Mapping[str, Page]) -> None:
    page = pages[real.deal_paths[id]]
    found = real.deals.findings(real.deals.deal(id))
    assert found is not None
    cards = viewer_of(page)["steps"]
    kept = [card for trick in found["tricks"] for card in trick["cards"]]
    assert [each["kind"] for each in cards] == [each.get("grade", each["status"]) for each in kept]


def test_the_tally_runs_to_the_printed_figures(pages: Mapping[str, Page]) -> None:
    tricks = viewer_of(pages["deals/spot.md"])["tricks"]
    assert tricks[-1]["tally"] == {"A": 12, "Y": 26, "B": 49, "Z": 17}


@pytest.mark.parametrize("id", [id for id in IDS if id != UNPLAYED])
def test_record_on_page_replays_to_viewer_content(id: str, real: SiteModel, pages: Mapping[str, Page]) -> None:
    deal = viewer_of(pages[real.deal_paths[id]])
    played = Replayer(real.library).replay(record_from_data(deal["record"]))
    assert [each["winner"] for each in deal["tricks"]] == [each.winner for each in played.tricks]
    assert deal["tricks"][-1]["tally"] == {seat: each.points for seat, each in played.taken.items()}
    for play, step in zip(played.plays, deal["steps"], strict=True):
        assert step["said"].startswith(f"{play.seat} ")
        assert card_name(parse_card(play.card)) in step["said"]


def test_deal_without_play_shows_only_its_hands(real: SiteModel, pages: Mapping[str, Page]) -> None:
    assert not body(pages[real.deal_paths[UNPLAYED]]).css("[data-deal], button")


def test_card_text_says_if_others_were_legal(pages: Mapping[str, Page]) -> None:
    said = [each["said"] for each in viewer_of(pages["deals/spot.md"])["steps"]]
    # Y is dealt one club, the six; Z two, the queen and the eight, and then has none when they are led the third time.
    assert said[1] == "Y follows with the six of clubs, their only club."
    assert said[3] == "Z follows with the queen of clubs, one of their two clubs."
    assert said[21] == "Z has no clubs, so any card may be played: the queen of spades is discarded."
    assert said[48:50] == [
        "Z leads their last card, the nine of spades.",
        "A throws their last card, the eight of diamonds.",
    ]


def test_trick_text_names_winning_card_and_reason(pages: Mapping[str, Page]) -> None:
    said = [each["said"] for each in viewer_of(pages["deals/auction.md"])["tricks"]]
    assert said[5] == "A wins the trick with the ace of diamonds, the highest diamond, and takes 1 club."
    spot = [each["said"] for each in viewer_of(pages["deals/spot.md"])["tricks"]]
    assert spot[0] == "Z wins the trick with the queen of clubs, the highest club, and takes no spots."


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        ("AB", {"south": "A", "north": "B"}),
        ("ABC", {"south": "A", "west": "B", "north": "", "east": "C"}),
        ("AYBZ", {"south": "A", "west": "Y", "north": "B", "east": "Z"}),
        ("ABCDEF", {"south": "A", "west": "B", "north": "CDE", "east": "F"}),
    ],
)
def test_the_seats_go_clockwise_around_the_table(seats: str, sides: Mapping[str, str]) -> None:
    assert {side: "".join(each) for side, each in sides_of(seats).items()} == sides


@pytest.mark.parametrize("id", IDS)
def test_table_precedes_arithmetic_and_arithmetic_precedes_evidence(
    id: str, real: SiteModel, pages: Mapping[str, Page]
) -> None:
    markdown = pages[real.deal_paths[id]].markdown
    order = [
        'class="recon',
        'id="table"',
        "{: #settled }",
        "{: #evidence }",
        "{: #cruxes }",
        "{: #remarks }",
        "{: #again }",
    ]
    places = [markdown.index(each) for each in order if each in markdown]
    assert places == sorted(places)
    assert len(places) >= 4


def test_the_same_cards_are_settled_by_other_books(real: SiteModel) -> None:
    kept = replay_lost(real, real.deals.deal(SPOT))
    otherwise = settled(real, Here(real.links, "deals/spot.md"), kept.deal, kept.played).otherwise
    net = {each.href.split("/rules/")[-1]: dict(each.net) for each in otherwise}
    # A takes one heart, Y four, B six, Z two: each puts up one for each, and A, who has the fewest, takes all thirteen.
    simple = next(net[key] for key in net if "hoyle-1913/simple" in key)
    assert simple == {"A": 12, "Y": -4, "B": -6, "Z": -2}


def test_deal_with_other_suit_not_settled_by_hearts(real: SiteModel) -> None:
    kept = replay_lost(real, real.deals.deal("spalding-1896/auction"))
    shown = settled(real, Here(real.links, "deals/auction.md"), kept.deal, kept.played)
    assert [dict(each.net) for each in shown.otherwise] == [{"A": -31, "B": -29, "C": 32, "D": 31, "E": -3}]
    assert "what the players avoided here does not count in it" in {reason for _, reason in shown.not_under}


def test_findings_of_changed_deal_stop_the_build(own: Path) -> None:
    spot = spot_in(own)
    text = spot.read_text(encoding="utf-8")
    spot.write_text(text.replace("    grade: doubtful", "    grade: probable", 1), encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        pages_of(own)
    assert [fault.mark.file for fault in caught.value.faults] == ["rulesets/spalding-1896/deals/spot.yml"]
    assert "hearts-spec reconstruct spot --search --keep" in caught.value.faults[0].hint


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('["A", "5C"]', '["A", "3C"]', "is not the one that was found"),
        ("plays:", "played:", "is not a record"),
        ('dealer: "Z"', 'dealer: "A"', "cannot be played"),
    ],
)
def test_a_line_changed_by_hand_stops_the_build(own: Path, before: str, after: str, said: str) -> None:
    line = spot_in(own).with_name(f"spot{LINE_ENDING}")
    line.write_text(line.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    with pytest.raises(RulesError, match=said):
        pages_of(own)


def test_hostile_text_in_a_deal_stays_text(own: Path) -> None:
    spot = spot_in(own)
    quoted = "'" + EVIL.replace("'", "''") + "'"
    text = spot.read_text(encoding="utf-8")
    for said in HOSTILE:
        assert said in text
        text = text.replace(said, quoted)
    spot.write_text(text, encoding="utf-8")
    made = {page.path: page for page in pages_of(own)}
    for page in (made[DEALS], made["deals/spot.md"]):
        assert acting(page) == []
        assert "<" not in page.markdown.split("\n---\n", 1)[0].replace("&lt;", "")
    facts = viewer_of(made["deals/spot.md"])["facts"]
    assert facts["P3a"]["what"].startswith("<script>")


def test_feature_run_depends_on_stored_deals() -> None:
    named = {path.name for path in inputs(PROJECT)}
    assert {"spot.yml", f"spot{LINE_ENDING}", f"spot{FOUND_ENDING}", "stored_results.py"} <= named


@pytest.mark.parametrize(
    ("number", "said"),
    [(7, "7"), (9_999, "9,999"), (1.07e14, "110 trillion"), (1.86e26, "190 septillion"), (4.3e15, "4.3 quadrillion")],
)
def test_large_numbers_are_said_in_words(number: float, said: str) -> None:
    assert amount(number) == said


def test_estimate_has_error_and_count_has_none() -> None:
    estimate = lines_text({"estimate": 1.07e14, "error": 3.58e13})
    assert estimate.striptags() == "about 110 trillion lines of play (1.1 × 1014, standard error 0.4 × 1014)"
    assert lines_text({"count": 12_345}) == "12,345 lines of play"


@pytest.mark.parametrize(
    ("tricks", "said"),
    [((), "The whole deal"), ((8,), "Trick VIII"), ((3, 4), "Tricks III and IV"), ((10, 11, 12), "Tricks X to XII")],
)
def test_tricks_are_named(tricks: tuple[int, ...], said: str) -> None:
    assert tricks_text(tricks) == said


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ({"certain": "yes", "possible": "yes"}, "It happens whatever anybody plays."),
        ({"player-forces": "yes", "possible": "yes"}, "A alone can force it."),
        ({"possible": "no"}, "It cannot happen."),
        ({"possible": "undecided"}, "One of the five senses is undecided."),
    ],
)
def test_a_verdict_says_the_strongest_sense_that_holds(answers: dict[str, str], said: str) -> None:
    assert verdict(answers, "A") == said


def test_deal_links_to_examples_that_play_it(real: SiteModel) -> None:
    """They call it by its name or by its id; one of another deal is none of them."""
    sheets = [
        Sheet(
            f"features/spalding-1896/{name}.feature", title, "", (), (StepShown("Given", f"the lost deal {deal}"),), ()
        )
        for name, title, deal in (("a", "By name", "spot"), ("b", "By id", SPOT), ("c", "Another", "sweepstake-1"))
    ]
    made = next(each for each in deal_pages(replace(real, sheets=sheets), Terms()) if each.path == "deals/spot.md")
    text = text_of(made)
    assert "By name, By id plays it as a worked example" in text
    assert "Another" not in text


@pytest.mark.parametrize(
    ("id", "words"), [(SPOT, "spots"), ("spalding-1896/auction", "clubs"), ("spalding-1896/sweepstake-1", "hearts")]
)
def test_what_counts_is_called_by_its_name(id: str, words: str, real: SiteModel) -> None:
    assert unit_words(real.deals.deal(id).table)[1] == words
