"""Which cards may be played, and why not another: the one place that says so.

It depends on the hand, on the suit led, and on the stage that the deal has reached; on nothing else. A play under way
asks here, and so does the search of lost deals. What may be played and the reason why a card may not come from the
same limits, so they cannot differ.
"""

from collections.abc import Sequence
from functools import partial

from hearts_spec.cards import Card, Suit, card_name, cards_in, cards_text, suit_of
from hearts_spec.engine.joker import beside_of, joker_limits, loose_of
from hearts_spec.engine.restrictions import (
    Keep,
    Limit,
    Reason,
    discard_limits,
    follow_limits,
    lead_limits,
    shown_limits,
)
from hearts_spec.rules.model import Rules

Stages = tuple[tuple[tuple["Stage", ...], ...], ...]


class TableLimits:
    """All that limits the choice of a card at a table, made once; which of it holds depends on the stage of a deal.

    `lead`, `follow` and `discard` limit whoever leads, follows suit, or has none of it, and `joker` the last two. Where
    one `must_follow`, the `loose` cards alone need not; `beside` may be thrown under a high heart by whoever follows.
    """

    __slots__ = ("_made_of", "beside", "discard", "follow", "joker", "lead", "loose", "must_follow")

    def __init__(self, rules: Rules, scoring: int, avoided: Suit) -> None:
        self._made_of = rules, scoring, avoided
        self.joker = tuple(joker_limits(rules))
        self.lead = tuple(lead_limits(rules, avoided))
        self.follow = tuple(follow_limits(rules))
        self.discard = tuple(discard_limits(rules, scoring, avoided))
        self.must_follow = rules.follow.suit.binds
        self.loose = loose_of(rules)
        self.beside = beside_of(rules)

    def __reduce__(self) -> tuple[type["TableLimits"], tuple[Rules, int, Suit]]:
        """Say how it is copied and pickled: it is made anew, for it is functions."""
        return TableLimits, self._made_of


class Stage:
    """What may be played at one stage of a deal: to the first trick or later, before hearts are broken or after.

    `waiting` are the cards, as a mask, that were shown before the play and wait until their suit has been led once.
    `binds` says that a holder of the suit led may play any card of it and no other. `leads` and `discards` give the
    cards of a hand that may be led, or thrown by whoever has none of the suit led; either is None where all may. A
    stage `passes` when the trick is over if it is that of the first trick, or of a trick on which a high heart covers
    the joker, and while cards wait.
    """

    __slots__ = ("_beside", "_discard", "_discard_holding", "_follow", "_lead", "_loose", "_made_of", "_must_follow",
                 "binds", "discards", "leads", "passes")  # fmt: skip

    def __init__(self, limits: TableLimits, first: bool, broken: bool, covered: bool, waiting: int = 0) -> None:
        def holding(*some: Limit) -> tuple[Limit, ...]:
            return tuple(limit for limit in some if limit.holds(first, broken, covered))

        self._made_of = limits, first, broken, covered, waiting
        shown = tuple(shown_limits(waiting))
        self._lead = holding(*shown, *limits.lead)
        self._follow = holding(*limits.joker, *shown, *limits.follow)
        self._discard = holding(*limits.joker, *limits.discard)
        self._discard_holding = tuple(limit for limit in self._discard if not limit.void_only)
        self._must_follow, self._loose = limits.must_follow, limits.loose
        self._beside = limits.beside if covered else 0
        self.binds = self._must_follow and not (self._follow or self._beside or self._loose)
        self.leads, self.discards = _keeping(self._lead), _keeping(self._discard)
        self.passes = first or covered or bool(waiting)

    def __reduce__(self) -> tuple[type["Stage"], tuple[TableLimits, bool, bool, bool, int]]:
        """Say how it is copied and pickled: it is made anew, for its limits are functions."""
        return Stage, self._made_of

    def legal(self, hand: int, led: int) -> int:
        """Give the cards of a hand that may be led, where `led` is 0, or played to a suit that was led."""
        same = hand & led
        if not same:
            keep = self.discards if led else self.leads
            return keep(hand) if keep else hand
        if self.binds:
            return same
        following = _kept(self._follow, same)
        if self._is_bound(same):
            return following | hand & self._beside
        return following | _kept(self._discard_holding, hand) & ~led

    def why_not(self, hand: int, led: int, card: Card) -> Reason | None:
        """Say why a card of a hand may not be led or played, or None when it may: the first limit that drops it."""
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
        """Say whether a hand that holds these cards of the suit led has to follow it."""
        return self._must_follow and bool(same & ~self._loose)


def _kept(limits: Sequence[Limit], hand: int) -> int:
    for limit in limits:
        hand = limit.keep(hand)
    return hand


def _keeping(limits: Sequence[Limit]) -> Keep | None:
    """Give the function that keeps what all of some limits keep, or None where there are none."""
    match limits:
        case ():
            return None
        case (only,):
            return only.keep
        case _:
            return partial(_kept, limits)


def stages_of(limits: TableLimits) -> Stages:
    """Give every stage: `[first][broken][covered]` is that of a trick, each of the three being yes or no."""
    no_yes = (False, True)
    return tuple(
        tuple(tuple(Stage(limits, first, broken, covered) for covered in no_yes) for broken in no_yes)
        for first in no_yes
    )
