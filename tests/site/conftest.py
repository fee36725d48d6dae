"""The built site, served on this machine, and a real Chromium to read it with."""

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from hearts_spec.cli import main
from tests.conftest import PROJECT, alone

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def site(shared: Path) -> Path:
    """Give the folder of the built site; of several processes one builds it, and the others wait."""
    folder = shared / "site"
    with alone(shared):
        if not folder.exists():
            code = main(["--rulesets", str(PROJECT / "rulesets"), "build", "--out", str(folder)])
            assert code == 0, "the site does not build; see above"
    return folder


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def served(site: Path, above: Path) -> Iterator[str]:
    """Serve a site below a folder, as it may stand on any host; give its address."""
    (above / "hearts").symlink_to(site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(above)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hearts/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address the site is served at."""
    with served(site, tmp_path_factory.mktemp("served")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Give a real Chromium; without one the tests fail and say what to do."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if named is None:
        pytest.fail("no Chromium was found: install one (Debian: apt-get install chromium) or name it with CHROMIUM=")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Give a fresh page of desktop size."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()
