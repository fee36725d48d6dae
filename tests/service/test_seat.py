"""A seat at the table: every game can be played, no hidden card is told, and advice says what it follows."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from hearts_spec.api import Game
from hearts_spec.api.cards import read_cards
from hearts_spec.cards import mask_of
from hearts_spec.disputes import disputes_of
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.play import position
from hearts_spec.measure.player_file import PLAYERS, PlayerEntry
from hearts_spec.record import Replayer
from hearts_spec.service.ask import Service
from hearts_spec.service.seat import Due, SeatedGame, Seating, rest_of
from hearts_spec.service.snapshot import packed, unpacked
from tests.conftest import LIBRARY

CARD = re.compile(r'"((?:10|[2-9JQKA])[CDHS]|Joker)"')
HEARTS, STANDARD = "hoyle-1887/hearts", "modern/standard"
ENTRIES: Mapping[str, PlayerEntry] = LIBRARY.folder.top_file(PLAYERS)
GAMES = [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


@pytest.fixture(scope="module")
def desk() -> Service:
    """The service as the browser has it: without files."""
    return unpacked(packed(LIBRARY, disputes_of(LIBRARY.root)))


def seat(desk: Service, id: str, *moves: str, **more: Any) -> Any:
    return desk.ask({"ask": "seat", "id": id, "seed": "one", "moves": list(moves), **more})


def moved(game: SeatedGame, by: str = "careful") -> str:
    """The move of a player in the reader's place, or the first that is offered."""
    advised = game.advice(ENTRIES[by])
    if advised:
        return str(advised["move"])
    match game.awaits:
        case Due.WAY:
            return f"way {game.play.ways[0]}"
        case Due.SHOW:
            mine = game.play.to_show.get(game.play.seats[0])
            return f"show {mine[0]}" if mine else "declare"
        case Due.CHOOSE:
            return "choose self-down"
        case _:
            return "next"


def begun(id: str, players: int | None = None, against: str = "careful", seed: str = "one") -> SeatedGame:
    return Seating(id, players, (), seed, "", (against,)).begun(LIBRARY, Replayer(LIBRARY), {})


def course(game: SeatedGame, deals: int = 1) -> Iterator[SeatedGame]:
    """The game at each move of the reader until so many deals are over."""
    while game.deals < deals:
        yield game
        game.put(moved(game))


@pytest.mark.parametrize(("id", "players"), GAMES, ids=[f"{id} {players}" for id, players in GAMES])
def test_two_deals_of_every_game_are_played(id: str, players: int) -> None:
    game = begun(id, players)
    for _ in course(game, 2):
        pass
    state = game.state()
    assert state["awaits"] == "next"
    assert state["record"]["seats"] == state["seats"]


@pytest.mark.parametrize("id", [STANDARD, HEARTS, "foster-1914/auction", "house/chase-the-pig", "spalding-1896/joker"])
def test_no_hidden_card_is_told_before_the_deal_is_over(id: str) -> None:
    for game in course(begun(id)):
        state, play = game.state(), game.play
        seen = {
            *state["hand"],
            *state["given"],
            *state["received"],
            *(card for hand in play.shown.values() for card in hand.split()),
        }
        for trick in [*(each.cards for each in play.tricks), play.trick]:
            seen |= set(trick.values())
        assert set(CARD.findall(json.dumps(state))) <= seen
        assert state["record"] is None


MINE = "4C 7C JC 3D 9D KD 2S 8S QS 2H 6H 9H KH"
HANDS = {"A": MINE, "B": "2C 8C QC 2D 4D 6D 3S 9S JS KS 3H 7H AH"}
SHUFFLED = [
    {**HANDS, "C": "3C 5C KC 5D 7D 10D JD 4S 5S 6S 4H 5H 10H", "D": "6C 9C 10C AC 8D QD AD 7S 10S AS 8H JH QH"},
    {**HANDS, "C": "3C 5C KC 5D 7D QD JD 4S 5S 6S 4H 5H JH", "D": "6C 9C 10C AC 8D 10D AD 7S 10S AS 8H 10H QH"},
]


