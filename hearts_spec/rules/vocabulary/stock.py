"""The stock, drawn from to follow suit, and the widow, which goes with a trick. Each rule stands together."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.cards import groups_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.limits import Reason, refused_by
from hearts_spec.rules.vocabulary.deal import DealRules, LeftOver
from hearts_spec.rules.vocabulary.following import FollowRules
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.values import Values
from hearts_spec.schema.field_info import Word, says, where

# stock.gone: what a player does when the stock is empty


class StockGone(Word):
    """What a player does who cannot follow suit when the stock is empty."""

    discards: bool  # True if the player discards a card.

    DISCARDS = "throws", "discards a card of another suit", {"discards": True}
    PASSES = "passes", "plays no card to the trick"


_GONE = says(
    "When the stock is empty",
    "If the stock is empty, a player who cannot follow suit {}.",
    default=StockGone.DISCARDS,
)


# stock.lead: who leads instead of a player without cards


class LeadLapsed(Word):
    """Who leads instead of a player who has no cards."""

    NEXT = "next", "the next player in turn who has cards"
    LEADER = "leader", "the player who led the trick, or the next player in turn who has cards"

    def first(self, *, following: int, leader: int) -> int:
        """Return the first seat that may lead: the one to whom the lead falls, or the one who led before."""
        match self:
            case LeadLapsed.NEXT:
                return following
            case LeadLapsed.LEADER:
                return leader


_LEAD = says(
    "A lead without cards",
    "If the player to lead has no cards left, the lead goes to {}.",
    default=LeadLapsed.NEXT,
)


# stock.left, hand: who takes what is left


class LeftTo(Word):
    """Who takes the cards left when the play is over."""

    is_last_holder: bool  # True if it is the last player with cards.

    LAST_HOLDER = "last-holder", "the last player with cards in hand", {"is_last_holder": True}
    LAST_TRICK = "last-trick", "the winner of the last trick"


_LEFT = says(
    "What is left of the stock",
    "Play ends when at most one player has cards. The rest of the stock goes to {}.",
    default=LeftTo.LAST_HOLDER,
)
_HAND = says(
    "What is left in hand",
    "Cards then left in a hand count as taken by {}.",
    "Who takes the cards that a player still holds when the others have none.",
    default=LeftTo.LAST_HOLDER,
)


@dataclass(frozen=True, slots=True)
class StockRules:
    """A stock from which players who cannot follow suit draw."""

    gone: StockGone = _GONE
    lead: LeadLapsed = _LEAD
    left: LeftTo = _LEFT
    hand: LeftTo = _HAND

    def conflicts(self, deal: DealRules, follow: FollowRules) -> Iterator[Conflict]:
        """Yield a conflict for a stock from which nobody ever has to draw."""
        if deal.left_over.is_drawn_to_follow and not follow.suit.binds:
            message = "suit need not be followed, so nobody has to draw to follow it"
            hint = "say `stock`, or state follow.suit: required"
            yield Conflict("deal.left-over", "left-over-unused", message, hint, ("follow.suit",))


# widow.taken-by, awaits: who takes the widow


class WidowTakenBy(Word):
    """The trick that takes the widow."""

    FIRST_TRICK = "first-trick", "the winner of the first trick"
    LAST_TRICK = "last-trick", "the winner of the last trick"
    FIRST_POINT_TRICK = "first-point-trick", "the winner of the first trick with a penalty card in it"


_TAKEN_BY = says(
    "The widow is taken by",
    "The widow is taken by {}.",
    default=WidowTakenBy.FIRST_TRICK,
)


# widow.look: looking at the widow


class WidowLook(Word):
    """Who may look at the widow once it is taken."""

    TAKER = "taker", "only the player who took it"
    EVERYONE = "everyone", "every player"
    NOBODY = "nobody", "nobody until the deal is over"

    def why_not(self, *, is_taker: bool) -> Reason | None:
        """Return why a player may not look at the widow that was taken, or None if they may."""
        match self:
            case WidowLook.EVERYONE:
                return None
            case WidowLook.TAKER:
                return None if is_taker else refused_by("widow.look")
            case WidowLook.NOBODY:
                return refused_by("widow.look")


_LOOK = says(
    "Looking at the widow",
    "Once the widow is taken, {} may look at it.",
    default=WidowLook.TAKER,
    apart={WidowLook.NOBODY: "Nobody may look at the widow until the deal is over."},
)


_AWAITS = says(
    "Cards that take the widow",
    "Only these cards take the widow with their trick: {}.",
    "Suits or cards; none if any scoring card takes it.",
    default=(),
    none="Any scoring card takes the widow.",
    unsurveyed=True,
    only=[where(lambda rules: rules.widow.taken_by is WidowTakenBy.FIRST_POINT_TRICK, "widow.taken-by")],
)


@dataclass(frozen=True, slots=True)
class WidowRules:
    """Cards left over from the deal that the winner of a trick takes."""

    taken_by: WidowTakenBy = _TAKEN_BY
    awaits: tuple[str, ...] = _AWAITS
    look: WidowLook = _LOOK

    def goes_with(self, values: Values, cards: int, *, is_last: bool) -> bool:
        """True if a widow not yet taken goes with these cards, a mask; `is_last` means that they are the last trick."""
        match self.taken_by:
            case WidowTakenBy.FIRST_TRICK:
                return True
            case WidowTakenBy.LAST_TRICK:
                return is_last
            case WidowTakenBy.FIRST_POINT_TRICK:
                return bool(self.taking(values, cards))

    def taking(self, values: Values, cards: int) -> int:
        """Return the cards of a mask that take the widow with their trick, if the first such trick takes it."""
        return groups_mask(self.awaits) & cards if self.awaits else values.scoring(cards)

    def conflicts(
        self, deal: DealRules, pack: PackRules, joker: JokerRules, values: Values, players: int
    ) -> Iterator[Conflict]:
        """Yield a conflict if the widow may hold every card that takes it, so that no trick would take it."""
        left = deal.left(pack, joker, players)
        if deal.left_over is not LeftOver.WIDOW or self.taken_by is not WidowTakenBy.FIRST_POINT_TRICK or left <= 0:
            return
        if self.taking(values, joker.among(pack)).bit_count() <= left:
            what = "card that takes it" if self.awaits else "scoring card"
            message = f"a widow of {left} cards can hold every {what}, and then no trick would take it"
            hint = "say `taken-by: first-trick`, or change deal.hand"
            yield Conflict("widow.taken-by", "left-over-unused", message, hint, ("deal.hand",))
