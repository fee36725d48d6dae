"""What the processes of one run share."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder that is the same in every process."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@contextmanager
def alone(shared: Path) -> Iterator[None]:
    """Do what one process alone should do at a time: what is kept in the project's own folder is made once."""
    with (shared / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield
