"""The table as a record sets it up: the hands dealt, the cards left over, the pass and the auction."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_

from hearts_spec.cards import Card, Suit, bit_in, card_text, cards_text, mask_as_named
from hearts_spec.engine.auction import Auction
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import without_dealer as seats_without_dealer
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError
from hearts_spec.engine.passing import Passing
from hearts_spec.engine.play import Play, position
from hearts_spec.engine.settle.settle import is_sold
from hearts_spec.engine.settle.settlement import Standing
from hearts_spec.engine.stock_and_widow import check_hands
from hearts_spec.record.game_record import GameRecord
from hearts_spec.record.model import Record
from hearts_spec.record.transcript import SaleMade
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.rules.vocabulary.passing import PassTo


def dealt_hands(table: CompiledRules, record: Record) -> list[int]:
    """Return the hands in the record, as masks.

    Raises IrregularStateError if a seat has no hand, or a card is twice in one hand.
    """
    missing = [seat for seat in record.seats if seat not in record.hands]
    if missing:
        message = f"the record does not say what {missing[0]} holds"
        raise IrregularStateError(message, missing[0], "hands", "name every seat among the hands")
    used = 0
    hands = []
    for seat in record.seats:
        hand = _hand(seat, record.hands[seat], used, table.pack)
        used |= hand
        hands.append(hand)
    return hands


def shown_by(record: Record) -> dict[int, tuple[Card, ...]]:
    """Return the cards that were shown before the first lead, by seat number."""
    return {record.seats.index(seat): cards for seat, cards in record.shows.items()}


def seat_of(record: Record | GameRecord, name: str) -> int | None:
    """Return the number of a seat that the record names, or None if it names none."""
    return record.seats.index(name) if name else None


def left_over_cards(table: CompiledRules, record: Record, hands: Sequence[int]) -> list[Card]:
    """Return the stock or the widow in the record.

    Raises IrregularStateError for a pile that the rules do not have.
    """
    known = table.rules.deal.left_over
    for pile, cards in (("widow", record.widow), ("stock", record.stock)):
        if cards and pile != known.pile:
            raise IrregularStateError(f"'{table.playable.id}' has no {pile}", pile, pile)
    used = reduce(or_, hands)
    found = []
    for card in record.widow or record.stock:
        mask = _hand(known.pile, (card,), used, table.pack)
        used |= mask
        found.append(mask.bit_length() - 1)
    return found


def without_dealer(rules: Rules, record: Record) -> Record:
    """Return the record without the dealer, for a table at which the dealer takes no cards.

    One of the other players is then the dealer of the record. Raises IrregularStateError if the record does not name
    the dealer, if the dealer takes part, and for incidents, which are not supported at such a table.
    """
    seats = record.seats
    dealer = seats[dealer_needed(record, "who takes no cards")]
    parts = (record.hands, record.passes or {}, record.bids or {}, record.shows, {record.declares: True})
    if any(each.get(dealer) for each in parts):
        raise IrregularStateError(f"{dealer} deals, and takes no cards when {len(seats)} sit down", dealer, dealer)
    if record.incidents:
        message = "what goes wrong is not followed at a table at which the dealer takes no cards"
        raise IrregularStateError(message, "incidents", "incidents")
    dealt_to = seats_without_dealer(rules, seats, dealer)
    hands = {seat: cards for seat, cards in record.hands.items() if seat != dealer}
    return replace(record, seats=dealt_to.seats, dealer=dealt_to.seats[dealt_to.dealer], hands=hands)


def dealer_needed(record: Record, what: str) -> int:
    """Return the number of the seat that dealt; `what` depends on it.

    Raises IrregularStateError if the record does not name the dealer.
    """
    dealer = seat_of(record, record.dealer)
    if dealer is None:
        raise IrregularStateError(f"the record does not say who deals, which decides {what}", "dealer", "dealer")
    return dealer


def hands_played(table: CompiledRules, record: Record, hands: list[int]) -> list[int]:
    """Return the hands with which the play begins, after the pass."""
    if record.passes is None and record.returns is not None:
        raise IrregularStateError("the record says what is dealt back, but not what was passed", "passes", "passes")
    if record.passes is None and not record.way:
        return hands
    passing = pass_of(table.playable, record, hands)
    if record.passes is None:
        return hands
    check_hands(table, hands, record.seats)
    return _hands_after_pass(passing, record, record.passes)


def pass_of(playable: ConfiguredRules, record: Record, hands: list[int]) -> Passing:
    """Return the pass of a record before any cards are given.

    Raises IrregularStateError if it names a direction that the dealer may not name.
    """
    return Passing(playable, hands, record.deal, PassTo(record.way) if record.way else None)


def _hand(seat: str, cards: Sequence[Card], used: int, pack: int) -> int:
    """Return cards as a mask, each as the first unused copy. Cards that are not in the pack are found later."""
    hand = mask_as_named(cards)
    if hand.bit_count() == len(cards) and not hand & used:  # usual case: no card twice, and nobody else has one of them
        return hand
    hand = 0
    for card in cards:
        bit = bit_in(pack & ~used & ~hand, card) or 1 << card
        if hand & bit:
            raise IrregularStateError(f"{card_text(card)} appears twice in the hand of {seat}", card_text(card), seat)
        hand |= bit
    return hand


def _hands_after_pass(passing: Passing, record: Record, passes: Mapping[str, Sequence[Card]]) -> list[int]:
    passing.check_named()
    if not passes and not passing.needed:
        return passing.hands
    for number in passing.in_turn([passes.get(seat, ()) for seat in record.seats]):
        seat = record.seats[number]
        if seat not in passes:
            raise IrregularStateError(f"the record does not say what {seat} passes", seat, "passes")
        try:
            passing.give(number, passes[seat])
        except IrregularStateError as error:
            raise IrregularStateError(f"{seat}: {error}", error.token, "passes") from None
    if record.returns is not None:
        if missing := [seat for seat in record.seats if seat not in record.returns]:
            raise IrregularStateError(f"the record does not say what {missing[0]} is dealt back", missing[0], "returns")
        passing.deal_back([record.returns[seat] for seat in record.seats])
    return passing.finish()


def play_at_position(table: CompiledRules, record: Record, held: Sequence[int]) -> Play:
    """Return the play at the position of a record; `held` are the cards that each seat still holds, as masks.

    Raises IrregularStateError for what cannot be, and for a table at which cards lie aside or tricks are held over,
    because a position does not say where these are.
    """
    spot = record.position
    assert spot is not None
    for key in ("passes", "returns", "shows", "incidents"):
        if getattr(record, key):
            raise IrregularStateError(f"a record that begins at a `position` cannot have `{key}`", key, key)
    if table.some_lie_aside:
        message = f"a position does not say which cards lie aside, as they may in {table.playable.id}"
        raise IrregularStateError(message, "position", "position")
    leader, used = record.seats.index(spot.leader), reduce(or_, held)
    order = table.seat_at[leader]
    if len(spot.trick) >= table.players:
        message = f"a trick of {len(spot.trick)} cards is over when {table.players} play"
        raise IrregularStateError(message, cards_text(spot.trick), "position")
    hands, trick, taken = list(held), list[Card](), [0] * table.players
    for seat, card in zip(order, spot.trick, strict=False):
        mask = _out_of(table.pack & ~used, card)
        hands[seat], used = hands[seat] | mask, used | mask
        trick.append(mask.bit_length() - 1)
    for name, cards in spot.taken.items():
        for card in cards:
            mask = _out_of(table.pack & ~used, card)
            taken[record.seats.index(name)] |= mask
            used |= mask
    check_hands(table, hands, record.seats, right_sizes=False)
    sizes = [hand.bit_count() for hand in hands]
    if len(set(sizes)) > 1:
        seat = next(place for place, size in enumerate(sizes) if size != sizes[leader])
        message = f"{record.seats[seat]} has {sizes[seat]} cards for this trick and those to come, and {spot.leader}"
        raise IrregularStateError(f"{message} {sizes[leader]}", record.seats[seat], "hands")
    play = position(
        table,
        hands,
        leader,
        record.seats,
        first_trick=sizes[0] == table.rules.deal.hand,
        broken=spot.broken,
        taken=taken,
    )
    for card in trick:
        try:
            play.play(card)
        except IllegalPlayError as error:
            message = f"{error.seat} cannot have played {error.card}: {error.refusal.reason}"
            raise IrregularStateError(message, error.card, "position") from None
    return play


def _out_of(left: int, card: Card) -> int:
    mask = bit_in(left, card)
    if not mask:
        message = f"{card_text(card)} is named more often than it is in the pack"
        raise IrregularStateError(message, card_text(card), "position")
    return mask


def last_buyer(table: CompiledRules, standing: Standing, seats: Sequence[str], name: str) -> int | None:
    """Return the seat number of the named player, who has the choice of suit from the last deal; None for no name.

    Raises IrregularStateError if the rule set has no auction, or if the choice is sold in this deal.
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
    """Return the auction of a record; None if the rule set has none.

    Raises IllegalBidError for a bid or suit that the rules forbid. Raises IrregularStateError if the rule set has no
    auction and the record does, if nobody can have kept the choice, and for plays before the auction is over.
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
    """Return an auction in the form that a transcript shows; None for no auction."""
    if auction is None:
        return None
    seats = auction.seats
    bids = {seats[number]: bid or None for number in auction.order if (bid := auction.bids[number]) is not None}
    buyer = None if auction.buyer is None else seats[auction.buyer]
    return SaleMade(bids, buyer, auction.sale().suit.name.lower() if auction.over else "")
