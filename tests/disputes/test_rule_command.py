"""`situations` and `rule`: the commands that put quarrels to rule sets."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.cli import main
from hearts_spec.rules import Library
from tests.conftest import PROJECT
from tests.disputes.cases import HOUSE, SITUATIONS

Run = Callable[..., tuple[int, str, str]]


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


def test_suggestion_is_all_we_say_where_a_source_is_silent(run: Run) -> None:
    """By default the program lets the trick stand, which is not what we suggest."""
    _, out, _ = run("rule", "led-a-heart-unbroken", "--rules", "pagat-2024/hearts")
    assert "Our suggestion, to agree on before you play: If the next trick" in out
    assert "Our default" not in out


def test_law_book_speaks_where_todays_game_is_silent(run: Run, rule: Callable[..., dict[str, Any]]) -> None:
    """Bicycle, general law: a deal with an imperfect pack is void as soon as that is found."""
    _, out, _ = run("rule", "wrong-pack", "--rules", "today/hearts")
    assert "The law-book of today's game, bicycle-1998, says: No" in " ".join(out.split())
    assert "bicycle-1998.general.imperfect-pack" in out
    played = rule("wrong-pack", "--rules", "today/hearts")["today/hearts"]["played"]
    assert (played["answer"], played["by"]) == ("no", "bicycle-1998/hearts")
    assert "bicycle-1998.general.imperfect-pack" in played["parts"][0]["cites"]


def test_situations_are_listed(run: Run) -> None:
    code, out, _ = run("situations", "--json")
    found = {each["id"]: each for each in json.loads(out)}
    assert code == 0
    assert list(found) == list(SITUATIONS.by_id)
    told = found["two-are-clear"]
    assert {"question": "Two of us took no hearts. Do we share?", "topic": "ties"}.items() <= told.items()
    assert told["parameters"]["hearts"] == {
        "kind": "counts",
        "label": "Hearts taken by you, B, C and so on",
        "default": "0,0,6,7",
        "least": 0,
        "most": 26,
    }


def test_situations_are_listed_for_a_reader_by_stage(run: Run) -> None:
    _, out, _ = run("situations")
    assert out.startswith("Before the deal\n  who-deals-first\n    We cut for the deal,")
    assert "\n\nSettling a deal\n" in out


def test_dispute_asked_of_every_rule_set(rule: Any, library: Library) -> None:
    found = rule("two-tie-for-fewest")
    assert list(found) == library.ids()
    told = found["hoyle-1887/hearts"]
    assert (told["status"], told["net"]) == ("ruled", {"A": 4, "B": 4, "C": -3, "D": -6})
    assert "hoyle-1887.tie" in told["cites"]


def test_answer_says_who_took_the_queen(rule: Any) -> None:
    """D took six hearts, and nineteen points: where the other thirteen came from is said."""
    found = rule("one-is-clear", "--rules", "modern/standard", "hoyle-1887/hearts")
    assert "Say D took the queen of spades. The scores of the deal:" in found["modern/standard"]["ruling"]
    assert "queen" not in found["hoyle-1887/hearts"]["ruling"]


@pytest.mark.parametrize(
    ("hearts", "says"),
    [
        ("2,0,5,6", "You get nothing: B wins."),
        ("0,0,6,7", "You get your share of what is paid: 6 chips."),
        ("0,2,5,6", "You get all that is paid: 13 chips."),
    ],
)
def test_the_answer_fits_the_numbers_of_the_asker(rule: Any, hearts: str, says: str) -> None:
    found = rule("one-is-clear", "--rules", "hoyle-1887/hearts", "--set", f"hearts={hearts}")
    assert found["hoyle-1887/hearts"]["says"] == says


def test_dispute_asked_of_some_rule_sets(rule: Any) -> None:
    argv = ("--rules", "modern/standard", "hoyle-1913/simple", "--rules", "hoyle-1887/hearts")
    assert list(rule("who-opens", *argv)) == ["modern/standard", "hoyle-1913/simple", "hoyle-1887/hearts"]


def test_dispute_asked_of_a_file(rule: Any, tmp_path: Path) -> None:
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


def test_answer_shows_effect_of_other_choices(rule: Any) -> None:
    (told,) = rule("is-the-game-over", "--rules", "davis-2004/regular").values()
    assert told["choices"] == []
    (told,) = rule("the-odd-chip", "--rules", "spalding-1896/sweepstake").values()
    assert [(each["option"], each["choice"], each["word"]) for each in told["choices"]] == [
        ("odd-chip", "stays", "stays")
    ]


def test_doubt_on_which_a_silence_rests_is_shown(run: Run) -> None:
    """Foster's law 18 has a card that its holder names laid face up; of advice to another player he says nothing."""
    _, out, _ = run("rule", "table-talk", "--rules", "foster-1914/domino")
    assert "The rules do not cover this." in out
    assert "[foster-1914.law-18.in-view]" in out


