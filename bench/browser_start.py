"""Time of the first start of the engine in Chromium, against the time to open a page in the same browser.

`throttled` is a phone: the processor at a quarter of its speed, and Chromium's slow 4G. The site is the built one.
"""

import os
import shutil
import sys
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.page_speed import served
from bench.ratio import Ratio
from hearts_spec.rules import Library

ROUNDS = 3
_PAGE = "disputes/"
_LIMIT = 240_000  # milliseconds
_ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
_SLOW_4G = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1.6e6 / 8,  # bytes a second
    "uploadThroughput": 0.75e6 / 8,
}
_THROTTLED: Mapping[str, Mapping[str, Any]] = {
    "Emulation.setCPUThrottlingRate": {"rate": 4},
    "Network.emulateNetworkConditions": _SLOW_4G,
}
_ASK = """async (limit) => {
  const site = new URL("..", document.querySelector("link[rel=icon]").href).href;
  const { open } = await import(site + "assets/desk/desk.js");
  await open().ask({ ask: "settle", id: "hoyle-1887/hearts", hearts: { A: 1, B: 2, C: 4, D: 6 } }, { limit });
}"""


def browser_start(library: Library) -> list[Ratio]:
    """Return how long the first answer in the browser takes, relative to opening a page, idle and throttled."""
    site = library.root.resolve().parent / "site"
    if not (site / _PAGE).exists():
        sys.exit("the built site is needed to start the engine in it: run `make build`")
    named = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=_ARGUMENTS)
        found = [_ratio(browser, address, name, limits) for name, limits in (("idle", {}), ("throttled", _THROTTLED))]
        browser.close()
    return found


def _ratio(browser: Browser, address: str, name: str, limits: Mapping[str, Mapping[str, Any]]) -> Ratio:
    times = [_times(browser, address, limits) for _ in range(ROUNDS)]
    opening, start = (sorted(each)[ROUNDS // 2] for each in zip(*times, strict=True))
    return Ratio(
        f"first answer of the engine in Chromium over opening a page, {name}",
        f"The engine {start:.1f} s, a page of the same site {opening:.1f} s, neither with anything stored.",
        tuple(start / opening for opening, start in times),
    )


def _times(browser: Browser, address: str, limits: Mapping[str, Mapping[str, Any]]) -> tuple[float, float]:
    """Return the seconds in which a page opens, and then those in which the engine gives its first answer."""
    context = browser.new_context(service_workers="block")  # an empty cache
    context.set_default_timeout(_LIMIT)
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    for method, values in limits.items():
        protocol.send(method, dict(values))
    begun = perf_counter()
    page.goto(address + _PAGE)
    opened = perf_counter()
    page.evaluate(_ASK, _LIMIT)
    answered = perf_counter()
    context.close()
    return opened - begun, answered - opened
