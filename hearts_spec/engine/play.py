"""The play of one deal: which cards are legal, why others are not, and who wins the tricks."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from hearts_spec.cards import (
    BITS,
    JOKER,
    Card,
    card_text,
    cards_in,
    copy_in,
    default_seats,
    mask_as_named,
    numbered_seat,
)
from hearts_spec.engine.compiled_rules import NOBODY, CompiledRules
from hearts_spec.engine.dealing import deal_out, eldest, left_over, pack_of
from hearts_spec.engine.errors import IllegalPlayError, IrregularStateError, Refusal, refuse
from hearts_spec.engine.passing import still_waiting
from hearts_spec.engine.stock_and_widow import FullTrick, Second, check_hands, check_left_over, side_cards_of
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.limits import CLUBS, LATER, Grounds
from hearts_spec.rules.vocabulary.joker import obliged_by


def opener_of(table: CompiledRules, hands: Sequence[int], dealer: int, buyer: int | None) -> int:
    """Return the seat that leads to the first trick.

    Eldest hand also leads if no hand has a club, which takes a stock or a widow of all the clubs.
    """
    first, rules = eldest(table.rules, dealer, table.players), table.rules

    def holder() -> int:
        lowest = table.lowest(CLUBS & sum(hands))
        holders = [seat for seat in table.seat_at[first] if hands[seat] & lowest]
        return rules.twins.opener.of(holders, first) if holders[1:] else holders[0] if holders else first

    return rules.lead.opener.seat(
        eldest=lambda: first,
        dealer=lambda: dealer,
        holder=holder,
        buyer=lambda: first if buyer is None else buyer,
    )


_OVER = "the deal is over, and no card is left to play"
V = TypeVar("V")


class TrickResult(NamedTuple):
    """A finished trick: its leader and winner as seat numbers, and its cards in the order played.

    `winner` is None if no card could win, and the trick was held over for the winner of the next. A player who played
    no card to it has NO_CARD in their place. Second cards to the first trick are not among them; see `Play.laid`.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int | None


class Ways(NamedTuple, Generic[V]):
    """How a player leads, follows suit and discards: of the cards that each returns, a mask, the highest is played.

    Each is given a view, the legal cards, and of the pack those that lose to the best card on the trick if the player
    follows suit, as masks. 0 means no opinion, and any legal card will do.
    """

    lead: Callable[[V, int, int], int]
    follow: Callable[[V, int, int], int]
    discard: Callable[[V, int, int], int]

    def chosen(self, view: V, cards: int, led: int, losing: int) -> Card:
        """Return the card that the player to move plays, of the legal ones, to the suit `led`, 0 to lead."""
        way = self.follow if cards & led else self.discard if led else self.lead
        return (way(view, cards, losing if cards & led else 0) or cards).bit_length() - 1


