"""Steps on the widow and the stock: who takes it, who may look, who draws."""

from hearts_spec.cards import card_text, cards_in, cards_text, mask_of, parse_card, parse_cards
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.stock_and_widow import why_not_look
from hearts_spec.record.json_writer import drawn_to_follow, left_taken, stock_left
from hearts_spec.scenarios.step_registry import then
from hearts_spec.scenarios.steps.play import finished_tricks
from hearts_spec.scenarios.world import World, expect, expect_allowed, needed


@then("{seat} has taken the widow")
def has_taken_widow(world: World, seat: str) -> None:
    """Who won the trick that the widow goes with."""
    expect(seat, world.name(world.play_needed().widow_taker()), "taker of the widow")


@then("nobody has taken the widow yet")
def widow_untaken(world: World) -> None:
    """The widow still lies on the table."""
    has_taken_widow(world, "nobody")


@then("{seat} may look at the widow")
def may_look_at_widow(world: World, seat: str) -> None:
    """A player who may look at the widow."""
    expect_allowed(_why_not_look(world, seat))


@then("{seat} may not look at the widow")
def may_not_look_at_widow(world: World, seat: str) -> None:
    """A player who may not look at the widow, or not yet."""
    world.show_forbidden(_why_not_look(world, seat), f"{seat} may look at the widow")


def _why_not_look(world: World, seat: str) -> Refusal | None:
    return why_not_look(world.table, world.play_needed().widow_taker(), world.seat(seat))


@then("{seat} draws {card} from the stock")
def draws_from_stock(world: World, seat: str, card: str) -> None:
    """The card a player drew after the last finished trick."""
    play = world.play_needed()
    drawn = {world.name(each): card_text(found) for each, found in play.drawn(len(finished_tricks(world)) - 1)}
    expect(card_text(parse_card(card)), drawn.get(seat, "nothing"), f"card {seat} draws")


@then("{seat} draws {cards} to follow suit")
def draws_to_follow(world: World, seat: str, cards: str) -> None:
    """All the cards a player drew in the current trick, or in the last one if none is under way, in the order drawn."""
    expect(cards_text(parse_cards(cards)), _drawn_to_follow(world).get(seat, "nothing"), f"cards {seat} draws")


@then("nobody draws to follow suit")
def nobody_draws_to_follow(world: World) -> None:
    """Nothing was drawn in the current trick, or in the last one if none is under way."""
    expect({}, _drawn_to_follow(world), "cards drawn")


def _drawn_to_follow(world: World) -> dict[str, str]:
    play = world.play_needed()
    drawn = drawn_to_follow(play, len(play.tricks) - (not play.trick))
    return {world.name(seat): cards_text(cards) for seat, cards in drawn.items()}


@then("{count:number} cards are left in the stock")
@then("{count:number} card is left in the stock")
def left_in_stock(world: World, count: int) -> None:
    """How many cards nobody has drawn yet."""
    expect(count, len(stock_left(world.play_needed())), "cards in the stock")


@then("{seat} takes what is left of the stock, {cards}")
def takes_what_is_left(world: World, seat: str, cards: str) -> None:
    """The cards left in the stock when the play is over, and who takes them."""
    _taken_at_the_end(world, "stock", seat, cards)


@then("{seat} takes what is left in hand, {cards}")
def takes_hand(world: World, seat: str, cards: str) -> None:
    """The cards that the last player still holds when the play is over, and who takes them."""
    _taken_at_the_end(world, "hand", seat, cards)


def _taken_at_the_end(world: World, where: str, seat: str, cards: str) -> None:
    found = next((each for each in left_taken(world.play_needed()) if each.where == where), None)
    left = needed(found, f"nothing is left in the {where} when the play is over, or it is not over")
    expect(seat, left.taken_by, f"who takes what is left in the {where}")
    expect(cards_text(cards_in(mask_of(parse_cards(cards)))), " ".join(left.cards), f"cards left in the {where}")


@then("nobody draws from the stock")
def nobody_draws(world: World) -> None:
    """There was nothing left to draw after the last finished trick."""
    expect([], world.play_needed().drawn(len(finished_tricks(world)) - 1), "cards drawn")
