"""How the cards are dealt."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.cards import group_mask
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.schema.field_info import says, where
from hearts_spec.schema.word import Word


class FirstCard(Word):
    """Who is dealt the first card."""

    ELDEST = "eldest", "eldest hand, at the dealer's left"
    DEALER = "dealer", "the dealer"


class NextDealer(Word):
    """Who deals after this deal."""

    LEFT = "left", "the player on the dealer's left"
    RIGHT = "right", "the player on the dealer's right"
    SAME = "same", "the same dealer"
    TOOK_QUEEN = "took-queen", "the player who took the queen of spades"

    @property
    def hangs_on_queen(self) -> bool:
        """Say whether it depends on who took the queen of spades."""
        match self:
            case NextDealer.TOOK_QUEEN:
                return True
            case NextDealer.LEFT | NextDealer.RIGHT | NextDealer.SAME:
                return False
            case never:
                assert_never(never)


class LeftOver(Word):
    """What becomes of the cards that are left when each player has a hand."""

    NONE = "none", "no card is left over; the whole pack is dealt"
    STOCK = "stock", "the cards left over make a stock, from which the players draw, the winner of each trick first"
    STOCK_TO_FOLLOW = (
        "stock-to-follow",
        "the cards left over make a stock, from which a player who cannot follow suit draws one by one until he can",
    )
    WIDOW = "widow", "the cards left over make a widow, which goes with a trick"

    @property
    def is_widow(self) -> bool:
        """Say whether the cards left over go with a trick."""
        match self:
            case LeftOver.WIDOW:
                return True
            case LeftOver.NONE | LeftOver.STOCK | LeftOver.STOCK_TO_FOLLOW:
                return False
            case never:
                assert_never(never)

    @property
    def is_drawn_to_follow(self) -> bool:
        """Say whether a player who cannot follow suit draws of them until he can."""
        match self:
            case LeftOver.STOCK_TO_FOLLOW:
                return True
            case LeftOver.NONE | LeftOver.STOCK | LeftOver.WIDOW:
                return False
            case never:
                assert_never(never)

    @property
    def pile(self) -> str:
        """Give what the cards left over are called."""
        match self:
            case LeftOver.NONE:
                return "cards left over"
            case LeftOver.STOCK | LeftOver.STOCK_TO_FOLLOW:
                return "stock"
            case LeftOver.WIDOW:
                return "widow"
            case never:
                assert_never(never)


WITH_WIDOW = where(lambda rules: rules.deal.left_over.is_widow, "deal.left-over")
WITH_STOCK = where(lambda rules: rules.deal.left_over.is_drawn_to_follow, "deal.left-over")
_PACK = ("pack.without", "pack.packs", "table.players")
_HANDS = ("deal.hand", "pack.without", "table.players")


@dataclass(frozen=True, slots=True)
class DealRules:
    """How the cards are dealt."""

    hand: int = says("Cards to each", "Each player is dealt {} cards.", "The size of a hand.", least=1, most=52)
    at_a_time: int = says("Cards at a time", "Cards are dealt {} at a time.", silent=1, least=1, most=52)
    first: FirstCard = says("First card to", "The first card goes to {}.", silent=FirstCard.ELDEST)
    left_over: LeftOver = says(
        "Cards left over", "When each has a hand, {}.", "What becomes of the rest of the pack.", silent=LeftOver.NONE
    )
    next_dealer: NextDealer = says("Next dealer", "The next deal falls to {}.", silent=NextDealer.LEFT)

    def left(self, pack: PackRules, joker: JokerRules, players: int) -> int:
        """Give how many cards are left over from the hands of so many players; less than 0 where they are too few."""
        return joker.among(pack).bit_count() - self.hand * players

    def troubles(self, pack: PackRules, joker: JokerRules, players: int) -> Iterator[Conflict]:
        """Report a pack that does not come out even, leaves nothing over where something should be, or has no queen."""
        left, what = self.left(pack, joker, players), self.left_over
        size = self.hand * players + left
        if left < 0:
            message = f"{players} players at {self.hand} cards each need {-left} more than the {size} in the pack"
            yield Conflict("deal.hand", message, "change deal.hand or pack.without", _PACK)
        elif what is LeftOver.NONE and left:
            message = f"{size} cards do not deal out to {players} players at {self.hand} each: {left} left over"
            yield Conflict("deal.hand", message, "leave cards out with pack.without, or change deal.hand", _PACK)
        elif what is not LeftOver.NONE and not left:
            message = f"the whole pack is dealt to {players} players, so there is no {what.pile}"
            yield Conflict("deal.left-over", message, "say `left-over: none`, or change deal.hand", _HANDS)
        elif what is LeftOver.STOCK and left % players:
            message = f"{players} players cannot draw equally from a stock of {left} cards"
            yield Conflict("deal.left-over", message, "change deal.hand or pack.without", _HANDS)
        if self.next_dealer.hangs_on_queen and (queens := (joker.among(pack) & group_mask("QS")).bit_count()) != 1:
            some = "two queens of spades" if queens else "no queen of spades"
            message = f"the pack has {some}, by whose taker the next dealer is known"
            yield Conflict("deal.next-dealer", message, "say `left`", ("pack.without", "pack.packs"))
