"""Disputes put to rule sets, the links that play their cards, and the disputes a rule set decides in its own way."""

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import Answer, ByChoice, Dispute, Disputes, ask, split_settings
from hearts_spec.disputes.grouped_answers import GroupedAnswers, in_order
from hearts_spec.disputes.inputs import NOTHING, PlayTopic
from hearts_spec.disputes.play_questions import ABOUT
from hearts_spec.record import Replayer
from hearts_spec.record.errors import UsageError
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.schema.problems import did_you_mean
from hearts_spec.service.deals import deal_state
from hearts_spec.service.rule_sets import find, find_extending
from hearts_spec.service.session import record_in

SEATS = "ABCD"
HAND = 13
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_PACK = [rank + suit for suit in _SUITS for rank in _RANKS]
_MIXED = [_PACK[place * 19 % len(_PACK)] for place in range(len(_PACK))]  # looks shuffled, and is the same each time
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LETTER = dict(zip(_PACK, _LETTERS, strict=True))
_VERSION = 2  # version of links, checked by assets/desk/links.js


def first_played_on(replayer: Replayer, grouped: GroupedAnswers, settings: Mapping[str, str]) -> tuple[str, str] | None:
    """Return a link text with which the cards of a dispute can be played on, and the id of its game, or None.

    The game is the one whose answer comes first, or else the latest that represents its book, if the deal confirms the
    answer of that game.
    """
    first, answers = grouped.foremost, {each.rules: each for each in grouped.answers}
    for id in dict.fromkeys([*([first.rules] if first else []), *grouped.principals]):
        if id in answers and (link := played_on(replayer, grouped.situation, settings, answers[id])):
            return link, id
    return None


def played_on(replayer: Replayer, dispute: Dispute, settings: Mapping[str, str], answer: Answer) -> str:
    """Return a link text with which the cards of a dispute can be played on, by the game of an answer.

    Returns an empty text if these cards are no deal of that game, or if the deal does not lead to the same answer.
    """
    given = {**settings, **dispute.fixed}
    if dispute.kind != "may-play" or given.get("broken") == "yes":  # other kinds have other inputs
        return ""
    if ABOUT.topic(given) is PlayTopic.DONE or answer.asked_with or not answer.arises:
        return ""
    trick, hand = (_cards(given.get(name, NOTHING)) for name in ("trick", "hand"))
    if not {*trick, *hand} <= set(_PACK) or len(trick) >= len(SEATS):
        return ""
    record = _deal_around(answer.rules, trick, hand, given.get("first-trick") == "yes")
    return _packed_record(record) if record and _confirms(replayer, record, hand, given, answer) else ""


def _cards(text: str) -> list[str]:
    return [] if text == NOTHING else text.split()


def _deal_around(rules: str, trick: list[str], hand: list[str], first_trick: bool) -> dict[str, Any] | None:
    """Return a deal around a trick: the first, led by A, or the second, led by D who won the first with a club.

    Returns None if the cards cannot be dealt so.
    """
    free = [card for card in _PACK if card not in {*trick, *hand}]
    clubs = [card for card in free if card.endswith("C")]
    before = [] if first_trick else [*clubs[:-4:-1], clubs[0]]
    free = [card for card in _MIXED if card in free and card not in before]
    turns = SEATS if first_trick else SEATS[-1] + SEATS[:-1]
    known = dict(zip(turns, [*([card] for card in trick), hand], strict=False))
    held = {seat: [*before[place : place + 1], *known.get(seat, ())] for place, seat in enumerate(SEATS)}
    void = {seat: _void(cards, trick) for seat, cards in known.items()}
    asker = turns[len(trick)]
    choosing = sorted(SEATS, key=lambda seat: (seat != asker, not void.get(seat)))
    for seat in choosing:  # those who cannot take every card come first
        left = [card for card in free if card[-1] != void.get(seat)]
        if seat == asker:
            left.sort(key=lambda card: not card.endswith("H"))  # so that they have no other card to play
        taken = left[: HAND - len(held[seat])]
        held[seat] += taken
        free = [card for card in free if card not in taken]
    if any(len(cards) != HAND for cards in held.values()):
        return None
    hands = {seat: " ".join(cards) for seat, cards in held.items()}
    return {"rules": rules, "seats": list(SEATS), "dealer": SEATS[-1], "hands": hands, "plays": [*before, *trick]}


def _void(cards: Sequence[str], trick: Sequence[str]) -> str:
    """Return the suit led to a trick, if none of these cards is of it; otherwise an empty text."""
    led = trick[0][-1] if trick else ""
    return "" if any(card.endswith(led) for card in cards) else led


def _confirms(
    replayer: Replayer, record: Mapping[str, Any], hand: list[str], given: Mapping[str, str], answer: Answer
) -> bool:
    """True if the deal can be played up to the question, asks the same, and the engine answers it in the same way."""
    try:
        state = deal_state(replayer, record_in(dict(record), "record.yml"))
    except ValueError:
        return False
    if state["stage"] != "play" or state["refused"] or not set(hand) <= {each["card"] for each in state["cards"]}:
        return False
    legal = {each["card"] for each in state["cards"] if each["legal"]} & set(hand)
    card = given.get("card", NOTHING)
    if card == NOTHING:
        return set(answer.word.split()) == legal
    expected = answer.word == "yes"
    topic: PlayTopic = ABOUT.topic(given)
    match topic:
        case PlayTopic.KEEP:
            return expected == bool(legal - {card})
        case PlayTopic.PLAY | PlayTopic.DONE:
            return expected == (card in legal)


