"""The stylesheet of the site: what is used of the theme's, and its own."""

import re

from hearts_spec.site.finish import ASSETS, STYLES
from hearts_spec.site.stylesheet import stylesheet


def test_a_brace_in_a_string_of_the_theme_ends_no_rule() -> None:
    theme = '.a{content:"}"}.b{content:"{"}@media print{.c{quotes:\'{\' "\\""}.d{top:0}}'
    assert stylesheet(theme, "", {"a", "c"}) == '.a{content:"}"}@media print{.c{quotes:\'{\' "\\""}}'


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
