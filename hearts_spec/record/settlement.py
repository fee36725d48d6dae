"""A settlement as data: who pays and draws what, and the provisions behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.engine import Account, Fund, Result


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal settled at a table whose seats have names."""

    seats: tuple[str, ...]
    result: Result
    cites: tuple[str, ...]

    def by_seat(self, numbers: Sequence[int]) -> dict[str, int]:
        """Give a list that goes by seat number under the names of the seats."""
        return dict(zip(self.seats, numbers, strict=True))

    def account(self, account: Account) -> str:
        """Name an account: a seat by its name, or `pool`, `pot` or `before`."""
        return account.value if isinstance(account, Fund) else self.seats[account]

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
            "postings": [
                {
                    "from": self.account(each.source),
                    "to": self.account(each.target),
                    "amount": each.amount,
                    "key": each.key,
                    "cites": list(each.cites),
                    "assumed": each.assumed or None,
                }
                for each in result.postings
            ],
        }
