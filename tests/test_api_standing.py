"""What lies on the table from deal to deal and from game to game, as a program of a reader's own sees it.

The deals are made so that what each takes can be seen in the hands; what comes of it is worked out from the texts.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import hearts_spec
from hearts_spec import HeartsError, IrregularStateError, RecordError, Standing
from hearts_spec.rules.vocabulary.settlement import KeptIn
from tests.test_api import play_out

SUITS = {
    "clubs": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "diamonds": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "spades": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "hearts": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}


def dealt(seats: str, *hands: str) -> dict[str, str]:
    return dict(zip(seats, hands, strict=True))


def all_to(leader: str, others: str) -> dict[str, str]:
    """Each has a suit; whoever leads has clubs, wins every trick, and so takes all the hearts."""
    return dealt(leader + others, SUITS["clubs"], SUITS["diamonds"], SUITS["spades"], SUITS["hearts"])


def two_clear(leader: str, clear: str, thrower: str, last: str) -> dict[str, str]:
    """The last wins the first trick and the leader all the others, with a heart in each: one and twelve.

    The deuce of clubs falls to the ace, and the deuce of spades, which comes back, to the three; then all is clubs.
    """
    return dealt(
        leader + clear + thrower + last,
        f"{SUITS['clubs'].removesuffix(' AC')} 3S",
        SUITS["diamonds"],
        SUITS["hearts"],
        f"AC {SUITS['spades'].replace('3S ', '')}",
    )


def one_clear(leader: str, thrower: str, long: str, last: str) -> dict[str, str]:
    """The last, the leader and whoever is long in diamonds win a trick each, and he all the others: one, one, eleven.

    The deuces are led in turn, of clubs, of spades and of diamonds, and a heart falls on every trick.
    """
    return dealt(
        leader + thrower + long + last,
        f"{SUITS['clubs'].removesuffix(' KC AC')} 3S 2D",
        SUITS["hearts"],
        f"KC {SUITS['diamonds'].removeprefix('2D ')}",
        f"AC {SUITS['spades'].replace('3S ', '')}",
    )


def played(play: hearts_spec.Play) -> hearts_spec.Play:
    """Play the lowest card that may be played, deuces before all; in these deals nothing else comes to another end."""
    while not play.over:
        deuces = [card for card in play.legal if card in ("2C", "2S", "2D")]
        play.push(deuces[0] if deuces and not play.trick else play.legal[0])
    return play


def sweepstakes_1913() -> hearts_spec.Game:
    return hearts_spec.load("hoyle-1913/sweepstakes", dealer="D")


def with_a_jack() -> hearts_spec.Game:
    """A led, and took all: the pool is not won, and remains for the next."""
    game = sweepstakes_1913()
    game.settle(played(game.deal(hands=all_to("A", "BCD"))))
    return game


def test_in_1913_unwon_pool_added_to_next_game() -> None:
    """Thirteen stand and thirteen are paid: two are clear, and divide twenty-six."""
    game = with_a_jack()
    assert (game.over, game.totals) == (True, {"A": -13, "B": 0, "C": 0, "D": 0})
    assert game.standing == Standing(13, jack=True)
    game = game.again()
    assert (game.over, game.outcome, game.deals, game.dealer) == (False, None, 0, "A")
    assert game.totals == {"A": 0, "B": 0, "C": 0, "D": 0}
    play = played(game.deal(hands=two_clear(*"BCDA")))
    assert play.standing == Standing(13, jack=True)
    settlement = game.settle(play)
    assert settlement.units == {"A": 1, "B": 12, "C": 0, "D": 0}
    assert settlement.net == {"A": -1, "B": -12, "C": 13, "D": 13}
    assert settlement.after == game.standing == Standing()
    assert game.over


def with_pools() -> list[str]:
    library = hearts_spec.Library()
    settled = {id: library.playable(id).rules.settlement for id in library.ids()}
    return [id for id, each in settled.items() if each.kept_in is KeptIn.CHIPS and (each.pool or each.pot.ante)]


@pytest.mark.parametrize("id", with_pools())
def test_every_paid_chip_is_on_table_or_drawn(id: str) -> None:
    game, chance, drawn = hearts_spec.load(id), random.Random(id), 0
    for number in range(4):
        game = game.again() if game.over else game
        play = game.deal(seed=number)
        assert play.standing == game.standing
        play_out(play, chance)
        settlement = game.settle(play)
        drawn += sum(settlement.net.values())
        assert game.standing == settlement.after
        assert drawn + game.standing.pool + game.standing.pot == 0


def test_unfinished_game_has_no_next_game() -> None:
    game = sweepstakes_1913()
    with pytest.raises(IrregularStateError, match="the game is not over") as refused:
        game.again()
    assert (refused.value.place, refused.value.hint) == ("deal", "`deal` goes on with it")
    with pytest.raises(IrregularStateError) as refused:
        with_a_jack().deal(seed=1)
    assert refused.value.hint == "`again()` sits down to another"


def test_in_1896_jack_continues_within_an_endless_game() -> None:
    """Two clear may not divide a Jack, which needs one alone: thirteen, twenty-six, and D has thirty-nine."""
    game = hearts_spec.load("spalding-1896/sweepstake", dealer="A", standing={"pool": 13})
    settlement = game.settle(played(game.deal(hands=two_clear(*"BCDA"))))
    assert settlement.net == {"A": -1, "B": -12, "C": 0, "D": 0}
    assert (settlement.after, settlement.called, game.over) == (Standing(26, jack=True), "Jack", False)
    play = played(game.deal(hands=one_clear(*"CDAB")))
    assert (play.dealer, play.standing.pool) == ("B", 26)
    settlement = game.settle(play)
    assert settlement.units == {"A": 11, "B": 1, "C": 1, "D": 0}
    assert settlement.net == {"A": -11, "B": -1, "C": -1, "D": 39}
    assert game.standing == Standing()


def test_remainder_is_no_jack_if_so_stated() -> None:
    """A pool like any other: the chip and the thirteen are fourteen, or two sevens."""
    game = hearts_spec.load("spalding-1896/sweepstake", dealer="A", standing={"pool": 1, "jack": False})
    assert game.settle(played(game.deal(hands=two_clear(*"BCDA")))).draws == {"A": 0, "B": 0, "C": 7, "D": 7}


def test_carried_pot_is_won_with_it() -> None:
    """Seven lie in the pot, four go to it and the odd chip of the pool: C and D, without a trick, have six of each."""
    game = hearts_spec.load("spalding-1896/jack-pot", dealer="A", standing={"pot": 7})
    settlement = game.settle(played(game.deal(hands=two_clear(*"BCDA"))))
    assert settlement.draws == {"A": 0, "B": 0, "C": 12, "D": 12}
    assert settlement.after == Standing()


def test_buyer_names_again_during_a_jack() -> None:
    game = hearts_spec.load("foster-1914/auction", standing={"pool": 23, "buyer": "C"})
    play = game.deal(seed=1)
    assert (play.to_bid, play.to_name) == (None, "C")
    record = play.data()
    assert (record["pool"], record["jack"], record["buyer"]) == (23, True, "C")


def test_remainder_of_division_sold_under_other_reading() -> None:
    game = hearts_spec.load(
        "foster-1914/auction", options={"choice-after-division": "sold"}, standing={"pool": 1, "divided": True}
    )
    assert game.standing == Standing(1, jack=True, divided=True)
    assert game.deal(seed=1).to_bid == "B"


def test_division_in_auction_continued_under_other_reading() -> None:
    """A bids ten and names hearts: of twenty-three C and D have eleven each, and one is left. Then B is eldest hand."""
    for options, bids, names in (({}, None, "A"), ({"choice-after-division": "sold"}, "B", None)):
        game = hearts_spec.load("foster-1914/auction", options=options, dealer="D")
        play = game.deal(hands=two_clear(*"ACDB"))
        for bid in (10, "pass", "pass", "pass"):
            play.bid(bid)
        play.name("hearts")
        assert game.settle(played(play)).after == Standing(1, jack=True, divided=True)
        after = game.deal(seed=1)
        assert (after.dealer, after.to_bid, after.to_name) == ("A", bids, names)


@pytest.mark.parametrize(
    "begun",
    [
        lambda: with_a_jack().again().deal(seed=4),
        lambda: hearts_spec.load("spalding-1896/jack-pot", standing={"pool": 5, "jack": False, "pot": 8}).deal(seed=4),
        lambda: hearts_spec.load("foster-1914/auction", standing={"pool": 1, "divided": True, "buyer": "B"}).deal(
            seed=4
        ),
    ],
)
def test_a_record_keeps_what_stood_before(begun: Callable[[], hearts_spec.Play]) -> None:
    play = begun()
    for written in (play.data(), play.yaml(), play.record()):
        again = hearts_spec.from_record(written)
        assert (again.standing, again.data()) == (play.standing, play.data())
    assert play.standing.pool == play.data()["pool"]


def test_deal_resumed_from_record_has_next_deal() -> None:
    record = {
        "rules": "hoyle-1913/sweepstakes", "seats": list("ABCD"), "dealer": "A", "hands": two_clear(*"BCDA"),
        "pool": 13,
    }  # fmt: skip
    taken_up = played(hearts_spec.from_record(record))
    settlement = taken_up.result()
    assert settlement is not None
    assert (taken_up.standing.pool, settlement.net["C"]) == (13, 13)
    assert hearts_spec.load("hoyle-1913/sweepstakes", dealer="B", standing=settlement.after).standing == Standing()


AUCTION, SWEEPSTAKE = "spalding-1896/auction", "spalding-1896/sweepstake"
WRONG: Mapping[str, tuple[str, Any, type[HeartsError], str, str]] = {
    "a number": (SWEEPSTAKE, 13, RecordError, "", "for the standing"),
    "no key": (SWEEPSTAKE, {"pol": 13}, RecordError, "pol", "did you mean pool?"),
    "chips in words": (SWEEPSTAKE, {"pool": "many"}, RecordError, "pool", "a whole number"),
    "less than nothing": (SWEEPSTAKE, {"pool": -1}, RecordError, "pool", "-1"),
    "no flag": (SWEEPSTAKE, {"pool": 13, "jack": "perhaps"}, RecordError, "jack", "perhaps"),
    "a buyer who is not there": (AUCTION, {"pool": 13, "buyer": "Q"}, RecordError, "buyer", "'Q'"),
    "less than nothing handed back": (SWEEPSTAKE, Standing(-1), RecordError, "pool", "-1"),
    "a Jack of nothing": (SWEEPSTAKE, Standing(0, jack=True), IrregularStateError, "jack", "no pool is given"),
    "a Jack in 1887": (
        "hoyle-1887/hearts",
        {"pool": 1, "jack": True},
        IrregularStateError,
        "jack",
        "has no carried-over Jack",
    ),
    "a pool among points": ("modern/standard", {"pool": 1}, IrregularStateError, "pool", "has no pool"),
    "no pot": (SWEEPSTAKE, {"pot": 1}, IrregularStateError, "pot", "no pot"),
    "no division": (AUCTION, {"pool": 1, "divided": True}, IrregularStateError, "divided", "no Jack from a divided"),
    "a buyer where it is sold": (AUCTION, {"buyer": "B"}, IrregularStateError, "buyer", "is sold in this deal"),
    "a buyer of nothing": (SWEEPSTAKE, {"pool": 1, "buyer": "B"}, IrregularStateError, "buyer", "has no auction"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_lie_on_the_table_is_refused(what: str) -> None:
    id, standing, error, place, says = WRONG[what]
    with pytest.raises(error) as refused:
        hearts_spec.load(id, standing=standing)
    assert says in str(refused.value)
    assert refused.value.place == place


# How the scores stood, on which a slam may depend


def after_three_slams(**changes: Any) -> hearts_spec.Game:
    """N makes three slams, and the others have twenty-six for each."""
    game = hearts_spec.load({"extends": "house/no-suicide", **changes}, seats="NESW", dealer="W")
    for _ in range(3):
        game.settle(played(game.deal(hands=all_to("N", "ESW"))))
    return game


def test_player_losing_by_slam_lowers_own_score() -> None:
    """E, S and W have seventy-eight each. By a slam of E's S and W would come to 104, and N would win with 26."""
    game = after_three_slams()
    assert game.totals == {"N": 0, "E": 78, "S": 78, "W": 78}
    play = played(game.deal(hands=all_to("E", "SWN")))
    again = hearts_spec.from_record(play.yaml()).result()
    assert again is not None
    assert again.net == {"N": 0, "E": -26, "S": 0, "W": 0}
    game.settle(play)
    assert (game.totals, game.over) == ({"N": 0, "E": 52, "S": 78, "W": 78}, False)


