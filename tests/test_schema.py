"""The JSON Schema for editors agrees with the loader: what one refuses for its form, the other refuses too."""

import copy
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hearts_spec.rules import Library, Problem, RulesError
from hearts_spec.rules.fields import NEEDED, all_fields, all_sections
from hearts_spec.rules.ruleset_file import (
    MOST_CHOICES,
    MOST_OPTIONS,
    ChoiceDraft,
    Draft,
    OptionDraft,
    read_draft,
    ruleset_schema,
)
from hearts_spec.rules.sources import PROVISIONS
from hearts_spec.rules.vocabulary.table import PlayRound
from hearts_spec.schema.record_type import keys_of
from hearts_spec.schema.source_tree import Pairs, from_data
from tests.conftest import many

HERE = Path(__file__).parent
ROOT = HERE.parent / "rulesets"
RULESETS = sorted([*ROOT.glob("*/*.yml"), *(HERE / "library").glob("*/*.yml")])
RULESETS = [path for path in RULESETS if path.parent.name != "situations"]
GAMES = [path for path in RULESETS if path.name not in ("provisions.yml", "claims.yml")]
SMALL = [path for path in GAMES if path.is_relative_to(HERE)]
TEXTS = [path for path in RULESETS if path.name == "provisions.yml"]

SCHEMA = jsonschema_rs.Draft202012Validator(ruleset_schema())
PROVISIONS_SCHEMA = jsonschema_rs.Draft202012Validator(PROVISIONS.schema())

# What only the loader can see, by how its message begins or ends.
LOADER_ALONE = (
    "appears twice",  # a key or a list item, where two spellings mean one card
    "is not among the choices",
    "this case has no condition",
    "this last case has a condition",
    "'(our assumption)', and `our-assumption` names",
    "' is both cited and assumed",  # the keys of `cites` and `assumed` side by side
)


class Plain(yaml.SafeLoader):
    """Reads as editors do, by YAML 1.2: of the words for yes and no, only true and false are more than text."""


Plain.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Plain.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF"))


def as_json(value: Any) -> Any:
    """What an editor checks: keys are text."""
    if isinstance(value, dict):
        return {str(key): as_json(each) for key, each in value.items()}
    return [as_json(each) for each in value] if isinstance(value, list) else value


def read(path: Path) -> Any:
    return as_json(yaml.load(path.read_text(encoding="utf-8"), Plain))


def complaints(data: Any) -> list[str]:
    return [f"{error.instance_path}: {error.message[:200]}" for error in SCHEMA.iter_errors(data)]


def faults_of_form(data: Any) -> list[str]:
    """What the loader says of the form of a rule set."""
    try:
        tree = from_data(data, "test")
    except RulesError as error:
        return [fault.message for fault in error.faults]
    if not isinstance(tree, Pairs):
        return ["not a rule set"]
    faults: list[Problem] = []
    read_draft(tree, "club/test", "test", faults)
    return [fault.message for fault in faults]


def assert_agreement(data: Any) -> None:
    """What the schema refuses, the loader refuses; and the other way round, save for what it alone can see."""
    found = faults_of_form(data)
    if SCHEMA.is_valid(data):
        assert [message for message in found if not any(words in message for words in LOADER_ALONE)] == []
    else:
        assert found != [], complaints(data)


def test_the_schemas_are_schemas() -> None:
    for schema in (ruleset_schema(), PROVISIONS.schema()):
        jsonschema_rs.meta.validate(schema)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_rule_set_is_valid(path: Path) -> None:
    assert complaints(read(path)) == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.parent.name)
def test_all_provisions_are_valid(path: Path) -> None:
    assert [error.message for error in PROVISIONS_SCHEMA.iter_errors(read(path))] == []


def test_every_field_is_described() -> None:
    defs = ruleset_schema()["$defs"]
    bare = []
    for field in all_fields():
        section = defs[f"section.{field.section}"]
        group = section if "properties" in section else section["anyOf"][1]
        about = group["properties"][field.key.rpartition(".")[2]]
        if not about.get("title") or not about.get("description"):
            bare.append(field.key)
    assert bare == []


def test_every_section_is_described() -> None:
    defs = ruleset_schema()["$defs"]
    bare = [each.path for each in all_sections() if not all(defs[f"section.{each.path}"][k] for k in ("title",))]
    assert bare == []


def test_words_carry_their_phrases() -> None:
    turn = ruleset_schema()["$defs"]["section.table"]["properties"]["turn"]
    assert turn["oneOf"] == [{"const": word.value, "description": word.phrase} for word in PlayRound]


