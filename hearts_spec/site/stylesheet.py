"""The stylesheet and the content security policy.

There is one stylesheet: what the site uses of the theme's, then its own. A page waits for it, so rules of the theme are
left out if no page or script of the site uses their classes.
"""

import re
from base64 import b64encode
from collections.abc import Container, Iterable, Iterator
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
_IN_SCRIPT = re.compile(r'"([\w\s-]+)"')
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
_NEGATED = re.compile(r":not\([^()]*\)")
_COMMA = re.compile(r",(?![^(]*\))")
_BRACE = re.compile(r"""[{}]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'""")  # or a string, in which none is a brace
_NESTING = ("@media", "@supports")
_NAMED = re.compile(r"(?<=[{;])(--[\w-]+):((?:\"[^\"]*\"|[^;{}\"])*);?")
_ASKED = re.compile(r"var\((--[\w-]+)")


def classes_of(pages: Iterable[str], scripts: Iterable[str]) -> set[str]:
    """Return the classes in pages, and the words in scripts that may be classes added later."""
    given = {each for page in pages for each in _GIVEN.findall(page)}
    given.update(each for script in scripts for each in _IN_SCRIPT.findall(script))
    return {name for each in given for name in each.split()}


def stylesheet(theme: str, own: str, used: Container[str]) -> str:
    """Return the stylesheet made from the theme's and the site's own. `used` are the classes that occur anywhere.

    The theme has its script set the class `focus-visible`, which browsers now know by themselves.
    """
    theirs, ours = _used(theme.replace(".focus-visible", ":focus-visible"), used), _small(own)
    variables = set(_ASKED.findall(theirs + ours))
    return _NAMED.sub(lambda found: found[0] if found[1] in variables else "", theirs) + ours


def _used(css: str, used: Container[str]) -> str:
    """Return a stylesheet without the rules that the site does not use."""
    rules = []
    for head, body in _rules(css):
        if head.startswith(_NESTING):
            body = _used(body, used)
        elif not head.startswith("@"):
            head = ",".join(each for each in _COMMA.split(head) if _is_of(each, used))
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


def _is_of(selector: str, used: Container[str]) -> bool:
    """True if a selector of the theme can match: its classes are used, and it is not for text from right to left."""
    return "[dir=rtl]" not in selector and all(name in used for name in _CLASS.findall(_NEGATED.sub("", selector)))


def _small(css: str) -> str:
    """Return a stylesheet without comments and spare blanks."""
    spare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", spare).strip()
