"""The play of one deal: what may be played, why not, and who wins the tricks."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, card_text, cards_in, cards_text, default_seats, suit_of
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.engine.packs import eldest
from hearts_spec.engine.refusals import explain
from hearts_spec.engine.table import CLUBS, HEARTS, QUEEN, Table
from hearts_spec.rules.words import OnlyBarred, Opener, Opening


@dataclass(frozen=True, slots=True)
class TrickResult:
    """A finished trick: seats are numbers, cards stand in the order played, beginning with the leader's."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class Play:
    """One deal in play. Hands and captured cards are masks, seats are numbers counted clockwise.

    `legal()` gives the cards the player to move may play, as a mask; `why_not(card)` says which rule forbids one.
    `play(card)` checks, `put(card)` trusts the caller to have taken the card from `legal()`.
    """

    __slots__ = (
        "broken", "hands", "leader", "led", "played", "seats", "table", "taken", "to_move", "trick", "trick_mask",
        "tricks",
    )  # fmt: skip

    def __init__(self, table: Table, hands: Sequence[int], dealer: int = 0, seats: Sequence[str] = ()) -> None:
        """Begin the play of a deal.

        Raises IrregularStateError when a hand has the wrong size, or a card is held twice or not in the pack.
        """
        self.table = table
        self.seats = tuple(seats) or default_seats(table.players)
        self.hands = list(hands)
        check_hands(table, self.hands, self.seats)
        self.leader = self._opener(dealer)
        self.to_move = self.leader
        self.led = 0
        self.trick: list[Card] = []
        self.trick_mask = 0
        self.broken = False
        self.played = 0
        self.taken = [0] * table.players
        self.tricks: list[TrickResult] = []

    def _opener(self, dealer: int) -> int:
        opener = self.table.rules.lead.opener
        if opener is Opener.DEALER:
            return dealer
        if opener is Opener.LOWEST_CLUB:
            clubs = [(hand & CLUBS & -(hand & CLUBS), seat) for seat, hand in enumerate(self.hands) if hand & CLUBS]
            if clubs:
                return min(clubs)[1]
        return eldest(self.table.rules, dealer, self.table.players)

    @property
    def over(self) -> bool:
        """Say whether every card has been played."""
        return not any(self.hands)

    def legal(self) -> int:
        """Give the cards that the player to move may play, as a mask; 0 when the deal is over."""
        hand = self.hands[self.to_move]
        table = self.table
        if not self.trick:
            if not self.tricks:
                return self._openings(hand)
            if self.broken or not table.lead_waits:
                return hand
            return self._unbroken_leads(hand)
        same = hand & table.suits[self.led]
        if not same:
            return self._throws(hand)
        if table.follow_lowest_first and not self.tricks:
            same &= -same
        return same if table.must_follow else same | self._throws(hand)

    def _openings(self, hand: int) -> int:
        opening = self.table.rules.lead.opening
        clubs = hand & CLUBS
        if opening is Opening.ANY_CARD or not clubs:
            return self._unbroken_leads(hand) if self.table.lead_waits else hand
        return clubs & -clubs if opening is Opening.LOWEST_CLUB else clubs

    def _unbroken_leads(self, hand: int) -> int:
        table = self.table
        free = hand & ~table.lead_waits
        if free == QUEEN and hand != QUEEN and table.either:
            return hand
        if free:
            return free
        hearts = hand & HEARTS
        return hearts & -hearts if table.lowest_heart and hearts else hand

    def _throws(self, hand: int) -> int:
        table = self.table
        free = hand
        if table.barred_first and not self.tricks:
            free = hand & ~table.barred_first or self._only_barred(hand)
        if table.queen_waits and not self.broken:
            free = free & ~QUEEN or free
        if table.scoring_thrown:
            free = free & table.scoring_thrown or free
        if table.first_chance:
            free = free & QUEEN or free
        return free

    def _only_barred(self, hand: int) -> int:
        only = self.table.rules.first_trick.only_barred
        if only is OnlyBarred.HEARTS_FIRST:
            return hand & HEARTS or hand
        if only is OnlyBarred.QUEEN_FIRST:
            return hand & QUEEN or hand
        return hand

    def why_not(self, card: Card) -> Refusal | None:
        """Say why the player to move may not play a card, or None when he may."""
        if self.legal() >> card & 1:
            return None
        return explain(self, card)

    def play(self, card: Card) -> None:
        """Play a card for the player to move.

        Raises IllegalPlayError, which says why, when he may not play it.
        """
        refusal = self.why_not(card)
        if refusal:
            raise IllegalPlayError(self.played + 1, self.seats[self.to_move], card_text(card), refusal)
        self.put(card)

    def put(self, card: Card) -> None:
        """Play a card that is known to be legal."""
        seat = self.to_move
        table = self.table
        trick = self.trick
        bit = 1 << card
        self.hands[seat] ^= bit
        if not trick:
            self.led = card >> 4 & 3
        if not self.broken and bit & table.breaks and (table.breaks_any or card >> 4 & 3 != self.led):
            self.broken = True
        trick.append(card)
        self.trick_mask |= bit
        self.played += 1
        if len(trick) == table.players:
            self._close()
        else:
            self.to_move = table.next_seat[seat]

    def _close(self) -> None:
        table = self.table
        power = table.power[self.led]
        powers = [power[card] for card in self.trick]
        place = powers.index(max(powers))
        leader = self.leader
        winner = leader
        for _ in range(place):
            winner = table.next_seat[winner]
        self.taken[winner] |= self.trick_mask
        self.tricks.append(TrickResult(leader, tuple(self.trick), winner))
        self.trick = []
        self.trick_mask = 0
        self.leader = self.to_move = winner if table.winner_leads else table.next_seat[leader]

    def tricks_won(self) -> list[int]:
        """Count the tricks each seat has won."""
        won = [0] * self.table.players
        for trick in self.tricks:
            won[trick.winner] += 1
        return won

    def led_suit(self) -> Suit | None:
        """Give the suit led to the trick under way, or None when somebody is to lead."""
        return Suit(self.led) if self.trick else None


def check_hands(table: Table, hands: Sequence[int], seats: Sequence[str]) -> None:
    """Check that hands can be a deal of this pack.

    Raises IrregularStateError for a card held twice, a card not in the pack, or a hand of the wrong size.
    """
    if len(hands) != table.players:
        raise IrregularStateError(f"{table.players} hands were expected, not {len(hands)}", str(len(hands)), "hands")
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
    size = table.rules.deal.hand
    for seat, hand in zip(seats, hands, strict=True):
        if hand.bit_count() != size:
            raise IrregularStateError(f"{seat} holds {hand.bit_count()} cards, where {size} were expected", seat, seat)


__all__ = ["Play", "TrickResult", "card_name", "check_hands", "suit_of"]
