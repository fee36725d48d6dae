"""The page "How often?": moons, lengths of games, scores, ties and hands of today's game, counted and drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from hearts_spec.measure.hand_odds import GUARDS, HandOdds, hand_odds, one_in
from hearts_spec.measure.how_often import (
    KINDS,
    LIMITS,
    PASSED,
    TRIES,
    HowOften,
    length_study,
    moon_study,
    option_study,
    options_of_play,
    queen_study,
)
from hearts_spec.measure.player_file import PLAYERS
from hearts_spec.measure.quoted_odds import MOON, QUOTED, QuotedOdds
from hearts_spec.measure.shown_figure import Shown, shown
from hearts_spec.measure.stored_figures import AGAINST_RANDOM, ALIKE
from hearts_spec.measure.tally import Figure
from hearts_spec.rules import RuleSet
from hearts_spec.schema.english import number_word
from hearts_spec.site.links import HISTORY, OFTEN, Here
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, page

_WIDTH, _TALL = 340, 64  # of a histogram
_TENTH = 0.1  # of games, beyond each end of the middle of a histogram
_DOES = (
    "plays any card",
    "avoids points",
    "tries the moon",
    "tries it and stops others",
)  # of each kind, in their order
_USUAL = LIMITS[1]  # the limit of a game that figures of single scores are of


class Row(NamedTuple):
    """A share with its label: as text, and as a point within its margin, in per cent of the width."""

    label: str
    text: str
    x: float
    left: float
    right: float
    main: bool


class Bar(NamedTuple):
    """A bar of a histogram: place and height, and whether it is in the middle of the distribution, or is its median."""

    x: float
    height: float
    number: int
    is_middle: bool
    is_median: bool
    text: str


@dataclass(frozen=True, slots=True)
class Histogram:
    """Shares of deals or games by a number, on an axis that begins at `first`."""

    bars: Sequence[Bar]
    width: float
    ticks: Sequence[tuple[float, int]]
    median: int
    low: int
    high: int
    words: str


def rows_of(found: Sequence[tuple[str, Shown | None]], main: int = 0) -> list[Row]:
    """Return rows on one axis from 0; those of which nothing is stored are left out."""
    known = [(label, each) for label, each in found if each is not None]
    most = max((each.value + each.margin for _, each in known), default=1) or 1

    def at(value: float) -> float:
        return round(100 * max(0, value) / most, 1)

    return [
        Row(
            label, each.whole, at(each.value), at(each.value - each.margin), at(each.value + each.margin),
            number == main,
        )
        for number, (label, each) in enumerate(known)
    ]  # fmt: skip


def histogram(found: Mapping[int, Figure], first: int, last: int, count: int, step: int) -> Histogram:
    """Return the shares of a distribution as bars from `first` to `last`, with what is median and the middle 80 %."""
    numbers = sorted(found)
    low, median, high = (_quantile(found, part) for part in (_TENTH, 0.5, 1 - _TENTH))
    most, width = max(each.value for each in found.values()), _WIDTH / (last - first + 1)
    bars = [
        Bar(
            round((number - first) * width, 1), round(_TALL * found[number].value / most, 1), number,
            low <= number <= high, number == median, shown(found[number], count, share=True).whole,
        )
        for number in numbers
        if first <= number <= last
    ]  # fmt: skip
    ticks = [(round((n - first + 0.5) * width, 1), n) for n in range(ceil(first / step) * step, last + 1, step)]
    words = "; ".join(f"{each.number}: {each.text}" for each in bars)
    return Histogram(bars, round(width, 2), ticks, median, low, high, words)


def _quantile(found: Mapping[int, Figure], part: float) -> int:
    """Return the lowest number that at least this part of a distribution does not exceed."""
    passed = 0.0
    for number in sorted(found):
        passed += found[number].value
        if passed >= part:
            return number
    return max(found)


class Often:
    """What is counted of today's game, as the page shows it."""

    def __init__(self, model: SiteModel, stored: HowOften, game: RuleSet) -> None:
        self.model, self.stored, self.game = model, stored, game
        self.players = model.library.folder.top_file(PLAYERS)

    def share(self, study: str, key: str) -> Shown | None:
        """Return a share of deals or games with its margin; None if it is not stored."""
        figure = self.stored.figure(study, key)
        if figure is None:
            return None
        count = self.stored.games(study) if key == "tied" else self.stored.deals(study)
        return shown(figure, count, share=True)

    def kinds(self, key: str, players: int) -> list[tuple[str, Shown | None]]:
        """Return a share for each kind of player at a table of one number."""
        return [(self.players[kind].title, self.share(moon_study(kind, players), key)) for kind in KINDS]

    def by_number(self) -> list[tuple[str, Shown | None]]:
        return [(f"{n} players", self.share(moon_study(TRIES, n), "everything")) for n in self.game.players]

    def by_option(self) -> list[tuple[str, Shown | None]]:
        """Return the share of moons with each option that changes the play, the usual rules first."""
        library, usual = self.model.library, self.game.usual_players
        found = [("With the usual rules", self.share(moon_study(TRIES, usual), "everything"))]
        for name, choice in options_of_play(library, self.game.id, usual):
            option = self.game.options[name]
            label = f"{option.asks} {option.choices[choice].says[:1].upper()}{option.choices[choice].says[1:]}"
            found.append((label, self.share(option_study(name, choice), "everything")))
        return found

    def queens(self) -> list[tuple[str, Shown | None]]:
        return [(self.players[kind].title, self.share(queen_study(kind), "queen-first")) for kind in KINDS[:2]]

    def lengths(self) -> list[tuple[int, Histogram, int]]:
        """Return for each limit how long games last, on one axis, and how many games were counted."""
        found = {limit: self.stored.distribution(length_study(limit), "length-") for limit in LIMITS}
        last = max((number for each in found.values() for number in each), default=1)
        games = {limit: self.stored.games(length_study(limit)) for limit in LIMITS}
        return [(n, histogram(each, 1, last, games[n], 5), games[n]) for n, each in found.items() if each]

    def scores(self) -> Histogram | None:
        """Return how many points players score in a deal."""
        study = length_study(_USUAL)
        found = self.stored.distribution(study, "result-")
        scores = {-gain: figure for gain, figure in found.items()}
        return histogram(scores, min(scores), max(scores), self.stored.deals(study), 2) if scores else None

    def after_pass(self, event: str) -> str:
        """Return how many hands are so after the pass; empty for none, and for a card that somebody always holds."""
        figure = self.stored.figure(PASSED, event)
        return shown(figure, self.stored.deals(PASSED), share=True).whole if figure and figure.error else ""

    def finals(self) -> list[str]:
        """Return the mean final scores, the winner's first, with their margins."""
        study = length_study(_USUAL)
        found = [self.stored.figure(study, f"final-{n}") for n in range(1, self.game.usual_players + 1)]
        return [shown(each, self.stored.games(study)).whole for each in found if each]


