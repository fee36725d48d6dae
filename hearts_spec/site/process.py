"""Runs ProperDocs in a process of its own that prints only warnings and errors.

    python -m hearts_spec.site.process build FOLDER
    python -m hearts_spec.site.process serve PORT [--open]

builds or serves the site of the project in the working directory.
"""

import gc
import logging
import os
import sys
from contextlib import suppress
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from typing import NoReturn

from properdocs.commands.build import build
from properdocs.commands.serve import serve
from properdocs.config import load_config
from properdocs.exceptions import Abort, ProperDocsException

CONFIG = "mkdocs.yml"
INTERRUPTED = 130
_TO_END = (SIGINT, SIGTERM)


def main(*given: str) -> int:
    """Build or serve, and return the exit code. A warning of ProperDocs, such as for a broken link, stops a build."""
    _quieten()
    building = given[0] == "build"
    gc.set_threshold(50_000, 1_000 if building else 20, 20)  # most objects of a page live until the end
    try:
        if building:
            config = load_config(CONFIG, site_dir=given[1], strict=True)
            config.plugins.on_startup(command="build", dirty=False)
            build(config)
        else:
            _serve(*given[1:])
    except Abort:
        return 1  # the reason has been printed
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # a full disk, or a folder that may not be written to
        print(f"the site cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except ProperDocsException as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _serve(port: str, *given: str) -> None:
    """Serve until told to end by a signal; ProperDocs then deletes the folder it served from."""
    for each in _TO_END:
        signal(each, _end)
    with suppress(KeyboardInterrupt):
        serve(CONFIG, dev_addr=f"127.0.0.1:{port}", open_in_browser="--open" in given)


def _end(*_: object) -> NoReturn:
    for each in _TO_END:
        signal(each, SIG_IGN)  # the signal comes twice if Ctrl-C also reaches the parent process
    raise KeyboardInterrupt


def _leave(code: int) -> NoReturn:
    """End the process at once, because freeing the memory takes a tenth of the build's time."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _quieten() -> None:
    """Set up logging so that only warnings and errors are shown."""
    shown = logging.StreamHandler()
    shown.setFormatter(logging.Formatter("%(message)s"))
    logger = logging.getLogger("properdocs")
    logger.addHandler(shown)
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    logging.getLogger("properdocs.livereload").setLevel(logging.ERROR)  # no lines about missing files


if __name__ == "__main__":
    _leave(main(*sys.argv[1:]))
