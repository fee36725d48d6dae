"""Steps that name the game, its options and the players."""

from hearts_spec.engine.dealing import dealer_takes_none, without_dealer
from hearts_spec.rules import RefusedError
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import StepFailedError, UnmetError, World, expect


@given("the game is {ruleset:id}")
def game_is(world: World, ruleset: str) -> None:
    """Name the rule set; it is played at its usual number of players unless hands or results say otherwise."""
    if ruleset not in world.library.drafts:
        raise StepFailedError(f"there is no rule set {ruleset}")
    world.ruleset = ruleset


@given("the game is {ruleset:id} for {players:number} players")
def game_is_for(world: World, ruleset: str, players: int) -> None:
    """Name the rule set and the number of players."""
    game_is(world, ruleset)
    world.players = players


@given("the option {option:word} is {choice:word}")
def option_is(world: World, option: str, choice: str) -> None:
    """Choose among what the rule set leaves to the players."""
    world.options[option] = choice


@given("{seat} deals")
def deals(world: World, seat: str) -> None:
    """Name the dealer. Without this step the last seat deals, so that the first is eldest hand."""
    if world.players is None and not world.seats:
        world.players = world.library.rule_set(world.ruleset).usual_players
    world.dealer = world.seat(seat)


@given("{seats} sit down clockwise, and {seat} deals")
def sit_down_clockwise(world: World, seats: list[str], seat: str) -> None:
    """Name all the players at the table, who may be one more than can play, and the dealer."""
    world.seats, world.players = tuple(seats), len(seats)
    _try(world)
    if world.refused is None:
        world.dealer = seats.index(seat)
        return
    world.players -= 1
    rules = world.playable.rules
    if not dealer_takes_none(rules, len(seats)):
        raise UnmetError(str(world.refused))
    world.seats, world.dealer = without_dealer(rules, seats, seat)
    world.takes_none, world.refused = seat, None


@then("{seat} takes no cards")
def seat_takes_none(world: World, seat: str) -> None:
    """The dealer of a table who takes no cards."""
    expect(seat, world.takes_none or "nobody", "who takes no cards")


@then("nobody sits without cards")
def nobody_takes_none(world: World) -> None:
    """All who sit at the table are dealt cards."""
    expect("nobody", world.takes_none or "nobody", "who takes no cards")


@when("{players:number} sit down to play")
def sit_down(world: World, players: int) -> None:
    """Try to play with a number of players that the rule set may not allow."""
    world.players = players
    _try(world)


@when("they choose {choice:word} for the option {option:word}")
def choose(world: World, choice: str, option: str) -> None:
    """Try a choice that may conflict with the others."""
    world.options[option] = choice
    _try(world)


def _try(world: World) -> None:
    try:
        _ = world.playable
    except RefusedError as error:
        world.refused = error


@then("they cannot play so")
def cannot_play(world: World) -> None:
    """The last choice or number of players is refused."""
    if world.refused is None:
        raise UnmetError("nothing was refused")
    world.show("note", text=str(world.refused))


@then("they can play so")
def can_play(world: World) -> None:
    """The last choice or number of players is accepted."""
    if world.refused is not None:
        raise UnmetError(str(world.refused))
    _ = world.table


@then("the game is for {numbers} players")
def is_for(world: World, numbers: list[int]) -> None:
    """The numbers of players the rule set is for, and no others."""
    expect(numbers, list(world.library.rule_set(world.ruleset).players), "players")


@then("each player begins with {chips:number} chips")
def begins_with(world: World, chips: int) -> None:
    """How many chips each player has before the first deal."""
    expect(chips, world.playable.rules.table.chips, "chips")
