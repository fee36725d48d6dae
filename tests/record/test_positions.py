"""A record that begins in the middle of a deal: a position without its history."""

from random import Random
from typing import Any

import pytest

import hearts_spec
from hearts_spec.record import RecordError

SPOT: dict[str, Any] = {
    "rules": "modern/standard",
    "seats": ["N", "E", "S", "W"],
    "hands": {"N": "KS 4D", "E": "AH 2H", "S": "3D 3S", "W": "9C"},
    "position": {
        "leader": "W", "trick": "10C", "broken": True,
        "taken": {"N": "QS 3H 4H 5H 6H", "E": "7H 8H 9H 10H JH QH KH"},
    },
}  # fmt: skip


def spot(**changed: Any) -> dict[str, Any]:
    at = {**SPOT["position"], **changed.pop("position", {})}
    return {**SPOT, "position": at, **changed}


def test_position_is_played_on_and_settled() -> None:
    told = hearts_spec.replay(spot(plays=["4D", "2H", "3D", "9C", "KS", "AH", "3S"]))
    assert told.settlement.net == {"N": 17, "E": 7, "S": 0, "W": 2}  # type: ignore[union-attr]


def test_trick_on_the_table_is_followed() -> None:
    play = hearts_spec.from_record(spot())
    assert (play.turn, play.trick, str(play.legal)) == ("N", {"W": "10C"}, "4D KS")
    with pytest.raises(hearts_spec.IllegalPlayError, match="play 1: N may not play 2C"):
        hearts_spec.replay(spot(plays=["2C"]))


def test_unbroken_hearts_wait_in_a_position() -> None:
    ahead = spot(hands={"N": "KD", "E": "AH 2H", "S": "3D 3S", "W": "9C QD"}, position={"trick": "", "leader": "S"})
    with pytest.raises(hearts_spec.IrregularStateError, match="N has 1 cards for this trick"):
        hearts_spec.replay(ahead)
    hands = {"N": "KD 4D", "E": "AH 2H", "S": "3H 3S", "W": "9C QD"}
    waiting = spot(hands=hands, position={"trick": "", "leader": "S", "broken": False, "taken": {}})
    assert str(hearts_spec.from_record(waiting).legal) == "3S"
    broken = spot(hands=hands, position={"trick": "", "leader": "S", "taken": {}})
    assert str(hearts_spec.from_record(broken).legal) == "3S 3H"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"position": {"leader": "X"}}, "there is no seat 'X'"),
        ({"position": {"trick": "10C 2C 3C 4C"}}, "a trick of 4 cards is over when 4 play"),
        ({"position": {"trick": "KS"}}, "KS is named more often than it is in the pack"),
        ({"position": {"taken": {"N": "QS QS"}}}, "QS is named more often than it is in the pack"),
        ({"position": {"tricks": 3}}, "unknown key 'tricks'"),
        ({"passes": {"N": "2C 3C 4C"}}, "a record that begins at a `position` cannot have `passes`"),
        ({"rules": "foster-1914/two-handed", "seats": ["N", "E"], "hands": {"N": "KS 4D", "E": "AH 2H"},
          "position": {"leader": "N", "trick": "", "taken": {}}}, "does not say which cards lie aside"),
        ({"hands": {"N": "KS 4D", "E": "AH 2H", "S": "3D 3S", "W": "9C 10D"}}, "cards for this trick"),
        ({"position": {"trick": "10C 4C", "leader": "W"}, "hands": {"N": "KC", "E": "AH 2H", "S": "3D 3S", "W": "9C"}},
         None),
    ],
)  # fmt: skip
def test_position_that_cannot_be_is_refused(changed: dict[str, Any], told: str | None) -> None:
    if told is None:
        assert hearts_spec.from_record(spot(**changed)).turn == "E"
        return
    with pytest.raises((hearts_spec.IrregularStateError, RecordError), match=told):
        hearts_spec.replay(spot(**changed))


@pytest.mark.parametrize("id", ["modern/standard", "spalding-1896/sweepstake", "davis-2004/black-lady"])
def test_any_moment_of_a_deal_is_played_on_alike(id: str) -> None:
    """From every moment of a deal, the position has the same legal plays and the same settlement."""
    chance = Random(12)
    game = hearts_spec.load(id)
    play = game.deal(seed=12)
    for seat in play.to_pass:
        play.pass_cards(seat, list(play.hands[seat])[: play.each_passes])
    moments = []
    while not play.over:
        taken = {seat: str(cards) for seat, cards in play.taken.items()}
        at = {"leader": play.leader, "trick": list(play.trick.values()), "taken": taken, "broken": play._play.broken}
        hands = {seat: str(cards) for seat, cards in play.hands.items()}
        moments.append(({"hands": hands, "position": at}, play.legal))
        play.push(chance.choice(list(play.legal)))
    plays = [card for trick in play.tricks for card in trick.cards.values()]
    for place, (moment, legal) in enumerate(moments):
        record = {"rules": id, "seats": list(play.seats), "dealer": play.dealer, **moment}
        assert hearts_spec.from_record(record).legal == legal, place
        ended = hearts_spec.from_record({**record, "plays": plays[place:]})
        assert hearts_spec.from_record(ended.data()).data() == ended.data()
        assert ended.result().net == play.result().net  # type: ignore[union-attr]
