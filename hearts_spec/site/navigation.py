"""The navigation: folders named in it are filled with the pages made for them."""

from collections.abc import Container, Iterable, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from hearts_spec.disputes import STAGES
from hearts_spec.site.links import HOUSES
from hearts_spec.site.pages import Page
from hearts_spec.site.site_model import SiteModel, shelf_of
from hearts_spec.site.templating import title_text

MANY = 40
Nav = list[Any]


def filled(nav: Any, pages: Sequence[Page], names: Mapping[str, str]) -> Any:
    """Give a navigation in which every folder, written with a slash at its end, holds the pages made for it."""
    if isinstance(nav, str):
        return folder(nav, pages, names) if nav.endswith("/") else nav
    if isinstance(nav, dict):
        return {title: filled(inner, pages, names) for title, inner in nav.items()}
    return [filled(inner, pages, names) for inner in nav]


def folder(path: str, pages: Sequence[Page], names: Mapping[str, str]) -> Nav:
    """Give the pages below a folder: its index, then its pages and folders in the order they were made.

    A folder below it with very many pages is shown by its index alone, for every page of the site lists its
    neighbours, and the whole would grow with their square.
    """
    entries: Nav = []
    groups: dict[str, list[Page]] = {}
    for page in pages:
        if not page.listed or not page.path.startswith(path):
            continue
        name, slash, _ = page.path[len(path) :].partition("/")
        if not slash:
            entries.append({title_text(page.title): page.path})
        elif name in groups:
            groups[name].append(page)
        else:
            groups[name] = [page]
            entries.append(name)
    return [_group(entry, groups[entry], path, names) if isinstance(entry, str) else entry for entry in entries]


def _group(name: str, pages: Sequence[Page], path: str, names: Mapping[str, str]) -> Any:
    index = f"{path}{name}/index.md"
    shown = [page for page in pages if page.path == index] if len(pages) > MANY else pages
    title = title_text(names.get(name) or next((page.title for page in pages if page.path == index), _as_title(name)))
    if len(shown) == 1 and shown[0].path == index:
        return {title: index}
    return {title: [page.path if page.path == index else {title_text(page.title): page.path} for page in shown]}


def _as_title(name: str) -> str:
    """Give the name of a folder as a title: `kitchen-table` is `Kitchen table`."""
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def page_above(path: str, listed: Container[str]) -> str:
    """Give the nearest page of the navigation above one that does not stand in it: a folder's index, or nothing."""
    indexes = (str(folder / "index.md") for folder in PurePosixPath(path).parents if folder.name)
    return next((index for index in indexes if index in listed), "")


def part_of(above: Iterable[Any]) -> Any:
    """Give the part of the menu in which a page stands, of what is above it from the nearest up.

    That is what stands below its tab, or the tab where the page itself stands there.
    """
    return next(iter(list(above)[-2:]), None)


def names_of(catalogue: SiteModel) -> dict[str, str]:
    """Give the names of folders: of the stages of the game, of the sources, and of where else features are shelved."""
    shelves = {shelf: shelf.capitalize() for sheet in catalogue.sheets if (shelf := shelf_of(sheet.file))}
    return {**STAGES, **shelves, **HOUSES, **{id: source.short for id, source in catalogue.library.sources.items()}}
