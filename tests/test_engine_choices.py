"""What the engine would have to decide where no rule does: it cannot occur in any game of the library."""

from collections.abc import Iterator

import pytest

from hearts_spec.cards import group_mask, groups_mask
from hearts_spec.engine.dealing import pack_mask
from hearts_spec.rules import ConfiguredRules, Library, RefusedError
from hearts_spec.rules.vocabulary.irregular import SeveralRevoke
from hearts_spec.rules.vocabulary.slam import Slam, SlamTricks
from hearts_spec.rules.vocabulary.stock import WidowTakenBy


@pytest.fixture(scope="module")
def games(library: Library) -> list[ConfiguredRules]:
    """Every game for every number of players, with every choice of every option."""
    return list(_games(library))


def _games(library: Library) -> Iterator[ConfiguredRules]:
    for id in library.ids():
        rule_set = library.rule_set(id)
        choices = [{name: choice.name} for name, option in rule_set.options.items() for choice in option.offered]
        for players in rule_set.players:
            for choice in ({}, *choices):
                try:
                    yield library.playable(id, players, choice)
                except RefusedError:  # the choice asks for another with it
                    continue


def test_some_hand_has_a_club_where_the_lowest_one_leads(games: list[ConfiguredRules]) -> None:
    """Else eldest hand would lead."""
    for game in games:
        rules, pack = game.rules, pack_mask(game.rules)
        left_over = pack.bit_count() - rules.deal.hand * game.players
        assert not rules.lead.opener.is_by_club or left_over < (pack & group_mask("clubs")).bit_count(), game


def test_widow_cannot_hold_all_that_scores(games: list[ConfiguredRules]) -> None:
    """Else nobody would take a widow that goes with the first trick that scores."""
    for game in games:
        rules, pack = game.rules, pack_mask(game.rules)
        left_over = pack.bit_count() - rules.deal.hand * game.players
        scoring = sum((group_mask(group) & pack).bit_count() for group, value in rules.values.items() if value > 0)
        awaits_points = scoring or rules.widow.taken_by is WidowTakenBy.FIRST_POINT_TRICK  # in Knaves no card scores
        assert not rules.deal.left_over.is_widow or left_over < scoring or not awaits_points, game


def test_revokers_share_a_payment_in_no_game_of_a_book(games: list[ConfiguredRules]) -> None:
    """The word says who pays what does not divide: the first to revoke."""
    assert "the first to revoke" in SeveralRevoke.BETWEEN_THEM.phrase
    assert not [game for game in games if game.rules.irregular.revoke.several is SeveralRevoke.BETWEEN_THEM]


def test_two_players_cannot_each_make_a_slam(games: list[ConfiguredRules]) -> None:
    """Else the first slam listed would be made, and no other: any two of them need a card or a trick in common."""
    for game in games:
        slams = list(game.rules.slam.every.values())
        for place, one in enumerate(slams):
            for other in slams[place + 1 :]:
                same_cards = _needed(game, one) & _needed(game, other)
                assert same_cards or SlamTricks.ANY not in (one.tricks, other.tricks), (game, one, other)


def _needed(game: ConfiguredRules, slam: Slam) -> int:
    """Return the cards that a slam takes, as a mask; every trick is every card."""
    pack = pack_mask(game.rules)
    return pack if slam.tricks is SlamTricks.ALL else groups_mask(slam.needs) & pack
