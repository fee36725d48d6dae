"""The file of a book's advice on play: what is wrong with it, and for which games its hints are."""

from pathlib import Path

import pytest

from hearts_spec.book_deals.play_advice import read_advice
from hearts_spec.rules import RulesError
from tests.conftest import LIBRARY

ROOT = Path(__file__).parent.parent / "rulesets"
GOOD = "title: Advice\nhints:\n  throws-the-highest: {weight: 1, cites: p17.discard-heart}\n"
ADVICE_FAULTS = {
    "a hint that is none": (
        "throws-the-highest",
        "throw-the-highest",
        "3:3: 'throw-the-highest' is not a hint (did you mean throws-the-highest?",
    ),
    "a weight that is none": (
        "weight: 1",
        "weight: 0",
        "3:32: 0 is out of range (from 1 to 9)",
    ),
    "no weight": ("weight: 1, ", "", "3:3: the hint throws-the-highest has no weight"),
    "a provision that is none": (
        "p17.discard-heart",
        "p17.discard-hearts",
        "3:42: 'p17.discard-hearts' is not a provision (did you mean spalding-1896.p17.discard-heart?)",
    ),
    "a game that is none": (
        "weight: 1",
        "only: [spalding-1896/spots], weight: 1",
        "3:31: there is no rule set 'spalding-1896/spots' (did you mean spalding-1896/spot?)",
    ),
    "no hints": ("hints:", "about: it is for\nwhat:", "1:1: the advice has no hints"),
}


@pytest.mark.parametrize("name", ADVICE_FAULTS)
def test_a_fault_in_the_advice_is_reported(tmp_path: Path, name: str) -> None:
    old, new, message = ADVICE_FAULTS[name]
    path = tmp_path / "spalding-1896" / "deals" / "advice.yml"
    path.parent.mkdir(parents=True)
    path.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(RulesError) as caught:
        read_advice(path, LIBRARY)
    told = [str(fault).removeprefix(f"{path}:") for fault in caught.value.faults]
    assert any(each.startswith(message) for each in told), told


def test_the_spot_game_has_its_own_hint() -> None:
    advice = read_advice(ROOT / "spalding-1896" / "deals" / "advice.yml", LIBRARY)
    spot = {each.id for each in advice.for_rules("spalding-1896/spot").hints}
    other = {each.id for each in advice.for_rules("spalding-1896/sweepstake").hints}
    assert spot - other == {"overtakes-with-the-lowest"}
    assert other - spot == {"overtakes-with-the-highest"}
