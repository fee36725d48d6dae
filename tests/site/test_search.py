"""The search in a real Chromium: what it finds, what it loads and when, and how it is used by hand."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page, Route, expect

from hearts_spec.disputes import disputes_of
from hearts_spec.site.navigation import LONGEST
from tests.conftest import PROJECT
from tests.site.accessibility import violations
from tests.site.conftest import opened

HERE = Path(__file__).parent
QUERIES: Mapping[str, Any] = {
    **yaml.safe_load((HERE / "search_queries.yml").read_text(encoding="utf-8")),
    **yaml.safe_load((HERE / "search_queries_unseen.yml").read_text(encoding="utf-8")),
}
SITUATIONS = disputes_of(PROJECT / "rulesets").by_id
# Of what each set asks, the share for which a right quarrel comes first, and among the first three, at the least.
FLOORS = {"review": (28 / 34, 0.9), "tuned": (0.8, 0.9), "unseen": (0.7, 0.8), "newcomer": (1, 1), "asked": (0.9, 1)}
ASK = """address => {
  const worker = new Worker(address + "assets/search/worker.js");
  window.find = (query) => new Promise((done) => {
    worker.onmessage = ({ data }) => done(data.found);
    worker.postMessage(query);
  });
}"""
# Types one thing after another at once, and notes whatever is then shown first.
TYPE = """(queries) => {
  const list = document.querySelector("[data-search] .found");
  const box = document.querySelector("[data-search] input");
  window.seen = [];
  const note = () => list.firstChild && seen.push(list.firstChild.textContent);
  new MutationObserver(note).observe(list, { childList: true });
  box.focus();
  for (const each of queries) {
    box.value = each;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""
BLACK_MARIA = "rules/house/black-maria"
WORDS_MEANT = (BLACK_MARIA, "glossary/")
LAZY = ("assets/search/index.json", "assets/search/lunr.js", "assets/search/worker.js")

Find = Callable[[str], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def find(chromium: Browser, site_address: str) -> Iterator[Find]:
    """Give what the worker of the built site finds."""
    page = chromium.new_page()
    page.goto(f"{site_address}about/")
    page.evaluate(ASK, site_address)
    yield lambda query: list(page.evaluate("query => window.find(query)", query))
    page.close()


def quarrels(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """The quarrels among what is found by their ids; what is none by its address."""
    parts = [each["url"].strip("/").split("/") for each in found]
    return [each[2] if each[0] == "disputes" and len(each) == 3 else "/".join(each) for each in parts]


@pytest.mark.parametrize("name", FLOORS)
def test_the_right_quarrel_comes_first(find: Find, name: str) -> None:
    asked = {query: wanted for query, wanted in QUERIES[name].items() if not SITUATIONS.keys().isdisjoint(wanted)}
    found = {query: quarrels(find(query)) for query in asked}
    first = [query for query, ids in found.items() if set(ids[:1]) & set(asked[query])]
    among_three = [query for query, ids in found.items() if set(ids[:3]) & set(asked[query])]
    print(f"{name}: {len(first)} first, {len(among_three)} among three, of {len(asked)}")
    least_first, least_among_three = FLOORS[name]
    missed = {query: ids[:3] for query, ids in found.items() if query not in first}
    assert len(first) >= least_first * len(asked), missed
    assert len(among_three) >= least_among_three * len(asked), missed


@pytest.mark.parametrize("query", QUERIES["history"])
def test_how_the_rules_grew_comes_first(find: Find, query: str) -> None:
    assert quarrels(find(query))[:1] == [QUERIES["history"][query]]


@pytest.mark.parametrize("query", QUERIES["names"])
def test_what_a_game_or_a_book_is_called_finds_it(find: Find, query: str) -> None:
    assert find(query)[0]["url"].strip("/") in QUERIES["names"][query]


@pytest.mark.parametrize("query", QUERIES["among"])
def test_what_is_named_is_among_the_first(find: Find, query: str) -> None:
    assert set(QUERIES["among"][query]) <= {each["url"].strip("/") for each in find(query)[:3]}


def test_a_card_that_is_named_says_more_than_a_number(find: Find) -> None:
    """What is said of another card, of as many points, is not meant."""
    ten = "a-diamond-that-counts"
    assert ten not in quarrels(find("the jack of diamonds takes off ten points"))[:2]
    assert quarrels(find("the ten of diamonds takes off ten points"))[0] == ten


def test_a_mark_at_the_end_changes_nothing(find: Find) -> None:
    """Whoever ends with a word that is known has said it, with a mark after it or without."""
    asked = [query for name in QUERIES for query in QUERIES[name]]
    changed = [each for each in asked if not find(each) == find(f"{each}?") == find(f"{each}!") == find(f"{each}. ")]
    assert changed == []


def test_a_tournament_is_one_that_is_played_before_one_that_is_written_down(find: Find) -> None:
    found = [each["url"] for each in find("tournament")]
    played = [at for at, url in enumerate(found) if url.startswith(("rules/", "disputes/tournaments/", "history/"))]
    assert len(played) >= 5
    assert max(played) < min((at for at, url in enumerate(found) if url.startswith("reference/")), default=len(found))


@pytest.mark.parametrize("word", ["revoke", "renege", "slough", "discard", "kitty", "pool", "pot", "slam", "moon"])
def test_of_several_names_of_a_place_that_which_was_typed_is_shown(find: Find, word: str) -> None:
    titles = ["".join(part for part, _ in each["title"]) for each in find(word) if each["url"].startswith("glossary/")]
    assert titles[0] == word


def test_the_games_of_a_name_are_found_together(find: Find) -> None:
    found = [each["url"] for each in find("sweepstake")]
    assert {"rules/spalding-1896/sweepstake/", "rules/foster-1914/sweepstake/"} == set(found[:2])


@pytest.mark.parametrize("query", ["was that play legal", "was that card legal", "check a deal"])
def test_who_asks_whether_a_play_was_legal_finds_where_it_is_checked(find: Find, query: str) -> None:
    assert find(query)[0]["url"] == "desk/deal/"


def test_every_query_asks_for_a_quarrel_that_is() -> None:
    wanted = {id for name in FLOORS for ids in QUERIES[name].values() for id in ids}
    assert sorted(wanted - SITUATIONS.keys()) == []
    assert [len(QUERIES[name]) for name in FLOORS] == [34, 30, 30, 4, 42]


@pytest.mark.parametrize("query", ["he", "he he he", "what is the", "?", "zzyzx", "  "])
def test_words_that_say_nothing_find_nothing(find: Find, query: str) -> None:
    assert find(query) == []


def test_a_word_of_three_letters_begins_others_only_while_it_is_typed(find: Find) -> None:
    assert "cards-left-over" in quarrels(find("kit"))
    assert "revoke" in quarrels(find("rene"))[0]
    assert find("ki") == find("kit ") == find("kit?") == []


@pytest.mark.parametrize(
    "alike",
    [
        ("renege", "reneg", "reneged", "reneging", "revoke", "revoked"),
        ("slough", "sluff", "discarding", "dump"),
        ("kitty", "widow", "blind"),
        ("black lady", "black maria", "queen of spades", "lady"),
        ("shoot the moon", "shooting the moon", "slam", "take everything"),
        ("3 players", "three players", "three-handed"),
        ("26 points", "twenty-six points"),
        ("can't follow", "can’t follow", "cannot follow"),
        ("took the trick", "taken the trick", "takes the trick"),
        ("rules of hearts", "what are the rules of the hearts card game"),
        ("two of clubs", "2 of clubs", "2c"),
        ("jack of diamonds", "knave of diamonds", "JD"),
        ("how to play", "learn to play", "learn", "beginner"),
        ("minus ten", "takes off ten", "ten points off"),
    ],
    ids=lambda words: words[0],
)
def test_words_that_mean_one_thing_find_the_same(find: Find, alike: Sequence[str]) -> None:
    """Only what the words themselves mean stands in another order, that which was typed first."""
    found = [[each for each in quarrels(find(f"{words} ")) if not each.startswith(WORDS_MEANT)] for words in alike]
    assert found[0]
    assert found == [found[0]] * len(alike)


def test_a_game_comes_first_that_is_called_as_a_card_is(find: Find) -> None:
    """Many say black maria of the queen, and it is a game too."""
    assert quarrels(find("black maria rules"))[0] == BLACK_MARIA
    assert BLACK_MARIA in quarrels(find("black lady"))[1:]


def test_a_word_that_denies_is_marked_only_as_it_was_typed(find: Find) -> None:
    """Who asks of "none" is shown what says no and not, but his eye is not drawn to every one of them."""
    texts = [each["title"] + each["text"] for each in find("two of us took none")]
    found = {part.lower() for text in texts for part, is_found in text if is_found}
    assert "none" in found
    assert found.isdisjoint({"no", "not", "nothing"})


@pytest.mark.parametrize("word", ["widow", "eldest hand", "tenace"])
def test_what_a_word_means_is_among_what_is_found(find: Find, word: str) -> None:
    assert f"glossary/#{word.replace(' ', '-')}" in [each["url"] for each in find(word)]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("what is a jack", "jack"),
        ("what does void mean in hearts", "void"),
        ("what is a tenace?", "tenace"),
        ("meaning of eldest hand", "eldest-hand"),
        ("what does breaking hearts mean", "broken"),
        ("what does sluff mean", "discard"),
        ("what does painting mean", "to-paint"),
    ],
)
def test_who_asks_what_a_word_means_finds_what_it_means(find: Find, word: str, meant: str) -> None:
    assert find(word)[0]["url"] == f"glossary/#{meant}"


def test_a_place_is_found_once_though_it_has_several_names(find: Find) -> None:
    found = [each["url"] for each in find("what does it mean to shoot the moon")]
    assert "glossary/#moon" in found[:3]
    assert len(found) == len(set(found))


def test_of_a_word_that_calls_a_quarrel_the_quarrel_stands_before_its_meaning_unless_that_is_asked(find: Find) -> None:
    assert quarrels(find("what is a widow"))[:2] == ["cards-left-over", "glossary/#widow"]
    assert quarrels(find("what does widow mean"))[0] == "glossary/#widow"


@pytest.mark.parametrize(
    "query", ["how do you keep score", "who takes the trick", "is there a kitty", "how many do you pass"]
)
def test_the_name_of_the_game_changes_nothing(find: Find, query: str) -> None:
    assert quarrels(find(f"{query} in hearts")) == quarrels(find(f"{query} ")) == quarrels(find(f"{query} in hearts?"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("misdael ", "misdeal"),
        ("qeen of spades ", "queen of spades"),
        ("lead harts ", "lead hearts"),
        ("elad ", "lead"),
        ("jakc of diamonds ", "jack of diamonds"),
        ("renegd ", "reneged"),
        ("shoot the mooon ", "shoot the moon"),
        ("turnament ", "tournament"),
        ("begnner ", "beginner"),
        ("orign of passing ", "origin of passing"),
    ],
)
def test_a_letter_amiss_is_forgiven(find: Find, typed: str, meant: str) -> None:
    assert quarrels(find(typed)) == quarrels(find(f"{meant} ")) != []
    assert find(typed) == find(typed.strip()) == find(f"{typed.strip()}?")


def test_a_short_word_is_not_read_as_another(find: Find) -> None:
    assert find("bead ") == []


def test_a_word_that_is_still_being_typed_is_not_put_right(find: Find) -> None:
    assert quarrels(find("misdea"))[0] == "misdeal"


def test_a_word_alone_calls_one_quarrel(chromium: Browser, site: Path) -> None:
    """What says nothing is left out, so that a saying of which one word is left would call whatever else has it."""
    page = chromium.new_page()
    for name in ("lunr.js", "words.js", "matches.js"):
        page.add_script_tag(path=site / "assets" / "search" / name)
    called: dict[str, set[str]] = {}
    for situation in SITUATIONS.values():
        sayings = [situation.question, *situation.aliases]
        read = page.evaluate("sayings => sayings.map(makeReader(WORDS).terms)", sayings)
        for word in {terms[0] for terms in read if len(set(terms)) == 1}:
            called.setdefault(word, set()).add(situation.id)
    page.close()
    assert {word: sorted(ids) for word, ids in called.items() if len(ids) > 1} == {}


def test_each_word_is_read_in_one_way(find: Find, site: Path, page: Page) -> None:
    text = (site / "assets" / "search" / "words.js").read_text(encoding="utf-8")
    words = page.evaluate(f"(() => {{ {text}; return WORDS; }})()")
    named = [each for line in words["alike"] for each in line]
    assert sorted({each for each in named if named.count(each) > 1}) == []
    assert sorted(set(named) & set(words["dropped"].split())) == []


def test_a_long_question_finds_few(find: Find) -> None:
    asked = "my brother says that you are never allowed to lead the queen of spades before hearts have been broken"
    found = quarrels(find(asked))
    assert found[0] == "leading-the-queen"
    assert len(found) < 8
    assert len(find("hearts queen pass lead")) <= 8


def test_the_index_is_small_and_has_one_entry_for_each_quarrel(site: Path) -> None:
    index = site / "assets" / "search" / "index.json"
    entries = json.loads(index.read_text(encoding="utf-8"))
    assert index.stat().st_size < 250 * len(entries)  # it grows with what there is to find, and no faster
    found = quarrels(entries)
    assert {id: found.count(id) for id in SITUATIONS} == dict.fromkeys(SITUATIONS, 1)
    assert [each["url"] for each in entries if len(each.get("text", "")) > LONGEST + 2] == []
    weights = {id: each["weight"] for id, each in zip(found, entries, strict=True)}
    others = [weight for id, weight in weights.items() if id not in SITUATIONS and id != "disputes"]
    assert max(others) < min(weights[id] for id in SITUATIONS)


def test_nothing_of_the_search_is_loaded_until_a_reader_turns_to_it(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Compare", exact=True).first.click()
    page.wait_for_url("**/compare/**")
    page.wait_for_load_state("networkidle")
    assert [each for each in asked if "search" in each and each != "assets/search/search.js"] == []
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Search")).to_be_focused()
    page.keyboard.type("odd chip")
    expect(page.locator(".found__item").first).to_contain_text("Who gets the odd chip?")
    assert set(LAZY) <= set(asked)
    assert [each for each in asked if each.startswith("http")] == []


def test_a_link_asks_its_question(page: Page, address: str) -> None:
    page.goto(f"{address}glossary/?q=what+is+a+misdeal")
    first = page.locator(".found__item").first
    expect(first).to_contain_text("There has been a misdeal.")
    expect(first).to_contain_text("Disputes › The deal")
    expect(first.locator("mark").first).to_have_text("misdeal")
    page.get_by_role("textbox", name="Search").fill("tenace")
    expect(page.get_by_role("status")).to_have_text("One place")
    first.get_by_role("link").click()  # to a place on this page
    expect(first).not_to_be_in_viewport()
    expect(page.locator("[id=tenace]")).to_be_in_viewport()


def test_a_result_says_what_the_page_says_in_short(page: Page, address: str) -> None:
    page.goto(f"{address}disputes/dealing/misdeal/")
    said = page.locator("meta[name=description]").get_attribute("content") or ""
    page.goto(f"{address}?q=misdeal")
    expect(page.locator(".found__text").first).to_have_text(said[: LONGEST - 40] if len(said) > LONGEST else said)


def test_the_search_is_used_by_keyboard(page: Page, address: str) -> None:
    page.goto(address)
    page.keyboard.press("/")
    page.keyboard.type("renege")
    results = page.locator(".found__link")
    expect(results.first).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("likeliest places")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    box = page.get_by_role("textbox", name="Search")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).not_to_be_focused()
    expect(results.first).not_to_be_in_viewport()
    page.keyboard.press("Control+s")
    expect(box).not_to_be_focused()
    page.keyboard.press("/")
    expect(results.first).to_be_in_viewport()
    page.locator(".doors a").first.focus()
    expect(results.first).not_to_be_in_viewport()
    page.keyboard.press("/")
    expect(results.first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url("**/disputes/*/*revoke*/")
    expect(results.first).not_to_be_in_viewport()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_results_read_well(chromium: Browser, address: str, width: int) -> None:
    with opened(chromium, width, "light") as page:
        page.goto(f"{address}?q=jack of diamonds")
        expect(page.locator(".found__item").first).to_be_visible()
        page.locator(".found__link").first.focus()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_cannot_be_read_is_said_and_asked_for_again(page: Page, address: str) -> None:
    asked: list[Route] = []
    page.route("**/assets/search/index.json", lambda route: asked.append(route))
    with page.expect_request("**/assets/search/index.json"):
        page.goto(f"{address}?q=misdeal")
    expect(page.get_by_role("status")).to_have_text("A moment …")
    asked[0].abort()
    expect(page.get_by_role("status")).to_contain_text("cannot be read")
    page.unroute("**/assets/search/index.json")
    page.keyboard.type("s")
    expect(page.locator(".found__item").first).to_contain_text("misdeal")


def test_a_query_is_cleared_and_what_was_found_for_one_before_is_not_shown(page: Page, address: str) -> None:
    page.goto(f"{address}about/")
    said, box = page.locator("[data-search] [role=status]"), page.get_by_role("textbox", name="Search")
    inviting = said.text_content() or ""
    page.evaluate(TYPE, ["renege", "misdeal"])
    expect(page.locator(".found__item").first).to_contain_text("misdeal")
    assert all("misdeal" in each for each in page.evaluate("seen"))
    page.get_by_role("button", name="Clear").click()
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    expect(page.locator(".found__item")).to_have_count(0)
    expect(said).to_have_text(inviting)


def test_what_is_not_found_is_said(page: Page, address: str) -> None:
    page.goto(f"{address}?q=zzyzx")
    expect(page.get_by_role("status")).to_contain_text("Nothing is found")


def test_pages_read_as_files_say_why_they_cannot_be_searched(page: Page, site: Path) -> None:
    page.goto(f"{(site / 'about' / 'index.html').as_uri()}?q=misdeal")
    expect(page.get_by_role("status")).to_contain_text("read as files")


def test_there_is_no_search_without_javascript(unscripted: Page, address: str) -> None:
    unscripted.goto(address)
    assert unscripted.locator(".md-search:visible, label[for=__search]:visible").count() == 0