def unguarded(schema: Any, path: str = "$") -> Iterator[str]:
    """Where a schema names keys and lets others through."""
    if isinstance(schema, dict):
        names = schema.get("properties")
        if schema.get("type") == "object" and isinstance(names, dict) and "additionalProperties" not in schema:
            yield path
        for key, each in schema.items():
            yield from unguarded(each, f"{path}.{key}")
    elif isinstance(schema, list):
        for place, each in enumerate(schema):
            yield from unguarded(each, f"{path}.{place}")


def test_nothing_unnamed_is_let_through() -> None:
    """Wherever keys are named, others are refused, save under `cites` and `assumed`, whose paths can be longer."""
    assert list(unguarded(ruleset_schema())) == []
    assert list(unguarded(PROVISIONS.schema())) == []


WELL_FORMED = {
    "least": "title: A\n",
    "title that is a number": "title: 1887\n",
    "silent section": "title: A\nextends: b/c\nhearts: silent\n",
    "silent field": "title: A\nextends: b/c\nhearts: {led: silent}\n",
    "rest": "title: A\nextends: b/c\ndeal: {hand: 13, rest: silent}\n",
    "rest over a section within": "title: A\nsettlement: {kept-in: chips, pay: {counting: taken}, rest: silent}\n",
    "one for a list": "title: A\nextends: b/c\ntable: {players: 4}\npassing: {to: left}\npack: {without: 2C}\n",
    "no cards left out": "title: A\nextends: b/c\npack: {without: []}\n",
    "values": "title: A\nextends: b/c\nvalues: {hearts: 1, QS: 13, 10D: -10, Joker: 5}\n",
    "value by pips": "title: A\nextends: b/c\nvalues: {hearts: pips, AH: 14}\n",
    "plus sign": "title: A\nextends: b/c\nbonus: {no-trick: +5}\n",
    "counts": "title: A\nsettlement: {pool: [{clear: 1, fewest: 2+, loaded: '3', then: stays}, {then: stays}]}\n",
    "with players": "title: A\nextends: b/c\nwith-players: {3: {deal: {hand: 17}}, 10: {cut: silent}}\n",
    "restated option": "title: A\nextends: b/c\noptions: {two-clear: {default: divide}}\n",
    "whole option": "title: A\noptions: {o: {asks: Which, default: a, choices: {a: {says: A.}, b: {says: B.}}}}\n",
    "number option": "title: A\noptions: {o: {asks: How many, number: deal.hand, default: 13}}\n",
    "number of a value": "title: A\noptions: {o: {asks: How many, number: values.QS, default: -5}}\n",
    "choice": "title: A\nextends: b/c\noptions: {o: {choices: {a: {says: A., set: {with-players: {3: {cut: silent}}}, "
    "borrow: {settlement.pay: d/e}, needs: {p: q}, because: R.}}}}\n",
    "authorities": "title: A\nextends: b/c\ncites: {with-players.3.deal: [a, b], deal.hand: c}\nassumed: {x: y}\n",
    "flag": "title: A\nextends: b/c\nshared: true\n",
    "sentence": "title: A\nin-short: {a: {text: A., from: {deal.hand: 13, with-players.10.values.10D: -1, "
    "hearts.led: silent, pack.without: 2C}, paragraph: 2}, b: none}\n",
    "assumption": "title: A\nin-short: {a: {text: A (our assumption)., from: {deal.hand: 1}, "
    "our-assumption: deal.hand}}\n",
}

