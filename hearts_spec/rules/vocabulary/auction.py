"""Selling the choice of the suit to be avoided in place of hearts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.rules.vocabulary.settlement import KeptIn, SettlementRules
from hearts_spec.schema.field_info import Word, says, where
from hearts_spec.schema.kinds import MOST

# auction.bids: bidding


class Bidding(Word):
    """Whether the choice of the suit to be avoided is sold."""

    NONE = "none", "there is no bidding"
    ONE_EACH = "one-each", "each player in turn may bid once for the choice of suit, or pass"


_BIDS = says("Bidding", "Before the play {}.", default=Bidding.NONE, none="There is no bidding.")


# auction.order: order of bidding


class BiddingOrder(Word):
    """In what order the players bid."""

    DEALER_LAST = "dealer-last", "the player to the dealer's left bids first, and the dealer last"
    DEALER_SECOND = (
        "dealer-second",
        "the player to the dealer's left bids first, the dealer second, and then the others in turn",
    )

    def seats(self, dealer: int, in_turn: Sequence[int]) -> Sequence[int]:
        """Return the seats in the order in which they bid; `in_turn` is their order of play after the dealer."""
        match self:
            case BiddingOrder.DEALER_LAST:
                return in_turn
            case BiddingOrder.DEALER_SECOND:
                first, *others = in_turn
                return first, dealer, *(seat for seat in others if seat != dealer)


_ORDER = says("Order of bidding", "In the bidding {}.", default=BiddingOrder.DEALER_LAST, unsurveyed=True)


# auction.names: suit named


class SuitNamed(Word):
    """Which suits the buyer may name."""

    allows_hearts: bool  # True if hearts may be named.

    ANY_SUIT = "any-suit", "any suit, including hearts", {"allows_hearts": True}
    NOT_HEARTS = "not-hearts", "any suit but hearts"


_NAMES = says("Suit named", "The buyer then names {}.", default=SuitNamed.ANY_SUIT)


# auction.pays: who pays a bid


class BidPaidBy(Word):
    """Which bidders pay their bids into the pool."""

    is_by_all: bool  # True if all bidders pay, not only the highest.

    HIGHEST = "highest", "only the highest bidder pays their bid"
    EVERY_BIDDER = "every-bidder", "every bidder pays their own bid", {"is_by_all": True}


_PAYS = says("Bid paid by", "{} into the pool.", default=BidPaidBy.HIGHEST)


# auction.unsold: when all pass


class Unsold(Word):
    """What happens to a choice of suit that nobody buys."""

    is_dealers: bool  # True if the dealer gets the choice.

    HEARTS = "hearts", "hearts are avoided"
    DEALER_NAMES = "dealer-names", "the dealer names a suit and pays nothing", {"is_dealers": True}


_UNSOLD = says("When all pass", "If nobody bids, {}.", default=Unsold.HEARTS)


# auction.jack: who has the choice with a Jack on the table


class JackChoice(Word):
    """Who has the choice of suit while a Jack (a pool that nobody won) is on the table."""

    is_sold_if_divided: bool  # True if it is sold while the Jack is the remainder of a divided pool.
    is_sold_otherwise: bool  # True if it is sold while there is any other Jack.

    BUYER_AGAIN = "buyer-again", "is not sold, and the last buyer names a suit again and pays nothing"
    SOLD_AGAIN = "sold-again", "is sold again", {"is_sold_if_divided": True, "is_sold_otherwise": True}
    SOLD_IF_DIVIDED = (
        "sold-if-divided",
        "is sold again if the Jack is the remainder of a divided pool. "
        "Otherwise it is not sold, and the last buyer names a suit again and pays nothing",
        {"is_sold_if_divided": True},
    )

    def is_sold(self, *, divided: bool) -> bool:
        """True if the choice is sold while a Jack is on the table.

        `divided` is true for a Jack that is only the remainder of a divided pool.
        """
        return self.is_sold_if_divided if divided else self.is_sold_otherwise

    @property
    def hangs_on_division(self) -> bool:
        """True if it matters whether a Jack is only the remainder of a divided pool."""
        return self.is_sold_if_divided is not self.is_sold_otherwise


_JACK = says(
    "Choice with a Jack on the table",
    "While a Jack (a pool that nobody won) is on the table, the choice {}.",
    "Who names the suit in the deals after one that nobody won.",
    default=JackChoice.SOLD_AGAIN,
)


_MOST_RAISED = MOST // len(SEAT_NAMES)  # so that all can bid
SOLD = where(lambda rules: rules.auction.is_held, "auction.bids")


_LEAST_RAISE = says(
    "Least raise",
    "A bid must be at least {} chip(s) more than the bid before it. The first bid must be more than nothing.",
    default=1,
    least=1,
    most=_MOST_RAISED,
)


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """The auction for the choice of the suit that players avoid instead of hearts."""

    bids: Bidding = _BIDS
    order: BiddingOrder = _ORDER
    least_raise: int = _LEAST_RAISE
    names: SuitNamed = _NAMES
    pays: BidPaidBy = _PAYS
    unsold: Unsold = _UNSOLD
    jack: JackChoice = _JACK

    @property
    def is_held(self) -> bool:
        """True if the choice of suit is sold."""
        return self.bids is not Bidding.NONE

    def conflicts(self, settlement: SettlementRules) -> Iterator[Conflict]:
        """Yield conflicts: bids without a pool, and a rule for a Jack that cannot occur."""
        no_pool = settlement.kept_in is KeptIn.POINTS or not settlement.pool
        if self.is_held and no_pool:
            hint = "state settlement.pool, or bid nothing"
            or_else = ("settlement.kept-in", "settlement.pool")
            yield Conflict("auction.bids", "no-pool", "bids are paid into a pool, and there is none", hint, or_else)
        if self.jack.hangs_on_division and not settlement.odd_chip.starts_jack:
            hint = "say `buyer-again`, or let the odd chip start one, as settlement.odd-chip: starts-jack"
            message = "no Jack is the remainder of a divided pool"
            yield Conflict("auction.jack", "cannot-happen", message, hint, ("settlement.odd-chip",))
