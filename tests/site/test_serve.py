"""Serving the site while files are saved: what changes is shown, and a fault is told without ending the server."""

import os
import queue
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from signal import SIG_DFL, SIGINT, SIGTERM, Signals, signal
from urllib.request import urlopen

import pytest

from tests.conftest import PROJECT

# All pages are made again at every save, so the project is a small one: a book, one page by hand, and a scenario.
NAV = "nav: [index.md, {Rules: rules/}, {Sources: sources/}, about.md]"
BY_HAND = "# About\n\nThe game that is played here is [@book/game].\n"
FEATURE = """@book.pay
Feature: The game of the book

  Scenario: Hearts may be led at once
    Given the game is book/game
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card
"""
ENDED = ""  # in place of a line, once no more can come
PATIENCE = 300  # seconds to wait for a line before the test fails; a passing test never waits so long


def _hears_ctrl_c() -> None:
    """Let a process be ended by Ctrl-C, though the tests that start it run in the background and pay it no heed."""
    signal(SIGINT, SIG_DFL)


class Server:
    """A running `hearts-spec serve`, read line by line."""

    def __init__(self, project: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "hearts_spec", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "TMPDIR": str(project.parent)}, preexec_fn=_hears_ctrl_c,
        )  # fmt: skip
        self.lines: queue.Queue[str] = queue.Queue()
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(ENDED)

    def wait_for(self, text: str) -> str:
        """Give all that is printed up to the line that holds a text."""
        seen = ""
        while text not in seen:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                line = ENDED
            if line == ENDED:
                pytest.fail(f"the server never said '{text}'; it said:\n{seen}")
            seen += line
        return seen

    def page(self, path: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}/{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def stop(self) -> None:
        with suppress(ProcessLookupError):  # all of it may have ended
            os.killpg(self.process.pid, 15)
        self.process.wait(timeout=PATIENCE)

    def ends(self) -> int:
        """Give the code with which it ends, once nothing that it has started can print any more."""
        self.reading.join(PATIENCE)
        assert not self.reading.is_alive(), "something that it has started goes on"
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    shutil.copytree(PROJECT / "tests" / "library", folder / "rulesets")
    settings, nav, _ = (PROJECT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")
    assert nav
    files = {"mkdocs.yml": f"{settings}\n{NAV}\n", "docs/about.md": BY_HAND, "features/book/game.feature": FEATURE}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def server(project: Path) -> Iterator[Server]:
    running = Server(project)
    yield running
    running.stop()


def test_saved_file_shown_and_error_keeps_server(project: Path, server: Server):
    assert server.wait_for("served on").splitlines() == [
        "Checking the rule sets and the scenarios",
        "Playing the scenarios",
        "Building the pages",
        f"Hearts by the Book is served on http://127.0.0.1:{server.port}/ until Ctrl-C is pressed",
    ]
    assert "127.0.0.1" not in server.page("") + server.page("sitemap.xml")
    assert "Friday Hearts" not in server.page("rules/")

    house = project / "rulesets" / "house" / "fridays.yml"
    house.parent.mkdir(exist_ok=True)
    house.write_text("title: Friday Hearts\nextends: book/game\nvalues: {JD: 10}\n")
    server.wait_for(f"Up to date: http://127.0.0.1:{server.port}/")
    assert "Friday Hearts" in server.page("rules/house/fridays/")

    house.write_text("title: Friday Hearts\nextends: book/game\nvalues: {JX: 10}\n")
    told = server.wait_for("rulesets/house/fridays.yml:3:10: ")
    assert "JX" in told
    assert "Friday Hearts" in server.page("rules/house/fridays/")

    house.write_text("title: Saturday Hearts\nextends: book/game\nvalues: {JD: 10}\n")
    server.wait_for(f"Up to date: http://127.0.0.1:{server.port}/")
    assert "Saturday Hearts" in server.page("rules/house/fridays/")

    settings = (project / "mkdocs.yml").read_text(encoding="utf-8")
    (project / "mkdocs.yml").write_text("site_name: [\n", encoding="utf-8")
    assert "Traceback" not in server.wait_for("The pages are not up to date")
    assert "Saturday Hearts" in server.page("rules/house/fridays/")
    (project / "mkdocs.yml").write_text(settings, encoding="utf-8")
    assert "Traceback" not in server.wait_for(f"Up to date: http://127.0.0.1:{server.port}/")
    assert server.process.poll() is None


@pytest.mark.parametrize("told", [SIGTERM, SIGINT])
def test_whoever_ends_the_command_ends_the_server(project: Path, server: Server, tmp_path: Path, told: Signals):
    """Nothing is left of it: no process of its own, and not the folder that it serves from."""
    server.wait_for("served on")
    assert list(tmp_path.glob("properdocs_*"))
    server.process.send_signal(told)
    assert server.ends() == 0
    assert server.lines.get() == ENDED
    assert not list(tmp_path.glob("properdocs_*"))
