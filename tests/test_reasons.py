"""A refusal is in the words of the rule that refused: its sentence, and the phrase of its word."""

from collections.abc import Iterator
from random import Random

import pytest

from hearts_spec.cards import cards_in
from hearts_spec.engine.errors import Refusal
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.schema.english import clause
from hearts_spec.schema.field_info import Word
from tests.test_invariants import PLAIN, Setting, dealt, table_of


def refused(setting: Setting, seed: int) -> Iterator[Refusal]:
    rng, table = Random(seed), table_of(setting)
    play = dealt(table, rng)
    while not play.over:
        legal = play.legal()
        yield from (refusal for card in cards_in(play.hands[play.to_move] & ~legal) if (refusal := play.why_not(card)))
        play.put(rng.choice(list(cards_in(legal))))


def own_words(rules: ConfiguredRules, refusal: Refusal) -> Iterator[str]:
    """Yield the phrase of each word, or else the sentence, whose rule the reason begins with."""
    for key in refusal.keys:
        for leaf in rules.under(key):
            sentence = clause(leaf.field.says(leaf.played))
            if refusal.reason.startswith(sentence):
                is_plain = isinstance(leaf.played, Word) and leaf.played not in leaf.field.apart
                yield leaf.played.phrase if is_plain and not leaf.field.denies(leaf.played) else sentence


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_reason_holds_phrase_of_word_that_refused(setting: Setting) -> None:
    rules = table_of(setting).playable
    for refusal in refused(setting, 1896):
        words = list(own_words(rules, refusal))
        assert words, refusal
        assert all(each in refusal.reason for each in words), refusal
