"""Reference pages made from the code: the vocabulary, the steps, the Python API and the data tables."""

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

import hearts_spec
from hearts_spec.rules import ResolvedRule
from hearts_spec.rules.fields import NEEDED, SILENT, VALUES, Field, all_fields, all_sections, value_field
from hearts_spec.rules.new_ruleset import words_of
from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.scenarios.step_registry import all_steps
from hearts_spec.schema.english import together
from hearts_spec.schema.kinds import Choice, Group, Kind, ManyOf, Number, Text
from hearts_spec.schema.problem_codes import GROUPS
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.site.links import DATA, DATA_PACKAGE, ERRORS, PYTHON, STEPS, VOCABULARY, Here, table_path
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, fence, page, paragraphs, ticked

_TITLE = "Hearts by the Book"
_ABOUT = "The rules of Hearts from 1887 to today, as the sources give them, and what they say on disputes at the table."
_LICENCE = {
    "name": "CC-BY-4.0",
    "title": "Creative Commons Attribution 4.0",
    "path": "https://creativecommons.org/licenses/by/4.0/",
}
_EXAMPLE = """\
import csv
from collections import Counter
from io import TextIOWrapper
from zipfile import ZipFile


def rows(file):
    return list(csv.DictReader(TextIOWrapper(file, "utf-8-sig", newline="")))


books = {game["id"]: game["book"] for game in rows(open("games.csv", "rb"))}
ruled = Counter()
for answer in rows(ZipFile("answers.csv.zip").open("answers.csv")):
    if answer["firm"] == "ruled":
        ruled[books[answer["game"]] or "houses"] += 1
for book, count in ruled.most_common():
    print(book, count)
"""


def data_page(model: SiteModel) -> Iterator[Page]:
    """Yield the page of the tables, with a program that reads one."""
    here = Here(model.links, DATA)
    yield page(
        "data.md.jinja", here, "Data", package=here.to(DATA_PACKAGE), example=fence(_EXAMPLE, "python"),
        tables=[(each, here.to(table_path(each.file))) for each in model.tables],
        description="The sources, the games, their rules and every answer as tables, for a spreadsheet or a program.",
        tags=("csv", "dataset", "download", "export", "spreadsheet"),
    )  # fmt: skip


def data_files(model: SiteModel) -> dict[str, str | bytes]:
    """Return the tables as CSV files, and the data package that describes them, by path."""
    files = {table_path(each.file): each.content for each in model.tables}
    return {**files, DATA_PACKAGE: json.dumps(_package(model), indent=2, ensure_ascii=False) + "\n"}


def _package(model: SiteModel) -> dict[str, Any]:
    """Return the description of the tables as a Frictionless data package."""
    return {
        "profile": "tabular-data-package",
        "name": "hearts-by-the-book",
        "version": hearts_spec.__version__,
        "title": _TITLE,
        "description": _ABOUT,
        "licenses": [_LICENCE],
        "resources": [each.resource() for each in model.tables],
    }


_BY_CALL = ("load", "from_record", "replay", "compare", "ask")
_CLASSES = ("Game", "Play", "Cards", "Outcome", "Standing", "Settlement", "Transcript", "Refusal", "Library")
_SHOWN = {"Library": ("ids", "rule_set", "provisions", "sources", "faults")}  # its other members are for the command
_PATH_OF_TYPE = re.compile(r"\b(?:\w+\.)+(?=\w)")


@dataclass(frozen=True, slots=True)
class CallDoc:
    """A function, method or class: its signature, and the blocks of its docstring."""

    name: str
    call: Markup
    blocks: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class ClassDoc:
    """A class with its properties, each in a sentence, and its methods."""

    doc: CallDoc
    facts: tuple[tuple[str, Markup], ...]
    methods: tuple[CallDoc, ...]


def python_page(model: SiteModel) -> Iterator[Page]:
    """Yield the page on what `import hearts_spec` offers, made from the docstrings there."""
    yield page(
        "python.md.jinja", Here(model.links, PYTHON), "Python", opening=_blocks(hearts_spec),
        calls=[_call_doc(name, getattr(hearts_spec, name)) for name in _BY_CALL],
        kinds=[_kind(name) for name in _CLASSES],
        errors=[_call_doc(name, getattr(hearts_spec, name)) for name in _errors()],
        description="The same rules, games and records for a program of your own.",
    )  # fmt: skip


def _errors() -> list[str]:
    """Return the names of the exceptions, base classes first."""
    found = [name for name in hearts_spec.__all__ if name.endswith("Error")]
    return sorted(found, key=lambda name: len(getattr(hearts_spec, name).__mro__))


