"""Pages of the examples: each feature from the transcript of its run, with what the engine showed at every step."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from statistics import median_low

from hearts_spec.schema.english import together
from hearts_spec.site.links import EXAMPLES, HOUSES, Here, feature_path, features_path
from hearts_spec.site.scenario_html import Sheet, StepWords
from hearts_spec.site.site_model import SiteModel, shelf_of
from hearts_spec.site.templating import Page, page

_SILENCES = "/silences.feature"  # what a book does not say


def example_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the index of examples, and for each shelf of features a list and the page of each."""
    shelves = {
        shelf: sorted(some, key=partial(_place_in_book, model))
        for shelf, some in together(model.sheets, lambda sheet: shelf_of(sheet.file)).items()
    }
    yield _index(model, shelves)
    for name, some in shelves.items():
        if some[0].file.count("/") > 1:  # features directly in the folder have no list of their own
            yield _list(model, name, some)
        for sheet in some:
            yield _page(model, sheet)


def _place_in_book(model: SiteModel, sheet: Sheet) -> tuple[bool, int]:
    """Return a sort key: the index in the book of the middle provision that a feature shows, with silences last.

    A feature that shows no provision of a book has index 0.
    """
    tags = {*sheet.tags, *(tag for scene in sheet.scenes for tag in scene.tags)}
    provisions = model.provisions.get(shelf_of(sheet.file), ())
    shown = [place for place, each in enumerate(provisions) if each.id in tags]
    return sheet.file.endswith(_SILENCES), median_low(shown) if shown else 0


def _index(model: SiteModel, shelves: Mapping[str, Sequence[Sheet]]) -> Page:
    return page(
        "examples.md.jinja", Here(model.links, EXAMPLES), "Examples",
        shelves=[(name, _title(model, name), some) for name, some in shelves.items()],
        runs=sum(sheet.runs for sheet in model.sheets),
        description="Worked examples of every rule, played by the engine when the site was made.",
    )  # fmt: skip


def _title(model: SiteModel, shelf: str) -> str:
    source = model.library.sources.get(shelf)
    return source.marked if source else HOUSES.get(shelf, shelf.capitalize())


def _list(model: SiteModel, shelf: str, sheets: Sequence[Sheet]) -> Page:
    title = _title(model, shelf)
    return page(
        "examples_of_shelf.md.jinja", Here(model.links, features_path(shelf)), f"Examples: {title}",
        sheets=sheets, name=title, runs=sum(sheet.runs for sheet in sheets),
        description=f"Worked examples, played by the engine when the site was made: {title}.",
    )  # fmt: skip


def _page(model: SiteModel, sheet: Sheet) -> Page:
    here = Here(model.links, feature_path(sheet.file), shelf_of(sheet.file))
    return page(
        "feature.md.jinja", here, sheet.title, sheet=sheet, titles=model.titles,
        words=StepWords(here, model.titles, model.situations), quarrels=model.situations,
        cited=[tag for tag in sheet.tags if tag in model.library.provisions], description=sheet.description,
        groups=[(rule, list(scenes)) for rule, scenes in groupby(sheet.scenes, key=lambda scene: scene.rule)],
        edit=sheet.file,
    )  # fmt: skip
