"""The stylesheets and the content security policy.

A stylesheet is what some pages use of the theme's, then of the site's own. They wait for it, so rules are left out if
none of these pages and their scripts use their classes.
"""

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from pathlib import Path

_ALLOWED = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # Pyodide is WebAssembly
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # figures set lengths and places in `style` attributes
    "img-src": "'self' data:",
    "object-src": "'none'",
    "frame-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(theme: Path, serving: bool) -> str:
    """Return the content security policy of every page; inline scripts of the theme are allowed by their digests.

    While the site is served, it also allows the script that reloads pages, which changes every time.
    """
    scripts = [text for path in sorted(theme.rglob("*.html")) for text in _INLINE.findall(path.read_text("utf-8"))]
    more = ["'unsafe-inline'"] if serving else [f"'sha256-{_digest(text)}'" for text in scripts]
    directives = {**_ALLOWED, "script-src": " ".join((_ALLOWED["script-src"], *more))}
    return "; ".join(f"{what} {where}" for what, where in directives.items())


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


_GIVEN = re.compile(r'class="([^"]*)"')
# A word of several parts, as only classes have them, or one in a list of words between quotation marks.
_WORD = re.compile(r"""[a-zA-Z]\w*(?:-|__)[\w-]*|(?:(?<=["`])|(?<=[\w}"`] ))[a-zA-Z]\w*(?=["`]| [\w$"`])""")
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
_ASIDE = re.compile(r"\([^()]*\)")
_PARTS = re.compile(r"[(),]")
_BRACE = re.compile(r"""[{}]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'""")  # or a string, in which none is a brace
_NESTING = ("@media", "@supports")
_NAMED = re.compile(r"(?<=[{;])(--[\w-]+):((?:\"[^\"]*\"|[^;{}\"])*);?")
_ASKED = re.compile(r"var\((--[\w-]+)")


class Classes(frozenset[str]):
    """Classes that occur, and the beginnings of those that a script puts together, such as `firm--` and `pad__`."""

    @cached_property
    def _begun(self) -> tuple[str, ...]:
        return tuple(name for name in self if name.endswith(("-", "__")))

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (isinstance(name, str) and name.startswith(self._begun))


def classes_in(html: str) -> set[str]:
    """Return the classes in a page."""
    return {name for each in set(_GIVEN.findall(html)) for name in each.split()}


def words_in(script: str) -> set[str]:
    """Return the words in a script that may be classes it gives, or their beginnings."""
    return set(_WORD.findall(script))


def stylesheet(theme: str, own: str, used: Classes) -> str:
    """Return the stylesheet made from the theme's and the site's own. `used` are the classes that may occur.

    The theme has its script set the class `focus-visible`, which browsers now know by themselves.
    """
    theirs, ours = _used(theme.replace(".focus-visible", ":focus-visible"), used), _used(_small(own), used)
    variables = set(_ASKED.findall(theirs + ours))
    return _NAMED.sub(lambda found: found[0] if found[1] in variables else "", theirs) + ours


def _used(css: str, used: Classes) -> str:
    """Return a stylesheet without the rules whose classes are not used."""
    rules = []
    for head, body in _rules(css):
        if head.startswith(_NESTING):
            body = _used(body, used)
        elif not head.startswith("@"):
            head = ",".join(each for each in _selectors(head) if _is_of(each, used))
        if head and body:
            rules.append(f"{head}{{{body}}}")
    return "".join(rules)


def _rules(css: str) -> Iterator[tuple[str, str]]:
    """Yield each rule of a stylesheet: what is before its braces, and what is in them."""
    start = opened = depth = 0
    for found in _BRACE.finditer(css):
        depth += (found[0] == "{") - (found[0] == "}")
        if found[0] == "{" and depth == 1:
            opened = found.start()
        elif found[0] == "}" and not depth:
            yield css[start:opened], css[opened + 1 : found.start()]
            start = found.end()


def _selectors(head: str) -> Iterator[str]:
    """Yield the selectors of a rule."""
    start = depth = 0
    for found in _PARTS.finditer(head):
        depth += (found[0] == "(") - (found[0] == ")")
        if found[0] == "," and not depth:
            yield head[start : found.start()]
            start = found.end()
    yield head[start:]


def _is_of(selector: str, used: Classes) -> bool:
    """True if a selector can match: its classes are used, and it is not for text from right to left."""
    return "[dir=rtl]" not in selector and all(name in used for name in _CLASS.findall(_needed(selector)))


def _needed(selector: str) -> str:
    """Return a selector without what is in brackets: what must not match, or of which one is enough."""
    less = _ASIDE.sub("", selector)
    return less if less == selector else _needed(less)


def _small(css: str) -> str:
    """Return a stylesheet without comments and spare blanks."""
    spare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", spare).strip()
