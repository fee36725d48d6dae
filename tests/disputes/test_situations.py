"""The files of quarrels: how they are read, and what a question is asked with."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.disputes import DISPUTE_CHECKS, STAGES, Disputes, answer, disputes_of, read_disputes
from hearts_spec.disputes import parameters as ask_for
from hearts_spec.disputes.dispute import TYPES
from hearts_spec.rules import Library, Problem, RefusedError
from hearts_spec.schema.source_tree import read_text
from tests.conftest import PROJECT
from tests.disputes.cases import LIBRARY, SITUATIONS, asked


def test_every_situation_can_be_read() -> None:
    assert SITUATIONS.faults == ()


def test_disputes_cover_every_stage_of_game() -> None:
    assert list(dict.fromkeys(each.stage for each in SITUATIONS.by_id.values())) == list(STAGES)


def test_every_kind_of_asking_is_used() -> None:
    assert {each.kind for each in SITUATIONS.by_id.values()} == set(TYPES)


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


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_an_outline_asks_every_book(id: str) -> None:
    assert asked()[id] == set(LIBRARY.sources)


def test_a_file_is_named_after_a_stage(root: Path) -> None:
    (root / "situations/the-dinner.yml").write_text("a: b\n", encoding="utf-8")
    (fault,) = disputes_of(root).faults
    assert str(fault).startswith("rulesets/situations/the-dinner.yml:1:1: 'the-dinner.yml' is not named after a stage")


def test_each_dispute_is_in_one_file(root: Path) -> None:
    text = "who-opens:\n  question: Who?\n  topic: lead\n  ask: opens\n  turns-on: lead.opener\n"
    (root / "situations/dealing.yml").write_text(text, encoding="utf-8")
    messages = [fault.message for fault in disputes_of(root).faults]
    assert "the dispute 'who-opens' appears twice" in messages


SLIPS = {
    "the file": ("everything-taken:\n", "everything-taken:\n\tx: y\n"),  # which is no YAML: nothing of it can be known
    "the quarrel": ("everything-taken:\n", "everything-taken:\n  askd: A\n"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_unreadable_dispute_not_reported_where_it_is_named(root: Path, slip: str) -> None:
    """Quarrels at other stages name it, and so does a matter."""
    named = [each for each in SITUATIONS.by_id.values() if "everything-taken" in each.related]
    assert {each.stage for each in named} > {"after-the-play"}
    path = root / "situations/after-the-play.yml"
    path.write_text(path.read_text(encoding="utf-8").replace(*SLIPS[slip], 1), encoding="utf-8")
    (fault,) = DISPUTE_CHECKS.problems(Library(root))
    assert fault.mark.file == "rulesets/situations/after-the-play.yml"


def test_a_changed_file_is_read_again(root: Path) -> None:
    assert "a-new-quarrel" not in disputes_of(root).by_id
    with (root / "situations/the-end.yml").open("a", encoding="utf-8") as stream:
        stream.write("a-new-quarrel:\n  question: Who?\n  topic: lead\n  ask: opens\n  turns-on: lead.opener\n")
    assert "a-new-quarrel" in disputes_of(root).by_id


def test_rule_sets_without_situations_are_well(tmp_path: Path) -> None:
    assert disputes_of(tmp_path) == Disputes({}, ())


def test_situations_are_no_source(root: Path) -> None:
    assert not any(id.startswith("situations/") for id in Library(root).drafts)


@pytest.mark.parametrize(
    ("input", "text", "written"),
    [
        (ask_for.number("Deal", most=9), "7", "7"),
        (ask_for.seat("Dealer"), "b", "B"),
        (ask_for.seat("Dealer"), "last", "last"),
        (ask_for.seats("Who"), "C A", "A,C"),
        (ask_for.seats("Who"), "none", "none"),
        (ask_for.flag("Broken"), "yes", "yes"),
        (ask_for.card("Card"), "q♠", "QS"),
        (ask_for.cards("Hand"), "th, 2c", "10H 2C"),
        (ask_for.counts("Hearts"), "0, 0 6,7", "0,0,6,7"),
        (ask_for.calls("Bids"), "25 pass", "25,pass"),
        (ask_for.cards_by_seat("Taken"), "A=2H, B=-", "A=2H, B="),
    ],
    ids=lambda each: each if isinstance(each, str) else each.widget,
)
def test_a_value_is_written_in_one_way(input: Any, text: str, written: str) -> None:
    assert input.written(text) == written


@pytest.mark.parametrize(
    ("input", "text", "message"),
    [
        (ask_for.number("Deal", most=9), "12", "12 is out of range (from 0 to 9)"),
        (ask_for.number("Deal", most=9), "0x1F", "expected a whole number, found '0x1F'"),
        (ask_for.number("Deal"), "9" * 5000, "is out of range (from 0 to 999)"),
        (ask_for.seat("Dealer"), "Z", "'Z' is not a seat"),
        (ask_for.seats("Who"), "A,last", "'last' is not a seat"),
        (ask_for.flag("Broken"), "ja", "'ja' is not a value allowed here (allowed: yes, no)"),
        (ask_for.card("Card"), "QX", "'QX' is not a card"),
        (ask_for.counts("Hearts"), "1", "expected numbers for 2 to 10 players, found 1"),
        (ask_for.counts("Hearts"), "1,-2", "-2 is out of range (from 0 to 999)"),
        (ask_for.counts("Hearts", most=26), "27,0", "27 is out of range (from 0 to 26)"),
        (
            ask_for.calls("Bids"),
            "25,plenty",
            "expected a whole number, or pass, found 'plenty' (a number for each, or pass",
        ),
        (ask_for.cards_by_seat("Taken"), "A=2H", ""),
        (ask_for.cards_by_seat("Taken"), "B=2H, A=3H", "the seats are not named in order"),
        (ask_for.cards_by_seat("Taken"), "2H", "'2H' does not say which seat it is for"),
    ],
    ids=lambda each: each[:20] if isinstance(each, str) else type(each).__name__,
)
def test_impossible_value_refused_with_allowed_ones(input: Any, text: str, message: str) -> None:
    if not message:
        assert input.read(text) == {"A": (48,)}
        return
    with pytest.raises(RefusedError) as refused:
        input.read(text)
    assert message in str(refused.value)


UNASKABLE = {
    "{kind: settle, hearts: '1,2,3,4'}": "the hearts add up to 10, but 13 are in play for 4 players",
    "{kind: incident, hands: 'A=AC,B=2C,C=3C,D=4C', incidents: 3 short seat=A}": "there are 0 plays only",
    "{kind: opens, in-widow: 2C}": "one card cannot be in a widow of no cards",
}


@pytest.mark.parametrize("asked", UNASKABLE)
def test_question_that_suits_no_game_is_error(tmp_path: Path, asked: str) -> None:
    (tmp_path / "situations").mkdir()
    shutil.copytree(PROJECT / "rulesets/modern", tmp_path / "modern")
    shutil.copy(PROJECT / "rulesets/sources.yml", tmp_path)
    text = f"x:\n  question: Q?\n  topic: lead\n  ask: {asked}\n  turns-on: [lead.opener]\n"
    (tmp_path / "situations/the-play.yml").write_text(text)
    said = [fault.message for fault in DISPUTE_CHECKS.problems(Library(tmp_path)) if "the-play" in fault.mark.file]
    reason = UNASKABLE[asked]
    assert said == [f"the dispute x fits no game with its own values: {reason}"]


UNFIT = {
    "14 hearts, though another row would fit": (
        "  ask: {kind: settle}\n  parameters:\n    hearts: '0,0,6,8'\n  fitting:\n    - {hearts: '0,0,6,7'}\n", 7,
        "the hearts add up to 14, but 13 are in play for 4 players", "hearts",
    ),
    "a dealer whom no table has": (
        "  ask: {kind: settle}\n  parameters:\n    hearts: '0,0,6,7'\n    dealer: J\n"
        "y:\n  question: R?\n  topic: lead\n  ask: {kind: settle, hearts: '0,0,6,7'}\n  turns-on: [lead.opener]\n"
        "  parameters:\n    dealer: D\n", 8, "Only four sit at the table.", "dealer",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", UNFIT)
def test_default_that_fits_no_game_reported_by_line(tmp_path: Path, what: str) -> None:
    text, line, reason, name = UNFIT[what]
    (tmp_path / "situations").mkdir()
    shutil.copytree(PROJECT / "rulesets/hoyle-1887", tmp_path / "hoyle-1887")
    shutil.copy(PROJECT / "rulesets/sources.yml", tmp_path)
    start = "x:\n  question: Q?\n  topic: lead\n  turns-on: [lead.opener]\n"
    (tmp_path / "situations/the-play.yml").write_text(start + text)
    found = [fault for fault in DISPUTE_CHECKS.problems(Library(tmp_path)) if "the-play" in fault.mark.file]
    message = f"the dispute x fits no game with its own values: {reason}"
    assert [(each.mark.line, each.message, each.hint) for each in found] == [(line, message, f"change '{name}'")]


@pytest.mark.parametrize("kind", ["worth", "breaks"])
def test_required_card_cannot_be_none(kind: str) -> None:
    faults: list[Problem] = []
    text = f"x: {{question: 'Q?', topic: lead, ask: {{kind: {kind}, card: none}}, turns-on: [lead.opener]}}\n"
    read_disputes({"the-play": read_text(text)}, faults)
    assert [fault.message for fault in faults] == ["'none' is not a card"]


SUGGESTED = "  suggest: {agree: Yes., because: It harms nobody.}\n"


@pytest.mark.parametrize(
    ("id", "keys", "suggest", "told"),
    [
        ("table-talk", "conduct.talk", SUGGESTED, []),
        (
            "table-talk",
            "conduct.talk",
            "",
            [
                "today's game says nothing of table-talk, and nothing is suggested"
                " (add `suggest`, with `agree` and `because`)"
            ],
        ),
        ("who-leads-next", "lead.next", "", []),
        (
            "who-leads-next",
            "lead.next",
            SUGGESTED,
            ["today's game answers who-leads-next, so it cannot have a suggestion (leave `suggest` out)"],
        ),
    ],
)
def test_suggestion_needed_where_todays_game_is_silent(
    tmp_path: Path, id: str, keys: str, suggest: str, told: list[str]
) -> None:
    leave_out = shutil.ignore_patterns("situations", "deals", "house")
    shutil.copytree(PROJECT / "rulesets", tmp_path, ignore=leave_out, dirs_exist_ok=True)
    (tmp_path / "situations").mkdir()
    asked = f"  ask: {{kind: statement, keys: {keys}}}\n  turns-on: [{keys}]\n"
    (tmp_path / "situations/the-play.yml").write_text(f"{id}:\n  question: Q?\n  topic: trick\n{asked}{suggest}")
    found = [each for each in DISPUTE_CHECKS.problems(Library(tmp_path)) if "the-play" in each.mark.file]
    assert [f"{each.message} ({each.hint})" for each in found] == told


TAKEN_FOR_GRANTED = {  # by words in a question, the section of rules that it supposes
    r"hearts (are|were) (not )?broken|hearts broken": "hearts.led",
    r"joker": "joker.added",
    r"two packs": "pack.packs",
    r"moon": "slam",
    r"widow": "deal.left-over",
    r"\(a jack\)": "settlement.jack",
    r"bids?|outbid|bought": "auction.bids",
    r"wins? the pool|share the pool": "settlement.pool",
    r"(was|have|had|been) passed (my|on|four|only)|passed their cards|was just given": "passing.cards",
}


@pytest.mark.parametrize("words", TAKEN_FOR_GRANTED)
def test_question_supposes_the_rule_that_it_takes_for_granted(words: str) -> None:
    asked = [each for each in SITUATIONS.by_id.values() if re.search(rf"(?<!\w)({words})(?!\w)", each.question.lower())]
    assert asked
    key = TAKEN_FOR_GRANTED[words]
    assert [each.id for each in asked if not any(held.startswith(key) for held in each.supposes)] == []


# What the engine rules where every source is silent, though we suggest something kinder. The last is no difference: a
# false accusation costs nothing, and the suggestion is when to check.
PLAYED_OTHERWISE = {
    "dealt-out-of-turn",
    "others-change-after-a-revoke",
    "revoke-in-a-slam",
    "looking-at-a-trick",
    "accused-of-no-revoke",
}


def test_our_default_is_what_we_suggest() -> None:
    """A question answered yes or no: where today's game is silent, what is played is what we suggest."""
    library = Library(PROJECT / "rulesets")
    for each in SITUATIONS.by_id.values():
        if each.suggest and each.form == "yes-no":
            found = answer(library, each, "today/hearts")
            suggested = re.split(r"[,: .]", each.suggest.agree.lower())[0]
            if found.arises and each.id not in PLAYED_OTHERWISE:
                assert found.effective_answer == suggested, each.id
