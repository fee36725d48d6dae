"""The matters of the game whose life is told book by book: what each turns on, and what to look for first."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.fields import field_of
from hearts_spec.rules.keys import KeyKind, is_under
from hearts_spec.rules.provisions import Provisions
from hearts_spec.schema.keyed_file import KeyedFile
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ManyOf
from hearts_spec.schema.problems import Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import (
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
    """Something to look for in every book: a key that is stated, with one of some values or with any but nothing.

    `told` are the provisions by which a book has it that no rule set here is made of.
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
    """A matter of the game that changed, or did not: a page tells its life."""

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
        """Say whether a key is among those that it turns on."""
        return any(is_under(key, mine) for mine in self.keys)

    def turns_on(self, key: str) -> bool:
        """Say whether a key, or anything that stands in a section, is among those that it turns on."""
        return self.names(key) or any(is_under(mine, key) for mine in self.keys)


MATTERS: KeyedFile[RuleHistory] = KeyedFile(
    "matters.yml",
    ByKey(RecordType(RuleHistory, "matter"), AN_ID, "for each matter", "as `title: ...`"),
    "Matters",
    "The matters of the game whose life is told book by book.",
)


def matter_of(matters: Mapping[str, RuleHistory], key: str) -> RuleHistory | None:
    """Give the matter that turns on a key: of several that which names it most closely, and then little else."""
    found = [(each, name) for each in matters.values() for name in each.keys if is_under(key, name)]
    return min(found, key=lambda pair: (-len(pair[1]), len(pair[0].keys)))[0] if found else None


def check_matters(matters: Mapping[str, RuleHistory], provisions: Provisions) -> list[Problem]:
    """Report matters of one title, provisions they name that are none, and words looked for that nothing can say."""
    living = [id for id, each in provisions.items() if not each.removed]
    faults = list(namesakes(matters, "title"))
    for matter in matters.values():
        named = [each for each in matter.beside if not provisions.unread(each)]
        faults += unknown(matter, "beside", quoted(matter.id), named, "a provision", living)
        for first in matter.firsts.values():
            name, told = f"{matter.id}.{first.id}", [each for each in first.told if not provisions.unread(each)]
            faults += unknown(first, "told", quoted(name), told, "a provision", living)
            faults += _unsaid(first, name)
    return faults


def _unsaid(first: First, name: str) -> Iterator[Problem]:
    """Report words that are looked for under a key that has others."""
    field = field_of(first.key)
    words = list(dict.fromkeys(_words(field.kind.schema()))) if field else []
    for value in first.values:
        if words and value not in words and _A_WORD.fullmatch(value):
            message = f"{quoted(name)} looks for {quoted(value)}, which `{first.key}` cannot be"
            yield Problem(place_in(first, "values", value), message, did_you_mean(value, words))


def _words(schema: Any) -> Iterator[str]:
    """Give every word that a schema allows."""
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