class Hand(NamedTuple):
    """Odds of a hand before the pass, exact, and after it, counted."""

    label: str
    before: str
    exact: str
    after: str


def _hands(often: Often, odds: Sequence[HandOdds]) -> list[Hand]:
    return [
        Hand(
            f"{each.event.label[:1].upper()}{each.event.label[1:]}", one_in(each.chance), _per_cent(each),
            often.after_pass(each.event.key),
        )
        for each in odds
    ]  # fmt: skip


def _per_cent(odds: HandOdds) -> str:
    percent = 100 * float(odds.chance)
    return f"{percent:.3g}\u00a0%" if percent > 1e-3 else ""


class Told(NamedTuple):
    """Odds that somebody quotes, next to the exact ones, if there are any."""

    quotation: QuotedOdds
    what: str
    quoted: str
    right: str
    is_right: bool


def _told(quotations: Mapping[str, QuotedOdds], odds: Mapping[str, HandOdds]) -> Iterator[Told]:
    for each in quotations.values():
        exact = odds.get(each.of)
        if exact:
            right = one_in(exact.chance)
            yield Told(each, exact.event.label, f"{int(each.value):,}", right, each.is_right(exact))
        elif each.of == MOON:
            yield Told(each, "a moon", f"{int(each.value):,}", "", False)


