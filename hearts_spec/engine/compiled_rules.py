"""A rule set made ready for play: whatever depends on the rules alone is computed once, as bit masks and tables."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from hearts_spec.cards import Card, Suit, group_mask, groups_mask, suit_of
from hearts_spec.engine.dealing import pack_mask
from hearts_spec.engine.errors import Refusal, refuse_for
from hearts_spec.engine.legality import Stage, TableLimits, stages_of
from hearts_spec.engine.trick_winner import (
    NO_CARD,
    joker_makes_trumps,
    last_taker_of,
    powers_of,
    winning_of,
)
from hearts_spec.rules.facts import NOBODY as NOBODY
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.limits import EARLY, FIRST, LATER, Reason, lowest_by
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.slam import Slam, SlamBy, SlamTricks
from hearts_spec.rules.vocabulary.tricks import Trumps
from hearts_spec.rules.vocabulary.values import Values

_SUITS = tuple(group_mask(suit.name) for suit in Suit)
_SUIT_WHEN_LED = tuple(_SUITS[suit_of(card)] for card in range(128))


class SlamSought(NamedTuple):
    """A slam that can be made: the key that states it, its rule, the cards it needs (a mask), and who may make it.

    Each tuple of `makers` is one seat, or the seats of one side.
    """

    key: str
    law: Slam
    needs: int
    makers: tuple[tuple[int, ...], ...]

    def may_make(self, declared: int | None) -> Sequence[tuple[int, ...]]:
        """Return the sets of seats that may make it; a declared slam only with the seat that declared it."""
        return self.makers if self.law.declared is None else [seats for seats in self.makers if declared in seats]


class CompiledRules:
    """A rule set compiled for one number of players, for the suit to be avoided if that is not hearts, and for the
    trumps of a deal if a card is turned up.

    `seat_at[leader][place]` is the seat that plays at this place of a trick. `suit_when_led[card]` is the mask of the
    suit of the card. `powers[card][other]` is the power of `other` to win a trick in which `card` is led.
    `winning(cards)` returns the card that wins a trick. `may_turn[broken][card]` is true if the card may begin another
    stage, make the next player draw, or be followed by a second of the same player. `slams` are in the order in which
    they are checked.

    `some_lie_aside` is true if some cards may be in no hand (a widow, a stock, or a trick that no card can win), or if
    a trick may be won by a card other than its strongest; `two_to_first` if some players play two cards to the first
    trick; `has_side_cards` if one of these is. `plain` is true if none is and the winner of a trick leads to the next.
    `draws_to_follow` is true if a player who cannot follow suit draws until they can.

    `takers` are the keys of what one player takes, if a rule depends on who took it. `has_bonus` is true if anything
    scores besides the cards.

    These are masks of cards: `cover`, one of which must be on the trick before the joker may be discarded; `loose`,
    which need not follow suit if the hand has no others of the suit; `valued`, with a value other than 0; `doubling`,
    which double the value of others; `goes_under`, which must be played under a higher card.
    """

    __slots__ = (
        "_limits", "_waiting", "avoided", "breaks", "breaks_on_suit", "cover", "doubling", "draws_to_follow",
        "goes_under", "has_bonus", "has_side_cards", "holds_over", "last_taker", "loose", "lowest", "may_turn",
        "next_seat", "pack", "plain", "playable", "players", "powers", "rules", "scoring", "seat_at", "slams",
        "some_lie_aside", "stages", "suit_when_led", "suits", "takers", "total", "trumps", "two_to_first", "unwon_lead",
        "value_masks", "valued", "winner_leads", "winning",
    )  # fmt: skip

    def __init__(self, playable: ConfiguredRules, avoided: Suit = Suit.HEARTS, trumps: Trumps | None = None) -> None:
        rules = avoiding(playable.rules, avoided)
        if trumps is not None:
            rules = replace(rules, trick=replace(rules.trick, trumps=trumps))
        self.avoided = avoided
        self.trumps = trumps
        self.playable = playable
        self.rules = rules
        self.players = playable.players
        self.pack = pack_mask(rules)
        step, seats = rules.table.turn.step, range(self.players)
        self.next_seat = tuple((seat + step) % self.players for seat in seats)
        self.seat_at = tuple(tuple((leader + step * place) % self.players for place in seats) for leader in seats)
        self.suits = _SUITS
        self.suit_when_led = _SUIT_WHEN_LED
        self.powers = powers_of(rules)
        self.winning = winning_of(rules)
        self.last_taker = last_taker_of(rules)
        self.value_masks = _value_masks(rules, self.pack)
        self.total = self.units(self.pack)
        self.valued = sum(mask for _, mask in self.value_masks)
        self.scoring = sum(mask for value, mask in self.value_masks if rules.game.sign * value > 0)
        self.doubling = groups_mask(rules.doubling.cards) & self.pack
        self.slams = tuple(_slams(rules, self.players, self.pack, self.valued))
        self.has_bonus, by_slam = rules.bonus.any, rules.slam.takers
        self.takers = tuple(key for key in TAKERS if rules.bonus.for_taking(key) or key in by_slam)
        self.lowest = lowest_by(rules.pack.ace)
        self._limits = TableLimits(rules, self.scoring, avoided)
        self.stages = stages_of(self._limits)
        self._waiting: dict[tuple[int, bool, bool, int, int], Stage] = {}
        self.cover, self.loose = rules.joker.cover, rules.joker.loose
        self.breaks, self.breaks_on_suit = rules.hearts.breaking()
        self.draws_to_follow = rules.deal.left_over.is_drawn_to_follow
        self.two_to_first = rules.deal.left_over.is_dealt_on
        self.goes_under = groups_mask(rules.follow.under) & self.pack
        any_card = self.pack if self.draws_to_follow or self.two_to_first or self.goes_under else 0
        self.may_turn = _flags(self.breaks | self.breaks_on_suit | self.cover | any_card), _flags(self.cover | any_card)
        self.holds_over = rules.twins.on_trick.cancels
        joker_decides = rules.joker.obliges.is_possible or joker_makes_trumps(rules)
        self.some_lie_aside = self.holds_over or joker_decides or rules.deal.left_over.leaves_cards
        self.has_side_cards = self.some_lie_aside or self.two_to_first
        self.unwon_lead = tuple(seats) if rules.twins.lead_after.is_same_leader else self.next_seat
        self.winner_leads = rules.lead.next.is_winner
        self.plain = self.winner_leads and not self.has_side_cards

    def __reduce__(self) -> tuple[type["CompiledRules"], tuple[ConfiguredRules, Suit, Trumps | None]]:
        """Copy and pickle by compiling again, because functions cannot be pickled."""
        return CompiledRules, (self.playable, self.avoided, self.trumps)

    def winner(self, leader: int, cards: Sequence[Card]) -> int:
        """Return the seat that wins a trick, given its cards in order; NOBODY if no card can win."""
        best = self.winning(cards)
        return NOBODY if best == NO_CARD else self.seat_at[leader][cards.index(best)]

    def leader_after(self, leader: int, winner: int) -> int:
        """Return the seat that leads next; `winner` is NOBODY if no card could win."""
        if winner == NOBODY:
            return self.unwon_lead[leader]
        return winner if self.winner_leads else self.next_seat[leader]

    def avoiding(self, suit: Suit) -> "CompiledRules":
        """Return the compiled rules with this suit to be avoided instead of hearts."""
        return self if suit is self.avoided else CompiledRules(self.playable, suit, self.trumps)

    def turning(self, widow: Sequence[Card]) -> "CompiledRules":
        """Return the compiled rules with the trumps that the top card of the widow shows, if a card is turned up."""
        if not self.rules.trick.trumps.is_turned:
            return self
        trumps = Trumps(suit_of(widow[0]).name.lower()) if widow else Trumps.NONE
        return _with_trumps(self.playable, self.avoided, trumps)

    def phase(self, number: int) -> int:
        """Return the phase of a trick, counted from 0."""
        return LATER if number >= self.rules.first_trick.barred_for else EARLY if number else FIRST

    def stage(self, phase: int, broken: bool, covered: bool, waiting: int = 0, under: int = 0) -> Stage:
        """Return the stage: the phase of the deal, hearts unbroken or broken, the joker covered or not.

        `waiting` are the shown cards that must wait, and `under` those that must go under the best card of the trick,
        as masks; a stage with such cards is made when first needed.
        """
        if not (waiting or under):
            return self.stages[phase][broken][covered]
        key = phase, broken, covered, waiting, under
        if key not in self._waiting:
            self._waiting[key] = Stage(self._limits, *key)
        return self._waiting[key]

    def refusal(self, reason: Reason) -> Refusal:
        """Return the refusal for a reason, about the suit that is avoided at this table."""
        return refuse_for(self.playable, reason, self.avoided.name.lower())

    def breaks_hearts(self, cards: int, led: int) -> bool:
        """True if these cards, a mask, break hearts when played to a lead of the suit `led`, a mask."""
        return bool(cards & (self.breaks_on_suit & led | self.breaks & ~led))

    def units(self, cards: int) -> int:
        """Return the value of captured cards, in the units of the rule set (hearts, spots or points)."""
        total = 0
        for value, mask in self.value_masks:
            total += value * (cards & mask).bit_count()
        return total


@lru_cache(maxsize=256)
def _with_trumps(playable: ConfiguredRules, avoided: Suit, trumps: Trumps) -> CompiledRules:
    return CompiledRules(playable, avoided, trumps)


@lru_cache(maxsize=2048)
def table_of(playable: ConfiguredRules) -> CompiledRules:
    """Return the compiled rules of a rule set, compiled once; they never change."""
    return CompiledRules(playable)


def avoiding(rules: Rules, suit: Suit) -> Rules:
    """Return the rules with another suit in place of hearts in every rule about hearts (values and limits)."""
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
        values=Values({**kept, **values}),
        slam=replace(rules.slam, needs=all_moved(rules.slam.needs)),
        follow=replace(rules.follow, forced=all_moved(rules.follow.forced), under=all_moved(rules.follow.under)),
        first_trick=replace(rules.first_trick, barred=all_moved(rules.first_trick.barred)),
        widow=replace(rules.widow, awaits=all_moved(rules.widow.awaits)),
        hearts=replace(
            rules.hearts,
            broken_by=all_moved(rules.hearts.broken_by),
            broken_however=all_moved(rules.hearts.broken_however),
        ),
    )


def _slams(rules: Rules, players: int, pack: int, valued: int) -> Iterator[SlamSought]:
    """Yield the slams that can be made; one that needs every trick also needs all cards that count."""
    for key, law in rules.slams.items():
        needs, makers = groups_mask(law.needs) & pack, _makers(rules, law.by, players)
        match law.tricks:
            case SlamTricks.ANY:
                if needs:
                    yield SlamSought(key, law, needs, makers)
            case SlamTricks.ALL:
                yield SlamSought(key, law, needs | valued, makers)
            case SlamTricks.FIRST_AND_LAST:
                yield SlamSought(key, law, needs, makers)


def _makers(rules: Rules, by: SlamBy, players: int) -> tuple[tuple[int, ...], ...]:
    match by:
        case SlamBy.PLAYER | SlamBy.ALONE:
            return tuple((seat,) for seat in range(players))
        case SlamBy.SIDE:
            return rules.table.sides(players)


@lru_cache(maxsize=512)
def _flags(cards: int) -> tuple[bool, ...]:
    """Return for each card number whether the mask has it; indexing a tuple is faster than testing a mask."""
    return tuple(bool(cards >> card & 1) for card in range(128))


def _value_masks(rules: Rules, pack: int) -> tuple[tuple[int, int], ...]:
    """Return the cards of each value; the value of a single card overrides the value of its suit."""
    masks: dict[int, int] = {}
    said = 0
    for name, value in sorted(rules.values.items(), key=lambda item: item[0].islower()):
        cards = group_mask(name) & pack & ~said
        said |= cards
        if value and cards:
            masks[value] = masks.get(value, 0) | cards
    return tuple(masks.items())
