"""The stylesheet of the site: what is used of the theme's, and its own."""

import re

import pytest

from hearts_spec.site.finish import ASSETS, STYLES
from hearts_spec.site.sheets import READING, RECORDS, TOOLS, sheet_of, stylesheets
from hearts_spec.site.stylesheet import Classes, stylesheet


def test_a_brace_in_a_string_of_the_theme_ends_no_rule() -> None:
    theme = '.a{content:"}"}.b{content:"{"}@media print{.c{quotes:\'{\' "\\""}.d{top:0}}'
    assert stylesheet(theme, "", Classes({"a", "c"})) == '.a{content:"}"}@media print{.c{quotes:\'{\' "\\""}}'


def test_rules_are_kept_only_if_used() -> None:
    theme = (
        ':root{--md-tag-icon:url("data:x;y");--md-toc-icon:url("data:z")}.md-tag,.md-nav{a:var(--md-toc-icon)}'
        ".md-tag{b:var(--md-tag-icon)}.md-nav__link--passed.md-nav__link{c:d}[dir=rtl] .md-nav{c:d}"
        "@media print{.md-version{c:d}}.md-nav:not(.md-tag){e:f}@font-face{g:h}"
    )
    own = "a { /* why */\n  b: c;\n}\n.book, .none { d: e }\n@media print { .none { f: g } }\n"
    used = Classes({"md-nav", "md-nav__link", "md-nav__link--passed", "book"})
    assert stylesheet(theme, own, used) == (
        ':root{--md-toc-icon:url("data:z")}.md-nav{a:var(--md-toc-icon)}.md-nav__link--passed.md-nav__link{c:d}'
        ".md-nav:not(.md-tag){e:f}@font-face{g:h}a{b: c;}.book{d: e}"
    )


@pytest.mark.parametrize(
    ("rule", "is_kept"),
    [
        (".a .b{}", False),
        (".a:not(.b){}", True),
        (".a:is(.a, .b:not(.c)){}", True),  # one of several is enough
        (":is(.a, .b) > :where(h2, .c:has(.d, .e)){}", True),
        (".a:is(:not(:has(h2, h3), .b), :has(.c)){}", True),
        (".a .b:has(> .c){}", False),
        (".firm--ruled{}", True),  # a script puts it together
        (".pad__head{}", True),
        (".badge--ruled{}", False),
    ],
)
def test_a_rule_is_left_out_only_if_it_cannot_match(rule: str, is_kept: bool) -> None:
    rule = rule.replace("{}", "{top: 0}")
    assert (stylesheet("", rule, Classes({"a", "firm--", "pad__"})) == rule.replace(", ", ",")) is is_kept


def test_each_part_has_what_its_pages_and_their_scripts_use() -> None:
    pages = [
        ("rules/one/index.html", '<p class="told one"><script src="../../assets/page.js" defer></script>'),
        ("history/index.html", '<p class="year told"><script src="../assets/at-desk.js" defer></script>'),
        (
            "desk/pad/index.html",
            '<p class="sheet" data-desk="pad"><script src="/hearts/assets/at-desk.js" defer></script>',
        ),
    ]
    scripts = {
        "at-desk.js": 'const MODULES = { pad: "pad.js", seat: "seat.js" };',
        "desk/pad.js": 'import { deep } from "./pad/deep.js";',
        "desk/pad/deep.js": 'element("p", `firm--${word}`); import("../../page.js");',
        "desk/seat.js": 'element("p", "fan");',  # no page asks for it
        "page.js": 'element("p", "open");',
    }
    names = ("told", "one", "year", "sheet", "firm--ruled", "fan", "open", "none")
    made = stylesheets(pages, scripts, "", "".join(f".{name}{{top:0}}" for name in names))
    kept = {sheet: [name for name in names if f".{name}{{" in styles] for sheet, styles in made.items()}
    assert kept == {
        READING: ["told", "one", "fan", "open"],
        RECORDS: ["told", "year", "fan"],
        TOOLS: ["sheet", "firm--ruled", "fan", "open"],
    }
    assert [sheet_of(each) for each in ("", "404.html", "desk/", "desk/quiz/")] == [READING, READING, TOOLS, READING]


def test_every_font_has_a_stand_in_of_its_width() -> None:
    """Else lines run otherwise once it is here, and the page jumps."""
    own = (ASSETS / STYLES).read_text(encoding="utf-8")
    fonts, stand_ins = set[tuple[str, str, str]](), set[tuple[str, str, str]]()
    for face in re.findall(r"@font-face \{(.*?)\}", own):
        said = dict(re.findall(r"([a-z-]+): ([^;]+);", face))
        family = said["font-family"].strip('"')
        of = (family.removeprefix("As "), said.get("font-weight", "400"), said.get("font-style", "normal"))
        if family.startswith("As "):
            assert {"size-adjust", "ascent-override", "descent-override"} <= said.keys()
            stand_ins.add(of)
        else:
            fonts.add(of)
    assert fonts == stand_ins
