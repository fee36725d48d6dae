"""Steps on leading, following, discarding and taking tricks."""

from collections.abc import Sequence
from functools import reduce
from operator import or_

from hearts_spec.cards import (
    card_text,
    cards_in,
    cards_text,
    group_mask,
    mask_as_named,
    mask_out_of,
    parse_card,
    parse_cards,
)
from hearts_spec.engine.errors import Refusal
from hearts_spec.engine.play import Play, TrickResult, position
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.record.json_writer import drawn_to_follow
from hearts_spec.rules.vocabulary.joker import obliged_by
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import Rows, StepFailedError, UnmetError, World, expect, expect_allowed, needed


@given("{seat} has in hand {cards}")
def has_in_hand(world: World, seat: str, cards: str) -> None:
    """One hand, as far as it matters. The other hands are left open."""
    hands = world.hands or [0] * world.table.players
    world.hands = hands
    hands[world.seat(seat)] = mask_out_of(world.unheld(), parse_cards(cards))


@given("it is the first trick")
def is_first_trick(world: World) -> None:
    """The first trick is being played."""
    world.first_trick = True


@given("hearts are broken")
def hearts_already_broken(world: World) -> None:
    """Hearts were broken in an earlier trick."""
    world.broken = True


@when("{seat} is to lead")
def is_to_lead(world: World, seat: str) -> None:
    """A player leads from the hand stated."""
    _begin_at(world, world.hands_needed(), world.seat(seat))


def _begin_at(world: World, hands: Sequence[int], leader: int) -> Play:
    """Begin the play with a seat to lead from these hands, in the state the scenario has described."""
    world.play = position(
        world.table, hands, leader, world.table_seats,
        first_trick=world.first_trick, broken=world.broken, rest=world.rest, shown=world.shown_cards,
    )  # fmt: skip
    return world.play


@when("{leader:seat} has led {card} and {seat} is to play")
def is_to_play(world: World, leader: str, card: str, seat: str) -> None:
    """A card was led, and a player answers it from the hand stated; those between have played as they liked."""
    hands, led = list(world.hands_needed()), mask_out_of(world.unheld(), [parse_card(card)])
    hands[world.seat(leader)] |= led
    play = _begin_at(world, hands, world.seat(leader))
    play.put(led.bit_length() - 1)
    play.to_move = world.seat(seat)


def _with_turn(world: World, seat: str) -> Play:
    """Return the play. Raises UnmetError unless it is the turn of this seat."""
    play = world.play_needed()
    expect(seat, world.name(play.to_move), "player to move")
    return play


@then("{seat} may play {cards}")
def may_play(world: World, seat: str, cards: str) -> None:
    """All the cards the player to move may play: these and no others."""
    play = _with_turn(world, seat)
    wanted = cards_text(sorted(parse_cards(cards)))
    legal = world.irregular_play.legal() if world.irregular_play else play.legal()
    expect(wanted, cards_text(sorted(card & 63 for card in cards_in(legal))), f"cards {seat} may play")
    world.show("options", seat=seat, cards=wanted.split())


@then("{seat} may play any card")
def may_play_any(world: World, seat: str) -> None:
    """Any card of the hand may be played."""
    play = world.play_needed()
    may_play(world, seat, cards_text(cards_in(play.hands[play.to_move])))


@then("{seat} may not play {card}, by {provision}")
def may_not_play(world: World, seat: str, card: str, provision: str) -> None:
    """A card that is forbidden, and a provision that forbids it."""
    refusal = _refused(world, seat, card)
    if provision not in refusal.cites:
        raise UnmetError(f"{card} is refused by {', '.join(refusal.cites) or 'no provision'}: {refusal.reason}")


@then("{seat} may not play {card}, because {reason:text}")
def may_not_play_because(world: World, seat: str, card: str, reason: str) -> None:
    """A card that is forbidden, and the reason. For a house rule, which has no provision to cite."""
    expect(reason, _refused(world, seat, card).reason, f"why {seat} may not play {card}")


