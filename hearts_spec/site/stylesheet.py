"""The one stylesheet of the site: what it uses of the theme's, and its own after it.

A reader waits for it before he sees anything, so of the theme's rules those are left out that dress what no page of
this site has, and no script puts there.
"""

import re
from base64 import b64encode
from collections.abc import Container, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

_ALLOWED = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the desk's Python is WebAssembly
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # shares and places in figures are said in the style of their elements
    "img-src": "'self' data:",
    "object-src": "'none'",
    "frame-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(theme: Path, serving: bool) -> str:
    """Give the content security policy of every page; each script that the theme sets into pages is held to its digest.

    While the site is served, what loads a page again stands in it too, and is never twice the same.
    """
    scripts = [text for path in sorted(theme.rglob("*.html")) for text in _INLINE.findall(path.read_text("utf-8"))]
    more = ["'unsafe-inline'"] if serving else [f"'sha256-{_digest(text)}'" for text in scripts]
    said = {**_ALLOWED, "script-src": " ".join((_ALLOWED["script-src"], *more))}
    return "; ".join(f"{what} {where}" for what, where in said.items())


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


_GIVEN = re.compile(r'class="([^"]*)"')
_IN_SCRIPT = re.compile(r'"([\w\s-]+)"')
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
_NEGATED = re.compile(r":not\([^()]*\)")
_COMMA = re.compile(r",(?![^(]*\))")
_NESTING = ("@media", "@supports")
_NAMED = re.compile(r"(?<=[{;])(--[\w-]+):((?:\"[^\"]*\"|[^;{}\"])*);?")
_ASKED = re.compile(r"var\((--[\w-]+)")


def classes_of(pages: Iterable[str], scripts: Iterable[str]) -> set[str]:
    """Give the classes that stand in pages, and the words of scripts that may be such, given later on."""
    given = {each for page in pages for each in _GIVEN.findall(page)}
    given.update(each for script in scripts for each in _IN_SCRIPT.findall(script))
    return {name for each in given for name in each.split()}


def stylesheet(theme: str, own: str, used: Container[str]) -> str:
    """Give the stylesheet made of the theme's and the site's own; only the classes `used` stand anywhere."""
    kept, ours = _used(theme, used), _small(own)
    asked = set(_ASKED.findall(kept + ours))
    return _NAMED.sub(lambda found: found[0] if found[1] in asked else "", kept) + ours


def _used(css: str, used: Container[str]) -> str:
    """Leave out of a stylesheet the rules for what the site does without."""
    kept = []
    for head, body in _rules(css):
        if head.startswith(_NESTING):
            body = _used(body, used)
        elif not head.startswith("@"):
            head = ",".join(each for each in _COMMA.split(head) if _is_of(each, used))
        if head and body:
            kept.append(f"{head}{{{body}}}")
    return "".join(kept)


def _rules(css: str) -> Iterator[tuple[str, str]]:
    """Give each rule of a stylesheet: what stands before its braces, and what is in them."""
    start = 0
    while (opened := css.find("{", start)) >= 0:
        depth, end = 1, opened + 1
        while depth:
            depth += (css[end] == "{") - (css[end] == "}")
            end += 1
        yield css[start:opened], css[opened + 1 : end - 1]
        start = end


def _is_of(selector: str, used: Container[str]) -> bool:
    """Say whether a selector of the theme can be of anything here: its classes are used, and text runs to the right."""
    return "[dir=rtl]" not in selector and all(name in used for name in _CLASS.findall(_NEGATED.sub("", selector)))


def _small(css: str) -> str:
    """Leave out of a stylesheet what is there for those who write it."""
    spare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", spare).strip()


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
