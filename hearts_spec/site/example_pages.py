"""The pages of the examples: each feature from the transcript of its run, with what the engine saw at every step."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from hearts_spec.site.catalogue import Catalogue, shelf_of
from hearts_spec.site.links import EXAMPLES, Here, feature_path
from hearts_spec.site.pages import Page
from hearts_spec.site.scenes import Sheet
from hearts_spec.site.templating import render


def example_pages(catalogue: Catalogue) -> Iterator[Page]:
    """Give the index of examples, and a page for each feature."""
    titles = catalogue.titles
    yield _index(catalogue)
    for sheet in catalogue.sheets:
        yield _page(catalogue, sheet, titles)


def _index(catalogue: Catalogue) -> Page:
    shelves: dict[str, list[Sheet]] = {}
    for sheet in catalogue.sheets:
        shelves.setdefault(shelf_of(sheet.file), []).append(sheet)
    sources = catalogue.library.sources
    markdown = render(
        "examples.md.jinja", Here(catalogue.links, EXAMPLES), "Examples",
        shelves=[(name, sources.get(name), shelves[name]) for name in shelves],
        runs=sum(sheet.runs for sheet in catalogue.sheets),
        description="Worked examples of every rule, played by the engine when the site was made.",
    )  # fmt: skip
    return Page(EXAMPLES, "Examples", markdown)


def _page(catalogue: Catalogue, sheet: Sheet, titles: Mapping[str, str]) -> Page:
    path = feature_path(sheet.file)
    source = shelf_of(sheet.file)
    markdown = render(
        "feature.md.jinja", Here(catalogue.links, path, source), sheet.title, sheet=sheet, titles=titles,
        cited=[tag for tag in sheet.tags if tag in catalogue.library.provisions], description=sheet.description,
        groups=[(rule, list(scenes)) for rule, scenes in groupby(sheet.scenes, key=lambda scene: scene.rule)],
    )  # fmt: skip
    return Page(path, sheet.title, markdown, sheet.file)
