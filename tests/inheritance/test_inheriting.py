"""What a rule set takes over from the one before it, at every number of players."""

import copy
from pathlib import Path
from typing import get_type_hints

import pytest

from hearts_spec.rules import Library, RefusedError, Rules
from hearts_spec.rules.fields import SILENT
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.rules.vocabulary.leading import Opener
from tests.conftest import LIBRARY
from tests.inheritance.house import house


def remarks(root: Path, text: str, id: str = "club/test") -> list[str]:
    (root / f"{id}.yml").write_text(text)
    library = Library(root)
    assert library.faults_of(id) == []
    return [each.message.removeprefix("warning: ") for each in library.findings_of(id)]


def test_house_rule_may_repeat_its_parent(root: Path) -> None:
    text = "title: A Game\nextends: book/game\nlead: {opener: eldest}\n"
    assert remarks(root, text) == ["`lead.opener` repeats what book/laws says"]


def test_rule_differing_from_parent_table_is_no_repeat() -> None:
    books = LIBRARY
    rules = {"extends": "modern/standard", "table": {"players": [5]}, "passing": {"cards": 3}}
    found, id = books.find_data(rules)
    assert found.playable("modern/standard", 5).rules.passing.cards == 2
    assert (found.findings_of(id), found.playable(id).rules.passing.cards) == ([], 3)


def test_silence_differing_from_parent_table_is_no_repeat(root: Path) -> None:
    (root / "club/evening.yml").write_text(
        "title: Evening\nextends: book/game\nwith-players: {3: {hearts: {led: once-broken}}}\n"
    )
    assert remarks(root, "title: A Game\nextends: club/evening\nhearts: silent\n") == []


def test_a_house_rule_needs_nothing_behind_it(library: Library) -> None:
    found, id = house(library, values={"QS": 13})
    assert found.faults_of(id) == []


def test_data_is_a_house_rule(library: Library) -> None:
    found, id = library.find_data({"extends": "book/game", "values": {"QS": 13}})
    assert (id, found.rule_set(id).title) == ("house/inline", "A house rule")


def test_data_may_be_an_id(library: Library) -> None:
    assert library.find_data("book/game") == (library, "book/game")


def test_data_is_left_as_it_was(library: Library) -> None:
    data = {"extends": "book/game", "values": {"QS": 13}}
    before = copy.deepcopy(data)
    library.find_data(data)
    assert data == before


def test_an_unknown_id_is_refused_with_the_nearest(library: Library) -> None:
    with pytest.raises(RefusedError, match=r"there is no rule set 'book/gane' \(did you mean book/game\?\)"):
        library.find("book/gane")


def test_provisions_go_by_their_full_ids(library: Library) -> None:
    assert library.provisions["book.pay"].gist.startswith("Each player puts a chip")


def test_a_section_looks_at_sections_by_their_names() -> None:
    sections = get_type_hints(Rules)
    with_conflicts = {name: cls for name, cls in sections.items() if hasattr(cls, "conflicts")}
    for name, cls in with_conflicts.items():
        asked = get_type_hints(cls.conflicts)
        del asked["return"]
        assert asked.items() <= {**sections, "players": int}.items(), name
    assert {"deal", "settlement", "tournament", "values"} <= set(with_conflicts)


def test_the_last_to_speak_is_heard(library: Library) -> None:
    leaves = library.rule_set("club/evening").leaves
    assert (leaves["values.QS"].value, leaves["values.QS"].origin) == (13, "club/evening")


def test_what_is_not_changed_stays(library: Library) -> None:
    leaf = library.rule_set("club/evening").leaves["lead.opener"]
    assert (leaf.value, leaf.origin, leaf.path) == (Opener.ELDEST, "book/laws", "lead.opener")


def test_values_of_cards_add_up(library: Library) -> None:
    assert library.playable("club/evening").rules.values == {"hearts": 1, "QS": 13}


def test_a_value_can_be_taken_back(library: Library) -> None:
    found, id = house(library, values={"hearts": 0, "QS": 1})
    assert found.playable(id).rules.values["hearts"] == 0


def test_cards_may_count_their_pips(library: Library) -> None:
    found, id = house(library, values={"hearts": "pips", "AH": 14, "10D": "pips"})
    values = found.playable(id).rules.values
    assert {card: values[card] for card in ("2H", "10H", "JH", "AH", "10D")} == {
        "2H": 2, "10H": 10, "JH": 0, "AH": 14, "10D": 10,
    }  # fmt: skip
    assert "hearts" not in values


def test_a_number_of_the_players_is_no_word(library: Library) -> None:
    queen = {"queen": {"asks": "What does the queen count?", "number": "values.QS", "assumed": "It is left open."}}
    found, id = house(library, options=queen)
    assert found.playable(id, choices={"queen": "7"}).rules.values["QS"] == 7
    with pytest.raises(RefusedError, match="option queen: expected a whole number, found 'pips'"):
        found.playable(id, choices={"queen": "pips"})


