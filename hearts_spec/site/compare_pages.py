"""The page that sets every rule set beside every other; a script then narrows it as the reader asks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules import Leaf, RuleSet
from hearts_spec.rules.compare import Row, compare, split_key
from hearts_spec.rules.vocabulary import all_sections
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.links import COMPARE, Here
from hearts_spec.site.pages import Page
from hearts_spec.site.templating import render


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """What one rule set says; `variant` counts the different answers of a row, so that equal ones share a number.

    `cites` are left to the column of the game it comes from, when that is of another folder.
    """

    text: str
    leaf: Leaf | None
    variant: int
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """One rule across all columns."""

    key: str
    label: str
    differs: bool
    cells: tuple[MatrixCell, ...]


@dataclass(frozen=True, slots=True)
class MatrixTopic:
    """The rows under one heading of the vocabulary."""

    name: str
    label: str
    rows: list[MatrixRow]


def compare_pages(catalogue: Catalogue) -> Iterator[Page]:
    """Give the page of the matrix."""
    games = catalogue.games
    columns = {each.id: catalogue.leaves[each.id] for each in games}
    markdown = render(
        "compare.md.jinja", Here(catalogue.links, COMPARE), "Compare", games=games, topics=_topics(columns),
        sources=_sources(catalogue, games), years=sorted({each.year for each in games if each.year < 9999}),
        hide=("navigation", "toc"), description="Every rule of every game of Hearts, side by side.",
    )  # fmt: skip
    yield Page(COMPARE, "Compare", markdown)


def _sources(catalogue: Catalogue, games: list[RuleSet]) -> dict[str, str]:
    known = catalogue.library.sources
    names = dict.fromkeys(each.id.split("/")[0] for each in games)
    return {name: known[name].short if name in known else name for name in names}


def _topics(columns: Mapping[str, Mapping[str, Leaf]]) -> list[MatrixTopic]:
    labels = {section.path: section.label for section in all_sections()}
    topics: dict[str, MatrixTopic] = {}
    for row in compare(columns):
        name = split_key(row.key)[1].split(".")[0]
        topic = topics.setdefault(name, MatrixTopic(name, labels[name], []))
        topic.rows.append(_row(row, columns))
    return list(topics.values())


def _row(row: Row, columns: Mapping[str, Mapping[str, Leaf]]) -> MatrixRow:
    variants: list[object] = []
    cells = []
    for id, cell in row.cells.items():
        if cell.value not in variants:
            variants.append(cell.value)
        leaf = columns[id].get(row.key)
        own = leaf is not None and leaf.origin.split("/")[0] == id.split("/")[0]
        cells.append(MatrixCell(cell.text, leaf, variants.index(cell.value), cell.cites if own else ()))
    return MatrixRow(row.key, row.label, row.differs, tuple(cells))
