"""Players who see no hidden cards, counts that add up whoever made them, and errors that are what they say."""

from collections import defaultdict
from math import sqrt
from random import Random
from statistics import stdev

import pytest

from hearts_spec.api.cards import read_cards
from hearts_spec.cards import card_text, cards_in, cards_text, mask_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.game import Game
from hearts_spec.engine.play import Play
from hearts_spec.measure.deal import play_deal, shuffled
from hearts_spec.measure.habits import HABITS
from hearts_spec.measure.outcome import gains, play_out
from hearts_spec.measure.players import Player, card_chosen, cards_to_show
from hearts_spec.measure.run import Plan, count_block, differences, figures, measured, plan
from hearts_spec.measure.tally import GROUPS, Counting, Sums, Tally, share
from hearts_spec.measure.view import View, rules_read
from tests import independent_play
from tests.conftest import LIBRARY, many
from tests.independent_play import black_lady, one_alone_took_half, one_heart_each

HABITUAL = Player("careful", "Careful", ("play-under", "win-with-highest", "lead-low", "discard-costliest"))
OF_ALL_HABITS = Player("every", "Every habit", tuple(HABITS))
SEARCHING = Player("searching", "Searching", HABITUAL.habits, playouts=8)
AT_RANDOM = Player("random", "Random")
GAMES = [(id, players) for id in LIBRARY.ids() for players in LIBRARY.rule_set(id).players]


def begun(table: CompiledRules, rng: Random, plays: int) -> Play:
    """Deal a pack and play some cards at random."""
    order = pack_of(table.rules)
    rng.shuffle(order)
    hands = deal_out(table.rules, order, 0, table.players)
    play = Play(table, hands, 0, rest=left_over(table.rules, order, table.players) if table.has_side_cards else ())
    for _ in range(plays):
        play.put(rng.choice(list(cards_in(play.legal()))))
    return play


def choice(player: Player, play: Play, seed: int) -> int:
    view = View(play, rules_read(play.table))
    return card_chosen(player.at(play.table, Random(seed)), view, play.legal())


@pytest.mark.parametrize("player", [AT_RANDOM, HABITUAL, OF_ALL_HABITS], ids=lambda player: player.id)
def test_choice_same_whatever_others_hold(player: Player) -> None:
    for place, (id, players) in enumerate(GAMES):
        rng = Random(place)
        play = begun(CompiledRules(LIBRARY.playable(id, players)), rng, 2 * players + place % players)
        for seed in range(3):
            imagined = View(play, rules_read(play.table)).imagined(rng)
            assert imagined.hands != play.hands or players == 2
            assert choice(player, imagined, seed) == choice(player, play, seed), (id, players)


def test_search_same_whatever_others_hold() -> None:
    for id in ("modern/standard", "spalding-1896/widow", "spalding-1896/single-handed", "davis-2004/cancellation"):
        rng = Random(id)
        table = CompiledRules(LIBRARY.playable(id))
        play = begun(table, rng, 5 * table.players)
        imagined = View(play, rules_read(table)).imagined(rng)
        assert choice(SEARCHING, imagined, 7) == choice(SEARCHING, play, 7), id


def test_imagined_hands_are_possible() -> None:
    for place, (id, players) in enumerate(GAMES):
        play = begun(CompiledRules(LIBRARY.playable(id, players)), Random(place), 3 * players)
        view = View(play, rules_read(play.table))
        imagined = view.imagined(Random(place))
        assert [hand.bit_count() for hand in imagined.hands] == [hand.bit_count() for hand in play.hands]
        for seat, hand in enumerate(imagined.hands):
            assert seat == view.seat or not hand & ~view.unseen
            assert not play.hands[seat] & view.void(seat)
        play_out(imagined, [HABITUAL.at(play.table, Random(0))] * players)
        assert sum(map(play.table.units, imagined.taken)) == play.table.total, id


def of(id: str, *players: Player, deals: int = 400) -> Plan:
    rules = LIBRARY.playable(id)
    return plan(rules, [players[min(seat, len(players) - 1)] for seat in range(rules.players)], deals, seed=1)


def test_parts_counted_apart_add_up() -> None:
    whole = of("foster-1914/sweepstake", HABITUAL, AT_RANDOM)
    parts = Tally()
    for blocks in (range(3, whole.blocks), range(3)):
        for block in blocks:
            parts.add(*whole.counted(block))
    assert parts.groups == measured(whole).groups


def test_each_group_has_each_player_in_each_seat() -> None:
    whole = of("modern/standard", HABITUAL, AT_RANDOM)
    for group in range(GROUPS):
        blocks = [block for block in range(8 * GROUPS) if whole.group(block) == group]
        for player in (HABITUAL, AT_RANDOM):
            counts = [sum(whole.seated(block)[seat] == player for block in blocks) for seat in range(4)]
            assert len(set(counts)) == 1


def test_rules_do_not_differ_from_themselves() -> None:
    one = of("hoyle-1887/hearts", HABITUAL)
    for figure in differences(one, measured(one), one, measured(one)):
        assert (figure.value, figure.error) == (0, 0)


