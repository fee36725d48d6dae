"""What holds in every deal under every rule set, whatever the cards and however they are played."""

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from operator import or_, xor
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_spec.cards import JOKER, SUITS, cards_in, group_mask, suit_of
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.game import Game
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import finished, joker_fate
from hearts_spec.engine.settle.revokes import NO_REVOKES
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult, Standing
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.doubling import ShownPlayed
from hearts_spec.rules.vocabulary.joker import JokerTrumps
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.payment import PayTimes
from hearts_spec.rules.vocabulary.programme import deals_in
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.rules.vocabulary.tricks import TrickWonBy, Trumps, TwinsOnTrick, UnwonLast
from tests.chance import chances
from tests.conftest import LIBRARY, many
from tests.independent_settlement import check_charged, declared_at_random, shown_at_random, totals_at_random

DEALS = many(2_000, 20_000)
Setting = tuple[str, int, tuple[tuple[str, str], ...]]


def every_setting() -> Iterator[Setting]:
    """Give every rule set at every number of players, as it stands and with each choice that it offers."""
    for id in LIBRARY.ids():
        rule_set = LIBRARY.rule_set(id)
        for players in rule_set.players:
            yield id, players, ()
            for name, option in rule_set.options.items():
                for answer, choice in option.choices.items():
                    if answer != option.default:
                        yield id, players, tuple({name: answer, **choice.needs}.items())


SETTINGS = tuple(every_setting())
PLAIN = tuple(setting for setting in SETTINGS if not setting[2])


@cache
def table_of(setting: Setting) -> CompiledRules:
    id, players, choices = setting
    return CompiledRules(LIBRARY.playable(id, players, dict(choices)))


def dealt(table: CompiledRules, rng: Random, sale: Sale | None = None) -> Play:
    order = pack_of(table.rules)
    rng.shuffle(order)
    dealer = rng.randrange(table.players)
    hands = deal_out(table.rules, order, dealer, table.players)
    rest = left_over(table.rules, order, table.players)
    buyer = sale.buyer if sale else None
    return Play(table.avoiding(sale.suit) if sale else table, hands, dealer, buyer=buyer, rest=rest)


def sold(table: CompiledRules, standing: Standing, rng: Random) -> Sale | None:
    """Hold an auction at random, where the rule set has one; in a jack-pot somebody may have had the choice before."""
    if not table.rules.auction.is_held:
        return None
    before = rng.choice((None, *range(table.players)))
    return sold_at_random(Auction(table, rng.randrange(table.players), before=standing, buyer=before), rng)


def sold_at_random(auction: Auction, rng: Random) -> Sale:
    while (seat := auction.to_bid) is not None:
        assert not auction.over
        least = auction.highest + auction.rules.least_raise
        assert auction.why_not(0) is None
        assert auction.why_not(least) is None
        assert auction.why_not(least - 1) or least == 1
        bid = rng.choice((0, least, least + rng.randrange(20)))
        auction.bid(bid)
        assert auction.bids[seat] == bid
        assert auction.why_not(bid + 50, seat)
    if auction.to_name is not None:
        auction.name(rng.choice([suit for suit in SUITS if not auction.why_not_name(suit)]))
    sale = auction.sale()
    assert max(sale.bids) == (sale.bids[sale.buyer] if sale.buyer is not None else 0)
    return sale


def play_out(play: Play, rng: Random, asking: bool) -> None:
    """Play a deal at random; where `asking`, ask of every card of the pack at every play why it may not be played."""
    while not play.over:
        legal = play.legal()
        assert legal
        assert not legal & ~play.hands[play.to_move]
        check_waiting(play, legal)
        if asking:
            for card in cards_in(play.table.pack):
                refusal = play.why_not(card)
                assert (refusal is None) == bool(legal >> card & 1)
                assert refusal is None or refusal.reason
                assert refusal is None or refusal.keys or not play.hands[play.to_move] >> card & 1
        put(play, rng.choice(list(cards_in(legal))), rng)


