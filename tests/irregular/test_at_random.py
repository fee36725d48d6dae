"""Deals in which anything may go wrong at random, under every rule set."""

from functools import reduce
from operator import or_, xor
from random import Random
from typing import Any

import pytest

from hearts_spec.cards import cards_in, mask_of, parse_card, parse_cards
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.irregular.faulty_deals import DealFault
from hearts_spec.engine.irregular.incident import INCIDENTS, Incident, IncidentKind, Misplay
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.play import Play, position
from hearts_spec.engine.settle.completed_deal import finished, joker_fate
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.schema.kinds import ByKey, Flag, Kind, Number, OneCard, OneOf, SeatName, SomeCards
from hearts_spec.schema.record_type import parts_of
from tests.conftest import many
from tests.independent_settlement import check_charged, shown_at_random, totals_at_random
from tests.irregular.tables import LIBRARY, table_of

DEALS = many(600, 6_000)


def at_random(kind: Kind, course: IrregularPlay, rng: Random) -> Any:
    """Give some value of a kind; a card is one that somebody holds."""
    held = list(cards_in(reduce(or_, course.play.hands)))
    match kind:
        case SeatName():
            return rng.choice(course.play.seats)
        case OneCard():
            return rng.choice(held)
        case SomeCards():
            return (rng.choice(held),)
        case ByKey():
            return {rng.choice(course.play.seats): rng.choice(held)} if rng.random() < 0.1 else {}
        case Flag():
            return rng.random() < 0.2
        case Number():
            return rng.randrange(1, 14)
        case OneOf():
            return rng.choice(list(kind.values.values()))
    raise AssertionError(f"nothing is known of {kind}")


def likely(what: type[Incident], course: IrregularPlay, rng: Random) -> dict[str, Any]:
    """Give what makes an incident likely to be possible: somebody of whom there is something to say, and his card."""
    play, against = course.play, course.against
    seats = [*range(course.table.players)]
    suspect = [*against.early, *against.may_call, *(each.seat for each in course.revoked)]
    seat = play.to_move if what.what in ("revoke", "two-at-once") else rng.choice(rng.choice([seats, suspect or seats]))
    by = against.may_call.get(seat, course.table.next_seat[seat])
    said: dict[str, Any] = {"seat": play.seats[seat], "against": play.seats[seat], "by": play.seats[by]}
    if play.hands[seat]:
        said["card"] = said["other"] = rng.choice(list(cards_in(play.hands[seat])))
    return said


def state(course: IrregularPlay) -> tuple[object, ...]:
    """Give all that an incident can change."""
    play = course.play
    return (
        *([*each] for each in (play.hands, play.taken, play.trick, play.tricks)), play.to_move, play.leader,
        play.broken, course.against.copy(), course.false_lead, course.led_falsely,
        *([*each] for each in (course.revoked, course.established, course.dodging, course.mixed, course.forfeits)),
        [*course.rulings],
    )  # fmt: skip


def go_wrong(course: IrregularPlay, rng: Random) -> str:
    """Let something go wrong at random, or be asked for; gives its word, or nothing where it could not happen.

    What could not happen leaves the table as it was.
    """
    kinds = [kind for _, kind in sorted(INCIDENTS.items()) if not issubclass(kind, DealFault)]
    against = course.against
    asking = {
        "withdrawn": against.early, "taken-back": course.false_lead, "suit-called": against.may_call,
        "corrected": course.revoked,
    }  # fmt: skip
    kinds += [INCIDENTS[word] for word, due in asking.items() if due] * 5
    what = rng.choice(kinds)
    random = {
        each.name: at_random(each.kind, course, rng)
        for each in parts_of(what).values()
        if each.needed or rng.random() < 0.5
    }
    guess = {name: each for name, each in likely(what, course, rng).items() if name in random}
    incident: Any = what(**{**random, **guess, "after": course.play.played})
    before = state(course)
    try:
        if isinstance(incident, Misplay):
            hand = course.play.hands[incident.player(course)]
            incident.play(course, rng.choice(list(cards_in(hand)) or [parse_card("2C")]))
        else:
            incident.happen(course)
    except (IrregularStateError, IllegalPlayError):
        assert state(course) == before, incident
        return ""
    return what.what


