"""What goes wrong in the play: revokes, exposed cards, play out of turn, hands of the wrong size."""

from collections.abc import Callable

from hearts_spec.cards import Suit, card_text, cards_in, cards_text, mask_of, parse_card, parse_cards
from hearts_spec.engine import Course, IrregularStateError, Revokes, Ruling
from hearts_spec.engine.exposing import call, expose, two_at_once
from hearts_spec.engine.out_of_turn import call_suit, lead_out_of_turn, play_out_of_turn, take_back_lead, withdraw
from hearts_spec.engine.revoking import claim, correct, revoke
from hearts_spec.engine.wrong_hands import draw, found_short, look, miss
from hearts_spec.scenarios.registry import given, then, when
from hearts_spec.scenarios.steps.misdeals import ruled
from hearts_spec.scenarios.world import StepFailedError, World, expect


def _told(world: World, tell: Callable[[Course], Ruling | None]) -> None:
    """Tell the table an incident, and note the ruling on it."""
    try:
        ruling = tell(world.course_needed())
    except (IrregularStateError, ValueError) as error:
        raise StepFailedError(str(error)) from None
    if ruling:
        ruled(world, ruling)


@when("{seat} revokes with {card}")
def revokes(world: World, seat: str, card: str) -> None:
    """A player who could follow suit plays another, by mistake, and nobody notices yet."""
    play = world.play_needed()
    expect(seat, world.name(play.to_move), "player to move")
    _told(world, lambda course: revoke(course, play.held_copy(parse_card(card))))


@when("{seat} puts the revoke right with {card}")
def puts_right(world: World, seat: str, card: str) -> None:
    """The player takes the wrong card back and follows suit; the others leave their cards as they are."""
    _told(world, lambda course: correct(course, world.seat(seat), parse_card(card)))


@when("{seat} puts the revoke right with {card} and {other:seat} changes to {changed:card}")
def puts_right_and_changes(world: World, seat: str, card: str, other: str, changed: str) -> None:
    """The same, and a player who had played after it takes his card back and plays another."""
    changes = {world.seat(other): parse_card(changed)}
    _told(world, lambda course: correct(course, world.seat(seat), parse_card(card), changes))


@when("a revoke is claimed against {seat}")
def claimed(world: World, seat: str) -> None:
    """A claim in time, with the tricks there to be looked through."""
    _told(world, lambda course: claim(course, world.seat(seat)))


@when("a revoke to escape all the hearts is claimed against {seat}")
def claimed_dodging(world: World, seat: str) -> None:
    """A claim in time, and the table finds that it was done to escape taking all the hearts."""
    _told(world, lambda course: claim(course, world.seat(seat), dodging=True))


@when("a revoke is claimed against {seat} after the tricks are gathered")
def claimed_late(world: World, seat: str) -> None:
    """A claim when the tricks have been gathered for the next shuffle."""
    _told(world, lambda course: claim(course, world.seat(seat), gathered=True))


@when("a revoke is claimed against {seat}, who has mixed his tricks")
def claimed_mixed(world: World, seat: str) -> None:
    """A claim against a player who mixed his tricks before they could be looked through."""
    _told(world, lambda course: claim(course, world.seat(seat), mixed=True))


@given("{seats} has revoked and is found out")
@given("{seats} have revoked and are found out")
def found_out(world: World, seats: list[str]) -> None:
    """Revokes in the deal to be settled, claimed in time and shown."""
    world.revokes = Revokes(tuple(world.seat(name) for name in seats))


@given("{seats} has revoked to escape all the hearts and is found out")
def found_dodging(world: World, seats: list[str]) -> None:
    """A revoke in the deal to be settled that the table finds was made to escape all the hearts."""
    by = tuple(world.seat(name) for name in seats)
    world.revokes = Revokes(by, by)


@given("the hands of {seats} had to be made equal")
def made_equal(world: World, seats: list[str]) -> None:
    """Two hands of the wrong size were put right in the deal to be settled."""
    world.forfeits = [world.seat(name) for name in seats]


@when("{seat} shows {card}")
def shows(world: World, seat: str, card: str) -> None:
    """A card is shown by mistake in the play."""
    _told(world, lambda course: expose(course, world.seat(seat), parse_card(card)))


@when("{seat} was dealt {card} face up")
def dealt_face_up(world: World, seat: str, card: str) -> None:
    """A card was exposed in dealing, and the deal stands."""
    _told(world, lambda course: expose(course, world.seat(seat), parse_card(card), in_deal=True))


