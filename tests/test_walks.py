"""The walks of the architecture page, walked: each touches the files that it lists, and no other."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import CHECKED, LIBRARY, PROJECT, copy_checked

pytestmark = pytest.mark.slow
SECTION, ENGINE = "hearts_spec/rules/vocabulary/game.py", "hearts_spec/engine/game.py"
HEARTS, SOURCES = "hearts_spec/rules/vocabulary/hearts.py", "rulesets/sources.yml"


def listed(heading: str) -> list[str]:
    """The files that the architecture page lists below a heading."""
    page = (PROJECT / "docs/contribute/architecture.md").read_text(encoding="utf-8")
    part = page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^- `([^`]+)`:", part, re.MULTILINE)


@dataclass(frozen=True)
class Scratch:
    """A copy of the project in which a walk is walked."""

    root: Path

    def change(self, file: str, changes: Mapping[str, str]) -> None:
        """Make changes in a file, each at the one place where its text stands, or write a new file."""
        path = self.root / file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for old, new in changes.items():
            assert not old or text.count(old) == 1, old
            text = text.replace(old, new) if old else new
        path.write_text(text, encoding="utf-8")

    def run(self, *words: str, code: int = 0) -> str:
        """Run a module or a piece of code of the copy."""
        command = [sys.executable, *words]
        environment = {**os.environ, "PYTHONPATH": str(self.root)}
        done = subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    def ask(self, *words: str) -> Any:
        """Give what a command of the copy answers, as data."""
        return json.loads(self.run("-m", "hearts_spec", *words, "--json"))

    def test(self, *words: str) -> None:
        """See that some tests of the project pass in the copy."""
        shutil.copytree(
            PROJECT / "tests", self.root / "tests", ignore=shutil.ignore_patterns("snapshots", "site", "js")
        )
        self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words)

    def play(self, *features: str) -> None:
        """See that every scenario of some features passes."""
        self.run("-c", PLAY, *features)


PLAY = """
import sys
from pathlib import Path
from hearts_spec.rules import Library
from hearts_spec.scenarios.features import read_features
from hearts_spec.scenarios.run import bind
found = [each for each in read_features(Path("features")) if any(name in each.file for name in sys.argv[1:])]
bound = [bind(scenario) for feature in found for scenario in feature.scenarios]
failed = {each.scenario.name: why for each in bound if (why := each.run(Library(Path("rulesets")))) is not None}
sys.exit(str(failed) if failed or len(found) < len(sys.argv[1:]) else 0)
"""


LISTED = """
from pathlib import Path
from hearts_spec.rules import Library
library = Library(Path("rulesets"))
listed = [f"modern/{name}" for name in library.sources["modern"].games]
assert listed == [id for id in library.ids() if id.startswith("modern/")], listed
"""


@pytest.fixture
def scratch(tmp_path: Path) -> Scratch:
    for folder in ("hearts_spec", "rulesets", "features", "docs"):
        shutil.copytree(PROJECT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("assets"))
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    copy_checked(tmp_path)
    return Scratch(tmp_path)


WORD = {
    HEARTS: {
        '    LOWEST_HEART = "lowest-heart", "must lead their lowest heart"\n': (
            '    LOWEST_HEART = "lowest-heart", "must lead their lowest heart"\n'
            '    HIGHEST_HEART = "highest-heart", "must lead their highest heart"\n'
        ),
        "            return lowest_by(ace)\n": (
            "            return lowest_by(ace)\n"
            "        case OnlyHearts.HIGHEST_HEART:\n            return _highest_by(ace)\n"
        ),
        "def _only_hearts_limits(": (
            "def _highest_by(ace: AcePlace) -> Keep:\n    lowest = lowest_by(ace)\n\n"
            "    def highest(hearts: int) -> int:\n        while higher := hearts & ~lowest(hearts):\n"
            "            hearts = higher\n        return hearts\n\n    return highest\n\n\n"
            "def _only_hearts_limits("
        ),
    },
    "rulesets/modern/highest-heart.yml": {
        "": "title: Hearts with the highest heart\nextends: modern/standard\nhearts: {only-hearts: highest-heart}\n"
        "assumed: {hearts.only-hearts: The walk says so.}\n"
    },
    SOURCES: {"  games: [standard]\n": "  games: [standard, highest-heart]\n"},
    "features/modern/highest-heart.feature": {
        "": """\
Feature: A leader with only hearts leads the highest
  Scenario: Only the highest may be led before hearts are broken
    Given the game is modern/highest-heart
    And A has in hand KH 9H 4H
    When A is to lead
    Then A may play KH
    And A may not play 4H, because before hearts are broken, a leader with only hearts must lead their highest heart
