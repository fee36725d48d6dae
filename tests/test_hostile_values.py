"""The Python interface with absurd values: an error of ours that can be shown, or Python's own for a wrong type."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import hearts_spec

LONGEST = 700
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]


class Mute:
    """A value whose own text cannot be made."""

    def __repr__(self) -> str:
        raise RuntimeError


VALUES: dict[str, Callable[[], Any]] = {
    "a long text": lambda: "x" * 1_000_000,
    "control characters": lambda: "a\x1b[2J\u202e\0",
    "5,000 digits": lambda: 10**5000,
    "deeply nested": lambda: DEEP,
    "without a text": Mute,
    "endless": lambda: itertools.cycle("NESW"),
    "a long text in a list": lambda: ["x" * 1_000_000],
    "a long key": lambda: {"x" * 1_000_000: 1},
    "a control character as a key": lambda: {"a\x1b": 1},
    "a number of 5,000 digits as a key": lambda: {10**5000: 1},
    "a long range": lambda: range(10**9),
}
GAME = hearts_spec.load("modern/standard")
PLAY = GAME.deal(seed=2)
AUCTION = hearts_spec.load("spalding-1896/auction").deal(seed=1)
SEATS = ["N", "E", "S", "W"]
CALLS: dict[str, Callable[[Any], Any]] = {
    "load": hearts_spec.load,
    "players": lambda value: hearts_spec.load("modern/standard", value),
    "options": lambda value: hearts_spec.load("modern/standard", options={"a": value}),
    "seats": lambda value: hearts_spec.load("modern/standard", seats=value),
    "dealer": lambda value: hearts_spec.load("modern/standard", dealer=value),
    "standing": lambda value: hearts_spec.load("spalding-1896/sweepstake", standing={"pool": value}),
    "a value of a rule set": lambda value: hearts_spec.load({"extends": "modern/standard", "values": {"QS": value}}),
    "Cards": hearts_spec.Cards,
    "a card in Cards": lambda value: value in hearts_spec.Cards("QS"),
    "from_record": hearts_spec.from_record,
    "rules of a record": lambda value: hearts_spec.from_record({"rules": value, "seats": SEATS, "hands": {}}),
    "hands of a record": lambda value: hearts_spec.from_record({"rules": "a/b", "seats": SEATS, "hands": {"N": value}}),
    "compare": lambda value: hearts_spec.compare("modern/standard", value),
    "push": lambda value: PLAY.copy().push(value),
    "push for a seat": lambda value: PLAY.copy().push("2C", value),
    "why_not": PLAY.why_not,
    "pass_cards": lambda value: PLAY.copy().pass_cards("A", value),
    "hands": lambda value: GAME.deal(hands={"A": value}),
    "bid": lambda value: AUCTION.copy().bid(value),
    "ask": hearts_spec.ask,
    "hearts": lambda value: hearts_spec.ask("settle", id="modern/standard", hearts={"A": value}),
}


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("call", CALLS)
def test_message_is_short_and_can_be_shown(call: str, value: str) -> None:
    with pytest.raises((hearts_spec.HeartsError, TypeError, AttributeError)) as refused:
        CALLS[call](VALUES[value]())
    if isinstance(refused.value, hearts_spec.HeartsError):
        told = str(refused.value)
        assert len(told) <= LONGEST
        assert told.replace("\n", "").isprintable()
