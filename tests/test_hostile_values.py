"""The Python interface with absurd values: an error of ours that can be shown, or Python's own for a wrong type."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

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


LONE = "\ud800"  # half a character, which no file can hold
NAMED: dict[str, Callable[[], Any]] = {
    "a seed": lambda: GAME.deal(seed=LONE),
    "a seed of the cards dealt back": lambda: _with_middle().deal_back(seed=LONE),
    "half a character in a file's name": lambda: hearts_spec.load(f"{LONE}.yml"),
    "half a character in a record's name": lambda: hearts_spec.replay(f"{LONE}.yml"),
    "a NUL in a file's name": lambda: hearts_spec.load(Path("a\0b.yml")),
    "a NUL in a record's name": lambda: hearts_spec.replay(Path("a\0b.yml")),
    "a line feed in a file's name": lambda: hearts_spec.load(Path("a\nb.yml")),
    "a line feed in a record's name": lambda: hearts_spec.from_record(Path("a\nb.yml")),
    "a folder with a long name": lambda: hearts_spec.Library("x" * 5000).ids(),
    "a record with a long name": lambda: hearts_spec.replay(f"{'x' * 5000}.yml"),
}


def _with_middle() -> hearts_spec.Play:
    play = hearts_spec.load("house/into-the-middle", options={"shuffled": "every-deal"}).deal(seed=2)
    for seat in play.to_pass:
        play.pass_cards(seat, play.hands[seat][:3])
    return play


@pytest.mark.parametrize("what", NAMED)
def test_hostile_name_refused_on_one_line(what: str) -> None:
    with pytest.raises(hearts_spec.HeartsError) as refused:
        NAMED[what]()
    told = str(refused.value)
    assert told.isprintable()
    assert len(told) <= LONGEST


NOT_WHOLE: dict[str, Callable[[], Any]] = {
    "load": lambda: hearts_spec.load("modern/standard", players=cast(int, 4.0)),
    "compare": lambda: hearts_spec.compare("modern/standard", "hoyle-1887/hearts", players=cast(int, 4.0)),
    "a library": lambda: hearts_spec.Library().playable("modern/standard", cast(int, 4.0)),
}


@pytest.mark.parametrize("what", NOT_WHOLE)
def test_wrong_number_spoils_no_later_call(what: str) -> None:
    with pytest.raises(hearts_spec.RefusedError, match=r"not for 4\.0 players"):
        NOT_WHOLE[what]()
    assert hearts_spec.load("modern/standard", players=4).seats == ("A", "B", "C", "D")
    assert hearts_spec.ask("rule", situation="the-odd-chip")
