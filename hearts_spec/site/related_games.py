"""What a game is set beside: those it comes from, and of every other book the game that is nearest to it."""

from collections.abc import Mapping

from hearts_spec.rules import RuleSet, Source
from hearts_spec.rules.ids import name_of
from hearts_spec.rules.similarity import Similarity


def kin(
    rule_set: RuleSet, rule_sets: Mapping[str, RuleSet], sources: Mapping[str, Source], nearness: Similarity
) -> list[RuleSet]:
    """Give the games to compare one with: those it comes from, and the nearest of every other book."""
    games = [each for each in rule_sets.values() if not each.shared and each.id != rule_set.id]
    found = {id: rule_sets[id] for id in rule_set.ancestors if not rule_sets[id].shared}
    for source in sources.values():
        of_book = [each for each in games if each.source == source.id]
        if of_book and source.id != rule_set.source:
            ranks = [(_one_game(rule_set, each, sources), nearness.between(rule_set, each).rank) for each in of_book]
            nearest = of_book[ranks.index(max(ranks))]
            found.setdefault(nearest.id, nearest)
    return list(found.values())


def _one_game(one: RuleSet, other: RuleSet, sources: Mapping[str, Source]) -> bool:
    """Say whether two books treat a game as the same: the bibliography says so, or it goes by one name in both."""
    first, second = name_of(one.id), name_of(other.id)
    named = {**_named(sources, one, other), **{theirs: mine for mine, theirs in _named(sources, other, one).items()}}
    return named.get(first, first) == second


def _named(sources: Mapping[str, Source], one: RuleSet, other: RuleSet) -> Mapping[str, str]:
    book = sources.get(one.source)
    return book.beside.get(other.source, {}) if book else {}
