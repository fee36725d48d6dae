"""The lost deals: their hands, what is known of their play, and a line reconstructed from it."""

from hearts_spec.cards import SUITS, card_text, cards_in, cards_text, mask_of, parse_cards
from hearts_spec.engine import IllegalBidError, IllegalPlayError
from hearts_spec.lost_deals.board import Board
from hearts_spec.lost_deals.deal import Case, Fact, LostDeal, Reading
from hearts_spec.lost_deals.deals import Deals
from hearts_spec.lost_deals.findings import tricks_of
from hearts_spec.lost_deals.fitting import follows
from hearts_spec.lost_deals.remarks import decide
from hearts_spec.lost_deals.senses import SENSE_MEANINGS
from hearts_spec.lost_deals.tracing import facts_against
from hearts_spec.record import Record
from hearts_spec.rules import RefusedError
from hearts_spec.scenarios.registry import given, then, when
from hearts_spec.scenarios.steps.playing import show_tricks
from hearts_spec.scenarios.world import Rows, StepFailedError, World, expect


@given("the lost deal {name:word}")
def lost_deal(world: World, name: str) -> None:
    """Take up a lost deal in its adopted reading: its game, seats, dealer and hands. Options are named before it."""
    try:
        world.lost = Deals(world.library).deal(name)
    except RefusedError as error:
        raise StepFailedError(str(error)) from None
    _take_up(world, world.lost.readings[0])


@given("it is read as {reading:word}")
def read_as(world: World, reading: str) -> None:
    """Take up another reading of the lost deal."""
    found = [each for each in _deal(world).readings if each.id == reading]
    if not found:
        raise StepFailedError(f"there is no reading '{reading}'")
    _take_up(world, found[0])


def _take_up(world: World, reading: Reading) -> None:
    deal = _deal(world)
    world.reading = reading
    world.ruleset, world.options = deal.rules, {**deal.options, **world.options}
    world.seats, world.players = deal.seats, len(deal.seats)
    world.dealer = deal.seats.index(reading.dealer or deal.dealer.seat)
    world.hands = list(deal.hands(reading).values())
    world.show_hands(world.hands)


def _deal(world: World) -> LostDeal:
    if world.lost is None:
        raise StepFailedError("no lost deal is named yet: begin with `Given the lost deal ...`")
    return world.lost


def _case(world: World) -> Case:
    return _deal(world).case(world.reading)


def _fact(world: World, id: str) -> Fact:
    found = next((each for each in _case(world).facts if each.id == id), None)
    if found is None:
        raise StepFailedError(f"under this reading there is no fact {id}")
    return found


def _line(world: World) -> Record:
    """Give the line kept of the deal."""
    line = Deals(world.library).line(_deal(world))
    if line is None:
        raise StepFailedError("no line is kept of this deal")
    return line


@then("{seat}'s hand is inferred to be {cards}")
def hand_inferred(world: World, seat: str, cards: str) -> None:
    """The one hand that is nowhere printed: whatever the pack leaves to it."""
    expect(seat, _deal(world).inferred, "seat whose hand is inferred")
    wanted = cards_text(cards_in(mask_of(parse_cards(cards))))
    expect(wanted, cards_text(cards_in(world.hands_needed()[world.seat(seat)])), f"{seat}'s hand")


@then("what is known of the play is")
def known_of_play(world: World, datatable: Rows) -> None:
    """Every fact of the reading: its name, its grade, its page, and what it says of the tricks."""
    case = _case(world)
    found = [
        [each.id, each.grade.value, str(each.place.page), "; ".join(say.text(case.seats) for say in each.says)]
        for each in case.facts
    ]
    wanted = [list(row) for row in datatable[1:]]
    for row, told in zip(wanted, found, strict=False):
        expect(row, told, "fact")
    expect(len(wanted), len(found), "number of facts")


@then("fact {fact} follows from {others:facts}")
def fact_follows(world: World, fact: str, others: list[str]) -> None:
    """A fact that others force, whatever else is played."""
    found = _fact(world, fact)
    expect(others, list(found.follows_from), f"what {fact} follows from")
    if not follows(_case(world), found):
        raise StepFailedError(f"{fact} does not follow")


@then("facts {facts} exclude each other")
def exclude_each_other(world: World, facts: list[str]) -> None:
    """Facts that no play of the hands bears out together, though without any one of them the others can stand."""
    found = [_fact(world, each) for each in facts]
    if _possible(world, found):
        raise StepFailedError("nothing in them excludes the others outright")
    for fact in found:
        if not _possible(world, [each for each in found if each is not fact]):
            raise StepFailedError(f"the others exclude each other even without {fact.id}")


def _possible(world: World, facts: list[Fact]) -> bool:
    return Board(_case(world).with_facts(facts)).possible


@when("the reconstruction is played")
def reconstruction_played(world: World) -> None:
    """Play the line that is kept as the most plausible one, with the auction before it where there is one."""
    line = _line(world)
    try:
        if line.bids:
            auction = world.game.auction()
            for bidder in auction.order:
                auction.bid(line.bids[world.name(bidder)], bidder)
            if auction.to_name is not None:
                auction.name(next(suit for suit in SUITS if suit.name.lower() == line.suit), auction.to_name)
            world.sale = auction.sale()
        play = world.play_needed()
        for seat, card in line.plays:
            expect(seat, world.name(play.to_move), "player to move")
            play.play(card)
    except (IllegalBidError, IllegalPlayError) as error:
        raise StepFailedError(str(error)) from None
    world.show("note", text="A reconstruction: one of the lines that fit, not a record of what was played.")
    show_tricks(world, play)


@then("every fact is borne out")
def all_borne_out(world: World) -> None:
    """The line played contradicts nothing that is known."""
    play = world.play_needed()
    against = facts_against(_case(world), [trick.cards for trick in play.tricks])
    expect([], [each.id for each in against], "facts contradicted")


@then("the remark {remark:word} is tested")
def remark_tested(world: World, remark: str, datatable: Rows) -> None:
    """What becomes of a remark of the author on the reconstruction, in each sense that is named: yes or no."""
    deal = _deal(world)
    found = next((each for each in deal.remarks if each.id == remark and each.claim), None)
    if found is None:
        raise StepFailedError(f"there is no remark '{remark}' that can be tested")
    tricks = tricks_of(_line(world))
    answers = decide(_case(world), found, tricks, Deals(world.library).advice(deal))
    told = {SENSE_MEANINGS[sense]: answer.value for sense, answer in answers.items()}
    for meaning, answer in datatable:
        if meaning not in told:
            raise StepFailedError(f"'{meaning}' is no sense of a remark: one of {'; '.join(told)}")
        expect(answer, told[meaning], f"the remark, in the sense that {meaning}")
    world.show("note", text=f'{found.seat}, trick {found.trick}: "{found.words}"', cites=list(deal.shows))


@then("in trick {number:number} {seat} plays {card}")
def plays_in_trick(world: World, number: int, seat: str, card: str) -> None:
    """The card a player has put into a trick."""
    trick = world.play_needed().tricks[number - 1]
    order = world.table.seat_at[trick.leader]
    played = trick.cards[order.index(world.seat(seat))]
    expect(cards_text(parse_cards(card)), card_text(played), f"{seat}'s card in trick {number}")
