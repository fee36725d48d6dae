"""What a device keeps for use without a network: what a table needs; if a reader asks, every dispute and rule set."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.site.templating import data_file

OFFLINE_LIST = "assets/offline/files.json"
_FOLDERS = ("about", "disputes", "glossary", "learn", "rules", "assets")
# The engine is kept by itself once it is used; the editor needs it. Pictures are shown elsewhere.
_LEFT = re.compile(
    r"assets/(?:desk/[0-9a-f]{20}/|desk/editor\.js|pictures/|icons/|offline/(?:files|tools)\.json)|.*\.map$"
)
TOOLS_LIST = "assets/offline/tools.json"
_TOOLS = (
    "index.html", "learn/index.html", "rules/today/hearts/index.html", "disputes/**/*",
    "desk/index.html", "desk/pad/index.html", "desk/table/index.html", "desk/allowed/index.html",
    "desk/scores.json", "desk/table.json", "desk/allowed.json", "desk/games.json",
    "assets/site.css", "assets/tools.css", "assets/*.svg", "assets/*.js", "assets/manifest.webmanifest",
    "assets/fonts/*-core-*", "assets/search/*",
    "assets/desk/**/*.js", "assets/deals/*.js", "assets/lab/*.js", "assets/offline/*.js",
)  # fmt: skip
_INDEX = re.compile(r"(?:(?<=/)|^)index\.html$")


def offline_list(site: Path) -> str:
    """Return the list as JSON: the `files` of a built site as addresses below it, with their `bytes`, and the sum.

    The `digest` is of all they hold, so that a device knows when it has an older state.
    """
    files: dict[str, int] = {}
    digest = sha256()
    for path in sorted(_kept(site)):
        data = path.read_bytes()
        address = _INDEX.sub("", path.relative_to(site).as_posix())
        files[address] = len(data)
        digest.update(address.encode() + sha256(data).digest())
    whole: dict[str, Any] = {"digest": digest.hexdigest()[:20], "bytes": sum(files.values()), "files": files}
    return data_file(whole)


def tools_list(site: Path) -> str:
    """Return the list of what is kept once a tool was opened, as JSON: `files`, each with its digest, and one of all.

    That is the tools that need no engine, the lesson, the rules of today's game and the disputes, with the search.
    """
    paths = sorted({path for pattern in _TOOLS for path in site.glob(pattern) if path.is_file()})
    files = {
        _INDEX.sub("", name): sha256(path.read_bytes()).hexdigest()[:20]
        for path in paths
        if not _LEFT.match(name := path.relative_to(site).as_posix())
    }
    digest = sha256("".join(f"{address} {each}\n" for address, each in files.items()).encode())
    return data_file({"digest": digest.hexdigest()[:20], "files": files})


def _kept(site: Path) -> Iterator[Path]:
    yield site / "index.html"
    for folder in _FOLDERS:
        for path in (site / folder).rglob("*"):
            if path.is_file() and not _LEFT.match(path.relative_to(site).as_posix()):
                yield path
