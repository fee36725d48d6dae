"""Bad lists of sources and statements that a table cannot show."""

from pathlib import Path

import pytest

from hearts_spec.rules import Library
from tests.problem_tables import copy_library, row, tables

DOUBTED = """\
pay:
  {place: p. 3, topic: settlement, kind: rule, gist: G.,
   doubts: [{doubt: D., reading: R., why: W., bears-on: [table.players]}]}
"""


@pytest.mark.parametrize(("cited", "codes"), [("players", ["doubt-without-rule"]), ("pay", [])])
def test_doubt_of_rule_for_one_number_of_players(tmp_path: Path, cited: str, codes: list[str]) -> None:
    root = copy_library(tmp_path)
    (root / "book/provisions.yml").write_text(DOUBTED)
    laws = root / "book/laws.yml"
    laws.write_text(laws.read_text().replace("  table: players\n", f"  table: players\n  table.players.3: {cited}\n"))
    found = [each for each in Library(root).findings() if each.mark.file.endswith("book/provisions.yml")]
    assert [row(each)[2] for each in found] == codes


def test_sources_with_bad_ids_are_left_out(tmp_path: Path) -> None:
    (case,) = (each for each in tables()["sources"] if each.name == "ids-that-are-none")
    root = copy_library(tmp_path)
    (root / "sources.yml").write_text(case.text)
    assert set(Library(root).sources) == {"book"}
