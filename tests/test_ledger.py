"""The ledger of a settlement: what is posted from where to where, and what is read from it."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from hearts_spec.cards import Fund
from hearts_spec.disputes import ask, disputes_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.game import Game
from hearts_spec.engine.settle.completed_deal import CompletedDeal
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult, Standing
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.record import Settlement
from tests.conftest import LIBRARY

A, B, C, D = range(4)
POOL, POT, BEFORE = Fund.POOL, Fund.POT, Fund.BEFORE
WITH_POT = {"extends": "spalding-1896/sweepstake", "settlement": {"pot": {"ante": 1, "won-by": "no-trick"}}}


def table_of(rules: str | Mapping[str, object], choices: Mapping[str, str] | None = None) -> CompiledRules:
    library, id = LIBRARY.find_data(rules)
    return CompiledRules(library.playable(id, 4, choices))


def moves(result: LedgerResult) -> list[tuple[object, object, int, str]]:
    return [(each.source, each.target, each.amount, each.key) for each in result.postings]


def test_odd_chip_distinguished_from_another_pot() -> None:
    """A has the most chips, for he wins the pot too; but B sits nearest the dealer's left, and has the odd chip."""
    result = settle(table_of(WITH_POT), CompletedDeal((0, 0, 6, 7), dealer=A, trickless=[A]))
    assert result.draws == (6 + 4, 7, 0, 0)
    assert result.odd_chip_to == (B,)


def test_ruling_names_player_who_has_odd_chip() -> None:
    library, id = LIBRARY.find_data(WITH_POT)
    asked = disputes_of(library.root).by_id["the-odd-chip"]
    answer = ask(library, replace(asked, spec=replace(asked.spec, fixed={**asked.fixed, "trickless": "A"})), [id])[0]
    assert answer.word == "B"
    assert "B has the odd chip" in answer.ruling
    assert "You take the separate pot, 4 chips" in answer.ruling


def test_every_chip_of_a_pool_is_posted() -> None:
    result = settle(table_of("spalding-1896/sweepstake"), CompletedDeal((0, 0, 6, 7), dealer=A, before=Standing(1)))
    assert moves(result) == [
        (BEFORE, POOL, 1, "settlement.pool"),
        (C, POOL, 6, "settlement.pay.each"),
        (D, POOL, 7, "settlement.pay.each"),
        (POOL, A, 7, "settlement.pool.2"),
        (POOL, B, 7, "settlement.pool.2"),
    ]
    assert result.postings[3].cites == ("spalding-1896.rule-44",)


def test_a_posting_says_what_is_assumed() -> None:
    """Spot: A, B and C tie at twenty-one and share D's excess of twenty, six each; two are odd, and D deals."""
    result = settle(table_of("spalding-1896/spot"), CompletedDeal((21, 21, 21, 41), dealer=D))
    odd = [each for each in result.postings if each.key == "settlement.odd-chip"]
    assert [(each.target, each.amount) for each in odd] == [(A, 1), (B, 1)]
    assert all("does not cover players who tie" in each.assumed for each in odd)


def test_revoker_pays_what_others_would_have_paid() -> None:
    """B pays his own three chips and the ten of C and D."""
    result = settle(table_of("spalding-1896/sweepstake"), CompletedDeal((0, 3, 4, 6), dealer=A, revokes=Revokes((B,))))
    assert moves(result) == [(B, POOL, 13, "irregular.revoke.pays.amount"), (POOL, A, 13, "settlement.pool.1")]


def test_revoker_pays_the_players_who_are_ahead() -> None:
    """Howell: A would be up nine and B five, C down three and D eleven. D pays A and B."""
    result = settle(table_of("spalding-1896/howell"), CompletedDeal((1, 2, 4, 6), revokes=Revokes((D,))))
    assert moves(result) == [(D, A, 9, "irregular.revoke.pays.amount"), (D, B, 5, "irregular.revoke.pays.amount")]


