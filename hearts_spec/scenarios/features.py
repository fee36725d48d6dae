"""Feature files: the reference Gherkin parser turns them into scenarios, and `check_features` checks these."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from gherkin.errors import (
    CompositeParserException,
    NoSuchLanguageException,
    ParserException,
    UnexpectedEOFException,
    UnexpectedTokenException,
)
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from hearts_spec.rules import Location, Problem, RulesError
from hearts_spec.rules.sources import Provisions
from hearts_spec.scenarios.step_registry import Keyword, UnknownStepError, find_step, is_step
from hearts_spec.schema.english import listed
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.source_tree import entries_below, file_text, name_problem, see_that_fit

WORKED = "worked"  # the tag of a scenario that readers have as a story

_TOKEN_NAMES = {
    "#FeatureLine": "`Feature:`",
    "#BackgroundLine": "`Background:`",
    "#RuleLine": "`Rule:`",
    "#ScenarioLine": "`Scenario:`",
    "#ExamplesLine": "`Examples:`",
    "#StepLine": "a step (`Given`, `When`, `Then`, `And`)",
    "#TableRow": "a row of a table",
    "#DocStringSeparator": 'a line of `"""`',
    "#TagLine": "a tag",
}
_EXPECTED = re.compile(r"expected: (.*?)(?:, got '(.*)')?$", re.DOTALL)


def problem_of(error: ParserException, file: str) -> Problem:
    """Return a parser's error as a problem in plain words."""
    mark = Location(file, error.location["line"], error.location.get("column", 1))
    said = str(error).split("): ", 1)[-1]
    if isinstance(error, UnexpectedTokenException | UnexpectedEOFException) and (found := _EXPECTED.search(said)):
        what = "the end of the file" if found[2] is None else quoted(found[2])
        words = [_TOKEN_NAMES[name] for name in found[1].split(", ") if name in _TOKEN_NAMES]
        return Problem(mark, "bad-feature", f"expected {listed(words, 'or')}, found {what}")
    if isinstance(error, NoSuchLanguageException):
        return Problem(mark, "bad-feature", "Gherkin is not written in this language", "take the line out")
    if "inconsistent cell count" in said:
        return Problem(
            mark,
            "bad-feature",
            "this row and the first of its table differ in their number of cells",
            "count the | marks",
        )
    if "whitespace" in said:
        return Problem(mark, "bad-feature", "a tag cannot contain a blank", "put @ before each tag")
    return Problem(mark, "bad-feature", said)


_MOST_STROKES = 100_000
ENDING = ".feature"
_RESERVED = ("index", "readme")
_KEYWORDS: dict[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
_FIRST_WORDS = ("Given", "When", "Then")
_STEP_WORDS = (*_FIRST_WORDS, "And", "But")
_NAMES_RULES = re.compile(r"(?:the game is|the question [a-z0-9-]+ is put to) ([a-z0-9-]+/[a-z0-9-]+)\b")


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """A step as written: kind, keyword as printed, text, line, and the table or text below it."""

    kind: Keyword
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    docstring: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario to run. Each row of an outline is a scenario of its own; `row` holds its values by column heading.

    `outline` is the name as written, without values filled in, and `heading` the line that it is on. `rule` and
    `rule_prose` are the title and the prose of the Gherkin rule that the scenario belongs to, if any.
    """

    file: str
    feature: str
    rule: str
    rule_prose: str
    outline: str
    heading: int
    name: str
    description: str
    line: int
    tags: tuple[str, ...]
    steps: tuple[ScenarioStep, ...]
    row: Mapping[str, str]

    @property
    def rulesets(self) -> tuple[str, ...]:
        """Ids of the rule sets that the steps name."""
        named = (found.group(1) for step in self.steps if (found := _NAMES_RULES.match(step.text)))
        return tuple(dict.fromkeys(named))


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature file: title, prose, tags and scenarios."""

    file: str
    title: str
    description: str
    tags: tuple[str, ...]
    scenarios: tuple[Scenario, ...]


def feature_files(root: Path) -> list[Path]:
    """Return the feature files below a folder, sorted by path, whether they can be read or not."""
    return entries_below(root, f"*{ENDING}", links=True)


def read_features(root: Path) -> list[Feature]:
    """Read every feature file below a folder, sorted by path.

    Raises RulesError with the problems of all files.
    """
    faults: list[Problem] = []
    features = []
    for path in feature_files(root):
        try:
            features.append(read_file(path, path.relative_to(root.parent).as_posix()))
        except RulesError as error:
            faults.extend(error.faults)
    if faults:
        raise RulesError(faults)
    return features


def read_file(path: Path, shown: str) -> Feature:
    """Read one feature file.

    Raises RulesError if it cannot be read, or if its page would replace the index of examples.
    """
    mark = Location(shown, 1, 1)
    if unfit := name_problem(path, shown):
        raise RulesError([unfit])
    if path.stem.lower() in _RESERVED:
        message = f"a feature cannot be named '{path.stem}': its page would take the place of the list of examples"
        raise RulesError([Problem(mark, "bad-file-name", message, "give the file another name")])
    if path.is_symlink():
        raise RulesError([Problem(mark, "cannot-open", "is a link", "put the feature itself here")])
    return read_feature(file_text(path, shown), shown)


def read_feature(text: str, file: str) -> Feature:
    """Read the text of a feature. Raises RulesError if it is not Gherkin or holds nothing to run."""
    see_that_fit(text, file)
    if text.count("|") > _MOST_STROKES:  # the parser takes some 700 bytes for each
        raise RulesError([Problem(Location(file, 1, 1), "too-large", f"more than {_MOST_STROKES:,} cells in tables")])
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        raise RulesError([problem_of(each, file) for each in error.errors]) from None
    feature = document.get("feature")
    if feature is None:
        raise RulesError([Problem(Location(file, 1, 1), "empty", "has no feature", "begin with `Feature: ...`")])
    if faults := [*_empty(feature, file), *_misspelt_steps(feature, text, file)]:
        raise RulesError(faults)
    document["uri"] = file
    nodes = dict(_nodes(feature))
    rules = {node["id"]: rule for node, rule in _scenarios(feature)}
    scenarios = [_scenario(pickle, feature["name"], file, nodes, rules) for pickle in Compiler().compile(document)]
    return Feature(file, feature["name"], _prose(feature), _tags(feature["tags"]), tuple(scenarios))


def _empty(feature: Mapping[str, Any], file: str) -> Iterator[Problem]:
    """Yield a problem for a feature without scenarios, and for each table of examples without rows."""
    if not any(_scenarios(feature)):
        yield Problem(
            _mark(feature, file), "empty", "the feature has no scenarios", "add `Scenario: ...` and its steps"
        )
    for node, _ in _scenarios(feature):
        for examples in node["examples"]:
            if not examples["tableBody"]:
                hint = "add a row of values below the headings"
                yield Problem(_mark(examples, file), "empty", f"these examples of '{node['name']}' have no rows", hint)


def _misspelt_steps(feature: Mapping[str, Any], text: str, file: str) -> Iterator[Problem]:
    """Yield a problem for each step keyword that is misspelt, or not allowed in our features.

    Before the first step, Gherkin reads a line with a misspelt keyword as prose.
    """
    lines = text.splitlines()
    for node in _with_steps(feature):
        for number, line in _prose_lines(node, lines):
            first, _, rest = line.strip().partition(" ")
            if (meant := did_you_mean(first, _STEP_WORDS, at_most=0)) and is_step(rest.strip()):
                yield _bad_keyword(Location(file, number, line.index(first) + 1), first, _STEP_WORDS, meant)
        for number, step in enumerate(node["steps"]):
            words, keyword = _STEP_WORDS if number else _FIRST_WORDS, step["keyword"].strip()
            if keyword not in words:
                yield _bad_keyword(_mark(step, file), keyword, words)


def _bad_keyword(mark: Location, found: str, words: Sequence[str], hint: str = "") -> Problem:
    message = f"found {quoted(found)}, where a step begins with {listed([f'`{each}`' for each in words], 'or')}"
    return Problem(mark, "unknown-step", message, hint, found)


def _prose_lines(node: Mapping[str, Any], lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines between the heading of a scenario or background and its first step, each with its number."""
    prose = {line.strip() for line in node["description"].splitlines()} | {""}
    start: int = node["location"]["line"]
    return takewhile(lambda each: each[1].strip() in prose, enumerate(lines[start:], start + 1))


def _with_steps(node: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the scenarios and backgrounds of a feature and of its rules."""
    for child in node["children"]:
        for kind, inner in child.items():
            if kind == "rule":
                yield from _with_steps(inner)
            else:
                yield inner


def _mark(node: Mapping[str, Any], file: str) -> Location:
    return Location(file, node["location"]["line"], node["location"]["column"])


def _prose(node: Mapping[str, Any]) -> str:
    return "\n".join(line.strip() for line in node.get("description", "").strip().splitlines())


def _tags(tags: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag["name"].removeprefix("@") for tag in tags))


def _scenarios(feature: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], tuple[str, str]]]:
    for child in feature["children"]:
        if "scenario" in child:
            yield child["scenario"], ("", "")
        for inner in child.get("rule", {}).get("children", ()):
            if "scenario" in inner:
                yield inner["scenario"], (child["rule"]["name"], _prose(child["rule"]))


def _nodes(node: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    if isinstance(node, dict):
        if "id" in node:
            yield node["id"], node
        for value in node.values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from _nodes(value)


def _scenario(
    pickle: Mapping[str, Any],
    feature: str,
    file: str,
    nodes: Mapping[str, Mapping[str, Any]],
    rules: Mapping[str, tuple[str, str]],
) -> Scenario:
    scenario_node = nodes[pickle["astNodeIds"][0]]
    row: dict[str, str] = {}
    line = heading = scenario_node["location"]["line"]
    if len(pickle["astNodeIds"]) > 1:
        row_node = nodes[pickle["astNodeIds"][1]]
        line = row_node["location"]["line"]
        heads = next(
            each["tableHeader"]["cells"]
            for each in scenario_node["examples"]
            if any(body["id"] == row_node["id"] for body in each["tableBody"])
        )
        row = {head["value"]: cell["value"] for head, cell in zip(heads, row_node["cells"], strict=True)}
    steps = tuple(_step(step, nodes[step["astNodeIds"][0]]) for step in pickle["steps"])
    return Scenario(
        file, feature, *rules[scenario_node["id"]], scenario_node["name"], heading, pickle["name"],
        _prose(scenario_node), line, _tags(pickle["tags"]), steps, row,
    )  # fmt: skip


def _step(step: Mapping[str, Any], node: Mapping[str, Any]) -> ScenarioStep:
    argument = step.get("argument", {})
    table = tuple(
        tuple(cell["value"] for cell in row["cells"]) for row in argument.get("dataTable", {}).get("rows", ())
    )
    docstring = argument.get("docString", {}).get("content", "")
    kind, keyword = _KEYWORDS[step["type"]], node["keyword"].strip()
    return ScenarioStep(kind, keyword, step["text"], node["location"]["line"], table, docstring)


def check_features(features: Sequence[Feature], provisions: Provisions) -> list[Problem]:
    """Return problems of scenarios: a repeated name or row, no `Then` step, an unknown tag or step, a missing table."""
    faults = []
    for feature in features:
        seen: dict[tuple[str, str], Scenario] = {}
        for scenario in feature.scenarios:
            mark = Location(feature.file, scenario.line, 1)
            before = seen.setdefault((scenario.outline, ""), scenario)
            if before.heading == scenario.heading:  # another row of the same outline, which must differ
                before = seen.setdefault((scenario.outline, repr(sorted(scenario.row.items()))), scenario)
            if before is not scenario:
                message = f"there is already a scenario named '{scenario.name}' on line {before.line}"
                faults.append(Problem(mark, "repeated-name", message))
            if not any(step.kind == "then" for step in scenario.steps):
                faults.append(
                    Problem(mark, "expects-nothing", f"'{scenario.name}' has no `Then` step", "say what it expects")
                )
            told = (WORKED,) if not scenario.row else ()  # an outline is no story
            unknown = [tag for tag in scenario.tags if not (tag in told or tag in provisions or provisions.unread(tag))]
            for tag in unknown:
                hint = did_you_mean(tag, provisions, at_most=0)
                faults.append(Problem(mark, "unknown-provision", f"the tag @{tag} is not a provision", hint))
            for step in scenario.steps:
                try:
                    found, _ = find_step(step.kind, step.text)
                except UnknownStepError as error:
                    faults.append(
                        Problem(Location(feature.file, step.line, 1), "unknown-step", error.message, error.hint)
                    )
                    continue
                if found.takes_table != bool(step.table):
                    needs = "needs a table below it" if found.takes_table else "takes no table"
                    faults.append(Problem(Location(feature.file, step.line, 1), "step-table", f"'{step.text}' {needs}"))
    return faults
