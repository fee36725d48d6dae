"""The timeline of firsts as a figure: which book has a thing first, and which have it after, from the data."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.site.firsts import FirstRow


@dataclass(frozen=True, slots=True)
class TimelineCell:
    """A book in a row: how it has the thing, or nothing; a line leads from the first mark of a row to its last."""

    how: str
    before: bool
    after: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the figure: its matter, its label, its cells, and the year of the oldest witness that knows it."""

    matter: str
    label: str
    cells: Sequence[TimelineCell]
    witness: int


@dataclass(frozen=True, slots=True)
class BookRows:
    """The rows of one book: those that it is the first to have."""

    year: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Timeline:
    """The figure: the years of its columns, and its groups."""

    years: Sequence[int]
    groups: Sequence[BookRows]


def timeline(groups: Sequence[tuple[int, Sequence[FirstRow]]], books: Sequence[tuple[str, int]]) -> Timeline:
    """Draw the rows, which come in groups by the book that is first; `books` are ids and years, in order."""
    ids = [id for id, _ in books]
    made = [BookRows(year, [_line(row, ids) for row in rows]) for year, rows in groups]
    return Timeline([year for _, year in books], made)


def _line(row: FirstRow, ids: Sequence[str]) -> Line:
    witness = row.witnesses[0].year if row.witnesses else 0
    return Line(row.matter.id, row.first.of, list(_cells(row, ids)), witness)


def _cells(row: FirstRow, ids: Sequence[str]) -> Iterator[TimelineCell]:
    marked = [place for place, id in enumerate(ids) if id in row.signs]
    for place, id in enumerate(ids):
        how = row.signs[id].how if id in row.signs else ""
        yield TimelineCell(how, marked[0] < place <= marked[-1], marked[0] <= place < marked[-1])
