"""The play of a deal: what each word of the vocabulary allows and forbids, worked by hand on small hands."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from hearts_spec.cards import JOKER, NotationError, cards_in, cards_text, full_pack, mask_of, parse_card, parse_cards
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, pack_of
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.play import Play, TrickResult, position
from tests.conftest import LIBRARY


def table_of(rules: dict[str, Any], players: int = 4, **choices: str) -> CompiledRules:
    """Compile the modern game as changed by some rules, or another game that they name under `extends`."""
    if set(rules) == {"extends"}:
        return CompiledRules(LIBRARY.playable(rules["extends"], players, choices))
    found, id = LIBRARY.find_data({"extends": "modern/standard", **rules})
    return CompiledRules(found.playable(id, players, choices))


def hand(text: str) -> int:
    return mask_of(parse_cards(text))


def text(mask: int) -> str:
    return cards_text(cards_in(mask))


def about_to_play(
    table: CompiledRules, cards: str, trick: str = "", *, first: bool = False, broken: bool = False
) -> Play:
    """Give a play in which the holder of some cards is to lead, or to play to a trick that stands as given."""
    before = parse_cards(trick)
    hands = [1 << card for card in before] + [hand(cards)]
    hands += [0] * (table.players - len(hands))
    play = position(table, hands, 0, first_trick=first, broken=broken)
    for card in before:
        play.put(card)
    return play


@dataclass(frozen=True)
class Case:
    """A hand at a moment of play: what it may play, and what refuses one of the rest."""

    name: str
    hand: str
    legal: str
    refused: str = ""
    keys: str = ""
    cites: str = ""
    trick: str = ""
    first: bool = False
    broken: bool = False
    rules: dict[str, Any] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)


BLACK_LADY = {"extends": "davis-2004/black-lady"}
HELD = {"breaking": "must-be-broken", "queen-held": "until-broken"}
LOWEST = {"opening": "two-of-clubs", "lowest-club": "lowest"}
ONLY_LOWEST = {"hearts": {"only-hearts": "lowest-heart"}, "cites": {"hearts.only-hearts": "modern.breaking"}}
EITHER = {"hearts": {"with-queen": "either"}}
ALL_WAIT = {"queen": {"led": "once-broken"}}
SCORING = {"follow": {"void": "scoring-card"}, "cites": {"follow.void": "modern.discard"}}
FORCED = {"queen": {"thrown": "first-chance"}, "cites": {"queen.thrown": "modern.queen-need-not"}}
HEARTS_FIRST = {"first-trick": {"only-barred": "hearts-first"}}
QUEEN_FIRST = {"first-trick": {"only-barred": "queen-first"}}
FREE = {"follow": {"suit": "free"}}

CASES = [
    # following suit
    Case("the suit led must be followed", "2C KC 5H", "2C KC", "5H", "follow.suit", "modern.follow", "9C"),
    Case("a lone queen follows to a spade", "QS 5H", "QS", "5H", "follow.suit", "modern.follow", "9S"),
    Case("without the suit anything goes", "QS 5H 2D", "2D QS 5H", trick="9C"),
    Case("suit need not be followed", "2C KC 5H", "2C KC 5H", trick="9C", rules=FREE),
    Case(
        "a barred card may follow suit where suit is free", "5H 2D QS", "2D 5H", "QS", "first-trick.barred",
        "modern.first-trick-no-points", "9H", first=True, rules=FREE,
    ),
    Case(
        "suit is free for him who could follow, but a void hand must throw what scores", "2C KC 5H", "2C KC 5H",
        trick="9C", rules={"follow": {"suit": "free", "void": "scoring-card"}},
    ),
    # the opening lead
    Case("the lowest club opens", "3C KC 5D", "3C", "KC", "lead.opening", "modern.opening-lead", first=True),
    Case(
        "any club opens", "3C KC 5D", "3C KC", "5D", "lead.opening", "modern.opening-lead", first=True,
        rules={"lead": {"opening": "any-club"}, "cites": {"lead.opening": "modern.opening-lead"}},
    ),
    Case("any card opens", "3C KC 5D", "3C KC 5D", first=True, rules={"lead": {"opening": "any-card"}}),
    Case("without a club any free card opens", "5D 3H", "5D", "3H", "hearts.led", "modern.breaking", first=True),
    # the first trick
    Case(
        "hearts are barred from the first trick", "2D QS 5H", "2D", "5H", "first-trick.barred",
        "modern.first-trick-no-points", "9C", first=True,
    ),
    Case(
        "the queen is barred from the first trick", "2D QS 5H", "2D", "QS", "first-trick.barred",
        "modern.first-trick-no-points", "9C", first=True,
    ),
    Case("a barred card may follow suit", "QS 2S", "2S QS", trick="9S", first=True),
    Case("nothing is barred later", "2D QS 5H", "2D QS 5H", trick="9C"),
    Case("a hand of barred cards throws any", "QS 5H", "QS 5H", trick="9C", first=True),
    Case(
        "a hand of barred cards throws a heart", "QS 5H", "5H", "QS", "first-trick.only-barred",
        "modern.first-trick-no-points", "9C", first=True, rules=HEARTS_FIRST,
    ),
    Case("a lone queen is thrown", "QS", "QS", trick="9C", first=True, rules=HEARTS_FIRST),
    Case(
        "a hand of barred cards throws the queen", "QS 5H", "QS", "5H", "first-trick.only-barred",
        "modern.first-trick-no-points", "9C", first=True, rules=QUEEN_FIRST,
    ),
    Case("barred hearts without the queen", "4H 5H", "4H 5H", trick="9C", first=True, rules=QUEEN_FIRST),
    Case(
        "the lowest club follows to the first trick", "4C KC 5H", "4C", "KC", "first-trick.follow",
        "davis-2004.black-lady.option.lowest-club", "2C", first=True, rules=BLACK_LADY, choices=LOWEST,
    ),
    Case("any club follows later", "4C KC 5H", "4C KC", trick="2C", rules=BLACK_LADY, choices=LOWEST),
    Case(
        "with the ace low it is the lowest club", "4C AC 5H", "AC", "4C", "first-trick.follow", "", "2C", first=True,
        rules={"first-trick": {"follow": "lowest"}, "pack": {"ace": "low"}},
    ),
    # leading before hearts are broken
    Case("hearts wait", "2D QS 5H", "2D QS", "5H", "hearts.led", "modern.breaking"),
    Case("hearts are broken", "2D QS 5H", "2D QS 5H", broken=True),
    Case("hearts are led at will", "2D QS 5H", "2D QS 5H", rules={"hearts": {"led": "at-will"}}),
    Case("only hearts: any", "4H 5H", "4H 5H"),
    Case("only hearts: the lowest", "4H 5H", "4H", "5H", "hearts.only-hearts", "modern.breaking", rules=ONLY_LOWEST),
    Case("only hearts and broken", "4H 5H", "4H 5H", broken=True, rules=ONLY_LOWEST),
    Case("hearts and the queen: the queen", "QS 5H", "QS", "5H", "hearts.with-queen", "modern.queen-lead-any-time"),
    Case("hearts and the queen: either", "QS 4H 5H", "QS 4H 5H", rules=EITHER),
    Case("hearts, the queen and a club", "2C QS 5H", "2C QS", "5H", "hearts.led", "modern.breaking", rules=EITHER),
    Case("the queen waits", "2D QS", "2D", "QS", "queen.led", "", rules=ALL_WAIT),
    Case(
        "the queen waits, with her provision", "2D QS", "2D", "QS", "queen.led",
        "davis-2004.black-lady.option.queen-held-until-broken", rules=BLACK_LADY, choices=HELD,
    ),
    Case("nothing but what waits", "QS 4H 5H", "QS 4H 5H", rules=ALL_WAIT),
    Case("the queen alone is led", "QS", "QS", rules=ALL_WAIT),
    # throwing
    Case(
        "the queen is held until hearts are broken", "2D QS 5H", "2D 5H", "QS", "queen.thrown",
        "davis-2004.black-lady.option.queen-held-until-broken", "9C", rules=BLACK_LADY, choices=HELD,
    ),
    Case(
        "the queen held is thrown once broken", "2D QS", "2D QS", trick="9C", broken=True,
        rules=BLACK_LADY, choices=HELD,
    ),
    Case("the queen held, with nothing else", "QS", "QS", trick="9C", rules=BLACK_LADY, choices=HELD),
    Case("the queen held follows suit", "QS 5H", "QS", "5H", "follow.suit", "", "9S", rules=BLACK_LADY, choices=HELD),
    Case(
        "the queen at the first chance", "2D QS 5H", "QS", "5H", "queen.thrown", "modern.queen-need-not",
        "9C", rules=FORCED,
    ),
    Case(
        "no first chance while she is barred", "2D QS 5H", "2D", "QS", "first-trick.barred", "", "9C",
        first=True, rules=FORCED,
    ),
    Case("a scoring card is thrown", "2D QS 5H", "QS 5H", "2D", "follow.void", "modern.discard", "9C", rules=SCORING),
    Case("no scoring card to throw", "2D 3D", "2D 3D", trick="9C", rules=SCORING),
    Case(
        "cards that lower a score need not be thrown", "2D JD", "2D JD", trick="9C",
        rules={**SCORING, "values": {"JD": -10}},
    ),
    Case(
        "what is barred need not be thrown", "2D 5H", "2D", "5H", "first-trick.barred", "", "9C",
        first=True, rules=SCORING,
    ),
]  # fmt: skip


def play_of(case: Case) -> Play:
    table = table_of(case.rules, **case.choices)
    return about_to_play(table, case.hand, case.trick, first=case.first, broken=case.broken)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_may_be_played(case: Case) -> None:
    assert text(play_of(case).legal()) == case.legal


@pytest.mark.parametrize("case", [case for case in CASES if case.refused], ids=lambda case: case.name)
def test_why_not(case: Case) -> None:
    refusal = play_of(case).why_not(parse_card(case.refused))
    assert refusal is not None
    assert refusal.reason
    assert case.keys in refusal.keys
    assert not case.cites or case.cites in refusal.cites


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        (
            Case("", "2C KC 5H", "", "5H", trick="9C"),
            "you must follow suit if you can: clubs were led, and the hand holds 2C KC",
        ),
        (Case("", "2D", "", "5H"), "the five of hearts is not in the hand"),
        (Case("", "3C KC", "", "KC", first=True), "the first card led must be the lowest club in play: 3C"),
        (
            Case("", "2D 5H", "", "5H"),
            "hearts may be led only once hearts are broken; only a heart or the queen of spades breaks hearts",
        ),
        (
            Case("", "2D QS", "", "QS", trick="9C", first=True),
            "you may not discard a heart or the queen of spades on the first trick",
        ),
    ],
)  # fmt: skip
def test_reasons_in_words(case: Case, reason: str) -> None:
    refusal = play_of(case).why_not(parse_card(case.refused))
    assert refusal is not None
    assert refusal.reason == reason


def test_an_illegal_play_says_who_what_and_why() -> None:
    play = about_to_play(table_of({}), "2C KC 5H", "9C")
    with pytest.raises(IllegalPlayError) as caught:
        play.play(parse_card("5H"))
    error = caught.value
    assert (error.play, error.seat, error.card) == (2, "B", "5H")
    assert error.refusal.keys == ("follow.suit",)
    assert play.trick == [parse_card("9C")]


# Breaking hearts


@pytest.mark.parametrize(
    ("rules", "trick", "card", "broken"),
    [
        ({}, "9C", "5H", True),
        ({}, "9C", "QS", True),
        ({}, "9S", "QS", False),
        ({}, "", "QS", False),
        ({}, "", "5H", False),
        ({}, "9H", "5H", False),
        ({}, "9C", "2D", False),
        ({"hearts": {"broken-by": ["hearts"]}}, "9C", "QS", False),
        ({"hearts": {"broken-when": "played"}}, "9S", "QS", True),
        ({"hearts": {"broken-when": "played"}}, "", "QS", True),
        ({"hearts": {"broken-when": "played"}}, "", "5H", True),
        ({"hearts": {"broken-when": "played"}}, "", "2D", False),
    ],
)
def test_breaking(rules: dict[str, Any], trick: str, card: str, broken: bool) -> None:
    play = about_to_play(table_of(rules), card, trick)
    play.play(parse_card(card))
    assert play.broken is broken


def test_breaking_within_trick_frees_queen_at_once() -> None:
    table = table_of(BLACK_LADY, **HELD)
    play = about_to_play(table, "2D QS", "9C 5H")
    assert play.broken
    assert text(play.legal()) == "2D QS"


# Winning tricks


@pytest.mark.parametrize(
    ("rules", "trick", "winner"),
    [
        ({}, "9C KC 2C AH", "B"),
        ({}, "2D AC AS AH", "A"),
        ({"trick": {"won-by": "lowest"}}, "9C KC 2C 2H", "C"),
        ({"trick": {"trumps": "hearts"}}, "9C KC 2H AS", "C"),
        ({"trick": {"trumps": "hearts"}}, "9C 3H 2H AS", "B"),
        ({"trick": {"trumps": "clubs"}}, "9C KC AH AS", "B"),
        ({"pack": {"ace": "low"}}, "9C AC 2C 3C", "A"),
        ({"pack": {"ace": "low"}}, "AC AH AD AS", "A"),
        ({"pack": {"ace": "low"}, "trick": {"won-by": "lowest"}}, "9C AC 2C 3C", "B"),
    ],
)
def test_who_wins(rules: dict[str, Any], trick: str, winner: str) -> None:
    cards = parse_cards(trick)
    play = position(table_of(rules), [1 << card for card in cards], 0)
    for card in cards:
        play.put(card)
    assert play.seats[play.tricks[0].winner] == winner
    assert play.taken[play.seats.index(winner)] == mask_of(cards)
    assert play.to_move == play.leader == play.seats.index(winner)


def two_packs(**rules: Any) -> CompiledRules:
    return table_of({"table": {"players": [4]}, "pack": {"packs": 2}, "deal": {"hand": 26}, **rules})


def test_of_equal_cards_the_first_wins() -> None:
    first, second = parse_card("KC"), parse_card("KC") + 64
    for order in ([first, second], [second, first]):
        cards = [parse_card("2C"), *order, parse_card("3C")]
        play = position(two_packs(), [1 << card for card in cards], 0)
        for card in cards:
            play.put(card)
        assert play.tricks[0].winner == 1


def test_limits_bind_both_copies() -> None:
    second_queen, low, high = 1 << parse_card("QS") + 64, 1 << parse_card("2C") + 64, 1 << parse_card("AC")
    waits = position(two_packs(queen={"led": "once-broken"}), [second_queen | high, 0, 0, 0], 0)
    assert waits.legal() == high
    opens = position(two_packs(), [low | high, 0, 0, 0], 0, first_trick=True)
    assert opens.legal() == low


# Leading


def test_the_trick_passes_round_to_the_right() -> None:
    play = about_to_play(table_of({"table": {"turn": "right"}}), "2C", "")
    assert play.seats[play.to_move] == "A"
    play.put(parse_card("2C"))
    assert play.seats[play.to_move] == "D"


def test_the_next_leader_sits_left_of_the_last() -> None:
    cards = parse_cards("9C 2C 3C KC")
    play = position(table_of({"lead": {"next": "left-of-leader"}}), [1 << card for card in cards], 0)
    for card in cards:
        play.put(card)
    assert play.tricks[0].winner == 3
    assert play.leader == play.to_move == 1


def dealt_in_order(table: CompiledRules, dealer: int = 0) -> Play:
    return Play(table, deal_out(table.rules, pack_of(table.rules), 0, table.players), dealer)


@pytest.mark.parametrize(
    ("rules", "dealer", "leader"),
    [
        ({"lead": {"opener": "eldest"}}, 2, 3),
        ({"lead": {"opener": "eldest"}, "table": {"turn": "right"}}, 2, 1),
        ({"lead": {"opener": "dealer"}}, 2, 2),
        ({}, 2, 1),  # the two of clubs was dealt first, to the seat at the left of seat 0
        ({"pack": {"ace": "low"}}, 2, 1),  # so was the ace of clubs, the thirteenth card
    ],
)
def test_who_opens(rules: dict[str, Any], dealer: int, leader: int) -> None:
    assert dealt_in_order(table_of(rules), dealer).leader == leader


def test_first_lowest_club_in_order_of_play_opens() -> None:
    table = two_packs()
    both = [1 << parse_card("2C"), 1 << parse_card("2C") + 64]
    rest = [card for card in pack_of(table.rules) if card & 63 != parse_card("2C")]
    hands = [mask | sum(1 << card for card in rest[25 * seat : 25 * seat + 25]) for seat, mask in enumerate(both)]
    hands += [sum(1 << card for card in rest[start : start + 26]) for start in (50, 76)]
    assert Play(table, hands, dealer=3).leader == 0
    assert Play(table, hands, dealer=0).leader == 1


# The deal under way


def test_a_card_after_the_last_is_refused() -> None:
    play = dealt_in_order(table_of({}))
    while not play.over:
        play.play(next(cards_in(play.legal())))
    before = play.hands.copy()
    with pytest.raises(IrregularStateError, match="play 53: the deal is over, and no card is left to play") as caught:
        play.play(parse_card("2C"))
    assert (caught.value.token, caught.value.position) == ("2C", "play 53")
    assert play.hands == before
    with pytest.raises(IrregularStateError, match="the deal is over"):
        play.play(JOKER, obliging=True)


def test_seat_given_by_name_or_number() -> None:
    table = table_of({"lead": {"opener": "dealer"}})
    hands = deal_out(table.rules, pack_of(table.rules), 0, 4)
    assert [Play(table, hands, dealer, "NESW").leader for dealer in ("E", 1)] == [1, 1]
    for nobody in ("X", 4, -1):
        with pytest.raises(NotationError, match="there is no seat"):
            Play(table, hands, nobody, "NESW")


def test_cards_taken_do_not_depend_on_when_asked() -> None:
    asked, left = (dealt_in_order(table_of({})) for _ in range(2))
    while not asked.over:
        card = next(cards_in(asked.legal()))
        asked.put(card)
        left.put(card)
        assert sum(asked.taken) == asked.table.pack ^ sum(asked.hands) ^ sum(1 << each for each in asked.trick)
    assert left.taken == asked.taken
    for play in (asked, left):
        for _ in range(6):
            play.undo()
    assert left.taken == asked.taken


def test_a_trick_is_remembered() -> None:
    cards = parse_cards("9C KC 2C AH")
    play = position(table_of({}), [1 << card for card in cards], 0)
    for number, card in enumerate(cards):
        assert play.played == number
        assert not play.over
        play.put(card)
    assert play.tricks == [TrickResult(0, tuple(cards), 1)]
    assert play.winners == [1]
    assert play.trick == []
    assert play.led_mask == 0
    assert play.played == 4
    assert play.over
    assert play.legal() == 0


def test_a_copy_goes_its_own_way() -> None:
    play = dealt_in_order(table_of({}))
    other = play.copy()
    while not other.over:
        other.put(next(cards_in(other.legal())))
    assert play.played == 0
    assert play.hands == dealt_in_order(table_of({})).hands
    assert play.taken == [0, 0, 0, 0]
    assert other.played == 52


def test_nothing_to_take_back() -> None:
    with pytest.raises(IrregularStateError, match="no card has been played"):
        dealt_in_order(table_of({})).undo()


# Hands that cannot be


def hands_in_order() -> list[int]:
    cards = full_pack()
    return [mask_of(cards[seat * 13 : seat * 13 + 13]) for seat in range(4)]


@pytest.mark.parametrize(
    ("seat", "cards", "token", "position", "message"),
    [
        (1, "2C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "2C", "B", "2C is in more than one hand"),
        (1, "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "B", "B", "B holds 12 cards, not 13"),
        (3, "Joker 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "Joker", "D", "Joker is not in the pack for 4 players"),
    ],
)
def test_hands_that_are_no_deal(seat: int, cards: str, token: str, position: str, message: str) -> None:
    hands = hands_in_order()
    hands[seat] = hand(cards)
    with pytest.raises(IrregularStateError) as caught:
        Play(table_of({}), hands)
    assert (caught.value.token, caught.value.position) == (token, position)
    assert str(caught.value) == message


def test_too_few_hands() -> None:
    with pytest.raises(IrregularStateError, match="expected 4 hands, found 3"):
        Play(table_of({}), hands_in_order()[:3])


def test_card_held_more_often_than_in_pack() -> None:
    hands = hands_in_order()
    hands[0] = mask_of(parse_cards("2C 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"))
    with pytest.raises(IrregularStateError, match="2C is there more often than the pack holds it for 4 players"):
        Play(table_of({}), hands)


def test_incomplete_pack_is_not_dealt() -> None:
    table = table_of({})
    with pytest.raises(IrregularStateError, match="a pack of 52 cards"):
        deal_out(table.rules, full_pack()[:51] + full_pack()[:1], 0, 4)
    with pytest.raises(IrregularStateError, match="a pack of 52 cards"):
        deal_out(table.rules, full_pack()[:51], 0, 4)


def test_cards_are_dealt_in_packets() -> None:
    table = table_of({"deal": {"at-a-time": 4}})
    hands = deal_out(table.rules, pack_of(table.rules), 3, 4)
    assert text(hands[0]) == "2C 3C 4C 5C 5D 6D 7D 8D 8S 9S 10S JS JH"
    assert text(hands[3]) == "AC 2D 3D 4D 4S 5S 6S 7S 7H 8H 9H 10H AH"