def test_other_choice_shown_below_the_answer(run: Run) -> None:
    _, out, _ = run("rule", "who-opens", "--rules", "davis-2004/black-lady")
    assert "\n        with opening=two-of-clubs: The player who holds the two of clubs, with that card." in out


def test_an_answer_reads_well(run: Run) -> None:
    _, out, _ = run("rule", "is-the-game-over", "--rules", "phillips-1939/black-maria", "davis-2004/regular")
    assert out == (
        "One of us has exactly a hundred. Is the game over?\n"
        "  totals=100,80,60,40  (Totals of A, B, C and so on)\n"
        "\n"
        "No, that does not end it.  [davis-2004]\n"
        "  The game is over when a score passes the limit, which is 100.\n"
        "    davis-2004/regular\n"
        "      davis-2004.regular.game-end\n"
        "        unclear: The game stops when a total 'passes 100': does exactly a hundred end it? Our\n"
        "          reading: No, only a total above a hundred ends it. [davis-2004.regular.game-end]\n"
        "\n"
        "The rules do not cover this.  [phillips-1939]\n"
        "  Our default: No, that does not end it. The players agree when to stop.\n"
        "    phillips-1939/black-maria\n"
    )


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (("two-tie-for-fewst",), 2, "there is no dispute 'two-tie-for-fewst' (did you mean two-tie-for-fewest?)"),
        (("who-opens", "--rules", "modern/standrd"), 2, "there is no rule set 'modern/standrd'"),
        (
            ("who-opens", "--set", "deeler=A"),
            2,
            "who-opens has no value 'deeler' (did you mean dealer?",
        ),
        (("who-opens", "--set", "dealer"), 2, "is not of the form OPTION=VALUE"),
        (("who-deals-next", "--set", "pool=3", "--rules", "modern/standard"), 2, "has no value 'pool'"),
        (("who-opens", "--set", "dealer=Z"), 2, "dealer: 'Z' is not a seat"),
        (("how-many-to-pass", "--set", "deal=0"), 2, "deal: 0 is out of range (from 1 to 99)"),
        (("two-are-clear", "--set", "hearts=0,0,6,8"), 1, "the hearts add up to 14, but 13 are in play"),
        (("the-odd-chip", "--set", "odd-chip=mine"), 2, "option odd-chip has no choice 'mine'"),
    ],
)
def test_wrong_name_or_value_refused_with_allowed_ones(
    run: Run, argv: tuple[str, ...], code: int, message: str
) -> None:
    ended, out, err = run("rule", *argv)
    assert (ended, out) == (code, "")
    assert message in err


def test_every_command_using_faulty_disputes_reports_them(root: Path, capsys: Any) -> None:
    (root / "situations/the-end.yml").write_text("a-quarrel: Who?\n", encoding="utf-8")
    for argv in (["situations"], ["rule", "who-opens"], ["check", str(root)]):
        assert main(["--rulesets", str(root), *argv]) == 1
        told = capsys.readouterr()
        assert "situations/the-end.yml:1:12: expected `key: value` lines" in told.out + told.err
