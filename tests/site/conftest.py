"""The built site, served on this machine, and a real Chromium to read it with."""

import functools
import http.server
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from hearts_spec.service.ask import Service

# Chromium without the frame of a window does the same with less than half of the work.
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
PATIENCE = 20_000  # milliseconds in which a page has done what is asked of it, on a machine that is busy too
STARTS = 60_000  # milliseconds in which the engine has started
Scheme = Literal["light", "dark"]
Browsers = Callable[..., BrowserContext]
LIMIT = 90.0  # seconds after which a browser on which a test still waits is ended
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--js-flags=--no-opt",  # a page of a test is left before its scripts are worth being compiled a second time
)  # fmt: skip
WORKER = "assets/desk/worker.js"
ASKING = Path(__file__).parent / "asking_worker.js"
ASKED = "/asked"


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark that says where the engine runs that a page asks."""
    config.addinivalue_line("markers", 'engine(where): the engine runs in the "browser", as it does, or "here"')


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Prints nothing, and lets the assets of every page be cached for a while, as hosts do."""

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""

    def end_headers(self) -> None:
        if "/assets/" in self.path:
            self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class _Answering(_Quiet):
    """Serves a worker that runs no engine but asks this process, which answers one question at a time."""

    desk: Service
    _lock = threading.Lock()

    def translate_path(self, path: str) -> str:
        return str(ASKING) if path.endswith(WORKER) else super().translate_path(path)

    def do_POST(self) -> None:
        asked = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with self._lock:
            answer = self.desk.ask_text(asked).encode()
        self.send_response(200 if self.path.endswith(ASKED) else 404)
        self.end_headers()
        self.wfile.write(answer)


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Print the error, unless a page was left while something was being fetched for it."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(site: Path, above: Path, handler: type[_Quiet] = _Quiet) -> Iterator[str]:
    """Serve a site below a folder, as it may stand on any host; yields its address."""
    (above / "hearts").symlink_to(site)
    server = _Server(("127.0.0.1", 0), functools.partial(handler, directory=str(above)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hearts/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def site_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address at which the site is served as it is."""
    with served(site, tmp_path_factory.mktemp("served")) as address:
        yield address


@pytest.fixture(scope="session")
def asking_address(site: Path, desk: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site where the engine of this process answers its pages."""
    answering = type("Answering", (_Answering,), {"desk": desk})
    with served(site, tmp_path_factory.mktemp("served"), answering) as address:
        yield address


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """The address the site is served at.

    With the mark `engine("here")` the engine of this process answers, which starts sooner than one in the browser.
    test_desk.py tests that both give the same bytes.
    """
    mark = request.node.get_closest_marker("engine")
    where = {"browser": "site_address", "here": "asking_address"}[mark.args[0] if mark else "browser"]
    found: str = request.getfixturevalue(where)
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, and waits for them."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """End all browsers of this process if what is done with them takes longer; what waits on one then fails.

    Playwright limits no evaluation, no call of the browser's own protocol, and neither opening nor closing a page.
    """
    ended = threading.Event()

    def end() -> None:
        ended.set()
        for driver in psutil.Process().children():
            for browser in driver.children(recursive=True):
                with suppress(psutil.NoSuchProcess):
                    browser.kill()

    timer = threading.Timer(seconds, end)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if ended.is_set():
            pytest.fail(f"the browser had not done within {seconds:g} s what was asked of it")


@pytest.fixture(autouse=True)
def _limited(request: pytest.FixtureRequest) -> Iterator[None]:
    """Limit every wait of a test on its browsers."""
    with limited(LIMIT) if "playwright" in request.fixturenames else nullcontext():
        yield


_running: list[Browser] = []


@pytest.fixture
def chromium(playwright: Playwright) -> Browser:
    """A real Chromium, the same for all tests until it ends; without one the tests fail and say what to do."""
    if not (_running and _running[-1].is_connected()):
        _running.append(chromium_of(playwright))
    return _running[-1]


def chromium_of(playwright: Playwright, *more: str) -> Browser:
    """Start a real Chromium with more settings."""
    return playwright.chromium.launch(executable_path=_named(), args=[*QUIET, *more])


def _named() -> str:
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if named is None:
        how = "install one (Debian: apt-get install chromium-headless-shell) or name it with CHROMIUM="
        pytest.fail(f"no Chromium was found: {how}")
    return named


@functools.cache
def context_of(
    chromium: Browser, width: int, scheme: Scheme, script: bool = True, moves: bool = False
) -> BrowserContext:
    """Return what the pages of many tests are opened in, so that the assets of every page are fetched once."""
    context = chromium.new_context(
        viewport={"width": width, "height": 900},
        color_scheme=scheme,
        java_script_enabled=script,
        reduced_motion="no-preference" if moves else "reduce",
        service_workers="block",  # what one test has kept for later is nothing to another
    )
    context.set_default_timeout(PATIENCE)
    return context


@contextmanager
def opened(chromium: Browser, width: int, scheme: Scheme, script: bool = True, moves: bool = False) -> Iterator[Page]:
    """Yield a page of a reader who has stored nothing."""
    with opened_in(context_of(chromium, width, scheme, script, moves)) as page:
        yield page


@contextmanager
def opened_in(context: BrowserContext) -> Iterator[Page]:
    """Yield a new page, and forget what it has stored. It keeps every address that it asks for in `asked`."""
    page = context.new_page()
    asked: list[str] = []
    page.__dict__["asked"] = asked
    page.on("request", lambda request: asked.append(request.url))
    try:
        yield page
    finally:
        left = page.url
        page.goto("about:blank")  # before all is forgotten, for a page may keep something as it is left
        forget(page, left)
        page.close()


# True once a page has done what it does by itself when it is opened.
DRAWN = """() => document.fonts.status === "loaded"
  && [...document.querySelectorAll(".viewer[data-deal]")].every((deal) => deal.dataset.step)
  && !document.querySelector(".matrix-controls output")?.value.startsWith("Loading")"""


def drawn(page: Page) -> None:
    """Wait until a loaded page has drawn all that it draws by itself."""
    page.wait_for_function(DRAWN)


def forget(page: Page, visited: str) -> None:
    """Delete what a visited site has stored, and what a reader has allowed it."""
    page.context.clear_permissions()
    address = urlsplit(visited)
    if address.scheme == "http":
        storage = {"origin": f"http://{address.netloc}", "storageTypes": "local_storage"}
        page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", storage)


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page of desktop size."""
    with opened(chromium, DESKTOP["width"], "light", moves=True) as page:
        yield page


@pytest.fixture
def unscripted(chromium: Browser) -> Iterator[Page]:
    """A page of a phone's width on which no script runs."""
    with opened(chromium, 390, "light", script=False) as page:
        yield page


@pytest.fixture
def new_reader(chromium: Browser) -> Iterator[Page]:
    """A page of desktop size in a browser that was never here, and stores whatever it is given."""
    context = chromium.new_context(viewport=DESKTOP)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def browsers(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Browsers:
    """Return what opens a browser that was here before, and keeps the engine as it was once compiled."""
    running: dict[tuple[int, int, bool], BrowserContext] = {}

    def of(width: int, height: int, has_touch: bool) -> BrowserContext:
        kind = width, height, has_touch
        if kind not in running:
            running[kind] = playwright.chromium.launch_persistent_context(
                tmp_path_factory.mktemp("profile"),
                executable_path=_named(),
                args=list(QUIET),
                viewport={"width": width, "height": height},
                has_touch=has_touch,
                reduced_motion="reduce",
                service_workers="block",  # what one test has kept for later is nothing to another
            )
            running[kind].set_default_timeout(STARTS)
            running[kind].on("close", lambda _: running.pop(kind))
        return running[kind]

    return of


@pytest.fixture
def desk_page(browsers: Browsers) -> Iterator[Page]:
    """A page of desktop size, on which the engine starts quickly."""
    with opened_in(browsers(1280, 900, has_touch=False)) as page:
        yield page


@pytest.fixture
def desk_phone(browsers: Browsers) -> Iterator[Page]:
    """A page of a phone, on which the engine starts quickly."""
    with opened_in(browsers(390, 844, has_touch=True)) as page:
        yield page


@pytest.fixture(scope="module")
def patient() -> Iterator[None]:
    """Let expectations take as long as the engine may take to start."""
    expect.set_options(timeout=STARTS)
    yield
    expect.set_options(timeout=PATIENCE)
