"""Work divided among processes that fork from this one: what it has in memory is there, and only results are copied."""

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from signal import SIG_DFL, SIGINT, signal
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
PROCESSES = os.cpu_count() or 1


def by_processes(make: Callable[[T], R], items: Sequence[T], processes: int = 0) -> Iterator[R]:
    """Yield what `make` returns for each item, in the order of the items, each made by one of the processes.

    There are as many as processors, unless their number is given; a system that cannot fork has one.
    """
    processes = min(processes or PROCESSES, len(items))
    if processes < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(make, items)
        return
    gc.freeze()  # a collection in a process would copy what it shares with this one
    with ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), _begin, (make, items)) as pool:
        try:
            yield from pool.map(_made, range(len(items)))
        finally:
            pool.shutdown(cancel_futures=True)  # do not wait for the rest after an error or Ctrl-C
            gc.unfreeze()


_given: list[tuple[Callable[[Any], Any], Sequence[Any]]] = []  # the work of this process


def _begin(make: Callable[[Any], Any], items: Sequence[Any]) -> None:
    signal(SIGINT, SIG_DFL)  # end at Ctrl-C without a traceback
    _given[:] = [(make, items)]


def _made(place: int) -> Any:
    [(make, items)] = _given
    return make(items[place])
