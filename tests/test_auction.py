"""The auction: who may bid what, who names the suit, what is then avoided, and who pays for it."""

import pytest

from hearts_spec.cards import Suit, group_mask, parse_card, parse_cards
from hearts_spec.engine.auction import Auction
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IllegalBidError, IrregularStateError
from hearts_spec.engine.game import Game
from hearts_spec.engine.play import position
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.record import named_table
from hearts_spec.rules import Library, RulesError

A, B, C, D = range(4)


def house(library: Library, **rules: object) -> CompiledRules:
    """A house rule over Auction Hearts."""
    made, id = library.find_data({"extends": "spalding-1896/auction", **rules})
    return CompiledRules(made.playable(id, 4))


@pytest.fixture(scope="module")
def table(library: Library) -> CompiledRules:
    return CompiledRules(library.playable("spalding-1896/auction", 4))


def held(table: CompiledRules, *bids: int, dealer: int = D) -> Auction:
    auction = Auction(table, dealer)
    for bid in bids:
        auction.bid(bid)
    return auction


def test_bids_go_round_from_eldest_hand(table: CompiledRules) -> None:
    auction = held(table, dealer=B)
    turns = []
    while auction.to_bid is not None:
        turns.append(auction.to_bid)
        auction.bid(0)
    assert turns == [C, D, A, B]


def test_bidding_follows_reversed_direction_of_play(library: Library) -> None:
    auction = Auction(house(library, table={"turn": "right"}), D)
    assert auction.order == (C, B, A, D)


def test_the_highest_bidder_has_the_choice(table: CompiledRules) -> None:
    auction = held(table, 5, 0, 7, 0)
    assert (auction.buyer, auction.to_name, auction.over) == (C, C, False)
    auction.name(Suit.CLUBS)
    assert auction.over
    assert auction.to_name is None
    sale = auction.sale()
    assert (sale.suit, sale.buyer, sale.bids) == (Suit.CLUBS, C, (5, 0, 7, 0))


def test_a_refused_bid_changes_nothing(table: CompiledRules) -> None:
    auction = held(table, 5)
    with pytest.raises(IllegalBidError, match="B may not say 5: a bid must be 6 or more, to go beyond the 5"):
        auction.bid(5)
    assert auction.to_bid == B
    assert auction.highest == 5


@pytest.mark.parametrize(
    ("bids", "amount", "seat", "reason"),
    [
        ((), -1, None, "a bid must be 1 or more"),
        ((5,), 9, A, "A has bid or passed, and nobody speaks twice"),
        ((5,), 0, A, "A has bid or passed, and nobody speaks twice"),
        ((5,), 9, D, "it is for B to bid, not for D"),
        ((5, 0, 0, 0), 9, None, "everybody has bid or passed"),
    ],
)
def test_a_bid_out_of_place_is_refused(
    table: CompiledRules, bids: tuple[int, ...], amount: int, seat: int | None, reason: str
) -> None:
    refusal = held(table, *bids).why_not(amount, seat)
    assert refusal is not None
    assert refusal.reason.startswith(reason)
    assert refusal.cites or refusal.keys == ("auction.least-raise",)


def test_only_buyer_names_a_suit_and_once(table: CompiledRules) -> None:
    auction = held(table, 5, 0, 7, 0)
    with pytest.raises(IllegalBidError, match="A may not say clubs: the choice of suit is C's"):
        auction.name(Suit.CLUBS, A)
    auction.name(Suit.CLUBS, C)
    with pytest.raises(IllegalBidError, match="clubs have been named"):
        auction.name(Suit.SPADES, C)


def test_unfinished_auction_has_not_failed(table: CompiledRules) -> None:
    with pytest.raises(IrregularStateError, match="it is for B to bid"):
        held(table, 5).sale()
    with pytest.raises(IrregularStateError, match="it is for A to name the suit"):
        held(table, 5, 0, 0, 0).sale()


def test_a_game_without_an_auction_opens_none(library: Library) -> None:
    with pytest.raises(IrregularStateError, match="spalding-1896/sweepstake has no auction"):
        Auction(CompiledRules(library.playable("spalding-1896/sweepstake", 4)), D)


def test_a_larger_raise_may_be_asked_for(library: Library) -> None:
    auction = held(house(library, auction={"least-raise": 5}), 5)
    assert auction.why_not(9) is not None
    assert auction.why_not(10) is None


def test_nobody_buys_and_hearts_are_avoided(table: CompiledRules) -> None:
    auction = held(table, 0, 0, 0, 0)
    assert auction.over
    assert auction.sale().suit is Suit.HEARTS
    assert auction.sale().buyer is None
    with pytest.raises(IllegalBidError, match="clubs may not be said: nobody has the choice of suit"):
        auction.name(Suit.CLUBS)


