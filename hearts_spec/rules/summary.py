"""The summary of a game: the sentences of its file and of those it extends, with the rules that they do not tell."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule, RuleSet, inapplicable_keys, missing_keys
from hearts_spec.rules.ruleset_file import OURS, SummarySentence, at_table, split_key
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.schema.english import clause, number

Difference = tuple[ConfiguredRules, ResolvedRule, str]  # a table, a rule that differs there, and its key


def tell(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> tuple[SummarySentence, ...]:
    """Return the summary of a game at its usual table, or at the given one, sentence by sentence.

    The sentences in a file describe its usual table. In place of an inherited sentence that no longer holds stand the
    sentences of its rules, as the vocabulary words them; likewise at another table. What else differs from the nearest
    game with sentences follows, a sentence for each rule. Empty for a rule set that is only there to be extended, or
    that extends no game with sentences. Raises RefusedError for an unknown id, or a number or choice that the rule set
    does not offer.
    """
    rule_set = library.rule_set(id)
    if missing_keys(rule_set.leaves):
        return ()
    asked = library.playable(id, players, choices) if players is not None or choices else None
    teller = next((each for each in (id, *reversed(rule_set.ancestors)) if library.drafts[each].in_short), None)
    if teller is None:
        return ()
    sentences, parent = library.sentences(teller), library.rule_set(teller)
    covered = {key for each in sentences for key in each.keys}
    own: Collection[str] = ()
    if asked:
        found = [(asked, each, each.key) for each in _differing(asked, library.playable(teller))]
        sentences = tuple(_at_one_table(each, asked.players) for each in sentences)
    else:
        found = list(_at_all_tables(library, rule_set, parent)) if teller != id else []
        own = library.drafts[id].in_short
    usual, as_told = asked.players if asked else rule_set.usual_players, library.playable(teller)
    told: dict[str, SummarySentence] = {}
    for each in sentences:
        rules = [(row, asked or _table(rule_set, library, row)) for row in each.keys]
        if each.name in own or all(_holds(each, row, table, as_told) for row, table in rules):
            told.setdefault(each.name, each)
            continue
        covered.update(each.keys)
        changed = [
            (table, table.leaves[key], row)
            for row, table in rules if table and (key := split_key(row)[1]) in _played(table)
        ]  # fmt: skip
        for one in _told(changed, usual, each.paragraph):
            told.setdefault(one.name, one)
    rest = [difference for difference in found if difference[2] not in covered]
    return (*told.values(), *_told(rest, usual, sentences[-1].paragraph + 1))


def _table(rule_set: RuleSet, library: Library, row: str) -> ConfiguredRules | None:
    """Return the table of a sentence's key; None if the number of players that it names has no such rule of its own."""
    players, key = split_key(row)
    if players and key not in rule_set.by_players.get(players, ()):
        return None
    return library.playable(rule_set.id, players or None)


def _holds(sentence: SummarySentence, row: str, table: ConfiguredRules | None, teller: ConfiguredRules) -> bool:
    """True if a rule behind a sentence still has the value, and the words, that the sentence was written for."""
    key = split_key(row)[1]
    leaf = table.leaves.get(key) if table else None
    if table is None or leaf is None or sentence.told_from[row] not in (leaf.value, leaf.played):
        return False
    return table.said(leaf, leaf.played) == teller.said(leaf, leaf.played)


def _at_one_table(sentence: SummarySentence, players: int) -> SummarySentence:
    """Return a sentence as it is told from the rules of one table."""
    told_from: dict[str, Any] = {}
    for row, value in sorted(sentence.told_from.items(), key=lambda rule: split_key(rule[0])[0] != players):
        of, key = split_key(row)
        if not of or of == players:
            told_from.setdefault(key, value)
    in_order = {key: told_from[key] for row in sentence.told_from if (key := split_key(row)[1]) in told_from}
    return replace(sentence, told_from=in_order, assumed=tuple(split_key(key)[1] for key in sentence.assumed))


def _at_all_tables(library: Library, rule_set: RuleSet, parent: RuleSet) -> Iterator[Difference]:
    """Yield what differs from the parent, each value of a rule once: at the usual table first."""
    if rule_set.players != parent.players:
        yield library.playable(parent.id), rule_set.leaves[PLAYERS], PLAYERS
    usual = library.playable(rule_set.id)
    told: dict[str, Any] = {}
    for leaf in _differing(usual, library.playable(parent.id)):
        told[leaf.key] = leaf.played
        yield usual, leaf, _row(rule_set, usual.players, leaf.key)
    for players in (each for each in rule_set.players if each != usual.players):
        table = library.playable(rule_set.id, players)
        other = library.playable(parent.id, players) if players in parent.players else usual
        for leaf in _differing(table, other):
            if leaf.key not in told or told[leaf.key] != leaf.played:
                yield table, leaf, _row(rule_set, players, leaf.key)


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


@lru_cache(maxsize=512)
def _played(table: ConfiguredRules) -> dict[str, Any]:
    """Return how each rule is played that can apply at a table."""
    never = inapplicable_keys(table.leaves, [table.rules])
    return {key: leaf.played for key, leaf in table.leaves.items() if key not in never}


def _told(found: Iterable[Difference], usual: int, paragraph: int) -> Iterator[SummarySentence]:
    """Yield the differences as sentences. A sentence names its table if the one before is about another table."""
    before = usual
    for table, leaf, key in found:
        text = sentence_of(leaf, table)
        if table.players != before:
            text = f"With {number(table.players)} players: {clause(text)}."
        assumed = leaf.reason
        if assumed:
            text = f"{text.removesuffix('.')} {OURS}."
        yield SummarySentence(key, text, {key: leaf.value}, assumed=(key,) if assumed else (), paragraph=paragraph)
        before = table.players


def sentence_of(leaf: ResolvedRule, table: ConfiguredRules) -> str:
    """Return a rule as a sentence of the vocabulary; if the book is silent, with our default."""
    field = leaf.field
    if leaf.silent and field.default_hidden:
        return f"{field.label}: nothing is said."
    if isinstance(field.kind, PoolCases):
        return f"{field.label}: {field.text(leaf.played)}."
    return table.said(leaf, leaf.played)
