"""Tables at which something goes wrong, under the rule sets of the project."""

from typing import Any

from hearts_spec.cards import cards_text, full_pack
from hearts_spec.engine.compiled_rules import CompiledRules
from tests.conftest import LIBRARY

HANDS = {"A": "9C 2S", "B": "5C 5H", "C": "7C KC", "D": "8C 4D"}
KEPT = " ".join(HANDS.values()).split()


def record(rules: str = "spalding-1896/sweepstake", **changes: Any) -> dict[str, Any]:
    """Eight cards, four players; A leads. One heart is in play, which B holds."""
    left_out = [card for card in cards_text(full_pack()).split() if card not in KEPT]
    small = {"extends": rules, "table": {"players": [4]}, "pack": {"without": left_out}, "deal": {"hand": 2}}
    data = {"rules": small, "seats": list("ABCD"), "dealer": "D", "hands": HANDS, "plays": []}
    return {**data, **changes}


def table_of(rules: dict[str, Any]) -> CompiledRules:
    library, id = LIBRARY.find_data(rules)
    return CompiledRules(library.playable(id))
