"""Features as pages show them: prose, the steps all scenarios begin with, and what the engine showed."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from markupsafe import Markup

from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.grouped_answers import HOW_SURE
from hearts_spec.scenarios.features import WORKED, Feature
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.schema.english import listed, together
from hearts_spec.site.links import Here, slug
from hearts_spec.site.templating import broken, carded

Record = Mapping[str, Any]
_OUTLINE = re.compile(r"\s*Scenario (?:Outline|Template):\s*(.*?)\s*$")
_GAP, _PHONE = 3, 32  # in letters: the gap between columns, and the width of a phone
_WRAPPING = 4  # most columns of prose on a phone
_PLACE = re.compile(r"<([^<>]+)>")
_FEW = 4
_NUMBER = re.compile(r"[+\u2212-]?\d+")
_FIGURES = re.compile(r"[+\u2212-]?\d+( [+\u2212-]?\d+){1,4}")
_ASKED = re.compile(r"the question ([a-z0-9-]+) is put to ")
_MANY = 10  # more cases are folded up
_CELLS = re.compile(r"(?<!\\)\|")
_SHELVED = re.compile(r"([a-z0-9-]+/)<([^<>]+)>")


@dataclass(frozen=True)
class StepShown:
    """A step as shown. `seen` is what the engine showed in it."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    docstring: str = ""
    seen: tuple[Record, ...] = ()

    @property
    def heading(self) -> bool:
        """True if the first row of the table is a heading; not if each row has one value for one seat."""
        return len(self.table[0]) > 2 or not self.table[0][0] if self.table else False

    @cached_property
    def numbers(self) -> tuple[bool, ...]:
        """For each column of the table, true if it holds only numbers below the heading, which are then aligned."""
        rows = self.table[self.heading :]
        return _numbers(rows) if rows else (False,) * len(self.table[0] if self.table else ())

    @cached_property
    def wide(self) -> bool:
        """True if the table may be wider than a phone; it is then focusable, so that the keyboard can scroll it."""
        widths = (max(map(len, column)) for column in zip(*self.table, strict=True))
        return sum(_GAP + width for width in widths) > _PHONE


@dataclass(frozen=True)
class OutlineRow:
    """A row of an outline: its cells, and what the engine showed."""

    cells: tuple[str, ...]
    seen: tuple[Record, ...]

    @cached_property
    def figures(self) -> tuple[bool, ...]:
        """For each cell, true if it holds a few numbers side by side, which are then kept on one line."""
        return tuple(_FIGURES.fullmatch(cell) is not None for cell in self.cells)


@dataclass(frozen=True)
class Scene:
    """A scenario, or an outline with all its rows, and its place on the page of its feature.

    It is `worked` if readers have it as a story.
    """

    file: str
    name: str
    description: str
    anchor: str
    rule: str
    tags: tuple[str, ...]
    rule_sets: tuple[str, ...]
    lines: tuple[StepShown, ...]
    heads: tuple[str, ...] = ()
    rows: tuple[OutlineRow, ...] = ()
    worked: bool = False

    @cached_property
    def wide(self) -> bool:
        """True if a phone shows the cases as lines of text, because a table with so many columns does not fit."""
        longest = (max(map(len, column)) for column in zip(self.heads, *(row.cells for row in self.rows), strict=True))
        return len(self.heads) > _WRAPPING and sum(longest) >= _PHONE

    @cached_property
    def numbers(self) -> tuple[bool, ...]:
        """For each column of the cases, true if it holds only numbers, which are then aligned."""
        return _numbers([row.cells for row in self.rows])

    @property
    def many(self) -> bool:
        """True if the cases are so many that they are folded up."""
        return len(self.rows) > _MANY

    @cached_property
    def shelves(self) -> Mapping[str, str]:
        """The prefix of each placeholder that is the last part of a game's id, such as `book/` of `book/<game>`."""
        return {place: shelf for line in self.lines for shelf, place in _SHELVED.findall(line.text)}

    @property
    def asks(self) -> tuple[str, ...]:
        """Ids of the disputes that it puts to rule sets."""
        return tuple(dict.fromkeys(match.group(1) for line in self.lines if (match := _ASKED.match(line.text))))

    @property
    def runs(self) -> int:
        """Number of scenarios: that of its rows, or 1."""
        return len(self.rows) or 1