ILL_FORMED = {
    "no title": "extends: b/c\n",
    "empty title": "title: ''\n",
    "blank title": "title: '  '\n",
    "title without a text": "title:\n",
    "title that is a list": "title: [A]\n",
    "unknown key": "title: A\nplayers: 4\n",
    "flag that is none": "title: A\nextends: b/c\nshared: perhaps\n",
    "flag in quotes": "title: A\nextends: b/c\nshared: 'true'\n",
    "section that is a number": "title: A\nextends: b/c\ndeal: 13\n",
    "section that is a list": "title: A\nextends: b/c\nhearts: []\n",
    "empty section": "title: A\nextends: b/c\nhearts:\n",
    "silent section that cannot be": "title: A\nextends: b/c\ndeal: silent\n",
    "silent field that cannot be": "title: A\nextends: b/c\ndeal: {hand: silent}\n",
    "silent section within": "title: A\nextends: b/c\nsettlement: silent\n",
    "silent values": "title: A\nextends: b/c\nvalues: silent\n",
    "rest that is not silent": "title: A\nextends: b/c\ndeal: {hand: 13, rest: 1}\n",
    "rest without what is needed": "title: A\nextends: b/c\ndeal: {rest: silent}\n",
    "unknown field": "title: A\nextends: b/c\ndeal: {hands: 13}\n",
    "unknown word": "title: A\nextends: b/c\ntable: {turn: widdershins}\n",
    "word that is true": "title: A\nextends: b/c\ntable: {turn: true}\n",
    "list for a word": "title: A\nextends: b/c\ntable: {turn: [left]}\n",
    "number in quotes": "title: A\nextends: b/c\ndeal: {hand: '13'}\n",
    "number too small": "title: A\nextends: b/c\ndeal: {hand: 0}\n",
    "number too large": "title: A\nextends: b/c\ngame: {limit: 1000000}\n",
    "number with a point": "title: A\nextends: b/c\ndeal: {hand: 13.5}\n",
    "number that is true": "title: A\nextends: b/c\ndeal: {hand: true}\n",
    "too many players": "title: A\nextends: b/c\ntable: {players: [11]}\n",
    "no players": "title: A\nextends: b/c\ntable: {players: []}\n",
    "player twice": "title: A\nextends: b/c\ntable: {players: [4, 4]}\n",
    "card that is none": "title: A\nextends: b/c\npack: {without: [1S]}\n",
    "suit for a card": "title: A\nextends: b/c\npack: {without: hearts}\n",
    "small letters for a card": "title: A\nextends: b/c\npack: {without: [2c]}\n",
    "card twice": "title: A\nextends: b/c\npack: {without: [2C, 2C]}\n",
    "value of what is no card": "title: A\nextends: b/c\nvalues: {heart: 1}\n",
    "number option that is pips": "title: A\noptions: {o: {asks: How many, number: values.QS, default: pips}}\n",
    "value that is none": "title: A\nextends: b/c\nvalues: {hearts: one}\n",
    "value out of range": "title: A\nextends: b/c\nvalues: {hearts: -1000}\n",
    "pool that is no list": "title: A\nextends: b/c\nsettlement: {pool: {then: stays}}\n",
    "case without outcome": "title: A\nextends: b/c\nsettlement: {pool: [{clear: 1}]}\n",
    "case with an unknown condition": "title: A\nextends: b/c\nsettlement: {pool: [{full: 1, then: stays}]}\n",
    "count that is none": "title: A\nextends: b/c\nsettlement: {pool: [{clear: 1-, then: stays}]}\n",
    "count below nothing": "title: A\nextends: b/c\nsettlement: {pool: [{clear: -1, then: stays}]}\n",
    "players that are none": "title: A\nextends: b/c\nwith-players: {1: {deal: {hand: 13}}}\n",
    "players in words": "title: A\nextends: b/c\nwith-players: {four: {deal: {hand: 13}}}\n",
    "with players within": "title: A\nextends: b/c\nwith-players: {3: {with-players: {3: {}}}}\n",
    "title within": "title: A\nextends: b/c\nwith-players: {3: {title: B}}\n",
    "options that are a list": "title: A\nextends: b/c\noptions: [a]\n",
    "option name": "title: A\nextends: b/c\noptions: {Two Clear: {default: a}}\n",
    "option without a question": "title: A\noptions: {o: {default: a, choices: {a: {says: A.}}}}\n",
    "option without a default": "title: A\noptions: {o: {asks: Q, choices: {a: {says: A.}}}}\n",
    "option without choices": "title: A\noptions: {o: {asks: Q}}\n",
    "option with no choice": "title: A\nextends: b/c\noptions: {o: {choices: {}}}\n",
    "option both ways": "title: A\noptions: {o: {asks: Q, number: deal.hand, choices: {a: {says: A.}}}}\n",
    "number of nothing": "title: A\noptions: {o: {asks: Q, number: deal.cards}}\n",
    "number of a word": "title: A\noptions: {o: {asks: Q, number: table.turn}}\n",
    "number of no card": "title: A\noptions: {o: {asks: Q, number: values.1S}}\n",
    "number of a card in other letters": "title: A\noptions: {o: {asks: Q, number: values.TH}}\n",
    "default out of range": "title: A\noptions: {o: {asks: Q, number: deal.hand, default: 0}}\n",
    "default that is no number": "title: A\noptions: {o: {asks: Q, number: deal.hand, default: many}}\n",
    "choice name": "title: A\nextends: b/c\noptions: {o: {choices: {Leave It: {says: A.}}}}\n",
    "choice without a sentence": "title: A\nextends: b/c\noptions: {o: {choices: {a: {set: {cut: silent}}}}}\n",
    "choice that sets a title": "title: A\nextends: b/c\noptions: {o: {choices: {a: {says: A., set: {title: B}}}}}\n",
    "borrowing no section": "title: A\nextends: b/c\noptions: {o: {choices: {a: {says: A., borrow: {dael: b/c}}}}}\n",
    "needing without reason": "title: A\nextends: b/c\noptions: {o: {choices: {a: {says: A., needs: {p: q}}}}}\n",
    "choice cited and assumed": "title: A\nextends: b/c\noptions: {o: {cites: a, assumed: b}}\n",
    "citing nothing": "title: A\nextends: b/c\ncites: {deal: []}\n",
    "citing what is no text": "title: A\nextends: b/c\ncites: {deal: [[a]]}\n",
    "cites that are a list": "title: A\nextends: b/c\ncites: [a]\n",
    "reason that is a list": "title: A\nextends: b/c\nassumed: {deal: [a]}\n",
    "sentences that are a list": "title: A\nin-short: [{text: A., from: {deal.hand: 13}}]\n",
    "sentence without rules": "title: A\nin-short: {a: {text: A., from: {}}}\n",
    "sentence without a text": "title: A\nin-short: {a: {from: {deal.hand: 13}}}\n",
    "sentence of no rule": "title: A\nin-short: {a: {text: A., from: {deal.hands: 13}}}\n",
    "sentence of a section": "title: A\nin-short: {a: {text: A., from: {deal: 13}}}\n",
    "sentence of too many players": "title: A\nin-short: {a: {text: A., from: {with-players.11.deal.hand: 13}}}\n",
    "sentence of a word that is none": "title: A\nin-short: {a: {text: A., from: {table.turn: widdershins}}}\n",
    "sentence of what cannot be silent": "title: A\nin-short: {a: {text: A., from: {deal.hand: silent}}}\n",
    "sentence in no paragraph": "title: A\nin-short: {a: {text: A., from: {deal.hand: 13}, paragraph: 0}}\n",
    "control character": 'title: "A\\e"\n',
    "list at top": "- title: A\n",
    "text at top": "A\n",
}
SEEN_BY_THE_LOADER_ALONE = ("control character",)


