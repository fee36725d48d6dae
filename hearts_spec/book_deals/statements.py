"""What a fact or a remark says of the tricks of a deal, in a small vocabulary, and whether tricks bear it out."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from hearts_spec.cards import Card, Suit, group_mask, suit_of
from hearts_spec.engine import CompiledRules
from hearts_spec.schema.english import listed


class EvidenceClaim(Enum):
    """The words of the vocabulary, each said of a trick but for the last, which is said of the deal."""

    WON_BY = "won-by"
    NOT_WON_BY = "not-won-by"
    LED_BY = "led-by"
    SUIT = "suit"
    PLAYED = "played"
    DISCARDED = "thrown"
    BEST = "best"
    HELD = "held"
    WOULD_WIN = "would-win"
    UNITS_ONLY_TO = "units-only-to"
    LAST_UNITS_TO = "last-units-to"
    TAKEN = "taken"


OF_SEATS = (EvidenceClaim.WON_BY, EvidenceClaim.NOT_WON_BY, EvidenceClaim.LED_BY, EvidenceClaim.UNITS_ONLY_TO)
OF_CARDS = (
    EvidenceClaim.PLAYED,
    EvidenceClaim.DISCARDED,
    EvidenceClaim.BEST,
    EvidenceClaim.HELD,
    EvidenceClaim.WOULD_WIN,
)
ANYTHING = "anything"
_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """Write the number of a trick as the book does."""
    return "X" * (number // 10) + _ONES[number % 10]


@dataclass(frozen=True, slots=True)
class TrickStatement:
    """One claim about each of some tricks, counted from 1, or (`some`) about one of them at least.

    `seats` are seat numbers, `cards` the cards meant, as a mask; `units` is what each seat takes, or None where
    nothing is said of it.
    """

    claim: EvidenceClaim
    tricks: tuple[int, ...] = ()
    some: bool = False
    seats: tuple[int, ...] = ()
    cards: int = 0
    units: tuple[int | None, ...] = ()
    group: str = ""

    @property
    def seat(self) -> int:
        """Give the one seat it is about."""
        return self.seats[0]

    def text(self, seats: Sequence[str]) -> str:
        """Say it in a clause: `trick IV is won by B`."""
        who, tricks = listed([seats[each] for each in self.seats], "or"), tricks_named(self.tricks)
        several = len(self.tricks) > 1
        trick = f"{'at least one' if self.some else 'each'} of {tricks}" if several else tricks
        suit = " or ".join(each.name.lower() for each in Suit if self.cards & group_mask(each.name))
        match self.claim:
            case EvidenceClaim.WON_BY:
                return f"{trick} is won by {who}"
            case EvidenceClaim.NOT_WON_BY if several and not self.some:
                return f"none of {tricks} is won by {who}"
            case EvidenceClaim.NOT_WON_BY:
                return f"{trick} is not won by {who}"
            case EvidenceClaim.LED_BY:
                return f"{trick} is led by {who}"
            case EvidenceClaim.SUIT:
                return f"{suit} are led to {trick}"
            case EvidenceClaim.PLAYED:
                return f"{who} plays {self._card('a card of ')} to {trick}"
            case EvidenceClaim.DISCARDED:
                return f"{who} throws {self._card('a card of ')} on another suit in {trick}"
            case EvidenceClaim.BEST:
                return f"{who} plays the highest of his {self.group} to {trick}"
            case EvidenceClaim.HELD:
                return f"{who} keeps {self._card('a card of ')} in {trick}"
            case EvidenceClaim.WOULD_WIN:
                return f"{self.group} would also have won {trick} for {who}"
            case EvidenceClaim.UNITS_ONLY_TO:
                return f"in {trick} nobody but {who} takes a card that counts"
            case EvidenceClaim.LAST_UNITS_TO:
                return f"in {trick} {who} takes the last cards that count"
            case EvidenceClaim.TAKEN:
                took = [f"{seat} {units}" for seat, units in zip(seats, self.units, strict=True) if units is not None]
                return f"what they take in all is {listed(took)}"
            case never:
                assert_never(never)

    def _card(self, before: str) -> str:
        return self.group if self.cards.bit_count() == 1 or self.group == ANYTHING else before + self.group


def tricks_named(tricks: Sequence[int]) -> str:
    """Name some tricks: `trick VIII`, `tricks III and IV`, `tricks X to XIII`."""
    names = [roman(each) for each in tricks]
    if len(names) > 2 and tricks[-1] - tricks[0] == len(tricks) - 1:
        return f"tricks {names[0]} to {names[-1]}"
    return f"trick{'s' if names[1:] else ''} {listed(names)}"


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A finished trick as evidence sees it: `cards` by seat number, the hands before it, and what is left of units."""

    number: int
    leader: int
    winner: int
    cards: tuple[Card, ...]
    hands: tuple[int, ...]
    units: int = 0
    units_left: int = 0


def holds_in(statement: TrickStatement, trick: SeenTrick, table: CompiledRules) -> bool:
    """Say whether a statement's claim holds of one trick."""
    claim, seats, cards = statement.claim, statement.seats, statement.cards
    match claim:
        case EvidenceClaim.WON_BY:
            return trick.winner in seats
        case EvidenceClaim.NOT_WON_BY:
            return trick.winner not in seats
        case EvidenceClaim.LED_BY:
            return trick.leader in seats
        case EvidenceClaim.SUIT:
            return bool(cards >> trick.cards[trick.leader] & 1)
        case EvidenceClaim.UNITS_ONLY_TO:
            return not trick.units or trick.winner in seats
        case EvidenceClaim.LAST_UNITS_TO:
            return trick.winner == seats[0] and trick.units > 0 and not trick.units_left
        case EvidenceClaim.PLAYED:
            return bool(cards >> trick.cards[seats[0]] & 1)
        case EvidenceClaim.DISCARDED:
            led = table.suits[suit_of(trick.cards[trick.leader])]
            return bool(cards & ~led & 1 << trick.cards[seats[0]])
        case EvidenceClaim.BEST:
            return trick.cards[seats[0]] == (trick.hands[seats[0]] & cards).bit_length() - 1
        case EvidenceClaim.HELD:
            return bool(trick.hands[seats[0]] & cards & ~(1 << trick.cards[seats[0]]))
        case EvidenceClaim.WOULD_WIN:
            return _would_win(trick, seats[0], cards, table)
        case EvidenceClaim.TAKEN:
            raise ValueError("what is taken in all is told of no trick")
        case never:
            assert_never(never)


def _would_win(trick: SeenTrick, seat: int, cards: int, table: CompiledRules) -> bool:
    """Say whether another card of the hand, played in place of the one that was, would have won."""
    other = cards.bit_length() - 1
    placed = [other if each == seat else card for each, card in enumerate(trick.cards)]
    order = [placed[each] for each in table.seat_at[trick.leader]]
    return bool(trick.hands[seat] & cards) and table.winning(order) == other