@pytest.mark.parametrize(("id", "moves"), [(STANDARD, 0), (HEARTS, 0), (HEARTS, 1)])
def test_state_and_advice_do_not_depend_on_hidden_hands(id: str, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told, deal = [], Game.deal
    for hands in SHUFFLED:
        monkeypatch.setattr(Game, "deal", lambda game, seed, contract, hands=hands: deal(game, hands=hands))
        game = Seating(id, 4, (), "one", "D", ("careful",)).begun(LIBRARY, Replayer(LIBRARY), {})
        for _ in range(moves):
            game.put("4C")
        told.append((game.state(), [game.advice(each) for each in ENTRIES.values()]))
    assert told[0] == told[1]


def test_no_suit_is_trumps_while_the_reader_chooses_the_contract() -> None:
    game = Seating("house/king", 4, (), "one", "C", ("random",)).begun(LIBRARY, Replayer(LIBRARY), {})
    while game.awaits != "contract":
        game.put(moved(game))
    chosen = game.state()["contracts"]
    assert (game.state()["trumps"], game.state()["contract"], "diamonds" in chosen) == (None, None, True)
    game.put("contract diamonds")
    assert (game.state()["trumps"], game.state()["contract"]) == ("diamonds", "diamonds")


def test_a_game_is_played_to_its_end_and_another_begins() -> None:
    game = begun(STANDARD)
    while (state := game.state())["outcome"] is None:
        game.put(moved(game))
    won, totals = state["outcome"]["winners"], state["totals"]
    assert max(totals.values()) >= 100
    assert [seat for seat in totals if totals[seat] == min(totals.values())] == list(won)
    assert totals == {seat: sum(each[seat] for each in state["scores"]) for seat in totals}
    game.put("next")
    assert (game.state()["scores"], set(game.state()["totals"].values())) == ([], {0})


def test_totals_of_games_of_one_deal_go_on() -> None:
    game = begun("hoyle-1913/sweepstakes")
    for _ in course(game, 3):
        pass
    state = game.state()
    assert len(state["scores"]) == 3
    assert state["totals"] == {seat: sum(each[seat] for each in state["scores"]) for seat in state["seats"]}


def test_answer_is_the_same_whatever_was_asked_before(desk: Service) -> None:
    for against in ("random", "searching"):
        game = begun(HEARTS, against=against)
        for _ in course(game, 2):
            pass
        after = [seat(desk, HEARTS, *game.moves[:at], against=[against]) for at in range(len(game.moves) + 1)]
        back = [seat(desk, HEARTS, *game.moves[:at], against=[against]) for at in (20, 14, 3, 0)]  # moves taken back
        assert back == [after[20], after[14], after[3], after[0]]
        assert after[-1]["totals"] == game.state()["totals"]


def test_refused_card_says_why(desk: Service) -> None:
    led = seat(desk, HEARTS, dealer="D")
    assert (led["awaits"], led["own"]) == ("play", "A")
    moves: list[str] = []
    while all(each["legal"] for each in seat(desk, HEARTS, *moves)["cards"]):
        moves.append(seat(desk, HEARTS, *moves)["cards"][0]["card"])
    state = seat(desk, HEARTS, *moves)
    barred = next(each for each in state["cards"] if not each["legal"])
    error = seat(desk, HEARTS, *moves, barred["card"])["error"]
    assert (error["reason"], error["cites"]) == (barred["reason"], barred["cites"])
    assert barred["cites"]
    assert seat(desk, HEARTS, *moves) == state


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"moves": ["bid 3"]}, "'bid 3' is not the next move"),
        ({"against": ["careles"]}, "'careles' is not a player"),
        ({"advice": ["careles"]}, "'careles' is not a player"),
        ({"against": ["careful"] * 4}, "4 players are named, and 3 play"),
        ({"moves": ["pass 2C"]}, "3 cards are passed, not 1"),
    ],
)
def test_what_cannot_be_done_is_said(desk: Service, more: dict[str, Any], message: str) -> None:
    assert message in seat(desk, STANDARD, **more)["error"]["message"]


