"""The test report: every feature as it ran, with what the engine showed, and which statement is used where."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from statistics import median_low
from typing import Any

from hearts_spec.scenarios.coverage import Coverage
from hearts_spec.schema.english import together
from hearts_spec.site.links import APART, TESTS, Here, feature_anchor, feature_path, shelf_of, shelf_path
from hearts_spec.site.scenario_html import Sheet, StepWords
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, page

_SILENCES = "/silences.feature"  # what a book does not say


def report_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the summary, and a page for each folder of features or, of those of disputes, for each feature.

    A source without features has a page too, with the table of its statements.
    """
    shelves = {shelf: sorted(some, key=partial(_place_in_book, model)) for shelf, some in model.tests.items()}
    yield _summary(model, shelves)
    for shelf, sheets in shelves.items():
        yield _shelf_page(model, shelf, sheets)
        if shelf == APART:
            for sheet in sheets:
                yield _feature_page(model, sheet)


def _place_in_book(model: SiteModel, sheet: Sheet) -> tuple[bool, int]:
    """Return a sort key: the index in the book of the middle provision that a feature shows, with silences last.

    A feature that shows no provision of a book has index 0.
    """
    tags = {*sheet.tags, *(tag for scene in sheet.scenes for tag in scene.tags)}
    provisions = model.provisions.get(shelf_of(sheet.file), ())
    shown = [place for place, each in enumerate(provisions) if each.id in tags]
    return sheet.file.endswith(_SILENCES), median_low(shown) if shown else 0


def _summary(model: SiteModel, shelves: Mapping[str, Sequence[Sheet]]) -> Page:
    coverage = model.coverage
    return page(
        "test_report.md.jinja", Here(model.links, TESTS), "Test report",
        shelves=[
            (model.shelf_name(shelf), shelf_path(shelf), sum(sheet.runs for sheet in sheets), coverage.get(shelf))
            for shelf, sheets in shelves.items()
        ],
        shares={model.shelf_name(source): _shares(each) for source, each in coverage.items()},
        runs=sum(sheet.runs for sheet in model.sheets),
        uncovered={source: each.uncovered for source, each in coverage.items() if each.uncovered},
        needless=[id for each in coverage.values() for id in each.needless],
        whole=sum(each.provisions for each in coverage.values()),
        totals={name: sum(len(getattr(each, name)) for each in coverage.values())
                for name in ("data", "scenarios", "alone", "reasoned", "uncovered")},
        names={source: model.shelf_name(source) for source in coverage},
        pinning=pinning_section(model.pinning), titles=model.titles, found=False,
        description="Every scenario that ran when this site was built, and where each statement is used.",
    )  # fmt: skip


def _shares(coverage: Coverage) -> dict[str, float]:
    """Return the parts of a source's bar in percent: shown by a scenario, only cited by data, neither for a reason."""
    whole = coverage.provisions or 1
    counts = {
        "scenario": len(coverage.scenarios), "data": len(coverage.alone), "reason": len(coverage.reasoned)
    }  # fmt: skip
    return {name: round(100 * count / whole, 2) for name, count in counts.items()}


def pinning_section(report: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Return a pinning report for the page: how much was tried, and the changes that nothing noticed, by rule set."""
    if report is None:
        return None
    survivors = together(report["survivors"], lambda each: str(each["ruleset"]))
    tried = {id: sum(each["changes"] for each in statements) for id, statements in report["rulesets"].items()}
    return {
        "changes": report["changes"], "statements": report["statements"], "survivors": survivors, "tried": tried,
    }  # fmt: skip


def _shelf_page(model: SiteModel, shelf: str, sheets: Sequence[Sheet]) -> Page:
    name, coverage = model.shelf_name(shelf), model.coverage.get(shelf)
    here = Here(model.links, shelf_path(shelf), shelf, told=False)
    return page(
        "tests_of_shelf.md.jinja", here, f"Tests: {name}", name=name, sheets=sheets, apart=shelf == APART,
        runs=sum(sheet.runs for sheet in sheets), coverage=coverage,
        provisions=[each for each in model.provisions.get(shelf, ()) if not each.removed] if coverage else (),
        uses=model.uses, scenes=model.scenes, shelf_titles=model.titles_within(shelf),
        uncovered=frozenset(coverage.uncovered) if coverage else frozenset(), found=False, hide=("toc",),
        description=f"Every scenario of {name}, as it ran when this site was built.",
        edit=sheets[0].file if len(sheets) == 1 else "", **_shown(model, here),
    )  # fmt: skip


def _feature_page(model: SiteModel, sheet: Sheet) -> Page:
    here = Here(model.links, feature_path(sheet.file), shelf_of(sheet.file), told=False)
    return page(
        "tests_of_feature.md.jinja", here, sheet.title, sheet=sheet, found=False,
        description=sheet.description, edit=sheet.file, hide=("navigation", "toc"), **_shown(model, here),
    )  # fmt: skip


def _shown(model: SiteModel, here: Here) -> dict[str, Any]:
    """Return what the template of a feature reads."""
    return {
        "words": StepWords(here, model.titles, model.situations), "quarrels": model.situations, "titles": model.titles,
        "known": model.library.provisions, "at": feature_anchor,
        "by_rule": lambda sheet: [(rule, [*some]) for rule, some in groupby(sheet.scenes, key=lambda each: each.rule)],
    }  # fmt: skip
