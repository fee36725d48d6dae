"""The text of one page of each kind, compared with the reviewed text in tests/snapshots.

After a change that is meant, write the texts again with `make snapshots` and review the difference.
"""

import os
import re
from pathlib import Path

import markdown
import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from hearts_spec.site.build import all_pages
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel
from tests.conftest import PROJECT

SNAPSHOTS = PROJECT / "tests" / "snapshots"
EXTENSIONS = ["abbr", "attr_list", "def_list", "md_in_html", "tables", "toc", "pymdownx.superfences"]
BLOCKS = {
    "address", "article", "aside", "blockquote", "button", "caption", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "label", "legend", "li", "nav", "ol",
    "option", "p", "pre", "section", "select", "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
}  # fmt: skip
PAGES = (
    "index.md",
    "disputes/topics.md",
    "disputes/the-pass/index.md",
    "disputes/dealing/two-cards-cut.md",
    "disputes/after-the-play/hearts-in-the-widow.md",
    "rules/index.md",
    "rules/spalding-1896/index.md",
    "rules/hoyle-1913/howell.md",
    "rules/hoyle-1913/howell/data.md",
    "rules/today/hearts.md",
    "rules/house/slobberhannes.md",
    "rules/house/no-pass.md",
    "history/timeline.md",
    "often.md",
    "history/rules/diamond-that-counts.md",
    "sources/index.md",
    "sources/witnesses.md",
    "sources/spalding-1896/five-handed-hearts.md",
    "sources/foster-1914-claims.md",
    "sources/modern-beside-foster-1914.md",
    "deals/index.md",
    "deals/holdings.md",
    "deals/hand-2.md",
    "deals/spot.md",
    "contribute/tests/index.md",
    "contribute/tests/modern/index.md",
    "reference/data.md",
    "reference/steps.md",
    "desk/settle.md",
    "desk/deal.md",
    "desk/seat.md",
    "desk/pad.md",
    "desk/table.md",
    "desk/allowed.md",
    "desk/print.md",
    "desk/quiz.md",
    "lab/index.md",
)


def said(node: LexborNode) -> str:
    """Return the text of a part of a page, a line for each block, with `#id` of headings and `→address` after links."""
    if node.is_text_node:
        return re.sub(r"\s+", " ", node.text())
    given = node.attributes
    spoken = given.get("aria-label") or given.get("alt")
    text = (f"[{spoken}] " if spoken else "") + "".join(map(said, node.iter(include_text=True)))
    if node.tag == "a":
        return f"{text} →{given.get('href') or ''} "
    if node.tag in BLOCKS:
        return f"\n#{given['id']} {text}\n" if node.tag in ("h2", "h3") and given.get("id") else f"\n{text}\n"
    return "\n" if node.tag == "br" else text


def text_of(page: str) -> str:
    """Return the text of a page's Markdown, with its front matter."""
    front, _, body = page.partition("\n---\n")
    text = said(LexborHTMLParser(markdown.markdown(body, extensions=EXTENSIONS)).css("body")[0])
    lines = (re.sub(r"[^\S\n]+", " ", line).strip() for line in text.split("\n"))
    return f"{front}\n---\n" + "".join(f"{line}\n" for line in lines if line)


@pytest.fixture(scope="module")
def pages(real: SiteModel) -> dict[str, str]:
    return {page.path: page.markdown for page in all_pages(real, Terms())}


@pytest.mark.parametrize("path", PAGES)
def test_page_reads_as_reviewed(path: str, pages: dict[str, str]) -> None:
    snapshot = SNAPSHOTS / f"{path.removesuffix('.md').replace('/', '.')}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        snapshot.write_text(text_of(pages[path]), encoding="utf-8")
    assert text_of(pages[path]).splitlines() == snapshot.read_text(encoding="utf-8").splitlines()


def test_every_snapshot_belongs_to_a_page() -> None:
    expected = {path.removesuffix(".md").replace("/", ".") for path in PAGES}
    assert {each.stem for each in Path(SNAPSHOTS).glob("*.txt")} == expected
