"""Steps on the deals in books: hands, what is known of the play, and the play as printed or reconstructed."""

from typing import Any

from hearts_spec.book_deals.deal import AuthorsRemark, EvidenceReading, Fact, LostDeal, RecordedDeal, SearchCase
from hearts_spec.book_deals.deals import AnyDeal, Deals
from hearts_spec.book_deals.line import facts_against, record_of
from hearts_spec.book_deals.remark_senses import Bearing, Sense, verdict_of
from hearts_spec.cards import card_text, cards_in, cards_text, mask_of, parse_cards
from hearts_spec.record import Record
from hearts_spec.record.deal_setup import auction_of
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.steps.play import show_tricks
from hearts_spec.scenarios.world import Rows, StepFailedError, World, expect, expect_distinct, needed


@given("the lost deal {name:word}")
def lost_deal(world: World, name: str) -> None:
    """Start from a lost deal in its adopted reading: its game, seats, dealer and hands. Name options first."""
    deal = _named(world, name)
    if not isinstance(deal, LostDeal):
        raise StepFailedError(f"the deal {name} is not lost: begin with `Given the recorded deal {name}`")
    _take_up(world, deal, deal.readings[0])


@given("the recorded deal {name:word}")
def recorded_deal(world: World, name: str) -> None:
    """Start from a deal that a book prints whole: its game, seats, dealer and hands. Name options first."""
    deal = _named(world, name)
    if not isinstance(deal, RecordedDeal):
        raise StepFailedError(f"the play of the deal {name} is lost: begin with `Given the lost deal {name}`")
    world.book_deal = deal
    _set_up(world, deal, deal.case())


@given("it is read as {reading:word}")
def read_as(world: World, reading: str) -> None:
    """Start from another reading of the lost deal."""
    deal = _lost(world)
    found = next((each for each in deal.readings if each.id == reading), None)
    _take_up(world, deal, needed(found, f"there is no reading '{reading}'"))


def _named(world: World, name: str) -> AnyDeal:
    return Deals(world.library).deal(name)


def _take_up(world: World, deal: LostDeal, reading: EvidenceReading) -> None:
    world.book_deal, world.reading = deal, reading
    _set_up(world, deal, deal.case(reading))


def _set_up(world: World, deal: AnyDeal, case: SearchCase) -> None:
    world.ruleset, world.options = deal.rules, {**deal.options, **world.options}
    world.seats, world.players = deal.seats, len(deal.seats)
    world.dealer = case.dealer
    world.hands = list(case.hands)
    world.show_hands(world.hands)


def _deal(world: World) -> AnyDeal:
    if world.book_deal is None:
        raise StepFailedError(
            "no deal is named yet: begin with `Given the lost deal ...` or `Given the recorded deal ...`"
        )
    return world.book_deal


def _lost(world: World) -> LostDeal:
    deal = _deal(world)
    if not isinstance(deal, LostDeal):
        raise StepFailedError(f"the deal {deal.name} is printed whole, and can be read in one way alone")
    return deal


def _recorded(world: World) -> RecordedDeal:
    deal = _deal(world)
    if not isinstance(deal, RecordedDeal):
        raise StepFailedError(f"the play of the deal {deal.name} is lost, and is not printed")
    return deal


def _case(world: World) -> SearchCase:
    deal = _deal(world)
    return deal.case(world.reading) if isinstance(deal, LostDeal) else deal.case()


def _fact(world: World, id: str) -> Fact:
    found = next((each for each in _case(world).facts if each.id == id), None)
    return needed(found, f"under this reading there is no fact {id}")


def _line(world: World) -> Record:
    """Return the stored line of a lost deal, or the tricks of one that is printed whole."""
    deal = _deal(world)
    line = Deals(world.library).line(deal) if isinstance(deal, LostDeal) else record_of(deal, deal.tricks)
    return needed(line, "no line is kept of this deal")


@then("{seat}'s hand is inferred to be {cards}")
def hand_inferred(world: World, seat: str, cards: str) -> None:
    """The one hand that is not printed anywhere: the rest of the pack."""
    expect(seat, _lost(world).inferred, "seat whose hand is inferred")
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
    expect(["fact", "grade", "page", "what it says"], list(datatable[0]), "the headings")
    wanted = [list(row) for row in datatable[1:]]
    for row, fact in zip(wanted, found, strict=False):
        expect(row, fact, "fact")
    expect(len(wanted), len(found), "number of facts")


@then("fact {fact} follows from {others:facts}")
def fact_follows(world: World, fact: str, others: list[str]) -> None:
    """A fact that follows from others, whatever else is played."""
    expect(others, list(_fact(world, fact).follows_from), f"what {fact} follows from")


@then("facts {facts} exclude each other")
def exclude_each_other(world: World, facts: list[str]) -> None:
    """Facts that no play of the hands can satisfy together, although all but any one of them can be true."""
    reading = world.reading or _lost(world).readings[0]
    found = next(each for each in _findings(world)["readings"] if each["id"] == reading.id)
    expect(sorted(_fact(world, each).id for each in facts), sorted(found.get("conflict", ())), "facts in conflict")


