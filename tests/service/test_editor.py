"""The editor of the lab: how it is bundled and kept. tests/js has how it writes a rule into a file."""

import json
from pathlib import Path

import pytest

from hearts_spec.site.bundle import WITHOUT_DESK, editor_of
from tests.conftest import PROJECT, alone


@pytest.fixture(scope="session")
def editor(shared: Path) -> Path:
    """The editor; of several processes one makes it."""
    with alone(shared):
        made = editor_of(PROJECT)
    assert made is not None, "the suite tests the desk: take HEARTS_WITHOUT_DESK out of the environment"
    return made


def test_a_damaged_editor_is_made_again(editor: Path, shared: Path) -> None:
    whole = editor.read_bytes()
    with alone(shared):
        editor.write_bytes(whole[:1000])
        again = editor_of(PROJECT)
    assert again == editor
    assert editor.read_bytes() == whole


def test_the_licence_goes_with_it(editor: Path) -> None:
    assert "Permission is hereby granted" in editor.read_text(encoding="utf-8")[:1000]


def test_a_site_without_the_desk_has_no_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT_DESK, "1")
    assert editor_of(PROJECT) is None


def test_the_lock_has_digests_and_no_registry() -> None:
    lock = json.loads((PROJECT / "desk" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages["node_modules/@codemirror/view"]
    assert [name for name, each in packages.items() if "integrity" not in each or "resolved" in each] == []
