"""Steps on the cut, the pack, the deal and the pass."""

from hearts_spec.cards import card_text, cards_in, cards_text, mask_of, mask_out_of, parse_card, parse_cards
from hearts_spec.engine.dealing import cut_for_deal, deal_out, left_over, pack_of
from hearts_spec.engine.passing import Passing, pass_to, why_not_named
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.passing import PassTo
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import Rows, StepFailedError, World, expect, expect_allowed


@when("the players cut")
def players_cut(world: World, datatable: Rows) -> None:
    """The card each player cuts."""
    players_cut_two(world, [], datatable)


@when("the players cut, and {seats} shows two cards")
def players_cut_two(world: World, seats: list[str], datatable: Rows) -> None:
    """The card each player cuts; the first, if a player shows two."""
    cuts = {world.name(seat): parse_card(text) for seat, text in world.by_seat(datatable).items()}
    world.cut = cut_for_deal(world.table.rules, cuts, seats)


@then("{seat} wins the deal")
def wins_deal(world: World, seat: str) -> None:
    """The dealer that the cut decides."""
    expect(seat, world.cut_needed().dealer, "dealer")


@then("{seats} cut again")
def cut_again(world: World, seats: list[str]) -> None:
    """The players with equal cuts, who must cut again."""
    expect(seats, list(world.cut_needed().again), "to cut again")


@then("nobody cuts again")
def nobody_cuts(world: World) -> None:
    """Nobody has to cut again."""
    expect([], list(world.cut_needed().again), "to cut again")


@then("the pack has {count:number} cards")
def pack_has(world: World, count: int) -> None:
    """The number of cards in play."""
    expect(count, world.table.pack.bit_count(), "cards in the pack")


@then("the cards left out are {cards}")
def left_out(world: World, cards: str) -> None:
    """The cards of the full pack that are not in play."""
    expect(cards_text(cards_in(mask_of(parse_cards(cards)))), _left_out(world), "cards left out")


@then("no card is left out")
def none_left_out(world: World) -> None:
    """The whole pack is in play."""
    expect("", _left_out(world), "cards left out")


def _left_out(world: World) -> str:
    return cards_text(cards_in(world.table.rules.pack.left_out()))


@then("every card of the pack is dealt")
def all_dealt(world: World) -> None:
    """No card is left over for a stock or a widow."""
    rules = world.table.rules
    expect(LeftOver.NONE.phrase, rules.deal.left_over.phrase, "cards left over")
    expect(world.table.pack.bit_count(), rules.deal.hand * world.table.players, "cards dealt")


@then("{count:number} cards are left over as a {what:word}")
@then("{count:number} card is left over as a {what:word}")
def left_over_as(world: World, count: int, what: str) -> None:
    """How many cards are in nobody's hand after the deal, and whether they are a stock or a widow."""
    rules = world.table.rules
    expect(what, str(rules.deal.left_over.value), "cards left over")
    expect(count, len(left_over(rules, pack_of(rules), world.table.players)), "cards left over")


@then("{count:number} cards are left over to draw from until one can follow suit")
def left_over_to_follow(world: World, count: int) -> None:
    """How many cards are left in the stock after the deal. A player who cannot follow suit draws from them."""
    left_over_as(world, count, str(LeftOver.STOCK_TO_FOLLOW.value))


@given("the widow is {cards}")
@given("the stock from the top is {cards}")
def rest_is(world: World, cards: str) -> None:
    """The cards left over from the deal. For a stock you may leave out the lowest cards; they are then in order."""
    world.rest = parse_cards(cards)


@then("each player is dealt {count:number} cards")
def dealt_each(world: World, count: int) -> None:
    """The size of a hand."""
    rules = world.table.rules
    hands = deal_out(rules, pack_of(rules), world.dealing, world.table.players)
    expect([count] * world.table.players, [hand.bit_count() for hand in hands], "cards dealt")


@when("the pack is dealt with the lowest club on top")
def dealt_in_order(world: World) -> None:
    """Deal the pack in order: clubs from the lowest up, then diamonds, spades and hearts."""
    rules = world.table.rules
    world.hands = deal_out(rules, pack_of(rules), world.dealing, world.table.players)
    world.show_hands(world.hands)


@then("the {place:ordinal} card goes to {seat}")
def card_goes_to(world: World, place: int, seat: str) -> None:
    """Who is dealt the card at a place in the pack, counted from the top."""
    card = pack_of(world.table.rules)[place - 1]
    owner = next(number for number, hand in enumerate(world.hands_needed()) if hand >> card & 1)
    expect(seat, world.name(owner), f"card {place}, {card_text(card)}")


@then("{seat} deals next")
def deals_next(world: World, seat: str) -> None:
    """Who deals the next deal."""
    dealer = world.game.dealer if world.game.deals else world.game.next_dealer()
    expect(seat, world.name(dealer), "next dealer")


@given("it is deal number {number}")
def deal_number_is(world: World, number: int) -> None:
    """Which deal of the game this is; it decides the direction of the pass."""
    world.deal_number = number


@given("the hands are")
def hands_are(world: World, datatable: Rows) -> None:
    """The hands of a whole deal. One seat may hold `the rest`."""
    world.hands = world.read_hands(datatable)
    world.show_hands(world.hands)


_TO = {
    "to the left": PassTo.LEFT,
    "to the right": PassTo.RIGHT,
    "across": PassTo.ACROSS,
    "two to the left": PassTo.LEFT_2,
    "two to the right": PassTo.RIGHT_2,
    "one to each other player": PassTo.SCATTER,
    "in equal parts to all the others": PassTo.SHARED,
    "into the middle": PassTo.SHUFFLED,
    "to nobody": PassTo.HOLD,
    "whichever way the dealer names": PassTo.NAMED,
}


