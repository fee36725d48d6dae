"""Which cards may be played, and why others may not: the only place that decides it.

It depends on the hand, on the suit led, and on the stage of the deal; on nothing else. The play of a deal and the
search of lost deals both ask here. The legal cards and the reasons come from the same limits, so they cannot differ.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text, group_mask, group_name, groups_mask, suit_of
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.vocabulary.hearts import BrokenWhen, HeartsRules, OnlyHearts, QueenDiscarded
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.play import (
    FirstTrickFollow,
    OnlyBarred,
    Opening,
    VoidDiscards,
)
from hearts_spec.schema.english import listed

QUEEN = group_mask("QS")
_NOT_QUEEN = ~QUEEN
HEARTS = group_mask("hearts")
CLUBS = group_mask("clubs")
_ACES = sum(group_mask(ace) for ace in ("AC", "AD", "AS", "AH"))
_COPY = 64
_ONE_PACK = (1 << _COPY) - 1

LATER, FIRST, EARLY = range(3)  # phases of a deal: the first trick, others from which cards are barred, all later ones

Keep = Callable[[int], int]
Reason = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Limit:
    """A restriction on which cards may be played.

    `keep(hand)` returns the allowed part of a hand, never empty; `why(hand, card)` returns why a card was removed. A
    limit always applies, unless it is for the `first_trick` only, for the `early` tricks from which cards are barred,
    for the time while hearts are `unbroken`, or for tricks with no high heart for the joker (`uncovered`). If
    `void_only`, it applies only to a player without the suit led.
    """

    keep: Keep
    why: Callable[[int, Card], Reason]
    first_trick: bool = False
    early: bool = False
    unbroken: bool = False
    void_only: bool = False
    uncovered: bool = False

    def holds(self, phase: int, broken: bool, covered: bool) -> bool:
        """True if it applies in this stage."""
        if (self.first_trick and phase != FIRST) or (self.early and phase == LATER):
            return False
        return not ((broken and self.unbroken) or (covered and self.uncovered))


def lowest_by(ace: AcePlace) -> Keep:
    """Return the function that finds the lowest of some cards of one suit, in every copy, as a mask."""
    above = _ONE_PACK & ~_ACES & sum(1 << card for card in range(_COPY) if ace.rank(card) > ace.place)

    def lowest(cards: int) -> int:
        ranks = (cards | cards >> _COPY) & _ONE_PACK
        below_ace = ranks & ~_ACES & ~above
        low = ranks & -ranks if below_ace else ranks & _ACES or ranks & -ranks  # n & -n is the lowest bit of n
        return cards & (low | low << _COPY)

    return lowest


def shown_limits(waiting: int) -> Iterator[Limit]:
    """Yield the limit on the cards in `waiting`, a mask: shown before the play, and their suit not yet led.

    Such a card may not be played by a player who holds another card of its suit, unless nothing else can be played.
    """
    if not waiting:
        return
    suits = [(suit, suit & waiting) for suit in (group_mask(suit.name) for suit in Suit) if suit & waiting]

    def keep(hand: int) -> int:
        free = hand
        for suit, cards in suits:
            held = hand & suit
            if held & held - 1:  # more than one card
                free &= ~cards
        return free or hand

    def why(hand: int, card: Card) -> Reason:
        suit = suit_of(card).name.lower()
        who = f"a player who holds another {suit[:-1]} may not play it"
        return f"the {card_name(card)} was shown, and {who} the first time that {suit} are led", ("doubling.played",)

    yield Limit(keep, why)


def follow_limits(rules: Rules) -> Iterator[Limit]:
    """Yield the limits on a player who follows suit."""
    match rules.first_trick.follow:
        case FirstTrickFollow.ANY:
            return
        case FirstTrickFollow.LOWEST:
            reason = "the lowest card of the suit led must be played to the first trick", ("first-trick.follow",)
            yield Limit(lowest_by(rules.pack.ace), lambda hand, card: reason, first_trick=True)


def _opening_limit(rules: Rules, avoided: Suit) -> Iterator[Limit]:
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

    def why(hand: int, card: Card) -> Reason:
        return f"the opening lead must be {must(hand)}", ("lead.opening",)

    yield Limit(keep, why, first_trick=True)


def _heart_led(rules: Rules) -> Keep:
    """Return the function that finds which hearts a leader with only hearts may lead."""
    match rules.hearts.only_hearts:
        case OnlyHearts.LOWEST_HEART:
            return lowest_by(rules.pack.ace)
        case OnlyHearts.ANY_HEART:
            return lambda hearts: hearts


def _unbroken_limit(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    """Yield the limit on leading hearts or the queen of spades before hearts are broken.

    A leader with nothing else may lead what waits. The rules say what they may lead with only hearts and a queen who
    need not wait, or with only hearts.
    """
    name, hearts = avoided.name.lower(), group_mask(avoided.name)
    waits = hearts if rules.hearts.led.waits else 0
    waits |= QUEEN if rules.queen.led.waits else 0
    if not waits:
        return
    either, heart_led = rules.hearts.with_queen.allows_heart, _heart_led(rules)
    at_will = ~waits  # computed once, like _NOT_QUEEN, because every lead uses them

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
            reason = f"{name} may not be led until {_broken(rules.hearts)}"
            if not rules.hearts.broken_by:
                reason = f"{name} may be led only by a player who holds nothing else"
            however = ("hearts.broken-however",) if rules.hearts.broken_however else ()
            return reason, ("hearts.led", "hearts.broken-by", "hearts.broken-when", *however)
        if free:
            reason = f"{name} are not broken, and a leader with only {name} and the queen of spades must lead the queen"
            return reason, ("hearts.led", "hearts.with-queen", "queen.led.queen")
        reason = f"before {name} are broken, a leader with nothing else must lead their lowest {name[:-1]}"
        return reason, ("hearts.led", "hearts.only-hearts")

    yield Limit(keep, why, unbroken=True)


def _broken(hearts: HeartsRules) -> str:
    """Return in words what must happen before hearts, or the suit that is avoided instead, are broken."""
    discarded = [each for each in hearts.broken_by if each not in hearts.broken_however]
    ways = [(discarded, hearts.broken_when), (hearts.broken_however, BrokenWhen.PLAYED)]
    return ", or ".join(
        f"{listed([group_name(each, 'a') for each in cards], 'or')} {when.once}" for cards, when in ways if cards
    )


def _barred_limit(rules: Rules, avoided: Suit) -> Iterator[Limit]:
    barred, tricks = groups_mask(rules.first_trick.barred), rules.first_trick.barred_for
    if not barred:
        return
    keys = ("first-trick.barred", "first-trick.barred-for") if tricks > 1 else ("first-trick.barred",)
    on = f"the first {tricks} tricks" if tricks > 1 else "the first trick"
    match rules.first_trick.only_barred:
        case OnlyBarred.ANY:
            first, needed = 0, ""
        case OnlyBarred.HEARTS_FIRST:
            first, needed = group_mask(avoided.name), f"a {avoided.name[:-1].lower()}"
        case OnlyBarred.QUEEN_FIRST:
            first, needed = QUEEN, "the queen of spades"

    def keep(hand: int) -> int:
        return hand & ~barred or hand & first or hand

    def why(hand: int, card: Card) -> Reason:
        if hand & ~barred:
            return f"the {card_name(card)} may not be discarded on {on}", keys
        reason = f"on {on} a hand of nothing but barred cards must discard {needed}"
        return reason, (*keys, "first-trick.only-barred")

    yield Limit(keep, why, early=True)


def _queen_kept_limit(rules: Rules) -> Iterator[Limit]:
    match rules.queen.thrown:
        case QueenDiscarded.ONCE_BROKEN:
            reason = "the queen of spades may not be discarded until hearts are broken", ("queen.thrown",)
            yield Limit(lambda hand: hand & ~QUEEN or hand, lambda hand, card: reason, unbroken=True)
        case QueenDiscarded.AT_WILL | QueenDiscarded.FIRST_CHANCE:
            return


def _scoring_card_limit(rules: Rules, scoring: int) -> Iterator[Limit]:
    match rules.follow.void:
        case VoidDiscards.SCORING_CARD:
            reason = "a player without the suit led must discard a scoring card if they hold one", ("follow.void",)
            yield Limit(lambda hand: hand & scoring or hand, lambda hand, card: reason, void_only=True)
        case VoidDiscards.ANYTHING:
            return


def _queen_forced_limit(rules: Rules) -> Iterator[Limit]:
    match rules.queen.thrown:
        case QueenDiscarded.FIRST_CHANCE:
            reason = "the queen of spades must be discarded at the first chance", ("queen.thrown",)
            yield Limit(lambda hand: hand & QUEEN or hand, lambda hand, card: reason, void_only=True)
        case QueenDiscarded.AT_WILL | QueenDiscarded.ONCE_BROKEN:
            return


def _forced_limit(rules: Rules) -> Iterator[Limit]:
    """Yield the limit on a player who holds cards that must be discarded at the first chance: discard one of these."""
    forced = groups_mask(rules.follow.forced)
    if forced:
        names = listed([group_name(each) for each in rules.follow.forced], "or")
        reason = f"a player without the suit led must discard {names} if they hold any", ("follow.forced",)
        yield Limit(lambda hand: hand & forced or hand, lambda hand, card: reason, void_only=True)


_JOKER = group_mask("Joker")
_HIGH_HEARTS = sum(group_mask(heart) for heart in ("AH", "KH", "QH", "JH"))
_IN_ITS_PACK = 63  # `card & 63` is the card whichever copy it is


@dataclass(frozen=True, slots=True)
class JokerFate:
    """The seats that discarded and that took the joker; the same seat if no other took it."""

    discarded_by: int
    taken_by: int


def joker_taker(taken: Sequence[int]) -> int | None:
    """Return the seat that took the joker, given the cards taken as masks; None if no seat did."""
    return next((seat for seat, cards in enumerate(taken) if cards & _JOKER), None)


def cover_of(rules: Rules) -> int:
    """Return the cards that allow the joker to be discarded once they are on the trick, as a mask; 0 if none do."""
    return _HIGH_HEARTS if rules.joker.added and rules.joker.thrown.can_be_covered else 0


def loose_of(rules: Rules) -> int:
    """Return the cards that need not follow suit if the hand has no others of the suit, as a mask."""
    return _JOKER if rules.joker.added and rules.joker.only_heart.may_wait else 0


def joker_limits(rules: Rules) -> Iterator[Limit]:
    """Yield the limit on throwing the joker, which applies while no high heart is on the trick."""
    if rules.joker.added and rules.joker.thrown.needs_cover:
        why = "the joker may be discarded only on a trick that holds an ace, king, queen or jack of hearts"
        reason = why, ("joker.thrown",)
        yield Limit(lambda hand: hand & ~_JOKER or hand, lambda hand, card: reason, uncovered=True)


def why_not_oblige(rules: Rules, led: int, trick: Sequence[Card]) -> Reason | None:
    """Return why a joker that may be discarded may not oblige a high heart to win, or None if it may.

    `led` is the mask of the suit led.
    """
    if not rules.joker.obliges.is_possible:
        return "the joker obliges nobody to win the trick", ("joker.obliges",)
    if led & HEARTS or not any(_is_high_heart(card) for card in trick):
        return "the joker obliges only a high heart that was discarded on a lead of another suit", ("joker.obliges",)
    return None


def obliged_by(trick: Sequence[Card]) -> Card:
    """Return the card that the joker, discarded now, would oblige to win: the highest high heart on the trick."""
    return max(filter(_is_high_heart, trick), key=lambda card: card & _IN_ITS_PACK)


def _is_high_heart(card: Card) -> bool:
    return card != NO_CARD and bool(_HIGH_HEARTS >> card & 1)


Stages = tuple[tuple[tuple["Stage", ...], ...], ...]


class TableLimits:
    """All limits of a rule set, made once; the stage of a deal decides which of them apply.

    `scoring` are the cards that score, and limits on hearts apply to the suit `avoided`.
    `lead`, `follow` and `discard` limit a player who leads, follows suit, or has none of it, and `joker` the last two.
    If `must_follow` is true, only the `loose` cards need not follow; `beside` may be discarded under a high heart by a
    player who can follow.
    """

    __slots__ = ("_made_of", "beside", "discard", "follow", "joker", "lead", "loose", "must_follow")

    def __init__(self, rules: Rules, scoring: int, avoided: Suit) -> None:
        self._made_of = rules, scoring, avoided
        self.joker = tuple(joker_limits(rules))
        self.lead = *_opening_limit(rules, avoided), *_unbroken_limit(rules, avoided)
        self.follow = tuple(follow_limits(rules))
        self.discard = (
            *_barred_limit(rules, avoided), *_queen_kept_limit(rules), *_scoring_card_limit(rules, scoring),
            *_queen_forced_limit(rules), *_forced_limit(rules),
        )  # fmt: skip
        self.must_follow = rules.follow.suit.binds
        self.loose = loose_of(rules)
        self.beside = _JOKER if cover_of(rules) else 0

    def __reduce__(self) -> tuple[type["TableLimits"], tuple[Rules, int, Suit]]:
        """Copy and pickle by making it again, because functions cannot be pickled."""
        return TableLimits, self._made_of


class Stage:
    """What may be played at one stage of a deal: its phase, hearts unbroken or broken, the joker covered or not.

    `waiting` are the cards, as a mask, that were shown before the play and must wait until their suit has been led
    once. `binds` is true if a player who holds the suit led may play any card of it and no other. `leads` and
    `discards` are functions that return the cards of a hand that may be led, or discarded by a player without the suit
    led; None means all. `passes` is true if the stage may end with the trick: on the first tricks, while a high heart
    covers the joker, and while cards wait.
    """

    __slots__ = ("_beside", "_discard", "_discard_holding", "_follow", "_lead", "_loose", "_made_of", "_must_follow",
                 "binds", "discards", "leads", "passes")  # fmt: skip

    def __init__(self, limits: TableLimits, phase: int, broken: bool, covered: bool, waiting: int = 0) -> None:
        def holding(*some: Limit) -> tuple[Limit, ...]:
            return tuple(limit for limit in some if limit.holds(phase, broken, covered))

        self._made_of = limits, phase, broken, covered, waiting
        shown = tuple(shown_limits(waiting))
        self._lead = holding(*shown, *limits.lead)
        self._follow = holding(*limits.joker, *shown, *limits.follow)
        self._discard = holding(*limits.joker, *limits.discard)
        self._discard_holding = tuple(limit for limit in self._discard if not limit.void_only)
        self._must_follow, self._loose = limits.must_follow, limits.loose
        self._beside = limits.beside if covered else 0
        self.binds = self._must_follow and not (self._follow or self._beside or self._loose)
        self.leads, self.discards = _combined(self._lead), _combined(self._discard)
        self.passes = phase != LATER or covered or bool(waiting)

    def __reduce__(self) -> tuple[type["Stage"], tuple[TableLimits, int, bool, bool, int]]:
        """Copy and pickle by making it again, because functions cannot be pickled."""
        return Stage, self._made_of

    def legal(self, hand: int, led: int) -> int:
        """Return the cards of a hand that may be led, if `led` is 0, or played to the suit `led`, a mask."""
        same = hand & led
        if not same:
            keep = self.discards if led else self.leads
            return keep(hand) if keep else hand
        if self.binds:
            return same
        following = _keep_all(self._follow, same)
        if self._is_bound(same):
            return following | hand & self._beside
        return following | _keep_all(self._discard_holding, hand) & ~led

    def why_not(self, hand: int, led: int, card: Card) -> Reason | None:
        """Return why a card of a hand may not be played (the first limit that removes it), or None if it may."""
        if self.legal(hand, led) >> card & 1:
            return None
        if not hand >> card & 1:
            return f"the {card_name(card)} is not in the hand", ()
        same = hand & led
        limits = self._discard if led else self._lead
        if same >> card & 1:
            hand, limits = same, self._follow
        elif same and self._is_bound(same):
            suit = suit_of(same.bit_length() - 1).name.lower()
            reason = f"suit must be followed: {suit} were led, and the hand holds {cards_text(cards_in(same))}"
            return reason, ("follow.suit",)
        elif same:
            limits = self._discard_holding
        for limit in limits:
            kept = limit.keep(hand)
            if not kept >> card & 1:
                return limit.why(hand, card)
            hand = kept
        raise AssertionError(f"the {card_name(card)} is legal")

    def _is_bound(self, same: int) -> bool:
        """True if a hand with these cards of the suit led must follow it."""
        return self._must_follow and bool(same & ~self._loose)


def _keep_all(limits: Sequence[Limit], hand: int) -> int:
    for limit in limits:
        hand = limit.keep(hand)
    return hand


def _combined(limits: Sequence[Limit]) -> Keep | None:
    """Return the function that keeps what all these limits keep, or None if there are none."""
    match limits:
        case ():
            return None
        case (only,):
            return only.keep
        case _:
            return partial(_keep_all, limits)


def stages_of(limits: TableLimits) -> Stages:
    """Return every stage as `[phase][broken][covered]`, the last two being false or true."""
    no_yes = (False, True)
    return tuple(
        tuple(tuple(Stage(limits, phase, broken, covered) for covered in no_yes) for broken in no_yes)
        for phase in (LATER, FIRST, EARLY)
    )
