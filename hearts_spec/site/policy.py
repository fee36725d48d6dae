"""What a page may load and run: what the site itself has, and of scripts in a page the theme's own alone."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

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