@dataclass(frozen=True, slots=True)
class Sheet:
    """A feature: its scenes, and the steps that all of them begin with."""

    file: str
    title: str
    description: str
    tags: tuple[str, ...]
    background: tuple[StepShown, ...]
    scenes: tuple[Scene, ...]

    @property
    def runs(self) -> int:
        """Number of scenarios that ran."""
        return sum(scene.runs for scene in self.scenes)


def _numbers(rows: Sequence[Sequence[str]]) -> tuple[bool, ...]:
    return tuple(all(map(_NUMBER.fullmatch, column)) for column in zip(*rows, strict=True))


@dataclass(slots=True)
class _Group:
    """The records of one scenario, or of all rows of one outline."""

    key: tuple[Any, ...]
    records: list[Record] = field(default_factory=list)


def sheets_of(features: Sequence[Feature], transcript: RunTranscript, project: Path) -> list[Sheet]:
    """Return a sheet of every feature, from the transcript of its run."""
    by_file = together(transcript.scenarios, lambda record: str(record["file"]))
    return [_sheet(feature, by_file.get(feature.file, []), project) for feature in features]


def _sheet(feature: Feature, records: Sequence[Record], project: Path) -> Sheet:
    groups = _groups(records)
    shared = _shared(groups)
    background = tuple(_line(step) for step in groups[0].records[0]["steps"][:shared]) if groups else ()
    source = (project / feature.file).read_text(encoding="utf-8").splitlines()
    taken: set[str] = set()
    scenes = tuple(_scene(group.records, shared, source, feature, taken) for group in groups)
    return Sheet(feature.file, feature.title, feature.description, feature.tags, background, scenes)


def _groups(records: Iterable[Record]) -> list[_Group]:
    groups: list[_Group] = []
    for record in records:
        lines = tuple(step["line"] for step in record["steps"])
        key = (record["rule"], lines[-1:], bool(record["row"]), tuple(record["row"]))
        if not (groups and record["row"] and groups[-1].key == key):
            groups.append(_Group(key))
        groups[-1].records.append(record)
    return groups


def _shared(groups: Sequence[_Group]) -> int:
    """Return how many steps all scenarios begin with: the background, shown once."""
    if len(groups) < 2:
        return 0
    columns = zip(*([step["line"] for step in group.records[0]["steps"]] for group in groups), strict=False)
    count = 0
    for lines in columns:
        if len(set(lines)) > 1:
            break
        count += 1
    return count


def _scene(records: Sequence[Record], shared: int, source: Sequence[str], feature: Feature, taken: set[str]) -> Scene:
    first = records[0]
    outline = bool(first["row"])
    steps = first["steps"][shared:]
    lines = tuple(_template_line(step, source) if outline else _line(step) for step in steps)
    rows = tuple(_row(record) for record in records) if outline else ()
    tags = dict.fromkeys(tag for record in records for tag in record["tags"])
    name = outline_title(_outline_name(source, first), records) if outline else first["name"]
    return Scene(
        file=feature.file, name=name, description=first["description"], anchor=_unique(slug(name), taken),
        rule=first["rule"],
        tags=tuple(tag for tag in tags if "." in tag),
        rule_sets=tuple(dict.fromkeys(id for record in records for id in record["rulesets"])),
        lines=lines, heads=tuple(first["row"]), rows=rows, worked=WORKED in tags,
    )  # fmt: skip


def _outline_name(source: Sequence[str], record: Record) -> str:
    """Return the name of an outline as written in `source`, without values filled in."""
    above = source[: record["line"]]
    heads = [found for line in above if (found := _OUTLINE.match(line))]
    return heads[-1].group(1) if heads else str(record["name"])


