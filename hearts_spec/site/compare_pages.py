"""Pages that compare: two books side by side, and the matrix of all games.

The matrix page shows one game of each book; a script fetches the others as JSON (`games_data`).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from hearts_spec.rules import ResolvedRule, RuleSet
from hearts_spec.rules.book_comparison import Agreement, BookComparison, Parallel, Related, Row, split_key
from hearts_spec.rules.fields import all_sections, top_of
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import TOPICS, Source
from hearts_spec.schema.english import listed, number_word, together
from hearts_spec.site.links import COMPARE, COMPARE_GAMES, Here, beside_path
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.source_pages import BIBLIOGRAPHY
from hearts_spec.site.templating import Page, cited_by, data_file, macro, page, typeset


def book_comparison_pages(model: SiteModel) -> Iterator[Page]:
    """Yield a page for each pair of books that the bibliography compares."""
    for beside in model.besides:
        yield _page(model, beside)


def _heading(stand: Agreement, first: Source, second: Source) -> tuple[str, tuple[str, ...]]:
    """Return the heading for the rules on which two books compare in this way, and the column headings."""
    match stand:
        case Agreement.PART:
            return "Where they differ", (first.short, second.short)
        case Agreement.AGREE:
            return "Where they agree", ("Both say", "Where")
        case Agreement.FIRST_ALONE:
            return f"Only in {first.short}", (first.short,)
        case Agreement.SECOND_ALONE:
            return f"Only in {second.short}", (second.short,)


def _page(model: SiteModel, beside: BookComparison) -> Page:
    first, second = (model.library.sources[id] for id in (beside.first, beside.second))
    here, title = Here(model.links, beside_path(first.id, second.id)), f"{first.short} compared with {second.short}"
    return page(
        "beside.md.jinja", here, title, beside=beside, first=first, second=second, Agreement=Agreement,
        headings=[(stand, *_heading(stand, first, second)) for stand in Agreement],
        counts=Counter(each.agreement for each in beside.parallels), topics=_topics(model, beside),
        topic_words=TOPICS, rule_sets=model.rule_sets,
        said_of=lambda parallel: _said_of(model, beside, parallel),
        description=f"Where {first.short} and {second.short} agree on the same games, and where they differ.",
        edit=BIBLIOGRAPHY,
    )  # fmt: skip


def _topics(model: SiteModel, beside: BookComparison) -> Mapping[str, list[Related]]:
    """Return the pairs of related provisions by the topic of the first."""
    topics = together(beside.related, lambda each: model.library.provisions[each.first].topic)
    return {topic: topics[topic] for topic in TOPICS if topic in topics}


def _said_of(model: SiteModel, beside: BookComparison, parallel: Parallel) -> str:
    """Return the games in which the comparison holds, with their numbers of players if not all; empty if all games."""
    pairs = dict(beside.games)
    if all(parallel.games.get(mine) == beside.players(mine, theirs) for mine, theirs in pairs.items()):
        return ""
    named = []
    for mine, numbers in parallel.games.items():
        every = numbers == beside.players(mine, pairs[mine])
        some = "" if every else f" ({listed([number_word(each) for each in numbers])} players)"
        named.append(f"{model.rule_sets[mine].title}{some}")
    return listed(named)


NOWHERE = -1
# How games compare in a row: two stated answers differ, only some games have a stated answer, or neither. Silence is
# not an answer, so it cannot differ from one.
GamesStand = Literal["disagree", "some", ""]


@dataclass(frozen=True, slots=True)
class SharedAnswer:
    """An answer of games in a row; equal values have the same `variant`. `assumed` is the reason for our assumption."""

    variant: int
    text: str
    silent: bool
    assumed: str

    @property
    def speaks(self) -> bool:
        """True if the book states it: it is not silent, and we do not assume it."""
        return not (self.silent or self.assumed)


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """One rule across the games: for each game the index of its answer, or NOWHERE, and the provisions cited for it.

    Citations are left out if the rule comes from a rule set of another folder, whose own column has them.
    """

    key: str
    label: str
    answers: Sequence[SharedAnswer]
    at: Sequence[int]
    cites: Sequence[Sequence[str]]

    @property
    def topic(self) -> str:
        """Top section of the rule."""
        return top_of(split_key(self.key)[1])

    def answer(self, place: int) -> SharedAnswer | None:
        """Return the answer of the game at an index, or None if it has no such rule."""
        return None if self.at[place] == NOWHERE else self.answers[self.at[place]]

    def shown(self, places: Sequence[int]) -> bool:
        """True if some game at these indexes is not silent."""
        return any(answer and not answer.silent for answer in map(self.answer, places))

    def variants(self, places: Sequence[int]) -> list[int]:
        """Return the variants that the games at these indexes state, without silent and assumed ones."""
        return [answer.variant for answer in map(self.answer, places) if answer and answer.speaks]

    def stand(self, places: Sequence[int]) -> GamesStand:
        """Return how the games at these indexes compare."""
        variants = self.variants(places)
        if len(set(variants)) > 1:
            return "disagree"
        return "some" if 0 < len(variants) < len(places) else ""


@dataclass(frozen=True, slots=True)
class LikeColumns:
    """Adjacent columns with the same answer, as one cell. `who` names the games if no column headings are shown.

    `departs` is true if the answer is stated and differs from the first one stated in the row.
    """

    columns: Sequence[RuleSet]
    who: str
    answer: SharedAnswer | None
    cites: Sequence[str]
    departs: bool

    @property
    def book(self) -> str:
        """The book that citations need not name because all games of the cell are from it; empty if there is none."""
        books = {game.source for game in self.columns}
        return books.pop() if len(books) == 1 else ""


@dataclass(frozen=True, slots=True)
class RowShown:
    """A row as the page first shows it."""

    row: MatrixRow
    runs: Sequence[LikeColumns]
    stand: GamesStand


@dataclass(frozen=True, slots=True)
class TopicCompared:
    name: str
    label: str
    rows: Sequence[RowShown]

    @property
    def disputed(self) -> int:
        """Number of rows in which two stated answers differ."""
        return sum(each.stand == "disagree" for each in self.rows)


def compare_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the comparison of rule sets."""
    games, rows, labels = model.games, _rows(model), _labels()
    places = [games.index(each) for each in sorted(model.foremost, key=lambda each: each != model.today)]
    shown = [RowShown(row, _runs(model, row, places), row.stand(places)) for row in rows if row.shown(places)]
    here = Here(model.links, COMPARE)
    yield page(
        "compare.md.jinja", here, "Compare", columns=[games[place] for place in places], today=model.today,
        topics=[TopicCompared(name, labels[name], list(some))
                for name, some in groupby(shown, key=lambda each: each.row.topic)],
        count=len(shown), games=here.to(COMPARE_GAMES),
        every_topic={row.topic: labels[row.topic] for row in rows},
        books=model.shelves, shelf_name=model.shelf_name,
        years=sorted({each.year for each in games if each.year}),
        description="The rules of Hearts side by side: one game of every book, any two, or all.",
        hide=("navigation", "toc"),
    )  # fmt: skip


