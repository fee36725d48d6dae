"""What a rule set leaves to the players: options, choices and numbers."""

import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from hearts_spec.rules import Library, RefusedError, RulesError, Status
from hearts_spec.rules.ruleset_file import Authority
from hearts_spec.rules.vocabulary.hearts import WhenBroken
from hearts_spec.rules.vocabulary.pool import Then
from hearts_spec.rules.vocabulary.settlement import OddChip
from tests.conftest import LIBRARY
from tests.inheritance.house import house


def test_the_default_holds_when_nobody_chooses(library: Library) -> None:
    assert library.playable("book/game").choices["two-clear"] == "stays"


def test_a_choice_sets_what_it_says(library: Library) -> None:
    pool = library.playable("book/game", choices={"two-clear": "divide"}).rules.settlement.pool
    assert [(case.clear, case.then) for case in pool] == [("1+", Then.CLEAR_TAKE), ("", Then.STAYS)]


def test_a_choice_that_is_none_is_refused(library: Library) -> None:
    with pytest.raises(RefusedError, match=r"option two-clear has no choice 'divde' \(did you mean divide\?"):
        library.playable("book/game", choices={"two-clear": "divde"})


def test_an_option_that_is_none_is_refused(library: Library) -> None:
    with pytest.raises(RefusedError, match=r"has no option 'two-cler' \(did you mean two-clear\?"):
        library.playable("book/game", choices={"two-cler": "divide"})


def test_a_child_changes_the_default_alone(library: Library) -> None:
    option = library.rule_set("club/evening").options["two-clear"]
    assert (option.default, option.asks, list(option.choices)) == (
        "divide",
        "What happens when several players are clear?",
        ["stays", "divide"],
    )


def test_a_child_adds_a_choice(library: Library) -> None:
    left = {"says": "The one on the left takes it.", "set": {"settlement": {"odd-chip": "nearest-left"}}}
    found, id = house(library, options={"two-clear": {"choices": {"left": left}}})
    assert list(found.rule_set(id).options["two-clear"].choices) == ["stays", "divide", "left"]


def test_choice_added_by_child_belongs_to_it(library: Library) -> None:
    left = {"says": "The one on the left takes it.", "set": {"settlement": {"odd-chip": "nearest-left"}}}
    found, id = house(library, options={"two-clear": {"choices": {"left": left}}})
    leaf = found.playable(id, choices={"two-clear": "left"}).leaves["settlement.odd-chip"]
    assert (leaf.value, leaf.origin) == (OddChip.NEAREST_LEFT, id)


def test_a_choice_needs_another(library: Library) -> None:
    rules = library.playable("club/evening", choices={"slow": "wait"}).rules
    assert rules.hearts.led is WhenBroken.ONCE_BROKEN


def test_choice_without_its_requirement_refused_with_reason(library: Library) -> None:
    expected = (
        "slow=wait cannot be played with two-clear=stays "
        "(a slow game leaves too many pools standing: choose two-clear=divide with it)"
    )
    with pytest.raises(RefusedError) as caught:
        library.playable("club/evening", choices={"slow": "wait", "two-clear": "stays"})
    assert str(caught.value) == expected


def test_a_number_is_settled(library: Library) -> None:
    assert library.playable("book/game", choices={"chips": "25"}).rules.table.chips == 25


def test_a_number_that_nobody_settles_stays_as_stated(library: Library) -> None:
    assert library.playable("book/game").leaves["table.chips"].silent


@pytest.mark.parametrize("answer", ["many", "-1", "1.5", "٣", "1" * 7, "1 "])
def test_an_answer_that_is_no_number_is_refused(library: Library, answer: str) -> None:
    with pytest.raises(RefusedError, match=r"option chips: .*(expected a whole number|is out of range)"):
        library.playable("book/game", choices={"chips": answer})


def test_choice_borrows_section_from_another_rule_set(root: Path) -> None:
    (root / "club/points.yml").write_text(
        "title: For Points\nextends: book/laws\nsettlement: {kept-in: points, rest: silent}\ngame: {ends: each-deal, "
        "rest: silent}\n"
    )
    library = Library(root)
    choice = {"says": "It is kept in points.", "borrow": {"settlement": "club/points", "game": "club/points"}}
    chips = {"says": "It is kept in chips."}
    kept = {"asks": "Is it kept in chips?", "default": "chips", "choices": {"chips": chips, "points": choice}}
    found, id = house(library, options={"kept": kept})
    leaf = found.playable(id, choices={"kept": "points"}).leaves["settlement.kept-in"]
    assert (str(leaf.value.value), leaf.origin) == ("points", "club/points")


