"""The scripts made with npm's packages, the editor of the lab and the search: how they are bundled and kept."""

import json
from pathlib import Path

import pytest

from hearts_spec.site.bundle import WITHOUT_DESK, scripts_of
from hearts_spec.site.licences import licences
from hearts_spec.site.plugin import ASSETS
from tests.conftest import PROJECT, alone


@pytest.fixture(scope="session")
def scripts(shared: Path) -> Path:
    """The folder of the scripts; of several processes one makes it."""
    with alone(shared):
        made = scripts_of(PROJECT)
    assert made is not None, "the suite tests the desk: take HEARTS_WITHOUT_DESK out of the environment"
    return made


@pytest.mark.parametrize("name", ["editor.js", "finder.js", "qr.js"])
def test_a_damaged_script_is_made_again(scripts: Path, shared: Path, name: str) -> None:
    script = scripts / name
    whole = script.read_bytes()
    with alone(shared):
        script.write_bytes(whole[:1000])
        again = scripts_of(PROJECT)
    assert again == scripts
    assert script.read_bytes() == whole


def test_the_licences_go_with_them(scripts: Path) -> None:
    assert all("assets/licences.txt" in path.read_text(encoding="utf-8")[:100] for path in scripts.glob("*.js"))
    text = licences(ASSETS / "fonts", scripts)
    packages = {"@codemirror/view", "@lezer/yaml", "crelt", "minisearch", "lean-qr", "stemmer", "style-mod"}
    assert [each for each in packages if f"\n{each}\n\n" not in text] == []
    assert "\nesbuild\n" not in text
    assert text.count("Permission is hereby granted") >= len(packages) + 2  # PyYAML and Material


def test_the_licences_of_the_other_parts(scripts: Path) -> None:
    text = licences(ASSETS / "fonts", scripts)
    authors = (
        "Martin Donath",
        "Pictogrammers",
        "Ingy döt Net",
        "Alegreya Project Authors",
        "Python Software Foundation",
    )
    assert [each for each in authors if each not in text] == []
    titles = ("Mozilla Public License Version 2.0", "Apache License", "SIL OPEN FONT LICENSE")
    assert [each for each in titles if each not in text] == []
    assert "pyodide" not in licences(ASSETS / "fonts", None)


def test_a_site_without_the_desk_has_no_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT_DESK, "1")
    assert scripts_of(PROJECT) is None


def test_the_lock_has_digests_and_no_registry() -> None:
    lock = json.loads((PROJECT / "desk" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages["node_modules/@codemirror/view"]
    assert [name for name, each in packages.items() if "integrity" not in each or "resolved" in each] == []
