"""The data as tables: whole, of one piece, and what the books say; and the page that tells of them."""

import csv
import io
import json
import re
import subprocess
import sys
from collections import Counter
from html import unescape
from itertools import product
from pathlib import Path
from zipfile import ZipFile

import pytest

from hearts_spec.disputes import disputes_of
from hearts_spec.site.data_tables import Column, DataTable
from tests.conftest import LIBRARY

SWEEPSTAKE, EAGLE, STANDARD = "spalding-1896/sweepstake", "hoyle-1887/eagle-14", "modern/standard"
_CODE = re.compile(r"<pre>.*?<code>(.*?)</code></pre>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")


@pytest.fixture(scope="module")
def data(site: Path) -> Path:
    return site / "reference" / "data"


@pytest.fixture(scope="module")
def package(data: Path) -> dict[str, dict]:
    """Give what describes each table, by its name."""
    return {each["name"]: each for each in json.loads((data / "datapackage.json").read_text("utf-8"))["resources"]}


@pytest.fixture(scope="module")
def tables(data: Path, package: dict[str, dict]) -> dict[str, list[dict[str, str]]]:
    return {name: rows(data / each["path"]) for name, each in package.items()}


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table, which may be alone in a zip archive."""
    whole = ZipFile(path).read(path.stem) if path.suffix == ".zip" else path.read_bytes()
    return list(csv.DictReader(io.StringIO(whole.decode("utf-8-sig"), newline=""), strict=True))


def test_tables_have_their_described_columns(package: dict[str, dict], tables: dict[str, list[dict]]):
    told = {name: [field["name"] for field in each["schema"]["fields"]] for name, each in package.items()}
    assert told == {name: list(some[0]) for name, some in tables.items()}


def test_ids_are_distinct_and_references_exist(package: dict[str, dict], tables: dict[str, list[dict]]):
    ids = {name: {row["id"] for row in some} for name, some in tables.items() if "id" in some[0]}
    assert {name: len(some) for name, some in ids.items()} == {name: len(tables[name]) for name in ids}
    astray = [
        (name, row[key["fields"]])
        for name, each in package.items()
        for key in each["schema"].get("foreignKeys", ())
        for row in tables[name]
        if row[key["fields"]] and row[key["fields"]] not in ids[key["reference"]["resource"]]
    ]
    assert astray == []


def test_keys_identify_each_row(package: dict[str, dict], tables: dict[str, list[dict]]):
    keys = {name: each["schema"].get("primaryKey", []) for name, each in package.items()}
    assert keys["rules"] == ["game", "players", "key"]
    assert keys["answers"] == ["quarrel", "game"]
    for name, key in keys.items():
        named = [key] if isinstance(key, str) else key
        if named:
            assert len({tuple(row[each] for each in named) for row in tables[name]}) == len(tables[name])


def test_listed_words_are_the_only_values(package: dict[str, dict], tables: dict[str, list[dict]], data: Path):
    told = unescape(_TAG.sub("", (data / "index.html").read_text("utf-8")))
    listed = {
        (name, field["name"]): field["constraints"]["enum"]
        for name, each in package.items()
        for field in each["schema"]["fields"]
        if "constraints" in field
    }
    assert listed["rules", "stands"] == ["stated", "assumed", "silent", "does-not-apply"]
    assert listed["answers", "firm"] == ["ruled", "option", "assumed", "silent"]
    assert {"provisions", "rules", "quarrels", "answers"} == {name for name, _ in listed}
    for (name, column), words in listed.items():
        assert {row[column] for row in tables[name]} - {""} <= set(words)
        assert f"One of {', '.join(words)}." in told


def test_without_an_answer_nothing_is_firm(tables: dict[str, list[dict]]):
    loose = Counter(row["answer"] for row in tables["answers"] if not row["firm"])
    assert set(loose) == {"does-not-arise", "untold"}


def test_numbers_and_flags_are_as_they_are_described(package: dict[str, dict], tables: dict[str, list[dict]]):
    forms = {"integer": r"\d+|", "boolean": "true|false|", "string": r"(?s).*"}
    wrong = [
        (name, field["name"], row[field["name"]])
        for name, each in package.items()
        for field in each["schema"]["fields"]
        for row in tables[name]
        if not re.fullmatch(forms[field["type"]], row[field["name"]])
    ]
    assert wrong == []


def test_nothing_is_left_out(tables: dict[str, list[dict]]):
    games, quarrels = LIBRARY.ids(), disputes_of(LIBRARY.root).by_id
    assert [row["id"] for row in tables["games"]] == games
    assert {row["id"] for row in tables["books"]} == set(LIBRARY.sources)
    standing = {id for id, each in LIBRARY.provisions.items() if not each.removed}
    assert {row["id"] for row in tables["provisions"]} == standing
    assert {(row["quarrel"], row["game"]) for row in tables["answers"]} == set(product(quarrels, games))
    assert Counter(row["game"] for row in tables["rules"] if row["players"] == "0") == {
        id: len(LIBRARY.rule_set(id).leaves) for id in games
    }


@pytest.mark.parametrize(
    ("game", "key", "value", "stands"),
    [
        (EAGLE, "values.AH", "14", "stated"),  # the scale that gives the game its name here
        (EAGLE, "values.JH", "11", "stated"),
        (EAGLE, "table.players", "[3, 4, 5, 6]", "stated"),
        ("spalding-1896/auction", "auction.unsold", "hearts", "assumed"),  # the book does not say what is avoided then
        ("davis-2004/omnibus", "values.10D", "-10", "assumed"),  # a number below nothing stays one
        (SWEEPSTAKE, "passing.cards", "silent", "silent"),  # nobody passes cards in 1896
        (SWEEPSTAKE, "passing.to", "silent", "does-not-apply"),  # so that it cannot be asked to whom
    ],
)
def test_a_rule_is_told_as_in_its_file(tables: dict[str, list[dict]], game: str, key: str, value: str, stands: str):
    [row] = [row for row in tables["rules"] if (row["game"], row["key"], row["players"]) == (game, key, "0")]
    assert (row["value"], row["stands"]) == (value, stands)
    assert (bool(row["cites"]), bool(row["assumed"])) == (stands == "stated", stands == "assumed")


def test_doubtful_answers_name_the_unclear_provision(tables: dict[str, list[dict]]):
    """Davis ends the game when a total passes a hundred: when that is hangs on the word, the limit does not."""
    end = "davis-2004.regular.game-end"
    rules = {row["key"]: row["doubts"] for row in tables["rules"] if row["game"] == "davis-2004/regular"}
    assert (rules["game.ends"], rules["game.limit"], rules["lead.next"]) == (end, "", "")
    bearing = [row["bears_on"] for row in tables["doubts"] if row["provision"] == end]
    assert bearing == ["game.ends", "none"]
    [answer] = [
        row for row in tables["answers"] if (row["quarrel"], row["game"]) == ("is-the-game-over", "davis-2004/regular")
    ]
    assert answer["doubts"] == end


def test_game_has_source_year_and_house_rule_none(tables: dict[str, list[dict]]):
    years = {row["id"]: row["year"] for row in tables["books"]}
    books = "1887 1896 1913 1914 1939 1983 1987 1989 1992 1997 1998 2004"
    assert {row["year"] for row in tables["books"]} == {"", *books.split()}
    assert [row["year"] for row in tables["games"]] == [years.get(row["book"], "") for row in tables["games"]]


def test_a_quarrel_is_answered_by_each_game(tables: dict[str, list[dict]]):
    answers = {row["game"]: row for row in tables["answers"] if row["quarrel"] == "leading-hearts-unbroken"}
    assert [answers[SWEEPSTAKE][name] for name in ("answer", "firm", "says")] == ["yes", "ruled", "Yes, you may."]
    assert "spalding-1896.p07.eldest-leads-any" in answers[SWEEPSTAKE]["cites"].split()
    assert [answers[STANDARD][name] for name in ("answer", "firm", "says")] == ["no", "ruled", "No, not yet."]


def test_of_an_option_one_choice_is_usual(tables: dict[str, list[dict]]):
    choices = [row for row in tables["options"] if (row["game"], row["option"]) == ("davis-2004/black-lady", "queen")]
    assert [(row["choice"], row["usual"]) for row in choices] == [("thirteen", "true"), ("five", "false")]
    assert [row["keys"] for row in choices] == ["", "values.QS"]
    assert choices[1]["cites"] == "davis-2004.black-lady.option.queen-five"
    usual = Counter((row["game"], row["option"]) for row in tables["options"] if row["usual"] == "true")
    assert set(usual.values()) == {1}


def test_no_text_is_a_formula_to_a_spreadsheet():
    column = Column("A text.")
    told = ["=1+1", "+1+1", "-A1", "@SUM(1)", "\tx", "-10", -1, "2C", 'a "b", c']
    table = DataTable("texts", "Some texts.", {"id": column}, [(each,) for each in told])
    first = [
        DataTable("t", "", {"id": column}, [(each,)]).csv()[4:].strip('"')[0] for each in ("\n=1", " =1", "＝1", "＠A")
    ]
    assert set(first) == {"'"}
    assert table.csv() == '\ufeffid\n\'=1+1\n\'+1+1\n\'-A1\n\'@SUM(1)\n\'\tx\n-10\n-1\n2C\n"a ""b"", c"\n'


def test_no_text_ends_its_row():
    told = ["a\rb", "a\nb", "\r=1+1", "a\x00b"]
    table = DataTable("texts", "Some texts.", {"id": Column("A text.")}, [(each,) for each in told])
    read = [row[0] for row in csv.reader(io.StringIO(table.csv(), newline=""), strict=True)]
    assert read[1:] == ["a b", "a\nb", "' =1+1", "a\x00b"]


def test_page_example_runs_with_the_files(data: Path, tables: dict[str, list[dict]]):
    [code] = _CODE.findall((data / "index.html").read_text("utf-8"))
    done = subprocess.run(
        [sys.executable, "-c", unescape(_TAG.sub("", code))], cwd=data, capture_output=True, text=True, check=True
    )
    told = dict(line.split() for line in done.stdout.splitlines())
    assert set(told) == {row["id"] for row in tables["books"]} | {"houses"}
    assert sum(map(int, told.values())) == sum(row["firm"] == "ruled" for row in tables["answers"])
