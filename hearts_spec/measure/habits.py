"""Habits of play: each narrows the cards that a player considers, seeing only what that player may know.

A habit is made for a rule set and then called with the view, the cards still considered and those of the pack that lose
to the best card on the trick, as masks. It returns the cards that it keeps; none means that it has no opinion. Some
habits *decide*: of the cards that they keep the one with the highest number is played. The others only leave cards out.
A habit that can have no opinion under some rules is not made for them. Which player has which habits, and which advice
of the sources each follows, is data (`players.yml`).
"""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from hearts_spec.cards import Suit, group_mask
from hearts_spec.measure.view import RulesRead, View

Habit = Callable[[View, int, int], int]
Make = Callable[[RulesRead], Habit | None]
_SUITS = tuple(group_mask(suit.name) for suit in Suit)
LOSERS = 2  # tricks that a hand may lose and its holder still tries to take everything
_MANY = 3  # rounds of a suit after which discards are likely


class When(Enum):
    """The kinds of turn on which a habit can apply."""

    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"


class KnownHabit(NamedTuple):
    """A habit by its name: the turns it is for, whether it decides, how it is made for a rule set, and its advice."""

    when: When
    decides: bool
    make: Make
    says: str


HABITS: dict[str, KnownHabit] = {}


def habit(when: When, decides: bool = True) -> Callable[[Make], Make]:
    """Register a habit under the name of its function, with hyphens; readers see its docstring as advice."""

    def register(make: Make) -> Make:
        HABITS[make.__name__.replace("_", "-")] = KnownHabit(when, decides, make, make.__doc__ or "")
        return make

    return register


@habit(When.LEAD)
def lead_low(rules: RulesRead) -> Habit:
    """Lead the lowest card."""
    by_rank = rules.by_rank[::-1]

    def keep(view: View, cards: int, losing: int) -> int:
        for mask in by_rank:
            if low := cards & mask:
                return low
        return 0

    return keep


@habit(When.LEAD)
def lead_what_loses(rules: RulesRead) -> Habit:
    """Lead the card that most of the unseen cards of its suit beat, for the fewest that it beats."""

    def keep(view: View, cards: int, losing: int) -> int:
        unseen, best, kept = view.unseen, -1.0, 0
        for suit in _SUITS:
            held = rules.lowest(cards & suit)
            if not held:
                continue
            out = unseen & suit
            beaten = out & rules.under[suit][rules.power[held.bit_length() - 1]]
            share = 1 - beaten.bit_count() / out.bit_count() if out else -0.5
            if share > best:
                best, kept = share, held
        return kept

    return keep


@habit(When.LEAD, decides=False)
def leave_worn_suits(rules: RulesRead) -> Habit:
    """Do not lead a suit that has been led three times, unless every unseen card of it beats yours."""

    def keep(view: View, cards: int, losing: int) -> int:
        unseen = view.unseen
        for suit in _SUITS:
            low = rules.lowest(cards & suit)
            if low and view.times_led(suit) >= _MANY:
                beaten = unseen & suit & rules.under[suit][rules.power[low.bit_length() - 1]]
                if beaten or not unseen & suit:
                    cards &= ~suit
        return cards

    return keep


@habit(When.FOLLOW)
def play_under(rules: RulesRead) -> Habit:
    """Play under the best card of the trick, and part with what costs most, or else with the highest."""
    costliest, uneven = rules.costliest, rules.uneven

    def keep(view: View, cards: int, losing: int) -> int:
        under = cards & losing
        return costliest(under) if under & uneven else under

    return keep


@habit(When.FOLLOW)
def win_with_highest(rules: RulesRead) -> Habit:
    """If the trick must be won by the last to play, win it with the highest card that costs nothing."""

    def keep(view: View, cards: int, losing: int) -> int:
        if cards & losing or not view.is_last:
            return 0
        return rules.highest(cards & ~rules.costly or cards)

    return keep


@habit(When.FOLLOW)
def win_with_lowest(rules: RulesRead) -> Habit:
    """If the trick may have to be won and others play after you, play the lowest card."""

    def keep(view: View, cards: int, losing: int) -> int:
        return 0 if cards & losing else rules.lowest(cards & ~rules.costly or cards)

    return keep


