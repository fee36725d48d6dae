"""Deals as other programs write them: OpenSpiel's playthrough and PBN, read as the data of a record."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.cards import Card, NotationError, Suit, card_text, parse_card, suit_of
from hearts_spec.record.errors import RecordError
from hearts_spec.schema.problems import Location, Problem

COMPASS = ("N", "E", "S", "W")
_PLAYTHROUGH = re.compile(r"\s*game: hearts\b")
_ACTION = re.compile(r'^# Apply action "(.*)"[ \t]*$', re.MULTILINE)
_PARAMETERS = re.compile(r"^GetParameters\(\) = \{(.*)\}", re.MULTILINE)
_DIRECTIONS = {"Left": 1, "Right": 2, "Across": 3, "No Pass": 4}  # by the number of the deal in which it is so
_PACK, _PASSED = 52, 3
_PBN_DEAL = re.compile(r'(?:^[ \t]*\[Deal[ \t]+")([^"]*)"|\A\s*([NESW]:[^"\n]*\.[^"\n]*)\s*\Z', re.MULTILINE)
_PBN_DEALER = re.compile(r'^[ \t]*\[Dealer[ \t]+"([NESW])"', re.MULTILINE)
_PBN_PLAY = re.compile(r'^[ \t]*\[Play[ \t]+"([NESW])"\][ \t]*\n([^\[]*)', re.MULTILINE)
_PBN_WORD = re.compile(r"\{[^}]*\}|;[^\n]*|=\d+=|\$\d+|(?P<card>\S+)")  # remarks, notes and signs, or a card
_PBN_TAG = re.compile(r"^[ \t]*\[(\w+)", re.MULTILINE)
_PBN_READ = ("Deal", "Dealer", "Play")
_PBN_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_PBN_RANK = re.compile("10|.")


def other_format(text: str, shown: str = "") -> dict[str, Any] | None:
    """Return the data of a record for a text of another program's, or None for any other text.

    The hands of PBN have no `rules`, which the caller must add. Raises RecordError, with the line, for such a text with
    something wrong in it.
    """
    if _PLAYTHROUGH.match(text):
        return _playthrough(text, shown)
    deals = list(_PBN_DEAL.finditer(text))
    if len(deals) > 1:
        raise _error(text, deals[1].start(), "a second deal begins here", "one deal to a file", shown)
    return _pbn(text, deals[0], shown) if deals else None


def left_out(text: str) -> list[str]:
    """Return the tags of PBN that are not read, each once; none for a text of another kind."""
    found = _PBN_TAG.findall(text) if _PBN_DEAL.search(text) else []
    return [tag for tag in dict.fromkeys(found) if tag not in _PBN_READ]


def openspiel_rules(parameters: Mapping[str, bool]) -> dict[str, Any]:
    """Return the rules of OpenSpiel's game with these parameters: the modern game and what differs from it.

    Source: its `hearts.h`. A heart or the queen breaks hearts however it is played.
    """
    rules: dict[str, Any] = {"title": "OpenSpiel", "extends": "modern/standard"}
    hearts: dict[str, Any] = {"broken-when": "played"}
    if not parameters["must_break_hearts"]:
        hearts["led"] = "at-will"
    if not parameters["qs_breaks_hearts"]:
        hearts["broken-by"] = ["hearts"]
    if parameters["can_lead_hearts_instead_of_qs"]:
        hearts["with-queen"] = "either"
    rules["hearts"] = hearts
    if not parameters["no_pts_on_first_trick"]:
        rules["first-trick"] = {"barred": []}
    if parameters["can_lead_any_club"]:
        rules["lead"] = {"opening": "any-club"}
    if parameters["jd_bonus"]:
        rules["values"] = {"JD": -10}
    if parameters["avoid_all_tricks_bonus"]:
        rules["bonus"] = {"no-trick": -5, "beside-slam": "lost"}
    return rules


def _playthrough(text: str, shown: str) -> dict[str, Any]:
    said = _PARAMETERS.search(text)
    if said is None:
        message = "the playthrough does not say by what it is played"
        raise _error(text, 0, message, "keep its line GetParameters()", shown)
    parameters = dict(part.partition("=")[::2] for part in said[1].split(","))
    try:
        rules = openspiel_rules({name: value == "True" for name, value in parameters.items()})
    except KeyError as error:
        raise _error(text, said.start(), f"the parameters leave out {error.args[0]}", "", shown) from None
    actions = list(_ACTION.finditer(text))
    deal = _DIRECTIONS.get(actions[0][1]) if actions else None
    cards = list(_cards(text, actions[deal is not None :], shown))
    if len(cards) < _PACK:
        message = f"the playthrough ends when {len(cards)} of {_PACK} cards are dealt"
        raise _error(text, len(text) - 1, message, "", shown)
    data: dict[str, Any] = {"rules": rules, "seats": list(COMPASS)}
    if deal:
        data["deal"] = deal
    data["hands"] = {seat: cards[place : _PACK : len(COMPASS)] for place, seat in enumerate(COMPASS)}
    rest = cards[_PACK:]
    if deal in (1, 2, 3):
        all_passed = _PASSED * len(COMPASS)
        if len(rest) < all_passed:
            message = f"the playthrough ends when {len(rest)} of {all_passed} cards are passed"
            raise _error(text, len(text) - 1, message, "", shown)
        data["passes"] = {seat: rest[place * _PASSED : (place + 1) * _PASSED] for place, seat in enumerate(COMPASS)}
        rest = rest[all_passed:]
    return {**data, "plays": rest}


def _cards(text: str, actions: list[re.Match[str]], shown: str) -> Iterator[str]:
    for action in actions:
        try:
            parse_card(action[1])
        except NotationError as error:
            raise _error(text, action.start(1), error.message, error.hint, shown, "not-a-card") from None
        yield action[1]


def _pbn(text: str, deal: re.Match[str], shown: str) -> dict[str, Any]:
    group = 1 if deal[1] is not None else 2
    first, _, said = deal[group].strip().partition(":")
    start = text.index(":", deal.start(group)) + 1
    hands = list(re.finditer(r"\S+", said))
    if first not in COMPASS or len(hands) != len(COMPASS):
        message = f"a deal of PBN has a seat and {len(COMPASS)} hands"
        raise _error(text, deal.start(group), message, "as N:86.K65.QJ3.AKQ52 ...", shown)
    order = COMPASS[COMPASS.index(first) :] + COMPASS[: COMPASS.index(first)]
    held = {
        seat: list(_pbn_hand(text, start + hand.start(), hand[0], shown))
        for seat, hand in zip(order, hands, strict=True)
    }
    dealer = _PBN_DEALER.search(text)
    named = {"dealer": dealer[1]} if dealer else {}
    plays = list(_pbn_plays(text, shown))
    played = {"plays": plays} if plays else {}
    return {"seats": list(COMPASS), **named, "hands": {seat: held[seat] for seat in COMPASS}, **played}


def _pbn_plays(text: str, shown: str) -> Iterator[tuple[str, str]]:
    """Yield who played which card, in order, up to the first that is not known.

    A row is a trick, whose columns are the seats from the one that led to the first; the highest card of the suit led
    wins it and leads to the next.
    """
    play = _PBN_PLAY.search(text)
    if play is None:
        return
    first = leader = COMPASS.index(play[1])
    words = [word for word in _PBN_WORD.finditer(text, play.start(2), play.end(2)) if word["card"]]
    for row in range(0, len(words), len(COMPASS)):
        trick = {(first + column) % len(COMPASS): word for column, word in enumerate(words[row : row + len(COMPASS)])}
        cards: dict[int, Card] = {}
        for seat in (*range(leader, len(COMPASS)), *range(leader)):
            if seat not in trick or trick[seat]["card"] in ("-", "*", "+"):
                return
            said = trick[seat]["card"].rstrip("!?")
            try:
                cards[seat] = parse_card(said[1:] + said[:1])
            except NotationError as error:
                hint = "the suit first, as SQ"
                raise _error(text, trick[seat].start(), error.message, hint, shown, "not-a-card") from None
            yield COMPASS[seat], card_text(cards[seat])
        leader = max(cards, key=lambda seat: (suit_of(cards[seat]) == suit_of(cards[leader]), cards[seat]))


def _pbn_hand(text: str, at: int, hand: str, shown: str) -> Iterator[str]:
    suits = hand.split(".")
    if len(suits) != len(_PBN_SUITS):
        message, hint = "a hand of PBN has four suits with dots between them", "spades first, as 86.K65.QJ3.AKQ52"
        raise _error(text, at, message, hint, shown)
    for suit, ranks in zip(_PBN_SUITS, suits, strict=True):
        for rank in _PBN_RANK.findall(ranks):
            try:
                parse_card(rank + suit.name[0])
            except NotationError as error:
                raise _error(text, at, error.message, error.hint, shown, "not-a-card") from None
            yield rank + suit.name[0]


def _error(text: str, at: int, message: str, hint: str, shown: str, code: str = "bad-form") -> RecordError:
    before = text[:at]
    mark = Location(shown, before.count("\n") + 1, at - before.rfind("\n"))
    return RecordError.of([Problem(mark, code, message, hint)])