def test_what_a_choice_sets_beats_what_it_borrows(library: Library) -> None:
    choice = {"says": "B.", "borrow": {"deal": "book/laws"}, "set": {"deal": {"first": "dealer"}}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    playable = found.playable(id, choices={"odd": "b"})
    assert str(playable.leaves["deal.first"].value.value) == "dealer"


def test_choice_borrows_rules_for_number_of_players(library: Library) -> None:
    choice = {"says": "B.", "borrow": {"deal": "book/laws"}, "set": {"table": {"chips": 9}}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    assert found.playable(id, 3, {"odd": "b"}).rules.deal.hand == 17


def test_borrowed_assumption_stays_assumed_in_lender(library: Library) -> None:
    why = "Nobody says that this game is so settled."
    choice = {"says": "B.", "assumed": why, "borrow": {"settlement": "book/game"}, "set": {"table": {"chips": 9}}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    lent, own = found.playable(id, choices={"odd": "b"}), found.playable("book/game")
    assert (lent.authority("settlement.pay.each"), lent.authority("settlement.pool.2")) == (
        Authority(own.authority("settlement.pay.each").cites, why),
        Authority(own.authority("settlement.pool.2").cites, why),
    )
    assert not lent.leaves["settlement.draw"].assumed  # the lender is silent on it, and so is the choice
    assert own.status("settlement.pay.each") is Status.RULED


def test_a_choice_speaks_for_a_number_of_players(library: Library) -> None:
    choice = {"says": "B.", "set": {"with-players": {"3": {"pack": {"without": ["2D"]}}}}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    without = [found.playable(id, players, {"odd": "b"}).rules.pack.without for players in (3, 4)]
    assert without == [("2D",), ()]


def test_two_choices_that_set_the_same_are_refused(library: Library) -> None:
    def option(chips: int) -> dict[str, Any]:
        choice = {"says": "It is so.", "set": {"table": {"chips": chips}}}
        return {"asks": "Q?", "default": "no", "choices": {"no": {"says": "No."}, "yes": choice}}

    found, id = house(library, options={"one": option(9), "two": option(10)})
    with pytest.raises(RefusedError, match=r"the options one and two both set table\.chips"):
        found.playable(id, choices={"one": "yes", "two": "yes"})


def test_two_choices_that_agree_are_played(library: Library) -> None:
    choice = {"says": "It is so.", "set": {"hearts": {"only-hearts": "lowest-heart"}}}
    option = {"asks": "Q?", "default": "no", "choices": {"no": {"says": "No."}, "yes": choice}}
    found, id = house(library, hearts={"led": "once-broken"}, options={"one": option, "two": option})
    playable = found.playable(id, choices={"one": "yes", "two": "yes"})
    assert str(playable.rules.hearts.only_hearts.value) == "lowest-heart"


DIVIDED = """\
title: {title}
extends: {extends}
settlement:
  pool:
    - {{clear: 1+, then: clear-take}}
    - {{then: stays}}
cites: {{settlement: divide}}
"""


def test_choice_already_made_by_game_not_offered(root: Path) -> None:
    """The game divides the pool as the choice does; what extends it is not told again, nor a house that plays so."""
    for id, extends in (("book/divided", "book/game"), ("book/other", "book/divided"), ("club/ours", "book/game")):
        text = DIVIDED.format(title=id.title(), extends=extends) if extends == "book/game" else f"extends: {extends}\n"
        text += "title: Other\n" if extends != "book/game" else ""
        (root / f"{id}.yml").write_text(text if "club" not in id else text.replace("cites: {settlement: divide}\n", ""))
    library = Library(root)
    told = "the choice divide of the option two-clear makes the same game as stays"
    (fault,) = library.faults_of("book/divided")
    hint = "say under `withdrawn` why two-clear is not offered"
    assert str(fault) == f"rulesets/book/divided.yml:2:10: {told} ({hint})"
    assert library.faults_of("book/other") == library.faults_of("club/ours") == []


def test_undecided_number_of_players_reported_once_by_child(root: Path) -> None:
    """What games share leaves the number of players to them; the first that says it is told, once."""
    table = "turn: left, chips: silent, dealer-out: silent"
    laws = (root / "book/laws.yml").read_text().replace("players: [3, 4, 5, 6], turn: left, rest: silent", table)
    option = "{says: A.}, b: {says: B., set: {table: {chips: 9}}, assumed: so}, c: {says: C.}"
    text = f"options: {{one: {{asks: Which?, default: a, choices: {{a: {option}}}}}}}\n"
    (root / "book/laws.yml").write_text(laws + text)
    game = root / "book/game.yml"
    game.write_text(game.read_text() + "  table.players: players\ntable: {players: [3, 4, 5, 6]}\n")
    library = Library(root)
    assert library.faults_of("book/laws") == library.faults_of("club/evening") == []
    (fault,) = library.faults_of("book/game")
    assert fault.message == "the choice c of the option one makes the same game as a"


@pytest.mark.parametrize(("stays", "same"), [("stays", True), ("divide", False)])
def test_choices_are_held_together_with_what_either_needs(library: Library, stays: str, same: bool) -> None:
    """What needs the pool to be divided cannot be had with what needs it to stay."""
    wait = {"hearts": {"led": "once-broken"}}
    choices = {
        "now": {"says": "At once."},
        "wait": {"says": "They wait.", "set": wait, "needs": {"two-clear": "stays"}, "because": "so"},
        "also": {"says": "They wait.", "set": wait, "needs": {"two-clear": stays}, "because": "so"},
    }
    with pytest.raises(RulesError) if same else nullcontext():
        house(library, options={"slow": {"asks": "Slow?", "default": "now", "choices": choices}})


def test_inherited_choice_that_cannot_be_played_is_named_with_its_place() -> None:
    """The line of the house rule has no `across`; a choice of the game that it extends has."""
    five = {
        "extends": "davis-2004/cancellation",
        "table": {"players": [5]},
        "pack": {"without": ["2C", "2D", "2S", "3C"]},
        "deal": {"hand": 20},
        "passing": {"to": ["hold", "left", "left-2", "right-2", "right"]},
    }
    with pytest.raises(RulesError) as refused:
        LIBRARY.find_data(five)
    problem = next(each for each in refused.value.faults if each.code == "impossible-pass")
    assert problem.mark.path == ("extends",)
    assert re.match(
        r"the choice rotation of the option passing \(rulesets/davis-2004/cancellation\.yml:\d+:\d+\): "
        r"with 5 players nobody sits across the table", problem.message,
    )  # fmt: skip
    assert problem.hint == "say under `withdrawn` why passing is not offered, or write the option anew"
