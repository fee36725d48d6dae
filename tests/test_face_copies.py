"""What the library's face hands out: nothing of it changes the deal, and all of it can be copied and pickled."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

import hearts_spec
from tests.test_face import after_a_bid, after_a_lead, after_one_pass, at_the_end, at_the_start, play_out


def spoilt(play: hearts_spec.Play) -> None:
    """Change all that a deal hands out."""
    for handed in (play.hands, play.taken, play.trick, play.shown, play.record().hands, play.record().options):
        assert isinstance(handed, dict)
        handed.clear()
    play.data().clear()
    with pytest.raises((AttributeError, TypeError)):
        play.rules.leaves.clear()
    with pytest.raises(AttributeError):
        play.hands["A"].mask = 0


def test_nothing_that_is_handed_out_changes_the_deal() -> None:
    play = hearts_spec.load("modern/standard").deal(seed=2)
    play.push("2C")
    before = play.yaml()
    spoilt(play)
    assert play.yaml() == before


def test_rules_that_are_written_out_stay_as_they_were_given() -> None:
    fridays: dict[str, object] = {"extends": "hoyle-1887/hearts", "values": {"QS": 5}}
    game = hearts_spec.load(fridays)
    values = fridays["values"]
    assert isinstance(values, dict)
    values["QS"] = 9
    play = game.deal(seed=1)
    play_out(play, random.Random(1))
    assert sum(game.settle(play).units.values()) == 13 + 5


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda play: pickle.loads(pickle.dumps(play))])
def test_however_a_deal_is_copied_the_copy_goes_its_own_way(copied: Callable[[object], hearts_spec.Play]) -> None:
    game = hearts_spec.load("spalding-1896/auction")
    play = game.deal(seed=2)
    for bid in (3, "pass", 5, "pass"):
        play.bid(bid)
    play.name("clubs")
    play.push(next(iter(play.legal)))
    other = copied(play)
    assert (repr(other), other.yaml()) == (repr(play), play.yaml())
    play_out(other, random.Random(3))
    assert (len(play.trick), play.over, other.over) == (1, False, True)
    assert game.settle(other).result.net == other.transcript().settlement.result.net


def test_a_game_is_pickled_as_it_stands() -> None:
    game = hearts_spec.load("hoyle-1887/hearts", seats="NESW")
    play = game.deal(seed=1)
    play_out(play, random.Random(1))
    game.settle(play)
    again = pickle.loads(pickle.dumps(game))
    assert (repr(again), again.deal(seed=4).yaml()) == (repr(game), game.deal(seed=4).yaml())


RAISED = {
    "no card": lambda: at_the_start().push("2X"),
    "a card of another": lambda: at_the_start().push("QS"),
    "a bid too low": lambda: after_a_bid().bid(5),
    "after the end": lambda: at_the_end().push("2C"),
    "no such rules": lambda: hearts_spec.load("modern/standart"),
    "faulty rules": lambda: hearts_spec.load({"extends": "modern/standard", "values": {"JX": 1}}),
    "no record": lambda: hearts_spec.replay({}),
}


@pytest.mark.parametrize("what", RAISED)
def test_an_error_comes_whole_out_of_another_process(what: str) -> None:
    with pytest.raises(hearts_spec.HeartsError) as raised:
        RAISED[what]()
    error = raised.value
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.message, again.hint, again.place) == (
        str(error), error.message, error.hint, error.place,
    )  # fmt: skip
    assert str(copy.copy(error)) == str(error)


@pytest.mark.parametrize("begin", [at_the_start, after_one_pass, after_a_lead, after_a_bid, at_the_end])
def test_a_deal_is_pickled_wherever_it_stands(begin: Callable[[], hearts_spec.Play]) -> None:
    play = begin()
    again = pickle.loads(pickle.dumps(play))
    assert (repr(again), str(again), again.turn) == (repr(play), str(play), play.turn)
    assert (again.to_pass, again.to_bid, again.taken) == (play.to_pass, play.to_bid, play.taken)
