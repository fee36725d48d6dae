"""What the tests of this folder share."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library
from tests.inheritance.house import SMALL


@pytest.fixture
def library() -> Library:
    return Library(SMALL)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library that a test may add to."""
    copied = tmp_path / "rulesets"
    shutil.copytree(SMALL, copied)
    return copied
