"""Steps on several deals as one game: scores, chips held and the end."""

from hearts_spec.engine.game import Outcome
from hearts_spec.scenarios.step_registry import given, signed, then
from hearts_spec.scenarios.world import Rows, UnmetError, World, expect, needed


@given("the scores stand at")
@given("the chips held are")
def scores_stand_at(world: World, datatable: Rows) -> None:
    """The running scores, or the chips held, before the deal."""
    for seat, text in world.by_seat(datatable).items():
        world.game.totals[seat] = signed(text)


@then("the scores are")
@then("the chips held are")
def scores_are(world: World, datatable: Rows) -> None:
    """The running scores, or the chips held, after the deal."""
    wanted = {world.name(seat): signed(text) for seat, text in world.by_each_seat(datatable).items()}
    expect(wanted, {name: world.game.totals[world.seat(name)] for name in wanted}, "scores")


@then("the game goes on")
def goes_on(world: World) -> None:
    """The game is not over."""
    outcome = world.game.outcome()
    if outcome is not None:
        raise UnmetError(f"the game is over: {outcome.termination.value}")


def _over(world: World) -> Outcome:
    outcome = needed(world.game.outcome(), "the game goes on")
    world.show("note", text=f"The game is over: {outcome.termination.value}.")
    return outcome


@then("the game is over and {seats} wins")
@then("the game is over and {seats} share the win")
def over_and_wins(world: World, seats: list[str]) -> None:
    """The game is over, and these are all its winners."""
    expect(seats, [world.name(seat) for seat in _over(world).winners], "winners")


@then("the game is over and nobody wins")
def over_and_unwon(world: World) -> None:
    """The game is over, and it was one deal, of which nobody won the pool."""
    over_and_wins(world, [])


@then("the game is over and {seats} loses")
@then("the game is over and {seats} lose")
def over_and_loses(world: World, seats: list[str]) -> None:
    """The game is over, and these are the players who lost it."""
    expect(seats, [world.name(seat) for seat in _over(world).losers], "losers")


@then("the game is over, because {reason:text}")
def over_because(world: World, reason: str) -> None:
    """The game is over, and why: `the deal was played`, `a score passed the limit` and so on."""
    expect(reason, _over(world).termination.value, "the end of the game")
