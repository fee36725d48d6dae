"""What the tests of this folder share."""

import shutil
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.disputes.cases import HOUSE


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the rule sets, with a house rule beside the books."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", copied)
    (copied / "house").mkdir(exist_ok=True)
    (copied / "house/fridays.yml").write_text(HOUSE, encoding="utf-8")
    return copied