"""
    },
}

KEY = {
    SECTION: {
        "    winner: Winner = _WINNER\n": (
            '    start: int = says(\n        "Points to begin with", "Each player begins with {} point(s).", "",'
            " default=0, unsurveyed=True, only=[IN_POINTS]\n    )\n    winner: Winner = _WINNER\n"
        )
    },
    ENGINE: {"        self.start = 0\n": "        self.start = table.rules.game.start\n"},
    "rulesets/modern/from-ten.yml": {
        "": "title: Hearts from ten\nextends: modern/standard\ngame: {start: 10}\n"
        "assumed: {game.start: The walk says so.}\n"
    },
    SOURCES: {"  games: [standard]\n": "  games: [standard, from-ten]\n"},
    "features/modern/from-ten.feature": {
        "": """\
Feature: A game that begins at ten
  Scenario: What the first deal costs comes on top of it
    Given the game is modern/from-ten
    When the points taken are
      | A  | B | C | D |
      | 13 | 1 | 6 | 6 |
    Then the scores are
      | A  | B  | C  | D  |
      | 23 | 11 | 16 | 16 |
"""
    },
}


KEY_IN_PAD = """
from pathlib import Path
from hearts_spec.rules.library import Library
from hearts_spec.service.score_tables import table_or_reason
print(table_or_reason(Library(Path("rulesets")), "modern/from-ten", 4, {}))
"""


FACT = {
    "hearts_spec/rules/vocabulary/bonus.py": {
        '    "last-trick": Taker(': (
            '    "first-heart": Taker(\n'
            '        "first heart",\n'
            "        lambda winners, cards, hearts: next(\n"
            "            (seat for seat, trick in zip(winners, cards, strict=True) if trick & hearts), NOBODY\n"
            "        ),\n"
            "    ),\n"
            '    "last-trick": Taker('
        ),
        "    last_trick: int = ": '    first_heart: int = _for_taking("first-heart")\n    last_trick: int = ',
    },
    "hearts_spec/record/deal_report.py": {
        "    last_trick: str | None = ": (
            '    first_heart: str | None = taker_fact("first-heart")\n    last_trick: str | None = '
        ),
    },
    "rulesets/modern/first-heart.yml": {
        "": "title: Hearts with the first heart\nextends: modern/standard\n"
        "bonus: {first-heart: -5, below-nothing: counts, beside-slam: kept}\n"
        "assumed: {bonus.first-heart: The walk says so., bonus.below-nothing: The walk says so.,"
        " bonus.beside-slam: The walk says so.}\n"
    },
    SOURCES: {"  games: [standard]\n": "  games: [standard, first-heart]\n"},
    "features/modern/first-heart.feature": {
        "": """\
Feature: The first heart
  Scenario: The player who took the first heart
    Given the game is modern/first-heart
    And B took the first heart
    When the cards taken are
      | A        | B                                 | C | D |
      | QS 2H 3H | 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |   |   |
    Then the net is
      | A  | B | C | D |
      | 15 | 6 | 0 | 0 |
  Scenario: A player who makes a moon keeps what the first heart scores
    Given the game is modern/first-heart
    And A took the first heart
    When the cards taken are
      | A                                          | B | C | D |
      | QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |   |   |   |
    Then the net is
      | A  | B  | C  | D  |
      | -5 | 26 | 26 | 26 |
"""
    },
    "docs/reference/command.md": {"`--first-trick SEAT`, ": "`--first-heart SEAT`, `--first-trick SEAT`, "},
}

FACT_IN_IRREGULAR_DEALS = """
import hearts_spec
from hearts_spec.cards import cards_text, full_pack
hands = {"A": "9C 2S", "B": "5C 5H", "C": "7C KC", "D": "8C 4D"}
dealt = " ".join(hands.values()).split()
rules = {
    "extends": "modern/first-heart", "table": {"players": [4]}, "deal": {"hand": 2}, "passing": {"cards": 0},
    "pack": {"without": [card for card in cards_text(full_pack()).split() if card not in dealt]}, "values": {"QS": 0},
    "slam": {"needs": []}, "lead": {"opener": "eldest", "opening": "any-card"}, "conduct": {"claiming": "allowed"},
    "irregular": {"hands": {"missed": "last-trick"}},
}
missed = (["9C", "7C", "8C", "2S", "5C", "KC", "4D"], {"after": 1, "what": "missed"})
claimed = (["9C", "5C", "7C", "8C"], {"after": 4, "what": "claims-rest", "seat": "A"})
for (plays, incident), taker in ((missed, "B"), (claimed, "A")):
    record = {"rules": rules, "seats": list("ABCD"), "dealer": "D", "hands": hands, "plays": plays}
    settled = hearts_spec.replay({**record, "incidents": [incident]}).settlement
    (bonus,) = [each for each in settled.data()["postings"] if each["key"] == "bonus.first-heart"]
    assert (bonus["from"], bonus["amount"]) == (taker, 5), bonus
