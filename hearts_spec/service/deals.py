"""A random deal, and the state of a recorded deal: whose turn it is and which cards may be played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from hearts_spec.api import Game, Play
from hearts_spec.cards import JOKER, Suit, card_text, default_seats, numbered_seat
from hearts_spec.engine import game as engine_game
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.record import AnyRecord, Record, Replayer, record_data
from hearts_spec.record.errors import UsageError
from hearts_spec.record.model import OBLIGING
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.service.errors import error_data, refusal_data


def random_deal(
    replayer: Replayer, id: str, players: int | None, seed: str, dealer: str, number: int, choices: Mapping[str, str]
) -> dict[str, Any]:
    """Return the record of a random deal before any play, the same each time for one seed.

    Raises RefusedError or RulesError if the rules cannot be used, NotationError for a dealer who is not at the table.
    """
    first = new_game(replayer, id, players, dealer, choices).deal(seed=seed).record()
    return record_data(replayer.dealt_in(replace(first, deal=number, options=choices)))


def new_game(
    replayer: Replayer,
    id: str,
    players: int | None,
    dealer: str,
    choices: Mapping[str, str],
    names: Sequence[str] = (),
) -> Game:
    """Return a game that begins; the first seat deals unless a dealer is named. Raises as `random_deal`.

    `names` are those of the seats, if they have any; there must then be one for each.
    """
    playable = replayer.playable(id, players, choices)
    seats = tuple(names) or default_seats(playable.players)
    if len(seats) != playable.players:
        raise UsageError(f"{len(seats)} names for {playable.players} players", "give a name for each, or none")
    start = engine_game.Game(table_of(playable), numbered_seat(seats, dealer or seats[0]), seats)
    return Game(playable, id, choices, replayer, start)


def deal_state(replayer: Replayer, record: AnyRecord) -> dict[str, Any]:
    """Return the state of a deal after its last play, or before the first play that the rules forbid (`refused`).

    It lists every card of the player to move: whether it may be played and, if not, why not and by which statements.
    Before the first lead it also lists what else may be done: name the direction of the pass, pass, bid, name a suit,
    show cards, or declare.

    Raises the errors of a replay, except for a forbidden play; IrregularStateError for a tournament and for a deal with
    incidents.
    """
    if not isinstance(record, Record) or record.incidents:
        what = "a deal in which something went wrong" if isinstance(record, Record) else "a game or a tournament"
        raise IrregularStateError(f"the record is of {what}, which can only be replayed", "", "incidents")
    play = Play(record, replayer)
    refused = _play_up_to_refusal(play, record)
    return {
        "rules": play.rules.id,
        "title": play.rules.title,
        "seats": list(play.seats),
        "dealer": play.dealer,
        "deal": play.number,
        "stage": _stage(play),
        "turn": play.turn,
        "way": PassTo(play.way).phrase if play.way else None,
        "ways": [{"way": way, "says": PassTo(way).phrase} for way in play.ways],
        "to_pass": list(play.to_pass),
        "passing": _passing_data(play),
        "bidding": _bidding_data(play),
        "naming": [_suit_data(play, suit.name.lower()) for suit in Suit] if play.to_name else [],
        "to_show": {seat: list(cards) for seat, cards in play.to_show.items()},
        "shown": dict(play.shown),
        "may_declare": play.may_declare,
        "declared": play.declared,
        "avoided": play.avoided,
        "trumps": play.trumps,
        "hands": {seat: list(cards) for seat, cards in play.hands.items()},
        "leader": play.leader,
        "trick": dict(play.trick),
        "tricks": [{"leader": each.leader, "cards": dict(each.cards), "winner": each.winner} for each in play.tricks],
        "taken": {seat: list(cards) for seat, cards in play.taken.items()},
        "cards": _cards_data(play),
        "refused": refused,
        **_settlement_data(play),
        "record": play.data(),
        "yaml": play.yaml(),
    }


def _play_up_to_refusal(play: Play, record: Record) -> dict[str, Any] | None:
    """Play the cards of a record up to the first forbidden one, and return the error for that one or None."""
    for place, (seat, card) in enumerate(record.plays):
        try:
            play.push(OBLIGING if place in record.obliging else card_text(card), seat or None)
        except IllegalPlayError as error:
            return error_data(error)
    return None


def _stage(play: Play) -> str:
    if play.over:
        return "over"
    if play.to_bid:
        return "bid"
    return "name" if play.to_name else "play"


def _passing_data(play: Play) -> dict[str, Any] | None:
    """Return how many cards must still be passed, to whom by each seat, and which of its cards a seat must keep.

    If received cards may be passed on, `on` is who receives each card of a seat, in the order in which it passes them.
    """
    if not play.to_pass:
        return None
    receivers = play.passes_to
    to = {seat: _receivers(others) for seat, others in receivers.items()}
    kept = {seat: _kept_data(play, seat) for seat in to}
    on = {seat: list(others) for seat, others in receivers.items()} if play.rules.rules.passing.goes_on else {}
    return {"cards": play.each_passes, "to": to, "kept": kept, "shuffled": not any(receivers.values()), "on": on}


def _kept_data(play: Play, seat: str) -> list[dict[str, Any]]:
    """Return the cards of a seat that it may not pass, each with the reason."""
    refused = [(card, play.why_not_pass(seat, card)) for card in play.hands[seat]]
    return [{"card": card, **_forbidden(refusal)} for card, refusal in refused if refusal]


def _receivers(others: Sequence[str]) -> str:
    """Return the receivers of a pass in words, in order, with their numbers of cards if these differ and are not 1.

    Cards without known receivers go to the middle.
    """
    if not others:
        return "the middle"
    each = Counter(others)
    return ", ".join(seat if len(each) == 1 or count == 1 else f"{seat} ({count})" for seat, count in each.items())


def _bidding_data(play: Play) -> dict[str, Any] | None:
    """Return the lowest bid, whether the last buyer names again because a pool is left, and its name."""
    if not play.to_bid:
        return None
    again = not play.record().bids and not play.rules.rules.auction.jack.is_sold(divided=False)
    return {"least": play.least_bid, "again": again, "called": play.rules.rules.settlement.called.phrase}


def _suit_data(play: Play, suit: str) -> dict[str, Any]:
    try:
        play.copy().name(suit)
    except IllegalBidError as error:
        return {"suit": suit, **_forbidden(error.refusal)}
    return {"suit": suit, "legal": True}


def _cards_data(play: Play) -> list[dict[str, Any]]:
    seat = play.turn
    if seat is None or _stage(play) != "play":
        return []
    return [_card_data(play, card) for card in play.hands[seat]]


def _card_data(play: Play, card: str) -> dict[str, Any]:
    if refusal := play.why_not(card):
        return {"card": card, **_forbidden(refusal)}
    obliging = {"obliging": play.why_not(OBLIGING) is None} if card == card_text(JOKER) else {}
    return {"card": card, "legal": True, **obliging}


def _forbidden(refusal: Refusal) -> dict[str, Any]:
    return {"legal": False, **refusal_data(refusal), "keys": list(refusal.keys)}


def _settlement_data(play: Play) -> dict[str, Any]:
    """Return the settlement if the play is over, or what is missing for it."""
    try:
        settlement = play.result()
    except IrregularStateError as error:
        return {"settlement": None, "moved": [], "wanting": error_data(error)}
    if settlement is None:
        return {"settlement": None, "moved": [], "wanting": None}
    return {"settlement": settlement.data(), "moved": [asdict(each) for each in settlement.moved()], "wanting": None}
