"""Questions of irregular play: a fault in dealing, something that went wrong in play, a revoke to be paid for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from hearts_spec.cards import SEAT_NAMES, Card, card_name, mask_out_of
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.disputes.inputs import Cards, Flag, Input, Number, OneOf, Seat, Seats, Taken
from hearts_spec.disputes.playing import PLAYERS
from hearts_spec.disputes.question import CannotBeError, Found, NotHereError, Question
from hearts_spec.disputes.settled import Settled, finding, told
from hearts_spec.disputes.settling import HEARTS_TAKEN, hearts_haul, settled_result
from hearts_spec.disputes.wording import amounts, chips, listed, sentence, verb
from hearts_spec.engine import (
    Course,
    IllegalPlayError,
    IrregularStateError,
    JokerFate,
    Play,
    Result,
    Revokes,
    position,
)
from hearts_spec.engine.irregular import FAULTS, Asker, Reached
from hearts_spec.record import RecordError, Settlement
from hearts_spec.record.incidents import incident_line, incidents_of
from hearts_spec.record.irregular import IrregularReplay
from hearts_spec.rules import RefusedError, Status
from hearts_spec.rules.compare import number_word
from hearts_spec.rules.sections.faulty_deal import DealRemedy
from hearts_spec.rules.sections.revoke import RevokePays
from hearts_spec.rules.sections.settlement import KeptIn

_WHOEVER, _NOBODY = "whoever-may", "nobody"
_ASKS = {_WHOEVER: "whoever may", _NOBODY: "nobody", **{str(each.value): each.phrase for each in Asker}}
_FOUND = {str(each.value): each.phrase for each in Reached}
FAULT: dict[str, Input] = {
    "fault": OneOf("The fault", words=tuple(FAULTS)),
    "reached": OneOf("When it is found", str(Reached.DEALT.value), tuple(_FOUND), _FOUND),
    "asked-by": OneOf("Who asks for a new deal", _WHOEVER, tuple(_ASKS), _ASKS),
    "touched": Flag("The player has touched another of his cards", "no"),
    "disturbed": Flag("Another than the dealer had touched his cards, or interrupted him", "no"),
    "dealer": Seat("Dealer", "last"),
    "rightful": Seat("Whose turn it was to deal", "A"),
    "players": PLAYERS,
}
_SETTLED_WITH = (
    "hearts", "queen", "jack", "ten", "joker", "others", "dealer", "pool", "jack-stands", "pot", "buyer", "slam-choice"
)  # fmt: skip


@dataclass(frozen=True)
class Told(Input):
    """What went wrong, as `1 revoke; 3 corrected seat=B card=5C changed=C:KC`; never a parameter."""

    kind = "incidents"
    for_players = False

    def read(self, text: str) -> list[dict[str, Any]]:
        try:
            told = [incident_line(part.strip()) for part in text.split(";")]
            incidents_of(told, SEAT_NAMES)
        except RecordError as error:
            raise RefusedError(error.message, error.hint) from None
        return told


INCIDENT: dict[str, Input] = {
    "hands": Taken("Hands"),
    "leader": Seat("Who is to lead", "A"),
    "plays": Cards("Cards played, in order", "none"),
    "incidents": Told("What went wrong"),
}


REVOKED: dict[str, Input] = {
    "about": OneOf("What is asked", "winners", ("winners", "pays")),
    **{name: each for name, each in HEARTS_TAKEN.items() if name in _SETTLED_WITH},
    "bid": Number("What he bid", "0", most=9999),
    "revoked": Seats("Who revoked"),
    "escaping": Flag("It was to escape all the hearts", "no"),
}


def fault(question: Question) -> Found:
    """Say what a fault in dealing leads to, and who deals then."""
    given, seats = question.given, question.seats
    asked = given["asked-by"]
    fault = FAULTS[given["fault"]](
        after=0,
        reached=Reached(given["reached"]),
        unclaimed=asked == _NOBODY,
        asked_by=None if asked in (_WHOEVER, _NOBODY) else Asker(asked),
        touched=given["touched"],
        disturbed=given["disturbed"],
        rightful=seats[question.seat("rightful")],
    )
    dealer = question.seat("dealer")
    ruled = fault.rule(question.table, dealer, seats)
    if ruled.remedy is None:
        return _unruled(ruled.ruling.keys)
    comes_to = _what_follows(ruled.remedy, ruled.ruling.deals, dealer)
    return Found(
        comes_to, sentence(ruled.ruling.text), _DEALS[comes_to], {"who": _WHO_DEALS[comes_to]}, keys=ruled.ruling.keys
    )


_WHO_DEALS = {
    "stands": "nobody",
    "new-pack-only": "nobody",
    "new-pack": "the same dealer",
    "cut-again": "the same dealer",
    "rightful-dealer": "the player whose turn it was",
    "same-dealer": "the same dealer",
    "next-dealer": "the player on the dealer's left",
}


def _unruled(keys: Sequence[str]) -> Found:
    """Say that a book is silent on a mistake, for which nothing is done unasked."""
    follows = "No remedy is laid down, and the players must agree."
    return Found(SILENT_WORD, follows, "Nothing is done.", keys=tuple(keys))


_DEALS = {
    "stands": "The deal stands.",
    "new-pack-only": "Another pack is taken.",
    "new-pack": "A fresh deal with another pack.",
    "cut-again": "The pack is shuffled and cut again.",
    "rightful-dealer": "The rightful dealer deals.",
    "same-dealer": "A fresh deal by the same dealer.",
    "next-dealer": "A fresh deal by the next player.",
}


def _what_follows(remedy: DealRemedy, deals: int | None, dealer: int) -> str:
    """Give the word for what a fault leads to."""
    match remedy:
        case DealRemedy.STANDS:
            return "stands"
        case DealRemedy.NEW_PACK:
            return "new-pack-only" if deals is None else "new-pack"
        case DealRemedy.CUT_AGAIN:
            return "cut-again"
        case DealRemedy.RIGHTFUL_DEALER:
            return "rightful-dealer"
        case DealRemedy.FRESH_DEAL | DealRemedy.MISDEAL | DealRemedy.FORFEIT:
            return "same-dealer" if deals == dealer else "next-dealer"
        case other:
            assert_never(other)


def incident(question: Question) -> Found:
    """Let a table play on until the last of some incidents has happened, and say what is ruled on that.

    What is told is told of a full table; of a smaller one, whoever does not sit there is left out.
    """
    seated = list(question.given["hands"].values())[: len(question.seats)]
    if len(seated) < len(question.seats):
        raise NotHereError(f"this is asked of {len(seated)} players at most")
    cards = {card for hand in seated for card in hand}
    plays = [card for card in question.given["plays"] if card in cards]
    told = [_retold(each, question) for each in question.given["incidents"]]
    course = Course(_position(question, seated), dealer=len(question.seats) - 1)
    replay = IrregularReplay(course, [], [])
    try:
        replay.run([("", card) for card in plays], incidents_of(told, question.seats, len(plays)))
    except IllegalPlayError as error:
        raise NotHereError(f"{error.seat} could not have played the {error.card} so") from None
    except (IrregularStateError, RecordError) as error:
        raise CannotBeError(str(error)) from None
    ruling = replay.rulings[-1].ruling
    if ruling.status is Status.SILENT:
        return _unruled(ruling.keys[:1])
    return Found("granted" if ruling.granted else "refused", sentence(ruling.text), keys=ruling.keys)


def _retold(incident: dict[str, Any], question: Question) -> dict[str, Any]:
    """Tell of an incident after the plays of those alone who sit at the table.

    Raises NotHereError for one in which somebody has a part who does not sit there.
    """
    hands, size = list(question.given["hands"].values()), len(question.seats)
    named = {name for said in incident.values() for name in (said if isinstance(said, dict) else [said])}
    if named & set(SEAT_NAMES[size:]):
        raise NotHereError(f"only {number_word(size)} sit at the table")
    away = {card for hand in hands[size:] for card in hand}
    before = question.given["plays"][: incident["after"]]
    return {**incident, "after": incident["after"] - sum(card in away for card in before)}


def revoked(question: Question) -> Found:
    """Settle a deal by the number of hearts that each took, where revokes in it were found out."""
    if question.rules.settlement.kept_in is KeptIn.NOTHING:
        raise NotHereError("no chips are played for")
    by = tuple(seat for seat in question.given["revoked"] if seat < question.playable.players)
    haul, _ = hearts_haul(question)
    revokes = Revokes(by, by if question.given["escaping"] else ())
    joker = JokerFate(0, 0) if question.rules.joker.added else None
    result = settled_result(question, haul, joker=joker, revokes=revokes)
    keys = tuple(key for key in result.keys if key.startswith("irregular."))
    settlement = Settlement(question.playable, question.seats, result)
    deal = Settled(question, result)
    pays = question.rules.irregular.revoke.pays
    comes_to = finding(deal) if question.given["about"] == "winners" else str(pays.value)
    return Found(
        comes_to, _paid(question, result), sentence(listed(question.playable.says(*keys)[:1])), told(deal),
        _net_word(question, result), result.net, keys, settlement=settlement,
    )  # fmt: skip


def _paid(question: Question, result: Result) -> str:
    """Say who pays and draws what, and what is left standing; in a game for points, who scores what."""
    if result.kept_in is KeptIn.POINTS:
        return sentence(f"the scores of the deal are {amounts(dict(zip(question.names, result.net, strict=True)))}")
    by_name = list(zip(question.names, result.pays, result.draws, strict=True))
    parts = [f"{name} {verb([name], 'pays', 'pay')} {chips(paid)}" for name, paid, _ in by_name if paid]
    parts += [f"{name} {verb([name], 'draws', 'draw')} {chips(drawn)}" for name, _, drawn in by_name if drawn]
    one = result.after.pool == 1
    stays = (
        f"{'stands' if one else 'stand'} as a Jack"
        if result.after.jack
        else f"{'stays' if one else 'stay'} on the table"
    )
    left = sentence(f"{chips(result.after.pool)} {stays}") if result.after.pool else ""
    return f"{sentence(listed(parts))} {left}".strip() if parts else left


def _net_word(question: Question, result: Result) -> str:
    """Give who is up or down by how much, and whether a Jack stands: `A+13 B-13`."""
    moved = [f"{name}{net:+d}" for name, net in zip(question.seats, result.net, strict=True) if net]
    return " ".join([*moved, *(["jack"] if result.after.jack else [])]) or "nothing"


def _position(question: Question, seated: Sequence[Sequence[Card]]) -> Play:
    """Lay out the hands, from which the leader is to lead to a trick that is not the first."""
    left = question.table.pack
    hands = []
    for cards in seated:
        if missing := [card for card in cards if not left >> card & 1]:
            raise NotHereError(f"the {card_name(missing[0])} is not in its pack")
        hand = mask_out_of(left, cards)
        left &= ~hand
        hands.append(hand)
    return position(question.table, hands, question.seat("leader"), question.seats)


FAULT_FINDINGS = (*_DEALS, SILENT_WORD)
PAYS_FINDINGS = tuple(str(each.value) for each in RevokePays)
INCIDENT_FINDINGS = ("granted", "refused", SILENT_WORD)

__all__ = [
    "FAULT",
    "FAULT_FINDINGS",
    "INCIDENT",
    "INCIDENT_FINDINGS",
    "PAYS_FINDINGS",
    "REVOKED",
    "fault",
    "incident",
    "revoked",
]
