"""Steps that expect something: none takes a table for whole that leaves something out, or passes over what it says."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

import pytest

from hearts_spec.disputes import disputes_of
from hearts_spec.scenarios.features import read_feature
from hearts_spec.scenarios.run import BoundScenario, Run, bind
from hearts_spec.scenarios.step_registry import Keyword, StepFunction, all_steps, find_step
from hearts_spec.scenarios.world import UnmetError
from tests.conftest import LIBRARY, features

SETTLED = """\
    Given the game is hoyle-1887/hearts
    And D deals
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
"""
GAME = "    Given the game is modern/standard\n"


def stopped_by(before: str, step: str, *rows: str) -> str:
    """What stops a scenario that comes to a step with such a table, or nothing."""
    table = "".join(f"      {row}\n" for row in rows)
    (scenario,) = read_feature(f"Feature: F\n  Scenario: S\n{before}    {step}\n{table}", "x.feature").scenarios
    return str(bind(scenario).run(LIBRARY) or "")


WHOLE = ["| A | 0 | +12 |", "| B | 2 | −2 |", "| C | 4 | −4 |", "| D | 6 | −6 |"]


ASKED = "    When the question do-the-scores-add-up is put to unix-1987/hearts with nothing changed\n"
CITED = "unix-1987.game.hearts, unix-1987.game.queen"


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (CITED, ""),
        (f"{CITED}, unix-1987.game.moon alone", ""),
        (f"{CITED}, unix-1987.play.void", "not on unix-1987.play.void"),
        (f"{CITED} alone", "found unix-1987.game.hearts"),
        ("-", "found unix-1987.game.hearts"),
    ],
)
def test_an_answer_rests_on_all_that_is_named_and_if_alone_on_nothing_else(named: str, said: str) -> None:
    found = stopped_by(ASKED, f"Then it rests on {named}")
    assert said in found
    assert bool(said) is bool(found)


@pytest.mark.parametrize(
    ("step", "rows", "said"),
    [
        ("Then the settlement is", ["|  | pays | net |", *WHOLE], ""),
        ("Then the settlement is", ["|  | pays | net |", *WHOLE[:3]], "the table leaves out D"),
        ("Then the settlement is", ["|  | pays | net |", *WHOLE, WHOLE[0]], "'A' is named twice in the table"),
        ("Then for A the settlement is", ["| pays | pays |", "| 0 | 0 |"], "'pays' is named twice in the table"),
        ("Then the net is", ["| A | B | C | D |", "| +12 | −2 | −4 | −6 |"], ""),
        ("Then the net is", ["| A | B | D |", "| +12 | −2 | −6 |"], "the table leaves out C"),
        ("Then the net is", ["| A | +12 |", "| B | −2 |", "| B | −2 |"], "'B' is named twice in the table"),
        ("Then the net is", ["| A | +12 | 7 |"], "expected a seat and its value in each pair of cells, found 3"),
        ("Then the chips held are", ["| A | 62 |", "| B | 48 |", "| C | 46 |"], "the table leaves out D"),
        ("Then for A the settlement is", ["| pays | net |", "| 0 | +12 |"], ""),
        ("Then for A the settlement is", ["| pays | net |", "| 0 | +13 |"], "A: expected"),
        ("Then for A the settlement is", ["| pays | net |", "| 0 | +12 |", "| 2 | −2 |"], "rows of the table"),
    ],
)  # fmt: skip
def test_a_table_of_seats_is_whole(step: str, rows: list[str], said: str) -> None:
    assert said in stopped_by(SETTLED, step, *rows)
    assert bool(said) is bool(stopped_by(SETTLED, step, *rows))


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("| 6C | 7C | 8C | *9C |", ""),
        ("| 6C | 7C | 8C | 9C |", ""),
        ("| *6C | 7C | 8C | 9C |", "a star marks the card led, and D leads, not A"),
        ("| *6C | 7C | 8C | *9C |", "a star marks the card led, and D leads, not A"),
    ],
)
def test_a_star_marks_the_card_led(row: str, said: str) -> None:
    rows = ["| A | B | C | D |", "| *2C | 3C | 4C | 5C |", row]
    assert stopped_by(GAME, "When these tricks are played", *rows) == said


JOKER = """\
    Given the game is spalding-1896/joker
    And A has in hand 9D
    And B has in hand KH
    And C has in hand QH
    And D has in hand 7D Joker
    When A is to lead
    And A plays 9D
    And B plays KH
    And C plays QH
"""


def test_joker_obligation_enforced_when_it_is_played() -> None:
    assert stopped_by(JOKER, "And D plays the joker and obliges B to win") == ""
    assert "player obliged: expected C, found B" in stopped_by(JOKER, "And D plays the joker and obliges C to win")


BIDS = """    Given the game is spalding-1896/auction
    And D deals
    When A bids 3
    And B passes the bid
    And C passes the bid
"""
DRIVE = """    Given the game is spalding-1896/drive
    And the tables are
      | table | head | left | foot | right |
      | 1     | Ann  | Bob  | Cyd  | Dot   |
      | 2     | Eve  | Fay  | Gus  | Hal   |
