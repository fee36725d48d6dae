"""A deal as the search sees it: positions between tricks, which of them are alike, and what they must still bring.

A position is a tuple: the cards not yet played as one mask (who holds a card never changes), the seat to lead, whether
hearts are broken, what each seat must still take, and which statements about one of several tricks already hold.

Where the rules know no more than following suit and the highest card winning, cards that lie next to each other in one
hand are as good as each other. The search then tries one of them and counts it as often as there are such cards, and
positions that differ only in the ranks of such cards count as one. What evidence names, or values apart, is excepted.
"""

from collections.abc import Sequence

from hearts_spec.book_deals.card_splits import Sharing
from hearts_spec.book_deals.deal import SearchCase
from hearts_spec.book_deals.evidence_limits import Limits, limits_of
from hearts_spec.book_deals.statements import SeenTrick
from hearts_spec.book_deals.trick_bounds import tighten
from hearts_spec.cards import Card, HeartsError, cards_in, suit_of
from hearts_spec.engine import CompiledRules
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.trick import TrickWonBy, Trumps

Runs = tuple[tuple[tuple[Card, int], ...], ...]
Needs = tuple[int, ...]
Position = tuple[int, int, bool, Needs, int]
FREE = -(10**6)  # what a seat must still take where nothing is said of it
_NOBODY = -1


class SearchError(HeartsError):
    """A deal of a kind that cannot be searched."""