def test_what_a_revoker_would_win_goes_to_nobody() -> None:
    result = settle(table_of("spalding-1896/sweepstake"), CompletedDeal((0, 0, 6, 7), dealer=D, revokes=Revokes((A,))))
    assert moves(result) == [
        (A, POOL, 13, "irregular.revoke.pays.amount"),
        (POOL, B, 6, "irregular.revoke.wins.shared"),
    ]
    assert result.winners == (B,)
    assert result.after == Standing(7, True)


def test_points_leave_common_stock_and_return() -> None:
    table = table_of("modern/standard")
    result = settle(table, CompletedDeal((0, 0, 26, 0), slam=SlamMade((C,), (26,), table.rules.slam.every["slam"])))
    assert moves(result) == [
        (POOL, C, 26, "values"),
        (C, POOL, 26, "slam.needs"),
        (POOL, A, 26, "slam.amount"),
        (POOL, B, 26, "slam.amount"),
        (POOL, D, 26, "slam.amount"),
    ]
    assert result.net == (26, 26, 0, 26)
    assert result.pays == result.draws == (0, 0, 0, 0)
    assert result.before == result.after == Standing()


def test_bonus_card_deducted_from_the_score() -> None:
    """A has the ten of diamonds and three hearts, which are seven off his score."""
    result = settle(table_of("davis-2004/omnibus"), CompletedDeal((-7, 10, 13, 0)))
    assert moves(result)[0] == (A, POOL, 7, "values")
    assert result.net == (-7, 10, 13, 0)


@pytest.mark.parametrize("choices", [{}, {"slam": "hearts-alone"}])
def test_slam_deducts_amount_and_charges_no_card(choices: dict[str, str]) -> None:
    table = table_of("davis-2004/omnibus", choices)
    result = settle(table, CompletedDeal((26, -10, 0, 0), slam=SlamMade((A,), (26,), table.rules.slam.every["slam"])))
    assert result.net == (-26, -10, 0, 0)


@pytest.mark.parametrize(
    ("rules", "units", "told"),
    [
        (
            "hoyle-1887/hearts",
            (2, 2, 3, 6),
            [
                ("C pays A 3", "Players pay one chip for each heart."),
                ("D pays A 1 and B 4", "Players pay one chip for each heart."),
                ("D 1 onto the table", "An odd chip, which cannot be divided, stays for the next deal."),
            ],
        ),
        (
            "spalding-1896/howell",
            (1, 2, 4, 6),
            [
                ("A 3, B 6, C 12 and D 18 into the pool",
                 "Players pay three chips for each heart, one for every opponent."),
                ("A 12, B 11, C 9 and D 7 from the pool",
                 "Each player then draws one chip for each heart they did not take."),
            ],
        ),
        (
            "spalding-1896/spot",
            (14, 20, 30, 40),
            [
                ("B pays A 6", "Players pay one chip for each penalty point more than the player they pay took."),
                ("C pays A 16", "Players pay one chip for each penalty point more than the player they pay took."),
                ("D pays A 26", "Players pay one chip for each penalty point more than the player they pay took."),
            ],
        ),
        ("modern/standard", (13, 13, 0, 0), [("A and B +13 each", "Points for the cards taken.")]),
    ],
)  # fmt: skip
def test_every_posting_has_a_reason(rules: str, units: tuple[int, ...], told: list[tuple[str, str]]) -> None:
    table = table_of(rules)
    found = Settlement(table.playable, tuple("ABCD"), settle(table, CompletedDeal(units, dealer=D))).moved()
    assert [(each.how, each.why) for each in found] == told


def test_carried_amount_reported_first() -> None:
    table = table_of("hoyle-1887/hearts")
    result = settle(table, CompletedDeal((0, 0, 0, 13), before=Standing(2)))
    assert Settlement(table.playable, tuple("ABCD"), result).moved()[0].how == "2 stood on the table"


def test_nobody_pays_himself() -> None:
    """Everybody pays the winners a chip for each heart; what a winner would pay himself stays where it is."""
    rules = {"extends": "hoyle-1887/hearts", "settlement": {"pay": {"who": "everyone"}}}
    result = settle(table_of(rules), CompletedDeal((1, 2, 4, 6)))
    assert moves(result) == [(seat, A, units, "settlement.pay.each") for seat, units in ((B, 2), (C, 4), (D, 6))]