@when("{by:seat} calls {card} from {seat}")
def calls(world: World, by: str, card: str, seat: str) -> None:
    """An exposed card is called."""
    _told(world, lambda course: call(course, world.seat(by), world.seat(seat), parse_card(card)))


@when("{seat} puts down {card} and {other:card} at once, and names {named:card}")
def puts_down_two(world: World, seat: str, card: str, other: str, named: str) -> None:
    """Two cards are played at once, and the player says which he meant."""
    play = world.play_needed()
    expect(seat, world.name(play.to_move), "player to move")
    rest = other if named == card else card
    _told(world, lambda course: two_at_once(course, parse_card(named), parse_card(rest)))


@then("{cards} lies face up before {seat}")
@then("{cards} lie face up before {seat}")
def lies_exposed(world: World, cards: str, seat: str) -> None:
    """All the cards of a player that must lie in sight."""
    course = world.course_needed()
    expect(cards_text(sorted(parse_cards(cards))), cards_text(cards_in(course.in_sight(world.seat(seat)))), "exposed")


@then("no card lies face up before {seat}")
def none_exposed(world: World, seat: str) -> None:
    """The player has no card that must lie in sight."""
    expect("", cards_text(cards_in(world.course_needed().in_sight(world.seat(seat)))), "exposed")


@when("{seat} leads {card} out of turn")
def leads_out_of_turn(world: World, seat: str, card: str) -> None:
    """A lead by a player whose turn it is not."""
    _told(world, lambda course: lead_out_of_turn(course, world.seat(seat), parse_card(card)))


@when("the false lead is taken back")
def taken_back(world: World) -> None:
    """The lead out of turn, and what was played to it, goes back into the hands, if the rules allow it still."""
    _told(world, take_back_lead)


@when("{by:seat} calls {suit} from {seat}")
def calls_suit(world: World, by: str, suit: Suit, seat: str) -> None:
    """A suit is called from a player who led out of turn."""
    _told(world, lambda course: call_suit(course, world.seat(by), world.seat(seat), suit))


@when("{seat} plays {card} out of turn")
def plays_early(world: World, seat: str, card: str) -> None:
    """A card is played before the player's turn in the trick."""
    _told(world, lambda course: play_out_of_turn(course, world.seat(seat), parse_card(card)))


@when("{by:seat} has the card of {seat} taken back")
def has_taken_back(world: World, by: str, seat: str) -> None:
    """The card played out of turn is to go back."""
    _told(world, lambda course: withdraw(course, world.seat(by), world.seat(seat)))


@when("{by:seat} has the card of {seat} taken back and calls his highest")
def calls_highest(world: World, by: str, seat: str) -> None:
    """The card is to go back, and the highest of the suit to be played in its turn."""
    _told(world, lambda course: withdraw(course, world.seat(by), world.seat(seat), "highest"))


@when("{by:seat} has the card of {seat} taken back and forbids a heart")
def forbids_heart(world: World, by: str, seat: str) -> None:
    """The card is to go back, and no heart to be thrown."""
    _told(world, lambda course: withdraw(course, world.seat(by), world.seat(seat), "no-heart"))


@when("{seat} misses the trick")
def misses(world: World, seat: str) -> None:
    """A player plays no card to the trick, and plays to the next."""
    expect(seat, world.name(world.play_needed().to_move), "player to move")
    _told(world, lambda course: miss(course))


@when("{seat} is found with a card too few")
def is_found_short(world: World, seat: str) -> None:
    """The others have what they should."""
    _told(world, lambda course: found_short(course, world.seat(seat)))


@when("{seat} draws {cards} from the hand of {other:seat}")
def draws_from(world: World, seat: str, cards: str, other: str) -> None:
    """A hand with too few cards takes what is missing, unseen, from one with too many."""
    drawn = mask_of(parse_cards(cards))
    _told(world, lambda course: draw(course, world.seat(seat), world.seat(other), drawn))


@when("{seat} asks to look at trick {number}")
def looks_at(world: World, seat: str, number: int) -> None:
    """A player asks to look at a trick that was turned."""
    world.seat(seat)
    _told(world, lambda course: look(course, number - 1))


@then("{seat} is charged with {cards}")
def charged_with(world: World, seat: str, cards: str) -> None:
    """All the cards that a player has in his tricks."""
    taken = world.play_needed().taken[world.seat(seat)]
    wanted = " ".join(sorted(card_text(card) for card in parse_cards(cards)))
    expect(wanted, " ".join(sorted(card_text(card) for card in cards_in(taken))), f"cards charged to {seat}")