def check_waiting(play: Play, legal: int) -> None:
    """Check that no card that was shown and waits may be played while another of its suit may be."""
    shown = legal & play.shown if play.table.rules.doubling.played is ShownPlayed.ONCE_LED else 0
    if not shown:
        return
    led = {suit_of(trick.cards[0]) for trick in play.tricks}
    for card in cards_in(shown):
        suit = suit_of(card)
        if suit not in led and play.led_mask in (0, group_mask(suit.name)):
            assert not legal & group_mask(suit.name) & ~play.shown


def put(play: Play, card: int, rng: Random) -> None:
    """Play a card; a joker that may oblige a high heart to win does so as often as not."""
    if card == JOKER and rng.random() < 0.5 and play.why_not_oblige() is None:
        play.put_obliging()
    else:
        play.put(card)


def check_cards(play: Play, hands: list[int]) -> None:
    """Check the cards of a finished deal: each is in one place, and every trick was won by whoever held its winner."""
    table = play.table
    widow = play.aside.widow if play.aside else 0
    played = table.pack.bit_count() - widow.bit_count()
    assert reduce(or_, play.taken) == reduce(xor, play.taken) == table.pack
    assert sum(table.units(cards) for cards in play.taken) == table.total
    if table.draws_to_follow:
        check_drawing(play, list(hands))
        return
    assert len(play.tricks) == played // table.players
    assert sum(tricks_of(play).of_each()) == sum(1 for trick in play.tricks if trick.winner is not None)
    assert sum(len(play.laid(number)) for number in range(len(play.tricks))) == play.played == played
    taker = play.widow_taker()
    assert not widow if taker is None else not widow & ~play.taken[taker]
    hands = list(hands)
    leader = play.tricks[0].leader
    for number, trick in enumerate(play.tricks):
        assert trick.leader == leader
        laid = play.laid(number)
        assert [seat for seat, _ in laid] == seats_that_play(table, leader, hands, first=number == 0)
        assert all(hands[seat] >> card & 1 for seat, card in laid)
        cards = tuple(card for _, card in laid)
        assert number == 0 or cards == trick.cards
        obliged = play.aside.obliged.get(number) if play.aside else None
        best = winning_card(table, cards) if obliged is None else obliged
        if best is None:
            last = number + 1 == len(play.tricks)
            assert trick.winner == (last_winner(play) if last else None)
        else:
            assert trick.winner is not None
            assert hands[trick.winner] >> best & 1
            assert play.taken[trick.winner] >> best & 1
        for seat, card in play.drawn(number):
            hands[seat] |= 1 << card
        leader = trick.leader if trick.winner is None else trick.winner


def seats_that_play(table: CompiledRules, leader: int, hands: Sequence[int], *, first: bool) -> list[int]:
    """List who plays to a trick, in turn; whoever has a card more plays twice to the first."""
    twice = first and table.rules.deal.left_over is LeftOver.TWO_TO_FIRST_TRICK
    seats = table.seat_at[leader]
    return [seat for seat in seats for _ in range(1 + (twice and hands[seat].bit_count() > table.rules.deal.hand))]


def check_drawing(play: Play, hands: list[int]) -> None:
    """Follow a deal in which players draw to follow suit and run out of cards one by one, the long way."""
    table = play.table
    assert play.aside is not None
    stock, taken = list(play.aside.stock), [0] * table.players
    leader = last = play.tricks[0].leader
    for number, trick in enumerate(play.tricks, 1):
        assert trick.leader == leader
        led = table.suit_when_led[trick.cards[0]]
        for seat, card in zip(table.seat_at[leader], trick.cards, strict=True):
            while seat != leader and hands[seat] and not hands[seat] & led and stock:
                hands[seat] |= 1 << stock.pop(0)
            if not hands[seat]:
                assert card == NO_CARD
                continue
            assert hands[seat] >> card & 1
            assert led >> card & 1 or not hands[seat] & led
            hands[seat] ^= 1 << card
            last = seat
        laid = tuple(card for card in trick.cards if card != NO_CARD)
        best = winning_card(table, laid)
        assert best is not None
        leader = table.seat_at[leader][trick.cards.index(best)]
        assert trick.winner == leader
        taken[leader] |= sum(1 << card for card in laid)
        holders = [seat for seat, hand in enumerate(hands) if hand]
        assert (len(holders) < 2) == (number == len(play.tricks))
        while holders and leader not in holders:
            leader = table.next_seat[leader]
    (last,) = holders or [last]
    taken[last] |= hands[last] | sum(1 << card for card in stock)
    assert taken == play.taken


