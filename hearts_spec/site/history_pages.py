"""Pages of the history made from data: timeline of firsts, each rule's history, advice on play.

The figures are here too: a handwritten page may use them by name.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from urllib.parse import urlencode

from markupsafe import Markup

from hearts_spec.cards import default_seats
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.rules import Provision, ResolvedRule
from hearts_spec.rules.fields import all_fields, field_of, top_of
from hearts_spec.rules.history import STRATEGY, PlayTopics, RuleHistory
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.site.home_page import EVERYONE_TAKES_SOME, PLAYERS, caption_of, settle_deal, that_settle
from hearts_spec.site.links import ADVICE, COMPARE, LIVES, TIMELINE, Here, life_path
from hearts_spec.site.markdown_pages import Glosser, Terms
from hearts_spec.site.measured_pages import Measured
from hearts_spec.site.rule_history import (
    Attestation,
    BookRule,
    FirstRow,
    disputes_of,
    firsts,
    gap,
    life_of,
    partings,
    witnesses_of,
)
from hearts_spec.site.rule_pages import RuleSaid, has_cases, says
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, macro, page

YEARS = 20  # between two years that the timeline names
ROW, HEAD, FIRST_SEAT, STEP, TALLEST = 58, 26, 112, 64, 20  # lengths in the figure of one deal
MATTERS_FILE = "rulesets/matters.yml"
HOW = {"": "", "ruled": "", "option": "as an option", "told": ""}


@dataclass(frozen=True, slots=True)
class Sentence:
    """What a book says on one rule, as sentences with citations. If it has `cases`, there is one for each, in order."""

    label: str
    texts: Sequence[RuleSaid]
    cases: bool


@dataclass(frozen=True, slots=True)
class Spell:
    """All that a book says of the same games. `among` introduces their list; it is empty for all games of the book."""

    among: str
    games: Sequence[tuple[str, str]]
    sentences: Sequence[Sentence]


def history_pages(model: SiteModel, terms: Terms) -> Iterator[Page]:
    """Yield the timeline, the list of rule histories, and each history."""
    if not model.library.matters:
        return
    yield _timeline_page(model)
    yield _index(model)
    for matter in model.library.matters.values():
        yield _life(model, matter, terms)


def _index(model: SiteModel) -> Page:
    return page(
        "lives.md.jinja", Here(model.links, LIVES), "The life of a rule",
        matters=list(model.library.matters.values()),
        description="Rules of Hearts that changed, each with what every source says, in order of years.",
        tags=["life of a rule", "how the rules changed"],
        edit=MATTERS_FILE,
    )  # fmt: skip


def _life(model: SiteModel, matter: RuleHistory, terms: Terms) -> Page:
    here = Here(model.links, life_path(matter.id))
    glosser = Glosser(terms, here)
    entries = life_of(model, matter)
    said = {rule.label for entry in entries for rule in entry.rules}
    unsaid = [label for label in dict.fromkeys(each for entry in entries for each in entry.silent) if label not in said]
    return page(
        "life.md.jinja", here, f"{matter.title} through the years", matter=matter,
        titles=model.titles, entries=[
            (nothing, [(entry, list(_spells(entry.rules, glosser))) for entry in some])
            for nothing, some in groupby(entries, key=lambda entry: entry.says_nothing)
        ],
        unsaid=unsaid, partings=partings(entries), brief=_in_one_line, compared=_compared(matter, here),
        firsts=firsts(model, matter), gap=gap(model), how=HOW,
        measured=Measured(model, here).of_matter(matter.id),
        quarrels=disputes_of(model, matter), witnesses=witnesses_of(model, matter),
        fields=[(each.key, each.label) for each in all_fields() if matter.turns_on(each.key)],
        description=matter.about, tags=matter.aliases, boost=5,
        name=matter.title, edit=MATTERS_FILE,
    )  # fmt: skip


def _spells(rules: Sequence[BookRule], glosser: Glosser) -> Iterator[Spell]:
    """Yield the rules of a book grouped by the games that have them, in the order of their first rules."""
    found: dict[tuple[str, tuple[tuple[str, str], ...]], list[Sentence]] = {}
    for each in rules:
        among, games = each.among
        named = tuple((game.id, game.title) for game in games)
        found.setdefault((among, named), []).append(_sentence(each, glosser))
    for (among, named), sentences in found.items():
        yield Spell(among, named, sentences)


def _sentence(rule: BookRule, glosser: Glosser) -> Sentence:
    first, *others = says(rule.leaf, glosser)
    cases = has_cases(rule.leaf)
    if not (cases and others):
        first = replace(first, cites=tuple(rule.cites))
    return Sentence(rule.label, [first, *others], cases)


def _compared(matter: RuleHistory, here: Here) -> str:
    """Return the link from a topic to the comparison: to its rule, or to its section if it has several rules."""
    topic = top_of(matter.keys[0])
    only = field_of(matter.keys[0]) if len(matter.keys) == 1 else None
    query = {"games": "all", "topic": topic} | ({"text": only.label.lower()} if only else {})
    return f"{here.to(COMPARE)}?{urlencode(query)}"


def _in_one_line(leaf: ResolvedRule) -> str:
    """Return what a rule says, in one line."""
    return leaf.field.says(leaf.value).removesuffix(".")


def _timeline_page(model: SiteModel) -> Page:
    here = Here(model.links, TIMELINE)
    rows = firsts(model)
    return page(
        "timeline.md.jinja", here, "Timeline of firsts",
        figure=_timeline_figure(model, rows, here),
        groups=_groups(rows), how=HOW, gap=gap(model),
        description="When each rule of Hearts is first and last attested, on one scale of years from 1880 to today.",
        tags=["timeline", "chronology", "firsts", "dates", "history of hearts", "how has hearts changed"], boost=6,
        edit=MATTERS_FILE,
    )  # fmt: skip


def _groups(rows: Sequence[FirstRow]) -> list[tuple[Attestation | None, list[FirstRow]]]:
    """Return the rows of the timeline grouped by the first text that has the rule in its own words, if there is one."""
    found: dict[str, tuple[Attestation | None, list[FirstRow]]] = {}
    for row in rows:
        found.setdefault(row.own.text.id if row.own else "", (row.own, []))[1].append(row)
    return list(found.values())


def figures(model: SiteModel) -> Mapping[str, Callable[[Here], Markup]]:
    """Return the figures that a handwritten page may use, by name."""
    if not model.library.matters:
        return {}
    return {
        "timeline": lambda here: _timeline_figure(model, [row for row in firsts(model) if row.first.chief], here),
        "one-deal": lambda here: _one_deal_figure(model),
    }


@dataclass(frozen=True, slots=True)
class Scale:
    """The years of the timeline, from one round year to another, and the `gap` without a book in its own words.

    `today` is where the texts without a year are shown; 0 if there are none.
    """

    start: int
    end: int
    today: int
    gap: tuple[int, int]

    def at(self, year: int) -> str:
        """Return where a year lies, in per cent of the width."""
        return f"{100 * (year - self.start) / (self.end - self.start):.2f}%"

    def width(self, since: int, until: int) -> str:
        """Return the width of the years from one to another, in per cent."""
        return f"{100 * (until - since) / (self.end - self.start):.2f}%"

    @property
    def years(self) -> range:
        """The years that are named, as far as they leave room for `today`."""
        return range(self.start, self.today - YEARS // 2 if self.today else self.end, YEARS)


def _timeline_figure(model: SiteModel, rows: Sequence[FirstRow], here: Here) -> Markup:
    attested = [each for row in rows for each in row.attested]
    years = [each.year for each in attested]
    today = max((each.year for each in attested if not each.text.year), default=0)
    # A third of a step is left free on the right, so that a mark of today is whole.
    scale = Scale(min(years) // YEARS * YEARS, max(years) + YEARS // 3, today, gap(model))
    return macro("figures.html.jinja", "timeline")(here, rows, scale)


def _one_deal_figure(model: SiteModel) -> Markup:
    drawn = one_deal(model)
    dealt = caption_of(EVERYONE_TAKES_SOME, default_seats(PLAYERS))
    caption = f"One deal, settled by one game of each source. {dealt} A bar up is won; a bar down is paid or scored."
    summary = f"{dealt} {'; '.join(row.words for row in drawn.rows)}."
    return macro("figures.html.jinja", "one_deal")(drawn, caption, summary)


@dataclass(frozen=True, slots=True)
class Bar:
    """What one seat wins, pays or scores: the bar goes up for chips won."""

    x: int
    height: int
    label: str
    won: bool


@dataclass(frozen=True, slots=True)
class DealRow:
    """The deal as one book's game settles it."""

    y: int
    when: str
    title: str
    unit: str
    bars: Sequence[Bar]

    @property
    def words(self) -> str:
        """The row in words, for readers who cannot see the figure."""
        amounts = ", ".join(f"{seat} {bar.label}" for seat, bar in zip(default_seats(PLAYERS), self.bars, strict=True))
        return f"{self.title}, {self.when}, in {self.unit}: {amounts}"


