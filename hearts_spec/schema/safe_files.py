"""Opening files: regular ones alone, limited in size, and none that lies outside the folder it should lie in."""

import os
from fnmatch import fnmatch
from io import BufferedIOBase
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from hearts_spec.schema.problems import Location, Problem, RulesError

MAX_BYTES = 1_000_000


def open_file(path: Path, shown: str = "", within: Path | None = None) -> BufferedIOBase:
    """Open a regular file to be read.

    Raises RulesError where there is none: a folder, a pipe or a device is not opened, nor what lies outside `within`,
    if that is given, as where a link leads out of it.
    """
    mark = Location(shown or str(path), 1, 1)
    try:
        mode = path.stat().st_mode
        outside = within is not None and not path.resolve().is_relative_to(within.resolve())
        if S_ISREG(mode) and not outside:
            return path.open("rb")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        absent = isinstance(error, FileNotFoundError)
        raise RulesError([Problem(mark, f"cannot be read: {reason}")], absent) from None
    if outside:
        raise RulesError([Problem(mark, f"cannot be read: it leads out of {within}", "put the file itself there")])
    raise RulesError([Problem(mark, f"cannot be read: it is {'a folder' if S_ISDIR(mode) else 'no regular file'}")])


def read_bytes(path: Path, shown: str = "", within: Path | None = None, most: int = MAX_BYTES) -> bytes:
    """Read a regular file of so many bytes at most; raises RulesError as `open_file` does."""
    with open_file(path, shown, within) as stream:
        return limited(stream, Location(shown or str(path), 1, 1), most)


def limited(stream: BufferedIOBase, start: Location, most: int = MAX_BYTES) -> bytes:
    """Read all of a stream.

    Raises RulesError where it holds more than so many bytes.
    """
    data = stream.read(most + 1)
    if len(data) > most:
        raise RulesError([Problem(start, f"the file is larger than {most:,} bytes")])
    return data


def decoded(data: bytes, start: Location) -> str:
    """Decode UTF-8 that begins at a mark.

    Raises RulesError with the place of the first byte that is not.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RulesError([Problem(start, "the file is saved as UTF-16", "save it as UTF-8")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = start.line + data.count(b"\n", 0, error.start)
        column = error.start - data.rfind(b"\n", 0, error.start)
        message = f"the byte 0x{data[error.start]:02x} is not UTF-8"
        raise RulesError([Problem(Location(start.file, line, column), message, "save the file as UTF-8")]) from None


def file_text(path: Path, shown: str = "", within: Path | None = None) -> str:
    """Read a regular file as UTF-8 text; raises RulesError as `open_file` and `decoded` do."""
    return decoded(read_bytes(path, shown, within), Location(shown or str(path), 1, 1))


def entries_in(folder: Path, *patterns: str) -> list[Path]:
    """Give what fits a pattern in a folder, in order; what is hidden or a link, or lies beyond one, is left out."""
    seen = {folder: True}
    found = {path for each in patterns for path in folder.glob(each)}
    return sorted(path for path in found if _is_truly_in(seen, path))


def _is_truly_in(seen: dict[Path, bool], path: Path) -> bool:
    """Say whether nothing hidden and no link leads to a path; `seen` keeps what was found of it and of those above."""
    if path not in seen:
        hidden = path.name.startswith(".") or path.is_symlink()
        seen[path] = not hidden and _is_truly_in(seen, path.parent)
    return seen[path]


def entries_below(folder: Path, *names: str, links: bool = False) -> list[Path]:
    """Give what has a name of some patterns in a folder or any below it, with the same left out as in `entries_in`.

    Where `links` are wanted too, those that have such a name are given, and still none is followed.
    """
    found = []
    for above, folders, files in os.walk(folder):
        inside = Path(above)
        folders[:] = [each for each in folders if not each.startswith(".") and not (inside / each).is_symlink()]
        named = [each for each in (*folders, *files) if any(fnmatch(each, name) for name in names)]
        shown = [inside / each for each in named if not each.startswith(".")]
        found += [path for path in shown if links or not path.is_symlink()]
    return sorted(found)


def files_below(folder: Path, *names: str) -> list[Path]:
    """Give the regular files among the entries below a folder."""
    return [path for path in entries_below(folder, *names) if path.is_file()]
