"""Steps on what was taken, and who pays whom for it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hearts_spec.cards import (
    Card,
    Fund,
    Suit,
    card_text,
    cards_in,
    cards_text,
    copy_in,
    group_mask,
    hands_out_of,
    parse_card,
    parse_cards,
)
from hearts_spec.engine.errors import IrregularStateError, Refusal
from hearts_spec.engine.passing import why_not_show
from hearts_spec.engine.settle.completed_deal import CompletedDeal, played_deal
from hearts_spec.engine.settle.settlement import LedgerResult, Standing
from hearts_spec.engine.settle.slam import check_declared
from hearts_spec.record import DealReport, Settlement, reported_deal, revokes_of, shown_settlement
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.scenarios.step_registry import given, signed, then, when
from hearts_spec.scenarios.world import (
    Rows,
    StepFailedError,
    UnmetError,
    World,
    expect,
    expect_cited,
    expect_distinct,
)


@given("a {pool} of {chips:number} stands")
def jack_stands(world: World, pool: str, chips: int) -> None:
    """Chips left in the pool by earlier deals that nobody won, and what such a pool is called."""
    expect(pool, world.table.rules.settlement.called.phrase, "standing as")
    world.game.standing = Standing(chips, True, world.game.standing.pot)


@given("{chips:number} chip is left on the table")
@given("{chips:number} chips are left on the table")
def odd_chip_left(world: World, chips: int) -> None:
    """A chip left over from an earlier division."""
    world.game.standing = Standing(chips, False, world.game.standing.pot)


@given("{chips:number} chip is in the pot")
@given("{chips:number} chips are in the pot")
def pot_stands(world: World, chips: int) -> None:
    """Chips in the pot apart from the pool before the deal."""
    world.game.standing = replace(world.game.standing, pot=chips)


@given("whoever makes the slam chooses to {choice:text}")
def slam_choice(world: World, choice: str) -> None:
    """The choice of a player who takes everything: raise the others' scores, or lower their own."""
    choices = {"raise the others": "others-up", "lower their own score": "self-down"}
    if choice not in choices:
        raise StepFailedError(f"'{choice}' is no choice; say one of {', '.join(choices)}")
    world.tell(slam_choice=choices[choice])


@given("{seat} got rid of the joker")
@given("{seat} threw the joker")
def discarded_joker(world: World, seat: str) -> None:
    """Who played the joker. The cards taken show who had to take it."""
    world.tell(joker=seat)


@given("the tricks won are")
def tricks_won(world: World, datatable: Rows) -> None:
    """How many tricks each player won. If it matters who won the first and the last, another step says so."""
    world.tell(tricks=_counts(world, datatable))


@given("{first:seat} won the first trick and {last:seat} the last")
def first_and_last(world: World, first: str, last: str) -> None:
    """Who won the first trick of the deal, and who the last."""
    world.tell(first_trick=first, last_trick=last)


@given("{one:seat} won the last trick but one and {last:seat} the last")
def last_two(world: World, one: str, last: str) -> None:
    """Who won the last two tricks of the deal."""
    world.tell(last_but_one=one, last_trick=last)


@given("{seat} took the {what:text}")
def took(world: World, seat: str, what: str) -> None:
    """Who took something that scores by itself, as the last trick."""
    named = {taker.what: key.replace("-", "_") for key, taker in TAKERS.items()}
    if what not in named:
        raise StepFailedError(f"'{what}' is nothing that one player takes; say one of {', '.join(named)}")
    world.tell(**{named[what]: seat})


@given("before the first lead {seat} shows {cards}")
def shows(world: World, seat: str, cards: str) -> None:
    """A player shows cards face up, so that they count double; the cards stay in the player's hand."""
    number, named = world.seat(seat), parse_cards(cards)
    for card in named:
        if refusal := _why_not_show(world, number, card):
            raise StepFailedError(f"{seat} may not show {card_text(card)}: {refusal.reason}")
    held = [copy_in(_hand_with(world, number, card), card) for card in named]
    world.shown[number] = [*world.shown.get(number, []), *held]
    if world.play is not None:
        world.play.show(world.shown_cards)


@given("before the first lead {seat} declares the slam")
def declares(world: World, seat: str) -> None:
    """A player announces that they will take everything, in a game in which this must be announced."""
    check_declared(world.table, world.seat(seat))
    world.tell(declared=seat)


@then("no slam is declared before the first lead")
def none_declared(world: World) -> None:
    """Nobody may announce taking everything in this game. A player who does it makes it anyway."""
    expect(False, world.table.rules.slam.can_be_declared, "a slam that is declared")


@then("before the first lead {seat} may not show {card}, because {reason:text}")
def may_not_show(world: World, seat: str, card: str, reason: str) -> None:
    """A card that may not be laid face up before the play, and why."""
    number = parse_card(card)
    refusal = _why_not_show(world, world.seat(seat), number)
    expect(reason, refusal and refusal.reason, f"why {seat} may not show {card}")


def _why_not_show(world: World, seat: int, card: Card) -> Refusal | None:
    hand = _hand_with(world, seat, card)
    return why_not_show(world.table, hand, copy_in(hand, card))


