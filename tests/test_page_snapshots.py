"""The text of one page of each kind, compared with the reviewed text in tests/snapshots.

After a change that is meant, write the texts again with `make snapshots` and review the difference.
"""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import markdown
import pytest

from hearts_spec.rules import Library
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.build import all_pages
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import make_site_model
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
    "rules/hoyle-1913/howell/one-page.md",
    "rules/house/slobberhannes.md",
    "history/timeline.md",
    "history/measured.md",
    "history/rules/diamond-that-counts.md",
    "sources/index.md",
    "sources/witnesses.md",
    "sources/spalding-1896/five-handed-hearts.md",
    "sources/foster-1914-claims.md",
    "sources/modern-beside-foster-1914.md",
    "deals/index.md",
    "deals/holdings.md",
    "deals/hand-2.md",
    "coverage/modern.md",
    "reference/data.md",
    "reference/steps.md",
    "desk/settle.md",
    "desk/deal.md",
    "desk/seat.md",
    "desk/pad.md",
    "desk/print.md",
    "desk/quiz.md",
    "lab/index.md",
)


class Text(HTMLParser):
    """Collects the text of a page, a line for each block, with `#id` of headings and `→address` after links."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = [""]
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if tag in BLOCKS:
            self.lines.append(f"#{said['id']} " if tag in ("h2", "h3") and said.get("id") else "")
        elif tag == "br":
            self.lines.append("")
        elif tag == "a":
            self.links.append(said.get("href") or "")
        if spoken := said.get("aria-label") or said.get("alt"):
            self.lines[-1] += f"[{spoken}] "

    def handle_endtag(self, tag: str) -> None:
        if tag == "a" and self.links:
            self.lines[-1] += f" →{self.links.pop()} "
        elif tag in BLOCKS:
            self.lines.append("")

    def handle_data(self, data: str) -> None:
        self.lines[-1] += data


def text_of(page: str) -> str:
    """Return the text of a page's Markdown, with its front matter."""
    front, _, body = page.partition("\n---\n")
    text = Text()
    text.feed(markdown.markdown(body, extensions=EXTENSIONS))
    lines = (re.sub(r"\s+", " ", line).strip() for line in text.lines)
    return f"{front}\n---\n" + "".join(f"{line}\n" for line in lines if line)


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    model = make_site_model(Library(PROJECT / "rulesets"), [], RunTranscript("", ()))
    return {page.path: page.markdown for page in all_pages(model, Terms())}


@pytest.mark.parametrize("path", PAGES)
def test_page_reads_as_reviewed(path: str, pages: dict[str, str]) -> None:
    snapshot = SNAPSHOTS / f"{path.removesuffix('.md').replace('/', '.')}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        snapshot.write_text(text_of(pages[path]), encoding="utf-8")
    assert text_of(pages[path]).splitlines() == snapshot.read_text(encoding="utf-8").splitlines()


def test_every_snapshot_belongs_to_a_page() -> None:
    expected = {path.removesuffix(".md").replace("/", ".") for path in PAGES}
    assert {each.stem for each in Path(SNAPSHOTS).glob("*.txt")} == expected
