"""The widow and the stock: who takes it, who may look, who draws."""

from hearts_spec.cards import card_text, parse_card
from hearts_spec.scenarios.registry import then
from hearts_spec.scenarios.steps.playing import finished_tricks
from hearts_spec.scenarios.world import StepFailedError, World, expect


@then("{seat} has taken the widow")
def has_taken_widow(world: World, seat: str) -> None:
    """Who won the trick that the widow goes with."""
    taker = world.play_needed().widow_taker()
    expect(seat, "nobody" if taker is None else world.name(taker), "taker of the widow")


@then("nobody has taken the widow yet")
def widow_untaken(world: World) -> None:
    """The widow still lies on the table."""
    expect(None, world.play_needed().widow_taker(), "taker of the widow")


@then("{seat} may look at the widow")
def may_look_at_widow(world: World, seat: str) -> None:
    """A player who may look at the widow."""
    refusal = world.play_needed().why_not_look(world.seat(seat))
    if refusal is not None:
        raise StepFailedError(refusal.reason)


@then("{seat} may not look at the widow")
def may_not_look_at_widow(world: World, seat: str) -> None:
    """A player who may not, or not yet."""
    refusal = world.play_needed().why_not_look(world.seat(seat))
    if refusal is None:
        raise StepFailedError(f"{seat} may look at the widow")
    world.show("note", text=refusal.reason, cites=list(refusal.cites))


@then("{seat} draws {card} from the stock")
def draws_from_stock(world: World, seat: str, card: str) -> None:
    """The card a player drew after the last finished trick."""
    play = world.play_needed()
    drawn = {world.name(each): card_text(found) for each, found in play.drawn(len(finished_tricks(world)) - 1)}
    expect(card_text(parse_card(card)), drawn.get(seat, "nothing"), f"card {seat} draws")


@then("nobody draws from the stock")
def nobody_draws(world: World) -> None:
    """There was nothing left to draw after the last finished trick."""
    expect([], world.play_needed().drawn(len(finished_tricks(world)) - 1), "cards drawn")
