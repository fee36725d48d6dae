"""What the words of a quarrel suppose, and what is said where a reader's own numbers go against it."""

from collections.abc import Mapping

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes.parameters import Premise
from hearts_spec.disputes.question_types import KINDS
from tests.disputes.cases import SITUATIONS

SETTLE, MAY_PLAY, CUT = KINDS["settle"], KINDS["may-play"], KINDS["cut"]


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_default_dispute_breaks_no_premise_of_its_text(id: str) -> None:
    situation = SITUATIONS.by_id[id]
    assert situation.against(situation.settings()) == ()


OF_THE_NUMBER = {"five of you play", "thirteen hearts were taken, and so thirteen chips do not divide"}


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_other_games_change_only_player_or_heart_numbers(id: str) -> None:
    situation = SITUATIONS.by_id[id]
    for fitting in situation.fitting:
        changed = {name: text for name, text in fitting.items() if name in situation.parameters}
        assert set(situation.against(situation.settings(changed))) <= OF_THE_NUMBER


@pytest.mark.parametrize(
    ("id", "changed", "supposed"),
    [
        ("one-takes-all-thirteen", {"hearts": "0,0,6,7"}, ["one of you took every heart"]),
        ("one-takes-all-thirteen", {"hearts": "0,13,0,0"}, []),
        ("one-takes-all-thirteen", {"taken": "A=2H, B=, C=, D=3H QS"}, ["one of you took every heart"]),
        ("one-takes-all-thirteen", {"taken": "A=2H 3H, B=, C=QS, D="}, []),
        ("one-is-clear", {"hearts": "2,0,5,6"}, ["you alone took no hearts"]),
        ("one-alone-has-fewest", {"hearts": "0,2,5,6"}, ["you took some"]),
        ("two-tie-for-fewest", {"hearts": "3,2,2,6"}, ["you and one other took the fewest hearts"]),
        ("winning-a-jack", {"pool": "13"}, ["a Jack of twenty-six stands"]),
        ("everything-taken", {"queen": "B"}, ["you took the queen of spades"]),
        ("two-revokes", {"revoked": "B"}, ["two players revoked"]),
        ("revoke-by-the-winner", {"revoked": "B"}, ["whoever revoked has won the pool, alone without a heart"]),
        ("two-pass-a-hundred", {"totals": "104,100,60,40"}, ["two of you have passed a hundred"]),
        ("a-slam-that-ends-the-game", {"totals": "40,104,60,90"}, ["you are not lowest"]),
        ("must-i-follow-suit", {"hand": "9H 4D"}, ["you hold a card of the suit led"]),
        ("void-of-clubs-on-trick-one", {"hand": "QS 4C"}, ["you have no clubs"]),
        ("only-hearts-to-lead", {"hand": "9H 4D"}, ["you have nothing but hearts"]),
        ("leading-hearts-unbroken", {"broken": "yes"}, ["nobody has thrown a heart"]),
        ("the-fourth-pass", {"deal": "3"}, ["it is the fourth deal"]),
        ("an-equal-bid", {"bid": "26"}, ["as much has been bid before you"]),
        ("dealt-out-of-turn", {"rightful": "C"}, ["it was not the turn of whoever dealt"]),
        ("a-trick-nobody-wins", {"trick": "JC 10C 10C JC 4C 3H"}, ["every card of the suit led has met its twin"]),
        ("equal-cuts", {"cuts": "4S 5H 9C KD"}, ["you and one other cut cards of one rank"]),
        ("equal-cuts", {"cuts": "4S 4H 3C KD"}, ["nobody cut lower than the two of you"]),
        ("equal-cuts", {"cuts": "4S 4H 9C AD"}, ["nobody cut lower than the two of you"]),
        ("equal-cuts-that-decide-nothing", {"cuts": "10S 9H 9C KD"}, ["somebody else cut lower"]),
        ("equal-cuts-that-decide-nothing", {"cuts": "AS 9H 9C KD"}, []),
        ("the-odd-chip", {"hearts": "0,0,6,6"}, ["thirteen hearts were taken, and so thirteen chips do not divide"]),
        ("the-odd-chip", {"hearts": "0,0,4,9"}, []),
        ("the-odd-chip", {"taken": "A=, B=, C=2H 3H QS, D=4H 5H"},
         ["thirteen hearts were taken, and so thirteen chips do not divide"]),
        ("both-queens", {"hearts": "0,3,3,3,4"}, ["twenty-six hearts were taken, as there are in two packs"]),
        ("must-i-win-the-trick", {"card": "4C"}, ["the card that you would keep could win the trick"]),
        ("must-i-win-the-trick", {"trick": "8C AC"}, ["the card that you would keep could win the trick"]),
        ("must-i-win-the-trick", {"trick": "8D"}, ["the card that you would keep could win the trick"]),
        ("must-i-win-the-trick", {"trick": "8C AH"}, []),
        ("bidding-twice", {"bids": "25"}, ["another has bid more than you"]),
        ("bidding-twice", {"bids": "pass,26"}, ["you have bid"]),
        ("bidding-twice", {"bids": "25,pass,26"}, []),
        ("lowest-club-on-trick-one", {"card": "KC"}, ["it is your lowest club that you would play"]),
        ("lowest-club-on-trick-one", {"hand": "KC 5C 2D"}, []),
    ],
)  # fmt: skip
def test_numbers_that_go_against_its_words_are_noticed(
    id: str, changed: Mapping[str, str], supposed: list[str]
) -> None:
    situation = SITUATIONS.by_id[id]
    assert list(situation.against(situation.settings(changed))) == supposed


