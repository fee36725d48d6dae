"""A book's advice on play as data: which hints it gives, how much each weighs, and which of its provisions give it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hearts_spec.book_deals.play_hints import HINTS, PlayersTurn
from hearts_spec.cards import Card, suit_of
from hearts_spec.engine import CompiledRules
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.lookup import A_PROVISION, A_RULE_SET
from hearts_spec.schema.keyed_kinds import InOrder
from hearts_spec.schema.kinds import A_LINE, PROSE, ManyOf, Number, one_of
from hearts_spec.schema.record_type import RecordType, named, part

Rounds = tuple[int, ...]  # how often each suit was led
NO_ROUNDS: Rounds = (0, 0, 0, 0)
_GAMES = ManyOf(A_RULE_SET, distinct=True)


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint: what a card that follows it does, its weight, the provisions behind it, and the games it is for."""

    id: str = named()
    weight: int = part(Number(1, 9), "How much it weighs.")
    cites: tuple[str, ...] = part(ManyOf(A_PROVISION, distinct=True, at_least=1), "The provisions that give it.")
    only: tuple[str, ...] = part(_GAMES, "The games it is for; all, if none is named.", ())
    excepted: tuple[str, ...] = part(_GAMES, "The games it is not for.", (), key="except")

    @property
    def text(self) -> str:
        """Say what a card that follows it does."""
        return HINTS[self.id][0]

    def holds_for(self, rules: str) -> bool:
        """Say whether it is a hint for a game."""
        return rules not in self.excepted and (not self.only or rules in self.only)


@dataclass(frozen=True, slots=True)
class Advice:
    """The hints for one game."""

    title: str = part(A_LINE, "Its title.")
    hints: tuple[Hint, ...] = part(
        InOrder(RecordType(Hint, "hint"), one_of(tuple(HINTS), "a hint", "a hint"), "for the hints"),
        "The hints, each with its weight.",
    )
    about: str = part(PROSE, "What it is, and how it is weighed.", "")

    def for_rules(self, rules: str) -> "Advice":
        """Give the hints for a game alone."""
        return replace(self, hints=tuple(each for each in self.hints if each.holds_for(rules)))

    def against(self, turn: PlayersTurn) -> list[Hint]:
        """Give the hints that a card goes against."""
        return [each for each in self.hints if HINTS[each.id][1](turn)]

    def weigh(self, turn: PlayersTurn) -> int:
        """Give the weight of the hints that a card goes against."""
        return sum(each.weight for each in self.hints if HINTS[each.id][1](turn))


def rounds_after(rounds: Rounds, suit: int) -> Rounds:
    """Give how often each suit was led, once one of them has been led again."""
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
    """Give the moment at which a card is played after others of its trick.

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