@dataclass(frozen=True, slots=True)
class OneDeal:
    """The figure: its height, the seats with their places, and a row for each book."""

    height: int
    seats: Sequence[tuple[int, str]]
    rows: Sequence[DealRow]


def one_deal(model: SiteModel) -> OneDeal:
    """Settle the first deal of the home page by the principal game of every book, oldest first."""
    games = that_settle(model, model.principal)
    results = [
        (game, settle_deal(table_of(model.library.playable(game.id, PLAYERS)), EVERYONE_TAKES_SOME)) for game in games
    ]
    most = max((abs(n) for _, result in results for n in result.net), default=1)
    rows = []
    for number, (game, result) in enumerate(results):
        points = result.kept_in is KeptIn.POINTS
        bars = [_bar(seat, n, points, most) for seat, n in enumerate(result.net)]
        source = model.library.sources[game.source]
        rows.append(DealRow(HEAD + ROW * number, source.when, game.title, "points" if points else "chips", bars))
    seats = [(FIRST_SEAT + STEP * seat, name) for seat, name in enumerate(default_seats(PLAYERS))]
    return OneDeal(HEAD + ROW * len(rows), seats, rows)


def _bar(seat: int, number: int, points: bool, most: int) -> Bar:
    sign = "" if points or not number else "+" if number > 0 else "−"
    height = -(-abs(number) * TALLEST // most)
    return Bar(FIRST_SEAT + STEP * seat, height, f"{sign}{abs(number)}", number > 0 and not points)


def strategy_page(model: SiteModel, terms: Terms) -> Iterator[Page]:
    """Yield the page of advice, if the books have any."""
    parts = list(model.library.strategy.values())
    if not parts:
        return
    here = Here(model.links, ADVICE)
    groups_by_part = {part.id: linked_groups(model, part) for part in parts}
    years = {each.id: each.when for each in model.books}
    count = Counter(each.source for groups in groups_by_part.values() for group in groups for each in group)
    yield page(
        "strategy.md.jinja", here, "Advice on play", strategy=parts, told=groups_by_part, years=years,
        gloss=Glosser(terms, here).gloss,
        books=[(each, count[each.id]) for each in model.books if count[each.id]],
        tested=[each for each in model.books if count[each.id] and each.id in model.claims.files],
        description="What the books advise those who would play Hearts well, from the first lead to the last discard.",
        tags=["advice", "strategy", "tactics", *(alias for part in parts for alias in part.aliases)], boost=8,
        edit=f"rulesets/{STRATEGY.name}",
    )  # fmt: skip


def linked_groups(model: SiteModel, part: PlayTopics) -> Sequence[Sequence[Provision]]:
    """Return the provisions on a topic in groups, in order: linked provisions of different books share a group."""
    groups: list[list[Provision]] = []
    for each in (model.library.provisions[id] for id in part.told):
        linked = model.related.get(each.id, ())
        among = (group for group in groups if any(it.id in linked and it.source != each.source for it in group))
        if group := next(among, None):
            group.append(each)
        else:
            groups.append([each])
    return groups
