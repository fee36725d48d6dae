"""Deals that the tests of records tell: a small one, one with everything, one that was sold."""

import random
from dataclasses import replace
from typing import Any

from hearts_spec.cards import JOKER, cards_in, cards_text, default_seats, full_pack
from hearts_spec.cards import SUITS as SUITS_OF_PACK
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.slam import slam_of
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.record import Record, Replayer, Transcript, record_from_data
from hearts_spec.rules import Library
from hearts_spec.rules.vocabulary.programme import CONTRACT
from tests.conftest import PROJECT

ROOT = PROJECT / "rulesets"
ONE_PACK = 63
KEPT = ("AS", "KS", "QS", "2H", "3H", "4H")
LEFT_OUT = [card for card in cards_text(full_pack()).split() if card not in KEPT]
SMALL_RULES: dict[str, Any] = {
    "extends": "hoyle-1887/hearts",
    "table": {"players": [3]},
    "with-players": {"3": {"pack": {"without": LEFT_OUT}, "deal": {"hand": 2}}},
}


def small(**changes: Any) -> dict[str, Any]:
    """Six cards, three players: A wins the spades, C the hearts. Hearts go to A: none, B: none, C: three."""
    data: dict[str, Any] = {
        "rules": SMALL_RULES,
        "seats": ["A", "B", "C"],
        "dealer": "C",
        "hands": {"A": "AS 2H", "B": "KS 3H", "C": "QS 4H"},
        "plays": ["AS", "KS", "QS", "2H", "3H", "4H"],
    }
    return {key: value for key, value in {**data, **changes}.items() if value is not None}


SUITS = {
    "N": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    "E": "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "S": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "W": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
}


def moon(**changes: Any) -> dict[str, Any]:
    """Four players with a suit each: N leads clubs from the bottom, wins every trick and so takes everything."""
    plays = [card for trick in zip(*(hand.split() for hand in SUITS.values()), strict=True) for card in trick]
    data = {"rules": "modern/standard", "seats": list("NESW"), "dealer": "W", "hands": SUITS, "plays": plays}
    return {**data, **changes}


def replayed(replayer: Replayer, data: dict[str, Any]) -> Transcript:
    return replayer.replay(record_from_data(data))


AUCTIONED = {
    "A": "KS QH 10H 7H 6H 2H 9C AD 9D 7D",
    "B": "JS 9S 5S AH 4H 7C KD 8D 6D 2D",
    "C": "AS 10S 7S 3S 5H AC KC 10C 6C 10D",
    "D": "QS 6S 9H 3H QC 8C 5C 3C 5D 4D",
    "E": "8S 4S KH JH 8H JC 4C QD JD 3D",
}
BIDS = {"A": 25, "B": 26, "C": 27, "D": 28, "E": "pass"}


def auctioned(**changes: Any) -> dict[str, Any]:
    """The printed deal of 1896, in which D buys the choice of suit and names clubs."""
    data: dict[str, Any] = {
        "rules": "spalding-1896/auction",
        "seats": list("ABCDE"),
        "dealer": "E",
        "hands": AUCTIONED,
        "bids": BIDS,
        "suit": "clubs",
    }
    return {key: value for key, value in {**data, **changes}.items() if value is not None}


def contract_of(library: Library, id: str, players: int) -> dict[str, str]:
    """The option of a contract for the first deal of a game, if a player chooses it."""
    programme = library.playable(id, players).rules.game.programme
    return {CONTRACT: programme[0].contracts[0]} if programme and programme[0].by.chooses else {}


def random_record(library: Library, id: str, players: int, seed: int) -> Record:
    """Play a deal at random and write it down."""
    choose, options = random.Random(seed), contract_of(library, id, players)
    table = CompiledRules(library.playable(id, players, options))
    order = pack_of(table.rules)
    choose.shuffle(order)
    seats = default_seats(players)
    dealer = choose.randrange(players)
    hands = deal_out(table.rules, order, dealer, players)
    sale = random_auction(table, dealer, choose)
    if sale:
        table = table.avoiding(sale.suit)
    rest = left_over(table.rules, order, players)
    play = Play(table, hands, dealer, seats, sale.buyer if sale else None, rest)
    plays: list[tuple[str, int]] = []
    obliging: list[int] = []
    while not play.over:
        card = choose.choice(list(cards_in(play.legal())))
        obliges = card == JOKER and play.why_not_oblige() is None
        obliging += [len(plays)] * obliges
        plays.append((seats[play.to_move] if choose.random() < 0.5 else "", card & ONE_PACK))
        if obliges:
            play.put_obliging()
        else:
            play.put(card)
    held = {
        seat: tuple(sorted(card & ONE_PACK for card in cards_in(hand))) for seat, hand in zip(seats, hands, strict=True)
    }
    aside = {table.rules.deal.left_over.pile: rest} if rest else {}
    made = slam_of(table, play.taken, tricks_of(play))
    slam = "others-up" if made and made.law.is_chosen else ""
    record = Record(
        id, seats, held, dealer=seats[dealer], plays=tuple(plays), obliging=tuple(obliging), slam=slam, options=options,
        **aside,
    )  # fmt: skip
    if not sale:
        return record
    suit = "" if sale.buyer is None else sale.suit.name.lower()
    return replace(record, bids=dict(zip(seats, sale.bids, strict=True)), suit=suit)


def random_auction(table: CompiledRules, dealer: int, choose: random.Random) -> Sale | None:
    if not table.rules.auction.is_held:
        return None
    auction = Auction(table, dealer)
    while auction.to_bid is not None:
        auction.bid(choose.choice((0, auction.highest + choose.randint(1, 9))))
    if auction.to_name is not None:
        auction.name(choose.choice(SUITS_OF_PACK))
    return auction.sale()
