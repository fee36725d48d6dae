"""The witnesses: short texts that speak of the game at a date, cited in its history and never as rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.rules.matters import Matter
from hearts_spec.rules.provisions import A_YEAR, Source, namesakes
from hearts_spec.rules.shape.by_key import ByKey
from hearts_spec.rules.shape.compound import Compound, Written, named, part, placed, places, unknown
from hearts_spec.rules.shape.faults import Fault, Mark
from hearts_spec.rules.shape.good import Good, KeyedFile
from hearts_spec.rules.shape.kinds import A_LINE, AN_ID, PROSE, ManyOf


@dataclass(frozen=True, slots=True)
class Testimony(Written):
    """One thing that a witness says, in our own words."""

    id: str = named()
    gist: str = part(PROSE, "What it says, in our own words.")
    matters: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "The ids of the matters it speaks of.", ())
    attests: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "What of the timeline it knows, as `pass.first-pass`.", ()
    )
    mark: Mark = placed()
    marks: Mapping[str, Mark] = places()


@dataclass(frozen=True, slots=True)
class Witness(Written):
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
            Compound(Testimony, "testimony"), AN_ID, "for each thing it says", "as `lead: {gist: ...}`", 1,
            things="testimonies",
        ),
        "What it says.",
    )  # fmt: skip
    year: int = part(A_YEAR, "Its year; left out where it is not dated.", 0)
    mark: Mark = placed()
    marks: Mapping[str, Mark] = places()


WITNESSES: KeyedFile[Witness] = KeyedFile(
    "witnesses.yml",
    ByKey(Compound(Witness, "witness"), AN_ID, "for each witness", "as `title: ...`"),
    "The witnesses",
    "Short texts that speak of the game at a date, and how far they may be trusted.",
)


def check_witnesses(
    witnesses: Mapping[str, Witness], matters: Good[Matter], sources: Mapping[str, Source]
) -> list[Fault]:
    """Report a witness named as a source is, or in short as one or another is, and matters and firsts there are not."""
    called = {source.short: source.id for source in sources.values()}
    firsts = [f"{matter.id}.{first}" for matter in matters.values() for first in matter.firsts]
    faults = []
    for witness in witnesses.values():
        if witness.id in sources:
            faults.append(Fault(witness.mark, f"'{witness.id}' is the id of a source", "give it another"))
        if (namesake := called.setdefault(witness.short, witness.id)) != witness.id:
            faults.append(namesakes(witness, witness.id, namesake, witness.short))
        for said in witness.says.values():
            who = f"'{witness.id}.{said.id}'"
            told = [each for each in said.matters if not matters.unread(each)]
            faults += unknown(said, "matters", who, told, "a matter", matters)
            told = [each for each in said.attests if not matters.unread(each.partition(".")[0])]
            faults += unknown(said, "attests", who, told, "a first", firsts)
    return faults
