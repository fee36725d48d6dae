"""The package as others install it: a wheel that works on its own, with the data it carries."""

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the project."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(PROJECT)], check=True, timeout=300)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder of the installed package, away from the project."""
    with ZipFile(wheel) as opened:
        opened.extractall(wheel.parent / "there")
    return wheel.parent / "there"


def told(installed: Path, cwd: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    """What the installed command says in a folder of its user's."""
    return subprocess.run(
        [sys.executable, "-m", "hearts_spec", *argv],
        cwd=cwd, capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "PYTHONPATH": str(installed)},
    )  # fmt: skip


def answer(installed: Path, cwd: Path, *argv: str) -> object:
    """What the installed command answers in a folder of its user's."""
    done = told(installed, cwd, *argv, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_wheel_settles_and_lists_with_bundled_data(installed: Path, tmp_path: Path) -> None:
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


def test_external_house_rule_checked_and_played(installed: Path, tmp_path: Path) -> None:
    house = tmp_path / "fridays.yml"
    house.write_text("title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n", encoding="utf-8")
    assert answer(installed, tmp_path, "check", "fridays.yml") == []
    shown = answer(installed, tmp_path, "show", "fridays.yml")
    assert isinstance(shown, dict)
    assert shown["values"]["values.JD"]["value"] == -10


def test_wheel_contains_only_package_and_data(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"hearts_spec"}
    assert [name for name in names if "__pycache__" in name] == []


ANYWHERE = (
    ("rulesets",),
    ("show", "modern/standard"),
    ("compare", "hoyle-1887/hearts", "modern/standard"),
    ("situations",),
    ("coverage",),
    ("claims",),
    ("schema", "records"),
    ("reconstruct", "spot"),
)


@pytest.mark.parametrize("command", ANYWHERE, ids=" ".join)
def test_a_command_needs_nothing_but_the_package(installed: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert answer(installed, tmp_path, *command)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "command", [("measure", "--keep"), ("reconstruct", "spot", "--search", "--keep")], ids=" ".join
)
def test_nothing_is_stored_in_the_package(installed: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    done = told(installed, tmp_path, *command)
    assert (done.returncode, "nothing is stored in the installed package" in done.stderr) == (2, True)


def test_a_deal_is_replayed_anywhere(installed: Path, tmp_path: Path) -> None:
    record = {
        "rules": "modern/standard", "seats": ["A", "B", "C", "D"], "dealer": "D", "plays": ["2C"],
        "hands": {"A": "2C", "B": "3C", "C": "4C", "D": "5C"},
    }  # fmt: skip
    (tmp_path / "deal.json").write_text(json.dumps(record), encoding="utf-8")
    done = told(installed, tmp_path, "replay", "deal.json")
    assert "deal.json:1:" in done.stderr
    assert "Traceback" not in done.stderr


def test_house_rule_created_in_current_folder(installed: Path, tmp_path: Path) -> None:
    done = told(installed, tmp_path, "new", "house/fridays", "--extends", "modern/standard")
    assert done.returncode == 0, done.stderr
    assert "hearts-spec check house/fridays.yml" in done.stdout
    assert (tmp_path / "house" / "fridays.yml").is_file()
    assert (tmp_path / ".schemas" / "rulesets.json").is_file()
    assert answer(installed, tmp_path, "check", "house/fridays.yml") == []
    shown = answer(installed, tmp_path, "show", "house/fridays.yml")
    assert isinstance(shown, dict)
    assert shown["title"] == "Fridays"
    assert not (installed / "hearts_spec" / "rulesets" / "house" / "fridays.yml").exists()


@pytest.mark.parametrize("command", ["build", "serve"])
def test_a_site_is_said_to_need_the_project(installed: Path, tmp_path: Path, command: str) -> None:
    done = told(installed, tmp_path, command)
    assert done.returncode == 2
    assert done.stderr == (
        "hearts-spec: there is no mkdocs.yml beside the rule sets (the site is built from a copy of the project, "
        "and not from the package alone: go into its folder)\n"
    )


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        [about] = [name for name in names if name.endswith(".dist-info/METADATA")]
        said = opened.read(about).decode()
    assert "hearts_spec/py.typed" in names
    assert {name.rpartition("/licenses/")[2] for name in names if "/licenses/" in name} == {
        "LICENSE", "LICENSE-DATA", "hearts_spec/site/assets/fonts/OFL.txt",
    }  # fmt: skip
    assert "License-Expression: MIT AND CC-BY-4.0 AND OFL-1.1" in said
    assert "Description-Content-Type: text/markdown" in said
    assert "# Hearts by the Book" in said
