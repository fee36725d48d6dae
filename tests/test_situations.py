"""Quarrels: how they are read, how firmly they are answered, and the commands that put them to rule sets."""

import json
import re
import shutil
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes import (
    STAGES,
    Answer,
    CannotBeError,
    Situations,
    answer,
    ask,
    by_choice,
    grouped,
    parted,
    read_situations,
    situation_faults,
    situations_of,
)
from hearts_spec.disputes.inputs import (
    CallsInput,
    CardInput,
    CardsInput,
    CountsInput,
    FlagInput,
    NumberInput,
    SeatInput,
    SeatsInput,
    TakenInput,
)
from hearts_spec.disputes.kinds import KINDS
from hearts_spec.rules import Fault, Library, RefusedError, Status
from hearts_spec.rules.shape.reading import read_text
from hearts_spec.scenarios.features import read_features

PROJECT = Path(__file__).parent.parent
SITUATIONS = situations_of(PROJECT / "rulesets")
LIBRARY = Library(PROJECT / "rulesets")
HOUSE = "title: Fridays\nextends: spalding-1896/sweepstake\nsettlement: {jack: as-any-pool}\n"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def library() -> Library:
    return LIBRARY


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command; gives its exit code, standard output and standard error."""

    def _run(*argv: str) -> tuple[int, str, str]:
        code = main(["--rulesets", str(PROJECT / "rulesets"), *argv])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return _run


@pytest.fixture
def rule(run: Run) -> Callable[..., dict[str, Any]]:
    """Put a quarrel with --json; gives the answers by rule set."""

    def _rule(*argv: str) -> dict[str, Any]:
        code, out, err = run("rule", *argv, "--json")
        assert code == 0, err
        return {each["rules"]: each for each in json.loads(out)}

    return _rule


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the rule sets, with a house rule beside the books."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", copied)
    (copied / "house").mkdir(exist_ok=True)
    (copied / "house/fridays.yml").write_text(HOUSE, encoding="utf-8")
    return copied


def put(library: Library, situation: str, rules: str, **settings: str) -> Answer:
    return answer(library, SITUATIONS.find(situation), rules, settings)


# reading


def test_every_situation_can_be_read() -> None:
    assert SITUATIONS.faults == ()


def test_there_are_quarrels_at_every_stage_of_the_game() -> None:
    assert list(dict.fromkeys(each.stage for each in SITUATIONS.by_id.values())) == list(STAGES)


def test_every_kind_of_asking_is_used() -> None:
    assert {each.kind for each in SITUATIONS.by_id.values()} == set(KINDS)


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_a_situation_reads_well(id: str) -> None:
    situation = SITUATIONS.by_id[id]
    assert situation.question.endswith("?")
    assert situation.aliases
    assert situation.form
    assert situation.answers
    for each in situation.answers.values():
        assert each.says.startswith("{") or each.says[0].isupper()
        assert each.says.endswith(".")
    if situation.form == "yes-no":
        assert set(situation.answers) <= {"yes", "no"}
        assert all(each.says.lower().startswith(name) for name, each in situation.answers.items())


@cache
def asked() -> Mapping[str, set[str]]:
    """The sources that the outlines put each question to."""
    found: dict[str, set[str]] = {}
    asks = re.compile(r"the question ([a-z0-9-]+) is put to ([a-z0-9-]+)/")
    for feature in read_features(PROJECT / "features"):
        for step in (step for scenario in feature.scenarios for step in scenario.steps):
            if match := asks.match(step.text):
                found.setdefault(match.group(1), set()).add(match.group(2))
    return found


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_an_outline_asks_every_book(id: str) -> None:
    assert asked()[id] == set(LIBRARY.sources)


def test_a_file_is_named_after_a_stage(root: Path) -> None:
    (root / "situations/the-dinner.yml").write_text("a: b\n", encoding="utf-8")
    (fault,) = situations_of(root).faults
    assert str(fault).startswith("rulesets/situations/the-dinner.yml:1:1: 'the-dinner.yml' is not named after a stage")


def test_a_situation_stands_in_one_file_alone(root: Path) -> None:
    text = "who-opens:\n  question: Who?\n  topic: lead\n  ask: opens\n  turns-on: lead.opener\n"
    (root / "situations/dealing.yml").write_text(text, encoding="utf-8")
    messages = [fault.message for fault in situations_of(root).faults]
    assert "the situation 'who-opens' stands twice" in messages


def test_a_changed_file_is_read_again(root: Path) -> None:
    assert "a-new-quarrel" not in situations_of(root).by_id
    with (root / "situations/the-end.yml").open("a", encoding="utf-8") as stream:
        stream.write("a-new-quarrel:\n  question: Who?\n  topic: lead\n  ask: opens\n  turns-on: lead.opener\n")
    assert "a-new-quarrel" in situations_of(root).by_id


def test_rule_sets_without_situations_are_well(tmp_path: Path) -> None:
    assert situations_of(tmp_path) == Situations({}, ())


def test_situations_are_no_source(root: Path) -> None:
    assert not any(id.startswith("situations/") for id in Library(root).drafts)


# what a question is asked with


@pytest.mark.parametrize(
    ("input", "text", "written"),
    [
        (NumberInput("Deal", most=9), "7", "7"),
        (SeatInput("Dealer"), "b", "B"),
        (SeatInput("Dealer"), "last", "last"),
        (SeatsInput("Who"), "C A", "A,C"),
        (SeatsInput("Who"), "none", "none"),
        (FlagInput("Broken"), "yes", "yes"),
        (CardInput("Card"), "q♠", "QS"),
        (CardsInput("Hand"), "th, 2c", "10H 2C"),
        (CountsInput("Hearts"), "0, 0 6,7", "0,0,6,7"),
        (CallsInput("Bids"), "25 pass", "25,pass"),
        (TakenInput("Taken"), "A=2H, B=-", "A=2H, B=-"),
    ],
    ids=str,
)
def test_a_value_is_written_in_one_way(input: Any, text: str, written: str) -> None:
    assert input.written(text) == written


@pytest.mark.parametrize(
    ("input", "text", "message"),
    [
        (NumberInput("Deal", most=9), "12", "12 is out of range (from 0 to 9)"),
        (NumberInput("Deal", most=9), "0x1F", "'0x1F' is not a number (from 0 to 9)"),
        (NumberInput("Deal"), "9" * 5000, "is not a number"),
        (SeatInput("Dealer"), "Z", "'Z' is not a seat"),
        (FlagInput("Broken"), "ja", "'ja' is not one of the words for this (allowed: yes, no)"),
        (CardInput("Card"), "QX", "'QX' is not a card"),
        (CountsInput("Hearts"), "1", "found numbers for 1, where a table has 2 to 10 players"),
        (CountsInput("Hearts"), "1,-2", "'-2' is not a number"),
        (CountsInput("Hearts", most=26), "27,0", "27 is out of range (from 0 to 26)"),
        (CallsInput("Bids"), "25,plenty", "'plenty' is not a bid"),
        (TakenInput("Taken"), "A=2H", ""),
        (TakenInput("Taken"), "B=2H, A=3H", "the seats are not named in order"),
        (TakenInput("Taken"), "2H", "'2H' is not of the form SEAT=VALUE"),
    ],
    ids=lambda each: each[:20] if isinstance(each, str) else type(each).__name__,
)
def test_a_value_that_cannot_be_is_refused_with_what_is_allowed(input: Any, text: str, message: str) -> None:
    if not message:
        assert input.read(text) == {"A": [48]}
        return
    with pytest.raises(RefusedError) as refused:
        input.read(text)
    assert message in str(refused.value)


# how firm an answer is


def test_what_the_book_says_is_ruled(library: Library) -> None:
    found = put(library, "the-odd-chip", "spalding-1896/sweepstake")
    assert (found.status, found.word, found.cites[0]) == (Status.RULED, "B", "spalding-1896.rule-44")


def test_what_rests_on_an_assumption_is_assumed_with_reason_and_nearest_place(library: Library) -> None:
    found = put(library, "the-odd-chip", "hoyle-1913/simple")
    (assumption,) = found.assumed
    assert found.status is Status.ASSUMED
    assert assumption.key == "settlement.odd-chip"
    assert "thirteen is odd" in assumption.reason
    assert assumption.nearest == "hoyle-1887.tie-remainder"


def test_a_rule_that_holds_only_where_nothing_is_chosen_is_firm_by_an_option(library: Library) -> None:
    found = {each.rules: each for each in ask(library, SITUATIONS.find("everything-taken"))}
    assert (found["davis-2004/regular"].answer, found["davis-2004/regular"].firm) == ("none", "ruled")
    assert (found["davis-2004/black-lady"].answer, found["davis-2004/black-lady"].firm) == ("none", "option")
    assert (found["modern/standard"].answer, found["modern/standard"].firm) == ("others-up", "ruled")


def test_no_bid_is_made_up_where_none_is_told(library: Library) -> None:
    found = put(library, "one-is-clear", "spalding-1896/auction")
    assert found.net == {"A": 13, "B": -2, "C": -5, "D": -6}
    assert found.ruling.endswith("What was bid for the choice of suit goes with the pool.")
    assert not found.assumed


def test_the_numbers_of_the_reader_are_not_put_aside_for_others_that_fit(library: Library) -> None:
    found = put(library, "one-is-clear", "spalding-1896/spot", hearts="0,1,5,7")
    assert (found.arises, found.says) == (
        False,
        "Hearts differ in value here, so that their number alone settles nothing.",
    )
    fits = put(library, "one-is-clear", "spalding-1896/spot")
    assert fits.net == {"A": 104, "B": -5, "C": -30, "D": -69}


def test_what_is_read_into_a_rule_is_assumed_with_the_rule_as_its_place(library: Library) -> None:
    found = put(library, "leading-the-joker", "spalding-1896/joker")
    (assumption,) = found.assumed
    assert (found.answer, found.status) == ("yes", Status.ASSUMED)
    assert (assumption.key, assumption.nearest) == ("hearts.led", "spalding-1896.p07.eldest-leads-any")
    assert "Of leading it nothing is said" in assumption.reason


def test_a_choice_that_ends_in_silence_makes_nothing_firm(library: Library) -> None:
    (found,) = ask(
        library,
        SITUATIONS.find("led-a-heart-unbroken"),
        ["davis-2004/regular"],
        choices={"breaking": "must-be-broken"},
    )
    assert (found.firm, found.given) == ("silent", "stands")


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("single-handed", "Only two sit at the table."),
        ("three-handed", "Yes, you may."),
        ("six-handed", "Yes, you may."),
    ],
)
def test_a_mistake_is_told_of_whoever_sits_at_the_table(library: Library, rules: str, says: str) -> None:
    found = put(library, "others-change-after-a-revoke", f"spalding-1896/{rules}")
    assert (found.says, found.asked_with) == (says, None)


def test_only_the_case_that_decides_makes_an_answer_assumed(library: Library) -> None:
    others = put(library, "three-are-clear-of-five", "hoyle-1913/sweepstakes", hearts="0,1,2,3,7")
    assumed = put(library, "three-are-clear-of-five", "hoyle-1913/sweepstakes")
    assert (others.status, assumed.status) == (Status.RULED, Status.ASSUMED)


def test_silence_is_silence_however_the_program_would_play(library: Library) -> None:
    found = put(library, "leading-hearts-unbroken", "hoyle-1887/hearts")
    assert (found.status, found.arises, found.answer, found.net, found.cites) == (
        Status.SILENT, True, "silent", None, ()
    )  # fmt: skip
    assert (found.ruling, found.firm) == ("Nothing is said of this.", "silent")
    assert found.played is not None
    assert (found.played.answer, found.played.ruling) == ("yes", "Yes, you may.")


def test_what_only_an_option_speaks_of_is_by_an_option(library: Library) -> None:
    (found,) = ask(library, SITUATIONS.find("leading-hearts-unbroken"), ["davis-2004/black-lady"])
    assert (found.status, found.answer, found.firm) == (Status.SILENT, "yes", "option")
    assert {each.answer.answer for each in found.choices} == {"no"}


def test_an_answer_to_which_a_choice_has_led_is_by_an_option(library: Library) -> None:
    situation, choices = SITUATIONS.find("leading-hearts-unbroken"), {"breaking": "must-be-broken"}
    (found,) = ask(library, situation, ["davis-2004/black-lady"], choices=choices)
    assert (found.status, found.answer, found.firm) == (Status.RULED, "no", "option")


def test_a_number_that_the_source_names_is_offered(library: Library) -> None:
    (found,) = ask(library, SITUATIONS.find("fifty-or-a-hundred"), ["modern/standard"])
    assert [(each.option, each.choice, each.answer.answer) for each in found.choices] == [("target", "50", "fifty")]


def test_a_game_for_others_is_asked_with_numbers_that_fit_it(library: Library) -> None:
    found = put(library, "is-the-game-over", "davis-2004/cancellation")
    assert found.arises
    assert found.asked_with == {"totals": "100,90,80,70,60,40"}


def test_a_readers_own_numbers_are_never_changed(library: Library) -> None:
    found = put(library, "is-the-game-over", "davis-2004/cancellation", totals="100,80,60,40")
    assert (found.arises, found.ruling) == (False, "The game is for six to ten, not for four.")


@pytest.mark.parametrize(
    ("situation", "rules", "why"),
    [
        ("the-odd-chip", "davis-2004/regular", "No chips are played for, so none is left over."),
        ("two-tie-for-fewest", "spalding-1896/single-handed", "The game is for two, not for four."),
        ("one-of-three-takes-all", "davis-2004/cancellation", "The game is for six to ten, not for three."),
        ("what-the-joker-counts", "hoyle-1887/hearts", "There is no joker in this game."),
        ("may-two-share-a-jack", "hoyle-1887/hearts", "No Jack can stand in this game."),
        ("somebody-is-out-of-chips", "davis-2004/regular", "There are no chips to lose."),
        ("tie-for-the-lowest-total", "spalding-1896/spot", "No total wins here: each deal is settled by itself."),
        ("tie-for-going-up", "modern/standard", "All of you play at one table, and nobody moves."),
        ("joker-takes-the-trick", "modern/standard", "There is no joker in the pack."),
        ("identical-cards", "spalding-1896/three-handed", "It is played with one pack, in which no card has a twin."),
        ("played-out-of-turn", "spalding-1896/single-handed", "Only two sit at the table."),
    ],
)
def test_what_cannot_happen_says_why(library: Library, situation: str, rules: str, why: str) -> None:
    found = put(library, situation, rules)
    assert (found.status, found.arises, found.answer) == (Status.SILENT, False, "does-not-arise")
    assert found.ruling == why


def is_house(library: Library, id: str) -> bool:
    """Whether a game is of no book, so that it need not say what stands behind it."""
    return id.split("/")[0] not in library.sources


def books_of(library: Library, id: str) -> set[str]:
    """The books on which a game may rest: its own, or for a house rule those of the games that it extends."""
    games = (id, *library.rule_set(id).ancestors) if is_house(library, id) else (id,)
    return {game.split("/")[0] for game in games}


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_every_rule_set_answers_and_none_from_another_book(library: Library, id: str) -> None:
    answers = ask(library, SITUATIONS.by_id[id])
    assert [each.rules for each in answers] == library.ids()
    strange = [
        (each.rules, cite)
        for each in answers
        for cite in each.cites
        if cite.partition(".")[0] not in books_of(library, each.rules)
    ]
    assert strange == []


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_an_answer_is_as_firm_as_what_is_behind_it(library: Library, id: str) -> None:
    answers = ask(library, SITUATIONS.by_id[id])
    assert {each.rules for each in answers} >= set(library.ids())
    for each in answers:
        assert each.ruling.endswith((".", "?"))
        assert bool(each.assumed) == (each.status is Status.ASSUMED)
        if each.status is Status.RULED:
            assert each.cites or is_house(library, each.rules), each.rules
        if each.status is Status.SILENT:
            assert (each.cites, each.net) == ((), None)
            assert (each.played is not None) == each.arises


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_an_answer_begins_with_what_was_asked_for(library: Library, id: str) -> None:
    situation = SITUATIONS.by_id[id]
    for each in (each for each in ask(library, situation) if each.arises):
        said = each.played.says if each.played else each.says
        assert said.endswith("."), (each.rules, said)
        assert "{" not in said
        if situation.form == "yes-no":
            assert each.given in ("yes", "no"), (each.rules, each.given)
            assert said.lower().startswith(each.given), (each.rules, said)


def test_a_provision_says_what_it_leaves_out(library: Library) -> None:
    found = put(library, "one-takes-all-thirteen", "hoyle-1887/hearts")
    assert found.limits == {"hoyle-1887.all-thirteen": "written for four players only"}


def test_another_choice_that_changes_the_answer_is_given(library: Library) -> None:
    situation = SITUATIONS.find("does-the-queen-break-hearts")
    found = by_choice(library, situation, answer(library, situation, "davis-2004/black-lady"))
    assert [(each.option, each.choice, each.answer.word) for each in found] == [("queen-breaks", "queen-too", "yes")]


def test_answers_that_come_to_the_same_stand_together(library: Library) -> None:
    groups = grouped(ask(library, SITUATIONS.find("is-the-game-over")))
    assert [group[0].answer for group in groups] == ["no", "yes", "silent"]
    assert {each.rules for each in groups[0]} >= {"davis-2004/regular", "spalding-1896/spot"}


def test_numbers_that_do_not_add_up_are_refused(library: Library) -> None:
    with pytest.raises(CannotBeError, match="14 hearts are accounted for, where 13 are in play"):
        put(library, "two-tie-for-fewest", "hoyle-1887/hearts", hearts="2,2,4,6")


@pytest.mark.parametrize(
    ("situation", "settings", "message"),
    [
        ("leading-hearts-unbroken", {"card": "5H"}, "the five of hearts is not in the hand"),
        ("void-of-clubs-on-trick-one", {"trick": "2C 3C 4C 5C"}, "a trick of 4 cards is over when 4 play"),
        ("taking-no-trick", {"hearts": "1,1,5,6"}, "A took cards, and so took a trick"),
        ("one-is-clear", {"taken": "A=2H 2H, B=-, C=-, D=-"}, "2H is taken more often than it is in play"),
    ],
)
def test_what_cannot_be_under_any_rule_is_refused(
    library: Library, situation: str, settings: dict[str, str], message: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        ask(library, SITUATIONS.find(situation), ["hoyle-1887/hearts", "spalding-1896/sweepstake"], settings)
    assert message in str(refused.value)


# house rules


def test_a_house_rule_answers_every_question(root: Path) -> None:
    library = Library(root)
    assert [
        id for id, each in SITUATIONS.by_id.items() if "house/fridays" not in {a.rules for a in ask(library, each)}
    ] == []


def test_a_house_rule_is_ruled_by_what_it_states(root: Path) -> None:
    found = put(Library(root), "may-two-share-a-jack", "house/fridays")
    assert (found.status, found.word) == (Status.RULED, "AB")
    assert found.net == {"A": 13, "B": 13, "C": -6, "D": -7}


# the commands


def test_situations_are_listed(run: Run) -> None:
    code, out, _ = run("situations", "--json")
    found = {each["id"]: each for each in json.loads(out)}
    assert code == 0
    assert list(found) == list(SITUATIONS.by_id)
    told = found["two-are-clear"]
    assert {"question": "Two of us took no hearts. Do we share?", "topic": "ties"}.items() <= told.items()
    assert told["parameters"]["hearts"] == {
        "kind": "counts",
        "label": "Hearts taken by you, B, C and on",
        "default": "0,0,6,7",
        "least": 0,
        "most": 26,
    }


def test_situations_are_listed_for_a_reader_by_stage(run: Run) -> None:
    _, out, _ = run("situations")
    assert out.startswith("Before the deal\n  who-deals-first\n    We cut for the deal,")
    assert "\n\nSettling a deal\n" in out


def test_a_quarrel_is_put_to_every_rule_set(rule: Any, library: Library) -> None:
    found = rule("two-tie-for-fewest")
    assert list(found) == library.ids()
    told = found["hoyle-1887/hearts"]
    assert (told["status"], told["net"]) == ("ruled", {"A": 4, "B": 4, "C": -3, "D": -6})
    assert "hoyle-1887.tie" in told["cites"]


def test_a_quarrel_is_put_to_some(rule: Any) -> None:
    argv = ("--rules", "modern/standard", "hoyle-1913/simple", "--rules", "hoyle-1887/hearts")
    assert list(rule("who-opens", *argv)) == ["modern/standard", "hoyle-1913/simple", "hoyle-1887/hearts"]


def test_a_quarrel_is_put_to_a_file(rule: Any, tmp_path: Path) -> None:
    file = tmp_path / "fridays.yml"
    file.write_text(HOUSE, encoding="utf-8")
    found = rule("may-two-share-a-jack", "--rules", str(file), "spalding-1896/sweepstake")
    assert {id: each["word"] for id, each in found.items()} == {
        "house/fridays": "AB",
        "spalding-1896/sweepstake": "jack",
    }


def test_a_parameter_is_changed(rule: Any) -> None:
    found = rule("two-are-clear", "--set", "hearts=0,5,0,8", "--set", "dealer=B", "--rules", "spalding-1896/sweepstake")
    assert found["spalding-1896/sweepstake"]["net"] == {"A": 6, "B": -5, "C": 7, "D": -8}


def test_an_option_is_chosen_where_it_is_offered(rule: Any) -> None:
    found = rule("the-odd-chip", "--set", "odd-chip=stays")
    assert found["spalding-1896/sweepstake"]["word"] == "stays"
    assert found["spalding-1896/jack-pot"]["word"] == "pot"


def test_an_answer_says_what_other_choices_make_of_it(rule: Any) -> None:
    (told,) = rule("is-the-game-over", "--rules", "davis-2004/regular").values()
    assert told["choices"] == []
    (told,) = rule("the-odd-chip", "--rules", "spalding-1896/sweepstake").values()
    assert [(each["option"], each["choice"], each["word"]) for each in told["choices"]] == [
        ("odd-chip", "stays", "stays")
    ]


def test_another_choice_stands_below_the_answer(run: Run) -> None:
    _, out, _ = run("rule", "who-opens", "--rules", "davis-2004/black-lady")
    assert "\n        with opening=two-of-clubs: Whoever holds the two of clubs, and with that card. B, who" in out


def test_an_answer_reads_well(run: Run) -> None:
    _, out, _ = run("rule", "is-the-game-over", "--rules", "hoyle-1887/hearts", "davis-2004/regular")
    assert out == (
        "One of us stands at exactly a hundred. Is the game over?\n"
        "  totals=100,80,60,40  (Totals of A, B, C and on)\n"
        "\n"
        "No, not for that.  [davis-2004]\n"
        "  The game is over when a score passes the limit, which is 100.\n"
        "    davis-2004/regular\n"
        "      davis-2004.regular.game-end\n"
        "\n"
        "Nothing is said of this.  [hoyle-1887]\n"
        "  As it is played here: No, not for that. The players stop when they choose.\n"
        "    hoyle-1887/hearts\n"
    )


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (("two-tie-for-fewst",), 2, "there is no situation 'two-tie-for-fewst' (did you mean two-tie-for-fewest?)"),
        (("who-opens", "--rules", "modern/standrd"), 2, "there is no rule set 'modern/standrd'"),
        (("who-opens", "--set", "deeler=A"), 2, "who-opens has no parameter 'deeler' (did you mean dealer?"),
        (("who-opens", "--set", "dealer"), 2, "is not of the form OPTION=VALUE"),
        (("who-deals-next", "--set", "pool=3", "--rules", "modern/standard"), 2, "has no parameter 'pool'"),
        (("who-opens", "--set", "dealer=Z"), 1, "dealer: 'Z' is not a seat"),
        (("how-many-to-pass", "--set", "deal=0"), 1, "deal: 0 is out of range (from 1 to 99)"),
        (("two-are-clear", "--set", "hearts=0,0,6,8"), 1, "14 hearts are accounted for, where 13 are in play"),
        (("the-odd-chip", "--set", "odd-chip=mine"), 1, "option odd-chip has no choice 'mine'"),
    ],
)
def test_a_wrong_name_or_value_is_refused_with_what_is_allowed(
    run: Run, argv: tuple[str, ...], code: int, message: str
) -> None:
    ended, out, err = run("rule", *argv)
    assert (ended, out) == (code, "")
    assert message in err


def test_faulty_situations_are_told_by_every_command_that_needs_them(root: Path, capsys: Any) -> None:
    (root / "situations/the-end.yml").write_text("a-quarrel: Who?\n", encoding="utf-8")
    for argv in (["situations"], ["rule", "who-opens"], ["check", str(root)]):
        assert main(["--rulesets", str(root), *argv]) == 1
        told = capsys.readouterr()
        assert "situations/the-end.yml:1:12: found 'Who?'" in told.out + told.err


UNASKABLE = {
    "{kind: settle, hearts: '1,2,3,4'}": "10 hearts are accounted for, where 13 are in play for 4 players",
    "{kind: incident, hands: 'A=AC,B=2C,C=3C,D=4C', incidents: 3 short seat=A}": "there are 0 plays only",
}


@pytest.mark.parametrize("asked", UNASKABLE)
def test_what_can_be_asked_of_no_game_is_a_fault(tmp_path: Path, asked: str) -> None:
    (tmp_path / "situations").mkdir()
    shutil.copytree(PROJECT / "rulesets/modern", tmp_path / "modern")
    shutil.copy(PROJECT / "rulesets/sources.yml", tmp_path)
    text = f"x:\n  question: Q?\n  topic: lead\n  ask: {asked}\n  turns-on: [lead.opener]\n"
    (tmp_path / "situations/the-play.yml").write_text(text)
    said = [fault.message for fault in situation_faults(Library(tmp_path)) if "the-play" in fault.mark.file]
    reason = UNASKABLE[asked]
    assert said == [f"the situation x can be put to no game as it stands: {reason}"]


@pytest.mark.parametrize("kind", ["worth", "breaks"])
def test_a_card_that_must_be_named_cannot_be_none(kind: str) -> None:
    faults: list[Fault] = []
    text = f"x: {{question: Q?, topic: lead, ask: {{kind: {kind}, card: none}}, turns-on: [lead.opener]}}\n"
    read_situations({"the-play": read_text(text)}, faults)
    assert [fault.message for fault in faults] == ["'none' is not a card"]


def test_a_bid_does_not_arise_where_there_is_no_auction() -> None:
    faults: list[Fault] = []
    text = "x: {question: Q?, topic: auction, ask: {kind: bid, bid: 26}, turns-on: [auction.bids]}\n"
    asked = read_situations({"the-auction": read_text(text)}, faults).by_id["x"]
    found = answer(Library(PROJECT / "rulesets"), asked, "modern/standard")
    assert (found.arises, found.ruling) == (False, "It has no auction.")


def test_a_name_that_is_a_parameter_and_an_option_is_known_by_its_value(library: Library) -> None:
    """The queen is a card that somebody took, and at Black Lady Hearts also an option: what she counts."""
    situation = SITUATIONS.find("everything-taken")
    ids = ["davis-2004/black-lady"]
    assert parted(library, situation, ids, {"queen": "A"}) == ({"queen": "A"}, {})
    assert parted(library, situation, ids, {"queen": "five"}) == ({}, {"queen": "five"})