def games_data(model: SiteModel) -> str:
    """Return the whole comparison as JSON, for the script that shows other games."""
    rows = _rows(model)
    here = Here(model.links, COMPARE)
    cited = dict.fromkeys(id for row in rows for cites in row.cites for id in cites)
    data = {
        "games": [{"id": each.id, "title": typeset(each.title), "book": each.source,
                   "short": model.shelf_name(each.source), "year": each.year,
                   "href": here.to_rule_set(each.id), "foremost": each in model.foremost, "today": each == model.today}
                  for each in model.games],
        "topics": _labels(),
        "cites": cited_by(here, cited),
        "rows": [_row_data(row, here) for row in rows],
    }  # fmt: skip
    return data_file(data)


def _row_data(row: MatrixRow, here: Here) -> dict[str, Any]:
    answer = macro("compare_parts.html.jinja", "answer")
    return {
        "key": row.key, "label": typeset(row.label), "topic": row.topic, "life": here.to_life(row.key),
        "answers": [[each.variant, each.silent, each.speaks, str(answer(here, each))] for each in row.answers],
        "at": row.at, "cites": row.cites,
    }  # fmt: skip


def _labels() -> dict[str, str]:
    return {section.path: section.label for section in all_sections()}


def _rows(model: SiteModel) -> list[MatrixRow]:
    return [_row(row, model.leaves) for row in model.compared]


def _row(row: Row, columns: Mapping[str, Mapping[str, ResolvedRule]]) -> MatrixRow:
    values: list[object] = []
    answers: list[SharedAnswer] = []
    at: list[int] = []
    cites: list[Sequence[str]] = []
    for id, cell in row.cells.items():
        leaf = columns[id].get(row.key)
        own = leaf is not None and source_of(leaf.origin) == source_of(id)
        cites.append(cell.cites if own else ())
        if leaf is None:
            at.append(NOWHERE)
            continue
        if cell.value not in values:
            values.append(cell.value)
        answer = SharedAnswer(values.index(cell.value), cell.text, leaf.silent, leaf.assumed)
        if answer not in answers:
            answers.append(answer)
        at.append(answers.index(answer))
    return MatrixRow(row.key, row.label, answers, at, cites)


def _runs(model: SiteModel, row: MatrixRow, places: Sequence[int]) -> list[LikeColumns]:
    """Group adjacent columns with the same answer."""
    runs: list[LikeColumns] = []
    variants = row.variants(places)
    for _, some in groupby(places, key=lambda place: row.at[place]):
        run = list(some)
        answer = row.answer(run[0])
        cites = dict.fromkeys(id for place in run for id in row.cites[place])
        games = [model.games[place] for place in run]
        names = [model.shelf_name(game.source) for game in games]
        who = "All" if len(run) == len(places) else f"{names[0]} to {names[-1]}" if len(run) > 2 else ", ".join(names)
        departs = answer is not None and answer.speaks and answer.variant != variants[0]
        runs.append(LikeColumns(games, who, answer, list(cites), departs))
    return runs
