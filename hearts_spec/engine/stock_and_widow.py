"""Cards beside the hands and tricks of a deal: a stock, a widow, tricks held over, second cards to the first trick."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import NamedTuple

from hearts_spec.cards import Card, cards_in, cards_text, mask_as_named, mask_of
from hearts_spec.engine.compiled_rules import NOBODY, CompiledRules
from hearts_spec.engine.errors import IrregularStateError, Refusal, refuse
from hearts_spec.engine.trick_winner import NO_CARD


def check_hands(table: CompiledRules, hands: Sequence[int], seats: Sequence[str], right_sizes: bool = True) -> None:
    """Check that hands can be a deal of this pack, each of the right size unless `right_sizes` is false.

    Raises IrregularStateError for a card held twice, a card not in the pack, or a hand of the wrong size.
    """
    if len(hands) != table.players:
        raise IrregularStateError(f"expected {table.players} hands, found {len(hands)}", str(len(hands)), "hands")
    size = table.rules.deal.hand
    sizes = (size, size + 1) if table.two_to_first else (size,)
    seen = 0
    for seat, hand in zip(seats, hands, strict=True):
        if twice := seen & hand:
            token = cards_text(cards_in(twice))
            raise IrregularStateError(f"{token} is in more than one hand", token, seat)
        if strange := hand & ~table.pack:
            token = cards_text(cards_in(strange))
            left_out = all(1 << card & table.pack == 0 and card < 64 for card in cards_in(strange))
            why = "is not in the pack" if left_out else "is there more often than the pack holds it"
            raise IrregularStateError(f"{token} {why} for {table.players} players", token, seat)
        seen |= hand
        if right_sizes and hand.bit_count() not in sizes:
            wanted = " or ".join(map(str, sizes))
            raise IrregularStateError(f"{seat} holds {hand.bit_count()} cards, not {wanted}", seat, seat)
    if right_sizes and table.two_to_first and (missing := table.pack & ~seen):
        token = cards_text(cards_in(missing))
        raise IrregularStateError(f"{token} is in no hand, and the whole pack is dealt", token, "hands")


def check_left_over(table: CompiledRules, hands: Sequence[int], rest: Sequence[Card]) -> tuple[Card, ...]:
    """Check the cards left over from a deal of these hands, and return them; a widow need not be given.

    Raises IrregularStateError for cards that were not left over, and for a stock, or a widow whose top card shows
    trumps, whose order is not known.
    """
    left = table.pack & ~reduce(or_, hands)
    what = table.rules.deal.left_over.pile
    is_turned = table.rules.trick.trumps.is_turned and left.bit_count() > 1
    is_ordered = table.rules.deal.left_over.has_order(is_turned=is_turned)
    if is_ordered and not rest:
        message = f"the order of the {what} of {left.bit_count()} cards is not known"
        raise IrregularStateError(message, what, what)
    if not rest:
        return tuple(cards_in(left))
    wrong = mask_of(rest) & ~left
    if wrong:
        token = cards_text(cards_in(wrong))
        raise IrregularStateError(f"{token} cannot be in the {what}, being in a hand or not in the pack", token, what)
    if len(rest) != left.bit_count():
        message = f"the {what} holds {len(rest)} cards, not {left.bit_count()}"
        raise IrregularStateError(message, str(len(rest)), what)
    return tuple(rest)


_NOT_YET = -1


class FullTrick(NamedTuple):
    """A complete trick: its number, counted from 0, its leader, and its cards in order.

    `mask` has these cards and second cards, as a mask.
    """

    number: int
    leader: int
    cards: Sequence[Card]
    mask: int


class Draw(NamedTuple):
    """Cards drawn to follow suit: the number of the play they were drawn for, counted from 0, the seat, the cards."""

    place: int
    seat: int
    cards: tuple[Card, ...]


class Second(NamedTuple):
    """A second card to the first trick: the number of first cards played before it, the seat, the card."""

    place: int
    seat: int
    card: Card


class Leftovers(NamedTuple):
    """Cards left when the play was over: a hand and the stock, as masks; whose hand it was, and who takes each."""

    holder: int
    hand: int
    hand_to: int
    stock: int
    stock_to: int


@dataclass(slots=True)
class SideCards:
    """Cards that are in no hand, and tricks that are not won by their strongest card.

    `stock` keeps its order from the top and includes the cards already drawn. `widow` is a mask, and `widow_at` the
    number of the trick that took it, or -1. `held` are the cards of tricks that no card could win; they go to the
    winner of the next trick, and `held_by` records them under its number. `obliged` are the cards that a joker obliges
    to win, by the number of the trick. `left` is what was left when the play was over, or None. `seconds` are second
    cards that were played to the first trick.
    """

    table: CompiledRules
    stock: tuple[Card, ...] = ()
    widow: int = 0
    widow_at: int = _NOT_YET
    held: int = 0
    held_by: dict[int, int] = field(default_factory=dict)
    obliged: dict[int, Card] = field(default_factory=dict)
    left: Leftovers | None = None
    seconds: tuple[Second, ...] = ()

    def copy(self) -> "SideCards":
        """Return an independent copy."""
        return replace(self, held_by=self.held_by.copy(), obliged=self.obliged.copy())

    def stock_left(self, tricks: int) -> tuple[Card, ...]:
        """Return what is left of the stock after this many finished tricks."""
        return self.stock[tricks * self.table.players :]

    def award(self, trick: FullTrick, best: Card, hands: list[int], taken: list[int]) -> int:
        """Award a trick to its winner, with the cards that go with it, or hold it over; then all draw from the stock.

        `best` is the winning card, or NO_CARD. Returns the winner, or NOBODY.
        """
        winner = self._winner(trick, self.obliged.get(trick.number, best), hands)
        if winner == NOBODY:
            self.held |= trick.mask
        else:
            taken[winner] |= trick.mask | self._won_with(trick, hands)
        for seat, card in self.drawn(trick.number, trick.leader, winner):
            hands[seat] |= 1 << card
        return winner

    def take_back(self, trick: FullTrick, winner: int, hands: list[int], taken: list[int]) -> None:
        """Undo the award of a trick."""
        for seat, card in self.drawn(trick.number, trick.leader, winner):
            hands[seat] ^= 1 << card
        if winner == NOBODY:
            self.held ^= trick.mask
            return
        self.held = self.held_by.pop(trick.number, 0)
        taken[winner] ^= trick.mask | self.held
        if self.widow_at == trick.number:
            self.widow_at = _NOT_YET
            taken[winner] ^= self.widow

    def drawn(self, number: int, leader: int, winner: int) -> list[tuple[int, Card]]:
        """Return the cards drawn after a trick, each with the seat that draws it, the winner first."""
        seats = self.table.seat_at[leader if winner == NOBODY else winner]
        start = number * len(seats)
        return list(zip(seats, self.stock[start : start + len(seats)], strict=False))

    def drawn_to(self, number: int) -> list[tuple[int, Card]]:
        """Return the cards drawn to follow suit in a trick, counted from 0, each with the seat that drew it."""
        return []

    def takes_part(self, seat: int, place: int, led: int, hands: list[int]) -> bool:
        """True if a seat can play a card to the suit `led`; it draws first if it must.

        `place` is the number of the play, counted from 0 in the deal.
        """
        return True

    def plays_again(self, seat: int, hands: Sequence[int]) -> bool:
        """True if a seat that has just played to the first trick plays to it again: it still has a whole hand."""
        return self.table.two_to_first and hands[seat].bit_count() == self.table.rules.deal.hand

    def in_order(self, number: int, leader: int, cards: Sequence[Card]) -> list[tuple[int, Card]]:
        """Return the seats and all the cards of a trick, counted from 0, in the order played."""
        laid = list(zip(self.table.seat_at[leader], cards, strict=False))
        for each in () if number else reversed(self.seconds):
            laid.insert(each.place, (each.seat, each.card))
        return laid

    def put_back(self, place: int, hands: list[int]) -> None:
        """Put back the cards drawn for plays after this one."""

    def lead(self, leader: int, falls_to: int, hands: Sequence[int]) -> int:
        """Return the seat that leads if the lead falls to one that may have no cards; `leader` led before."""
        return falls_to

    def cut_short(self, seat: int) -> int:
        """End the play early: return the undrawn stock, as a mask, which goes to this seat."""
        return 0

    def _winner(self, trick: FullTrick, best: Card, hands: Sequence[int]) -> int:
        order = self.table.seat_at[trick.leader]
        if best != NO_CARD:
            return next(seat for seat, card in self.in_order(trick.number, trick.leader, trick.cards) if card == best)
        return order[self.table.last_taker(trick.cards)] if self._is_last(trick, hands) else NOBODY

    def _is_last(self, trick: FullTrick, hands: Sequence[int]) -> bool:
        """True if no trick follows this one."""
        return not any(hands) and not self.drawn(trick.number, trick.leader, NOBODY)

    def _won_with(self, trick: FullTrick, hands: Sequence[int]) -> int:
        """Return, and record, the cards that the winner takes with the trick: those held over, and the widow."""
        held, self.held = self.held, 0
        if held:
            self.held_by[trick.number] = held
        if not self.widow or self.widow_at != _NOT_YET:
            return held
        rules, last = self.table.rules, self._is_last(trick, hands)
        if not rules.widow.goes_with(rules.values, trick.mask | held, is_last=last):
            return held
        self.widow_at = trick.number
        return held | self.widow


@dataclass(slots=True)
class DrawnToFollow(SideCards):
    """A stock from which a player draws who cannot follow suit, so that some run out of cards before others.

    `draws` are in the order in which they were made.
    """

    draws: tuple[Draw, ...] = ()

    def stock_left(self, tricks: int) -> tuple[Card, ...]:
        return () if self.left else self._undrawn()

    def _undrawn(self) -> tuple[Card, ...]:
        return self.stock[sum(len(each.cards) for each in self.draws) :]

    def drawn(self, number: int, leader: int, winner: int) -> list[tuple[int, Card]]:
        return []

    def drawn_to(self, number: int) -> list[tuple[int, Card]]:
        players = self.table.players
        return [(each.seat, card) for each in self.draws if each.place // players == number for card in each.cards]

    def takes_part(self, seat: int, place: int, led: int, hands: list[int]) -> bool:
        if not hands[seat]:
            return False
        if not hands[seat] & led and (cards := self._until(led)):
            self.draws = (*self.draws, Draw(place, seat, cards))
            hands[seat] |= mask_of(cards)
        return bool(hands[seat] & led) or self.table.rules.stock.gone.discards

    def _until(self, led: int) -> tuple[Card, ...]:
        """Return the cards of the stock down to the first of the suit led, or all of them."""
        left = self._undrawn()
        found = next((place for place, card in enumerate(left, 1) if led >> card & 1), len(left))
        return left[:found]

    def put_back(self, place: int, hands: list[int]) -> None:
        while self.draws and self.draws[-1].place > place:
            hands[self.draws[-1].seat] ^= mask_as_named(self.draws[-1].cards)
            self.draws = self.draws[:-1]

    def lead(self, leader: int, falls_to: int, hands: Sequence[int]) -> int:
        if hands[falls_to]:
            return falls_to
        first = self.table.rules.stock.lead.first(following=falls_to, leader=leader)
        return next((seat for seat in self.table.seat_at[first] if hands[seat]), first)

    def _is_last(self, trick: FullTrick, hands: Sequence[int]) -> bool:
        return sum(map(bool, hands)) < 2

    def award(self, trick: FullTrick, best: Card, hands: list[int], taken: list[int]) -> int:
        winner = SideCards.award(self, trick, best, hands, taken)
        if self._is_last(trick, hands):
            holder = next((seat for seat, hand in enumerate(hands) if hand), self._last_to_play(trick))
            law = self.table.rules.stock
            hand_to = holder if law.hand.is_last_holder else winner
            stock_to = holder if law.left.is_last_holder else winner
            self.left = Leftovers(holder, hands[holder], hand_to, mask_as_named(self._undrawn()), stock_to)
            self._move_left(hands, taken)
        return winner

    def cut_short(self, seat: int) -> int:
        if self.left is not None:
            return 0
        undrawn = mask_as_named(self._undrawn())
        self.left = Leftovers(seat, 0, seat, undrawn, seat)
        return undrawn

    def _last_to_play(self, trick: FullTrick) -> int:
        order = self.table.seat_at[trick.leader]
        return [seat for seat, card in zip(order, trick.cards, strict=True) if card != NO_CARD][-1]

    def _move_left(self, hands: list[int], taken: list[int]) -> None:
        """Move what is left from the hand and the stock to those who take it or, if it is already moved, back."""
        if self.left is not None:
            hands[self.left.holder] ^= self.left.hand
            taken[self.left.hand_to] ^= self.left.hand
            taken[self.left.stock_to] ^= self.left.stock

    def take_back(self, trick: FullTrick, winner: int, hands: list[int], taken: list[int]) -> None:
        self._move_left(hands, taken)
        self.left = None
        SideCards.take_back(self, trick, winner, hands, taken)


def side_cards_of(table: CompiledRules, rest: Sequence[Card]) -> SideCards | None:
    """Return the side cards of a deal, or None if this table never has any; `rest` is what was left over."""
    left_over = table.rules.deal.left_over
    if left_over.is_widow:
        return SideCards(table, widow=mask_of(rest))
    if left_over.is_drawn_to_follow:
        return DrawnToFollow(table, stock=tuple(rest))
    if left_over.leaves_cards:
        return SideCards(table, stock=tuple(rest))
    return SideCards(table) if table.has_side_cards else None


def why_not_look(table: CompiledRules, taker: int | None, seat: int) -> Refusal | None:
    """Return why a seat may not look at the widow that `taker` took, or None if it may."""
    if taker is None:
        return refuse(table.playable, "nobody has taken the widow yet", "widow.taken-by")
    refused = table.rules.widow.look.why_not(is_taker=seat == taker)
    return table.refusal(refused) if refused else None
