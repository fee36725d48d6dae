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


@pytest.mark.parametrize("place", [0, 1, 29])
def test_a_faint_text_is_found_wherever_it_stands(page: Page, place: int):
    styles = [READ] * 30
    styles[place] = FAINT
    page.set_content(page_of(*styles))
    assert rules_broken(page) == ["color-contrast"]


def test_same_colour_on_other_ground_checked_again(page: Page):
    page.set_content(page_of(READ, READ, "color: #000; background: #333"))
    assert rules_broken(page) == ["color-contrast"]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_faint_text_found_in_one_scheme(page: Page, scheme: str):
    faint = f"<style>@media (prefers-color-scheme: {scheme}) {{ b {{ color: #999 }} }}</style>"
    page.set_content(page_of(READ, READ).replace("<main>", f"{faint}<main>"))
    assert [each.split()[-1] for each in violations(page)] == [scheme]


def test_faint_text_found_in_state_set_by_page(page: Page, address: str):
    page.goto(address)
    page.add_style_tag(content="[data-md-color-scheme=slate] h1 { color: #333 !important }")
    assert [each.split()[-1] for each in violations(page)] == ["dark"]


def test_colour_transition_is_waited_for(page: Page):
    slow = "<style>b { transition: color 2s } @media (prefers-color-scheme: dark) { b { color: #999 } }</style>"
    page.set_content(page_of(READ, READ).replace("<main>", f"{slow}<main>"))
    assert [each.split()[-1] for each in violations(page)] == ["dark"]


def test_hidden_text_does_not_replace_visible_text(page: Page):
    page.set_content(page_of(f"{FAINT}; display: none", FAINT))
    assert rules_broken(page) == ["color-contrast"]


def test_large_letters_do_not_stand_for_small_ones(page: Page):
    page.set_content(page_of("color: #888; background: #fff; font-size: 30px", "color: #888; background: #fff"))
    assert rules_broken(page) == ["color-contrast"]


def test_disabled_control_does_not_replace_enabled_one(page: Page):
    page.set_content(page_of().replace("<ul>", "<button disabled>Deal</button><button>Play</button><ul>"))
    page.add_style_tag(content=f"button {{ {FAINT} }}")
    assert "color-contrast" in rules_broken(page)


def test_link_known_by_colour_alone_is_found(page: Page):
    link = "<a href='#x' style='color: #222; text-decoration: none'>the Queen</a>"
    styles = "<style>p { color: #000 } div { color: #222 }</style>"
    page.set_content(page_of(READ).replace("</ul>", f"</ul>{styles}<div>{link}</div><p>Whoever takes {link} pays.</p>"))
    assert rules_broken(page) == ["link-in-text-block"]


def test_other_violations_found_in_every_row(page: Page):
    page.set_content(page_of(*[READ] * 20).replace("</ul>", "<li><img src='data:,'></li></ul>"))
    assert rules_broken(page) == ["image-alt"]


@pytest.mark.parametrize("style", ["color: #999", "background: #444", "opacity: .5", "background: #fffc; color: #888"])
def test_path_from_another_page_not_reused(page: Page, style: str):
    page.set_content(page_of(READ))
    assert violations(page) == []
    page.set_content(page_of(READ, f"{READ}; {style}"))
    assert rules_broken(page) == ["color-contrast"]
    page.set_content(page_of(READ, f"{READ}; {style}"))
    assert rules_broken(page) == ["color-contrast"]


def test_what_lies_under_what_fades_is_looked_at(page: Page):
    page.set_content(f"<main><h1>Hearts</h1><div style='{READ}'><p style='{READ}'>Queen</p></div></main>")
    before = rules_broken(page)
    page.set_content(f"<main><h1>Hearts</h1><div style='{READ}; opacity: .4'><p style='{READ}'>Queen</p></div></main>")
    assert rules_broken(page) == sorted({*before, "color-contrast"})


def test_a_page_that_reads_well_has_none(page: Page):
    page.set_content(page_of(*[READ] * 20))
    assert violations(page) == []
