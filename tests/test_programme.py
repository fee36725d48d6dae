"""Programmes of contracts: which contract each deal has, who chooses it, and what is refused."""

import pickle
from collections.abc import Callable, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from hearts_spec import load, replay
from hearts_spec.api import Game
from hearts_spec.cards import HeartsError, cards_in
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.dealing import deal_out, pack_of
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, MissingFactError
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import played_deal
from hearts_spec.engine.settle.settle import settle
from hearts_spec.measure.run import plan
from hearts_spec.record import GameRecord, GameTranscript, any_from_data, read_any, write_json, write_yaml
from hearts_spec.record.errors import path_of
from hearts_spec.rules import Library, RefusedError
from hearts_spec.service.ask import Service
from hearts_spec.service.errors import error_data
from tests.conftest import LIBRARY
from tests.independent_settlement import reckoned

KING = "house/king"
COSTING = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "no-last-two"]
TRUMPS = ["clubs", "diamonds", "hearts", "spades"]
SUMS = {"no-tricks": -260, "no-hearts": -260, "no-queens": -200, "no-men": -240, "no-king": -160, "no-last-two": -180}


def king_with(*parts: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"extends": KING, "game": {"programme": list(parts), **more}}


def test_a_new_programme_leaves_out_a_contract_of_the_extended_game() -> None:
    short = king_with({"contracts": ["no-hearts", "no-king"]})
    library, id = LIBRARY.find_data({"title": "Short King", **short})
    option = library.rule_set(id).options["contract"]
    assert (list(option.choices), option.default) == (["no-hearts", "no-king"], "no-hearts")


def test_one_line_leaves_the_last_deal_of_kierki_out() -> None:
    """The five deals that are left cost 260, 260, 240, 240 and 150, which is 1,150 in all."""
    contracts = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king"]
    short = {"title": "Short Kierki", "extends": "house/kierki", "game": {"programme": [{"contracts": contracts}]}}
    game, played = load(short), []
    while not game.over:
        played += game.contracts
        play_next(game)
    assert played == contracts
    assert sum(game.totals.values()) == -1150


