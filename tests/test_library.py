"""The library: how a rule set takes over, changes and leaves open what the one before it says."""

import copy
import shutil
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from hearts_spec.rules import Library, RefusedError, Rules, RulesError
from hearts_spec.rules.sections.game import GameEnds
from hearts_spec.rules.sections.hearts import WhenBroken
from hearts_spec.rules.sections.lead import Opener
from hearts_spec.rules.sections.pool import Then
from hearts_spec.rules.sections.settlement import OddChip
from hearts_spec.rules.vocabulary import SILENT

HERE = Path(__file__).parent
SMALL = HERE / "library"


@pytest.fixture
def library() -> Library:
    return Library(SMALL)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library that a test may add to."""
    copied = tmp_path / "rulesets"
    shutil.copytree(SMALL, copied)
    return copied


def house(library: Library, **rules: Any) -> tuple[Library, str]:
    """A house rule that changes the book's game."""
    return library.find_data({"title": "House", "extends": "book/game", **rules})


# What is found


def test_ids_stand_by_year_and_leave_out_what_is_shared(library: Library) -> None:
    assert library.ids() == ["book/game", "club/evening"]


def test_what_is_shared_comes_first_when_asked_for(library: Library) -> None:
    assert library.ids(shared=True) == ["book/laws", "book/game", "club/evening"]


def test_a_rule_set_has_its_names(library: Library) -> None:
    game = library.rule_set("book/game")
    assert (game.title, game.source, game.year, game.aliases) == (
        "Little Hearts",
        "book",
        1900,
        ("little hearts", "the book game"),
    )


def test_a_rule_set_knows_its_ancestors(library: Library) -> None:
    assert library.rule_set("club/evening").ancestors == ("book/laws", "book/game")


def test_a_rule_set_does_not_take_over_names(library: Library) -> None:
    evening = library.rule_set("club/evening")
    assert (evening.summary, evening.aliases, evening.shared) == ("", (), False)


def test_a_rule_set_is_found_by_its_id(library: Library) -> None:
    assert library.find("book/game") == (library, "book/game")


def test_a_rule_set_is_found_by_its_path(library: Library) -> None:
    assert library.find(str(SMALL / "book/game.yml")) == (library, "book/game")


