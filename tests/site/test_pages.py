"""The built pages as files: which there are, that every link leads somewhere, and that nothing comes from elsewhere."""

import json
import re
from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from selectolax.lexbor import LexborHTMLParser

from hearts_spec.book_deals.deals import Deals
from hearts_spec.claims import Claims
from hearts_spec.disputes import disputes_of
from hearts_spec.rules.folder import HOUSE
from hearts_spec.scenarios.features import read_features
from hearts_spec.site.links import feature_anchor, feature_path, url_of
from tests.conftest import LIBRARY, PROJECT

HOST = "http://site.test/"
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("use", "href")}
NOT_LOADED = {"canonical", "prev", "next", "license", "alternate"}
# Words and slips that may not come back to a reader, and the pages that may have them: those on our own words and data.
BARRED = {
    r"\bquarrels?\b": {"contribute/style/", "reference/data/"},
    r"\bcrux\b": {"contribute/style/", "contribute/deals/", "reference/errors/"},
    r"\bplayed here:": set(),
    r"\bfor himself\b": set(),
    r"\ball (2|two) games\b": set(),
    r"\bno card must\b": {"contribute/style/"},
    r"\bnobody may (throw|discard) hearts and the queen\b": set(),
    r"\bgoes by the game\b": set(),
    r"\baccounted for, where\b": {"contribute/style/"},
    r"\bin doubt\b": set(),
    r"numbers cannot be here": set(),
    r"much the same games\.": set(),
    r", for (a|the) (player|score) ": {"contribute/style/"},
    r"whenever (her|its) holder likes": set(),
}
LEANING = re.compile(r"(So|Nor|And|But|It|They|Its|Their|Then|Or) |.*\bbreaks? them$|[^,]*\b(does|do|may|must)( not)?$")


@dataclass(frozen=True)
class Reader:
    """What a page links to, loads, names and says."""

    links: list[str]
    loads: list[str]
    ids: list[str]
    title: str
    headings: int
    subheads: list[str]
    text: str


@cache
def read(path: Path) -> Reader:
    html = LexborHTMLParser(path.read_text(encoding="utf-8"))

    def all_of(name: str, tag: str = "", but: Container[str | None] = ()) -> list[str]:
        found = [each.attributes for each in html.css(f"{tag}[{name}]")]
        return [each[name] or "" for each in found if each.get("rel") not in but]

    loads = [load for tag, name in LOADED for load in all_of(name, tag, NOT_LOADED)]
    ids, title, heads = all_of("id"), html.css("title")[0].text(), html.css("h2, h3")
    subheads = [head.text() for head in heads]
    html.strip_tags(["script", "style", "pre", "code"])
    return Reader(all_of("href", "a"), loads, ids, title, len(html.css("h1")), subheads, html.css("html")[0].text())


@cache
def pages(site: Path) -> list[Path]:
    """The pages that stand at an address of their own."""
    return sorted(path for path in site.rglob("*.html") if path.name != "404.html")


def address_of(site: Path, page: Path) -> str:
    return HOST + page.relative_to(site).as_posix().removesuffix("index.html")


@cache
def target(site: Path, url: str) -> Path:
    path = site / unquote(urlsplit(url).path).lstrip("/")
    return path / "index.html" if path.is_dir() else path


@cache
def is_there(site: Path, url: str, anchor: str) -> bool:
    """Whether an address leads to a file, and an anchor to a place on it."""
    found = target(site, url)
    return found.is_file() and (not anchor or found.suffix != ".html" or unquote(anchor) in read(found).ids)


def test_there_is_a_page_for_everything(site: Path):
    expected = {
        "index.html",
        "compare/index.html",
        "contribute/tests/index.html",
        "examples/index.html",
        "glossary/index.html",
        "about/index.html",
    }
    expected |= {f"rules/{id}/index.html" for id in LIBRARY.ids(shared=True)}
    expected |= {f"rules/{id}/data/index.html" for id in LIBRARY.ids() if not id.startswith(f"{HOUSE}/")}
    expected |= {f"sources/{id}/index.html" for id in LIBRARY.sources}
    features = [each.file for each in read_features(PROJECT / "features")]
    expected |= {f"{url_of(feature_path(each))}index.html" for each in features}
    lost = [each for each in features if not is_there(site, HOST + url_of(feature_path(each)), feature_anchor(each))]
    assert lost == []
    situations = disputes_of(PROJECT / "rulesets").by_id.values()
    expected |= {f"disputes/{each.stage}/{each.id}/index.html" for each in situations}
    expected |= {f"sources/{id}-claims/index.html" for id in Claims(LIBRARY).files}
    expected |= {"disputes/index.html", "disputes/topics/index.html", "disputes/open/index.html"}
    expected |= {f"deals/{id.partition('/')[2]}/index.html" for id in Deals(LIBRARY).ids()} | {"deals/index.html"}
    expected |= {f"reference/{name}/index.html" for name in ("vocabulary", "steps", "command", "python", "data")}
    expected |= {"contribute/index.html", "contribute/architecture/index.html"}
    assert sorted(expected - {page.relative_to(site).as_posix() for page in pages(site)}) == []


