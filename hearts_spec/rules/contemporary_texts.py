"""The witnesses: short texts that speak of the game at a date, cited in its history and never as rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.rules.provisions import A_YEAR, Source, namesakes
from hearts_spec.rules.rule_histories import RuleHistory
from hearts_spec.schema.keyed_file import KeyedFile, PartialFile
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ManyOf
from hearts_spec.schema.problems import Location, Problem
from hearts_spec.schema.record_type import RecordType, TypedRecord, named, part, placed, places, unknown


@dataclass(frozen=True, slots=True)
class Testimony(TypedRecord):
    """One thing that a witness says, in our own words."""

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
    """Report a witness named as a source is, or in short as one or another is, and matters and firsts there are not."""
    called = {source.short: source.id for source in sources.values()}
    firsts = [f"{matter.id}.{first}" for matter in matters.values() for first in matter.firsts]
    faults = []
    for witness in witnesses.values():
        if witness.id in sources:
            faults.append(Problem(witness.mark, f"'{witness.id}' is the id of a source", "give it another"))
        if (namesake := called.setdefault(witness.short, witness.id)) != witness.id:
            faults.append(namesakes(witness, witness.id, namesake, witness.short))
        for said in witness.says.values():
            who = f"'{witness.id}.{said.id}'"
            told = [each for each in said.matters if not matters.unread(each)]
            faults += unknown(said, "matters", who, told, "a matter", matters)
            told = [each for each in said.attests if not matters.unread(each.partition(".")[0])]
            faults += unknown(said, "attests", who, told, "a first", firsts)
    return faults
