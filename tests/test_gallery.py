"""The gallery of house rules: well-known games of no book, each held by its scenarios as those of the books are."""

from pathlib import Path

import pytest

from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.scenarios.features import read_features
from hearts_spec.scenarios.pinning import pin
from tests.conftest import LIBRARY

ROOT = Path(__file__).parent.parent
GALLERY = [id for id in LIBRARY.ids() if id.startswith("house/")]


def test_there_are_a_dozen_at_least() -> None:
    assert len(GALLERY) >= 12


@pytest.mark.parametrize("id", GALLERY)
def test_each_says_what_it_is(id: str) -> None:
    game = LIBRARY.rule_set(id)
    assert game.title
    assert game.summary.endswith(".")
    assert game.aliases
    assert (ROOT / "features" / f"{id}.feature").is_file()


def test_a_scenario_holds_every_word_of_each() -> None:
    """Where the moon takes 26 off, taking off what the cards would have scored is the same: no scenario can differ."""
    same = ("house/moon-subtracts", "slam.pays", f"{SlamPays.TURNED.phrase} instead of {SlamPays.SELF_DOWN.phrase}")
    scenarios = [each for feature in read_features(ROOT / "features" / "house") for each in feature.scenarios]
    survivors = [(each.ruleset, each.path, each.text) for each in pin(LIBRARY, scenarios, only="house/").survivors]
    assert survivors == [same]