def test_nothing_is_posted_in_a_game_for_nothing() -> None:
    result = settle(table_of("spalding-1896/progressive"), CompletedDeal((1, 2, 4, 6)))
    assert moves(result) == []
    assert result.net == (0, 0, 0, 0)


def test_two_revokers_share_payment_to_the_others() -> None:
    """Each pays each other for his hearts: A is up 12 - 3, B 11 - 6, and C and D down 12 - 9 and 18 - 7, 14 in all.

    C and D pay 7 each of it: C to A, who wants 2 more, and D these and the 5 of B.
    """
    howell = {
        "extends": "spalding-1896/howell",
        "settlement": {"draw": 0, "pool": [], "pay": {"to": "each-other", "times": "once"}},
        "irregular": {"revoke": {"several": "between-them"}},
    }
    result = settle(table_of(howell), CompletedDeal((1, 2, 4, 6), dealer=A, revokes=Revokes((C, D))))
    assert [move[:3] for move in moves(result)] == [(C, A, 7), (D, A, 2), (D, B, 5)]
    assert result.net == (9, 5, -7, -7)


def test_points_game_mentions_no_pool() -> None:
    """The jack at 10 off beside hearts and the queen: C took it alone, D ten hearts, B three, A the queen."""
    table = table_of({"extends": "modern/standard", "values": {"JD": -10}})
    result = settle(table, CompletedDeal((13, 3, -10, 10)))
    assert [each.how for each in Settlement(table.playable, tuple("ABCD"), result).moved()] == [
        "A +13 and B +3",
        "C −10",
        "D +10",
    ]


def test_game_ends_only_with_one_lowest_score() -> None:
    """A comes to 104 in the eighth deal, B has 8; where B and C have 8 each, it goes on."""
    table = table_of({"extends": "modern/standard", "game": {"tie": "play-on"}})
    alone, tied = Game(table), Game(table)
    for _ in range(8):
        assert (alone.outcome(), tied.outcome()) == (None, None)
        alone.settle(CompletedDeal((13, 1, 6, 6)))
        tied.settle(CompletedDeal((13, 1, 1, 11)))
    ended = alone.outcome()
    assert ended is not None
    assert (alone.totals, ended.winners) == ([104, 8, 48, 48], (B,))
    assert (tied.totals, tied.outcome()) == ([104, 8, 8, 88], None)


@pytest.mark.parametrize(("revokers", "cited"), [((B,), False), ((B, D), True)])
def test_two_revokers_for_points_cite_what_each_pays(revokers: tuple[int, ...], cited: bool) -> None:
    table = table_of({"extends": "bicycle-1998/hearts"})
    result = settle(table, CompletedDeal((0, 3, 19, 4), revokes=Revokes(revokers)))
    assert ("irregular.revoke.several" in result.keys) == cited
    assert result.net == tuple(26 if seat in revokers else 0 for seat in range(4))


def test_settlement_cites_nothing_that_is_said_of_the_total_alone() -> None:
    """Six without the twos play for 25 points, which are no multiple of 26 as the scores of a deal are to be."""
    rules = {
        "extends": "modern/standard",
        "table": {"players": [6]},
        "with-players": {6: {"pack": {"without": ["2C", "2D", "2H", "2S"]}, "deal": {"hand": 8}}},
    }
    library, id = LIBRARY.find_data(rules)
    table = CompiledRules(library.playable(id, 6))
    found = Settlement(table.playable, tuple("ABCDEF"), settle(table, CompletedDeal((5, 4, 3, 0, 0, 13), dealer=D)))
    cited = {id for each in found.result.postings for id in each.cites}
    assert sum(found.net.values()) == 25
    assert "modern.heart-value" in cited & set(found.cites)
    assert "modern.multiple-of-26" not in cited | set(found.cites)