def test_whoever_trims_an_address_comes_to_a_page(site: Path):
    above = {folder for page in pages(site) for folder in page.parents if folder.is_relative_to(site)}
    assert sorted(str(folder.relative_to(site)) for folder in above if not (folder / "index.html").is_file()) == []


def test_every_link_leads_somewhere(site: Path):
    broken = []
    for page in pages(site):
        here = address_of(site, page)
        for link in dict.fromkeys(read(page).links):
            url, anchor = urldefrag(urljoin(here, link))
            if url.startswith(HOST) and not is_there(site, url, anchor):
                broken.append(f"{here} -> {link}")
    assert broken == []


def test_the_about_page_leads_to_the_licences_of_what_is_carried(site: Path):
    assert "../assets/licences.txt" in read(site / "about" / "index.html").links
    assert "Mozilla Public License" in (site / "assets" / "licences.txt").read_text(encoding="utf-8")


def test_every_citation_of_the_desk_leads_somewhere(site: Path):
    """The places that scripts link to: the data name them as seen from the pages of the desk."""
    cites = json.loads((site / "desk" / "cites.json").read_text(encoding="utf-8"))
    addresses = {id: urldefrag(urljoin(f"{HOST}desk/", href)) for id, (href, *_) in cites.items()}
    assert len(addresses) > 500
    assert [id for id, (url, anchor) in addresses.items() if not anchor or not is_there(site, url, anchor)] == []


def test_nothing_is_loaded_from_elsewhere(site: Path):
    foreign = [
        f"{address_of(site, page)} loads {load}"
        for page in pages(site)
        for load in read(page).loads
        if not urljoin(address_of(site, page), load).startswith(HOST) and not load.startswith("data:")
    ]
    assert foreign == []


def test_everything_that_is_loaded_is_there(site: Path):
    missing = {
        load
        for page in pages(site)
        for load in read(page).loads
        if not load.startswith("data:") and not target(site, urljoin(address_of(site, page), load)).is_file()
    }
    assert sorted(missing) == []


def test_stylesheets_name_no_other_host(site: Path):
    naming = [
        path.name for path in site.rglob("*.css") if "url(http" in path.read_text().replace('"', "").replace("'", "")
    ]
    assert naming == []


def test_no_place_is_named_twice_on_a_page(site: Path):
    twice = [
        f"{address_of(site, page)}#{id}"
        for page in pages(site)
        for id, count in Counter(read(page).ids).items()
        if count > 1
    ]
    assert twice == []


def test_pages_have_one_heading_and_own_title(site: Path):
    assert [address_of(site, page) for page in pages(site) if read(page).headings != 1] == []
    titles = Counter(read(page).title for page in pages(site))
    assert [title for title, count in titles.items() if count > 1] == []


def test_words_that_readers_stumbled_over_do_not_come_back(site: Path):
    found = {
        (barred, path)
        for page in pages(site)
        for barred, listed in BARRED.items()
        if (path := page.parent.relative_to(site).as_posix() + "/") not in listed
        and re.search(barred, read(page).text, re.IGNORECASE)
    }
    assert found == set()


def test_scenario_titles_stand_alone(site: Path):
    """Lists on pages of games and sources print them without the scenario before."""
    titles = {each.strip() for page in pages(site / "examples") for each in read(page).subheads}
    assert {each for each in titles if LEANING.match(each)} == set()


def test_pages_describe_themselves_for_link_previews(site: Path):
    for page in pages(site):
        text = page.read_text(encoding="utf-8")
        said = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))
        assert said["og:description"] == said["description"] != "", page
        assert said["og:title"] != "", page
        assert said["og:type"] == ("website" if page.parent == site else "article"), page
        assert not {"og:url", "og:image"} & said.keys(), f"{page} names an address, and the site has none"


@pytest.mark.parametrize(
    ("path", "tab"),
    [
        ("disputes/the-pass/the-fourth-pass", "Disputes"),
        ("disputes/topics", "Disputes"),
        ("history/rules/cutting", "History"),
        ("rules/modern/standard", "Rules"),
        ("glossary", "Rules"),
        ("compare", "Rules"),
        ("deals/spot", "Sources"),
        ("examples/hoyle-1887", "Sources"),
        ("contribute/tests/hoyle-1887", "About"),
        ("desk/settle", "Tools"),
        ("lab", "Tools"),
        ("sources/spalding-1896/the-numbered-rules", "Sources"),
        ("contribute/deals", "About"),
        ("reference/command", "About"),
    ],
)
def test_the_tab_of_a_page_is_lit(site: Path, path: str, tab: str):
    text = (site / path / "index.html").read_text(encoding="utf-8")
    lit = re.findall(r'md-tabs__item--active">\s*<a[^>]*>\s*([^<]*?)\s*</a>', text)
    assert lit == [tab]


