"""The navigation: folders named in it are filled with the pages made for them."""

import html
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from hearts_spec.disputes import STAGES
from hearts_spec.site.links import GLOSSARY, HOUSES, NUMBERED, Links
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel, shelf_of
from hearts_spec.site.templating import Page, data_file, title_text

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


LONGEST = 160
BY_HEADING = ("sources/", "reference/", "contribute/", "history/index.md")
_TAG = re.compile("<[^>]*>")
OF_A_HEADING, OF_A_RULE, OF_A_TERM = 0.5, 2, 6  # weights, where that of most pages is 1
QUARRELS_FIRST = 4  # times the weight of their pages


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page, as HTML, and its anchor."""

    title: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Indexed:
    """A page that can be found: its path and address, what it says in a sentence, and what players call it.

    `name` is what it is called where another stands below it, and `weight` its place among others that a query finds
    as well. Its texts are HTML, as the theme has them.
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
    """Give all that can be found, as the search reads it: the numbered rules of the sources too, by their links."""
    entries = [*_of_pages(pages, terms), *(_of_rules(links) if links else ())]
    return data_file(entries)


def _of_pages(pages: Sequence[Indexed], terms: Terms) -> Iterator[Mapping[str, Any]]:
    names = {each.path: each.name for each in pages}
    for page in pages:
        above = _above(page.path, names)
        weight = page.weight * (QUARRELS_FIRST if _is_quarrel(page.path) else 1)
        yield _entry(page.url, page.title, above, weight, page.description, page.aliases)
        below = [*above, page.name]
        if page.path.startswith(BY_HEADING):
            for title, anchor in {each.title: each.anchor for each in reversed(page.headings)}.items():
                key = (anchor,) if "." in anchor else ()
                yield _entry(f"{page.url}#{anchor}", title, below, OF_A_HEADING, aliases=key)
        if page.path == GLOSSARY:
            for name, said in terms.explained.items():
                yield _entry(f"{page.url}#{terms.anchors[name]}", name, below, OF_A_TERM, said)


def _of_rules(links: Links) -> Iterator[Mapping[str, Any]]:
    """Give the numbered rules of the sources, each by the first provision in it."""
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
    said = {name: value for name, value in more.items() if value}
    return {"url": url, "title": _plain(title), **said, "weight": weight}


def _is_quarrel(path: str) -> bool:
    folder, *below = path.split("/")
    return folder == "disputes" and len(below) == 2 and below[1] != "index.md"


def _above(path: str, names: Mapping[str, str]) -> list[str]:
    """Give the names of the pages that a page stands below."""
    parts = path.split("/")[:-1]
    indexes = ["/".join([*parts[: place + 1], "index.md"]) for place in range(len(parts))]
    return [names[index] for index in indexes if index in names and index != path]


def _plain(text: str) -> str:
    """Give what a text of HTML says."""
    return " ".join(html.unescape(_TAG.sub("", text)).split())


def _short(text: str) -> str:
    """Cut a text that is too long for a result at the end of a word."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rpartition(' ')[0].rstrip(',;:')} …"
