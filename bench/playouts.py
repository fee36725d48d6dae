"""Speed of the engine's random playouts against those of OpenSpiel, both driven from Python.

Both sides choose each card uniformly among the legal ones with one random number, each in the way that is fastest for
its own representation, and both compute the final scores.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

from bench.openspiel import DEFAULTS, PLAYERS, our_table, their_game
from bench.ratio import Ratio, speed_ratios
from hearts_spec.cards import Card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules import Library

DEALS = 400
_AIM = 1.4
_AIM_ALONE = 1.0
_NO_PASS = 0
_Start = TypeVar("_Start")


def playouts(library: Library) -> list[Ratio]:
    """Return the speed of whole deals, and of the play alone, relative to OpenSpiel's."""
    table, game = our_table(library, DEFAULTS), their_game(DEFAULTS)
    rng, pack = Random(1896), pack_of(table.rules)
    whole = speed_ratios(partial(_repeat, _our_deal, (table, pack), rng), partial(_repeat, _their_deal, game, rng))
    play, state = _dealt(table, pack, rng), _their_dealt(game, rng)
    alone = speed_ratios(partial(_repeat, _our_play, play, rng), partial(_repeat, _their_play, state, rng))
    return [
        Ratio(
            "playouts of whole deals over OpenSpiel's",
            "Four players, no pass: dealing at random, 52 plays at random, final scores. OpenSpiel deals as it is "
            "made to, by its chance nodes; the engine shuffles and deals out a pack.",
            whole,
            least=_AIM,
        ),
        Ratio(
            "playouts of dealt hands over OpenSpiel's",
            "The play alone: each side copies one dealt state and plays 52 cards at random, without dealing or scores. "
            "Here OpenSpiel's compiled code shows; whole deals gain by what its chance nodes cost.",
            alone,
            least=_AIM_ALONE,
        ),
    ]


def _repeat(once: Callable[[_Start, Random], None], start: _Start, rng: Random) -> None:
    for _ in range(DEALS):
        once(start, rng)


def _dealt(table: CompiledRules, pack: list[Card], rng: Random) -> Play:
    random = rng.random
    pack.sort(key=lambda card: random())  # a fair shuffle, twice as fast as random.shuffle
    return Play(table, deal_out(table.rules, pack, 0, PLAYERS))


def _our_deal(ours: tuple[CompiledRules, list[Card]], rng: Random) -> None:
    table, pack = ours
    play = _dealt(table, pack, rng)
    _play_out(play, rng)
    settle(table, finished(table, play.taken, tricks_of(play)))


def _our_play(start: Play, rng: Random) -> None:
    _play_out(start.copy(), rng)


def _play_out(play: Play, rng: Random) -> None:
    legal, put, random = play.legal, play.put, rng.random
    while cards := legal():
        left = random() * cards.bit_count()
        if left >= 1.0:  # below 1 it is the highest card, which is the fastest to find
            while (left := left - 1.0) >= 1.0:
                cards &= cards - 1  # removes the lowest card
            cards &= -cards  # keeps only the lowest card
        put(cards.bit_length() - 1)


def their_deals(game: Any, rng: Random, count: int) -> None:
    """Play deals of OpenSpiel's at random."""
    for _ in range(count):
        _their_deal(game, rng)


def _their_deal(game: Any, rng: Random) -> None:
    state = game.new_initial_state()
    random = rng.random
    state.apply_action(_NO_PASS)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    _their_play_out(state, rng)
    state.returns()


def _their_play(start: Any, rng: Random) -> None:
    _their_play_out(start.clone(), rng)


def _their_play_out(state: Any, rng: Random) -> None:
    legal, apply, random = state.legal_actions, state.apply_action, rng.random
    while actions := legal():
        apply(actions[int(random() * len(actions))])


def _their_dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    state.apply_action(_NO_PASS)
    for action in rng.sample(range(52), 52):
        state.apply_action(action)
    return state
