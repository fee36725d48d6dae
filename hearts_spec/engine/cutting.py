"""Cutting for the deal, and what a card counts when it is cut."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import ACE_PLACE, Card, place_of
from hearts_spec.rules.model import Rules
from hearts_spec.rules.vocabulary.cut import CutTies, CutWins
from hearts_spec.rules.vocabulary.faulty_deal import TwoCut


@dataclass(frozen=True, slots=True)
class CutResult:
    """Who deals, or who must cut again; neither when the source leaves the dealer to agreement."""

    dealer: str | None
    again: tuple[str, ...]


def cut_rank(card: Card, *, low_ace: bool) -> int:
    """Rank a card that was cut, the suit counting for nothing; an ace that is low stands below the two."""
    return -1 if low_ace and place_of(card) == ACE_PLACE else place_of(card)


def cut_for_deal(rules: Rules, cuts: Mapping[str, Card], two_shown: Sequence[str] = ()) -> CutResult:
    """Decide the deal by the cards that were cut, by seat.

    `two_shown` are the seats that showed more than one card; theirs in `cuts` is the first of them.
    """
    ranks = {seat: cut_rank(card, low_ace=rules.cut.ace.is_low) for seat, card in cuts.items()}
    match rules.cut.deals:
        case CutWins.AGREED:
            return CutResult(None, ())
        case CutWins.LOWEST:
            best = min(ranks.values())
        case CutWins.HIGHEST:
            best = max(ranks.values())
        case never:
            assert_never(never)
    if two_shown and _cut_again(rules.irregular.deal.two_cut):
        return CutResult(None, tuple(two_shown))
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    return CutResult(None if len(winners) > 1 else winners[0], _equal(rules.cut.ties, ranks, winners))


def _cut_again(law: TwoCut) -> bool:
    """Say whether those who showed more than one card cut again."""
    match law:
        case TwoCut.CUTS_AGAIN:
            return True
        case TwoCut.FIRST_COUNTS:
            return False
        case other:
            assert_never(other)


def _equal(ties: CutTies, ranks: Mapping[str, int], winners: tuple[str, ...]) -> tuple[str, ...]:
    """Give the seats that cut again because they cut equal cards."""
    match ties:
        case CutTies.DECIDING:
            return winners if len(winners) > 1 else ()
        case CutTies.ALL_EQUAL:
            cut = list(ranks.values())
            return tuple(seat for seat, rank in ranks.items() if cut.count(rank) > 1)
        case never:
            assert_never(never)
