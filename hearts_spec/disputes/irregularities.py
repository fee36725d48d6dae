"""Questions about irregular play: a mistake in dealing, an incident in play, and a revoke to be paid for."""

from collections.abc import Sequence
from typing import Any

from hearts_spec.cards import SEAT_NAMES, Card, hands_out_of
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.answer import SILENT_WORD
from hearts_spec.disputes.parameters import DEALER, NOTHING, PLAYERS
from hearts_spec.disputes.play_questions import in_pack
from hearts_spec.disputes.question import (
    NO_STAKES,
    Finding,
    ImpossibleError,
    NotApplicableError,
    Question,
    chips,
    sentence,
)
from hearts_spec.disputes.question_types import QuestionTopic, about, question_type
from hearts_spec.disputes.settlement_questions import (
    BLANKS,
    TAKEN,
    ReportedSettlement,
    SettlementTopic,
    answer_blanks,
    bid_unknown,
    finding_word,
    finished_by_each,
    joker_of,
    left_clause,
    other_cards_clauses,
    paid_and_drawn,
    points_clauses,
    settled_result,
)
from hearts_spec.engine import (
    IllegalPlayError,
    IrregularPlay,
    IrregularStateError,
    LedgerResult,
    Play,
    Revokes,
    position,
)
from hearts_spec.engine.irregular import FAULTS, Asker, Reached
from hearts_spec.record import RecordError, Settlement
from hearts_spec.record.deal_report import counts_revokes
from hearts_spec.record.incidents import IrregularReplay, incidents_of
from hearts_spec.rules import Status
from hearts_spec.rules.vocabulary.deal import DealRemedy
from hearts_spec.rules.vocabulary.irregular import RevokeBid, RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.english import number_word

_WHOEVER, _NOBODY = "whoever-may", "nobody"
_ASKS = {_WHOEVER: _WHOEVER, _NOBODY: _NOBODY, **{str(each.value): each for each in Asker}}
_PHRASES = {_WHOEVER: "whoever may", _NOBODY: "nobody", **{str(each.value): each.phrase for each in Asker}}
_WHO_DEALS = {
    "stands": "nobody",
    "new-pack-only": "nobody",
    "new-pack": "the same dealer",
    "cut-again": "the same dealer",
    "rightful-dealer": "the player whose turn it was",
    "same-dealer": "the same dealer",
    "next-dealer": "the player on the dealer's left",
}


@question_type(
    "fault",
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
        "touched": ask_for.flag("The player has touched another of his cards"),
        "disturbed": ask_for.flag("Another than the dealer had touched his cards, or interrupted him"),
        "dealer": DEALER,
        "rightful": ask_for.seat("Whose turn it was to deal", clause="it was {whose} turn to deal"),
        "players": PLAYERS,
    },
    (*_WHO_DEALS, SILENT_WORD),
    ("who",),
)
def fault(question: Question) -> Finding:
    """Find what a mistake in dealing leads to, and who deals then."""
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
    return Finding(word, sentence(ruled.ruling.text), {"who": _WHO_DEALS[word]}, keys=ruled.ruling.keys)


def _silent_finding(keys: Sequence[str]) -> Finding:
    """Return the finding for a book that is silent on a mistake; our default is that nothing is done."""
    follows = "No remedy is laid down, and the players must agree."
    return Finding(SILENT_WORD, follows, keys=tuple(keys))


def _remedy_word(remedy: DealRemedy, deals: int | None, dealer: int) -> str:
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


