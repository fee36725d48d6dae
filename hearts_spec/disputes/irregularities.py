"""Questions about irregular play: a mistake in dealing, an incident in play, and a revoke to be paid for."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hearts_spec.cards import SEAT_NAMES, Card, hands_out_of
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.disputes.parameters import DEALER, NOTHING, PLAYERS
from hearts_spec.disputes.play_questions import in_pack
from hearts_spec.disputes.question import Finding, ImpossibleError, NotApplicableError, Question, says
from hearts_spec.disputes.question_types import question_type
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.irregular.faulty_deals import FAULTS, Asker, Reached
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling
from hearts_spec.engine.play import Play, position
from hearts_spec.record import RecordError
from hearts_spec.record.account import Follows, follows
from hearts_spec.record.incidents import IrregularReplay, incidents_of
from hearts_spec.rules import Status
from hearts_spec.rules.fields import PLAYERS as SEATED
from hearts_spec.rules.names import is_under
from hearts_spec.rules.vocabulary.deal import Claimant, DealRemedy, Law
from hearts_spec.schema.english import number_word, together

_PLACE = re.compile(r"^(play \d+): ")
_WHOEVER, _NOBODY, _RIGHTFUL = "whoever-may", "nobody", str(DealRemedy.RIGHTFUL_DEALER.value)
_ASKS = {_WHOEVER: _WHOEVER, _NOBODY: _NOBODY, **{str(each.value): each for each in Asker}}
_PHRASES = {_WHOEVER: "whoever may", _NOBODY: "nobody", **{str(each.value): each.phrase for each in Asker}}
_WHO_DEALS = {
    "stands": "nobody",
    "new-pack-only": "nobody",
    "new-pack": "the same dealer",
    "cut-again": "the same dealer",
    _RIGHTFUL: "{rightful}, whose turn it was,",
    "same-dealer": "the same dealer",
    "next-dealer": "the player to the dealer's left",
}


@question_type(
    "fault",
    "Find what a mistake in dealing leads to, and who deals then.",
    {
        "fault": ask_for.word("The fault", tuple(FAULTS)),
        "reached": ask_for.word(
            "When it is found",
            {str(each.value): each for each in Reached},
            str(Reached.DEALT.value),
            phrases={str(each.value): each.phrase for each in Reached},
            clause="it is noticed {word}",
        ),
        "asked-by": ask_for.word(
            "Who asks for a new deal", _ASKS, _WHOEVER, phrases=_PHRASES, clause="{word} asks for a new deal"
        ),
        "touched": ask_for.flag("The player has touched another of their cards"),
        "disturbed": ask_for.flag("Another player had touched their cards, or interrupted the dealer"),
        "dealer": DEALER,
        "rightful": ask_for.seat("Whose turn it was to deal", "A", clause="it was {whose} turn to deal"),
        "players": PLAYERS,
    },
    (*_WHO_DEALS, SILENT_WORD),
    ("who", "if-asked", "unless-asked", "new-pack"),
)
def fault(question: Question) -> Finding:
    given, seats = question.given, question.seats
    claimant = given["asked-by"]
    fault = FAULTS[given["fault"]](
        after=0,
        reached=given["reached"],
        unclaimed=claimant == _NOBODY,
        asked_by=claimant if isinstance(claimant, Asker) else None,
        touched=given["touched"],
        disturbed=given["disturbed"],
        rightful=seats[question.seat("rightful")],
    )
    dealer = question.seat("dealer")
    ruled = fault.rule(question.table, dealer, seats)
    if ruled.remedy is None:
        return _silent_finding(ruled.ruling.keys)
    word = _remedy_word(ruled.remedy, ruled.ruling.deals, dealer)
    law = fault.law(question.table)
    unclaimed = claimant == _NOBODY and law.claim is not Claimant.AUTOMATIC
    then = ruling_follows(question, replace(ruled.ruling, because="") if unclaimed else ruled.ruling)
    deciding = tuple(key for key in ruled.ruling.keys if not (ruled.void and key.endswith(".until")))
    depends = ruled.void and claimant == _WHOEVER and law.claim is not Claimant.AUTOMATIC
    unless = f", {law.claim.phrase.replace('if', 'unless', 1)}" if unclaimed else ""
    who = _WHO_DEALS[word].format(rightful=fault.rightful)
    blanks = {"who": who, "if-asked": f" {law.claim.phrase}" if depends else "", "unless-asked": unless}
    blanks["new-pack"] = _with_new_pack(law)
    if word == _RIGHTFUL:  # the answer has the rest of the law
        then = follows(
            f"the deal must be stopped {law.until.phrase}; after that it stands",
            *(key for key in ruled.ruling.keys if key.endswith(".until")),
        )
    return Finding(word, then, blanks, keys=deciding, details=tuple(key for key in deciding if key.endswith(".deals")))


def _with_new_pack(law: Law) -> str:
    """Return what comes of the deal where another pack is taken, as the end of a sentence; empty if none is."""
    if not law.then.replaces_pack:
        return ""
    if law.then is DealRemedy.PACK_AFTERWARDS:
        return " for the next deal"
    claim = "" if law.claim is Claimant.AUTOMATIC else f" {law.claim.phrase}"
    return f"; the same dealer deals again{claim}"


def ruling_follows(question: Question, ruling: Ruling) -> tuple[Follows, ...]:
    """Return the sentences of a ruling, each with the keys that decide it, and the reason if nothing is granted."""
    keys = together(ruling.keys, lambda key: question.playable.under(key)[0].key)
    told = (each for leaf, some in keys.items() for each in says(question, leaf) if each.says)
    return (*(each._replace(keys=tuple(keys[each.keys[0]])) for each in told), *follows(ruling.because, ruling.keys[0]))


def _silent_finding(keys: Sequence[str]) -> Finding:
    """Return the finding for a book that is silent on a mistake; our default is that nothing is done."""
    then = follows("The source gives no remedy; you may agree on one.")
    return Finding(SILENT_WORD, then, {"unless-asked": ""}, keys=tuple(keys))


def _remedy_word(remedy: DealRemedy, deals: int | None, dealer: int) -> str:
    match remedy:
        case DealRemedy.STANDS:
            return "stands"
        case DealRemedy.NEW_PACK | DealRemedy.PACK_AFTERWARDS:
            return "new-pack-only" if deals is None else "new-pack"
        case DealRemedy.CUT_AGAIN:
            return "cut-again"
        case DealRemedy.RIGHTFUL_DEALER:
            return "rightful-dealer"
        case DealRemedy.FRESH_DEAL | DealRemedy.MISDEAL | DealRemedy.FORFEIT:
            return "same-dealer" if deals == dealer else "next-dealer"


@question_type(
    "incident",
    "Play a table on to the last of some incidents, and find the ruling on that one.",
    {
        "hands": ask_for.cards_by_seat("Hands"),
        "leader": ask_for.seat("Who is to lead", "A"),
        "plays": ask_for.cards("Cards played, in order", NOTHING),
        "incidents": ask_for.incidents("What went wrong"),
    },
    ("granted", "refused", SILENT_WORD),
)
def incident(question: Question) -> Finding:
    """The parameters are for a full table. At a smaller one, the players who are not there are left out."""
    seated = list(question.given["hands"].values())[: len(question.seats)]
    if len(seated) < len(question.seats):
        raise NotApplicableError(f"this is asked of {len(seated)} players at most", SEATED)
    cards = {card for hand in seated for card in hand}
    plays = [card for card in question.given["plays"] if card in cards]
    incidents = [_without_absent(each, question) for each in question.given["incidents"]]
    course = IrregularPlay(_position(question, seated), dealer=len(question.seats) - 1)
    replay = IrregularReplay(course)
    try:
        replay.run([("", card) for card in plays], incidents_of(incidents, question.seats, len(plays)))
    except IllegalPlayError as error:
        raise NotApplicableError(
            f"in this game {error.seat} could not have played the {error.card} there", "follow"
        ) from None
    except (IrregularStateError, RecordError) as error:
        raise ImpossibleError(_PLACE.sub(r"at \1, ", str(error))) from None
    ruling = replay.rulings[-1].ruling
    if ruling.status is Status.SILENT:
        return _silent_finding(ruling.keys[:1])
    by_key = ([key for key in ruling.keys if is_under(key, each)] for each in question.turns_on)
    asked = tuple(next(filter(None, by_key), ()))
    told = ruling_follows(question, ruling)
    then = sorted(told, key=lambda each: not {*asked} & {*each.keys})  # first the rule that is asked about
    word = "granted" if ruling.granted else "refused"
    return Finding(word, tuple(then), keys=asked or ruling.keys[:1])


def _without_absent(incident: dict[str, Any], question: Question) -> dict[str, Any]:
    """Return an incident with its plays counted without the players who are not at the table.

    Raises NotApplicableError if the incident involves a player who is not there.
    """
    hands, size = list(question.given["hands"].values()), len(question.seats)
    named = {name for value in incident.values() for name in (value if isinstance(value, dict) else [value])}
    if named & set(SEAT_NAMES[size:]):
        raise NotApplicableError(f"only {number_word(size)} sit at the table", SEATED)
    away = {card for hand in hands[size:] for card in hand}
    before = question.given["plays"][: incident["after"]]
    return {**incident, "after": incident["after"] - sum(card in away for card in before)}


def _position(question: Question, seated: Sequence[Sequence[Card]]) -> Play:
    """Return the play with these hands in which the question's leader is to lead to a trick after the first.

    Raises NotApplicableError if a card is not in the pack.
    """
    in_pack(question.table, [card for cards in seated for card in cards])
    hands = hands_out_of(question.table.pack, seated)
    return position(question.table, hands, question.seat("leader"), question.seats)
