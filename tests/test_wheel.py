"""The package as others install it: a wheel that works on its own, with the data it carries."""

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

PROJECT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the installed package, away from the project."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(PROJECT)], check=True, timeout=300)
    with ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "there")
    return folder / "there"


def answer(installed: Path, cwd: Path, *argv: str) -> object:
    """What the installed command answers in a folder of its user's."""
    done = subprocess.run(
        [sys.executable, "-m", "hearts_spec", *argv, "--json"],
        cwd=cwd, capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "PYTHONPATH": str(installed)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_settles_rules_and_lists_with_the_data_it_carries(installed: Path, tmp_path: Path) -> None:
    carried = {path.stem for path in (installed / "hearts_spec" / "rulesets" / "hoyle-1913").glob("*.yml")}
    listed = answer(installed, tmp_path, "rulesets", "--shared")
    assert isinstance(listed, list)
    assert {each["id"] for each in listed if each["source"] == "hoyle-1913"} == {
        f"hoyle-1913/{name}" for name in carried - {"provisions"}
    }
    settled = answer(installed, tmp_path, "settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6")
    assert isinstance(settled, dict)
    assert settled["net"] == {"A": 12, "B": -2, "C": -4, "D": -6}
    assert answer(installed, tmp_path, "rule", "the-odd-chip", "--rules", "hoyle-1887/hearts")


def test_a_house_rule_written_elsewhere_is_checked_and_played(installed: Path, tmp_path: Path) -> None:
    house = tmp_path / "fridays.yml"
    house.write_text("title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n", encoding="utf-8")
    assert answer(installed, tmp_path, "check", "fridays.yml") == []
    shown = answer(installed, tmp_path, "show", "fridays.yml")
    assert isinstance(shown, dict)
    assert shown["values"]["values.JD"]["value"] == -10


def test_nothing_of_the_project_but_the_package_and_its_data_is_in_it(installed: Path) -> None:
    assert {path.name.partition("-")[0] for path in installed.iterdir()} == {"hearts_spec"}
    assert not list(installed.rglob("__pycache__"))