def _hand_with(world: World, seat: int, card: Card) -> int:
    """Return the hand of a seat. If no hands are stated, it is assumed to hold this one card."""
    return 1 << card if world.hands is None else world.hands_now()[seat]


@when("the {suit} taken are")
def suit_taken(world: World, suit: Suit, datatable: Rows) -> None:
    """How many hearts each player took, in a game where hearts alone count and all alike. The deal is then settled.

    Where another suit is to be avoided in place of hearts, it is that suit which is counted.
    """
    counts = _counts(world, datatable)
    expect(suit.name.lower(), world.table.avoided.name.lower(), "suit to be avoided")
    _settle_reported(world, hearts=counts)


@when("the points taken are")
@when("the spots taken are")
@when("the units taken are")
def units_taken(world: World, datatable: Rows) -> None:
    """What each player took, in the units of the rule set, where cards count differently. The deal is then settled."""
    _settle_reported(world, units=_counts(world, datatable))


def _counts(world: World, datatable: Rows) -> dict[str, int]:
    """Return the number in the table for each seat, 0 for seats that are not in it."""
    counts = world.by_seat(datatable)
    return {name: int(counts.get(seat, "0")) for seat, name in enumerate(world.table_seats)}


@when("the cards taken are")
def cards_taken(world: World, datatable: Rows) -> None:
    """The cards that count, by who took them; `all hearts` and `the rest of the hearts` may stand for cards."""
    texts = world.by_seat(datatable)
    hearts = group_mask("hearts") & world.table.pack
    named = [re.sub("all hearts|the other hearts|-", "", text) for text in texts.values()]
    taken = [0] * world.table.players
    for seat, cards in zip(texts, hands_out_of(world.table.pack, map(parse_cards, named)), strict=True):
        taken[seat] = cards
    left = world.table.pack & ~sum(taken)
    for seat, text in texts.items():
        if "all hearts" in text or "the other hearts" in text:
            taken[seat] |= hearts & left if "the other hearts" in text else hearts
    named = [cards_text(cards_in(mask)) for mask in taken]
    _settle_reported(
        world, taken={seat: parse_cards(text) for seat, text in zip(world.table_seats, named, strict=True)}
    )


@then("that choice is refused when the cards taken are")
def choice_refused(world: World, datatable: Rows) -> None:
    """The scores leave no choice to the player who takes everything."""
    try:
        cards_taken(world, datatable)
    except IrregularStateError as error:
        world.show("note", text=str(error))
    else:
        raise UnmetError("nothing was refused")


@when("the deal is settled")
def deal_settled(world: World) -> None:
    """Settle the deal that was played."""
    play = world.play_needed()
    declared = world.report.declared
    _settle(world, played_deal(play, None if declared is None else world.seat(declared)))


@when("{seats} takes no trick and the hearts taken are")
@when("{seats} take no trick and the hearts taken are")
def trickless_and_hearts(world: World, seats: list[str], datatable: Rows) -> None:
    """The same as `the hearts taken are`, with the players who took no trick at all."""
    _settle_reported(world, hearts=_counts(world, datatable), trickless=tuple(seats))


def _settle_reported(world: World, **took: Any) -> None:
    world.tell(**took)
    _settle(world, reported_deal(world.table, world.table_seats, world.report))


def _settle(world: World, deal: CompletedDeal) -> None:
    report, irregular = world.report, world.irregular_play
    told = (report.revoked, report.escaping, report.forfeits)
    revoked, escaping, forfeits = (list(map(world.seat, names)) for names in told)
    completed = deal._replace(
        shown=world.shown_cards,
        slam_choice=SlamPays(report.slam_choice) if report.slam_choice else None,
        revokes=irregular.revokes() if irregular else revokes_of(world.table, world.table_seats, revoked, escaping),
        forfeits=irregular.forfeits if irregular else forfeits,
    )
    world.result = world.game.settle(completed, world.sale, report.contract)
    world.auction = world.sale = None
    world.report, world.shown = DealReport(slam_choice=report.slam_choice), {}
    show_settlement(world, world.result)


def show_settlement(world: World, result: LedgerResult) -> None:
    settlement = Settlement(world.table.playable, world.table_seats, result)
    world.show("settlement", **shown_settlement(settlement, world.game.totals))


@then("the settlement is")
def settlement_is(world: World, datatable: Rows) -> None:
    """The whole settlement: a row for each player; columns pays, draws and net, or any of them."""
    world.expect_whole(row[0] for row in datatable[1:])
    for name, *cells in datatable[1:]:
        _expect_settled(world, name, datatable[0][1:], cells)


@then("for {seat} the settlement is")
def settlement_for(world: World, seat: str, datatable: Rows) -> None:
    """The settlement of one player in a row; columns pays, draws and net, or any of them."""
    expect(2, len(datatable), "rows of the table")
    _expect_settled(world, seat, *datatable)