def last_winner(play: Play) -> int:
    """Find who takes a last trick that no card can win: its leader, or the second to play the highest of its cards."""
    trick = play.tricks[-1]
    if play.table.rules.twins.last_trick is UnwonLast.LEADER:
        return trick.leader
    led = [card & 63 if card >> 4 & 3 == trick.cards[0] >> 4 & 3 else -1 for card in trick.cards]
    return (trick.leader + len(led) - 1 - led[::-1].index(max(led))) % len(led)


def winning_card(table: CompiledRules, cards: tuple[int, ...]) -> int | None:
    """Find the winning card the long way, for the rules that the books' games share; of two equal ones the first."""
    rules = table.rules
    assert rules.trick.won_by is TrickWonBy.HIGHEST
    suits = {Trumps.CLUBS: 0, Trumps.DIAMONDS: 1, Trumps.SPADES: 2, Trumps.HEARTS: 3}
    trumps = suits.get(rules.trick.trumps)
    if JOKER in cards and rules.joker.trumps is JokerTrumps.ITS_TRICK:
        trumps = 3
    wins = trumps if trumps in [card >> 4 & 3 for card in cards] else cards[0] >> 4 & 3
    followed = [card & 63 for card in cards if card >> 4 & 3 == wins]
    if rules.twins.on_trick is TwinsOnTrick.CANCEL:
        followed = [card for card in followed if followed.count(card) == 1]
    if not followed:
        return None
    ace = {AcePlace.HIGH: 13, AcePlace.LOW: -1, AcePlace.BELOW_JACK: 9, AcePlace.ABOVE_TEN: 13}[rules.pack.ace]
    moved: dict[int, float] = {13: ace, **({8: 12.5} if rules.pack.ace is AcePlace.ABOVE_TEN else {})}
    best = max(followed, key=lambda card: moved.get(card & 15, card & 15))
    return next(card for card in cards if card & 63 == best)


def settle_and_check(play: Play, standing: Standing, rng: Random, sale: Sale | None, shown: int) -> LedgerResult:
    """Settle a finished deal, telling all that is known of it, and check what it came to."""
    table = play.table
    choice = rng.choice((SlamPays.OTHERS_UP, SlamPays.SELF_DOWN))
    declared = declared_at_random(table, rng)
    deal = finished(table, play.taken, tricks_of(play), declared)
    totals = totals_at_random(table, rng)
    deal = deal._replace(
        before=standing, totals=totals, dealer=rng.randrange(table.players), shown=shown, slam_choice=choice,
        joker=joker_fate(play), bids=sale.bids if sale else (),
    )  # fmt: skip
    result = settle(table, deal)
    check_settlement(table, result)
    if result.kept_in is KeptIn.POINTS:
        check_charged(play, shown, result, deal.slam, choice, NO_REVOKES, totals, declared)
    return result


def check_settlement(table: CompiledRules, result: LedgerResult) -> None:
    """Check that what is paid is what is drawn and what comes to stand on the table."""
    before, after = result.before, result.after
    assert min(after.pool, after.pot) >= 0
    assert not after.jack or after.pool > 0
    assert result.keys
    if table.rules.settlement.kept_in is KeptIn.NOTHING:
        assert before == after
        assert not any((*result.pays, *result.draws, *result.net))
        return
    if table.rules.settlement.kept_in is KeptIn.POINTS:
        assert before == after
        return
    assert min(*result.pays, *result.draws) >= 0
    assert result.net == tuple(drawn - paid for drawn, paid in zip(result.draws, result.pays, strict=True))
    assert sum(result.net) == before.pool - after.pool + before.pot - after.pot
    if table.rules.settlement.draw and table.rules.settlement.pay.times is PayTimes.EACH_OPPONENT:
        assert sum(result.net) == 0


