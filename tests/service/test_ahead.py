"""What the desk makes ready while nothing is asked, and what questions then find ready."""

from pathlib import Path

import pytest

from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library
from hearts_spec.rules.inheritance import Resolver
from hearts_spec.rules.ruleset import ConfiguredRules, RuleSet
from hearts_spec.service.ask import Service
from tests.conftest import LIBRARY, PROJECT, many
from tests.problem_tables import copy_library

FRIDAYS = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
HEARTS = {"A": 1, "B": 2, "C": 4, "D": 6}


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the rule sets as they are resolved, and as they are made ready for a table."""
    resolve, play, noted = Resolver._resolve, Resolver._configure, list[str]()

    def noting(self: Resolver, id: str) -> RuleSet:
        noted.append(id)
        return resolve(self, id)

    def noting_table(self: Resolver, rule_set: RuleSet, players: int, chosen: dict[str, str]) -> ConfiguredRules:
        noted.append(f"{rule_set.id} for {players} with {chosen}")
        return play(self, rule_set, players, chosen)

    monkeypatch.setattr(Resolver, "_resolve", noting)
    monkeypatch.setattr(Resolver, "_configure", noting_table)
    return noted


def opened(root: str = "rulesets") -> Service:
    library = Library(PROJECT / root)
    return Service(library, disputes_of(PROJECT / "rulesets"))


@pytest.mark.sized
def test_prepared_rule_sets_not_resolved_again_by_questions(resolved: list[str]) -> None:
    desk = opened()
    assert resolved == []
    known = 0
    while desk.ahead():
        assert len(resolved) <= known + 1
        known = len(resolved)
    assert set(resolved) > set(LIBRARY.drafts)
    resolved.clear()
    for situation in desk.ask({"ask": "situations"})[:: many(7, 1)]:
        desk.ask({"ask": "rule", "situation": situation["id"]})
    for each in desk.ask({"ask": "rulesets"}):
        desk.ask({"ask": "show", "id": each["id"]})
        desk.ask({"ask": "wanted", "id": each["id"]})
    desk.ask({"ask": "settle", "id": "hoyle-1887/hearts", "hearts": HEARTS})
    assert resolved == []
    assert desk.ahead() is False


def test_house_rule_of_reader_uses_prepared_rules(resolved: list[str]) -> None:
    desk = opened()
    while desk.ahead():
        pass
    resolved.clear()
    desk.ask({"ask": "sides", "situation": "two-are-clear", "house": FRIDAYS})
    assert {each.partition(" ")[0] for each in resolved} == {"house/mine"}


def test_answers_identical_with_or_without_preparation() -> None:
    asked = {"ask": "sides", "situation": "two-are-clear"}
    ready, other = opened(), opened()
    other.ahead()
    while ready.ahead():
        pass
    assert ready.ask(asked) == other.ask(asked) == opened().ask(asked)


def test_faulty_library_prepared_as_far_as_possible(tmp_path: Path) -> None:
    root = copy_library(tmp_path)
    (root / "club/faulty.yml").write_text("title: [Faulty]\nextends: book/game\n")
    desk = opened(str(root))
    while desk.ahead():
        pass
    assert "error" in desk.ask({"ask": "show", "id": "no/such"})


@pytest.mark.parametrize("slices", range(0, 70, 3))
def test_house_rule_can_be_asked_at_any_moment(slices: int) -> None:
    desk = opened()
    for _ in range(slices):
        desk.ahead()
    assert desk.ask({"ask": "show", "id": "mine.yml", "house": FRIDAYS})["id"] == "house/mine"
