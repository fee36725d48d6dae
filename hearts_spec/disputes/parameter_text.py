"""The parameters of a question in words for readers."""

import re
from collections.abc import Mapping
from typing import Any

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.disputes.answer import Answer
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.parameters import LAST, NOTHING, Parameter
from hearts_spec.record.account import YOU, chips, verb, whose
from hearts_spec.record.settlement import listed
from hearts_spec.rules.sources import IN_BRACKETS
from hearts_spec.schema.english import number_word, ordinal

_BY_ALL = re.compile(
    r" (?:by|of) (?:A|you), (?:B|you), C and (?:so on|D)|, (?:counted )?from 1$|, the first one led$"
    r"|, if (?:hearts differ in value|they count)$"
)
_BLANK = re.compile(r"\{([a-z]+)(?:\|([a-z]+))?\}")


def parameter_clause(parameter: Parameter, text: str, asker: str = "", players: int = 4) -> str:
    """Return the value of a parameter as a clause: `the pool held 13 chips before the deal`.

    If the parameter has no clause, the value follows the label: `hearts taken: you none, B 2, C 5, D 6`.
    """
    if not parameter.clause:
        return f"{_label(parameter)}: {_value(parameter, text, asker)}"
    blanks, names = {"word": parameter.phrase(text)}, list[str]()
    if parameter.widget == "number":
        number = int(text)
        blanks = {"number": number_word(number), "place": ordinal(number), "chips": chips(number)}
    elif parameter.widget in ("seat", "seats"):
        names = _names([SEAT_NAMES[players - 1] if seat == LAST else seat for seat in text.split(",")], asker)
        blanks = {"who": listed(names), "whose": whose(names[0])}

    def fill(blank: re.Match[Any]) -> str:
        word, to_asker = blank.groups()
        return verb(names, word, to_asker) if to_asker else blanks[word]

    return _BLANK.sub(fill, parameter.clause)


def _value(parameter: Parameter, text: str, asker: str) -> str:
    match parameter.widget:
        case "counts" | "tricks":
            return _by_seat(text, asker)
        case "cards-by-seat":
            return _cards_by_seat(text, asker)
        case "word":
            return parameter.phrase(text)
        case "calls":
            return text.replace(",", ", ")
        case _:
            return text


def _label(parameter: Parameter) -> str:
    label = _BY_ALL.sub("", parameter.label)
    return f"{label[:1].lower()}{label[1:]}"


def _names(seats: list[str], asker: str) -> list[str]:
    return [YOU if seat == asker else seat for seat in seats]


def _by_seat(text: str, asker: str) -> str:
    if text == NOTHING:
        return "not known"
    counts = text.split(",")
    names = _names(list(SEAT_NAMES[: len(counts)]), asker)
    return ", ".join(f"{name} {count if int(count) else 'none'}" for name, count in zip(names, counts, strict=True))


def _cards_by_seat(text: str, asker: str) -> str:
    """Return the cards of each seat as text: `you none, B 2H 3H`."""
    if "=" not in text:
        return text
    seats, _, cards = zip(*(each.strip().partition("=") for each in text.split(",")), strict=True)
    return ", ".join(f"{name} {held or 'none'}" for name, held in zip(_names(list(seats), asker), cards, strict=True))


def asked_with(dispute: Dispute, answer: Answer) -> str:
    """Return the values with which a game was asked so that the question fits it, as clauses."""
    changed = {name: text for name, text in (answer.asked_with or {}).items() if name in dispute.parameters}
    players = players_of(dispute, changed)
    clauses = (
        parameter_clause(dispute.parameters[name], text, dispute.asker, players) for name, text in changed.items()
    )
    return "; ".join(clauses).replace(": ", " – ")


def players_of(dispute: Dispute, changed: Mapping[str, str] | None = None) -> int:
    """Return the number of players in a question's counts, or four if it has none."""
    values = {name: each.default for name, each in dispute.parameters.items()} | dict(changed or {})
    counted = (values[name] for name, each in dispute.parameters.items() if each.widget == "counts")
    return next(counted, "0,0,0,0").count(",") + 1


def plain_reason(reason: str) -> str:
    """Return a reason without the ids of statements in brackets, because the page links these next to it."""
    return IN_BRACKETS.sub("", reason)
