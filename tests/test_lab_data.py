"""What the lab is given before its reader begins: the rules changed most often, and what each of them can be."""

import json
from typing import Any

import pytest

from hearts_spec.rules.schema import ruleset_schema
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.catalogue import make_catalogue
from hearts_spec.site.lab_page import lab_data
from tests.conftest import LIBRARY


@pytest.fixture(scope="module")
def lab() -> dict[str, Any]:
    """Give what the lab knows of the project's own rule sets."""
    catalogue = make_catalogue(LIBRARY, [], RunTranscript("", ()))
    data: dict[str, Any] = json.loads(lab_data(catalogue))
    return data


def test_what_a_book_leaves_to_the_players_can_be_chosen(lab: dict[str, Any]) -> None:
    limits = lab["rules"]["game.limit"]
    assert [50, "50"] in limits["said"]  # which the modern game names, and no game has
    assert limits["said"].index([50, "50"]) not in limits["by"].values()
    assert ["at-will", "at any time"] in lab["rules"]["hearts.led"]["said"]


def test_the_schema_names_numbers_that_are_often_played() -> None:
    limit = ruleset_schema()["$defs"]["section.game"]["anyOf"][1]["properties"]["limit"]
    assert {50, 75, 100} <= set(limit["examples"])


def test_the_rules_that_most_games_change_come_first(lab: dict[str, Any]) -> None:
    # Chase the Pig, No Pass, Slobberhannes and a Black Lady pass another number, and Black Maria does at one table;
    # the queen must be led or thrown in one house and in what one book leaves to the players.
    assert lab["often"].index("passing.cards") < 6
    assert "queen.led" not in lab["often"][: lab["often"].index("game.limit")]
    assert not [key for key in lab["often"] if key.startswith("with-players.")]
