"""The built site, served on this machine, and a real Chromium to read it with."""

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from hearts_spec.cli import main

PROJECT = Path(__file__).resolve().parents[2]
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what builds the site, and end with what reads it in a browser, one by one, wherever there is room."""
    site = [item for item in items if isinstance(item, pytest.Function) and "site" in item.fixturenames]
    browsed = [item for item in site if "address" in item.fixturenames]
    for item in site:
        if item not in browsed:
            item.add_marker(pytest.mark.xdist_group("site"))
    items[:] = [*(item for item in items if item not in browsed), *browsed]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of the built site; of several processes one builds it, and the others wait."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.exists():
            code = main(["--rulesets", str(PROJECT / "rulesets"), "build", "--out", str(folder)])
            assert code == 0, "the site does not build; see above"
    return folder


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address the site is served at, below a folder, as it may stand on any host."""
    above = tmp_path_factory.mktemp("served")
    (above / "hearts").symlink_to(site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(above)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hearts/"
    server.shutdown()


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
