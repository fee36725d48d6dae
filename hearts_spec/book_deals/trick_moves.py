"""Every trick that may be played from a position, as the rules and the evidence allow.

What a seat may play depends on the suit led, and where limits break on whether they are broken, but not on the cards of
the others; so each seat's cards are listed once for a suit, and tricks are put together from the lists.
"""

from typing import NamedTuple

from hearts_spec.book_deals.evidence_limits import TrickLimits
from hearts_spec.book_deals.search_state import Needs, Position, SearchState
from hearts_spec.book_deals.statements import EvidenceClaim, TrickStatement, holds_in
from hearts_spec.cards import Card, suit_of

# A card that may be played: the card, how many are as good as it, the card as a mask, and what it counts.
Option = tuple[Card, int, int, int]
# The first cards of a trick: for how many it stands, the cards, the same as a mask, what they count, whether hearts are
# broken, the card that wins so far, and its seat.
_PartialTrick = tuple[int, tuple[Card, ...], int, int, bool, Card, int]
_OF_WINNER = {EvidenceClaim.WON_BY: True, EvidenceClaim.NOT_WON_BY: False}


class TrickStep(NamedTuple):
    """A trick that may be played: how many true tricks it stands for, its cards in order, and the position after it."""

    ways: int
    cards: tuple[Card, ...]
    winner: int
    after: Position


def tricks_from(board: SearchState, number: int, position: Position) -> list[TrickStep]:
    """Give every trick, counted from 0, that may be played from a position."""
    return Tricks(board, number, position).steps()


