"""A page of the site, as plain Markdown, and data beside the pages, for their scripts."""

import json
from dataclasses import dataclass
from typing import Any

from hearts_spec.site.links import Here
from hearts_spec.site.templating import render


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
