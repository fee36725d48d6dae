"""What stands behind a statement: the provisions that are cited, and for what."""

from collections import defaultdict
from pathlib import Path

import pytest

from hearts_spec.checks import errors_in
from hearts_spec.rules import Library
from tests.conftest import LIBRARY


def test_a_short_citation_is_of_the_books_own(library: Library) -> None:
    assert library.rule_set("book/laws").leaves["table.players"].cites == ("book.players",)


def test_a_full_citation_is_taken_as_it_is(root: Path) -> None:
    (root / "club/cited.yml").write_text(
        "title: Cited\nextends: book/game\nvalues: {QS: 13}\ncites: {values.QS: book.pay}\n"
    )
    assert Library(root).rule_set("club/cited").leaves["values.QS"].cites == ("book.pay",)


def test_citation_of_section_supports_its_fields(library: Library) -> None:
    assert library.rule_set("book/game").leaves["settlement.pay.each"].cites == ("book.pay",)


def test_what_is_cited_for_a_number_of_players(library: Library) -> None:
    leaf = library.playable("book/game", 3).leaves["deal.hand"]
    assert (leaf.cites, leaf.path) == (("book.pack",), "with-players.3.deal.hand")


def test_child_does_not_cite_for_its_own_changes(library: Library) -> None:
    assert library.rule_set("club/evening").leaves["values.QS"].cites == ()


def test_cases_of_pool_cited_one_by_one(library: Library) -> None:
    leaf = library.rule_set("book/game").leaves["settlement.pool"]
    assert {name: part.cites for name, part in leaf.parts.items()} == {
        "1": ("book.pool-clear",),
        "2": ("book.pool-stays", "book.divide"),
        "3": ("book.pool-stays",),
    }


def test_items_and_cases_cited_apart_from_the_rest(root: Path) -> None:
    (root / "club/apart.yml").write_text(
        "title: Apart\nextends: book/game\n"
        "first-trick: {barred: [hearts, QS]}\nirregular: {deal: {exposed: {then: misdeal, until: last-card}}}\n"
        "cites: {first-trick.barred: book.play, first-trick.barred.QS: book.pay, irregular.deal.exposed: book.pack}\n"
        "assumed: {irregular.deal.exposed.until: The book does not say until when.}\n"
    )
    playable = Library(root).playable("club/apart")
    assert playable.cites("first-trick.barred") == ("book.play", "book.pay")
    assert playable.cites("first-trick.barred.QS") == ("book.pay",)
    assert playable.cites("first-trick.barred.hearts") == ("book.play",)
    fault = "irregular.deal.exposed"
    assert playable.authority(f"{fault}.until").assumed == "The book does not say until when."
    assert (playable.cites(f"{fault}.then"), playable.authority(f"{fault}.then").assumed) == (("book.pack",), "")


def test_what_is_no_part_of_a_value_cannot_be_cited(root: Path) -> None:
    file = root / "club/apart.yml"
    file.write_text(
        "title: Apart\nextends: book/game\nfirst-trick: {barred: [hearts]}\ncites: {first-trick.barred.QS: book.pay}\n"
    )
    (problem,) = errors_in(Library(root))
    assert (problem.code, problem.mark.file) == ("unknown-statement", "rulesets/club/apart.yml")


def test_pool_cites_each_source_of_cases_once(library: Library) -> None:
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


def test_one_reason_for_several_is_written_once(root: Path) -> None:
    (root / "club/several.yml").write_text(
        "title: Several\nextends: book/game\nvalues: {QS: 13, JS: 10}\n"
        "with-players: {3: {pack: {without: [2S]}}, 5: {pack: {without: [2S, 2D]}, deal: {hand: 9}}}\n"
        "cites: {'values.QS, JS': book.pay}\n"
        "assumed: {'with-players.3, 5.pack, deal': It has to come out even.}\n"
    )
    library = Library(root)
    leaves = library.rule_set("club/several").leaves
    assert (leaves["values.QS"].cites, leaves["values.JS"].cites) == (("book.pay",), ("book.pay",))
    assumed = {
        (players, key): library.playable("club/several", players).leaves[key].assumed
        for players in (3, 4, 5)
        for key in ("pack.without", "deal.hand")
    }
    why = "It has to come out even."
    assert {each for each, reason in assumed.items() if reason} == {
        (3, "pack.without"), (5, "pack.without"), (5, "deal.hand")
    }  # fmt: skip
    assert set(assumed.values()) == {"", why}


NUMBERS = """title: Numbers
extends: book/game
table: {players: [3, 4, 5]}
cites: {table.players: book.players}
assumed:
  table.players.5: Five are not named.
  table.players.2, 6: Nothing is told of so few or so many.
"""


def test_that_so_many_play_may_be_assumed(root: Path) -> None:
    (root / "club/numbers.yml").write_text(NUMBERS)
    library = Library(root)
    seated = {number: library.playable("club/numbers", number).leaves["table.players"] for number in (3, 4, 5)}
    assert {number: leaf.assumed for number, leaf in seated.items()} == {3: "", 4: "", 5: "Five are not named."}
    assert (seated[5].value, seated[5].for_one_number) == ((5,), True)


def test_assumed_exclusion_of_players_leaves_rest_unchanged(root: Path) -> None:
    (root / "club/numbers.yml").write_text(NUMBERS)
    leaf = Library(root).rule_set("club/numbers").leaves["table.players"]
    why = "Nothing is told of so few or so many."
    assert (leaf.left_out, leaf.cites, leaf.assumed) == (((2, why), (6, why)), ("book.players",), "")


@pytest.mark.parametrize("id", LIBRARY.ids(shared=True))
def test_no_reason_repeated_in_a_file(id: str) -> None:
    marks = defaultdict(set)
    for authority in LIBRARY.drafts[id].authorities.values():
        if authority.assumed:
            marks[authority.assumed].add(authority.mark)
    assert [reason for reason, places in marks.items() if len(places) > 1] == []


def test_assumed_value_of_choice_cites_what_choice_does(root: Path) -> None:
    (root / "club/jack.yml").write_text(
        "title: Jack\nextends: book/game\n"
        "options: {jack: {asks: Does it count?, default: 'no', choices: {'no': {says: 'no'}, 'yes': {says: 'yes', "
        "cites: book.pay, set: {values: {JS: 10}}}}}}\n"
        "assumed: {options.jack.choices.yes.set.values.JS: How much is not said.}\n"
    )
    leaf = Library(root).playable("club/jack", choices={"jack": "yes"}).leaves["values.JS"]
    assert (leaf.cites, leaf.assumed, leaf.of_book) == (("book.pay",), "How much is not said.", False)
