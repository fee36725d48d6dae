"""How far a piece of work is, shown on the terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int], None]

_CLEAR = "\r\x1b[K"


def no_progress(done: int, of: int) -> None:
    """Ignore progress: the default callback."""


@contextmanager
def progress(work: str) -> Iterator[Progress]:
    """Announce a piece of work on standard error. Yields a callback that shows the percentage, on a terminal only."""
    if not sys.stderr.isatty():
        print(work, file=sys.stderr, flush=True)
        yield no_progress
        return
    last = ""

    def show(done: int, of: int) -> None:
        nonlocal last
        line = f"{_CLEAR}{work} … {100 * done // max(of, 1)} %"
        if line != last:
            print(line, end="", file=sys.stderr, flush=True)
            last = line

    show(0, 1)
    try:
        yield show
    finally:
        print(_CLEAR, end="", file=sys.stderr, flush=True)
