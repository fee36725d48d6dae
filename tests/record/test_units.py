"""What was taken, as players say it: by number, by name, or in units."""

from random import Random
from typing import Any

import pytest

from hearts_spec.cards import SEAT_NAMES, cards_in, parse_cards
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.engine.settle.completed_deal import CompletedDeal, finished
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.record import DealReport, NotByNumberError, reported_deal, standing_of
from hearts_spec.rules import Library
from hearts_spec.rules.vocabulary.slam import SlamPays

SEATS = ("A", "B", "C", "D")


@pytest.fixture(scope="module")
def modern(library: Library) -> CompiledRules:
    return CompiledRules(library.playable("modern/standard", 4))


def deal_of(table: CompiledRules, **facts: Any) -> CompletedDeal:
    """The deal of a report; cards are given as text."""
    taken = {seat: tuple(parse_cards(cards)) for seat, cards in facts.pop("taken", {}).items()}
    return reported_deal(table, SEATS, DealReport(taken=taken or None, **facts))


def test_hearts_and_the_queen_make_units(modern: CompiledRules) -> None:
    hearts = {"A": 3, "B": 0, "C": 10, "D": 0}
    deal = deal_of(modern, hearts=hearts, taken={"B": "QS"})
    assert deal.units == (3, 13, 10, 0)
    assert deal.slam is None


def test_all_hearts_and_the_queen_are_a_slam(modern: CompiledRules) -> None:
    hearts, law = {"A": 0, "B": 0, "C": 13, "D": 0}, modern.rules.slam.every["slam"]
    assert deal_of(modern, hearts=hearts, taken={"C": "QS"}).slam == SlamMade((2,), (26,), law)


def test_number_identifies_unequal_hearts_only_for_one_taker(library: Library) -> None:
    """The hearts of Chase the Pig count 200, the pig 100; a player who took both subtracts 300."""
    table = CompiledRules(library.playable("house/chase-the-pig", 4))
    others = {"A": "QS", "D": "JD 10C"}
    deal = deal_of(table, hearts={"A": 13, "B": 0, "C": 0, "D": 0}, taken=others)
    assert deal.units[0] == 300
    assert deal.slam is not None
    assert (deal.slam.by, deal.slam.charged, deal.slam.law.pays) == ((0,), (300,), SlamPays.TURNED)
    with pytest.raises(NotByNumberError):
        deal_of(table, hearts={"A": 12, "B": 0, "C": 0, "D": 1}, taken=others)