SETTINGS = [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


@pytest.mark.sized
@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_payments_balance_after_any_mistake(id: str, players: int) -> None:
    rng = Random(f"{id} {players}")
    table = CompiledRules(LIBRARY.playable(id, players))
    for _ in range(DEALS // len(SETTINGS)):
        order = pack_of(table.rules)
        rng.shuffle(order)
        hands = deal_out(table.rules, order, 0, players)
        course = IrregularPlay(Play(table, hands, rest=left_over(table.rules, order, players)), dealer=0)
        play = course.play
        shown = shown_at_random(table, hands, rng)
        while not play.over:
            if rng.random() < 0.15:
                go_wrong(course, rng)
            elif legal := course.legal():
                course.put(rng.choice(list(cards_in(legal))))
        assert reduce(or_, play.taken) == reduce(xor, play.taken) == table.pack
        deal = finished(table, play.taken, tricks_of(play))
        slam = deal.slam
        choice = SlamPays.OTHERS_UP if slam is not None and slam.law.pays is SlamPays.CHOICE else None
        totals = totals_at_random(table, rng)
        deal = deal._replace(
            dealer=0,
            totals=totals,
            shown=shown,
            slam_choice=choice,
            joker=joker_fate(play) if table.rules.joker.added else None,
            revokes=course.revokes(),
        )
        result = settle(table, deal)
        if result.kept_in is KeptIn.CHIPS:
            stands = result.after.pool + result.after.pot - result.before.pool - result.before.pot
            assert sum(result.pays) - sum(result.draws) == stands
            assert result.after.pool >= 0
        if result.kept_in is KeptIn.POINTS:
            check_charged(play, shown, result, slam, choice, course.revokes(), totals)


def test_stock_left_when_two_players_missed_tricks() -> None:
    """A wins with his last card. B and C must both take the last trick; B takes it, and all that is left with it."""
    table = table_of({"extends": "foster-1914/domino"})
    hands = [mask_of(parse_cards(cards)) for cards in ("9C", "7C 5C", "6C 4D", "")]
    missed = INCIDENTS["missed"](after=0)
    assert isinstance(missed, IncidentKind)
    course = IrregularPlay(position(table, hands, 0, rest=parse_cards("KH 2C")), dealer=3)
    course.put(parse_card("9C"))
    for _ in "BC":
        missed.happen(course)
    assert course.play.over
    assert course.play.taken == [0, mask_of(parse_cards("9C 7C 5C 6C 4D KH 2C")), 0, 0]


def test_play_continues_when_all_must_take_last_trick() -> None:
    """B misses a trick, so A is a card short. The stock is drawn all the same; A, found first, takes the last trick."""
    table = table_of({"extends": "spalding-1896/single-handed"})
    hands = [mask_of(parse_cards(cards)) for cards in ("9C 4D", "5C 3D")]
    missed, short = INCIDENTS["missed"](after=1), INCIDENTS["short"](after=1, seat="A")
    assert isinstance(missed, IncidentKind)
    assert isinstance(short, IncidentKind)
    course = IrregularPlay(position(table, hands, 0, rest=parse_cards("KH 2C 6S 7S 8D 10D")), dealer=1)
    course.put(parse_card("9C"))
    missed.happen(course)
    short.happen(course)
    for card in parse_cards("KH 2C 4D 3D 6S 7S 10D 8D"):
        course.put(card)
    assert course.play.over
    assert course.play.taken == [mask_of(parse_cards(cards)) for cards in ("9C KH 2C 4D 3D 10D 8D 5C", "6S 7S")]


def test_random_play_produces_every_incident() -> None:
    """The test before this one would hold of nothing if nothing happened in it."""
    rng = Random("happened")
    table = CompiledRules(LIBRARY.playable("spalding-1896/sweepstake", 4))
    seen = set()
    for _ in range(400):
        order = pack_of(table.rules)
        rng.shuffle(order)
        course = IrregularPlay(Play(table, deal_out(table.rules, order, 0, 4)), dealer=0)
        while not course.play.over:
            if rng.random() < 0.3:
                go_wrong(course, rng)
            else:
                course.put(rng.choice(list(cards_in(course.legal()))))
        seen |= {ruling.incident for ruling in course.rulings} | {"revoke" for _ in course.revoked}
    in_play = {word for word, kind in INCIDENTS.items() if not issubclass(kind, DealFault)}
    rare = {word for word in in_play if INCIDENTS[word].incorrect_hands}
    assert seen | rare == in_play