@question_type(
    "incident",
    {
        "hands": ask_for.cards_by_seat("Hands"),
        "leader": ask_for.seat("Who is to lead"),
        "plays": ask_for.cards("Cards played, in order", NOTHING),
        "incidents": ask_for.incidents("What went wrong"),
    },
    ("granted", "refused", SILENT_WORD),
)
def incident(question: Question) -> Finding:
    """Play a table on to the last of some incidents, and find the ruling on that one.

    The inputs are for a full table. At a smaller one, the players who are not there are left out.
    """
    seated = list(question.given["hands"].values())[: len(question.seats)]
    if len(seated) < len(question.seats):
        raise NotApplicableError(f"this is asked of {len(seated)} players at most")
    cards = {card for hand in seated for card in hand}
    plays = [card for card in question.given["plays"] if card in cards]
    incidents = [_without_absent(each, question) for each in question.given["incidents"]]
    course = IrregularPlay(_position(question, seated), dealer=len(question.seats) - 1)
    replay = IrregularReplay(course)
    try:
        replay.run([("", card) for card in plays], incidents_of(incidents, question.seats, len(plays)))
    except IllegalPlayError as error:
        raise NotApplicableError(f"{error.seat} could not have played the {error.card} so") from None
    except (IrregularStateError, RecordError) as error:
        raise ImpossibleError(str(error)) from None
    ruling = replay.rulings[-1].ruling
    if ruling.status is Status.SILENT:
        return _silent_finding(ruling.keys[:1])
    return Finding("granted" if ruling.granted else "refused", sentence(ruling.text), keys=ruling.keys)


def _without_absent(incident: dict[str, Any], question: Question) -> dict[str, Any]:
    """Return an incident with its plays counted without the players who are not at the table.

    Raises NotApplicableError if the incident involves a player who is not there.
    """
    hands, size = list(question.given["hands"].values()), len(question.seats)
    named = {name for value in incident.values() for name in (value if isinstance(value, dict) else [value])}
    if named & set(SEAT_NAMES[size:]):
        raise NotApplicableError(f"only {number_word(size)} sit at the table")
    away = {card for hand in hands[size:] for card in hand}
    before = question.given["plays"][: incident["after"]]
    return {**incident, "after": incident["after"] - sum(card in away for card in before)}


_NO_MORE, _EACH_OPPONENT = "no-more", "each-opponent"
_SETTLED_WITH = (
    "hearts", "taken", "queen", "jack", "ten", "joker", "others", "dealer", "pool", "jack-stands", "pot", "buyer",
    "bid", "slam-choice", "joker-by",
)  # fmt: skip


class RevokeTopic(QuestionTopic):
    """What is asked about a revoke."""

    WINNERS = "winners", *SettlementTopic.WINNERS.findings
    PAYS = "pays", *(str(each.value) for each in RevokePays), _EACH_OPPONENT, _NO_MORE, NO_STAKES
    SEVERAL = "several", *(str(each.value) for each in SeveralRevoke), _NO_MORE, NO_STAKES
    BID = "bid", *(str(each.value) for each in RevokeBid), _NO_MORE, NO_STAKES


@question_type(
    "revoked",
    {
        "about": about(RevokeTopic),
        **{name: each for name, each in TAKEN.items() if name in _SETTLED_WITH},
        "revoked": ask_for.seats("Who revoked", clause="{who} revoked"),
        "escaping": ask_for.flag("It was to escape all the hearts"),
    },
    blanks=(*BLANKS, "price"),
    by_seat=("taken", "hearts"),
)
def revoked(question: Question) -> Finding:
    """Settle a deal by what each took, in which revokes were discovered."""
    by = question.some("revoked")
    revokes = Revokes(by, by if question.given["escaping"] else ())
    finished = finished_by_each(question)
    result = settled_result(question, finished._replace(joker=joker_of(question, finished), revokes=revokes))
    deal = ReportedSettlement(question, result)
    word = _revoke_word(deal)
    keys = tuple(key for key in result.keys if key.startswith("irregular.") and key != "irregular.revoke.trick")
    if deal.bid_unknown and question.rules.irregular.revoke.bid.is_owed:
        keys += ("irregular.revoke.bid",)
    if word == NO_STAKES:
        keys = ("settlement.kept-in",)
    follows = " ".join(sentence(part) for part in (*_payment_clauses(deal), *other_cards_clauses(question)) if part)
    settlement = Settlement(question.playable, question.seats, result)
    paid_by = (key for key in deal.keys if key.startswith("settlement."))
    keys += tuple(key for key in paid_by if any(leaf.assumed for leaf in question.playable.under(key)))
    blanks = {**answer_blanks(deal), "price": chips(question.rules.irregular.revoke.dodging)}
    return Finding(word, follows, blanks, _net_word(question, result), result.net, keys, word == NO_STAKES, settlement)


