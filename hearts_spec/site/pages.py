"""A page of the site, as plain Markdown."""

from dataclasses import dataclass


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
