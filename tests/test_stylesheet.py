"""The stylesheet of the site: what is used of the theme's, and its own."""

from hearts_spec.site.stylesheet import stylesheet


def test_a_brace_in_a_string_of_the_theme_ends_no_rule() -> None:
    theme = '.a{content:"}"}.b{content:"{"}@media print{.c{quotes:\'{\' "\\""}.d{top:0}}'
    assert stylesheet(theme, "", {"a", "c"}) == '.a{content:"}"}@media print{.c{quotes:\'{\' "\\""}}'
