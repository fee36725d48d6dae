"""The parts of good play, and under each what the books advise on it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules.provisions import ADVICE, Provision, Provisions
from hearts_spec.schema.keyed_file import KeyedFile, PartialFile
from hearts_spec.schema.keyed_kinds import ByKey
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ManyOf
from hearts_spec.schema.problems import Location, Problem, quoted
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


@dataclass(frozen=True, slots=True)
class PlayTopics(TypedRecord):
    """One part of good play: `told` are the provisions that advise on it, in the order in which they are read."""

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
    """Report parts of one title, what they name that is no provision or stands under another, and homeless advice.

    Where no part of play is told, advice need stand under none.
    """
    living = [id for id, each in provisions.items() if not each.removed]
    under: dict[str, str] = {}
    yield from namesakes(parts, "title")
    for each in parts.values():
        known = [id for id in each.told if not provisions.unread(id)]
        yield from unknown(each, "told", quoted(each.id), known, "a provision", living)
        for id in each.told:
            if (first := under.setdefault(id, each.id)) != each.id:
                message = f"{quoted(each.id)} names {quoted(id, 80)}, which stands under {quoted(first)}"
                yield Problem(place_in(each, "told", id), message, "leave it in one of them")
    if parts and parts.whole:
        yield from (_homeless(each) for each in provisions.values() if each.kind == ADVICE and each.id not in under)


def _homeless(advice: Provision) -> Problem:
    hint = f"name it under `told` of one in {STRATEGY.name}"
    return Problem(advice.mark, f"the advice {quoted(advice.id, 80)} stands under no part of play", hint)