def play_next(game: Game, contract: str = "") -> dict[str, Any]:
    """Play the next deal, always the first card that is legal, and return it as a game record has it."""
    play = game.deal(seed=game.deals, contract=contract)
    while not play.over:
        play.push(play.legal[0])
    game.settle(play)
    data = play.data()
    return {key: data[key] for key in ("hands", "plays")} | ({"contract": contract} if contract else {})


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of King, in which every dealer chooses spades."""
    game, deals = load(KING, seats="NESW", dealer="E"), []
    while not game.over:
        deals.append(play_next(game, "spades" if game.chooser else ""))
    return {"rules": KING, "seats": ["N", "E", "S", "W"], "dealer": "E", "deals": deals}


def test_every_contract_comes_in_its_turn(record: dict[str, Any]) -> None:
    game = replay(record)
    assert isinstance(game, GameTranscript)
    assert [each.contract for each in game.deals] == [*COSTING, *["spades"] * 4]
    assert [each.transcript.dealer for each in game.deals] == list("ESWNESWNES")
    sums = [sum(each.transcript.settlement.net.values()) for each in game.deals if each.transcript.settlement]
    assert sums == [*SUMS.values(), 325, 325, 325, 325]
    found = game.data()
    assert sum(found["totals"].values()) == 0
    assert found["over"]["reason"] == "every contract was played"
    assert found["totals"] == found["deals"][-1]["totals"]


def test_a_game_record_is_written_and_read_back(record: dict[str, Any]) -> None:
    game = any_from_data(record)
    assert isinstance(game, GameRecord)
    assert read_any(write_yaml(game)) == read_any(write_json(game)) == game


def test_a_deal_of_the_record_alone_finds_its_contract_by_its_number(record: dict[str, Any]) -> None:
    third = {**record["deals"][2], "rules": KING, "seats": record["seats"], "dealer": "W", "deal": 3}
    whole: Any = replay(record)
    alone: Any = replay(third)
    assert alone.settlement.net == whole.deals[2].transcript.settlement.net


@pytest.mark.parametrize(
    ("place", "change", "message", "path"),
    [
        (1, {"contract": "no-tricks"}, "deal 2: deal 2 cannot be played as no-tricks", ("deals", 1, "contract")),
        (6, {"contract": None}, "deal 7: the contract of deal 7 is chosen by a player", ("deals", 6, "contract")),
        (7, {"plays": []}, "deal 8: only the last deal of a game may stop before its end", ("deals", 7, "plays")),
        (3, {"plays": ["2C", "2D"]}, "deal 4: play", ("deals", 3, "plays")),
    ],
)
def test_a_wrong_deal_of_a_game_is_refused_in_its_place(
    record: dict[str, Any], place: int, change: dict[str, Any], message: str, path: tuple[str | int, ...]
) -> None:
    deals = [{**each, **change} if at == place else each for at, each in enumerate(record["deals"])]
    deals = [{key: said for key, said in each.items() if said is not None} for each in deals]
    wrong = {**record, "deals": deals}
    with pytest.raises((IrregularStateError, IllegalPlayError)) as caught:
        replay(wrong)
    assert caught.value.message.startswith(message)
    assert path_of(caught.value, wrong["seats"])[: len(path)] == path
    assert error_data(caught.value)["deal"] == place + 1


def test_no_deal_comes_after_the_end(record: dict[str, Any]) -> None:
    with pytest.raises(IrregularStateError, match="deal 11: the game was over before this deal"):
        replay({**record, "deals": [*record["deals"], record["deals"][-1]]})
    eleventh = {**record["deals"][2], "rules": KING, "seats": record["seats"], "dealer": "W", "deal": 11}
    with pytest.raises(IrregularStateError, match="the programme of house/king has 10 deals, and no deal 11"):
        replay(eleventh)


def test_a_deal_of_a_game_says_nothing_that_the_game_knows(record: dict[str, Any]) -> None:
    with pytest.raises(HeartsError, match="unknown key 'dealer'"):
        replay({**record, "deals": [{**record["deals"][0], "dealer": "N"}]})


def test_the_dealer_chooses_and_must_choose() -> None:
    game = load(KING, seats="NESW")
    for _ in range(6):
        assert game.chooser is None
        play_next(game)
    assert (game.dealer, game.chooser, list(game.contracts)) == ("S", "S", TRUMPS)
    with pytest.raises(MissingFactError):
        game.deal(seed=1)
    with pytest.raises(IrregularStateError):
        game.deal(seed=1, contract="no-men")
    assert game.deal(seed=1, contract="clubs").hands == game.deal(seed=1, contract="spades").hands
    play_next(game, "clubs")
    assert (game.chooser, list(game.contracts)) == ("W", TRUMPS)


def test_eldest_hand_may_choose_instead() -> None:
    game = load(king_with({"contracts": [*COSTING, *TRUMPS], "by": "eldest", "deals": 4}), seats="NESW")
    assert (game.dealer, game.chooser) == ("N", "E")


def test_each_player_chooses_each_contract_once() -> None:
    each = {"contracts": [*COSTING, *TRUMPS], "by": "dealer", "times": 1, "counted": "each-player"}
    game = load(king_with(each), seats="NESW")
    for _ in range(4):
        assert "no-queens" in game.contracts
        play_next(game, "no-queens")
    assert (game.chooser, "no-queens" in game.contracts, len(game.contracts)) == ("N", False, 9)


def test_in_all_a_contract_is_chosen_only_so_often() -> None:
    game = load(king_with({"contracts": [*COSTING, *TRUMPS], "by": "dealer", "times": 2, "deals": 20}), seats="NESW")
    play_next(game, "no-king")
    assert "no-king" in game.contracts
    play_next(game, "no-king")
    assert "no-king" not in game.contracts


@pytest.mark.parametrize("contract", [*COSTING, *TRUMPS])
def test_a_deal_comes_to_what_is_reckoned_without_the_engine(contract: str) -> None:
    table, rng = table_of(LIBRARY.playable(KING, 4, {"contract": contract})), Random(contract)
    for dealer in range(4):
        order = pack_of(table.rules)
        rng.shuffle(order)
        play = Play(table, deal_out(table.rules, order, dealer, 4), dealer)
        while cards := list(cards_in(play.legal())):
            play.put(rng.choice(cards))
        result = settle(table, played_deal(play))
        assert result.net == reckoned(play, 0).scores()
        assert sum(result.net) == SUMS.get(contract, 325)


def test_a_chosen_contract_is_played_in_every_deal() -> None:
    game = load(KING, options={"contract": "no-men"})
    assert game.contracts == ()
    while not game.over:
        play_next(game)
    assert (game.deals, sum(game.totals.values())) == (10, 10 * SUMS["no-men"])


def test_games_of_contracts_are_not_measured_and_say_so() -> None:
    with pytest.raises(RefusedError, match="its deals follow a programme of contracts") as caught:
        plan(LIBRARY.playable(KING), (), 10, 1)
    assert caught.value.hint == "choose one contract, as contract=no-tricks"


@pytest.mark.parametrize("copied", [deepcopy, lambda some: pickle.loads(pickle.dumps(some))], ids=["copy", "pickle"])
def test_a_copied_game_goes_on_with_its_contracts(copied: Callable[[Any], Any]) -> None:
    game = load(KING, seats="NESW", library=Library())
    play_next(game)
    rules, again = copied(game.rules), copied(game)
    assert list(rules.contracts) == list(again.rules.contracts) == [*COSTING, *TRUMPS]
    assert rules.contracts["clubs"].rules == game.rules.contracts["clubs"].rules
    play_next(game)
    play_next(again)
    assert repr(again) == repr(game)


def tricks(*each: int) -> dict[str, Any]:
    return {"taken": dict.fromkeys("ABCD", "-"), "tricks": dict(zip("ABCD", each, strict=True))}


def test_a_game_is_scored_from_reports(desk: Service) -> None:
    queens = {"taken": {"A": "QS QH", "B": "QC", "C": "QD", "D": "-"}}
    hearts = {"hearts": {"A": 13, "B": 0, "C": 0, "D": 0}}
    men = {"taken": {"A": "KC KD KS KH", "B": "JC JD JS JH", "C": "-", "D": "-"}}
    king = {"taken": {"A": "-", "B": "-", "C": "KH", "D": "-"}}
    last = {"taken": dict.fromkeys("ABCD", "-"), "last-but-one": "A", "last-trick": "D"}
    deals = [tricks(13, 0, 0, 0), hearts, queens, men, king, last, {**tricks(1, 2, 3, 7), "contract": "hearts"}]
    found = desk.ask({"ask": "score", "id": KING, "deals": deals})
    assert [each["contract"] for each in found["deals"]] == [*COSTING, "hearts"]
    assert found["totals"] == {"A": -260 - 260 - 100 - 120 - 90 + 25, "B": -50 - 120 + 50, "C": -50 - 160 + 75, "D": 85}
    assert (found["next"]["contracts"], found["next"]["chooser"]) == (TRUMPS, "D")
    wrong = [*deals[:6], {**deals[6], "contract": "no-men"}, tricks(13, 0, 0, 0)]
    refused = desk.ask({"ask": "score", "id": KING, "deals": wrong})["error"]
    assert refused["message"] == "deal 7: deal 7 cannot be played as no-men"


def test_a_report_of_one_deal_names_its_contract(desk: Service) -> None:
    report = {"ask": "settle", "id": KING, **tricks(1, 2, 3, 7)}
    assert desk.ask(report)["net"] == {"A": -20, "B": -40, "C": -60, "D": -140}  # the first, as nothing is named
    assert desk.ask({**report, "contract": "clubs"})["net"] == {"A": 25, "B": 50, "C": 75, "D": 175}
    for wrong, message in (
        ({**report, "contract": "no-aces"}, "option contract has no choice 'no-aces'"),
        ({**report, "id": "modern/standard", "contract": "clubs"}, "modern/standard has no option 'contract'"),
    ):
        assert desk.ask(wrong)["error"]["message"] == message
