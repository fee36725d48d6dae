"""Agreement of the engine with OpenSpiel's hearts: the same legal cards at every play and the same scores."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from bench.openspiel import ACTIONS, CARDS, PLAYERS, every_choice, our_table, their_game
from hearts_spec.cards import Card, cards_in, cards_text, mask_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules import Library

DEALS = 240
_ALL_POINTS = 26


class DisagreementError(Exception):
    """The engine and OpenSpiel differ."""


def agreement(library: Library, deals: int = DEALS, seed: int = 1887) -> Counter[str]:
    """Play random deals under every combination of OpenSpiel's parameters, and count what occurred in them.

    Raises DisagreementError with the parameters and the first difference.
    """
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for parameters in every_choice():
        game, table = their_game(parameters), our_table(library, parameters)
        seen["rule sets"] += 1
        for _ in range(deals):
            try:
                _compare(game, table, rng, seen)
            except DisagreementError as error:
                raise DisagreementError(f"{error}, with {parameters}") from None
    return seen


def _compare(game: Any, table: CompiledRules, rng: Random, seen: Counter[str]) -> None:
    order = _deal(rng)
    state = game.new_initial_state()
    state.apply_action(0)
    for card in order:
        state.apply_action(ACTIONS[card])
    play = Play(table, [mask_of(order[seat::PLAYERS]) for seat in range(PLAYERS)])
    grabber = rng.choice((None, *range(PLAYERS)))
    while not play.over:
        theirs = mask_of(CARDS[action] for action in state.legal_actions())
        if state.current_player() != play.to_move or theirs != play.legal():
            raise DisagreementError(_difference(play, state.current_player(), theirs))
        seen["plays"] += 1
        card = _choice(play, rng, grabber)
        state.apply_action(ACTIONS[card])
        play.put(card)
    seen["deals"] += 1
    _compare_scores(state, play, seen)


def _deal(rng: Random) -> list[Card]:
    """Deal at random, more than half of the time with long suits, so that hands of one or two suits occur."""
    evenness = rng.choice((8.0, 8.0, 1.0, 0.3, 0.1))
    turn = rng.random()
    sorted_cards = sorted(CARDS, key=lambda card: ((card >> 4) / 4 + turn) % 1 + rng.gauss(0, evenness))
    hand = len(CARDS) // PLAYERS
    return [sorted_cards[seat * hand + place] for place in range(hand) for seat in range(PLAYERS)]


def _choice(play: Play, rng: Random, grabber: int | None) -> Card:
    """Return a legal card: at random, or so that one seat takes all it can."""
    cards = list(cards_in(play.legal()))
    if grabber is None or rng.random() < 0.1:
        return rng.choice(cards)
    ranked = sorted(cards, key=lambda card: card & 15)
    return ranked[-1] if play.to_move == grabber else ranked[0]


def _compare_scores(state: Any, play: Play, seen: Counter[str]) -> None:
    table = play.table
    deal = finished(table, play.taken, tricks_of(play))
    ours = settle(table, deal).net
    theirs = tuple(_ALL_POINTS - round(points) for points in state.returns())
    if ours != theirs:
        raise DisagreementError(f"scores differ: {ours} here, {theirs} there")
    seen["slams"] += deal.slam is not None
    seen["slams with another player trickless"] += deal.slam is not None and bool(deal.without_trick)


def _difference(play: Play, seat: int, legal: int) -> str:
    ours, theirs = cards_text(cards_in(play.legal())), cards_text(cards_in(legal))
    hand = cards_text(cards_in(play.hands[play.to_move]))
    trick: Sequence[Card] = play.trick
    return (
        f"play {play.played + 1} after {cards_text(trick) or 'no card'} from {hand}: "
        f"seat {play.to_move} may play {ours} here, seat {seat} may play {theirs} there"
    )
