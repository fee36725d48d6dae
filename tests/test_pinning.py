"""Pinning: a value is held by a scenario that fails when it changes. `make test` pins all rule sets."""

import shutil
from pathlib import Path
from typing import ClassVar

import pytest

from hearts_spec.cli import main
from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library, RulesError
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.scenarios import processes
from hearts_spec.scenarios.features import Scenario, read_feature, read_features
from hearts_spec.scenarios.pinning import Bench, PinReport, all_behind, changes_of, pin
from hearts_spec.scenarios.pinning_report import digests_of_rule_sets, played_rule_sets
from hearts_spec.scenarios.run import bind
from tests.problem_tables import copy_library

PROJECT = Path(__file__).resolve().parent.parent


def test_every_statement_of_every_rule_set_is_changed(library: Library):
    for draft in library.drafts.values():
        stated = {statement.path for statement in draft.overlay.statements() if not statement.implicit}
        stated |= {
            statement.path
            for option in draft.options.values()
            for choice in option.choices.values()
            for statement in choice.overlay.statements()
        }
        assert stated <= {change.path for change in changes_of(draft)}, draft.id


NOTHING_HELD = """\
Feature: F
  Scenario: S
    Given the game is modern/standard
    Then the game is for 3, 4 and 5 players
"""


def test_a_value_that_nothing_holds_is_listed(library: Library):
    report = pin(library, read_feature(NOTHING_HELD, "x.feature").scenarios, only="modern/")
    survivors = {(each.ruleset, each.path) for each in report.survivors}
    assert ("modern/standard", "slam.amount") in survivors
    assert ("modern/standard", "table.players") not in survivors


@pytest.mark.parametrize(("survive", "code"), [(False, 0), (True, 1)])
def test_command_succeeds_when_every_change_is_noticed(
    survive: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    little = Library(PROJECT / "tests" / "library")
    first, *_ = changes_of(little.drafts["book/game"])
    report = PinReport(1, [first] if survive else [], {}, {(first.ruleset, first.path): 1})
    monkeypatch.setattr("hearts_spec.scenarios.pinning.pin", lambda *_, **__: report)
    assert main(["--rulesets", str(little.root), "pin", "--only", "book"]) == code
    *listed, last = capsys.readouterr().out.splitlines()
    assert listed == [f"book/game {first.path}: {first.text}"] * survive
    assert last == f"1 changes of 1 statements; {1 - survive} statements are held by a scenario"


@pytest.mark.parametrize("settings", [True, False])
def test_report_stored_only_beside_the_site(settings: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = copy_library(tmp_path)
    if settings:
        (root.parent / "mkdocs.yml").touch()
    monkeypatch.setattr("hearts_spec.scenarios.pinning.pin", lambda *_, **__: PinReport(0, [], {}, {}))
    assert main(["--rulesets", str(root), "pin"]) == 0
    assert (root.parent / "build" / "pinning.json").exists() is settings


def test_scenario_failing_unchanged_notices_nothing(library: Library):
    failing = NOTHING_HELD.replace("3, 4 and 5", "2 and 3")
    with pytest.raises(RulesError) as raised:
        pin(library, read_feature(NOTHING_HELD + failing.partition("\n")[2], "x.feature").scenarios, only="modern/")
    told = "x.feature:5:1: 'S' fails unchanged, so it tests nothing: players: expected 2, 3, found 3, 4, 5"
    assert [str(each) for each in raised.value.faults] == [f"{told} (fix it first)"]


def test_a_house_rule_need_not_be_pinned():
    little = Library(PROJECT / "tests" / "library")
    housed, _ = little.find_data({"extends": "book/game", "values": {"QS": 5}})
    assert "house/inline" in housed.drafts
    report = pin(housed, read_feature(IN_BOOK, "x.feature").scenarios)
    assert report.survivors
    assert [each.path for each in report.survivors if each.ruleset == "house/inline"] == []


class Noting(Library):
    """A library that notes what rule sets are asked for."""

    noted: ClassVar[set[str]] = set()

    def rule_set(self, id: str) -> RuleSet:
        self.noted.add(id)
        return super().rule_set(id)


def scenarios_of(project: Path) -> list[Scenario]:
    return [each for feature in read_features(project / "features") for each in feature.scenarios]


def test_scenario_reads_only_rule_sets_in_its_digest():
    library = Noting(PROJECT / "rulesets")
    disputes, played = disputes_of(library.root), played_rule_sets(library)
    for scenario in {(each.file, each.rulesets): each for each in scenarios_of(PROJECT)}.values():
        library.noted.clear()
        assert bind(scenario).run(library, disputes) is None
        read = {*library.noted}
        assert read <= all_behind(library, played(scenario)), scenario.name


IN_BOOK = """\
Feature: F
  Scenario: S
    Given the game is book/game
    Then the game is for 3, 4, 5 and 6 players
"""


@pytest.fixture
def little(tmp_path: Path) -> Path:
    """A small project with one scenario."""
    shutil.copytree(PROJECT / "tests" / "library", tmp_path / "rulesets")
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "x.feature").write_text(IN_BOOK)
    (tmp_path / "mkdocs.yml").touch()
    return tmp_path


def digests(project: Path) -> dict[str, str]:
    return digests_of_rule_sets(Library(project / "rulesets"), scenarios_of(project))


def with_remark(path: Path) -> None:
    path.write_text(f"{path.read_text(encoding='utf-8')}\n# a remark\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("book/provisions.yml", {"book/game", "book/laws", "club/evening"}),
        ("book/laws.yml", {"book/laws", "book/game", "club/evening"}),
        ("club/evening.yml", {"book/laws", "book/game", "club/evening"}),  # a check of it can refuse a change of these
    ],
)
def test_rule_sets_pinned_again_after_a_change(changed: str, again: set[str], little: Path):
    before = digests(little)
    with_remark(little / "rulesets" / changed)
    assert {id for id, digest in digests(little).items() if digest != before[id]} == again


def test_rule_set_that_has_nothing_to_do_with_a_change_is_not_pinned_again(little: Path):
    (little / "rulesets" / "club" / "other.yml").write_text("title: Other\nextends: book/laws\n", encoding="utf-8")
    before = digests(little)
    with_remark(little / "rulesets" / "club" / "other.yml")
    assert {id for id, digest in digests(little).items() if digest != before[id]} == {"book/laws", "club/other"}


def test_rule_sets_pinned_again_after_a_change_of_scenarios(little: Path):
    before = digests(little)
    with_remark(little / "features" / "x.feature")
    assert digests(little) == before
    (little / "features" / "x.feature").write_text(f"\n{IN_BOOK}")  # a report names the line
    assert digests(little)["book/game"] != before["book/game"]


def test_what_has_not_changed_is_not_pinned_again(
    little: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    tried: list[str] = []

    def try_changes(bench: Bench, id: str) -> PinReport:
        tried.append(id)
        return PinReport(2, [], {(id, "game.limit"): "features/x.feature:2"}, {(id, "game.limit"): 2})

    monkeypatch.setattr(Bench, "try_changes", try_changes)
    monkeypatch.setattr(processes, "PROCESSES", 1)
    command = ["--rulesets", str(little / "rulesets"), "pin", "--json"]
    told = []
    for _ in range(2):
        assert main(command) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert sorted(tried) == ["book/game", "book/laws"]
