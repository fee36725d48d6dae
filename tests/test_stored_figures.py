"""Stored figures: told stale when what they depend on changes, equal to an independent count, with an error each."""

from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt
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
from tests import independent_play
from tests.conftest import LIBRARY, many
from tests.independent_play import RANKS, SUITS, Played, black_lady, one_alone_took_half, one_heart_each

STORED = StoredFigures(LIBRARY)
SITTING = 50  # deals for which a pool is carried on
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


def dealt(rng: Random) -> list[list[str]]:
    pack = [rank + suit for rank in RANKS for suit in SUITS]
    rng.shuffle(pack)
    return [pack[at::4] for at in range(4)]


@cache
def played_by_hand(modern: bool) -> list[tuple[int, list[list[str]], Played]]:
    """Play deals without the engine; the dealer, the hands and the play of each."""
    rng, cost, found = Random(46), black_lady if modern else one_heart_each, []
    for number in range(many(2_000, 20_000)):
        hands = dealt(rng)
        found.append((number % 4, hands, independent_play.play(hands, (number % 4 + 1) % 4, cost, modern)))
    return found


def gained(modern: bool, played: Played) -> list[int]:
    if not modern:
        return [13 - 4 * took for took in played.took]
    return [0 if took else -26 for took in played.took] if 26 in played.took else [-took for took in played.took]


def shares(modern: bool) -> Iterator[tuple[str, list[float]]]:
    """Yield figures with what each deal counts for them."""
    deals = [(dealer, hands, played, gained(modern, played)) for dealer, hands, played in played_by_hand(modern)]
    whole = 26 if modern else 13
    yield "nobody-clear", [float(all(played.took)) for _, _, played, _ in deals]
    yield "everything", [float(whole in played.took) for _, _, played, _ in deals]
    yield "tried", [float(one_alone_took_half(played, whole / 2)) for _, _, played, _ in deals]
    yield "gain-careful", [mean(gain) for *_, gain in deals]
    if modern:
        holders = [next(seat for seat in range(4) if "QS" in hands[seat]) for _, hands, _, _ in deals]
        yield (
            "holds-QS",
            [(4 * gain[holder] - sum(gain)) / 3 for holder, (*_, gain) in zip(holders, deals, strict=True)],
        )
    else:
        yield "place-0", [gain[dealer] for dealer, _, _, gain in deals]
        yield "lead", [gain[(dealer + 1) % 4] - mean(gain) for dealer, _, _, gain in deals]


def pools() -> Iterator[tuple[str, list[float]]]:
    """Yield how each pool of Sweepstake Hearts ends; a Jack goes to a player who alone is clear."""
    found: dict[str, list[float]] = {"pool-won": [], "pool-divided": [], "pool-left": []}
    jack = False
    for number, (_, _, played) in enumerate(played_by_hand(modern=False)):
        clear = played.took.count(0)
        jack = jack and number % SITTING > 0
        end = "pool-won" if clear == 1 else "pool-divided" if clear == 2 and not jack else "pool-left"
        jack = end == "pool-left"
        for key, counts in found.items():
            counts.append(float(key == end))
    yield from found.items()


@pytest.mark.parametrize(
    ("id", "counted"),
    [
        ("foster-1914/howell", lambda: shares(modern=False)),
        ("house/no-pass", lambda: shares(modern=True)),
        ("foster-1914/sweepstake", pools),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_figures_equal_an_independent_count(id: str, counted: Callable[[], Iterator[tuple[str, list[float]]]]) -> None:
    for key, counts in counted():
        stored = STORED.figure(id, key)
        assert stored is not None, key
        assert stored.error is not None, key
        apart = sqrt(stored.error**2 + stdev(counts) ** 2 / len(counts))
        assert abs(stored.value - mean(counts)) <= 3.5 * apart, (key, stored, mean(counts))
