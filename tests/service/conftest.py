"""The bundle of the project."""

from pathlib import Path

import pytest

from hearts_spec.site.bundle import Bundle, bundle_of
from tests.conftest import PROJECT, alone


@pytest.fixture(scope="session")
def bundle(shared: Path) -> Bundle:
    """Give the bundle; of several processes one makes it."""
    with alone(shared):
        made = bundle_of(PROJECT)
    assert made is not None, "the suite tests the desk: take HEARTS_WITHOUT_DESK out of the environment"
    return made
