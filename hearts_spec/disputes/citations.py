"""On what an answer rests: the keys that decide, what is assumed under them, and what the cited places leave out."""

import re
from collections.abc import Iterator, Mapping, Sequence

from hearts_spec.disputes.answer import Assumption
from hearts_spec.disputes.question import Finding
from hearts_spec.rules import ConfiguredRules, InDoubt, Library, ResolvedRule
from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.keys import is_under

_PROVISION = re.compile(r"[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]")


def deciding(turns_on: Sequence[str], found: Sequence[str]) -> tuple[str, ...]:
    """Give the keys that decide: those the situation turns on, narrowed where the result is more exact, and the rest.

    A result that rests on `settlement.pool.3` narrows `settlement.pool`.
    """
    keys: dict[str, None] = {}
    for key in turns_on:
        nearer = [each for each in found if each.startswith(f"{key}.")]
        keys.update(dict.fromkeys(nearer or [key]))
    keys.update(dict.fromkeys(found))
    return tuple(keys)


def assumptions(
    library: Library, playable: ConfiguredRules, keys: Sequence[str], tables: Sequence[int] = ()
) -> tuple[Assumption, ...]:
    """Give what is assumed under some keys, each reason once.

    All that is asked of so many players rests on it that so many play, where that is stated for this number alone;
    `tables` are the numbers of which the answer speaks, and then it rests as well on why it speaks of no others.
    """
    found: dict[str, Assumption] = {}
    resting = [(leaf, _reason(leaf, key)) for key in keys for leaf in playable.under(key)]
    seated = [(leaf, leaf.assumed) for leaf in _seated(library, playable, tables)]
    for leaf, reason in (*resting, *seated, *(_left_out(library, playable) if tables else ())):
        if reason and reason not in found:
            found[reason] = Assumption(leaf.key, leaf.field.label, reason, _nearest(library, leaf, reason))
    return tuple(found.values())


def _seated(library: Library, playable: ConfiguredRules, tables: Sequence[int]) -> Iterator[ResolvedRule]:
    """Give what is stated of how many can play for these numbers alone, and for the number of those who play."""
    by_players = library.rule_set(playable.id).by_players
    stated = (by_players.get(number, {}).get(PLAYERS) for number in tables)
    yield from (leaf for leaf in (*playable.under(PLAYERS), *stated) if leaf and leaf.for_so_many)


def _left_out(library: Library, playable: ConfiguredRules) -> Iterator[tuple[ResolvedRule, str]]:
    """Give why other numbers of players are left out, where that has to be assumed."""
    whole = library.rule_set(playable.id).leaves[PLAYERS]
    yield from ((whole, reason) for _, reason in whole.left_out)


def _reason(leaf: ResolvedRule, key: str) -> str:
    """Give why a leaf is assumed, or one case of it where the key names a case; an empty text where it is not."""
    if key.startswith(f"{leaf.key}.") and leaf.parts:
        return leaf.behind(key).assumed
    return leaf.assumed or next((part.assumed for part in leaf.parts if part.assumed), "")


def _nearest(library: Library, leaf: ResolvedRule, reason: str) -> str:
    """Give the provision that the reason names, or else the first behind its other cases; empty for none."""
    named = [id for id in _PROVISION.findall(reason) if id in library.provisions]
    return next(iter([*named, *leaf.cites]), "")


def read_into(playable: ConfiguredRules, found: Finding) -> tuple[Assumption, ...]:
    """Give what a finding reads into the keys that it rests on, with the first place of these."""
    if not found.reading:
        return ()
    leaf = next(leaf for key in found.keys for leaf in playable.under(key))
    return (Assumption(leaf.key, leaf.field.label, found.reading, next(iter(leaf.cites), "")),)


def doubts_of(library: Library, playable: ConfiguredRules, keys: Sequence[str]) -> tuple[InDoubt, ...]:
    """Give the doubts in the cited places on which what is stated at some keys hangs, each once."""
    provisions = library.provisions
    asked = (
        (leaf.key if is_under(leaf.key, key) else key, leaf.behind(key)) for key in keys for leaf in playable.under(key)
    )
    return tuple(dict.fromkeys(each for key, behind in asked for each in provisions.doubts(key, behind.cites)))


def limits_of(library: Library, cites: Sequence[str]) -> Mapping[str, str]:
    """Give what the cited provisions say of themselves that they do not cover."""
    provisions = library.provisions
    return {id: provisions[id].limit for id in cites if id in provisions and provisions[id].limit}
