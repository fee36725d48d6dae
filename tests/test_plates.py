"""The title pages that stand for the sources."""

from itertools import pairwise

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.sources import Source
from hearts_spec.site.plates import plate


def test_a_plate_has_the_words_of_its_source(library: Library) -> None:
    it = plate(library.sources["foster-1914"])
    words = ["FOSTER'S", "COMPLETE", "HOYLE", "an Encyclopedia of Games", "by", "R. F. Foster"]
    assert [each.text.replace("\u00a0", " ") for each in it.lines][:-1] == [
        *words,
        "Frederick A. Stokes",
        "Company, New York",
    ]
    assert it.lines[-1].text == "1914"


@pytest.mark.parametrize("title", ["Hearts (a series, No. 1), in French", "Hearts", "Hearts: or, the Black Lady"])
def test_a_title_is_parted_at_its_marks(title: str) -> None:
    it = plate(Source(id="a", title=title, short="A", seen=2026))
    assert "HEARTS" in [each.text for each in it.lines]
    assert it.text.startswith(title)


def test_a_plate_leaves_out_what_the_text_does_not_state(library: Library) -> None:
    it = plate(library.sources["hoyle-1887"])
    assert [each.text for each in it.lines] == ["THE STANDARD", "HOYLE", "1887"]


def test_no_lines_of_a_plate_overlap(library: Library) -> None:
    for source in library.sources.values():
        it = plate(source)
        assert all(one.y < other.y - other.size * 0.75 for one, other in pairwise(it.lines)), source.id
        assert it.title_ends < it.foot_starts < 384, source.id
