"""Steps on irregularities in play: revokes, exposed cards, play out of turn, hands of the wrong size."""

from collections.abc import Mapping
from typing import Any

from hearts_spec.cards import Suit, card_text, cards_in, cards_text, parse_card, parse_cards
from hearts_spec.engine.irregular.incident import INCIDENTS, Incident, IncidentKind, IncidentPhrase, Misplay
from hearts_spec.record import RecordError
from hearts_spec.record.incidents import incidents_of
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.steps.misdeals import ruled
from hearts_spec.scenarios.world import StepFailedError, World, expect
from hearts_spec.schema.record_type import parts_of


def _register(kind: type[Incident], phrase: IncidentPhrase) -> None:
    """Register the step that reports an incident."""

    def report_incident(world: World, **places: Any) -> None:
        course = world.irregular_play_needed()
        if "seat" in places and "seat" not in parts_of(kind):
            expect(places["seat"], world.name(course.play.to_move), "player to move")
        try:
            (incident,) = incidents_of([_as_written(kind, phrase, places, course.play.played)], course.play.seats)
            if isinstance(incident, Misplay):
                card = incident.held(course, incident.player(course), parse_card(places["card"]))
                ruling = incident.play(course, card)
            else:
                assert isinstance(incident, IncidentKind)
                ruling = incident.happen(course)
        except RecordError as error:
            raise StepFailedError(error.message) from None
        if ruling:
            ruled(world, ruling)

    report_incident.__doc__ = phrase.means
    when(phrase.phrase)(report_incident)


def _as_written(kind: type[Incident], phrase: IncidentPhrase, places: Mapping[str, Any], after: int) -> dict[str, Any]:
    """Return an incident as a record writes it, from the places that a step fills."""
    texts = {name: each.name.lower() if isinstance(each, Suit) else each for name, each in places.items()}
    fields = {name: text for name, text in texts.items() if name in parts_of(kind)}
    fixed = {key: _filled(each, texts) for key, each in phrase.said.items()}
    return {"after": after, "what": kind.what, **fields, **fixed}


def _filled(template: Any, places: Mapping[str, Any]) -> Any:
    """Return what a phrase says besides its places, with values filled in for names in braces."""
    if isinstance(template, Mapping):
        return {_filled(key, places): _filled(each, places) for key, each in template.items()}
    return template.format(**places) if isinstance(template, str) else template


for _, _kind in sorted(INCIDENTS.items()):
    for _phrase in _kind.told:
        _register(_kind, _phrase)


@given("{seats} has revoked and is found out")
@given("{seats} have revoked and are found out")
def found_out(world: World, seats: list[str]) -> None:
    """Revokes in the deal to be settled, claimed in time and shown."""
    world.tell(revoked=tuple(seats))


@given("{seats} has revoked twice and is found out")
def found_out_twice(world: World, seats: list[str]) -> None:
    """Two revokes of one player in the deal to be settled, claimed in time and shown."""
    world.tell(revoked=(*seats, *seats))


@given("{seats} has revoked to escape all the hearts and is found out")
def found_dodging(world: World, seats: list[str]) -> None:
    """A revoke in the deal to be settled that the table finds was made to escape all the hearts."""
    world.tell(revoked=tuple(seats), escaping=tuple(seats))


@given("the hands of {seats} had to be made equal")
def made_equal(world: World, seats: list[str]) -> None:
    """Two hands of the wrong size were put right in the deal to be settled."""
    world.tell(forfeits=tuple(seats))


@then("{cards} lies face up before {seat}")
@then("{cards} lie face up before {seat}")
def lies_exposed(world: World, cards: str, seat: str) -> None:
    """All the cards of a player that must lie face up on the table."""
    course = world.irregular_play_needed()
    expect(cards_text(sorted(parse_cards(cards))), cards_text(cards_in(course.in_sight(world.seat(seat)))), "exposed")


@then("no card lies face up before {seat}")
def none_exposed(world: World, seat: str) -> None:
    """The player has no card that must lie face up on the table."""
    expect("", cards_text(cards_in(world.irregular_play_needed().in_sight(world.seat(seat)))), "exposed")


@then("{seat} is charged with {cards}")
def charged_with(world: World, seat: str, cards: str) -> None:
    """All the cards in a player's tricks."""
    taken = world.play_needed().taken[world.seat(seat)]
    wanted = " ".join(sorted(card_text(card) for card in parse_cards(cards)))
    expect(wanted, " ".join(sorted(card_text(card) for card in cards_in(taken))), f"cards charged to {seat}")
