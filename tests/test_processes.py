"""Work divided among processes gives the same as without them."""

import os
import threading

import pytest

from hearts_spec.scenarios import processes
from hearts_spec.scenarios.processes import by_processes


@pytest.mark.parametrize("number", [1, 2, 5])
def test_results_in_order_of_items(number: int) -> None:
    held = threading.Lock()  # nothing that could be copied
    assert list(by_processes(lambda each: (each, held.locked()), "abc", number)) == [(each, False) for each in "abc"]


def test_work_done_in_other_processes() -> None:
    assert os.getpid() not in set(by_processes(lambda _: os.getpid(), range(4), 2))
    assert set(by_processes(lambda _: os.getpid(), range(1), 2)) == {os.getpid()}


def test_one_process_where_none_can_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes.multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert set(by_processes(lambda _: os.getpid(), range(4), 2)) == {os.getpid()}


def test_first_error_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(by_processes(lambda each: 1 // each, [1, 0, 2], 2))
