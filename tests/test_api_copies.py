"""What the library's face hands out: nothing of it changes the deal, and all of it can be copied and pickled."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hearts_spec
from hearts_spec.cards import cards_in
from tests.irregular.tables import LIBRARY, record
from tests.test_api import (
    after_a_bid,
    after_a_lead,
    after_one_pass,
    at_the_end,
    at_the_start,
    bid_anything,
    pass_anything,
    play_out,
)

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda what: pickle.loads(pickle.dumps(what)),
}


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


def test_inline_rules_not_changed_by_the_library() -> None:
    fridays: dict[str, object] = {"extends": "hoyle-1887/hearts", "values": {"QS": 5}}
    game = hearts_spec.load(fridays)
    values = fridays["values"]
    assert isinstance(values, dict)
    values["QS"] = 9
    play = game.deal(seed=1)
    play_out(play, random.Random(1))
    assert sum(game.settle(play).units.values()) == 13 + 5


@pytest.mark.parametrize("copied", COPIES)
def test_every_kind_of_copied_deal_is_independent(copied: str) -> None:
    game = hearts_spec.load("spalding-1896/auction")
    play = game.deal(seed=2)
    for bid in (3, "pass", 5, "pass"):
        play.bid(bid)
    play.name("clubs")
    play.push(next(iter(play.legal)))
    other = COPIES[copied](play)
    assert (repr(other), other.yaml()) == (repr(play), play.yaml())
    play_out(other, random.Random(3))
    assert (len(play.trick), play.over, other.over) == (1, False, True)
    assert game.settle(other).result.net == other.transcript().settlement.result.net


def test_game_pickled_in_current_state() -> None:
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
def test_deal_pickled_at_any_point(begin: Callable[[], hearts_spec.Play]) -> None:
    play = begin()
    again = pickle.loads(pickle.dumps(play))
    assert (repr(again), str(again), again.turn) == (repr(play), str(play), play.turn)
    assert (again.to_pass, again.to_bid, again.taken) == (play.to_pass, play.to_bid, play.taken)


def stages(id: str) -> Iterator[hearts_spec.Play]:
    """A deal at each of its stages: before and after the pass, between two bids, after each card, and at the end."""
    chance = random.Random(id)
    play = hearts_spec.load(id).deal(seed=3)
    yield play
    pass_anything(play, chance)
    yield play
    while play.to_bid:
        play.bid(chance.choice((play.least_bid, "pass")))
        yield play
    bid_anything(play, chance)
    while not play.over:
        yield play
        play.push(chance.choice(list(play.legal)))
    yield play


STAGED = (
    "modern/standard",  # cards are passed, and some are barred from the first trick, others until hearts are broken
    "spalding-1896/auction",
    "spalding-1896/joker",
    "spalding-1896/widow",
    "spalding-1896/single-handed",  # with a stock
    "davis-2004/cancellation",  # where a trick may be held over
)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("id", STAGED)
def test_what_has_happened_is_copied_at_every_stage(id: str, copied: str) -> None:
    for play in stages(id):
        told = play.transcript()
        again = COPIES[copied](told)
        assert again == told
        assert (again.data(), again.hands, again.taken) == (told.data(), told.hands, told.taken)
        assert again.play.legal() == told.play.legal()


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("id", STAGED)
def test_play_in_copy_continues_like_the_original(id: str, copied: str) -> None:
    chance = random.Random(id)
    play = after_the_first_cards(id, chance)
    here = play.transcript().play
    there = COPIES[copied](here)
    while not here.over:
        card = chance.choice(list(cards_in(here.legal())))
        here.play(card)
        there.play(card)
        assert (there.legal(), there.broken, there.first_trick) == (here.legal(), here.broken, here.first_trick)
        assert (there.to_move, there.taken) == (here.to_move, here.taken)


def after_the_first_cards(id: str, chance: random.Random) -> hearts_spec.Play:
    play = hearts_spec.load(id).deal(seed=3)
    pass_anything(play, chance)
    bid_anything(play, chance)
    for _ in range(2):
        play.push(chance.choice(list(play.legal)))
    return play


REVOKE_CLAIMED = [{"after": 1, "what": "revoke"}, {"after": 8, "what": "claimed", "against": "B"}]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("played", [0, 2, 4, 7, 8])
def test_incidents_and_events_are_copied_with_deal(played: int, copied: str) -> None:
    cards = ["9C", "5H", "7C", "8C", "2S", "5C", "KC", "4D"][:played]
    so_far = [incident for incident in REVOKE_CLAIMED if incident["after"] in range(played + 1)]
    told = hearts_spec.replay(record(plays=cards, incidents=so_far), library=LIBRARY)
    again = COPIES[copied](told)
    assert again == told
    assert again.data() == told.data()