class SearchState:
    """One deal under rules and evidence."""

    def __init__(self, case: SearchCase) -> None:
        """Make a deal ready.

        Raises SearchError for rules under which cards lie beside the hands, or that have a joker or a second pack.
        """
        table = case.table
        if table.lays_aside or table.cover or table.loose or table.rules.pack.packs > 1:
            raise SearchError(f"a deal of {table.playable.title} cannot be searched")
        self.case = case
        self.table = table
        self.hands = tuple(case.hands)
        self.tricks = case.tricks
        self.limits: Limits = limits_of(table, case.hands, (each for fact in case.facts for each in fact.says))
        self.free = _is_free(table)
        self.possible = not self.limits.clash
        if self.free and self.possible:
            self.possible = tighten(table, self.hands, case.leader, self.limits)
        self.value = tuple(table.units(1 << card) for card in range(64))
        self.counting = sum(1 << card for card in cards_in(table.pack) if self.value[card])
        self._all_told = None not in self.limits.targets
        self._everyone = (1 << table.players) - 1
        self._wins = self._still_winning()
        self._units: dict[int, int] = {}
        self._sharing = Sharing(self.value)
        self.lessening = self._sharing.lessening
        valued = self._told_apart() if self.limits.valued else 0
        self._exact = [each.exact | valued for each in self.limits.tricks] + [valued]
        self._runs: dict[int, dict[int, Runs]] = {}
        self._shapes: dict[int, dict[int, int]] = {}
        self._shape_ids: dict[tuple[int, ...], int] = {}
        for exact in self._exact:
            self._runs[exact] = {}
            self._shapes[exact] = {}
        owner = {card: seat for seat, hand in enumerate(self.hands) for card in cards_in(hand)}
        self._owners = tuple(owner.get(card, _NOBODY) for card in range(64))

    def _still_winning(self) -> list[int]:
        """Give, for each trick, the seats that may win one after it."""
        found = [0]
        for each in reversed(self.limits.tricks[1:]):
            found.append(found[-1] | each.winners)
        return found[::-1]

    def _told_apart(self) -> int:
        """Give the cards of every suit in which not all that count count alike."""
        mask = 0
        for suit in self.table.suits:
            cards = suit & self.table.pack
            worth = {self.value[card] for card in range(64) if cards >> card & 1}
            mask |= cards if len(worth) > 1 else 0
        return mask

    @property
    def start(self) -> Position | None:
        """Give the position before the first trick, or None where the evidence contradicts itself outright."""
        if not self.possible:
            return None
        needs = tuple(FREE if each is None else each for each in self.limits.targets)
        return (sum(self.hands), self.case.leader, False, needs, 0)

    def key(self, number: int, position: Position) -> tuple[int, ...]:
        """Give what two positions before the same trick share when the play from them is the same but for names."""
        rest, leader, broken, needs, bits = position
        if not self.free:
            return (number, rest, leader, broken, bits, *needs)
        exact = self._exact[number]
        shapes = self._shapes[exact]
        found = [number, leader, bits, *needs]
        for suit in self.table.suits:
            cards = rest & suit
            shape = shapes.get(cards)
            if shape is None:
                shape = shapes[cards] = self._shape(exact, cards)
            found.append(shape)
        return tuple(found)

    def _shape(self, exact: int, cards: int) -> int:
        """Give a number to the order of owners in a suit, where a card that is told apart stands by its own name."""
        digits = [100 + card if exact >> card & 1 else self._owners[card] for card in cards_in(cards)]
        return self._shape_ids.setdefault(tuple(digits), len(self._shape_ids))

    def choices(self, number: int, cards: int) -> Runs:
        """Give those cards of one suit that each seat can choose among, each with the number of those as good as it."""
        exact = self._exact[number]
        known = self._runs[exact]
        runs = known.get(cards)
        if runs is None:
            runs = known[cards] = self._make_runs(exact, cards)
        return runs

    def _make_runs(self, exact: int, cards: int) -> Runs:
        found: list[list[tuple[Card, int]]] = [[] for _ in self.hands]
        before = _NOBODY
        for card in cards_in(cards):
            owner = self._owners[card]
            apart = not self.free or bool(exact >> card & 1)
            if owner == before and not apart:
                last, count = found[owner][-1]
                found[owner][-1] = (last, count + 1)
            else:
                found[owner].append((card, 1))
            before = _NOBODY if apart else owner
        return tuple(tuple(each) for each in found)

    def alike(self, number: int, rest: int, card: Card) -> list[Card]:
        """Give the cards that are as good as another in the hand that holds it, the lowest first; it is among them."""
        seat = self._owners[card]
        held = rest & self.hands[seat]
        suit = self.table.suits[suit_of(card)]
        for lowest, count in self.choices(number, rest & suit)[seat]:
            run = [each for each in cards_in(held & suit) if each >= lowest][:count]
            if card in run:
                return run
        return [card]

    def units(self, cards: int) -> int:
        """Count what cards are worth, in the units of the rules."""
        cards &= self.counting
        known = self._units.get(cards)
        if known is None:
            known = self._units[cards] = self.table.units(cards)
        return known

    def pay(self, number: int, needs: Needs, winner: int, units: int, rest: int, left: int) -> Needs | None:
        """Give what each seat must still take after a trick of so many units, or None when that cannot be.

        `rest` are the cards left, and `left` what they count.
        """
        need = needs[winner]
        if need != FREE:
            if need < units and not self.lessening:
                return None
            needs = (*needs[:winner], need - units, *needs[winner + 1 :])
        if not self.lessening and not self._may_still_take(number, needs):
            return None
        if self._all_told:
            return needs if sum(needs) == left and self.shares(needs, rest) else None
        return needs if self.lessening or sum([need for need in needs if need != FREE]) <= left else None

    def _may_still_take(self, number: int, needs: Needs) -> bool:
        """Say whether every seat that must still take something may win a trick after this one."""
        wins = self._wins[number]
        return wins == self._everyone or not any(need > 0 and not wins >> seat & 1 for seat, need in enumerate(needs))

    def shares(self, needs: Needs, rest: int) -> int:
        """Count the ways to give the cards left that count to the seats so that each has what it must still take."""
        return self._sharing.ways(rest & self.counting, needs)

    def trick(self, number: int, leader: int, winner: int, cards: Sequence[Card], rest: int) -> SeenTrick:
        """Give a finished trick, counted from 0, as evidence sees it; `rest` are the cards before it."""
        placed = [0] * len(self.hands)
        for seat, card in zip(self.table.seat_at[leader], cards, strict=True):
            placed[seat] = card
        after = rest & ~sum(1 << card for card in cards)
        hands = tuple(hand & rest for hand in self.hands)
        units, left = (self.units(each) for each in (rest & ~after, after))
        return SeenTrick(number + 1, leader, winner, tuple(placed), hands, units, left)


def _is_free(table: CompiledRules) -> bool:
    """Say whether the rules know no more than following suit and the highest card of it winning."""
    rules = table.rules
    stages = [each for first in table.stages for broken in first for each in broken]
    limited = any(each.leads or each.discards or not each.binds for each in stages)
    highest = rules.trick.won_by is TrickWonBy.HIGHEST and rules.trick.trumps is Trumps.NONE
    return not limited and highest and rules.pack.ace is AcePlace.HIGH
