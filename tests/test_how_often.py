"""How often things happen: what is stored is of now, adds up, and agrees with what is known otherwise."""

from math import sqrt

import pytest

from hearts_spec.measure.hand_odds import hand_odds
from hearts_spec.measure.how_often import (
    KINDS,
    LIMITS,
    PASSED,
    HowOften,
    length_study,
    moon_study,
    option_study,
    queen_study,
)
from hearts_spec.measure.stored_figures import StoredFigures
from tests.conftest import LIBRARY

STORED = HowOften(LIBRARY)


def test_everything_is_stored_and_current() -> None:
    """Fails when the rules, the engine or a player have changed: run `make measure`."""
    assert STORED.stale() == []
    assert list(STORED.entries) == list(STORED.tables)
    assert [name for name, entry in STORED.entries.items() if entry["first"] != STORED.first(name)] == []


def test_studies_cover_players_and_options_of_play() -> None:
    wanted = {moon_study(kind, players) for kind in KINDS for players in (3, 4, 5, 6)}
    wanted |= {option_study("breaking", "no"), option_study("passing", "right"), option_study("first-trick", "yes")}
    assert wanted <= STORED.tables.keys()
    assert option_study("moon", "down") not in STORED.tables  # it changes no play of a program
    assert option_study("odd-cards", "first-trick") not in STORED.tables  # four players have none


@pytest.mark.parametrize("limit", LIMITS)
def test_distributions_add_up_to_all(limit: int) -> None:
    for prefix in ("length-", "result-"):
        assert sum(each.value for each in STORED.distribution(length_study(limit), prefix).values()) == pytest.approx(
            1, abs=5e-4
        )
    finals = [STORED.figure(length_study(limit), f"final-{place}") for place in (1, 2, 3, 4)]
    values = [each.value for each in finals if each]
    assert values == sorted(values)
    assert values[0] < limit <= values[-1]


def test_moons_agree_with_those_of_the_pages_of_games() -> None:
    """The careful players of the same game, with other deals."""
    ours = STORED.figure(moon_study("careful", 4), "everything")
    theirs = StoredFigures(LIBRARY).figure("today/hearts", "everything")
    assert ours is not None
    assert theirs is not None
    assert abs(ours.value - theirs.value) <= 3.5 * sqrt((ours.error or 0) ** 2 + (theirs.error or 0) ** 2)


def test_players_who_try_make_more_moons_and_watching_ones_fewer() -> None:
    careful, shooting, watching = (STORED.figure(moon_study(kind, 4), "everything") for kind in KINDS[1:])
    assert careful is not None
    assert shooting is not None
    assert watching is not None
    assert shooting.value > 5 * careful.value
    assert watching.value > 5 * careful.value


def test_queen_on_the_first_trick_is_rarer_than_a_hand_without_clubs() -> None:
    """Only a player without clubs can discard her on a club, the two of clubs being led."""
    odds = {each.event.key: each.chance for each in hand_odds(LIBRARY.playable("today/hearts", 4))}
    for kind in KINDS[:2]:
        queen = STORED.figure(queen_study(kind), "queen-first")
        assert queen is not None
        assert 0 < queen.value < float(odds["no-clubs-table"])


def test_hands_after_the_pass_are_as_many_as_before() -> None:
    queen = STORED.figure(PASSED, "queen")
    assert queen is not None
    assert queen.value == 0.25