def _kind(name: str) -> ClassDoc:
    cls = getattr(hearts_spec, name)
    own = [base for base in reversed(cls.__mro__) if base.__module__.startswith(f"{hearts_spec.__name__}.")]
    public = dict.fromkeys(each for base in own for each in vars(base) if not each.startswith("_"))
    shown = _SHOWN.get(name) or list(public)  # an overridden member keeps the place of the one it overrides
    members = [(each, inspect.getattr_static(cls, each)) for each in shown]
    facts = [
        (each, ticked(paragraphs(str(member.__doc__))[0])) for each, member in members if isinstance(member, property)
    ]
    methods = [
        _call_doc(f"{name}.{each}", getattr(cls, each))
        for each, member in members
        if inspect.isfunction(member) or isinstance(member, classmethod)
    ]
    return ClassDoc(_call_doc(name, cls), tuple(facts), tuple(methods))


def _call_doc(name: str, what: Any) -> CallDoc:
    call = fence(f"{name}{_signature(what)}", "python") if not inspect.isclass(what) else Markup("")
    return CallDoc(name, call, _blocks(what))


def _signature(what: Any) -> str:
    """Return the signature of a call. Only the return type is shown: the text says what the arguments are."""
    signature = inspect.signature(what)
    taken = [each.replace(annotation=each.empty) for name, each in signature.parameters.items() if name != "self"]
    given = _PATH_OF_TYPE.sub("", inspect.formatannotation(signature.return_annotation).strip("'\""))
    return f"{signature.replace(parameters=taken, return_annotation=signature.empty)} -> {given}"


def _blocks(what: Any) -> tuple[Markup, ...]:
    """Return a docstring as HTML: examples as code, the rest as paragraphs."""
    return tuple(
        fence(block, "pycon") if block.startswith(">>>") else Markup("<p>{}</p>").format(ticked(block))
        for block in paragraphs(str(inspect.getdoc(what)))
    )


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a field, and the rule sets that state it."""

    word: str
    text: str
    rule_sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A field as the vocabulary shows it. `one` is true if it is a single key, `unsurveyed` if it may go unmentioned.

    `words` are the words it takes, and `takes` says what else it takes.
    """

    key: str
    label: str
    sentence: str
    help: str
    kind: str
    silent: str
    values: tuple[Value, ...]
    words: tuple[str, ...] = ()
    takes: str = ""
    unsurveyed: bool = False
    one: bool = True


@dataclass(frozen=True, slots=True)
class ShownSection:
    path: str
    label: str
    doc: str
    keys: tuple[ShownKey, ...]


