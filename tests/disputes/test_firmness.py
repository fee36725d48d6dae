"""How firm an answer is: ruled, left to an option, assumed with its reason, or silent."""

from pathlib import Path

import pytest

from hearts_spec.disputes import answer, ask
from hearts_spec.rules import Library, Status
from tests.disputes.cases import LIBRARY, SITUATIONS, answers_to, is_house, put


def test_what_the_book_says_is_ruled(library: Library) -> None:
    found = put(library, "the-odd-chip", "spalding-1896/sweepstake")
    assert (found.status, found.word, found.cites[0]) == (Status.RULED, "B", "spalding-1896.rule-44")


def test_assumption_gives_reason_and_nearest_page(library: Library) -> None:
    found = put(library, "the-odd-chip", "hoyle-1913/simple")
    (assumption,) = found.assumed
    assert found.status is Status.ASSUMED
    assert assumption.key == "settlement.odd-chip"
    assert "thirteen is odd" in assumption.reason
    assert assumption.nearest == "hoyle-1887.tie-remainder"


@pytest.mark.parametrize(
    ("stated", "situation", "answer", "reasons"),
    [
        ({"to": ["right", "left"]}, "the-first-pass", "right", []),
        ({"to": ["right", "left"]}, "how-many-to-pass", "three-to-the-right", ["how many cards"]),
        ({"cards": 2}, "passing-with-five", "no", []),
        ({"cards": 2}, "how-many-to-pass", "two-to-the-left", ["to whom"]),
        ({"cards": 0}, "the-first-pass", "no-way", []),
        ({"numbers": [3, 2]}, "passing-with-five", "yes", []),
        ({"to": ["scatter"]}, "the-first-pass", "scatter", []),
        ({"cards": 0}, "how-many-to-pass", "none", []),
    ],
)
def test_stated_rule_not_assumed_from_extended_game(
    stated: dict[str, object], situation: str, answer: str, reasons: list[str]
) -> None:
    """The modern game's pass is assumed, its number and its way; whoever states one of them takes over the other."""
    library, id = LIBRARY.find_data({"extends": "modern/standard", "passing": stated})
    found = put(library, situation, id)
    assert (found.answer, found.status) == (answer, Status.ASSUMED if reasons else Status.RULED)
    told = [each.reason for each in found.assumed]
    assert len(told) == len(reasons)
    assert all(f"never says {about}" in reason for about, reason in zip(reasons, told, strict=True))


def test_answer_about_pass_shows_only_what_was_asked(library: Library) -> None:
    """So that nothing is told as ruled which is assumed beside it."""
    way, number = (put(library, each, "modern/standard") for each in ("the-first-pass", "passing-with-five"))
    assert (way.ruling, number.ruling) == ("To the left.", "No: you pass two cards.")


def test_default_rule_becomes_optional_under_an_option(library: Library) -> None:
    found = {each.rules: each for each in ask(library, SITUATIONS.find("everything-taken"))}
    assert (found["davis-2004/regular"].answer, found["davis-2004/regular"].firm) == ("none", "ruled")
    assert (found["davis-2004/black-lady"].answer, found["davis-2004/black-lady"].firm) == ("none", "option")
    assert (found["modern/standard"].answer, found["modern/standard"].firm) == ("others-up", "ruled")


def test_assumed_number_of_players_makes_answers_assumed(library: Library) -> None:
    """The booklet of 1896 plays its Sweepstake game with four, five and six; three are our addition."""
    three = "It does not say that three may"
    for situation, hearts in (
        ("how-many-can-play", ""),
        ("one-of-three-takes-all", "0,0,13"),
        ("one-is-clear", "0,5,8"),
    ):
        found = put(library, situation, "spalding-1896/sweepstake", **({"hearts": hearts} if hearts else {}))
        assert found.status is Status.ASSUMED
        assert any(three in each.reason for each in found.assumed)
    for hearts in ("0,2,5,6", "0,2,3,3,5"):
        found = put(library, "one-is-clear", "spalding-1896/sweepstake", hearts=hearts)
        assert not any(three in each.reason for each in found.assumed)


def test_reading_of_rule_assumed_with_rule_as_place(library: Library) -> None:
    found = put(library, "leading-the-joker", "spalding-1896/joker")
    (assumption,) = found.assumed
    assert (found.answer, found.status) == ("yes", Status.ASSUMED)
    assert (assumption.key, assumption.nearest) == ("hearts.led", "spalding-1896.p07.eldest-leads-any")
    assert "They do not mention leading it" in assumption.reason


def test_choice_ending_in_silence_makes_nothing_stated(library: Library) -> None:
    (found,) = ask(
        library,
        SITUATIONS.find("led-a-heart-unbroken"),
        ["davis-2004/regular"],
        choices={"breaking": "must-be-broken"},
    )
    assert (found.firm, found.effective_answer) == ("silent", "stands")


