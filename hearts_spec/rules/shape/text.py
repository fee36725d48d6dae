"""The text of a file that a person wrote: of a sensible size, in UTF-8, and fit to be shown."""

from pathlib import Path

from hearts_spec.rules.shape.faults import Fault, Mark, RulesError
from hearts_spec.rules.shape.unreadable import name_character, unfit_character

MAX_BYTES = 1_000_000


def file_text(path: Path, shown: str) -> str:
    """Read a file; a byte order mark is no part of its text.

    Raises RulesError when it cannot be opened, is too large, or is not UTF-8.
    """
    mark = Mark(shown, 1, 1)
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RulesError([Fault(mark, f"cannot be read: {error.strerror or error}")]) from None
    if len(data) > MAX_BYTES:
        raise RulesError([Fault(mark, f"the file is larger than {MAX_BYTES:,} bytes")])
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RulesError([Fault(mark, "the file is saved as UTF-16", "save it as UTF-8")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        mark = Mark(shown, before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1)
        raise RulesError(
            [Fault(mark, f"the byte 0x{data[error.start]:02x} is not UTF-8", "save the file as UTF-8")]
        ) from None


def see_that_fit(text: str, shown: str) -> None:
    """Raise RulesError at the first character that no file should hold."""
    if (place := unfit_character(text)) is not None:
        before = text[:place]
        mark = Mark(shown, before.count("\n") + 1, place - (before.rfind("\n") + 1) + 1)
        raise RulesError([Fault(mark, f"{name_character(text[place])} is not allowed in a file", "take it out")])