def test_every_card_that_counts_must_be_named(modern: CompiledRules) -> None:
    """How they are named is a hint: whoever gives them by taps is told in other words."""
    with pytest.raises(IrregularStateError, match="2 cards that count") as raised:
        deal_of(modern, taken={"A": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"})
    assert raised.value.message == "nobody is reported to have taken 2 cards that count: QS AH"
    assert raised.value.hint == "add them to `taken`"


def test_no_card_is_taken_twice(modern: CompiledRules) -> None:
    with pytest.raises(IrregularStateError, match="QS is taken more often"):
        deal_of(modern, taken={"A": "QS", "B": "QS"})


def test_a_heart_is_not_both_counted_and_named(modern: CompiledRules) -> None:
    hearts = {"A": 13, "B": 0, "C": 0, "D": 0}
    with pytest.raises(IrregularStateError, match="by number and by name"):
        deal_of(modern, hearts=hearts, taken={"A": "QS 2H"})


def test_totals_possible_only_by_slam_count_as_one(modern: CompiledRules) -> None:
    law = modern.rules.slam.every["slam"]
    assert deal_of(modern, units={"A": 26, "B": 0, "C": 0, "D": 0}).slam == SlamMade((0,), (26,), law)


def test_totals_possibly_from_a_slam_refused(library: Library) -> None:
    table = CompiledRules(library.playable("davis-2004/black-lady", 4, {"slam": "hearts-alone"}))
    with pytest.raises(IrregularStateError, match="whether somebody took everything"):
        deal_of(table, units={"A": 13, "B": 13, "C": 0, "D": 0})


def test_pool_is_a_jack_where_jacks_exist(library: Library) -> None:
    sweepstake = CompiledRules(library.playable("spalding-1896/sweepstake", 4))
    assert standing_of(sweepstake, 13, None, 0).jack
    assert not standing_of(sweepstake, 13, False, 0).jack
    assert not standing_of(CompiledRules(library.playable("hoyle-1887/hearts", 4)), 1, None, 0).jack


@pytest.mark.parametrize(
    ("id", "pool", "jack", "message"),
    [
        ("spalding-1896/sweepstake", 13, None, "spalding-1896/sweepstake has no Jack from a divided pool"),
        ("foster-1914/auction", 1, False, "no Jack is given"),
        ("foster-1914/auction", 0, None, "no Jack is given"),
    ],
)
def test_only_a_jack_can_follow_a_division(
    library: Library, id: str, pool: int, jack: bool | None, message: str
) -> None:
    assert standing_of(CompiledRules(library.playable("foster-1914/auction", 4)), 1, None, 0, divided=True).divided
    with pytest.raises(IrregularStateError, match=message) as caught:
        standing_of(CompiledRules(library.playable(id, 4)), pool, jack, 0, divided=True)
    assert caught.value.position == "divided"


JACK_COUNTS = "house/jack-of-diamonds"


@pytest.mark.parametrize(
    ("units", "maker"),
    [
        ((20, -4, 0, 0), None),  # the jack is with B, whose hearts A does not have
        ((26, -10, 0, 0), 0),
    ],
)
def test_totals_decide_a_slam_by_what_is_possible(library: Library, units: tuple[int, ...], maker: int | None) -> None:
    table = CompiledRules(library.playable(JACK_COUNTS, 4))
    slam = deal_of(table, units=dict(zip(SEATS, units, strict=True))).slam
    assert (slam and (slam.by, slam.charged)) == (None if maker is None else ((maker,), (26,)))


def test_totals_with_and_without_a_slam_refused(library: Library) -> None:
    """A may have everything, or 3 hearts and the queen, and B 10 hearts and the jack."""
    table = CompiledRules(library.playable(JACK_COUNTS, 4))
    with pytest.raises(IrregularStateError, match="whether somebody took everything"):
        deal_of(table, units={"A": 16, "B": 0, "C": 0, "D": 0})


def test_totals_that_no_cards_give_are_refused(library: Library) -> None:
    table = CompiledRules(library.playable(JACK_COUNTS, 4))
    with pytest.raises(IrregularStateError, match="the cards in play cannot give these totals"):
        deal_of(table, units={"A": 36, "B": -20, "C": 0, "D": 0})


def test_totals_say_the_same_as_the_cards_or_leave_it_open(library: Library) -> None:
    """In every game for points: the slam by cards is the slam by their totals, unless other cards give them too."""
    chance, refused, decided = Random(44), list[str](), 0
    for id in library.ids():
        for players in library.rule_set(id).players:
            table = CompiledRules(library.playable(id, players))
            for _ in range(6 if table.slams else 0):
                taken = _shared_at_random(table, chance)
                seats = SEAT_NAMES[:players]
                try:
                    by_cards = finished(table, taken)
                    report = DealReport(units=dict(zip(seats, by_cards.units, strict=True)))
                    by_units = reported_deal(table, seats, report)
                except MissingFactError:
                    continue
                except IrregularStateError as error:
                    refused.append(error.message)
                    continue
                decided += 1
                assert by_units.slam == by_cards.slam, (id, players, by_cards)
    assert set(refused) == {"the totals leave open whether somebody took everything: name the cards taken"}
    assert decided > 2 * len(refused)


def _shared_at_random(table: CompiledRules, chance: Random) -> list[int]:
    """Share out the pack; one seat is likely to get nearly all that counts."""
    taken, maker = [0] * table.players, chance.randrange(table.players)
    often = chance.choice((0.3, 0.95, 1))
    for card in cards_in(table.pack):
        taken[maker if chance.random() < often else chance.randrange(table.players)] |= 1 << card
    return taken
