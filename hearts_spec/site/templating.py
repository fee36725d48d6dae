"""Templates: one environment that escapes everything, the filters that make text safe in Markdown, and pages."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from hearts_spec.book_deals.deal import PagePlace
from hearts_spec.schema.english import after_colon, number_word
from hearts_spec.site.card_faces import SUITS
from hearts_spec.site.links import Here, slug

_MARKDOWN = {ord(mark): f"&#{ord(mark)};" for mark in "\\`*_[]{}|~^=#!:"}
_LINE_ENDS = dict.fromkeys(map(ord, "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"), " ")  # each ends a line for some parser
_FEW_LINES = 3
_RUN = r"\d+(?:-\d+)?(?![-\w])"
_PAGES = re.compile(rf"\b(pp?\.|ln) ?({_RUN}(?:(?:, | and ){_RUN})*)")
_TAG = re.compile(r"(<[^>]*>)")
_JOINT = re.compile(r"(?<=[a-z0-9][./])(?=[a-z])|(?<=[a-z]=)(?=[a-z0-9])")
_CODE = re.compile(r"(?<![\w-])((?:[2-9TJQKA]|10)[CDSH]|Joker)(?![\w-])")


def inert(text: str) -> Markup:
    """Return text that is safe in a line of Markdown: no HTML or Markdown in it has an effect. Markup is unchanged."""
    return text if isinstance(text, Markup) else _inert(text)


@lru_cache(maxsize=8192)
def _inert(text: str) -> Markup:
    escaped = str(escape(typeset(text)))
    parts = escaped.split("&")
    made = [parts[0].translate(_MARKDOWN)]
    for part in parts[1:]:
        entity, semicolon, rest = part.partition(";")
        made.append(f"&{entity}{semicolon}{rest.translate(_MARKDOWN)}")
    return Markup("".join(made))  # noqa: S704 - escaped above


def typeset(value: Any) -> Any:
    """Return a text on one line, with typographic quotation marks, apostrophes and pages; markup is unchanged.

    Every text of a page passes through here. On one line it cannot end its block of HTML or Markdown.
    """
    if isinstance(value, Markup):  # half of all values printed
        return value
    if isinstance(value, PagePlace):
        value = str(value)
    return _typeset(value) if isinstance(value, str) else value


@lru_cache(maxsize=65536)  # many pages share the same texts
def _typeset(text: str) -> str:
    text = _PAGES.sub(lambda it: f"{it[1]}\u00a0{it[2].replace('-', '–')}", text.translate(_LINE_ENDS))
    for straight, opening, closing in (("'", "‘", "’"), ('"', "“", "”")):
        if straight in text:
            text = re.sub(rf"(?<![^\s(\[—]){straight}", opening, text).replace(straight, closing)
    return text


def cited_by(here: Here, ids: Iterable[str]) -> dict[str, list[str]]:
    """Return what a script shows of provisions: link, words that cite each in its book and outside, and gist."""
    texts_by_id = {id: (here.links.place(id), here.label(id), here.gist(id)) for id in ids}
    return {id: [here.to_provision(id), *map(typeset, texts)] for id, texts in texts_by_id.items()}


def title_text(text: str) -> str:
    """Return text that is safe where the theme does not escape it: in titles, navigation and descriptions."""
    return str(typeset(text)).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def fence(text: str, language: str) -> Markup:
    """Return text as a code block whose fence is longer than any run of tildes in it."""
    longest = max(map(len, re.findall("~+", text)), default=0)
    mark = "~" * max(_FEW_LINES, longest + 1)
    return Markup(f"{mark}{language}\n{text.rstrip()}\n{mark}")  # noqa: S704 - code is escaped by the highlighter


def preformatted(text: str) -> Markup:
    """Return a text of several lines on one line of the page, with its line ends as entities."""
    return Markup("&#10;").join(line.translate(_LINE_ENDS) for line in text.split("\n"))


def ticked(text: str) -> Markup:
    """Return text as HTML, with what is between backticks as code."""
    parts = text.split("`")
    made = [
        Markup("<code>{}</code>").format(part) if place % 2 else escape(typeset(part))
        for place, part in enumerate(parts)
    ]
    return Markup("").join(made)


def carded(text: str) -> Markup:
    """Return text as HTML, with card codes such as QS or 10H drawn as cards."""
    parts = _CODE.split(text)  # every second part is a code
    return Markup("").join(_drawn(part) if place % 2 else escape(typeset(part)) for place, part in enumerate(parts))


def broken(text: str) -> Markup:
    """Return text as HTML in which ids such as `spalding-1896/auction` may break after a slash, stop or equals sign."""
    parts = _TAG.split(str(escape(text)))
    return Markup("".join(part if part.startswith("<") else _JOINT.sub("<wbr>", part) for part in parts))  # noqa: S704 - escaped above


@cache
def _drawn(code: str) -> Markup:
    return macro("macros.html.jinja", "card")(code)


def macro(template: str, name: str) -> Callable[..., Markup]:
    """Return a macro of a template, to call it from Python."""
    found: Callable[..., Markup] = getattr(environment().get_template(template).module, name)
    return found


def thousands(number: int) -> str:
    return f"{number:,}"


def first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?]) ", text, maxsplit=1)[0]


def apart(ids: Iterable[str], titles: Mapping[str, str]) -> str:
    """Return the separator for a list of games: a semicolon if one of their titles has a comma."""
    return "; " if any("," in titles[id] for id in ids) else ", "


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of prose, which blank lines separate."""
    return [part.strip() for part in text.split("\n\n") if part.strip()]


