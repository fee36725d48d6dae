"""The Markdown extension of the site, which leaves whole blocks of HTML alone, and the rendering of generated pages."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor

# Applied to megabytes: an expression that begins with letters is ten times as fast as one that begins with a choice.
_OPENING = "([“‘"
_POINTED_CODE = re.compile(r"<code>(?:(?<=[(\[“‘]<code>)[^<]*</code>[,.;:!?)\]’”]*|[^<]*</code>[,.;:!?)\]’”]+)")
_PLAIN_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_ANCHOR = re.compile(r'id="(?<=\sid=")([^"]+)"')
_OPENS = re.compile(r"<(?P<tag>p|div|ol|ul|dl|table|details|figure|section|article|aside|nav|form)[\s>]")
_BEFORE_TAGS_ARE_READ = 22  # priority: code blocks are stashed at 25, tags are first read at 21
_AFTER_ALL = -1  # priority


class WholeBlocks(Preprocessor):
    """A Markdown preprocessor that stashes complete blocks of HTML, so that Markdown does not parse them."""

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines, with a mark in place of the blocks that follow one another."""
        made: list[str] = []
        for whole, some in groupby("\n".join(lines).split("\n\n"), key=lambda block: is_whole(block.strip("\n"))):
            blocks = [*some]
            made += [self.md.htmlStash.store("\n".join(each.strip("\n") for each in blocks))] if whole else blocks
        return "\n\n".join(made).split("\n")


def is_whole(block: str) -> bool:
    """True if a block is a complete HTML element without Markdown to be read inside."""
    opening = _OPENS.match(block)
    if opening is None or " markdown" in block:
        return False
    tag = opening["tag"]
    return block.endswith(f"</{tag}>") and len(re.findall(rf"<{tag}[\s>]", block)) == block.count(f"</{tag}>")


class FinishedText(Postprocessor):
    """A Markdown postprocessor: punctuation next to code stays on its line, and a plain table scrolls by itself."""

    def run(self, text: str) -> str:
        return _PLAIN_TABLE.sub(r'<div class="scroll" tabindex="0">\g<0></div>', _tied(text))


def _tied(html: str) -> str:
    """Return HTML in which punctuation next to code stays on the same line."""
    made, end = [], 0
    for code in _POINTED_CODE.finditer(html):
        before = html[end : code.start()]
        text = before.rstrip(_OPENING)
        made += [text, '<span class="tied">', before[len(text) :], code[0], "</span>"]
        end = code.end()
    return "".join([*made, html[end:]])


class SiteMarkdown(Extension):
    """The Markdown extension of this site, for any generator that uses Python-Markdown."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Markdown's
        """Register the step before those that read tags, and the last step."""
        md.preprocessors.register(WholeBlocks(md), "whole_html", _BEFORE_TAGS_ARE_READ)
        md.postprocessors.register(FinishedText(md), "finished_text", _AFTER_ALL)


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page as HTML: its Markdown, with front matter, its content, the tree of its headings, and its anchors."""

    markdown: str
    content: str
    headings: Sequence[Any]
    anchors: frozenset[str]


class Renderer:
    """Renders generated pages. Their links are final, so only their own Markdown matters."""

    def __init__(self, extensions: Sequence[str], configs: Mapping[str, Mapping[str, Any]]) -> None:
        self._markdown = Markdown(extensions=extensions, extension_configs=configs)

    def render(self, markdown: str) -> Rendered:
        """Return a page with front matter as HTML."""
        _, _, body = markdown.partition("\n---\n")
        content = self._markdown.reset().convert(body.lstrip("\n"))
        headings = getattr(self._markdown, "toc_tokens", ())
        return Rendered(markdown, content, headings, anchors_in(content))


def anchors_in(html: str) -> frozenset[str]:
    """Return the ids in HTML."""
    return frozenset(_ANCHOR.findall(html))