@pytest.mark.parametrize(
    ("premise", "holds"),
    [
        (Premise("", "hearts", above=0), False),
        (Premise("", "hearts", above=0, are="some"), True),
        (Premise("", "hearts", above=6, are="none"), True),
        (Premise("", "hearts", equal=("0", "1"), are="2"), True),
        (Premise("", "hearts", lowest=True, who="asker"), True),
        (Premise("", "hearts", lowest=True, who="others"), False),
        (Premise("", "hearts", highest=True, are="2"), True),
        (Premise("", "hearts", highest=True, who="others"), True),
        (Premise("", "hearts", above=0, lowest=True, are="1"), True),
        (Premise("", "hearts", total=13), True),
        (Premise("", "hearts", total=12), False),
        (Premise("", "hearts", above=1, are="2", total=12), True),
        (Premise("", "hearts", are="4"), True),
        (Premise("", "queen", equal=("B",)), True),
        (Premise("", "hearts", above=0, who="queen"), True),
    ],
)
def test_how_many_pass_a_test_and_whose(premise: Premise, holds: bool) -> None:
    assert premise.holds(SETTLE, {"hearts": "0,1,6,6", "queen": "B"}, "A") is holds


@pytest.mark.parametrize(
    ("premise", "holds"),
    [
        (Premise("", "trick", first=True, among=("clubs",), are="1"), True),
        (Premise("", "trick", among=("clubs",)), False),
        (Premise("", "hand", follows="trick", are="none"), True),
        (Premise("", "hand", among=("hearts", "QS")), True),
        (Premise("", "hand", among=("hearts",)), False),
        (Premise("", "hand", same="card", are="1"), True),
        (Premise("", "hand", highest=True, same="card", are="1"), True),
        (Premise("", "hand", lowest=True, same="card", are="1"), False),
        (Premise("", "hand", beats="trick", are="none"), True),
        (Premise("", "trick", beats="trick", are="none"), True),
    ],
)
def test_premise_selects_cards_by_suit_and_trick(premise: Premise, holds: bool) -> None:
    assert premise.holds(MAY_PLAY, {"trick": "8C 9H", "hand": "QS 10H", "card": "QS"}, "") is holds


def test_premise_separates_matched_from_unmatched_ranks() -> None:
    cuts = {"cuts": "10S 10H 9C KD"}
    assert Premise("", "cuts", matched=True, are="2").holds(CUT, cuts, "A")
    assert Premise("", "cuts", matched=False, are="2").holds(CUT, cuts, "A")


def test_card_beats_only_cards_of_suit_led() -> None:
    hand = Premise("", "hand", beats="trick", are="1")
    assert hand.holds(MAY_PLAY, {"trick": "8C AH 10C", "hand": "JC 9C AD"}, "")
    assert not hand.holds(MAY_PLAY, {"trick": "8C AH QC", "hand": "JC 9C AD"}, "")
    assert not hand.holds(MAY_PLAY, {"trick": "none", "hand": "JC 9C AD"}, "")


def test_a_joker_is_of_the_suit_of_hearts() -> None:
    told = {"trick": "9H JH", "hand": "Joker 10H", "card": "Joker"}
    assert Premise("", "hand", follows="trick", are="2").holds(MAY_PLAY, told, "")
    assert Premise("", "hand", beats="trick", are="none").holds(MAY_PLAY, told, "")
    assert Premise("", "hand", beats="trick", same="card", are="1").holds(MAY_PLAY, {**told, "trick": "9H 10H"}, "")


def test_command_reports_question_contradicting_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rule", "one-is-clear", "--rules", "hoyle-1887/hearts"]
    supposed = "The question supposes that you alone took no hearts. What is asked here is not so."
    assert main([*asked, "--set", "hearts=0,0,6,7"]) == 0
    assert supposed in capsys.readouterr().out
    assert main([*asked, "--set", "hearts=0,1,6,6"]) == 0
    assert "supposes" not in capsys.readouterr().out
    assert main([*asked, "--json", "--set", "hearts=0,0,6,7"]) == 0
    assert '"against": [\n      "you alone took no hearts"\n    ]' in capsys.readouterr().out