def test_or_the_dealer_names_a_suit(library: Library) -> None:
    auction = held(house(library, auction={"unsold": "dealer-names"}), 0, 0, 0, 0)
    assert auction.to_name == D
    auction.name(Suit.SPADES)
    assert (auction.sale().suit, auction.sale().buyer, auction.sale().bids) == (Suit.SPADES, D, (0, 0, 0, 0))


def test_no_bidding_during_a_jack(table: CompiledRules) -> None:
    auction = Auction(table, D, before=Standing(13, True), buyer=B)
    assert auction.free
    assert (auction.to_bid, auction.to_name) == (None, B)
    with pytest.raises(IllegalBidError, match="not sold while a Jack stands"):
        auction.bid(3)


def test_a_jack_may_be_sold_again(library: Library) -> None:
    auction = Auction(house(library, auction={"jack": "sold-again"}), D, before=Standing(13, True), buyer=B)
    assert not auction.free
    assert auction.to_bid == A


@pytest.mark.parametrize("divided", [False, True])
def test_only_a_jack_after_division_keeps_the_choice(library: Library, divided: bool) -> None:
    table = CompiledRules(library.playable("foster-1914/auction", 4, {"choice-after-division": "sold"}))
    auction = Auction(table, D, before=Standing(1, True, divided=divided), buyer=B)
    assert auction.free is not divided
    assert (auction.to_bid, auction.to_name) == ((A, None) if divided else (None, B))


def test_pool_after_division_holds_the_remainder(library: Library) -> None:
    table = CompiledRules(library.playable("foster-1914/auction", 4)).avoiding(Suit.CLUBS)
    divided = settle(table, CompletedDeal((0, 6, 7, 0), dealer=D, bids=(10, 0, 0, 0)))
    assert divided.after == Standing(1, True, divided=True)
    assert settle(table, CompletedDeal((0, 6, 7, 0), dealer=D, bids=(11, 0, 0, 0))).after == Standing()
    assert settle(table, CompletedDeal((3, 3, 3, 4), dealer=D, bids=(10, 0, 0, 0))).after == Standing(23, True)


def test_half_left_by_revoker_is_of_unwon_pool(library: Library) -> None:
    """D, clear with A, has revoked and pays for all, thirteen, and the bid of ten again: A has half of thirty-three."""
    table = CompiledRules(library.playable("foster-1914/auction", 4)).avoiding(Suit.CLUBS)
    deal = CompletedDeal((0, 6, 7, 0), dealer=D, bids=(10, 0, 0, 0), revokes=Revokes((D,)))
    assert settle(table, deal).draws[A] == 16
    assert settle(table, deal).after == Standing(17, True)


def test_sale_after_division_requires_odd_chip_jack(library: Library) -> None:
    with pytest.raises(RulesError, match="no Jack is the remainder of a divided pool"):
        house(library, auction={"jack": "sold-if-divided"})


# The suit named


def test_heart_values_go_to_the_named_suit(table: CompiledRules) -> None:
    spades = table.avoiding(Suit.SPADES)
    assert spades.total == 13
    assert spades.units(group_mask("spades")) == 13
    assert spades.units(group_mask("hearts")) == 0
    assert spades.avoiding(Suit.HEARTS).units(group_mask("hearts")) == 13


def test_single_heart_values_move_and_others_stay(library: Library) -> None:
    table = house(library, values={"AH": 5, "QS": 13}).avoiding(Suit.CLUBS)
    assert table.units(group_mask("AC")) == 5
    assert table.units(group_mask("AH")) == 0
    assert table.units(group_mask("QS")) == 13
    assert table.units(group_mask("KC")) == 1


def test_limits_on_hearts_apply_to_named_suit(library: Library) -> None:
    table = house(library, hearts={"led": "once-broken", "broken-by": ["hearts"]}).avoiding(Suit.CLUBS)
    hand = sum(1 << card for card in parse_cards("2C 3H 4D"))
    play = position(table, [hand, 0, 0, 0], A)
    assert play.legal() == sum(1 << card for card in parse_cards("3H 4D"))
    refusal = play.why_not(parse_card("2C"))
    assert refusal is not None
    assert refusal.reason == "clubs may be led only once clubs are broken; only a club breaks clubs"


def test_bar_on_first_trick_applies_to_named_suit(library: Library) -> None:
    rules = {"barred": ["hearts"], "only-barred": "hearts-first"}
    table = house(library, **{"first-trick": rules}).avoiding(Suit.CLUBS)
    hands = [1 << parse_card("AD"), sum(1 << card for card in parse_cards("2C 3H")), 0, 0]
    play = position(table, hands, A, first_trick=True)
    play.put(parse_card("AD"))
    assert play.legal() == 1 << parse_card("3H")


# Paying


