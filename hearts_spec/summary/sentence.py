"""A sentence of a telling: the clauses it is made of, the keys each is told from, and what in it is assumed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

OURS = "(our assumption)"


@dataclass(frozen=True, slots=True)
class Clause:
    """Some words of a sentence, with the keys they are told from; `assumed` are those of them that no book states."""

    text: str
    keys: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SummarySentence:
    """A sentence with the keys it is told from.

    For each time that its text says that something is our assumption, `assumed` has the key that gives the reason.
    `paragraph` is that in which it stands, counted from 0.
    """

    text: str
    keys: tuple[str, ...]
    assumed: tuple[str, ...] = ()
    paragraph: int = 0


def sentence(*clauses: Clause | None) -> Iterator[SummarySentence]:
    """Make a sentence of its clauses; none where nothing is to be said."""
    said = [each for each in clauses if each is not None]
    if not said:
        return
    text, assumed = "", list[str]()
    for is_assumed, run in groupby(said, lambda each: bool(each.assumed)):
        some = list(run)
        text += "".join(each.text for each in some)
        if is_assumed:
            text += f" {OURS}"
            assumed.append(some[0].assumed[0])
    keys = tuple(dict.fromkeys(key for each in said for key in each.keys))
    yield SummarySentence(f"{text[:1].upper()}{text[1:]}.", keys, tuple(assumed))


def merged(text: str, clauses: Iterable[Clause]) -> Clause:
    """Make one clause that is told from all that some others are told from."""
    told = list(clauses)
    keys = tuple(key for each in told for key in each.keys)
    return Clause(text, keys, tuple(key for each in told for key in each.assumed))


def joined(first: SummarySentence, second: SummarySentence) -> SummarySentence:
    """Make one sentence of two."""
    text = f"{first.text.removesuffix('.')}; {second.text[:1].lower()}{second.text[1:]}"
    keys = tuple(dict.fromkeys((*first.keys, *second.keys)))
    return SummarySentence(text, keys, (*first.assumed, *second.assumed), first.paragraph)


def at_most(most: int, parts: Sequence[Sequence[SummarySentence]]) -> tuple[SummarySentence, ...]:
    """Give the sentences of some parts, no more than so many: where they are more, the shortest neighbours are joined.

    Only neighbours of one part are joined, while there are any.
    """
    told = [(part, each) for part, some in enumerate(parts) for each in some]
    while len(told) > most:
        place = min(range(len(told) - 1), key=lambda at: _strain(*told[at], *told[at + 1]))
        (part, first), (_, second) = told[place : place + 2]
        told[place : place + 2] = [(part, joined(first, second))]
    return tuple(each for _, each in told)


def _strain(part: int, first: SummarySentence, other_part: int, second: SummarySentence) -> tuple[bool, int]:
    return part != other_part, len(first.text) + len(second.text)
