"""What went wrong at the table of a situation, told in the words in which scenarios tell it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hearts_spec.cards import card_text
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.engine import INCIDENTS, Incident
from hearts_spec.engine.irregular import IncidentPhrase, Misplay, TakenBack

_PLACE = re.compile(r"\{([a-z]+)(?::[a-z]+)?\}")


def what_happened(situation: Dispute) -> Iterator[str]:
    """Tell one after another what went wrong, as clauses: `A shows 9C`.

    The last of several incidents is what is asked for, and may be refused; what the hands show need not be told.
    """
    if "incidents" not in situation.fixed:
        return
    given = situation.given(situation.settings())
    holders, plays, incidents = _holders(given), _plays(given), given["incidents"]
    for written in incidents[:-1] or incidents:
        kind = INCIDENTS[written["what"]]
        if kind.incorrect_hands:
            continue
        places = {**_unwritten(kind, written["after"], plays, holders), **written}
        telling = next((each for each in kind.told if _tells(each, written)), None)
        if telling:
            yield _filled(telling, places)


def tricks_played(situation: Dispute, seats: int) -> list[list[tuple[str, str]]]:
    """Give the tricks of a situation as the first few seats play them: in each who played what, in order.

    One is over when all have played to it, or when a player plays again whom it has a card of, for another has missed
    it. What was played to a lead that is taken back is in hand again.
    """
    given = situation.given(situation.settings())
    holders = _holders(given)
    shown = list(dict.fromkeys(holders.values()))[:seats]
    taken_back = {each["after"] for each in given["incidents"] if INCIDENTS[each["what"]] is TakenBack}
    tricks: list[list[tuple[str, str]]] = [[]]
    for number, card in enumerate(_plays(given)):
        seat = holders.get(card, "")
        if seat not in shown:
            continue
        if number in taken_back:
            tricks[-1].clear()
        elif len(tricks[-1]) == len(shown) or seat in dict(tricks[-1]):
            tricks.append([])
        tricks[-1].append((seat, card))
    return [trick for trick in tricks if trick]


def _holders(given: Mapping[str, Any]) -> dict[str, str]:
    """Give the seat that holds each card, by the card."""
    return {card_text(card): seat for seat, cards in given["hands"].items() for card in cards}


def _plays(given: Mapping[str, Any]) -> list[str]:
    return list(map(card_text, given["plays"]))


def _unwritten(kind: type[Incident], after: int, plays: list[str], holders: Mapping[str, str]) -> dict[str, str]:
    """Give what goes without being written: the card that is played wrongly and whose it is, or who is to play."""
    if issubclass(kind, Misplay):
        card = plays[after] if after < len(plays) else ""
        return {"card": card, "seat": holders.get(card, "")}
    seats = list(dict.fromkeys(holders.values()))
    before = seats.index(holders[plays[after - 1]]) if 0 < after <= len(plays) else -1
    return {"seat": seats[(before + 1) % len(seats)]}


def _tells(telling: IncidentPhrase, written: Mapping[str, Any]) -> bool:
    """Say whether a telling tells all that is written of an incident, and nothing else."""
    places = set(_PLACE.findall(telling.phrase)) - telling.said.keys()
    return written.keys() - {"after", "what"} - places == telling.said.keys()


def _filled(telling: IncidentPhrase, places: Mapping[str, Any]) -> str:
    changed = places.get("changed")
    if isinstance(changed, Mapping):
        ((other, card),) = changed.items()
        places = {**places, "other": other, "changed": card}
    return _PLACE.sub(lambda place: str(places[place.group(1)]), telling.phrase)
