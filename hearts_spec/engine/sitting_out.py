"""A table at which the dealer takes no cards, one more having sat down than play."""

from collections.abc import Sequence
from typing import NamedTuple

from hearts_spec.engine.packs import step
from hearts_spec.rules.model import Rules


class DealtTo(NamedTuple):
    """Those who are dealt cards, clockwise, and which of them sits where the dealer would: next before eldest hand."""

    seats: tuple[str, ...]
    dealer: int


def dealer_takes_none(rules: Rules, players: int) -> bool:
    """Say whether the dealer takes no cards when so many sit down; the rules are those for one fewer."""
    return players == rules.table.dealer_out


def without_dealer(rules: Rules, seats: Sequence[str], dealer: str) -> DealtTo:
    """Give those who are dealt cards at a table at which the dealer takes none."""
    before = seats[(seats.index(dealer) - step(rules)) % len(seats)]
    dealt_to = tuple(seat for seat in seats if seat != dealer)
    return DealtTo(dealt_to, dealt_to.index(before))