def test_what_other_tables_choose_is_not_offered(library: Library) -> None:
    six = {"says": "The red twos.", "set": {"with-players": {"6": {"pack": {"without": ["2C", "2S", "2D", "3C"]}}}}}
    left_out = {"asks": "What do six leave out?", "default": "a", "choices": {"a": {"says": "A."}, "b": six}}
    found, id = house(library, options={"six": left_out})
    assert set(found.rule_set(id).options) == {"two-clear", "chips", "six"}
    found, id = found.find_data({"title": "Four", "extends": id, "table": {"players": [4]}}, "four")
    assert set(found.rule_set(id).options) == {"two-clear", "chips"}
    assert not found.rule_set(id).by_players


def test_silence_is_a_value_of_its_own(library: Library) -> None:
    leaf = library.rule_set("book/game").leaves["passing.cards"]
    assert (leaf.value, leaf.silent) == (SILENT, True)


def test_silent_book_played_by_vocabulary_default(library: Library) -> None:
    assert library.playable("book/game").rules.game.ends is GameEnds.OPEN


def test_silence_can_be_broken(library: Library) -> None:
    found, id = house(library, game={"ends": "each-deal"})
    assert found.playable(id).rules.game.ends is GameEnds.EACH_DEAL


def test_a_child_can_fall_silent(library: Library) -> None:
    found, id = house(library, hearts={"led": "once-broken"})
    again, id = found.find_data({"extends": id, "hearts": {"led": "silent"}}, "again")
    assert again.rule_set(id).leaves["hearts.led"].silent


@pytest.mark.parametrize(("players", "hand"), [(3, 17), (4, 13), (5, 10), (6, 8)])
def test_what_differs_by_the_number_of_players(library: Library, players: int, hand: int) -> None:
    assert library.playable("book/game", players).rules.deal.hand == hand


def test_a_child_changes_one_number_of_players(library: Library) -> None:
    assert library.playable("club/evening", 6).rules.pack.without == ("2C", "2D", "3C", "3D")


def test_changing_one_number_leaves_the_others(library: Library) -> None:
    assert library.playable("club/evening", 5).rules.pack.without == ("2C", "2S")


def test_changing_one_number_leaves_its_other_statements(library: Library) -> None:
    assert library.playable("club/evening", 6).rules.deal.hand == 8


def test_general_rule_of_child_overrides_inherited_exception(library: Library) -> None:
    found, id = house(library, table={"players": 3}, pack={"without": ["2D"]})
    assert found.playable(id, 3).rules.pack.without == ("2D",)


def test_general_rule_of_child_keeps_unrelated_exception_keys(library: Library) -> None:
    found, id = house(library, table={"players": 3}, pack={"without": ["2D"]})
    assert found.playable(id, 3).rules.deal.hand == 17


def test_exception_of_child_beats_its_general_rule(library: Library) -> None:
    rules = {"pack": {"without": ["2D"]}, "with-players": {"3": {"pack": {"without": ["3D"]}}}, "table": {"players": 3}}
    found, id = house(library, **rules)
    assert found.playable(id, 3).rules.pack.without == ("3D",)


def test_four_is_the_usual_number(library: Library) -> None:
    assert library.playable("book/game").players == 4


def test_without_four_the_fewest_are_usual(library: Library) -> None:
    found, id = house(library, table={"players": [6, 5]})
    assert found.playable(id).players == 5


def test_a_number_that_cannot_play_is_refused(library: Library) -> None:
    with pytest.raises(RefusedError, match=r"is not for 7 players \(it is for 3, 4, 5 or 6\)"):
        library.playable("book/game", 7)


def test_inline_rules_found_when_unrelated_lender_not_loaded() -> None:
    books = LIBRARY
    books.rule_set("foster-1914/three-handed")  # one of its options borrows from foster-1914/sweepstake
    found, id = books.find_data({"extends": "modern/standard"})
    assert found.rule_set(id).extends == "modern/standard"


def test_no_warning_for_rule_that_still_matters(library: Library) -> None:
    """The queen counts nothing and nobody need follow; whoever is out of the suit must still throw her, or a heart."""
    rules = {"follow": {"suit": "free", "void": "scoring-card"}, "queen": {"thrown": "first-chance"}}
    found, id = house(library, **rules)
    assert found.findings_of(id) == []
    found, id = house(library, **rules, joker={"thrown": "at-will"})
    (remark,) = found.findings_of(id)
    assert remark.message == "warning: `joker.thrown` has no effect in this game"


def test_dealer_without_cards_harmless_at_unplayed_table() -> None:
    found, id = LIBRARY.find_data({"extends": "foster-1914/sweepstake", "table": {"players": [4]}})
    assert (found.findings_of(id), found.playable(id).rules.table.dealer_out) == ([], 7)
