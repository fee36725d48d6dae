"""Which cards may be played, and why others may not: the only place that decides it.

It depends on the hand, on the suit led, and on the stage of the deal; on nothing else. The play of a deal and the
search of lost deals both ask here. The legal cards and the reasons come from the same limits, so they cannot differ.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from hearts_spec.cards import Card, Suit, card_name, group_mask
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.limits import (
    EARLY,
    FIRST,
    LATER,
    Ground,
    Grounds,
    Keep,
    Limit,
    Reason,
    everything,
    grounds_alone,
    kept_by,
)
from hearts_spec.rules.vocabulary.doubling import waiting_limits
from hearts_spec.rules.vocabulary.following import must_follow, under_limits


@dataclass(frozen=True, slots=True)
class JokerFate:
    """The seats that discarded and that took the joker; the same seat if no other took it."""

    discarded_by: int
    taken_by: int


def joker_taker(taken: Sequence[int]) -> int | None:
    """Return the seat that took the joker, given the cards taken as masks; None if no seat did."""
    return next((seat for seat, cards in enumerate(taken) if cards & group_mask("Joker")), None)


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
        self.joker = tuple(rules.joker.limits())
        suit, ace, queen = group_mask(avoided.name), rules.pack.ace, rules.queen
        leading = rules.lead.limits(ace, suit), rules.hearts.limits(queen, ace, suit), queen.limits(rules.hearts, suit)
        self.lead = tuple(chain(*leading))
        self.follow = tuple(rules.first_trick.follow_limits(ace))
        kept, forced = (tuple(queen.discard_limits(forced=each)) for each in (False, True))
        barred, follow = rules.first_trick.barred_limits(suit), rules.follow
        waiting = rules.hearts.discard_limits(suit)
        trumps = rules.trick.trumps.suit
        void = follow.void_limits(scoring, 0 if trumps is None else group_mask(trumps.name))
        self.discard = (*barred, *kept, *waiting, *void, *forced, *follow.forced_limits())
        self.must_follow = rules.follow.suit.binds
        self.loose = rules.joker.loose
        self.beside = group_mask("Joker") if rules.joker.cover else 0

    def __reduce__(self) -> tuple[type["TableLimits"], tuple[Rules, int, Suit]]:
        """Copy and pickle by making it again, because functions cannot be pickled."""
        return TableLimits, self._made_of

    def grounds(self, hand: int, led: int) -> Iterator[Ground]:
        """Yield the rules by which a card of a hand may be led, if `led` is 0, or played to the suit `led`, a mask."""
        rules, _, avoided = self._made_of
        if not led:
            leads = rules.lead.grounds(), rules.hearts.grounds(group_mask(avoided.name)), rules.queen.lead_grounds()
            return chain(*leads, rules.joker.lead_grounds())
        if hand & led:
            return chain(rules.joker.grounds(), rules.first_trick.grounds(), rules.follow.grounds())
        discards = rules.queen.discard_grounds(), rules.first_trick.void_grounds(), rules.follow.void_grounds()
        return chain(rules.joker.grounds(), *discards)


class Stage:
    """What may be played at one stage of a deal: its phase, hearts unbroken or broken, the joker covered or not.

    `waiting` are the cards, as a mask, that were shown before the play and must wait until their suit has been led
    once; `under` are those that must be played under the best card of the trick. `binds` is true if a player who holds
    the suit led may play any card of it and no other. `leads` and `discards` are functions that return the cards of a
    hand that may be led, or discarded by a player without the suit led; None means all. `passes` is true if the stage
    may end with the trick: on the first tricks, while a high heart covers the joker, while cards wait, and while some
    must go under.
    """

    __slots__ = ("_beside", "_discard", "_discard_holding", "_follow", "_lead", "_loose", "_made_of", "_must_follow",
                 "binds", "discards", "leads", "passes")  # fmt: skip

    def __init__(
        self, limits: TableLimits, phase: int, broken: bool, covered: bool, waiting: int = 0, under: int = 0
    ) -> None:
        def holding(*some: Limit) -> tuple[Limit, ...]:
            return tuple(each for each in some if each.keep is not everything and each.holds(phase, broken, covered))

        self._made_of = limits, phase, broken, covered, waiting, under
        shown = tuple(waiting_limits(waiting))
        self._lead = holding(*shown, *limits.lead)
        self._follow = holding(*limits.joker, *shown, *limits.follow, *under_limits(under))
        self._discard = holding(*limits.joker, *limits.discard)
        self._discard_holding = tuple(limit for limit in self._discard if not limit.void_only)
        self._must_follow, self._loose = limits.must_follow, limits.loose
        self._beside = limits.beside if covered else 0
        self.binds = self._must_follow and not (self._follow or self._beside or self._loose)
        self.leads, self.discards = _combined(self._lead), _combined(self._discard)
        self.passes = phase != LATER or covered or bool(waiting or under)

    def __reduce__(self) -> tuple[type["Stage"], tuple[TableLimits, int, bool, bool, int, int]]:
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
            return Reason((), facts=f"the {card_name(card)} is not in the hand")
        same = hand & led
        if same and not same >> card & 1 and self._is_bound(same):
            return must_follow(same)
        limits, hand = self._limits_of(hand, led, card)
        for limit in limits:
            kept = limit.keep(hand)
            if not kept >> card & 1:
                return limit.reason(hand)
            hand = kept
        raise AssertionError(f"the {card_name(card)} is legal")

    def grounds(self, hand: int, led: int, card: Card) -> Grounds:
        """Return by what keys a legal card of a hand may be played; none if no rule is about it."""
        for limit in self._limits_of(hand, led, card)[0]:
            if limit.otherwise and limit.about >> card & 1:
                return grounds_alone(limit, hand)
        limits, phase, *_ = self._made_of
        bearing = [each for each in limits.grounds(hand, led) if each.bears(phase, hand, card)]
        keys = {each.key_when(led): each for each in bearing if each.key}
        return Grounds(
            tuple(key for key, each in keys.items() if not each.last),
            apart=tuple(key for key, each in keys.items() if each.apart),
            last=tuple(key for key, each in keys.items() if each.last),
            reading=next((each.reading for each in bearing if each.reading), ""),
        )

    def _limits_of(self, hand: int, led: int, card: Card) -> tuple[Sequence[Limit], int]:
        """Return the limits on a card of a hand, and the cards of the hand that they limit."""
        same = hand & led
        if same >> card & 1:
            return self._follow, same
        return (self._discard_holding if same else self._discard if led else self._lead), hand

    def _is_bound(self, same: int) -> bool:
        """True if a hand with these cards of the suit led must follow it."""
        return self._must_follow and bool(same & ~self._loose)


def _keep_all(limits: Sequence[Limit], hand: int) -> int:
    for limit in limits:
        hand = limit.keep(hand)
    return hand


def _combined(limits: Sequence[Limit]) -> Keep | None:
    """Return the function that keeps what all these limits keep, or None if that is everything."""
    keep = kept_by([limit for limit in limits if not limit.within])
    return None if keep is everything else keep


def stages_of(limits: TableLimits) -> Stages:
    """Return every stage as `[phase][broken][covered]`, the last two being false or true."""
    no_yes = (False, True)
    return tuple(
        tuple(tuple(Stage(limits, phase, broken, covered) for covered in no_yes) for broken in no_yes)
        for phase in (LATER, FIRST, EARLY)
    )