def _packed_record(record: Mapping[str, Any]) -> str:
    """Return a record packed as assets/desk/deal/packing.js reads it, with one letter for each card."""
    letters = {
        "hands": ["".join(_LETTER[card] for card in hand.split()) for hand in record["hands"].values()],
        "plays": "".join(_LETTER[card] for card in record["plays"]),
    }
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packing.compress(json.dumps({**record, **letters}).encode()) + packing.flush()
    return f"{_VERSION}." + base64.urlsafe_b64encode(data).decode().rstrip("=")


_COMPARED = ("status", "answer", "ruling", "net", "arises")
_ANSWER, _FIGURES, _TELLING = PARTS = ("answer", "figures", "telling")


def valid_disputes(disputes: Disputes) -> Mapping[str, Dispute]:
    """Return all disputes by id.

    Raises RulesError if their files have errors.
    """
    if disputes.faults:
        raise RulesError(disputes.faults)
    return disputes.by_id


@dataclass(frozen=True, slots=True)
class AnsweredDispute:
    """A dispute as it was put, with its settings, and the answers."""

    dispute: Dispute
    settings: Mapping[str, str]
    answers: list[Answer]

    def data(self) -> list[dict[str, Any]]:
        """Return the answers as plain data for JSON, each with what other choices would change.

        If the settings contradict the words of the question, each answer says so.
        """
        against = {"against": list(self.against)} if self.against else {}
        return [
            {**each.data(), "choices": [_choice_data(one) for one in each.choices], **against} for each in self.answers
        ]

    @property
    def against(self) -> tuple[str, ...]:
        """What the question presupposes and its settings contradict, as clauses."""
        return self.dispute.against(self.settings)


def answer_dispute(
    library: Library,
    disputes: Disputes,
    id: str,
    rules: Sequence[str] = (),
    given: Mapping[str, str] | None = None,
) -> AnsweredDispute:
    """Put a dispute to the named rule sets, or to all; `given` are its parameters and options of the rule sets.

    Raises UsageError for an unknown dispute, rule set, parameter or option.
    """
    dispute = _find_dispute(disputes, id)
    named: list[str] = []
    for ref in rules:
        library, rule_set = find(library, ref)
        named.append(rule_set.id)
    chosen = list(dict.fromkeys(named)) or library.ids()
    settings, choices = _split_settings(library, dispute, chosen, given or {})
    try:
        whole = dispute.settings(settings)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    return AnsweredDispute(dispute, whole, ask(library, dispute, chosen, settings, choices))


def side_by_side(
    library: Library, disputes: Disputes, id: str, rules: Sequence[str] = (), given: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Put a dispute as `put` does, and return the answers grouped as the pages of the disputes show them.

    If the cards it was asked with can be played on, the document has a link for that too.
    """
    answered = answer_dispute(library, disputes, id, rules or in_order(library, library.ids()), given)
    grouped = GroupedAnswers(answered.dispute, answered.answers, library.sources)
    found = first_played_on(Replayer(library), grouped, answered.settings)
    link = {"link": found[0], "rules": found[1]} if found else None
    return {"asked": answered.settings, "against": list(answered.against), "played_on": link, **grouped.data()}


def _find_dispute(disputes: Disputes, id: str) -> Dispute:
    valid_disputes(disputes)
    try:
        return disputes.find(id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None


def _split_settings(
    library: Library, dispute: Dispute, ids: Sequence[str], given: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Separate parameters of the question from options of the rule sets.

    Raises UsageError for a name that is neither.
    """
    options = {name for id in ids for name in library.rule_set(id).options}
    known = [*dispute.parameters, *sorted(options)]
    for name in given:
        if name not in known:
            hint = did_you_mean(name, dispute.parameters or known)
            raise UsageError(f"nothing that {dispute.id} asks with is called '{name[:40]}'", hint)
    return split_settings(library, dispute, ids, given)


def _choice_data(found: ByChoice) -> dict[str, object]:
    data = {key: value for key, value in found.answer.data().items() if key not in ("rules", "title")}
    return {"option": found.option, "choice": found.choice, "says": found.says, **data}


def departures(library: Library, disputes: Disputes, id: str) -> Iterator[dict[str, Any]]:
    """Yield the disputes that a rule set decides differently from the one it extends, with both answers.

    Raises UsageError if it extends none.
    """
    library, rule_set = find_extending(library, id)
    for dispute in valid_disputes(disputes).values():
        own, other = ask(library, dispute, [rule_set.id, rule_set.extends])
        if _answered(own) != _answered(other):
            common = {"situation": dispute.id, "question": dispute.question, "topic": dispute.topic}
            mine, theirs = own.data(), other.data()
            yield {**common, "parts": _part_of_difference(mine, theirs), "own": mine, "parent": theirs}


def _part_of_difference(own: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Return in what two answers differ: the answer, otherwise the figures, otherwise the text."""
    if own["says"] != other["says"]:
        return _ANSWER
    return _FIGURES if own["net"] != other["net"] else _TELLING


def _answered(answer: Answer) -> dict[str, Any]:
    return {key: value for key, value in answer.data().items() if key in _COMPARED}
