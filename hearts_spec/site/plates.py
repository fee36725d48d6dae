"""The title pages that stand for the sources: the words of each, from its data, and where they are set.

A plate names only what the data give: an author or publisher that the text does not state is left out. The frames and
ornaments are drawn by `plates.html.jinja`, in the manner that the source names.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap

from hearts_spec.rules import Source

_ROOM, _BY = 226, 264  # the widest line, and where the author is named
_TITLE = re.compile(r"(?P<title>[^:,(]+)(?:\((?P<series>[^)]*)\))?[:,]?\s*(?P<under>[^(]*)")
_WIDE = {"title": 0.66, "caps": 0.56, "plain": 0.46, "italic": 0.42}  # of a letter, in parts of the size of the font


@dataclass(frozen=True, slots=True)
class PlateLine:
    """A line of text in the middle of a plate: its foot at `y`, its size, and the class of its font."""

    y: int
    size: float
    font: str
    text: str


@dataclass(frozen=True, slots=True)
class Plate:
    """The title page of a source: its `manner`, its lines, and all of them as one text.

    The title ends and the foot starts at these heights, and `mark` is the middle of the widest room between the lines.
    """

    manner: str
    lines: tuple[PlateLine, ...]
    text: str
    title_ends: int
    foot_starts: int
    mark: int


def plate(source: Source) -> Plate:
    """Return the title page of a source."""
    found = _TITLE.fullmatch(source.title)
    title, series, under = found.group("title", "series", "under") if found else (source.title, "", "")
    author = source.author if _is_a_name(source.author) else ""
    publisher = source.publisher if _is_a_name(source.publisher) else ""
    author, publisher = author.split(",")[0].replace(". ", ".\u00a0"), re.sub(r"\s*\([^)]*\)", "", publisher)
    year = str(source.year) if source.year else f"seen {source.seen}"
    rows = wrap(title.strip().upper(), 12)
    size = _fitting(rows, "title", 46)
    top = list(_column(74, 19, "caps", wrap(series or "", 26)))
    heading = list(_column(_below(top, 58) + round(size), size, "title", rows))
    below = list(_column(_below(heading, 0) + 14, 17, "italic", wrap(under or "", 28)))
    house = list(_upwards(384 - 22, 15, "caps", wrap(publisher, 26)))
    foot = [*house, PlateLine(384, 17, "plain", year)]
    by = list(_column(_BY, 13, "italic", ["by"])) if author else []
    named = list(_column(_BY + 23, 19, "caps", wrap(author, 22))) if author else []
    whole = f"{source.title}{f', by {author}' if author else ''}. {f'{publisher}, ' if publisher else ''}{year}."
    ends, starts = _below([*heading, *below], 0), foot[0].y - 22
    rooms = [(ends, _BY - 14), (_below(named, 0), starts)] if author else [(ends, starts)]
    highest, lowest = max(rooms, key=lambda room: room[1] - room[0])
    lines = (*top, *heading, *below, *by, *named, *foot)
    return Plate(source.manner, lines, whole, ends, starts, (highest + lowest) // 2)


def _is_a_name(text: str) -> bool:
    """True for a name, as opposed to a sentence about what is not known."""
    return text[:1].isupper() and ";" not in text


def _column(y: int, size: float, font: str, rows: list[str]) -> Iterator[PlateLine]:
    """Yield rows one below the other, the first with its foot at `y`."""
    size = _fitting(rows, font, size)
    for number, row in enumerate(rows):
        yield PlateLine(y + round(number * size * 1.16), size, font, row)


def _upwards(y: int, size: float, font: str, rows: list[str]) -> Iterator[PlateLine]:
    """Yield rows one below the other, the last with its foot at `y`."""
    size = _fitting(rows, font, size)
    yield from _column(y - round((len(rows) - 1) * size * 1.16), size, font, rows)


def _fitting(rows: list[str], font: str, most: float) -> float:
    """Return the size at which the longest row has room."""
    return min(most, round(_ROOM / (_WIDE[font] * max(map(len, rows), default=1)), 1))


def _below(lines: list[PlateLine], otherwise: int) -> int:
    """Return where the next line may have its foot, but for its own height."""
    return lines[-1].y + 12 if lines else otherwise
