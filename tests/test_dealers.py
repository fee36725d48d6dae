"""Who deals next, where it depends on the deal before."""

import random

import pytest

import hearts_spec
from hearts_spec import IrregularStateError
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.game import Game
from hearts_spec.engine.settle.completed_deal import CompletedDeal

QUEEN_DEALS = {"title": "The Queen Deals", "extends": "modern/standard", "deal": {"next-dealer": "took-queen"}}


def played_out(game: hearts_spec.Game, seed: int) -> hearts_spec.Play:
    play, chance = game.deal(seed=seed), random.Random(seed)
    for seat in play.to_pass:
        play.pass_cards(seat, play.hands[seat][:3])
    while not play.over:
        play.push(chance.choice(play.legal))
    return play


def test_taker_of_queen_deals_next_deal_of_game() -> None:
    game = hearts_spec.load(QUEEN_DEALS)
    dealers, takers = [], []
    for seed in range(4):
        play = played_out(game, seed)
        takers += [seat for seat, cards in play.taken.items() if "QS" in cards]
        game.settle(play)
        dealers.append(game.dealer)
    assert dealers == takers
    assert len(set(dealers)) > 1


def test_game_unchanged_if_queen_taker_unknown() -> None:
    game = Game(table_of(hearts_spec.load(QUEEN_DEALS).rules))
    with pytest.raises(
        IrregularStateError, match="the player who took the queen of spades deals next: say who took her"
    ):
        game.settle(CompletedDeal((13, 5, 5, 3)))
    assert (game.deals, game.dealer, game.totals) == (0, 0, [0, 0, 0, 0])
