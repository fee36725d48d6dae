"""Pages of the sources: each book with its doubtful texts, silences and provisions; its claims tested."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import hypot, log
from typing import Any

from hearts_spec.claims import BookClaims, Claim, FigureVerdict, SettledSitting, Sitting, SittingNet, settled
from hearts_spec.rules import Provision, Source
from hearts_spec.rules.sources import TOPICS
from hearts_spec.scenarios.coverage import Coverage
from hearts_spec.site.links import SOURCES, WITNESSES, Here, claims_path, source_path
from hearts_spec.site.plates import plate
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, page

SIDE, _CLOSE = 340, 8
_TICKS = (
    ("50:1", 1, 50), ("20", 1, 20), ("10", 1, 10), ("5", 1, 5), ("2", 1, 2), ("even", 1, 1), ("2", 2, 1), ("5", 5, 1),
    ("10:1", 10, 1),
)  # fmt: skip
_LEAST, _MOST = Fraction(1, 80), Fraction(15, 16)


@dataclass(frozen=True, slots=True)
class Tick:
    """A vertical line of the plot at `x` and a horizontal line at `y`, with their label."""

    x: float
    y: float
    label: str


@dataclass(frozen=True, slots=True)
class Point:
    """A claim in the plot: the printed odds on the x axis, the true odds on the y axis.

    `number` is 0 unless the claim is wrong. Of several wrong claims at one place, the first has the numbers of all as
    its `label`.
    """

    claim: Claim
    x: float
    y: float
    number: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot of printed odds against true odds, in a square with sides of this length."""

    points: Sequence[Point]
    ticks: Sequence[Tick]
    side: int = SIDE


@dataclass(frozen=True, slots=True)
class SittingShown:
    """A sitting as a page shows it, settled by each rule set that claims name.

    `ends` are the results by rule set, and `pools` those of them with a pool.
    """

    sitting: Sitting
    ends: Mapping[str, SettledSitting]
    pools: Mapping[str, SettledSitting]


def claim_pages(model: SiteModel) -> Iterator[Page]:
    """Yield a page for each book that claims something in figures."""
    for source in model.claims.files:
        yield _page(model, model.claims.of(source))


def _page(model: SiteModel, book: BookClaims) -> Page:
    here = Here(model.links, claims_path(book.source), book.source)
    wrong = [each for each in book.claims if each.verdict is FigureVerdict.WRONG]
    numbers = {claim.id: number for number, claim in enumerate(wrong, 1)}
    return page(
        "claims.md.jinja", here, book.title, book=book,
        source=model.library.sources[book.source], wrong=wrong,
        counts=book.counts, verdicts=list(book.counts),
        plot=_plot(book.claims, numbers),
        sittings=_sittings(model, book), titles=model.titles, boost=2,
        description=f"The figures of {model.library.sources[book.source].short}, compared with the true values.",
        edit=model.library.shown(model.claims.files[book.source]),
    )  # fmt: skip


def _plot(claims: Sequence[Claim], numbers: Mapping[str, int]) -> Plot:
    """Return the plot of the chances, without certain ones, which have no odds."""
    ticks = [(Fraction(one, one + other), label) for label, one, other in _TICKS]
    chances = [each for each in claims if each.printed.chance]
    points = [
        Point(each, _at(each.printed.value), SIDE - _at(each.value), numbers.get(each.id, 0))
        for each in chances
        if 0 < each.printed.value < 1 and 0 < each.value < 1
    ]
    return Plot(_labelled(points), [Tick(_at(chance), SIDE - _at(chance), label) for chance, label in ticks])


def _labelled(points: Sequence[Point]) -> list[Point]:
    """Return the points with a label at each place with wrong claims, which has the numbers of all of them."""
    made: list[Point] = []
    for point in points:
        together = [each for each in points if each.number and hypot(each.x - point.x, each.y - point.y) < _CLOSE]
        first = bool(point.number) and point.number == min(each.number for each in together)
        made.append(replace(point, label=", ".join(str(each.number) for each in together)) if first else point)
    return made


def _at(chance: Fraction) -> float:
    """Return the coordinate of a chance on an axis of odds, from 0 to SIDE."""
    least, most = _odds(_LEAST), _odds(_MOST)
    share = (_odds(chance) - least) / (most - least)
    return round(SIDE * min(max(share, 0.0), 1.0), 1)


def _odds(chance: Fraction) -> float:
    return log(chance / (1 - chance))