def test_only_deciding_case_makes_an_answer_assumed(library: Library) -> None:
    others = put(library, "three-are-clear-of-five", "hoyle-1913/sweepstakes", hearts="0,1,2,3,7")
    assumed = put(library, "three-are-clear-of-five", "hoyle-1913/sweepstakes")
    assert (others.status, assumed.status) == (Status.RULED, Status.ASSUMED)


def test_silence_is_silence_however_the_program_would_play(library: Library) -> None:
    found = put(library, "leading-hearts-unbroken", "hoyle-1887/hearts")
    assert (found.status, found.arises, found.answer, found.net, found.cites) == (
        Status.SILENT, True, "silent", None, ()
    )  # fmt: skip
    assert (found.ruling, found.firm) == ("The rules do not cover this.", "silent")
    assert found.played is not None
    assert (found.played.answer, found.played.ruling) == ("yes", "Yes, you may.")


def test_an_option_of_a_book_leaves_its_own_answer_stated(library: Library) -> None:
    """Davis: the winner leads any card; that hearts must be broken is a rule that some tables add."""
    (found,) = ask(library, SITUATIONS.find("leading-hearts-unbroken"), ["davis-2004/black-lady"])
    assert (found.status, found.answer, found.firm) == (Status.RULED, "yes", "ruled")
    assert {each.answer.answer for each in found.choices} == {"no"}


def test_answer_reached_through_a_choice_is_optional(library: Library) -> None:
    situation, choices = SITUATIONS.find("leading-hearts-unbroken"), {"breaking": "must-be-broken"}
    (found,) = ask(library, situation, ["davis-2004/black-lady"], choices=choices)
    assert (found.status, found.answer, found.firm) == (Status.RULED, "no", "option")


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_answer_as_sure_as_the_rules_behind_it(library: Library, id: str) -> None:
    answers = answers_to(id)
    assert {each.rules for each in answers} >= set(library.ids())
    for each in answers:
        assert each.ruling.endswith((".", "?"))
        if each.arises:
            assert bool(each.assumed) == (each.status is Status.ASSUMED)
        if each.status is Status.RULED:
            assert each.cites or is_house(library, each.rules), each.rules
        if each.status is Status.SILENT:
            assert each.net is None
            assert not (each.arises and each.cites)
            assert (each.played is not None) == each.arises


def test_house_rule_is_stated_by_its_own_text(root: Path) -> None:
    found = put(Library(root), "may-two-share-a-jack", "house/fridays")
    assert (found.status, found.word) == (Status.RULED, "AB")
    assert found.net == {"A": 13, "B": 13, "C": -6, "D": -7}


@pytest.mark.parametrize(
    ("rules", "card", "firm"),
    [
        ("andrews-1983/hearts", "10D", "ruled"),  # the jack's ten points are assumed
        ("phillips-1939/black-maria", "10D", "ruled"),  # what a heart costs is assumed
        ("phillips-1939/black-maria", "QS", "ruled"),
        ("phillips-1939/black-maria", "4H", "assumed"),
        ("davis-2004/omnibus", "JD", "ruled"),
        ("davis-2004/omnibus", "10D", "assumed"),
        ("davis-2004/omnibus", "10C", "assumed"),  # the suit of the ten is what is assumed
    ],
)
def test_card_of_no_value_not_assumed_for_another_card(library: Library, rules: str, card: str, firm: str) -> None:
    choices = {"jack": "minus-ten"} if rules == "andrews-1983/hearts" else {}
    found = answer(library, SITUATIONS.find("what-a-card-counts"), rules, {"card": card}, choices=choices)
    assert found.firm == firm


@pytest.mark.parametrize("winner", [{}, {"winner": "lowest"}])
def test_no_end_claimed_where_only_winner_is_stated(winner: dict[str, str]) -> None:
    """Phillips says nothing of the end; that the lowest total wins does not say that no total ends the game."""
    library, id = LIBRARY.find_data({"extends": "phillips-1939/black-maria", "game": winner})
    for situation, played in (("two-pass-a-hundred", "nobody"), ("is-the-game-over", "no")):
        found = put(library, situation, id)
        assert (found.status, found.effective_answer, found.cites) == (Status.SILENT, played, ())
    assert put(library, "two-pass-a-hundred", "bicycle-1998/hearts").cites == ("bicycle-1998.hearts.lowest",)


def test_answer_on_mere_variation_is_optional(library: Library) -> None:
    """The page of today deals three or five a kitty only as one of several ways, and names no usual one."""
    found = put(library, "hearts-in-the-widow", "pagat-2024/hearts")
    assert (found.status, found.firm) == (Status.RULED, "option")
    assert found.cites == ("pagat-2024.option.kitty-first-trick",)
    assert put(library, "what-a-card-counts", "pagat-2024/hearts").firm == "ruled"
