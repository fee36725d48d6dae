"""Building and serving: what a person may ask for wrongly is refused before anything is emptied, read or published."""

import os
import shutil
import socket
from pathlib import Path

import pytest
from properdocs.livereload import LiveReloadServer

from hearts_spec.cli import main
from hearts_spec.site.markdown_pages import not_plain
from hearts_spec.site.plugin import harden

PROJECT = Path(__file__).parent.parent


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that is all there but for its rule sets, with a file in it that must not be lost."""
    folder = tmp_path / "project"
    for name in ("rulesets", "docs", "features"):
        (folder / name).mkdir(parents=True)
    shutil.copy(PROJECT / "mkdocs.yml", folder)
    (folder / "docs" / "mine.md").write_text("# Mine\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize(
    ("out", "said"),
    [
        (".", "is a folder that the site is made from"),
        ("docs", "is a folder that the site is made from"),
        ("features/../docs/deep", "is a folder that the site is made from"),
        ("..", "holds the project itself"),
        ("/", "holds the project itself"),
        ("mkdocs.yml/site", "mkdocs.yml/site: Not a directory"),
        ("mkdocs.yml", "mkdocs.yml: File exists"),
        ("full", "holds other files"),
    ],
)
def test_a_folder_that_would_be_emptied_is_refused(
    project: Path, out: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "full").mkdir()
    (project / "full" / "letter.txt").write_text("kept", encoding="utf-8")
    assert main(["build", "--out", out]) in (1, 2)
    told = capsys.readouterr().err
    assert said in told
    assert "at fault" not in told
    assert (project / "docs" / "mine.md").read_text(encoding="utf-8") == "# Mine\n"
    assert (project / "full" / "letter.txt").read_text(encoding="utf-8") == "kept"


def test_file_added_to_a_built_site_is_not_taken_away(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site, built = project / "site", project / "site" / "rules" / "index.html"
    built.parent.mkdir(parents=True)
    built.write_text("a page", encoding="utf-8")
    (site / ".hearts-spec").write_text("rules/index.html", encoding="utf-8")
    (site / "letter.txt").write_text("kept", encoding="utf-8")
    assert main(["build"]) == 2
    assert "site holds 'letter.txt', which no build has put there" in capsys.readouterr().err
    assert built.exists()
    assert (site / "letter.txt").read_text(encoding="utf-8") == "kept"


def test_file_added_after_a_failed_build_is_not_taken_away(project: Path) -> None:
    (project / "rulesets" / "sources.yml").write_text("book: {title: A, short: A}\n", encoding="utf-8")
    (project / "site").mkdir()
    (project / "site" / "sitemap.xml").write_text("", encoding="utf-8")  # of a build before such lists
    for _ in range(2):
        assert main(["build", "--without-desk"]) == 1
    (project / "site" / "letter.txt").write_text("kept", encoding="utf-8")
    assert main(["build", "--without-desk"]) == 2


def test_server_hardened_against_odd_requests(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = LiveReloadServer(lambda: None, "127.0.0.1", 0, str(tmp_path), mount_path="/")
    harden(server)
    statuses: list[str] = []
    environ = {"PATH_INFO": "/\0", "REQUEST_METHOD": "GET"}
    list(server.get_app()(environ, lambda status, headers, error=None: statuses.append(status)))
    assert [each[:3] for each in statuses] == ["404"]
    for error in (ConnectionResetError(), ValueError("a fault")):
        try:
            raise error
        except (ConnectionResetError, ValueError):
            server.handle_error(None, ("127.0.0.1", 1))
    told = capfd.readouterr().err
    assert "a fault" in told
    assert "ConnectionResetError" not in told


def test_error_reported_once_without_names_of_mkdocs(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (project / "rulesets" / "sources.yml").write_text("book: {title: A, short: A}\n", encoding="utf-8")
    assert main(["build", "--out", "site", "--without-desk"]) == 1
    told = capfd.readouterr().err.splitlines()
    message = "the source book has neither a year nor the year in which its text was seen"
    assert told[-3].endswith(f"rulesets/sources.yml:1:7: {message} (add `year` or, if nothing gives its year, `seen`)")
    assert told[-2:] == ["hearts-spec: 1 fault; nothing was built", "hearts-spec: the site was not built"]


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999", "eighty", "²", "1" * 5000])
def test_a_port_that_is_none_is_refused(project: Path, port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert "is not a port: a number from 1 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize(("ends", "code"), [(0, 0), (1, 1), (3, 1)])
def test_failing_server_reported_by_exit_code(
    project: Path, monkeypatch: pytest.MonkeyPatch, ends: int, code: int
) -> None:
    (project / "ending.py").write_text(f"raise SystemExit({ends})\n", encoding="utf-8")
    monkeypatch.setattr("hearts_spec.cli.site_commands.GENERATOR", "ending")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert main(["serve", "--port", str(port)]) == code


def test_a_port_in_use_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 1
    hint = "name another: `make serve PORT=8001`, or `serve --port 8001`"
    assert f"port {port} cannot be used: address already in use ({hint})" in capsys.readouterr().err


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "good.md").write_text("# Good\n", encoding="utf-8")
    return folder


def told(docs: Path) -> list[str]:
    return [str(fault) for fault in not_plain(docs)]


def test_plain_pages_are_good(docs: Path) -> None:
    (docs / "deep").mkdir()
    (docs / "deep" / "picture.png").write_bytes(b"\x89PNG\xff")
    assert told(docs) == []


@pytest.mark.parametrize("target", ["/etc", "/etc/passwd", "nowhere", "good.md"])
def test_a_link_among_the_pages_is_a_fault(docs: Path, target: str) -> None:
    (docs / "x.md").symlink_to(target)
    hint = "(put the file itself here)"
    assert told(docs) == [f"docs/x.md:1:1: is a link, and only files of the project are published {hint}"]


def test_a_pipe_among_the_pages_is_a_fault(docs: Path) -> None:
    os.mkfifo(docs / "x.md")
    assert told(docs) == ["docs/x.md:1:1: is no file that can be published (take it out)"]


def test_page_that_is_not_text_reported_with_location(docs: Path) -> None:
    (docs / "x.md").write_bytes(b"# One\n\nCaf\xe9\n")
    assert told(docs) == ["docs/x.md:3:4: the byte 0xe9 is not UTF-8 (save the file as UTF-8)"]
