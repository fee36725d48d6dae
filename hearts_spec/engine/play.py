"""The play of one deal: what may be played, why not, and who wins the tricks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import assert_never

from hearts_spec.cards import JOKER, Card, Suit, card_text, copy_in, default_seats, numbered_seat, suit_of
from hearts_spec.engine.aside import Aside, Trick, aside_of, why_not_look
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, Refusal, refuse
from hearts_spec.engine.hands import check_hands, check_left_over
from hearts_spec.engine.joker import can_oblige, obliged_by, why_not_oblige
from hearts_spec.engine.packs import eldest
from hearts_spec.engine.table import CLUBS, NOBODY, Table
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.sections.lead import Opener

_BIT = (*(1 << card for card in range(128)), 0)  # a card as a mask; the last entry, which NO_CARD finds, is no card


@dataclass(frozen=True, slots=True)
class TrickResult:
    """A finished trick: seats are numbers, cards stand in the order played, beginning with the leader's.

    The winner is None when no card could win it, and it was held over for the winner of the next. A player who played
    no card to it has NO_CARD in his place.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int | None


class Play:
    """One deal in play. Hands and captured cards are masks, seats are numbers counted clockwise.

    `legal()` gives the cards the player to move may play, as a mask; `why_not(card)` says which rule forbids one.
    `play(card)` checks, `put(card)` trusts the caller to have taken the card from `legal()`; `undo()` takes back the
    last card, and `copy()` gives a play that goes its own way.
    """

    __slots__ = (
        "_ahead", "_broken", "_broken_at", "_counted", "_done", "_later", "_may_turn", "_power", "_powers", "_stage",
        "_suit", "_taken", "aside", "hands", "leader", "seats", "table", "to_move", "trick",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        hands: Sequence[int],
        dealer: int | str = 0,
        seats: Sequence[str] = (),
        buyer: int | str | None = None,
        rest: Sequence[Card] = (),
        right_sizes: bool = True,
    ) -> None:
        """Begin the play of a deal; `buyer` is the seat that bought the choice of suit, where one did.

        `rest` are the cards left over: the stock from the top, or a widow. Without `right_sizes` the hands may have
        wrong numbers of cards. Seats may be given by name.

        Raises IrregularStateError when a hand has the wrong size, a card is held twice or not in the pack, or other
        cards are left over than those named; NotationError for a seat that is not at the table.
        """
        self.table = table
        self.seats = tuple(seats) or default_seats(table.players)
        self.hands = list(hands)
        check_hands(table, self.hands, self.seats, right_sizes)
        self.aside = aside_of(table, check_left_over(table, self.hands, rest)) if table.lays_aside or rest else None
        self.leader = self._opener(
            numbered_seat(self.seats, dealer), None if buyer is None else numbered_seat(self.seats, buyer)
        )
        self.to_move = self.leader
        self.trick: list[Card] = []
        self._taken = [0] * table.players
        self._counted = 0  # how many of the finished tricks are in `_taken`
        self._done: list[tuple[int, Sequence[Card], int]] = []
        self._suit = 0  # the cards of the suit led; 0 when somebody is to lead
        self._powers = table.powers[0]  # the power of each card to win the trick under way
        self._power = -1  # the greatest on the trick so far
        self._ahead = NOBODY  # and whose it is
        self._later = False
        self._broken = False
        self._broken_at = 0  # how many cards had been played when hearts were broken
        self._enter_stage()

    def _opener(self, dealer: int, buyer: int | None) -> int:
        """Give the seat that leads to the first trick; of equal lowest clubs, the first in the order of play leads."""
        table = self.table
        first = eldest(table.rules, dealer, table.players)
        match table.rules.lead.opener:
            case Opener.ELDEST:
                return first
            case Opener.DEALER:
                return dealer
            case Opener.BUYER:
                return first if buyer is None else buyer
            case Opener.LOWEST_CLUB:
                lowest = table.lowest(CLUBS & reduce(or_, self.hands))
                return next((seat for seat in table.seat_at[first] if self.hands[seat] & lowest), first)
            case never:
                assert_never(never)

    def _enter_stage(self) -> None:
        """Take up the stage the deal has reached: the first trick is over, hearts are broken, or the joker covered."""
        self._stage = self.table.stage(not (self._later or self._done), self._broken, self.covered)
        self._may_turn = self.table.may_turn[self._broken]

    @property
    def over(self) -> bool:
        """Say whether every card has been played."""
        return not any(self.hands)

    @property
    def first_trick(self) -> bool:
        """Whether the first trick is not yet complete; set it before the first card to begin later in a deal."""
        return not (self._later or self._done)

    @first_trick.setter
    def first_trick(self, first: bool) -> None:
        self._later = not first
        self._enter_stage()

    @property
    def broken(self) -> bool:
        """Whether hearts are broken; set it before the first card to begin later in a deal."""
        return self._broken

    @broken.setter
    def broken(self, broken: bool) -> None:
        self._broken = broken
        self._enter_stage()

    @property
    def covered(self) -> bool:
        """Whether a heart lies on the trick under which the joker may be thrown."""
        return bool(self.table.cover) and any(_BIT[card] & self.table.cover for card in self.trick)

    @property
    def played(self) -> int:
        """Count the cards played."""
        return len(self._done) * self.table.players + len(self.trick)

    @property
    def tricks(self) -> list[TrickResult]:
        """Give the finished tricks."""
        return [
            TrickResult(leader, tuple(cards), None if winner == NOBODY else winner)
            for leader, cards, winner in self._done
        ]

    @property
    def taken(self) -> list[int]:
        """The cards each seat has captured, as masks; tricks are added to them when they are asked for."""
        taken, done = self._taken, self._done
        while self._counted < len(done):
            _, cards, winner = done[self._counted]
            taken[winner] |= _mask(cards)
            self._counted += 1
        return taken

    def legal(self) -> int:
        """Give the cards that the player to move may play, as a mask; 0 when the deal is over."""
        hand = self.hands[self.to_move]
        suit = self._suit
        stage = self._stage
        if suit and (same := hand & suit):
            return same if stage.binds else stage.legal(hand, suit)
        return hand if stage.free else stage.legal(hand, suit)

    def held_copy(self, card: Card) -> Card:
        """Give the copy of a card that the player to move holds; a card he does not hold, as it is."""
        found = copy_in(self.hands[self.to_move], card)
        return found.bit_length() - 1 if found else card

    def why_not(self, card: Card) -> Refusal | None:
        """Say why the player to move may not play a card, or None when he may."""
        refused = self._stage.why_not(self.hands[self.to_move], self._suit, card)
        return refuse(self.table.playable, refused[0], *refused[1]) if refused else None

    def play(self, card: Card, obliging: bool = False) -> None:
        """Play a card for the player to move; with `obliging`, the joker, which obliges a high heart to win the trick.

        Raises IllegalPlayError, which says why, when he may not play it so; IrregularStateError when the deal is over.
        """
        if not self.legal() >> card & 1 or obliging:
            self._refuse(card, obliging)
        self.put_obliging() if obliging else self.put(card)

    def _refuse(self, card: Card, obliging: bool) -> None:
        """Raise the fault of a card that may not be played, or not so; do nothing for one that may."""
        number = self.played + 1
        if self.over:
            message = f"play {number}: the deal is over, and no card is left to play"
            raise IrregularStateError(message, card_text(card), f"play {number}")
        refusal = self.why_not_oblige() if obliging else self.why_not(card)
        if refusal:
            raise IllegalPlayError(number, self.seats[self.to_move], card_text(card), refusal)

    def why_not_oblige(self) -> Refusal | None:
        """Say why the player to move may not throw the joker and oblige a high heart to win, or None when he may."""
        rules = self.table.rules
        if can_oblige(rules) and (refusal := self.why_not(JOKER)):
            return refusal
        refused = why_not_oblige(rules, self._suit, self.trick)
        return refuse(self.table.playable, refused[0], *refused[1]) if refused else None

    def put_obliging(self) -> None:
        """Throw the joker for a player who is known to hold it and to be allowed to oblige a high heart to win."""
        if self.aside is not None:
            self.aside.obliged[len(self._done)] = obliged_by(self.trick)
        self.put(JOKER)

    def put(self, card: Card) -> None:
        """Play a card that is known to be legal."""
        seat = self.to_move
        self.hands[seat] ^= _BIT[card]
        if self._suit:
            power = self._powers[card]
            if power > self._power:
                self._power, self._ahead = power, seat
        else:
            self._lead(card)
        self.trick.append(card)
        if self._may_turn[card]:
            self._turn(card)
        following = self.table.next_seat[seat]
        if following != self.leader:
            self.to_move = following
        else:
            self._close()

    def _lead(self, card: Card) -> None:
        """Begin a trick, which the card led wins so far."""
        self._suit = self.table.suit_when_led[card]
        self._powers = powers = self.table.powers[card]
        self._power, self._ahead = powers[card], self.to_move

    def _turn(self, card: Card) -> None:
        """Take up a new stage if the card just played breaks hearts, or covers the joker."""
        table, bit = self.table, _BIT[card]
        if bit & table.breaks and not self._broken and (table.breaks_any or not bit & self._suit):
            self._broken_at = self.played
            self.broken = True
        elif bit & table.cover:
            self._enter_stage()

    def skip(self) -> None:
        """Let the player to move play no card: he misses the trick, or has none; a lead goes to the next."""
        following = self.table.next_seat[self.to_move]
        if not self.trick:
            self.leader = self.to_move = following
            return
        self.trick.append(NO_CARD)
        if following == self.leader:
            self._close()
        else:
            self.to_move = following

    def charge(self, number: int, seat: int) -> None:
        """Charge a finished trick, counted from 0, to a seat that did not win it."""
        leader, cards, winner = self._done[number]
        taken = self.taken
        if winner != NOBODY:
            taken[winner] ^= _mask(cards)
        taken[seat] |= _mask(cards)
        self._done[number] = leader, cards, seat

    def _close(self) -> None:
        """Give a full trick to its winner, and the lead to whoever has it then."""
        table, leader, trick = self.table, self.leader, self.trick
        if self.aside is None:
            winner = self._ahead
            following = winner if table.winner_leads else table.next_seat[leader]
        else:
            winner = self._award(self.aside)
            following = table.leader_after(leader, winner)
        self._done.append((leader, trick, winner))
        self.trick = []
        self._suit = 0
        self.leader = self.to_move = following
        if self._stage.passes:
            self._enter_stage()

    def _award(self, aside: Aside) -> int:
        """Let a full trick go to its winner, if it has one, with what goes with it; gives the winner or NOBODY."""
        finished = Trick(len(self._done), self.leader, self.trick, _mask(self.trick))
        winner = aside.award(finished, self.table.winning(self.trick), self.hands, self.taken)
        self._counted += 1
        return winner

    def undo(self) -> Card:
        """Take back the last card played, and give it.

        Raises IrregularStateError when no card has been played.
        """
        if not self.played:
            raise IrregularStateError("no card has been played that could be taken back", position="0")
        if not self.trick:
            self._reopen()
        card = self.trick.pop()
        if card == JOKER and self.aside is not None:
            self.aside.obliged.pop(len(self._done), None)
        order = self.table.seat_at[self.leader]
        self.to_move = order[len(self.trick)]
        self.hands[self.to_move] |= _BIT[card]
        self._suit = self.table.suit_when_led[self.trick[0]] if self.trick else 0
        self._find_ahead(order)
        self.broken = self._broken and self.played >= self._broken_at
        return card

    def _find_ahead(self, order: Sequence[int]) -> None:
        """Find who is ahead in a trick from which a card was taken back."""
        if self.trick:
            self._powers = powers = self.table.powers[self.trick[0]]
            place = max(range(len(self.trick)), key=lambda each: powers[self.trick[each]])
            self._power, self._ahead = powers[self.trick[place]], order[place]

    def _reopen(self) -> None:
        """Put the last finished trick back on the table."""
        self.leader, cards, winner = self._done.pop()
        self.trick = list(cards)
        if self._counted <= len(self._done):
            return
        self._counted -= 1
        if self.aside is None:
            self._taken[winner] ^= _mask(cards)
        else:
            finished = Trick(len(self._done), self.leader, self.trick, _mask(cards))
            self.aside.take_back(finished, winner, self.hands, self._taken)

    def copy(self) -> "Play":
        """Give a play in the same state, which goes its own way from here."""
        other = object.__new__(Play)
        for name in Play.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands, other._taken = self.hands.copy(), self._taken.copy()
        other.trick, other._done = self.trick.copy(), self._done.copy()
        other.aside = self.aside.copy() if self.aside is not None else None
        return other

    def tricks_won(self) -> list[int]:
        """Count the tricks each seat has won."""
        won = [0] * self.table.players
        for _, _, winner in self._done:
            if winner != NOBODY:
                won[winner] += 1
        return won

    def drawn(self, number: int) -> list[tuple[int, Card]]:
        """Give the cards drawn after a finished trick, counted from 0, each with the seat that drew it."""
        leader, _, winner = self._done[number]
        return [] if self.aside is None else self.aside.drawn(number, leader, winner)

    def widow_taker(self) -> int | None:
        """Give the seat that took the widow, or None while nobody has."""
        at = -1 if self.aside is None else self.aside.widow_at
        return None if at < 0 else self._done[at][2]

    def why_not_look(self, seat: int) -> Refusal | None:
        """Say why a seat may not look at the widow, or None when it may."""
        return why_not_look(self.table, self.widow_taker(), seat)

    @property
    def led_mask(self) -> int:
        """The cards of the suit led to the trick under way; 0 when somebody is to lead."""
        return self._suit

    def led_suit(self) -> Suit | None:
        """Give the suit led to the trick under way, or None when somebody is to lead."""
        return suit_of(self.trick[0]) if self.trick else None


def _mask(cards: Sequence[Card]) -> int:
    """Give the cards of a trick as a mask; whoever played none is passed over."""
    return sum(map(_BIT.__getitem__, cards))