def _way(direction: str) -> PassTo:
    if direction not in _TO:
        raise StepFailedError(f"'{direction}' is not a direction; say one of {', '.join(_TO)}")
    return _TO[direction]


@when("the dealer has the cards passed {direction:text}")
def dealer_names(world: World, direction: str) -> None:
    """The direction of the pass that the dealer names: to the left, to nobody and so on."""
    expect_allowed(why_not_named(world.playable, world.deal_number, _way(direction)))
    world.way, world.passing = _way(direction), None


@then("the dealer may not have the cards passed {direction:text}")
def dealer_may_not_name(world: World, direction: str) -> None:
    """A direction of the pass that the dealer may not name."""
    refusal = why_not_named(world.playable, world.deal_number, _way(direction))
    world.show_forbidden(refusal, f"the dealer may have the cards passed {direction}")


@then("{count:number} cards are passed {direction:text}")
def cards_passed(world: World, count: int, direction: str) -> None:
    """How many cards each player passes in this deal, and to whom: to the left, across, two to the left and so on."""
    found = pass_to(world.table.rules, world.deal_number, world.way)
    expect(_way(direction).phrase, found.phrase, "direction of the pass")
    passing = Passing(world.playable, [0] * world.table.players, world.deal_number, world.way)
    expect(count, passing.count, "cards passed")


@then("deal by deal the cards are passed")
def passed_deal_by_deal(world: World, datatable: Rows) -> None:
    """The directions of the pass from the first deal on, in one row; `not at all` for a deal without a pass."""
    names = {direction: text for text, direction in _TO.items()} | {PassTo.HOLD: "not at all"}
    found = [names[direction] for direction in world.table.rules.passing.to]
    expect(list(datatable[0]), found, "directions of the pass")


@then("no cards are passed")
def none_passed(world: World) -> None:
    """Nothing is passed in this deal."""
    found = pass_to(world.table.rules, world.deal_number, world.way)
    expect(PassTo.HOLD.phrase, found.phrase, "direction of the pass")


def _passing(world: World) -> Passing:
    if world.passing is None:
        world.passing = Passing(world.playable, world.hands_needed(), world.deal_number, world.way)
    return world.passing


@when("{seat} passes {cards}")
def seat_passes(world: World, seat: str, cards: str) -> None:
    """A player passes their cards."""
    _passing(world).give(world.seat(seat), parse_cards(cards))


@then("{seat} may not pass {cards}")
def may_not_pass(world: World, seat: str, cards: str) -> None:
    """Cards of a hand that may not be passed."""
    refusal = _passing(world).why_not(world.seat(seat), _held(world, seat, cards))
    world.show_forbidden(refusal, f"{seat} may pass {cards}")


@then("{seat} may pass {cards}")
def may_pass(world: World, seat: str, cards: str) -> None:
    """Cards of a hand that may be passed."""
    expect_allowed(_passing(world).why_not(world.seat(seat), _held(world, seat, cards)))


def _held(world: World, seat: str, cards: str) -> int:
    """Return cards of a hand as a mask. Raises StepFailedError if the hand lacks one: the rules do not decide that."""
    hand = _passing(world).held(world.seat(seat))
    mask = mask_out_of(hand, parse_cards(cards))
    if missing := mask & ~hand:
        raise StepFailedError(f"{seat} does not hold {cards_text(cards_in(missing))}")
    return mask


@when("the players pass")
def players_pass(world: World, datatable: Rows) -> None:
    """What each player passes. The hands are then those after the pass, unless cards must still be dealt back."""
    for seat, text in world.by_seat(datatable).items():
        seat_passes(world, world.name(seat), text)
    if not _passing(world).to.is_shuffled:
        _finish_pass(world)


@when("the cards in the middle are dealt back")
def dealt_back(world: World, datatable: Rows) -> None:
    """The cards that each player is dealt from those that all have passed. The hands are then those after the pass."""
    back = {seat: parse_cards(text) for seat, text in world.by_seat(datatable).items()}
    _passing(world).deal_back([back[seat] for seat in range(world.table.players)])
    _finish_pass(world)


def _finish_pass(world: World) -> None:
    world.hands = _passing(world).finish()
    world.show_hands(world.hands)


@then("{seat} may not yet look at the cards passed to them")
def may_not_look(world: World, seat: str) -> None:
    """A player who must pass before looking at the cards passed to them."""
    world.show_forbidden(_passing(world).why_not_look(world.seat(seat)), f"{seat} may look already")


@then("{seat} may look at the cards passed to them")
def may_look(world: World, seat: str) -> None:
    """A player who may already look at the cards passed to them."""
    expect_allowed(_passing(world).why_not_look(world.seat(seat)))


@then("{seat} holds {cards}")
def seat_holds(world: World, seat: str, cards: str) -> None:
    """Cards in a hand. There may be others."""
    hand = world.hands_now()[world.seat(seat)]
    missing = mask_out_of(hand, parse_cards(cards)) & ~hand
    expect("", cards_text(cards_in(missing)), f"cards {seat} should hold but does not")


@then("{seat} holds {count:number} cards")
def holds_count(world: World, seat: str, count: int) -> None:
    """How many cards are in a hand."""
    expect(count, world.hands_now()[world.seat(seat)].bit_count(), f"cards {seat} holds")
