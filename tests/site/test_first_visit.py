"""What a first visit asks for, and which address pages say is theirs."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from properdocs.commands.build import build
from properdocs.config import load_config

from bench.page_speed import packed
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site import plugin
from hearts_spec.site.site_model import make_site_model
from hearts_spec.site.templating import Page
from tests.conftest import LIBRARY, PROJECT

QUARREL = "disputes/after-the-play/revoke-by-a-sharer/"
MOST = 140_000
EVERYWHERE = {"assets/scope.js", "assets/palette.js", "assets/page.js", "assets/search/search.js"}
SCRIPTS = {
    QUARREL: EVERYWHERE
    | {f"assets/{name}.js" for name in ("my-game", "page-answer", "elements", "lab/storage", "at-desk", "references")},
    "compare/": EVERYWHERE | {"assets/compare.js"},
    "lab/": EVERYWHERE
    | {f"assets/lab/{name}.js" for name in ("storage", "lab")}
    | {f"assets/desk/{name}.js" for name in ("bundle", "copy", "desk", "links")}
    | {"assets/at-desk.js", "assets/elements.js", "assets/offline/page.js"},
    "about/": EVERYWHERE | {"assets/keep.js", "assets/elements.js", "assets/offline/files.js"},
    "glossary/": EVERYWHERE | {"assets/elements.js", "assets/references.js"},
}


def asked_for(chromium: Browser, address: str, page: str) -> list[str]:
    """Every address that a first visit to a page asks for."""
    asked: list[str] = []
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    visit = context.new_page()
    visit.on("request", lambda request: asked.append(request.url))
    visit.goto(address + page)
    visit.wait_for_load_state("networkidle")
    context.close()
    return [url for url in asked if not url.startswith("data:")]


@pytest.mark.parametrize(
    "page",
    [
        QUARREL,
        "",
        "learn/",
        "rules/modern/standard/",
        "history/",
        "desk/pad/",
        "desk/seat/",
        "desk/settle/",
    ],
)
def test_a_first_visit_is_light(chromium: Browser, address: str, site: Path, page: str):
    asked = asked_for(chromium, address, page)
    assert [url for url in asked if not url.startswith(address)] == []
    names = [url.removeprefix(address) for url in asked]
    assert [name for name in names if "search/" in name and not name.endswith("search.js")] == []
    files = {name: site / name / "index.html" if name.endswith("/") or not name else site / name for name in names}
    weights = {name: len(packed(file)) for name, file in files.items()}
    assert sum(weights.values()) < MOST, weights


@pytest.mark.parametrize("page", SCRIPTS)
def test_page_loads_only_its_scripts(chromium: Browser, address: str, page: str):
    asked = {url.removeprefix(address) for url in asked_for(chromium, address, page)}
    assert {url for url in asked if url.endswith(".js")} == SCRIPTS[page]


def test_a_site_without_an_address_names_none(site: Path):
    pages = [path.read_text(encoding="utf-8") for path in site.rglob("*.html")]
    assert not [text for text in pages if 'rel="canonical"' in text or "og:url" in text]
    assert "<loc>" not in (site / "sitemap.xml").read_text(encoding="utf-8")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Build a site of two pages for an address."""

    def make(address: str) -> Path:
        monkeypatch.setenv("SITE_URL", address)
        catalogue = make_site_model(LIBRARY, [], RunTranscript("", ()), None)
        pages = [Page("index.md", "Home", "# Home\n"), Page("rules/one.md", "One", "# One\n")]
        monkeypatch.setattr(plugin, "site_model_of", lambda *_: catalogue)
        monkeypatch.setattr(
            plugin, "rendered_pages", lambda _, __, render, *___: [(page, render(page)) for page in pages]
        )
        monkeypatch.setattr(plugin, "all_files", lambda *args: {})
        docs = tmp_path / "docs" / "contribute"
        docs.mkdir(parents=True)
        (docs / "index.md").write_text("# Help\n\n[@project:copy]\n\n[@project:report]\n", encoding="utf-8")
        config = load_config(
            str(PROJECT / "mkdocs.yml"), docs_dir=str(tmp_path / "docs"), site_dir=str(tmp_path / "site")
        )
        config.nav = ["index.md", {"Rules": "rules/"}, "contribute/index.md"]
        build(config)
        return tmp_path / "site"

    return make


@pytest.mark.parametrize("address", ["https://cards.example/hearts", "https://cards.example/hearts/"])
def test_published_site_names_its_address(built: Callable[[str], Path], address: str):
    site = built(address)
    page = (site / "rules" / "one" / "index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://cards.example/hearts/rules/one/">' in page
    assert 'content="https://cards.example/hearts/rules/one/"' in page
    listed = (site / "sitemap.xml").read_text(encoding="utf-8")
    assert "<loc>https://cards.example/hearts/</loc>" in listed
    assert "<loc>https://cards.example/hearts/rules/one/</loc>" in listed


def test_a_page_of_a_known_project_leads_to_its_form(built: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REPO_URL", "https://code.example/cards/hearts/")
    site = built("")
    page = unescape((site / "rules" / "one" / "index.html").read_text(encoding="utf-8"))
    form = "https://code.example/cards/hearts/issues/new?template=error.yml"
    assert f'href="{form}&title=Error%20in%20rules/one/&page=rules/one/"' in page
    assert (PROJECT / ".github" / "ISSUE_TEMPLATE" / "error.yml").exists()
    told = (site / "contribute" / "index.html").read_text(encoding="utf-8")
    assert "git clone https://code.example/cards/hearts hearts" in re.sub("<[^>]+>", "", told)
    assert f'href="{form}"' in told


def test_a_page_of_an_unknown_project_says_whom_to_ask(built: Callable[[str], Path]):
    site = built("")
    page = (site / "rules" / "one" / "index.html").read_text(encoding="utf-8")
    assert 'href="../../contribute/#report"' in page
    told = (site / "contribute" / "index.html").read_text(encoding="utf-8")
    assert "Ask the person who gave you this site" in told
    assert "git clone" not in told