def _revoke_word(deal: ReportedSettlement) -> str:
    """Return the finding on revokes: who wins, what is paid, for how many revokes, or whether the bid is added."""
    topic: RevokeTopic = deal.question.given["about"]
    law, no_stakes = deal.question.rules.irregular.revoke, deal.result.kept_in is KeptIn.NOTHING
    unpaid = NO_STAKES if no_stakes else _NO_MORE if deal.question.silent("irregular.revoke.pays") else ""
    match topic:
        case RevokeTopic.WINNERS:
            return finding_word(deal)
        case RevokeTopic.BID:
            return unpaid or str(law.bid.value)
        case RevokeTopic.SEVERAL:
            each_all = counts_revokes(deal.question.table)
            return unpaid or str(SeveralRevoke.EACH_ALL.value if each_all else law.several.value)
        case RevokeTopic.PAYS:
            dodged = deal.result.posted(key="irregular.revoke.dodging")
            return unpaid or (_EACH_OPPONENT if dodged else str(law.pays.value))


def _bid_clause(deal: ReportedSettlement) -> str:
    """Return what becomes of a bid whose number is not stated, and whether those who revoked owe as much."""
    text = bid_unknown(deal)
    if not text:
        return ""
    match deal.question.rules.irregular.revoke.bid:
        case RevokeBid.ADDED:
            return f"{text}, and so does as much from whoever revoked"
        case RevokeBid.REFUNDED:
            return f"{text}, and whoever revoked pays as much to the buyer"
        case RevokeBid.NOT_ADDED:
            return text


def _fine_unknown(deal: ReportedSettlement) -> bool:
    """True if those who revoked owe a fine whose number is not stated."""
    law, silent = deal.question.rules.irregular.revoke, deal.question.silent("irregular.revoke.pays")
    match law.pays:
        case RevokePays.FINE:
            return not (law.fine or silent or deal.result.posted(key="irregular.revoke.dodging"))
        case RevokePays.ALL_LOSSES:
            return False


def _payment_clauses(deal: ReportedSettlement) -> Sequence[str]:
    """Return who pays and draws what, and what is left in the pool; in a game for points, who scores what."""
    match deal.result.kept_in:
        case KeptIn.POINTS:
            return points_clauses(deal)
        case KeptIn.NOTHING:
            return ("whether he may move up all the same is not said",)
        case KeptIn.CHIPS:
            fined = "whoever revoked pays the fine agreed on besides" if _fine_unknown(deal) else ""
            return (f"{paid_and_drawn(deal)}{_why_unpaid(deal)}", left_clause(deal), _bid_clause(deal), fined)


def _why_unpaid(deal: ReportedSettlement) -> str:
    """Return the reason if nothing is paid because the players who would be paid revoked."""
    unpaid = not any(deal.result.pays) and "irregular.revoke.wins" in deal.result.keys
    return ", for whoever revoked may win nothing" if unpaid else ""


def _net_word(question: Question, result: LedgerResult) -> str:
    """Return who gains or loses how much, and whether a Jack is left: `A+13 B-13`."""
    moved = [f"{name}{net:+d}" for name, net in zip(question.seats, result.net, strict=True) if net]
    return " ".join([*moved, *(["jack"] if result.after.jack else [])]) or "nothing"


def _position(question: Question, seated: Sequence[Sequence[Card]]) -> Play:
    """Return the play with these hands, in which the leader is to lead to a trick that is not the first."""
    in_pack(question.table, [card for cards in seated for card in cards])
    hands = hands_out_of(question.table.pack, seated)
    return position(question.table, hands, question.seat("leader"), question.seats)
