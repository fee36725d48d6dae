"""Games whose points are lost, so that the highest score wins: moons, the end and every sentence follow the sign."""

import json
from typing import Any

import pytest

from hearts_spec.record.settlement import why
from hearts_spec.rules import Library
from hearts_spec.service.ask import Service

SEATS = ["A", "B", "C", "D"]
MINUS = {
    "title": "Minus",
    "extends": "modern/standard",
    "values": {"hearts": -1, "QS": -13},
    "game": {"winner": "highest", "ends": "open", "lower-limit": 100},
}
ALL = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS"
# What a moon pays: its rule, the choice of the player, and the scores of that player A and of each other.
MOONS: dict[str, tuple[dict[str, Any], dict[str, str], int, int]] = {
    "the others lose": ({}, {}, 0, -26),
    "the player gains": ({"pays": "self-down"}, {}, 26, 0),
    "from each": ({"pays": "from-each"}, {}, 78, -26),
    "turned": ({"pays": "turned"}, {}, 26, 0),
    "the player loses": ({"pays": "self-up"}, {}, -52, 0),
    "the choice that the others lose": ({"pays": "choice"}, {"slam-choice": "others-up"}, 0, -26),
    "the choice that the player gains": ({"pays": "choice"}, {"slam-choice": "self-down"}, 26, 0),
}


def ask(desk: Service, what: str, slam: dict[str, Any] | None = None, **more: Any) -> Any:
    """What the desk answers about the game with another rule on moons."""
    rule = {**MINUS, **({"slam": slam} if slam else {})}
    return desk.ask({"ask": what, "id": "minus.yml", "house": {"minus.yml": json.dumps(rule)}, **more})


def of(*counts: int) -> dict[str, int]:
    return dict(zip(SEATS, counts, strict=True))


@pytest.mark.parametrize("name", MOONS)
def test_moon_follows_the_sign(desk: Service, name: str) -> None:
    slam, choice, maker, other = MOONS[name]
    for told in ({"taken": {"A": ALL, "B": "-", "C": "-", "D": "-"}}, {"units": of(-26, 0, 0, 0)}):
        found = ask(desk, "settle", slam, **told, **choice)
        assert found["net"] == of(maker, other, other, other)


def test_no_moon_without_all_cards(desk: Service) -> None:
    for told in ({"hearts": of(12, 1, 0, 0), "taken": {"A": "QS"}}, {"units": of(-25, -1, 0, 0)}):
        assert ask(desk, "settle", **told)["net"] == of(-25, -1, 0, 0)


def test_reason_names_what_is_lost(library: Library) -> None:
    found, id = library.find_data(MINUS)
    playable = found.playable(id, 4)
    lost = "A player who shoots the moon scores nothing, and each opponent loses"
    assert why(playable, "slam.amount") == f"{lost} 26 points."
    assert playable.says("slam.pays") == (f"{lost} the amount.",)


def test_game_ends_below_and_the_highest_wins(desk: Service) -> None:
    deals = [{"units": of(-26, 0, 0, 0)}] * 3 + [{"units": of(-2, -24, 0, 0)}]
    found = ask(desk, "score", seats=SEATS, dealer="A", deals=deals[:3])
    assert (found["totals"], found["over"]) == (of(0, -78, -78, -78), None)
    found = ask(desk, "score", seats=SEATS, dealer="A", deals=deals)
    assert found["deals"][-1]["totals"] == of(-2, -102, -78, -78)
    assert found["deals"][-1]["over"]["winners"] == ["A"]


@pytest.mark.parametrize(("losing", "net"), [("scored", of(0, -26, -26, -26)), ("lowered", of(26, 0, 0, 0))])
def test_moon_that_would_lose_is_added_instead(desk: Service, losing: str, net: dict[str, int]) -> None:
    deals = [{"units": of(-18, -8, 0, 0)}] * 5 + [{"units": of(0, -20, -6, 0)}] * 2 + [{"units": of(-26, 0, 0, 0)}]
    found = ask(desk, "score", {"losing": losing}, seats=SEATS, dealer="A", deals=deals)
    assert found["deals"][-2]["totals"] == of(-90, -80, -12, 0)
    assert found["deals"][-1]["net"] == net  # by the others' loss B would come to 106 below 0, and D would win
