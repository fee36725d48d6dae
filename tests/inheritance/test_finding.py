"""Finding rule sets: by id, path or data, and what is left as it was."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library, RefusedError, RulesError
from tests.inheritance.house import SMALL, house


def test_ids_sorted_by_year_without_shared_files(library: Library) -> None:
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


def test_file_does_not_replace_a_house_rule(root: Path, tmp_path: Path) -> None:
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
def test_file_cannot_extend_one_outside_its_folder(library: Library, tmp_path: Path, extends: str) -> None:
    (tmp_path / "outside.yml").write_text("title: Outside\nextends: book/game\nvalues: {QS: 13}\n")
    (tmp_path / "house").mkdir(exist_ok=True)
    (tmp_path / "house/ours.yml").write_text(f"title: Ours\nextends: {extends}\nvalues: {{QS: 12}}\n")
    with pytest.raises(RulesError, match=f"ours.yml:2:10: there is no rule set '{extends}' .a file outside"):
        library.find(str(tmp_path / "house/ours.yml"))


def test_files_extending_each_other_form_a_cycle(library: Library, tmp_path: Path) -> None:
    (tmp_path / "a.yml").write_text("title: A\nextends: b.yml\n")
    (tmp_path / "b.yml").write_text("title: B\nextends: a.yml\n")
    with pytest.raises(RulesError, match="a circle: house/a -> house/b -> house/a"):
        library.find(str(tmp_path / "a.yml"))


def test_unknown_id_refused_by_every_lookup(library: Library) -> None:
    for ask in (library.rule_set, library.playable):
        with pytest.raises(RefusedError, match=r"there is no rule set 'book/gane' \(did you mean book/game\?\)"):
            ask("book/gane")


def test_parent_suggestion_never_names_own_child(root: Path) -> None:
    (root / "club/night.yml").write_text("title: Night\nextends: club/eveninn\n")
    (root / "club/evening.yml").write_text("title: Evening\nextends: club/night\n")
    with pytest.raises(RulesError, match=r"night.yml:2:10: there is no rule set 'club/eveninn'$"):
        Library(root).rule_set("club/night")


def test_long_cycle_described_briefly(root: Path) -> None:
    for number in range(400):
        text = f"title: A Game\nextends: ring/g{(number + 1) % 400}\n"
        (root / "ring").mkdir(exist_ok=True)
        (root / f"ring/g{number}.yml").write_text(text)
    faults = [fault for fault in Library(root).faults() if "/ring/" in fault.mark.file]
    assert len({fault.mark.file for fault in faults}) == len(faults) == 400
    assert faults[0].message == (
        "this forms a circle: ring/g0 -> ring/g1 -> ring/g2 -> ring/g3 -> ring/g4 -> 395 more -> ring/g0"
    )


def test_another_draft_leaves_the_library_as_it_was(library: Library) -> None:
    before = library.playable("book/game")
    house(library, values={"QS": 13})
    assert (library.ids(), library.playable("book/game")) == (["book/game", "club/evening"], before)


def test_draft_replacing_a_file_changes_its_children(root: Path) -> None:
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


def test_rule_sets_not_extending_draft_keep_their_resolution(library: Library) -> None:
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
    library = Library(tmp_path)
    assert (library.ids(), library.faults()) == ([], [])


def test_a_library_that_is_nowhere(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="is not a folder"):
        Library(tmp_path / "nowhere").ids()


def test_child_of_faulty_rule_set_cannot_be_resolved(root: Path) -> None:
    (root / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    (root / "club/child.yml").write_text("title: Child\nextends: club/faulty\n")
    with pytest.raises(RulesError, match="'club/faulty' has errors"):
        Library(root).rule_set("club/child")


def test_deals_of_source_not_taken_for_rule_sets(root: Path) -> None:
    (root / "book/deals").mkdir()
    (root / "book/deals/first.yml").write_text("hands: {}\n")
    assert Library(root).faults() == []
