"""The pages of reference that are made from the code: the vocabulary of rule sets and the steps of scenarios."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules import ResolvedRule
from hearts_spec.rules.fields import NEEDED, SILENT, VALUES, Field, all_fields, all_sections, value_field
from hearts_spec.rules.new_ruleset import words_of
from hearts_spec.rules.ruleset_schema import ruleset_schema
from hearts_spec.rules.vocabulary.pool import PoolCases
from hearts_spec.scenarios.step_registry import all_steps
from hearts_spec.schema.group_by import together
from hearts_spec.schema.kinds import Choice, Group, Kind, ManyOf, Number
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.site.links import STEPS, VOCABULARY, Here
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a field, and the rule sets that state it."""

    word: str
    text: str
    rule_sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A field as the vocabulary shows it; `one` when it stands for a single key, `late` when it may go unmentioned.

    `words` are those that it takes, and `takes` says what else it does.
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
    late: bool = False
    one: bool = True


@dataclass(frozen=True, slots=True)
class ShownSection:
    """A section of the vocabulary, with its keys."""

    path: str
    label: str
    doc: str
    keys: tuple[ShownKey, ...]


def reference_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give the vocabulary and the steps."""
    yield _vocabulary(catalogue)
    yield _steps(catalogue)


def _vocabulary(catalogue: SiteModel) -> Page:
    stated = _stated(catalogue)
    sections = []
    for section in all_sections():
        own = [each for each in all_fields() if each.section == section.path]
        keys = (_values_key(stated),) if section.path == VALUES else tuple(_shown_key(each, stated) for each in own)
        sections.append(ShownSection(section.path, section.label, "" if section.path == VALUES else section.doc, keys))
    return page(
        "vocabulary.md.jinja", Here(catalogue.links, VOCABULARY), "Vocabulary", sections=sections,
        titles=catalogue.titles, file_keys=_file_keys(),
        description="Every key and word that a rule set can use, and which rule sets use them.",
    )  # fmt: skip


def _file_keys() -> list[tuple[str, str]]:
    """Give the keys of a file that hold no section, each with what it is for."""
    sections = {each.path for each in all_sections()}
    return [
        (key, str(each["description"]))
        for key, each in ruleset_schema()["properties"].items()
        if key not in sections and "description" in each
    ]


def _stated(catalogue: SiteModel) -> Mapping[str, list[tuple[str, ResolvedRule]]]:
    """Give every general statement by its key, in the rule set that makes it."""
    stated: dict[str, list[tuple[str, ResolvedRule]]] = {}
    for id, rule_set in catalogue.rule_sets.items():
        for key, leaf in rule_set.leaves.items():
            if leaf.origin == id:
                stated.setdefault(key, []).append((id, leaf))
    return stated


def _shown_key(field: Field, stated: Mapping[str, list[tuple[str, ResolvedRule]]]) -> ShownKey:
    sentence = field.pattern
    silent = ""
    if field.unruled:
        silent = "no ruling is given"
    elif field.silent is not NEEDED:
        silent = field.kind.text(field.silent) if field.silent != () else "none"
    values = tuple(_values(field.kind, stated.get(field.key, [])))
    kind = kind_text(field.kind)
    words, takes = words_of(field.kind), takes_text(field.kind)
    return ShownKey(field.key, field.label, sentence, field.help, kind, silent, values, words, takes, field.late)


def _values(kind: Kind, stated: list[tuple[str, ResolvedRule]]) -> Iterator[Value]:
    """Give the values of a field: all words there are, or whatever is stated."""
    words = _choice_of(kind)
    if words:
        for word in words.words:
            using = tuple(id for id, leaf in stated if leaf.value is word or _among(word, leaf.value))
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
        yield Value("silent", "the book says nothing", silent)


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
        help="Several may be named; a card named by itself counts its own value and not its suit’s.",
        kind="a number, or the word pips, by suit or card",
        silent="",
        values=tuple(found),
        takes="a number, or the word pips, by suit or card, as `QS: 13`",
        one=False,
    )


def _choice_of(kind: Kind) -> Choice | None:
    """Give the kind of a word that a field takes, alone or in a list."""
    one = kind.one if isinstance(kind, ManyOf) else kind
    return one if isinstance(one, Choice) else None


def _among(word: object, value: object) -> bool:
    return isinstance(value, tuple) and word in value


def takes_text(kind: Kind) -> str:
    """Say what a field takes, where its words do not say it all."""
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
    """Say what kind of value a field takes."""
    if isinstance(kind, Number):
        return f"a whole number from {kind.least}"
    if isinstance(kind, Choice):
        return "one word"
    if isinstance(kind, PoolCases):
        return "a list of cases, each as `{clear: 1, then: clear-take}`; the first that fits decides"
    if isinstance(kind, RecordType):
        words = "; ".join(f"`{key}`: {_words(each.kind)}" for key, each in parts_of(kind.cls).items())
        return f"a remedy, or a law as `{{then: misdeal, claim: dealer, until: last-card}}` ({words})"
    if isinstance(kind, Group):
        return "a card" if kind.card_only else "a suit or a card"
    assert isinstance(kind, ManyOf)
    return f"a list: {kind_text(kind.one)}"


def _words(kind: Kind) -> str:
    return ", ".join(str(word.value) for word in kind.words) if isinstance(kind, Choice) else kind_text(kind)


def _steps(catalogue: SiteModel) -> Page:
    """Give the steps by subject; what one function carries out is one step, be it put in several ways."""
    steps = [some[::-1] for some in together(all_steps(), lambda each: each.function).values()]  # as they are written
    by_subject = together(steps, lambda ways: ways[0].subject)
    subjects = [(name.capitalize(), some) for name, some in by_subject.items()]
    return page(
        "steps.md.jinja", Here(catalogue.links, STEPS), "Steps", subjects=subjects,
        description="Every sentence that a scenario can be written in.",
    )  # fmt: skip
