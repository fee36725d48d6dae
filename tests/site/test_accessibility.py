"""The audit itself: a text that cannot be read is found among many that can."""

import pytest
from playwright.sync_api import Page

from tests.site.accessibility import violations

READ = "color: #000; background: #fff"
FAINT = "color: #999; background: #fff"


def page_of(*styles: str) -> str:
    rows = "".join(f"<li><b>Queen</b> <span style='{style}'>thirteen points</span></li>" for style in styles)
    return f"<!doctype html><html lang=en><title>Hearts</title><main><h1>Hearts</h1><ul>{rows}</ul></main>"


def rules_broken(page: Page) -> list[str]:
    return sorted({each.split(":")[0] for each in violations(page)})


def broken_by(page: Page, html: str) -> list[str]:
    page.set_content(html)
    return rules_broken(page)


def test_faint_text_is_found_anywhere(page: Page):
    assert broken_by(page, page_of(*[READ] * 20)) == []
    for place in (0, 29):
        styles = [READ] * 30
        styles[place] = FAINT
        assert broken_by(page, page_of(*styles)) == ["color-contrast"]


def test_faint_text_of_one_scheme_is_found(page: Page, address: str):
    for scheme in ("dark", "light"):
        faint = f"<style>@media (prefers-color-scheme: {scheme}) {{ b {{ color: #999 }} }}</style>"
        page.set_content(page_of(READ, READ).replace("<main>", f"{faint}<main>"))
        assert [each.split()[-1] for each in violations(page)] == [scheme]
    page.goto(address)  # which wears another dress by itself
    page.add_style_tag(content="[data-md-color-scheme=slate] h1 { color: #333 !important }")
    assert [each.split()[-1] for each in violations(page)] == ["dark"]


def test_slow_colours_are_waited_for(page: Page):
    slow = "<style>b { transition: color 1s } @media (prefers-color-scheme: dark) { b { color: #999 } }</style>"
    page.set_content(page_of(READ, READ).replace("<main>", f"{slow}<main>"))
    assert [each.split()[-1] for each in violations(page)] == ["dark"]


def test_unlike_texts_do_not_stand_for_others(page: Page):
    """One on another ground, a hidden one, a large one, a button that nobody can press, what fades."""
    buttons = "".join(f"<button {how} style='{FAINT}'>Play</button>" for how in ("disabled", ""))
    unlike = [
        page_of(READ, READ, "color: #000; background: #333"),
        page_of(f"{FAINT}; display: none", FAINT),
        page_of("color: #888; background: #fff; font-size: 30px", "color: #888; background: #fff"),
        page_of().replace("<ul>", f"{buttons}<ul>"),
        page_of().replace("<ul>", f"<div style='{READ}; opacity: .4'><p style='{READ}'>Queen</p></div><ul>"),
    ]
    for html in unlike:
        assert broken_by(page, html) == ["color-contrast"], html


def test_a_link_like_its_text_is_found(page: Page):
    """By its colour alone it is told from the one text, and beside it stands one that is a text."""
    link = "<a href='#x' style='color: #222; text-decoration: none'>the Queen</a>"
    styles = "<style>p { color: #000 } div { color: #222 }</style>"
    html = page_of(READ).replace("</ul>", f"</ul>{styles}<div>{link}</div><p>Whoever takes {link} pays.</p>")
    assert broken_by(page, html) == ["link-in-text-block"]


def test_structure_is_audited_in_every_row(page: Page):
    assert broken_by(page, page_of(*[READ] * 20).replace("</ul>", "<li><img src='data:,'></li></ul>")) == ["image-alt"]


@pytest.mark.parametrize("style", ["color: #999", "background: #444", "opacity: .5", "background: #fffc; color: #888"])
def test_known_colours_do_not_stand_for_new(page: Page, style: str):
    page.set_content(page_of(READ))
    assert violations(page, structure=False) == []
    for _ in range(2):
        page.set_content(page_of(READ, f"{READ}; {style}"))
        assert {each.split(":")[0] for each in violations(page, structure=False)} == {"color-contrast"}