@when("the reconstruction is played")
def reconstruction_played(world: World) -> None:
    """Play the line stored as the most plausible one, after the auction, if there is one."""
    _lost(world)
    _play(world, "A reconstruction: one of the lines that fit, not a record of what was played.")


@when("it is played as it is printed")
def played_as_printed(world: World) -> None:
    """Play the tricks of a deal that a book prints whole, after the auction, if there is one."""
    _recorded(world)
    _play(world, "A record: the tricks as the book prints them.")


def _play(world: World, note: str) -> None:
    line = _line(world)
    if line.bids:
        auction = needed(auction_of(world.table, line, world.game.standing), "nothing is sold in this game")
        world.sale = auction.sale()
    play = world.play_needed()
    for seat, card in line.plays:
        expect(seat, world.name(play.to_move), "player to move")
        play.play(card)
    world.show("note", text=note)
    show_tricks(world, play)


@then("the print marks no winner of trick {number:number}")
def no_winner_marked(world: World, number: int) -> None:
    """The only trick of a deal printed whole in which the book does not mark the winning card."""
    expect([number], list(_recorded(world).unmarked), "tricks without a mark")


@then("the print marks the winner of every trick")
def every_winner_marked(world: World) -> None:
    """The book marks the winning card in every trick of a deal printed whole."""
    expect([], list(_recorded(world).unmarked), "tricks without a mark")
    expect(_case(world).tricks, len(_recorded(world).tricks), "number of tricks printed")


@then("every fact is borne out")
def all_borne_out(world: World) -> None:
    """The line played contradicts no known fact."""
    play, case = world.play_needed(), _case(world)
    expect(case.tricks, len(play.tricks), "number of tricks played")
    against = facts_against(case, [trick.cards for trick in play.tricks])
    expect([], [each.id for each in against], "facts contradicted")


@then("the remark {remark:word} is tested")
def remark_tested(world: World, remark: str, datatable: Rows) -> None:
    """Whether a remark of the author on the play is true in each sense named: yes, no, or does not arise."""
    found, answers = _answers(world, remark)
    by_phrase = {sense.phrase: answer.value for sense, answer in answers.items()}
    expect_distinct(meaning for meaning, _ in datatable)
    for meaning, answer in datatable:
        if meaning not in by_phrase:
            raise StepFailedError(f"'{meaning}' is no sense of a remark: one of {'; '.join(by_phrase)}")
        expect(answer, by_phrase[meaning], f"the remark, in the sense that {meaning}")
    _show_remark(world, found)


@then("the remark {remark:word} is found {verdict:text}")
def remark_found(world: World, remark: str, verdict: str) -> None:
    """Whether a remark of the author is true in the sense meant."""
    _expect_verdict(world, remark, verdict)


@then("the search has found the remark {remark:word} {verdict:text}")
def remark_searched(world: World, remark: str, verdict: str) -> None:
    """How far a remark that takes long to test is true, as the last search of the present deal found it."""
    _expect_verdict(world, remark, verdict)


def _expect_verdict(world: World, remark: str, verdict: str) -> None:
    found, answers = _answers(world, remark)
    meant = needed(found.meant, f"the remark '{remark}' is not said to be meant in any sense")
    expect(verdict, verdict_of(answers, meant).value, "the remark")
    _show_remark(world, found)


def _answers(world: World, remark: str) -> tuple[AuthorsRemark, dict[Sense, Bearing]]:
    deal = _deal(world)
    known = next((each for each in deal.remarks if each.id == remark and each.tested), None)
    found = needed(known, f"there is no remark '{remark}' that can be tested")
    if isinstance(deal, LostDeal) and world.reading != deal.readings[0]:
        raise StepFailedError("remarks are tested in the adopted reading alone")
    senses = next(each["senses"] for each in _findings(world)["remarks"] if each["remark"] == remark)
    return found, {sense: Bearing(senses[sense.value]) for sense in Sense}


def _findings(world: World) -> dict[str, Any]:
    deal = _deal(world)
    message = f"the stored result of the deal {deal.name} is missing or out of date: search it again"
    return needed(Deals(world.library).findings(deal), message)


def _show_remark(world: World, remark: AuthorsRemark) -> None:
    text = f"{remark.seat}, trick {remark.trick}: {remark.gist}"
    world.show("note", text=text, cites=list(_deal(world).shows))


@then("in trick {number:number} {seat} plays {card}")
def plays_in_trick(world: World, number: int, seat: str, card: str) -> None:
    """The card a player has played to a trick."""
    trick = world.play_needed().tricks[number - 1]
    order = world.table.seat_at[trick.leader]
    played = trick.cards[order.index(world.seat(seat))]
    expect(cards_text(parse_cards(card)), card_text(played), f"{seat}'s card in trick {number}")
