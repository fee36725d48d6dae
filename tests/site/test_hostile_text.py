"""Hostile text in every string that reaches a page, past every reader: the built pages show it and never act on it."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Template
from playwright.sync_api import Page, expect
from properdocs.commands.build import build
from properdocs.config import load_config
from selectolax.lexbor import LexborHTMLParser

from hearts_spec.disputes import dispute_files as situations
from hearts_spec.rules import Library
from hearts_spec.scenarios.feature_run import TRANSCRIPT
from hearts_spec.scenarios.features import read_features
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.schema import kinds, source_tree
from hearts_spec.site import plugin
from hearts_spec.site.build import all_pages
from hearts_spec.site.links import url_of
from hearts_spec.site.markdown_extension import Rendered
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel, make_site_model
from hearts_spec.site.templating import Page as MadePage
from hearts_spec.site.templating import environment
from tests.conftest import PROJECT
from tests.site.conftest import served

pytestmark = pytest.mark.slow  # a whole site is built of hostile text, which takes some minutes
LINE_ENDS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
MARK = "made inert"
ATTACKS = (
    "<script>window.acted = 1</script>",
    "<img src=x onerror='window.acted = 2'>",
    "<a href='javascript:window.acted=3'>x</a>",
    "</p></div></section></article> <svg onload=window.acted=4>",
    "~~~ ``` {% raw %}{{ 7 * 7 }} {: #evil onclick=window.acted=5 }",
    "[x](javascript:window.acted=6)",
)
BLOCK = "![x](x){: onerror=7 }"  # short, for it stands in every text once for each way of ending a line
EVIL = " ".join(("", MARK, *ATTACKS, *(f"{end}{end}---{end}{BLOCK}{end}" for end in LINE_ENDS)))
# Keys under which a person writes prose however short; what reads like prose is taken for it under any key.
PROSE = frozenset({
    "title", "summary", "aliases", "asks", "says", "because", "assumed", "withdrawn", "gist", "doubt", "reading", "why",
    "removed", "author", "publisher", "note", "question", "label", "place", "name", "description", "feature", "rule",
})  # fmt: skip
NAMES = frozenset({"matters", "attests"})  # beneath them stand names, though prose stands above
ADDRESS = "https://hearts.example/book/"
PHRASE = re.compile(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}")
PAGES = (
    "sources/modern/", "rules/", "rules/modern/standard/", "compare/", "disputes/", "deals/spot/",
    "contribute/tests/modern/", "disputes/after-the-play/the-odd-chip/", "examples/today/",
    "reference/vocabulary/",
)  # fmt: skip
# What a page is put together of: elements by their names and classes, and lines that Markdown makes something of.
PART = re.compile(r'<(\w+)(?: [^<>]*?class="([^"]*)")?|^([#>|:*+-]+ |\d+\. )', re.MULTILINE)


def poisoned(node: source_tree.Node, keys: frozenset[str], prose: bool = False) -> source_tree.Node:
    """A file as it was read, with hostile text at the end of all its prose."""
    if isinstance(node, source_tree.Scalar):
        hostile = node.text and (prose or PHRASE.search(node.text))
        return source_tree.Scalar(node.text + EVIL, node.mark, node.plain) if hostile else node
    if isinstance(node, source_tree.Items):
        return source_tree.Items(tuple(poisoned(item, keys, prose) for item in node.items), node.mark)
    within = ((key, value, (prose and key.text not in NAMES) or key.text in keys) for key, value in node.pairs)
    pairs = ((key, poisoned(value, keys, hostile)) for key, value, hostile in within)
    return source_tree.Pairs(tuple(pairs), node.mark)


def read_hostile(read: Callable[..., source_tree.Pairs], text: str, shown: str = "", **how: bool) -> source_tree.Node:
    """Read a file and poison it; under the keys of a lost deal stand facts, whose words have their own meaning."""
    return poisoned(read(text, shown, **how), frozenset() if "/deals/" in shown else PROSE)


def hostile_words(value: Any, key: str = "") -> Any:
    """Part of a transcript, with hostile text at the end of all that a person wrote in it."""
    if isinstance(value, str):
        return value + EVIL if key in PROSE or PHRASE.search(value) else value
    if isinstance(value, list):
        return [hostile_words(each, key) for each in value]
    if isinstance(value, dict):
        return {name: hostile_words(each, name) for name, each in value.items()}
    return value


def hostile_catalogue(library: Library) -> SiteModel:
    """All that the pages are made from; the features are told by what a run of them saw."""
    kept = RunTranscript("", tuple(json.loads((PROJECT / TRANSCRIPT).read_text(encoding="utf-8"))["scenarios"]))
    features = [
        replace(each, title=each.title + EVIL, description=each.description + EVIL)
        for each in read_features(PROJECT / "features")
    ]
    return make_site_model(library, features, RunTranscript("", tuple(map(hostile_words, kept.scenarios))))


def telling_pages(catalogue: SiteModel, terms: Terms) -> Iterator[MadePage]:
    """Those pages in which one part follows another that it follows on no page before; and those looked at below.

    All are made. Whatever stands on one that is left out stands between the same parts on one that is built.
    """
    known: set[tuple[object, object]] = set()
    for page in all_pages(catalogue, terms):
        neighbours = set(pairwise(PART.findall(page.markdown)))
        if neighbours - known or url_of(page.path) in PAGES:
            known |= neighbours
            yield page


def rendered_telling_pages(
    catalogue: SiteModel, terms: Terms, render: Callable[[MadePage], Rendered], processes: int
) -> list[tuple[MadePage, Rendered]]:
    """Render them in this process, in which it is noted what templates they use."""
    return [(page, render(page)) for page in telling_pages(catalogue, terms)]


def noted_templates(patch: pytest.MonkeyPatch) -> set[str]:
    """The names of the templates that are used from now on, each as soon as it is."""
    used: set[str] = set()
    get = environment().get_template

    def noted(name: str, *rest: Any, **how: Any) -> Template:
        used.add(name)
        return get(name, *rest, **how)

    patch.setattr(environment(), "get_template", noted)
    return used


@contextmanager
def forgetting_what_is_read() -> Iterator[None]:
    """Give nothing that an earlier test has read, and leave nothing hostile to a later one, whatever happens."""

    def forget() -> None:
        for kept in (situations._read_files, source_tree.read_once):
            kept.cache_clear()

    forget()
    try:
        yield
    finally:
        forget()


@pytest.fixture(scope="module")
def hostile_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site built of hostile text; building `site` has run the features."""
    folder = tmp_path_factory.mktemp("hostile")
    with forgetting_what_is_read(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(source_tree, "read_text", partial(read_hostile, source_tree.read_text))
        one_line = kinds.Text.parse
        patch.setattr(kinds.Text, "parse", lambda text, *rest: one_line(replace(text, lines=True), *rest))
        library = Library(PROJECT / "rulesets")
        assert {problem.code for problem in library.faults()} <= {"stale-sentence"}  # their values are hostile too
        patch.setattr(plugin, "site_model_of", lambda *_: hostile_catalogue(library))
        patch.setattr(plugin, "rendered_pages", rendered_telling_pages)
        used = noted_templates(patch)
        patch.setattr(plugin, "KEPT_PICTURES", tmp_path_factory.mktemp("pictures"))
        config = load_config(str(PROJECT / "mkdocs.yml"), site_dir=str(folder), site_url=ADDRESS)
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
        assert {each.name for each in plugin.TEMPLATES.iterdir()} - used == set(), "no hostile page is made with these"
    return folder


def acting(html: LexborHTMLParser) -> Iterator[str]:
    """Yield whatever in a page could act: what our own pages never hold."""
    yield from (f"<script>{each.text()[:60]}" for each in html.css("script") if "window.acted" in each.text())
    for each in html.css("*"):
        for name, value in each.attributes.items():
            acts = name.startswith("on") or (value or "").strip().lower().startswith("javascript:")
            if acts or (name, value) in (("src", "x"), ("id", "evil")):
                yield f"<{each.tag} {name}={value}>"


def test_no_page_acts_on_it(hostile_site: Path) -> None:
    found, showing = [], 0
    for path in sorted(hostile_site.rglob("*.html")):
        html = LexborHTMLParser(path.read_text(encoding="utf-8"))
        found += [f"{path.relative_to(hostile_site)}: {each}" for each in acting(html)]
        showing += MARK in html.css("html")[0].text()
    assert found == []
    assert showing > 120


def test_every_page_has_its_picture(hostile_site: Path) -> None:
    named = re.compile(rf'<meta property="og:image" content="{ADDRESS}([^"]*)">')
    pages = [path for path in hostile_site.rglob("*.html") if path.name != "404.html"]
    pictures = {path: named.findall(path.read_text(encoding="utf-8")) for path in pages}
    assert [path for path, found in pictures.items() if len(found) != 1] == []
    assert [name for (name,) in pictures.values() if not (hostile_site / name).is_file()] == []
    own = {pictures[hostile_site / path / "index.html"][0] for path in PAGES if path.count("/") > 2}
    assert len(own) == 3
    assert pictures[hostile_site / "index.html"] == pictures[hostile_site / "glossary" / "index.html"]


def test_no_page_acts_in_a_browser(page: Page, hostile_site: Path, tmp_path: Path) -> None:
    """Nor do the search and the comparison, which set it in the page."""
    page.on("dialog", lambda dialog: dialog.dismiss())
    with served(hostile_site, tmp_path) as address:
        for path, place in ((f"about/?q={MARK}", ".found"), ("compare/?games=all", ".matrix--answers")):
            page.goto(address + path)
            expect(page.locator(place).first).to_contain_text(MARK)
            assert page.locator(f"{place} :is(script, img, svg, [onload], #evil, [href^=javascript])").count() == 0
            assert page.evaluate("window.acted") is None
    acted: list[str] = []
    for path in PAGES:
        page.goto((hostile_site / path / "index.html").as_uri())
        said = page.evaluate("[window.acted, document.querySelectorAll('img[src=x], svg[onload], #evil').length]")
        acted += [path] * (said != [None, 0])
        assert MARK in page.content(), path
    assert acted == []