def test_a_file_elsewhere_is_a_house_rule(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "Our Own.yml"
    path.write_text("title: Our Own\nextends: book/game\nvalues: {QS: 13}\n")
    found, id = library.find(str(path))
    assert (id, found.rule_set(id).title) == ("house/our-own", "Our Own")


def test_files_of_one_name_are_two_rule_sets(library: Library, tmp_path: Path) -> None:
    for folder, spades in (("a", 12), ("b", 14)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "ours.yml").write_text(f"title: {folder}\nextends: book/game\nvalues: {{QS: {spades}}}\n")
    first, one = library.find(str(tmp_path / "a/ours.yml"))
    both, other = first.find(str(tmp_path / "b/ours.yml"))
    assert (one, other) == ("house/ours", "house/ours-2")
    assert [both.rule_set(id).leaves["values.QS"].value for id in (one, other)] == [12, 14]
    assert both.find(str(tmp_path / "a/ours.yml"))[1] == one


def test_a_file_does_not_take_the_place_of_a_house_rule(root: Path, tmp_path: Path) -> None:
    (root / "house").mkdir(exist_ok=True)
    for path, title in ((root / "house/ours.yml", "Inside"), (tmp_path / "ours.yml", "Outside")):
        path.write_text(f"title: {title}\nextends: book/game\nvalues: {{QS: 13}}\n")
    found, id = Library(root).find(str(tmp_path / "ours.yml"))
    assert (found.rule_set("house/ours").title, found.rule_set(id).title) == ("Inside", "Outside")


def test_a_file_extends_another_beside_it(library: Library, tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "base/first.yml").write_text("title: First\nextends: book/game\nvalues: {QS: 13}\n")
    (tmp_path / "base/second.yml").write_text("title: Second\nextends: ./first.yml\nvalues: {QS: 12}\n")
    (tmp_path / "third.yml").write_text("title: Third\nextends: base/second.yml\nvalues: {KS: 1}\n")
    found, id = library.find(str(tmp_path / "third.yml"))
    assert found.rule_set(id).ancestors == ("book/laws", "book/game", "house/first", "house/second")
    assert {group: leaf.value for group, leaf in found.rule_set(id).leaves.items() if group.startswith("values.")} == {
        "values.hearts": 1,
        "values.QS": 12,
        "values.KS": 1,
    }


@pytest.mark.parametrize("extends", ["nowhere.yml", "../outside.yml"])
def test_a_file_extends_none_that_does_not_lie_with_it(library: Library, tmp_path: Path, extends: str) -> None:
    (tmp_path / "outside.yml").write_text("title: Outside\nextends: book/game\nvalues: {QS: 13}\n")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house/ours.yml").write_text(f"title: Ours\nextends: {extends}\nvalues: {{QS: 12}}\n")
    with pytest.raises(RulesError, match=f"ours.yml:2:10: there is no rule set '{extends}' .a file outside"):
        library.find(str(tmp_path / "house/ours.yml"))


def test_files_that_extend_each_other_go_in_a_circle(library: Library, tmp_path: Path) -> None:
    (tmp_path / "a.yml").write_text("title: A\nextends: b.yml\n")
    (tmp_path / "b.yml").write_text("title: B\nextends: a.yml\n")
    with pytest.raises(RulesError, match="a circle: house/a -> house/b -> house/a"):
        library.find(str(tmp_path / "a.yml"))


def test_an_unknown_id_is_refused_wherever_it_is_asked_for(library: Library) -> None:
    for ask in (library.rule_set, library.playable):
        with pytest.raises(RefusedError, match=r"there is no rule set 'book/gane' \(did you mean book/game\?\)"):
            ask("book/gane")


def test_what_extends_nothing_is_not_told_to_extend_what_extends_it(root: Path) -> None:
    (root / "club/night.yml").write_text("title: Night\nextends: club/eveninn\n")
    (root / "club/evening.yml").write_text("title: Evening\nextends: club/night\n")
    with pytest.raises(RulesError, match=r"night.yml:2:10: there is no rule set 'club/eveninn'$"):
        Library(root).rule_set("club/night")


def test_a_long_circle_is_told_in_few_words(root: Path) -> None:
    for number in range(400):
        text = f"title: A Game\nextends: ring/g{(number + 1) % 400}\n"
        (root / "ring").mkdir(exist_ok=True)
        (root / f"ring/g{number}.yml").write_text(text)
    faults = [fault for fault in Library(root).faults() if "/ring/" in fault.mark.file]
    assert len({fault.mark.file for fault in faults}) == len(faults) == 400
    assert faults[0].message == (
        "this goes in a circle: ring/g0 -> ring/g1 -> ring/g2 -> ring/g3 -> ring/g4 -> 395 more -> ring/g0"
    )


# What is only repeated


def remarks(root: Path, text: str, id: str = "club/test") -> list[str]:
    (root / f"{id}.yml").write_text(text)
    library = Library(root)
    assert library.faults_of(id) == []
    return [each.message.removesuffix(", which is a remark and no fault") for each in library.findings_of(id)]


def test_a_house_may_repeat_what_it_extends(root: Path) -> None:
    text = "title: A Game\nextends: book/game\nlead: {opener: eldest}\n"
    assert remarks(root, text) == ["`lead.opener` only repeats what book/laws says"]


def test_what_the_parent_says_otherwise_at_one_table_is_no_repeat() -> None:
    books = Library(HERE.parent / "rulesets")
    rules = {"extends": "modern/standard", "table": {"players": [5]}, "passing": {"cards": 3}}
    found, id = books.find_data(rules)
    assert found.playable("modern/standard", 5).rules.passing.cards == 2
    assert (found.findings_of(id), found.playable(id).rules.passing.cards) == ([], 3)


def test_a_silence_is_no_repeat_where_the_parent_speaks_at_one_table(root: Path) -> None:
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
    with_troubles = {name: cls for name, cls in sections.items() if hasattr(cls, "troubles")}
    for name, cls in with_troubles.items():
        asked = get_type_hints(cls.troubles)
        del asked["return"]
        assert asked.items() <= {**sections, "players": int}.items(), name
    assert {"deal", "settlement", "tournament", "values"} <= set(with_troubles)


# What is taken over


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
    with pytest.raises(RefusedError, match="option queen: found 'pips', where a whole number was expected"):
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


def test_a_silent_book_is_played_as_the_vocabulary_says(library: Library) -> None:
    assert library.playable("book/game").rules.game.ends is GameEnds.OPEN


def test_silence_can_be_broken(library: Library) -> None:
    found, id = house(library, game={"ends": "each-deal"})
    assert found.playable(id).rules.game.ends is GameEnds.EACH_DEAL


def test_a_child_can_fall_silent(library: Library) -> None:
    found, id = house(library, hearts={"led": "once-broken"})
    again, id = found.find_data({"extends": id, "hearts": {"led": "silent"}}, "again")
    assert again.rule_set(id).leaves["hearts.led"].silent


# Numbers of players


@pytest.mark.parametrize(("players", "hand"), [(3, 17), (4, 13), (5, 10), (6, 8)])
def test_what_differs_by_the_number_of_players(library: Library, players: int, hand: int) -> None:
    assert library.playable("book/game", players).rules.deal.hand == hand


def test_a_child_changes_one_number_of_players(library: Library) -> None:
    assert library.playable("club/evening", 6).rules.pack.without == ("2C", "2D", "3C", "3D")


def test_a_child_that_changes_one_number_leaves_the_others(library: Library) -> None:
    assert library.playable("club/evening", 5).rules.pack.without == ("2C", "2S")


def test_a_child_that_changes_one_number_leaves_what_else_is_said_of_it(library: Library) -> None:
    assert library.playable("club/evening", 6).rules.deal.hand == 8


def test_what_a_child_says_of_every_table_overrides_what_was_said_of_some(library: Library) -> None:
    found, id = house(library, table={"players": 3}, pack={"without": ["2D"]})
    assert found.playable(id, 3).rules.pack.without == ("2D",)


def test_what_a_child_says_of_every_table_leaves_other_keys_of_some(library: Library) -> None:
    found, id = house(library, table={"players": 3}, pack={"without": ["2D"]})
    assert found.playable(id, 3).rules.deal.hand == 17


def test_a_childs_word_for_some_beats_its_own_word_for_all(library: Library) -> None:
    rules = {"pack": {"without": ["2D"]}, "with-players": {"3": {"pack": {"without": ["3D"]}}}, "table": {"players": 3}}
    found, id = house(library, **rules)
    assert found.playable(id, 3).rules.pack.without == ("3D",)


def test_four_is_the_usual_number(library: Library) -> None:
    assert library.playable("book/game").players == 4


def test_without_four_the_fewest_are_usual(library: Library) -> None:
    found, id = house(library, table={"players": [6, 5]})
    assert found.playable(id).players == 5


def test_a_number_that_cannot_play_is_refused(library: Library) -> None:
    with pytest.raises(RefusedError, match=r"is not for 7 players \(it is for 3, 4, 5, 6\)"):
        library.playable("book/game", 7)


# Options


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


def test_a_choice_that_a_child_adds_is_its_own(library: Library) -> None:
    left = {"says": "The one on the left takes it.", "set": {"settlement": {"odd-chip": "nearest-left"}}}
    found, id = house(library, options={"two-clear": {"choices": {"left": left}}})
    leaf = found.playable(id, choices={"two-clear": "left"}).leaves["settlement.odd-chip"]
    assert (leaf.value, leaf.origin) == (OddChip.NEAREST_LEFT, id)


def test_a_choice_needs_another(library: Library) -> None:
    rules = library.playable("club/evening", choices={"slow": "wait"}).rules
    assert rules.hearts.led is WhenBroken.ONCE_BROKEN


def test_a_choice_without_the_one_it_needs_is_refused_with_the_reason(library: Library) -> None:
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
    with pytest.raises(RefusedError, match=r"option chips: .*(a whole number was expected|is out of range)"):
        library.playable("book/game", choices={"chips": answer})


def test_a_choice_borrows_a_section_from_another_rule_set(root: Path) -> None:
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


def test_a_choice_borrows_what_is_said_of_a_number_of_players(library: Library) -> None:
    choice = {"says": "B.", "borrow": {"deal": "book/laws"}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    assert found.playable(id, 3, {"odd": "b"}).rules.deal.hand == 17


def test_a_choice_speaks_for_a_number_of_players(library: Library) -> None:
    choice = {"says": "B.", "set": {"with-players": {"3": {"pack": {"without": ["2D"]}}}}}
    odd = {"asks": "Q?", "default": "a", "choices": {"a": {"says": "A."}, "b": choice}}
    found, id = house(library, options={"odd": odd})
    without = [found.playable(id, players, {"odd": "b"}).rules.pack.without for players in (3, 4)]
    assert without == [("2D",), ()]


def test_two_choices_that_set_the_same_are_refused(library: Library) -> None:
    def option(word: str) -> dict[str, Any]:
        choice = {"says": "It is so.", "set": {"hearts": {"only-hearts": word}}}
        return {"asks": "Q?", "default": "no", "choices": {"no": {"says": "No."}, "yes": choice}}

    found, id = house(library, options={"one": option("any-heart"), "two": option("lowest-heart")})
    with pytest.raises(RefusedError, match=r"the options one and two both set hearts\.only-hearts"):
        found.playable(id, choices={"one": "yes", "two": "yes"})


def test_two_choices_that_agree_are_played(library: Library) -> None:
    choice = {"says": "It is so.", "set": {"hearts": {"only-hearts": "lowest-heart"}}}
    option = {"asks": "Q?", "default": "no", "choices": {"no": {"says": "No."}, "yes": choice}}
    found, id = house(library, options={"one": option, "two": option})
    playable = found.playable(id, choices={"one": "yes", "two": "yes"})
    assert str(playable.rules.hearts.only_hearts.value) == "lowest-heart"


# What stands behind a statement


def test_a_short_citation_is_of_the_books_own(library: Library) -> None:
    assert library.rule_set("book/laws").leaves["table.players"].cites == ("book.players",)


def test_a_full_citation_is_taken_as_it_is(root: Path) -> None:
    (root / "club/cited.yml").write_text(
        "title: Cited\nextends: book/game\nvalues: {QS: 13}\ncites: {values.QS: book.pay}\n"
    )
    assert Library(root).rule_set("club/cited").leaves["values.QS"].cites == ("book.pay",)


def test_what_is_cited_for_a_section_stands_behind_its_fields(library: Library) -> None:
    assert library.rule_set("book/game").leaves["settlement.pay.each"].cites == ("book.pay",)


def test_what_is_cited_for_a_number_of_players(library: Library) -> None:
    leaf = library.playable("book/game", 3).leaves["deal.hand"]
    assert (leaf.cites, leaf.path) == (("book.pack",), "with-players.3.deal.hand")


def test_a_child_does_not_cite_for_what_it_changes(library: Library) -> None:
    assert library.rule_set("club/evening").leaves["values.QS"].cites == ()


def test_the_cases_of_a_pool_are_cited_one_by_one(library: Library) -> None:
    leaf = library.rule_set("book/game").leaves["settlement.pool"]
    assert [part.cites for part in leaf.parts] == [
        ("book.pool-clear",),
        ("book.pool-stays", "book.divide"),
        ("book.pool-stays",),
    ]


def test_a_pool_cites_all_that_its_cases_cite_once(library: Library) -> None:
    leaf = library.rule_set("book/game").leaves["settlement.pool"]
    assert leaf.cites == ("book.pay", "book.pool-clear", "book.pool-stays", "book.divide")


def test_what_is_cited_for_a_choice(library: Library) -> None:
    playable = library.playable("book/game", choices={"two-clear": "divide"})
    assert playable.leaves["settlement.pool"].cites == ("book.divide",)


def test_the_reason_for_a_number_that_is_settled(library: Library) -> None:
    playable = library.playable("book/game", choices={"chips": "25"})
    assert playable.leaves["table.chips"].assumed == "The book leaves it open."


def test_citations_of_a_section_are_gathered_once(library: Library) -> None:
    assert library.playable("book/game").cites("deal", "lead", "follow") == ("book.pack", "book.play")


# Nothing is disturbed


def test_another_draft_leaves_the_library_as_it_was(library: Library) -> None:
    before = library.playable("book/game")
    house(library, values={"QS": 13})
    assert (library.ids(), library.playable("book/game")) == (["book/game", "club/evening"], before)


def test_a_draft_in_place_of_another_changes_what_extends_it(root: Path) -> None:
    library = Library(root)
    (root / "club/two.yml").write_text("title: Two\nextends: club/evening\nslam: silent\n")
    library.playable("club/evening")
    other = Library(root)
    draft = other.drafts["club/evening"]
    draft.overlay.always["values.QS"] = next(
        type(each)(each.key, each.path, 26, each.mark) for each in [draft.overlay.always["values.QS"]]
    )
    changed = library.with_draft(draft)
    assert changed.playable("club/evening").rules.values["QS"] == 26
    assert library.playable("club/evening").rules.values["QS"] == 13


def test_what_does_not_extend_a_draft_is_not_resolved_again(library: Library) -> None:
    game = library.rule_set("book/game")
    changed = library.with_draft(library.drafts["club/evening"])
    assert changed.rule_set("book/game") is game


def test_a_rule_set_is_resolved_once(library: Library) -> None:
    assert library.rule_set("book/game") is library.rule_set("book/game")


def test_a_playable_rule_set_is_made_once(library: Library) -> None:
    assert library.playable("book/game") is library.playable("book/game", 4, {})


def test_files_are_read_once(root: Path) -> None:
    library = Library(root)
    library.ids()
    shutil.rmtree(root)
    assert library.playable("book/game").rules.deal.hand == 13


def test_a_library_of_nothing(tmp_path: Path) -> None:
    library = Library(tmp_path / "nowhere")
    assert (library.ids(), library.faults()) == ([], [])


def test_a_rule_set_that_extends_a_faulty_one_cannot_be_resolved(root: Path) -> None:
    (root / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    (root / "club/child.yml").write_text("title: Child\nextends: club/faulty\n")
    with pytest.raises(RulesError, match="'club/faulty' has faults of its own"):
        Library(root).rule_set("club/child")


@pytest.mark.parametrize("place", ["stray.yml", "house/deeper/stray.yml", "house/deeper/stray.yaml"])
def test_a_file_where_no_rule_set_is_looked_for_is_a_fault(root: Path, place: str) -> None:
    (root / place).parent.mkdir(parents=True, exist_ok=True)
    (root / place).write_text("title: Lost\nextends: book/game\n")
    faults = [str(fault) for fault in Library(root).faults()]
    message = "a rule set lies in a folder of its source or house, as house/fridays.yml (move the file there)"
    assert faults == [f"rulesets/{place}:1:1: {message}"]


def test_the_deals_of_a_source_are_not_taken_for_rule_sets(root: Path) -> None:
    (root / "book/deals").mkdir()
    (root / "book/deals/first.yml").write_text("hands: {}\n")
    assert Library(root).faults() == []
