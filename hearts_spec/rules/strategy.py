"""The parts of good play, and under each what the books advise on it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.rules.provisions import ADVICE, Provision, Provisions
from hearts_spec.rules.shape.by_key import ByKey
from hearts_spec.rules.shape.compound import (
    Compound,
    Written,
    named,
    namesakes,
    part,
    place_in,
    placed,
    places,
    unknown,
)
from hearts_spec.rules.shape.faults import Fault, Mark, quoted
from hearts_spec.rules.shape.good import Good, KeyedFile
from hearts_spec.rules.shape.kinds import A_LINE, AN_ID, PROSE, ManyOf


@dataclass(frozen=True, slots=True)
class Strategy(Written):
    """One part of good play: `told` are the provisions that advise on it, in the order in which they are read."""

    id: str = named()
    title: str = part(A_LINE, "What it is called.")
    about: str = part(PROSE, "What the books advise on it, in a few sentences of our own.")
    told: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True, at_least=1), "The provisions that advise on it, by their full ids."
    )
    aliases: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "Other words for it, for the search.", ())
    mark: Mark = placed()
    marks: Mapping[str, Mark] = places()


STRATEGY: KeyedFile[Strategy] = KeyedFile(
    "strategy.yml",
    ByKey(Compound(Strategy, "part of play"), AN_ID, "for each part of play", "as `title: ...`"),
    "Strategy",
    "The parts of good play, and under each what the books advise on it.",
)


def check_strategy(parts: Good[Strategy], provisions: Provisions) -> Iterator[Fault]:
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
                yield Fault(place_in(each, "told", id), message, "leave it in one of them")
    if parts and parts.whole:
        yield from (_homeless(each) for each in provisions.values() if each.kind == ADVICE and each.id not in under)


def _homeless(advice: Provision) -> Fault:
    hint = f"name it under `told` of one in {STRATEGY.name}"
    return Fault(advice.mark, f"the advice {quoted(advice.id, 80)} stands under no part of play", hint)
