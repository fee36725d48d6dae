"""Whether a card that is played goes against the hints of a book's advice."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hearts_spec.book_deals.play_advice import Advice, Hint
from hearts_spec.cards import Card, Suit, cards_in, group_mask, place_of, suit_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.trick_winner import NO_CARD

Rounds = tuple[int, ...]  # how often each suit was led
NO_ROUNDS: Rounds = (0, 0, 0, 0)
_FEW = 4
_LOW_LED = 2  # the place of a four in its suit: a card led that is "very low"
_COURT = 10  # the place of a knave in its suit
_SUITS = tuple(group_mask(suit.name) for suit in Suit)


class PlayersTurn(NamedTuple):
    """A card about to be played: what its player holds and sees.

    `led` are the cards of the suit led, 0 for a leader; `best` is the card that wins so far, -1 for none; `units` is
    what the trick holds, `rounds` how often the suit of the trick was led before, `avoided` the suit that costs.
    `others` are the cards that other players still hold or have put on the table. Cards of the hand between which no
    other player has one count as equal.
    """

    card: Card
    hand: int
    others: int
    led: int
    best: Card
    lead: Card
    last: bool
    units: int
    rounds: int
    avoided: int

    @property
    def suit(self) -> int:
        """The cards of the suit of the card, as a mask."""
        return _SUITS[suit_of(self.card)]

    @property
    def same(self) -> int:
        """What the hand holds of the suit of the card."""
        return self.hand & self.suit

    @property
    def follows(self) -> bool:
        """True if the card follows suit."""
        return bool(self.led >> self.card & 1)

    @property
    def discards(self) -> bool:
        """True if the card is discarded on a lead of another suit."""
        return bool(self.led) and not self.follows

    @property
    def plain(self) -> bool:
        """True if the trick is of a plain suit."""
        return not self.led & self.avoided

    @property
    def can_duck(self) -> bool:
        """True if the hand holds a card of the suit below the winning one."""
        return bool(self.same & _below(self.best))

    @property
    def above(self) -> bool:
        """True if the card goes above the winning one."""
        return self.card > self.best

    def highest(self, among: int) -> bool:
        """True if the card is the highest of some of its hand, or as good as that."""
        over = among & ~_below(self.card + 1)
        return not over or not self._between(self.card, over.bit_length() - 1)

    def lowest(self, among: int) -> bool:
        """True if the card is the lowest of some of its hand, or as good as that."""
        under = among & _below(self.card)
        return not under or not self._between(next(cards_in(under)), self.card)

    def _between(self, low: Card, high: Card) -> int:
        return self.others & _below(high) & ~_below(low + 1)


def _below(card: Card) -> int:
    """Return every card numbered below one, as a mask: those of its suit under it, and all of the suits before."""
    return (1 << card) - 1


HintTest = Callable[[PlayersTurn], bool]
BROKEN: dict[str, HintTest] = {}  # for each hint, whether a card goes against it


def _hint(id: str) -> Callable[[HintTest], HintTest]:
    def note(broken: HintTest) -> HintTest:
        BROKEN[id] = broken
        return broken

    return note


@_hint("ducks-the-suit-avoided")
def _ducks_the_suit_avoided(turn: PlayersTurn) -> bool:
    return turn.follows and not turn.plain and turn.above and turn.can_duck


@_hint("overtakes-with-the-highest")
def _overtakes_with_the_highest(turn: PlayersTurn) -> bool:
    return turn.follows and not turn.plain and not turn.can_duck and not turn.highest(turn.same)


@_hint("overtakes-with-the-lowest")
def _overtakes_with_the_lowest(turn: PlayersTurn) -> bool:
    return turn.follows and not turn.plain and not turn.can_duck and not turn.lowest(turn.same)


@_hint("ducks-when-it-costs")
def _ducks_when_it_costs(turn: PlayersTurn) -> bool:
    return turn.follows and turn.plain and turn.units > 0 and turn.above and turn.can_duck


@_hint("last-plays-highest")
def _last_plays_highest(turn: PlayersTurn) -> bool:
    return turn.follows and turn.plain and turn.last and not turn.units and not turn.highest(turn.same)


@_hint("avoids-a-second-round")
def _avoids_a_second_round(turn: PlayersTurn) -> bool:
    spared = turn.last and not turn.units
    return turn.follows and turn.plain and turn.rounds > 0 and not spared and turn.above and turn.can_duck


@_hint("highest-from-few")
def _highest_from_few(turn: PlayersTurn) -> bool:
    between = turn.follows and turn.plain and not turn.last and not turn.rounds
    return between and turn.same.bit_count() < _FEW and not turn.highest(turn.same)


@_hint("low-from-many")
def _low_from_many(turn: PlayersTurn) -> bool:
    between = turn.follows and turn.plain and not turn.last and not turn.rounds
    long = turn.same.bit_count() >= _FEW and place_of(turn.lead) > _LOW_LED
    return between and long and turn.card > turn.lead and bool(turn.same & (1 << turn.lead) - 1)


@_hint("leads-top-of-few-low-of-many")
def _leads_top_of_few_low_of_many(turn: PlayersTurn) -> bool:
    if turn.led or turn.suit & turn.avoided:
        return False
    if turn.same.bit_count() < _FEW:
        return not turn.highest(turn.same)
    return (turn.same & (1 << turn.card) - 1).bit_count() * 2 >= turn.same.bit_count()


@_hint("leads-a-low-heart")
def _leads_a_low_heart(turn: PlayersTurn) -> bool:
    return not turn.led and bool(turn.suit & turn.avoided) and not turn.lowest(turn.same)


@_hint("never-leads-the-last-of-a-suit")
def _never_leads_the_last_of_a_suit(turn: PlayersTurn) -> bool:
    return not turn.led and not turn.others & turn.suit and turn.same != turn.hand


@_hint("no-fourth-round-but-with-the-lowest")
def _no_fourth_round_but_with_the_lowest(turn: PlayersTurn) -> bool:
    lower = turn.others & turn.suit & (1 << turn.card) - 1
    return not turn.led and turn.rounds >= 3 and bool(lower) and turn.same != turn.hand


@_hint("throws-what-is-dangerous")
def _discards_what_is_dangerous(turn: PlayersTurn) -> bool:
    danger = turn.suit & turn.avoided or place_of(turn.card) >= _COURT
    return turn.discards and not danger and bool(turn.hand & turn.avoided)


@_hint("throws-the-highest")
def _discards_the_highest(turn: PlayersTurn) -> bool:
    return turn.discards and not turn.highest(turn.same)


def broken_hints(advice: Advice, turn: PlayersTurn) -> list[Hint]:
    """Return the hints that a card goes against."""
    return [each for each in advice.hints if BROKEN[each.id](turn)]


def weigh(advice: Advice, turn: PlayersTurn) -> int:
    """Return the weight of the hints that a card goes against."""
    return sum([each.weight for each in advice.hints if BROKEN[each.id](turn)])


def rounds_after(rounds: Rounds, suit: int) -> Rounds:
    """Return how often each suit was led, once one of them has been led again."""
    return tuple(count + (each == suit) for each, count in enumerate(rounds))


def turn_of(
    table: CompiledRules,
    hands: Sequence[int],
    rest: int,
    leader: int,
    before: Sequence[Card],
    card: Card,
    rounds: Rounds,
) -> PlayersTurn:
    """Return the moment at which a card is played after others of its trick.

    `rest` are the cards in play before the trick, and `rounds` are those before it.
    """
    seat = table.seat_at[leader][len(before)]
    mine = hands[seat] & rest
    lead = before[0] if before else card
    led = table.suits[suit_of(lead)] if before else 0
    best = table.winning(before) if before else NO_CARD
    counting = sum(1 << each for each in before) & table.valued
    units = table.units(counting) if counting else 0
    last = len(before) + 1 == table.players
    avoided = table.suits[table.avoided]
    return PlayersTurn(card, mine, rest & ~mine, led, best, lead, last, units, rounds[suit_of(lead)], avoided)
