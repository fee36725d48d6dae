"""Payments that rules call for, before they are posted in the ledger of a deal."""

from typing import NamedTuple

from hearts_spec.cards import Fund

Account = int | Fund  # a seat number, or a fund such as the pool


class Payment(NamedTuple):
    """A payment owed under a statement. `target` is None if it goes to the winners."""

    source: Account
    target: Account | None
    amount: int
    key: str


def scored(seat: int, points: int, key: str) -> Payment:
    """Return the payment that gives points to a seat, or takes them off if below 0."""
    return Payment(Fund.POOL, seat, points, key) if points > 0 else Payment(seat, Fund.POOL, -points, key)