def test_error_of_mean_is_its_standard_error() -> None:
    rng, tally, means = Random(4), Tally(), []
    for group in range(GROUPS):
        value = rng.randrange(100)
        means.append(value)
        tally.add(group, Sums({"deals": 10, "clear": 10 * value}))
    figure = tally.figure("clear", "clear", share("clear"))
    assert figure is not None
    assert figure.error == pytest.approx(stdev(means) / sqrt(GROUPS))


@pytest.mark.parametrize("id", [id for id in LIBRARY.ids() if not LIBRARY.playable(id).contracts])
def test_every_game_is_measured(id: str) -> None:
    sums = count_block(of(id, HABITUAL, AT_RANDOM, deals=1), 0)
    assert sums["deals"] > 0
    assert sums["n careful"] + sums["n random"] == sums["deals"] * LIBRARY.rule_set(id).usual_players


def test_figures_without_error_have_one_group() -> None:
    few = of("foster-1914/howell", HABITUAL, deals=1)
    assert all(figure.error is None for figure in figures(few, measured(few)))
    many = of("foster-1914/howell", HABITUAL, deals=1_000)
    assert all(figure.error is not None for figure in figures(many, measured(many)))


@pytest.mark.parametrize(
    ("hand", "shows"),
    [
        ("2S 5S 8S JS QS 4D 9D JD 2C 7C 10C 3H 8H", "QS"),  # four spades under the queen; nothing over the jack
        ("2S 5S 8S QS 4D 9D JD KD 2C 7C 10C 3H 8H", "JD"),
        ("2S 5S 4D 2C 3C 7C 9C 10C 3H 8H 9H JH AH", "10C AH"),
        ("2S 5S 4D 9D JD 3C 9C 10C 3H 8H 9H AH 2C", ""),
    ],
)
def test_card_is_shown_if_its_suit_is_guarded_or_the_prize_can_be_won(hand: str, shows: str) -> None:
    table = CompiledRules(LIBRARY.playable("house/chase-the-pig", 4))
    held = mask_of(read_cards(hand))
    assert cards_text(cards_to_show(rules_read(table), held, table.rules.doubling.may_show(held, 0))) == shows


def test_cards_shown_count_double_in_measured_deals() -> None:
    table = CompiledRules(LIBRARY.playable("house/chase-the-pig", 4))
    deals = [play_deal(Game(table), [HABITUAL] * 4, Random(seed), Random(seed)) for seed in range(40)]
    assert any(deal.play.shown for deal in deals)
    assert not any(play_deal(Game(table), [AT_RANDOM] * 4, Random(seed), Random(seed)).play.shown for seed in range(40))
    for deal in deals:
        shown = deal.play.shown
        doubled = table.units(table.rules.doubling.reach(shown) & table.pack)
        if not any(taken & table.doubling for taken in deal.play.taken) and deal.result.slam == ():
            assert sum(deal.result.net) == table.total + doubled


def test_gains_add_to_nothing_between_players() -> None:
    table = CompiledRules(LIBRARY.playable("foster-1914/howell"))
    assert table.players == 4
    game = Game(table)
    for seed in range(20):
        deal = play_deal(game, [HABITUAL] * 4, Random(seed), Random(seed))
        assert sum(gains(table, deal.result)) == 0


@pytest.mark.parametrize("id", ["foster-1914/howell", "house/no-pass"])
def test_figures_equal_independent_count(id: str) -> None:
    modern = id == "house/no-pass"
    cost, whole = (black_lady, 26) if modern else (one_heart_each, 13)
    careful = Player("careful", "Careful", (*HABITUAL.habits[:2], "win-with-lowest", *HABITUAL.habits[2:]))
    game = Game(CompiledRules(LIBRARY.playable(id, 4)))
    counting = Counting(game.table, [careful] * 4)
    expected: dict[str, int] = defaultdict(int)
    for seed in range(many(150, 3_000)):
        order, dealer = shuffled(game.table, Random(seed)), game.dealer
        hands = [[card_text(card) for card in order[(seat - dealer - 1) % 4 :: 4]] for seat in range(4)]
        played = independent_play.play(hands, (dealer + 1) % 4, cost, modern)
        counting.deal(play_deal(game, [careful] * 4, Random(seed), Random(seed)))
        everything = whole in played.took
        gained = [whole - 4 * took for took in played.took] if not modern else [-took for took in played.took]
        if modern and everything:
            gained = [0 if took else -26 for took in played.took]
        expected["nobody clear"] += all(played.took)
        expected["everything"] += everything
        expected["clear"] += played.took.count(0)
        expected["tried"] += one_alone_took_half(played, whole / 2)
        expected["gain careful"] += sum(gained)
        expected["squares careful"] += sum(gain * gain for gain in gained)
        expected["gain place 0"] += gained[dealer]
        holder = next(seat for seat in range(4) if "AH" in hands[seat])
        expected["gain holds 61"] += 4 * gained[holder] - sum(gained)
    sums = counting.sums()
    assert {name: sums[name] for name in expected} == expected
