"""Selling the choice of the suit to be avoided: who bids, what they may bid, and who names the suit."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.cards import Suit, default_seats
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import eldest
from hearts_spec.engine.errors import IllegalBidError, IrregularStateError, Refusal, refuse
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.engine.settle.settlement import NOTHING_STANDS, Standing
from hearts_spec.schema.kinds import MOST


@dataclass(frozen=True, slots=True)
class Sale:
    """The result of an auction: the suit to be avoided, who named it, and the bids in chips by seat number.

    A bid of 0 is a pass; all are 0 if the choice was free. `buyer` is None if nobody had the choice.
    """

    suit: Suit
    buyer: int | None
    bids: tuple[int, ...]


def bidding_order(table: CompiledRules, dealer: int) -> Sequence[int]:
    """Return the seats in the order in which they bid."""
    return table.rules.auction.order.seats(dealer, table.seat_at[eldest(table.rules, dealer, table.players)])


class Auction:
    """The auction of one deal.

    Seats are numbers. `bids` holds chips by seat: 0 is a pass, and None means that the seat has not yet spoken. Call
    `why_not(amount)` before `bid(amount)`, and `why_not_name` before `name`. `free` is true if the choice is not sold
    in this deal because of a Jack; `buyer` is then the seat that had the choice in the last deal, and it names a suit
    again.
    """

    def __init__(
        self,
        table: CompiledRules,
        dealer: int = 0,
        seats: Sequence[str] = (),
        *,
        before: Standing = NOTHING_STANDS,
        buyer: int | None = None,
    ) -> None:
        """Open the auction of a deal; `before` is what is on the table, `buyer` the seat with the last choice.

        Raises IrregularStateError if the rule set has no auction.
        """
        rules = table.rules.auction
        if not rules.is_held:
            raise IrregularStateError(f"{table.playable.id} has no auction", table.playable.id, "bids")
        self.table = table
        self.rules = rules
        self.dealer = dealer
        self.seats = tuple(seats) or default_seats(table.players)
        self.order = bidding_order(table, dealer)
        self.bids: list[int | None] = [None] * table.players
        self.free = not is_sold(table, before)
        self.suit: Suit | None = None
        self._last_buyer = buyer

    @property
    def to_bid(self) -> int | None:
        """Return the seat that must bid next, or None if no bid is due."""
        return None if self.free else next((seat for seat in self.order if self.bids[seat] is None), None)

    @property
    def highest(self) -> int:
        """Return the highest bid so far, in chips; 0 if there is none."""
        return max(bid or 0 for bid in self.bids)

    @property
    def least(self) -> int:
        """Return the least that may be bid now, in chips; 0 if no bid can be higher."""
        least = self.highest + self.rules.least_raise
        return least if least <= MOST else 0

    @property
    def buyer(self) -> int | None:
        """Return the seat that has the choice of suit by the bids so far, or None."""
        if self.highest:
            return self.bids.index(self.highest)
        if self.free and self._last_buyer is not None:
            return self._last_buyer
        return self.dealer if self.to_bid is None and self.rules.unsold.is_dealers else None

    @property
    def to_name(self) -> int | None:
        """Return the seat that must name the suit, or None if bids are due, or the suit is named or is hearts."""
        return self.buyer if self.to_bid is None and self.suit is None else None

    @property
    def turn(self) -> int | None:
        """Return the seat that must bid or name the suit, or None."""
        return self.to_name if self.to_bid is None else self.to_bid

    @property
    def over(self) -> bool:
        """True if the suit to be avoided is known, so that the play may begin."""
        return self.turn is None

    def why_not(self, amount: int, seat: int | None = None) -> Refusal | None:
        """Return why a bid (0 for a pass) is illegal, or None if it is legal.

        `seat` is the bidder if not the seat whose turn it is.
        """
        turn = self.to_bid
        if self.free:
            return self._refuse("the choice of suit is not sold while a Jack stands", "auction.jack")
        if turn is None or (seat is not None and self.bids[seat] is not None):
            who = "everybody" if seat is None else self.seats[seat]
            return self._refuse(f"{who} has bid or passed, and nobody speaks twice", "auction.bids")
        if seat is not None and seat != turn:
            return self._refuse(
                f"it is for {self.seats[turn]} to bid, not for {self.seats[seat]}", "auction.bids", "auction.order"
            )
        if amount and not self.least:
            return self._refuse(f"no bid can go beyond the {self.highest} bid before it", "auction.least-raise")
        if amount and amount < self.least:
            beyond = f", to go beyond the {self.highest} bid before it" if self.highest else ""
            return self._refuse(f"a bid must be {self.least} or more{beyond}", "auction.least-raise")
        return None

    def bid(self, amount: int, seat: int | None = None) -> None:
        """Bid, or pass with 0, for the seat whose turn it is.

        Raises IllegalBidError with the reason if the bid is illegal.
        """
        refusal = self.why_not(amount, seat)
        speaker = self.to_bid if seat is None else seat
        if refusal:
            raise IllegalBidError(self._who(speaker), str(amount) if amount else "pass", refusal)
        assert speaker is not None
        self.bids[speaker] = amount

    def why_not_name(self, suit: Suit, seat: int | None = None) -> Refusal | None:
        """Return why a suit may not be named by this seat, or by the seat whose turn it is; None if it may."""
        if self.to_bid is not None:
            return self._refuse(f"the bidding is not over: it is for {self.seats[self.to_bid]} to bid", "auction.bids")
        if self.buyer is None:
            return self._refuse("nobody has the choice of suit, so hearts are avoided", "auction.unsold")
        if seat is not None and seat != self.buyer:
            key = "auction.jack" if self.free else "auction.bids"
            return self._refuse(f"the choice of suit is {self.seats[self.buyer]}'s", key)
        if self.suit is not None:
            return self._refuse(f"{self.suit.name.lower()} have been named", "auction.names")
        if suit is Suit.HEARTS and not self.rules.names.allows_hearts:
            return self._refuse("a suit must be named in place of hearts", "auction.names")
        return None

    def name(self, suit: Suit, seat: int | None = None) -> None:
        """Name the suit to be avoided.

        Raises IllegalBidError with the reason if it may not be named.
        """
        refusal = self.why_not_name(suit, seat)
        if refusal:
            raise IllegalBidError(self._who(self.buyer if seat is None else seat), suit.name.lower(), refusal)
        self.suit = suit

    def sale(self) -> Sale:
        """Return the result of the auction.

        Raises IrregularStateError if it is not over.
        """
        if not self.over:
            who = self._who(self.turn)
            what, key = ("name the suit", "suit") if self.to_bid is None else ("bid", "bids")
            raise IrregularStateError(f"the auction is not over: it is for {who} to {what}", who, key)
        return Sale(Suit.HEARTS if self.suit is None else self.suit, self.buyer, tuple(bid or 0 for bid in self.bids))

    def _refuse(self, reason: str, *keys: str) -> Refusal:
        return refuse(self.table.playable, reason, *keys)

    def _who(self, seat: int | None) -> str:
        return "" if seat is None else self.seats[seat]