def often_page(model: SiteModel) -> Iterator[Page]:
    """Yield the page, if a game is called today's and something is stored of it."""
    stored, here = model.often, Here(model.links, OFTEN)
    if model.today is None or not stored.entries:
        return
    often, game = Often(model, stored, model.today), model.today
    usual = game.usual_players
    odds = {each.event.key: each for each in hand_odds(model.library.playable(game.id, usual))}
    made, tried = often.kinds("everything", usual), often.kinds("tried", usual)
    careful, trying = (dict(zip(KINDS, [each for _, each in made], strict=True)).get(kind) for kind in KINDS[1:3])
    by_option = often.by_option()
    yield page(
        "often.md.jinja", here, "How often?",
        game=game, usual=number_word(usual), careful=careful, trying=trying,
        made=rows_of(made), tried=rows_of(tried), by_number=rows_of(often.by_number(), game.players.index(usual)),
        by_option=rows_of(by_option), options=sorted(each.value for _, each in by_option[1:] if each),
        lengths=often.lengths(), scores=often.scores(), finals=often.finals(),
        queens=rows_of(often.queens(), 1),
        sizes=dict(zip(game.players, [each for _, each in often.by_number()], strict=True)),
        queen=often.share(queen_study("careful"), "queen-first"), no_clubs=odds.get("no-clubs-table"),
        ties=rows_of([(f"To {limit}", often.share(length_study(limit), "tied")) for limit in LIMITS], 1),
        tied=often.share(length_study(_USUAL), "tied"),
        hands=_hands(often, list(odds.values())), odds=odds, one_in=one_in, guards=number_word(GUARDS),
        told=list(_told(model.library.folder.top_file(QUOTED), odds)),
        players=[often.players[kind] for kind in KINDS],
        kinds=list(zip((title for title, _ in made), _DOES, strict=True)),
        others=[
            each for each in often.players.values() if each.id not in KINDS
        ],
        deals={name: stored.deals(name) for name in stored.entries}, games={n: stored.games(n) for n in stored.entries},
        moon=moon_study(TRIES, usual), option=PASSED, alike=ALIKE, against=AGAINST_RANDOM,
        unmeasured=[each.id for each in model.games if each.id not in model.measured.entries], titles=model.titles,
        stale=[name for name in stored.entries if not stored.is_current(name)], history=HISTORY,
        description="How often somebody shoots the moon, how long a game lasts, and the odds of every kind of hand.",
        tags=TAGS, boost=5, edit="rulesets/often.json",
    )  # fmt: skip


# what people ask for, as they say it
TAGS = (
    "how often", "chance", "chances", "odds", "probability", "probabilities", "likelihood", "likely", "percentage",
    "statistics", "chance of shooting the moon", "odds of shooting the moon", "how likely is a moon",
    "how rare is a moon", "how rare is it", "how common is it", "how frequently", "what are the chances",
    "percentage of hands", "how long does a game last", "how long is a game", "length of a game", "how many deals",
    "how many hands until somebody has 100", "average number of hands", "every heart in one hand",
    "how many hands in a game", "how many rounds", "average score", "odds of a hand", "odds of a void",
    "all thirteen hearts", "thirteen cards of one suit", "nothing but penalty cards", "hand of only hearts",
    "no hearts dealt", "luck and skill", "luck or skill", "what the rules do", "measured",
    "how many rounds in a game", "how many rounds does it take",
)  # fmt: skip
