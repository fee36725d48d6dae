"""What rules do, measured: a part of the page of each game and of each topic."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import NamedTuple

from markupsafe import Markup

from hearts_spec.measure.measure_file import PHRASES, RuleMeasure, compared
from hearts_spec.measure.shown_figure import Shown, is_share, shown
from hearts_spec.measure.stored_figures import edge_key
from hearts_spec.rules import RuleSet
from hearts_spec.schema.english import sentence
from hearts_spec.site.links import OFTEN, Here
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import macro

TEMPLATE = "measured.html.jinja"
NEEDED = "deals-needed"
_NO_SKILL = "a careful player cannot be told from one who plays at random"
FIRM = 3  # standard errors by which a player must be better than random before deals are counted for it
WIDTH, ROW = 340, 44  # lengths in the plots
FEW = 5  # most steps of an axis
_TWO = ("keeps-", "holds-")  # figures of a single card


class Interval(NamedTuple):
    """A row of a plot: a figure as a point within its margin. `main` is the row that the page is about."""

    label: str
    text: str
    y: int
    x: float
    left: float
    right: float
    main: bool
    href: str


class Tick(NamedTuple):
    at: float
    label: str


@dataclass(frozen=True, slots=True)
class Plot:
    """Rows below each other on one axis from 0; `words` say the same for readers who cannot see it."""

    title: str
    rows: Sequence[Interval]
    ticks: Sequence[Tick]
    words: str

    @property
    def height(self) -> int:
        return ROW * len(self.rows)


def ticks(most: float, length: float) -> list[Tick]:
    """Return the ticks of an axis from 0 to at least `most`, over a length: at most a few round numbers."""
    step = 10.0 ** floor(log10(most / FEW))
    while most / step > FEW:
        step *= 2.5 if f"{step:e}"[0] == "2" else 2
    count = -int(-most // step)
    return [Tick(round(length * n / count, 1), f"{n * step:g}") for n in range(count + 1)]


def plot(title: str, rows: Sequence[tuple[str, Shown, str]]) -> Plot:
    """Return the plot of some figures, each with its label and link; the first is the main one."""
    most = max(each.value + each.margin for _, each, _ in rows) or 1
    axis = ticks(most, WIDTH)
    scale = WIDTH / float(axis[-1].label)
    drawn = [
        Interval(
            label, each.whole, ROW * number, round(each.value * scale, 1),
            round(max(0, each.value - each.margin) * scale, 1), round((each.value + each.margin) * scale, 1),
            not number, href,
        )
        for number, (label, each, href) in enumerate(rows)
    ]  # fmt: skip
    return Plot(title, drawn, axis, "; ".join(f"{label}: {each.whole}" for label, each, _ in rows))


class Side(NamedTuple):
    """One side of a comparison: its label, the name under which it is stored, and the link to its game, if any."""

    label: str
    name: str
    href: str
    deals: int


@dataclass(frozen=True, slots=True)
class MeasuredRule:
    """A rule that is measured: what it does in a sentence, whether that is sure, plot, sides, and all figures."""

    measure: RuleMeasure
    says: str
    verdict: str
    plot: Plot
    sides: Sequence[Side]
    rows: Sequence[tuple[str, Sequence[str]]]
    stale: bool


class Measured:
    """What is measured, as pages show it; `of_game` and `of_matter` are nothing where nothing is stored."""

    def __init__(self, model: SiteModel, here: Here) -> None:
        self.model, self.here, self.stored = model, here, model.measured

    def of_game(self, game: RuleSet) -> Markup:
        """Return the part of a game's page."""
        if game.shared or not self.stored.entries:
            return Markup()
        if game.id not in self.stored.entries:
            contracts = self.model.library.playable(game.id).contracts
            return macro(TEMPLATE, "unmeasured")(several=bool(contracts))
        needed, beside = self.needed(game.id), self._beside(game)
        rows = [("This game", needed, "")] if needed else []
        rows += [(self.model.titles[other.id], theirs, self.here.to_rule_set(other.id)) for other, theirs in beside]
        verdict = _verdict(needed, beside[0][1]) if needed and beside else ""
        compared_with = f"Compared with {rows[1][0]}, {verdict}" if verdict else ""
        return macro(TEMPLATE, "of_game")(
            self._sentence(game, needed), compared_with, plot(self._title(game.id, NEEDED), rows) if needed else None,
            self._figures(game.id), self._deals(game.id), not self.stored.is_current(game.id),
            self.here.to(OFTEN, "games"),
        )  # fmt: skip

    def _title(self, name: str, key: str) -> str:
        label = self.stored.label(name, key)
        return f"{label[:1].upper()}{label[1:]}"

    def _beside(self, game: RuleSet) -> list[tuple[RuleSet, Shown]]:
        """Return the games to compare one with, and their deals: the one it extends, if it is played, and today's."""
        ids = dict.fromkeys([game.extends, self.model.today.id if self.model.today else ""])
        found = ((self.model.rule_sets[id], self.needed(id)) for id in ids if id not in ("", game.id))
        return [(other, needed) for other, needed in found if needed]

    def _sentence(self, game: RuleSet, needed: Shown | None) -> str:
        """Return what the rules do, a sentence for each figure."""
        pool = self.stored.figure(game.id, "pool-left")
        keys = ("pool-left" if pool else "nobody-clear", "everything")
        told = [PHRASES[key].format(it.text) for key in keys if (it := self._share(game.id, key))]
        skill = PHRASES[NEEDED].format(f"about {needed.text}") if needed else _NO_SKILL
        return " ".join(map(sentence, (*told, skill)))

    def of_matter(self, matter: str) -> Markup:
        """Return the part of a topic's page: each rule of it that is measured."""
        found = list(self.rules(each for each in self.model.measures.values() if each.matter == matter))
        return macro(TEMPLATE, "of_matter")(found, self.here.to(OFTEN, "games")) if found else Markup()

    def rules(self, measures: Iterable[RuleMeasure]) -> Iterator[MeasuredRule]:
        """Yield what each rule does that is measured, where all sides of it are stored."""
        for measure in measures:
            sides = [
                Side(table.label, table.name, self._href(table.name), self._deals(table.name))
                for table in compared(self.model.library, measure)
            ]
            if all(self._shown(side.name, measure.shows) for side in sides):
                yield self._rule(measure, sides)

    def _rule(self, measure: RuleMeasure, sides: Sequence[Side]) -> MeasuredRule:
        values = [it for side in sides if (it := self._shown(side.name, measure.shows))]
        if measure.players:
            told = [f"with {side.label} players" for side in sides]
            labels = [f"{side.label} players" for side in sides]
            verdict = ""
        else:
            told = [side.label for side in sides]
            labels = [f"{side.label[:1].upper()}{side.label[1:]}" for side in sides]
            verdict = _verdict(*values)
        first, *others = zip(told, values, strict=True)
        says = f"{first[0]}, {PHRASES[measure.shows].format(first[1].text)}; "
        before = "in " if is_share(measure.shows) else ""
        says += "; ".join(f"{label}, {before}{value.text}" for label, value in others)
        rows = list(zip(labels, values, [it.href for it in sides], strict=True))
        drawn = plot(self._title(sides[0].name, measure.shows), rows)
        return MeasuredRule(
            measure, sentence(says), verdict, drawn, sides, list(self._side_by_side(sides)),
            not all(self.stored.is_current(side.name) for side in sides),
        )  # fmt: skip

    def _href(self, name: str) -> str:
        return self.here.to_rule_set(name) if name in self.model.rule_sets else ""

    def _side_by_side(self, sides: Sequence[Side]) -> Iterator[tuple[str, Sequence[str]]]:
        """Yield the figures that every side has, with their labels."""
        for figure in self.stored.figures(sides[0].name):
            values = [self._shown(side.name, figure.key) for side in sides]
            if not figure.key.startswith(_TWO) and any(values):
                yield figure.label, [each.whole if each else "" for each in values]

    def _figures(self, name: str) -> list[tuple[str, str]]:
        found = [(figure.label, self._share(name, figure.key)) for figure in self.stored.figures(name)]
        return [(label, each.whole) for label, each in found if each]

    def _share(self, name: str, key: str) -> Shown | None:
        """Return a figure as it is shown; None too if it is of something that happened in no deal, or in each."""
        figure = self.stored.figure(name, key)
        certain = is_share(key) and figure is not None and figure.value in (0, 1)
        return None if certain else self._shown(name, key)

    def _shown(self, name: str, key: str) -> Shown | None:
        """Return a figure as it is shown; None if it is not stored, is certain, or says nothing of skill."""
        figure = self.stored.figure(name, key)
        if figure is None or (not figure.error and not is_share(key)):
            return None
        if key == NEEDED and not self.is_better(name, "careful"):
            return None
        return shown(figure, self._deals(name))

    def needed(self, name: str) -> Shown | None:
        """Return the figure of skill of a game; None if a careful player is no better than random ones there."""
        return self._shown(name, NEEDED)

    def _deals(self, name: str) -> int:
        return int(self.stored.entries.get(name, {}).get("deals", 0))

    def is_better(self, name: str, player: str) -> bool:
        """True if a player gains more than random ones in a game, beyond what chance explains."""
        edge = self.stored.figure(name, edge_key(player))
        return edge is not None and edge.value > FIRM * (edge.error or 0)


def _verdict(one: Shown, other: Shown) -> str:
    """Return what can be said of two figures; nothing if their margins do not overlap, which proves no difference."""
    if one.overlaps(other):
        return "the margins overlap, so we cannot say that there is a difference."
    return ""
