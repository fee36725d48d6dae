"""A rule set made ready for play: everything that depends on the rules alone, worked out once as masks and tables."""

from collections.abc import Sequence

from hearts_spec.cards import Suit, group_mask, parse_card
from hearts_spec.engine.packs import pack_mask, step
from hearts_spec.rules.model import Rules
from hearts_spec.rules.ruleset import Playable
from hearts_spec.rules.words import (
    AcePlace,
    BrokenWhen,
    FirstTrickFollow,
    FollowSuit,
    HeartsAndQueen,
    NextLead,
    OnlyHearts,
    QueenThrown,
    TrickWonBy,
    VoidThrows,
    WhenBroken,
)

QUEEN = 1 << parse_card("QS")
HEARTS = group_mask("hearts")
CLUBS = group_mask("clubs")
_ACE = 13
_SIZE = 128
_TRUMP = 100


def groups_mask(groups: Sequence[str]) -> int:
    """Give the cards that any of these suits and cards stand for."""
    mask = 0
    for group in groups:
        mask |= group_mask(group)
    return mask


class Table:
    """A rule set compiled for one number of players."""

    __slots__ = (
        "barred_first", "breaks", "breaks_any", "either", "first_chance", "follow_lowest_first", "lead_waits",
        "lowest_heart", "must_follow", "next_seat", "pack", "playable", "players", "power", "queen_waits", "rules",
        "scoring_thrown", "suits", "total", "value_masks", "winner_leads",
    )  # fmt: skip

    def __init__(self, playable: Playable) -> None:
        rules = playable.rules
        self.playable = playable
        self.rules = rules
        self.players = playable.players
        self.pack = pack_mask(rules)
        self.next_seat = tuple((seat + step(rules)) % self.players for seat in range(self.players))
        self.suits = tuple(group_mask(suit.name) for suit in Suit)
        self.power = tuple(_power(rules, led) for led in Suit)
        self.value_masks = _value_masks(rules, self.pack)
        self.total = self.units(self.pack)
        self.must_follow = rules.follow.suit is FollowSuit.REQUIRED
        self.follow_lowest_first = rules.first_trick.follow is FirstTrickFollow.LOWEST
        self.barred_first = groups_mask(rules.first_trick.barred)
        self.lead_waits = (HEARTS if rules.hearts.led is WhenBroken.ONCE_BROKEN else 0) | (
            QUEEN if rules.queen.led is WhenBroken.ONCE_BROKEN else 0
        )
        self.breaks = groups_mask(rules.hearts.broken_by)
        self.breaks_any = rules.hearts.broken_when is BrokenWhen.PLAYED
        self.either = rules.hearts.with_queen is HeartsAndQueen.EITHER
        self.lowest_heart = rules.hearts.only_hearts is OnlyHearts.LOWEST_HEART
        self.queen_waits = rules.queen.thrown is QueenThrown.ONCE_BROKEN
        self.first_chance = rules.queen.thrown is QueenThrown.FIRST_CHANCE
        scoring = sum(mask for value, mask in self.value_masks if value > 0)
        self.scoring_thrown = scoring if rules.follow.void is VoidThrows.SCORING_CARD else 0
        self.winner_leads = rules.lead.next is NextLead.WINNER

    def units(self, cards: int) -> int:
        """Count what captured cards are worth, in the units of the rule set (hearts, spots or points)."""
        total = 0
        for value, mask in self.value_masks:
            total += value * (cards & mask).bit_count()
        return total


def _power(rules: Rules, led: Suit) -> tuple[int, ...]:
    """Give each card's power to win a trick in which a suit is led; -1 for none."""
    low_ace = rules.pack.ace is AcePlace.LOW
    lowest_wins = rules.trick.won_by is TrickWonBy.LOWEST
    trumps = rules.trick.trumps.name
    table = []
    for card in range(_SIZE):
        suit = Suit(card >> 4 & 3)
        place = 0 if low_ace and card & 15 == _ACE else (card & 15) + 1
        rank = 16 - place if lowest_wins else place
        table.append(rank + _TRUMP if suit.name == trumps else rank if suit is led else -1)
    return tuple(table)


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