class Play:
    """One deal in play. Hands and captured cards are masks; seats are numbers, counted clockwise.

    `legal()` returns the cards that the player to move may play, as a mask; `why_not(card)` returns the rule that
    forbids one. `play(card)` checks the card; `put(card)` trusts the caller to have taken it from `legal()`. `undo()`
    takes back the last card, and `copy()` returns an independent copy. `led_mask` is the suit led to the current trick,
    as a mask, and 0 if a lead is due; then `power` is the power of the best card so far and `ahead` its seat.
    """

    __slots__ = (
        "_binds", "_broken", "_broken_at", "_cards", "_counted", "_done", "_later", "_may_turn", "_next_seat",
        "_powers", "_stage", "_taken", "ahead", "aside", "hands", "leader", "led_mask", "power", "seats", "shown",
        "table", "to_move",
    )  # fmt: skip

    def __init__(
        self,
        table: CompiledRules,
        hands: Sequence[int],
        dealer: int | str = 0,
        seats: Sequence[str] = (),
        buyer: int | str | None = None,
        rest: Sequence[Card] = (),
        right_sizes: bool = True,
    ) -> None:
        """Begin the play of a deal; `buyer` is the seat that bought the choice of suit, if one did.

        `rest` are the cards left over: the stock from the top, or a widow. Without `right_sizes` the hands may have
        wrong numbers of cards. Seats may be given by name.

        Raises IrregularStateError if a hand has the wrong size, a card is held twice or is not in the pack, or the
        cards left over are not `rest`; NotationError for a seat that is not at the table.
        """
        self.table = table
        self.seats = tuple(seats) or default_seats(table.players)
        self.hands = list(hands)
        check_hands(table, self.hands, self.seats, right_sizes)
        left = check_left_over(table, self.hands, rest) if table.has_side_cards or rest else ()
        self.table = table = table.turning(left)
        self.aside = side_cards_of(table, left) if table.has_side_cards or rest else None
        bought_by = None if buyer is None else numbered_seat(self.seats, buyer)
        self.leader = opener_of(table, self.hands, numbered_seat(self.seats, dealer), bought_by)
        self.to_move = self.leader
        self._next_seat = table.next_seat
        self._cards: list[Card] = []  # the cards played, trick after trick, without second cards to the first
        self._done: list[tuple[int, int]] = []  # the leader and the winner of each finished trick
        self.led_mask = 0
        self._powers = table.powers[0]  # the power of each card to win the current trick
        self.power = -1
        self.ahead = NOBODY
        self._taken = [0] * table.players
        self._counted = 0  # how many of the finished tricks are in `_taken`
        self._later = False
        self._broken = False
        self._broken_at = 0  # how many plays there were when hearts were broken
        self.shown = 0  # the cards that were shown before the play
        self._enter_stage()

    def _enter_stage(self) -> None:
        """Set the stage of the deal: whether it is the first trick, hearts are broken, the joker is covered.

        If cards were shown and wait, the stage changes with each trick until the suit of each has been led. If some
        must go under a higher card, it may change with each card.
        """
        table, broken, done = self.table, self._broken, len(self._done)
        phase = LATER if self._later else table.phase(done)
        covered = bool(table.cover) and self.covered
        if self.shown or table.goes_under:
            waiting = still_waiting(table, self.shown, self._cards, done) if self.shown else 0
            self._stage = table.stage(phase, broken, covered, waiting, self._to_go_under())
        else:  # the usual case, kept fast
            self._stage = table.stages[phase][broken][covered]
        self._binds = self._stage.binds
        self._may_turn = table.may_turn[broken]

    def _to_go_under(self) -> int:
        """Return the cards of the suit led that must be played under the best card of the trick, as a mask."""
        cards = cards_in(self.led_mask & self.table.goes_under)
        return sum(BITS[card] for card in cards if self._powers[card] < self.power)

    def show(self, shown: int) -> None:
        """Set the cards, as a mask, that were shown before the play; call it before the first card."""
        self.shown = shown
        self._enter_stage()

    @property
    def over(self) -> bool:
        """True if every card has been played."""
        return not any(self.hands)

    @property
    def first_trick(self) -> bool:
        """True until the first trick is complete; set it before the first card to begin later in a deal."""
        return not (self._later or self._done)

    @first_trick.setter
    def first_trick(self, first: bool) -> None:
        self._later = not first
        self._enter_stage()

    @property
    def broken(self) -> bool:
        """True if hearts are broken; set it before the first card to begin later in a deal."""
        return self._broken

    @broken.setter
    def broken(self, broken: bool) -> None:
        self._broken = broken
        self._enter_stage()

    @property
    def covered(self) -> bool:
        """True if a heart is on the trick under which the joker may be discarded."""
        return bool(self.table.cover) and any(BITS[card] & self.table.cover for card in self._on_trick())

    @property
    def played(self) -> int:
        """Return the number of cards played."""
        return self._plays() - self._cards.count(NO_CARD)

    def _plays(self) -> int:
        """Return the number of plays, with those of players who played no card."""
        return len(self._cards) + (len(self.aside.seconds) if self.aside is not None else 0)

    @property
    def trick(self) -> list[Card]:
        """The cards of the current trick, in the order played; NO_CARD for a player who missed it."""
        return self._cards[len(self._done) * self.table.players :]

    @property
    def tricks(self) -> list[TrickResult]:
        """Return the finished tricks."""
        return [
            TrickResult(leader, cards, None if winner == NOBODY else winner)
            for (leader, winner), cards in self.turned()
        ]

    def laid(self, number: int) -> list[tuple[int, Card]]:
        """Return the seats and all the cards of a trick, counted from 0, in the order played.

        It may be the current trick. A seat that missed it has NO_CARD.
        """
        players = self.table.players
        leader = self._done[number][0] if number < len(self._done) else self.leader
        cards = self._cards[number * players : (number + 1) * players]
        if self.aside is not None:
            return self.aside.in_order(number, leader, cards)
        return list(zip(self.table.seat_at[leader], cards, strict=False))

    def _on_trick(self) -> list[Card]:
        """Return all the cards of the current trick, in the order played."""
        return [card for _, card in self.laid(len(self._done))]

    @property
    def seconds(self) -> int:
        """The second cards that players have played to the first trick, as a mask."""
        return 0 if self.aside is None else sum(BITS[each.card] for each in self.aside.seconds)

    def turned(self) -> Iterator[tuple[tuple[int, int], tuple[Card, ...]]]:
        """Yield the leader, the winner (or NOBODY) and the cards of each finished trick; faster than `tricks`."""
        return zip(self._done, _by_tricks(self._cards, self.table.players), strict=False)

    @property
    def taken(self) -> list[int]:
        """The cards that each seat has captured, as masks; tricks are added to them when first needed."""
        counted, players = self._counted, self.table.players
        if counted < len(self._done):
            bits = [BITS[card] for card in self._cards[counted * players :]]
            for (_, winner), trick in zip(self._done[counted:], _by_tricks(bits, players), strict=False):
                self._taken[winner] += sum(trick)
            self._counted = len(self._done)
        return self._taken

    def legal(self) -> int:
        """Return the cards that the player to move may play, as a mask; 0 if the deal is over."""
        hand, suit = self.hands[self.to_move], self.led_mask
        if same := hand & suit:
            return same if self._binds else self._stage.legal(hand, suit)
        keep = self._stage.discards if suit else self._stage.leads
        return keep(hand) if keep else hand

    def held_copy(self, card: Card, seat: int | None = None) -> Card:
        """Return the copy of a card that a seat (default: the player to move) holds, or the card if it holds none."""
        return copy_in(self.hands[self.to_move if seat is None else seat], card)

    def why_not(self, card: Card) -> Refusal | None:
        """Return why the player to move may not play a card, or None if they may."""
        if self.over:
            return refuse(self.table.playable, _OVER)
        refused = self._stage.why_not(self.hands[self.to_move], self.led_mask, card)
        return self.table.refusal(refused) if refused else None

    def grounds(self, card: Card) -> Grounds:
        """Return by what keys the player to move may play a card that is legal; none if no rule is about it."""
        return self._stage.grounds(self.hands[self.to_move], self.led_mask, card)

    def play(self, card: Card, obliging: bool = False) -> None:
        """Play a card for the player to move; with `obliging`, the joker, which obliges a high heart to win the trick.

        Raises IllegalPlayError with the reason if that is illegal; IrregularStateError if the deal is over.
        """
        if not self.legal() >> card & 1 or obliging:
            self._refuse(card, obliging)
        self.put_obliging() if obliging else self.put(card)

    def _refuse(self, card: Card, obliging: bool) -> None:
        """Raise the error for a card that is illegal, or illegal when obliging; do nothing if it is legal."""
        number = self.played + 1
        if self.over:
            raise IrregularStateError(f"play {number}: {_OVER}", card_text(card), f"play {number}")
        if refusal := self.why_not_oblige() if obliging else self.why_not(card):
            raise IllegalPlayError(number, self.seats[self.to_move], card_text(card), refusal)

    def why_not_oblige(self) -> Refusal | None:
        """Return why the player to move may not discard the joker to oblige a high heart, or None if they may."""
        rules = self.table.rules
        if (self.over or rules.joker.obliges.is_possible) and (refusal := self.why_not(JOKER)):
            return refusal
        refused = rules.joker.why_not_oblige(self.led_mask, self._on_trick())
        return self.table.refusal(refused) if refused else None

    def put_obliging(self) -> None:
        """Throw the joker to oblige a high heart to win; the caller knows that this is legal."""
        if self.aside is not None:
            self.aside.obliged[len(self._done)] = obliged_by(self._on_trick())
        self.put(JOKER)

    def put(self, card: Card) -> None:
        """Play a card that the caller knows to be legal."""
        seat = self.to_move
        self.hands[seat] ^= BITS[card]
        if self.led_mask:
            power = self._powers[card]
            if power > self.power:
                self.power, self.ahead = power, seat
        else:
            table = self.table
            self.led_mask = table.suit_when_led[card]
            self._powers = powers = table.powers[card]
            self.power, self.ahead = powers[card], seat
        self._cards.append(card)
        if self._may_turn[card]:
            self._turn(card)
        following = self._next_seat[seat]
        if following != self.leader:
            self.to_move = following
        else:
            self._close()

    def play_out(self, ways: Sequence[Ways[V]], view: V, losing: Mapping[int, Sequence[int]]) -> None:
        """Play the deal to its end, each seat in its own way if there is a choice.

        `losing` are, for each suit led and each power of the best card, the cards that lose to it.
        """
        table, led = self.table, self.led_mask
        while (led or not table.plain) and (cards := self.legal()):
            if cards & cards - 1:  # more than one, so that nobody draws lots for the only one
                self.put(ways[self.to_move].chosen(view, cards, led, losing[led][self.power] if led else 0))
            else:
                self.put(cards.bit_length() - 1)
            led = self.led_mask
        if table.plain:
            self._play_out_plain(ways, view, losing)

    def _play_out_plain(self, ways: Sequence[Ways[V]], view: V, losing: Mapping[int, Sequence[int]]) -> None:
        """Play a plain game to its end from a lead. This is `legal` and `put`, whose calls would cost half as much."""
        table, hands, append = self.table, self.hands, self._cards.append
        while hand := hands[leader := self.leader]:
            keep = self._stage.leads
            cards = keep(hand) if keep else hand
            card = cards.bit_length() - 1
            if cards != BITS[card]:  # more than one
                card = (ways[leader].lead(view, cards, 0) or cards).bit_length() - 1
            hands[leader] = hand ^ BITS[card]
            self.led_mask = led = table.suit_when_led[card]
            self._powers = powers = table.powers[card]
            self.power, self.ahead = powers[card], leader
            append(card)
            if self._may_turn[card]:
                self._turn(card)
            below = losing[led]
            for seat in table.seat_at[leader][1:]:
                self.to_move, hand = seat, hands[seat]
                if cards := hand & led:
                    if not self._binds:
                        cards = self._stage.legal(hand, led)
                    card = cards.bit_length() - 1
                    if cards != BITS[card]:
                        card = (ways[seat].follow(view, cards, below[self.power]) or cards).bit_length() - 1
                elif hand:
                    keep = self._stage.discards
                    cards = keep(hand) if keep else hand
                    card = cards.bit_length() - 1
                    if cards != BITS[card]:
                        card = (ways[seat].discard(view, cards, 0) or cards).bit_length() - 1
                else:
                    return
                hands[seat] = hand ^ BITS[card]
                if powers[card] > self.power:
                    self.power, self.ahead = powers[card], seat
                append(card)
                if self._may_turn[card]:
                    self._turn(card)
            self._close()

    def _turn(self, card: Card) -> None:
        """Enter a new stage if the card just played breaks hearts or covers the joker; find who plays next."""
        table, bit = self.table, BITS[card]
        if table.two_to_first and not self._done:
            self._set_second_aside()
        if not self._broken and table.breaks_hearts(bit, self.led_mask):
            self._broken_at = self._plays()
            self._broken = True
            self._enter_stage()
        elif bit & table.cover:
            self._enter_stage()
        if table.goes_under:
            self._enter_stage()
        if table.draws_to_follow or table.two_to_first:
            self._next_seat = (self._after(self.to_move),) * table.players

    def _set_second_aside(self) -> None:
        """Take the card just played out of the trick if its player has another on it."""
        place = len(self._cards) - 1
        if self.table.seat_at[self.leader].index(self.to_move) < place:
            assert self.aside is not None
            self.aside.seconds = (*self.aside.seconds, Second(place, self.to_move, self._cards.pop()))

    def _after(self, seat: int) -> int:
        """Return the seat that plays next, or the leader if the trick is full; skip those who cannot play a card."""
        following = self.table.next_seat[seat]
        if self.aside is not None:
            if not self._done and self.aside.plays_again(seat, self.hands):
                return seat
            while following != self.leader and not self.aside.takes_part(
                following, len(self._cards), self.led_mask, self.hands
            ):
                self._cards.append(NO_CARD)
                following = self.table.next_seat[following]
        return following

    def skip(self) -> None:
        """Let the player to move play no card, because they miss the trick or have none; a lead goes to the next."""
        if not self.trick:
            self.leader = self.to_move = self.table.next_seat[self.to_move]
            return
        self._cards.append(NO_CARD)
        following = self._after(self.to_move)
        if following == self.leader:
            self._close()
        else:
            self.to_move = following

    def charge(self, number: int, seat: int) -> None:
        """Charge a finished trick, counted from 0, to a seat that did not win it."""
        leader, winner = self._done[number]
        taken, cards = self.taken, mask_as_named([card for _, card in self.laid(number)])
        if winner != NOBODY:
            taken[winner] ^= cards
        taken[seat] |= cards
        self._done[number] = leader, seat

    def _close(self) -> None:
        """Award a full trick to its winner, and pass the lead on."""
        leader, winner = self.leader, self.ahead
        self.led_mask = 0
        if self.table.plain:  # the usual case, kept fast
            self._done.append((leader, winner))
            self.leader = self.to_move = winner
        else:
            if self.aside is not None:
                if not self._done and self.aside.plays_again(leader, self.hands):
                    self.to_move, self.led_mask = leader, self.table.suit_when_led[self._cards[0]]
                    return
                finished = self._full_trick()
                best = self.table.winning(self._on_trick())
                winner = self.aside.award(finished, best, self.hands, self.taken)
            self._done.append((leader, winner))
            self.leader = self.to_move = self.table.leader_after(leader, winner)
            if self.aside is not None:
                self.leader = self.to_move = self.aside.lead(leader, self.leader, self.hands)
                self._counted += 1
        if self._stage.passes:
            self._enter_stage()

    def _full_trick(self) -> FullTrick:
        return FullTrick(len(self._done), self.leader, self.trick, mask_as_named(self._on_trick()))

    def undo(self) -> Card:
        """Take back the last card played, and return it.

        Raises IrregularStateError if no card has been played.
        """
        if not self._cards:
            raise IrregularStateError("no card has been played that could be taken back", position="0")
        if not self.led_mask:
            self._reopen()
        second = self._second_taken_back()
        while (card := self._cards.pop() if second is None else second.card) == NO_CARD:
            pass
        trick = self.trick
        if self.aside is not None:
            self.aside.put_back(len(self._cards), self.hands)
            if card == JOKER:
                self.aside.obliged.pop(len(self._done), None)
        order = self.table.seat_at[self.leader]
        self.to_move = order[len(trick)] if second is None else second.seat
        self.hands[self.to_move] |= BITS[card]
        self.led_mask = 0
        if trick:
            self.led_mask = self.table.suit_when_led[trick[0]]
            self._powers = powers = self.table.powers[trick[0]]
            self.ahead, best = max(self.laid(len(self._done)), key=lambda laid: powers[laid[1]])
            self.power = powers[best]
        self.broken = self._broken and self._plays() >= self._broken_at
        return card

    def _second_taken_back(self) -> Second | None:
        """Take back a second card to the first trick, if it was the last card played."""
        aside = self.aside
        if aside is None or self._done or not aside.seconds or aside.seconds[-1].place < len(self._cards):
            return None
        *seconds, last = aside.seconds
        aside.seconds = tuple(seconds)
        return last

    def _reopen(self) -> None:
        """Take the last finished trick back from its winner."""
        self.leader, winner = self._done.pop()
        if self._counted <= len(self._done):
            return
        self._counted -= 1
        finished = self._full_trick()
        if self.aside is None:
            self._taken[winner] ^= finished.mask
        else:
            self.aside.take_back(finished, winner, self.hands, self._taken)

    def copy(self) -> "Play":
        """Return an independent copy of the play in its present state."""
        other = object.__new__(Play)
        other.table, other.seats, other.shown = self.table, self.seats, self.shown
        other.hands, other.aside = self.hands.copy(), self.aside.copy() if self.aside is not None else None
        other.leader, other.to_move = self.leader, self.to_move
        other._cards, other._done = self._cards.copy(), self._done.copy()
        other.led_mask, other._powers, other.power, other.ahead = self.led_mask, self._powers, self.power, self.ahead
        other._next_seat, other._counted, other._taken = self._next_seat, self._counted, self._taken.copy()
        other._stage, other._binds, other._may_turn = self._stage, self._binds, self._may_turn
        other._later, other._broken, other._broken_at = self._later, self._broken, self._broken_at
        return other

    __copy__ = copy

    def reshared(self, hands: Sequence[int], rest: Sequence[Card]) -> "Play":
        """Return a copy in which what lies hidden is otherwise: these hands, and of `rest` the stock and the widow."""
        other = self.copy()
        other.hands = list(hands)
        if other.aside is not None:
            aside, hidden = other.aside, len(other.aside.stock_left(len(self._done)))
            if hidden:
                aside.stock = (*aside.stock[:-hidden], *rest[:hidden])
            if aside.widow:
                widow = mask_as_named(rest[: aside.widow.bit_count()])
                if (taker := self.widow_taker()) is not None:
                    other._taken[taker] ^= aside.widow ^ widow
                aside.widow = widow
        return other

    @property
    def winners(self) -> list[int]:
        """Return the winner of each finished trick, or NOBODY."""
        return [winner for _, winner in self._done]

    def drawn(self, number: int) -> list[tuple[int, Card]]:
        """Return the cards drawn after a finished trick, counted from 0, each with the seat that drew it."""
        leader, winner = self._done[number]
        return [] if self.aside is None else self.aside.drawn(number, leader, winner)

    def drawn_to(self, number: int) -> list[tuple[int, Card]]:
        """Return the cards drawn so far to follow suit in a trick, counted from 0, each with the seat that drew it."""
        return [] if self.aside is None else self.aside.drawn_to(number)

    def widow_taker(self) -> int | None:
        """Return the seat that took the widow, or None while no seat has."""
        at = -1 if self.aside is None else self.aside.widow_at
        return None if at < 0 else self._done[at][1]


