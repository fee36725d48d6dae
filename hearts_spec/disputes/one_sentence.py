"""Several sayings in one sentence, for the heading of all who say so."""

from collections.abc import Sequence
from itertools import takewhile

SIDE_BY_SIDE = 4  # sayings at the most that differ in a word or two and are said in one sentence


def for_all(said: Sequence[str]) -> str:
    """Say in one sentence what several say that differ in a word or a number.

    Where they are few that is the whole of it, with what differs side by side; or else the clause with which they all
    begin, or that it goes by the game.
    """
    each = [one.rstrip(".").split() for one in said]
    start = _shared(each)
    rests = [words[start:] for words in each]
    end = _shared([rest[::-1] for rest in rests])
    apart = [" ".join(rest[: len(rest) - end]) for rest in rests]
    if len(said) <= SIDE_BY_SIDE and all(apart):
        first, *others = apart if start else [apart[0], *map(_inside, apart[1:])]
        listed = [first, *others[:-1]]
        together = f"{', '.join(one.rstrip(',:') for one in listed)} or {others[-1]}"
        return f"{' '.join([*each[0][:start], together, *rests[0][len(rests[0]) - end :]])}."
    clause = next((place for place in range(start, 0, -1) if each[0][place - 1][-1] in ",:"), 0)
    return f"{' '.join(each[0][:clause])[:-1]}." if clause else "It goes by the game."


def _shared(them: Sequence[Sequence[str]]) -> int:
    """Give the number of words with which all begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*them, strict=False)))


def _inside(said: str) -> str:
    """Give the beginning of a sentence as it stands within one; the letter of a seat remains a capital."""
    return said if said[:2].isupper() or not said[1:2].isalpha() else f"{said[0].lower()}{said[1:]}"
