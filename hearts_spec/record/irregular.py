"""Replaying a deal in which things went wrong: each incident is told to the table, and its ruling carried out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import JOKER, Card, card_text, cards_in, mask_of
from hearts_spec.engine import Course, DealRuling, IllegalPlayError, IrregularStateError, Reached, Ruling, rule_on_deal
from hearts_spec.engine.exposing import call, expose, two_at_once
from hearts_spec.engine.out_of_turn import call_suit, lead_out_of_turn, play_out_of_turn, take_back_lead, withdraw
from hearts_spec.engine.revoking import claim, correct, revoke
from hearts_spec.engine.wrong_hands import draw, found_short, look, miss
from hearts_spec.record.dealt import dealer_needed
from hearts_spec.record.incidents import Incident
from hearts_spec.record.model import Record
from hearts_spec.record.transcript import PlayMade, RulingMade

Seats = Mapping[str, int]


@dataclass(slots=True)
class IrregularReplay:
    """A replay under way: the table, the plays made so far, and the rulings given."""

    course: Course
    record: Record
    plays: list[PlayMade]
    rulings: list[RulingMade]
    void: bool = False

    def run(self) -> None:
        """Go through the plays and incidents of the record in their order.

        Raises IllegalPlayError or IrregularStateError for what cannot have happened as the record tells it.
        """
        incidents = list(enumerate(self.record.incidents, 1))
        for number, (named, card) in enumerate(self.record.plays):
            ways: list[Incident] = []
            while incidents and incidents[0][1].after == number:
                place, incident = incidents.pop(0)
                if incident.what in _WAYS:
                    ways.append(incident)
                else:
                    self._tell(place, incident)
            if self.void:
                raise IrregularStateError(f"play {number + 1}: the deal is void", "", f"play {number + 1}")
            self._play(number, named, card, ways)
        for place, incident in incidents:
            if incident.what in _WAYS:
                message = f"incident {place}: no play comes after it that it could be about"
                raise IrregularStateError(message, incident.what, f"incident {place}")
            self._tell(place, incident)

    def _play(self, number: int, named: str, card: Card, ways: Sequence[Incident]) -> None:
        """Make one play, in the way that the incidents just before it say."""
        course = self.course
        play = course.play
        if play.over:
            message = f"play {number + 1}: the deal is over, and no card is left to play"
            raise IrregularStateError(message, card_text(card), f"play {number + 1}")
        seats = {name: seat for seat, name in enumerate(play.seats)}
        seat = next((seats[way.said["seat"]] for way in ways if "seat" in way.said), play.to_move)
        if named and named != play.seats[seat]:
            message = f"play {number + 1}: it is the turn of {play.seats[seat]}, not of {named}"
            raise IrregularStateError(message, named, f"play {number + 1}")
        if seat == play.to_move:
            card = play.held_copy(card)
        options = course.legal() if seat == play.to_move else play.hands[seat]
        texts = tuple(card_text(each) for each in cards_in(options))
        obliging = number in self.record.obliging and card == JOKER
        self.plays.append(PlayMade(play.seats[seat], card_text(card), texts, obliging))
        before = len(course.rulings)
        try:
            self._put(seat, card, ways, obliging)
        except IllegalPlayError as error:
            raise IllegalPlayError(number + 1, error.seat, error.card, error.refusal) from None
        except IrregularStateError as error:
            raise IrregularStateError(f"play {number + 1}: {error}", error.token, f"play {number + 1}") from None
        self.rulings += [RulingMade(number + 1, each) for each in course.rulings[before:]]

    def _put(self, seat: int, card: Card, ways: Sequence[Incident], obliging: bool) -> None:
        if len(ways) > 1:
            raise IrregularStateError("more than one incident is about this play", ways[1].what)
        if not ways:
            return self.course.put(card, obliging)
        way = ways[0]
        if way.what == "revoke":
            return revoke(self.course, card)
        if way.what == "two-at-once":
            two_at_once(self.course, card, way.said["other"])
        elif way.what == "led-out-of-turn":
            lead_out_of_turn(self.course, seat, card)
        else:
            play_out_of_turn(self.course, seat, card)
        return None

    def _tell(self, place: int, incident: Incident) -> None:
        """Tell the table an incident, and keep the ruling."""
        play = self.course.play
        seats = {name: seat for seat, name in enumerate(play.seats)}
        try:
            if incident.of_deal:
                ruled = rule_on_fault(self.course, incident, dealer_needed(self.record, "who deals again"))
                self.void = self.void or ruled.void
                deals = play.seats[ruled.dealer] if ruled.void else None
                self.rulings.append(RulingMade(incident.after, ruled.ruling, deals))
            else:
                ruling = _TELL[incident.what](self.course, incident.said, seats)
                self.rulings.append(RulingMade(incident.after, ruling))
        except IllegalPlayError as error:
            raise IrregularStateError(f"incident {place}: {error}", error.card, f"incident {place}") from None
        except IrregularStateError as error:
            raise IrregularStateError(f"incident {place}: {error}", error.token, f"incident {place}") from None


def rule_on_fault(course: Course, incident: Incident, dealer: int) -> DealRuling:
    """Rule on a fault in dealing; how far the deal had come is seen from the play where the record does not say."""
    play = course.play
    said = incident.said
    reached = Reached.DEALT if not play.tricks else Reached.PLAYING
    rightful = play.seats.index(said["rightful"]) if "rightful" in said else None
    return rule_on_deal(
        course.table,
        incident.what,
        dealer=dealer,
        reached=said.get("reached", reached),
        claimed=not said.get("unclaimed", False),
        asked_by=said.get("asked-by"),
        touched=said.get("touched", False),
        rightful=rightful,
    )


_WAYS = ("revoke", "two-at-once", "led-out-of-turn", "played-out-of-turn")
_TELL: dict[str, Callable[[Course, Mapping[str, Any], Seats], Ruling]] = {
    "corrected": lambda course, said, seats: correct(
        course, seats[said["seat"]], said["card"], {seats[seat]: card for seat, card in said.get("changed", {}).items()}
    ),
    "claimed": lambda course, said, seats: claim(
        course,
        seats[said["against"]],
        gathered=said.get("gathered", False),
        mixed=said.get("mixed", False),
        dodging=said.get("dodging", False),
    ),
    "shown": lambda course, said, seats: expose(
        course, seats[said["seat"]], said["card"], in_deal=said.get("dealt", False)
    ),
    "called": lambda course, said, seats: call(course, seats[said["by"]], seats[said["seat"]], said["card"]),
    "taken-back": lambda course, said, seats: take_back_lead(course),
    "suit-called": lambda course, said, seats: call_suit(course, seats[said["by"]], seats[said["seat"]], said["suit"]),
    "withdrawn": lambda course, said, seats: withdraw(
        course, seats[said["by"]], seats[said["seat"]], said.get("ask", "")
    ),
    "missed": lambda course, said, seats: miss(course),
    "short": lambda course, said, seats: found_short(course, seats[said["seat"]]),
    "drawn": lambda course, said, seats: draw(course, seats[said["seat"]], seats[said["from"]], mask_of(said["cards"])),
    "looked": lambda course, said, seats: look(course, said["trick"] - 1),
}
