"""Steps on bidding for the choice of suit, and naming it."""

from hearts_spec.cards import Suit
from hearts_spec.engine.auction import Auction
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import Rows, StepFailedError, World, expect, expect_allowed


def _auction(world: World) -> Auction:
    """Return the auction of the deal, opening it on first use."""
    if world.auction is None:
        world.auction = world.game.auction()
    return world.auction


@given("{seat} bought the choice of suit in the last deal")
def bought_before(world: World, seat: str) -> None:
    """Who bought the choice of suit in the deal whose pool was carried over (a Jack)."""
    world.game.buyer = world.seat(seat)


@when("the bids are")
def bids_are(world: World, datatable: Rows) -> None:
    """What each player bids in turn, or `passes`."""
    bids = world.by_seat(datatable)
    for seat in _auction(world).order:
        if seat not in bids:
            raise StepFailedError(f"nothing is said of {world.name(seat)}")
        _bid(world, seat, 0 if bids[seat] == "passes" else int(bids[seat]))


@when("{seat} bids {amount:number}")
def seat_bids(world: World, seat: str, amount: int) -> None:
    """One player bids for the choice of suit."""
    _bid(world, world.seat(seat), amount)


@when("{seat} passes the bid")
def seat_passes_bid(world: World, seat: str) -> None:
    """One player does not bid."""
    _bid(world, world.seat(seat), 0)


def _bid(world: World, seat: int, amount: int) -> None:
    _auction(world).bid(amount, seat)
    _conclude(world)


@when("{seat} names {suit}")
def seat_names(world: World, seat: str, suit: Suit) -> None:
    """The player who has the choice names the suit to be avoided."""
    _auction(world).name(suit, world.seat(seat))
    _conclude(world)


def _conclude(world: World) -> None:
    """Show what the auction has decided so far."""
    auction = _auction(world)
    if auction.to_bid is None and auction.to_name is not None and auction.highest:
        world.show("note", text=f"{world.name(auction.to_name)} buys the choice of suit for {auction.highest}.")
    if auction.over:
        world.sale = auction.sale()
        world.show("note", text=f"{world.sale.suit.name.capitalize()} are to be avoided.")


@then("{seat} is to bid")
def is_to_bid(world: World, seat: str) -> None:
    """Whose turn it is in the bidding."""
    expect(seat, world.name(_auction(world).to_bid), "to bid")


@then("nobody is to bid")
def nobody_to_bid(world: World) -> None:
    """The bidding is over, or the choice of suit is not sold in this deal."""
    is_to_bid(world, "nobody")


@then("{seat} may bid {amount:number}")
def may_bid(world: World, seat: str, amount: int) -> None:
    """A bid that is allowed."""
    expect_allowed(_auction(world).why_not(amount, world.seat(seat)))


@then("{seat} may not bid {amount:number}, by {provision}")
def may_not_bid(world: World, seat: str, amount: int, provision: str) -> None:
    """A bid that is refused, and a provision that forbids it."""
    refusal = _auction(world).why_not(amount, world.seat(seat))
    world.show_forbidden(refusal, f"{seat} may bid {amount}", provision)


@then("{seat} may not bid {amount:number}")
def is_not_bid(world: World, seat: str, amount: int) -> None:
    """A bid that is refused, whether or not the book states it."""
    world.show_forbidden(_auction(world).why_not(amount, world.seat(seat)), f"{seat} may bid {amount}")


@then("{seat} may not name {suit}, by {provision}")
def may_not_name(world: World, seat: str, suit: Suit, provision: str) -> None:
    """A suit that may not be named, or not by this player, and a provision that forbids it."""
    refusal = _auction(world).why_not_name(suit, world.seat(seat))
    world.show_forbidden(refusal, f"{seat} may name {suit.name.lower()}", provision)


@then("{seat} may not name {suit}")
def is_not_named(world: World, seat: str, suit: Suit) -> None:
    """A suit that may not be named, or not by this player, whether or not the book states it."""
    refusal = _auction(world).why_not_name(suit, world.seat(seat))
    world.show_forbidden(refusal, f"{seat} may name {suit.name.lower()}")


@then("{seat} has the choice of suit")
def has_choice(world: World, seat: str) -> None:
    """Who names the suit to be avoided."""
    expect(seat, world.name(_auction(world).to_name), "to name the suit")


@then("nobody has the choice of suit")
def nobody_has_choice(world: World) -> None:
    """No player names a suit."""
    has_choice(world, "nobody")


@then("{suit} are to be avoided")
def to_be_avoided(world: World, suit: Suit) -> None:
    """The suit whose cards must be paid for."""
    if not _auction(world).over:
        raise StepFailedError("the auction is not over")
    expect(suit.name.lower(), world.table.avoided.name.lower(), "to be avoided")


@then("{count:number} {suit} are in play")
def in_play(world: World, count: int, suit: Suit) -> None:
    """How many cards of a suit the pack holds."""
    expect(count, (world.table.pack & world.table.suits[suit]).bit_count(), f"{suit.name.lower()} in play")
