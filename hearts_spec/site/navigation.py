"""Navigation of the site, whose folders are filled with generated pages, and the index that the search reads."""

import html
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from hearts_spec.disputes import STAGES
from hearts_spec.site.links import GLOSSARY, HOUSES, NUMBERED, Links, shelf_of
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, data_file, title_text

MANY = 60
Nav = list[Any]


def filled(nav: Any, pages: Sequence[Page], names: Mapping[str, str]) -> Any:
    """Return a navigation in which every folder, written with a slash at its end, holds its generated pages.

    Those of a folder without a name of its own are entries beside the others.
    """
    if isinstance(nav, str):
        return folder(nav, pages, names) if nav.endswith("/") else nav
    if isinstance(nav, dict):
        return {title: filled(inner, pages, names) for title, inner in nav.items()}
    made = (filled(inner, pages, names) for inner in nav)
    return [entry for each in made for entry in (each if isinstance(each, list) else [each])]


def folder(path: str, pages: Sequence[Page], names: Mapping[str, str]) -> Nav:
    """Return the pages below a folder: its index, then its pages and folders in the order they were made.

    A subfolder with very many pages is shown by its index alone. Otherwise, as every page of the site lists its
    neighbours, the site would grow with the square of their number.
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
    """Return the name of a folder as a title: `kitchen-table` becomes `Kitchen table`."""
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def page_above(path: str, listed: Container[str]) -> str:
    """Return the nearest page of the navigation above a page that is not in it: a folder's index, or an empty text."""
    indexes = (str(folder / "index.md") for folder in PurePosixPath(path).parents if folder.name)
    return next((index for index in indexes if index in listed), "")


def part_of(above: Iterable[Any]) -> Any:
    """Return the part of the menu that contains a page, given the entries above the page, nearest first.

    It is the entry below the page's tab, or the tab itself if the page is directly below it.
    """
    return next(iter(list(above)[-2:]), None)


def names_of(model: SiteModel) -> dict[str, str]:
    """Return the names of folders: stages of the game, sources, and the other shelves of features."""
    shelves = {shelf: shelf.capitalize() for sheet in model.sheets if (shelf := shelf_of(sheet.file))}
    return {**STAGES, **shelves, **HOUSES, **{id: source.short for id, source in model.library.sources.items()}}


LONGEST = 160
BY_HEADING = ("sources/", "reference/", "contribute/", "history/index.md")
_TAG = re.compile("<[^>]*>")
OF_A_HEADING, OF_A_RULE, OF_A_TERM = 0.5, 2, 6  # weights; most pages have 1
DISPUTES_FIRST = 4  # factor for the weight of their pages


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page, as HTML, and its anchor."""

    title: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Indexed:
    """A page that can be found: path and address, title, description, and what players call it.

    `name` is how pages below it name it in their path. `weight` ranks it among pages that match a query equally. Texts
    are HTML, as in the theme.
    """

    path: str
    url: str
    title: str
    name: str
    description: str = ""
    aliases: tuple[str, ...] = ()
    weight: float = 1
    headings: tuple[Heading, ...] = ()


def search_index(pages: Sequence[Indexed], terms: Terms, links: Links | None = None) -> str:
    """Return the index as the search reads it: the pages and, given `links`, the numbered rules of the sources."""
    entries = [*_of_pages(pages, terms), *(_of_rules(links) if links else ())]
    return data_file(entries)


def _of_pages(pages: Sequence[Indexed], terms: Terms) -> Iterator[Mapping[str, Any]]:
    names = {each.path: each.name for each in pages}
    for page in pages:
        above = _above(page.path, names)
        weight = page.weight * (DISPUTES_FIRST if _is_dispute(page.path) else 1)
        yield _entry(page.url, page.title, above, weight, page.description, page.aliases)
        below = [*above, page.name]
        if page.path.startswith(BY_HEADING):
            for title, anchor in {each.title: each.anchor for each in reversed(page.headings)}.items():
                key = (anchor,) if "." in anchor else ()
                yield _entry(f"{page.url}#{anchor}", title, below, OF_A_HEADING, aliases=key)
        if page.path == GLOSSARY:
            for name, explanation in terms.explained.items():
                yield _entry(f"{page.url}#{terms.anchors[name]}", name, below, OF_A_TERM, explanation)


def _of_rules(links: Links) -> Iterator[Mapping[str, Any]]:
    """Yield the numbered rules of the sources, each by its first provision."""
    seen = set()
    for each in links.library.provisions.values():
        label = links.labels.get(each.id, "")
        if each.removed or links.places[each.id].part not in NUMBERED.values() or (each.source, label) in seen:
            continue
        seen.add((each.source, label))
        book = links.library.sources[each.source].short
        yield _entry(links.provision(each.id), label, [book], OF_A_RULE, title_text(each.gist))


def _entry(
    url: str, title: str, above: Sequence[str], weight: float, text: str = "", aliases: Sequence[str] = ()
) -> Mapping[str, Any]:
    more = {"where": " › ".join(map(_plain, above)), "text": _short(_plain(text)), "aliases": [*map(_plain, aliases)]}
    filled_in = {name: value for name, value in more.items() if value}
    return {"url": url, "title": _plain(title), **filled_in, "weight": weight}


def _is_dispute(path: str) -> bool:
    folder, *below = path.split("/")
    return folder == "disputes" and len(below) == 2 and below[1] != "index.md"


def _above(path: str, names: Mapping[str, str]) -> list[str]:
    """Return the names of the pages above a page."""
    parts = path.split("/")[:-1]
    indexes = ["/".join([*parts[: place + 1], "index.md"]) for place in range(len(parts))]
    return [names[index] for index in indexes if index in names and index != path]


def _plain(text: str) -> str:
    """Return the text of HTML."""
    return " ".join(html.unescape(_TAG.sub("", text)).split())


def _short(text: str) -> str:
    """Return a text cut at the end of a word if it is too long for a result."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rpartition(' ')[0].rstrip(',;:')} …"
