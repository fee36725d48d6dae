"""A refusal by a rule that says why is in the rule's own words: its sentence, and the phrase of its word."""

from collections.abc import Iterator
from random import Random

import pytest

from hearts_spec.cards import cards_in
from hearts_spec.engine.errors import Refusal
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.schema.english import clause
from tests.test_invariants import PLAIN, Setting, dealt, table_of

OWN_TEXT = ("doubling.played", "first-trick.barred", "first-trick.only-barred", "follow.suit")  # not converted yet


def refused(setting: Setting, seed: int) -> Iterator[Refusal]:
    rng, table = Random(seed), table_of(setting)
    play = dealt(table, rng)
    while not play.over:
        legal = play.legal()
        yield from (refusal for card in cards_in(play.hands[play.to_move] & ~legal) if (refusal := play.why_not(card)))
        play.put(rng.choice(list(cards_in(legal))))


def is_in_own_words(rules: ConfiguredRules, refusal: Refusal) -> bool:
    says = [clause(text) for text in rules.played_sentences(*refusal.keys)]
    return any(refusal.reason.startswith(text) for text in says)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_reason_is_sentence_of_rule(setting: Setting) -> None:
    rules = table_of(setting).playable
    for refusal in refused(setting, 1896):
        assert refusal.keys[0] in OWN_TEXT or is_in_own_words(rules, refusal), refusal
