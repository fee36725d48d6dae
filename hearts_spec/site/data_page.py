"""The page of reference on the data: the tables that can be had, what stands in them, and what describes them all."""

import json
from collections.abc import Iterator
from typing import Any

import hearts_spec
from hearts_spec.site.links import DATA, DATA_PACKAGE, Here, table_path
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import fence

_TITLE = "Hearts by the Book"
_ABOUT = (
    "The rules of Hearts from 1887 to today, as the books give them, and what they rule on the quarrels of the table."
)
_LICENCE = {
    "name": "CC-BY-4.0",
    "title": "Creative Commons Attribution 4.0",
    "path": "https://creativecommons.org/licenses/by/4.0/",
}
_EXAMPLE = """\
import csv
from collections import Counter
from pathlib import Path


def rows(name):
    path = Path(f"{name}.csv")
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


books = {game["id"]: game["book"] for game in rows("games")}
ruled = Counter()
for answer in rows("answers"):
    if answer["firm"] == "ruled":
        ruled[books[answer["game"]] or "houses"] += 1
for book, count in ruled.most_common():
    print(book, count)
"""


def data_page(catalogue: SiteModel) -> Iterator[Page]:
    """Give the page that leads to the tables, with a program that reads one."""
    here = Here(catalogue.links, DATA)
    yield page(
        "data.md.jinja", here, "Data", package=here.to(DATA_PACKAGE), example=fence(_EXAMPLE, "python"),
        tables=[(each, here.to(table_path(each.name))) for each in catalogue.tables],
        description="The books, the games, their rules and every answer as tables, for a spreadsheet or a program.",
        tags=("csv", "dataset", "download", "export", "spreadsheet"),
    )  # fmt: skip


def data_files(catalogue: SiteModel) -> dict[str, str]:
    """Give the tables as files of comma-separated values, and the data package that describes them, by their paths."""
    files = {table_path(each.name): each.csv() for each in catalogue.tables}
    return {**files, DATA_PACKAGE: json.dumps(_package(catalogue), indent=2, ensure_ascii=False) + "\n"}


def _package(catalogue: SiteModel) -> dict[str, Any]:
    """Describe the tables as a Frictionless data package."""
    return {
        "profile": "tabular-data-package",
        "name": "hearts-by-the-book",
        "version": hearts_spec.__version__,
        "title": _TITLE,
        "description": _ABOUT,
        "licenses": [_LICENCE],
        "resources": [each.resource(f"{each.name}.csv") for each in catalogue.tables],
    }