def test_slam_lowers_score_in_last_agreed_deal() -> None:
    """After four deals it is over, whatever the scores: in the fourth N would win with 26 again."""
    game = after_three_slams(game={"limit": 500, "deals": 4})
    game.settle(played(game.deal(hands=all_to("E", "SWN"))))
    assert game.totals == {"N": 0, "E": 52, "S": 78, "W": 78}
    assert game.outcome == hearts_spec.Outcome("the agreed number of deals was played", ("N",))


def test_scores_may_let_a_player_choose_what_a_slam_is_worth() -> None:
    """With Andrews the slam may be subtracted once somebody has 74 points, and not before."""
    game = hearts_spec.load("andrews-1983/hearts", seats="NESW", dealer="W")
    play = played(game.deal(hands=all_to("N", "ESW")))
    play.choose("self-down")
    with pytest.raises(hearts_spec.HeartsError, match="these scores leave no choice"):
        game.settle(play)
    for _ in range(3):
        game.settle(played(game.deal(hands=all_to("N", "ESW"))))
    assert game.totals == {"N": 0, "E": 78, "S": 78, "W": 78}
    play = played(game.deal(hands=all_to("N", "ESW")))
    play.choose("self-down")
    game.settle(play)
    assert game.totals == {"N": -26, "E": 78, "S": 78, "W": 78}
