"""Markdown passes over whole blocks of HTML, and nothing that it makes is another for it."""

import pytest
from markdown import Markdown

from hearts_spec.site.markdown_extension import Renderer, SiteMarkdown, is_whole

USUAL = ["abbr", "attr_list", "def_list", "md_in_html", "tables", "toc", "pymdownx.superfences"]
PAGES = {
    "a block": '# Title\n\n<p id="a">one <b>two</b></p>\n\nthree *four*',
    "one in another": "<div><div>one</div>\n<div>two</div></div>\n\nthree",
    "several in a row": "<details><summary>a</summary>b</details>\n<details><summary>c</summary>d</details>\n\n*e*",
    "open over a blank line": "<div>\n\n<p>one</p>\n\n*two*\n\n</div>\n\n*three*",
    "Markdown inside": "<div markdown>\n*one*\n</div>\n\n*two*",
    "shown as code": "~~~ html\n<p>one</p>\n\n<p>two</p>\n~~~\n\nthree",
    "indented code": "one\n\n    <p>two</p>\n\nthree",
    "text after the end": "<p>one</p> two *three*",
    "never closed": "<div>one\n\n*two*",
    "in a list": "- one\n\n  <p>two</p>\n\n- three",
    "a headline after it": "<ol><li>one</li></ol>\n\n## Two {: #two }\n\n<p>three</p>",
}


def lines(html: str) -> list[str]:
    """The lines of a page but for blank ones, which Markdown adds after a block that it has read."""
    return [line for line in html.splitlines() if line.strip()]


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
def test_a_page_is_the_same(page: str) -> None:
    assert lines(Markdown(extensions=[*USUAL, SiteMarkdown()]).convert(page)) == lines(
        Markdown(extensions=USUAL).convert(page)
    )


@pytest.mark.parametrize(
    ("block", "whole"),
    [
        ("<p>one</p>", True),
        ("<ol><li>one</li>\n<li>two</li></ol>", True),
        ("<div><div>one</div>", False),
        ("<div>one</div> two", False),
        ("<div markdown>one</div>", False),
        ("<span>one</span>", False),
        ("<pre>one</pre>", False),
        (" <p>one</p>", False),
    ],
)
def test_only_what_closes_is_whole(block: str, whole: bool) -> None:
    assert is_whole(block) is whole


FRONT = "---\ntitle: T\n---\n\n"
STATEFUL = (
    "# One\n\n## Same\n\nA [link] and HTML\n\n[link]: x\n*[HTML]: markup",
    "# Two\n\n## Same\n\nA [link] and HTML",
)


def test_page_does_not_depend_on_those_rendered_before() -> None:
    after = Renderer([*USUAL, f"{SiteMarkdown.__module__}:{SiteMarkdown.__name__}"], {})
    for page in STATEFUL:
        alone = Renderer([*USUAL, f"{SiteMarkdown.__module__}:{SiteMarkdown.__name__}"], {})
        assert after.render(FRONT + page) == alone.render(FRONT + page)


def test_rendered_page_has_headings_and_anchors() -> None:
    rendered = Renderer(USUAL, {}).render(f'{FRONT}# One\n\n## Two {{: #b }}\n\n<p id="c">three</p>')
    assert rendered.content == '<h1 id="one">One</h1>\n<h2 id="b">Two</h2>\n<p id="c">three</p>'
    assert [each["id"] for each in rendered.headings[0]["children"]] == ["b"]
    assert rendered.anchors == {"one", "b", "c"}
