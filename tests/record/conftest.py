"""What the tests of this folder share."""

import pytest

from hearts_spec.record import Replayer
from hearts_spec.rules import Library


@pytest.fixture
def replayer(library: Library) -> Replayer:
    return Replayer(library)