"""


def noted_at(before: str, step: str, *rows: str) -> list[str]:
    """What is noted at a step that holds: the notes on the page, those beside tricks, and of all else what it is."""
    table = "".join(f"      {row}\n" for row in rows)
    (scenario,) = read_feature(f"Feature: F\n  Scenario: S\n{before}    {step}\n{table}", "x.feature").scenarios
    run = Run(LIBRARY)
    for call in bind(scenario).calls:
        run.carry_out(call)
    notes = [each["tricks"] if each["kind"] == "tricks" else [each] for each in run.seen[-1]]
    return [each.get("text") or each.get("note") or each.get("kind", "") for each in chain.from_iterable(notes)]


@pytest.mark.parametrize(
    ("before", "step", "rows", "noted"),
    [
        (BIDS, "And D passes the bid", [], ["A buys the choice of suit for 3."]),
        (BIDS, "And D bids 4", [], ["D buys the choice of suit for 4."]),
        (
            "    Given the game is spalding-1896/joker\n",
            "When these tricks are played",
            ["| A | B | C | D |", "| *9D | QH | Joker! | 3D |", "| 2C | *3C | 4C | 5C |"],
            ["obliged by the joker", ""],
        ),
        (
            DRIVE,
            "When the hearts taken at the tables are",
            [
                "| table | head  | left  | foot  | right |",
                "| 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |",
                "| 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |",
            ],
            ["round"],
        ),
    ],
    ids=["all others pass", "the last outbids", "the joker obliges", "a round without a tie"],
)
def test_what_a_step_comes_to_is_noted(before: str, step: str, rows: list[str], noted: list[str]) -> None:
    assert noted_at(before, step, *rows) == noted


def test_why_they_cannot_play_is_noted() -> None:
    before = "    Given the game is hoyle-1887/hearts\n    When 7 sit down to play\n"
    [why] = noted_at(before, "Then they cannot play so")
    assert "3, 4, 5 or 6" in why


HANDS = """\
    Given the game is house/spades-kept
    And it is deal number 1
    And the hands are
      | A | QS KS AS JS 10S 2C 3C 4C 5C AH KH QH JH |
      | B | 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D |
      | C | 6D 7D 8D 9D 10D JD QD KD AD 2S 3S 4S 5S |
      | D | the rest                                |
"""


@pytest.mark.parametrize("may", ["may", "may not"])
def test_passing_is_asked_about_cards_in_hand(may: str) -> None:
    assert stopped_by(HANDS, f"Then B {may} pass JS 6C AH") == "B does not hold JS AH"


RECORDED = "    Given the recorded deal hand-1\n"
# Steps that stand in scenarios too unlike for what one says to be asked of another: each where it is not so.
BY_HAND = {
    "may_not_pass": (HANDS, "A may not pass JS AH KH"),
    "may_pass": (HANDS, "A may pass QS AH KH"),
    "may_not_look": (f"{HANDS}    When A passes JS AH KH\n", "A may not yet look at the cards passed to them"),
    "none_declared": ("    Given the game is house/polignac\n", "no slam is declared before the first lead"),
    "fact_follows": ("    Given the lost deal sweepstake-2\n", "fact S3c follows from S1"),
    "exclude_each_other": ("    Given the lost deal spot\n", "facts P4 and P5 exclude each other"),
    "remark_found": (RECORDED, "the remark underplays is found false"),
    "remark_searched": (
        "    Given the recorded deal hand-1\n",
        "the search has found the remark escape-impossible false",
    ),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_a_step_fails_where_it_is_not_so(name: str) -> None:
    before, step = BY_HAND[name]
    text = f"Feature: F\n  Scenario: S\n{before}    Then {step}\n"
    (scenario,) = read_feature(text, "x.feature").scenarios
    bound = bind(scenario)
    assert bound.calls[-1].function.__name__ == name
    assert isinstance(bound.run(LIBRARY, disputes_of(LIBRARY.root)), UnmetError)


def expecting() -> dict[StepFunction, list[tuple[BoundScenario, int]]]:
    """Every step that expects something, with the scenarios that have it, and where."""
    found: dict[StepFunction, list[tuple[BoundScenario, int]]] = {
        each.function: [] for each in all_steps() if each.keyword == "then" and each.function.__name__ not in BY_HAND
    }
    for feature in features():
        for bound in map(bind, feature.scenarios):
            for place, call in enumerate(bound.calls):
                if call.function in found:
                    found[call.function].append((bound, place))
    return found


def otherwise(
    function: StepFunction, uses: Mapping[StepFunction, Sequence[tuple[BoundScenario, int]]]
) -> Iterator[BoundScenario]:
    """Scenarios with what another says in the place of a step, and then scenarios about the same with it added."""
    said = {repr(call.given): call for bound, place in uses[function] if (call := bound.calls[place])}
    for bound, place in uses[function]:
        for call in said.values():
            yield BoundScenario(bound.scenario, (*bound.calls[:place], call, *bound.calls[place + 1 :]))
    alike = (each for other, each in uses.items() if other.__module__ == function.__module__)
    for bound in {id(bound): bound for bound, _ in chain.from_iterable(alike)}.values():
        for call in said.values():
            yield BoundScenario(bound.scenario, (*bound.calls, call))


def test_every_step_that_expects_something_can_fail() -> None:
    uses, situations = expecting(), disputes_of(LIBRARY.root)
    toothless = [
        function.__name__
        for function in uses
        if not any(isinstance(each.run(LIBRARY, situations), UnmetError) for each in otherwise(function, uses))
    ]
    assert toothless == []


@pytest.mark.parametrize(
    ("keyword", "former"),
    [
        ("given", "he has touched another of his cards"),
        ("given", "another player has touched his cards or interrupted the dealer"),
        ("given", "whoever makes the slam chooses to lower himself"),
        ("when", "B has the card of D taken back and calls his highest"),
        ("when", "a revoke is claimed against B, who has mixed his tricks"),
        ("then", "A may look at what he is passed"),
        ("then", "nobody is held at his table"),
    ],
)
def test_former_phrase_still_finds_its_step(keyword: Keyword, former: str) -> None:
    step, _ = find_step(keyword, former)
    assert " his " not in step.phrase.template
