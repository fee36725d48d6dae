"""A settlement as data: who pays and draws what, and the provisions behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.engine import Result


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal settled at a table whose seats have names; `cites` are the provisions that decided it.

    >>> play = hearts_spec.load("hoyle-1887/hearts", seats="NESW").deal(seed=1)
    >>> while not play.over:
    ...     play.push(list(play.legal)[0])
    >>> settlement = play.result()
    >>> settlement.units, settlement.winners
    ({'N': 4, 'E': 0, 'S': 9, 'W': 0}, ('E', 'W'))
    >>> settlement.net
    {'N': -4, 'E': 6, 'S': -9, 'W': 6}
    >>> settlement.cites
    ('hoyle-1887.lowest-wins', 'hoyle-1887.aim', 'hoyle-1887.tie', 'hoyle-1887.tie-remainder')
    """

    seats: tuple[str, ...]
    result: Result
    cites: tuple[str, ...]

    def by_seat(self, numbers: Sequence[int]) -> dict[str, int]:
        """Give a list that goes by seat number under the names of the seats."""
        return dict(zip(self.seats, numbers, strict=True))

    @property
    def units(self) -> dict[str, int]:
        """Give what each took, as the rule set counts it."""
        return self.by_seat(self.result.units)

    @property
    def pays(self) -> dict[str, int]:
        """Give what each pays."""
        return self.by_seat(self.result.pays)

    @property
    def draws(self) -> dict[str, int]:
        """Give what each draws."""
        return self.by_seat(self.result.draws)

    @property
    def net(self) -> dict[str, int]:
        """Give what each is up or down by: in chips, or in points added to his score."""
        return self.by_seat(self.result.net)

    @property
    def winners(self) -> tuple[str, ...]:
        """Give the seats that win."""
        return tuple(self.seats[seat] for seat in self.result.winners)

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