class Tricks:
    """The tricks that may be played from one position."""

    __slots__ = (
        "_asked", "_options", "_paid", "board", "left", "limits", "number", "order", "playable", "position", "winners",
    )  # fmt: skip

    def __init__(self, board: SearchState, number: int, position: Position) -> None:
        self.board = board
        self.number = number
        self.position = position
        self.limits: TrickLimits = board.limits.tricks[number]
        self.order = board.table.seat_at[position[1]]
        self.playable = position[0] & ~self.limits.keep
        self.winners = self.limits.winners
        self.left = board.units(position[0])
        self._asked = bool(self.limits.checks or self.limits.some or self.limits.due)
        self._options: dict[tuple[int, int, bool], list[Option]] = {}
        self._paid: dict[tuple[int, int], Needs | None] = {}

    def steps(self) -> list[TrickStep]:
        """Give every trick."""
        found: list[TrickStep] = []
        if self.limits.leaders >> self.position[1] & 1:
            for suit in self.board.table.suits:
                if leads := [each for each in self.options(self.order[0], 0, self.position[2]) if each[2] & suit]:
                    self._of_suit(suit, leads, found)
        return found

    def options(self, seat: int, led: int, broken: bool) -> list[Option]:
        """Give the cards that a seat may lead (where `led` is 0) or play to a suit."""
        known = self._options.get((seat, led, broken))
        if known is None:
            known = self._options[seat, led, broken] = self._make_options(seat, led, broken)
        return known

    def _make_options(self, seat: int, led: int, broken: bool) -> list[Option]:
        board, rest, number = self.board, self.position[0], self.number
        may = self._may(seat, led, broken)
        value = board.value
        found = []
        for suit in board.table.suits:
            if may & suit:
                for card, alike in board.choices(number, rest & suit)[seat]:
                    if may >> card & 1:
                        found.append((card, alike, 1 << card, value[card]))
        return found

    def _may(self, seat: int, led: int, broken: bool) -> int:
        board, limits = self.board, self.limits
        hand = self.position[0] & board.hands[seat]
        may = board.table.stage(not self.number, broken, False).legal(hand, led)
        may &= self.playable & limits.only[seat]
        if not led:
            may &= limits.suits
        if limits.discarders >> seat & 1:
            may = may & ~led if led else 0
        return may

    def _of_suit(self, led: int, leads: list[Option], found: list[TrickStep]) -> None:
        """Put the tricks together that begin with one suit."""
        leader = self.order[0]
        if self.board.free and not self._can_be_won(led, leads):
            return
        begun: list[_PartialTrick] = [
            (alike, (card,), bit, units, self.broken(bit, led), card, leader) for card, alike, bit, units in leads
        ]
        for seat in self.order[1:]:
            begun = self._add_seat(begun, seat, led)
            if not begun:
                return
        self._close(begun, led, found)

    def _can_be_won(self, led: int, leads: list[Option]) -> bool:
        """Say whether one of the seats that may win can follow."""
        leader, broken = self.order[0], self.position[2]
        return bool(self.winners >> leader & 1 and leads) or any(
            self.winners >> seat & 1 and any(each[2] & led for each in self.options(seat, led, broken))
            for seat in self.order[1:]
        )

    def _add_seat(self, begun: list[_PartialTrick], seat: int, led: int) -> list[_PartialTrick]:
        """Add to the first cards of tricks every card that one more seat may play."""
        if not self.board.free:
            return [
                (ways * alike, (*cards, card), mask | bit, units + worth, broken or self.broken(bit, led), -1, -1)
                for ways, cards, mask, units, broken, _, _ in begun
                for card, alike, bit, worth in self.options(seat, led, broken)
            ]
        options = self.options(seat, led, self.position[2])
        if not options or not options[0][2] & led:
            return [
                (ways * alike, (*cards, card), mask | bit, units + worth, broken, best, winner)
                for ways, cards, mask, units, broken, best, winner in begun
                for card, alike, bit, worth in options
            ]
        return [
            (ways * alike, (*cards, card), mask | bit, units + worth, broken, card, seat)
            if card > best
            else (ways * alike, (*cards, card), mask | bit, units + worth, broken, best, winner)
            for ways, cards, mask, units, broken, best, winner in begun
            for card, alike, bit, worth in options
        ]

    def broken(self, cards: int, led: int) -> bool:
        """Say whether hearts are broken once some cards are played; where nothing hangs on it, not before the end."""
        return bool(self.position[2]) or self.board.table.breaks_hearts(cards, led)

    def _close(self, begun: list[_PartialTrick], led: int, found: list[TrickStep]) -> None:
        """Keep the finished tricks that fit."""
        board, winners, rest = self.board, self.winners, self.position[0]
        held = self.limits.held
        free, table = board.free, board.table
        for ways, cards, mask, units, broken, _, won_by in begun:
            winner = won_by if free else table.winner(self.order[0], cards)
            after = rest ^ mask
            if not winners >> winner & 1 or (held and not all(after & each for each in held)):
                continue
            following = self.finish(cards, winner, units, after, broken)
            if following is not None:
                found.append(TrickStep(ways, cards, winner, following))

    def fits(self, winner: int, after: int) -> bool:
        """Say whether evidence lets a trick stand with this leader, this winner and these cards left after it."""
        limits = self.limits
        led = limits.leaders >> self.position[1] & 1
        return bool(led and self.winners >> winner & 1) and all(after & each for each in limits.held)

    def finish(self, cards: tuple[Card, ...], winner: int, units: int, after: int, broken: bool) -> Position | None:
        """Give the position after a finished trick, or None where the trick contradicts evidence."""
        board, position = self.board, self.position
        needs = self._pay(winner, units, after) if units else position[3]
        if needs is None:
            return None
        bits = self._bits(cards, winner, units) if self._asked else position[4]
        if bits is None:
            return None
        table = board.table
        if board.free:
            broken = self.broken(position[0] ^ after, table.suits[suit_of(cards[0])])
        return (after, winner if table.winner_leads else table.next_seat[position[1]], broken, needs, bits)

    def _pay(self, winner: int, units: int, after: int) -> Needs | None:
        """Give what each seat must still take; tricks with the same cards that count share the work."""
        board, paid = self.board, self._paid
        key = (winner, after & board.counting)
        if key not in paid:
            paid[key] = board.pay(self.number, self.position[3], winner, units, after, self.left - units)
        return paid[key]

    def _bits(self, cards: tuple[Card, ...], winner: int, units: int) -> int | None:
        """Give the bits of what holds of one of several tricks, or None when the trick contradicts evidence."""
        limits, bits = self.limits, self.position[4]
        for each in limits.checks:
            if not self._holds(each, cards, winner, units):
                return None
        for bit, each in limits.some:
            if not bits & bit and self._holds(each, cards, winner, units):
                bits |= bit
        return None if limits.due & ~bits else bits

    def _holds(self, statement: TrickStatement, cards: tuple[Card, ...], winner: int, units: int) -> bool:
        wins = _OF_WINNER.get(statement.claim)
        if wins is not None:
            return (winner in statement.seats) is wins
        if statement.claim is EvidenceClaim.UNITS_ONLY_TO:
            return not units or winner in statement.seats
        trick = self.board.trick(self.number, self.position[1], winner, cards, self.position[0])
        return holds_in(statement, trick, self.board.table)