"""

FACT_READ = """
import json, hearts_spec
from pathlib import Path
from hearts_spec.rules.library import Library
from hearts_spec.service.score_tables import score_table
from hearts_spec.record.deal_report import facts_schema
play = hearts_spec.load("modern/first-heart").deal(seed=2)
while not play.over:
    play.push(play.legal[0])
transcript = hearts_spec.replay(play.yaml())
(bonus,) = [each for each in transcript.settlement.data()["postings"] if each["key"] == "bonus.first-heart"]
with_heart = [each.winner for each in transcript.tricks if any(card.endswith("H") for card in each.cards.values())]
assert (bonus["from"], bonus["amount"]) == (with_heart[0], 5)
wanted = {id: hearts_spec.ask("wanted", id=id)["more"] for id in ("modern/first-heart", "modern/standard")}
library = Library(Path("rulesets"))
taker = score_table(library, "modern/first-heart", 4)["takers"]["first-heart"]
print(json.dumps([facts_schema()["properties"]["first-heart"], wanted, taker]))
"""


QUESTION = {
    "hearts_spec/disputes/play_questions.py": {
        '@question_type(\n    "breaks",\n': """\
@question_type(
    "lowest-club",
    "Find the lowest club of the pack.",
    {"suited": ask_for.flag("Only if it is stated")},
    blanks=("card",),
)
def lowest_club(question: Question) -> Finding:
    card = next(cards_in(question.table.lowest(CLUBS & question.table.pack)))
    return Finding(card_text(card), blanks={"card": card_name(card)}, keys=("pack.without",))


