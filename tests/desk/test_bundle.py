"""What is kept of the desk between builds, and what is said where its parts cannot be had."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.desk.schemas import AT_DESK, SCHEMAS
from hearts_spec.site.bundle import ROOMS, forget_all_but
from hearts_spec.site.npm import HOW, WITHOUT_DESK, BundleError, modules_of
from tests.conftest import PROJECT

NOW, BEFORE = "0123456789abcdef0123", "fedcba98765432100123"


def test_only_what_is_needed_is_kept_and_what_npm_installed(tmp_path: Path) -> None:
    kept = {NOW, f"code-{NOW}", "npm-19b7839c1841", "making-x1"}
    for name in (*kept, BEFORE, f"code-{BEFORE}"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").touch()
    (tmp_path / "editor-28cce00567f742aaa834.js").touch()
    forget_all_but(tmp_path, {tmp_path / NOW, tmp_path / f"code-{NOW}"})
    assert {path.name for path in tmp_path.iterdir()} == {*kept, "editor-28cce00567f742aaa834.js"}


def test_every_schema_that_the_desk_is_asked_for_is_made_by_a_room_it_carries() -> None:
    assert {SCHEMAS[kind][0].split(".")[1] for kind in AT_DESK} <= set(ROOMS)
    assert {kind for kind in SCHEMAS if kind not in AT_DESK} == {"deals", "advice", "claims"}


def test_where_npm_is_out_of_reach_one_line_says_so_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(PROJECT / HOW, tmp_path / HOW)
    for name, value in (("registry", "http://127.0.0.1:9"), ("cache", str(tmp_path / "cache")), ("fetch_retries", "0")):
        monkeypatch.setenv(f"npm_config_{name}", value)
    with pytest.raises(BundleError, match=r"^npm cannot get what the desk runs on: [^\n]*ECONNREFUSED[^\n]*$") as told:
        modules_of(tmp_path)
    assert WITHOUT_DESK in told.value.hint
