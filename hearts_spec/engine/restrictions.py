"""What limits the choice of a card: each limit keeps some cards of a hand, and says why it drops the others.

A rule set's limits are made once. Legality and the reason for a refusal come from the same list, so they cannot differ.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text, group_mask, group_name, groups_mask, suit_of
from hearts_spec.rules.model import Rules
from hearts_spec.rules.vocabulary.first_trick import FirstTrickFollow, OnlyBarred
from hearts_spec.rules.vocabulary.follow import VoidDiscards
from hearts_spec.rules.vocabulary.hearts import HeartsAndQueen, HeartsRules, OnlyHearts
from hearts_spec.rules.vocabulary.lead import Opening
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.queen import QueenDiscarded
from hearts_spec.schema.english import listed

QUEEN = group_mask("QS")
_NOT_QUEEN = ~QUEEN
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


def lowest_by(ace: AcePlace) -> Keep:
    """Give the function that finds the lowest of some cards of one suit, in every copy."""
    low_aces = _ACES if ace.is_low else 0

    def lowest(cards: int) -> int:
        ranks = (cards | cards >> _COPY) & _ONE_PACK
        low = ranks & low_aces or ranks & -ranks  # a number and its negative share their lowest bit alone
        return cards & (low | low << _COPY)

    return lowest


def shown_limits(waiting: int) -> Iterator[Limit]:
    """Make the limit on the cards, as a mask, that were shown before the play and whose suit has not been led yet.

    Of several that wait in one suit each is held back by the others; where nothing else can be played one of them is.
    """
    if not waiting:
        return
    suits = [(suit, suit & waiting) for suit in (group_mask(suit.name) for suit in Suit) if suit & waiting]

    def keep(hand: int) -> int:
        free = hand
        for suit, cards in suits:
            held = hand & suit
            if held & held - 1:  # more cards than one
                free &= ~cards
        return free or hand

    def why(hand: int, card: Card) -> Reason:
        suit = suit_of(card).name.lower()
        who = f"a player who holds another {suit[:-1]} may not play it"
        return f"the {card_name(card)} was shown, and {who} the first time that {suit} are led", ("doubling.played",)

    yield Limit(keep, why)


def lead_limits(rules: Rules, avoided: Suit = Suit.HEARTS) -> Iterator[Limit]:
    """Make the limits on a leader; those on hearts are on the suit avoided in their place."""
    yield from _opening(rules, avoided)
    yield from _waiting(rules, avoided)


def follow_limits(rules: Rules) -> Iterator[Limit]:
    """Make the limits on a player who follows suit."""
    match rules.first_trick.follow:
        case FirstTrickFollow.ANY:
            return
        case FirstTrickFollow.LOWEST:
            reason = "the lowest card of the suit led must be played to the first trick", ("first-trick.follow",)
            yield Limit(lowest_by(rules.pack.ace), lambda hand, card: reason, first_trick=True)
        case never:
            assert_never(never)


def discard_limits(rules: Rules, scoring: int, avoided: Suit = Suit.HEARTS) -> Iterator[Limit]:
    """Make the limits on a player who discards on a lead of another suit, given the cards that score."""
    yield from _barred(rules, avoided)
    yield from _queen_kept(rules)
    yield from _scoring_card(rules, scoring)
    yield from _queen_forced(rules)
    yield from _forced(rules)


def _opening(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    lowest = lowest_by(rules.pack.ace)
    match rules.lead.opening:
        case Opening.ANY_CARD:
            return
        case Opening.LOWEST_CLUB:

            def keep(hand: int) -> int:
                return lowest(hand & CLUBS) or hand

            def must(hand: int) -> str:
                return cards_text(cards_in(keep(hand)))

        case Opening.ANY_CLUB:

            def keep(hand: int) -> int:
                return hand & CLUBS or hand

            def must(hand: int) -> str:
                return "a club"

        case Opening.NO_HEART:
            name, hearts = avoided.name.lower(), group_mask(avoided.name)

            def keep(hand: int) -> int:
                return hand & ~hearts or hand

            def must(hand: int) -> str:
                return f"of another suit than {name}"

        case never:
            assert_never(never)

    def why(hand: int, card: Card) -> Reason:
        return f"the opening lead must be {must(hand)}", ("lead.opening",)

    yield Limit(keep, why, first_trick=True)


def _heart_beside_queen(rules: Rules) -> bool:
    """Say whether a leader with only hearts and the queen of spades, who need not wait, may lead a heart."""
    match rules.hearts.with_queen:
        case HeartsAndQueen.EITHER:
            return True
        case HeartsAndQueen.QUEEN:
            return False
        case never:
            assert_never(never)


def _heart_led(rules: Rules) -> Keep:
    """Give the function that says which of his hearts a leader with nothing else may lead."""
    match rules.hearts.only_hearts:
        case OnlyHearts.LOWEST_HEART:
            return lowest_by(rules.pack.ace)
        case OnlyHearts.ANY_HEART:
            return lambda hearts: hearts
        case never:
            assert_never(never)


def _waiting(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    """Make the limit on leading hearts or the queen of spades before hearts are broken.

    A leader with nothing else may lead what waits. What he may do with only hearts and a queen who need not wait, or
    with only hearts, the rule set says.
    """
    name, hearts = avoided.name.lower(), group_mask(avoided.name)
    waits = hearts if rules.hearts.led.waits else 0
    waits |= QUEEN if rules.queen.led.waits else 0
    if not waits:
        return
    either, heart_led = _heart_beside_queen(rules), _heart_led(rules)
    at_will = ~waits  # worked out once, as the queen's complement is below: every lead asks for them

    def keep(hand: int) -> int:
        free = hand & at_will
        if free & _NOT_QUEEN:
            return free
        if free:
            return hand if either else free
        return hand if hand & ~hearts else heart_led(hand)

    def why(hand: int, card: Card) -> Reason:
        free = hand & ~waits
        if QUEEN >> card & 1:
            return f"the queen of spades may not be led until {name} are broken", ("queen.led",)
        if free & ~QUEEN:
            reason = f"{name} may not be led until they are broken by {_breakers(rules.hearts, name)}"
            however = ("hearts.broken-however",) if rules.hearts.broken_however else ()
            return reason, ("hearts.led", "hearts.broken-by", "hearts.broken-when", *however)
        if free:
            reason = f"{name} are not broken, and a leader with only {name} and the queen of spades must lead the queen"
            return reason, ("hearts.led", "hearts.with-queen", "queen.led")
        reason = f"before {name} are broken, a leader with nothing else must lead his lowest {name[:-1]}"
        return reason, ("hearts.led", "hearts.only-hearts")

    yield Limit(keep, why, unbroken=True)


def _breakers(hearts: HeartsRules, name: str) -> str:
    """Say what breaks hearts, or the suit of another name that is avoided in their place."""

    def any_of(groups: Sequence[str]) -> str:
        return " or ".join(f"a {name[:-1]}" if each == name else group_name(each) for each in groups)

    however = f", or by {any_of(hearts.broken_however)} played in any way" if hearts.broken_however else ""
    return f"{any_of(hearts.broken_by)} {hearts.broken_when.phrase}{however}"


def _barred(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    barred = groups_mask(rules.first_trick.barred)
    if not barred:
        return
    match rules.first_trick.only_barred:
        case OnlyBarred.ANY:
            first, needed = 0, ""
        case OnlyBarred.HEARTS_FIRST:
            first, needed = group_mask(avoided.name), f"a {avoided.name[:-1].lower()}"
        case OnlyBarred.QUEEN_FIRST:
            first, needed = QUEEN, "the queen of spades"
        case never:
            assert_never(never)

    def keep(hand: int) -> int:
        return hand & ~barred or hand & first or hand

    def why(hand: int, card: Card) -> Reason:
        if hand & ~barred:
            return f"the {card_name(card)} may not be thrown on the first trick", ("first-trick.barred",)
        reason = f"on the first trick a hand of nothing but barred cards must throw {needed}"
        return reason, ("first-trick.barred", "first-trick.only-barred")

    yield Limit(keep, why, first_trick=True)


def _queen_kept(rules: Rules) -> Iterator[Limit]:
    match rules.queen.thrown:
        case QueenDiscarded.ONCE_BROKEN:
            reason = "the queen of spades may not be thrown until hearts are broken", ("queen.thrown",)
            yield Limit(lambda hand: hand & ~QUEEN or hand, lambda hand, card: reason, unbroken=True)
        case QueenDiscarded.AT_WILL | QueenDiscarded.FIRST_CHANCE:
            return
        case never:
            assert_never(never)


def _scoring_card(rules: Rules, scoring: int) -> Iterator[Limit]:
    match rules.follow.void:
        case VoidDiscards.SCORING_CARD:
            reason = "a player without the suit led must throw a scoring card when he holds one", ("follow.void",)
            yield Limit(lambda hand: hand & scoring or hand, lambda hand, card: reason, void_only=True)
        case VoidDiscards.ANYTHING:
            return
        case never:
            assert_never(never)


def _queen_forced(rules: Rules) -> Iterator[Limit]:
    match rules.queen.thrown:
        case QueenDiscarded.FIRST_CHANCE:
            reason = "the queen of spades must be thrown at the first chance", ("queen.thrown",)
            yield Limit(lambda hand: hand & QUEEN or hand, lambda hand, card: reason, void_only=True)
        case QueenDiscarded.AT_WILL | QueenDiscarded.ONCE_BROKEN:
            return
        case never:
            assert_never(never)


def _forced(rules: Rules) -> Iterator[Limit]:
    """Make the limit on whoever holds cards that must be thrown at the first chance, whichever of them he throws."""
    forced = groups_mask(rules.follow.forced)
    if forced:
        names = listed([group_name(each) for each in rules.follow.forced], "or")
        reason = f"a player without the suit led must throw {names} while he holds any", ("follow.forced",)
        yield Limit(lambda hand: hand & forced or hand, lambda hand, card: reason, void_only=True)
