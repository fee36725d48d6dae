"""Stored figures: told stale when what they depend on changes, with an error each."""

from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest

from hearts_spec.measure import stored_figures
from hearts_spec.measure.lint import MEASURE_CHECKS
from hearts_spec.measure.players import Player
from hearts_spec.measure.stored_figures import StoredFigures, digest_of, error_of_edge, first_counts
from hearts_spec.rules import Library
from hearts_spec.rules.folder import MEASURES_FILE
from hearts_spec.schema.problems import SourceWarning
from tests.conftest import LIBRARY

STORED = StoredFigures(LIBRARY)
CURRENT = [name for name in STORED.tables if STORED.is_current(name)]


def with_changes(**changes: object) -> Library:
    library, _ = LIBRARY.find_data({"extends": "modern/standard", **changes}, "changed")
    return library


def digest_with(**changes: object) -> str:
    library = with_changes(**changes)
    return digest_of(library, library.playable("house/changed", 4))


def test_digest_changes_with_the_rules_of_play_alone() -> None:
    as_it_is = digest_of(LIBRARY, LIBRARY.playable("modern/standard", 4))
    assert digest_with() == as_it_is
    assert digest_with(conduct={"stakes": "silent"}) == as_it_is
    assert digest_with(values={"QS": 12}) != as_it_is


def test_digest_changes_with_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = digest_of(LIBRARY, LIBRARY.playable("modern/standard", 4))
    monkeypatch.setattr(stored_figures, "seated", lambda *_: [Player("careful", "Careful", ("lead-low",))])
    assert digest_of(LIBRARY, LIBRARY.playable("modern/standard", 4)) != as_it_is


def test_stale_figures_are_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {name: {"digest": digest_of(LIBRARY, table.rules)} for name, table in STORED.tables.items()}
    monkeypatch.setattr(StoredFigures, "entries", entries | {"modern/standard": {"digest": "of other rules"}})
    (found,) = MEASURE_CHECKS.problems(LIBRARY)
    assert isinstance(found, SourceWarning)
    assert found.code == "stale-result"
    assert "modern/standard" in found.message


def test_wrong_names_in_measures_are_reported(tmp_path: Path) -> None:
    text = "moon:\n  title: The moon\n  matter: the-moon\n  rules: house/moons\n  shows: tried\n  players: [4]\n"
    (tmp_path / MEASURES_FILE).write_text(text, encoding="utf-8")
    found = list(MEASURE_CHECKS.problems(Library(tmp_path)))
    assert [(each.code, each.mark.line) for each in found] == [("unknown-history", 3), ("unplayable", 4)]


def test_measure_needs_two_sides(tmp_path: Path) -> None:
    text = "moon:\n  title: The moon\n  matter: the-moon\n  rules: house/moons\n  shows: tried\n"
    (tmp_path / MEASURES_FILE).write_text(text, encoding="utf-8")
    assert [each.code for each in MEASURE_CHECKS.problems(Library(tmp_path))] == ["missing-key"]


def test_first_deals_count_as_when_they_were_stored() -> None:
    """Fails when the engine or a player plays otherwise than when the figures were made: run `make measure`."""
    changed = [
        name for name in CURRENT if STORED.entries[name]["first"] != first_counts(LIBRARY, STORED.tables[name].rules)
    ]
    assert changed == []


def test_error_of_an_edge_is_the_spread_of_edges() -> None:
    rng, edges = Random(8), []
    for _ in range(600):
        gains = [rng.gauss(1, 1) for _ in range(64)]
        edges.append(mean(gains) / stdev(gains))
    assert stdev(edges) == pytest.approx(error_of_edge(1, 64), rel=0.1)


def test_every_figure_has_an_error() -> None:
    for name, entry in STORED.entries.items():
        assert [key for key, (_, error) in entry["figures"].items() if error is None] == [], name


def test_shares_are_within_one_in_a_hundred() -> None:
    for name in CURRENT:
        for key in ("pool-won", "pool-divided", "pool-left", "nobody-clear", "everything", "tried"):
            figure = STORED.figure(name, key)
            assert figure is None or figure.error < 0.01, (name, key)