def check_deal(table: CompiledRules, rng: Random, standing: Standing, asking: bool) -> Standing:
    sale = sold(table, standing, rng)
    play = dealt(table, rng, sale)
    hands = list(play.hands)
    shown = shown_at_random(play.table, hands, rng)
    play.show(shown)
    play_out(play, rng, asking)
    check_cards(play, hands)
    return settle_and_check(play, standing, rng, sale, shown).after


def name_of(setting: Setting) -> str:
    return f"{setting[0]} for {setting[1]}"


@pytest.mark.sized
@pytest.mark.parametrize("setting", PLAIN, ids=name_of)
@given(rng=chances())
@settings(max_examples=many(8, 50), deadline=None)
def test_every_rule_set_at_every_number_of_players(setting: Setting, rng: Random) -> None:
    check_deal(table_of(setting), rng, Standing(), asking=False)


@pytest.mark.parametrize("setting", PLAIN, ids=name_of)
def test_every_card_legal_or_refused_with_reason(setting: Setting) -> None:
    check_deal(table_of(setting), Random(1887), Standing(), asking=True)


@pytest.mark.sized
@given(rng=chances(), setting=st.sampled_from(SETTINGS))
@settings(max_examples=many(100, 500), deadline=None)
def test_undoing_deal_returns_through_same_states(rng: Random, setting: Setting) -> None:
    play = dealt(table_of(setting), rng)
    play.show(shown_at_random(play.table, play.hands, rng))
    states = []
    while not play.over:
        states.append(state_of(play))
        put(play, rng.choice(list(cards_in(play.legal()))), rng)
    end = play.copy()
    while states:
        card = play.undo()
        assert state_of(play) == states.pop()
        assert play.legal() >> card & 1
    assert end.over
    assert not any(play.taken)


def state_of(play: Play) -> tuple[object, ...]:
    """Give all that a play shows of itself."""
    return (
        play.legal(), tuple(play.hands), tuple(play.taken), tuple(play.trick), play.tricks, play.to_move, play.leader,
        play.broken, play.first_trick, play.led_mask, play.played, play.covered, play.widow_taker(), str(play.aside),
    )  # fmt: skip


@pytest.mark.sized
def test_thousands_of_deals() -> None:
    rng = Random(1896)
    standing = {setting: Standing() for setting in SETTINGS}
    for number in range(DEALS):
        setting = SETTINGS[number % len(SETTINGS)]
        standing[setting] = check_deal(table_of(setting), rng, standing[setting], asking=False)


@pytest.mark.parametrize("setting", PLAIN, ids=name_of)
def test_a_game_keeps_every_chip(setting: Setting) -> None:
    table = table_of(setting)
    rng = Random(1913)
    game = Game(table)
    deals = deals_in(table.rules.game.programme, table.players) or 12
    for _ in range(deals):
        sale = sold_at_random(game.auction(), rng) if table.rules.auction.is_held else None
        contract = rng.choice(game.contracts) if game.contracts else ""
        play = dealt(game.table_for(contract), rng, sale)
        shown = shown_at_random(play.table, play.hands, rng)
        play.show(shown)
        play_out(play, rng, asking=False)
        deal = finished(play.table, play.taken, tricks_of(play))
        told = deal._replace(shown=shown, slam_choice=SlamPays.OTHERS_UP, joker=joker_fate(play))
        game.settle(told, sale, contract)
        if table.rules.settlement.kept_in is KeptIn.CHIPS:
            standing = game.standing
            assert sum(game.totals) + standing.pool + standing.pot == game.start * table.players
    assert game.deals == deals
