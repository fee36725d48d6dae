"""What the lab is given before its reader begins: the rules changed most often, and what each of them can be."""

import json
from itertools import groupby
from typing import Any

import pytest

from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.tool_pages import lab_data


@pytest.fixture(scope="module")
def lab(real: SiteModel) -> dict[str, Any]:
    """Give what the lab knows of the project's own rule sets."""
    data: dict[str, Any] = json.loads(lab_data(real))
    return data


def test_choice_left_to_players_can_be_made(lab: dict[str, Any]) -> None:
    limits = lab["rules"]["game.limit"]
    assert [50, "50"] in limits["said"]  # which the modern game names, and no game has
    assert limits["said"].index([50, "50"]) not in limits["by"]
    assert ["at-will", "at any time"] in lab["rules"]["hearts.led"]["said"]


def test_unlisted_card_counts_with_its_suit(lab: dict[str, Any]) -> None:
    ace, jack, joker = (lab["rules"][f"values.{card}"] for card in ("AH", "JD", "Joker"))
    assert ace["with_suit"]["modern/standard"] == "1, like every heart"
    spot = lab["rules"]["values.10H"]["with_suit"]["house/spot-to-five-hundred"]
    assert spot == "one for each of its pips, like every heart"
    assert "hoyle-1887/eagle-14" not in ace["with_suit"]  # which says what it counts
    assert "house/slobberhannes" not in ace["with_suit"]  # in which no heart counts
    assert "modern/standard" not in jack.get("with_suit", {})
    assert "modern/standard" not in joker.get("with_suit", {})  # there is none in its pack


def test_rule_named_as_in_topic_and_disputes(lab: dict[str, Any]) -> None:
    assert "minus ten" in lab["rules"]["values.JD"]["called"]
    assert "negative score" in lab["rules"]["game.below-nothing"]["called"]
    assert "shooting the moon history" in lab["rules"]["slam.needs"]["called"]


def test_the_schema_names_numbers_that_are_often_played() -> None:
    limit = ruleset_schema()["$defs"]["section.game"]["anyOf"][1]["properties"]["limit"]
    assert {50, 75, 100} <= set(limit["examples"])


def test_the_rules_that_most_games_change_come_first(lab: dict[str, Any]) -> None:
    # Chase the Pig, No Pass, Slobberhannes and a Black Lady pass another number, and Black Maria does at one table;
    # the queen must be led or thrown in one house and in what one book leaves to the players.
    assert lab["often"].index("passing.cards") < 14  # after the slam, what cards count and the limit
    assert "queen.led" not in lab["often"][: lab["often"].index("game.limit")]
    assert lab["often"].index("values.JD") < 9  # what cards count is changed in as many games as the pass
    sections = [key.partition(".")[0] for key in lab["often"]]
    assert [each for each, _ in groupby(sections)] == list(dict.fromkeys(sections))
    assert not [key for key in lab["often"] if key.startswith("with-players.")]