@habit(When.FOLLOW)
def last_hand_high(rules: RulesRead) -> Habit:
    """As the last to play, take a trick that costs nothing with the highest card."""

    def keep(view: View, cards: int, losing: int) -> int:
        if not view.is_last or view.trick & rules.costly:
            return 0
        return rules.highest(cards & ~rules.costly)

    return keep


@habit(When.FOLLOW)
def first_round_high(rules: RulesRead) -> Habit:
    """On the first round of a suit that costs nothing, play high: all can probably still follow."""

    def keep(view: View, cards: int, losing: int) -> int:
        suit = view.led
        if view.is_last or suit & rules.costly or view.trick & rules.costly or view.times_led(suit):
            return 0
        return rules.highest(cards)

    return keep


@habit(When.FOLLOW)
def take_prize(rules: RulesRead) -> Habit | None:
    """As the last to play, win a trick that is worth more than it costs, with the highest card."""
    if not rules.prizes:
        return None

    def keep(view: View, cards: int, losing: int) -> int:
        if not view.is_last:
            return 0
        worth = -sum(rules.costs[card] for card in range(128) if view.trick >> card & 1)
        return rules.highest(cards & ~losing) if worth > 0 else 0

    return keep


@habit(When.DISCARD)
def discard_costliest(rules: RulesRead) -> Habit:
    """Discard the card that costs most, and of equal ones the highest."""
    by_cost = rules.by_cost

    def keep(view: View, cards: int, losing: int) -> int:
        for mask in by_cost:
            if worst := cards & mask:
                return worst
        return 0

    return keep


def _tries(rules: RulesRead, view: View) -> bool:
    """True if the player to move tries to take everything: nobody else has a part of it, and the hand is strong."""
    return not view.spoiled and rules.losers(view.hand, view.unseen) <= LOSERS


@habit(When.LEAD)
def lead_for_the_moon(rules: RulesRead) -> Habit:
    """If you can still take everything, lead cards that nobody can beat, the highest first."""

    def keep(view: View, cards: int, losing: int) -> int:
        if not _tries(rules, view):
            return 0
        unseen, sure = view.unseen, 0
        for suit in _SUITS:
            high = rules.highest(cards & suit)
            if high and not unseen & suit & ~rules.under[suit][rules.power[high.bit_length() - 1]]:
                sure |= high
        return rules.highest(sure)

    return keep


@habit(When.FOLLOW)
def follow_for_the_moon(rules: RulesRead) -> Habit:
    """If you can still take everything, win: as the last to play with the lowest card that does, or else high."""

    def keep(view: View, cards: int, losing: int) -> int:
        winning = cards & ~losing
        if not winning or not _tries(rules, view):
            return 0
        return rules.lowest(winning) if view.is_last else rules.highest(winning)

    return keep


@habit(When.DISCARD)
def discard_for_the_moon(rules: RulesRead) -> Habit:
    """If you can still take everything, discard the lowest card that costs nothing."""

    def keep(view: View, cards: int, losing: int) -> int:
        plain = cards & ~rules.costly
        return rules.lowest(plain) if plain and _tries(rules, view) else 0

    return keep


@habit(When.FOLLOW)
def stop_the_moon(rules: RulesRead) -> Habit:
    """If another player alone has taken a quarter of the points, win a trick that costs little, as high as you can."""
    little = rules.cost(rules.costly) / 4

    def keep(view: View, cards: int, losing: int) -> int:
        winning, costly = cards & ~losing, view.trick & rules.costly
        return rules.highest(winning) if winning and costly and rules.cost(costly) <= little and view.threat else 0

    return keep


@habit(When.DISCARD, decides=False)
def give_none_to_the_moon(rules: RulesRead) -> Habit:
    """If another player alone has taken a quarter of the points, keep the cards that cost."""

    def keep(view: View, cards: int, losing: int) -> int:
        plain = cards & ~rules.costly
        return plain if plain and plain != cards and view.threat else cards

    return keep


FOR_THE_MOON = frozenset(name for name in HABITS if name.endswith("-for-the-moon"))
