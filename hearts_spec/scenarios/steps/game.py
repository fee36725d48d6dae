"""Steps on several deals as one game: scores, chips held and the end."""

from hearts_spec.engine.game import Outcome
from hearts_spec.rules.vocabulary.programme import Chosen
from hearts_spec.scenarios.step_registry import given, signed, then
from hearts_spec.scenarios.world import Rows, UnmetError, World, expect, needed
from hearts_spec.schema.english import listed


@given("the scores stand at")
@given("the chips held are")
def scores_stand_at(world: World, datatable: Rows) -> None:
    """The running scores, or the chips held, before the deal."""
    for seat, text in world.by_seat(datatable).items():
        world.game.totals[seat] = signed(text)


@given("the game has turned round")
def turned_round(world: World) -> None:
    """A score reached the limit in an earlier deal, and points are subtracted now."""
    world.game.turned_after = 0


@given("the contract chosen is {contract:word}")
def contract_chosen(world: World, contract: str) -> None:
    """The contract of the deal, which a player has chosen."""
    world.tell(contract=contract)


@given("{seat} chose {contract:word} in deal {number}")
def chose_before(world: World, seat: str, contract: str, number: int) -> None:
    """The contract that a player chose in an earlier deal."""
    world.game.chosen.append(Chosen(number, contract, world.seat(seat)))


@then("the contract is {contract:word}")
def contract_is(world: World, contract: str) -> None:
    """The contract of the deal, if nobody chooses it."""
    expect([contract, None], [*world.game.contracts, world.game.chooser], "contract, and who chooses it")


@then("{seat} chooses the contract: {contracts:text}")
def chooses_contract(world: World, seat: str, contracts: str) -> None:
    """Who chooses the contract of the deal, and from which."""
    expect(seat, world.name(world.game.chooser), "who chooses")
    expect(contracts, listed(world.game.contracts, "or"), "contracts")


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
    """The game is over after its only deal, and nobody won the pool."""
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
