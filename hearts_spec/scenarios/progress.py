"""How far long work has got: on a terminal one line that is written anew, elsewhere one line for each piece of work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int], None]

_CLEAR = "\r\x1b[K"


def untold(done: int, of: int) -> None:
    """Let nobody know."""


@contextmanager
def progress(work: str) -> Iterator[Progress]:
    """Say that a piece of work is begun; what is given tells how much of it is done."""
    if not sys.stderr.isatty():
        print(work, file=sys.stderr, flush=True)
        yield untold
        return
    shown = ""

    def tell(done: int, of: int) -> None:
        nonlocal shown
        line = f"{_CLEAR}{work} … {100 * done // max(of, 1)} %"
        if line != shown:
            print(line, end="", file=sys.stderr, flush=True)
            shown = line

    tell(0, 1)
    try:
        yield tell
    finally:
        print(_CLEAR, end="", file=sys.stderr, flush=True)