def test_advice_says_which_statements_it_follows(desk: Service) -> None:
    game, followed = begun(HEARTS), set()
    for each in course(game):
        for advice in seat(desk, HEARTS, *each.moves, advice=["careful", "advised"])["advice"]:
            assert advice["why"]
            assert all(why["says"].endswith(".") for why in advice["why"])
            followed |= {cite for why in advice["why"] for cite in why["cites"]}
    assert "spalding-1896.p17.duck-hearts" in followed
    assert followed <= LIBRARY.provisions.keys()
    assert begun(HEARTS).advice(ENTRIES["random"]) is None


def test_advised_move_is_legal_whoever_advises() -> None:
    for by in ("advised", "searching"):
        game = begun("spalding-1896/joker", seed=by)
        while not game.deals:
            game.put(moved(game, by))


def test_others_show_cards_and_advice_on_showing_is_legal() -> None:
    shown = advised = 0
    for seed in range(12):
        game = begun("house/chase-the-pig", seed=str(seed))
        while game.awaits not in (Due.PLAY, Due.SHOW):
            game.put(moved(game))
        shown += bool(game.play.shown.keys() - {game.play.seats[0]})
        while game.awaits is Due.SHOW:
            game.put(moved(game))
            advised += 1
    assert shown
    assert advised


def finished(id: str, seed: str) -> Iterator[tuple[str, Mapping[str, int], Mapping[str, int]]]:
    """When the rest of a deal may first be finished: why, and what the deal comes to then and if it is played."""
    game = begun(id, seed=seed)
    moves = [(rest, list(each.moves)) for each in course(game) if (rest := each.state()["rest"])]
    for rest, before in moves[:1]:
        short = begun(id, seed=seed)
        for move in [*before, "finish"]:
            short.put(move)
        yield rest, short.scores[0], game.scores[0]


@pytest.mark.parametrize("id", ["today/hearts", "hoyle-1887/hearts", "foster-1914/black-lady"])
def test_a_deal_is_finished_as_it_would_be_played(id: str) -> None:
    found = [each for number in range(12) for each in finished(id, str(number))]
    assert [(rest, short) for rest, short, played in found if short != played] == []
    assert {rest for rest, _, _ in found} >= {"nothing"}


def rest_with(**hands: str) -> str | None:
    table = table_of(LIBRARY.playable(STANDARD, 4))
    masks = [mask_of(read_cards(hand)) for hand in hands.values()]
    return rest_of(position(table, masks, 0, taken=[table.pack & ~sum(masks), 0, 0, 0]))


def test_who_leads_the_highest_cards_takes_the_rest() -> None:
    others = {"B": "2S 3H", "C": "3S 4H", "D": "4S 5H"}
    assert rest_with(A="AS KS", **others) == "mine"
    assert rest_with(A="AS 6H", **others) == "mine"  # each beats all that are out of its suit
    assert rest_with(A="AS 2H", **others) is None


def test_a_deal_goes_on_while_a_trick_can_count() -> None:
    assert {rest for number in range(4) for rest, _, _ in finished("house/slobberhannes", str(number))} <= {"mine"}


def test_finishing_is_refused_while_something_is_left_to_decide(desk: Service) -> None:
    assert "is not the next move" in seat(desk, HEARTS, "finish")["error"]["message"]


def test_seats_have_the_names_that_are_given(desk: Service) -> None:
    names = ["Ann", "Bob", "Cy", "Di"]
    state = seat(desk, HEARTS, names=names)
    assert (state["seats"], state["own"]) == (names, "Ann")
    assert seat(desk, HEARTS, names=["Ann", "Bob"])["error"]["message"].startswith("2 names for 4")


def test_what_was_passed_and_taken_is_in_sight(desk: Service) -> None:
    hand = seat(desk, STANDARD)["hand"]
    state = seat(desk, STANDARD, f"pass {' '.join(hand[:3])}")
    assert (state["given"], len(state["received"])) == (hand[:3], 3)
    assert (state["units"], state["broken"]) == (dict.fromkeys("ABCD", 0), False)
    assert seat(desk, HEARTS)["broken"] is None  # hearts may be led at any time
