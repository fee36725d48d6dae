"""The vote on today's game: who states the value of each rule, and who another, as counted from the texts."""

from collections.abc import Mapping

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.names import source_of
from hearts_spec.rules.vote import Standing, Vote, votes_on

TODAY = "today/hearts"
PAGAT, MODERN, GOLDSMITH, ANDREWS, MICROSOFT, DAVIS = (
    "pagat-2024", "modern", "goldsmith-1997", "andrews-1983", "microsoft-1992", "davis-2004",
)  # fmt: skip
COUNTED: Mapping[str, tuple[list[str], list[str], str]] = {
    "passing.to": ([PAGAT, GOLDSMITH, MICROSOFT], [ANDREWS, DAVIS], "most"),
    "lead.opener": ([PAGAT, MODERN, GOLDSMITH, ANDREWS, MICROSOFT], [DAVIS], "most"),
    "first-trick.barred": ([MODERN, GOLDSMITH, ANDREWS, MICROSOFT], [PAGAT, DAVIS], "most"),
    "hearts.led": ([PAGAT, MODERN, GOLDSMITH, ANDREWS, MICROSOFT], [DAVIS], "most"),
    "hearts.broken-by": ([PAGAT, GOLDSMITH, MICROSOFT], [MODERN, ANDREWS], "most"),
    "hearts.broken-when": ([PAGAT, ANDREWS, MICROSOFT], [MODERN], "most"),
    "hearts.with-queen": ([PAGAT, MODERN, GOLDSMITH, MICROSOFT], [ANDREWS], "most"),
    "slam.pays": ([MODERN, GOLDSMITH, ANDREWS, MICROSOFT], [PAGAT], "most"),
    "slam.losing": ([], [GOLDSMITH], "fewer"),
    "slam.choice-from": ([], [ANDREWS], "fewer"),
    "game.ends": ([PAGAT, MODERN, ANDREWS, MICROSOFT], [GOLDSMITH, DAVIS], "most"),
    "game.tie": ([GOLDSMITH], [], "most"),
    "deal.next-dealer": ([], [], "nobody"),
    "table.players": ([DAVIS], [PAGAT, MODERN, GOLDSMITH, ANDREWS], "tie"),
    "with-players.3.pack.without": ([MODERN], [], "most"),
    "with-players.3.passing.to": ([], [DAVIS], "fewer"),
    "with-players.5.deal.hand": ([MODERN, DAVIS], [GOLDSMITH], "most"),
    "with-players.5.passing.cards": ([DAVIS], [PAGAT], "tie"),
    "with-players.6.deal.hand": ([DAVIS], [GOLDSMITH], "tie"),
}


@pytest.fixture(scope="module")
def votes(library: Library) -> Mapping[str, Vote]:
    return votes_on(library, TODAY)


@pytest.mark.parametrize("row", COUNTED)
def test_vote_is_as_counted_from_the_texts(votes: Mapping[str, Vote], row: str) -> None:
    found = votes[row]
    agree, differ = ([source_of(each.game) for each in some] for some in (found.agree, found.differ))
    assert (agree, differ, found.standing.value) == COUNTED[row]


def test_a_list_is_voted_on_item_by_item(votes: Mapping[str, Vote]) -> None:
    """Three of four pass across, and three of five have a deal without a pass. That seven play is left open by one."""
    items = {each.value: count for each, count in votes["passing.to"].items.items()}
    assert items == {"left": (3, 1), "right": (4, 0), "across": (3, 1), "hold": (3, 2)}
    assert votes["table.players"].items == {3: (3, 2), 4: (5, 0), 5: (4, 1), 6: (2, 2), 7: (1, 3)}


def test_what_is_assumed_or_optional_is_no_vote(votes: Mapping[str, Vote]) -> None:
    """Davis breaks hearts by an option, and the suits of his twos are lost; of others we assume three cards."""
    assert DAVIS not in [source_of(each.game) for each in votes["hearts.broken-by"].ballots]
    assert DAVIS not in [source_of(each.game) for each in votes["with-players.3.pack.without"].ballots]
    passing = [source_of(each.game) for each in votes["passing.cards"].ballots]
    assert passing == [PAGAT, MICROSOFT, DAVIS]


def test_every_value_is_that_of_most_or_has_a_reason(library: Library, votes: Mapping[str, Vote]) -> None:
    rules = library.rule_set(TODAY)
    for row, vote in votes.items():
        if vote.standing in (Standing.TIE, Standing.FEWER):
            leaf = library.playable(TODAY, vote.players).leaves[vote.key]
            assert leaf.reason or rules.by_players[6]["table.players"].assumed, row


def test_options_are_what_todays_tables_differ_on(library: Library) -> None:
    options = library.rule_set(TODAY).options
    assert 12 <= len(options) <= 18
    assert [name for name, each in options.items() if each.common] == [
        "first-trick", "queen-breaks", "moon", "diamond", "passing", "odd-cards", "limit", "ends", "tie",
    ]  # fmt: skip
