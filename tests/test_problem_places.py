"""A fault is told where it stands, and not again of everything that names what has it."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library, Problem, RulesError
from hearts_spec.rules.library import A_PROVISION, InLibrary
from hearts_spec.scenarios.features import check_features, read_feature
from hearts_spec.schema.problems import Location
from hearts_spec.schema.source_tree import Scalar
from tests.conftest import PROJECT, report


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "tests/library", copied)
    return copied


BORROWING = """title: A Game
extends: book/game
options:
  settled:
    asks: How is it settled?
    default: this-way
    choices:
      this-way: {says: In this way.}
      another: {says: In another., borrow: {settlement: %s}, set: {table: {chips: 9}}}
"""


@pytest.mark.parametrize(
    ("lender", "told"),
    [
        ("club/faulty", "'club/faulty' has errors (fix them first)"),
        ("club/not-read", "'club/not-read' has errors (fix them first)"),
        ("club/heir-of-nobody", "'club/heir-of-nobody' has errors (fix them first)"),
        ("abroad/whist", "there is no rule set 'abroad/whist'"),
    ],
)
def test_borrow_error_reported_once_at_the_borrower(root: Path, lender: str, told: str) -> None:
    """One file is not readable, one extends nothing; a game that inherits the choice is not played, and not blamed."""
    (root / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    (root / "club/not-read.yml").write_text("title: [\n")
    (root / "club/heir-of-nobody.yml").write_text("title: A Game\nextends: book/nobody\n")
    (root / "club/borrower.yml").write_text(BORROWING % lender)
    (root / "club/heir.yml").write_text("title: A Game\nextends: club/borrower\nvalues: {QS: 13}\n")
    library = Library(root)
    assert report(library.findings(), "rulesets/club/borrower.yml") == f"9:57: {told}\n"
    assert report(library.findings(), "rulesets/club/heir.yml") == ""
    with pytest.raises(RulesError) as caught:
        library.playable("club/heir", 4, {"settled": "another"})
    assert report(list(caught.value.faults), "rulesets/club/borrower.yml") == f"9:57: {told}\n"
    assert library.playable("club/heir", 4).id == "club/heir"
    assert library.find_data({"extends": "club/heir"})


NAMED_BY_A_MATTER = """play:
  title: The play
  about: Who leads.
  keys: [lead]
  beside: [book.play]
  firsts: {leads: {of: A lead, key: lead.opener, told: [book.play]}}
"""


@pytest.mark.parametrize(
    ("right", "slip", "told"),
    [
        ("topic: following\n", "topic: folowing\n", "13:10: 'folowing' is not a topic"),
        ("play:\n", "play\n", "11:1: "),
        ("gist: Eldest hand", "gist: 'Eldest hand", "15:9: "),
    ],
    ids=["a word in one provision", "a line without a colon", "a quotation mark in the file"],
)
def test_mistake_in_provisions_reported_without_its_users(root: Path, right: str, slip: str, told: str) -> None:
    file = root / "book/provisions.yml"
    text = file.read_text(encoding="utf-8")
    text += "end: {place: p. 9, topic: pack, kind: rule, gist: G., see: [book.play]}\n"
    assert text.count(right) == 1
    file.write_text(text.replace(right, slip), encoding="utf-8")
    (root / "matters.yml").write_text(NAMED_BY_A_MATTER)
    library = Library(root)
    of_texts = [str(fault) for fault in library.faults()]
    assert of_texts[0].startswith(f"rulesets/book/provisions.yml:{told}")
    assert len(of_texts) == 1, "and not what reads with it, cites it, or tells a matter by it"
    feature = read_feature("@book.play\nFeature: F\n  Scenario: S\n    Then the game is not over\n", "x.feature")
    assert not any("@" in fault.message for fault in check_features([feature], library.provisions))
    named: list[Problem] = []
    A_PROVISION.read(Scalar("play", Location("claims.yml", 1, 1)), named, InLibrary(library, "book"))
    assert named == []


WITNESSED = """paper:
  title: A Newspaper
  short: Paper 1886
  year: 1886
  date: January
  kind: a letter
  channel: Seen.
  extent: One column.
  trust: full
  copyright: None.
  says: {lead: {gist: Eldest hand leads., matters: [play], attests: [play.leads]}}
"""


@pytest.mark.parametrize(
    ("file", "right", "slip"),
    [
        ("matters.yml", "title: The play\n", "title: [The play]\n"),
        ("matters.yml", "title: The play\n", "title: 'The play\n"),
        ("sources.yml", "year: 1900\n", "year: nineteen\n"),
        ("sources.yml", "year: 1900\n", "year\n"),
    ],
)
def test_mistake_beside_the_sources_reported_alone(root: Path, file: str, right: str, slip: str) -> None:
    (root / "matters.yml").write_text(NAMED_BY_A_MATTER)
    (root / "witnesses.yml").write_text(WITNESSED)
    with (root / "sources.yml").open("a") as sources:
        sources.write("other: {title: Another, short: Other, year: 1910, beside: {book: {}}}\n")
    assert Library(root).faults() == []
    text = (root / file).read_text()
    (root / file).write_text(text.replace(right, slip))
    assert [each.mark.file for each in Library(root).faults()] == [f"rulesets/{file}"]


def test_unknown_provision_reported_beside_another_mistake(root: Path) -> None:
    file = root / "book/provisions.yml"
    file.write_text(file.read_text(encoding="utf-8").replace("topic: following\n", "topic: folowing\n"))
    (root / "club/citing.yml").write_text(
        "title: A Game\nextends: book/game\nvalues: {QS: 13}\ncites: {values.QS: book.whist}\n"
    )
    assert report(Library(root).faults(), "rulesets/club/citing.yml") == "4:20: there is no provision 'book.whist'\n"


def test_mistake_in_rule_set_reported_without_children(root: Path) -> None:
    """Four heirs of a game that cannot be read, one of them an heir's heir; some are read before it, some after."""
    (root / "club/faulty.yml").write_text("titel: Faulty\nextends: book/game\n")
    for heir, parent in {"before": "faulty", "one": "faulty", "two": "faulty", "three": "one"}.items():
        (root / f"club/{heir}.yml").write_text(f"title: A Game\nextends: club/{parent}\n")
    (fault,) = Library(root).faults()
    assert str(fault).startswith("rulesets/club/faulty.yml:1:1: unknown key 'titel' (did you mean title?")


def test_mutual_borrowers_do_not_hide_their_errors(root: Path) -> None:
    (root / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    (root / "club/one.yml").write_text(BORROWING % "club/faulty")
    (root / "club/two.yml").write_text(BORROWING % "club/one")
    assert [each.mark.file for each in Library(root).faults()] == ["rulesets/club/faulty.yml"]
    (root / "club/faulty.yml").unlink()
    assert [each.mark.file for each in Library(root).faults()] == ["rulesets/club/one.yml"]
