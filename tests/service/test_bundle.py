"""What is kept of the desk between builds, and what is said where its parts cannot be had."""

import gzip
import json
import shutil
from pathlib import Path

import pytest

from hearts_spec.cli.check_commands import every_schema
from hearts_spec.service.schemas import AT_DESK
from hearts_spec.site.bundle import (
    BUNDLES,
    DESK,
    LOCK,
    ROOMS,
    WITHOUT_DESK,
    BundleError,
    bundle_of,
    forget_all_but,
    modules_of,
    packing,
)
from tests.conftest import PROJECT

NOW, BEFORE = "0123456789abcdef0123", "fedcba98765432100123"


def test_bundle_keeps_only_needed_files_and_npm_installs(tmp_path: Path) -> None:
    kept = {NOW, f"code-{NOW}", "npm-19b7839c1841", "making-x1"}
    for name in (*kept, BEFORE, f"code-{BEFORE}"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").touch()
    (tmp_path / "editor-28cce00567f742aaa834.js").touch()
    forget_all_but(tmp_path, {tmp_path / NOW, tmp_path / f"code-{NOW}"})
    assert {path.name for path in tmp_path.iterdir()} == {*kept, "editor-28cce00567f742aaa834.js"}


def packed_as_names(arguments: list[str], folder: Path, failing: str) -> None:
    """Stand in for Node: pack what is laid out as the names of its files."""
    making = Path(arguments[1])
    laid = sorted(path.relative_to(making).as_posix() for path in (making / "site").rglob("*.py"))
    for name in ("python.zip", "rooms.zip"):
        (making / name).write_text("\n".join(laid), encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose desk is packed in no time."""
    monkeypatch.delenv(WITHOUT_DESK, raising=False)
    shutil.copytree(PROJECT / "tests" / "library", tmp_path / "rulesets")
    modules = tmp_path / "node_modules"
    for name in (f"{DESK}/{LOCK}", *(f"{DESK}/{name}" for name in ("pack.mjs", "pack.py", "rehearse.py"))):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}", encoding="utf-8")
    (modules / "pyodide").mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"):
        (modules / "pyodide" / name).write_text('{"info": {}}', encoding="utf-8")
    monkeypatch.setattr("hearts_spec.site.bundle.modules_of", lambda project: modules)
    monkeypatch.setattr("hearts_spec.site.bundle.run_node", packed_as_names)
    return tmp_path


def test_bundle_reused_while_complete_and_books_unchanged(project: Path) -> None:
    made = bundle_of(project)
    assert made is not None
    rooms = made.folder / "rooms.zip.gz"
    as_it_was = rooms.read_bytes()
    laid = gzip.decompress(as_it_was).decode().splitlines()
    assert {"site/hearts_spec/__init__.py", "site/hearts_spec/service/ask.py", "site/yaml/__init__.py"} <= set(laid)
    manifest = made.folder / "manifest.json"
    when = manifest.stat().st_mtime_ns
    assert bundle_of(project) == made
    assert manifest.stat().st_mtime_ns == when

    rooms.write_bytes(as_it_was[:-1])
    assert bundle_of(project) == made
    assert rooms.read_bytes() == as_it_was
    manifest.write_text(json.dumps({**made.manifest, "digest": "another"}), encoding="utf-8")
    assert bundle_of(project) == made

    with (project / "rulesets/book/game.yml").open("a", encoding="utf-8") as game:
        game.write("# a word\n")
    other = bundle_of(project)
    assert other is not None
    folders = {path.name for path in (project / BUNDLES).iterdir()}
    assert other.digest != made.digest
    assert {name for name in folders if not name.startswith("code-")} == {other.digest}
    assert len(folders) == 2


def test_desk_has_schemas_only_for_rooms_it_carries() -> None:
    assert set(every_schema()) - set(AT_DESK) == {"deals", "advice", "claims"}
    assert not {"book_deals", "claims"} & set(ROOMS)


def test_unreachable_npm_reported_in_one_line_with_fix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PROJECT / DESK, tmp_path / DESK)
    for name, value in (("registry", "http://127.0.0.1:9"), ("cache", str(tmp_path / "cache")), ("fetch_retries", "0")):
        monkeypatch.setenv(f"npm_config_{name}", value)
    refused = r"npm cannot get what the desk runs on: [^\n]*ECONNREFUSED[^\n]*"
    with pytest.raises(BundleError, match=f"^{refused}$") as told:
        modules_of(tmp_path)
    assert WITHOUT_DESK in told.value.hint
    shutil.copytree(PROJECT / "tests" / "library", tmp_path / "rulesets")
    monkeypatch.delenv(WITHOUT_DESK, raising=False)
    with packing(tmp_path) as packed_by_now, pytest.raises(BundleError, match=rf"^{refused}\(.*{WITHOUT_DESK}=1"):
        packed_by_now()


def test_packing_ended_by_an_error_of_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PROJECT / DESK, tmp_path / DESK)
    monkeypatch.delenv(WITHOUT_DESK, raising=False)
    with pytest.raises(ZeroDivisionError), packing(tmp_path):
        raise ZeroDivisionError


def test_stored_bundle_is_not_packed_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearts_spec.site.bundle.scripts_of", lambda project: None)
    monkeypatch.setattr("hearts_spec.site.bundle._scripts_folder", lambda project: project)
    monkeypatch.setattr("hearts_spec.site.bundle._are_made", lambda folder: True)
    made = bundle_of(project)
    monkeypatch.delattr("hearts_spec.site.bundle.run_node")
    with packing(project) as packed_by_now:
        assert packed_by_now() == (made, None)
