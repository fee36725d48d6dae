"""The timeline of firsts as a figure: which book has a thing first, and which have it after, drawn from the data."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.site.drawing import Columns
from hearts_spec.site.firsts import FirstRow

LABEL = 30  # letters in a line of a label
LINE = 15
GAP = 9
HEAD = 46
HEADING = 28
BOOKS = Columns(202, 21)


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """A book that has a thing: where it stands in the row, and how the book has it."""

    x: int
    how: str


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the figure: its label in lines, its marks, and the year of the oldest witness that knows it."""

    y: int
    label: Sequence[str]
    marks: Sequence[TimelineMark]
    witness: int

    @property
    def middle(self) -> int:
        """Give the height of the marks: the middle of the label."""
        return self.y + LINE * len(self.label) // 2


@dataclass(frozen=True, slots=True)
class BookRows:
    """The rows of one book: those that it is the first to have."""

    year: int
    short: str
    y: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Timeline:
    """The figure: its size, the years of its columns with their places, and its groups."""

    height: int
    columns: Sequence[tuple[int, int]]
    groups: Sequence[BookRows]


def timeline(groups: Sequence[tuple[str, int, Sequence[FirstRow]]], books: Sequence[tuple[str, int]]) -> Timeline:
    """Draw the rows, which come in groups by the book that is first; `books` are ids and years, in order."""
    places = {id: BOOKS.at(number) for number, (id, _) in enumerate(books)}
    made, y = [], HEAD
    for short, year, rows in groups:
        top, lines = y, []
        y += HEADING
        for row in rows:
            label = textwrap.wrap(row.first.of, LABEL)
            marks = [TimelineMark(places[id], sign.how) for id, sign in row.signs.items()]
            lines.append(Line(y, label, marks, row.witnesses[0].year if row.witnesses else 0))
            y += LINE * len(label) + GAP
        made.append(BookRows(year, short, top, lines))
        y += GAP
    return Timeline(y, [(places[id], year) for id, year in books], made)
