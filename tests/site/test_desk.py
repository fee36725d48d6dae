"""The engine in a real Chromium: started by the reader alone, with the same answers, also without a network."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from hearts_spec.service.ask import Service
from tests.conftest import LIBRARY
from tests.service.vectors import HOUSE, all_vectors, faults
from tests.site.conftest import STARTS, served

SETTLE = {"ask": "settle", "id": "hoyle-1887/hearts", "hearts": {"A": 1, "B": 2, "C": 4, "D": 6}}
SLOW = {"ask": "departs", "id": "mine.yml", "house": HOUSE}
EVERY = 60  # Node answers all vectors; of these so many pass over in Chromium
FORMER = f"assets/desk/{'0' * 20}/rooms.zip.gz"  # of an engine that was
SITE = 'new URL("..", document.querySelector("link[rel=icon]").href).href'
OPEN = f'const {{ open }} = await import({SITE} + "assets/desk/desk.js");'
ASK = """async ([request, options]) => {
  OPEN
  const stages = [];
  try {
    const document = await open().ask(request, { ...options, onStage: ({ stage }) => stages.push(stage) });
    return { document, stages };
  } catch (error) {
    return { kind: error.kind, message: error.message, stages };
  }
}""".replace("OPEN", OPEN)


def ask(page: Page, request: Any, **options: Any) -> dict[str, Any]:
    """Ask as a page does; returns the document or the kind of error, and the stages."""
    answer: dict[str, Any] = page.evaluate(ASK, [request, options])
    return answer


def answer(page: Page, request: Any) -> Any:
    """Ask as a page does that has time, and return the document. A busy machine takes longer than a page waits."""
    found = ask(page, request, limit=STARTS)
    assert "document" in found, found
    return found["document"]


@pytest.fixture
def reader(desk_page: Page, address: str) -> Page:
    """A reader on a page of the site, who has had the engine before."""
    desk_page.goto(f"{address}disputes/")
    return desk_page


def test_it_answers_as_the_command_does(reader: Page, desk: Service) -> None:
    """A start that fails is tried again; a slow question ends the worker, and the next question finds another."""
    reader.route("**/pyodide.asm.wasm.gz", lambda route: route.abort(), times=1)
    first = ask(reader, SETTLE, limit=STARTS)
    assert first.get("document") == desk.ask(SETTLE), first
    assert list(dict.fromkeys(first["stages"])) == ["loading", "starting", "ready", "asking"]
    assert len(reader.workers) == 1
    requests = [*all_vectors(LIBRARY)[::EVERY], *list(faults())[::EVERY], SLOW]
    there = reader.evaluate(
        f"""async (requests) => {{
          {OPEN}
          return Promise.all(requests.map((request) => open().ask(request, {{ limit: 60_000 }})));
        }}""",
        requests,
    )
    differing = [
        request for request, answer in zip(requests, there, strict=True)
        if json.dumps(answer) != json.dumps(desk.ask(request))
    ]  # fmt: skip
    assert differing == []
    assert ask(reader, SLOW, limit=1)["kind"] == "limit"
    assert answer(reader, SETTLE) == first["document"]


def test_a_start_that_always_fails_is_told(reader: Page) -> None:
    reader.route("**/pyodide.asm.wasm.gz", lambda route: route.abort())
    assert ask(reader, SETTLE)["kind"] == "start"


def test_it_works_offline_after_its_first_use(new_reader: Page, site: Path, tmp_path: Path) -> None:
    """Before a reader acts nothing of it is loaded, nor is anything kept."""
    page = new_reader
    page.set_default_timeout(STARTS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with served(site, tmp_path) as address:
        page.goto(f"{address}disputes/", wait_until="networkidle")
        assert [url for url in asked if "assets/desk" in url] == []
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found === undefined)")
        page.evaluate(f"caches.open('hearts').then((cache) => cache.put({SITE} + '{FORMER}', new Response('')))")
        answer(page, SETTLE)
        wait_until_all_is_kept(page)
    page.goto(f"{address}disputes/?game=modern/standard")
    assert answer(page, SETTLE)["net"]["A"] == 12
    assert page.evaluate(f"caches.match({SITE} + '{FORMER}').then((kept) => kept === undefined)")


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the page and the engine are kept whole: what is still being written is among the keys already."""
    page.evaluate(
        f"""async () => {{
          const desk = new URL("assets/desk/", {SITE}).href;
          const {{ default: {{ files, folder }} }} = await import(desk + "bundle.js");
          const cache = await caches.open("hearts");
          const whole = async (url, bytes) => {{
            const kept = await cache.match(url, {{ ignoreVary: true }});
            const {{ byteLength }} = kept ? await kept.arrayBuffer() : {{ byteLength: 0 }};
            return bytes ? byteLength === bytes : byteLength > 0;
          }};
          const parts = ["desk.js", "worker.js", "engine.js", "bundle.js"].map((name) => [desk + name]);
          const bundle = Object.entries(files).map(([name, {{ bytes }}]) => [desk + folder + name, bytes]);
          for (const [url, bytes] of [[location.href], ...parts, ...bundle])
            while (!(await whole(url, bytes))) await new Promise(requestAnimationFrame);
        }}"""
    )


def test_no_script_within_a_page_runs(reader: Page) -> None:
    reader.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="window.ran = true">');
        }"""
    )
    with pytest.raises(Error, match="violates"):
        reader.add_script_tag(content="window.ran = true")
    assert reader.evaluate("window.ran") is None
