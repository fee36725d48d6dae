"""The list of what a reader may keep on a device for use without a network: every dispute and rule set."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.site.templating import data_file

OFFLINE_LIST = "assets/offline/files.json"
_FOLDERS = ("about", "disputes", "glossary", "learn", "rules", "assets")
# The engine is kept by itself once it is used; the editor needs it. Pictures are shown elsewhere.
_LEFT = re.compile(r"assets/(?:desk/[0-9a-f]{20}/|desk/editor\.js|pictures/|icons/|offline/files\.json)|.*\.map$")
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


def _kept(site: Path) -> Iterator[Path]:
    yield site / "index.html"
    for folder in _FOLDERS:
        for path in (site / folder).rglob("*"):
            if path.is_file() and not _LEFT.match(path.relative_to(site).as_posix()):
                yield path
