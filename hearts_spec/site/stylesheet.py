"""The one stylesheet of the site: what it uses of the theme's, and its own after it.

A reader waits for it before he sees anything, so of the theme's rules those are left out that dress what no page of
this site has, and no script puts there.
"""

import re
from collections.abc import Container, Iterable, Iterator

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