def test_a_bid_is_paid_by_the_buyer_alone(table: CompiledRules) -> None:
    result = settle(table.avoiding(Suit.CLUBS), CompletedDeal((0, 6, 7, 0), dealer=D, bids=(5, 0, 7, 0)))
    assert result.pays == (0, 6, 14, 0)
    assert result.draws == (10, 0, 0, 10)


def test_or_by_everybody_who_bid(library: Library) -> None:
    table = house(library, auction={"pays": "every-bidder"})
    assert settle(table, CompletedDeal((0, 6, 7, 0), dealer=D, bids=(5, 0, 7, 0))).pays == (5, 6, 14, 0)


def test_two_players_cannot_have_bid_the_same(table: CompiledRules) -> None:
    with pytest.raises(IrregularStateError, match="two players cannot bid the same"):
        settle(table, CompletedDeal((0, 4, 9, 0), bids=(25, 25, 0, 0)))


def test_a_bid_in_a_jack_pot_is_refused(table: CompiledRules) -> None:
    with pytest.raises(IrregularStateError, match="not sold while a Jack stands"):
        settle(table, CompletedDeal((0, 6, 7, 0), before=Standing(13, True), dealer=D, bids=(5, 0, 0, 0)))


def test_bid_refused_in_game_without_auction(library: Library) -> None:
    with pytest.raises(IrregularStateError, match="has no auction"):
        settle(
            CompiledRules(library.playable("spalding-1896/howell", 4)), CompletedDeal((0, 6, 7, 0), bids=(5, 0, 0, 0))
        )


def test_buyer_keeps_choice_until_jack_is_won(table: CompiledRules) -> None:
    game = Game(table, dealer=D)
    auction = game.auction()
    for bid in (5, 0, 7, 0):
        auction.bid(bid)
    auction.name(Suit.SPADES)
    game.settle(CompletedDeal((1, 3, 4, 5)), auction.sale())
    assert (game.buyer, game.standing.pool) == (C, 20)
    auction = game.auction()
    assert (auction.dealer, auction.to_name) == (A, C)
    auction.name(Suit.CLUBS)
    game.settle(CompletedDeal((4, 0, 4, 5)), auction.sale())
    assert (game.buyer, game.standing.pool) == (None, 0)
    assert game.auction().to_bid == C


# A deal told by its end


@pytest.mark.parametrize(
    ("standing", "bids", "suit", "message"),
    [
        (Standing(), (0, 0, 7, 0), None, "does not say which suit"),
        (Standing(13, True), (0, 0, 0, 0), None, "does not say which suit"),
        (Standing(), (0, 0, 0, 0), Suit.CLUBS, "nobody bid, so hearts are avoided"),
    ],
)
def test_a_suit_that_cannot_be_is_refused(
    table: CompiledRules, standing: Standing, bids: tuple[int, ...], suit: Suit | None, message: str
) -> None:
    with pytest.raises(IrregularStateError, match=message):
        named_table(table, standing, bids, suit)


def test_hearts_refused_where_they_may_not_be_named(library: Library) -> None:
    table = house(library, auction={"names": "not-hearts"})
    with pytest.raises(IrregularStateError, match="in place of hearts"):
        named_table(table, Standing(), (0, 0, 7, 0), Suit.HEARTS)
    assert named_table(table, Standing(), (0, 0, 0, 0), Suit.HEARTS) is table


def test_dealer_naming_an_unsold_choice_acts_as_buyer(library: Library) -> None:
    table = house(library, auction={"names": "not-hearts", "unsold": "dealer-names"})
    nobody = (0, 0, 0, 0)
    assert named_table(table, Standing(), nobody, Suit.CLUBS).avoided is Suit.CLUBS
    with pytest.raises(IrregularStateError, match="in place of hearts"):
        named_table(table, Standing(), nobody, Suit.HEARTS)
    with pytest.raises(IrregularStateError, match="does not say which suit"):
        named_table(table, Standing(), nobody, None)


# Rule sets that cannot be played


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ({"extends": "spalding-1896/sweepstake", "lead": {"opener": "buyer"}}, "the buyer leads, but nothing is sold"),
        ({"extends": "modern/standard", "auction": {"bids": "one-each"}}, "bids are paid into a pool"),
        ({"extends": "spalding-1896/howell", "auction": {"bids": "one-each"}}, "bids are paid into a pool"),
    ],
)
def test_contradictory_auction_rules_are_an_error(library: Library, rules: dict[str, object], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        library.find_data(rules)


def test_former_buyer_regains_choice_only_during_a_jack(table: CompiledRules) -> None:
    auction = Auction(table, D, buyer=B)
    assert auction.buyer is None
    for _ in range(4):
        auction.bid(0)
    assert (auction.buyer, auction.sale().suit) == (None, Suit.HEARTS)
    assert Auction(table, D, before=Standing(13, True), buyer=B).buyer == B
