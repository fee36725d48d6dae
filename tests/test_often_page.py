"""The page "How often?": its sentences are those of the figures, its charts have words, and it hides nothing stale."""

import re
from pathlib import Path

import pytest

from hearts_spec.measure.how_often import TRIES, HowOften, moon_study
from hearts_spec.measure.tally import Figure
from hearts_spec.rules import Library
from hearts_spec.site.often_page import Often, histogram, often_page, rows_of
from hearts_spec.site.site_model import SiteModel
from tests.conftest import LIBRARY


@pytest.fixture(scope="module")
def made(real: SiteModel) -> str:
    [page] = often_page(real)
    return page.markdown


def test_every_chart_has_its_numbers_as_text(made: str) -> None:
    assert "style=" not in made
    drawn = re.findall(r"<svg [^>]*>", made)
    assert len(drawn) > 20
    assert all("aria-hidden" in each or ('role="img"' in each and "±" in each) for each in drawn)
    rows = re.findall(r'<b class="often__value">([^<]*)</b><svg', made)
    assert all("±" in each for each in rows)


def test_each_figure_says_how_it_was_got(made: str) -> None:
    said = re.findall(r"\n## (?!Who played)([^{]*) \{", made)
    assert len(said) == made.count("How we got it</summary>")


def test_no_option_makes_moons_twice_as_common(real: SiteModel) -> None:
    """As a sentence of the page says."""
    often = Often(real, HowOften(LIBRARY), LIBRARY.rule_set("today/hearts"))
    usual, *others = [each for _, each in often.by_option() if each]
    assert all(usual.value / 2 < each.value < 2 * usual.value for each in others)


def test_games_with_moons_are_shorter() -> None:
    """As a sentence of the page says."""
    stored = HowOften(LIBRARY)
    careful, shooting = (
        stored.deals(name) / stored.games(name) for name in (moon_study("careful", 4), moon_study(TRIES, 4))
    )
    assert shooting < careful - 1


def test_rows_lie_within_their_margins(real: SiteModel) -> None:
    often = Often(real, HowOften(LIBRARY), LIBRARY.rule_set("today/hearts"))
    rows = rows_of([("nothing is stored", None), *often.kinds("everything", 4)])
    assert [row.label for row in rows] == ["random", "careful", "shooting", "watching"]
    assert all(0 <= row.left <= row.x <= row.right <= 100 for row in rows)


def test_histogram_marks_median_and_middle() -> None:
    found = {number: Figure("", "", share, 0.01) for number, share in enumerate([0.05, 0.2, 0.5, 0.2, 0.05], 3)}
    drawn = histogram(found, 1, 10, 100, 5)
    assert (drawn.low, drawn.median, drawn.high) == (4, 5, 6)
    assert [bar.number for bar in drawn.bars if bar.is_middle] == [4, 5, 6]
    assert max(bar.height for bar in drawn.bars) == drawn.bars[2].height
    assert [number for _, number in drawn.ticks] == [5, 10]


def test_stale_figures_are_named(real: SiteModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HowOften, "digest", lambda *_: "of other rules")
    [page] = often_page(real)
    assert "those figures are the old ones" in page.markdown


def test_nothing_is_shown_where_nothing_is_stored(monkeypatch: pytest.MonkeyPatch, real: SiteModel) -> None:
    monkeypatch.setattr(real.often, "entries", {})
    assert list(often_page(real)) == []


def test_library_without_a_game_of_today_has_no_page(tmp_path: Path) -> None:
    assert HowOften(Library(tmp_path)).tables == {}
