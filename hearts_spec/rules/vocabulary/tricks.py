"""Winning tricks, with trumps and with twins: identical cards from two packs. Each rule stands together."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.cards import Card, Suit
from hearts_spec.schema.field_info import BY_SUIT_LED, Word, says, where

# trick.won-by: which card of the suit led wins


class TrickWonBy(Word):
    """Which card of the suit led wins."""

    is_lowest: bool  # True if the lowest card wins.

    HIGHEST = "highest", "the highest card of the suit led"
    LOWEST = "lowest", "the lowest card of the suit led", {"is_lowest": True}


_WON_BY = says("Trick won by", "A trick is won by {}.", cases=BY_SUIT_LED)


# trick.trumps: the suit that beats the suit led


class Trumps(Word):
    """The trump suit, if any."""

    suit: Suit | None  # The trump suit, or None if there is none, or none before a card is turned up.
    is_turned: bool  # True if a card that is turned up decides.

    NONE = "none", "no suit", {"suit": None}
    CLUBS = "clubs", "clubs", {"suit": Suit.CLUBS}
    DIAMONDS = "diamonds", "diamonds", {"suit": Suit.DIAMONDS}
    SPADES = "spades", "spades", {"suit": Suit.SPADES}
    HEARTS = "hearts", "hearts", {"suit": Suit.HEARTS}
    TURNED = "turned", "the suit of the top card of the widow, which is turned up,", {"suit": None, "is_turned": True}


_TRUMPS = says(
    "Trumps", "{} are trumps.", default=Trumps.NONE,
    apart={
        Trumps.NONE: "There are no trumps.",
        Trumps.TURNED: "The top card of the widow is turned up, and its suit is trumps.",
    },
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The card that wins a trick."""

    won_by: TrickWonBy = _WON_BY
    trumps: Trumps = _TRUMPS


WITH_TWINS = where(lambda rules: rules.pack.packs > 1, "pack.packs")

# twins.on-trick: what happens when identical cards are played to one trick


class TwinsOnTrick(Word):
    """What happens when two identical cards are played to one trick."""

    cancels: bool  # True if identical cards on one trick cancel each other.

    COUNT = "count", "both keep their rank, and the first played beats the second"
    CANCEL = (
        "cancel",
        "cancel each other. Neither can win the trick, which is held over if no other card can win it",
        {"cancels": True},
    )


_ON_TRICK = says("Twins on one trick", "Identical cards on one trick {}.", default=TwinsOnTrick.COUNT)
_CANCELLED = where(lambda rules: rules.twins.on_trick.cancels, "twins.on-trick")

# twins.lead-after: who leads after a trick that no card can win


class UnwonLead(Word):
    """Who leads after a trick that no card can win."""

    is_same_leader: bool  # True if the same player leads again.

    SAME_LEADER = "same-leader", "the player who led to it", {"is_same_leader": True}
    LEFT_OF_LEADER = "left-of-leader", "the player to that player's left"


_LEAD_AFTER = says(
    "Lead after a trick held over", "After a trick held over, the next is led by {}.", default=UnwonLead.SAME_LEADER,
    only=[_CANCELLED],
)  # fmt: skip


# twins.last-trick: who takes the last trick if no card can win it


class UnwonLast(Word):
    """Who takes the last trick if no card can win it."""

    LEADER = "leader", "the player who led to it"
    HIGHEST_PAIR = "highest-pair", "the player who played the second card of its highest pair"

    def place(self, cards: Sequence[Card], power: Sequence[int]) -> int:
        """Return the place in the trick of its taker's card; `power` is that of each card to win the trick."""
        match self:
            case UnwonLast.LEADER:
                return 0
            case UnwonLast.HIGHEST_PAIR:
                return max(range(len(cards)), key=lambda place: (power[cards[place]], place))


_LAST_TRICK = says(
    "A last trick that nobody can win", "If nobody can win the last trick, it goes to {}.",
    "There is no next trick to hold it for.",
    default=UnwonLast.LEADER, only=[_CANCELLED],
)  # fmt: skip


# twins.opener: who leads to the first trick if two players hold the lowest club


class TwinOpener(Word):
    """Who leads to the first trick if two players hold the lowest club."""

    NEAREST_LEFT = "nearest-left", "the one who plays sooner after the dealer"
    ELDEST = "eldest", "the player after the dealer, whatever that hand holds"

    def of(self, holders: Sequence[int], eldest: int) -> int:
        """Return which of two holders leads, the sooner after the dealer first, or eldest hand instead of either."""
        match self:
            case TwinOpener.NEAREST_LEFT:
                return holders[0]
            case TwinOpener.ELDEST:
                return eldest


_TWO_OPENERS = where(
    lambda rules: rules.lead.opener.is_by_club and rules.pack.has_two_lowest_clubs,
    "lead.opener", "pack.packs", "pack.without",
)  # fmt: skip
_OPENER = says(
    "Two lowest clubs", "If two players hold the lowest club, the first trick is led by {}.",
    default=TwinOpener.NEAREST_LEFT, unsurveyed=True, only=[_TWO_OPENERS],
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TwinRules:
    """Identical cards, where there is more than one pack."""

    on_trick: TwinsOnTrick = _ON_TRICK
    lead_after: UnwonLead = _LEAD_AFTER
    last_trick: UnwonLast = _LAST_TRICK
    opener: TwinOpener = _OPENER
