"""An extension of Markdown that sets whole blocks of HTML aside at once.

Most of a page made from data is HTML that its template has finished. Markdown would read every tag of it, twice, to
find where each block ends; a block that stands between blank lines and closes what it opens needs no such reading.
Any other block is left to Markdown as it is.
"""

import re

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

_OPENS = re.compile(r"<(?P<tag>p|div|ol|ul|dl|table|details|figure|section|article|aside|nav|form)[\s>]")
_BEFORE_TAGS_ARE_READ = 22  # code blocks are set aside at 25, tags are first read at 21


class WholeBlocks(Preprocessor):
    """Sets aside each block of HTML that closes with the tag it opens with."""

    def run(self, lines: list[str]) -> list[str]:
        """Give the lines, with a mark in place of each block set aside."""
        return "\n\n".join(map(self._mark_for, "\n".join(lines).split("\n\n"))).split("\n")

    def _mark_for(self, block: str) -> str:
        return self.md.htmlStash.store(block.strip("\n")) if is_whole(block.strip("\n")) else block


def is_whole(block: str) -> bool:
    """Say whether a block is HTML that closes what it opens, with no Markdown to be read inside it."""
    opening = _OPENS.match(block)
    if opening is None or " markdown" in block:
        return False
    tag = opening["tag"]
    return block.endswith(f"</{tag}>") and len(re.findall(rf"<{tag}[\s>]", block)) == block.count(f"</{tag}>")


class WholeHtml(Extension):
    """Lets Markdown pass over whole blocks of HTML."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Markdown's
        """Put the step before those that read tags."""
        md.preprocessors.register(WholeBlocks(md), "whole_html", _BEFORE_TAGS_ARE_READ)