@question_type(
    "breaks",
"""
    },
    "rulesets/situations/the-play.yml": {
        "announcing-a-slam:\n": """\
which-club-is-lowest:
  question: Which is the lowest club?
  topic: pack
  wants: which
  answers:
    any-club: {of: any-other, says: 'The {card}.'}
  aliases: [lowest club]
  ask: lowest-club
  parameters: {suited: 'no'}
  turns-on: [pack.without]

announcing-a-slam:
"""
    },
    "features/disputes/lowest-club.feature": {
        "": """\
Feature: The lowest club
  Scenario Outline: None is left out
    When the question which-club-is-lowest is put to <rules> with nothing changed
    Then the answer is any-club
    And in a word it is 2C

    Examples:
      | rules |
"""
        + "".join(f"      | {each.id}/{each.principal} |\n" for each in LIBRARY.sources.values())
    },
}


IN_VAIN = "title: For chips\nextends: spalding-1896/sweepstake\ngame: {start: 10}\n"


def places(complaints: str) -> set[str]:
    """The files in which the type checker finds fault."""
    return {line.split(":")[0] for line in complaints.splitlines() if ": error:" in line}


def test_new_word_touches_listed_files(scratch: Scratch) -> None:
    assert listed("Add a word") == list(WORD)
    word, *effect = WORD[HEARTS].items()
    scratch.change(HEARTS, dict([word]))
    assert places(scratch.run("-m", "mypy", "-p", "hearts_spec", "--cache-dir", CHECKED, code=1)) == {HEARTS}
    for file, changes in {**WORD, HEARTS: dict(effect)}.items():
        scratch.change(file, changes)
    assert scratch.ask("check", "rulesets") == []
    scratch.run("-c", LISTED)
    scratch.play("highest-heart.feature", "breaking-hearts.feature")
    words = scratch.ask("schema")["$defs"]["section.hearts"]["anyOf"][1]["properties"]["only-hearts"]["oneOf"]
    assert {"const": "highest-heart", "description": "must lead their highest heart"} in words
    rows = scratch.ask("compare", "modern/standard", "modern/highest-heart", "--differences")
    assert [(row["key"], row["values"]["modern/highest-heart"]["value"]) for row in rows] == [
        ("hearts.only-hearts", "highest-heart")
    ]
    assert scratch.ask("pin", "--only", "modern/highest-heart")["survivors"] == []
    scratch.test("tests/test_reasons.py", "tests/test_play.py", "-k", "modern or highest or test_play")


def test_new_key_touches_listed_files(scratch: Scratch) -> None:
    assert listed("Add a key") == list(KEY)
    for file, changes in KEY.items():
        scratch.change(file, changes)
    assert scratch.ask("check", "rulesets") == []
    scratch.run("-c", LISTED)
    scratch.play("from-ten.feature", "silences.feature", "scoring-and-game-end.feature")
    field = scratch.ask("schema")["$defs"]["section.game"]["anyOf"][1]["properties"]["start"]
    assert (field["title"], field["anyOf"][1]["type"]) == ("Points to begin with", "integer")
    rows = scratch.ask("compare", "modern/from-ten", "hoyle-1887/hearts", "--differences")
    (row,) = [row for row in rows if row["key"] == "game.start"]
    assert {id: cell["value"] for id, cell in row["values"].items()} == {
        "modern/from-ten": 10,
        "hoyle-1887/hearts": "silent",
    }
    assert scratch.ask("pin", "--only", "modern")["survivors"] == []
    scratch.test("tests/test_programme.py", "tests/record/test_replaying.py", "tests/service/test_score.py")
    assert scratch.run("-c", KEY_IN_PAD) == "points to begin with\n"
    scratch.change("for-chips.yml", {"": IN_VAIN})
    (remark,) = scratch.ask("check", "for-chips.yml")
    assert (remark["line"], remark["message"]) == (
        3, "warning: `game.start` has no effect in this game"
    )  # fmt: skip


def test_new_fact_touches_listed_files(scratch: Scratch) -> None:
    """One fact more for the command, the form, Python and records."""
    assert listed("Add a fact of a deal") == list(FACT)
    for file, changes in FACT.items():
        scratch.change(file, changes)
    assert scratch.run("-m", "mypy", "-p", "hearts_spec", "--cache-dir", CHECKED).startswith("Success")
    assert scratch.ask("check", "rulesets") == []
    scratch.run("-c", LISTED)
    scratch.play("first-heart.feature", "scoring-and-game-end.feature")
    assert scratch.ask("pin", "--only", "modern/first-heart")["survivors"] == []
    fact, wanted, taker = json.loads(scratch.run("-c", FACT_READ))
    assert taker == {"key": "first-heart", "what": "first heart", "is": -5}
    assert (fact["title"], fact["x-field"]) == ("First heart taken by", "seat")
    assert {id: "first-heart" in more for id, more in wanted.items()} == {
        "modern/first-heart": True,
        "modern/standard": False,
    }
    deal = ("settle", "modern/first-heart", "--hearts", "A=1,B=2,C=4,D=6", "--taken", "A=QS")
    assert scratch.ask(*deal, "--first-heart", "B")["net"] == {"A": 14, "B": -3, "C": 4, "D": 6}
    missing = json.loads(scratch.run("-m", "hearts_spec", *deal, "--json", code=1))["error"]
    assert (missing["kind"], missing["position"], missing["hint"]) == (
        "untold",
        "first-heart",
        "give `first-heart`",
    )
    scratch.run("-c", FACT_IN_IRREGULAR_DEALS)
    scratch.test(
        "tests/irregular/test_records.py",
        "tests/test_bonuses.py",
        "tests/test_steps.py",
        "tests/cli/test_settle.py",
        "tests/test_page_making.py::test_the_command_page_names_every_command_and_option",
    )


def test_new_question_type_touches_listed_files(scratch: Scratch) -> None:
    assert listed("Add a question type") == list(QUESTION)
    for file, changes in QUESTION.items():
        scratch.change(file, changes)
    assert scratch.run("-m", "mypy", "-p", "hearts_spec", "--cache-dir", CHECKED).startswith("Success")
    assert scratch.ask("check", "rulesets") == []
    scratch.play("lowest-club.feature")
    (dispute,) = [each for each in scratch.ask("situations") if each["id"] == "which-club-is-lowest"]
    assert dispute["parameters"]["suited"]["kind"] == "word"
    cases = scratch.ask("schema", "situations")["additionalProperties"]["properties"]["ask"]["anyOf"]
    assert "Find the lowest club of the pack." in [each.get("description") for each in cases]
    (found,) = scratch.ask("rule", "which-club-is-lowest", "--rules", "hoyle-1887/hearts")
    assert (found["says"], found["word"]) == ("The two of clubs.", "2C")
    scratch.test("tests/disputes/test_situations.py", "tests/disputes/test_hostile_parameters.py")
