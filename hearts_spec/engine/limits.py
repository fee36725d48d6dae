"""What limits the choice of a card: each limit keeps some cards of a hand, and says why it drops the others.

A rule set's limits are made once. Legality and the reason for a refusal come from the same list, so they cannot differ.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text, group_mask, group_name
from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.first_trick import FirstTrickFollow, OnlyBarred
from hearts_spec.rules.sections.follow import VoidThrows
from hearts_spec.rules.sections.hearts import HeartsAndQueen, OnlyHearts, WhenBroken
from hearts_spec.rules.sections.lead import Opening
from hearts_spec.rules.sections.pack import AcePlace
from hearts_spec.rules.sections.queen import QueenThrown

QUEEN = group_mask("QS")
HEARTS = group_mask("hearts")
CLUBS = group_mask("clubs")
_ACES = sum(group_mask(ace) for ace in ("AC", "AD", "AS", "AH"))
_COPY = 64
_ONE_PACK = (1 << _COPY) - 1

Keep = Callable[[int], int]
Reason = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit: `keep` gives what it leaves of a hand, never nothing; `why` says why it drops a card of a hand.

    It holds always, on the first trick only, until hearts are broken, or while no high heart covers the joker on the
    trick; some bind only a player without the suit led.
    """

    keep: Keep
    why: Callable[[int, Card], Reason]
    first_trick: bool = False
    unbroken: bool = False
    void_only: bool = False
    uncovered: bool = False

    def holds(self, first: bool, broken: bool, covered: bool) -> bool:
        """Say whether the limit holds on the first trick, once hearts are broken, or where a high heart has fallen."""
        return (first or not self.first_trick) and not ((broken and self.unbroken) or (covered and self.uncovered))


def groups_mask(groups: Sequence[str]) -> int:
    """Give the cards that any of these suits and cards stand for."""
    mask = 0
    for group in groups:
        mask |= group_mask(group)
    return mask


def lowest_by(ace: AcePlace) -> Keep:
    """Give the function that finds the lowest of some cards of one suit, in every copy."""
    low_aces = _ACES if ace is AcePlace.LOW else 0

    def lowest(cards: int) -> int:
        ranks = (cards | cards >> _COPY) & _ONE_PACK
        low = ranks & low_aces or ranks & -ranks
        return cards & (low | low << _COPY)

    return lowest


def lead_limits(rules: Rules, avoided: Suit = Suit.HEARTS) -> tuple[Limit, ...]:
    """Give the limits on a leader; those on hearts are on the suit avoided in their place."""
    return (*_opening(rules), *_waiting(rules, avoided))


def follow_limits(rules: Rules) -> tuple[Limit, ...]:
    """Give the limits on a player who follows suit."""
    if rules.first_trick.follow is not FirstTrickFollow.LOWEST:
        return ()
    reason = "the lowest card of the suit led must be played to the first trick", ("first-trick.follow",)
    return (Limit(lowest_by(rules.pack.ace), lambda hand, card: reason, first_trick=True),)


def throw_limits(rules: Rules, scoring: int, avoided: Suit = Suit.HEARTS) -> tuple[Limit, ...]:
    """Give the limits on a player who throws a card of another suit, given the cards that score."""
    return (*_barred(rules, avoided), *_queen_held(rules), *_scoring_thrown(rules, scoring), *_queen_forced(rules))


def _opening(rules: Rules) -> Iterator[Limit]:
    opening = rules.lead.opening
    if opening is Opening.ANY_CARD:
        return
    lowest = lowest_by(rules.pack.ace)

    def keep(hand: int) -> int:
        clubs = hand & CLUBS
        return (lowest(clubs) if opening is Opening.LOWEST_CLUB else clubs) or hand

    def why(hand: int, card: Card) -> Reason:
        must = cards_text(cards_in(keep(hand))) if opening is Opening.LOWEST_CLUB else "a club"
        return f"the opening lead must be {must}", ("lead.opening",)

    yield Limit(keep, why, first_trick=True)


