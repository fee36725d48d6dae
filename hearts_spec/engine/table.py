"""A rule set made ready for play: everything that depends on the rules alone, worked out once as masks and tables."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from hearts_spec.cards import Suit, group_mask
from hearts_spec.engine.joker import beside_of, cover_of, joker_limits, loose_of
from hearts_spec.engine.limits import (
    CLUBS,
    HEARTS,
    QUEEN,
    Keep,
    Limit,
    follow_limits,
    groups_mask,
    lead_limits,
    lowest_by,
    throw_limits,
)
from hearts_spec.engine.packs import pack_mask, step
from hearts_spec.engine.winning import last_taker_of, winning_of
from hearts_spec.rules.model import Rules
from hearts_spec.rules.ruleset import Playable
from hearts_spec.rules.sections.deal import LeftOver
from hearts_spec.rules.sections.follow import FollowSuit
from hearts_spec.rules.sections.hearts import BrokenWhen
from hearts_spec.rules.sections.joker import JokerObliges
from hearts_spec.rules.sections.lead import NextLead
from hearts_spec.rules.sections.twins import TwinsOnTrick, UnwonLead


@dataclass(frozen=True, slots=True)
class Stage:
    """The limits that hold at one stage of a deal, as the functions that apply them.

    `beside` are the cards that may be thrown even by a player who can follow suit.
    """

    lead: tuple[Keep, ...]
    follow: tuple[Keep, ...]
    throw: tuple[Keep, ...]
    throw_holding: tuple[Keep, ...]
    beside: int


class Table:
    """A rule set compiled for one number of players, and for the suit to be avoided where that is not hearts.

    `seat_at[leader][place]` is the seat that plays at a place in a trick, and `winning(trick, followed)` the card that
    wins it, given its cards in order and a mask of those that followed the suit led. `lays_aside` says whether cards
    may lie beside the hands, as a widow, a stock, or a trick that nobody can win, or a trick be won otherwise than by
    its winning card. `cover` are the cards under which alone the joker may be thrown, `loose` those that need not
    follow suit when a hand holds no others of it.
    """

    __slots__ = (
        "avoided", "breaks", "breaks_any", "cover", "follow_limits", "holds_over", "last_taker", "lays_aside",
        "lead_limits", "loose", "lowest", "must_follow", "next_seat", "pack", "playable", "players", "rules",
        "scoring", "seat_at", "stages", "suits", "throw_limits", "total", "unwon_lead", "value_masks",
        "winner_leads", "winning",
    )  # fmt: skip

    def __init__(self, playable: Playable, avoided: Suit = Suit.HEARTS) -> None:
        rules = avoiding(playable.rules, avoided)
        self.avoided = avoided
        self.playable = playable
        self.rules = rules
        self.players = playable.players
        self.pack = pack_mask(rules)
        self.next_seat = tuple((seat + step(rules)) % self.players for seat in range(self.players))
        self.seat_at = tuple(_round(self.next_seat, leader) for leader in range(self.players))
        self.suits = tuple(group_mask(suit.name) for suit in Suit)
        self.winning = winning_of(rules)
        self.last_taker = last_taker_of(rules)
        self.value_masks = _value_masks(rules, self.pack)
        self.total = self.units(self.pack)
        self.lowest = lowest_by(rules.pack.ace)
        self.must_follow = rules.follow.suit is FollowSuit.REQUIRED
        self.lead_limits = lead_limits(rules, avoided)
        self.follow_limits = (*joker_limits(rules), *follow_limits(rules))
        self.scoring = sum(mask for value, mask in self.value_masks if value > 0)
        self.throw_limits = (*joker_limits(rules), *throw_limits(rules, self.scoring, avoided))
        self.cover, self.loose = cover_of(rules), loose_of(rules)
        self.stages = tuple(self._stage(*each) for each in product((False, True), repeat=3))
        self.breaks = groups_mask(rules.hearts.broken_by)
        self.breaks_any = rules.hearts.broken_when is BrokenWhen.PLAYED
        self.holds_over = rules.twins.on_trick is TwinsOnTrick.CANCEL
        obliges = rules.joker.obliges is not JokerObliges.NOBODY
        self.lays_aside = self.holds_over or obliges or rules.deal.left_over is not LeftOver.NONE
        same_leader = rules.twins.lead_after is UnwonLead.SAME_LEADER
        self.unwon_lead = tuple(range(self.players)) if same_leader else self.next_seat
        self.winner_leads = rules.lead.next is NextLead.WINNER

    def leader_after(self, leader: int, winner: int) -> int:
        """Give the seat that leads next; the winner is below 0 where nobody could win."""
        if winner < 0:
            return self.unwon_lead[leader]
        return winner if self.winner_leads else self.next_seat[leader]

    def avoiding(self, suit: Suit) -> "Table":
        """Give the same table where this suit is to be avoided in place of hearts."""
        return self if suit is self.avoided else Table(self.playable, suit)

    def stage(self, first: bool, broken: bool, covered: bool) -> Stage:
        """Give the limits that hold on the first trick, once hearts are broken, and where the joker is covered."""
        return self.stages[first * 4 + broken * 2 + covered]

    def _stage(self, first: bool, broken: bool, covered: bool) -> Stage:
        def keeps(limits: Sequence[Limit]) -> tuple[Keep, ...]:
            return tuple(limit.keep for limit in limits if limit.holds(first, broken, covered))

        holding = [limit for limit in self.throw_limits if not limit.void_only]
        return Stage(
            keeps(self.lead_limits), keeps(self.follow_limits), keeps(self.throw_limits), keeps(holding),
            beside_of(self.rules, covered),
        )  # fmt: skip

    def units(self, cards: int) -> int:
        """Count what captured cards are worth, in the units of the rule set (hearts, spots or points)."""
        total = 0
        for value, mask in self.value_masks:
            total += value * (cards & mask).bit_count()
        return total


@lru_cache(maxsize=2048)
def table_of(playable: Playable) -> Table:
    """Give the table of a rule set, made once; a table never changes."""
    return Table(playable)


def avoiding(rules: Rules, suit: Suit) -> Rules:
    """Give rules in which what is said of hearts, their values and their limits, is said of another suit."""
    if suit is Suit.HEARTS:
        return rules

    def moved(group: str) -> str:
        if group == "hearts":
            return suit.name.lower()
        return group[:-1] + suit.name[0] if group.endswith("H") else group

    def all_moved(groups: Sequence[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(moved, groups)))

    kept = {group: value for group, value in rules.values.items() if moved(group) == group}
    values = {moved(group): value for group, value in rules.values.items() if moved(group) != group}
    return replace(
        rules,
        values={**kept, **values},
        slam=replace(rules.slam, needs=all_moved(rules.slam.needs)),
        first_trick=replace(rules.first_trick, barred=all_moved(rules.first_trick.barred)),
        hearts=replace(rules.hearts, broken_by=all_moved(rules.hearts.broken_by)),
    )


def _round(next_seat: Sequence[int], leader: int) -> tuple[int, ...]:
    """Give the seats in the order in which they play to a trick."""
    seats = [leader]
    while len(seats) < len(next_seat):
        seats.append(next_seat[seats[-1]])
    return tuple(seats)


def _value_masks(rules: Rules, pack: int) -> tuple[tuple[int, int], ...]:
    """Give the cards of each value; what is said of a card comes before what is said of its suit."""
    masks: dict[int, int] = {}
    said = 0
    for name, value in sorted(rules.values.items(), key=lambda item: item[0].islower()):
        cards = group_mask(name) & pack & ~said
        said |= cards
        if value and cards:
            masks[value] = masks.get(value, 0) | cards
    return tuple(masks.items())


__all__ = ["CLUBS", "HEARTS", "QUEEN", "Stage", "Table", "groups_mask", "table_of"]