def reference_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the vocabulary and the steps."""
    yield _vocabulary(model)
    yield _steps(model)
    yield page(
        "errors.md.jinja", Here(model.links, ERRORS), "Errors", groups=GROUPS,
        description="Every kind of error and warning that a check reports, each with its code.",
    )  # fmt: skip


def _vocabulary(model: SiteModel) -> Page:
    stated = _stated(model)
    sections = []
    for section in all_sections():
        own = [each for each in all_fields() if each.section == section.path]
        keys = (_values_key(stated),) if section.path == VALUES else tuple(_shown_key(each, stated) for each in own)
        sections.append(ShownSection(section.path, section.label, "" if section.path == VALUES else section.doc, keys))
    return page(
        "vocabulary.md.jinja", Here(model.links, VOCABULARY), "Vocabulary", sections=sections,
        titles=model.titles, file_keys=_file_keys(),
        description="Every key and word that a rule set can use, and which rule sets use them.",
    )  # fmt: skip


def _file_keys() -> list[tuple[str, str]]:
    """Return the keys of a rule-set file that are not sections, each with its description."""
    sections = {each.path for each in all_sections()}
    return [
        (key, str(each["description"]))
        for key, each in ruleset_schema()["properties"].items()
        if key not in sections and "description" in each
    ]


def _stated(model: SiteModel) -> Mapping[str, list[tuple[str, ResolvedRule]]]:
    """Return every general statement by its key, with the rule set that makes it."""
    stated: dict[str, list[tuple[str, ResolvedRule]]] = {}
    for id, rule_set in model.rule_sets.items():
        for key, leaf in rule_set.leaves.items():
            if leaf.origin == id:
                stated.setdefault(key, []).append((id, leaf))
    return stated


def _shown_key(field: Field, stated: Mapping[str, list[tuple[str, ResolvedRule]]]) -> ShownKey:
    sentence = field.pattern
    silent = ""
    if field.default_hidden:
        silent = "no ruling is given"
    elif field.default is not NEEDED:
        silent = field.kind.text(field.default) if field.default != () else "none"
    values = tuple(_values(field.kind, stated.get(field.key, [])))
    kind = kind_text(field.kind)
    words, takes = words_of(field.kind), takes_text(field.kind)
    return ShownKey(field.key, field.label, sentence, field.help, kind, silent, values, words, takes, field.unsurveyed)


def _values(kind: Kind, stated: list[tuple[str, ResolvedRule]]) -> Iterator[Value]:
    """Yield the values of a field: all its words, or every value that is stated."""
    words = _choice_of(kind)
    if words:
        for word in words.values.values():
            using = tuple(
                id for id, leaf in stated
                if leaf.value is word or (isinstance(leaf.value, tuple) and word in leaf.value)
            )  # fmt: skip
            yield Value(str(word.value), word.phrase, using)
    if isinstance(kind, ManyOf) and not kind.at_least and (none := [id for id, leaf in stated if leaf.value == ()]):
        yield Value("[]", "none", tuple(none))
    if not words:
        found: dict[str, list[str]] = {}
        for id, leaf in stated:
            if leaf.value not in (SILENT, ()):
                found.setdefault(kind.text(leaf.value), []).append(id)
        for text, ids in found.items():
            yield Value("", text, tuple(ids))
    if silent := tuple(id for id, leaf in stated if leaf.value is SILENT):
        yield Value("silent", "not covered", silent)


def _values_key(stated: Mapping[str, list[tuple[str, ResolvedRule]]]) -> ShownKey:
    found = []
    for key, some in stated.items():
        if key.startswith(f"{VALUES}."):
            group = key[len(VALUES) + 1 :]
            numbers = sorted({leaf.value for _, leaf in some if isinstance(leaf.value, int)})
            words = {leaf.value: None for _, leaf in some if not isinstance(leaf.value, int)}
            for value in (*numbers, *words):
                text = value_field(group).says(value)
                found.append(Value(group, text, tuple(id for id, leaf in some if leaf.value == value)))
    return ShownKey(
        key=f"{VALUES}.…",
        label="The value of a suit or card",
        sentence="… counts …",
        help="State one for each suit or card that counts. The value of a card replaces that of its suit.",
        kind="a number, or the word pips, by suit or card",
        silent="",
        values=tuple(found),
        takes="a number, or the word pips, by suit or card, as `QS: 13`",
        one=False,
    )


def _choice_of(kind: Kind) -> Choice | None:
    """Return the choice of words of a field that takes one word, or a list of words."""
    one = kind.one if isinstance(kind, ManyOf) else kind
    return one if isinstance(one, Choice) else None


def takes_text(kind: Kind) -> str:
    """Return what a field takes other than its words, or an empty text."""
    if isinstance(kind, Choice):
        return ""
    if isinstance(kind, RecordType):
        return "or a law in parts"
    if isinstance(kind, PoolCases):
        return "a list of cases"
    if isinstance(kind, ManyOf):
        return "a list" if _choice_of(kind) else kind_text(kind)
    return kind_text(kind)


def kind_text(kind: Kind) -> str:
    """Return what kind of value a field takes."""
    if isinstance(kind, Number):
        return f"a whole number from {kind.least}"
    if isinstance(kind, Choice):
        return "one word"
    if isinstance(kind, PoolCases):
        return "a list of cases, each as `{clear: 1, then: clear-take}`; the first that fits decides"
    if isinstance(kind, RecordType):
        words = "; ".join(f"`{key}`: {_words(each.kind)}" for key, each in parts_of(kind.cls).items())
        if not kind.alone:
            return f"a {kind.noun} as `{kind.example.removeprefix('as ')}` ({words})"
        return f"a remedy, or a law as `{{then: misdeal, claim: dealer, until: last-card}}` ({words})"
    if isinstance(kind, Group):
        return "a card" if kind.card_only else "a suit or a card"
    if isinstance(kind, Text):
        return kind.name
    assert isinstance(kind, ManyOf)
    return f"a list: {kind_text(kind.one)}"


def _words(kind: Kind) -> str:
    return ", ".join(kind.values) if isinstance(kind, Choice) else kind_text(kind)


def _steps(model: SiteModel) -> Page:
    """Return the page of the steps, by subject. Phrases of the same function are one step.

    They are registered from the last decorator to the first, and shown in the order written.
    """
    steps = [some[::-1] for some in together(all_steps(), lambda each: each.function).values()]  # as they are written
    by_subject = together(steps, lambda ways: ways[0].subject)
    subjects = [(name.capitalize(), some) for name, some in by_subject.items()]
    return page(
        "steps.md.jinja", Here(model.links, STEPS), "Steps", subjects=subjects,
        description="Every sentence that a scenario can be written in.",
    )  # fmt: skip
