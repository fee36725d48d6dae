"""`settle`: the payments as the books print them, and what cannot be settled."""

from pathlib import Path
from typing import Any

import pytest

from hearts_spec.record import DealReport
from hearts_spec.schema.record_type import parts_of
from tests.cli.deals import SUITS, Run


def test_settle_returns_exactly_promised_keys_and_kind(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6")
    promised = {"kind", "units", "pays", "draws", "net", "pool", "jack", "pot", "slam", "cites", "postings"}
    assert set(found) == {*promised, "called", "divided"}


@pytest.mark.parametrize(
    ("hearts", "pool", "jack", "divided"),
    [
        ("A=0,B=0,C=6,D=7", 1, True, True),  # of 13 and the bid A and B draw 11 each
        ("A=0,B=1,C=6,D=6", 0, False, False),
        ("A=1,B=1,C=5,D=6", 23, True, False),
    ],
)
def test_jack_left_of_division_accepted_by_settle(
    answer: Any, hearts: str, pool: int, jack: bool, divided: bool
) -> None:
    found = answer("settle", "foster-1914/auction", "--hearts", hearts, "--dealer", "D", "--bid", "10", "--buyer", "A")
    assert (found["pool"]["after"], found["jack"], found["divided"]) == (pool, jack, divided)


@pytest.mark.parametrize(
    ("id", "called"),
    [
        ("spalding-1896/sweepstake", "Jack"),
        ("spalding-1896/widow", "jack-pot"),
        ("spalding-1896/jack-pot", "double pool"),
        ("hoyle-1913/sweepstakes", "Jack"),
        ("spalding-1896/howell", ""),
    ],
)
def test_unwon_pool_named_as_in_its_book(answer: Any, run: Run, id: str, called: str) -> None:
    """Each of four has taken a heart."""
    asked = ("settle", id, "--hearts", "A=1,B=2,C=4,D=6")
    assert answer(*asked)["called"] == called
    assert (f"for the next deal, as a {called}." in run(*asked)[1]) == bool(called)


@pytest.mark.parametrize(
    "took",
    [("--hearts", "pool=0,pot=3,before=4,D=6"), ("--units", "pool=0,pot=3,before=4,D=6"), ("--taken", "pool=QS")],
)
def test_no_seat_is_called_as_a_fund_is(refusal: Any, took: tuple[str, str]) -> None:
    code, error = refusal("settle", "hoyle-1887/hearts", *took, "--pool", "2")
    assert (code, error["message"]) == (2, "'pool' cannot name a seat, because it is the name of a fund")
    assert error["hint"] == "a short name, as N"


def test_1887_the_fewest_hearts_receive_twelve(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6")
    assert found["draws"] == {"A": 12, "B": 0, "C": 0, "D": 0}
    assert found["net"] == {"A": 12, "B": -2, "C": -4, "D": -6}


def test_1887_two_divide_and_one_chip_stays(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")
    assert found["draws"] == {"A": 4, "B": 4, "C": 0, "D": 0}
    assert found["pool"] == {"before": 0, "after": 1}
    assert found["jack"] is False
    assert "hoyle-1887.tie-remainder" in found["cites"]


def test_1887_thirteen_hearts_pay_four_each_and_table(answer: Any) -> None:
    found = answer("settle", "hoyle-1887/hearts", "--hearts", "A=13,B=0,C=0,D=0")
    assert found["net"] == {"A": -13, "B": 4, "C": 4, "D": 4}
    assert found["pool"]["after"] == 1


def test_1896_howells_example(answer: Any) -> None:
    found = answer("settle", "spalding-1896/howell", "--hearts", "A=2,B=4,C=7,D=0")
    assert found["kind"] == "chips"
    assert found["pays"] == {"A": 6, "B": 12, "C": 21, "D": 0}
    assert found["draws"] == {"A": 11, "B": 9, "C": 6, "D": 13}
    assert found["pool"] == {"before": 0, "after": 0}


def test_1896_howells_extremes(answer: Any) -> None:
    found = answer("settle", "spalding-1896/howell", "--hearts", "A=13,B=0,C=0,D=0")
    assert (found["net"]["A"], found["net"]["B"]) == (-39, 13)


def test_1896_odd_chip_goes_nearest_left_of_dealer(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6")
    assert answer(*hearts, "--dealer", "D")["draws"] == {"A": 7, "B": 0, "C": 6, "D": 0}
    assert answer(*hearts, "--dealer", "A")["draws"] == {"A": 6, "B": 0, "C": 7, "D": 0}


def test_1896_option_leaves_odd_chip_in_the_pool(answer: Any) -> None:
    found = answer("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6", "--set", "odd-chip=stays")
    assert found["draws"] == {"A": 6, "B": 0, "C": 6, "D": 0}
    assert found["pool"]["after"] == 1
    assert "spalding-1896.rule-44.odd-remains" in found["cites"]


def test_1896_pool_becomes_jack_when_all_have_hearts(answer: Any) -> None:
    found = answer("settle", "spalding-1896/sweepstake", "--hearts", "A=1,B=2,C=4,D=6")
    assert found["pool"] == {"before": 0, "after": 13}
    assert found["jack"] is True


def test_1896_jack_won_only_by_one_clear_player(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/sweepstake", "--hearts", "A=0,B=7,C=0,D=6", "--dealer", "D", "--pool", "13")
    assert answer(*hearts)["pool"] == {"before": 13, "after": 26}
    assert answer(*hearts, "--no-jack")["draws"] == {"A": 13, "B": 0, "C": 13, "D": 0}


def test_1913_the_black_jack_counts_as_ten_hearts(answer: Any) -> None:
    found = answer("settle", "hoyle-1913/black-jack", "--hearts", "A=1,B=2,C=4,D=6", "--taken", "D=JS")
    assert found["units"] == {"A": 1, "B": 2, "C": 4, "D": 16}
    assert found["net"] == {"A": 22, "B": -2, "C": -4, "D": -16}


def test_modern_the_moon_from_the_cards(answer: Any) -> None:
    found = answer("settle", "modern/standard", "--taken", f"A=,B=QS {SUITS['W']},C=,D=")
    assert found["kind"] == "points"
    assert found["slam"] == "B"
    assert found["net"] == {"A": 26, "B": 0, "C": 26, "D": 26}
    assert "modern.moon" in found["cites"]


def test_modern_the_moon_from_hearts_and_queen(answer: Any) -> None:
    assert answer("settle", "modern/standard", "--hearts", "A=0,B=13,C=0,D=0", "--taken", "B=QS")["slam"] == "B"
    assert answer("settle", "modern/standard", "--hearts", "A=0,B=13,C=0,D=0", "--taken", "A=QS")["slam"] is None


def test_slam_names_its_makers_and_its_effect(answer: Any, run: Run) -> None:
    between = ("settle", "house/partners-together", "--hearts", "A=12,B=0,C=1,D=0", "--taken", "C=QS")
    assert answer(*between)["slam"] == ["A", "C"]
    assert "A and C made a slam: every heart and the queen of spades." in run(*between)[1]
    three = ("settle", "house/slobberhannes", "--taken", "A=,B=QC,C=,D=", "--first-trick", "B", "--last-trick", "B")
    assert "B made a slam: the queen of clubs, the first trick and the last." in run(*three)[1]


def test_three_seats_mean_three_modern_players(answer: Any) -> None:
    found = answer("settle", "modern/standard", "--units", "West=20,North=6,East=0")
    assert found["net"] == {"West": 20, "North": 6, "East": 0}


def test_davis_the_choice_of_the_slam(answer: Any) -> None:
    slam = ("settle", "davis-2004/black-lady", "--set", "slam=choice", "--units", "A=26,B=0,C=0,D=0")
    assert answer(*slam, "--slam-choice", "self-down")["net"] == {"A": -26, "B": 0, "C": 0, "D": 0}
    assert answer(*slam, "--slam-choice", "others-up")["net"] == {"A": 0, "B": 26, "C": 26, "D": 26}


AUCTION = ("settle", "spalding-1896/auction", "--units", "A=6,B=3,C=0,D=0,E=3", "--dealer", "E", "--suit", "clubs")


def test_a_settlement_after_an_auction(answer: Any) -> None:
    found = answer(*AUCTION, "--bid", "28", "--buyer", "D")
    assert found["pays"] == {"A": 6, "B": 3, "C": 0, "D": 28, "E": 3}
    assert found["net"] == {"A": -6, "B": -3, "C": 20, "D": -8, "E": -3}
    assert answer(*AUCTION, "--bids", "A=25,B=26,C=27,D=28,E=pass") == found


def test_every_bidder_pays_in_auction_settlement(answer: Any) -> None:
    found = answer(*AUCTION, "--bids", "A=25,B=26,C=27,D=28,E=pass", "--set", "bids-paid=every-bidder")
    assert found["pays"] == {"A": 31, "B": 29, "C": 27, "D": 28, "E": 3}
    assert found["draws"] == {"A": 0, "B": 0, "C": 59, "D": 59, "E": 0}


def test_a_jack_pot_is_settled_without_a_bid(answer: Any) -> None:
    found = answer(*AUCTION, "--buyer", "D", "--pool", "41")
    assert found["pays"] == {"A": 6, "B": 3, "C": 0, "D": 0, "E": 3}
    assert found["pool"] == {"before": 41, "after": 53}
    assert "spalding-1896.p36.auction.free-choice" in found["cites"]


def test_1914_jack_after_division_sold_under_other_reading(answer: Any, refusal: Any) -> None:
    """One stands, C pays five, and thirteen are paid for: nineteen, which B has, who alone is clear."""
    deal = ("settle", "foster-1914/auction", "--units", "A=3,B=0,C=4,D=6", "--suit", "spades", "--pool", "1")
    other = ("--set", "choice-after-division=sold", "--bid", "5", "--buyer", "C")
    assert answer(*deal, *other, "--divided")["net"] == {"A": -3, "B": 19, "C": -9, "D": -6}
    assert "say `divided`, if it was left of a division" in refusal(*deal, *other)[1]["hint"]


def test_hearts_after_auction_mean_the_suit_named(answer: Any) -> None:
    hearts = ("settle", "spalding-1896/auction", "--hearts", "A=6,B=7,C=0,D=0", "--dealer", "D")
    assert answer(*hearts, "--bid", "7", "--buyer", "D")["draws"] == {"A": 0, "B": 0, "C": 10, "D": 10}
    assert answer(*hearts)["draws"] == {"A": 0, "B": 0, "C": 7, "D": 6}


SWEEPSTAKE = ("settle", "spalding-1896/sweepstake", "--dealer", "D", "--hearts")


def test_1896_revoker_alone_pays_all_losses(answer: Any) -> None:
    found = answer(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--revoked", "B")
    assert found["net"] == {"A": 13, "B": -13, "C": 0, "D": 0}
    assert "spalding-1896.rule-35.penalty" in found["cites"]
    paid, won = found["postings"]
    assert (paid["from"], paid["to"], paid["amount"], paid["key"]) == ("B", "pool", 13, "irregular.revoke.pays.amount")
    assert (won["from"], won["to"], won["amount"], won["key"]) == ("pool", "A", 13, "settlement.pool.1")


def test_1896_a_revoker_wins_nothing(answer: Any) -> None:
    alone = answer(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--revoked", "A")
    assert (alone["net"], alone["pool"]["after"], alone["jack"]) == ({"A": -13, "B": 0, "C": 0, "D": 0}, 13, True)
    shared = answer(*SWEEPSTAKE, "A=0,B=0,C=6,D=7", "--revoked", "A")
    assert (shared["net"], shared["pool"]["after"], shared["jack"]) == ({"A": -13, "B": 6, "C": 0, "D": 0}, 7, True)


def test_1896_two_who_revoke_each_pay_all(answer: Any) -> None:
    found = answer(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--revoked", "B, C")
    assert found["net"] == {"A": 26, "B": -13, "C": -13, "D": 0}


def test_1896_revoker_at_auction_pays_the_bid_too(answer: Any) -> None:
    found = answer(*AUCTION, "--bid", "28", "--buyer", "D", "--revoked", "E")
    assert found["pays"] == {"A": 0, "B": 0, "C": 0, "D": 28, "E": 40}
    assert found["draws"] == {"A": 0, "B": 0, "C": 34, "D": 34, "E": 0}


def test_1896_both_players_pay_forfeit_for_wrong_hands(answer: Any) -> None:
    found = answer(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--forfeits", "B,C")
    assert found["net"] == {"A": 23, "B": -8, "C": -9, "D": -6}
    agreed = answer(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--forfeits", "B,C", "--set", "forfeit=2")
    assert agreed["net"] == {"A": 17, "B": -5, "C": -6, "D": -6}


FINED = ("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6", "--set", "revoke-fine=5")


def test_1887_revoke_costs_agreed_fine_and_two_double(answer: Any) -> None:
    once, twice = answer(*FINED, "--revoked", "B"), answer(*FINED, "--revoked", "B,B")
    assert (once["net"], once["pool"]["after"]) == ({"A": 12, "B": -7, "C": -4, "D": -6}, 5)
    assert (twice["net"], twice["pool"]["after"]) == ({"A": 12, "B": -12, "C": -4, "D": -6}, 10)


def test_1887_escaping_thirteen_by_revoke_costs_eight_each(answer: Any) -> None:
    escaped = ("--hearts", "A=1,B=0,C=0,D=12", "--revoked", "D", "--escaping", "D")
    found = answer("settle", "hoyle-1887/hearts", *escaped)
    assert (found["net"], found["pool"]["after"]) == ({"A": 7, "B": 14, "C": 14, "D": -36}, 1)


def test_1914_revoker_scores_all_hearts_in_points_game(answer: Any) -> None:
    found = answer("settle", "foster-1914/domino", "--hearts", "A=4,B=0,C=3,D=6", "--revoked", "B")
    assert found["net"] == {"A": 0, "B": 13, "C": 0, "D": 0}


def test_incident_reported_with_its_rule(run: Run) -> None:
    _, out, _ = run(*SWEEPSTAKE, "A=0,B=3,C=4,D=6", "--revoked", "B", "--forfeits", "C,D")
    why = out.partition("How the payment works out:")[2]
    assert "B 13 into the pool: A player who revoked pays everyone's losses" in why
    assert "C and D 5 each into the pool: If there are stakes, each of the two players pays five chips" in why
    assert "[spalding-1896.rule-35.penalty" in why


def test_missing_fine_asked_for_by_its_option(refusal: Any) -> None:
    code, error = refusal("settle", "hoyle-1887/hearts", "--hearts", "A=1,B=2,C=4,D=6", "--revoked", "B")
    assert (code, error["hint"]) == (1, "give `set`, as revoke-fine=5")


def test_a_settlement_is_written_with_signs(run: Run) -> None:
    _, out, _ = run("settle", "hoyle-1887/hearts", "--hearts", "A=2,B=2,C=3,D=6")
    lines = out.splitlines()
    assert lines[2].split() == ["A", "2", "0", "4", "+4"]
    assert lines[5].split() == ["D", "6", "6", "0", "-6"]
    assert lines[6] == "A and B divide 9 chips, 4 each, and the odd chip stays for the next deal."


SLOBBER = "settle house/slobberhannes --taken"
SETTLE = "settle hoyle-1887/hearts --hearts"
POOLED = "settle spalding-1896/sweepstake --hearts A=0,B=3,C=4,D=6"
CHOSEN = "settle davis-2004/black-lady --set slam=choice"
BOUGHT = "settle spalding-1896/auction --units A=6,B=7,C=0,D=0 --dealer D"


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        (f"{SETTLE} A=1,B=2,C=4,D=5", 1, "the hearts add up to 12, but 13 are in play for 4 players"),
        (f"{SETTLE} A=1,B=12", 1, "is not for 2 players"),
        (f"{SETTLE} A=1,B=2,C=4,D=x", 2, "'x' is not a number"),
        (f"{SETTLE} A=-1,B=2,C=6,D=6", 2, "'-1' is not a number"),
        (f"{SETTLE} A=1,A=2,C=4,D=6", 2, "seat A is named twice"),
        (f"{SETTLE} A1,B=2,C=4,D=6", 2, "does not say which seat it is for"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --dealer E", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --trickless E", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --trickless A", 1, "A took cards, and so took a trick"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken E=2C", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken D=2H", 1, "by number and by name"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --taken D=1H", 2, "'1H' is not a card"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --units A=1", 2, "cannot be added"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --jack", 1, "has no carried-over Jack"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --jack --no-jack", 2, "--jack and --no-jack exclude one another"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --no-jack --jack", 2, "--jack and --no-jack exclude one another"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --pot 3", 1, "has no pot"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --pool=-3", 2, "is not a number of chips"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --slam-choice self-down", 1, "leaves no choice"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set odd-chip=stays", 2, "has no option 'odd-chip'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set chips", 2, "is not of the form OPTION=VALUE"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --set chips=2 --set chips=3", 2, "is set twice"),
        ("settle hoyle-1887/hearts", 2, "the report does not say who took what"),
        ("settle hoyle-1887/hearts --taken A=2H,B=3H,C=,D=", 1, "nobody is reported to have taken 11 cards that count"),
        ("settle hoyle-1887/hearts --taken A=2H,B=2H,C=,D=", 1, "2H is taken more often than it is in play"),
        ("settle modern/standard --taken A=2D,B=,C=", 1, "2D is not in the pack for 3 players"),
        ("settle modern/standard --hearts A=1,B=2,C=4,D=6", 1, "the queen of spades (QS) counts"),
        ("settle modern/standard --hearts A=1,B=2,C=4,D=6 --taken A=QS --pool 4", 1, "played for points"),
        ("settle modern/standard --units A=1,B=2,C=4,D=6", 1, "the results add up to 13, but 26 are in play"),
        ("settle spalding-1896/sweepstake --hearts A=0,B=7,C=0,D=6", 1, "say who deals"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --bid 3 --buyer A", 1, "has no auction"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --suit clubs", 1, "has no auction"),
        (f"{BOUGHT} --bid 3 --suit clubs", 2, "the report does not say who made the bid"),
        (f"{BOUGHT} --buyer A --suit clubs", 2, "does not say what A bid"),
        (f"{BOUGHT} --bid 3 --buyer A", 1, "does not say which suit"),
        (f"{BOUGHT} --bid 3 --buyer E --suit clubs", 2, "there is no seat 'E'"),
        (f"{BOUGHT} --bids A=3,B=x --suit clubs", 2, "'x' is not a number"),
        (f"{BOUGHT} --bids A=3,E=4 --suit clubs", 2, "there is no seat 'E'"),
        (f"{BOUGHT} --bids A=3 --bid 3 --suit clubs", 2, "cannot be added"),
        (f"{BOUGHT} --suit clubs", 1, "nobody bid, so hearts are avoided"),
        (f"{BOUGHT} --suit stars", 2, "stars"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --pool 13", 1, "not sold while a Jack stands"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --set bids-paid=every-bidder", 2, "every bidder pays"),
        (f"{BOUGHT} --bid 3 --buyer A --suit clubs --hearts A=6,B=7,C=0,D=0", 2, "cannot be added"),
        ("settle spalding-1896/auction --hearts A=6,B=7,C=0,D=0 --bid 3 --buyer A --suit clubs", 2, "not hearts"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --revoked B", 1, "is what the players agreed on, and nothing says what"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --escaping B", 1, "B is not among the players who revoked"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --revoked B,B --escaping B", 1, "say nothing of a second revoke by B"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --revoked E", 2, "there is no seat 'E'"),
        (f"{SETTLE} A=1,B=2,C=4,D=6 --forfeits A,B", 1, "hoyle-1887/hearts says nothing of a forfeit"),
        (f"{POOLED} --revoked B,B", 1, "say nothing of a second revoke by B"),
        (f"{POOLED} --revoked B --escaping B", 1, "has no extra payment for a revoke to escape all the hearts"),
        (f"{POOLED} --forfeits C", 1, "a forfeit is owed by two"),
        (f"{POOLED} --forfeits C,C", 1, "C is named twice"),
        (f"{POOLED} --forfeits C,E", 2, "there is no seat 'E'"),
        ("settle spalding-1896/howell --hearts A=0,B=3,C=4,D=6 --forfeits B,C", 1, "has no forfeit"),
        ("settle spalding-1896/drive --hearts A=0,B=3,C=4,D=6 --revoked B", 1, "is not played for chips"),
        ("settle foster-1914/progressive --hearts A=0,B=3,C=4,D=6 --forfeits B,C", 1, "is not played for chips"),
        (f"{SLOBBER} A=QC,B=-,C=-,D=- --tricks A=3,B=3,C=4,D=0", 1, "10 tricks are reported; 8 are played"),
        (f"{SLOBBER} A=QC,B=-,C=-,D=- --tricks A=0,B=8,C=0,D=0", 1, "A took cards, and so took a trick"),
        (f"{SLOBBER} A=QC,B=-,C=-,D=- --tricks A=8,B=0,C=0,D=0 --first-trick B", 1, "B took no trick"),
        (f"{SLOBBER} A=QC,B=-,C=-,D=- --trickless B --first-trick B", 1, "B cannot have taken no trick"),
        (f"{SETTLE} A\nB=0,B=0,C=7,D=6", 2, "'A\\nB' cannot name a seat"),
        (f"{SETTLE} {'A' * 21}=0,B=0,C=7,D=6", 2, "cannot name a seat"),
        ("settle hoyle-1887/hearts --hearts A\x1b[2J=0,B=3,C=4,D=6", 1, "U+001B is not allowed"),
        ("settle foster-1914/domino --hearts A=0,B=3,C=4,D=6 --forfeits B,C", 1, "the players must agree"),
        ("settle hoyle-1913/simple --hearts A=0,B=3,C=4,D=6 --revoked B", 1, "simple says nothing of revokes"),
        ("settle modern/standard --hearts A=0,B=3,C=4,D=6 --taken D=QS --revoked B", 1, "the players must agree"),
    ],
)
def test_a_settlement_that_cannot_be_is_refused(refusal: Any, command: str, code: int, message: str) -> None:
    found, error = refusal(*command.split(" "))
    assert message in error["message"]
    assert found == code


def test_hearts_of_different_value_are_not_counted(refusal: Any, tmp_path: Path) -> None:
    path = tmp_path / "eagle.yml"
    path.write_text("title: Eagle\nextends: hoyle-1887/hearts\nvalues: {AH: 14, KH: 13}\n", encoding="utf-8")
    code, error = refusal("settle", str(path), "--hearts", "A=1,B=2,C=4,D=6")
    assert code == 1
    assert "hearts differ in value" in error["message"]


# Of thirteen hearts A takes five with the king, B two, C six, and the others score nothing else.
BY_NUMBER = ("--hearts", "A=5,B=2,C=6,D=0")
BY_CARD = ("--taken", "A=KH QH JH 10H 9H,B=8H 7H,C=AH 6H 5H 4H 3H 2H,D=-")
DOUBLING = {
    "king shown": ("doubling: {shown: [KH], doubles: itself, rest: silent}", ("--shown", "KH"), {"A": 6, "C": 6}),
    "suit shown": ("doubling: {shown: [KH], doubles: its-suit, rest: silent}", ("--shown", "KH"), {"A": 10, "C": 12}),
    "king not shown": ("doubling: {shown: [KH], doubles: itself, rest: silent}", (), {"A": 5, "C": 6}),
    "king that doubles": ("doubling: {cards: [KH], rest: silent}", (), {"A": 10, "C": 6}),
}


@pytest.mark.parametrize("name", DOUBLING)
def test_hearts_that_count_double_are_not_counted(answer: Any, refusal: Any, tmp_path: Path, name: str) -> None:
    rule, shown, scores = DOUBLING[name]
    path = tmp_path / "doubling.yml"
    text = f"title: Doubling\nextends: modern/standard\nvalues: {{QS: 0}}\nslam: {{needs: [], rest: silent}}\n{rule}\n"
    path.write_text(text, encoding="utf-8")
    net = answer("settle", str(path), *BY_CARD, *shown)["net"]
    assert {seat: net[seat] for seat in scores} == scores
    if name in ("king shown", "king that doubles"):
        _, error = refusal("settle", str(path), *BY_NUMBER, *shown)
        assert "it matters which hearts were taken" in error["message"]
    else:
        assert answer("settle", str(path), *BY_NUMBER, *shown)["net"] == net


def test_moon_by_the_scores_is_sent_to_the_game(refusal: Any) -> None:
    units, tricks = "A=26,B=0,C=0,D=0", "A=13,B=0,C=0,D=0"
    code, error = refusal("settle", "house/clean-slate", "--units", units, "--tricks", tricks)
    assert (code, error["hint"]) == (1, "`hearts-spec score` takes all deals of a game")


def test_a_refusal_says_which_argument_would_help(refusal: Any) -> None:
    _, error = refusal("settle", "modern/standard", "--hearts", "A=1,B=2,C=4,D=6")
    assert error["hint"] == "add it to `taken`"


@pytest.mark.parametrize(
    ("command", "kind", "token", "position"),
    [
        (f"{SETTLE} A=1,B=2,C=4,D=5", None, "12", "hearts"),
        ("settle spalding-1896/sweepstake --hearts A=0,B=7,C=0,D=6", "untold", "dealer", "dealer"),
        (f"{CHOSEN} --hearts A=13,B=0,C=0,D=0 --taken A=QS", "untold", "slam", "slam"),
        ("settle davis-2004/omnibus --hearts A=1,B=2,C=4,D=6", "unnamed", "10D QS", "taken"),
        ("settle hoyle-1887/eagle-14 --hearts A=1,B=2,C=4,D=6", "which-hearts", "hearts", "hearts"),
    ],
)
def test_refusal_lists_missing_facts_as_data(
    refusal: Any, command: str, kind: str | None, token: str, position: str
) -> None:
    _, error = refusal(*command.split())
    assert (error.get("kind"), error["token"], error["position"]) == (kind, token, position)


@pytest.mark.parametrize("taken", ["A=-,B=all hearts,C=-,D=-", "A=Hearts,B=-,C=-,D=-"])
def test_collective_card_word_answered_with_single_cards_hint(refusal: Any, taken: str) -> None:
    code, error = refusal("settle", "modern/standard", "--taken", taken)
    assert (code, error["hint"]) == (2, "the cards are named one by one, as QS 2H")


def test_a_dash_says_that_a_player_took_nothing(answer: Any) -> None:
    taken = "A=QS AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H,B=-,C=-,D=-"
    assert answer("settle", "modern/standard", "--taken", taken)["net"] == {"A": 0, "B": 26, "C": 26, "D": 26}


def test_howell_leaves_nothing_in_the_pool(run: Run) -> None:
    code, _, err = run("settle", "hoyle-1913/howell", "--hearts", "A=0,B=0,C=7,D=6", "--pool", "5")
    assert code == 1
    assert "leaves nothing in the pool" in err


def test_what_a_revoker_left_stays_on_the_table_with_howell_settling(answer: Any) -> None:
    """Spalding's rule 36: a revoker wins nothing. A pool of 5 left so is drawn by nobody in the next deal."""
    found = answer("settle", "spalding-1896/howell", "--hearts", "A=0,B=0,C=7,D=6", "--pool", "5")
    assert found["pool"] == {"before": 5, "after": 5}
    assert found["net"] == {"A": 13, "B": 13, "C": -15, "D": -11}


def test_command_and_desk_describe_settlement_input_alike(run: Run) -> None:
    code, out, _ = run("settle", "--help")
    assert code == 0
    told = " ".join(out.split())
    for key, each in parts_of(DealReport).items():
        assert f"--{key}" in told
        assert f'"{getattr(each.kind, "example", "")}' in told
        assert f"{each.help[:1].lower()}{each.help[1:].rstrip('.')}".partition("`")[0] in told
