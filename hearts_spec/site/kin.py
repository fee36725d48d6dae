"""What a game is set beside: those it comes from, and of every other book the game that is nearest to it."""

from collections.abc import Mapping

from hearts_spec.rules import RuleSet, Source

_BESIDE_THE_PLAY = ("conduct", "irregular", "table.players", "table.chips")


def kin(rule_set: RuleSet, rule_sets: Mapping[str, RuleSet], sources: Mapping[str, Source]) -> list[RuleSet]:
    """Give the games to compare one with: those it comes from, and the nearest of every other book."""
    games = [each for each in rule_sets.values() if not each.shared and each.id != rule_set.id]
    found = {id: rule_sets[id] for id in rule_set.ancestors if not rule_sets[id].shared}
    for source in sources.values():
        of_book = [each for each in games if each.source == source.id]
        if of_book and source.id != rule_set.source:
            nearest = max(of_book, key=lambda each: (_one_game(rule_set, each, sources), _alike(rule_set, each)))
            found.setdefault(nearest.id, nearest)
    return list(found.values())


def _one_game(one: RuleSet, other: RuleSet, sources: Mapping[str, Source]) -> bool:
    """Say whether two books treat a game as the same: the bibliography says so, or it goes by one name in both."""
    first, second = one.id.partition("/")[2], other.id.partition("/")[2]
    named = {**_named(sources, one, other), **{theirs: mine for mine, theirs in _named(sources, other, one).items()}}
    return named.get(first, first) == second


def _named(sources: Mapping[str, Source], one: RuleSet, other: RuleSet) -> Mapping[str, str]:
    book = sources.get(one.source)
    return book.beside.get(other.source, {}) if book else {}


def _alike(one: RuleSet, other: RuleSet) -> float:
    """Give how much of what is stated in either of two games, at their usual tables, is stated alike in both."""
    mine, theirs = _stated(one), _stated(other)
    keys = mine.keys() | theirs.keys()
    return sum(mine.get(key) == theirs.get(key) for key in keys) / len(keys) if keys else 0


def _stated(rule_set: RuleSet) -> Mapping[str, object]:
    leaves = {**rule_set.leaves, **rule_set.by_players.get(rule_set.usual_players, {})}
    return {
        key: leaf.value
        for key, leaf in leaves.items()
        if not leaf.silent and not any(key == each or key.startswith(f"{each}.") for each in _BESIDE_THE_PLAY)
    }
