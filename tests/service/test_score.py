"""The score of a game: what the engine carries from deal to deal, and what it refuses."""

from typing import Any

import pytest

from hearts_spec.cards import HeartsError
from hearts_spec.record.deal_report import AT_TABLE
from hearts_spec.service.ask import Service

SEATS = ["Ann", "Bob", "Cy", "Di"]
TODAY = "modern/standard"
HOUSE = "title: Short\nextends: modern/standard\ngame: {limit: 30}\n"


def took(hearts: str, queen: str) -> dict[str, Any]:
    return {"hearts": dict(zip(SEATS, map(int, hearts.split()), strict=True)), "taken": {queen: "QS"}}


def test_totals_dealer_and_pass_go_on_from_deal_to_deal(desk: Service) -> None:
    deals = [took("3 4 6 0", "Cy"), took("0 0 13 0", "Cy")]
    found = desk.ask({"ask": "score", "id": TODAY, "seats": SEATS, "dealer": "Bob", "deals": deals})
    assert [(each["dealer"], each["pass"]["to"], each["pass"]["cards"]) for each in found["deals"]] == [
        ("Bob", "left", 3),
        ("Cy", "right", 3),
    ]
    assert found["deals"][0]["totals"] == {"Ann": 3, "Bob": 4, "Cy": 19, "Di": 0}
    assert found["deals"][1]["net"] == {"Ann": 26, "Bob": 26, "Cy": 0, "Di": 26}
    assert found["totals"] == {"Ann": 29, "Bob": 30, "Cy": 19, "Di": 26}
    assert (found["over"], found["next"]["deal"], found["next"]["dealer"]) == (None, 3, "Di")
    assert found["next"]["pass"] == {"cards": 3, "to": "across", "says": "across the table"}


def test_the_game_ends_by_its_rules_and_the_next_begins(desk: Service) -> None:
    game = {"ask": "score", "id": "mine.yml", "seats": SEATS, "house": HOUSE}
    deals = [took("3 4 6 0", "Cy"), took("1 2 10 0", "Ann")]
    found = desk.ask({**game, "deals": deals[:1]})
    assert found["over"] is None
    found = desk.ask({**game, "deals": [*deals, took("13 0 0 0", "Bob")]})
    ended = found["deals"][1]
    assert ended["over"] is None  # 17 and 29
    assert found["over"] == {"reason": "a score reached the limit", "winners": ["Di"], "losers": []}
    assert found["next"] | {"pass": None} == {
        "game": 2, "deal": 1, "dealer": "Di", "pass": None, "pool": 0, "jack": False, "pot": 0
    }  # fmt: skip
    more = desk.ask({**game, "deals": [*deals, took("13 0 0 0", "Bob"), took("0 0 0 13", "Bob")]})
    assert more["deals"][3]["game"] == 2
    assert more["totals"] == {"Ann": 0, "Bob": 13, "Cy": 0, "Di": 13}
    assert more["sums"] == {seat: found["totals"][seat] + more["totals"][seat] for seat in SEATS}


def test_a_pool_and_its_buyer_stand_over_games(desk: Service) -> None:
    """By the book of 1913 each deal is a game; in an auction the buyer of a Jack names the next suit for nothing."""
    none_clear = {"hearts": {"A": 2, "B": 2, "C": 3, "D": 6}}
    one_clear = {"hearts": {"A": 0, "B": 2, "C": 5, "D": 6}}
    found = desk.ask({"ask": "score", "id": "hoyle-1913/sweepstakes", "deals": [none_clear, one_clear]})
    assert [(each["game"], each["pool"], each["jack"]) for each in found["deals"]] == [(1, 0, False), (2, 13, True)]
    assert found["totals"] == {"A": 26, "B": -2, "C": -5, "D": -6}
    assert found["sums"] == {"A": 24, "B": -4, "C": -8, "D": -12}
    sold = {"suit": "spades", "buyer": "B", "bid": 7, "units": none_clear["hearts"]}
    free = {"suit": "clubs", "buyer": "B", "units": one_clear["hearts"]}
    found = desk.ask({"ask": "score", "id": "spalding-1896/auction", "deals": [sold, free]})
    assert found["totals"] == {"A": 31, "B": -11, "C": -8, "D": -12}


def test_a_slam_that_would_lose_the_game_lowers_its_maker(desk: Service) -> None:
    """Without the scores, as in `settle`, the others go up."""
    deals = [*[took("0 1 0 12", "Di")] * 3, *[took("0 12 0 1", "Bob")] * 2, took("0 13 0 0", "Bob")]
    found = desk.ask({"ask": "score", "id": "house/no-suicide", "seats": SEATS, "deals": deals})
    assert found["deals"][4]["totals"] == {"Ann": 0, "Bob": 53, "Cy": 0, "Di": 77}
    assert found["deals"][5]["net"] == {"Ann": 0, "Bob": -26, "Cy": 0, "Di": 0}
    assert found["over"] is None


@pytest.mark.parametrize("key", AT_TABLE)
def test_what_the_game_supplies_is_not_reported(desk: Service, key: str) -> None:
    said = {"pool": 4, "jack": True, "divided": True, "pot": 3, "dealer": "A"}[key]
    deal = {"hearts": {"A": 2, "B": 2, "C": 3, "D": 6}, key: said}
    found = desk.ask({"ask": "score", "id": "hoyle-1913/sweepstakes", "deals": [deal]})
    assert found["error"] == {"message": f"the game itself supplies `{key}`", "hint": "leave it out"}


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"deals": [{"hearts": {"A": 2, "B": 4, "C": 7, "E": 0}}]}, "there is no seat 'E'"),
        ({"deals": [{"hearts": {"A": 2, "B": 4, "C": 7}}]}, "the deal does not say what D took"),
        ({"deals": [{"hearts": {"A": 2, "B": 4, "C": 8, "D": 0}}]}, "the hearts add up to 14"),
        ({"deals": [{"hearts": {"A": 2, "B": 4, "C": 8, "D": 0}}, {}]}, "deal 1: the hearts add up to 14"),
        ({"dealer": "Z"}, "there is no seat 'Z'"),
        ({"seats": ["A", "B"]}, "is not for 2 players"),
    ],
)
def test_what_cannot_be_is_refused(desk: Service, said: dict[str, Any], message: str) -> None:
    found = desk.ask({"ask": "score", "id": "spalding-1896/sweepstake", **said})
    assert message in found["error"]["message"]


def test_a_game_can_start_with_no_deal(desk: Service) -> None:
    found = desk.ask({"ask": "score", "id": TODAY})
    assert found["totals"] == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert (found["deals"], found["next"]["dealer"]) == ([], "A")


def test_the_error_of_a_request_reaches_a_program() -> None:
    import hearts_spec

    with pytest.raises(HeartsError, match="no seat"):
        hearts_spec.ask("score", id=TODAY, dealer="Z")
