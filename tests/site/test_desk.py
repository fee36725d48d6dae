"""The desk in a real Chromium: started by the reader alone, the same answers, its limits, without a network."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route

from hearts_spec.service.ask import Service
from tests.conftest import LIBRARY
from tests.service.vectors import HOUSE, all_vectors, faults
from tests.site.conftest import STARTS, served

SETTLE = {"ask": "settle", "id": "hoyle-1887/hearts", "hearts": {"A": 1, "B": 2, "C": 4, "D": 6}}
SLOW = {"ask": "departs", "id": "mine.yml", "house": HOUSE}
EVERY = 12  # Node answers all vectors; of these so many pass over in Chromium
BREAKS = """self.postMessage({ stage: "ready" });
self.onmessage = ({ data: { id } }) => self.postMessage({ id, broken: "no more memory" });"""
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
    """Ask as a page does; gives the document or the kind of error, and the stages that were told."""
    answer: dict[str, Any] = page.evaluate(ASK, [request, options])
    return answer


@pytest.fixture
def reader(desk_page: Page, address: str) -> Page:
    """A reader on a page of the site, who has had the engine before."""
    desk_page.goto(f"{address}disputes/")
    return desk_page


def test_nothing_of_the_desk_is_loaded_where_nobody_acts(new_reader: Page, address: str) -> None:
    page = new_reader
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}disputes/")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "assets/desk" in url] == []
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found === undefined)")


def test_it_answers_as_the_command_does_and_says_how_far_it_is(new_reader: Page, desk: Service, address: str) -> None:
    new_reader.set_default_timeout(STARTS)
    new_reader.goto(f"{address}disputes/")
    first, second = ask(new_reader, SETTLE), ask(new_reader, SLOW)
    assert first["document"] == desk.ask(SETTLE)
    assert second["document"] == desk.ask(SLOW)
    assert list(dict.fromkeys(first["stages"])) == ["loading", "starting", "ready", "asking"]
    assert second["stages"] == ["asking"]


def test_a_sample_of_all_that_is_asked_has_the_same_bytes(reader: Page, desk: Service) -> None:
    requests = [*all_vectors(LIBRARY)[::EVERY], *faults()]
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


def test_a_question_that_takes_too_long_is_stopped_and_the_desk_lives_on(reader: Page) -> None:
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12
    assert ask(reader, SLOW, limit=1)["kind"] == "limit"
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12


def test_what_waits_behind_a_question_that_is_stopped_is_answered(reader: Page) -> None:
    ask(reader, SETTLE)
    found = reader.evaluate(
        f"""async ([slow, settle, long]) => {{
          {OPEN}
          const kind = (promise) => promise.catch(({{ kind }}) => kind);
          const [stopping, gone] = [new AbortController(), AbortSignal.abort()];
          const asked = [
            open().ask(slow, {{ limit: 1 }}), open().ask(slow, {{ signal: stopping.signal }}), open().ask(settle),
            open().ask(settle, {{ signal: gone }}), open().ask(long),
          ].map(kind);
          stopping.abort();
          return Promise.all(asked);
        }}""",
        [SLOW, SETTLE, {"ask": "x" * 200_000}],
    )
    assert [*found[:2], *found[3:]] == ["limit", "cancelled", "cancelled", "size"]
    assert found[2]["net"]["A"] == 12


def test_cancelling_ends_the_worker_and_all_that_waits(reader: Page) -> None:
    ask(reader, SETTLE)
    [worker] = reader.workers
    with worker.expect_event("close"):
        kinds = reader.evaluate(
            f"""async (requests) => {{
              {OPEN}
              const asked = requests.map((request) => open().ask(request).catch(({{ kind }}) => kind));
              open().cancel();
              return Promise.all(asked);
            }}""",
            [SLOW, SETTLE],
        )
    assert kinds == ["cancelled", "cancelled"]
    assert reader.workers == []
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12


def test_one_worker_serves_a_page(reader: Page) -> None:
    ask(reader, SETTLE)
    assert ask(reader, SETTLE)["stages"] == ["asking"]
    assert len(reader.workers) == 1


def test_after_its_first_use_it_is_had_without_a_network(new_reader: Page, site: Path, tmp_path: Path) -> None:
    page = new_reader
    page.set_default_timeout(STARTS)
    with served(site, tmp_path) as address:
        page.goto(f"{address}disputes/")
        page.evaluate(f"caches.open('hearts').then((cache) => cache.put({SITE} + '{FORMER}', new Response('')))")
        ask(page, SETTLE)
        wait_until_all_is_kept(page)
    page.goto(f"{address}disputes/?game=modern/standard")
    assert ask(page, SETTLE)["document"]["net"]["A"] == 12
    assert page.evaluate(f"caches.match({SITE} + '{FORMER}').then((kept) => kept === undefined)")


def wait_until_all_is_kept(page: Page) -> None:
    """Wait until the page and the desk are kept whole: what is still being written is among the keys already."""
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


def test_a_site_without_the_desk_says_so(reader: Page) -> None:
    def without(route: Route) -> None:
        route.fulfill(body="export default null;", content_type="text/javascript")

    reader.route("**/desk/bundle.js", without)
    answer = ask(reader, SETTLE)
    assert answer["kind"] == "unavailable"
    assert "without the desk" in answer["message"]


def test_a_start_that_fails_is_tried_again_and_then_told(reader: Page) -> None:
    reader.route("**/pyodide.asm.wasm", lambda route: route.abort())
    assert ask(reader, SETTLE)["kind"] == "start"
    reader.unroute("**/pyodide.asm.wasm")
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12


def test_a_start_that_fails_once_is_not_noticed(reader: Page) -> None:
    reader.route("**/pyodide.asm.wasm", lambda route: route.abort(), times=1)
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12


def test_an_engine_that_breaks_down_is_told_and_another_answers(reader: Page) -> None:
    reader.route("**/desk/worker.js", lambda route: route.fulfill(body=BREAKS, content_type="text/javascript"))
    answer = ask(reader, SETTLE)
    assert (answer["kind"], answer["message"]) == ("broken", "The desk broke down over this: no more memory")
    reader.unroute("**/desk/worker.js")
    assert ask(reader, SETTLE)["document"]["net"]["A"] == 12


def test_no_script_that_stands_in_a_page_is_run(reader: Page) -> None:
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