@cache
def environment() -> Environment:
    made = Environment(
        loader=ChoiceLoader([PackageLoader("hearts_spec.site", folder) for folder in ("templates", "theme")]),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=typeset,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=True,
    )
    filters = (inert, apart, first_sentence, paragraphs, slug, ticked, carded, broken, preformatted, thousands)
    made.filters.update((each.__name__, each) for each in filters)
    made.filters["in_words"] = number_word
    made.filters["after_colon"] = after_colon
    made.globals["suits"] = SUITS
    return made


def render(
    template: str,
    here: Here,
    title: str,
    *,
    description: str = "",
    hide: Sequence[str] = (),
    tags: Sequence[str] = (),
    boost: float = 0,
    found: bool = True,
    picture: Sequence[tuple[str, str]] = (),
    **context: Any,
) -> str:
    """Return a page: its front matter, then the Markdown that a template makes.

    `description` is what the search says of the page, `tags` are words that find it, and `boost` is its weight in the
    search, 1 for most. If `found` is false the search leaves it out. `picture` are the lines of the picture for links
    to the page, each a label and a text.
    """
    front: dict[str, Any] = {"title": title_text(title)}
    if description:
        front["description"] = title_text(" ".join(description.split()))
    if hide:
        front["hide"] = list(hide)
    if tags:
        front["tags"] = [title_text(tag) for tag in tags]
    if boost or not found:
        front["search"] = {"boost": boost} if found else {"exclude": True}
    if picture:
        front["picture"] = [[title_text(word), title_text(text)] for word, text in picture]
    lines = [f"{name}: {json.dumps(value)}" for name, value in front.items()]
    body = environment().get_template(template).render(here=here, title=title, **context)
    return "\n".join(["---", *lines, "---", "", body.strip(), ""])


@dataclass(frozen=True, slots=True)
class Page:
    """A page: path of its Markdown, title, text, and the data file it came from, if there is one.

    A page that is not `listed` is not in the navigation, but another page lists it.
    """

    path: str
    title: str
    markdown: str
    edit: str = ""
    listed: bool = True


def page(
    template: str, here: Here, title: str, *, name: str = "", edit: str = "", listed: bool = True, **context: Any
) -> Page:
    """Return a page made by a template, as seen from `here`. `name` is its name in the navigation, if not the title.

    The other arguments are those of `render`.
    """
    return Page(here.path, name or title, render(template, here, title, **context), edit, listed)


def data_file(data: Any) -> str:
    """Return data for a script as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
