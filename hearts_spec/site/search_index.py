"""What the search can find: an entry for each page and for some headings, with far fewer words than the pages hold."""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.site.glossary import Terms
from hearts_spec.site.links import GLOSSARY, Links
from hearts_spec.site.pages import data_file
from hearts_spec.site.provision_places import NUMBERED
from hearts_spec.site.templating import title_text

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
