"""The menu: folders are filled from what is made, and a page stands where it belongs."""

from dataclasses import replace

import pytest

from hearts_spec.site.navigation import MANY, filled, page_above, part_of
from hearts_spec.site.templating import Page


def test_folders_in_the_navigation_are_filled() -> None:
    pages = [Page("rules/index.md", "Rule sets", ""), Page("rules/a/x.md", "X & Y", "")]
    nav = filled([{"Rule sets": "rules/"}, "about.md"], pages, {"a": "Book A"})
    assert nav == [
        {"Rule sets": [{"Rule sets": "rules/index.md"}, {"Book A": [{"X &amp; Y": "rules/a/x.md"}]}]},
        "about.md",
    ]


def test_huge_folder_does_not_fill_the_navigation() -> None:
    pages = [Page("rules/index.md", "Rule sets", "")]
    pages += [replace(pages[0], path=f"rules/a/{number}.md") for number in range(MANY + 1)]
    assert filled("rules/", pages, {}) == [{"Rule sets": "rules/index.md"}, {"A": []}]


def test_folder_named_by_index_or_its_own_name() -> None:
    pages = [Page("rules/kitchen-table/x.md", "X", ""), Page("rules/pubs/index.md", "At the <pub>", "")]
    pages.append(Page("rules/pubs/y.md", "Y", ""))
    assert filled("rules/", pages, {}) == [
        {"Kitchen table": [{"X": "rules/kitchen-table/x.md"}]},
        {"At the &lt;pub&gt;": ["rules/pubs/index.md", {"Y": "rules/pubs/y.md"}]},
    ]


@pytest.mark.parametrize(
    ("path", "above"),
    [
        ("disputes/the-pass/hearts.md", "disputes/the-pass/index.md"),
        ("disputes/tournaments/ties.md", "disputes/index.md"),
        ("elsewhere/a.md", ""),
        ("a.md", ""),
    ],
)
def test_unlisted_page_placed_below_nearest_listed_one(path: str, above: str) -> None:
    assert page_above(path, {"index.md", "disputes/index.md", "disputes/the-pass/index.md"}) == above


@pytest.mark.parametrize(
    ("above", "part"),
    [
        ([], None),
        (["Rules"], "Rules"),
        (["All tools", "Tools"], "All tools"),
        (["Hoyle 1887", "The books", "Sources"], "The books"),
    ],
)
def test_menu_section_placed_below_its_tab(above: list[str], part: str | None) -> None:
    assert part_of(above) == part