def _refused(world: World, seat: str, card: str) -> Refusal:
    """Return the refusal of a card, and show it."""
    play = _with_turn(world, seat)
    found = play.held_copy(parse_card(card))
    why_not = world.irregular_play.why_not if world.irregular_play else play.why_not
    refusal = needed(why_not(found), f"{seat} may play {card}")
    world.show("refusal", seat=seat, card=card, reason=refusal.reason, cites=list(refusal.cites))
    return refusal


@then("{seat} is to lead")
def to_lead(world: World, seat: str) -> None:
    """Whose lead it is."""
    play = world.play_needed()
    if play.trick:
        raise UnmetError("a trick is under way")
    expect(seat, world.name(play.to_move), "to lead")


@when("these tricks are played")
def tricks_played(world: World, datatable: Rows) -> None:
    """Whole tricks: a row for each, a column for each seat. A star marks the card led, in the first trick or in any.

    A player who plays two cards to the first trick has both in it, the first played first.
    Where the hands are stated the tricks are played from them; otherwise each hand is what it plays.
    """
    play, columns = _begin(world, datatable)
    for row in datatable[1:]:
        cards = {seat: text.strip("* ").split() for seat, text in zip(columns, row, strict=True) if text.strip()}
        if not cards:
            raise StepFailedError("a row has no card, and so no trick")
        starred = [seat for seat, text in zip(columns, row, strict=True) if "*" in text]
        if wrong := [world.name(seat) for seat in starred if seat != play.to_move]:
            leads = world.name(play.to_move)
            raise StepFailedError(f"a star marks the card led, and {leads} leads, not {wrong[0]}")
        while cards:
            seat = play.to_move
            if seat not in cards:
                raise StepFailedError(f"it is {world.name(seat)}'s turn, who has no card in this row")
            _put(world, play, cards[seat].pop(0))
            if not cards[seat]:
                del cards[seat]
    show_tricks(world, play, len(play.tricks) - len(datatable) + 1)


def _begin(world: World, datatable: Rows) -> tuple[Play, list[int]]:
    world.name_seats(datatable[0])
    columns = [world.seat(name) for name in datatable[0]]
    if world.play is None and world.hands is not None:
        world.play_needed()
    if world.play is not None:
        return world.play, columns
    hands = [0] * world.table.players
    for row in datatable[1:]:
        for seat, text in zip(columns, row, strict=True):
            left = world.table.pack & ~reduce(or_, hands)
            hands[seat] |= mask_out_of(left, parse_cards(text.strip("*! ")))
    leader = next((seat for seat, text in zip(columns, datatable[1], strict=True) if "*" in text), 0)
    return _begin_at(world, hands, leader), columns


def _put(world: World, play: Play, text: str) -> None:
    """Play a card. An exclamation mark after the joker obliges a high heart to win the trick."""
    world.irregular_play_needed().put(play.held_copy(parse_card(text.rstrip("!"))), obliging=text.endswith("!"))


def show_tricks(world: World, play: Play, first: int = 0) -> None:
    """Show the tricks played, from index `first` on."""
    rows = []
    for number, trick in enumerate(play.tricks[first:], first + 1):
        played = [(seat, card) for seat, card in play.laid(number - 1) if card != NO_CARD]
        cards = [{"seat": world.name(seat), "card": card_text(card)} for seat, card in played]
        units = play.table.units(mask_as_named([card for _, card in played]))
        rows.append(
            {"number": number, "leader": world.name(trick.leader), "cards": cards,
             "winner": _winner(world, trick), "points": units, "note": _trick_note(play, number - 1, trick)}
        )  # fmt: skip
    world.show("tricks", seats=list(world.table_seats), tricks=rows)


def _trick_note(play: Play, number: int, trick: TrickResult) -> str:
    """Return a short note on what is unusual about a trick."""
    if trick.winner is None:
        return "held over"
    if play.aside and number in play.aside.obliged:
        return "obliged by the joker"
    drawn = drawn_to_follow(play, number).items()
    return "; ".join(f"{play.seats[seat]} draws {cards_text(cards)}" for seat, cards in drawn)


