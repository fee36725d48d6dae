"""Speed of replaying records, as `replay --lines` does, against the bare play of the same cards."""

import json
from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import Any

from bench.openspiel import ACTIONS, DEFAULTS, PLAYERS, their_game
from bench.ratio import Ratio, seconds, speed_ratios
from hearts_spec.cards import Card, card_text, cards_in, cards_text
from hearts_spec.cli.deal_commands import answer_lines, arrived
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.record import Replayer
from hearts_spec.rules import Library

RECORDS = 200
ROUNDS = 5
_RULES = "modern/standard"
_AIM = 0.25


def replays(library: Library) -> list[Ratio]:
    """Return the speed of replaying records relative to OpenSpiel, and to the bare engine, playing the same cards."""
    table = CompiledRules(library.playable(_RULES, PLAYERS))
    deals = [_random_deal(table, Random(seed)) for seed in range(RECORDS)]
    lines = "\n".join(_line(play, hands) for play, hands in deals).encode()
    games = [(hands, [card for trick in play.tricks for card in trick.cards]) for play, hands in deals]
    game = their_game(DEFAULTS)
    replayer = Replayer(library)

    def replay() -> None:
        for some in arrived(BytesIO(lines), "records"):
            answer_lines(replayer, some)

    def over(theirs: Callable[[list[int], list[Card]], None]) -> tuple[float, ...]:
        def play() -> None:
            for hands, cards in games:
                theirs(hands, cards)

        return speed_ratios(replay, play)

    work = (
        "A record is read from a line of JSON, every play is checked and its options written out, the deal is settled, "
        "and the result is written as a line of JSON;"
    )
    return [
        Ratio(
            "thousands of records replayed each second",
            f"{work} of whole deals of 52 plays, in one process.",
            tuple(RECORDS / seconds(replay) / 1000 for _ in range(ROUNDS)),
            least=1,
        ),
        Ratio(
            "records replayed over OpenSpiel playing the same deals",
            f"{work} OpenSpiel is dealt the same hands and plays the same cards, giving the legal ones before each.",
            over(lambda hands, cards: _their_play(game, hands, cards)),
            least=_AIM,
        ),
        Ratio(
            "records replayed over the bare engine playing the same deals",
            f"{work} the bare engine checks the same plays, and neither reads nor writes.",
            over(lambda hands, cards: _our_play(table, hands, cards)),
        ),
    ]


def _random_deal(table: CompiledRules, rng: Random) -> tuple[Play, list[int]]:
    order = pack_of(table.rules)
    rng.shuffle(order)
    hands = deal_out(table.rules, order, 0, PLAYERS)
    play = Play(table, hands)
    while not play.over:
        play.put(rng.choice(list(cards_in(play.legal()))))
    return play, hands


def _line(play: Play, hands: list[int]) -> str:
    held = {seat: cards_text(cards_in(hand)) for seat, hand in zip(play.seats, hands, strict=True)}
    played = [card_text(card) for trick in play.tricks for card in trick.cards]
    return json.dumps(
        {"rules": _RULES, "seats": list(play.seats), "dealer": play.seats[0], "hands": held, "plays": played}
    )


def _our_play(table: CompiledRules, hands: list[int], cards: list[Card]) -> None:
    play = Play(table, hands)
    for card in cards:
        play.play(card)


def _their_play(game: Any, hands: list[int], cards: list[Card]) -> None:
    state = game.new_initial_state()
    state.apply_action(0)
    held = [list(cards_in(hand)) for hand in hands]
    for place in range(len(held[0])):
        for hand in held:
            state.apply_action(ACTIONS[hand[place]])
    for card in cards:
        state.legal_actions()
        state.apply_action(ACTIONS[card])
    state.returns()
