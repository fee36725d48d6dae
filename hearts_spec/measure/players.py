"""Players: how each chooses a card, and what all of them do in the pass, in an auction and with a slam."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random

from hearts_spec.cards import BITS, Card, Suit, cards_in, group_mask
from hearts_spec.engine.auction import Auction
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.game import Game
from hearts_spec.engine.passing import Passing
from hearts_spec.engine.play import Ways
from hearts_spec.measure.habits import FOR_THE_MOON, HABITS, LOSERS, Habit, KnownHabit, When
from hearts_spec.measure.outcome import gains, play_out, settled
from hearts_spec.measure.view import RulesRead, View, rules_read

PASSES_SAY = "Pass the cards that are most likely to cost you something."
BIDS_SAY = "Bid the least allowed if some suit that you may name threatens your hand little. Otherwise pass."
SHOWS_SAY = (
    "Show a card that costs if you hold four lower cards of its suit to play instead. "
    "Show a card that is good to take if you hold a higher one."
)
NAMES_SAY = "Name the suit that threatens your hand least."
CONTRACTS_SAY = "Choose the trumps of which you hold most."
_GUARDS = 4  # lower cards of its suit that let the holder of a shown card wait until somebody else must take it
_BOLD = 0.75  # up to this danger of a hand in a suit, its holder bids for the choice of that suit


@dataclass(frozen=True, slots=True)
class Player:
    """A way of playing, named and described in `players.yml`.

    Without `habits` a player chooses at random. `playouts` is how many deals a searching player plays out for each
    turn, sharing the cards they have not seen among the others at random; in these all play by the habits.
    """

    id: str
    title: str
    habits: tuple[str, ...] = ()
    playouts: int = 0

    @property
    def shoots(self) -> bool:
        """True if the player tries to take everything with a hand that is strong enough."""
        return not FOR_THE_MOON.isdisjoint(self.habits)

    def at(self, table: CompiledRules, rng: Random) -> Ways[View]:
        """Return how this player plays at a table; a random player draws on `rng`."""
        if not self.habits:
            return _at_random(rng)
        ways = by_habits(table, self.habits)
        return _by_playouts(table, ways, self.playouts, rng) if self.playouts else ways


def _at_random(rng: Random) -> Ways[View]:
    """Return a choice among the legal cards, each equally likely."""
    random = rng.random

    def choose(view: View, cards: int, losing: int) -> int:
        for _ in range(int(random() * cards.bit_count())):
            cards &= cards - 1  # removes the lowest card
        return cards & -cards

    return Ways(choose, choose, choose)


def card_chosen(ways: Ways[View], view: View, cards: int) -> Card:
    """Return the card that the player to move plays, of those that are legal."""
    return ways.chosen(view, cards, view.led, view.losing)


@lru_cache(maxsize=1024)
def by_habits(table: CompiledRules, names: tuple[str, ...]) -> Ways[View]:
    """Return a choice by habits: those that leave cards out, in their order, then the first that decides."""
    return _ways([(known, habit) for _, known, habit in _made(rules_read(table), names)])


def choice_with_habits(names: tuple[str, ...], view: View, cards: int) -> tuple[Card, list[str]]:
    """Return the card chosen by habits, and those of them that left out or chose a card, in the order of their use."""
    used: list[str] = []

    def noting(name: str, known: KnownHabit, habit: Habit) -> Habit:
        def keep(view: View, cards: int, losing: int) -> int:
            kept = habit(view, cards, losing)
            if kept and (known.decides or kept != cards):
                used.append(name)
            return kept

        return keep

    noted = [(known, noting(name, known, habit)) for name, known, habit in _made(view.rules, names)]
    return card_chosen(_ways(noted), view, cards), used


def _made(rules: RulesRead, names: Iterable[str]) -> list[tuple[str, KnownHabit, Habit]]:
    """Return those of the named habits that can have an opinion under the rules."""
    known = [(name, HABITS[name]) for name in names]
    return [(name, each, habit) for name, each in known if (habit := each.make(rules))]


def _ways(made: Sequence[tuple[KnownHabit, Habit]]) -> Ways[View]:
    return Ways(*(_way([each for each in made if each[0].when is when]) for when in When))


def _way(made: Sequence[tuple[KnownHabit, Habit]]) -> Habit:
    leave_out, decide = (tuple(habit for known, habit in made if known.decides is does) for does in (False, True))
    decided = _first_of(decide)
    if not leave_out:
        return decided

    def keep(view: View, cards: int, losing: int) -> int:
        for habit in leave_out:
            cards = habit(view, cards, losing) or cards
        return decided(view, cards, losing) or cards

    return keep


def _first_of(habits: Sequence[Habit]) -> Habit:
    """Return what the first habit with an opinion keeps; a chain of pairs is faster than a loop."""
    if not habits:
        return lambda view, cards, losing: 0
    first, *others = habits
    if not others:
        return first
    then = _first_of(others)
    return lambda view, cards, losing: first(view, cards, losing) or then(view, cards, losing)


def _by_playouts(table: CompiledRules, habits: Ways[View], playouts: int, rng: Random) -> Ways[View]:
    """Return a choice of the card that costs least on average when deals that may be so are played out by habits.

    The same imagined deals serve for every card.
    """

    game = Game(table)

    def choose(view: View, cards: int, losing: int) -> int:
        options = list(cards_in(cards))
        seat, costs = view.seat, dict.fromkeys(options, 0)
        for start in [view.imagined(rng) for _ in range(max(1, playouts // len(options)))]:
            for card in options:
                play = start.copy()
                play.put(card)
                play_out(play, [habits] * table.players)
                gained = gains(table, settled(play, game))
                costs[card] -= table.players * gained[seat] - sum(gained)
        return 1 << min(options, key=costs.__getitem__)

    return Ways(choose, choose, choose)


def cards_to_pass(rules: RulesRead, passing: Passing, seat: int, rng: Random | None = None) -> list[Card]:
    """Return the cards that a seat passes: the most dangerous, or with `rng` any; barred ones only if they must."""
    held = passing.held(seat)
    if rng is None:
        chosen: Iterable[Card] = (card for card in rules.danger if held & BITS[card])
    else:
        chosen = rng.sample(list(cards_in(held)), held.bit_count())
    if held & passing.barred:
        chosen = sorted(chosen, key=lambda card: passing.barred >> card & 1)
    return list(islice(chosen, passing.count))


def cards_to_pass_for_the_moon(rules: RulesRead, passing: Passing, seat: int) -> list[Card]:
    """Return the cards that a seat passes to take everything, each the one without which the hand loses least.

    None are returned if the hand is too weak even then, or may not pass what it likes.
    """
    held = passing.held(seat)
    unseen = rules.table.pack & ~held
    if held & passing.barred or rules.losers(held, unseen) > LOSERS + passing.count:
        return []
    passed: list[Card] = []
    for _ in range(passing.count):
        left = [(rules.losers(held & ~BITS[card], unseen), rules.power[card], card) for card in cards_in(held)]
        passed.append(min(left)[-1])
        held &= ~BITS[passed[-1]]
    return passed if rules.losers(held, unseen) <= LOSERS else []


def cards_to_show(rules: RulesRead, hand: int, may: int) -> list[Card]:
    """Return the cards, of those that a hand may show before the play, that are likely to cost others or to gain."""
    table = rules.table
    shown = []
    for card in cards_in(may):
        suit = table.suit_when_led[card]
        lower = (hand & suit & rules.under[suit][rules.power[card]]).bit_count()
        higher = (hand & suit).bit_count() - lower - 1
        cost = sum(rules.costs[each] for each in cards_in(table.rules.doubling.reach(BITS[card]) & table.pack))
        if lower >= _GUARDS if cost > 0 or BITS[card] & table.doubling else cost < 0 < higher:
            shown.append(card)
    return shown


def bid_or_pass(rules: RulesRead, hand: int, auction: Auction) -> int:
    """Return a careful bid: the least that is legal if some suit that may be named threatens the hand little."""
    suit = _safest(rules, hand, auction)
    least = auction.least
    return least if _danger(rules, hand, suit) < _BOLD and 2 * least <= rules.table.total else 0


def suit_to_name(rules: RulesRead, hand: int, auction: Auction) -> Suit:
    """Return the suit that threatens a hand least, of those that may be named."""
    return _safest(rules, hand, auction)


def contract_to_choose(contracts: Mapping[str, CompiledRules], hand: int) -> str:
    """Return the contract of whose trumps a hand holds most; of several alike the first."""

    def trumps(name: str) -> int:
        suit = contracts[name].rules.trick.trumps.suit
        return 0 if suit is None else (hand & group_mask(suit.name)).bit_count()

    return max(contracts, key=trumps)


def _safest(rules: RulesRead, hand: int, auction: Auction) -> Suit:
    suits = [suit for suit in Suit if suit is not Suit.HEARTS or auction.rules.names.allows_hearts]
    return min(suits, key=lambda suit: _danger(rules, hand, suit))


def _danger(rules: RulesRead, hand: int, suit: Suit) -> float:
    """Return roughly how many tricks a hand must win in a suit: each card counts by the share of the suit it beats."""
    mask = group_mask(suit.name)
    cards = (rules.table.pack & mask).bit_count()
    under = rules.under[mask]
    return sum((mask & under[rules.power[card]]).bit_count() / cards for card in cards_in(hand & mask))
