"""The play of one deal: what may be played, why not, and who wins the tricks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from hearts_spec.cards import JOKER, Card, Suit, card_text, copy_in, default_seats, mask_of
from hearts_spec.engine.aside import NOBODY, Trick, aside_of, why_not_look
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.engine.hands import check_hands, check_left_over
from hearts_spec.engine.joker import obliged_by, why_not_oblige
from hearts_spec.engine.packs import eldest
from hearts_spec.engine.refusals import explain
from hearts_spec.engine.table import CLUBS, Table
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.rules.sections.lead import Opener

_BIT = tuple(1 << card for card in range(128))


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
        "_bound", "_broken", "_broken_at", "_done", "_events", "_later", "_stage", "_suit", "_trick_mask", "aside",
        "hands", "leader", "seats", "table", "taken", "to_move", "trick",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        hands: Sequence[int],
        dealer: int = 0,
        seats: Sequence[str] = (),
        buyer: int | None = None,
        rest: Sequence[Card] = (),
        right_sizes: bool = True,
    ) -> None:
        """Begin the play of a deal; `buyer` is the seat that bought the choice of suit, where one did.

        `rest` are the cards left over: the stock from the top, or a widow. Without `right_sizes` the hands may have
        wrong numbers of cards.

        Raises IrregularStateError when a hand has the wrong size, a card is held twice or not in the pack, or other
        cards are left over than those named.
        """
        self.table = table
        self.seats = tuple(seats) or default_seats(table.players)
        self.hands = list(hands)
        check_hands(table, self.hands, self.seats, right_sizes)
        self.aside = aside_of(table, check_left_over(table, self.hands, rest)) if table.lays_aside or rest else None
        self.leader = self._opener(dealer, buyer)
        self.to_move = self.leader
        self.trick: list[Card] = []
        self.taken = [0] * table.players
        self._done: list[tuple[int, tuple[Card, ...], int]] = []
        self._suit = 0  # the cards of the suit led; 0 when somebody is to lead
        self._trick_mask = 0
        self._later = False
        self._broken = False
        self._broken_at = 0  # how many cards had been played when hearts were broken
        self._enter_stage()

    def _opener(self, dealer: int, buyer: int | None) -> int:
        """Give the seat that leads to the first trick; of equal lowest clubs, the first in the order of play leads."""
        table = self.table
        first = eldest(table.rules, dealer, table.players)
        opener = table.rules.lead.opener
        if opener is Opener.DEALER:
            return dealer
        if opener is Opener.BUYER and buyer is not None:
            return buyer
        if opener is Opener.LOWEST_CLUB:
            lowest = table.lowest(CLUBS & reduce(or_, self.hands))
            return next((seat for seat in table.seat_at[first] if self.hands[seat] & lowest), first)
        return first

    def _enter_stage(self) -> None:
        """Take up the limits of the stage the deal has reached: the first trick is over, or hearts are broken."""
        table = self.table
        covered = bool(table.cover and self._trick_mask & table.cover)
        stage = self._stage = table.stage(not (self._later or self._done), self._broken, covered)
        self._bound = table.must_follow and not (stage.follow or stage.beside or table.loose)
        self._events = table.cover | (0 if self._broken else table.breaks)

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
        return bool(self._trick_mask & self.table.cover)

    @property
    def played(self) -> int:
        """Count the cards played."""
        return len(self._done) * self.table.players + len(self.trick)

    @property
    def tricks(self) -> list[TrickResult]:
        """Give the finished tricks."""
        return [TrickResult(leader, cards, None if winner < 0 else winner) for leader, cards, winner in self._done]

    def legal(self) -> int:
        """Give the cards that the player to move may play, as a mask; 0 when the deal is over."""
        hand = self.hands[self.to_move]
        suit = self._suit
        if same := hand & suit:
            return same if self._bound else self._following(hand, same)
        for keep in self._stage.throw if suit else self._stage.lead:
            hand = keep(hand)
        return hand

    def _following(self, hand: int, same: int) -> int:
        """Give what a holder of the suit led may play where following is limited, or does not bind him."""
        stage, bound = self._stage, self.table.must_follow and same & ~self.table.loose
        for keep in stage.follow:
            same = keep(same)
        if bound:
            return same | hand & stage.beside
        for keep in stage.throw_holding:
            hand = keep(hand)
        return same | hand & ~self._suit

    def held_copy(self, card: Card) -> Card:
        """Give the copy of a card that the player to move holds; a card he does not hold, as it is."""
        return copy_in(self.hands[self.to_move], card)

    def why_not(self, card: Card) -> Refusal | None:
        """Say why the player to move may not play a card, or None when he may."""
        if self.legal() >> card & 1:
            return None
        return explain(self, card)

    def play(self, card: Card, obliging: bool = False) -> None:
        """Play a card for the player to move; with `obliging`, the joker, which obliges a high heart to win the trick.

        Raises IllegalPlayError, which says why, when he may not play it so.
        """
        refusal = self.why_not_oblige() if obliging else self.why_not(card)
        if refusal:
            raise IllegalPlayError(self.played + 1, self.seats[self.to_move], card_text(card), refusal)
        self.put_obliging() if obliging else self.put(card)

    def why_not_oblige(self) -> Refusal | None:
        """Say why the player to move may not throw the joker and oblige a high heart to win, or None when he may."""
        return why_not_oblige(self)

    def put_obliging(self) -> None:
        """Throw the joker for a player who is known to hold it and to be allowed to oblige a high heart to win."""
        if self.aside is not None:
            self.aside.obliged[len(self._done)] = obliged_by(self)
        self.put(JOKER)

    def put(self, card: Card) -> None:
        """Play a card that is known to be legal."""
        seat = self.to_move
        table = self.table
        trick = self.trick
        bit = _BIT[card]
        self.hands[seat] ^= bit
        if not trick:
            self._suit = table.suits[card >> 4 & 3]
        trick.append(card)
        self._trick_mask |= bit
        if bit & self._events and (table.breaks_any or table.cover or not bit & self._suit):
            self._note(bit)
        following = table.next_seat[seat]
        if following == self.leader:
            self._close()
        else:
            self.to_move = following

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
        mask = mask_of(card for card in cards if card != NO_CARD)
        if winner != NOBODY:
            self.taken[winner] ^= mask
        self.taken[seat] |= mask
        self._done[number] = leader, cards, seat

    def _note(self, bit: int) -> None:
        """Take up a new stage if a card that was just played breaks hearts, or covers the joker."""
        table = self.table
        if bit & table.breaks and not self._broken and (table.breaks_any or not bit & self._suit):
            self._broken_at = self.played
            self.broken = True
        elif bit & table.cover:
            self._enter_stage()

    def _close(self) -> None:
        table = self.table
        trick = self.trick
        leader = self.leader
        best = table.winning(trick, self._trick_mask & self._suit)
        if self.aside is None:
            winner = table.seat_at[leader][trick.index(best)]
            self.taken[winner] |= self._trick_mask
            following = winner if table.winner_leads else table.next_seat[leader]
        else:
            finished = Trick(len(self._done), leader, trick, self._trick_mask)
            winner = self.aside.award(finished, best, self.hands, self.taken)
            following = table.leader_after(leader, winner)
        self._done.append((leader, tuple(trick), winner))
        self.trick = []
        self._trick_mask = self._suit = 0
        self.leader = self.to_move = following
        if len(self._done) == 1 or table.cover:
            self._enter_stage()

    def undo(self) -> Card:
        """Take back the last card played, and give it.

        Raises IrregularStateError when no card has been played.
        """
        if not self.played:
            raise IrregularStateError("no card has been played that could be taken back", position="0")
        if not self.trick:
            self._reopen()
        card = self.trick.pop()
        bit = 1 << card if card != NO_CARD else 0
        self._trick_mask ^= bit
        if card == JOKER and self.aside is not None:
            self.aside.obliged.pop(len(self._done), None)
        self.to_move = self.table.seat_at[self.leader][len(self.trick)]
        self.hands[self.to_move] |= bit
        if not self.trick:
            self._suit = 0
        self.broken = self._broken and self.played >= self._broken_at
        return card

    def _reopen(self) -> None:
        """Put the last finished trick back on the table."""
        self.leader, cards, winner = self._done.pop()
        self.trick = list(cards)
        self._suit = self.table.suits[cards[0] >> 4 & 3]
        self._trick_mask = mask_of(card for card in cards if card != NO_CARD)
        if self.aside is not None:
            finished = Trick(len(self._done), self.leader, self.trick, self._trick_mask)
            self.aside.take_back(finished, winner, self.hands, self.taken)
        else:
            self.taken[winner] ^= self._trick_mask

    def copy(self) -> "Play":
        """Give a play in the same state, which goes its own way from here."""
        other = object.__new__(Play)
        for name in Play.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands, other.taken = self.hands.copy(), self.taken.copy()
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
        return Suit(self.trick[0] >> 4 & 3) if self.trick else None