@pytest.mark.parametrize("name", WELL_FORMED)
def test_both_accept(name: str) -> None:
    data = as_json(yaml.load(WELL_FORMED[name], Plain))
    assert (complaints(data), faults_of_form(data)) == ([], [])


@pytest.mark.parametrize("name", [name for name in ILL_FORMED if name not in SEEN_BY_THE_LOADER_ALONE])
def test_the_schema_refuses(name: str) -> None:
    assert complaints(as_json(yaml.load(ILL_FORMED[name], Plain))) != []


@pytest.mark.parametrize("name", ILL_FORMED)
def test_the_loader_refuses(name: str) -> None:
    assert faults_of_form(as_json(yaml.load(ILL_FORMED[name], Plain))) != []


@pytest.mark.parametrize("count", [MOST_CHOICES, MOST_CHOICES + 1])
def test_both_agree_on_the_number_of_choices(count: int) -> None:
    choices = {f"c{number}": {"says": "So."} for number in range(count)}
    assert_agreement({"title": "A", "extends": "b/c", "options": {"o": {"choices": choices}}})


@pytest.mark.parametrize("count", [MOST_OPTIONS, MOST_OPTIONS + 1])
def test_both_agree_on_the_number_of_options(count: int) -> None:
    options = {f"o{number}": {"asks": "Q", "number": "table.chips"} for number in range(count)}
    assert_agreement({"title": "A", "options": options})


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document but its top."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in parts:
        yield (*path, key)
        yield from places(each, (*path, key))


def changed(document: Any, place: tuple[Any, ...], how: str) -> Any:
    """The document with one thing wrong, or at least different, at one place."""
    result = copy.deepcopy(document)
    inside = result
    for key in place[:-1]:
        inside = inside[key]
    last = place[-1]
    if how == "drop":
        del inside[last]
    elif how == "rename" and isinstance(inside, dict):
        inside[f"{last}x"] = inside.pop(last)
    elif how == "wrap":
        inside[last] = [inside[last]]
    elif how == "nest":
        inside[last] = {"a": inside[last]}
    elif how in INSTEAD:
        inside[last] = INSTEAD[how]
    return result


INSTEAD: dict[str, Any] = {
    "nothing": None,
    "silent": "silent",
    "true": True,
    "zero": 0,
    "minus": -1,
    "large": 10**7,
    "fraction": 2.5,
    "text": "some text",
    "figure": "4",
    "card": "QS",
    "empty": "",
    "no list": [],
    "no keys": {},
}
WAYS = ("drop", "rename", "wrap", "nest", *INSTEAD)


