"""What rules do, on pages: figures with margins, no verdict where these overlap, and what is stale or missing said."""

import re
from typing import Any

import pytest

from hearts_spec.measure.shown_figure import shown
from hearts_spec.measure.stored_figures import digest_of
from hearts_spec.measure.tally import Figure
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.links import Here, rule_set_path
from hearts_spec.site.measured_pages import Measured, plot, ticks
from hearts_spec.site.site_model import SiteModel, make_site_model
from tests.conftest import LIBRARY

STANDARD, NO_PASS = "modern/standard", "house/no-pass"


def entry(
    id: str, deals_needed: float, tried: float = 0.4, edge: float = 0.7, **figures: list[float]
) -> dict[str, Any]:
    known = {"everything": [0.02, 0.001], "nobody-clear": [0.2, 0.003], "tried": [tried, 0.005]}
    skill = {"edge": [edge, 0.02], "deals-needed": [deals_needed, 0.3], "edge-advised": [0.8, 0.03]}
    digest = digest_of(LIBRARY, LIBRARY.playable(id))
    return {"digest": digest, "deals": 10_000, "figures": known | skill | {"edge-searching": [0.9, 0.1]} | figures}


def model_with(entries: dict[str, Any]) -> SiteModel:
    model = make_site_model(LIBRARY, [], RunTranscript("", ()))
    model.measured.entries = entries
    return model


def of_game(entries: dict[str, Any], id: str) -> str:
    model = model_with(entries)
    return str(Measured(model, Here(model.links, rule_set_path(id))).of_game(model.rule_sets[id]))


def of_matter(entries: dict[str, Any], matter: str) -> str:
    model = model_with(entries)
    return str(Measured(model, Here(model.links, "history/rules/pass.md")).of_matter(matter))


@pytest.mark.parametrize(
    ("key", "value", "error", "text"),
    [
        ("tried", 0.41198, 0.00668, "41\u00a0±\u00a01\u00a0%"),
        ("everything", 0.0186, 0.00115, "1.9\u00a0±\u00a00.2\u00a0%"),
        ("everything", 0.0, 0.0, "0\u00a0±\u00a00.03\u00a0%"),
        ("deals-needed", 7.08814, 0.28659, "7.1\u00a0±\u00a00.6"),
        ("gain-careful", -6.74183, 0.01492, "−6.74\u00a0±\u00a00.03"),
        ("lead", -0.01, 0.1, "0.0\u00a0±\u00a00.2"),
        ("deals-needed", 412.4, 41.0, "412\u00a0±\u00a080"),
    ],
)
def test_figure_is_shown_to_the_first_digit_of_its_margin(key: str, value: float, error: float, text: str) -> None:
    assert shown(Figure(key, "", value, error), 10_000).whole == text


def test_no_verdict_where_margins_overlap() -> None:
    one, near, far = (shown(Figure("deals-needed", "", value, 0.3), 10_000) for value in (7, 8.1, 8.3))
    assert one.overlaps(near)
    assert not one.overlaps(far)
    entries = {STANDARD: entry(STANDARD, 7), NO_PASS: entry(NO_PASS, 8.1)}
    assert "cannot say that there is a difference" in of_game(entries, NO_PASS)
    apart = of_game(entries | {NO_PASS: entry(NO_PASS, 8.3)}, NO_PASS)
    assert "cannot say" not in apart
    assert "Compared with" not in apart  # two margins that do not overlap prove nothing


def test_topic_compares_the_game_with_and_without_the_rule() -> None:
    entries = {STANDARD: entry(STANDARD, 3), NO_PASS: entry(NO_PASS, 7)}
    page = of_matter(entries, "pass")
    told = (
        "With the pass, it takes 3.0 deals to tell a careful player from one who plays at random; without a pass, 7.0."
    )
    assert told in page
    assert of_matter({STANDARD: entry(STANDARD, 7)}, "pass") == ""  # the other side is not stored


def test_page_says_what_is_stale_or_not_measured() -> None:
    stale = {NO_PASS: entry(NO_PASS, 7) | {"digest": "of other rules"}}
    assert "have changed since this was measured" in of_game(stale, NO_PASS)
    assert "have changed since this was measured" not in of_game({NO_PASS: entry(NO_PASS, 7)}, NO_PASS)
    assert "not been measured yet" in of_game(stale, STANDARD)
    assert of_game({}, STANDARD) == ""


def test_skill_is_not_claimed_of_a_player_no_better_than_random() -> None:
    page = of_game({NO_PASS: entry(NO_PASS, 900.0, edge=0.05)}, NO_PASS)
    assert "A careful player cannot be told from one who plays at random." in page
    assert "900" not in page


def test_figures_without_error_are_not_shown() -> None:
    page = of_game({NO_PASS: entry(NO_PASS, 7, **{"place-0": [1.25, 0.0], "lead": [2.5, 0.1]})}, NO_PASS)
    assert "1.25" not in page
    assert "2.5\u00a0±\u00a00.2" in page


def test_points_lie_within_their_margins_and_the_axis() -> None:
    rows = [(str(value), shown(Figure("deals-needed", "", value, 0.3), 1), "") for value in (7.0, 0.2, 18.0)]
    drawn = plot("Deals", rows)
    assert all(0 <= row.left <= row.x <= row.right <= 340 for row in drawn.rows)
    assert [row.main for row in drawn.rows] == [True, False, False]
    assert drawn.words == "7.0: 7.0\u00a0±\u00a00.6; 0.2: 0.2\u00a0±\u00a00.6; 18.0: 18.0\u00a0±\u00a00.6"


@pytest.mark.parametrize(
    ("most", "labels"), [(18, "0 5 10 15 20"), (0.9, "0 0.2 0.4 0.6 0.8 1"), (45, "0 10 20 30 40 50")]
)
def test_axis_has_few_round_numbers(most: float, labels: str) -> None:
    assert " ".join(tick.label for tick in ticks(most, 340)) == labels


@pytest.fixture(scope="module")
def as_stored(real: SiteModel) -> Measured:
    return Measured(real, Here(real.links, rule_set_path(STANDARD)))


def test_what_happens_in_each_deal_or_in_none_is_no_figure(as_stored: Measured) -> None:
    """One card alone counts in Slobberhannes, so that whoever takes it takes everything."""
    for game in as_stored.model.games:
        assert not re.search(r"(?<![.\d])(?:0|100(?:\.0+)?)\W%", str(as_stored.of_game(game))), game.id


def test_to_take_everything_is_said_to_be_tried_by_nobody(as_stored: Measured) -> None:
    told = str(as_stored.of_game(as_stored.model.rule_sets[STANDARD]))
    assert re.search(r"one player takes everything, without trying to\.", told)


def test_who_is_no_better_than_random_at_knaves(as_stored: Measured) -> None:
    """As the page for contributors says."""
    assert [each for each in ("careful", "advised", "searching") if as_stored.is_better("house/knaves", each)] == [
        "advised", "searching",
    ]  # fmt: skip
