"""The cards of a quarrel as a deal that can be played on: the trick under way, the hand, and the rest of the pack.

A quarrel tells of a few cards alone. The others are dealt so that it stands as it is told: hearts not yet broken, and
nobody holding of a suit what he did not follow with. A deal in which the cards may not be played as the quarrel is
answered is none of it.
"""

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from hearts_spec.disputes import Answer, Dispute
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.disputes.inputs import NOTHING
from hearts_spec.disputes.play_questions import ABOUT
from hearts_spec.disputes.question_topics import PlayTopic
from hearts_spec.record import Replayer
from hearts_spec.service.deals import stands
from hearts_spec.service.session import record_in

SEATS = "ABCD"
HAND = 13
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_PACK = [rank + suit for suit in _SUITS for rank in _RANKS]
_MIXED = [_PACK[place * 19 % len(_PACK)] for place in range(len(_PACK))]  # as if it had been shuffled, each time alike
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LETTER = dict(zip(_PACK, _LETTERS, strict=True))
_VERSION = 2  # of links, as assets/desk/links.js reads them


def first_played_on(replayer: Replayer, dispute: GroupedAnswers, settings: Mapping[str, str]) -> tuple[str, str] | None:
    """Give what a link says to carry the cards of a quarrel on, and by which game.

    That is the game whose answer stands first, or else the latest that stands for its book, where they bear it out.
    """
    first, answers = dispute.foremost, {each.rules: each for each in dispute.answers}
    for id in dict.fromkeys([*([first.rules] if first else []), *dispute.principals]):
        if id in answers and (said := played_on(replayer, dispute.situation, settings, answers[id])):
            return said, id
    return None


def played_on(replayer: Replayer, situation: Dispute, settings: Mapping[str, str], answer: Answer) -> str:
    """Give what a link says to carry the cards of a quarrel to where they are played on, by the game of an answer.

    They are those that it was asked with. Nothing where they make no deal of that game, or another than it is about.
    """
    given = {**settings, **situation.fixed}
    if situation.kind != "may-play" or given.get("broken") == "yes":  # another kind has other words for what it asks
        return ""
    if ABOUT.asked(given) is PlayTopic.DONE or answer.asked_with or not answer.arises:
        return ""
    trick, hand = (_cards(given.get(name, NOTHING)) for name in ("trick", "hand"))
    if not {*trick, *hand} <= set(_PACK) or len(trick) >= len(SEATS):
        return ""
    record = _deal(answer.rules, trick, hand, given.get("first-trick") == "yes")
    return _packed(record) if record and _stands_so(replayer, record, hand, given, answer) else ""


def _cards(text: str) -> list[str]:
    return [] if text == NOTHING else text.split()


def _deal(rules: str, trick: list[str], hand: list[str], first_trick: bool) -> dict[str, Any] | None:
    """Deal the pack about a trick: the first, led by A, or the second, led by D who has won the first with a club."""
    free = [card for card in _PACK if card not in {*trick, *hand}]
    clubs = [card for card in free if card.endswith("C")]
    before = [] if first_trick else [*clubs[:-4:-1], clubs[0]]
    free = [card for card in _MIXED if card in free and card not in before]
    turns = SEATS if first_trick else SEATS[-1] + SEATS[:-1]
    told = dict(zip(turns, [*([card] for card in trick), hand], strict=False))
    held = {seat: [*before[place : place + 1], *told.get(seat, ())] for place, seat in enumerate(SEATS)}
    void = {seat: _void(cards, trick) for seat, cards in told.items()}
    asked = turns[len(trick)]
    for seat in sorted(SEATS, key=lambda seat: (seat != asked, not void.get(seat))):  # who may not have all comes first
        left = [card for card in free if card[-1] != void.get(seat)]
        if seat == asked:
            left.sort(key=lambda card: not card.endswith("H"))  # so that he has nothing else that he could play
        taken = left[: HAND - len(held[seat])]
        held[seat] += taken
        free = [card for card in free if card not in taken]
    if any(len(cards) != HAND for cards in held.values()):
        return None
    hands = {seat: " ".join(cards) for seat, cards in held.items()}
    return {"rules": rules, "seats": list(SEATS), "dealer": SEATS[-1], "hands": hands, "plays": [*before, *trick]}


def _void(cards: Sequence[str], trick: Sequence[str]) -> str:
    """Give the suit led to a trick, where none of these cards is of it."""
    led = trick[0][-1] if trick else ""
    return "" if any(card.endswith(led) for card in cards) else led


def _stands_so(
    replayer: Replayer, record: Mapping[str, Any], hand: list[str], given: Mapping[str, str], answer: Answer
) -> bool:
    """Say whether the deal can be played so far, and then asks what the quarrel asks and answers it alike."""
    try:
        now = stands(replayer, record_in(dict(record), "record.yml"))
    except ValueError:
        return False
    if now["stage"] != "play" or now["refused"] or not set(hand) <= {each["card"] for each in now["cards"]}:
        return False
    legal = {each["card"] for each in now["cards"] if each["legal"]} & set(hand)
    card = given.get("card", NOTHING)
    if card == NOTHING:
        return set(answer.word.split()) == legal
    said = answer.word == "yes"
    asks: PlayTopic = ABOUT.asked(given)
    match asks:
        case PlayTopic.KEEP:
            return said == bool(legal - {card})
        case PlayTopic.PLAY | PlayTopic.DONE:
            return said == (card in legal)
        case _:
            assert_never(asks)


def _packed(record: Mapping[str, Any]) -> str:
    """Pack a record as assets/desk/deal/packing.js reads it, each card as a letter."""
    letters = {
        "hands": ["".join(_LETTER[card] for card in hand.split()) for hand in record["hands"].values()],
        "plays": "".join(_LETTER[card] for card in record["plays"]),
    }
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packing.compress(json.dumps({**record, **letters}).encode()) + packing.flush()
    return f"{_VERSION}." + base64.urlsafe_b64encode(data).decode().rstrip("=")
