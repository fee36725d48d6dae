"""Incidents in a record: what went wrong at the table, and after which play."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from hearts_spec.cards import SUITS, Card, Suit, card_text, cards_text
from hearts_spec.engine import Reached, deal_faults
from hearts_spec.record.errors import RecordError
from hearts_spec.record.reading import cards_of, describe, expected, flag_of, number_of, one_of, seat_of
from hearts_spec.rules.sections.faulty_deal import Claimant
from hearts_spec.rules.shape.faults import Path, did_you_mean, quoted

Needed = tuple[str, ...]
_SEATS = ("seat", "by", "against", "from", "rightful")
_CARDS = ("card", "other")
_WORDS = {
    "suit": tuple(suit.name.lower() for suit in SUITS),
    "ask": ("highest", "no-heart"),
    "reached": tuple(str(each.value) for each in Reached),
    "asked-by": tuple(str(each.value) for each in Claimant if each is not Claimant.NOBODY),
}
_FLAGS = ("gathered", "mixed", "dodging", "dealt", "touched", "unclaimed")

IN_PLAY: dict[str, tuple[Needed, Needed]] = {
    "revoke": ((), ()),
    "corrected": (("seat", "card"), ("changed",)),
    "claimed": (("against",), ("gathered", "mixed", "dodging")),
    "shown": (("seat", "card"), ("dealt",)),
    "called": (("by", "seat", "card"), ()),
    "two-at-once": (("other",), ()),
    "led-out-of-turn": (("seat",), ()),
    "taken-back": ((), ()),
    "suit-called": (("by", "seat", "suit"), ()),
    "played-out-of-turn": (("seat",), ()),
    "withdrawn": (("by", "seat"), ("ask",)),
    "missed": ((), ()),
    "short": (("seat",), ()),
    "drawn": (("seat", "from", "cards"), ()),
    "looked": (("trick",), ("seat",)),
}
WRONG_HANDS = ("short", "drawn", "wrong-hand")
_OF_DEAL: tuple[Needed, Needed] = ((), ("reached", "touched", "unclaimed", "asked-by", "rightful"))


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that went wrong, after so many of the record's plays.

    `what` is its word; `said` what else is said of it, by key: seats by name, cards as cards, `changed` a card by seat,
    `trick` a number from 1, flags as true. A `revoke`, a `two-at-once`, a lead or play out of turn is the play that
    comes next in the record.
    """

    after: int
    what: str
    said: Mapping[str, Any]

    @property
    def of_deal(self) -> bool:
        """Say whether it is a fault in dealing."""
        return self.what not in IN_PLAY


def incidents_of(value: object, seats: tuple[str, ...], plays: int) -> tuple[Incident, ...]:
    """Read the incidents of a record with so many plays, put in their order.

    Raises RecordError for whatever is not as a record says it.
    """
    if not isinstance(value, list):
        raise expected(value, "a list of incidents", ("incidents",), "as [{after: 3, what: revoke}]")
    found = [_incident(each, seats, plays, ("incidents", place)) for place, each in enumerate(value)]
    for place, (first, second) in enumerate(pairwise(found)):
        if second.after < first.after:
            path = ("incidents", place + 1, "after")
            raise RecordError(f"this comes before the incident after play {first.after}", str(second.after), path)
    return tuple(found)


def _incident(value: object, seats: tuple[str, ...], plays: int, path: Path) -> Incident:
    if not isinstance(value, dict):
        raise expected(value, "an incident", path, "as {after: 3, what: revoke}")
    for key in ("after", "what"):
        if key not in value:
            raise RecordError(f"the incident does not say `{key}`", key, path, "as {after: 3, what: revoke}")
    words = (*IN_PLAY, *deal_faults())
    what = one_of(value["what"], words, (*path, "what"))
    after = number_of(value["after"], (*path, "after"))
    if after > plays:
        raise RecordError(f"there are {plays} plays only", str(after), (*path, "after"))
    needed, more = IN_PLAY.get(what, _OF_DEAL)
    allowed = ("after", "what", *needed, *more)
    for key in value:
        if key not in allowed:
            raise RecordError(f"unknown key {quoted(key)}", key, (*path, key), did_you_mean(key, allowed))
    for key in needed:
        if key not in value:
            raise RecordError(f"`{what}` does not say `{key}`", key, path, f"it needs {', '.join(needed)}")
    said = {key: _part(key, part, seats, (*path, key)) for key, part in value.items() if key not in ("after", "what")}
    return Incident(after, what, said)


def _part(key: str, value: object, seats: tuple[str, ...], path: Path) -> Any:
    if key in _SEATS:
        return seat_of(value, seats, path)
    if key in _CARDS:
        return _card(value, path)
    if key == "cards":
        return cards_of(value, path)
    if key in _WORDS:
        word = one_of(value, _WORDS[key], path)
        if key == "suit":
            return Suit[word.upper()]
        return Reached(word) if key == "reached" else Claimant(word) if key == "asked-by" else word
    if key in _FLAGS:
        return flag_of(value, path)
    if key == "trick":
        return number_of(value, path, least=1)
    if not isinstance(value, dict):
        raise RecordError(
            f"found {describe(value)}, where a card for each seat was expected", path=path, hint="as {C: 4C}"
        )
    return {seat_of(seat, seats, path): _card(card, (*path, seat)) for seat, card in value.items()}


def _card(value: object, path: Path) -> Card:
    cards = cards_of(value, path)
    if len(cards) != 1:
        raise expected(value, "one card", path, "as 7C")
    return cards[0]


def incident_data(incident: Incident) -> dict[str, Any]:
    """Give an incident as JSON says it."""
    data: dict[str, Any] = {"after": incident.after, "what": incident.what}
    for key, value in incident.said.items():
        if key in _CARDS:
            data[key] = card_text(value)
        elif key == "cards":
            data[key] = cards_text(value)
        elif key == "changed":
            data[key] = {seat: card_text(card) for seat, card in value.items()}
        elif isinstance(value, Suit):
            data[key] = value.name.lower()
        else:
            data[key] = value.value if isinstance(value, Reached | Claimant) else value
    return data