def _sittings(model: SiteModel, book: BookClaims) -> list[SittingShown]:
    """Return each sitting, settled by the rule sets that claims name, in their order."""
    counts = [each.count for each in book.claims if isinstance(each.count, SittingNet)]
    shown = []
    for name, sitting in book.sittings.items():
        rules = dict.fromkeys(each.rules for each in counts if each.sitting == name)
        ends = {each: settled(sitting, each, model.library) for each in rules}
        pools = {each: end for each, end in ends.items() if any(result.after.pool for result in end.results)}
        shown.append(SittingShown(sitting, ends, pools))
    return shown


BIBLIOGRAPHY = "rulesets/sources.yml"


@dataclass(frozen=True, slots=True)
class ChapterSection:
    title: str
    provisions: list[Provision]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a source, with its sections by heading."""

    title: str
    path: str
    sections: dict[str, ChapterSection]

    @property
    def count(self) -> int:
        """Number of its provisions."""
        return sum(len(section.provisions) for section in self.sections.values())


def parts_of(model: SiteModel, source: str) -> list[Chapter]:
    """Return the provisions of a source by chapter and heading, in order."""
    parts: dict[str, Chapter] = {}
    split = source in model.links.split
    for provision in model.provisions.get(source, ()):
        if provision.removed:
            continue
        place = model.links.places[provision.id]
        path = source_path(source, place.part if split else "")
        part = parts.setdefault(place.part, Chapter(place.part, path, {}))
        part.sections.setdefault(place.section, ChapterSection(place.section, [])).provisions.append(provision)
    return list(parts.values())


def source_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the index of sources, and for each source its page and those of its parts."""
    yield _index(model)
    for source in model.library.sources.values():
        parts = parts_of(model, source.id)
        yield _source_page(model, source, parts, model.coverage.get(source.id))
        if source.id in model.links.split:
            for part in parts:
                yield _part_page(model, source, part)
    if model.library.witnesses:
        yield _witnesses(model)


def _index(model: SiteModel) -> Page:
    return page(
        "sources.md.jinja", Here(model.links, SOURCES), "Sources", sources=model.books,
        plates={each.id: plate(each) for each in model.books},
        coverage=model.coverage, witnesses=model.witnesses,
        description="The texts that the rules of Hearts come from, what each is and how we have it.",
        edit=BIBLIOGRAPHY,
    )  # fmt: skip


def _witnesses(model: SiteModel) -> Page:
    return page(
        "witnesses.md.jinja", Here(model.links, WITNESSES), "Other texts", witnesses=model.witnesses,
        matters=model.library.matters,
        description="What newspapers, programs and works of reference add to the sources, and how far we trust them.",
        tags=["witnesses", "newspapers", "encyclopaedia"],
        edit="rulesets/witnesses.yml",
    )  # fmt: skip


def _source_page(model: SiteModel, source: Source, parts: Sequence[Chapter], coverage: Coverage | None) -> Page:
    here = Here(model.links, source_path(source.id), source.id)
    removed = [each for each in model.provisions.get(source.id, ()) if each.removed]
    return page(
        "source.md.jinja", here, source.short, source=source, plate=plate(source), chapters=parts,
        split=source.id in model.links.split, coverage=coverage,
        sources=model.library.sources, rule_sets=model.rule_sets_of(source.id),
        cruxes=[model.library.provisions[id] for id in source.cruxes],
        silences=[TOPICS[topic] for topic in source.silences],
        lost_deals=model.lost_deals(source=source.id),
        printed_deals=model.printed_deals(source=source.id),
        deal_paths=model.deal_paths, removed=removed,
        besides=[each for each in model.besides if source.id in (each.first, each.second)],
        claims=model.claims.of(source.id) if source.id in model.claims.files else None,
        tags=list(filter(None, [source.title, source.short, source.name, source.author])), boost=3,
        description=source.details.get("kind", ""),
        **_shelf(model, source),
        edit=_provisions_file(source.id),
    )  # fmt: skip


def _part_page(model: SiteModel, source: Source, part: Chapter) -> Page:
    title = f"{part.title} ({source.short})"
    return page(
        "source_part.md.jinja", Here(model.links, part.path, source.id), title, source=source, part=part,
        description=f"{part.title}: every statement of {source.short}, with the rules and worked examples that use it.",
        **_shelf(model, source),
        name=part.title, edit=_provisions_file(source.id),
    )  # fmt: skip


def _shelf(model: SiteModel, source: Source) -> dict[str, Any]:
    shelf = {
        "uses": model.uses, "scenes": model.scenes, "related": model.related, "proofs": model.proofs,
        "titles": model.titles_within(source.id),
    }  # fmt: skip
    return {"places": model.links.places, "shelf": shelf}


def _provisions_file(source: str) -> str:
    return f"rulesets/{source}/provisions.yml"
