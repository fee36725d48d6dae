"""The one stylesheet of the site: what it uses of the theme's, and its own after it.

A reader waits for it before he sees anything, so of the theme's rules those are left out that dress what no page of
this site has.
"""

import re
from collections.abc import Iterator

# The first words of the theme's classes for parts that the site does without: add-ons of Markdown, and furniture.
_UNUSED = frozenset({
    "abstract", "admonition", "arithmatex", "bug", "critic", "danger", "emojione", "example", "failure", "footnote",
    "gemoji", "giscus", "info", "keys", "mermaid", "note", "question", "quote", "success", "tabbed", "task", "tip",
    "twemoji", "warning",
    "md-annotation", "md-author", "md-clipboard", "md-consent", "md-dialog", "md-draft", "md-feedback", "md-meta",
    "md-option", "md-pagination", "md-path", "md-pin", "md-post", "md-profile", "md-progress", "md-select", "md-social",
    "md-source", "md-status", "md-suggest", "md-tag", "md-tags", "md-tooltip", "md-tooltip2", "md-version",
})  # fmt: skip
_UNUSED_WORDS = ("[dir=rtl]", ".key-", ".md-search__suggest", ".md-content--post")
_UNUSED_ICON = re.compile(
    r"--md-(?:admonition|annotation|clipboard|path|source|status|tabbed|tag|tasklist|version)[\w-]*icon[\w-]*"
    r":url\(\"[^\"]*\"\);?"
)
_CLASS = re.compile(r"\.([a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*)")
_NEGATED = re.compile(r":not\([^()]*\)")
_COMMA = re.compile(r",(?![^(]*\))")
_NESTING = ("@media", "@supports")


def stylesheet(theme: str, own: str) -> str:
    """Give the stylesheet made of the theme's and the site's own."""
    return _used(theme) + _small(own)


def _used(css: str) -> str:
    """Leave out of a stylesheet the rules for what the site does without, and the pictures that they use."""
    kept = []
    for head, body in _rules(_UNUSED_ICON.sub("", css)):
        if head.startswith(_NESTING):
            body = _used(body)
        elif not head.startswith("@"):
            head = ",".join(each for each in _COMMA.split(head) if _is_used(each))
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


def _is_used(selector: str) -> bool:
    asked = _NEGATED.sub("", selector)
    if any(word in asked for word in _UNUSED_WORDS):
        return False
    return not any(name in _UNUSED or name.partition("-")[0] in _UNUSED for name in _CLASS.findall(asked))


def _small(css: str) -> str:
    """Leave out of a stylesheet what is there for those who write it."""
    spare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", spare).strip()
