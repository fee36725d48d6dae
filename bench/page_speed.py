"""Lighthouse scores of the built site on a phone, served gzipped as GitHub Pages serves it.

    python -m bench.page_speed SITE [PAGE ...]

measures those pages of a built site (else one of each kind), and fails if one misses its target. It needs Lighthouse
(`npm install lighthouse`), named with LIGHTHOUSE= if it is not on the path, and a Chromium, named with CHROME_PATH=.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PAGES = (
    "",
    "disputes/after-the-play/revoke-by-a-sharer/",
    "rules/davis-2004/black-lady/",
    "compare/",
    "deals/hand-1/",
    "history/",
)
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
_TIMES = (
    "first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift",
    "speed-index", "total-byte-weight",
)  # fmt: skip
_PACKED = (".html", ".css", ".js", ".json", ".svg", ".xml", ".txt")
_LEVEL = 6


@cache
def packed(path: Path) -> bytes:
    """Return a file as it is sent: text gzipped, other files as they are."""
    content = path.read_bytes()
    return gzip.compress(content, _LEVEL) if path.suffix in _PACKED else content


class Packing(SimpleHTTPRequestHandler):
    """Serves a folder as GitHub Pages does."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        if path.suffix in _PACKED:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a built site; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Packing, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def report_of(address: str) -> Mapping[str, object]:
    """Return Lighthouse's report on a page."""
    command = [
        os.environ.get("LIGHTHOUSE") or shutil.which("lighthouse") or "lighthouse", address, "--quiet",
        "--output=json", "--chrome-flags=--headless --no-sandbox", f"--only-categories={','.join(AIMS)}",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: Mapping[str, object] = json.loads(done.stdout)
    return report


def print_scores(page: str, report: Mapping[str, object]) -> bool:
    """Print the scores of a page and the audits it fails; return True if all scores reach their targets."""
    categories, audits = report["categories"], report["audits"]
    assert isinstance(categories, dict)
    assert isinstance(audits, dict)
    scores = {name: round(100 * (categories[name]["score"] or 0)) for name in AIMS}
    times = {name: audits[name]["displayValue"] for name in _TIMES}
    print(f"/{page}", *(f"{name} {score}" for name, score in scores.items()), *times.values(), sep="  ", flush=True)
    for name in AIMS:
        if scores[name] < AIMS[name]:
            for each in categories[name]["auditRefs"]:
                audit = audits[each["id"]]
                if audit["score"] is not None and audit["score"] < 1:
                    print(f"    {each['id']}: {audit['title']} {audit.get('displayValue', '')}", flush=True)
    return all(scores[name] >= aim for name, aim in AIMS.items())


def main(site: str, *pages: str) -> int:
    """Measure pages of a built site; return 1 if one misses its target."""
    with served(Path(site)) as address:
        met = [print_scores(page, report_of(address + page)) for page in pages or PAGES]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
