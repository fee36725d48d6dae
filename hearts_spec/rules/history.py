"""The history of the rules: topics (`matters.yml`), early texts (`witnesses.yml`), play advice (`strategy.yml`)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.fields import field_of
from hearts_spec.rules.names import KeyKind, is_under
from hearts_spec.rules.sources import A_YEAR, ADVICE, Provision, Provisions, Source, short_names_clash
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ByKey, ManyOf
from hearts_spec.schema.problems import Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import (
    KeyedFile,
    PartialFile,
    RecordType,
    TypedRecord,
    named,
    namesakes,
    part,
    place_in,
    placed,
    places,
    unknown,
)

_A_WORD = re.compile(r"[a-z]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class First(TypedRecord):
    """Something to look for in every book: a key with one of some values, or with any value but nothing.

    `told` are provisions that say so of games that are not written out as rule sets.
    """

    id: str = named()
    of: str = part(A_LINE, "What it is, as a line of the timeline.")
    key: str = part(KeyKind(), "The key of the vocabulary that says it.")
    values: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "The values that count; any but nothing, where none is named.", ()
    )
    told: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "Provisions that say so of games not written out as rule sets.", ()
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class RuleHistory(TypedRecord):
    """A topic of the game whose history a page tells."""

    id: str = named()
    title: str = part(A_LINE, "What it is called.")
    about: str = part(PROSE, "What became of it, in a sentence or two.")
    keys: tuple[str, ...] = part(ManyOf(KeyKind(sections=True), distinct=True, at_least=1), "The keys it turns on.")
    aliases: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "Other words for it, for the search.", ())
    firsts: Mapping[str, First] = part(
        ByKey(RecordType(First, "first"), AN_ID, "for each first", "as `pass: {of: ..., key: ...}`"),
        "What the timeline looks for.",
        dict,
    )
    quarrels: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True),
        "The quarrels about it, where those that turn on a whole section are not all about it.",
        (),
    )
    beside: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "Provisions of games not written out as rule sets.", ()
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    def names(self, key: str) -> bool:
        """True if a key is one of its keys, or in a section that is one."""
        return any(is_under(key, mine) for mine in self.keys)

    def turns_on(self, key: str) -> bool:
        """True if a key is one of its keys or in one, or is a section that contains one."""
        return self.names(key) or any(is_under(mine, key) for mine in self.keys)


MATTERS: KeyedFile[RuleHistory] = KeyedFile(
    "matters.yml",
    ByKey(RecordType(RuleHistory, "matter"), AN_ID, "for each matter", "as `title: ...`"),
    "Matters",
    "The matters of the game whose life is told book by book.",
)


def matter_of(matters: Mapping[str, RuleHistory], key: str) -> RuleHistory | None:
    """Return the topic of a key: the one that names it most closely, and of these the one with the fewest keys."""
    found = [(each, name) for each in matters.values() for name in each.keys if is_under(key, name)]
    return min(found, key=lambda pair: (-len(pair[1]), len(pair[0].keys)))[0] if found else None


def check_matters(matters: Mapping[str, RuleHistory], provisions: Provisions) -> list[Problem]:
    """Report topics of one title, unknown provisions, and values to look for that the field cannot have."""
    living = [id for id, each in provisions.items() if not each.removed]
    faults = list(namesakes(matters, "title"))
    for matter in matters.values():
        named = [each for each in matter.beside if not provisions.unread(each)]
        faults += unknown(matter, "beside", "unknown-provision", quoted(matter.id), named, "a provision", living)
        for first in matter.firsts.values():
            name, told = f"{matter.id}.{first.id}", [each for each in first.told if not provisions.unread(each)]
            faults += unknown(first, "told", "unknown-provision", quoted(name), told, "a provision", living)
            faults += _impossible_values(first, name)
    return faults


def _impossible_values(first: First, name: str) -> Iterator[Problem]:
    field = field_of(first.key)
    words = list(dict.fromkeys(_words(field.kind.schema()))) if field else []
    for value in first.values:
        if words and value not in words and _A_WORD.fullmatch(value):
            message = f"{quoted(name)} looks for {quoted(value)}, which `{first.key}` cannot be"
            yield Problem(place_in(first, "values", value), "unknown-word", message, did_you_mean(value, words))


def _words(schema: Any) -> Iterator[str]:
    """Yield every word that a JSON Schema allows."""
    match schema:
        case {"const": str(word)}:
            yield word
        case {"enum": list(words)}:
            yield from (word for word in words if isinstance(word, str))
        case dict():
            for each in schema.values():
                yield from _words(each)
        case list():
            for each in schema:
                yield from _words(each)
        case _:
            pass


@dataclass(frozen=True, slots=True)
class Testimony(TypedRecord):
    """One thing that a contemporary text says, in our own words."""

    id: str = named()
    gist: str = part(PROSE, "What it says, in our own words.")
    matters: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "The ids of the matters it speaks of.", ())
    attests: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "What of the timeline it knows, as `pass.first-pass`.", ()
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class ContemporaryText(TypedRecord):
    """A text that speaks of the game, how much of it we have, and how far it may be trusted."""

    id: str = named()
    title: str = part(A_LINE, "The title in full, with the place.")
    short: str = part(A_LINE, "A short name, as New York Dispatch 1886.")
    date: str = part(A_LINE, "Its date in full, or why there is none.")
    kind: str = part(A_LINE, "What kind of text it is.")
    channel: str = part(PROSE, "How it reached us.")
    extent: str = part(PROSE, "How much of it we have.")
    trust: str = part(PROSE, "How far it may be trusted.")
    copyright: str = part(PROSE, "How we may use it.")
    says: Mapping[str, Testimony] = part(
        ByKey(
            RecordType(Testimony, "testimony"), AN_ID, "for each thing it says", "as `lead: {gist: ...}`", 1,
            things="testimonies",
        ),
        "What it says.",
    )  # fmt: skip
    year: int = part(A_YEAR, "Its year; left out where it is not dated.", 0)
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


WITNESSES: KeyedFile[ContemporaryText] = KeyedFile(
    "witnesses.yml",
    ByKey(RecordType(ContemporaryText, "witness"), AN_ID, "for each witness", "as `title: ...`"),
    "The witnesses",
    "Short texts that speak of the game at a date, and how far they may be trusted.",
)


def check_witnesses(
    witnesses: Mapping[str, ContemporaryText], matters: PartialFile[RuleHistory], sources: Mapping[str, Source]
) -> list[Problem]:
    """Report a text with the id or short name of another text or source, and unknown topics and firsts."""
    called = {source.short: source.id for source in sources.values()}
    firsts = [f"{matter.id}.{first}" for matter in matters.values() for first in matter.firsts]
    faults = []
    for witness in witnesses.values():
        if witness.id in sources:
            faults.append(
                Problem(witness.mark, "repeated-name", f"'{witness.id}' is the id of a source", "give it another")
            )
        if (namesake := called.setdefault(witness.short, witness.id)) != witness.id:
            faults.append(short_names_clash(witness, witness.id, namesake, witness.short))
        for said in witness.says.values():
            who = f"'{witness.id}.{said.id}'"
            told = [each for each in said.matters if not matters.unread(each)]
            faults += unknown(said, "matters", "unknown-history", who, told, "a matter", matters)
            told = [each for each in said.attests if not matters.unread(each.partition(".")[0])]
            faults += unknown(said, "attests", "unknown-history", who, told, "a first", firsts)
    return faults


@dataclass(frozen=True, slots=True)
class PlayTopics(TypedRecord):
    """One part of good play; `told` are the provisions that advise on it, in the order to be read."""

    id: str = named()
    title: str = part(A_LINE, "What it is called.")
    about: str = part(PROSE, "What the books advise on it, in a few sentences of our own.")
    told: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True, at_least=1), "The provisions that advise on it, by their full ids."
    )
    aliases: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "Other words for it, for the search.", ())
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


STRATEGY: KeyedFile[PlayTopics] = KeyedFile(
    "strategy.yml",
    ByKey(RecordType(PlayTopics, "part of play"), AN_ID, "for each part of play", "as `title: ...`"),
    "Strategy",
    "The parts of good play, and under each what the books advise on it.",
)


def check_strategy(parts: PartialFile[PlayTopics], provisions: Provisions) -> Iterator[Problem]:
    """Report parts of one title, unknown provisions, provisions under two parts, and advice under none.

    If there are no parts of play, advice need not be under one.
    """
    living = [id for id, each in provisions.items() if not each.removed]
    under: dict[str, str] = {}
    yield from namesakes(parts, "title")
    for each in parts.values():
        known = [id for id in each.told if not provisions.unread(id)]
        yield from unknown(each, "told", "unknown-provision", quoted(each.id), known, "a provision", living)
        for id in each.told:
            if (first := under.setdefault(id, each.id)) != each.id:
                message = f"{quoted(each.id)} names {quoted(id, 80)}, which stands under {quoted(first)}"
                yield Problem(place_in(each, "told", id), "repeated-item", message, "leave it in one of them")
    if parts and parts.whole:
        yield from (_homeless(each) for each in provisions.values() if each.kind == ADVICE and each.id not in under)


def _homeless(advice: Provision) -> Problem:
    hint = f"name it under `told` of one in {STRATEGY.name}"
    return Problem(advice.mark, "unlisted", f"the advice {quoted(advice.id, 80)} stands under no part of play", hint)