def _waiting(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    """Make the limit on leading hearts or the queen of spades before hearts are broken.

    A leader with nothing else may lead what waits. What he may do with only hearts and a queen who need not wait, or
    with only hearts, the rule set says.
    """
    name, hearts = avoided.name.lower(), group_mask(avoided.name)
    waits = hearts if rules.hearts.led is WhenBroken.ONCE_BROKEN else 0
    waits |= QUEEN if rules.queen.led is WhenBroken.ONCE_BROKEN else 0
    if not waits:
        return
    lowest = lowest_by(rules.pack.ace)
    either = rules.hearts.with_queen is HeartsAndQueen.EITHER
    lowest_heart = rules.hearts.only_hearts is OnlyHearts.LOWEST_HEART

    def keep(hand: int) -> int:
        free = hand & ~waits
        if free & ~QUEEN:
            return free
        if free:
            return hand if either else free
        return lowest(hand) if lowest_heart and not hand & ~hearts else hand

    def why(hand: int, card: Card) -> Reason:
        free = hand & ~waits
        if QUEEN >> card & 1:
            return f"the queen of spades may not be led until {name} are broken", ("queen.led",)
        if free & ~QUEEN:
            by = " or ".join(f"a {name[:-1]}" if each == name else group_name(each) for each in rules.hearts.broken_by)
            reason = f"{name} may not be led until they are broken by {by} {rules.hearts.broken_when.phrase}"
            return reason, ("hearts.led", "hearts.broken-by", "hearts.broken-when")
        if free:
            reason = f"{name} are not broken, and a leader with only {name} and the queen of spades must lead the queen"
            return reason, ("hearts.led", "hearts.with-queen", "queen.led")
        reason = f"before {name} are broken, a leader with nothing else must lead his lowest {name[:-1]}"
        return reason, ("hearts.led", "hearts.only-hearts")

    yield Limit(keep, why, unbroken=True)


def _barred(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    barred = groups_mask(rules.first_trick.barred)
    if not barred:
        return
    hearts = group_mask(avoided.name)
    first = {OnlyBarred.HEARTS_FIRST: hearts, OnlyBarred.QUEEN_FIRST: QUEEN}.get(rules.first_trick.only_barred, 0)

    def keep(hand: int) -> int:
        return hand & ~barred or hand & first or hand

    def why(hand: int, card: Card) -> Reason:
        if hand & ~barred:
            return f"the {card_name(card)} may not be thrown on the first trick", ("first-trick.barred",)
        needed = f"a {avoided.name[:-1].lower()}" if first == hearts else "the queen of spades"
        reason = f"on the first trick a hand of nothing but barred cards must throw {needed}"
        return reason, ("first-trick.barred", "first-trick.only-barred")

    yield Limit(keep, why, first_trick=True)


def _queen_held(rules: Rules) -> Iterator[Limit]:
    if rules.queen.thrown is QueenThrown.ONCE_BROKEN:
        reason = "the queen of spades may not be thrown until hearts are broken", ("queen.thrown",)
        yield Limit(lambda hand: hand & ~QUEEN or hand, lambda hand, card: reason, unbroken=True)


def _scoring_thrown(rules: Rules, scoring: int) -> Iterator[Limit]:
    if rules.follow.void is VoidThrows.SCORING_CARD:
        reason = "a player without the suit led must throw a scoring card when he holds one", ("follow.void",)
        yield Limit(lambda hand: hand & scoring or hand, lambda hand, card: reason, void_only=True)


def _queen_forced(rules: Rules) -> Iterator[Limit]:
    if rules.queen.thrown is QueenThrown.FIRST_CHANCE:
        reason = "the queen of spades must be thrown at the first chance", ("queen.thrown",)
        yield Limit(lambda hand: hand & QUEEN or hand, lambda hand, card: reason, void_only=True)