def test_few_tabs_in_the_menu(site: Path):
    text = (site / "compare" / "index.html").read_text(encoding="utf-8")
    tabs = re.findall(r'class="md-tabs__item[^>]*>\s*<a[^>]*>\s*([^<]*?)\s*</a>', text)
    assert tabs == ["Home", "Learn", "Disputes", "Rules", "History", "Sources", "Tools", "About"]


@pytest.mark.parametrize(
    "kind", ["rules/*/*", "rules/*/*/data", "history/rules/*", "compare", "contribute/tests/*", "sources/*/*"]
)
def test_every_mark_on_a_page_is_explained_there(site: Path, kind: str):
    marks = re.compile(
        r'"((?:firm firm|badge badge)--(?:ruled|rule|option|assumed|silent|example|definition|history|advice))"'
    )
    unexplained, marked = [], 0
    for page in site.glob(f"{kind}/index.html"):
        text = page.read_text(encoding="utf-8")
        told = "".join(re.findall(r'<p class="marks">.*?</p>', text))
        shown = {mark.partition("--")[2] for mark in marks.findall(text.replace(told, ""))}
        marked += bool(shown)
        unexplained += [f"{address_of(site, page)}: {word}" for word in shown if f'--{word}"' not in told]
    assert unexplained == []
    assert marked


def test_the_navigation_names_things_by_titles(site: Path):
    text = (site / "rules" / "modern" / "standard" / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'class="md-nav__link[^>]*>([^<]+)', text)
    assert "Rules" in named
    assert [name for name in named if name[:1].islower() or re.fullmatch(r"[a-z]+(-[a-z]+)+", name)] == []


def test_the_description_of_a_quarrel_is_its_answer(site: Path):
    text = (site / "disputes" / "the-play" / "does-the-queen-break-hearts" / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<meta name="description" content="([^"]*)">', text)
    assert found
    assert found.group(1).startswith("Today’s game: No, they are not. Three of five of today’s sources say so; ")
    assert "Yes, they are (Web summary, Andrews 1983" in found.group(1)


@pytest.mark.parametrize("words", ["odd chip", "Jack", "shoots the moon", "two of clubs", "assumed", "silent"])
def test_search_knows_players_words(site: Path, words: str):
    index = (site / "assets" / "search" / "index.json").read_text(encoding="utf-8")
    assert words.lower() in index.lower()


def test_every_provision_has_its_place(site: Path):
    named = {id for page in (site / "sources").rglob("*.html") for id in read(page).ids}
    assert sorted(id for id in LIBRARY.provisions if id not in named and id.split(".", 1)[1] not in named) == []


@pytest.mark.parametrize(
    ("path", "before", "after"),
    [
        ("desk/", "", "table/"),
        ("desk/pad/", "../settle/", "../deal/"),
        ("desk/quiz/", "../print/", ""),
        ("lab/", "", ""),
        ("contribute/tests/", "", "hoyle-1887/"),
        ("compare/", "", "../often/"),
    ],
)
def test_page_foot_links_stay_in_menu_part(site: Path, path: str, before: str, after: str):
    text = (site / path / "index.html").read_text(encoding="utf-8")
    for way, where in (("prev", before), ("next", after)):
        assert re.findall(rf'<a href="([^"]*)" class="md-footer__link md-footer__link--{way}"', text) == [where] * bool(
            where
        )


TODAYS = re.compile(r"(?i)\btoday[’']s (rules|game|hearts)\b")


def test_todays_game_is_one_game_everywhere(site: Path) -> None:
    """No page speaks of today's rules; where today's game is linked or begins a tool, it is Hearts today."""
    linked = 0
    for page in sorted(site.rglob("*.html")):
        html = page.read_text(encoding="utf-8")
        body = re.sub(r"(?s)<(script|style|nav)\b.*?</\1>", "", html)
        named = {found.lower() for found in TODAYS.findall(re.sub(r"<[^>]+>", "", body))}
        assert "rules" not in named, page
        for href, text in re.findall(r'<a [^>]*href="([^"]*)"[^>]*>([^<]*)</a>', body):
            if re.fullmatch(r"(?i)today[’']s game|hearts today", text.strip()):
                linked += 1
                to = (page.parent / href.partition("#")[0]).resolve().relative_to(site.resolve())
                assert not to.parts or "today" in to.parts, (page, href)
    assert linked
    offered = json.loads((site / "disputes/my-game.json").read_text(encoding="utf-8"))
    assert offered["today"][0] == "today/hearts"
    assert [each["id"] for each in offered["games"] if each.get("today")] == ["today/hearts"]
    foremost = [
        each for each in json.loads((site / "compare/games.json").read_text(encoding="utf-8"))["games"] if each["today"]
    ]
    assert [each["id"] for each in foremost] == ["today/hearts"]
