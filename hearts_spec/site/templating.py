"""The templates: one environment, which escapes everything, and the filters that make text safe in Markdown."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from hearts_spec.book_deals.deal import PagePlace
from hearts_spec.schema.english import number_word
from hearts_spec.site.links import Here, slug

_MARKDOWN = {ord(mark): f"&#{ord(mark)};" for mark in "\\`*_[]{}|~^=#!:"}
_LINE_ENDS = dict.fromkeys(map(ord, "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"), " ")  # each ends a line for some layer
_FEW_LINES = 3
_RUN = r"\d+(?:-\d+)?(?![-\w])"
_PAGES = re.compile(rf"\b(pp?\.|ln) ?({_RUN}(?:(?:, | and ){_RUN})*)")
_TAG = re.compile(r"(<[^>]*>)")
_JOINT = re.compile(r"(?<=[a-z0-9][./])(?=[a-z])|(?<=[a-z]=)(?=[a-z0-9])")
_CODE = re.compile(r"(?<![\w-])((?:[2-9TJQKA]|10)[CDSH]|Joker)(?![\w-])")


def inert(text: str) -> Markup:
    """Make text safe in a line of Markdown: neither HTML nor Markdown in it is acted on; markup passes as it is."""
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
    """Set a text on one line, its quotation marks, apostrophes and pages as in a book; markup passes as it is.

    Every text of a page goes through here. On one line it cannot end the block of HTML or Markdown that it stands in.
    """
    if isinstance(value, Markup):  # half of all that is printed
        return value
    if isinstance(value, PagePlace):
        value = str(value)
    return _typeset(value) if isinstance(value, str) else value


@lru_cache(maxsize=65536)  # the same texts stand on many pages
def _typeset(text: str) -> str:
    text = _PAGES.sub(lambda it: f"{it[1]}\u00a0{it[2].replace('-', '–')}", text.translate(_LINE_ENDS))
    for straight, opening, closing in (("'", "‘", "’"), ('"', "“", "”")):
        if straight in text:
            text = re.sub(rf"(?<![^\s(\[—]){straight}", opening, text).replace(straight, closing)
    return text


def cited_by(here: Here, ids: Iterable[str]) -> dict[str, list[str]]:
    """Give what a script shows of provisions: the way there, how its book and how others cite each, and its gist."""
    told = {id: (here.links.place(id), here.label(id), here.gist(id)) for id in ids}
    return {id: [here.to_provision(id), *map(typeset, texts)] for id, texts in told.items()}


def title_text(text: str) -> str:
    """Make text safe where the theme prints it as it is: in titles, navigation and descriptions."""
    return str(typeset(text)).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def fence(text: str, language: str) -> Markup:
    """Set text as a block of code, with a fence longer than any run of tildes in it."""
    longest = max(map(len, re.findall("~+", text)), default=0)
    mark = "~" * max(_FEW_LINES, longest + 1)
    return Markup(f"{mark}{language}\n{text.rstrip()}\n{mark}")  # noqa: S704 - code is escaped by the highlighter


def preformatted(text: str) -> Markup:
    """Set a text of several lines so that it shows them and yet stands on one line of the page."""
    return Markup("&#10;").join(line.translate(_LINE_ENDS) for line in text.split("\n"))


def ticked(text: str) -> Markup:
    """Set what stands between backticks as code."""
    parts = text.split("`")
    made = [
        Markup("<code>{}</code>").format(part) if place % 2 else escape(typeset(part))
        for place, part in enumerate(parts)
    ]
    return Markup("").join(made)


def carded(text: str) -> Markup:
    """Draw the cards that a text names by their codes, as QS or 10H."""
    parts = _CODE.split(text)  # every second is a code
    return Markup("").join(_drawn(part) if place % 2 else escape(typeset(part)) for place, part in enumerate(parts))


def broken(text: str) -> Markup:
    """Let an id in a text, as `spalding-1896/auction`, be broken after a stroke, stop or equals sign, but no tag."""
    parts = _TAG.split(str(escape(text)))
    return Markup("".join(part if part.startswith("<") else _JOINT.sub("<wbr>", part) for part in parts))  # noqa: S704 - escaped above, or markup before


@cache
def _drawn(code: str) -> Markup:
    return macro("macros.html.jinja", "card")(code)


def macro(template: str, name: str) -> Callable[..., Markup]:
    """Give a macro of a template, to set what it sets outside a template."""
    found: Callable[..., Markup] = getattr(environment().get_template(template).module, name)
    return found


def thousands(number: int) -> str:
    """Set a number with a comma after its thousands."""
    return f"{number:,}"


def first_sentence(text: str) -> str:
    """Give the first sentence of a text."""
    return re.split(r"(?<=[.!?]) ", text, maxsplit=1)[0]


def apart(ids: Iterable[str], titles: Mapping[str, str]) -> str:
    """Give what parts the titles of some games in a list: a semicolon where one of them has a comma itself."""
    return "; " if any("," in titles[id] for id in ids) else ", "


def paragraphs(text: str) -> list[str]:
    """Part prose at its blank lines."""
    return [part.strip() for part in text.split("\n\n") if part.strip()]


@cache
def environment() -> Environment:
    """Give the environment, made once."""
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
    """Write a page: what the theme is told first, then the Markdown that a template makes.

    `description` is what the search says of the page, `tags` are words that it finds it by, and `boost` is its weight
    there, 1 for most; a page that is not to be `found` is left out of it. `picture` are the lines of the picture that
    stands for the page where a link to it is shown, each a word and what is said of it.
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
        front["picture"] = [[title_text(word), title_text(said)] for word, said in picture]
    lines = [f"{name}: {json.dumps(value)}" for name, value in front.items()]
    body = environment().get_template(template).render(here=here, title=title, **context)
    return "\n".join(["---", *lines, "---", "", body.strip(), ""])


@dataclass(frozen=True, slots=True)
class Page:
    """A page: where its Markdown goes, its title, its text, and the file of data it came from (none for some).

    One that is not `listed` stands in no navigation; a page that is lists it.
    """

    path: str
    title: str
    markdown: str
    edit: str = ""
    listed: bool = True


def page(
    template: str, here: Here, title: str, *, name: str = "", edit: str = "", listed: bool = True, **context: Any
) -> Page:
    """Make a page by a template, where it is seen from; `name` is what it is called in the navigation, if otherwise.

    The rest is as for `render`.
    """
    return Page(here.path, name or title, render(template, here, title, **context), edit, listed)


def data_file(data: Any) -> str:
    """Write data that a script fetches, with nothing to spare."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
