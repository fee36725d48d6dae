"""Every value of every rule set is held by a scenario: change it, and one fails."""

from pathlib import Path

import pytest

from hearts_spec.cli import main
from hearts_spec.cli.check_commands import current_pinning
from hearts_spec.rules import Library, RulesError
from hearts_spec.scenarios.features import read_feature
from hearts_spec.scenarios.pinning import PinReport, changes_of, pin, read_report
from tests.conftest import alone
from tests.problem_tables import copy_library

PROJECT = Path(__file__).resolve().parent.parent


def test_no_change_of_any_rule_set_goes_unnoticed(library: Library, shared: Path):
    with alone(shared):  # the site is built from the report too, which is made once for the files as they are
        current_pinning(PROJECT)
    report = read_report(PROJECT)
    assert report is not None
    assert report["survivors"] == []
    assert set(report["rulesets"]) == {id for id in library.drafts if id.split("/")[0] in library.sources}


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
    report = pin(library, read_feature(NOTHING_HELD, "x.feature").scenarios)
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


def test_a_house_rule_need_not_be_pinned(library: Library):
    housed, _ = library.find_data({"extends": "modern/standard", "values": {"JD": -10}})
    assert "house/inline" in housed.drafts
    report = pin(housed, read_feature(NOTHING_HELD, "x.feature").scenarios)
    assert [each.path for each in report.survivors if each.ruleset == "house/inline"] == []
