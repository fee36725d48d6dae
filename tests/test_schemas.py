"""The JSON Schemas of what is no rule set agree with the reader: what one refuses for its form, the other does too."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml

from hearts_spec.book_deals.deals import read_deal
from hearts_spec.book_deals.play_advice import ADVICE
from hearts_spec.cards import FUNDS
from hearts_spec.claims import CLAIMS
from hearts_spec.cli.check_commands import every_schema
from hearts_spec.disputes import read_disputes
from hearts_spec.record import RecordError, any_from_data
from hearts_spec.record.model import InlineRules
from hearts_spec.rules import Problem, RulesError
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.ruleset_file import read_draft
from hearts_spec.rules.sources import SOURCES
from hearts_spec.schema.kinds import Kind
from hearts_spec.schema.source_tree import Pairs, from_data
from tests.conftest import LIBRARY
from tests.test_schema import Plain, as_json, changed, places, unguarded

ROOT = Path(__file__).parent.parent / "rulesets"
SCHEMAS = every_schema()
OTHERS = [kind for kind in SCHEMAS if kind not in ("rulesets", "provisions")]
VALIDATORS = {kind: jsonschema_rs.Draft202012Validator(SCHEMAS[kind]()) for kind in OTHERS}
FILES = {
    "sources": [ROOT / "sources.yml"],
    "witnesses": [ROOT / "witnesses.yml"],
    "matters": [ROOT / "matters.yml"],
    "strategy": [ROOT / "strategy.yml"],
    "situations": sorted((ROOT / "situations").glob("*.yml")),
    "deals": [
        path
        for path in sorted(ROOT.glob("*/deals/*.yml"))
        if path.name != "advice.yml" and not path.name.endswith(".line.yml")
    ],
    "advice": sorted(ROOT.glob("*/deals/advice.yml")),
    "claims": sorted(ROOT.glob("*/claims.yml")),
    "records": sorted(ROOT.glob("*/deals/*.line.yml")),
}


def read(path: Path) -> Any:
    return as_json(yaml.load(path.read_text(encoding="utf-8"), Plain))


@pytest.mark.parametrize(("kind", "path"), [(kind, path) for kind in FILES for path in FILES[kind]], ids=str)
def test_every_file_is_valid(kind: str, path: Path) -> None:
    assert [error.message[:200] for error in VALIDATORS[kind].iter_errors(read(path))] == []


@pytest.mark.parametrize("kind", OTHERS)
def test_the_schemas_are_schemas(kind: str) -> None:
    jsonschema_rs.meta.validate(SCHEMAS[kind]())


@pytest.mark.parametrize("kind", OTHERS)
def test_nothing_unnamed_is_let_through(kind: str) -> None:
    """Wherever keys are named, others are refused."""
    assert list(unguarded(SCHEMAS[kind]())) == []


def of_kind(kind: Kind) -> Callable[[Any, Path], list[str]]:
    """What a reader says of plain data."""

    def faults(data: Any, folder: Path) -> list[str]:
        found: list[Problem] = []
        try:
            kind.read(from_data(data), found)
        except RulesError as error:
            found += error.faults
        return [fault.message for fault in found]

    return faults


def of_situations(data: Any, folder: Path) -> list[str]:
    found: list[Problem] = []
    tree = from_data(data)
    if not isinstance(tree, Pairs):
        return ["no situations"]
    read_disputes({"the-play": tree}, found)
    return [fault.message for fault in found]


def of_deal(data: Any, folder: Path) -> list[str]:
    path = folder / "deal.yml"
    path.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True), encoding="utf-8")
    try:
        read_deal(path, "spalding-1896/deal", LIBRARY)
    except RulesError as error:
        return [fault.message for fault in error.faults]
    return []


def of_record(data: Any, folder: Path) -> list[str]:
    try:
        record: Any = any_from_data(data)
    except RecordError as error:
        return [fault.message for fault in error.faults]
    found: list[Problem] = []
    if isinstance(record.rules, InlineRules):
        read_draft(record.rules.tree, "house/inline", "", found)
    return [fault.message for fault in found if fault.message != "the rule set has no title"]


DOCUMENTS: dict[str, tuple[str, Callable[[Any, Path], list[str]], str]] = {
    "a source": (
        "sources",
        of_kind(SOURCES.values),
        "{title: A Book, short: Book, year: 1900, author: A., pages: 1-20, about: A., cruxes: [a.b], silences: [lead], "
        "beside: {b: {c: d}}}",
    ),
    "a witness": (
        "witnesses",
        of_kind(WITNESSES.values),
        "{title: A Letter, short: Letter, year: 1886, date: May, kind: a letter, channel: C., extent: E., trust: T., "
        "copyright: C., reached: second-hand, says: {lead: {gist: G., matters: [a], attests: [a.b]}}}",
    ),
    "a matter": (
        "matters",
        of_kind(MATTERS.values),
        "{title: The pass, about: A., keys: [passing], aliases: [a], beside: [a.b], "
        "firsts: {pass: {of: Cards are passed, key: passing.to, values: [left], told: [a.b], chief: true}}}",
    ),
    "a part of play": (
        "strategy",
        of_kind(STRATEGY.values),
        "{title: The lead, about: A., told: [a.b, a.c], aliases: [a]}",
    ),
    "a situation": (
        "situations",
        of_situations,
        "{question: Q, topic: lead, aliases: [a, b], ask: {kind: settle, about: winners, pool: 3}, parameters: "
        "{hearts: '0,0,6,7', dealer: {default: last, label: D.}, pot: {default: 1, least: 0, most: 9}}, "
        "turns-on: [settlement.jack], supposes: {values.QS: stated}, elsewhere: {values.QS: E.}, note: N.}",
    ),
    "advice": (
        "advice",
        of_kind(ADVICE),
        "{title: A., about: B., hints: {throws-the-highest: {weight: 1, cites: [a], only: [b], except: c}}}",
    ),
    "claims": (
        "claims",
        of_kind(CLAIMS),
        "{title: A., about: B., topics: {odds: {title: A., model: B.}}, "
        "sittings: {one: {what: A., seats: [A, B], hearts: [[6, 7], [13, 0]]}}, "
        "claims: {led: {topic: odds, place: p. 1, cites: a, what: A., printed: 5⅛ to 1 against, note: N., "
        "count: {by: heart-led, card: 5, held: [1, 2], void: false}, "
        "otherwise: [{says: A., count: {by: suit-led, held: 4, round: 2, heart: true}}]}, "
        "up: {topic: odds, place: p. 1, cites: [a, b], what: A., printed: 1 to 11 for, "
        "count: {by: holding-up, held: 2}}, "
        "bid: {topic: odds, place: p. 1, cites: a, what: A., printed: 128, "
        "count: {by: reckoning, multiply: [3, 4], divide: 5}}, "
        "net: {topic: odds, place: p. 1, cites: a, what: A., printed: -46, "
        "count: {by: sitting, sitting: one, rules: a/b, seat: A, hearts: 19, deals: 2}}}, "
        "beyond: {x: {place: p. 1, what: A., why: B.}}}",
    ),
    "a record": (
        "records",
        of_record,
        "{rules: modern/standard, options: {a: b}, seats: [A, B, C], dealer: A, deal: 2, "
        "hands: {A: 2C, B: 3C, C: 4C}, passes: {A: 2C}, bids: {A: 3, B: pass}, buyer: A, suit: clubs, "
        "slam: self-down, pool: 3, jack: true, pot: 1, plays: [2C, [B, 3C]], widow: 5C, stock: 6C, id: one}",
    ),
    "a record of a tournament": (
        "records",
        of_record,
        "{rules: hoyle-1913/x, tables: [[A, B], [C, D]], ladies: [A], "
        "rounds: [{hearts: {A: 3, B: 10}, cuts: {A: 2C}}], prizes: {gold: {A: 2C}}}",
    ),
    "a deal": ("deals", of_deal, ""),
}
# What only the reader can see, by how its message begins or ends: names that are not there, cards, tricks, hands.
READER_ALONE = re.compile(
    r"is not a card|no seat|not a seat|sits at no table|sits in two|appears twice|is not in the vocabulary|related|"
    r"inferred|is not a provision|there is no |is not a parameter of|gives no value for|both fixed|"
    r"only a number has|is named twice|not in the pack|expected a hand of|cards in a trick, found|does not hold|"
    r"in more than one hand|"
    r"hands to be printed|cannot lead|out of range|is not a range|among the deal's|expected numbers for|"
    r"is not a seat$|in all, but only|has \d players|the hearts of deal|but the result is a (number|chance)|"
    r"why it cannot happen|has no option|plays only|is not for|not a bid|neither a card|is not a valid id|"
    r"a single value"
)
# Of what type a parameter is goes by the type of question, which its schema does not say.
PARAMETER = re.compile(r"^expected a (whole number|seat), found ")


@pytest.fixture(scope="module")
def deal() -> Any:
    return read(ROOT / "spalding-1896/deals/three-handed.yml")


WAYS = (
    "drop",
    "rename",
    "wrap",
    "nest",
    "nothing",
    "true",
    "minus",
    "large",
    "fraction",
    "empty",
    "no list",
    "no keys",
)


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name != "a deal"])
def test_schema_and_reader_agree_after_one_change(name: str, how: str, tmp_path: Path) -> None:
    kind, faults_of, text = DOCUMENTS[name]
    document = as_json(yaml.load(text, Plain))
    if kind in ("sources", "situations", "witnesses", "matters", "strategy"):
        document = {"x": document}
    assert (faults_of(document, tmp_path), list(VALIDATORS[kind].iter_errors(document))) == ([], [])
    for place in places(document):
        assert_agreement(kind, faults_of, changed(document, place, how), tmp_path)


@pytest.mark.parametrize("how", WAYS)
def test_schema_and_reader_agree_on_changed_deal(deal: Any, how: str, tmp_path: Path) -> None:
    for number, place in enumerate(places(deal)):
        if number % 9 == WAYS.index(how) % 9:
            assert_agreement("deals", of_deal, changed(copy.deepcopy(deal), place, how), tmp_path)


def assert_agreement(kind: str, faults_of: Callable[[Any, Path], list[str]], data: Any, folder: Path) -> None:
    found = faults_of(data, folder)
    said = [error.message[:120] for error in VALIDATORS[kind].iter_errors(data)]
    if said:
        assert found, (said, data)
    else:
        unknown = [message for message in found if not READER_ALONE.search(message)]
        assert [message for message in unknown if kind != "situations" or not PARAMETER.search(message)] == [], data


@pytest.mark.parametrize("fund", sorted(FUNDS))
def test_both_refuse_seat_named_like_a_fund(fund: str, tmp_path: Path) -> None:
    kind, faults_of, text = DOCUMENTS["a record"]
    document = as_json(yaml.load(text, Plain))
    document["seats"][-1] = fund
    assert faults_of(document, tmp_path)
    assert [error.instance for error in VALIDATORS[kind].iter_errors(document)] == [fund]


@pytest.mark.parametrize("said", [{"principal-note": "N."}, {"principal-note": "N.", "principal": "a"}])
def test_both_agree_on_the_reason_for_a_game(said: dict[str, str], tmp_path: Path) -> None:
    kind, faults_of, _ = DOCUMENTS["a source"]
    assert_agreement(kind, faults_of, {"x": {"title": "A", "short": "A", "year": 1900, **said}}, tmp_path)
