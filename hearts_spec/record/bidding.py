"""The auction of a deal, as a record tells it or as a player says what came of it."""

from collections.abc import Sequence

from hearts_spec.cards import Suit
from hearts_spec.engine import Auction, CompiledRules, IrregularStateError, Standing
from hearts_spec.engine.settle.bids import is_sold
from hearts_spec.record.deal_setup import dealer_needed
from hearts_spec.record.model import Record
from hearts_spec.record.transcript import SaleMade


def last_buyer(table: CompiledRules, standing: Standing, seats: Sequence[str], name: str) -> int | None:
    """Give the seat that has the choice of suit from the last deal, by its name; None where none is named.

    Raises IrregularStateError where the rule set has no auction, and where the choice is sold in this deal.
    """
    if not name:
        return None
    if not table.rules.auction.is_held:
        raise IrregularStateError(f"{table.playable.id} has no auction", name, "buyer")
    if is_sold(table, standing):
        message = "the choice of suit is sold in this deal, so nobody has it from the last"
        raise IrregularStateError(message, name, "buyer")
    return seats.index(name)


def auction_of(table: CompiledRules, record: Record, standing: Standing) -> Auction | None:
    """Hold the auction that a record tells of; None where the rule set has none.

    Raises IllegalBidError for what the rules forbid, IrregularStateError where the record tells of an auction that the
    rule set has not, of a choice that nobody can have kept, or of plays before the auction was over.
    """
    if not table.rules.auction.is_held:
        last_buyer(table, standing, record.seats, record.buyer)
        for key, value in (("bids", record.bids), ("suit", record.suit)):
            if value:
                raise IrregularStateError(f"{table.playable.id} has no auction", key, key)
        return None
    seats = record.seats
    dealer = dealer_needed(record, "who bids first")
    buyer = last_buyer(table, standing, seats, record.buyer)
    auction = Auction(table, dealer, seats, before=standing, buyer=buyer)
    bids = record.bids or {}
    for number in auction.order:
        if seats[number] in bids:
            auction.bid(bids[seats[number]], number)
    if record.suit:
        auction.name(Suit[record.suit.upper()])
    if record.plays and not auction.over:
        _ = auction.sale()
    return auction


def sale_made(auction: Auction | None) -> SaleMade | None:
    """Give an auction as a transcript shows it."""
    if auction is None:
        return None
    seats = auction.seats
    bids = {seats[number]: bid or None for number in auction.order if (bid := auction.bids[number]) is not None}
    buyer = None if auction.buyer is None else seats[auction.buyer]
    return SaleMade(bids, buyer, auction.sale().suit.name.lower() if auction.over else "")


def named_table(table: CompiledRules, standing: Standing, bids: Sequence[int], suit: Suit | None) -> CompiledRules:
    """Give the table of a deal that is told by its end alone: its bids by seat, and the suit that was named.

    Raises IrregularStateError for a suit that could not be named so, or that should be and is not.
    """
    auction = table.rules.auction
    if not auction.is_held:
        if any(bids) or suit is not None:
            raise IrregularStateError(f"{table.playable.id} has no auction", "bids" if any(bids) else "suit", "bids")
        return table
    named = any(bids) or not is_sold(table, standing) or auction.unsold.is_dealers
    if suit is None:
        if named:
            raise IrregularStateError("a suit was named, and it is not said which", "suit", "suit")
        return table
    name = suit.name.lower()
    if suit is Suit.HEARTS and named and not auction.names.allows_hearts:
        raise IrregularStateError("a suit must be named in place of hearts", name, "suit")
    if suit is not Suit.HEARTS and not named:
        raise IrregularStateError("nobody bid, so hearts are avoided", name, "bids")
    return table.avoiding(suit)
