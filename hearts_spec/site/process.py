"""MkDocs in a process of its own, so quiet that every line it prints asks for something.

    python -m hearts_spec.site.process build FOLDER
    python -m hearts_spec.site.process serve PORT [--open]

builds or serves the site of the project in this folder.
"""

import gc
import logging
import os
import sys

os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # the theme's notice, on import, of its own future

from mkdocs.commands.build import build
from mkdocs.commands.serve import serve
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

CONFIG = "mkdocs.yml"


def main(*given: str) -> int:
    """Do what is asked; a warning of MkDocs stops a build, for it stands for a link that leads nowhere or the like."""
    _quieten()
    gc.set_threshold(50_000, 20, 20)  # most of what is made for a page is kept to the end
    try:
        if given[0] == "build":
            config = load_config(CONFIG, site_dir=given[1], strict=True)
            config.plugins.on_startup(command="build", dirty=False)
            build(config)
        else:
            serve(CONFIG, dev_addr=f"127.0.0.1:{given[1]}", open_in_browser="--open" in given)
    except MkDocsException as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _quieten() -> None:
    """Let warnings and errors through, and nothing that only tells what is being done."""
    shown = logging.StreamHandler()
    shown.setFormatter(logging.Formatter("%(message)s"))
    logger = logging.getLogger("mkdocs")
    logger.addHandler(shown)
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    logging.getLogger("mkdocs.livereload").setLevel(logging.ERROR)  # what a browser asked for in vain


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