@pytest.mark.sized
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_schema_and_reader_agree_after_one_change(path: Path, how: str) -> None:
    document = read(path)
    for place in islice(places(document), 0, None, many(3, 1)):
        assert_agreement(changed(document, place, how))


@pytest.mark.sized
@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_schema_and_reader_agree_after_each_full_change(path: Path) -> None:
    document = read(path)
    for number, place in islice(enumerate(places(document)), 0, None, many(11, 1)):
        assert_agreement(changed(document, place, WAYS[number % len(WAYS)]))


@pytest.mark.parametrize(
    "said",
    [
        {"hearts": {"broken-by": ["2H", "QS", "hearts"]}},
        {"hearts": {"broken-by": ["2H", "QS", "spades"]}},
        {"hearts": {"broken-by": ["2H", "QS", "clubs"]}},
        {"options": {"one": {"asks": "A?", "default": "a", "choices": {"a": {"says": "A."}}}}},
        {"options": {"one": {"asks": "A?", "number": "game.limit", "because": "so"}}},
        {"options": {"one": {"choices": {"a": {"says": "A.", "because": "so"}}}}},
    ],
)
@pytest.mark.parametrize("extends", [{}, {"extends": "book/game"}])
def test_both_agree_on_what_makes_no_difference(said: dict[str, Any], extends: dict[str, Any]) -> None:
    assert_agreement({"title": "A", **extends, **said})


LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2000, 2_000_000),
    st.sampled_from(["silent", "left", "chips", "QS", "TH", "hearts", "stays", "1", "2+", "", " ", "a/b", "deal.hand"]),
)
PARTS = ("then", "clear", "rest", "QS", "3", "a")
WRITTEN = [*keys_of(Draft), *keys_of(OptionDraft), *keys_of(ChoiceDraft)]
KEYS = st.sampled_from([*WRITTEN, *PARTS, "hand", "pool", "pay", "each"])
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=12,
)
WHOLE = {
    "title": "A",
    "deal": {"hand": 13, "rest": "silent"},
    "settlement": {"kept-in": "chips", "pool": [{"clear": "1+", "then": "clear-take"}, {"then": "stays"}]},
    "with-players": {"3": {"pack": {"without": ["2C"]}}},
    "options": {"a": {"asks": "Q?", "default": "b", "choices": {"b": {"says": "B."}, "c": {"says": "C."}}}},
}


@settings(deadline=None)
@given(TREES)
@example({"title": "A", "options": {"a": {"asks": "Q?", "number": "values.hearts", "default": 5}}})
def test_both_agree_on_any_document(data: Any) -> None:
    assert_agreement({"title": "A", **data} if isinstance(data, dict) else data)


@settings(deadline=None)
@given(st.data())
def test_schema_and_reader_agree_after_insertion(data: st.DataObject) -> None:
    document = copy.deepcopy(WHOLE)
    place = data.draw(st.sampled_from(list(places(WHOLE))))
    inside: Any = document
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = data.draw(TREES)
    assert_agreement(document)


def provision_faults(data: Any, folder: Path) -> list[str]:
    path = folder / "provisions.yml"
    path.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True), encoding="utf-8")
    return [fault.message for fault in PROVISIONS.read(path, "p.yml").faults]


@pytest.mark.parametrize("how", [way for way in WAYS if way not in ("figure", "card")])
def test_both_agree_on_provisions_with_one_thing_changed(tmp_path: Path, how: str) -> None:
    document = {
        "rule-1": {
            "place": "p. 1",
            "topic": "table",
            "kind": "rule",
            "applies-to": ["all"],
            "gist": "Four play.",
            "limit": "L.",
            "reason": "R.",
            "doubts": [{"doubt": "D.", "reading": "R.", "why": "W."}],
            "see": "book.rule-2",
        },
        "rule-2.b": {"removed": "it was read twice"},
    }
    for place in places(document):
        data = changed(document, place, how)
        said = [error.message for error in PROVISIONS_SCHEMA.iter_errors(data)]
        found = provision_faults(data, tmp_path)
        assert bool(found) == bool(said), (place, found, said)


def test_silence_allowed_exactly_where_vocabulary_says() -> None:
    wrong = []
    for field in all_fields():
        inner: Any = "silent"
        for part in reversed(field.key.split(".")):
            inner = {part: inner}
        if (complaints({"title": "A", **inner}) == []) != (field.default is not NEEDED):
            wrong.append(field.key)
    assert wrong == []


def test_the_library_of_the_tests_is_sound() -> None:
    assert Library(HERE / "library").faults() == []