@when("{seat} plays {card}")
def seat_plays(world: World, seat: str, card: str) -> None:
    """One card is played."""
    _put(world, _with_turn(world, seat), card)


@when("{seat} plays the joker and obliges {other:seat} to win")
def plays_obliging(world: World, seat: str, other: str) -> None:
    """The joker is discarded, and the player of the highest high heart in the trick must take it."""
    may_oblige(world, seat, other)
    _put(world, world.play_needed(), "Joker!")


@then("{seat} may play the joker and oblige {other:seat} to win")
def may_oblige(world: World, seat: str, other: str) -> None:
    """Whom the player to move may oblige to win the trick, by playing the joker."""
    play = _with_turn(world, seat)
    expect_allowed(play.why_not_oblige())
    place = play.trick.index(obliged_by(play.trick))
    expect(other, world.name(play.table.seat_at[play.leader][place]), "player obliged")


@then("{seat} may oblige nobody to win, by {provision}")
def may_oblige_nobody(world: World, seat: str, provision: str) -> None:
    """The player to move may oblige nobody, even if they may play the joker."""
    play = _with_turn(world, seat)
    world.show_forbidden(play.why_not_oblige(), f"{seat} may oblige a player to win", provision)


@then("{seat} wins the trick")
def wins_trick(world: World, seat: str) -> None:
    """Who took the last finished trick."""
    tricks = finished_tricks(world)
    expect(seat, _winner(world, tricks[-1]), "winner of the trick")


@then("nobody can win the trick")
def nobody_wins_trick(world: World) -> None:
    """Every card of the suit led was cancelled by its twin. The winner of the next trick takes this one too."""
    expect(None, _winner(world, finished_tricks(world)[-1]), "winner of the trick")


def _winner(world: World, trick: TrickResult) -> str | None:
    return None if trick.winner is None else world.name(trick.winner)


@then("the tricks are won by")
def tricks_won_by(world: World, datatable: Rows) -> None:
    """Who won each trick, in order, in one row; a dash for a trick that nobody could win."""
    expect(
        list(datatable[0]), [_winner(world, trick) or "-" for trick in finished_tricks(world)], "winners of the tricks"
    )


def finished_tricks(world: World) -> Sequence[TrickResult]:
    """Return the complete tricks. Raises StepFailedError if there is none."""
    tricks = world.play_needed().tricks
    if not tricks:
        raise StepFailedError("no trick is finished")
    return tricks


@then("{count:number} tricks have been played and the deal is over")
def over_after(world: World, count: int) -> None:
    """No player has a card left."""
    play = world.play_needed()
    expect(True, play.over, "deal over")
    expect(count, len(play.tricks), "tricks played")


@then("hearts are now broken")
def now_broken(world: World) -> None:
    """Hearts have been broken in the play."""
    expect(True, world.play_needed().broken, "hearts broken")


@then("hearts are not yet broken")
def not_yet_broken(world: World) -> None:
    """Hearts have not been broken in the play."""
    expect(False, world.play_needed().broken, "hearts broken")


@then("{seat} has taken {count:number} hearts")
def has_taken(world: World, seat: str, count: int) -> None:
    """The hearts a player has captured so far."""
    taken = world.play_needed().taken[world.seat(seat)]
    expect(count, (taken & group_mask("hearts")).bit_count(), f"hearts {seat} has taken")


@then("the tricks have cost")
def tricks_cost(world: World, datatable: Rows) -> None:
    """What each player has captured so far, in the units of the rule set."""
    wanted = {world.name(seat): int(text) for seat, text in world.by_each_seat(datatable).items()}
    play = world.play_needed()
    found = {name: play.table.units(play.taken[world.seat(name)]) for name in wanted}
    expect(wanted, found, "units taken")
