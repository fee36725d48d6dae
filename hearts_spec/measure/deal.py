"""The next deal of a game, played by players under any rule set: auction, pass, cards shown, play and settlement."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from hearts_spec.cards import Card, Suit, cards_in, mask_as_named
from hearts_spec.engine.auction import Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.game import Game
from hearts_spec.engine.passing import Passing
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.measure.outcome import play_out, settled
from hearts_spec.measure.players import (
    Player,
    bid_or_pass,
    cards_to_pass,
    cards_to_pass_for_the_moon,
    cards_to_show,
    suit_to_name,
)
from hearts_spec.measure.view import rules_read

_ONE_PACK = 64  # card numbers of one pack


class PlayedDeal(NamedTuple):
    """A deal that was played and settled: who dealt and led, the hands the play began with, and the play."""

    dealer: int
    opener: int
    hands: tuple[int, ...]
    play: Play
    result: LedgerResult


@lru_cache(maxsize=256)
def _avoiding(table: CompiledRules, suit: Suit) -> CompiledRules:
    return table.avoiding(suit)


@lru_cache(maxsize=256)
def _pack(table: CompiledRules) -> tuple[Card, ...]:
    return tuple(pack_of(table.rules))


def shuffled(table: CompiledRules, dealing: Random) -> list[Card]:
    """Return the pack, shuffled so that the same `dealing` gives the same order to packs that share cards.

    Each card draws a number, and the pack is sorted by them.
    """
    pack, random = _pack(table), dealing.random
    drawn = [random() for _ in range(max(_ONE_PACK, pack[-1] + 1))]
    return sorted(pack, key=drawn.__getitem__)


def play_deal(game: Game, players: Sequence[Player], dealing: Random, choosing: Random) -> PlayedDeal:
    """Play the next deal of a game, settle it and enter it in the game.

    `players` are by seat. `dealing` deals, and `choosing` decides whatever a player leaves to chance.
    """
    table, dealer = game.table, game.dealer
    order = shuffled(table, dealing)
    hands = deal_out(table.rules, order, dealer, table.players)
    sale = _sold(game, hands, players) if table.rules.auction.is_held else None
    if sale is not None:
        table = _avoiding(table, sale.suit)
    if table.rules.passing.cards:
        hands = passed(table, hands, players, game.deals + 1, choosing)
    rest = left_over(table.rules, order, table.players) if table.has_side_cards else ()
    play = Play(table, hands, dealer, game.seats, sale.buyer if sale else None, rest)
    if table.rules.doubling.shown:
        play.show(_shown(table, hands, players))
    opener = play.leader
    play_out(play, [player.at(play.table, choosing) for player in players])
    result = settled(play, game, sale)
    game.enter(result, sale.buyer if sale else None, play.taken)
    return PlayedDeal(dealer, opener, tuple(hands), play, result)


def _sold(game: Game, hands: Sequence[int], players: Sequence[Player]) -> Sale:
    """Hold the auction of a deal; a player who plays at random does not bid."""
    auction, rules = game.auction(), rules_read(game.table)
    while (seat := auction.to_bid) is not None:
        auction.bid(bid_or_pass(rules, hands[seat], auction) if players[seat].habits else 0)
    if (seat := auction.to_name) is not None:
        auction.name(suit_to_name(rules, hands[seat], auction))
    return auction.sale()


def _shown(table: CompiledRules, hands: Sequence[int], players: Sequence[Player]) -> int:
    """Return the cards that are shown before the play, as a mask; a player who plays at random shows none."""
    rules, shown = rules_read(table), 0
    for hand, player in zip(hands, players, strict=True):
        if player.habits:
            shown |= mask_as_named(cards_to_show(rules, hand, table.rules.doubling.may_show(hand, shown)))
    return shown


def passed(
    table: CompiledRules, hands: list[int], players: Sequence[Player], number: int, choosing: Random
) -> list[int]:
    """Return the hands after the pass of a deal, counted from 1; the dealer names the first way they may."""
    passing = Passing(table.playable, hands, number)
    if passing.to_name:
        passing = Passing(table.playable, hands, number, table.rules.passing.named[0])
    if not passing.needed:
        return hands
    rules = rules_read(table)
    for seat, player in enumerate(players):
        bold = cards_to_pass_for_the_moon(rules, passing, seat) if player.shoots else []
        passing.put(seat, bold or cards_to_pass(rules, passing, seat, None if player.habits else choosing))
    if middle := list(cards_in(passing.in_the_middle())):
        choosing.shuffle(middle)
        passing.deal_back([middle[seat :: table.players] for seat in range(table.players)])
    return passing.finish()
