"""The walk to a book: what its page shows is read without a fault."""

import re
import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library
from tests.conftest import PROJECT

pytestmark = pytest.mark.slow

PAGE = PROJECT / "docs" / "contribute" / "books.md"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The rule sets of the project, with the book of the page among them."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", copied)
    entry, provisions, *_ = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    with (copied / "sources.yml").open("a", encoding="utf-8") as sources:
        sources.write(entry)
    (copied / "manual-1925").mkdir()
    (copied / "manual-1925" / "provisions.yml").write_text(provisions, encoding="utf-8")
    return copied


def test_entry_and_provisions_of_page_can_be_read(root: Path) -> None:
    said = [fault.message for fault in Library(root).faults()]
    assert [each for each in said if "which is not there" not in each and "no part of play" not in each] == []
    assert "manual-1925.p65.nobody-clear" in Library(root).provisions


def test_games_and_advice_of_page_asked_next(root: Path) -> None:
    said = " ".join(fault.message for fault in Library(root).faults())
    assert "lists the game 'manual-1925/hearts', which is not there" in said
    assert "the advice 'manual-1925.p68.hint.void' is under no part of play" in said