def _by_tricks(played: Iterable[int], players: int) -> Iterator[tuple[int, ...]]:
    """Yield these values in tuples of one trick each."""
    return zip(*[iter(played)] * players, strict=False)  # one shared iterator supplies each place of a trick in turn


def position(
    table: CompiledRules,
    hands: Sequence[int],
    leader: int,
    seats: Sequence[str] = (),
    *,
    first_trick: bool = False,
    broken: bool = False,
    rest: Sequence[Card] = (),
    shown: int = 0,
    taken: Sequence[int] = (),
) -> Play:
    """Return a play in progress in which `leader` is to lead from these hands; earlier tricks are not needed.

    Hands are masks and may be of any size, because often only one hand matters. `rest` is what is left of the stock, or
    the widow that no seat has taken yet. `shown` are the cards that were shown before the play, as a mask; no suit is
    taken to have been led since. `taken` are the cards that each seat has captured so far, as masks.
    """
    table = table.turning(rest)
    dealt, left = _any_deal(table)
    play = Play(table, dealt, 0, seats, rest=left)
    play.hands = list(hands)
    play.aside = side_cards_of(table, rest)
    play.leader = play.to_move = leader
    play.broken = broken
    play.first_trick = first_trick
    play._taken = list(taken) or play._taken
    play.show(shown)
    return play


@lru_cache(maxsize=2048)
def _any_deal(table: CompiledRules) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """Return the hands of some deal at a table, and the cards left over."""
    pack = pack_of(table.rules)
    return tuple(deal_out(table.rules, pack, 0, table.players)), left_over(table.rules, pack, table.players)
