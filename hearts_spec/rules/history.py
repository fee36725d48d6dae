"""The history of the rules: topics (`matters.yml`), early texts (`witnesses.yml`), play advice (`strategy.yml`)."""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.rules.names import KeyKind, is_under
from hearts_spec.rules.sources import A_YEAR, REACHED
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ByKey, Flag, ManyOf, one_of
from hearts_spec.schema.problems import Location
from hearts_spec.schema.record_type import (
    KeyedFile,
    RecordType,
    TypedRecord,
    named,
    part,
    placed,
    places,
)


@dataclass(frozen=True, slots=True)
class First(TypedRecord):
    """A row of the timeline: a key, and the values that count. Without values, any counts but `none`, 0 or the like.

    `told` are provisions that state the same for games that have no rule set.
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
    chief: bool = part(Flag(), "True for the rows of the short timeline that heads the history.", False)
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


@dataclass(frozen=True, slots=True)
class RuleHistory(TypedRecord):
    """A topic of the game, such as the pass, with a page on its history."""

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
        """True if a key is one of its keys, is in one that is a section, or is a section that contains one."""
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
    reached: str = part(
        one_of(REACHED, "a word for how a text reached us"), "Whether these are its own words, or what others report.",
        "whole",
    )  # fmt: skip
    mark: Location = placed()
    marks: Mapping[str, Location] = places()


WITNESSES: KeyedFile[ContemporaryText] = KeyedFile(
    "witnesses.yml",
    ByKey(RecordType(ContemporaryText, "witness"), AN_ID, "for each witness", "as `title: ...`"),
    "The witnesses",
    "Short texts that speak of the game at a date, and how far they may be trusted.",
)


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
