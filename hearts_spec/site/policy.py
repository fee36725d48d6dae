"""What a page of the site may load and run: what the site itself has, and no script that stands in the page."""

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
_WHILE_SERVING = {"script-src": f"{_ALLOWED['script-src']} 'unsafe-inline'"}  # what loads a page again when it is saved


def policy(serving: bool) -> str:
    """Give the content security policy of every page."""
    said = {**_ALLOWED, **(_WHILE_SERVING if serving else {})}
    return "; ".join(f"{what} {where}" for what, where in said.items())