def _expect_settled(world: World, name: str, heads: Sequence[str], cells: Sequence[str]) -> None:
    result, seat = world.result_needed(), world.seat(name)
    columns = {"pays": result.pays[seat], "draws": result.draws[seat], "net": result.net[seat]}
    if unknown := [head for head in expect_distinct(heads) if head not in columns]:
        raise StepFailedError(f"'{unknown[0]}' is not a column; say {', '.join(columns)}")
    wanted = {head: signed(text) for head, text in zip(heads, cells, strict=True)}
    expect(wanted, {head: columns[head] for head in heads}, name)


@then("{seat} pays {chips:number} chip")
@then("{seat} pays {chips:number} chips")
def seat_pays(world: World, seat: str, chips: int) -> None:
    """What one player pays in all."""
    expect(chips, world.result_needed().pays[world.seat(seat)], f"{seat} pays")


@then("{seat} draws {chips:number} chip")
@then("{seat} draws {chips:number} chips")
def seat_draws(world: World, seat: str, chips: int) -> None:
    """What one player receives in all."""
    expect(chips, world.result_needed().draws[world.seat(seat)], f"{seat} draws")


@then("{seat} is paid {chips:number} chip by {payer:seat}")
@then("{seat} is paid {chips:number} chips by {payer:seat}")
def paid_by(world: World, seat: str, chips: int, payer: str) -> None:
    """What one player receives from another, apart from the pool."""
    paid = world.result_needed().posted(source=world.seat(payer), target=world.seat(seat))
    expect(chips, paid, f"{payer} pays {seat}")


@then("all that is paid goes into the pool")
def all_into_pool(world: World) -> None:
    """No player pays another."""
    result = world.result_needed()
    expect(sum(result.pays), sum(result.posted(seat, Fund.POOL) for seat in range(world.table.players)), "paid in")


@then("the net is")
def net_is(world: World, datatable: Rows) -> None:
    """What each player is up or down on the deal; in a game for points, what each adds to their score."""
    result = world.result_needed()
    wanted = {world.name(seat): signed(text) for seat, text in world.by_each_seat(datatable).items()}
    expect(wanted, {name: result.net[world.seat(name)] for name in wanted}, "net")


@then("the pool is empty")
def pool_empty(world: World) -> None:
    """Nothing is left in the pool."""
    expect(0, world.result_needed().after.pool, "chips in the pool")


@then("a {pool} of {chips:number} stands in the pool")
def jack_in_pool(world: World, pool: str, chips: int) -> None:
    """The pool was not won and is carried over, and what it is called."""
    after = world.result_needed().after
    expect(chips, after.pool, "chips in the pool")
    expect(True, after.jack, "standing for the next deal")
    expect(pool, world.table.rules.settlement.called.phrase, "standing as")


@then("{chips:number} chip is left on the table, and no Jack")
@then("{chips:number} chips are left on the table, and no Jack")
def chips_left(world: World, chips: int) -> None:
    """Chips that did not divide stay for the next deal."""
    after = world.result_needed().after
    expect(chips, after.pool, "chips left")
    expect(False, after.jack, "standing as a Jack")


@then("the pot holds {chips:number} chip")
@then("the pot holds {chips:number} chips")
def pot_holds(world: World, chips: int) -> None:
    """What is in the pot apart from the pool."""
    expect(chips, world.result_needed().after.pot, "chips in the pot")


@then("the deal is settled in {what:word}")
def settled_in(world: World, what: str) -> None:
    """Whether the game is for chips or for points."""
    expect(KeptIn(what).value, world.result_needed().kept_in.value, "settled in")


@then("the settlement rests on {provision}")
def rests_on(world: World, provision: str) -> None:
    """A provision that decided the settlement."""
    expect_cited(provision, world.playable.cites(*world.result_needed().keys), "the settlement")


@then("nobody wins the pool")
def nobody_wins(world: World) -> None:
    """No player takes the pool, or there is none to take."""
    expect([], [world.name(seat) for seat in world.result_needed().winners], "winners of the pool")


@then("the pool is won by {seats}")
def pool_won_by(world: World, seats: list[str]) -> None:
    """All the players who take the pool, or share it."""
    expect(seats, [world.name(seat) for seat in world.result_needed().winners], "winners of the pool")


@then("the settlement rests on an assumption about {label:text}")
def rests_on_assumption(world: World, label: str) -> None:
    """A subject, by its label, that decided the settlement although the book gives no answer."""
    assumed = _assumed(world)
    if label not in assumed:
        raise UnmetError(f"nothing is assumed about {label}, only about {', '.join(assumed) or 'nothing'}")
    world.show("note", text=assumed[label])


@then("the settlement rests on no assumption")
def rests_on_no_assumption(world: World) -> None:
    """Everything that decided the settlement is in the book."""
    expect([], list(_assumed(world)), "assumed")


def _assumed(world: World) -> dict[str, str]:
    found = {}
    for key in world.result_needed().keys:
        for leaf in world.playable.under(key):
            if reason := leaf.authority_of(key).assumed:
                found[leaf.field.label] = reason
    return found


@then("the scores of the deal add up to {total:number}")
def scores_add_up(world: World, total: int) -> None:
    """The sum of what all the players add to their scores in the deal."""
    expect(total, sum(world.result_needed().net), "sum of the scores")
