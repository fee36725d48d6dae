"""One reader for all that a person writes: value, faults with place and hint, and schema, all from one class."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from hearts_spec.rules import RulesError
from hearts_spec.schema.kinds import (
    A_SUIT,
    MISSING,
    ByKey,
    Flag,
    Kind,
    ManyOf,
    Number,
    OneCard,
    ReadContext,
    SeatName,
    SomeCards,
    Text,
    one_of,
)
from hearts_spec.schema.problems import NOWHERE, Location, Problem
from hearts_spec.schema.record_type import Amiss, RecordType, TaggedUnion, TypedRecord, named, part, placed
from hearts_spec.schema.source_tree import file_text, from_data, json_tree, mark_at, read_bytes, read_text, to_data


@dataclass(frozen=True)
class Fell(TypedRecord):
    """A card fell from a hand."""

    after: int = part(Number(quotes=True), "After how many plays.")
    seat: str = part(SeatName())
    card: int = part(OneCard())
    from_: str = part(SeatName(), default="")
    face_up: bool = part(Flag(quotes=True), default=False)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if context.plays is not None and self.after > context.plays:
            yield ("after",), "out-of-range", f"there are {context.plays} plays only", "count again"


@dataclass(frozen=True)
class Drew:
    """A player drew cards."""

    cards: tuple[int, ...] = part(SomeCards(at_least=1))
    suit: Any = part(A_SUIT, default=None)


@dataclass(frozen=True)
class Clue:
    """Something known, under a name of its own."""

    name: str = named()
    grade: str = part(one_of(("sure", "doubtful")))
    tricks: tuple[int, ...] = part(ManyOf(Number(1, 13), listed="a list of tricks"), default=())
    mark: Location = placed()


INCIDENT = TaggedUnion("what", {"fell": RecordType(Fell, "incident"), "drew": RecordType(Drew, "incident")}, "incident")
CLUES = ByKey(RecordType(Clue, "clue", "as {grade: sure}", alone="grade"), Text("a name", pattern="[a-z]+"))
TABLE = ReadContext(("A", "B"), plays=4)


def read(kind: Kind, text: str, context: ReadContext = TABLE) -> Any:
    """The value of a text, or its faults, each with its place."""
    faults: list[Problem] = []
    value = kind.read(read_text(text, "x.yml"), faults, context)
    assert (value is MISSING) == bool(faults)
    return [str(each) for each in faults] or value


GOOD = {
    "{what: fell, after: 3, seat: B, card: 5c, from: A}": Fell(3, "B", 3 + 0 * 16, "A"),
    '{"what": "fell", "after": "3", "seat": "B", "card": "5C", "face-up": "true"}': Fell(3, "B", 3, "", True),
    "{what: drew, cards: 2C 3C, suit: hearts}": Drew((0, 1), A_SUIT.values["hearts"]),
}
BAD = {
    "seat: B": "x.yml:1:1: the incident has no what",
    "what: fall": "x.yml:1:7: 'fall' is not a kind of incident (did you mean fell? allowed: fell, drew)",
    "{what: fell, after: 3, seat: C, card: 5C}": "x.yml:1:30: there is no seat 'C' at this table (the seats are A, B)",
    "{what: fell, after: 5, seat: B, card: 5C}": "x.yml:1:14: there are 4 plays only (count again)",
    "{what: fell, after: 3, set: B, card: 5C}": "x.yml:1:24: unknown key 'set' (did you mean seat? "
    "allowed: after, seat, card, from, face-up, what)",
    "{what: fell, after: 3}": "x.yml:1:1: the incident has no seat or card (add `seat: ...` and `card: ...`)",
    "{what: drew, cards: 2C 1C 3C}": "x.yml:1:24: '1C' is not a card (did you mean 10C?)",
    '{"what": "drew", "cards": "2C 1C"}': "x.yml:1:31: '1C' is not a card (did you mean 10C?)",
    '{"what": "drew",\n "cards": {"A": 1}}': ('x.yml:2:11: expected cards, found `key: value` lines (as "QS 10H")'),
}


@pytest.mark.parametrize("text", GOOD)
def test_what_is_read(text: str) -> None:
    assert read(INCIDENT, text) == GOOD[text]


@pytest.mark.parametrize("text", GOOD)
def test_what_is_read_is_written_again(text: str) -> None:
    said = INCIDENT.plain(GOOD[text])
    assert INCIDENT.read(from_data(said), [], TABLE) == GOOD[text]


@pytest.mark.parametrize("text", BAD)
def test_a_fault_has_its_place_and_a_hint(text: str) -> None:
    assert BAD[text] in read(INCIDENT, text)


@pytest.mark.parametrize("text", [*GOOD, *BAD])
def test_the_schema_agrees(text: str) -> None:
    schema = INCIDENT.schema()
    jsonschema_rs.meta.validate(schema)
    only_the_reader = ("there is no seat", "plays only", "is not a card")
    good = text in GOOD or any(words in BAD[text] for words in only_the_reader)
    assert jsonschema_rs.Draft202012Validator(schema).is_valid(to_data(read_text(text))) == good


def test_names_and_places_are_filled_in() -> None:
    found = read(CLUES, "one: sure\ntwo: {grade: doubtful, tricks: [1, 2]}\n")
    assert found == {"one": Clue("one", "sure"), "two": Clue("two", "doubtful", (1, 2))}
    assert str(found["two"].mark) == "x.yml:2:1"
    assert CLUES.plain(found) == {"one": "sure", "two": {"grade": "doubtful", "tricks": [1, 2]}}


def test_every_fault_is_found_at_once() -> None:
    found = read(CLUES, "one: certain\nTwo: sure\nthree: {grade: sure, tricks: 3}\nfour: {}\n")
    assert [each.split(" (")[0] for each in found] == [
        "x.yml:1:6: 'certain' is not a value allowed here",
        "x.yml:2:1: 'Two' is not a name",
        "x.yml:3:30: expected a list of tricks, found '3'",
        "x.yml:4:1: the clue four has no grade",
    ]


def test_location_given_by_keys_without_a_file() -> None:
    faults: list[Problem] = []
    ManyOf(INCIDENT).read(from_data([{"what": "drew", "cards": "2C 1C"}], path=("incidents",)), faults)
    assert [(each.mark.key, each.token) for each in faults] == [("incidents.1.cards", "1C")]


def test_a_path_leads_to_a_place() -> None:
    tree = read_text("a: 1\nb:\n  - c\n  - {d: e}\n", "x.yml")
    assert [str(mark_at(tree, path)) for path in ((), ("b",), ("b", 1), ("b", 1, "d"), ("b", 7), ("z",))] == [
        "x.yml:1:1", "x.yml:2:1", "x.yml:4:5", "x.yml:4:6", "x.yml:2:1", "x.yml:1:1",
    ]  # fmt: skip


def test_json_has_same_tree_and_locations_as_yaml() -> None:
    text = '{\n "a": [1, -2, true, null, "x y"],\n "b": {"c": "3"}\n}'
    tree = json_tree(text, "x.json")
    assert to_data(read_text("a: [1, -2, true, null, x y]\nb: {c: '3'}\n")) == to_data(tree) if tree else None
    assert str(mark_at(tree or from_data(""), ("b", "c"))) == "x.json:3:8"


JSON_FAULTS = {
    '{"a": 1 "b": 2}': "x:1:9: this is not JSON",
    '{"a": 1, "a": 2}': "x:1:10: 'a' appears twice",
    '{"a": NaN}': "x:1:1: this is not JSON: the value NaN is none that can be read",
    '{"a": "\\u2028"}': "x:1:7: the character U+2028 is not allowed in a text",
    '{"a": ' + "[" * 20 + "]" * 20 + "}": "x:1:22: nested deeper than 16 levels",
    "[" * 100_000: "x:1:1: this is not JSON: it is nested too deep",
    "[" + "1," * 30_000 + "1]": "the file holds more than 20,000 values",
}


@pytest.mark.parametrize("text", JSON_FAULTS, ids=lambda text: text[:12])
def test_faults_of_json(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        json_tree(text, "x")
    assert JSON_FAULTS[text] in str(caught.value)


LINE_ENDS = ("\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029")
OBEYED = ("\x1b", "\0", "\x07", "\u202e", "\u2066", "\u200f", "\ufeff")


@pytest.mark.parametrize("character", [*LINE_ENDS, *OBEYED], ids=lambda each: f"U+{ord(each):04X}")
@pytest.mark.parametrize("form", ["title: a{}b\n", '{{"title": "a{}b"}}'])
def test_a_character_that_some_reader_obeys_is_refused(character: str, form: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_text(form.format(character), "x")
    assert f"the character U+{ord(character):04X} is not allowed" in str(caught.value)
    escaped = form.format(f"\\u{ord(character):04x}").replace("title: a", 'title: "a').replace("b\n", 'b"\n')
    with pytest.raises(RulesError) as caught:
        read_text(escaped, "x")
    assert f"the character U+{ord(character):04X} is not allowed" in str(caught.value)


def test_a_text_of_one_line_has_one() -> None:
    faults: list[Problem] = []
    assert Text("a title").read(from_data("a\nb"), faults) is MISSING
    assert Text("a note", lines=True).read(from_data("a\nb"), faults) == "a\nb"
    assert [each.message for each in faults] == ["a title must be on one line"]


def test_only_regular_files_are_opened(tmp_path: Path) -> None:
    import os

    inside, outside = tmp_path / "in", tmp_path / "out.yml"
    inside.mkdir()
    outside.write_text("title: A\n")
    os.mkfifo(inside / "pipe.yml")
    (inside / "zero.yml").symlink_to("/dev/zero")
    (inside / "link.yml").symlink_to(outside)
    (inside / "gone.yml").symlink_to(inside / "nothing")
    (inside / "folder.yml").mkdir()
    (inside / "good.yml").write_text("title: A\n")
    (inside / "near.yml").symlink_to(inside / "good.yml")
    said = {}
    for path in sorted(inside.iterdir()):
        try:
            said[path.stem] = file_text(path, path.name, inside)
        except RulesError as error:
            said[path.stem] = str(error).partition("read: ")[2].split(" (")[0].split(str(tmp_path))[0]
    assert said == {
        "folder": "it is a folder",
        "gone": "No such file or directory",
        "good": "title: A\n",
        "link": "it leads out of ",
        "near": "title: A\n",
        "pipe": "it is no regular file",
        "zero": "it leads out of ",
    }
    with pytest.raises(RulesError, match="no regular file"):
        read_bytes(Path("/dev/zero"))
    with pytest.raises(RulesError, match="larger than 5 bytes"):
        read_bytes(outside, most=5)


def test_the_mark_of_nothing_is_nowhere() -> None:
    assert Clue("a", "sure").mark == NOWHERE


WITHOUT_YAML = """\
import sys
from hearts_spec.record import RecordError, read_any, read_line
good = '{"rules": "modern/standard", "seats": ["A", "B"], "hands": {"A": "2C", "B": "3C"}}'
assert read_any(good) == read_line(good)
try:
    read_any(good.replace("3C", "1C"), "deal.json")
except RecordError as error:
    print(error.mark, error.position, 'yaml' in sys.modules)
"""


def test_json_is_read_where_there_is_no_yaml() -> None:
    """As in a browser: with the standard library alone."""
    root = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-S", "-c", WITHOUT_YAML], capture_output=True, text=True, check=False, cwd=root
    )
    assert (done.stdout, done.stderr) == ("deal.json:1:78 hands.B False\n", "")
