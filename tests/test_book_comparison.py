"""Two books side by side: where their rules agree, where they part, and which provisions are read together."""

from pathlib import Path

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.book_comparison import Agreement, BookComparison, all_comparisons
from tests.conftest import LIBRARY

BOOKS = {(each.first, each.second): each for each in all_comparisons(LIBRARY)}
FOSTER = BOOKS["foster-1914", "spalding-1896"]


def stand(key: str, game: str, beside: BookComparison = FOSTER) -> list[Agreement]:
    """How two books stand on a matter, as far as it concerns a game of the first."""
    return [each.agreement for each in beside.parallels if each.key == key and f"{beside.first}/{game}" in each.games]


def test_games_grouped_by_name_or_by_bibliography() -> None:
    assert ("foster-1914/sweepstake", "spalding-1896/sweepstake") in FOSTER.games
    assert ("foster-1914/heartsette", "spalding-1896/widow") in FOSTER.games
    assert "foster-1914/laws" not in dict(FOSTER.games)


def test_books_differ_on_exposed_card_agree_on_following() -> None:
    """Law 19 lets any player call an exposed card; rule 31 of 1896 lays no penalty on it. Both follow suit."""
    assert stand("irregular.exposed.called", "sweepstake") == [Agreement.PART]
    assert stand("follow.suit", "sweepstake") == [Agreement.AGREE]


def test_topic_shared_by_several_games_reported_once() -> None:
    (parallel,) = [each for each in FOSTER.parallels if each.key == "irregular.exposed.called"]
    assert {"foster-1914/sweepstake", "foster-1914/howell", "foster-1914/auction"} <= set(parallel.games)
    assert parallel.games["foster-1914/sweepstake"] == [3, 4, 5, 6]


def test_assumptions_and_omissions_are_not_compared() -> None:
    for each in FOSTER.parallels:
        speaking = [leaf for leaf in (each.first, each.second) if leaf.cites and not leaf.assumed and not leaf.silent]
        assert len(speaking) == (2 if each.agreement in (Agreement.AGREE, Agreement.PART) else 1)


def test_provisions_ordered_like_rules_that_cite_both() -> None:
    related = {(each.first, each.second): each.agreement for each in FOSTER.related}
    assert len(related) == len(FOSTER.related)
    assert related["foster-1914.p353.howell.pay", "spalding-1896.p24.howell.pay"] is Agreement.AGREE
    assert related["foster-1914.law-3.six", "spalding-1896.rule-07.six"] is Agreement.PART


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for book in ("one", "two"):
        (tmp_path / book).mkdir()
    return tmp_path


def test_provisions_paired_whichever_names_the_other(folder: Path) -> None:
    books = "one: {title: A, short: A, year: 1900, beside: {two: {}}}\ntwo: {title: B, short: B, year: 1899}\n"
    (folder / "sources.yml").write_text(books, encoding="utf-8")
    for book, see in (("one", ("two.a", "one.c")), ("two", ("one.a", "one.b"))):
        said = [
            f"{name}: {{place: A, topic: deal, kind: rule, gist: A, see: [{link}]}}"
            for name, link in zip("ab", see, strict=True)
        ]
        plain = "c: {place: A, topic: deal, kind: rule, gist: A}"
        (folder / book / "provisions.yml").write_text("\n".join([*said, plain]) + "\n", encoding="utf-8")
    (beside,) = all_comparisons(Library(folder))
    assert [(each.first, each.second) for each in beside.related] == [("one.a", "two.a"), ("one.b", "two.b")]


@pytest.mark.parametrize(
    ("beside", "message"),
    [
        ("{two: {}}", ""),
        ("{too: {}}", "'one' is compared with 'too', which is not another source"),
        ("{one: {}}", "'one' is compared with 'one', which is not another source"),
        ("{three: {}}", "'one' is compared with 'three', which is later"),
        ("{two: {a: b}}", "for the comparison with 'two', 'one' names the game 'one/a', which is not there"),
    ],
)
def test_missing_book_cannot_be_compared(folder: Path, beside: str, message: str) -> None:
    books = f"one: {{title: A, short: A, year: 1900, beside: {beside}}}\ntwo: {{title: B, short: B, year: 1899}}\n"
    books += "three: {title: C, short: C, year: 1901}\n"
    (folder / "sources.yml").write_text(books, encoding="utf-8")
    faults = [fault.message for fault in Library(folder).faults()]
    assert (message in faults) if message else faults == []


@pytest.mark.parametrize("source", LIBRARY.sources)
def test_every_book_is_represented_by_a_game(source: str) -> None:
    assert f"{source}/{LIBRARY.sources[source].principal}" in LIBRARY.ids()


def test_missing_game_cannot_represent_its_book(folder: Path) -> None:
    books = "one: {title: A, short: A, year: 1900, principal: a}\n"
    (folder / "sources.yml").write_text(books, encoding="utf-8")
    faults = [fault.message for fault in Library(folder).faults()]
    assert "'one' has as its principal the game 'one/a', which is not there" in faults
