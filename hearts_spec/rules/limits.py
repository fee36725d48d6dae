"""What a rule says of the cards that may be played: the cards it keeps, and the keys on which it rests."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from hearts_spec.cards import Card, cards_in, cards_text, group_mask
from hearts_spec.rules.vocabulary.pack import AcePlace

QUEEN = group_mask("QS")
HEARTS = group_mask("hearts")
CLUBS = group_mask("clubs")
SPADES = group_mask("spades")
ANY = -1  # every card
_ACES = sum(group_mask(ace) for ace in ("AC", "AD", "AS", "AH"))
_COPY = 64
_ONE_PACK = (1 << _COPY) - 1

LATER, FIRST, EARLY = range(3)  # phases of a deal: the first trick, others from which cards are barred, all later ones

Keep = Callable[[int], int]


def everything(hand: int) -> int:
    """Keep every card of a hand."""
    return hand


class Reason(NamedTuple):
    """Why something may not be done: the keys behind it, the keys whose sentences say so, and the facts of the case."""

    keys: tuple[str, ...]
    says: tuple[str, ...] = ()
    facts: str = ""


def refused_by(*keys: str, facts: str = "") -> Reason:
    """Return the reason that rests on some rules, in the sentence of the first."""
    return Reason(keys, keys[:1], facts)


@dataclass(frozen=True, slots=True)
class Limit:
    """What one rule says of the cards that may be played, and the keys on which that rests.

    `keep(hand)` returns the allowed part of a hand, never empty; `everything` is no limit. A card that is not kept is
    refused with the sentences of the rules `says`, by default of the
    first key. `about` are the cards that must wait, as a mask, and `otherwise(hand)` is the key by which a player with
    nothing else may play them, empty if no rule says so.

    A limit always applies, unless it is for the `first_trick` only, for the `early` tricks from which cards are barred,
    for the time while hearts are `unbroken`, or for tricks with no high heart for the joker (`uncovered`). If
    `void_only`, it applies only to a player without the suit led. If it is `within` another, which keeps what it keeps,
    it is asked only for its reason. If it is `named`, a reason names the cards that are kept.
    """

    keep: Keep
    keys: tuple[str, ...]
    says: tuple[str, ...] = ()
    about: int = 0
    otherwise: Callable[[int], str] | None = None
    first_trick: bool = False
    early: bool = False
    unbroken: bool = False
    void_only: bool = False
    within: bool = False
    named: bool = False
    uncovered: bool = False

    def holds(self, phase: int, broken: bool, covered: bool) -> bool:
        """True if it applies in this stage."""
        if (self.first_trick and phase != FIRST) or (self.early and phase == LATER):
            return False
        return not ((broken and self.unbroken) or (covered and self.uncovered))

    def reason(self, hand: int) -> Reason:
        """Return why the other cards of a hand are not kept."""
        kept = cards_text(cards_in(self.keep(hand))) if self.named else ""
        return Reason(self.keys, self.says or self.keys[:1], kept)


class Ground(NamedTuple):
    """A rule by which a card may be played if no limit forbids it.

    It is about the cards `about` in a hand that holds any of the cards `held`, both masks; if it is for the
    `first_trick`, or for the `early` tricks from which cards are barred, about these only. If it is `by_suit`, its key
    has a case for each suit led. If it is `apart`, it counts only if the source states this case by itself; if it is
    `last`, only if the source states no other. `reading` is what is read into its rule.
    """

    key: str
    about: int = ANY
    held: int = ANY
    first_trick: bool = False
    early: bool = False
    by_suit: bool = False
    apart: bool = False
    last: bool = False
    reading: str = ""

    def bears(self, phase: int, hand: int, card: Card) -> bool:
        """True if it is about playing this card of this hand in a phase of the deal."""
        if (self.first_trick and phase != FIRST) or (self.early and phase == LATER):
            return False
        return bool(self.about >> card & 1 and self.held & hand)

    def key_when(self, led: int) -> str:
        """Return its key when the suit `led`, a mask, was led."""
        return f"{self.key}.{case_of(led)}" if self.by_suit else self.key


def case_of(led: int) -> str:
    """Return the case of a rule by the suit led, a mask: `hearts`, `spades`, or `plain` for either of the others."""
    return "hearts" if led & HEARTS else "spades" if led & SPADES else "plain"


class Grounds(NamedTuple):
    """The keys by which a card may be played, and what is read into their rules, if anything.

    Keys in `apart` count only if the source states that case by itself, and keys in `last` only if it states the first
    of these and no other key. If `alone`, the card may be played only because its player has nothing else.
    """

    keys: tuple[str, ...]
    apart: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    alone: bool = False
    reading: str = ""


_NO_OTHER_CARD = "The rules do not mention a player who has no other card, and one must be played."


def grounds_alone(limit: Limit, hand: int) -> Grounds:
    """Return the grounds of a player who has only cards that a limit keeps waiting; at worst its own key."""
    by = limit.otherwise(hand) if limit.otherwise else ""
    return Grounds((by,), alone=True) if by else Grounds(limit.keys[:1], alone=True, reading=_NO_OTHER_CARD)


def kept_by(limits: Sequence[Limit]) -> Keep:
    """Return the function that keeps what all these limits keep."""

    def all_of(hand: int) -> int:
        for keep in keeps:
            hand = keep(hand)
        return hand

    keeps = [limit.keep for limit in limits if limit.keep is not everything]
    return all_of if keeps[1:] else keeps[0] if keeps else everything


def _of_lowest_rank(ace: AcePlace, cards: int) -> int:
    lowest = min(map(ace.rank, cards_in(cards)), default=0)
    return sum(1 << card for card in cards_in(cards) if ace.rank(card) == lowest)


def lowest_by(ace: AcePlace) -> Keep:
    """Return the function that finds the lowest of some cards of one suit, in every copy, as a mask."""
    if ace.moves_ten:
        return partial(_of_lowest_rank, ace)
    above = _ONE_PACK & ~_ACES & sum(1 << card for card in range(_COPY) if ace.rank(card) > ace.place)

    def lowest(cards: int) -> int:
        ranks = (cards | cards >> _COPY) & _ONE_PACK
        below_ace = ranks & ~_ACES & ~above
        low = ranks & -ranks if below_ace else ranks & _ACES or ranks & -ranks  # n & -n is the lowest bit of n
        return cards & (low | low << _COPY)

    return lowest
