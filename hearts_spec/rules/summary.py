"""The summary of a game: its own sentences, or those of the game that it extends, followed by what differs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule, RuleSet, inapplicable_keys, missing_keys
from hearts_spec.rules.ruleset_file import OURS, SummarySentence, at_table, split_key
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.schema.english import number

Difference = tuple[int, ResolvedRule, str]  # the number of players at a table, a rule that differs there, and its key


def tell(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> tuple[SummarySentence, ...]:
    """Return the summary of a game at its usual table, or at the given one, sentence by sentence.

    The sentences in a file describe its usual table. A rule set without sentences uses those of the nearest game it
    extends that has some. The differences follow, a sentence for each rule; likewise for another table. Empty for a
    rule set that is only there to be extended, or that extends no game with sentences. Raises RefusedError for an
    unknown id, or a number or choice that the rule set does not offer.
    """
    rule_set = library.rule_set(id)
    if missing_keys(rule_set.leaves):
        return ()
    asked = library.playable(id, players, choices) if players is not None or choices else None
    teller = next((each for each in (id, *reversed(rule_set.ancestors)) if library.drafts[each].in_short), None)
    if teller is None:
        return ()
    sentences, parent = library.sentences(teller), library.rule_set(teller)
    if asked:
        found = [(asked.players, each, each.key) for each in _differing(asked, library.playable(teller))]
        sentences = tuple(map(_at_one_table, sentences))
    else:
        found = list(_at_all_tables(library, rule_set, parent)) if teller != id else []
    return (*sentences, *_told(found, parent.usual_players, sentences[-1].paragraph + 1))


def _at_one_table(sentence: SummarySentence) -> SummarySentence:
    """Return a sentence about one table: the number of players is removed from its keys."""
    told_from = {split_key(key)[1]: value for key, value in sentence.told_from.items()}
    return replace(sentence, told_from=told_from, assumed=tuple(split_key(key)[1] for key in sentence.assumed))


def _at_all_tables(library: Library, rule_set: RuleSet, parent: RuleSet) -> Iterator[Difference]:
    """Yield what differs from the parent, each value of a rule once: at the usual table first."""
    if rule_set.players != parent.players:
        yield parent.usual_players, rule_set.leaves[PLAYERS], PLAYERS
    usual = library.playable(rule_set.id)
    told: dict[str, Any] = {}
    for leaf in _differing(usual, library.playable(parent.id)):
        told[leaf.key] = leaf.played
        yield usual.players, leaf, _row(rule_set, usual.players, leaf.key)
    for players in (each for each in rule_set.players if each != usual.players):
        other = library.playable(parent.id, players) if players in parent.players else usual
        for leaf in _differing(library.playable(rule_set.id, players), other):
            if leaf.key not in told or told[leaf.key] != leaf.played:
                yield players, leaf, _row(rule_set, players, leaf.key)


def _row(rule_set: RuleSet, players: int, key: str) -> str:
    """Return the key of a rule, prefixed with the number of players if that number has a rule of its own."""
    return at_table(players, key) if key in rule_set.by_players.get(players, ()) else key


def _differing(table: ConfiguredRules, other: ConfiguredRules) -> Iterator[ResolvedRule]:
    """Yield the rules that can apply at a table and that are played differently, or do not apply, at the other."""
    theirs = _played(other)
    for key, value in _played(table).items():
        leaf = table.leaves[key]
        if key != PLAYERS and (value != theirs[key] if key in theirs else not leaf.silent):
            yield leaf


def _played(table: ConfiguredRules) -> dict[str, Any]:
    """Return how each rule is played that can apply at a table."""
    never = inapplicable_keys(table.leaves, [table.rules])
    return {key: leaf.played for key, leaf in table.leaves.items() if key not in never}


def _told(found: Iterable[Difference], usual: int, paragraph: int) -> Iterator[SummarySentence]:
    """Yield the differences as sentences. A sentence names its table if the one before is about another table."""
    before, but = usual, "but"
    for players, leaf, key in found:
        table = f"with {number(players)} players" if players != before else ""
        lead = " ".join(filter(None, (but, table)))
        text = f"{lead[:1].upper()}{lead[1:]}: {sentence_of(leaf)}" if lead else sentence_of(leaf)
        assumed = leaf.reason
        if assumed:
            text = f"{text.removesuffix('.')} {OURS}."
        yield SummarySentence(key, text, {key: leaf.value}, assumed=(key,) if assumed else (), paragraph=paragraph)
        before, but = players, ""


def sentence_of(leaf: ResolvedRule) -> str:
    """Return a rule as a sentence of the vocabulary; if the book is silent, with our default."""
    field = leaf.field
    if leaf.silent and field.unruled:
        return f"{field.label}: nothing is said."
    if isinstance(field.kind, PoolCases):
        return f"{field.label}: {field.text(leaf.played)}."
    return field.says(leaf.played)
