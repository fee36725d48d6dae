"""A settlement as data: who pays and draws what, and the provisions behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.engine import Result
from hearts_spec.rules.ruleset import Playable

_POOL = "settlement.pool"


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal settled at a table whose seats have names."""

    seats: tuple[str, ...]
    result: Result
    cites: tuple[str, ...]

    def by_seat(self, numbers: Sequence[int]) -> dict[str, int]:
        """Give a list that goes by seat number under the names of the seats."""
        return dict(zip(self.seats, numbers, strict=True))

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        result = self.result
        return {
            "kind": result.kept_in.value,
            "units": self.by_seat(result.units),
            "pays": self.by_seat(result.pays),
            "draws": self.by_seat(result.draws),
            "net": self.by_seat(result.net),
            "pool": {"before": result.before.pool, "after": result.after.pool},
            "jack": result.after.jack,
            "pot": {"before": result.before.pot, "after": result.after.pot},
            "slam": None if result.slam is None else self.seats[result.slam],
            "cites": list(self.cites),
        }


def cites_of(playable: Playable, keys: Sequence[str]) -> tuple[str, ...]:
    """Give the provisions behind the rules that decided a settlement; a key may name one case of the pool."""
    found: dict[str, None] = {}
    for key in keys:
        section, _, place = key.rpartition(".")
        cites = _case_cites(playable, int(place)) if section == _POOL else playable.cites(key)
        found.update(dict.fromkeys(cites))
    return tuple(found)


def _case_cites(playable: Playable, place: int) -> tuple[str, ...]:
    leaf = playable.leaves[_POOL]
    own = leaf.parts[place - 1].cites if len(leaf.parts) >= place else ()
    named = {cite for part in leaf.parts for cite in part.cites}
    return own or tuple(cite for cite in leaf.cites if cite not in named)
