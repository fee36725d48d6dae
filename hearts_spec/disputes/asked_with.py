"""With what a question was asked, and why something is assumed, as a reader says it."""

import re

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.disputes.answer import Answer
from hearts_spec.disputes.asked import Parameter
from hearts_spec.disputes.inputs import LAST
from hearts_spec.disputes.situation import Situation

_IN_BRACKETS = re.compile(r"\s*\([a-z0-9-]+\.[a-z0-9.-]+\)")


def asked_text(parameter: Parameter, text: str, players: int) -> str:
    """Give what a question is asked with as a reader says it: `A 2, B 2, C 3, D 6` for numbers by seat."""
    match parameter.input.kind:
        case "counts":
            return ", ".join(f"{seat} {count}" for seat, count in zip(SEAT_NAMES, text.split(","), strict=False))
        case "seat":
            return SEAT_NAMES[players - 1] if text == LAST else text
        case "word":
            return parameter.input.phrase(text)
        case "seats":
            return text.replace(",", " and ")
        case _:
            return text


def asked_with(situation: Situation, answer: Answer) -> str:
    """Say with which other values a game was asked, so that the question fits it."""
    changed = {name: text for name, text in (answer.asked_with or {}).items() if name in situation.parameters}
    return "; ".join(
        f"{situation.parameters[name].label[:1].lower()}{situation.parameters[name].label[1:]}: "
        f"{asked_text(situation.parameters[name], text, text.count(',') + 1)}"
        for name, text in changed.items()
    )


def plain_reason(reason: str) -> str:
    """Give a reason without the ids of provisions in brackets, for they are linked beside it."""
    return _IN_BRACKETS.sub("", reason)