def outline_title(name: str, records: Sequence[Record]) -> str:
    """Return an outline's name as a title: the values of all rows fill its placeholder, or `…` if they are many.

    The value of a single row is not used, because the title is for all rows.
    """
    places = set(_PLACE.findall(name))
    values = list(dict.fromkeys(record["row"].get(place, "") for place in places for record in records))
    if len(places) > 1 or len(values) > _FEW:
        return _PLACE.sub("…", name)
    return _PLACE.sub(lambda _: listed(values, "or"), name)


def _unique(anchor: str, taken: set[str]) -> str:
    name, number = anchor, 1
    while name in taken:
        number += 1
        name = f"{anchor}-{number}"
    taken.add(name)
    return name


def _line(step: Record) -> StepShown:
    table = () if _drawn(step) else tuple(tuple(row) for row in step["table"])
    return StepShown(step["keyword"], step["text"], table, step["docstring"], tuple(step["seen"]))


def _drawn(step: Record) -> bool:
    """True if what the engine showed in a step includes all of the step's table, which is then left out."""
    cells = {word for row in step["table"] for cell in row for word in cell.split()}
    for seen in step["seen"]:
        if seen["kind"] == "tricks":
            return True
        if seen["kind"] == "hands":
            return "rest" in cells or all(cells.issuperset(held) for held in seen["hands"].values())
    return False


def _template_line(step: Record, source: Sequence[str]) -> StepShown:
    """Return a step of an outline as written, with its placeholders in angle brackets."""
    place = step["line"] - 1
    text = source[place].strip().removeprefix(step["keyword"]).strip()
    below = source[place + 1 : place + 1 + len(step["table"])]
    rows = tuple(tuple(cell.strip() for cell in _CELLS.split(line.strip().strip("|"))) for line in below)
    return StepShown(step["keyword"], text, rows, step["docstring"])


def _row(record: Record) -> OutlineRow:
    seen = tuple(seen for step in record["steps"] for seen in step["seen"])
    return OutlineRow(tuple(record["row"].values()), seen)


_PARTS = re.compile(r"((?:[a-z0-9-]+/)?<[^<>]+>|[a-z0-9-]+/[a-z0-9-]+)")  # a placeholder, or perhaps the id of a game
_LINK = Markup('<a href="{}">{}</a>')
_EMPHASIS = Markup("<em>{}</em>")
_FIRM = {**HOW_SURE, "impossible": "does not arise"}


@dataclass(frozen=True)
class StepWords:
    """Sets the text of scenarios on one page; `titles` are those of the games, `quarrels` the disputes by id."""

    here: Here
    titles: Mapping[str, str]
    quarrels: Mapping[str, Dispute] = field(default_factory=dict)

    def text(self, text: str, places: Collection[str] = ()) -> Markup:
        """Return the text of a step or of a cell of its table as HTML. `places` are the placeholders of the outline."""
        return Markup("").join(self._part(part, places) for part in _PARTS.split(text))

    def _part(self, part: str, places: Collection[str]) -> Markup:
        place = part.partition("<")[2].removesuffix(">")
        if place in places:  # for `book/<game>` the table holds the game
            return _EMPHASIS.format(place)
        return self._game(part) if part in self.titles else broken(carded(part))

    def cell(self, text: str, head: str, scene: Scene) -> Markup:
        """Return a cell of the cases of an outline as HTML: a game, dispute or provision links to its page."""
        game = scene.shelves.get(head, "") + text
        if game in self.titles:
            return self._game(game)
        if asked := self.quarrels.get(text):
            return _LINK.format(self.here.to_dispute(asked), asked.question)
        if text in self.here.links.library.provisions:
            return _LINK.format(self.here.to_provision(text), broken(text))
        return broken(_FIRM.get(text, text) if head == "firm" else carded(text))

    def _game(self, id: str) -> Markup:
        return _LINK.format(self.here.to_rule_set(id), self.titles[id])
