"""Testing remarks: held to a search that tries every card, on small deals; and the hints on play, one by one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from hearts_spec.book_deals.deal import AuthorsRemark, PagePlace, RecordedDeal, SearchCase
from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.play_advice import HINTS, Advice
from hearts_spec.book_deals.remark_senses import Bearing, Sense
from hearts_spec.book_deals.statements import Bounds, EvidenceClaim, TrickStatement
from hearts_spec.cards import card_text, cards_in, group_mask, parse_card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.play import Play, position
from research.lost_deals.hint_tests import BROKEN, PlayersTurn
from research.lost_deals.remark_truth import decide
from tests.conftest import LIBRARY


def small_case(size: int, rng: Random) -> SearchCase:
    table = CompiledRules(LIBRARY.playable("spalding-1896/sweepstake"))
    cards = rng.sample(list(cards_in(table.pack)), size * 4)
    hands = tuple(sum(1 << card for card in cards[at * size : (at + 1) * size]) for at in range(4))
    return SearchCase(table, tuple("ABCD"), hands, 3, 0, ())


def some_line(case: SearchCase, rng: Random) -> list[tuple[int, ...]]:
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    while not play.over:
        play.put(rng.choice(list(cards_in(play.legal()))))
    return [trick.cards for trick in play.tricks]


def at_moment(case: SearchCase, tricks: list[tuple[int, ...]], remark: AuthorsRemark) -> Play | None:
    """The deal played up to the remark, with the other card in its place; None where that card may not be played."""
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    whole = remark.trick - (remark.instead is not None)
    for cards in tricks[:whole]:
        for card in cards:
            play.put(card)
    if remark.instead is None:
        return play
    for card in tricks[whole]:
        mine = case.seats[play.to_move] == remark.seat
        chosen = remark.instead if mine else card
        if not play.legal() >> chosen & 1:
            return None
        play.put(chosen)
        if mine:
            break
    return play


def comes(play: Play, true: Callable[[Play], bool], against: Callable[[int], bool]) -> bool:
    """Say whether something comes about when some choose the worst and the others the best, by trying every card."""
    if play.over:
        return true(play)
    outcomes = []
    mover = play.to_move
    for card in list(cards_in(play.legal())):
        play.put(card)
        outcomes.append(comes(play, true, against))
        play.undo()
    return all(outcomes) if against(mover) else any(outcomes)


def by_trying(case: SearchCase, tricks: list[tuple[int, ...]], remark: AuthorsRemark) -> dict[Sense, Bearing]:
    claim, seat = remark.claim, case.seats.index(remark.seat)
    assert claim is not None

    def true(play: Play) -> bool:
        return all(play.tricks[trick - 1].winner in claim.seats for trick in claim.tricks)

    against: dict[Sense, Callable[[int], bool]] = {
        Sense.POSSIBLE: lambda mover: False,
        Sense.CERTAIN: lambda mover: True,
        Sense.OTHERS_FORCE: lambda mover: mover == seat,
        Sense.PLAYER_FORCES: lambda mover: mover != seat,
    }
    play = at_moment(case, tricks, remark)
    return {
        sense: Bearing.YES if play is not None and comes(play, true, each) else Bearing.NO
        for sense, each in against.items()
    }


def a_remark(case: SearchCase, tricks: list[tuple[int, ...]], rng: Random, instead: bool) -> AuthorsRemark:
    seat = rng.randrange(4)
    later = tuple(sorted(rng.sample((3, 4), rng.randrange(1, 3))))
    claim = TrickStatement(EvidenceClaim.WON_BY, later, seats=(rng.randrange(4),))
    held = case.hands[seat] & ~sum(1 << card for card in tricks[0])
    card = rng.choice(list(cards_in(held))) if instead else None
    return AuthorsRemark("r", 2, case.seats[seat], PagePlace(1), "", "", card, claim)


@pytest.mark.parametrize("instead", [False, True])
@pytest.mark.parametrize("number", range(6))
def test_remark_decided_as_by_trying_every_card(number: int, instead: bool) -> None:
    rng = Random(f"remark {number} {instead}")
    for _ in range(6):
        case = small_case(4, rng)
        tricks = some_line(case, rng)
        remark = a_remark(case, tricks, rng, instead)
        found = decide(case, remark, tricks, Advice("", ()))
        assert {sense: found[sense] for sense in found if sense is not Sense.BY_ADVICE} == by_trying(
            case, tricks, remark
        )


def test_without_advice_following_it_is_whatever_anyone_plays() -> None:
    rng = Random("no advice")
    for _ in range(20):
        case = small_case(4, rng)
        tricks = some_line(case, rng)
        found = decide(case, a_remark(case, tricks, rng, False), tricks, Advice("", ()))
        assert found[Sense.BY_ADVICE] is found[Sense.CERTAIN]


def test_remark_undecided_beyond_the_search_limit() -> None:
    rng = Random("limit")
    case = small_case(5, rng)
    tricks = some_line(case, rng)
    claim = TrickStatement(EvidenceClaim.WON_BY, (5,), seats=(1,))
    found = decide(case, AuthorsRemark("r", 1, "A", PagePlace(1), "", "", None, claim), tricks, Advice("", ()), most=1)
    assert set(found.values()) == {Bearing.UNDECIDED}


def hand(text: str) -> int:
    return sum(1 << parse_card(each) for each in text.split())


def turn(card: str, held: str, *on_table: str, others: str = "", units: int = 0, rounds: int = 0) -> PlayersTurn:
    played = [parse_card(each) for each in on_table]
    led = group_mask(("clubs", "diamonds", "spades", "hearts")[played[0] >> 4]) if played else 0
    best = max((each for each in played if led >> each & 1), default=-1)
    elsewhere = hand(others) | sum(1 << each for each in played)
    lead = played[0] if played else parse_card(card)
    last = len(played) + 1 == 4
    return PlayersTurn(
        parse_card(card), hand(held), elsewhere, led, best, lead, last, units, rounds, group_mask("hearts")
    )


# Each hint with a card that follows it and one that goes against it.
HINTED = {
    "ducks-the-suit-avoided": (turn("3H", "3H KH", "9H"), turn("KH", "3H KH", "9H")),
    "overtakes-with-the-highest": (turn("KH", "10H KH", "9H", others="QH"), turn("10H", "10H KH", "9H", others="QH")),
    "overtakes-with-the-lowest": (turn("10H", "10H KH", "9H", others="QH"), turn("KH", "10H KH", "9H", others="QH")),
    "ducks-when-it-costs": (
        turn("3C", "3C KC", "9C", "2H", units=1),
        turn("KC", "3C KC", "9C", "2H", units=1),
    ),
    "last-plays-highest": (
        turn("KC", "3C KC", "9C", "2C", "4C"),
        turn("3C", "3C KC", "9C", "2C", "4C"),
    ),
    "avoids-a-second-round": (turn("3C", "3C KC", "9C", rounds=1), turn("KC", "3C KC", "9C", rounds=1)),
    "highest-from-few": (turn("KC", "3C KC", "9C"), turn("3C", "3C KC", "9C")),
    "low-from-many": (turn("3C", "3C 5C 6C KC", "9C"), turn("KC", "3C 5C 6C KC", "9C")),
    "leads-top-of-few-low-of-many": (turn("KC", "3C KC", others="9C"), turn("3C", "3C KC", others="9C")),
    "leads-a-low-heart": (turn("3H", "3H KH", others="9H"), turn("KH", "3H KH", others="9H")),
    "never-leads-the-last-of-a-suit": (turn("KC", "KC 2D", others="9C"), turn("KC", "KC 2D", others="9D")),
    "no-fourth-round-but-with-the-lowest": (
        turn("3C", "3C 2D", others="9C", rounds=3),
        turn("KC", "KC 2D", others="9C", rounds=3),
    ),
    "throws-what-is-dangerous": (turn("3H", "3H 5C", "9D"), turn("5C", "3H 5C", "9D")),
    "throws-the-highest": (turn("KC", "3C KC", "9D", others="9C"), turn("3C", "3C KC", "9D", others="9C")),
}


def test_every_hint_is_tried() -> None:
    assert set(HINTED) == set(BROKEN) == set(HINTS)


@pytest.mark.parametrize("name", HINTED)
def test_a_card_follows_a_hint(name: str) -> None:
    assert not BROKEN[name](HINTED[name][0])


@pytest.mark.parametrize("name", HINTED)
def test_a_card_goes_against_a_hint(name: str) -> None:
    assert BROKEN[name](HINTED[name][1])


@pytest.mark.parametrize(
    "other",
    [
        turn("KC", "3C 5C 6C KC", "9C", rounds=1),
        turn("KC", "3C 5C 6C KC", "9C", "2D", "4D"),
        turn("KH", "3H 5H 6H KH", "9H"),
        turn("KD", "3D 5D 6D KD", "2C"),
        turn("KC", "3C 5C KC", "9C"),
        turn("KC", "3C 5C 6C KC", "4C"),
    ],
    ids=["in a later round", "as last player", "of the suit that costs", "thrown", "from few", "on a low lead"],
)
def test_high_card_from_many_breaks_no_other_hint(other: PlayersTurn) -> None:
    assert not BROKEN["low-from-many"](other)


def test_card_next_to_highest_is_as_good() -> None:
    assert not BROKEN["throws-the-highest"](turn("QC", "QC KC", "9D", others="9C"))


@pytest.mark.parametrize(("giver", "taker", "wanted", "kept"), [("B", "Y", "3H", "KH"), ("Y", "B", "KH", "3H")])
def test_king_and_three_in_one_hand_allow_heart(giver: str, taker: str, wanted: str, kept: str) -> None:
    """Whichever card is changed for it, of those that were still to be played."""
    deal = Deals(LIBRARY).deal("hand-4")
    assert isinstance(deal, RecordedDeal)
    hands, moved = deal.hands(), 1 << parse_card(wanted)
    left = sum(1 << card for trick in deal.tricks[6:] for card in trick)
    for card in cards_in(hands[taker] & left & ~(1 << parse_card(kept))):
        changed = {giver: hands[giver] & ~moved | 1 << card, taker: hands[taker] & ~(1 << card) | moved}
        takes = {"A": Bounds(1, None)}
        remark = AuthorsRemark("r", 7, "A", PagePlace(368), "", takes=takes, before=True, hands=changed)
        found = decide(deal.case(), remark, deal.tricks, Advice("", ()))
        assert found[Sense.OTHERS_FORCE] is Bearing.YES, card_text(card)


Holds = Callable[[Play], bool]


def supposed_by_trying(case: SearchCase, remark: AuthorsRemark, true: Holds, supposed: Holds) -> dict[Sense, Bearing]:
    """Decide by trying every card; where a supposition fails, all have played against it, so none goes that way."""
    seat = case.seats.index(remark.seat)
    start = position(case.table, case.hands, case.leader, case.seats, first_trick=True)

    def value(play: Play, against: Callable[[int], bool]) -> bool | None:
        if play.over:
            return true(play) if supposed(play) else None
        found, mover = [], play.to_move
        for card in list(cards_in(play.legal())):
            play.put(card)
            found.append(value(play, against))
            play.undo()
        told = [each for each in found if each is not None]
        if not told:
            return None
        return all(told) if against(mover) else any(told)

    against: dict[Sense, Callable[[int], bool]] = {
        Sense.POSSIBLE: lambda mover: False,
        Sense.CERTAIN: lambda mover: True,
        Sense.OTHERS_FORCE: lambda mover: mover == seat,
        Sense.PLAYER_FORCES: lambda mover: mover != seat,
    }
    answer = {None: Bearing.IDLE if remark.supposing else Bearing.NO, True: Bearing.YES, False: Bearing.NO}
    return {sense: answer[value(start, each)] for sense, each in against.items()}


def units(case: SearchCase, play: Play, seat: int) -> int:
    return case.table.units(play.taken[seat])


@pytest.mark.parametrize("number", range(12))
def test_results_of_seats_decided_by_trying_every_card(number: int) -> None:
    rng = Random(f"takes {number}")
    case = small_case(3, rng)
    tricks = some_line(case, rng)
    takes = {"A": Bounds(0, rng.randrange(3)), "C": Bounds(1, None)} if rng.random() < 0.7 else {}
    wins = {"B": Bounds(rng.randrange(2), rng.randrange(1, 4))} if not takes or rng.random() < 0.5 else {}
    supposing = (TrickStatement(EvidenceClaim.WON_BY, (rng.randrange(1, 4),), seats=(rng.randrange(4),)),)
    remark = AuthorsRemark("r", 1, "ABCD"[rng.randrange(4)], PagePlace(1), "", takes=takes, wins=wins, before=True)
    remark = replace(remark, supposing=supposing if number % 2 else ())

    def true(play: Play) -> bool:
        taken = all(bounds.holds(units(case, play, "ABCD".index(seat))) for seat, bounds in takes.items())
        won = [trick.winner for trick in play.tricks]
        return taken and all(bounds.holds(won.count("ABCD".index(seat))) for seat, bounds in wins.items())

    def supposed(play: Play) -> bool:
        return all(play.tricks[each.tricks[0] - 1].winner in each.seats for each in remark.supposing)

    found = decide(case, remark, tricks, Advice("", ()))
    assert {sense: found[sense] for sense in found if sense is not Sense.BY_ADVICE} == supposed_by_trying(
        case, remark, true, supposed
    )


@pytest.mark.parametrize("number", range(6))
def test_events_across_tricks_decided_by_trying_every_card(number: int) -> None:
    rng = Random(f"some {number}")
    case = small_case(3, rng)
    claim = TrickStatement(EvidenceClaim.WON_BY, (2, 3), some=True, seats=(rng.randrange(4),))
    remark = AuthorsRemark("r", 1, "A", PagePlace(1), "", claim=claim, before=True)

    def true(play: Play) -> bool:
        return any(play.tricks[trick - 1].winner in claim.seats for trick in claim.tricks)

    found = decide(case, remark, some_line(case, rng), Advice("", ()))
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    assert found[Sense.CERTAIN] is (Bearing.YES if comes(play, true, lambda mover: True) else Bearing.NO)
    assert found[Sense.OTHERS_FORCE] is (Bearing.YES if comes(play, true, lambda mover: mover == 0) else Bearing.NO)
