"""The words by which a script or a template decides: those of the engine, each of them, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hearts_spec.disputes.dispute import TYPES
from hearts_spec.disputes.grouped_answers import HOW_SURE
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.irregular.incident import INCIDENTS
from hearts_spec.record.deal_report import facts_schema
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.service.disputes import PARTS

PACKAGE = Path(__file__).parent.parent / "hearts_spec"
ASSETS = PACKAGE / "site/assets"

# An incident whose own word is understood at a table, its hyphens taken out.
SAID_AS_IT_IS = {
    "bottom-seen", "confused-cut", "counted", "exposed", "faced-in-pack", "incorrect-hand", "incorrect-pack",
    "led-out-of-turn", "marked-card", "misdeal", "out-of-turn", "played-out-of-turn", "reshuffled", "suit-called",
    "two-at-once", "uncut", "wrongly-dealt",
}  # fmt: skip


def script(name: str) -> str:
    return (ASSETS / name).read_text(encoding="utf-8")


def block(text: str, opening: str, closing: str = "\n}") -> str:
    """The part of a script from some words to where it ends."""
    assert text.count(opening) == 1, opening
    return text.partition(opening)[2].partition(closing)[0]


def keys(text: str) -> set[str]:
    """The keys of an object as it is written."""
    return {
        quoted or plain for quoted, plain in re.findall(r'(?:^|[{,])\s*(?:"([\w-]+)"|([\w-]+)):', text, re.MULTILINE)
    }


def strings(text: str) -> list[str]:
    return re.findall(r'"([\w-]+)"', text)


def test_how_firm_an_answer_is() -> None:
    kept = strings(block(script("desk/user-rules/answers.js"), "const FIRM = [", "]"))
    assert sorted(kept) == sorted(HOW_SURE)
    shown = re.findall(r'(\w+): "([^"]+)"', block(script("elements.js"), "const HOW_SURE = {", "}"))
    assert dict(shown) == HOW_SURE


def test_what_a_player_who_takes_everything_may_choose() -> None:
    offered = facts_schema()["properties"]["slam-choice"]["x-words"]
    assert keys(block(script("desk/deal/turn.js"), "const SLAM = {", "};")) == set(SLAM_CHOICE_WORDS)
    assert set(offered) - {""} == set(SLAM_CHOICE_WORDS)


def test_every_fact_of_a_deal_has_a_field() -> None:
    text = script("desk/settle/fields.js")
    drawn = set(re.findall(r"^  (\w+): ", block(text, "const FORM = {", "};"), re.MULTILINE))
    assert {each["x-field"] for each in facts_schema()["properties"].values()} == drawn


def test_what_a_deal_may_lack_to_be_settled() -> None:
    text = script("desk/settle/refusals.js")
    kinds = {each.kind for each in every_kind(IrregularStateError)} - {""}
    assert set(re.findall(r'kind === "([\w-]+)"', text)) == kinds


def every_kind(cls: type[IrregularStateError]) -> Iterator[type[IrregularStateError]]:
    yield cls
    for each in cls.__subclasses__():
        yield from every_kind(each)


def test_in_what_two_answers_part() -> None:
    assert keys(block(script("lab/answers.js"), "const PARTS = {", "};")) == set(PARTS)


def test_a_field_for_each_kind_of_parameter() -> None:
    cases = re.findall(r'case "([\w-]+)"', script("desk/dispute.js"))
    parameters = [each for asked in TYPES.values() for each in asked.parameters.values()]
    assert set(cases) == {each.widget for each in parameters if each.for_players}


def test_what_a_deal_is_settled_in() -> None:
    text = script("desk/postings.js")
    named = set(re.findall(r'(?:kind|unit) [!=]== "(\w+)"', text))
    assert named == {str(each.value) for each in KeptIn}


def test_next_action_in_deal_has_words() -> None:
    tree = ast.parse((PACKAGE / "service/deals.py").read_text(encoding="utf-8"))
    (stage,) = [each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name == "_stage"]
    returned = [each.value for each in ast.walk(stage) if isinstance(each, ast.Return) and each.value]
    stages = {each.value for value in returned for each in ast.walk(value) if isinstance(each, ast.Constant)}
    turn, stand = script("desk/deal/turn.js"), script("desk/deal/state.js")
    offered = set(re.findall(r'stage === "(\w+)"', turn))
    said = set(re.findall(r'stage === "(\w+)"', stand)) | keys("{" + block(stand, "const first = {", "}["))
    assert offered | {"over"} == said - {"contract"} == stages  # a contract is chosen at the seat alone


def test_the_piles_that_lie_beside_the_hands() -> None:
    piles = {each.pile for each in LeftOver if each.leaves_cards}
    assert set(strings(block(script("desk/deal/build.js"), "const REST = [", "]"))) == piles


def test_deal_mistakes_named_in_words_of_table() -> None:
    called = keys(block(script("desk/deal/state.js"), "const INCIDENTS = {", "};"))
    assert called | SAID_AS_IT_IS == set(INCIDENTS)
    assert not called & SAID_AS_IT_IS


def test_everything_shown_by_step_has_a_place() -> None:
    scenarios = [path.read_text(encoding="utf-8") for path in (PACKAGE / "scenarios").rglob("*.py")]
    shown = {kind for text in scenarios for kind in re.findall(r'\.show\(\s*"(\w+)"', text)}
    template = (PACKAGE / "site/templates/parts.html.jinja").read_text(encoding="utf-8")
    assert set(re.findall(r"thing\.kind == '(\w+)'", template)) == shown
